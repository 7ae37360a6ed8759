"""What holds in every game by any rules."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Ending, Kind, Reason, agree, deal_text, finish, parse_deal, play
from engine.captions import caption
from engine.cards import CARDS
from engine.deal import read_deal
from engine.frame import FACE_DOWN
from engine.names import card_name
from engine.rules import KNOBS, Rules, value_text
from engine.table import Table
from tests.engine.strategies import Game, all_rules, games

DRAWS = (Reason.ALL_SHORT, Reason.REPEAT, Reason.BATTLE_LIMIT, Reason.TIME)


@given(games())
@settings(max_examples=150)
def test_every_card_is_there_exactly_once_at_every_boundary(game: Game) -> None:
    rules, packets = game
    dealt = sorted(card for packet in packets for card in packet)
    table = Table(rules, read_deal(rules, packets))
    for _ in range(finish(rules, packets).battles):
        table.battle()
        held = [CARDS[card] for packet in table.packets for card in packet]
        lying = [CARDS[card] for laid in table.stake for card in laid.cards.values()]
        assert sorted(held + lying) == dealt
        assert table.drawn or not lying


@given(games())
@settings(max_examples=150)
def test_the_same_rules_and_cards_give_the_same_game(game: Game) -> None:
    assert list(play(*game)) == list(play(*game))


@given(games())
@settings(max_examples=150)
def test_every_game_ends_once_and_for_one_reason(game: Game) -> None:
    rules, packets = game
    *before, last = play(rules, packets)
    assert last.kind is Kind.ENDED
    assert last.ending == finish(rules, packets)
    assert all(frame.ending is None and frame.kind is not Kind.ENDED for frame in before)
    ending = last.ending
    assert ending
    assert 1 <= ending.battles <= rules.max_battles
    assert ending.battles == sum(frame.kind is Kind.TURNED_UP for frame in before)
    assert ending.wars == sum(frame.kind is Kind.WAR for frame in before)
    if ending.reason in DRAWS:
        assert ending.winners == ending.losers == ()
    else:
        assert ending.winners
        assert ending.losers
        assert sorted(ending.winners + ending.losers) == list(range(rules.players))
    assert (ending.first_seen is not None) == (ending.period is not None) == (ending.reason is Reason.REPEAT)


@given(games())
@settings(max_examples=150)
def test_sizes_and_stake_add_up_in_every_frame(game: Game) -> None:
    rules, packets = game
    dealt = sum(map(len, packets))
    out: tuple[int, ...] = ()
    stake = 0
    for frame in play(rules, packets):
        assert sum(frame.sizes) + frame.stake == dealt
        assert {len(frame.sizes), len(frame.exposed), *map(len, frame.table)} == {rules.players}
        assert set(out) <= set(frame.out)
        assert all(frame.sizes[seat] == 0 for seat in frame.out)
        assert frame.taken == (stake if frame.kind is Kind.TAKEN else 0)
        assert frame.finished in (frame.battle, frame.battle - 1)
        out, stake = frame.out, frame.stake


@given(games())
@settings(max_examples=150)
def test_no_frame_names_a_card_that_lies_face_down(game: Game) -> None:
    rules, packets = game
    down: list[set[str]] = []

    def look(table: Table, *step: object) -> None:
        down.append({CARDS[card] for laid in table.stake if not laid.face_up for card in laid.cards.values()})

    table = Table(rules, read_deal(rules, packets), look)
    _, *shown, _ = play(rules, packets)
    for _ in range(shown[-1].battle):
        table.battle()
    for frame, hidden in zip(shown, down, strict=True):
        told = repr(frame)
        said = caption(frame, rules).lower()
        assert not any(f"'{card}'" in told for card in hidden)
        assert not any(card_name(card) in said for card in hidden if card[0] != "X")
        assert sum(card == FACE_DOWN for group in frame.table for card in group) == len(hidden)


@given(games())
@settings(max_examples=100)
def test_face_up_cards_on_the_table_are_those_turned_up_in_this_battle(game: Game) -> None:
    rules, packets = game
    left = [list(packet) for packet in packets]
    turned: set[str] = set()
    for frame in play(rules, packets):
        if frame.kind is Kind.TURNED_UP:
            turned = set()
        if frame.battle == 1 and frame.kind in (Kind.TURNED_UP, Kind.FACE_UP, Kind.FACE_DOWN):
            for seat in frame.seats:
                card = left[seat].pop(0)
                assert frame.table[-1][seat] == (FACE_DOWN if frame.kind is Kind.FACE_DOWN else card)
        if frame.kind in (Kind.TURNED_UP, Kind.FACE_UP):
            turned |= {card for card in frame.table[-1] if card}
        lying = {card for group in frame.table for card in group if card and card != FACE_DOWN}
        assert lying <= turned
        assert {card for card in frame.exposed if card} <= turned


@given(games(), st.integers(0, 20))
@settings(max_examples=100)
def test_when_time_is_up_the_game_was_the_same_until_then(game: Game, battles: int) -> None:
    *timed, last = play(*game, time_up_after=battles)
    *whole, end = play(*game)
    assert last.ending
    assert end.ending
    assert timed == whole[: len(timed)]
    if end.ending.battles <= battles:
        assert last == end
    else:
        assert last.ending == Ending(Reason.TIME, (), (), battles, last.ending.wars)


@given(games())
def test_a_deal_reads_back_as_itself(game: Game) -> None:
    _, packets = game
    assert parse_deal(deal_text(packets)) == packets
    assert parse_deal(deal_text(packets).replace("T", "10").lower()) == packets


@given(all_rules())
def test_rules_read_back_from_text_as_themselves(rules: Rules) -> None:
    assert agree(knobs={knob: value_text(getattr(rules, knob)) for knob in KNOBS}) == rules
