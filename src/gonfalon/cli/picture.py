"""gonfalon replay FILE --gif OUT --png OUT: a recorded game as an animation, its end as a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.core.errors import GonfalonError
from gonfalon.match import record, replay

from .files import one_line, read_input

ENDINGS = (".gif", ".webp")


def draw_game(files: Sequence[Path], say: Callable[[str], Any], film: Path | None, still: Path | None) -> int:
    """Draw one recorded game and print a line for each file. Returns exit code 0, or 1 with what is wrong."""
    try:
        if len(files) != 1 or str(files[0]) == "-":
            raise GonfalonError("--gif and --png take a single file")
        _draw(read_input(files[0]), say, film, still)
    except GonfalonError as error:
        say(one_line(f"{files[0].name}: {error}"))
        return 1
    return 0


def _draw(raw: bytes, say: Callable[[str], Any], film: Path | None, still: Path | None) -> None:
    from gonfalon.pictures import telling
    from gonfalon.pictures.canvas import needs_extra
    from gonfalon.pictures.facts import Shown
    from gonfalon.pictures.film import film as film_of
    from gonfalon.pictures.film import spread
    from gonfalon.pictures.preview import preview

    needs_extra()
    if film is not None and film.suffix.lower() not in ENDINGS:
        raise GonfalonError(f"{film.name}: an animation ends in {' or '.join(ENDINGS)}")
    words, frames = _told(raw)

    def at(number: int) -> Shown:
        plain: Any = msgspec.json.decode(msgspec.json.encode(frames[number].observation))
        return telling.at(words, plain)

    if still is not None:
        _write(still, preview(at(len(frames) - 1)), say)
    if film is not None:
        kind = "webp" if film.suffix.lower() == ".webp" else "gif"
        _write(film, film_of([at(number) for number in spread(len(frames))], kind).data, say)


def _told(raw: bytes) -> tuple[Any, list[replay.Frame]]:
    """The words of a record's game, and its positions with nothing hidden."""
    from gonfalon.pictures import telling

    found = record.loads(raw)
    match_state = record.replay(found)
    spec, outcome = match_state.game.spec, match_state.outcome
    if outcome is None:
        raise GonfalonError("only a finished game is drawn: its pieces would be shown")
    people = found.people or ("",) * found.n_seats
    computers = found.players or ("",) * found.n_seats
    players = [
        _computer(seat, computers[seat], spec)
        if computers[seat]
        else telling.person(spec, seat, people[seat], (), "en")
        for seat in range(found.n_seats)
    ]
    words = telling.finished(
        spec, found.variant, players, outcome.returns, outcome.reason, match_state.state.turn, None, "en"
    )
    entries = [applied.entry for applied in match_state.applied]
    return words, replay.frames(match_state.setting, entries, replay.EVERYBODY, 0, len(entries) + 1)


def _computer(seat: int, written: str, spec: Any) -> Any:
    """The computer of a record: `level:4`, or a name."""
    from gonfalon.pictures import telling

    word, _, level = written.partition(":")
    if word == "level" and level.isdigit():
        return telling.computer(spec, seat, "", int(level), "en")
    return telling.computer(spec, seat, written, -1, "en")


def _write(path: Path, made: bytes, say: Callable[[str], Any]) -> None:
    try:
        path.write_bytes(made)
    except OSError as error:
        raise GonfalonError(f"{path.name} cannot be written ({error.strerror})") from None
    say(f"{path.name}: {len(made) // 1024 + 1} kB")
