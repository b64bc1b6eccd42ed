"""Short words for scenarios of the naive Stratego referee."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from .stratego_referee import Referee
from .stratego_setting import load

RULESETS = Path(__file__).parents[2] / "src/gonfalon/games/stratego/rulesets"
NAMES = ["battle", "duel", "classic", "classic39", "barrage", "ultimate"]
RED, BLUE = 0, 1


def ruleset(name: str = "battle") -> dict[str, Any]:
    """A shipped ruleset, parsed."""
    return load(RULESETS / f"{name}.toml")


def at(red: str, blue: str, lost: str = "", turn: int = RED, name: str = "battle", **options: Any) -> Referee:
    """A game from `a1 marshal, b1 flag` for each side; lost: `red miner, blue spy`."""
    board = {}
    for seat, text in ((RED, red), (BLUE, blue)):
        for item in text.split(", "):
            square, kind = item.split()
            board[square] = (seat, kind)
    gone = [item.split() for item in filter(None, lost.split(", "))]
    referee = Referee(ruleset(name), options)
    referee.arrange(board, tuple((RED if seat == "red" else BLUE, kind) for seat, kind in gone), turn)
    return referee


def play(referee: Referee, *actions: str) -> Referee:
    """The same referee after these actions."""
    for action in actions:
        referee.step(action)
    return referee


def heard(referee: Referee, viewer: int, word: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind that a viewer was told."""
    return [facts for name, facts in referee.events[viewer] if name == word]


def written_army(name: str, seat: int, rng: random.Random | None = None) -> str:
    """The army of a shipped ruleset on its zone, in the file's order or shuffled."""
    setting = Referee(ruleset(name)).setting
    letters = [kind.letter for kind in setting.kinds.values() for _ in range(kind.counts[seat])]
    letters += ["."] * (len(setting.zone(seat, setting.setup_rows)) - len(letters))
    if rng:
        rng.shuffle(letters)
    return "".join(letters)
