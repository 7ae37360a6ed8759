"""The one sentence for every knob value, and the one name for every knob, rule and profile.

The sheet, the picker, the table, the book and the command line all say these; what happens in a
game is told in captions.py.
"""

from collections.abc import Mapping
from typing import Any

from engine.cards import DECKS
from engine.names import NUMBER_NAMES, counted
from engine.rules import KNOBS, PROFILES, Rules

KNOB_NAMES: Mapping[str, str] = {
    "players": "Players",
    "deck": "Deck",
    "best": "Best card",
    "low_beats_ace": "Lowest beats ace",
    "twos_start_war": "Twos start a war",
    "down": "Face-down cards in a war",
    "in_war": "Who fights a war",
    "shortage": "Short of cards in a war",
    "collect": "Picking up the stake",
    "objective": "Aim of the game",
    "repeat_draw": "Exact repeat",
    "max_battles": "Battle limit",
}

# The same as the question that a table settles, for headings.
KNOB_QUESTIONS: Mapping[str, str] = {
    "players": "How many play?",
    "deck": "Which cards do you play with?",
    "best": "Does the highest card win, or the lowest?",
    "low_beats_ace": "Does the lowest card beat the ace?",
    "twos_start_war": "Does a two start a war?",
    "down": "How many cards go face down in a war?",
    "in_war": "Who fights a war?",
    "shortage": "What if you run short of cards in a war?",
    "collect": "In what order are cards picked up?",
    "objective": "What is the aim?",
    "repeat_draw": "What if all packets lie as they did before?",
    "max_battles": "When has a game gone on too long?",
}

# Everything that a frame may give as its rule: the sections of the rule book that the table links to.
RULE_NAMES: Mapping[str, str] = {
    "deal": "The deal",
    "battle": "A battle",
    "war": "A war",
    "time": "Agreed time",
    **KNOB_NAMES,
}

# A few words for each value, for lists in which the knob's name stands beside it.
VALUE_NAMES: Mapping[str, Mapping[Any, str]] = {
    "players": {2: "two", 3: "three", 4: "four"},
    "deck": {
        "standard": f"{len(DECKS['standard'])} cards",
        "short": f"{len(DECKS['short'])} cards, from the six",
        "jokers": f"{len(DECKS['jokers'])} cards, with jokers",
    },
    "best": {"high": "the highest wins", "low": "the lowest wins"},
    "low_beats_ace": {False: "no", True: "yes, when they meet"},
    "twos_start_war": {False: "no", True: "yes, at once"},
    "down": {down: NUMBER_NAMES[down] if down else "none" for down in KNOBS["down"]},
    "in_war": {"all": "everybody", "tied": "only those who tied"},
    "shortage": {
        "first_short_loses": "who runs short first is out",
        "all_short_draw": "who has too few is out",
        "last_card_up": "the last card is turned up",
        "last_card_stands": "the last card stands",
    },
    "collect": {
        "own_first": "as played, own card first",
        "own_last": "as played, own card last",
        "own_block": "all own cards first",
        "own_block_last": "all own cards last",
        "seat_order": "as played, player 1’s card first",
        "shuffled": "shuffled",
    },
    "objective": {
        "collect_all": "win all the cards",
        "shed_all": "get rid of all cards",
        "first_out_loses": "do not be out first",
    },
    "repeat_draw": {False: "play goes on", True: "a draw"},
}

