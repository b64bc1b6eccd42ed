"""The options of the Stratego family, declared once (STRAT-11): forms, flags and files all come from here."""

from __future__ import annotations

from gonfalon.core.errors import RulesetError
from gonfalon.core.game import OptionSpec

Value = bool | int | str


def _flag(name: str, section: str, default: bool = False) -> OptionSpec:
    return OptionSpec(name, "bool", default, section)


def _number(name: str, section: str, default: int, low: int, high: int) -> OptionSpec:
    return OptionSpec(name, "int", default, section, (), low, high)


def _choice(name: str, section: str, *choices: str) -> OptionSpec:
    return OptionSpec(name, "choice", choices[0], section, choices)


OPTIONS: tuple[OptionSpec, ...] = (
    _flag("aggressor_advantage", "STRAT-9.1"),
    _flag("silent_defence", "STRAT-9.2"),
    _choice("silent_scout", "STRAT-9.2.4", "any", "long"),
    _flag("rescue", "STRAT-9.3"),
    _flag("rescue_moves_only", "STRAT-9.3.2"),
    _number("rescue_rows", "STRAT-9.3.6", 0, 0, 16),
    _flag("rescue_revealed", "STRAT-9.3.10"),
    _choice("captured", "STRAT-10.8", "open", "prisoner", "secret", "hidden"),
    _number("two_square_limit", "STRAT-6.1", 3, 0, 8),
    _flag("two_square_attacks", "STRAT-6.5", True),
    _flag("two_square_exact", "STRAT-6.8"),
    _choice("chase", "STRAT-7.1", "isf", "off", "literal"),
    _number("quiet_draw", "STRAT-8.6", 200, 0, 10000),
    _number("ply_cap", "STRAT-8.7", 0, 0, 1000000),
    _choice("both_immobile", "STRAT-8.3", "mover_loses", "draw"),
    _flag("exchange_draw", "STRAT-8.4", True),
    _choice("no_mobile", "STRAT-8.5", "on_turn", "at_once"),
    _flag("old_scout", "STRAT-4.8"),
    _choice("first", "STRAT-4.1", "red", "blue"),
)
BY_NAME = {option.name: option for option in OPTIONS}


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


def complete(*layers: dict[str, Value]) -> dict[str, Value]:
    """Every option with its value: the declared defaults, overlaid by each layer in turn. Raises RulesetError."""
    values: dict[str, Value] = {option.name: option.default for option in OPTIONS}
    for layer in layers:
        for name, value in layer.items():
            values[name] = check_value(name, value)
    return values


def with_defaults(values: dict[str, Value]) -> tuple[OptionSpec, ...]:
    """The declarations with one ruleset's own defaults."""
    return tuple(
        OptionSpec(o.name, o.type, values[o.name], o.section, o.choices, o.low, o.high) for o in OPTIONS
    )
