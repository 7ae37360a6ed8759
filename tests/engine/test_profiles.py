"""Profiles: named sets of rules, each of which says only what differs."""

from dataclasses import asdict
from typing import Any

import pytest

from engine import PROFILES, Rules, RulesError, agree
from engine.rules import DEFAULT_PROFILE, DIFFERENCES

PYANITSA: dict[str, Any] = {"deck": "short", "low_beats_ace": True, "objective": "shed_all"}
PROFILES_DIFFER_IN: dict[str, dict[str, Any]] = {
    "classic": {},
    "both_short_draws": {"shortage": "all_short_draw"},
    "last_card_stands": {"shortage": "last_card_stands"},
    "last_card_up": {"shortage": "last_card_up", "collect": "shuffled", "repeat_draw": False},
    "three_down": {"down": 3},
    "jokers": {"deck": "jokers"},
    "peace": {"best": "low"},
    "automatic_war": {"twos_start_war": True},
    "three_players": {"players": 3},
    "four_players": {"players": 4},
    "pyanitsa": PYANITSA,
    "pyanitsa_open": {**PYANITSA, "down": 0},
    "pyanitsa_spent": {**PYANITSA, "objective": "first_out_loses"},
}


def test_the_profile_that_is_played_if_none_is_named_differs_in_nothing() -> None:
    assert DEFAULT_PROFILE == "classic"
    assert PROFILES["classic"] == Rules()


@pytest.mark.parametrize("profile", PROFILES_DIFFER_IN)
def test_a_profile_differs_from_the_defaults_in_this_and_in_nothing_else(profile: str) -> None:
    assert asdict(PROFILES[profile]) == {**asdict(Rules()), **PROFILES_DIFFER_IN[profile]}
    assert agree(profile) == PROFILES[profile]


def test_there_are_no_other_profiles() -> None:
    assert list(PROFILES) == list(DIFFERENCES) == list(PROFILES_DIFFER_IN)


@pytest.mark.parametrize("profile", PROFILES_DIFFER_IN)
def test_any_knob_can_be_changed_from_any_profile(profile: str) -> None:
    for knob, value in (("players", 4), ("down", 4), ("shortage", "last_card_up"), ("max_battles", 7)):
        assert asdict(agree(profile, {knob: value})) == {**asdict(PROFILES[profile]), knob: value}


def test_a_change_that_clashes_with_its_profile_is_refused() -> None:
    with pytest.raises(RulesError, match=r"“low_beats_ace: on” and “best: low”"):
        agree("pyanitsa", {"best": "low"})
    with pytest.raises(RulesError, match=r"“repeat_draw: on” and “collect: shuffled”"):
        agree("last_card_up", {"repeat_draw": True})


@pytest.mark.parametrize("profile", ["", "Classic", "bridge", None, 3, ["classic"]])
def test_an_unknown_profile_is_refused_with_those_there_are(profile: Any) -> None:
    with pytest.raises(RulesError) as refused:
        agree(profile)
    assert f"no profile “{profile}”" in str(refused.value)
    assert all(name in str(refused.value) for name in PROFILES_DIFFER_IN)
