"""What the table says to a link that cannot be played, and that the game on it stays."""

import pytest
from playwright.sync_api import expect

from tests.browser.table import NINES, Table

pytestmark = pytest.mark.browser

LINKS = [
    ("deal=9C+3D+/+9C+KS", "9C is there twice"),
    ("deal=9C+1Z+/+4H", "“1Z” is not a card"),
    ("deck=short&deal=9C+2D+/+9H", "2D is not in the short deck"),
    ("deal=9C+3D", "the deal needs 2 packets; it has 1"),
    ("deal=9C+/+", "The packet of player 2 is empty"),
    ("profile=klassic&seed=rain", "There is no profile “klassic”"),
    ("dwon=3&seed=rain", "There is no knob “dwon”"),
    ("down=7&seed=rain", "“down” cannot be “7”: it is one of 0, 1, 2, 3, 4"),
    ("low_beats_ace=on&best=low&seed=rain", "“low_beats_ace: on” and “best: low” cannot be combined"),
    ("seed=rain&battle=twelve", "“battle” in the address cannot be “twelve”"),
    ("seed=rain&deal=9C+/+4H", "Name the cards in one way"),
    ("seed=rain&time_up_after=soon", "“time_up_after” in the address cannot be “soon”"),
]


@pytest.mark.parametrize(("link", "sentence"), LINKS, ids=[link for link, _ in LINKS])
def test_a_link_that_cannot_be_played_is_answered_by_a_sentence(
    table: Table, link: str, sentence: str
) -> None:
    table.open(deal=NINES, battle=1)
    table.go(f"#{link}")
    expect(table.page.get_by_role("alert")).to_contain_text(sentence)
    assert (table.battle, table.sizes) == (1, ["7 cards", "1 card"])
    table.press("Step")
    assert table.caption == "Ace of spades against two of spades."


def test_opened_by_such_a_link_the_table_has_its_finished_game(table: Table) -> None:
    table.open(deal="9C 3D / 9C", wait=False)
    expect(table.page.get_by_role("alert")).to_contain_text("9C is there twice")
    assert table.data("source") == "baked"
    table.press("To the end")
    assert table.data("ending") == "all_cards"


def test_the_sentence_goes_when_a_game_can_be_played(table: Table) -> None:
    table.open(seed="window")
    table.go("#down=7")
    expect(table.page.get_by_role("alert")).to_contain_text("cannot be")
    table.press("Deal")
    expect(table.page.locator("[role=alert]")).to_be_empty()


@pytest.mark.parametrize(
    "seed", ["", " ", "100% & more = less # ?", "ни пуха", "♠" * 40, "9007199254740993", "%E4%"]
)
def test_a_seed_is_any_text_and_its_link_gives_the_same_game(table: Table, seed: str) -> None:
    table.open(seed=seed)
    table.press("To the end")
    ending, link = table.caption, table.hash
    table.press("Deal")
    expect(table.element).to_have_attribute("data-battle", "0")
    table.go(link)
    expect(table.page.locator(".caption p").first).to_have_text(ending)
