"""Captions: what is said of a step, with nothing that is hidden in it."""

from typing import Any

import pytest

from engine import Kind
from engine.captions import caption
from tests.engine.games import frames, is_sentence, rules_for

# Packets, knobs, kind of step, what its caption says, what it must not say.
CAPTIONS: list[tuple[str, str, dict[str, Any], Kind, list[str], list[str]]] = [
    ("equal packets", "KS 2S / QH 3H", {}, Kind.DEALT, ["Each player", "2 cards"], []),
    ("one card each", "KS / QH", {}, Kind.DEALT, ["Each player", "1 card."], []),
    ("unequal packets", "KS / QH 3H", {}, Kind.DEALT, ["Player 1 has 1 card", "player 2 has 2 cards"], []),
    ("two cards", "KS / QH", {}, Kind.TURNED_UP, ["King of spades", "queen of hearts"], []),
    ("three cards", "KS / QH / JD", {}, Kind.TURNED_UP, ["King of spades", "queen of hearts", "jack of diamonds"], []),
    ("tie", "9S / 9H / 4D", {}, Kind.WAR, ["Two nines tie", "war"], ["four"]),
    ("tie of three", "6S / 6H / 6D / KC", {"best": "low"}, Kind.WAR, ["Three sixes tie"], ["king"]),
    ("tie of jokers", "X1 / X2", {"deck": "jokers"}, Kind.WAR, ["Two jokers tie"], []),
    ("two", "2S / 9H", {"twos_start_war": True}, Kind.WAR, ["two", "war"], ["tie", "nine"]),
    ("all face down", "9S 2S 5S / 9H 3H 6H", {}, Kind.FACE_DOWN, ["Each player", "face down"], ["two", "three"]),
    ("some face down", "9S 2S 5S / 9H 3H 6H / 4D 7D", {"in_war": "tied"}, Kind.FACE_DOWN, ["Players 1 and 2"], []),
    ("one face down", "9S 5S / 9H 3H 6H", {"shortage": "last_card_up"}, Kind.FACE_DOWN, ["Player 2 places"], ["three"]),
    ("face up", "9S 2S 5S / 9H 3H 6H", {}, Kind.FACE_UP, ["Five of spades", "six of hearts"], ["nine"]),
    ("one face up", "9S 5S / 9H", {"shortage": "last_card_stands"}, Kind.FACE_UP, ["Player 1 turns up the five"], []),
    ("one short", "9S 5S / 9H", {}, Kind.SHORT, ["Player 2", "no card left", "is out"], ["five"]),
    ("two short", "KS / KH / 3S 5S", {}, Kind.SHORT, ["Players 1 and 2", "have", "are out"], []),
    ("too few", "9S 2S / 9H 3H 6H", {"shortage": "all_short_draw"}, Kind.SHORT, ["Player 1", "too few cards"], ["two"]),
    ("all short", "9S / 9H", {}, Kind.SHORT, ["Players 1 and 2"], ["out"]),
    ("come back", "KS / KH / 5S / 4D", {"in_war": "tied"}, Kind.COMPARED, ["Players 3 and 4 come back", "five"], ["king"]),
    ("comes back", "KS / KH / 5S 6S", {"in_war": "tied"}, Kind.COMPARED, ["Player 3 comes back", "five"], ["king"]),
    ("stands", "7S / 7H", {"shortage": "last_card_stands"}, Kind.COMPARED, ["stands", "seven of hearts"], []),
    ("highest", "KS / QH", {}, Kind.TAKEN, ["The king of spades is highest", "player 1 takes 2 cards"], []),
    ("lowest", "KS / QH", {"best": "low"}, Kind.TAKEN, ["The queen of hearts is lowest", "player 2 takes 2 cards"], []),
    ("beats ace", "6S / AH", {"deck": "short", "low_beats_ace": True}, Kind.TAKEN, ["The six of spades beats the ace"], []),
    ("alone", "7S QD / 7H", {}, Kind.TAKEN, ["Nobody else is left", "player 1 takes 2 cards"], ["seven", "queen"]),
    ("best of what stands", "2S / KH", {"twos_start_war": True, "shortage": "last_card_stands"}, Kind.TAKEN,
     ["The king of hearts is highest", "player 2 takes 2 cards"], ["Nobody else"]),
    ("out", "KS / QH", {}, Kind.OUT, ["Player 2 has no cards left and is out"], []),
    ("two out", "KS / QH / JD", {}, Kind.OUT, ["Players 2 and 3 have no cards left and are out"], []),
    ("ended", "KS / QH", {}, Kind.ENDED, ["Player 1 wins"], ["lose"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("packets", "knobs", "kind", "says", "never"),
    [row[1:] for row in CAPTIONS],
    ids=[row[0] for row in CAPTIONS],
)
def test_a_caption_says_what_happened(
    packets: str, knobs: dict[str, Any], kind: Kind, says: list[str], never: list[str]
) -> None:
    frame = next(frame for frame in frames(packets, **knobs) if frame.kind is kind)
    said = caption(frame, rules_for(packets, **knobs))
    assert is_sentence(said)
    assert all(words in said for words in says), said
    assert not any(words in said for words in never), said
