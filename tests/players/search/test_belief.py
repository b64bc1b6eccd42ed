"""What an unknown piece may be: within what was seen, with chances that add up, and from nothing that is hidden."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gonfalon import players
from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import resample
from gonfalon.games.stratego.kernel.layout import RESCUE
from gonfalon.players.stratego.belief.belief import CONTRADICTION, Belief, Trusts
from gonfalon.players.stratego.knowledge.behaviour import observed
from gonfalon.players.stratego.knowledge.record import Record
from tests.properties.games import TINY_FIELD

from .positions import (
    MIX_IDS,
    MIXES,
    OWN,
    STRATEGO,
    TOURNAMENT,
    after,
    playing,
    true_kinds,
    walk,
)


def belief_of(
    state: Any,
    seat: int,
    seed: int = 1,
    deployment: float = 0.6,
    behaviour: float = 1.0,
    **more: Any,
) -> Belief:
    record, trusts = Record(STRATEGO.information_state(state, seat)), Trusts(deployment, behaviour)
    return Belief(record, random.Random(seed), trusts, **more)


# ---- counts, bounds and chances --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=MIX_IDS)
def test_assignments_keep_to_the_counts_and_to_what_was_seen(variant: str, options: dict[str, Any]):
    n = 0
    for state, seat in walk(variant, options, 11, 500):
        if state.ply % 23 != 4:
            continue
        belief, truth = belief_of(state, seat), true_kinds(state)
        n += 1
        for piece, kind in belief.known.items():
            assert belief.kinds[kind] == truth[piece]
        for assignment in belief.assignments(20):
            given = Counter(belief.kinds[kind] for kind in assignment)
            assert all(number <= belief.pieces.pool[name] for name, number in given.items())
            for piece, kind in zip(belief.hidden, assignment.tolist(), strict=True):
                name = belief.kinds[kind]
                assert name in belief.record.bounds.get(piece.id, belief.kinds)
                assert not piece.moved or belief.fights.pieces[name].reach > 0
    assert n >= 3


def test_a_piece_that_came_back_is_known_as_long_as_it_was_named():
    """STRAT-9.3: it stands hidden, but everybody was told what it is."""
    n = 0
    for seed in range(3):
        for state, seat in walk("duel", {"rescue": True}, seed, 200):
            enemies = [piece for piece in STRATEGO.observe(state, seat).pieces if piece.owner != seat]
            back = [piece.id for piece in enemies if piece.id >= 512 and not piece.piece]
            if back and state.ply % 5 == 0:
                belief, truth = belief_of(state, seat), true_kinds(state)
                assert {piece: belief.kinds[belief.known[piece]] for piece in back} == {
                    piece: truth[piece] for piece in back
                }
                n += 1
    assert n


def test_a_piece_that_came_back_unnamed_may_be_what_it_is():
    """STRAT-9.3.9: under silent defence nobody is told which piece came back, also where it was named when it was lost."""
    n = named = 0
    for seed in range(8):
        for state, seat in walk("duel", {"rescue": True, "silent_defence": True}, seed, 260):
            enemy = {piece.id for piece in STRATEGO.observe(state, seat).pieces if piece.owner != seat}
            if state.ply % 3 or not any(piece >= 512 for piece in enemy):
                continue
            belief, truth = belief_of(state, seat), true_kinds(state)
            pieces = belief.pieces
            assert pieces.pool.total() == len(belief.hidden) + pieces.n_fallen
            for row, piece in enumerate(belief.hidden):
                assert np.isfinite(belief.logs[row, belief.index[truth[piece.id]]])
                assert truth[piece.id] in pieces.may_be(piece)
            assert belief.logs.max() < np.inf
            assert not (belief.logs == CONTRADICTION).any()
            back = [piece.id for piece in belief.hidden if piece.id in pieces.returned]
            n += len(back)
            named += sum(truth[piece] not in belief.left for piece in back)
    assert n > 10
    assert named


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=MIX_IDS)
def test_chances_add_up_and_allow_the_truth(variant: str, options: dict[str, Any]):
    for state, seat in walk(variant, options, 12, 500):
        if state.ply % 41 != 4:
            continue
        belief, truth = belief_of(state, seat), true_kinds(state)
        assert belief.chances.shape == (len(belief.hidden), len(belief.kinds))
        assert belief.chances.sum(axis=1) == pytest.approx(1.0)
        for i, piece in enumerate(belief.hidden):
            assert np.isfinite(belief.logs[i, belief.index[truth[piece.id]]])
            assert sum(belief.of(piece.id).values()) == pytest.approx(1.0)
        for piece in belief.known:
            assert belief.of(piece) == {truth[piece]: 1.0}


def adjacency_log(belief: Belief, way: tuple[int, ...]) -> float:
    """What neighbours at the set-up add to the log weight of an assignment."""
    total, prior, kinds = 0.0, belief.prior, [*way, *range(64)]
    for row, kind in enumerate(way):
        around = prior.neighbours[row].tolist()
        total += sum(prior.pairs[kind, kinds[at]] * (0.5 if at < len(way) else 1.0) for at in around)
        if kind == prior.flag:
            total += prior.flag_walls[prior.n_sides[row], sum(prior.is_bomb[kinds[at]] for at in around)]
    return total


def exact(belief: Belief) -> tuple[set[tuple[int, ...]], np.ndarray]:
    """(the assignments that the weights allow, chances by piece and kind), by counting every way to assign what is left."""
    pool = [belief.index[name] for name, n in belief.left.items() for _ in range(n)]
    support, chances = set(), np.zeros_like(belief.chances)
    for way in set(itertools.permutations(pool, len(belief.hidden))):
        log = sum(belief.logs[i, kind] for i, kind in enumerate(way)) + adjacency_log(belief, way)
        if log > -math.inf:
            support.add(way)
            for i, kind in enumerate(way):
                chances[i, kind] += math.exp(log)
    return support, chances / chances.sum(axis=1, keepdims=True)


def tiny(folder: Path) -> str:
    path = folder / "tiny.toml"
    path.write_text(TINY_FIELD, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("habits", [False, True])
def test_chances_are_those_of_all_ways_to_assign_kinds(tmp_path: Path, habits: bool):
    n = 0
    for seed in range(3):
        for state, seat in walk(tiny(tmp_path), {"quiet_draw": 30}, seed, 30):
            if state.ply % 4 != 3 or state.phase == RESCUE:
                continue
            belief = belief_of(state, seat, deployment=habits, behaviour=habits, n_sweeps=20_000)
            support, chances = exact(belief)
            drawn = belief.assignments(3000)
            assert {tuple(row) for row in drawn.tolist()} <= support
            for kind in range(len(belief.kinds)):
                assert (drawn == kind).mean(axis=0) == pytest.approx(chances[:, kind], abs=0.07)
            assert belief.chances == pytest.approx(chances, abs=0.02)
            n += len(support) > 1
    assert n >= 4


def test_chances_hardly_depend_on_the_draws():
    """The chance to be a bomb has a standard deviation below 0.04 between seeds, over the pieces that may be one (0.07 in 160 sweeps)."""
    variances: list[float] = []
    for state, seat in walk("battle", {}, 16, 200):
        if state.ply not in (2, 61, 140):
            continue
        drawn = [belief_of(state, seat, seed, deployment=1.0) for seed in range(10)]
        bomb = drawn[0].index["bomb"]
        chances = np.array([one.chances[:, bomb] for one in drawn])
        may_be = (chances.mean(axis=0) > 0.05) & (chances.mean(axis=0) < 0.95)
        assert may_be.sum() > 5
        variances.append(chances[:, may_be].var(axis=0, ddof=1).mean())
    assert len(variances) == 3
    assert math.sqrt(np.mean(variances)) < 0.04


def possible(state: Any, seat: int) -> set[tuple[tuple[int, str], ...]]:
    """What the enemy's standing pieces may truly be: of all its deployments those with which the game had looked the same."""
    enemy, found = 1 - seat, set()
    wanted = STRATEGO.information_state(state, seat)
    letters = state.deployed[enemy]
    for way in set(itertools.permutations(letters)):
        if any((a == ".") != (b == ".") for a, b in zip(way, letters, strict=True)):
            continue
        twin = STRATEGO.new(state.seed, STRATEGO.setup(state.rules.variant, **state.rules.options))
        try:
            for step in state.history:
                other = step.seat == enemy and step.action.startswith("deploy")
                twin.step(step.seat, "deploy " + "".join(way) if other else step.action)
        except IllegalActionError:
            continue
        if STRATEGO.information_state(twin, seat) == wanted:
            pieces = [piece for piece in STRATEGO.reveal(twin).pieces if piece.owner == enemy]
            found.add(tuple(sorted((piece.id, piece.piece) for piece in pieces)))
    return found


