"""What somebody asks to be played: rules and cards, as links, scripts and the command line name them.

{"rules": {"profile"?: name, knob?: value ...}, "packets": [text ...] | "deal": text | "seed": text}
"""

from collections.abc import Mapping
from typing import Any

from engine.cards import DealError
from engine.deal import Deal, deal, parse_deal, read_deal
from engine.rules import DEFAULT_PROFILE, Rules, RulesError, agree, whole_number

CARDS_GIVEN_AS = ("packets", "deal", "seed")


def read_rules(asked: Any) -> Rules:
    """The rules of {"profile"?, knob...}."""
    if not isinstance(asked, Mapping):
        raise RulesError('The rules are an object such as {"profile": "classic", "down": 3}.')
    knobs = dict(asked)
    return agree(knobs.pop("profile", DEFAULT_PROFILE), knobs)


def read_time(asked: Mapping[str, Any]) -> int | None:
    """After how many battles time is up, None if it never is."""
    battles = asked.get("time_up_after")
    if battles is None:
        return None
    number = whole_number(str(battles))
    if number is not None:
        return number
    raise RulesError(
        f"“time_up_after” cannot be “{battles}”: it is the number of battles after which time is up, in at most nine digits."
    )


def read_request(asked: Any) -> tuple[Rules, Deal]:
    """The rules and the packets of a request, ready to be played."""
    if not isinstance(asked, Mapping):
        raise RulesError('A game is asked for by an object such as {"rules": {}, "seed": "rain"}.')
    rules = read_rules(asked.get("rules", {}))
    given = [name for name in CARDS_GIVEN_AS if name in asked]
    if len(given) != 1:
        found = " and ".join(given) or "none of them"
        raise DealError(f"Name the cards in one way: by packets, by deal or by seed. Here there is {found}.")
    return rules, read_deal(rules, _packets(rules, given[0], asked[given[0]]))


def _packets(rules: Rules, given_as: str, cards: Any) -> Any:
    if given_as == "packets":
        if isinstance(cards, list) and all(isinstance(packet, str) for packet in cards):
            return cards
        raise DealError('Packets are a list of texts, such as ["9C 3D QD", "9H KS 7C"].')
    if given_as == "seed":
        return deal(rules, cards)
    if not isinstance(cards, str):
        raise DealError("The deal is text, in quotation marks.")
    return parse_deal(cards)
