"""What a seat may signal to the others: wishes about the open table, which change nothing in the game."""

from __future__ import annotations

from gonfalon.core import talk
from gonfalon.core.game import Option

from .engine.state import State

COMMIT_MORE, KEEP_DEFENDER, SAVE_RESOURCES, TAKE_ENEMY = (
    "commit-more",
    "keep-defender",
    "save-resources",
    "take-enemy",
)


def signals(s: State, seat: int) -> tuple[Option, ...]:
    """Three wishes about the round, and one for each enemy in the staging area; none alone or once a seat is out."""
    if len(s.seats()) < 2 or s.eliminated[seat]:
        return ()
    found = [_option(name, {}) for name in (COMMIT_MORE, KEEP_DEFENDER, SAVE_RESOURCES)]
    found += [_option(TAKE_ENEMY, {"enemy": s.catalogue.key[i]}) for i in s.staged("enemy")]
    return tuple(found)


def _option(text: str, parts: dict[str, str]) -> Option:
    return Option(talk.write(text, parts), {"text": text, **parts})
