"""gonfalon replay: check every ply of a recorded game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from gonfalon.core.errors import GonfalonError, NotationError

MAX_BYTES = 4_000_000


def replay_file(path: Path, say: Callable[[str], Any]) -> int:
    """Replay a file. 0 and the result, or 1 and what is wrong: ply, action and rule, in one line."""
    try:
        say(_replayed(_read(path)))
    except GonfalonError as error:
        say(f"{path.name}: {error}")
        return 1
    return 0


def _read(path: Path) -> bytes:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise NotationError(path.name, 0, f"the file is larger than {MAX_BYTES} bytes")
        return path.read_bytes()
    except OSError as error:
        raise GonfalonError(f"cannot be read ({error.strerror})") from None


def _replayed(raw: bytes) -> str:
    if raw.lstrip()[:1] == b"{":
        from gonfalon.match import record

        playing = record.replay(record.loads(raw))
        outcome = playing.outcome
        if outcome is None:
            return f"not finished after {playing.n_entries} entries"
        return f"{outcome.reason}, returns {list(outcome.returns)}, after {playing.n_entries} entries"
    from gonfalon.games.stratego import notation

    game = notation.read(raw)
    return notation.replay(game).line(game)
