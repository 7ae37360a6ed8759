"""The seven sentences of the quick-reference sheet: the whole game by these rules, to be read aloud."""

from engine.cards import DECKS
from engine.names import NUMBER_NAMES, counted
from engine.rules import KNOBS, Best, InWar, Rules
from engine.words import value_sentence


def seven_sentences(rules: Rules) -> dict[str, str]:
    """What the sentence is about -> the sentence, in the order of play."""
    return {
        "Deal": _deal(rules),
        "Battle": _battle(rules),
        "War": _war(rules),
        "Again": _again(rules),
        "Short": _short(rules),
        "Aim": value_sentence("objective", rules.objective),
        "Draw": _draw(rules),
    }


def telling(rules: Rules) -> list[str]:
    """The knobs that say something of a game by these rules: not what is off, nor who fights a war of two."""
    silent = {knob for knob in ("low_beats_ace", "twos_start_war") if not getattr(rules, knob)}
    if rules.players == 2:
        silent.add("in_war")
    return [knob for knob in KNOBS if knob not in silent]


def _deal(rules: Rules) -> str:
    cards = len(DECKS[rules.deck])
    aside = cards % rules.players
    left = f"; {counted(aside)} {'is' if aside == 1 else 'are'} set aside" if aside else ""
    return (
        f"Shuffle the {cards} cards and deal them face down, one at a time, {cards // rules.players} to each "
        f"player{left}. That is your packet: nobody looks at it or sorts it."
    )


def _battle(rules: Rules) -> str:
    best = "lowest" if rules.best is Best.LOW else "highest"
    text = (
        f"All turn up their top card together. Whoever played the {best} takes them all; suits never decide."
    )
    if rules.low_beats_ace:
        text += " " + value_sentence("low_beats_ace", rules.low_beats_ace)
    return text


def _war(rules: Rules) -> str:
    best = "lowest" if rules.best is Best.LOW else "highest"
    who = "those who tied place" if rules.in_war is InWar.TIED and rules.players > 2 else "each player places"
    down = f"{NUMBER_NAMES[rules.down]} face down, then " if rules.down else ""
    text = (
        f"If the {best} cards tie, it is war: {who} {down}one face up, and only these new cards are compared."
    )
    if rules.twos_start_war:
        text += " " + value_sentence("twos_start_war", rules.twos_start_war)
    return text


def _again(rules: Rules) -> str:
    return f"Another tie is another war. {value_sentence('collect', rules.collect)}"


def _short(rules: Rules) -> str:
    text = value_sentence("shortage", rules.shortage)
    if rules.in_war is InWar.TIED and rules.players > 2:
        text += " Where others sat the war out, they play on for the stake instead."
    return text


def _draw(rules: Rules) -> str:
    limit = value_sentence("max_battles", rules.max_battles) + " So it is when the time you agreed is up."
    return f"{value_sentence('repeat_draw', rules.repeat_draw)} {limit}" if rules.repeat_draw else limit
