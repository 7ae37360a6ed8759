"""A game of War: battle after battle until there is an ending, and why it ends.

Rules and deal give exactly one game. `play` shows it step by step as frames; `finish` plays it
unwatched and says how it ended.
"""

from collections.abc import Iterable, Iterator, Sequence

from engine.cards import CARDS
from engine.deal import read_deal
from engine.frame import FACE_DOWN, Ending, Frame, Group, Kind, Reason
from engine.rules import Objective, Rules
from engine.stake import Laid
from engine.table import Table

type Packets = Sequence[str | Iterable[str]]  # by seat, as text or as cards, top first


def play(rules: Rules, packets: Packets, *, time_up_after: int | None = None) -> Iterator[Frame]:
    """The frames of the game that these packets give, from the deal to its ending.

    When time is up after some number of battles, the game ends there. Raises a DealError at once
    if the packets cannot be played by these rules.
    """
    told: list[Frame] = []
    table = Table(rules, read_deal(rules, packets), lambda *step: told.append(_frame(*step)))
    return _frames(Game(table, time_up_after), told)


def finish(rules: Rules, packets: Packets, *, time_up_after: int | None = None) -> Ending:
    """How the game that these packets give ends."""
    game = Game(Table(rules, read_deal(rules, packets)), time_up_after)
    while (ending := game.ending()) is None:
        game.table.battle()
    return ending


class Game:
    """The round boundaries of a game: which positions stood at them, and whether it ends there."""

    def __init__(self, table: Table, time_up_after: int | None) -> None:
        self.table = table
        self.time_up_after = time_up_after
        self.stood_after: dict[bytes, int] = {}  # position -> battle

    def ending(self) -> Ending | None:
        """How the game ends at this round boundary, None if it goes on."""
        return self._all_short() or self._decided() or self._repeat() or self._stopped()

    def _all_short(self) -> Ending | None:
        return self._draw(Reason.ALL_SHORT) if self.table.drawn else None

    def _decided(self) -> Ending | None:
        table, objective = self.table, self.table.rules.objective
        out = sorted(table.short + table.spent)
        if out and objective is Objective.FIRST_OUT_LOSES:
            return self._won(Reason.FIRST_OUT, losers=out)
        if len(table.players) > 1:
            return None
        others = [seat for seat in range(table.rules.players) if seat not in table.players]
        losers = table.players if objective is Objective.SHED_ALL else others
        return self._won(Reason.SHORT if table.short else Reason.ALL_CARDS, losers)

    def _repeat(self) -> Ending | None:
        """A draw if the whole ordered position stood at an earlier boundary: play would repeat for ever."""
        if not self.table.rules.repeat_draw:
            return None
        battles = self.table.battles
        first_seen = self.stood_after.setdefault(b"\xff".join(self.table.packets), battles)
        return self._draw(Reason.REPEAT, first_seen, battles - first_seen) if first_seen < battles else None

    def _stopped(self) -> Ending | None:
        if self.table.battles == self.table.rules.max_battles:
            return self._draw(Reason.BATTLE_LIMIT)
        return self._draw(Reason.TIME) if self.table.battles == self.time_up_after else None

    def _won(self, reason: Reason, losers: list[int]) -> Ending:
        table = self.table
        winners = tuple(seat for seat in range(table.rules.players) if seat not in losers)
        short = tuple(sorted(table.short))
        return Ending(reason, winners, tuple(losers), table.battles, table.wars, short=short)

    def _draw(self, reason: Reason, first_seen: int | None = None, period: int | None = None) -> Ending:
        return Ending(reason, (), (), self.table.battles, self.table.wars, first_seen, period)


# Reason -> the section of the rule book that it follows; the objective's own section if none is named.
RULE_OF = {
    Reason.SHORT: "shortage",
    Reason.ALL_SHORT: "shortage",
    Reason.REPEAT: "repeat_draw",
    Reason.BATTLE_LIMIT: "max_battles",
    Reason.TIME: "time",
}


def _frames(game: Game, told: list[Frame]) -> Iterator[Frame]:
    table = game.table
    table.tell(table, Kind.DEALT, "deal", table.players)
    while (ending := game.ending()) is None:
        yield from told
        told.clear()
        table.battle()
    yield from told
    yield _frame(table, Kind.ENDED, RULE_OF.get(ending.reason, "objective"), ending.winners, ending)


def _frame(table: Table, kind: Kind, rule: str, seats: Iterable[int], ending: Ending | None = None) -> Frame:
    players = range(table.rules.players)
    still_in = table.players
    return Frame(
        kind=kind,
        rule=rule,
        battle=table.battles,
        finished=table.battles - bool(table.stake and not ending),
        seats=tuple(seats),
        sizes=tuple(map(len, table.packets)),
        out=tuple(seat for seat in players if seat not in still_in),
        table=tuple(_group(laid, players) for laid in table.stake),
        exposed=tuple(CARDS[table.exposed[seat]] if seat in table.exposed else None for seat in players),
        taken=len(table.picked) if kind is Kind.TAKEN else 0,
        ending=ending,
    )


def _group(laid: Laid, players: range) -> Group:
    if laid.face_up:
        return tuple(CARDS[laid.cards[seat]] if seat in laid.cards else None for seat in players)
    return tuple(FACE_DOWN if seat in laid.cards else None for seat in players)
