"""Guarding the own flag: who may come to it, who can answer, and that a player calls its defenders back in time."""

from __future__ import annotations

import dataclasses
import random
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of
from gonfalon.players.stratego.search.context import SearchContext, context_of
from gonfalon.players.stratego.search.guard import Guard
from gonfalon.players.stratego.search.kernel import tree
from gonfalon.players.stratego.search.move_search import MoveSearch
from gonfalon.players.stratego.search.settings import LEVELS, Settings
from gonfalon.players.stratego.search.weights import WEIGHTS, Weights

from . import test_powers as powers
from .positions import (
    MIX_IDS,
    MIXES,
    STRATEGO,
    YARD,
    after,
    clock_from_now,
    search_of,
    steps_from,
    true_kinds,
    walk,
)

RED = {"a1": "F", "b1": "B", "a2": "B", "e2": "6", "d1": "3"}
DOOMS = {"g6": ("f6", "g7"), "c5": ("b5", "c4")}
"""Mount Doom and its entries (ME-2.3)."""
BLUE = {"e7": "F", "d7": "B", "e6": "B", "b6": "3", "a6": "6"}


def deployed(variant: str, red: dict[str, str], blue: dict[str, str]) -> Any:
    """A game whose set-ups are given square by square; the other squares stay free."""
    state = STRATEGO.new(1, STRATEGO.setup(variant))
    for seat, wished in enumerate((red, blue)):
        zone = STRATEGO.observe(state, seat).zone
        state.step(seat, "deploy " + "".join(wished.get(name, ".") for name in zone))
    return state


def knowing(state: Any, seat: int, weights: Weights = WEIGHTS, **settings: Any) -> MoveSearch:
    """A seat's search, told what every enemy is."""
    rng = random.Random(1)
    context = context_of(STRATEGO.information_state(state, seat), rng, Settings(**settings), weights)
    truth, belief = true_kinds(state), context.belief
    for i, piece in enumerate(belief.hidden):
        kind = belief.index[truth[piece.id]]
        belief.chances[i] = np.eye(len(belief.kinds))[kind]
        belief.current[i], belief.logs[i, :], belief.logs[i, kind] = kind, -np.inf, 0.0
    return MoveSearch(context, rng, tree.new_buffers(0), clock_from_now())


def guard_of(search: MoveSearch) -> Guard:
    """The search's guard; it has one."""
    assert search.guard is not None
    return search.guard


# ---- against a second writing ------------------------------------------------------------------------------------------


def naive(context: SearchContext) -> float:
    """The danger as the module describes it, by dictionaries and strings: that to the flag, and that of the quest."""
    seen, fights = context.seen, context.fights
    flags = {p.square for p in seen.pieces if p.owner == seen.seat and fights.is_flag(p.piece)}
    found = naive_threat(
        context, [name for flag in flags for name in fights.near[flag] if name not in flags], ""
    )
    if seen.ring == "open" and seen.seat == 1:
        fixed = {p.square for p in seen.pieces if p.owner == seen.seat and not fights.pieces[p.piece].reach}
        entries = DOOMS[seen.mount_doom]
        found += naive_threat(context, [name for name in entries if name not in fixed], "frodo")
    return found


def seeing(context: SearchContext, pieces: list[PieceView]) -> SearchContext:
    """The same context with other pieces on the board."""
    return dataclasses.replace(context, seen=replace(context.seen, pieces=tuple(pieces)))


