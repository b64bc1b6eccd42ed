"""gonfalon replay: check every ply of recorded games, and write one in another format."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from gonfalon.core.errors import GonfalonError
from gonfalon.match.referee import MatchState

from . import families
from .clock_words import written_clock, written_time
from .family import ForeignGame
from .files import is_zip, one_line, read_input, zip_members


class _Source(NamedTuple):
    """Something to replay. name: of the file, and of the member of a zip. read: its bytes; raises GonfalonError."""

    name: str
    read: Callable[[], bytes]


def replay_files(paths: Sequence[Path], say: Callable[[str], Any], write: Path | None = None) -> int:
    """Replay files, those in zips too, in this one process: a line for each, and a count if there are several.

    Returns exit code 0 if all are in order, else 1. write: as for `replay_file`, for a single game.
    """
    if len(paths) == 1 and not is_zip(paths[0]):
        return replay_file(paths[0], say, write)
    if write is not None:
        say("--write takes a single game")
        return 1
    n_games = n_wrong = 0
    for path in paths:
        for source in _sources(path):
            n_games += 1
            told: list[str] = []
            wrong = _replay(source, told.append)
            n_wrong += wrong
            say(told[0] if wrong else one_line(f"{source.name}: {told[0]}"))
    if not n_games:
        say("no game was found")
    else:
        say(f"{n_games} games: {n_games - n_wrong} in order, {n_wrong} not")
    return int(n_wrong > 0 or not n_games)


def _sources(path: Path) -> Iterator[_Source]:
    """The file itself, or what a zip holds. A zip that cannot be read is one source, whose reading raises."""
    if not is_zip(path):
        yield _Source(path.name, partial(read_input, path))
        return
    try:
        for name, read in zip_members(path):
            yield _Source(f"{path.name}/{name}", read)
    except GonfalonError as error:
        yield _Source(path.name, partial(_raise, error))


def _raise(error: GonfalonError) -> bytes:
    raise error


def replay_file(path: Path, say: Callable[[str], Any], write: Path | None = None) -> int:
    """Replay a file and print one line. Returns exit code 0 (the result), or 1 (what is wrong, with ply, action and rule)."""
    return _replay(_Source(path.name, partial(read_input, path)), say, write)


def _replay(source: _Source, say: Callable[[str], Any], write: Path | None = None) -> int:
    """Replay one game and print one line; the exit code."""
    try:
        suffix = write.suffix.lower() if write is not None else ""
        if write is not None and suffix not in families.formats():
            raise GonfalonError(f"{write.name}: a game is written as {', '.join(families.formats())}")
        raw = source.read()
        said, text = _record(raw, suffix) if raw.lstrip()[:1] == b"{" else _foreign(raw, suffix)
        if write is not None:
            _write(write, text)
        say(one_line(said))
    except GonfalonError as error:
        say(one_line(f"{source.name}: {error}"))
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

    found = record.loads(raw)
    match_state = record.replay(found)
    outcome, after = match_state.outcome, f"after {match_state.n_entries} entries"
    spec = match_state.game.spec
    text = raw.decode() if suffix == ".json" else ""
    if suffix and suffix != ".json":
        text = families.family_of(spec.family).write_game(match_state, suffix)
    names = spec.seat_names
    seats = names if len(names) == len(found.players) else range(len(found.players))
    after += "".join(f", {seat}: {who}" for seat, who in zip(seats, found.players, strict=True) if who)
    after += _time_used(match_state, names)
    if outcome is None:
        return f"not finished {after}", text
    winners = [names[seat] for seat, value in enumerate(outcome.returns) if value > 0 and seat < len(names)]
    who = f"{winners[0]} wins" if len(winners) == 1 else f"returns {list(outcome.returns)}"
    return f"{who if any(outcome.returns) else 'a draw'} ({outcome.reason}) {after}", text


def _time_used(match_state: MatchState, names: tuple[str, ...]) -> str:
    """What each seat has thought in a match with a clock, "" in one without."""
    clock = match_state.setting.clock
    if clock is None:
        return ""
    used = [0] * match_state.n_seats
    for applied in match_state.applied:
        used[applied.entry.seat] += applied.entry.spent
    seats = names if len(names) == len(used) else tuple(str(seat) for seat in range(len(used)))
    told = ", ".join(f"{seat} {written_time(spent)}" for seat, spent in zip(seats, used, strict=True))
    return f", clock {written_clock(clock)}, time used: {told}"


def _foreign(raw: bytes, suffix: str) -> tuple[str, str]:
    """(the result, the game in the format of the suffix, "" for none) of a file of another program."""
    game = _read(raw)
    if not suffix:
        return game.result(), ""
    return game.result(), game.record() if suffix == ".json" else game.written(suffix)


def _read(raw: bytes) -> ForeignGame:
    """By the first family that knows the format. Raises the last one's GonfalonError."""
    problem = GonfalonError("not a game: our record begins with {")
    for name in families.families():
        try:
            return families.family_of(name).read_game(raw)
        except GonfalonError as error:
            problem = error
    raise problem
