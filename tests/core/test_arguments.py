"""Every game says in words of ours what is wrong with a seat, a seed, a setup or an action that it is handed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon import games
from gonfalon.core.errors import ArgumentError, GonfalonError, NotYourTurnError, RulesetError
from gonfalon.core.game import SPECTATOR, AnyGame, GameSetup

each_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.spec.id)
WRONG_SEATS: list[Any] = [7, -2, "red", None]


@each_game
def test_a_setup_is_made_by_setup(game: AnyGame) -> None:
    first = game.spec.variants[0].id
    with pytest.raises(ArgumentError, match=r"make one with game.setup\("):
        game.new(1, first)  # pyright: ignore[reportArgumentType]
    with pytest.raises(RulesetError, match="seats, not 9"):
        game.new(1, GameSetup(first, game.setup().options, 9))
    with pytest.raises(RulesetError):
        game.new(1, GameSetup("no_such_variant", game.setup().options, game.spec.min_seats))
    with pytest.raises(RulesetError, match="unknown option 'no_such_option'"):
        game.new(1, GameSetup(first, {"no_such_option": 1}, game.spec.min_seats))


@each_game
def test_options_that_a_setup_lacks_are_the_variants_own(game: AnyGame) -> None:
    first = game.spec.variants[0].id
    bare = game.new(1, GameSetup(first, {}, game.spec.min_seats))
    assert bare.setup.options == game.setup().options
    assert bare.digest() == game.new(1).digest()


@each_game
@pytest.mark.parametrize("seed", [None, "a", 1.5])
def test_a_seed_is_a_whole_number(game: AnyGame, seed: Any) -> None:
    with pytest.raises(ArgumentError, match=r"seed .* it takes a whole number"):
        game.new(seed)


@each_game
@pytest.mark.parametrize(
    "arguments", [{"n_seats": "2"}, {"n_seats": 2.0}, {"brought": 3}, {"brought": "leadership"}]
)
def test_arguments_of_a_setup_of_another_type_are_refused(game: AnyGame, arguments: dict[str, Any]) -> None:
    with pytest.raises(GonfalonError):
        game.setup(**arguments)
    with pytest.raises(ArgumentError):
        game.setup(3)  # pyright: ignore[reportArgumentType]


@each_game
@pytest.mark.parametrize("seat", WRONG_SEATS)
def test_a_seat_that_there_is_not_sees_nothing_and_does_nothing(game: AnyGame, seat: Any) -> None:
    state = game.new(1)
    for look in (game.observe, game.information_state):
        with pytest.raises(ArgumentError, match="the seats of this game are 0 to"):
            look(state, seat)
    with pytest.raises(NotYourTurnError):
        game.random_action(state, seat, random.Random(1))
    before = state.digest()
    for act in (state.step, lambda seat, action: game.check(state, seat, action)):
        with pytest.raises(NotYourTurnError):
            act(seat, "x")
    assert state.digest() == before


@each_game
def test_a_spectator_sees_and_owes_nothing(game: AnyGame) -> None:
    state = game.new(1)
    assert game.observe(state, SPECTATOR).seat == SPECTATOR
    assert game.information_state(state, SPECTATOR).actions == ()
    with pytest.raises(NotYourTurnError):
        game.random_action(state, SPECTATOR, random.Random(1))


@each_game
@pytest.mark.parametrize("action", [None, 3, b"x", ("a",)])
def test_an_action_is_a_text(game: AnyGame, action: Any) -> None:
    state = game.new(1)
    seat, before = state.to_act()[0], state.digest()
    for act in (state.step, lambda seat, action: game.check(state, seat, action)):
        with pytest.raises(ArgumentError, match=f"seat {seat} answered .* an action is a text"):
            act(seat, action)
    assert state.digest() == before
