"""No game, family, level or name that there is not gives a player: a report could take it for a baseline."""

from __future__ import annotations

from typing import Any

import pytest

import gonfalon
from gonfalon import arena, games, players
from gonfalon.arena import entrants
from gonfalon.core.errors import ArgumentError, GonfalonError
from gonfalon.core.observation import InformationState


@pytest.mark.parametrize(
    ("family", "level", "says"),
    [
        ("chess", 1, "unknown family or game 'chess'; known: .*stratego.*middle_earth"),
        ("chess", 0, "unknown family or game 'chess'"),
        (None, 0, "unknown family or game None"),
        ("middle_earth", 99, "no level 99 for middle_earth; known: 0, 1, 2"),
        ("stratego", -1, "no level -1"),
        ("stratego", "1", "no level '1'"),
        ("stratego", True, "no level True"),
        ("tiny", 1, "no level 1 for tiny: its computer players play at random; known: 0"),
        ("tiny_crew", 1, "no level 1 for tiny_crew: its computer players play at random"),
    ],
)
def test_an_unknown_family_or_level_is_no_random_player(family: Any, level: Any, says: str) -> None:
    with pytest.raises(ArgumentError, match=says):
        gonfalon.make_player(family, level, seed=1)
    with pytest.raises(ArgumentError, match=says):
        gonfalon.make_player(family, level)
    with pytest.raises(ArgumentError, match=says):
        players.thinking_ms(family, level)


def test_a_player_without_a_seed_draws_one() -> None:
    """Two of them do not play alike; a seed that is none is refused."""
    game = games.get("tiny_hidden")
    known = game.information_state(game.new(1), 0)
    answers = {players.make("tiny_hidden", 0).act(known) for _ in range(40)}
    assert len(answers) > 1
    assert players.make_named("stratego", "rule_based")
    wrong: list[Any] = ["a", 1.5]
    for seed in wrong:
        with pytest.raises(ArgumentError, match="it takes a whole number"):
            gonfalon.make_player("stratego", 1, seed=seed)
        with pytest.raises(ArgumentError, match="it takes a whole number"):
            players.make_named("stratego", "rule_based", seed=seed)


@pytest.mark.parametrize("budget", [{"ms": 0}, {"ms": -1}, {"nodes": 0}, {"nodes": -5}])
def test_a_budget_is_above_nothing(budget: dict[str, Any]) -> None:
    with pytest.raises(ArgumentError, match="a budget is above 0"):
        gonfalon.make_player("stratego", 2, seed=1, **budget)


@pytest.mark.parametrize(
    "ask",
    [
        players.levels,
        players.named,
        players.talks,
        players.tells_odds,
        players.tells_hints,
    ],
)
def test_every_question_about_a_family_needs_one_that_there_is(ask: Any) -> None:
    with pytest.raises(ArgumentError, match="unknown family or game 'chess'"):
        ask("chess")
    for name in games.GAMES:
        assert ask(name) == ask(games.get(name).spec.family)


def test_a_game_stands_for_its_family() -> None:
    by_game, by_family = gonfalon.make_player("middle_earth", 2, 1), gonfalon.make_player("stratego", 2, 1)
    assert type(by_game) is type(by_family)
    assert type(by_game) is not gonfalon.RandomPlayer
    assert type(players.make_named("middle_earth", "rule_based", 1)).__name__ == "RuleBasedPlayer"
    with pytest.raises(
        ArgumentError, match="player garry plays no stratego; its players by name: rule_based"
    ):
        players.make_named("stratego", "garry", 1)


def test_beliefs_of_a_level_that_there_is_not_are_refused() -> None:
    game = games.get("stratego")
    information = game.information_state(game.new(1), 0)
    with pytest.raises(ArgumentError, match="no level 99"):
        players.beliefs(information, 99)


class Silent:
    """Forgets to return an action."""

    def act(self, information: InformationState) -> Any:
        return None


def test_a_bot_that_answers_none_is_named() -> None:
    with pytest.raises(
        ArgumentError, match=r"seat 0 \(Silent\) answered None \(NoneType\): an action is a text"
    ):
        gonfalon.play_match("tiny_hidden", "", {}, [Silent(), Silent()], seed=1)


def test_the_arena_takes_no_name_number_or_option_that_there_is_not() -> None:
    setting = arena.settle("", "", {}, 1, 1.0, "tiny_hidden")
    refused: list[tuple[Any, str]] = [
        (lambda: arena.settle("", "", {}, 1, 1.0, "chess"), "unknown game 'chess'"),
        (lambda: arena.settle("", "", {"speed": 1}, 1, 1.0, "tiny_hidden"), "unknown option 'speed'"),
        (lambda: arena.settle("", "", {}, 1, 0.0, "tiny_hidden"), "seconds 0.0"),
        (lambda: arena.series("level:1", "random", "tiny_hidden"), "write random"),
        (lambda: arena.series("random", "random", "tiny_hidden", n_games=0), "at least 1 game"),
        (lambda: arena.series("random", 1, "tiny_hidden"), r"player 1: give what makes a player"),  # pyright: ignore
        (lambda: arena.series("random", [], "tiny_hidden"), "played by 2 opponents; 1 players are named"),
        (lambda: arena.level(4, ms=20, nodes=20), "give one budget"),
        (lambda: arena.level(4, ms=-1), "give one budget"),
        (lambda: arena.level(0, ms=20), "random play has no budget"),
        (lambda: arena.entrants_of(["level:1", "random"], setting), "write random"),
        (lambda: arena.play_contest(setting, [], 0, None), "at least 1 game"),  # pyright: ignore
        (lambda: entrants.parse("level:0@20"), "random play has no budget"),
        (lambda: arena.play_out("tiny_hidden", games.get("tiny_hidden").new(1), []), "0 players for 2 seats"),
    ]
    for ask, says in refused:
        with pytest.raises(GonfalonError, match=says):
            ask()
