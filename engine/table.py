"""The table: who holds what and what lies face up or down, and the rules of a battle and its wars.

Cards are their numbers here (see cards.py) and packets are bytearrays, top first: taking a card
off the top is then quick, and a whole position can be compared as bytes.
"""

from collections.abc import Callable, Iterable
from functools import cached_property
from random import Random

from engine.cards import CARDS, DECKS, NUMBER, strength
from engine.deal import Deal, deal_text, generator, shuffle
from engine.frame import Kind
from engine.rules import Best, Collect, InWar, Rules, Shortage
from engine.stake import Laid, picked_up

TWOS = frozenset(NUMBER[card] for card in ("2S", "2H", "2D", "2C"))
ACE = strength("AS")
LOWEST = {name: min(map(strength, cards)) for name, cards in DECKS.items()}
POWER = {
    Best.HIGH: [strength(card) for card in CARDS],
    Best.LOW: [-strength(card) for card in CARDS],
}

# Called after each step: the table, what happened, the rule it follows, and the seats it is about.
type Tell = Callable[["Table", Kind, str, Iterable[int]], None]


class Table:
    """Who holds what and what lies on the table, while a game is played."""

    def __init__(self, rules: Rules, deal: Deal, tell: Tell = lambda *step: None) -> None:
        self.rules = rules
        self.tell = tell
        self.packets = [bytearray(NUMBER[card] for card in packet) for packet in deal]
        self.players = list(range(rules.players))  # seats still in the game
        self.stake: list[Laid] = []
        self.exposed: dict[int, int] = {}  # seat -> card last turned up in this battle
        self.standing: set[int] = set()  # seats whose exposed card stands for the rest of this battle
        self.short: list[int] = []  # seats that went out short in this battle
        self.spent: list[int] = []  # seats that lost their last card in this battle
        self.picked: bytes = b""  # the cards last taken, in pick-up order
        self.drawn = False  # all short together
        self.battles = 0  # begun
        self.wars = 0
        self.power = POWER[rules.best]
        self.lowest = LOWEST[rules.deck]
        self.deal = deal

    @cached_property
    def source(self) -> Random:
        """The game's own generator: a deal is the whole game, also where cards are shuffled."""
        return generator(deal_text(self.deal))

    def battle(self) -> None:
        """One battle: turn up, fight what ties, take the stake."""
        self.battles += 1
        self.exposed, self.standing, self.short, self.spent = {}, set(), [], []
        contenders = fresh = self.players
        self._place(contenders, face_up=True)
        self.tell(self, Kind.TURNED_UP, "battle", contenders)
        while contenders:
            best = self._best(contenders)
            tied = best if len(best) > 1 else []
            twos = [seat for seat in fresh if self.exposed[seat] in TWOS] if self.rules.twos_start_war else []
            if not tied and not twos:
                return self._take(best[0], self._deciding(contenders, best[0]))
            self.wars += 1
            self.tell(self, Kind.WAR, "war" if tied else "twos_start_war", tied or twos)
            contenders, fresh = self._war(best if self.rules.in_war is InWar.TIED else contenders)
        self.drawn = True

    def _best(self, seats: list[int]) -> list[int]:
        """The seats whose exposed cards are best of these, more than one if they tie."""
        powers = [self.power[self.exposed[seat]] for seat in seats]
        top = max(powers)
        if self.rules.low_beats_ace and top == ACE and self.lowest in powers:
            top = self.lowest
        return [seat for seat, power in zip(seats, powers, strict=True) if power == top]

    def _war(self, fighters: list[int]) -> tuple[list[int], list[int]]:
        """Who is compared after this war, and who of them newly turned up a card; nobody if it is a draw."""
        left, fresh = self._fight(fighters)
        if not fresh and len(left) > 1:
            self.tell(self, Kind.COMPARED, "shortage", left)
            if len(self._best(left)) > 1:
                self._fall_short(left)
                left = []
        if not left:
            left = [seat for seat in self.players if seat not in fighters]
            if left:
                self.tell(self, Kind.COMPARED, "in_war", left)
        return left, fresh

    def _fight(self, fighters: list[int]) -> tuple[list[int], list[int]]:
        """Place the cards of one war: which fighters are left, and which of them turned up a card."""
        down, shortage = self.rules.down, self.rules.shortage
        kept = 0  # how many cards a player does not place face down
        if shortage in (Shortage.LAST_CARD_UP, Shortage.LAST_CARD_STANDS):
            kept = 1
            self._let_stand(fighters)
        for step in range(down + 1):
            short = [seat for seat in fighters if self._is_short(seat, down - step)]
            if short:
                fighters = [seat for seat in fighters if seat not in short]
                self._fall_short(short)
                if len(fighters) < 2:
                    return fighters, []
            face_up = step == down
            placing = [seat for seat in fighters if len(self.packets[seat]) > (0 if face_up else kept)]
            if placing:
                self._place(placing, face_up=face_up)
                self.tell(
                    self, Kind.FACE_UP if face_up else Kind.FACE_DOWN, "war" if face_up else "down", placing
                )
        return fighters, placing

    def _let_stand(self, fighters: list[int]) -> None:
        """The exposed cards of those who will have none left to turn up stand from now on."""
        none_left_too = self.rules.shortage is Shortage.LAST_CARD_STANDS
        for seat in fighters:
            if len(self.packets[seat]) <= self.rules.down and (self.packets[seat] or none_left_too):
                self.standing.add(seat)

    def _is_short(self, seat: int, due_after: int) -> bool:
        """Whether this seat cannot place the card now due, with so many more due after it."""
        match self.rules.shortage:
            case Shortage.FIRST_SHORT_LOSES:
                return not self.packets[seat]
            case Shortage.ALL_SHORT_DRAW:
                return len(self.packets[seat]) <= due_after
            case _:
                return not self.packets[seat] and seat not in self.standing

    def _fall_short(self, seats: list[int]) -> None:
        """These go out, unless they are all who are left: then nobody does, and it is a draw."""
        if len(seats) < len(self.players):
            self.players = [seat for seat in self.players if seat not in seats]
            self.short += seats
            for seat in seats:
                while self.packets[seat]:
                    self._place([seat], face_up=False)
        self.tell(self, Kind.SHORT, "shortage", seats)

    def _place(self, seats: list[int], *, face_up: bool) -> None:
        """These seats place their top cards together."""
        cards = {seat: self.packets[seat].pop(0) for seat in seats}
        self.stake.append(Laid(face_up, cards))
        if face_up:
            self.exposed.update(cards)

    def _deciding(self, contenders: list[int], winner: int) -> str:
        """The rule by which this seat wins over the others in comparison."""
        if len(contenders) == 1:
            return "shortage"
        beats_ace = self.rules.low_beats_ace and self.power[self.exposed[winner]] == self.lowest
        return "low_beats_ace" if beats_ace else "best"

    def _take(self, winner: int, rule: str) -> None:
        collect = self.rules.collect
        self.picked = picked_up(self.stake, winner, self.rules.players, collect)
        if collect is Collect.SHUFFLED:
            self.picked = bytes(shuffle(self.picked, self.source))
        self.packets[winner] += self.picked
        self.stake.clear()
        self.tell(self, Kind.TAKEN, rule, [winner])
        self.spent = [seat for seat in self.players if not self.packets[seat]]
        if self.spent:
            self.players = [seat for seat in self.players if self.packets[seat]]
            self.tell(self, Kind.OUT, "objective", self.spent)
