"""Frames: what somebody at the table sees after each step."""

from typing import Any

import pytest

from engine import KNOBS, Frame, Kind, Rules, deal, play
from engine.frame import FACE_DOWN
from tests.engine.games import frames, kinds

RULE_IDS = {*KNOBS, "deal", "battle", "war", "time"}

# The last card would have to be turned up and lies face down: player 1 is short.
SHORT_GAME = "7S 5S / 7H 6H 9H 2H"
SEVENS = ("7S", "7H")
DOWN = (FACE_DOWN, FACE_DOWN)
SHORT_FRAMES = [
    # kind, rule, battle, finished, seats, sizes, out, table, exposed, taken
    ("dealt", "deal", 0, 0, (0, 1), (2, 4), (), (), (None, None), 0),
    ("turned_up", "battle", 1, 0, (0, 1), (1, 3), (), (SEVENS,), SEVENS, 0),
    ("war", "war", 1, 0, (0, 1), (1, 3), (), (SEVENS,), SEVENS, 0),
    ("face_down", "down", 1, 0, (0, 1), (0, 2), (), (SEVENS, DOWN), SEVENS, 0),
    ("short", "shortage", 1, 0, (0,), (0, 2), (0,), (SEVENS, DOWN), SEVENS, 0),
    ("taken", "shortage", 1, 1, (1,), (0, 6), (0,), (), SEVENS, 4),
    ("ended", "shortage", 1, 1, (1,), (0, 6), (0,), (), SEVENS, 0),
]


def fields_of(frame: Frame) -> tuple[Any, ...]:
    return (
        frame.kind,
        frame.rule,
        frame.battle,
        frame.finished,
        frame.seats,
        frame.sizes,
        frame.out,
        frame.table,
        frame.exposed,
        frame.taken,
    )


def test_a_game_seen_step_by_step() -> None:
    seen = frames(SHORT_GAME)
    assert [fields_of(frame) for frame in seen] == SHORT_FRAMES
    assert [frame.ending for frame in seen[:-1]] == [None] * 6
    assert seen[-1].ending is not None
    assert [frame.stake for frame in seen] == [0, 2, 2, 4, 4, 0, 0]


def test_a_whole_war_of_three_seen_step_by_step() -> None:
    seen = frames("9S 2S 3S / 9H 2H 4H / 4S 2D KD", in_war="tied", max_battles=1)
    assert [(frame.kind, frame.rule, frame.seats, frame.sizes) for frame in seen] == [
        ("dealt", "deal", (0, 1, 2), (3, 3, 3)),
        ("turned_up", "battle", (0, 1, 2), (2, 2, 2)),
        ("war", "war", (0, 1), (2, 2, 2)),
        ("face_down", "down", (0, 1), (1, 1, 2)),
        ("face_up", "war", (0, 1), (0, 0, 2)),
        ("taken", "best", (1,), (0, 7, 2)),
        ("out", "objective", (0,), (0, 7, 2)),
        ("ended", "max_battles", (), (0, 7, 2)),
    ]
    assert seen[4].table == (
        ("9S", "9H", "4S"),
        (FACE_DOWN, FACE_DOWN, None),
        ("3S", "4H", None),
    )


RULE_OF_STEP: list[tuple[str, str, dict[str, Any], Kind, str, tuple[int, ...]]] = [
    ("the best card", "KS / QH", {}, Kind.TAKEN, "best", (0,)),
    ("the lowest beats the ace", "2S / AH", {"low_beats_ace": True}, Kind.TAKEN, "low_beats_ace", (0,)),
    ("the ace beats a king all the same", "AS / KH", {"low_beats_ace": True}, Kind.TAKEN, "best", (0,)),
    ("nobody else is left", "7S QD / 7H", {}, Kind.TAKEN, "shortage", (0,)),
    ("a tie", "7S / 7H", {}, Kind.WAR, "war", (0, 1)),
    ("a two", "2S / 7H", {"twos_start_war": True}, Kind.WAR, "twos_start_war", (0,)),
    ("a tie and a two", "2S / 2H", {"twos_start_war": True}, Kind.WAR, "war", (0, 1)),
    ("what stands is compared", "2S / KH", {"twos_start_war": True, "shortage": "last_card_stands"}, Kind.COMPARED,
     "shortage", (0, 1)),
    ("those who sat out come back", "KS / KH / 5S / 4D", {"in_war": "tied"}, Kind.COMPARED, "in_war", (2, 3)),
    ("no card left", "KS / QH", {}, Kind.OUT, "objective", (1,)),
    ("all cards", "KS / QH", {}, Kind.ENDED, "objective", (0,)),
    ("first out", "KS / QH", {"objective": "first_out_loses"}, Kind.ENDED, "objective", (0,)),
    ("short", "7S QD / 7H", {}, Kind.ENDED, "shortage", (0,)),
    ("all short", "7S / 7H", {}, Kind.ENDED, "shortage", ()),
    ("repeat", "2S 3S / 4S", {"collect": "own_last"}, Kind.ENDED, "repeat_draw", ()),
    ("limit", "2S 3S / 4S", {"max_battles": 1}, Kind.ENDED, "max_battles", ()),
    ("time", "2S 3S / 4S", {"time_up_after": 1}, Kind.ENDED, "time", ()),
]  # fmt: skip


