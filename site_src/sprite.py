"""The card drawings that one page uses, each shipped once in it."""

from collections.abc import Callable, Iterable

from markupsafe import Markup

from engine import names, parse_deal
from engine.cards import Card
from engine.frame import FACE_DOWN
from site_src.cardart import symbols
from site_src.example import Example


class Sprite:
    """Collects the cards as they are drawn, and stands at the end of the page as one hidden picture."""

    def __init__(self) -> None:
        self.whole: dict[Card, None] = {}
        self.small: dict[Card, None] = {}

    def card(self, card: Card) -> Markup:
        """A card with all its pips, and with its name for those who do not see it."""
        return self._drawn(card, self.whole)

    def small_card(self, card: Card) -> Markup:
        """A card that is shown with its indices only."""
        return self._drawn(card, self.small)

    def use(self, cards: Iterable[Card]) -> str:
        """Have these drawings in the page without showing them yet."""
        self.whole.update(dict.fromkeys(cards))
        return ""

    def with_cards(self, draw: Callable[..., Markup]) -> Callable[..., Markup]:
        """The same way of drawing an example, with its cards in the page."""

        def drawn(example: Example, *options: object) -> Markup:
            self.small.update(dict.fromkeys(card for packet in parse_deal(example.deal) for card in packet))
            return draw(example, *options)

        return drawn

    def _drawn(self, card: Card, kind: dict[Card, None]) -> Markup:
        if card != FACE_DOWN:
            kind[card] = None
        drawing = "back" if card == FACE_DOWN else card
        picture = '<svg class="card" role="img" aria-label="{}"><use href="#card-{}"/></svg>'
        return Markup(picture).format(names.card_name(card), drawing)

    def __html__(self) -> str:
        return symbols(self.whole, self.small)
