"""Games in a line: how a deal ends, where the cards lie after it, and what is seen of it.

A deal is text, packets top first with " / " between them; knobs are given by name.
"""

from typing import Any

from engine import Ending, Frame, Kind, Rules, agree, deal_text, finish, parse_deal, play
from engine.cards import CARDS
from engine.deal import read_deal
from engine.table import Table

# A line for replay, and its answer.
GOOD = '{"id": "good", "rules": {}, "packets": ["KS", "QH 3H"]}'
GOOD_ANSWER = {"id": "good", "reason": "all_cards", "winners": [0], "losers": [1], "battles": 2, "wars": 0}


def rules_for(packets: str, **knobs: Any) -> Rules:
    """The classic rules with these knobs changed, for as many players as there are packets."""
    return agree(knobs={"players": packets.count("/") + 1, **knobs})


def ending(packets: str, *, time_up_after: int | None = None, **knobs: Any) -> Ending:
    return finish(rules_for(packets, **knobs), parse_deal(packets), time_up_after=time_up_after)


def end(packets: str, *, time_up_after: int | None = None, **knobs: Any) -> str:
    """How a game ends, such as "short: won by 0, lost by 1 2; battles 3, wars 1", seats from 0."""
    return ending_text(ending(packets, time_up_after=time_up_after, **knobs))


def ending_text(game: Ending) -> str:
    result = f"won by {_seats(game.winners)}, lost by {_seats(game.losers)}" if game.losers else "draw"
    assert bool(game.winners) == bool(game.losers)
    text = f"{game.reason}: {result}; battles {game.battles}, wars {game.wars}"
    if game.first_seen is None:
        assert game.period is None
        return text
    return f"{text}; first seen {game.first_seen}, period {game.period}"


def after(packets: str, battles: int = 1, **knobs: Any) -> str:
    """The packets after so many battles, "-" for an empty one."""
    return positions(packets, battles, **knobs)[-1]


def positions(packets: str, battles: int, **knobs: Any) -> list[str]:
    """The packets at each round boundary, from the deal to the end of so many battles."""
    rules = rules_for(packets, **knobs)
    table = Table(rules, read_deal(rules, parse_deal(packets)))
    seen = [_held(table)]
    for _ in range(battles):
        table.battle()
        seen.append(_held(table))
    return seen


def frames(packets: str, *, time_up_after: int | None = None, **knobs: Any) -> list[Frame]:
    return list(play(rules_for(packets, **knobs), parse_deal(packets), time_up_after=time_up_after))


def kinds(packets: str, **knobs: Any) -> list[Kind]:
    return [frame.kind for frame in frames(packets, **knobs)]


def _held(table: Table) -> str:
    held = [[CARDS[number] for number in packet] or ["-"] for packet in table.packets]
    return deal_text(tuple(packet) for packet in held)


def _seats(seats: tuple[int, ...]) -> str:
    return " ".join(map(str, seats))


def is_sentence(text: str) -> bool:
    """Whether a text for people begins and ends as one."""
    return text[0].isupper() and text.endswith((".", "”.")) and "  " not in text and "_" not in text
