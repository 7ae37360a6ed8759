"""Captions: what happened in a frame, and how a game ended, each in a sentence for people."""

from engine.frame import Ending, Frame, Kind, Reason
from engine.names import NUMBER_NAMES, card_name, counted, listed, players, ranks_of
from engine.rules import Best, Objective, Rules, Shortage


def caption(frame: Frame, rules: Rules) -> str:
    """What just happened, in a sentence."""
    text = ending_sentence(frame.ending, rules) if frame.ending else _CAPTIONS[frame.kind](frame, rules)
    return _capital(text)


def _cards(frame: Frame) -> list[str]:
    return [card_name(card) for seat in frame.seats if (card := frame.exposed[seat]) is not None]


def _dealt(frame: Frame, rules: Rules) -> str:
    if len(set(frame.sizes)) == 1:
        return f"Each player has {counted(frame.sizes[0])}."
    return (
        listed([f"player {seat} has {counted(size)}" for seat, size in enumerate(frame.sizes, start=1)]) + "."
    )


def _turned_up(frame: Frame, rules: Rules) -> str:
    cards = _cards(frame)
    if len(cards) == 1:
        return f"{players(frame.seats)} turns up the {cards[0]}."
    return " against ".join(cards) + "." if len(cards) == 2 else listed(cards) + "."


def _war(frame: Frame, rules: Rules) -> str:
    if frame.rule == "twos_start_war":
        return "a two is turned up: it is war."
    tied = frame.exposed[frame.seats[0]]
    assert tied
    return f"{NUMBER_NAMES[len(frame.seats)]} {ranks_of(tied)} tie, so it is war."


def _face_down(frame: Frame, rules: Rules) -> str:
    if len(frame.seats) == 1:
        return f"{players(frame.seats)} places a card face down."
    if len(frame.seats) + len(frame.out) == len(frame.sizes):
        return "each player places a card face down."
    return f"{players(frame.seats)} place a card face down."


def _short(frame: Frame, rules: Rules) -> str:
    verb, be = ("has", "is") if len(frame.seats) == 1 else ("have", "are")
    lack = (
        "too few cards for the war" if rules.shortage is Shortage.ALL_SHORT_DRAW else "no card left to play"
    )
    out = f" and {be} out" if set(frame.seats) <= set(frame.out) else ""
    return f"{players(frame.seats)} {verb} {lack}{out}."


def _compared(frame: Frame, rules: Rules) -> str:
    if frame.rule == "in_war":
        come = "comes" if len(frame.seats) == 1 else "come"
        return f"{players(frame.seats)} {come} back into the battle: {listed(_cards(frame))}."
    return f"nobody can turn up a card, so what stands is compared: {listed(_cards(frame))}."


def _taken(frame: Frame, rules: Rules) -> str:
    takes = f"{players(frame.seats)} takes {counted(frame.taken)}."
    if frame.rule == "shortage":
        return f"nobody else is left in the war: {takes}"
    card = f"the {_cards(frame)[0]}"
    if frame.rule == "low_beats_ace":
        return f"{card} beats the ace: {takes}"
    return f"{card} is {'lowest' if rules.best is Best.LOW else 'highest'}: {takes}"


def _out(frame: Frame, rules: Rules) -> str:
    verb, be = ("has", "is") if len(frame.seats) == 1 else ("have", "are")
    return f"{players(frame.seats)} {verb} no cards left and {be} out."


_CAPTIONS = {
    Kind.DEALT: _dealt,
    Kind.TURNED_UP: _turned_up,
    Kind.WAR: _war,
    Kind.FACE_DOWN: _face_down,
    Kind.FACE_UP: _turned_up,
    Kind.SHORT: _short,
    Kind.COMPARED: _compared,
    Kind.TAKEN: _taken,
    Kind.OUT: _out,
}


def ending_sentence(ending: Ending, rules: Rules) -> str:
    """Why the game ended and for whom well, in a sentence or two."""
    return _capital(_decided(ending, rules) if ending.losers else _draw(ending))


def headline(ending: Ending) -> str:
    """How the game ended in two or three words: "Player 1 wins", "A draw"."""
    if not ending.winners:
        return "A draw"
    return _capital(f"{players(ending.winners)} {'wins' if len(ending.winners) == 1 else 'win'}")


def story(ending: Ending) -> str:
    """How long the game was: "After 186 battles and 12 wars"."""
    wars = counted(ending.wars, "war") if ending.wars else "no war"
    return f"After {counted(ending.battles, 'battle')} and {wars}"


def result(ending: Ending) -> str:
    """The same with its place: "Player 1 wins in battle 4"."""
    return f"{headline(ending)} in battle {ending.battles:,}"


def _draw(ending: Ending) -> str:
    match ending.reason:
        case Reason.ALL_SHORT:
            return "a draw: nobody has the cards to go on with the war."
        case Reason.REPEAT:
            before = f"after battle {ending.first_seen:,}" if ending.first_seen else "at the deal"
            return (
                f"a draw: after battle {ending.battles:,} every packet lies exactly as it did {before}, so play "
                f"would go round for ever, every {counted(ending.period or 0, 'battle')}."
            )
        case Reason.TIME:
            return f"a draw: time is up after {counted(ending.battles, 'battle')}, whoever has more cards."
        case _:
            return f"a draw: the limit of {counted(ending.battles, 'battle')} is reached, whoever has more cards."


def _decided(ending: Ending, rules: Rules) -> str:
    winners, losers = players(ending.winners), players(ending.losers)
    win = "wins" if len(ending.winners) == 1 else "win"
    lose = "loses" if len(ending.losers) == 1 else "lose"
    if ending.reason is Reason.FIRST_OUT:
        out = "is out first and" if len(ending.losers) == 1 else "are out first, together, and"
        return f"{losers} {out} {lose}. {_capital(winners)} {win}."
    if rules.objective is Objective.SHED_ALL:
        result = f"{losers} {lose}, left holding every card. {_capital(winners)} {win}."
    else:
        result = f"{winners} {win}, the last with cards."
    if ending.reason is Reason.SHORT:
        return f"{players(ending.short)} ran short of cards in the last battle. {_capital(result)}"
    return result


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
