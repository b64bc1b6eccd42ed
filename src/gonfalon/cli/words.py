"""Messages of the text room for the terminal, with a readable fallback where a game has none."""

from __future__ import annotations

from typing import Any

from gonfalon.core.game import GameSpec, OptionSpec, Value
from gonfalon.text import text

LANGUAGE = "en"


def say(name: str, instead: str = "", **values: str | int) -> str:
    """A message of the text room, or `instead` where it has none."""
    found = text(LANGUAGE, name, **values)
    return instead if found == name and instead else found


def known(name: str, **values: str | int) -> str:
    """A message of the text room, "" where it has none."""
    found = text(LANGUAGE, name, **values)
    return "" if found == name else found


def plain(word: str) -> str:
    """A game's word as a person writes it: no underscores, no hyphens."""
    return word.replace("_", " ").replace("-", " ")


def label(kind: str, word: str) -> str:
    """The title of a `field`, a `part`, a `kind` of decision, or the word itself."""
    return say(f"{kind}-{word}", plain(word))


def value_text(name: str, value: Any) -> str:
    """A value of a field or a part in words: `value-<name>-<value>`, `value-<value>`, or itself."""
    if isinstance(value, str) and value:
        return known(f"value-{name}-{value}") or say(f"value-{value}", value)
    return listed(value)


def seat_name(spec: GameSpec, seat: int) -> str:
    """A seat by its name; "Seat 1" for seat 0 where seats only have numbers."""
    if 0 <= seat < len(spec.seat_names):
        return say(spec.seat_names[seat], plain(spec.seat_names[seat]))
    return say("seat-name", f"Seat {seat + 1}", seat=seat + 1)


def listed(value: Any) -> str:
    """A fact as text: lists with commas, truth as yes and no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(listed(one) for one in value) or "-"
    if isinstance(value, dict):
        return " ".join(f"{plain(str(name))} {listed(one)}" for name, one in value.items())
    return str(value) if value != "" else "-"


def option_line(option: OptionSpec, value: Value) -> str:
    """`Title: value` of an option that is in force."""
    shown = say(f"option-{option.name}-{value}", str(value)) if option.type == "choice" else listed(value)
    return f"{say(f'option-{option.name}', plain(option.name))}: {shown}"


def option_range(option: OptionSpec) -> str:
    """What an option takes."""
    if option.type == "bool":
        return "true/false"
    return "/".join(option.choices) if option.choices else f"{option.low}..{option.high}"
