"""gonfalon setup convert: a set-up from one program's format into another's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from gonfalon.core.errors import FaultyActionError, GonfalonError
from gonfalon.games.stratego import army_text

from ..files import STANDARD_INPUT, one_line, read_input, text_of

setup_app = typer.Typer(no_args_is_help=True, help="Set-ups of armies.")
FORMATS = (".txt", ".ucc", ".stg", ".pos")
TEXTS = ("", ".txt", ".csv", ".json", ".list")
"""Endings of what is read as a text, whatever its form (army_text.py); "" is what is piped in."""
ROWS = ("", "back", "front")
SIDES = ("red", "blue")
MOST = 1_000_000


@setup_app.command()
def convert(
    source: Annotated[
        Path, typer.Argument(help="a .txt, .csv, .ucc, .stg or .pos file; - is what is piped in")
    ],
    target: Annotated[Path, typer.Argument(help="where to write; its ending says in which format")],
    side: Annotated[str, typer.Option(help="whose set-up it is: red or blue")] = "red",
    variant: Annotated[str, typer.Option(help="battle, duel, barrage, ...")] = "battle",
    number: Annotated[int, typer.Option(min=1, help="which set-up of a .stg file that holds several")] = 1,
    rows: Annotated[str, typer.Option(help="which row of a text comes first: back or front")] = "",
) -> None:
    """Check a set-up and write it as .txt (our letters), .ucc (four rows), .stg (80 bytes) or .pos (100 characters)."""
    note = partial(typer.echo, err=True)
    raise typer.Exit(convert_file(source, target, side, variant, number, typer.echo, rows, note))


def convert_file(
    source: Path,
    target: Path,
    side: str,
    variant: str,
    number: int,
    say: Callable[[str], Any],
    rows: str = "",
    note: Callable[[str], Any] = lambda _: None,
) -> int:
    """0 and the letters, or 1 and what is wrong in one line. note: called with what was left out of a text, or guessed."""
    try:
        _check_names(source, target, side, rows)
        raw, suffix = read_input(source, MOST), source.suffix.lower()
        if suffix in TEXTS:
            found = _read_text(raw, SIDES.index(side), variant, cast(army_text.Rows, rows))
            letters = found.letters
            from .show import how_read

            for said in how_read(found):
                note(one_line(f"{source.name}: {said}"))
        else:
            letters = _read(raw, suffix, SIDES.index(side), variant, number)
        _check(variant, SIDES.index(side), letters)
        _write(target, _written(letters, target.suffix.lower(), SIDES.index(side), variant))
        say(letters)
    except GonfalonError as error:
        say(one_line(f"{source.name}: {error}"))
        return 1
    return 0


def _check_names(source: Path, target: Path, side: str, rows: str) -> None:
    """Refuse what could only fail later. Raises GonfalonError."""
    known = {*FORMATS, *TEXTS[1:]} | ({""} if str(source) == STANDARD_INPUT else set())
    if source.suffix.lower() not in known:
        raise GonfalonError(
            f"{source.name}: a set-up is read from {', '.join(sorted(known - {''}))}, or from -"
        )
    if target.suffix.lower() not in FORMATS:
        raise GonfalonError(f"{target.name}: a set-up is written as {', '.join(FORMATS)}")
    if side not in SIDES:
        raise GonfalonError(f"side {side!r}: it takes red or blue")
    if rows not in ROWS:
        raise GonfalonError(f"--rows {rows!r}: it takes back or front")


def _read_text(raw: bytes, seat: int, variant: str, rows: army_text.Rows) -> army_text.ArmyText:
    from gonfalon.games.stratego.ruleset import load

    try:
        return army_text.read(load(variant), seat, text_of(raw), rows)
    except FaultyActionError as error:
        from .show import fault_words

        told = "; ".join(fault_words(fault) for fault in error.faults)
        raise GonfalonError(f"not a set-up of {variant}: {told} ({error.section})") from None


def _read(raw: bytes, suffix: str, seat: int, variant: str, number: int) -> str:
    from gonfalon.games.stratego.notation import position, stg_setup, ucc_setup
    from gonfalon.games.stratego.ruleset import load

    if suffix == ".stg":
        found = stg_setup.read(raw, seat)
        if number > len(found):
            raise GonfalonError(f"it holds {len(found)} set-ups")
        return found[number - 1]
    try:
        text = raw.decode("ascii")
    except UnicodeDecodeError:
        raise GonfalonError("not plain text") from None
    if suffix == ".ucc":
        return ucc_setup.read(text, seat)
    return position.letters_of(load(variant), position.parse(text), seat)


def _check(variant: str, seat: int, letters: str) -> None:
    """Raise GonfalonError if these letters are no set-up of the variant."""
    from gonfalon.games.stratego.deployment import faults_of
    from gonfalon.games.stratego.ruleset import load

    faults = faults_of(load(variant), seat, letters)
    if faults:
        raise GonfalonError(
            f"not a set-up of {variant}: {', '.join(fault.words for fault in faults)} (STRAT-3.3)"
        )


def _written(letters: str, suffix: str, seat: int, variant: str) -> bytes:
    from gonfalon.games.stratego.notation import position, stg_setup, ucc_setup
    from gonfalon.games.stratego.ruleset import load

    if suffix == ".stg":
        return stg_setup.write(letters, seat)
    if suffix == ".ucc":
        return ucc_setup.write(letters, seat).encode()
    if suffix == ".pos":
        nobody = "." * len(letters)
        armies = (letters, nobody) if seat == 0 else (nobody, letters)
        return (position.dump(position.start_of(load(variant), armies)) + "\n").encode()
    return (letters + "\n").encode()


def _write(path: Path, raw: bytes) -> None:
    try:
        path.write_bytes(raw)
    except OSError as error:
        raise GonfalonError(f"{path.name} cannot be written ({error.strerror})") from None
