"""Set-ups as people have them: the samples, every numbering and separator, and what is told of what was left out or guessed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gonfalon.cli.main import app
from gonfalon.cli.stratego.setup import convert_file
from gonfalon.core.errors import Fault, FaultyActionError
from gonfalon.core.game import LeftOut
from gonfalon.games.stratego import army_text
from gonfalon.games.stratego.ruleset import load, shipped

from .games import ARMIES, letters

BATTLE = shipped("battle")
SAMPLES = Path(__file__).parent / "setups"
ARMY = "4B7BB4BF3B3343SM72864256229B525283567226"
"""The army of all four samples."""
UP = {"M": "10", "S": "1"}
GUESSED = {
    "csvrows": ["ranks_up"],
    "ken": ["ranks_down"],
    "list": ["ranks_up", "front_first"],
    "tens": ["ranks_up"],
}
DOWN = {"B": "0", "F": "11", "S": "10", "M": "1", **{str(rank): str(11 - rank) for rank in range(2, 10)}}


def rows(army: str = ARMY, between: str = "", numbers: dict[str, str] | None = None) -> list[str]:
    """The rows of ten, back row first."""
    names = [(numbers or {}).get(letter, letter) for letter in army]
    return [between.join(names[start : start + 10]) for start in range(0, 40, 10)]


@pytest.mark.parametrize("name", ["csvrows", "ken", "list", "tens"])
def test_a_sample_is_read_and_told_how(name: str) -> None:
    found = army_text.read(BATTLE, 0, (SAMPLES / f"{name}.txt").read_text())
    assert found.letters == ARMY
    assert found.left_out == ()
    assert [guess.kind for guess in found.guessed] == GUESSED[name]
    assert found.guessed[0].value == "10"


@pytest.mark.parametrize("numbers", [{}, UP, DOWN])
@pytest.mark.parametrize("between", [",", ", ", ";", "\t", "|", " | ", " "])
def test_any_separator_and_numbering_is_taken(between: str, numbers: dict[str, str]) -> None:
    for text in ("\n".join(rows(ARMY, between, numbers)), between.join(rows(ARMY, between, numbers))):
        assert army_text.read(BATTLE, 0, text).letters == ARMY
        assert army_text.read(BATTLE, 0, "\ufeff" + text.lower().replace("\n", "\r\n")).letters == ARMY


def test_our_own_letters_are_taken_as_they_are_and_nothing_is_told() -> None:
    for variant in ARMIES:
        for seat in (0, 1):
            army = letters(variant, seat, 3)
            for text in (army, f"deploy {army}", "\n".join(rows(army)) if len(army) == 40 else army):
                assert army_text.read(load(variant), seat, text) == (army, (), ())
    assert army_text.read(BATTLE, 0, ARMY.lower()) == (ARMY, (), ())
    flag_in_front = ARMY[::-1]
    assert army_text.read(BATTLE, 0, "\n".join(rows(flag_in_front))) == (flag_in_front, (), ())


def test_names_of_pieces_are_taken() -> None:
    names = {piece.letter: piece.id for piece in BATTLE.pieces}
    assert army_text.read(BATTLE, 0, ", ".join(names[letter].title() for letter in ARMY)).letters == ARMY


def test_what_is_left_out_is_told_with_its_line_and_the_reason() -> None:
    text = "\n".join(["# made for a friend", "My wall", "Row 1: " + rows()[0], *rows()[1:], "--"])
    found = army_text.read(BATTLE, 0, text)
    assert found.letters == ARMY
    assert found.left_out == (
        LeftOut("comment", 1, "# made for a friend"),
        LeftOut("no_piece", 2, "My wall"),
        LeftOut("label", 3, "Row 1:"),
        LeftOut("no_piece", 7, "--"),
    )


def test_the_rows_of_a_bracketed_list_keep_the_numbers_of_their_lines() -> None:
    text = "[\n" + ",\n".join(f"[{row}]" for row in rows(ARMY, ", ")) + "\n]\n# by hand"
    assert army_text.read(BATTLE, 0, text).left_out == (LeftOut("comment", 7, "# by hand"),)


def test_the_row_that_comes_first_can_be_said() -> None:
    front_first = "\n".join(reversed(rows(ARMY, ",")))
    assert army_text.read(BATTLE, 0, front_first).letters == ARMY
    assert army_text.read(BATTLE, 0, front_first, "front") == (ARMY, (), ())
    assert army_text.read(BATTLE, 0, front_first, "back").letters == "".join(reversed(rows()))


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [Fault("text_empty")]),
        ("hello world", [Fault("no_set_up", ("hello world",))]),
        (ARMY[:-1] + "Q", [Fault("no_such_piece", ("Q",))]),
        (ARMY[:-1] + "M", [Fault("too_many", ("marshal",)), Fault("too_few", ("captain",))]),
        ("5" * 20_001, [Fault("text_too_long", ("20000",))]),
    ],
)
def test_what_is_no_army_is_refused_with_what_is_wrong(text: str, faults: list[Fault]) -> None:
    with pytest.raises(FaultyActionError) as caught:
        army_text.read(BATTLE, 0, text)
    assert list(caught.value.faults) == faults
    assert (caught.value.reason, caught.value.section) == ("deployment", "STRAT-3.3")


def test_a_part_of_an_army_is_refused_with_its_squares_and_what_is_missing() -> None:
    with pytest.raises(FaultyActionError) as caught:
        army_text.read(BATTLE, 0, "4,B,7")
    first, missing = caught.value.faults
    assert first == Fault("squares_named", ("3", "40"))
    assert (missing.kind, "marshal" in missing.where, "bomb" in missing.where) == ("too_few", True, True)


def test_numbers_that_can_be_read_in_two_ways_are_not_guessed() -> None:
    barrage = load("barrage")
    army = letters("barrage", 0, 1)
    numbers = {"M": "10", "S": "1", "B": "0", "F": "11"}
    with pytest.raises(FaultyActionError, match="numbers unclear"):
        army_text.read(barrage, 0, ",".join(numbers.get(letter, letter) for letter in army))
    numbers = {"M": "10", "S": "1"}
    assert sorted(
        army_text.read(barrage, 0, ",".join(numbers.get(one, one) for one in army)).letters
    ) == sorted(army)


def test_the_command_tells_what_it_guessed(tmp_path: Path) -> None:
    said: list[str] = []
    told: list[str] = []
    target = tmp_path / "out.txt"
    assert convert_file(SAMPLES / "list.txt", target, "red", "battle", 1, said.append, "", told.append) == 0
    assert (said, target.read_text()) == ([ARMY], ARMY + "\n")
    assert told == [
        "list.txt: 10 is the highest rank, 1 the lowest.",
        "list.txt: The front row comes first in the text.",
    ]


def test_the_command_says_what_is_wrong_in_words(tmp_path: Path) -> None:
    (tmp_path / "in.txt").write_text(ARMY[:-1] + "M")
    said: list[str] = []
    assert convert_file(tmp_path / "in.txt", tmp_path / "out.txt", "red", "battle", 1, said.append) == 1
    assert said == ["in.txt: not a set-up of battle: Too many: marshal; Missing: captain (STRAT-3.3)"]


def test_a_set_up_may_be_piped_in(tmp_path: Path) -> None:
    target = tmp_path / "out.ucc"
    command = [sys.executable, "-m", "gonfalon.cli.main", "setup", "convert", "-", str(target)]
    text = (SAMPLES / "ken.txt").read_text()
    run = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ARMY
    assert "1 is the highest rank" in run.stderr
    assert len(target.read_text().split()) == 4


def test_the_terminal_takes_numbers_with_commas_and_tells_how_it_read_them() -> None:
    typed = (SAMPLES / "ken.txt").read_text().strip()
    for line in (typed, f"deploy {typed}"):
        run = CliRunner().invoke(app, ["play", "battle", "--seed", "5"], input=f"{line}\nquit\n")
        assert "1 is the highest rank" in run.output
        assert "Not understood" not in run.output
        assert "your turn" in run.output.lower()
