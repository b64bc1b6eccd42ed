"""Every value of every option of every game, played by every level of its computers to the end of the game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from gonfalon import games
from gonfalon.core.errors import RulesetError
from gonfalon.core.game import AnyGame, OptionSpec, Value
from gonfalon.players import Player, levels, make

MOST_PLIES = 20_000
NODES = 2
"""Positions looked at for a move; what is tested is that games end, not how well they are played."""
EVERYDAY = {
    "stratego": "duel",
    "middle_earth": str(Path(__file__).with_name("short-ring.toml")),
    "fortress": "fortress-main",
}
"""The variant of the everyday run, where it is not the last one: with few pieces games are short."""
ENDLESS: dict[str, dict[str, Value]] = {"quiet_draw": {"stratego": 40, "middle_earth": 40}}  # type: ignore[dict-item]
"""Option -> game -> the value played in place of 0, with which two careful players need never end."""


def values_of(game: str, option: OptionSpec) -> tuple[Value, ...]:
    """The values to play: all choices, both of a switch, the default and the ends of a number's range."""
    if option.type == "bool":
        return (option.default, not option.default)
    if option.type == "choice":
        return option.choices
    least = ENDLESS.get(option.name, {}).get(game, option.low)
    return tuple(dict.fromkeys((option.default, least, option.high)))  # type: ignore[arg-type]


@lru_cache(maxsize=16)
def settings(game: str, variant: str) -> tuple[dict[str, Value], ...]:
    """As few settings as hold every value of every option; an option that needs others is played where those are so."""
    specs = next(one for one in games.get(game).spec.variants if one.id == variant).options
    found: list[dict[str, Value]] = []
    for n in range(max(len(values_of(game, option)) for option in specs if option.name != "ply_cap")):
        found.append(
            {o.name: values_of(game, o)[n % len(values_of(game, o))] for o in specs if o.name != "ply_cap"}
        )
    for option in specs:
        if option.needs:
            for value in values_of(game, option):
                needed = {name.removeprefix("!"): not name.startswith("!") for name in option.needs}
                fixed = {
                    name: on if isinstance(found[0][name], bool) else (1 if on else 0)
                    for name, on in needed.items()
                }
                found.append({**found[len(found) % 2], **fixed, option.name: value})
    return tuple(found)


def needs_of(option: OptionSpec, value: Value, specs: tuple[OptionSpec, ...]) -> dict[str, Value]:
    """This value, and values of the options that it needs."""
    found: dict[str, Value] = {option.name: value}
    for name in option.needs:
        needed = next(one for one in specs if one.name == name.removeprefix("!"))
        fits = [one for one in values_of("", needed) if bool(one) != name.startswith("!")]
        found[needed.name] = fits[0]
    return found


def own_options(game: AnyGame) -> tuple[OptionSpec, ...]:
    """The options of a game that no earlier game of its family has."""
    rest = [one for one in games.all_games() if one.spec.family == game.spec.family]
    earlier = rest[: [one.spec.id for one in rest].index(game.spec.id)]
    known = {option.name for one in earlier for option in one.spec.variants[-1].options}
    return tuple(
        one for one in game.spec.variants[-1].options if one.name not in known and one.name != "ply_cap"
    )


@lru_cache(maxsize=64)
def packed(game: str, turn: int) -> tuple[dict[str, Value], ...]:
    """Few settings that hold values of every option where it has an effect: a share of the values for each turn, a level."""
    specs = own_options(games.get(game))
    left: list[dict[str, Value]] = []
    for option in specs:
        values = values_of(game, option)
        n_turns = len(turns(games.get(game)))
        few = -(-len(values) // n_turns)
        left += [needs_of(option, values[(turn * few + n) % len(values)], specs) for n in range(few)]
    found: list[dict[str, Value]] = []
    while left:
        setting: dict[str, Value] = {}
        for wanted in tuple(left):
            if all(setting.get(name, value) == value for name, value in wanted.items()):
                setting |= wanted
                left.remove(wanted)
        found.append(setting)
    return tuple(found)


def play(game: AnyGame, setup: Any, player: Player) -> Any:
    """Play to the end; one player decides for all seats."""
    state = game.new(7, setup)
    while state.outcome is None:
        seat = state.to_act()[0]
        state.step(seat, player.act(game.information_state(state, seat)))
    return state


def cases() -> list[Any]:
    """(game, variant, number of the setting, level)."""
    return [
        pytest.param(game.spec.id, variant.id, n, level, id=f"{variant.id}-{n}-{level}")
        for game in games.all_games()
        for variant in game.spec.variants
        for n in range(len(settings(game.spec.id, variant.id)))
        for level in levels(game.spec.family) or (0,)
    ]


def turns(game: AnyGame) -> tuple[int, ...]:
    """The levels of its computers; without levels the game is played twice at random."""
    return tuple(levels(game.spec.family)) or (0, 1)


def everyday_cases() -> list[Any]:
    """(game, level)."""
    return [
        pytest.param(game.spec.id, level, id=f"{game.spec.id}-{level}")
        for game in games.all_games()
        for level in turns(game)
    ]


def settled(game: AnyGame, variant: str, options: dict[str, Value], n_seats: int) -> Any:
    """The setup with this many seats, or with as many more as an option asks for."""
    n_seats = min(n_seats, game.spec.max_seats)
    try:
        return game.settle(variant, options, "", n_seats)
    except RulesetError:
        if n_seats == game.spec.max_seats:
            raise
        return settled(game, variant, options, n_seats + 1)


def assert_ends(name: str, variant: str, options: dict[str, Value], n: int, level: int) -> None:
    """Play a game by a setting; it must end by its own rules. n: its number, which the players and the seats follow."""
    game = games.get(name)
    if any(option.name == "ply_cap" for option in game.spec.variants[0].options):
        options = {**options, "ply_cap": MOST_PLIES}
    setup = settled(game, variant, options, game.spec.min_seats + n % 2)
    state = play(game, setup, make(game.spec.family, level if levels(name) else 0, n, nodes=NODES))
    assert state.outcome is not None
    assert state.outcome.reason != "ply_cap"


@pytest.mark.parametrize(("game", "level"), everyday_cases())
def test_every_option_with_every_level(game: str, level: int) -> None:
    variant = EVERYDAY.get(game, games.get(game).spec.variants[-1].id)
    for n, options in enumerate(packed(game, level)):
        assert_ends(game, variant, options, n, level)


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant", "n", "level"), cases())
def test_every_option_of_every_variant_with_every_level(game: str, variant: str, n: int, level: int) -> None:
    assert_ends(game, variant, settings(game, variant)[n], n, level)


def test_every_value_is_played_every_day() -> None:
    """Every level plays every option, and some level every value, also where an option needs others."""
    for game in games.all_games():
        for option in own_options(game):
            played: set[Value] = set()
            for level in turns(game):
                held = [one for one in packed(game.spec.id, level) if option.name in one]
                for needed in option.needs:
                    name, off = needed.removeprefix("!"), needed.startswith("!")
                    held = [one for one in held if name in one and bool(one[name]) != off]
                assert held
                played |= {one[option.name] for one in held}
            assert played == set(values_of(game.spec.id, option))


def test_every_value_is_played() -> None:
    """What an option needs is settled where its values are played."""
    for game in games.all_games():
        for variant in game.spec.variants:
            played = settings(game.spec.id, variant.id)
            for option in variant.options:
                if option.name != "ply_cap":
                    for value in values_of(game.spec.id, option):
                        assert any(setting[option.name] == value for setting in played)
