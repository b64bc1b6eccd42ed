"""What a level that keeps secrets weighs: strong pieces hidden, dear ones not risked on the unknown, strong enemies kept away from."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from gonfalon.games.stratego.squares import square_of
from gonfalon.players.stratego.search.settings import LEVELS, Settings
from gonfalon.players.stratego.search.weights import UNIT, WEIGHTS

from .positions import OWN, STRATEGO, after, search_of, walk
from .test_guard import deployed, knowing
from .test_values import steps_round

VARIANTS = ["battle", "duel", OWN]


@pytest.mark.parametrize("variant", VARIANTS)
def test_being_hidden_is_worth_most_to_the_strongest_third_that_is_left(variant: str):
    settings, n = Settings(hidden_share=0.1, hidden_top_share=0.5), 0
    for state, seat in walk(variant, {}, 61, 200):
        if state.ply % 40 != 7:
            continue
        search = search_of(state, seat, settings=settings)
        kinds, fights = search.context.belief.kinds, search.context.fights
        for player in range(2):
            army = Counter(p.piece for p in STRATEGO.reveal(state).pieces if p.owner == player)
            worth, hidden = (search.evaluation.eval_weights[name][player] for name in ("worth", "hidden"))
            movers = sorted(
                (k for k, name in enumerate(kinds) if army[name] and fights.pieces[name].reach),
                key=lambda k: -worth[k],
            )
            shares = [round(float(hidden[k]) / float(worth[k]), 1) for k in movers]
            top = math.ceil(len(movers) / 3)
            assert shares == [0.5] * top + [0.1] * (len(movers) - top)
            assert all(hidden[k] == 0 for k, name in enumerate(kinds) if fights.is_flag(name))
        n += 1
    assert n >= 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_only_dear_pieces_fear_the_unknown_more_than_its_chances_say(variant: str):
    met = Counter()
    for state, seat in walk(variant, {}, 62, 120):
        if state.ply % 30 != 9:
            continue
        plain, prudent = (search_of(state, seat, settings=Settings(prudence=p)) for p in (0.0, 0.5))
        context = plain.context
        kinds, worth = context.belief.kinds, plain.evaluation.eval_weights["worth"][seat]
        for piece in context.belief.hidden:
            chances = context.chances_of(piece)
            for k, name in enumerate(kinds):
                falls = sum(
                    chance
                    for other, chance in zip(kinds, chances, strict=True)
                    if not context.fights.is_flag(other)
                    and context.fights.result(name, other) in ("defender", "both")
                )
                dear = worth[k] > UNIT * WEIGHTS.root.dear
                wanted = 0.5 * falls * worth[k] if dear else 0.0
                found = (
                    plain.evaluation.expected_gains[piece.id][k]
                    - prudent.evaluation.expected_gains[piece.id][k]
                )
                assert found == pytest.approx(wanted)
                met[bool(dear), wanted > 0] += 1
    assert met[True, True]
    assert met[False, False]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_square_costs_by_the_worst_enemy_near_it(variant: str):
    """The enemy's expected gain, divided by the steps to it and two more: written a second time by plain waves."""
    share, n = 0.3, 0
    for state, seat in walk(variant, {}, 63, 90):
        if state.ply % 30 != 11:
            continue
        plain, wary = (search_of(state, seat, settings=Settings(avoid_share=s)) for s in (0.0, share))
        context, kinds = plain.context, plain.context.belief.kinds
        fights, worth = context.fights, plain.evaluation.eval_weights["worth"]
        closed = {
            p.square for p in context.seen.pieces if p.owner != seat or not fights.pieces[p.piece].reach
        }
        ways = {p.square: steps_round(closed, p.square, fights.near) for p in context.enemies}
        found = plain.evaluation.eval_weights["square"][seat] - wary.evaluation.eval_weights["square"][seat]
        for k, name in enumerate(kinds):
            wanted = dict.fromkeys(fights.near, 0.0)
            for piece in context.enemies if fights.pieces[name].reach else ():
                gain = 0.0
                for other, chance in zip(kinds, context.chances_of(piece), strict=True):
                    result = fights.result(other, name)
                    gain += chance * float(worth[seat, k]) * (result in ("attacker", "both"))
                    gain -= (
                        chance * float(worth[1 - seat, kinds.index(other)]) * (result in ("defender", "both"))
                    )
                for square, steps in ways[piece.square].items():
                    wanted[square] = max(wanted[square], share * gain / (2 + steps))
            for square, cost in wanted.items():
                assert found[k, square_of(square)] == pytest.approx(math.floor(cost), abs=1), (name, square)
        n += found.any()
    assert n


def test_a_piece_stays_unknown_rather_than_take_what_is_worth_less(yard: str):
    """A captain takes a miner that has just shown itself, unless being unknown is worth more to it than the miner."""
    red = {"a1": "F", "b1": "B", "c2": "B", "d2": "6", "a2": "3"}
    state = deployed(yard, red, {"e7": "F", "d7": "B", "e6": "B", "c6": "3", "a7": "6"})
    after(state, "a2-a3", "c6-c5", "a3-a2", "c5-c4", "a2-b2", "c4-c3", "b2-a2", "c3-c2")
    for share, takes in ((0.0, True), (3.0, False)):
        search = knowing(state, 0, noise=0.0, guard_cost=0.0, depth=1, hidden_share=share)
        assert (search.choose() == "d2-c2") is takes


def test_only_the_highest_level_keeps_secrets():
    keeps = {
        level: s.hidden_top_share > 0 and s.prudence > 0 and s.avoid_share > 0 for level, s in LEVELS.items()
    }
    assert keeps == {level: level == max(LEVELS) for level in LEVELS}
    assert np.isclose(Settings().hidden_top_share + Settings().prudence + Settings().avoid_share, 0.0)
