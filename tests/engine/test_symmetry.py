"""The same game seen from other seats, or played for another aim."""

from dataclasses import replace

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine import Frame, Reason, finish, play
from engine.rules import Objective, Shortage
from tests.engine.strategies import UNFAIR, Game, games


def turned_round(frame: Frame, seats: list[int]) -> Frame:
    """The frame as it would be if the player of each seat sat where this says."""

    def by_seat[T](row: tuple[T, ...]) -> tuple[T, ...]:
        return tuple(row[seats.index(seat)] for seat in range(len(seats)))

    def moved(some: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(seats[seat] for seat in some))

    ending = frame.ending
    if ending:
        ending = replace(
            ending, winners=moved(ending.winners), losers=moved(ending.losers), short=moved(ending.short)
        )
    return replace(
        frame,
        seats=moved(frame.seats),
        sizes=by_seat(frame.sizes),
        out=moved(frame.out),
        table=tuple(map(by_seat, frame.table)),
        exposed=by_seat(frame.exposed),
        ending=ending,
    )


@given(games(players=2))
@settings(max_examples=150)
def test_swapped_seats_mirror_a_game_of_two(game: Game) -> None:
    rules, packets = game
    assume(rules.collect not in UNFAIR)
    mirrored = play(rules, packets[::-1])
    for frame, other in zip(play(rules, packets), mirrored, strict=True):
        assert turned_round(frame, [1, 0]) == other


@given(games(), st.integers(1, 3))
@settings(max_examples=150)
def test_moving_every_player_some_seats_on_moves_the_game(game: Game, on: int) -> None:
    rules, packets = game
    # Under all_short_draw last cards join from the first seat upward, so there seats matter.
    assume(rules.collect not in UNFAIR and rules.shortage is not Shortage.ALL_SHORT_DRAW)
    seats = [(seat + on) % rules.players for seat in range(rules.players)]
    moved = tuple(packets[seats.index(seat)] for seat in range(rules.players))
    for frame, other in zip(play(rules, packets), play(rules, moved), strict=True):
        assert turned_round(frame, seats) == other


@given(games(objective="collect_all"))
@settings(max_examples=150)
def test_shedding_all_cards_is_collecting_them_the_other_way_round(game: Game) -> None:
    rules, packets = game
    collected = finish(rules, packets)
    shed = finish(replace(rules, objective=Objective.SHED_ALL), packets)
    assert shed == replace(collected, winners=collected.losers, losers=collected.winners)


@given(games(objective="collect_all", players=2))
@settings(max_examples=150)
def test_of_two_players_the_first_out_is_the_one_who_loses_all(game: Game) -> None:
    rules, packets = game
    collected = finish(rules, packets)
    first_out = finish(replace(rules, objective=Objective.FIRST_OUT_LOSES), packets)
    reason = Reason.FIRST_OUT if collected.losers else collected.reason
    assert first_out == replace(collected, reason=reason)
