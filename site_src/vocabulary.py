"""What the pages may say of the rules they are rendered under: ranks, counts and sentences."""

from typing import Any

from engine import KNOBS, PROFILES, Rules, words
from engine.cards import CARDS, DECKS, RANKS
from engine.frame import FACE_DOWN
from engine.rules import Best
from engine.sheet import seven_sentences

NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split()


def vocabulary(rules: Rules) -> dict[str, Any]:
    """The names that every page can use."""
    deck = DECKS[rules.deck]
    ranks = sorted({card[0] for card in deck if card[0] in RANKS}, key=RANKS.index, reverse=True)
    return {
        "deck": deck,
        "ranks": ranks,
        "rank_names": [words.RANK_NAMES[rank] for rank in ranks],
        "best_word": "lowest" if rules.best is Best.LOW else "highest",
        "number": number,
        "counted": words.counted,
        "listed": words.listed,
        "sentence": lambda knob: words.value_sentence(knob, getattr(rules, knob)),
        "seven_sentences": seven_sentences(rules),
        "value_name": lambda knob: words.value_name(knob, getattr(rules, knob)),
        "knob_names": words.KNOB_NAMES,
        "each": len(deck) // rules.players,
        "left_over": len(deck) % rules.players,
        "knobs": KNOBS,
        "profiles": PROFILES,
        "all_cards": CARDS,
        "card_names": {card: words.card_name(card) for card in (*CARDS, FACE_DOWN)},
        "rule_names": dict(words.RULE_NAMES),
    }


def number(value: int) -> str:
    """A small number as a word, as running text wants it."""
    return NUMBERS[value] if value < len(NUMBERS) else f"{value:,}"