def naive_threat(context: SearchContext, gates: list[str], only: str) -> float:
    """The same of some gates, against all enemies or against one kind."""
    seen, fights, belief, weights = context.seen, context.fights, context.belief, WEIGHTS.guard
    at = {piece.square: piece for piece in seen.pieces}
    mine = {name: piece for name, piece in at.items() if piece.owner == seen.seat}
    theirs = {name: belief.of(piece.id) for name, piece in at.items() if piece.owner != seen.seat}
    able = {name for name, piece in fights.pieces.items() if piece.reach}
    far = max(fights.pieces[name].reach for name in able)
    moves = {name: sum(p for kind, p in chances.items() if kind in able) for name, chances in theirs.items()}
    still = {name for name, piece in mine.items() if piece.piece not in able}
    in_the_way = {name for name, chance in moves.items() if chance < 0.5 - 1e-9}
    flag = {name for name in still if fights.is_flag(mine[name].piece)}

    def steps(gate: str, closed: set[str]) -> dict[str, int]:
        found = steps_from([gate], closed, fights)
        return {
            name: min([98, *(found[n] for n in fights.near[name] if n in found)]) + 1 for name in fights.near
        }

    def runs(gate: str) -> dict[str, int]:
        """Level by level: whatever is in free sight of what was reached before."""
        found, level, n = {gate: 0}, {gate}, 0
        while level:
            n += 1
            seen_from = {name for here in level for name in in_sight(here)} - found.keys()
            found |= dict.fromkeys(seen_from, n)
            level = {name for name in seen_from if name not in at}
        return {name: found.get(name, 99) for name in fights.near}

    def in_sight(square: str) -> set[str]:
        found = set()
        for right, up in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            name = square
            for _ in range(far):
                beside = f"{chr(ord(name[0]) + right)}{int(name[1:]) + up}"
                if beside not in fights.near[name]:
                    break
                found.add(beside)
                name = beside
                if beside in at:
                    break
        return found

    slack, decay = weights.late_slack, weights.approach_decay
    if context.settings.use_endgame:
        decay = max(decay, weights.few_enemies / (weights.few_enemies + sum(moves.values())))
    if only:
        slack, decay = weights.bearer_late_slack, weights.bearer_decay

    passes = {"walk": weights.pass_walker, "dig": weights.pass_digger, "run": weights.pass_runner}

    def counts(late: int, away: int) -> float:
        if late <= 0:
            return 1.0
        return (weights.bearer_late_share if only else 1.0) * (
            max(0.0, 1 - late / (slack * away)) if away else 0.0
        )

    def way_of(kind: str) -> str:
        return "dig" if kind in fights.sappers else "run" if fights.pieces[kind].reach > 1 else "walk"

    safe = []
    for gate in gates:
        wall = gate in still
        ways = {"dig": steps(gate, in_the_way | flag)}
        if not wall:
            ways |= {"walk": steps(gate, still | in_the_way), "run": runs(gate)}
        answer = steps(gate, set(at))
        for name, chances in theirs.items():
            comes = 0.0
            for way, come in ways.items():
                may = {kind: p for kind, p in chances.items() if kind in able and way_of(kind) == way}
                may = {kind: p for kind, p in may.items() if only in ("", kind)}
                away = 0 if name == gate else come[name]
                if sum(may.values()) <= 0 or away > 98:
                    continue
                held = 0.0
                for post, piece in mine.items():
                    if post == gate or piece.piece not in able:
                        continue
                    good = sum(
                        p
                        * {"attacker": 1.0, "both": weights.trade}.get(fights.result(piece.piece, kind), 0.0)
                        for kind, p in may.items()
                    ) / sum(may.values())
                    held = max(
                        held,
                        (weights.captor_holds if only else 1.0) * good * counts(answer[post] - away, away),
                    )
                    if only and fights.result(only, piece.piece) != "attacker":
                        held = max(held, weights.block * counts(answer[post] + 1 - away, away))
                chance = sum(
                    p * (gate not in mine or wall or fights.result(kind, mine[gate].piece) == "attacker")
                    for kind, p in may.items()
                )
                if only and gate in mine:
                    chance = sum(may.values()) * (1.0 - weights.block_holds if chance == 0.0 else 1.0)
                passing = 1.0 if only else passes[way]
                comes += passing * chance * decay ** max(0, away - 1) * (1 - held)
            safe.append(1 - comes)
    return 1 - prod(safe)


@pytest.mark.parametrize("endings", [False, True], ids=["ever", "endings"])
@pytest.mark.parametrize(("variant", "options"), MIXES, ids=MIX_IDS)
def test_the_danger_agrees_with_a_plain_writing_of_it(variant: str, options: dict[str, Any], endings: bool):
    rng, n, afraid = random.Random(2), 0, 0
    for i, (state, seat) in enumerate(walk(variant, options, 4, 500)):
        if i % 33 or STRATEGO.observe(state, seat).kind != "move":
            continue
        search = search_of(state, seat, settings=Settings(use_endgame=endings))
        guard = Guard(search.context)
        assert guard.now == pytest.approx(naive(search.context), abs=1e-9)
        n, afraid = n + 1, afraid + (guard.now > 0.01)
        quiet = [text for text in search.legal if text.split("-")[1] not in search.context.piece_at]
        source, target = rng.choice(quiet or ["-"]).split("-")
        if source:
            told = guard.after(source, target)
            piece = search.context.piece_at[source]
            moved = replace(piece, square=target)
            pieces = [moved if one is piece else one for one in search.context.seen.pieces]
            assert told == pytest.approx(naive(seeing(search.context, pieces)), abs=1e-9)
    assert n > 5
    assert afraid > n // 10


