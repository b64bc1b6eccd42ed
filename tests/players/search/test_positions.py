"""Level 6 in positions that are known to be hard: despair beside the own flag, forks, escorts, a runner that must be cornered."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gonfalon import players
from gonfalon.games.stratego.rules import rules_for
from gonfalon.players.stratego import decision
from gonfalon.players.stratego.knowledge.fights import fights_of
from gonfalon.players.stratego.search.move_search import MoveSearch
from gonfalon.players.stratego.settings import LEVELS

from .positions import BLUE, RED, STRATEGO, after, deployed, knowing, steps_from

NODES = 20_000
"""Of a move of level 6 in a whole game."""
RAID = """
id = "raid"
extends = "battle"
[board]
rows = 7
columns = 6
setup_rows = 2
obstacles = []
[army]
flag = 1
bomb = 2
miner = 1
scout = 1
captain = 1
colonel = 1
general = 1
"""
RAIDED = {"a1": "F", "d1": "B", "e1": "B", "f1": "3", "b1": "2", "f2": "6", "e2": "8"}
RAIDERS = {"a6": "8", "c7": "F", "b7": "B", "d7": "B", "f7": "6", "e7": "3", "d6": "9", "f6": "2"}
RAID_MOVES = ("f2-f3", "a6-a5", "f3-f4", "a5-a4", "f4-f3", "a4-a3", "f3-e3", "f6-f4", "e3-f3", "a3-a2")
"""Blue's colonel walks to a2, beside the flag on a1; its scout stands before Red's captain, as a bait."""


def ruleset(folder: Path, text: str) -> str:
    """A ruleset's text as a file."""
    path = folder / "rules.toml"
    path.write_text(text)
    return str(path)


def sixth(state: Any, seat: int = 0, **changed: Any) -> MoveSearch:
    """Level 6 without noise, told what every enemy is, after it has chosen."""
    search = knowing(state, seat, **LEVELS[6]._replace(noise=0.0, **changed)._asdict())
    search.choose()
    return search


def values(search: MoveSearch) -> dict[str, float]:
    """Action -> value, in worth; the best first."""
    found = dict(zip(search.legal, (search.values / 100).tolist(), strict=True))
    return dict(sorted(found.items(), key=lambda item: -item[1]))