@pytest.mark.parametrize(
    ("packets", "knobs", "kind", "rule", "seats"),
    [r[1:] for r in RULE_OF_STEP],
    ids=[r[0] for r in RULE_OF_STEP],
)
def test_a_step_names_the_rule_it_follows(
    packets: str, knobs: dict[str, Any], kind: Kind, rule: str, seats: tuple[int, ...]
) -> None:
    first = next(frame for frame in frames(packets, **knobs) if frame.kind is kind)
    assert (first.rule, first.seats) == (rule, seats)


def test_a_single_best_of_what_stands_wins_as_the_best_card() -> None:
    seen = frames("2S / KH", twos_start_war=True, shortage="last_card_stands")
    taken = next(frame for frame in seen if frame.kind is Kind.TAKEN)
    assert (taken.rule, taken.seats) == ("best", (1,))


def test_every_kind_of_step_and_every_rule_that_a_step_follows_is_known() -> None:
    seen: set[Kind] = set()
    for _, packets, knobs, *_ in RULE_OF_STEP:
        for frame in frames(packets, **knobs):
            assert frame.rule in RULE_IDS
            seen.add(frame.kind)
    seen |= set(kinds(SHORT_GAME)) | set(kinds("9S 2S KS / 9H 2H QH"))
    assert seen == set(Kind)


def test_cards_that_join_the_stake_lie_face_down_one_by_one() -> None:
    seen = frames("KS 2S 3S / KH 4H / 9S 5S 6S 7S JS", shortage="all_short_draw", down=2)
    short = next(frame for frame in seen if frame.kind is Kind.SHORT)
    assert short.seats == (0, 1)
    assert short.out == (0, 1)
    assert short.sizes == (0, 0, 4)
    assert short.table == (
        ("KS", "KH", "9S"),
        (FACE_DOWN, None, None),
        (FACE_DOWN, None, None),
        (None, FACE_DOWN, None),
    )


def test_nobody_is_out_in_a_draw_that_falls_on_all_who_are_left() -> None:
    short, ended = frames("5S / 5H / 5D")[-2:]
    assert (short.kind, short.seats, short.out) == (Kind.SHORT, (0, 1, 2), ())
    assert (ended.kind, ended.out, ended.stake) == (Kind.ENDED, (), 3)


def test_a_battle_that_ends_in_a_draw_is_finished_when_the_game_is_though_its_stake_still_lies_there() -> (
    None
):
    short, ended = frames("9S / 9H")[-2:]
    assert (short.battle, short.finished, short.stake) == (1, 0, 2)
    assert (ended.battle, ended.finished, ended.stake) == (1, 1, 2)


def test_the_exposed_card_is_the_newest_one_and_a_standing_one_stays() -> None:
    seen = frames("7S 9S / 7H 2H 9H 3H 4H 5H", shortage="last_card_up", max_battles=1)
    turned = [frame.exposed for frame in seen if frame.kind is Kind.FACE_UP]
    assert turned == [("9S", "9H"), ("9S", "4H")]


def test_battles_are_counted_as_begun_and_as_finished() -> None:
    seen = frames("KS QS / 2H 9H", max_battles=2)
    assert [(frame.kind, frame.battle, frame.finished) for frame in seen] == [
        (Kind.DEALT, 0, 0),
        (Kind.TURNED_UP, 1, 0),
        (Kind.TAKEN, 1, 1),
        (Kind.TURNED_UP, 2, 1),
        (Kind.TAKEN, 2, 2),
        (Kind.OUT, 2, 2),
        (Kind.ENDED, 2, 2),
    ]


def test_frames_come_one_by_one_and_a_game_can_be_left() -> None:
    rules = Rules(repeat_draw=False, max_battles=100_000)
    game = play(rules, deal(rules, "rain"))
    assert [next(game).kind for _ in range(2)] == [Kind.DEALT, Kind.TURNED_UP]
    game.close()  # type: ignore[attr-defined]
