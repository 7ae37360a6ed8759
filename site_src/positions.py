"""Little deals for the pages: the same story told with cards that the rules at hand have.

Each is a deal as text for two players. Under the classic rules they are the examples that the
book has always had; under others the deck, the number of face-down cards and the winner change.
"""

from collections.abc import Iterator

from engine import Reason, Rules, finish
from engine.cards import DECKS
from engine.deal import generator, shuffle
from engine.rules import Best
from site_src.example import ExampleError

# What the players place face down, as far as the deck has it.
FIRST_DOWN = ("3D", "4D", "5H", "8D", "6H", "JD", "KD", "AD", "JH", "KH", "6D", "AH")
SECOND_DOWN = ("KS", "2S", "8S", "6C", "JS", "AS", "8H", "6S", "JC", "KC", "7S")


def war(rules: Rules) -> str:
    """Two nines tie, and in the war the first player's card is better."""
    first, second = _fillers(rules, FIRST_DOWN), _fillers(rules, SECOND_DOWN)
    better, worse = _best_first(rules, "QD", "7C")
    return _deal(["9C", *_some(first, rules.down), better], ["9H", *_some(second, rules.down), worse])


def low_against_high(rules: Rules) -> str:
    """Two tens tie, and in the war a four, or the lowest card there is, lies against a queen."""
    first, second = _fillers(rules, FIRST_DOWN), _fillers(rules, SECOND_DOWN)
    four = "4S" if "4S" in DECKS[rules.deck] else "6S"
    return _deal(["TS", *_some(first, rules.down), four], ["TD", *_some(second, rules.down), "QH"])


def double_war(rules: Rules) -> str:
    """Two tens tie, then two queens; in the second war the second player's card is better."""
    first, second = _fillers(rules, FIRST_DOWN), _fillers(rules, SECOND_DOWN)
    better, worse = _best_first(rules, "AC", "9D")
    one = ["TH", *_some(first, rules.down), "QS", *_some(first, rules.down), worse]
    other = ["TC", *_some(second, rules.down), "QH", *_some(second, rules.down), better]
    return _deal(one, other)


def short(rules: Rules) -> str:
    """Two sevens tie, and the second player has one card too few for the war."""
    first, second = _fillers(rules, FIRST_DOWN), _fillers(rules, SECOND_DOWN)
    return _deal(["7D", *_some(first, rules.down), "QD"], ["7H", *_some(second, rules.down)])


def last_card_stands(rules: Rules) -> str:
    """Sevens tie; the second player's only card, a queen, is turned up and stands through two wars."""
    first = _fillers(rules, FIRST_DOWN)
    one = ["7S", *_some(first, rules.down), "QD", *_some(first, rules.down), "9H", "8C"]
    return _deal(one, ["7H", "QC"])


def repeat(rules: Rules) -> str:
    """A deal of five cards that comes back to itself within a few battles."""
    cards = [card for card in DECKS[rules.deck] if card[0] in "79QK"]
    for seed in range(5000):
        five = shuffle(cards, generator(str(seed)))[:5]
        ending = finish(rules, [five[:3], five[3:]])
        if (
            ending.reason is Reason.REPEAT
            and not ending.first_seen
            and not ending.wars
            and ending.battles < 8
        ):
            return _deal(five[:3], five[3:])
    raise ExampleError("No little deal repeats under these rules.")


def _fillers(rules: Rules, cards: tuple[str, ...]) -> Iterator[str]:
    return (card for card in cards if card in DECKS[rules.deck])


def _some(cards: Iterator[str], number: int) -> list[str]:
    return [next(cards) for _ in range(number)]


def _best_first(rules: Rules, high: str, low: str) -> tuple[str, str]:
    return (low, high) if rules.best is Best.LOW else (high, low)


def _deal(*packets: list[str]) -> str:
    return " / ".join(" ".join(packet) for packet in packets)
