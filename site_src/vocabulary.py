"""What the pages may say of the rules they are rendered under: ranks, counts and sentences."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine import KNOBS, PROFILES, Rules, names, words
from engine.cards import CARDS, DECKS, RANKS, SUITS
from engine.frame import FACE_DOWN
from engine.rules import Best
from engine.sheet import seven_sentences, telling
from site_src import positions
from site_src.example import Example


def vocabulary(rules: Rules) -> dict[str, Any]:
    """The names that every page can use, and what they say under these rules."""
    deck = DECKS[rules.deck]
    ranks = sorted({card[0] for card in deck if card[0] in RANKS}, key=RANKS.index, reverse=True)
    return COMMON | {
        "deck": deck,
        "ranks": ranks,
        "rank_names": [names.RANK_NAMES[rank] for rank in ranks],
        "best_word": "lowest" if rules.best is Best.LOW else "highest",
        "sentence": lambda knob: words.value_sentence(knob, getattr(rules, knob)),
        "seven_sentences": seven_sentences(rules),
        "telling": telling(rules),
        "value_name": lambda knob: words.value_name(knob, getattr(rules, knob)),
        "rules_name": words.rules_name(rules),
        "beats": beats(rules),
    }


def rule_page(rule: str) -> str:
    """Where a rule is explained: its section has the rule's name as its id."""
    return f"{'house' if rule in KNOBS else 'rules'}.html#{rule}"


class Dealt:
    """How many cards there are, how many each player gets, and how many are set aside."""

    def __init__(self, rules: Rules) -> None:
        self.cards = len(DECKS[rules.deck])
        self.each, self.aside = divmod(self.cards, rules.players)


def rank_name(card: str) -> str:
    return names.RANK_NAMES[card[0]]


def a_rank(card: str) -> str:
    """ "an ace", "a nine"."""
    name = rank_name(card)
    return ("an " if name[0] in "ae" else "a ") + name


def beats(rules: Rules) -> Callable[[str, str], str]:
    """A function that says which of two ranks beats the other by these rules: "a king beats a ten"."""

    def sentence(one: str, other: str) -> str:
        frame = Example(for_two(rules), f"{one}S / {other}H").taken(1)
        best, worse = (one, other) if frame.seats == (0,) else (other, one)
        return f"{a_rank(best)} beats {a_rank(worse)}"

    return sentence


def for_two(rules: Rules) -> Rules:
    """The same rules for two players, as the pages' little deals need them."""
    return replace(rules, players=2)


def number(value: int) -> str:
    """A small number as a word, as running text wants it."""
    return names.NUMBER_NAMES[value] if value < len(names.NUMBER_NAMES) else f"{value:,}"


# What is said in the same way whatever the rules are.
COMMON: dict[str, Any] = {
    "suits": SUITS,
    "number": number,
    "counted": names.counted,
    "listed": names.listed,
    "knob_names": words.KNOB_NAMES,
    "knob_questions": words.KNOB_QUESTIONS,
    "profile_names": words.PROFILE_NAMES,
    "value_sentence": words.value_sentence,
    "dealt": Dealt,
    "knobs": KNOBS,
    "profiles": PROFILES,
    "rank_name": rank_name,
    "a_rank": a_rank,
    "ranks_of": names.ranks_of,
    "positions": positions,
    "all_cards": CARDS,
    "card_names": {card: names.card_name(card) for card in (*CARDS, FACE_DOWN)},
    "rule_links": {rule: {"name": name, "href": rule_page(rule)} for rule, name in words.RULE_NAMES.items()},
}
