"""A second War, short and slow, written from the words of the rules and from nothing else.

It moves cards between lists and looks everything up afresh; its only use is to be compared with
the engine. Every knob is here but the shuffled pick-up, whose order is the engine's own affair.
"""

from dataclasses import dataclass, field
from itertools import chain

from engine import Rules

ORDER = {"short": "6789TJQKA", "standard": "23456789TJQKA", "jokers": "23456789TJQKAX"}


@dataclass
class Battle:
    """What one battle has come to so far."""

    shown: dict[int, str] = field(default_factory=dict)  # seat -> the card it exposed last
    groups: list[list[tuple[int, str]]] = field(default_factory=list)  # (seat, card), played together
    short: set[int] = field(default_factory=set)
    standing: set[int] = field(default_factory=set)
    wars: int = 0
    winner: int | None = None  # None when it is over: a draw


def result(rules: Rules, packets: list[list[str]]) -> tuple[object, ...]:
    """(reason, winners, losers, battles, wars, first seen, period)"""
    packets = [list(packet) for packet in packets]
    alive = set(range(len(packets)))
    history = [[list(packet) for packet in packets]]
    wars = 0
    while True:
        battle = fight(rules, packets, alive)
        wars += battle.wars
        count = (len(history), wars)
        if battle.winner is None:
            return ("all_short", (), (), *count, None, None)
        packets[battle.winner] += pick_up(rules, battle, len(packets))
        assert sorted(chain(*packets)) == sorted(chain(*history[0]))
        gone = {seat for seat in alive if not packets[seat]} | battle.short
        alive -= gone
        if rules.objective == "first_out_loses" and gone:
            return ("first_out", *split(packets, gone), *count, None, None)
        if len(alive) == 1:
            losers = alive if rules.objective == "shed_all" else set(range(len(packets))) - alive
            return ("short" if battle.short else "all_cards", *split(packets, losers), *count, None, None)
        if rules.repeat_draw and packets in history:
            first = history.index(packets)
            return ("repeat", (), (), *count, first, len(history) - first)
        if len(history) == rules.max_battles:
            return ("battle_limit", (), (), *count, None, None)
        history.append([list(packet) for packet in packets])


def split(packets: list[list[str]], losers: set[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    seats = range(len(packets))
    return tuple(s for s in seats if s not in losers), tuple(s for s in seats if s in losers)


def fight(rules: Rules, packets: list[list[str]], alive: set[int]) -> Battle:
    battle = Battle()
    turn_up(battle, packets, alive)
    compared, fresh = set(alive), set(alive)
    while True:
        best = best_of(rules, {seat: battle.shown[seat] for seat in compared})
        two = rules.twos_start_war and any(battle.shown[seat][0] == "2" for seat in fresh)
        if len(best) == 1 and not two:
            battle.winner = best.pop()
            return battle
        battle.wars += 1
        fighters = best if rules.in_war == "tied" else set(compared)
        others = alive - battle.short - fighters
        left = place(rules, battle, packets, set(fighters), alone=not others)
        fresh = {seat for seat in left if packets[seat]} if len(left) > 1 else set()
        if fresh:
            turn_up(battle, packets, fresh)
        elif len(left) > 1:  # nobody can turn up a card: what stands is compared
            tied = best_of(rules, {seat: battle.shown[seat] for seat in left})
            left = tied if len(tied) == 1 else set()
        if not left:
            if not others:
                return battle
            battle.short |= fighters
            left = others
        compared = left


def place(
    rules: Rules, battle: Battle, packets: list[list[str]], fighters: set[int], *, alone: bool
) -> set[int]:
    """Place the face-down cards of a war: the fighters who are then still in it."""
    stand = rules.shortage in ("last_card_up", "last_card_stands")
    if stand:
        few = 0 if rules.shortage == "last_card_stands" else 1
        battle.standing |= {seat for seat in fighters if few <= len(packets[seat]) <= rules.down}
    if rules.shortage == "all_short_draw":
        few_cards = {seat for seat in fighters if len(packets[seat]) < rules.down + 1}
        if not (alone and few_cards == fighters):
            for seat in sorted(few_cards):
                battle.groups += [[(seat, card)] for card in packets[seat]]
                packets[seat].clear()
        fighters = drop(battle, few_cards, fighters)
    for due in range(rules.down + 1):
        fighters = drop(battle, {s for s in fighters if not packets[s]} - battle.standing, fighters)
        if len(fighters) > 1 and due < rules.down:
            able = [seat for seat in sorted(fighters) if not stand or len(packets[seat]) > 1]
            battle.groups.append([(seat, packets[seat].pop(0)) for seat in able])
    return fighters


def drop(battle: Battle, short: set[int], fighters: set[int]) -> set[int]:
    """Those short are out, unless they are all: then nobody fights on, and that is looked at later."""
    if short != fighters:
        battle.short |= short
    return fighters - short


def turn_up(battle: Battle, packets: list[list[str]], seats: set[int]) -> None:
    battle.groups.append([(seat, packets[seat].pop(0)) for seat in sorted(seats)])
    battle.shown.update(battle.groups[-1])


def best_of(rules: Rules, cards: dict[int, str]) -> set[int]:
    order = ORDER[rules.deck]
    ranks = {card[0] for card in cards.values()}
    best = min(ranks, key=order.index) if rules.best == "low" else max(ranks, key=order.index)
    if rules.low_beats_ace and {"A", order[0]} <= ranks:
        best = order[0]
    return {seat for seat, card in cards.items() if card[0] == best}


def pick_up(rules: Rules, battle: Battle, players: int) -> list[str]:
    winner = battle.winner
    assert winner is not None
    own = [winner]
    others = [(winner + step) % players for step in range(1, players)]
    seats = {
        "own_first": own + others,
        "own_last": others + own,
        "own_block": own + others,
        "own_block_last": others + own,
        "seat_order": list(range(players)),
    }[rules.collect]
    if "block" in rules.collect:
        return [card for seat in seats for group in battle.groups for who, card in group if who == seat]
    return [card for group in battle.groups for seat in seats for who, card in group if who == seat]
