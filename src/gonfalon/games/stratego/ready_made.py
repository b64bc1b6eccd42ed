"""The ready-made set-ups of the family, from `setups.toml`."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

import msgspec


class ReadyMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up with its idea, for every ruleset whose army it is, whoever plays it.

    idea: its name and its sentence are the texts `idea-<idea>` and `idea-<idea>-help`. rows: own back row first, left to right, "." for
    an empty square. accepts: kinds of notes (`players.stratego.deploy.notes`) that are the idea itself.
    """

    idea: str
    rows: tuple[str, ...]
    accepts: tuple[str, ...] = ()

    @property
    def letters(self) -> str:
        """One letter a square, as in a deployment of the first seat."""
        return "".join(self.rows)


@lru_cache(maxsize=1)
def ready_made() -> tuple[ReadyMade, ...]:
    """All of them, army by army."""
    path = Path(__file__).parent / "setups.toml"
    return tuple(msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["setup"], list[ReadyMade]))
