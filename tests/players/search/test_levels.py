"""The seven levels: legal in every ruleset, deploying as people do and never twice the same, within their budgets."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from gonfalon import games, players
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.ruleset.loading import SHIPPED
from gonfalon.players.stratego.deploy.people import believable, careful
from gonfalon.players.stratego.knowledge.habits import roles_of
from gonfalon.players.stratego.search.player import SearchPlayer
from gonfalon.players.stratego.settings import (
    LEVELS,
    MORE_DEPTH,
    MOST_PLAYOUTS,
    UNLIMITED_NODES,
    settings_of,
)

from .positions import OWN, STRATEGO, TOURNAMENT, after, playing, search_of, walk

VARIANTS = [*(variant.id for variant in STRATEGO.spec.variants), OWN]
TRILOGY = [variant.id for variant in games.get("middle_earth").spec.variants]
OPTIONS: list[dict[str, Any]] = [
    {},
    TOURNAMENT,
    {"rescue": True, "rescue_revealed": True, "captured": "hidden", "no_mobile": "at_once"},
    {
        **TOURNAMENT,
        "rescue_rows": 2,
        "rescue_moves_only": True,
        "silent_scout": "long",
        "two_square_limit": 2,
    },
    {
        "chase": "literal",
        "two_square_exact": True,
        "old_scout": True,
        "first": "blue",
        "both_immobile": "draw",
    },
]


FEW_NODES = 150_000
"""Nodes for level 7 where a test is not about its budget: those of level 6."""


def named(variant: str) -> str:
    return Path(variant).stem


def played(
    variant: str, options: dict[str, Any], levels: tuple[int, int], seed: int, cap: int
) -> dict[str, int]:
    """How many decisions of each kind the levels took in a game; the rules refuse what is not legal."""
    state, kinds = STRATEGO.new(seed, STRATEGO.setup(variant, ply_cap=cap, **options)), dict[str, int]()
    seats = [players.make("stratego", level, seed + seat, nodes=500) for seat, level in enumerate(levels)]
    while state.outcome is None:
        for seat in state.to_act():
            information = STRATEGO.information_state(state, seat)
            kind = information.observation.kind
            kinds[kind] = kinds.get(kind, 0) + 1
            state.step(seat, seats[seat].act(information))
    return kinds


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_two_levels_play_a_legal_game(variant: str):
    """The games of Middle-earth are played by every level in tests/players/test_middle_earth.py."""
    levels = [(1, 6), (2, 5), (3, 4)][len(variant) % 3]
    kinds = played(variant, {}, levels, 5, 60)
    assert kinds["deploy"] == 2
    assert kinds["move"] >= 5


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_the_highest_level_plays_legally_with_few_nodes(variant: str):
    assert played(variant, {}, (max(LEVELS), 1), 7, 44)["move"] >= 5


@pytest.mark.parametrize("options", OPTIONS[1:], ids=["tournament", "open", "moves", "literal"])
@pytest.mark.parametrize("variant", ["duel", OWN], ids=named)
def test_the_rules_of_tournaments_are_obeyed(variant: str, options: dict[str, Any]):
    assert played(variant, options, (4, 6), 6, 110)["move"] >= 5


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS, ids=named)
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "tournament", "open", "moves", "literal"])
def test_whole_games_of_all_levels_are_legal(variant: str, options: dict[str, Any]):
    for level in LEVELS:
        played(variant, options, (level, len(LEVELS) + 1 - level), level, 2000)


def test_every_level_decides_a_rescue():
    met = 0
    for seed in range(2):
        for state, seat in walk("duel", TOURNAMENT, seed, 300):
            seen = STRATEGO.observe(state, seat)
            if seen.kind != "rescue" or len(seen.legal) < 2:
                continue
            met += 1
            for level in LEVELS:
                assert players.make("stratego", level, 1, nodes=500).act(
                    STRATEGO.information_state(state, seat)
                ) in set(seen.legal)
    assert met


def test_a_rescue_of_a_kind_with_a_dash_in_its_name_is_no_move(tmp_path: Path):
    battle, duel = ((SHIPPED / f"{name}.toml").read_text(encoding="utf-8") for name in ("battle", "duel"))
    start = battle.index("[army]")
    text = battle[:start] + battle[battle.index("[", start + 1) :] + duel[duel.index("[army]") :]
    path = tmp_path / "dashes.toml"
    path.write_text(
        text.replace('"scout"', '"far-scout"').replace("\nscout =", "\nfar-scout ="), encoding="utf-8"
    )
    met = 0
    for state, seat in walk(str(path), {"rescue": True}, 1, 300):
        seen = STRATEGO.observe(state, seat)
        if seen.kind == "rescue" and "far-scout" in seen.rescue_pieces:
            met += 1
            answer = players.make("stratego", 6, 1, nodes=500).act(STRATEGO.information_state(state, seat))
            assert answer in set(seen.legal)
    assert met


def test_a_level_that_looks_ahead_mostly_brings_back_what_is_worth_most():
    n = good = 0
    for seed in range(3):
        for state, seat in walk("duel", {"rescue": True}, seed, 300):
            seen = STRATEGO.observe(state, seat)
            if seen.kind != "rescue" or len(seen.rescue_pieces) < 2:
                continue
            search = search_of(state, seat)
            worth = {
                name: int(search.evaluation.eval_weights["worth"][seat, search.context.belief.index[name]])
                for name in seen.rescue_pieces
            }
            answer = players.make("stratego", 4, 2).act(STRATEGO.information_state(state, seat))
            chosen = answer.removeprefix("rescue ").split("@")[0]
            good += worth[chosen] > 0.5 * max(worth.values())
            n += 1
    assert n >= 5
    assert good >= 0.8 * n


@pytest.mark.parametrize(("level", "nodes"), [(3, None), (4, None), (5, None), (6, None), (7, FEW_NODES)])
def test_a_level_takes_what_it_surely_beats(level: int, nodes: int | None):
    state = after(playing("duel", {"e4": "9", "a1": "F"}, {"f7": "2", "j10": "F"}), "e4-e5", "f7-f5")
    information = STRATEGO.information_state(state, 0)
    for seed in range(3):
        assert players.make("stratego", level, seed, nodes=nodes).act(information) == "e5-f5"


@pytest.mark.parametrize(
    ("level", "nodes"), [(2, None), (3, None), (4, None), (5, None), (6, None), (7, FEW_NODES)]
)
def test_a_level_lets_a_known_bomb_be(level: int, nodes: int | None):
    state = playing("duel", {"e4": "M", "f4": "2", "c2": "2", "a1": "F"}, {"f7": "B", "a7": "9", "j10": "F"})
    state = after(state, "f4-f7", "a7-a8", "e4-e5", "a8-b8", "e5-f5", "b8-b9", "f5-f6", "b9-a9")
    information = STRATEGO.information_state(state, 0)
    for seed in range(3):
        answer = players.make("stratego", level, seed, nodes=nodes).act(information)
        assert answer != "f6-f7"


# ---- set-ups ---------------------------------------------------------------------------------------------------------


def first_view(variant: str, seat: int) -> StrategoObservation:
    return STRATEGO.observe(STRATEGO.new(1, STRATEGO.setup(variant)), seat)


@pytest.mark.parametrize("variant", [*VARIANTS, *TRILOGY], ids=named)
def test_set_ups_of_the_levels_are_legal_and_never_the_same(variant: str):
    state = STRATEGO.new(1, STRATEGO.setup(variant))
    for seat in range(2):
        information, drawn = STRATEGO.information_state(state, seat), []
        for level in (1, 6):
            player = players.make("stratego", level, 9 + level)
            drawn += [player.act(information) for _ in range(4 if level == 1 else 2)]
        drawn += [players.make("stratego", 6, seed).act(information) for seed in range(2)]
        assert len(set(drawn)) == len(drawn)
        for text in drawn:
            STRATEGO.check(state, seat, text)


def open_sides(seen: StrategoObservation, text: str) -> int:
    """The sides of the flag by which the enemy may come: on the board, no lake, and no bomb of its own there."""
    roles = roles_of(seen.kinds, seen.seat)
    by_letter = {kind.letter: roles[kind.id] for kind in seen.kinds if kind.counts[seen.seat]}
    stands = {
        name: by_letter.get(letter, "")
        for name, letter in zip(seen.zone, text.removeprefix("deploy "), strict=True)
    }
    flag = next(name for name, role in stands.items() if role == "flag")
    column, row = ord(flag[0]) - ord("a"), int(flag[1:])
    n_open = 0
    for c, r in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
        name = f"{chr(ord('a') + c)}{r}"
        inside = 0 <= c < seen.columns and 1 <= r <= seen.rows
        n_open += inside and name not in seen.obstacles and stands.get(name) != "bomb"
    return n_open


@pytest.mark.parametrize("variant", ["battle", "duel"])
def test_careful_set_ups_show_the_flag_less(variant: str):
    seen = first_view(variant, 0)
    rng = random.Random(6)
    plain = [open_sides(seen, believable(seen, rng)) for _ in range(40)]
    wary = [open_sides(seen, careful(seen, rng, 6)) for _ in range(40)]
    assert sum(wary) < sum(plain)


# ---- budgets ---------------------------------------------------------------------------------------------------------


def test_budgets_replace_what_a_level_has():
    for level, settings in LEVELS.items():
        more = {"depth": settings.depth + MORE_DEPTH, "playouts": MOST_PLAYOUTS if settings.playouts else 0}
        assert settings_of(level) == settings
        assert settings_of(level, ms=0) == settings
        assert settings_of(level, nodes=99) == settings._replace(nodes=99)
        assert settings_of(level, ms=20) == settings._replace(ms=20, nodes=UNLIMITED_NODES, **more)
        assert settings_of(level, 50, 800) == settings._replace(ms=50, nodes=800, **more)


def test_a_level_has_at_least_the_budgets_of_the_one_below():
    budgets = [
        (one.n_boards, one.depth, one.nodes, one.belief_sweeps, one.n_setups, -one.noise)
        for _, one in sorted(LEVELS.items())
    ]
    for below, above in pairwise(budgets):
        assert all(more >= less for less, more in zip(below, above, strict=True))


def test_a_budget_of_nodes_is_kept_once_every_action_has_a_value():
    state, seat = next((s, seat) for s, seat in walk("battle", {}, 41, 90) if s.ply == 60)
    information = STRATEGO.information_state(state, seat)
    for nodes in (700, 1_500):
        player = players.make("stratego", 6, 1, nodes=nodes)
        assert isinstance(player, SearchPlayer)
        assert player.act(information) in set(STRATEGO.observe(state, seat).legal or ())
        assert player.buffers is not None
        assert int(player.buffers.budget[0]) <= nodes + 2


def test_without_a_time_limit_the_whole_depth_is_looked_at():
    settings = LEVELS[4]._replace(n_boards=4, nodes=1 << 40)
    state, seat = next((s, seat) for s, seat in walk(OWN, {}, 43, 40) if s.ply == 12)
    search = search_of(state, seat, settings=settings)
    assert search.choose() in search.legal
    assert search.tree.depth == settings.depth
    assert search.tree.nodes > len(search.legal)