@pytest.mark.parametrize("options", [{}, {"mount_doom": "c5"}], ids=["g6", "c5"])
def test_so_does_that_of_the_quest(options: dict[str, Any]):
    rng, n, abroad = random.Random(3), 0, 0
    for i, (state, seat) in enumerate(powers.walk("me-ring", options, 5, 400)):
        if i % 21 or powers.TRILOGY.observe(state, seat).kind != "move":
            continue
        search = powers.search_of(state, seat)
        guard = guard_of(search)
        assert guard.now == pytest.approx(naive(search.context), abs=1e-9)
        n, abroad = n + 1, abroad + (len(guard.threats) == 2)
        quiet = [
            text
            for text in search.legal
            if " " not in text and text.split("-")[1] not in search.context.piece_at
        ]
        source, target = rng.choice(quiet or ["-"]).split("-")
        if source:
            told = guard.after(source, target)
            piece = search.context.piece_at[source]
            moved = replace(piece, square=target)
            pieces = [moved if one is piece else one for one in search.context.seen.pieces]
            assert told == pytest.approx(naive(seeing(search.context, pieces)), abs=1e-9)
    assert n > 10
    assert 0 < abroad < n


# ---- by hand -----------------------------------------------------------------------------------------------------------


def test_a_sapper_is_no_danger_while_somebody_can_answer_it(yard: str):
    state = after(deployed(yard, RED, BLUE), "d1-e1", "b6-b5", "e2-d2", "b5-b4", "d2-e2", "b4-b3")
    guard = guard_of(knowing(state, 0))
    assert 0.2 < guard.now < 1
    assert guard.after("e2", "d2") < guard.now <= guard.after("e2", "e3")


def standing(guard: Guard, enemy: str, square: str, *, defended: bool) -> float:
    """The danger if an enemy stood elsewhere, with the defenders where they are or without any."""
    guard.enemies[guard.enemy_at[enemy]] = square_of(square)
    if not defended:
        guard.defenders[:] = -1
    return guard._danger()


def test_a_sapper_digs_through_a_second_wall(tmp_path: Path):
    """From d1 the gate b1 is two moves away through c1, four round it: one would be in time to answer round it."""
    path = tmp_path / "yard.toml"
    path.write_text(YARD.replace("bomb = 2", "bomb = 3"))
    state = deployed(str(path), RED | {"c1": "B"}, BLUE | {"c7": "B"})
    found, decay = (
        standing(guard_of(knowing(state, 0)), "b6", "d1", defended=False),
        WEIGHTS.guard.approach_decay,
    )
    assert decay <= found < decay + decay**2
    assert standing(guard_of(knowing(state, 0)), "b6", "d1", defended=True) > 0.1


def test_who_only_ties_with_the_piece_at_an_open_gate_does_not_pass_it(yard: str):
    state = deployed(yard, RED | {"a2": "6", "e2": "B"}, BLUE)
    guard = guard_of(knowing(state, 0))
    miner = standing(guard, "b6", "e7", defended=True)
    assert standing(guard, "a6", "a3", defended=True) == pytest.approx(miner)


def test_who_stands_at_an_open_gate_is_past_every_answer(yard: str):
    state = deployed(yard, RED | {"a2": ".", "d2": "B"}, BLUE)
    guard = guard_of(knowing(state, 0))
    assert standing(guard, "a6", "a2", defended=True) == pytest.approx(WEIGHTS.guard.pass_walker, abs=0.01)


def test_a_runner_is_one_move_from_wherever_it_sees_the_gate(tmp_path: Path):
    path = tmp_path / "yard.toml"
    path.write_text(YARD + "scout = 1\n")
    state = deployed(
        str(path), RED | {"a2": ".", "d2": "B", "e1": "2"}, BLUE | {"d6": "2", "b6": "."} | {"c6": "3"}
    )
    assert standing(guard_of(knowing(state, 0)), "d6", "a6", defended=False) >= WEIGHTS.guard.pass_runner


