"""gonfalon replay: check every ply of a recorded game, and write it in another format."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from gonfalon.core.errors import GonfalonError

from . import family
from .files import one_line, read_limited


def replay_file(path: Path, say: Callable[[str], Any], write: Path | None = None) -> int:
    """Replay a file and print one line. Returns exit code 0 (the result), or 1 (what is wrong, with ply, action and rule)."""
    try:
        suffix = write.suffix.lower() if write is not None else ""
        if write is not None and suffix not in family.formats():
            raise GonfalonError(f"{write.name}: a game is written as {', '.join(family.formats())}")
        raw = read_limited(path)
        said, text = _record(raw, suffix) if raw.lstrip()[:1] == b"{" else _foreign(raw, suffix)
        if write is not None:
            _write(write, text)
        say(one_line(said))
    except GonfalonError as error:
        say(one_line(f"{path.name}: {error}"))
        return 1
    return 0


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GonfalonError(f"{path.name} cannot be written ({error.strerror})") from None


def _record(raw: bytes, suffix: str) -> tuple[str, str]:
    """(the result, the game in the format of the suffix, "" for none) of one of our records."""
    from gonfalon.match import record

    match_state = record.replay(record.loads(raw))
    outcome, after = match_state.outcome, f"after {match_state.n_entries} entries"
    spec = match_state.game.spec
    text = raw.decode() if suffix == ".json" else ""
    if suffix and suffix != ".json":
        text = family.family_of(spec.family).write_game(match_state, suffix)
    if outcome is None:
        return f"not finished {after}", text
    names = spec.seat_names
    winners = [names[seat] for seat, value in enumerate(outcome.returns) if value > 0 and seat < len(names)]
    who = f"{winners[0]} wins" if len(winners) == 1 else f"returns {list(outcome.returns)}"
    return f"{who if any(outcome.returns) else 'a draw'} ({outcome.reason}) {after}", text


def _foreign(raw: bytes, suffix: str) -> tuple[str, str]:
    """(the result, the game in the format of the suffix, "" for none) of a file of another program."""
    game = _read(raw)
    if not suffix:
        return game.result(), ""
    return game.result(), game.record() if suffix == ".json" else game.written(suffix)


def _read(raw: bytes) -> family.ForeignGame:
    """By the first family that knows the format. Raises the last one's GonfalonError."""
    problem = GonfalonError("not a game: our record begins with {")
    for name in family.families():
        try:
            return family.family_of(name).read_game(raw)
        except GonfalonError as error:
            problem = error
    raise problem
