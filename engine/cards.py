"""Cards, packets and decks, and how they are written.

A card is text, rank then suit: "9C", "TD", "AS"; the jokers are "X1" and "X2". A packet is a
tuple of cards, top first, written with spaces between: "9C 3D QD".
"""

RANKS = "23456789TJQKA"  # low to high
SUITS = "SHDC"
JOKERS = ("X1", "X2")

type Card = str
type Packet = tuple[Card, ...]

# A card's place in this tuple is its number; a number divided by four is its strength, because
# suits never decide. The jokers come last: equal to each other and above the ace.
CARDS: tuple[Card, ...] = (*(rank + suit for rank in RANKS for suit in SUITS), *JOKERS)
NUMBER = {card: number for number, card in enumerate(CARDS)}

STANDARD = tuple(rank + suit for suit in SUITS for rank in reversed(RANKS))
SHORT = tuple(card for card in STANDARD if card[0] in "6789TJQKA")
DECKS: dict[str, Packet] = {"standard": STANDARD, "short": SHORT, "jokers": STANDARD + JOKERS}


class DealError(ValueError):
    """Cards that cannot be dealt or read; its text is a sentence for people."""


def strength(card: Card) -> int:
    """0 for a two up to 12 for an ace and 13 for a joker."""
    return NUMBER[card] // 4


def parse_card(text: str) -> Card:
    """The card that this text names ("10d" is read as "TD"); a DealError if it names none."""
    if text in NUMBER:
        return text
    card = text.strip().upper()
    if card.startswith("10"):
        card = "T" + card[2:]
    if card not in NUMBER or not text.isascii():
        raise DealError(
            f"“{text}” is not a card. Write its rank (A K Q J T 9 8 7 6 5 4 3 2) and then its suit "
            "(S H D C), such as 9C; the jokers are X1 and X2."
        )
    return card


def parse_packet(text: str) -> Packet:
    """A packet from its text, top first; a DealError if something in it is not a card."""
    return tuple(parse_card(word) for word in text.split())


def packet_text(packet: Packet) -> str:
    """How a packet is written: "9C 3D QD"."""
    return " ".join(packet)