def test_to_take_it_ends_the_danger_of_it(yard: str):
    state = after(deployed(yard, RED, BLUE), "e2-d2", "b6-b5", "d2-c2", "b5-b4", "c2-c3", "b4-b3")
    search = knowing(state, 0)
    assert guard_of(search).after("c3", "b3") < 1e-9
    assert guard_of(search).after("c3", "c4") > 0


def test_an_attack_counts_all_that_it_may_bring(yard: str):
    state = after(deployed(yard, RED, BLUE), "e2-d2", "b6-b5", "d2-c2", "b5-b4", "c2-c3", "b4-b3")
    search = search_of(state, 0)
    guard, names = Guard(search.context), search.context.belief.kinds
    row = guard.chances[guard.enemy_at["b3"]]
    even = float(row[names.index("captain")])
    assert 0 < even < 1
    assert guard.after("c3", "b3") == pytest.approx(
        even * guard._danger(guard.defender_at["c3"], -1, guard.enemy_at["b3"])
        + (1 - even) * guard._danger(guard.defender_at["c3"], 0x21, guard.enemy_at["b3"])
    )


def test_a_player_that_guards_calls_its_captain_back(yard: str):
    moves = ("e2-e3", "b6-b5", "e3-e4", "b5-b4", "e4-e5")
    state = after(deployed(yard, RED | {"e1": "3", "d1": "."}, BLUE), *moves, "b4-b3")
    chosen = {
        worth: knowing(state, 0, guard_cost=worth, depth=1, noise=0.0, attack_urge=0.0).choose()
        for worth in (0.0, 300.0)
    }
    assert chosen[0.0] not in ("e1-d1", "e5-e4", "e5-d5")
    assert chosen[300.0] in ("e1-d1", "e5-e4", "e5-d5")


# ---- the full guard: what is seen besides --------------------------------------------------------------------------------


def placed(state: Any, enemies: dict[str, str], defenders: dict[str, str], *, full: bool) -> float:
    """The danger to Red with pieces put elsewhere, by where they were deployed; who is not named is taken off the board."""
    guard = guard_of(knowing(state, 0, full_guard=full))
    for at, squares in ((guard.enemy_at, enemies), (guard.defender_at, defenders)):
        pieces = guard.enemies if at is guard.enemy_at else guard.defenders
        for square, i in at.items():
            pieces[i] = square_of(squares[square]) if square in squares else -1
    return guard._danger()


def test_a_defender_that_may_be_taken_first_counts_less(tmp_path: Path):
    path = tmp_path / "yard.toml"
    path.write_text(YARD + "major = 1\n")
    state = deployed(str(path), RED | {"c1": "7"}, BLUE | {"c7": "7"})
    holds = {"b6": "b4"}, {"e2": "c2"}
    comes = WEIGHTS.guard.approach_decay**2
    for full in (False, True):
        assert placed(state, *holds, full=full) < 1e-9
        assert placed(state, {"b6": "b4", "a6": "c3"}, {"c1": "c2"}, full=full) < 1e-9
    attacked, far = ({"b6": "b4", "c7": square} for square in ("c3", "e5"))
    assert placed(state, attacked, holds[1], full=False) < 1e-9
    removed = WEIGHTS.guard.unknown_defender
    assert placed(state, attacked, holds[1], full=True) >= 0.9 * removed * comes
    assert 0 < placed(state, far, holds[1], full=True) < 0.5 * placed(state, attacked, holds[1], full=True)
    both = placed(state, attacked, {"e2": "c2", "c1": "d2"}, full=True)
    assert both < 0.5 * placed(state, attacked, holds[1], full=True), (
        "the major answers in the captain's place"
    )


def test_a_defender_that_is_not_shown_is_attacked_less(tmp_path: Path):
    path = tmp_path / "yard.toml"
    path.write_text(YARD + "major = 1\n")
    state = deployed(str(path), RED | {"c1": "7"}, BLUE | {"c7": "7"})
    search = knowing(state, 0, full_guard=True)
    hidden = guard_of(search).removal_chance
    pieces = [replace(piece, shown=piece.owner == 0) for piece in search.context.seen.pieces]
    shown = Guard(seeing(search.context, pieces)).removal_chance
    assert np.allclose(hidden, WEIGHTS.guard.unknown_defender * shown)
    assert shown.max() == 1.0


