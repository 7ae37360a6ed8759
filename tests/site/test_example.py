"""Examples are played, and a page that states something else is not built."""

from typing import Any

import pytest

from engine import agree
from engine.rules import KNOBS, PROFILES, value_text
from site_src.choices import Choices, unexplained
from site_src.example import Example, ExampleError
from tests.browser.table import NINES


def test_an_example_that_is_right_is_kept() -> None:
    example = Example(agree(), NINES, reason="all_cards", winners=[0], battles=2, wars=1, stake=6)
    assert example.caption(example.taken(1)) == "The queen of diamonds is highest: player 1 takes 6 cards."


@pytest.mark.parametrize("stated", [{"winners": [1]}, {"battles": 3}, {"reason": "short"}, {"stake": 4}])
def test_an_example_that_states_something_else_is_refused(stated: dict[str, Any]) -> None:
    with pytest.raises(ExampleError, match=r"states .* the engine finds"):
        Example(agree(), NINES, **stated)


def test_an_example_that_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(ExampleError, match="9C is there twice"):
        Example(agree(), "9C / 9C")


def test_the_pick_up_order_is_own_first_and_hides_what_lay_face_down() -> None:
    assert Example(agree(), NINES).picked_up(1) == ["9C", "9H", "??", "??", "QD", "7C"]


def choices() -> Choices:
    return Choices(lambda card: card)  # type: ignore[arg-type, return-value]


def test_a_knob_value_without_an_example_is_refused() -> None:
    with pytest.raises(ExampleError, match="best lack low"):
        choices().table("best", {}, {"high": ["Most tables", "9S / KC", "Player 2 wins in battle 1"]})


def test_a_choice_whose_result_is_not_so_is_refused() -> None:
    rows = {
        "high": ["Most tables", "9S / KC", "Player 1 wins in battle 1"],
        "low": ["Some", "9S / KC", "Player 1 wins in battle 1"],
    }
    with pytest.raises(ExampleError, match="best: high states “Player 1 wins in battle 1”"):
        choices().table("best", {}, rows)


def test_a_profile_without_a_row_is_refused() -> None:
    with pytest.raises(ExampleError, match="lack both_short_draws"):
        choices().profiles({"classic": "One guide"})


def test_what_no_page_explains_is_named() -> None:
    complaints = unexplained(set())
    assert "No page explains down: 3." in complaints
    assert "No page explains profile: pyanitsa." in complaints
    every = {(knob, value_text(value)) for knob, values in KNOBS.items() for value in list(values)[:9]}
    assert unexplained(every | {("profile", name) for name in PROFILES}) == []
