"""Deals: who holds which cards before the first battle.

A deal is a tuple of packets by seat, written with " / " between them: "9C 3D QD / 9H KS 7C".
Seeds and deals are shared as text, so that the same game comes out everywhere.
"""

import random
from collections.abc import Iterable, Sequence

from engine.cards import DECKS, DealError, Packet, packet_text, parse_packet
from engine.rules import Rules

type Deal = tuple[Packet, ...]


def generator(seed: str) -> random.Random:
    """The generator for this seed, the same on every machine; a DealError if the seed is no text."""
    if not isinstance(seed, str):
        raise DealError(f"A seed is text, such as “rain” or “{seed}”, in quotation marks.")
    return random.Random(seed.encode("utf-8", "surrogatepass"))


def shuffle[T](things: Iterable[T], source: random.Random) -> list[T]:
    """A Fisher-Yates shuffle by `random()` alone, whose sequence Python promises to keep."""
    shuffled = list(things)
    for last in range(len(shuffled) - 1, 0, -1):
        other = int(source.random() * (last + 1))
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled


def deal(rules: Rules, seed: str) -> Deal:
    """Shuffle the deck and deal it singly from the top, until no full turn remains.

    Each card lands on top of its packet, so the last one dealt is the first one played.
    """
    cards = shuffle(DECKS[rules.deck], generator(seed))
    dealt = len(cards) - len(cards) % rules.players
    return tuple(tuple(reversed(cards[seat : dealt : rules.players])) for seat in range(rules.players))


def parse_deal(text: str) -> Deal:
    """The packets of a deal from its text; a DealError if something in it is not a card."""
    return tuple(parse_packet(part) for part in text.split("/"))


def deal_text(packets: Iterable[Packet]) -> str:
    """How a deal is written: "9C 3D QD / 9H KS 7C"."""
    return " / ".join(packet_text(packet) for packet in packets)


def read_deal(rules: Rules, packets: Sequence[str | Iterable[str]]) -> Deal:
    """The packets, as text or as cards; a DealError if they cannot be played by these rules."""
    if len(packets) != rules.players:
        raise DealError(
            f"These rules are for {rules.players} players, so the deal needs {rules.players} packets; it has {len(packets)}."
        )
    read = tuple(parse_packet(packet if isinstance(packet, str) else " ".join(packet)) for packet in packets)
    deck = set(DECKS[rules.deck])
    seen: set[str] = set()
    for player, packet in enumerate(read, start=1):
        if not packet:
            raise DealError(f"The packet of player {player} is empty. Each player needs at least one card.")
        for card in packet:
            if card not in deck:
                raise DealError(f"{card} is not in the {rules.deck} deck, which has {len(deck)} cards.")
            if card in seen:
                raise DealError(f"{card} is there twice. A deal has each card of the deck once at most.")
            seen.add(card)
    return read
