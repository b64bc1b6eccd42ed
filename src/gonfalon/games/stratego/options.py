"""The options of the Stratego family, declared once (STRAT-11): forms, flags and files all come from here."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon.core.errors import RulesetError
from gonfalon.core.game import OptionSpec
from gonfalon.core.game import Value as Value

Spec = dict[str, Any]
TOURNAMENT: Spec = {"group": "tournament"}
RESCUE: Spec = {"group": "tournament", "needs": ("rescue",)}
REPEAT: Spec = {"group": "repeat"}
TWO_SQUARE: Spec = {"group": "repeat", "needs": ("two_square_limit",)}
END: Spec = {"group": "end"}
POWERS: Spec = {"group": "powers"}
RING: Spec = {"group": "ring"}


def _flag(name: str, section: str, default: bool = False, **more: Any) -> OptionSpec:
    return OptionSpec(name, "bool", default, section, **more)


def _number(name: str, section: str, default: int, low: int, high: int, **more: Any) -> OptionSpec:
    return OptionSpec(name, "int", default, section, (), low, high, **more)


def _choice(name: str, section: str, *choices: str, **more: Any) -> OptionSpec:
    return OptionSpec(name, "choice", choices[0], section, choices, **more)


OPTIONS: tuple[OptionSpec, ...] = (
    _flag("aggressor_advantage", "STRAT-9.1", **TOURNAMENT),
    _flag("silent_defence", "STRAT-9.2", **TOURNAMENT),
    _choice("silent_scout", "STRAT-9.2.4", "any", "long", group="tournament", needs=("silent_defence",)),
    _flag("rescue", "STRAT-9.3", **TOURNAMENT),
    _flag("rescue_moves_only", "STRAT-9.3.2", **RESCUE),
    _number("rescue_rows", "STRAT-9.3.6", 0, 0, 16, **RESCUE),
    _flag("rescue_revealed", "STRAT-9.3.10", **RESCUE),
    _choice("captured", "STRAT-10.8", "open", "prisoner", "secret", "hidden", needs=("!silent_defence",)),
    _number("two_square_limit", "STRAT-6.1", 3, 0, 8, **REPEAT),
    _flag("two_square_attacks", "STRAT-6.5", True, **TWO_SQUARE),
    _flag("two_square_exact", "STRAT-6.8", **TWO_SQUARE),
    _choice("chase", "STRAT-7.1", "isf", "off", "literal", **REPEAT),
    _number("quiet_draw", "STRAT-8.6", 200, 0, 10000, group="end", first=True),
    _number("ply_cap", "STRAT-8.7", 0, 0, 1000000, **END),
    _choice("both_immobile", "STRAT-8.3", "draw", "mover_loses", **END),
    _flag("exchange_draw", "STRAT-8.4", True, **END),
    _choice("no_mobile", "STRAT-8.5", "on_turn", "at_once", **END),
    _flag("old_scout", "STRAT-4.8"),
    _choice("first", "STRAT-4.1", "red", "blue"),
)
POWER_OPTIONS: dict[str, tuple[OptionSpec, ...]] = {
    "seek": (
        _flag("seek_captures", "ME-6.2.5", True, **POWERS),
        _choice("seek_range", "ME-6.2.1", "around", "lines", "cross", **POWERS),
    ),
    "bow": (_choice("bow_range", "ME-6.3.1", "lines", "cross", **POWERS),),
    "axe": (_flag("axe_may_stay", "ME-6.4.7", **POWERS), _flag("axe_stops", "ME-6.4.6", **POWERS)),
    "steed": (_flag("steed_may_return", "ME-6.5.3", **POWERS),),
    "rage": (_flag("rage_may_stay", "ME-6.7.7", **POWERS), _flag("rage_alone", "ME-6.7.5", **POWERS)),
}
"""The options that come with a power of this id (ME-11.2)."""
QUEST_OPTIONS: tuple[OptionSpec, ...] = (
    OptionSpec(
        "mount_doom", "choice", "g6", "ME-2.3", ("c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"), **RING
    ),
    _flag("mount_doom_safe", "ME-9.7", True, **RING),
    _flag("haradrim_falls", "ME-9.4", True, **RING),
    _flag("invisible_after_quest", "ME-9.11", True, **RING),
)
"""The options that come with a quest."""
ALL = (*OPTIONS, *(option for group in POWER_OPTIONS.values() for option in group), *QUEST_OPTIONS)
BY_NAME = {option.name: option for option in ALL}


def offered(powers: tuple[str, ...], quest: bool) -> tuple[OptionSpec, ...]:
    """The options of a ruleset with these powers, with or without a quest."""
    groups = [POWER_OPTIONS.get(power, ()) for power in powers]
    return (*OPTIONS, *(option for group in groups for option in group), *(QUEST_OPTIONS if quest else ()))


def check_value(name: str, value: object) -> Value:
    """The value if the option exists and takes it. Raises RulesetError with what it would take."""
    spec = BY_NAME.get(name)
    if spec is None:
        raise RulesetError(f"unknown option {name!r}; known: {', '.join(sorted(BY_NAME))}")
    if spec.type == "bool" and isinstance(value, bool):
        return value
    if (
        spec.type == "int"
        and isinstance(value, int)
        and not isinstance(value, bool)
        and spec.low <= value <= spec.high
    ):
        return value
    if spec.type == "choice" and value in spec.choices:
        return str(value)
    raise RulesetError(f"option {name} = {value!r}: {_takes(spec)}")


def _takes(spec: OptionSpec) -> str:
    if spec.type == "bool":
        return "it takes true or false"
    if spec.type == "int":
        return f"it takes a whole number from {spec.low} to {spec.high}"
    return "it takes " + " or ".join(repr(choice) for choice in spec.choices)


def complete(*layers: dict[str, Value], specs: tuple[OptionSpec, ...] = OPTIONS) -> dict[str, Value]:
    """Every option with its value: the declared defaults, overlaid by each layer in turn. Raises RulesetError."""
    values: dict[str, Value] = {option.name: option.default for option in specs}
    for layer in layers:
        for name, value in layer.items():
            checked = check_value(name, value)
            if name not in values:
                raise RulesetError(f"option {name!r} belongs to powers or a quest that this ruleset has not")
            values[name] = checked
    return values


def with_defaults(values: dict[str, Value]) -> tuple[OptionSpec, ...]:
    """The declarations with one ruleset's own defaults."""
    return tuple(
        msgspec.structs.replace(option, default=values[option.name])
        for option in ALL
        if option.name in values
    )


def specs_of(values: dict[str, Value]) -> tuple[OptionSpec, ...]:
    """The declarations of a ruleset's full set of options."""
    return tuple(option for option in ALL if option.name in values)
