"""Random Stratego games under every ruleset and mixes of options; the same seed gives the same game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel.layout import PLAY, RESCUE
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.ruleset import full_options, loads
from gonfalon.games.stratego.state import StrategoState

Mix = tuple[str, dict[str, Any]]

SILENT_RESCUE = {"silent_defence": True, "rescue": True}
MIXES: tuple[Mix, ...] = (
    ("battle", {}),
    ("duel", {"captured": "hidden"}),
    ("classic", {}),
    ("classic39", {"rescue": True, "rescue_revealed": True, "aggressor_advantage": True}),
    ("barrage", {"chase": "literal", "two_square_limit": 2, "captured": "secret"}),
    ("ultimate", {"rescue": True, "captured": "prisoner", "first": "blue", "no_mobile": "at_once"}),
    ("duel", {**SILENT_RESCUE, "rescue_rows": 4, "both_immobile": "draw"}),
    ("classic", {**SILENT_RESCUE, "silent_scout": "long", "aggressor_advantage": True}),
    ("ultimate", {**SILENT_RESCUE, "rescue_revealed": True, "old_scout": True, "two_square_exact": True}),
    ("barrage", {"silent_defence": True, "two_square_attacks": False, "two_square_limit": 1, "chase": "isf"}),
    ("me-classic", {"captured": "hidden"}),
    ("me-powers", {**SILENT_RESCUE, "axe_stops": True, "rage_may_stay": True, "two_square_exact": True}),
    ("me-ring", {}),
    ("me-ring", {**SILENT_RESCUE, "mount_doom": "c5", "chase": "isf", "invisible_after_quest": False}),
)
MIX_IDS = [f"{i}-{variant}" for i, (variant, _) in enumerate(MIXES)]

TINY_FIELD = """
id = "tiny"
extends = "battle"
[board]
rows = 4
columns = 3
setup_rows = 2
obstacles = []
[army]
flag = 1
bomb = 1
miner = 1
scout = 1
captain = 1
[options]
two_square_limit = 3
"""
TINY = (
    TINY_FIELD
    + """
silent_defence = true
rescue = true
"""
)
RUNNERS = """
id = "runners"
extends = "battle"
[board]
rows = 7
columns = 16
setup_rows = 2
obstacles = ["a4", "h3", "h4", "h5", "p4"]
[[piece]]
id = "king"
letter = "K"
reach = 0
flag = true
[[piece]]
id = "tower"
letter = "#"
reach = 0
[[piece]]
id = "rider"
letter = "r"
rank = 3
reach = 3
[[piece]]
id = "runner"
letter = "x"
rank = 2
reach = 5
[[piece]]
id = "eagle"
letter = "e"
rank = 1
reach = "any"
[[piece]]
id = "guard"
letter = "g"
rank = 4
[[combat]]
attacker = "*"
defender = "king"
result = "attacker"
[[combat]]
attacker = "*"
defender = "tower"
result = "both"
[[combat]]
attacker = "eagle"
defender = "guard"
result = "attacker"
[army.red]
king = 1
tower = 4
rider = 4
runner = 3
eagle = 3
guard = 6
[army.blue]
king = 2
tower = 2
rider = 5
runner = 2
guard = 7
"""


def own_game(text: str, seed: int, **options: Any) -> StrategoState:
    """A new game of a ruleset given as text."""
    ruleset = loads(text)
    return StrategoState(Rules(ruleset.id, ruleset, full_options(ruleset, **options)), seed)


def new_game(mix: Mix, seed: int, plies: int = 400) -> StrategoState:
    """A game before deployment, cut off after so many plies."""
    variant, options = mix
    return GAME.new(seed, GAME.setup(variant, **{"ply_cap": plies, **options}))


def random_step(state: StrategoState, rng: random.Random) -> None:
    """One random action; where some moves attack, mostly one of those, so that games get somewhere."""
    seat = rng.choice(state.to_act())
    action = GAME.random_action(state, seat, rng)
    if state.phase == PLAY and rng.random() < 0.5:
        occupied = {view.square for view in GAME.reveal(state).pieces}  # type: ignore[attr-defined]
        attacks = [text for text in state.legal_texts() if text.split("-")[-1] in occupied]
        action = rng.choice(attacks or [action])
    if state.phase == RESCUE and action == "rescue none":
        action = GAME.random_action(state, seat, rng)
    state.step(seat, action)


def marching_step(state: StrategoState, rng: random.Random) -> None:
    """One action, mostly an attack or a move ahead of the piece furthest ahead: rows of rescue are reached within a few dozen plies."""
    seat = rng.choice(state.to_act())
    action = GAME.random_action(state, seat, rng)
    if state.phase == PLAY and rng.random() < 0.8:
        moves = [text for text in state.legal_texts() if " " not in text and "-" in text]
        occupied = {view.square for view in GAME.reveal(state).pieces}  # type: ignore[attr-defined]
        attacks = [text for text in moves if text.split("-")[1] in occupied]
        ahead = _furthest_ahead(moves, seat)
        action = rng.choice((attacks if rng.random() < 0.4 else ahead) or ahead or attacks or [action])
    state.step(seat, action)


def _furthest_ahead(moves: list[str], seat: int) -> list[str]:
    """Of the moves towards the enemy's back row those that begin nearest to it."""
    towards = -1 if seat else 1

    def rows(text: str) -> list[int]:
        return [towards * int(square[1:]) for square in text.split("-")]

    forward = [text for text in moves if rows(text)[1] > rows(text)[0]]
    first = max((rows(text)[0] for text in forward), default=0)
    return [text for text in forward if rows(text)[0] == first]


Step = Callable[[StrategoState, random.Random], None]


def play(state: StrategoState, seed: int, step: Step = random_step) -> Iterator[StrategoState]:
    """The state before every decision and at the end."""
    rng = random.Random(seed)
    yield state
    while state.outcome is None:
        step(state, rng)
        yield state


def played(mix: Mix, seed: int, plies: int) -> StrategoState:
    """A state somewhere within a random game: after `plies` decisions or at its end."""
    for n, state in enumerate(play(new_game(mix, seed), seed)):
        if n == plies:
            return state
    return state
