"""Auto-play: one timer, one press to stop it, and nothing behind the reader's back."""

import pytest
from playwright.sync_api import expect

from tests.browser.states import HIDE
from tests.browser.table import NINES, Table

pytestmark = pytest.mark.browser


@pytest.fixture
def playing(table: Table) -> Table:
    """A game that plays by itself, on a clock that the test turns."""
    table.open(seed="window")
    table.take_clock()
    table.press("Auto-play")
    table.page.clock.run_for(5_000)
    return table


def test_it_is_off_until_asked_for(table: Table) -> None:
    table.open(seed="window")
    table.take_clock()
    table.page.clock.run_for(60_000)
    assert table.battle == 0


def test_it_plays_pauses_resumes_and_finishes(playing: Table) -> None:
    assert playing.battle > 0
    playing.press("Pause")
    shown = playing.caption
    playing.page.clock.run_for(60_000)
    assert playing.caption == shown
    playing.press("Auto-play")
    playing.page.clock.run_for(5_000)
    assert playing.caption != shown
    playing.page.clock.run_for(600_000)
    assert playing.data("ending") == "all_cards"
    expect(playing.button("Auto-play")).to_be_visible()


def test_a_faster_speed_takes_effect_at_once_and_adds_no_timer(playing: Table) -> None:
    before = playing.battle
    playing.page.get_by_text("Fast", exact=True).click()
    playing.page.clock.run_for(1_000)
    gained = playing.battle - before
    assert 5 <= gained <= 12
    for speed in ("Slow", "Steady", "Slow", "Fast"):
        playing.page.get_by_text(speed, exact=True).click()
    before = playing.battle
    playing.page.clock.run_for(900)
    assert playing.battle - before <= 11


def test_a_second_start_does_not_play_twice_as_fast(playing: Table) -> None:
    playing.press("Pause", "Auto-play", "Pause", "Auto-play", "Pause", "Auto-play")
    before = playing.battle
    playing.page.clock.run_for(2_200)
    assert playing.battle - before <= 2


def test_a_page_out_of_sight_pauses_and_says_so(playing: Table) -> None:
    playing.page.evaluate(HIDE)
    shown = playing.caption
    playing.page.clock.run_for(60_000)
    assert playing.caption == shown
    expect(playing.page.locator(".remark")).to_contain_text("Paused")
    playing.press("Auto-play")
    playing.page.clock.run_for(5_000)
    assert playing.caption != shown


def test_a_step_takes_over(playing: Table) -> None:
    playing.press("Step")
    shown = playing.caption
    playing.page.clock.run_for(60_000)
    assert playing.caption == shown


def test_a_new_deal_stops_it(playing: Table) -> None:
    playing.press("Deal")
    expect(playing.element).to_have_attribute("data-battle", "0")
    playing.page.clock.run_for(60_000)
    assert playing.battle == 0


def test_agreed_time_ends_the_game_after_the_battle_in_progress(table: Table) -> None:
    table.open(seed="window", time=1)
    table.take_clock()
    table.press("Auto-play")
    table.page.clock.run_for(61_000)
    table.ended()
    expect(table.page.locator(".rules-of-game")).to_contain_text("After 1 minute")
    assert table.data("ending") == "time"
    assert table.data("winners") == ""
    assert f"time_up_after={table.battle}" in table.hash


def test_a_paused_clock_stands(table: Table) -> None:
    table.open(seed="window", time=1)
    table.take_clock()
    table.press("Auto-play")
    table.page.clock.run_for(5_000)
    table.press("Pause")
    table.page.clock.run_for(300_000)
    table.press("Auto-play")
    table.page.clock.run_for(10_000)
    assert table.data("ending") is None


def test_a_game_whose_time_is_up_opens_by_link_as_it_ended(table: Table) -> None:
    table.open(deal=NINES, time=5, time_up_after=1, battle=1)
    assert (table.data("ending"), table.battle) == ("time", 1)


def test_when_time_is_up_no_further_battle_starts(table: Table) -> None:
    table.open(seed="window", time=1)
    table.take_clock()
    table.press("Battle")
    table.page.clock.run_for(61_000)
    table.press("Step")
    table.ended()
    assert (table.data("ending"), table.battle) == ("time", 1)
    assert table.hash == "#seed=window&time_up_after=1&time=1&battle=1"


def test_a_step_during_auto_play_does_not_stop_the_agreed_time(table: Table) -> None:
    table.open(seed="window", time=1)
    table.take_clock()
    table.press("Auto-play")
    table.page.clock.run_for(3_000)
    table.press("Step")
    table.page.clock.run_for(61_000)
    table.press("Battle")
    table.ended()
    assert table.data("ending") == "time"


def test_looking_a_rule_up_does_not_give_the_agreed_time_back(table: Table) -> None:
    table.open(seed="window", time=10)
    table.take_clock()
    table.press("Battle")
    table.page.clock.run_for(9 * 60_000 + 30_000)
    table.press("Battle")
    left = table.page.locator(".time-left")
    expect(left).to_have_text("1 minute left")
    table.page.locator(".caption .rule").click()
    table.page.wait_for_url("**/house.html#*")
    table.page.go_back()
    table.page.clock.resume()
    table.wait()
    expect(left).to_have_text("1 minute left")


def test_looking_back_does_not_end_the_game_earlier(table: Table) -> None:
    table.open(seed="window", time=1)
    table.take_clock()
    table.press("Battle", "Battle", "Battle")
    table.page.get_by_label("Battles finished").fill("1")
    table.page.clock.run_for(61_000)
    table.press("Battle")
    assert (table.data("ending"), table.battle) == (None, 2)
    table.press("Battle")
    table.ended()
    assert (table.data("ending"), table.battle) == ("time", 3)


def test_a_deal_asked_for_while_time_runs_out_wins(table: Table) -> None:
    table.open(seed="window", time=1)
    table.take_clock()
    table.press("Battle")
    table.page.clock.run_for(61_000)
    table.page.evaluate(
        "for (const action of ['step', 'deal']) document.querySelector(`[data-action=${action}]`).click()"
    )
    expect(table.element).to_have_attribute("data-battle", "0")
    assert "seed=window" not in table.hash
    assert "time_up_after" not in table.hash
    assert table.data("ending") is None