@pytest.mark.parametrize(
    "options",
    [pytest.param({}, id="open"), pytest.param({"silent_defence": True}, id="silent")],
)
def test_the_support_is_what_is_possible(tmp_path: Path, options: dict[str, Any]):
    """No deployment that would have looked the same is left out, none that would not is drawn (tiny board, all 720 ways)."""
    sizes = []
    for seed in (1, 4, 5):
        for state, seat in walk(tiny(tmp_path), {**options, "quiet_draw": 30}, seed, 24):
            if state.ply % 7 != 3 or state.phase == RESCUE:
                continue
            belief = belief_of(state, seat, deployment=False, behaviour=0)
            truth = possible(state, seat)
            drawn = set()
            for row in belief.assignments(1500):
                kinds = {piece.id: belief.kinds[kind] for piece, kind in zip(belief.hidden, row, strict=True)}
                kinds |= {piece: belief.kinds[kind] for piece, kind in belief.known.items()}
                drawn.add(tuple(sorted(kinds.items())))
            assert drawn == truth
            sizes.append(len(truth))
    assert max(sizes) > 4


def test_the_flag_is_on_every_board():
    for seed in (20, 21):
        for state, seat in walk("classic", TOURNAMENT, seed, 300):
            if state.ply % 20 == 5:
                belief = belief_of(state, seat)
                assert belief.index["flag"] not in belief.known.values()
                assert (belief.assignments(30) == belief.index["flag"]).any(axis=1).all()


