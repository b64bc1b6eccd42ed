"""The computer players of Stratego: legal in every ruleset, sensible in plain situations, from the information state alone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon import arena, games, players
from gonfalon.core.game import resample
from gonfalon.games.stratego.squares import neighbour_names
from gonfalon.players.stratego.knowledge.enemy import Odds
from gonfalon.players.stratego.knowledge.record import Record

from .stratego_positions import STRATEGO, after, playing

OWN = Path(__file__).parent / "mages.toml"
VARIANTS = [*(variant.id for variant in STRATEGO.spec.variants), str(OWN)]
MIX = {"aggressor_advantage": True, "silent_defence": True, "rescue": True}


def answers(state: Any, n: int = 10) -> set[str]:
    """What the rules of thumb answer, over several seeds, for whoever is to move."""
    seat = state.to_act()[0]
    information = STRATEGO.information_state(state, seat)
    return {players.make_named("stratego", "rule_based", seed).act(information) for seed in range(n)}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("options", [{}, MIX], ids=["plain", "tournament"])
def test_a_whole_game_is_legal(variant: str, options: dict[str, Any]):
    state = STRATEGO.new(3, STRATEGO.setup(variant, ply_cap=300, **options))
    while state.outcome is None:
        for seat in state.to_act():
            information = STRATEGO.information_state(state, seat)
            state.step(seat, players.make_named("stratego", "rule_based", state.ply).act(information))


def test_rules_of_thumb_beat_chance():
    result = arena.series(
        "level:1", "random", "stratego", "duel", n_games=20, options={"ply_cap": 1000}
    ).result
    assert result.n_games == 20
    assert result.score >= 0.9


@pytest.mark.long
@pytest.mark.parametrize("variant", [variant.id for variant in STRATEGO.spec.variants])
def test_rules_of_thumb_beat_chance_everywhere(variant: str):
    result = arena.series("level:1", "random", "stratego", variant, seed=500).result
    assert result.score >= 0.95 if variant != "barrage" else result.score >= 0.85


def test_the_same_seed_and_knowledge_give_the_same_answer():
    state = playing("battle", {}, {})
    information = STRATEGO.information_state(state, 0)
    again = msgspec.convert(msgspec.to_builtins(information.actions), tuple[tuple[int, str], ...])
    same = msgspec.structs.replace(information, actions=again)
    assert players.make("stratego", 1, 9).act(information) == players.make("stratego", 1, 9).act(same)


@pytest.mark.parametrize("variant", ["battle", "duel"])
def test_the_answer_depends_on_nothing_hidden(variant: str):
    rng, state = random.Random(2), STRATEGO.new(5, STRATEGO.setup(variant))
    while state.outcome is None and state.ply < 60:
        seat = state.to_act()[0]
        twin = resample(STRATEGO, state, seat, rng)
        here, there = (
            players.make("stratego", 1, 7).act(STRATEGO.information_state(one, seat)) for one in (state, twin)
        )
        assert here == there
        state.step(seat, STRATEGO.random_action(state, seat, rng))


# ---- single situations -----------------------------------------------------------------------------------------------


def test_it_takes_a_piece_that_it_surely_beats():
    state = playing("duel", {"e4": "9", "a1": "F"}, {"f7": "2", "j10": "F"})
    after(state, "e4-e5", "f7-f5")
    assert answers(state) == {"e5-f5"}


def test_the_spy_takes_a_known_marshal():
    state = playing("duel", {"e4": "S", "f4": "2", "a1": "F"}, {"e7": "M", "a7": "3", "j10": "F"})
    after(state, "f4-f6", "e7-e6", "e4-e5", "e6-f6", "e5-f5", "a7-a8")
    assert answers(state) == {"f5-f6"}


def beside_a_known_bomb(letter: str) -> Any:
    """Red's piece stands on f6 before a bomb on f7 that a scout has found."""
    state = playing(
        "duel", {"e4": letter, "f4": "2", "c2": "2", "a1": "F"}, {"f7": "B", "a7": "9", "j10": "F"}
    )
    return after(state, "f4-f7", "a7-a8", "e4-e5", "a8-b8", "e5-f5", "b8-b9", "f5-f6", "b9-a9")


def test_a_marshal_does_not_run_into_a_known_bomb():
    assert "f6-f7" not in answers(beside_a_known_bomb("M"))


def test_a_miner_clears_a_known_bomb():
    assert answers(beside_a_known_bomb("3")) == {"f6-f7"}


def test_a_weaker_piece_runs_from_a_known_marshal():
    state = playing("duel", {"e4": "9", "f4": "2", "a1": "F"}, {"e7": "M", "a7": "3", "j10": "F"})
    after(state, "f4-f6", "e7-e6", "e4-f4", "e6-f6", "f4-f5", "a7-a8")
    found = answers(state)
    assert all(move.startswith("f5-") for move in found)
    assert "f5-f6" not in found


def rescue_state(seed: int) -> Any:
    """A random game at a rescue in which a marshal or a general may come back; None if none came up."""
    rng, state = (
        random.Random(seed),
        STRATEGO.new(seed, STRATEGO.setup("duel", rescue=True, quiet_draw=0, ply_cap=600)),
    )
    while state.outcome is None:
        seat = state.to_act()[0]
        seen = STRATEGO.observe(state, seat)
        if seen.kind == "rescue" and {"marshal", "general"} & set(seen.rescue_pieces):
            return state
        state.step(seat, STRATEGO.random_action(state, seat, rng))
    return None


