"""The practice table from a folder on disk, without a network, in Chromium."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.states import NO_COPYING
from tests.browser.table import LONG_WAR, NINES, Table

pytestmark = pytest.mark.browser
VECTORS = Path(__file__).parent.parent / "vectors"


def test_a_game_is_stepped_to_its_end(table: Table) -> None:
    table.open(deal=NINES)
    said = []
    for _ in range(9):
        table.press("Step")
        said.append(table.caption)
    assert said[0] == "Nine of clubs against nine of hearts."
    assert said[-1] == "Player 1 wins, the last with cards."
    assert (table.data("ending"), table.data("winners"), table.battle) == ("all_cards", "0", 2)
    assert table.sizes == ["8 cards", "0 cards"]


def test_step_back_undoes_a_step_and_battle_finishes_a_battle(table: Table) -> None:
    table.open(deal=NINES)
    table.press("Step", "Step", "Step back")
    assert table.caption == "Nine of clubs against nine of hearts."
    table.press("Battle")
    assert table.battle == 1
    assert table.sizes == ["7 cards", "1 card"]
    table.press("Step back", "Step back", "Step back", "Step back", "Step back", "Step back")
    assert table.battle == 0
    assert table.sizes == ["4 cards", "4 cards"]


def test_the_stake_is_counted_and_face_down_cards_are_backs(table: Table) -> None:
    table.open(deal=NINES)
    table.press("Step", "Step", "Step", "Step")
    expect(table.page.locator(".stake-count")).to_have_text("6 cards at stake")
    names = table.page.locator(".rows .card").evaluate_all(
        "cards => cards.map(card => card.getAttribute('aria-label'))"
    )
    assert names == [
        "nine of hearts", "card face down", "seven of clubs", "nine of clubs", "card face down", "queen of diamonds",
    ]  # fmt: skip


def test_no_face_down_card_is_named_anywhere_in_the_page(table: Table) -> None:
    table.open(deal=NINES)
    table.press("Step", "Step", "Step", "Step")
    markup = table.page.locator("#play").inner_html().lower()
    assert not re.search(r"3d\b|three of diamonds|card-ks|king of spades", markup)


@pytest.mark.parametrize(("game", "battle"), [("repeat-F2", 45), ("repeat-full-deck-33", 465)])
def test_a_game_that_would_go_round_for_ever_ends_in_the_repeat(table: Table, game: str, battle: int) -> None:
    lines = (VECTORS / "repeats.jsonl").read_text(encoding="utf-8").splitlines()
    vector = next(v for v in map(json.loads, lines) if v["id"] == game)
    table.open(deal=" / ".join(vector["packets"]))
    table.press("To the end")
    assert (table.data("ending"), table.battle, table.data("winners")) == ("repeat", battle, "")
    assert table.data("first-seen") == str(vector["expect"]["first_seen"])
    assert table.data("period") == str(vector["expect"]["period"])
    assert f"after battle {vector['expect']['first_seen']}" in table.caption
    assert f"every {vector['expect']['period']} battles" in table.caption


def test_a_link_opens_the_game_at_its_battle(table: Table) -> None:
    table.open(seed="window", battle=12)
    assert table.battle == 12
    table.open(seed="window", battle=9999)
    assert table.data("ending") == "all_cards"


def test_the_address_says_where_the_table_rests(table: Table) -> None:
    table.open(profile="three_down", seed="a + b & c = ü")
    table.press("To the end")
    battles = table.battle
    link = table.hash
    assert link.endswith(f"&battle={battles}")
    sizes = table.sizes
    table.open()
    table.go(link)
    expect(table.element).to_have_attribute("data-battle", str(battles))
    assert table.sizes == sizes


def test_the_address_is_written_a_second_after_the_last_step(table: Table) -> None:
    table.open(deal=NINES)
    table.take_clock()
    table.press("Battle")
    assert "battle" not in table.hash
    table.page.clock.run_for(900)
    assert "battle" not in table.hash
    table.page.clock.run_for(200)
    assert table.hash == "#deal=9C+3D+QD+AS+/+9H+KS+7C+2S&battle=1"


def test_an_anchor_leaves_the_game_alone(table: Table) -> None:
    table.open(deal=NINES, battle=1)
    table.go("#main")
    table.press("Step")
    assert table.caption == "Ace of spades against two of spades."


def test_an_anchor_that_opens_the_page_stays_until_the_reader_moves(table: Table) -> None:
    table.page.goto(table.home + "play.html#table", wait_until="domcontentloaded")
    table.wait()
    assert table.hash == "#table"
    table.press("To the end")
    assert table.hash.startswith("#seed=")


def test_a_deal_after_an_anchor_is_named_in_the_address(table: Table) -> None:
    table.page.goto(table.home + "play.html", wait_until="domcontentloaded")
    table.wait()
    table.go("#main")  # as the link that skips to the page does
    table.press("Deal")
    expect(table.page).to_have_url(re.compile("#seed="))


def test_a_remark_on_the_game_before_goes_with_it(table: Table) -> None:
    table.open(deal=NINES)
    table.page.evaluate(NO_COPYING)
    table.press("Copy link")
    expect(table.page.locator(".remark")).to_contain_text("the link is selected")
    table.press("Deal")
    expect(table.page.locator(".remark")).to_be_empty()


def test_every_deal_is_another_game_by_the_same_rules(table: Table) -> None:
    table.open(profile="pyanitsa")
    games = set()
    for _ in range(3):
        before = table.hash
        table.press("Deal")
        expect(table.page).not_to_have_url(re.compile(re.escape(before) + "$"))
        games.add(table.hash)
        assert table.hash.startswith("#profile=pyanitsa&seed=")
    assert len(games) == 3


def test_ten_quick_presses_are_ten_steps(table: Table) -> None:
    table.open(seed="window")
    table.page.evaluate("for (let i = 0; i < 10; i++) document.querySelector('[data-action=step]').click()")
    assert table.battle == 5


def test_a_long_war_stays_inside_the_table(table: Table) -> None:
    table.page.set_viewport_size({"width": 320, "height": 640})
    table.open(deal=LONG_WAR)
    table.press(*["Step"] * 15)
    assert table.page.locator(".cell").count() == 2 * 10
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_table_of_four_shows_everybody(table: Table) -> None:
    table.open(profile="four_players", seed="window")
    assert table.sizes == ["13 cards"] * 4
    table.press("To the end")
    assert table.data("ending")


@pytest.mark.parametrize("profile", ["three_players", "four_players", "pyanitsa", "pyanitsa_spent", "jokers"])
def test_other_games_are_played_to_their_end(table: Table, profile: str) -> None:
    table.open(profile=profile, seed="window")
    table.press("Step", "Battle", "To the end")
    assert table.data("ending")
    assert table.data("winners") is not None


def test_the_rules_of_the_game_stand_beside_the_table(table: Table) -> None:
    table.open(down=3, best="low", seed="window")
    rules = table.page.locator(".rules-of-game")
    expect(rules).to_contain_text("three cards face down")
    expect(rules).to_contain_text("The lowest card wins")


def test_a_link_is_copied_or_offered_to_be_copied(table: Table) -> None:
    table.open(deal=NINES, battle=1)
    table.page.evaluate(NO_COPYING)
    table.press("Copy link")
    field = table.page.get_by_label("Link to this game")
    expect(field).to_be_focused()
    assert field.input_value().endswith("play.html#deal=9C+3D+QD+AS+/+9H+KS+7C+2S&battle=1")


def test_whoever_looks_a_rule_up_comes_back_to_the_same_step(table: Table) -> None:
    table.open(deal=LONG_WAR)
    table.press("Step", "Step", "Step")
    step = table.caption
    table.page.locator(".caption .rule").click()
    table.page.wait_for_url("**/house.html#down")
    table.page.go_back()
    table.wait()
    assert table.caption == step


def test_back_brings_the_game_before_the_deal(table: Table) -> None:
    table.open(deal="KS 2S / 9H 3H")
    table.press("Battle", "Step", "Deal")
    expect(table.element).to_have_attribute("data-battle", "0")
    table.page.go_back()
    expect(table.element).to_have_attribute("data-battle", "1")
    assert "deal=" in table.hash
    assert table.caption == "Two of spades against three of hearts."


def test_the_strip_jumps_to_a_battle(table: Table) -> None:
    table.open(seed="window")
    table.page.get_by_label("Battles finished").fill("30")
    assert table.battle == 30
    assert table.hash.endswith("battle=30")


def test_the_link_to_a_game_goes_with_the_game(table: Table) -> None:
    table.open(deal=NINES)
    table.page.evaluate(NO_COPYING)
    table.press("Copy link")
    field = table.page.get_by_label("Link to this game")
    expect(field).to_be_visible()
    table.press("Deal")
    expect(field).to_be_hidden()
