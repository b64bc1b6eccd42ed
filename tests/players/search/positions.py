"""Positions for the tests of the search: lively games under several rulesets, and one seat's search of them."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from gonfalon.games.stratego.kernel.legal import write_actions
from gonfalon.players.stratego.clock import SearchClock
from gonfalon.players.stratego.decision import SearchContext
from gonfalon.players.stratego.kernel import tree
from gonfalon.players.stratego.knowledge.fights import Fights
from gonfalon.players.stratego.search.move_search import MoveSearch
from gonfalon.players.stratego.settings import Settings
from tests.players.stratego_positions import STRATEGO as STRATEGO
from tests.players.stratego_positions import after as after
from tests.players.stratego_positions import playing as playing

OWN = str(Path(__file__).parent.parent / "mages.toml")
TOURNAMENT = {"aggressor_advantage": True, "silent_defence": True, "rescue": True}
MIXES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("battle", {}),
    ("duel", {"rescue": True, "two_square_limit": 2}),
    ("classic", TOURNAMENT),
    ("barrage", {"two_square_attacks": False, "chase": "literal"}),
    ("ultimate", {"rescue": True, "no_mobile": "at_once"}),
    (OWN, {}),
)
MIX_IDS = [Path(variant).stem for variant, _ in MIXES]
YARD = """
id = "yard"
extends = "battle"
[board]
rows = 7
columns = 5
setup_rows = 2
obstacles = []
[army]
flag = 1
bomb = 2
miner = 1
captain = 1
"""
"""A small field: flag, two bombs, a miner and a captain each."""
RED = {"a1": "F", "b1": "B", "a2": "B", "e2": "6", "d1": "3"}
BLUE = {"e7": "F", "d7": "B", "e6": "B", "b6": "3", "a6": "6"}
"""Set-ups of the small field."""


def lively(state: Any, seat: int, rng: random.Random, restless: float = 0.1) -> str:
    """A legal action: often one forward or onto a piece, sometimes (`restless`) the last one taken back; never onto a flag."""
    texts = state.decisions()[0].actions
    if state.phase == 2:
        return rng.choice(texts)
    last = next((step.action for step in reversed(state.history) if step.seat == seat), "")
    back = "-".join(reversed(last.split("-")))
    if back in texts and rng.random() < restless:
        return back
    flags = {piece.square for piece in STRATEGO.reveal(state).pieces if piece.piece in ("flag", "banner")}
    texts = [text for text in texts if text.split("-")[1] not in flags] or texts
    ahead = [t for t in texts if (int(t.split("-")[1][1:]) - int(t.split("-")[0][1:])) * (1 - 2 * seat) > 0]
    return rng.choice(ahead if ahead and rng.random() < 0.5 else texts)


def walk(
    variant: str, options: dict[str, Any], seed: int, n_plies: int, restless: float = 0.1
) -> Iterator[tuple[Any, int]]:
    """The decisions of a lively game of Stratego after deployment, as `decisions` gives them."""
    return decisions(STRATEGO, lively, variant, options, seed, n_plies, restless)


def decisions(
    rules: Any,
    choose: Callable[[Any, int, random.Random, float], str],
    variant: str,
    options: dict[str, Any],
    seed: int,
    n_plies: int,
    restless: float,
) -> Iterator[tuple[Any, int]]:
    """The decisions of a game after deployment, as (state, seat that owes one), before `choose` takes them."""
    rng, state = random.Random(seed), rules.new(seed, rules.setup(variant, **options))
    for seat in range(2):
        state.step(seat, rules.random_action(state, seat, rng))
    while state.outcome is None and state.ply < n_plies:
        seat = state.to_act()[0]
        yield state, seat
        state.step(seat, choose(state, seat, rng, restless))


def search_of(state: Any, seat: int, seed: int = 1, settings: Settings | None = None) -> MoveSearch:
    """A seat's search before it decides."""
    information = STRATEGO.information_state(state, seat)
    buffers = tree.new_buffers(0)
    rng = random.Random(seed)
    settings = settings or Settings()
    context = SearchContext(information, rng, settings)
    return MoveSearch(context, rng, buffers, clock_from_now(settings.ms))


def with_truth(state: Any, seat: int) -> tuple[MoveSearch, Any]:
    """The seat's search, and the one board of it that is true."""
    search, truth = search_of(state, seat), true_kinds(state)
    kinds = [search.context.belief.index[truth[piece.id]] for piece in search.context.belief.hidden]
    return search, search.sampler.sample(np.array([kinds], np.int16).reshape(1, -1))[0]


def legal_of(record: Any, tables: Any) -> list[int]:
    """The codes of what the player to act may do."""
    legal, buffer = np.zeros(16, np.int64), np.zeros(8192, np.int32)
    return buffer[: write_actions(record, tables, legal, buffer)].tolist()


def deployed(variant: str, red: dict[str, str], blue: dict[str, str]) -> Any:
    """A game whose set-ups are given square by square; the other squares stay free."""
    state = STRATEGO.new(1, STRATEGO.setup(variant))
    for seat, wished in enumerate((red, blue)):
        zone = STRATEGO.observe(state, seat).zone
        state.step(seat, "deploy " + "".join(wished.get(name, ".") for name in zone))
    return state


def knowing(state: Any, seat: int, **settings: Any) -> MoveSearch:
    """A seat's search, told what every enemy is."""
    rng = random.Random(1)
    context = SearchContext(STRATEGO.information_state(state, seat), rng, Settings(**settings))
    truth, belief = true_kinds(state), context.belief
    for i, piece in enumerate(belief.hidden):
        kind = belief.index[truth[piece.id]]
        belief.chances[i] = np.eye(len(belief.kinds))[kind]
        belief.current[i], belief.logs[i, :], belief.logs[i, kind] = kind, -np.inf, 0.0
    return MoveSearch(context, rng, tree.new_buffers(0), clock_from_now())


def clock_from_now(ms: float = 0.0) -> SearchClock:
    """The clock of a decision that begins now; without a limit for 0 ms."""
    return SearchClock(time.perf_counter(), ms)


def true_kinds(state: Any) -> dict[int, str]:
    """Piece id -> what it truly is."""
    return {piece.id: piece.piece for piece in STRATEGO.reveal(state).pieces}


def steps_from(starts: Collection[str], closed: Collection[str], fights: Fights) -> dict[str, int]:
    """Square -> steps from the nearest start, round what is closed."""
    found, queue = dict.fromkeys(starts, 0), deque(starts)
    while queue:
        here = queue.popleft()
        for beside in fights.near[here]:
            if beside not in found and beside not in closed:
                found[beside] = found[here] + 1
                queue.append(beside)
    return found