def test_a_rescue_brings_back_the_strongest():
    state = next(state for seed in range(200) if (state := rescue_state(seed)))
    offered = STRATEGO.observe(state, state.to_act()[0]).rescue_pieces
    best = "marshal" if "marshal" in offered else "general"
    assert all(
        text.startswith((f"rescue {best}@", "rescue marshal@", "rescue general@")) for text in answers(state)
    )


# ---- what it reckons with ----------------------------------------------------------------------------------------------


def test_a_silent_defeat_tells_what_the_winner_may_be():
    state = playing("duel", {"e4": "9", "a1": "F"}, {"e7": "M", "j10": "F"}, silent_defence=True)
    after(state, "e4-e5", "e7-e6", "e5-e6")
    winner = next(p for p in STRATEGO.observe(state, 0).pieces if p.square == "e6")
    assert winner.piece == ""
    odds = Odds(Record(STRATEGO.information_state(state, 0)))
    assert odds.of(winner) == {"marshal": 1.0}


def test_chances_add_up_and_leave_no_piece_out():
    rng = random.Random(3)
    state = STRATEGO.new(3, STRATEGO.setup("battle"))
    while state.outcome is None and state.ply < 300:
        seat = state.to_act()[0]
        state.step(seat, STRATEGO.random_action(state, seat, rng))
        if state.ply % 50 or None in state.deployed:
            continue
        truth = {p.square: p.piece for p in STRATEGO.reveal(state).pieces}
        odds = Odds(Record(STRATEGO.information_state(state, 0)))
        for piece in STRATEGO.observe(state, 0).pieces:
            if piece.owner == 1:
                chances = odds.of(piece)
                assert sum(chances.values()) == pytest.approx(1.0)
                assert truth[piece.square] in chances


# ---- set-ups ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_set_up_is_legal_and_another(variant: str):
    for seat in range(2):
        state = STRATEGO.new(1, STRATEGO.setup(variant))
        drawn = {players.random_action("stratego", STRATEGO.setup(variant), seat, seed) for seed in range(30)}
        assert len(drawn) == 30
        for text in drawn:
            STRATEGO.check(state, seat, text)


@pytest.mark.parametrize("variant", ["duel", "barrage"])
@pytest.mark.parametrize("seat", [0, 1])
def test_no_scout_takes_the_flag_of_an_offered_set_up_on_the_first_turn(variant: str, seat: int):
    """Something of its own, or a lake, stands on the flag's file before it."""
    state = STRATEGO.new(1, STRATEGO.setup(variant))
    zone = STRATEGO.observe(state, seat).zone
    for seed in range(60):
        text = players.random_action("stratego", STRATEGO.setup(variant), seat, seed).removeprefix("deploy ")
        stands = {name for name, letter in zip(zone, text, strict=True) if letter != "."}
        flag = zone[text.index("F")]
        ahead = range(int(flag[1:]) + 1, 11) if seat == 0 else range(1, int(flag[1:]))
        between = {f"{flag[0]}{row}" for row in ahead}
        assert between & (stands | set(STRATEGO.observe(state, seat).obstacles)), (flag, text)


@pytest.mark.parametrize("variant", ["duel", "barrage", "ultimate"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_flag_of_a_small_army_offered_stands_beside_a_bomb(variant: str, seat: int):
    state = STRATEGO.new(1, STRATEGO.setup(variant))
    seen = STRATEGO.observe(state, seat)
    for seed in range(20):
        text = players.random_action("stratego", STRATEGO.setup(variant), seat, seed).removeprefix("deploy ")
        stands = dict(zip(seen.zone, text, strict=True))
        flag = seen.zone[text.index("F")]
        beside = neighbour_names(flag, seen.rows, seen.columns)
        assert any(stands.get(name) == "B" for name in beside), (flag, text)


def test_set_ups_look_like_those_of_people():
    drawn = [players.random_action("stratego", STRATEGO.setup("battle"), 0, seed)[7:] for seed in range(200)]
    rows = [[text[10 * row : 10 * row + 10] for row in range(4)] for text in drawn]
    assert sum("F" in row[0] for row in rows) > 150
    assert sum("M" in row[0] for row in rows) < 20
    assert sum(row[3].count("B") for row in rows) < 300
    assert sum(row[3].count("2") for row in rows) > 350
    guarded = 0
    for text in drawn:
        flag = text.index("F")
        beside = [flag + 10, *([flag - 1] if flag % 10 else []), *([flag + 1] if flag % 10 < 9 else [])]
        guarded += any(0 <= place < 40 and text[place] == "B" for place in beside)
    assert 110 < guarded < 190


# ---- the rest of the room --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["tiny_hidden", "tiny_crew"])
def test_the_random_player_plays_every_game(game: str):
    rules: Any = games.get(game)
    seats = [players.make("tiny", 0, seat) for seat in range(rules.spec.max_seats)]
    assert arena.play_match(game, "", {}, seats, 3).reason


def test_a_series_is_the_same_again_and_changes_sides():
    told: list[arena.GameResult] = []
    setting: Any = {"n_games": 4, "seed": 11, "options": {"ply_cap": 200}}
    one, other = arena.level(1), arena.level(0)
    first = arena.series(
        one, other, "stratego", "duel", say=lambda *so_far: told.append(so_far[1]), **setting
    )
    assert first.result == arena.series(one, other, "stratego", "duel", **setting).result
    assert [game.first for game in told] == [0, 1, 0, 1]
    first = first.result
    low, high = first.interval()
    assert 0 <= low <= first.score <= high <= 1


def test_the_interval_is_wilsons():
    low, high = arena.SeriesResult(8, 0, 2, 0).interval()
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