VALUE_SENTENCES: Mapping[str, Mapping[Any, str]] = {
    "players": {
        2: "Two play.",
        3: "Three play, and the best of all the cards turned up wins the battle.",
        4: "Four play, and the best of all the cards turned up wins the battle.",
    },
    "deck": {
        "standard": f"Play with {len(DECKS['standard'])} cards, two up to ace.",
        "short": f"Play with {len(DECKS['short'])} cards, six up to ace.",
        "jokers": f"Play with {len(DECKS['jokers'])} cards: both jokers are in, equal to each other and above the ace.",
    },
    "best": {
        "high": "The highest card wins the battle; suits never decide.",
        "low": "The lowest card wins the battle; suits never decide.",
    },
    "low_beats_ace": {
        False: "Ranks keep their order, whatever they meet.",
        True: "The lowest rank of the deck beats an ace when the two meet, and is lowest as ever otherwise.",
    },
    "twos_start_war": {
        False: "A two is only a low card.",
        True: "A two newly turned up starts a war at once, tie or not.",
    },
    "down": {
        0: "In a war each player turns up another card at once, with none face down.",
        1: "In a war each player places one card face down, then one face up.",
        2: "In a war each player places two cards face down, then one face up.",
        3: "In a war each player places three cards face down, then one face up: “I – de – clare – war”.",
        4: "In a war each player places four cards face down, then one face up.",
    },
    "in_war": {
        "all": "Everybody still in fights a war, tied or not.",
        "tied": "Only the players who tied fight a war; the others’ cards stay in the stake.",
    },
    "shortage": {
        "first_short_loses": "If you have no card left to place in a war, you are out. If that happens to everybody at once, the game is a draw.",
        "all_short_draw": "Before a war, whoever has too few cards for it is out; if that is everybody, the game is a draw.",
        "last_card_up": "If you have too few cards for a war, your last one is turned up and stands; if you have none and none stands, you are out.",
        "last_card_stands": "If you have too few cards for a war, your last one is turned up and stands; if you have none, the card you last turned up stands.",
    },
    "collect": {
        "own_first": "The winner puts the cards under their packet in the order they were played; of cards played together, their own goes first.",
        "own_last": "The winner puts the cards under their packet in the order they were played; of cards played together, their own goes last.",
        "own_block": "The winner puts all their own cards under their packet first, then the others’, player by player.",
        "own_block_last": "The winner puts the others’ cards under their packet first, player by player, and all their own last.",
        "seat_order": "The winner puts the cards under their packet in the order they were played, player 1’s card first. "
        "This is not quite fair to the others, and games often repeat.",
        "shuffled": "The winner shuffles the cards before they go under the packet.",
    },
    "objective": {
        "collect_all": "The last player with cards wins.",
        "shed_all": "Whoever is left holding all the cards loses; everybody else wins.",
        "first_out_loses": "Whoever is out of cards first loses; everybody else wins.",
    },
    "repeat_draw": {
        False: "Play goes on when the packets lie exactly as they did before.",
        True: "If all packets lie exactly as they did before, the game is a draw.",
    },
}

PROFILE_NAMES: Mapping[str, str] = {
    "classic": "Classic War",
    "both_short_draws": "Both short is a draw",
    "last_card_stands": "Last card stands",
    "last_card_up": "Last card up",
    "three_down": "Three down",
    "jokers": "With jokers",
    "peace": "Peace",
    "automatic_war": "Automatic war",
    "three_players": "Three players",
    "four_players": "Four players",
    "pyanitsa": "P’yanitsa",
    "pyanitsa_open": "P’yanitsa, open war",
    "pyanitsa_spent": "P’yanitsa, money spent",
}


def rules_name(rules: Rules) -> str:
    """The name of the profile that these rules are, if they are one."""
    return next((PROFILE_NAMES[name] for name in PROFILES if PROFILES[name] == rules), "Our rules")


def value_sentence(knob: str, value: Any) -> str:
    """What this value of a knob means, as it is said at the table."""
    if knob == "max_battles":
        return f"After {counted(value, 'battle')} with no other ending the game is a draw."
    return VALUE_SENTENCES[knob][value]


def time_sentence(minutes: int) -> str:
    """What a time agreed beforehand means."""
    return (
        f"After {counted(minutes, 'minute')} the battle in progress is finished, and then the game is a draw, "
        "whoever has more cards."
    )


def value_name(knob: str, value: Any) -> str:
    """A knob's value in a few words."""
    return counted(value, "battle") if knob == "max_battles" else VALUE_NAMES[knob][value]
