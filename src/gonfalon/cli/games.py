"""`gonfalon games`: what can be played, with seats, variants, presets and options."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon import games, players
from gonfalon.core.game import GameSpec, OptionSpec

from . import words


def listing() -> Iterator[str]:
    """A paragraph for each game that is offered, under its family."""
    family = ""
    for name in games.lobby_ids():
        spec = games.get(name).spec
        if spec.family != family:
            family = spec.family
            known = ", ".join(str(level) for level in players.levels(family)) or "none, they play at random"
            yield f"family {family}; levels of its computer players: {known}"
        yield from _game_lines(spec)


def _game_lines(spec: GameSpec) -> Iterator[str]:
    seats = (
        str(spec.min_seats) if spec.min_seats == spec.max_seats else f"{spec.min_seats} to {spec.max_seats}"
    )
    together = "together" if spec.cooperative else "opponents"
    yield f"{spec.id}: {', '.join(variant.id for variant in spec.variants)}"
    yield f"  seats: {seats}, {together}"
    if any(variant.presets for variant in spec.variants):
        yield f"  presets: {', '.join(dict.fromkeys(name for one in spec.variants for name in one.presets))}"
    if spec.brings:
        yield f"  seats bring: {words.say(f'bring-{spec.brings.kind}', words.plain(spec.brings.kind))} ({spec.brings.section})"
    for group, options in _groups(spec).items():
        yield f"  {words.say(f'start-group-{group}', words.plain(group))}"
        for option in options:
            having = [
                one.id for one in spec.variants if any(option.name == other.name for other in one.options)
            ]
            only = "" if len(having) == len(spec.variants) else f"  only {', '.join(having)}"
            yield f"    {option.name:24} {words.option_range(option):32} {option.section}{only}"


def _groups(spec: GameSpec) -> dict[str, list[OptionSpec]]:
    """Group -> the options of all variants, each once."""
    found: dict[str, dict[str, OptionSpec]] = {}
    for variant in spec.variants:
        for option in variant.options:
            found.setdefault(option.group, {}).setdefault(option.name, option)
    return {group: list(options.values()) for group, options in found.items()}
