"""Every value of every option of every game, played by every level of its computers to the end of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from gonfalon import games
from gonfalon.core.errors import RulesetError
from gonfalon.core.game import AnyGame, OptionSpec, Value
from gonfalon.players import Player, levels, make

MOST_PLIES = 20_000
NODES = 2
"""Positions looked at for a move; what is tested is that games end, not how well they are played."""
EVERYDAY_CAP = {"middle_earth": 16}
"""Games that end after so many decisions in the everyday run, since whole ones take long."""
EVERYDAY = {"stratego": "duel"}
"""The variant of the everyday run, where it is not the last one."""
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


def play(game: AnyGame, setup: Any, players: list[Player]) -> Any:
    """Play to the end; the players take turns at the seats, so that each of them decides for each seat."""
    state = game.new(7, setup)
    while state.outcome is None:
        seat = state.to_act()[0]
        one = players[(state.ply // setup.n_seats + seat) % len(players)]
        state.step(seat, one.act(game.information_state(state, seat)))
    return state


def cases(everyday: bool) -> list[Any]:
    """(game, variant, number of the setting, levels that take turns)."""
    found = []
    for game in games.all_games():
        known = levels(game.spec.family) or (0,)
        variants = [variant.id for variant in game.spec.variants]
        for variant in [EVERYDAY.get(game.spec.id, variants[-1])] if everyday else variants:
            for n in range(len(settings(game.spec.id, variant))):
                company = [known] if everyday else [(level,) for level in known]
                found += [
                    pytest.param(game.spec.id, variant, n, who, id=f"{variant}-{n}-{who[0]}")
                    for who in company
                ]
    return found


def settled(game: AnyGame, variant: str, options: dict[str, Value], n_seats: int) -> Any:
    """The setup with this many seats, or with as many more as an option asks for."""
    n_seats = min(n_seats, game.spec.max_seats)
    try:
        return game.settle(variant, options, "", n_seats)
    except RulesetError:
        if n_seats == game.spec.max_seats:
            raise
        return settled(game, variant, options, n_seats + 1)


def assert_ends(name: str, variant: str, n: int, who: tuple[int, ...], cap: int) -> None:
    """Play a game by a setting; it must end, by its own rules if it is not cut short early."""
    game = games.get(name)
    options = dict(settings(name, variant)[n])
    if any(option.name == "ply_cap" for option in game.spec.variants[0].options):
        options["ply_cap"] = cap
    setup = settled(game, variant, options, game.spec.min_seats + n % 2)
    state = play(game, setup, [make(game.spec.family, level, n, nodes=NODES) for level in who])
    assert state.outcome is not None
    assert state.outcome.reason != "ply_cap" or cap < MOST_PLIES


@pytest.mark.parametrize(("game", "variant", "n", "who"), cases(everyday=True))
def test_every_option_with_all_levels(game: str, variant: str, n: int, who: tuple[int, ...]) -> None:
    assert_ends(game, variant, n, who, EVERYDAY_CAP.get(game, MOST_PLIES))


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant", "n", "who"), cases(everyday=False))
def test_every_option_with_every_level(game: str, variant: str, n: int, who: tuple[int, ...]) -> None:
    assert_ends(game, variant, n, who, MOST_PLIES)


def test_every_value_is_played() -> None:
    """What an option needs is settled where its values are played."""
    for game in games.all_games():
        for variant in game.spec.variants:
            played = settings(game.spec.id, variant.id)
            for option in variant.options:
                if option.name != "ply_cap":
                    for value in values_of(game.spec.id, option):
                        assert any(setting[option.name] == value for setting in played)
