"""Random games to write and read back."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from gonfalon.cli.replay import replay_file
from gonfalon.games.stratego.deployment import PREFIX, random_letters
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.state import StrategoState
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting, replay_entries

ARMIES = ("battle", "barrage", "duel", "ultimate")


def letters(variant: str, seat: int, seed: int) -> str:
    """A random set-up."""
    rules = GAME.new(0, GAME.setup(variant)).rules
    return random_letters(rules.ruleset, seat, random.Random(seed))


def played(
    variant: str, seed: int, most: int = 3000, preset: str = "gravon", **options: Any
) -> StrategoState:
    """A random game, under the preset of imports unless another is asked for."""
    state, rng = GAME.new(seed, GAME.setup(variant, preset=preset, **options)), random.Random(seed)
    for seat in range(2):
        state.step(seat, PREFIX + letters(variant, seat, 2 * seed + seat))
    while state.outcome is None and state.ply < most:
        state.step(state.player, GAME.random_action(state, state.player, rng))
    return state


def match_state(state: StrategoState, *acts: tuple[int, str]) -> MatchState:
    """The same game as a match, with what stands beside the rules at its end."""
    setting = Setting("stratego", state.setup, state.seed)
    entries = [(step.seat, step.action) for step in state.history] + list(acts)
    return replay_entries(
        setting, [Entry(seq, seat, text, "", 0) for seq, (seat, text) in enumerate(entries)]
    )


def replayed(path: Path, write: Path | None = None) -> tuple[int, str]:
    """(exit code, the one line) of `gonfalon replay`. write: the file that the game is written to."""
    said: list[str] = []
    code = replay_file(path, said.append, write)
    assert len(said) == 1
    return code, said[0]