# ---- nothing hidden ----------------------------------------------------------------------------------------------------

FAIR = [
    ("duel", {}, (1, 2, 3, 4, 5, 6, 7)),
    ("classic", TOURNAMENT, (2, 6)),
    (OWN, {"rescue": True}, (1, 4, 6)),
]


@pytest.mark.parametrize(("variant", "options", "levels"), FAIR, ids=["duel", "tournament", "own"])
def test_states_that_look_the_same_get_the_same_answer(
    variant: str, options: dict[str, Any], levels: tuple[int, ...]
):
    rng, n, differ = random.Random(3), 0, 0
    for state, seat in walk(variant, options, 13, 140):
        if state.ply % 17 != 5 and state.phase != RESCUE:
            continue
        twin = resample(STRATEGO, state, seat, rng)
        differ += true_kinds(state) != true_kinds(twin)
        here, there = belief_of(state, seat, 5), belief_of(twin, seat, 5)
        assert np.array_equal(here.logs, there.logs)
        assert np.array_equal(here.chances, there.chances)
        for level in levels:
            answers = {
                players.make("stratego", level, 7, nodes=1500).act(STRATEGO.information_state(one, seat))
                for one in (state, twin)
            }
            assert len(answers) == 1
        n += 1
    assert n >= 3
    assert differ >= 0.7 * n


@pytest.mark.parametrize("level", range(1, 8))
def test_no_clock_is_read_without_a_time_limit(level: int, monkeypatch: pytest.MonkeyPatch):
    state, seat = next((s, seat) for s, seat in walk("duel", {}, 14, 60) if s.ply == 31)
    information = STRATEGO.information_state(state, seat)
    first = players.make("stratego", level, 3, nodes=3000).act(information)
    hours = itertools.count(step=3600.0)
    monkeypatch.setattr("time.perf_counter", lambda: next(hours))
    assert players.make("stratego", level, 3, nodes=3000).act(information) == first


# ---- behaviour ---------------------------------------------------------------------------------------------------------


def reactions(state: Any, seat: int) -> list[tuple[str, str, str]]:
    """(what, square the hidden piece was deployed on, kind it faced), as the seat's observer notes them."""
    noted: list[Any] = []
    for some in observed(Record(STRATEGO.information_state(state, seat)))[1].values():
        noted += some
    return [(one.what, f"{chr(97 + one.piece % 16)}{one.piece // 16 + 1}", one.other) for one in noted]


def beside_a_shown_scout() -> Any:
    """Red's scout has shown itself by a long move and stands on f6 before blue's hidden pieces on e7 and f8."""
    return playing("duel", {"f4": "2", "a1": "F"}, {"e7": "3", "f8": "M", "a7": "9", "j10": "F"})


def test_a_hidden_piece_that_comes_beside_a_shown_one_is_near():
    state = after(beside_a_shown_scout(), "f4-f6", "e7-e6")
    assert reactions(state, 0) == [("near", "e7", "scout")]
    assert reactions(state, 1) == []


def test_a_hidden_piece_that_goes_away_has_fled_and_others_stayed():
    state = after(beside_a_shown_scout(), "f4-f6", "f8-f7", "f6-f5", "a7-a8", "f5-f6", "f7-g7")
    assert reactions(state, 0) == [("near", "f8", "scout"), ("fled", "f8", "scout")]
    state = after(beside_a_shown_scout(), "f4-f6", "f8-f7", "f6-f5", "a7-a8", "f5-f6", "a8-a9")
    assert reactions(state, 0) == [("near", "f8", "scout"), ("stayed", "f8", "scout")]


def test_an_attack_is_what_a_piece_does_first_as_well():
    state = after(beside_a_shown_scout(), "f4-f6", "f8-f7", "f6-f5", "a7-a8", "f5-f6", "f7-f6")
    assert reactions(state, 0)[-1] == ("attacked", "f8", "scout")


def test_who_goes_on_standing_beside_a_shown_piece_has_stayed_once():
    state = playing("duel", {"f4": "2", "b1": "9", "a1": "F"}, {"f8": "M", "a7": "9", "j10": "F"})
    state = after(
        state, "f4-f6", "f8-f7", "f6-f5", "a7-a8", "f5-f6", "a8-a9", "b1-b2", "a9-a8", "b2-b1", "a8-a9"
    )
    assert reactions(state, 0) == [("near", "f8", "scout"), ("stayed", "f8", "scout")]


def test_a_piece_that_nobody_knows_frightens_nobody():
    state = playing("duel", {"f4": "9", "a1": "F"}, {"f7": "3", "a7": "9", "j10": "F"})
    assert reactions(after(state, "f4-f5", "f7-f6"), 0) == []