def test_a_digger_is_met_before_the_wall_it_opens(tmp_path: Path):
    """a2 lies behind a3: nobody could answer there, but before a3 the captain takes the miner."""
    path = tmp_path / "yard.toml"
    path.write_text(YARD.replace("bomb = 2", "bomb = 4").replace("setup_rows = 2", "setup_rows = 3"))
    state = deployed(str(path), RED | {"a3": "B", "b2": "B"}, BLUE | {"d6": "B", "c7": "B"})
    assert placed(state, {"b6": "a5"}, {"e2": "b3"}, full=False) > 0.1
    assert placed(state, {"b6": "a5"}, {"e2": "b3"}, full=True) < 1e-9
    assert placed(state, {"b6": "a5"}, {"e2": "e3"}, full=True) > 0.1


def test_a_digger_between_two_gates_threatens_both(tmp_path: Path):
    """From b2 it goes to a2 or b1. In two moves one defender can come beside its gate, or two with one move each, not both."""
    path = tmp_path / "yard.toml"
    path.write_text(YARD.replace("captain = 1", "captain = 2"))
    red = {"a1": "F", "b1": "B", "a2": "B", "d2": "6", "e2": "6", "c2": "3"}
    state = deployed(str(path), red, BLUE | {"c7": "6"})
    in_time, too_late = {"e2": "a4", "d2": "d1"}, {"e2": "a4", "d2": "e1"}
    for stands in (in_time, too_late):
        assert placed(state, {"b6": "b4"}, stands, full=False) < 0.03
    safe = placed(state, {"b6": "b4"}, in_time, full=True)
    assert placed(state, {"b6": "b4"}, too_late, full=True) > safe + 0.03


def test_a_runner_takes_the_flag_from_afar(tmp_path: Path):
    """It need not stop at the open gate, where the captain would take it; with the captain on the gate there is no way."""
    path = tmp_path / "yard.toml"
    path.write_text(YARD + "scout = 1\n")
    state = deployed(
        str(path), RED | {"a2": ".", "d2": "B", "e1": "2"}, BLUE | {"d6": "2", "b6": "."} | {"c6": "3"}
    )
    assert placed(state, {"d6": "a6"}, {"e2": "b2"}, full=False) < 1e-9
    assert placed(state, {"d6": "a6"}, {"e2": "b2"}, full=True) == pytest.approx(WEIGHTS.guard.pass_runner)
    assert placed(state, {"d6": "c6"}, {"e2": "b2"}, full=True) < 1e-9
    assert placed(state, {"d6": "a6"}, {"e2": "a2"}, full=True) < 1e-9


def test_the_upper_levels_guard_harder():
    costs = [settings.guard_cost for settings in LEVELS.values()]
    assert costs[0] > 0
    assert costs == sorted(costs)
    assert [level for level, settings in LEVELS.items() if settings.full_guard] == [6, 7]


# ---- strikes -----------------------------------------------------------------------------------------------------------


def naive_once(context: SearchContext, source: str, stand: str, gone: str) -> float:
    """The danger once a piece has come to stand elsewhere ("": nowhere) and a square is empty."""
    pieces = context.seen.pieces
    left = [piece for piece in pieces if piece.square != gone and (stand or piece.square != source)]
    left = [replace(piece, square=stand) if piece.square == source else piece for piece in left]
    return naive(seeing(context, left))


def test_a_strike_counts_whom_it_takes_and_where_it_leaves_its_user():
    met = {"stays": 0, "steps": 0, "falls": 0}
    for i, (state, seat) in enumerate(powers.walk("me-ring", {}, 6, 500)):
        if i % 5 or powers.TRILOGY.observe(state, seat).kind != "move":
            continue
        search = powers.search_of(state, seat)
        guard = guard_of(search)
        strikes = {text.split(" ")[0]: text for text in search.legal}
        for name in strikes.keys() & {"seek", "bow", "axe", "rage"}:
            source, *steps = strikes[name].split(" ")[1].split("-")
            stand = "" if name == "rage" else [source, *steps][-1]
            met["falls" if not stand else "stays" if stand == source else "steps"] += 1
            hit = [other.square for other in powers.root_moves_of(search).targets(strikes[name])]
            now = naive_once(search.context, source, stand, "")
            expected = now + sum(
                0.5 * (naive_once(search.context, source, stand, square) - now) for square in hit
            )
            told = guard.after_strike(source, stand, dict.fromkeys(hit, 0.5))
            assert told == pytest.approx(expected, abs=1e-9)
    assert min(met.values()) > 1
