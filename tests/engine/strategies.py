"""Games for Hypothesis: any rules that go together, and small deals in which ties are common."""

from itertools import pairwise
from typing import Any

from hypothesis import strategies as st

from engine import KNOBS, Rules, agree
from engine.cards import DECKS, Packet
from engine.rules import Collect

type Game = tuple[Rules, tuple[Packet, ...]]

UNFAIR = (Collect.SEAT_ORDER, Collect.SHUFFLED)  # seats matter, or chance does


@st.composite
def all_rules(draw: st.DrawFn, /, **fixed: Any) -> Rules:
    """Rules with every knob at any of its values; of two that clash, one is switched off."""
    knobs = {name: draw(st.sampled_from(values)) for name, values in KNOBS.items() if name != "max_battles"}
    knobs |= {"max_battles": draw(st.integers(1, 60)), **fixed}
    if knobs["best"] == "low" or knobs["deck"] == "jokers":
        knobs["low_beats_ace"] = False
    if knobs["deck"] == "short" or knobs["in_war"] == "tied":
        knobs["twos_start_war"] = False
    if knobs["collect"] == "shuffled":
        knobs["repeat_draw"] = False
    return agree(knobs=knobs)


@st.composite
def games(draw: st.DrawFn, /, **fixed: Any) -> Game:
    """Rules, and up to two dozen cards of few ranks divided anyhow."""
    rules = draw(all_rules(**fixed))
    deck = DECKS[rules.deck]
    ranks = draw(
        st.lists(st.sampled_from(sorted({card[0] for card in deck})), min_size=2, max_size=6, unique=True)
    )
    some = [card for card in deck if card[0] in ranks]
    most = min(24, len(some))
    cards = draw(st.lists(st.sampled_from(some), min_size=rules.players, max_size=most, unique=True))
    cuts = draw(
        st.lists(
            st.integers(1, len(cards) - 1),
            min_size=rules.players - 1,
            max_size=rules.players - 1,
            unique=True,
        )
    )
    ends = [0, *sorted(cuts), len(cards)]
    return rules, tuple(tuple(cards[start:end]) for start, end in pairwise(ends))
