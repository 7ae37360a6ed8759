"""Cards on their way: they explain a move and get out of the way of the next."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.table import LONG_WAR, NINES, Table, settle

pytestmark = pytest.mark.browser


def test_taken_cards_fly_from_where_they_lay_and_nothing_else_moves(table: Table) -> None:
    table.open(deal=NINES)
    table.press("Step", "Step", "Step", "Step")
    state = """() => ({
        cards: [...document.querySelectorAll(".rows .card, .ghost")].map(card => Math.round(card.getBoundingClientRect().left)),
        height: document.querySelector("#table").getBoundingClientRect().height,
    })"""
    settle(table.page)  # the last card that was laid may still be on its way
    before = table.page.evaluate(state)
    after = table.page.evaluate(
        f"() => {{ document.querySelector('[data-action=step]').click(); return ({state})(); }}"
    )
    assert after == before
    expect(table.page.locator(".ghost")).to_have_count(0)


def test_a_battle_that_follows_soon_does_not_fly_over_the_one_before(table: Table) -> None:
    table.open(seed="window")
    flying = table.page.evaluate("""() => ["battle", "battle", "battle", "back"].map(name => {
        document.querySelector(`[data-action=${name}]`).click();
        return document.querySelectorAll(".ghost").length;
    })""")
    assert flying == [2, 2, 2, 0]


def test_the_card_that_decides_is_framed_and_none_where_nobody_else_was_left(table: Table) -> None:
    framed = """() => {
        document.querySelector("[data-action=battle]").click();
        return [...document.querySelectorAll(".ghost.won use")].map(use => use.getAttribute("href"));
    }"""
    table.open(deal=NINES)
    assert table.page.evaluate(framed) == ["#card-QD"]
    table.open(deal="7S QD KC / 7H 2D")
    assert table.page.evaluate(framed) == []
    table.open(deal="7S / 7H / 3D 2D", players=3, in_war="tied")
    assert table.page.evaluate(framed) == []


def test_a_battle_shows_its_cards_for_a_beat(table: Table) -> None:
    table.open(deal="KS 2S / 9H 3H")
    drawn = table.page.evaluate("""() => {
        document.querySelector("[data-action=battle]").click();
        return [...document.querySelectorAll(".ghost use")].map(use => use.getAttribute("href"));
    }""")
    assert drawn == ["#card-9H", "#card-KS"]
    assert table.battle == 1
    expect(table.page.locator(".ghost")).to_have_count(0)


def test_a_card_on_its_way_is_not_cut_off_where_all_have_room(table: Table) -> None:
    table.open(deal=NINES)
    table.press("Step")
    assert (
        table.page.locator(".stake-scroll").evaluate("stake => getComputedStyle(stake).overflow") == "visible"
    )


def test_a_turned_phone_shows_the_newest_cards_of_a_long_war_still(table: Table) -> None:
    table.page.set_viewport_size({"width": 844, "height": 390})
    table.open(deal=LONG_WAR)
    table.press(*["Step"] * 13)
    table.page.set_viewport_size({"width": 320, "height": 640})
    stake = table.page.locator(".stake-scroll")
    expect(stake).not_to_have_class(re.compile("fits"))
    assert stake.evaluate("stake => stake.scrollWidth - stake.clientWidth - stake.scrollLeft") < 2
