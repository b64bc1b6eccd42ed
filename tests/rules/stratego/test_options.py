"""Section 11: rulesets and options."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.errors import RulesetError
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.options import OPTIONS
from gonfalon.games.stratego.ruleset import full_options, load, presets, presets_for, shipped, shipped_ids

from .tables import columns, option_value

COLUMNS = columns("option", 3)
CHOICES = {
    "first": {"red", "blue"},
    "chase": {"off", "isf", "literal"},
    "both_immobile": {"mover_loses", "draw"},
    "no_mobile": {"on_turn", "at_once"},
    "silent_scout": {"any", "long"},
    "captured": {"open", "prisoner", "secret", "hidden"},
}
PRESETS: dict[str, dict[str, Any]] = {
    "isf": {
        "two_square_limit": 5,
        "chase": "isf",
        "quiet_draw": 200,
        "ply_cap": 0,
        "captured": "open",
        "both_immobile": "draw",
        "exchange_draw": False,
        "no_mobile": "on_turn",
        "aggressor_advantage": False,
        "silent_defence": False,
        "rescue": False,
        "old_scout": False,
    },
}
PRESETS["gravon"] = PRESETS["isf"] | {"quiet_draw": 0}
PRESETS["ucc"] = PRESETS["isf"] | {
    "first": "red",
    "two_square_limit": 0,
    "chase": "off",
    "quiet_draw": 0,
    "ply_cap": 10000,
    "no_mobile": "at_once",
}


@pytest.mark.parametrize("variant", COLUMNS)
def test_every_ruleset_has_the_values_of_the_table(variant: str) -> None:
    """STRAT-11.1."""
    assert shipped(variant).options == {
        option.name: option_value(COLUMNS[variant][option.name], option.type) for option in OPTIONS
    }


def test_the_table_of_options_has_every_ruleset() -> None:
    """STRAT-11.1."""
    assert set(COLUMNS) == {variant.id for variant in GAME.spec.variants}


def test_the_options_are_those_of_the_table_with_its_choices() -> None:
    """STRAT-11.1."""
    assert {option.name for option in OPTIONS} == set(COLUMNS["battle"])
    assert {o.name: set(o.choices) for o in OPTIONS if o.type == "choice"} == CHOICES


@pytest.mark.parametrize("variant", GAME.spec.variants, ids=lambda variant: variant.id)
def test_a_form_is_told_each_rulesets_own_values(variant: Any) -> None:
    """STRAT-11.5: both see the values before they deploy."""
    assert {option.name: option.default for option in variant.options} == shipped(variant.id).options


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_have_the_values_of_the_table(preset: str) -> None:
    """STRAT-11.2."""
    assert presets()[preset] == PRESETS[preset]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("variant", COLUMNS)
def test_a_preset_lies_over_a_ruleset_and_leaves_the_rest(variant: str, preset: str) -> None:
    """STRAT-11.2, STRAT-11.3: ucc goes with the forty pieces of battle only."""
    ruleset = shipped(variant)
    if preset == "ucc" and ruleset.armies != shipped("battle").armies:
        assert preset not in presets_for(ruleset)
        with pytest.raises(RulesetError, match="ucc"):
            full_options(ruleset, preset)
    else:
        assert full_options(ruleset, preset) == ruleset.options | PRESETS[preset]


def test_what_is_given_lies_over_the_preset() -> None:
    """STRAT-11.5."""
    assert full_options(shipped("battle"), "isf", two_square_limit=4)["two_square_limit"] == 4


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_a_ruleset_by_itself_battle_with_its_values(preset: str) -> None:
    """STRAT-11.3."""
    state, battle = GAME.new(1, GAME.setup(preset)), shipped("battle")
    assert load(preset).armies == battle.armies
    assert state.rules.options == battle.options | PRESETS[preset]


def test_the_ultimate_army_has_no_rescue_unless_it_is_switched_on() -> None:
    """STRAT-11.4."""
    assert shipped("ultimate").options["rescue"] is False
    assert GAME.new(1, GAME.setup("ultimate", rescue=True)).rules.options["rescue"] is True


@pytest.mark.parametrize("variant", shipped_ids())
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_any_option_may_be_changed_for_any_ruleset(variant: str, option: Any) -> None:
    """STRAT-11.5."""
    values = {"bool": (True, False), "int": (option.low, option.high), "choice": option.choices}[option.type]
    for value in values:
        assert GAME.new(1, GAME.setup(variant, **{option.name: value})).rules.options[option.name] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("two_square_limit", -1),
        ("two_square_limit", 9),
        ("two_square_limit", "3"),
        ("two_square_limit", True),
        ("two_square_limit", 2.0),
        ("quiet_draw", -1),
        ("ply_cap", -1),
        ("rescue_rows", -1),
        ("rescue_rows", 17),
        ("rescue", 1),
        ("rescue", "yes"),
        ("chase", "on"),
        ("chase", False),
        ("captured", None),
        ("first", "green"),
        ("no_such_option", True),
    ],
)
def test_other_values_are_refused_by_name(name: str, value: Any) -> None:
    """STRAT-11.5: integers are not negative."""
    with pytest.raises(RulesetError, match=name):
        GAME.new(1, GAME.setup("battle", **{name: value}))


def test_unknown_rulesets_and_presets_are_refused() -> None:
    """STRAT-11.3."""
    for variant, preset in (("chess", ""), ("battle", "chess"), ("../battle", ""), ("", "ucc2")):
        with pytest.raises(RulesetError):
            GAME.new(1, GAME.setup(variant, preset=preset))
