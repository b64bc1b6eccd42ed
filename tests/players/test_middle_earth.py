"""Computer players in the Trilogy games: legal from both armies to the end, and plain situations with powers and the quest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.information import information_state
from gonfalon.games.stratego.middle_earth import GAME
from gonfalon.players import RandomPlayer, beliefs, make, make_named

from ..rules.middle_earth.scenario import EVIL, GOOD, NewScenario, Scenario

GAMES = ("me-classic", "me-powers", "me-ring")

begin = NewScenario("engine")


def act(game: Scenario, seed: int = 1) -> str:
    """What the player by rules of thumb does now."""
    return make_named("stratego", "rule_based", seed).act(information_state(game.state, game.state.player))


@pytest.mark.parametrize(
    ("variant", "army", "n_games"),
    [
        ("me-powers", GOOD, 1),
        ("me-ring", EVIL, 1),
        *(pytest.param(name, army, 8, marks=pytest.mark.long) for name in GAMES for army in (GOOD, EVIL)),
    ],
)
def test_rules_of_thumb_beat_chance_from_either_army(variant: str, army: int, n_games: int) -> None:
    """They use their powers, and nothing illegal is ever tried."""
    won, words = 0, Counter[str]()
    for seed in range(n_games):
        state = GAME.new(seed, GAME.setup(variant, ply_cap=3000))
        players = [RandomPlayer(seed), RandomPlayer(seed)]
        players[army] = make_named("stratego", "rule_based", seed)  # type: ignore[call-overload]
        while state.outcome is None:
            seat = state.to_act()[0]
            text = players[seat].act(information_state(state, seat))
            words[text.split(" ")[0] if " " in text and seat == army else ""] += 1
            state.step(seat, text)
        won += state.outcome.returns[army] > 0
    assert won >= 0.75 * n_games
    assert variant == "me-classic" or words["bow"] > 0


@pytest.mark.parametrize("variant", GAMES)
def test_every_level_plays_every_game(variant: str) -> None:
    """The levels take turns in one game, with few positions to look at."""
    play_and_guess(
        variant, [[make("stratego", level, seat, nodes=200) for level in range(1, 8)] for seat in (0, 1)]
    )


@pytest.mark.long
@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("level", range(1, 7))
def test_every_level_plays_every_game_as_it_thinks(variant: str, level: int) -> None:
    """Level 7, which thinks for about a second a move, plays with few nodes above."""
    play_and_guess(variant, [[make("stratego", level, seat)] for seat in (0, 1)])


def play_and_guess(variant: str, seats: list[list[Any]]) -> None:
    """Sixty plies, each seat's players in turn; the guesses at the end are chances."""
    state = GAME.new(2, GAME.setup(variant, ply_cap=60))
    while state.outcome is None:
        seat = state.to_act()[0]
        company = seats[seat]
        state.step(seat, company[state.ply // 2 % len(company)].act(information_state(state, seat)))
    assert GAME.observe(state, SPECTATOR).reason
    guessed = beliefs(information_state(state, GOOD))
    assert guessed
    for belief in guessed:
        assert abs(sum(chance for _, chance in belief.chances) - 1) < 0.05
        assert all(chance >= 0.005 for _, chance in belief.chances)


def test_frodo_steps_onto_mount_doom() -> None:
    game = begin("f6 frodo, c3 sam, a1 flag", "j9 orc, j8 nazgul, j10 flag", "me-ring")
    assert act(game) == "f6-g6"


def test_who_can_see_frodo_takes_him() -> None:
    game = begin("e4 frodo*, c3 sam, a1 flag", "e5 nazgul, j9 orc, j10 flag", "me-ring", turn="evil")
    assert act(game) == "e5-e4"


def test_a_sure_shot_is_taken_and_a_useless_one_is_not() -> None:
    sure = begin("e4 elf, c1 sam, a1 flag", "e6 haradrim*, j9 nazgul, j10 flag")
    assert act(sure) == "bow e4 e6"
    vain = begin("e4 elf, c1 sam, a1 flag", "e6 berserker*, j9 nazgul, j10 flag")
    assert act(vain) != "bow e4 e6"


def test_the_axe_is_not_wasted_on_a_fortress() -> None:
    game = begin("e4 gimli, c1 sam, a1 flag", "f6 fortress*, d4 orc*, j9 nazgul, j10 flag")
    assert "f6" not in act(game)


def test_an_uruk_hai_goes_on_against_the_weak_and_stops_before_the_strong() -> None:
    weak = begin("e5 sam, e4 rider*, a1 flag, c1 elf", "e6 uruk_hai, j9 orc, j10 flag", turn="evil").play(
        "e6-e5"
    )
    assert act(weak) == "e5-e4"
    strong = begin("e5 sam, e4 gandalf*, a1 flag, c1 elf", "e6 uruk_hai, j9 orc, j10 flag", turn="evil").play(
        "e6-e5"
    )
    assert act(strong) == "stop"


def test_random_deployments_of_both_armies_are_legal() -> None:
    for seat in (GOOD, EVIL):
        state = GAME.new(5, GAME.setup("me-ring"))
        text = make_named("stratego", "rule_based", 3).act(information_state(state, seat))
        state.step(seat, text)
        assert state.deployed[seat] == text.removeprefix("deploy ")


# ---- the levels that search --------------------------------------------------------------------------------------------


def searched(good: str, evil: str, game: str, turn: str, *moves: str) -> str:
    """What level 4 does, the moves taken."""
    state = begin(good, evil, game, turn=turn).play(*moves).state
    return make("stratego", 4, 3).act(information_state(state, state.player))


def test_the_search_takes_a_sure_shot() -> None:
    """It must be now: the target threatens a piece itself."""
    evil = "e6 haradrim*, j9 nazgul*, j10 flag*"
    assert searched("e4 elf, f6 soldier*, a1 flag", evil, "me-powers", "good") == "bow e4 e6"


def test_the_search_keeps_the_axe_from_a_fortress() -> None:
    evil = "f6 fortress*, d4 lurtz*, j9 nazgul*, j10 flag*"
    assert "f6" not in searched("e4 gimli*, c1 sam, a1 flag", evil, "me-powers", "good")


@pytest.mark.parametrize("bearer", ["f5", "f6"])
def test_the_search_brings_frodo_to_mount_doom(bearer: str) -> None:
    evil = "j9 orc*, j8 nazgul*, a9 lurtz*, a10 fortress, j10 flag"
    state = begin(f"{bearer} frodo, c3 sam, a1 flag", evil, "me-ring", turn="good").state
    player = make("stratego", 4, 3)
    seen: Any = None
    for idle in ("a9-b9", "b9-b8", "b8-a8", "a8-a9"):
        state.step(0, player.act(information_state(state, 0)))
        seen = information_state(state, 0).observation
        if seen.ring != "open":
            break
        state.step(1, idle)
    assert seen.ring == "destroyed"


def test_the_search_bars_the_way_of_frodo() -> None:
    """A piece that he cannot pass stands ready beside the entry; the other one is walled."""
    evil = "f7 uruk_hai, g7 fortress, a9 lurtz, j9 nazgul, j10 flag"
    assert searched("f5 frodo*, c3 sam, a1 flag", evil, "me-ring", "evil") == "f7-f6"


def test_the_search_goes_on_against_the_weak_and_stops_before_the_strong() -> None:
    evil = "e6 uruk_hai, j9 orc*, j10 flag*"
    weak, strong = "e5 sam, e4 rider*, a1 flag, c1 elf", "e5 sam, e4 gandalf*, a1 flag, c1 elf"
    assert searched(weak, evil, "me-powers", "evil", "e6-e5") == "e5-e4"
    assert searched(strong, evil, "me-powers", "evil", "e6-e5") == "stop"