# ---- beside the own flag -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("general", "defence"), [("c2", "c2-b2"), ("d2", "d2-c2"), ("c1", "c1-c2")])
def test_there_is_no_despair_while_a_known_colonel_stands_beside_the_flag(
    tmp_path: Path, general: str, defence: str
):
    """The colonel could take the flag now. It does not know where the flag is, so the general comes, and no bait is taken."""
    state = after(deployed(ruleset(tmp_path, RAID), RAIDED | {general: "9"}, RAIDERS), *RAID_MOVES)
    found = values(sixth(state))
    assert next(iter(found)) == defence
    ranked = list(found.values())
    assert ranked[0] > ranked[len(ranked) // 2] + 3.0


def test_the_colonel_beside_the_flag_is_taken_at_once(tmp_path: Path):
    state = after(deployed(ruleset(tmp_path, RAID), RAIDED | {"b2": "9"}, RAIDERS), *RAID_MOVES)
    found = list(values(sixth(state)).items())
    assert found[0][0] == "b2-a2"
    assert found[0][1] >= found[1][1] + 15.9, "the search tells no more than its margin apart"


def test_whoever_beats_the_colonel_bars_its_way(tmp_path: Path):
    state = after(deployed(ruleset(tmp_path, RAID), RAIDED | {"b2": "9"}, RAIDERS), *RAID_MOVES[:-2])
    assert next(iter(values(sixth(state)))) in ("b2-a2", "b2-b3")


def test_a_player_that_guards_calls_its_captain_back(yard: str, monkeypatch: pytest.MonkeyPatch):
    moves = ("e2-e3", "b6-b5", "e3-e4", "b5-b4", "e4-e5")
    state = after(deployed(yard, RED | {"e1": "3", "d1": "."}, BLUE), *moves, "b4-b3")
    monkeypatch.setattr(decision, "ATTACK_URGE", 0.0)
    chosen = {
        worth: knowing(state, 0, guard_cost=worth, depth=1, noise=0.0).choose() for worth in (0.0, 300.0)
    }
    assert chosen[0.0] not in ("e1-d1", "e5-e4", "e5-d5")
    assert chosen[300.0] in ("e1-d1", "e5-e4", "e5-d5")


# ---- forks ---------------------------------------------------------------------------------------------------------------


FORK = """
id = "fork"
extends = "battle"
[board]
rows = 7
columns = 7
setup_rows = 3
obstacles = []
[army]
flag = 1
bomb = 2
scout = 1
captain = 2
general = 1
"""


def test_a_fork_is_seen_one_move_earlier(tmp_path: Path):
    """From d4 the general comes to d3, between two captains. A captain leaves now; two plies of the tree do not tell that from waiting."""
    red = {"a1": "F", "b1": "B", "a2": "B", "c3": "6", "e3": "6", "g1": "9", "g3": "2"}
    blue = {"g7": "F", "f7": "B", "g6": "B", "d5": "9", "a7": "6", "b7": "6", "a6": "2"}
    moves = ("g3-g4", "d5-d4", "g4-g3", "a6-a5")
    state = after(deployed(ruleset(tmp_path, FORK), red, blue), *moves)
    leaving, waiting = ("c3-b3", "c3-c2", "e3-e2", "e3-f3"), ("g1-g2", "g1-f1", "g3-f3", "g3-g2")
    found = values(sixth(state))
    assert next(iter(found)) in leaving
    assert min(found[text] for text in leaving) > max(found[text] for text in waiting) + 2.0
    shallow = values(sixth(state, depth=2, expected_share=0.0))
    assert shallow["g1-g2"] > shallow["c3-b3"] - 1.0


# ---- endings -------------------------------------------------------------------------------------------------------------

Policy = Callable[[Any, int, random.Random], str]
"""(state, seat, random numbers) -> a legal move."""


def played(state: Any, opponent: Policy, seed: int, most_plies: int) -> Any:
    """The state after level 6 as Red has played on against a scripted opponent."""
    sixth_level, rng = players.make("stratego", 6, seed, nodes=NODES), random.Random(seed)
    while state.outcome is None and state.ply < most_plies:
        seat = state.to_act()[0]
        information = STRATEGO.information_state(state, seat)
        state.step(seat, opponent(state, seat, rng) if seat else sixth_level.act(information))
    return state


ESCORT = """
id = "escort"
extends = "battle"
[army.red]
flag = 1
bomb = 2
miner = 1
general = 1
[army.blue]
flag = 1
bomb = 2
"""


def hunts_the_miner(variant: str) -> Policy:
    """Takes what it beats, else comes nearer to the miner, and keeps away from what beats it. It knows what everything is."""
    fights = fights_of(rules_for(variant, {"aggressor_advantage": False}))

    def chosen(state: Any, seat: int, rng: random.Random) -> str:
        at = {piece.square: piece for piece in STRATEGO.reveal(state).pieces}
        foes = {name: piece.piece for name, piece in at.items() if piece.owner != seat}
        miners = [name for name, kind in foes.items() if kind == "miner"]
        near = steps_from(miners, at.keys() - set(miners), fights)

        def worth(text: str) -> tuple[int, float]:
            source, target = text.split("-")
            kind = at[source].piece
            if target in foes:
                return (3 if fights.wins(kind, foes[target]) else -3), 0.0
            danger = any(fights.wins(foes.get(beside, "flag"), kind) for beside in fights.near[target])
            return -danger, -near.get(target, 99) + 0.5 * rng.random()

        return max(STRATEGO.observe(state, seat).legal, key=worth)

    return chosen


@pytest.mark.parametrize(("hunters", "seed"), [("8", 0), ("8", 1), ("8", 2), ("65", 1), ("65", 2), ("65", 3)])
def test_a_miner_is_escorted_to_the_last_bomb_before_the_flag(tmp_path: Path, hunters: str, seed: int):
    """Of one who beats it, and of two. The general takes them or comes along."""
    armies = {"8": "colonel = 1", "65": "captain = 1\nlieutenant = 1"}
    variant, rng = ruleset(tmp_path, ESCORT + armies[hunters]), random.Random(seed)
    red = {"j1": "F", "i1": "B", "j2": "B", rng.choice("efgh") + "3": "9", rng.choice("efgh") + "2": "3"}
    squares = rng.sample([column + row for column in "abcdef" for row in "78"], len(hunters))
    blue = {"a10": "F", "b10": "B", "a9": "B"} | dict(zip(squares, hunters, strict=True))
    state = played(deployed(variant, red, blue), hunts_the_miner(variant), seed, 120)
    assert state.outcome is not None
    assert state.outcome.returns == (1.0, -1.0)


CORNER = """
id = "corner"
extends = "battle"
[army.red]
flag = 1
bomb = 2
colonel = 1
general = 1
[army.blue]
flag = 1
bomb = 3
captain = 1
"""


def evades(variant: str) -> Policy:
    """Never attacks, keeps a step from the hunters and goes where it has most room: squares it reaches before they do."""
    fights = fights_of(rules_for(variant, {"aggressor_advantage": False}))

    def chosen(state: Any, seat: int, rng: random.Random) -> str:
        seen = STRATEGO.observe(state, seat)
        at = {piece.square: piece for piece in seen.pieces}
        hunters = [name for name, piece in at.items() if piece.owner != seat and piece.moved]
        rests = {name for name, piece in at.items() if name not in hunters and piece.piece != "captain"}
        theirs = steps_from(hunters, rests, fights)

        def worth(text: str) -> tuple[int, float]:
            target = text.split("-")[1]
            if target in at:
                return -1, 0.0
            own = steps_from([target], rests | set(hunters), fights)
            room = sum(steps < theirs.get(name, 99) for name, steps in own.items())
            away = theirs.get(target, 99)
            return away > 1, room + 0.3 * min(away, 6) + 0.2 * rng.random()

        return max(seen.legal, key=worth)

    return chosen


@pytest.mark.parametrize("seed", range(4))
def test_two_hunters_corner_a_runner_within_the_rules_of_repetition(tmp_path: Path, seed: int):
    """The two-square rule and the chase rule bind both sides. The runner's bombs cannot be opened."""
    variant, rng = ruleset(tmp_path, CORNER), random.Random(seed)
    red = {"a1": "F", "b1": "B", "a2": "B", rng.choice("cdef") + "3": "9", rng.choice("ghij") + "3": "8"}
    blue = {"a10": "F", "b10": "B", "a9": "B", "j10": "B", rng.choice("cdefghi") + "8": "6"}
    state = played(deployed(variant, red, blue), evades(variant), seed, 250)
    assert state.outcome is not None
    assert state.outcome.returns == (1.0, -1.0)
    assert state.outcome.reason == "no_legal_move"
