"""Positions, set-ups and numbers of moves: round trips, and each square where the other program has it."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gonfalon.cli.main import app
from gonfalon.core.errors import NotationError
from gonfalon.games.stratego.notation import ataraxos, position, stg_setup, ucc_setup
from gonfalon.games.stratego.ruleset import shipped

from .games import ARMIES, letters, played

BATTLE = shipped("battle")


def test_the_position_of_the_start_has_the_letters_in_their_places():
    armies = (letters("battle", 0, 1), letters("battle", 1, 1))
    text = position.dump(position.start_of(BATTLE, armies))
    assert len(text) == 100
    assert text[40:60] == "AA__AA__AAAA__AA__AA"
    assert sorted(set(text[:40])) == sorted("BCDEFGHIJKLM")
    assert sorted(set(text[60:])) == sorted("NOPQRSTUVWXY")
    assert text[0] == position.LETTERS[0][position.ORDER.index(_piece(armies[0][0]))]
    assert text[99] == position.LETTERS[1][position.ORDER.index(_piece(armies[1][9]))]


def _piece(letter: str) -> str:
    return next(piece.id for piece in BATTLE.pieces if piece.letter == letter)


@pytest.mark.parametrize("variant", [*ARMIES, "classic39"])
def test_starting_positions_go_round(variant: str):
    for seed in range(5):
        armies = (letters(variant, 0, seed), letters(variant, 1, seed))
        text = position.dump(position.start_of(shipped(variant), armies))
        assert position.deployments_of(shipped(variant), text) == armies


def test_a_position_goes_round_with_turn_number_and_revealed_pieces():
    shown = 0
    for seed in range(5):
        state = played("battle", seed, 102 + seed)
        found = position.position_of(state)
        text = position.dump(found)
        assert position.parse(text) == found
        assert text.endswith(f" {'rb'[state.turn % 2]} {state.turn}")
        shown += sum(cell.shown for cell in found.cells.values())
    assert shown


def test_the_first_position_says_red_and_no_move_made():
    assert position.dump(position.position_of(played("battle", 1, 2))).endswith(" r 0")


def test_turn_and_number_may_be_left_out_and_empty_may_be_a_small_a():
    text = position.dump(position.position_of(played("barrage", 1, 2)))
    field = text[:100]
    assert position.dump(position.parse(field)) == field
    assert position.parse(field + " b") == position.parse(field)._replace(turn=1)
    assert position.parse(field.replace("A", "a")) == position.parse(field)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda t: t[:99], "100 characters"),
        (lambda t: t + "A", "100 characters"),
        (lambda t: t + " w 1", "100 characters"),
        (lambda t: t + " r 1234567", "100 characters"),
        (lambda t: "Z" + t[1:], "no piece has the letter at character 1"),
        (lambda t: "ſ" + t[1:], "no piece has the letter at character 1"),
        (lambda t: t[:42] + "A" + t[43:], "a lake is written _"),
        (lambda t: t[:41] + "_" + t[42:], "no piece has the letter at character 42"),
    ],
)
def test_a_mistyped_position_is_told_where_it_is_wrong(change, why: str):
    text = position.dump(position.start_of(BATTLE, (letters("battle", 0, 1), letters("battle", 1, 1))))
    with pytest.raises(NotationError, match=why):
        position.parse(change(text))


# ---- UCC -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(5))
def test_ucc_set_ups_go_round(seat: int, seed: int):
    army = letters("battle", seat, seed)
    assert ucc_setup.read(ucc_setup.write(army, seat), seat) == army


def test_ucc_lines_stand_as_the_referee_sees_the_board():
    names = {letter: i for i, letter in enumerate("FBS23456789M")}
    red = "F" + "B" * 38 + "M"
    lines = ucc_setup.write(red, 0).splitlines()
    assert (lines[0][9], lines[3][0]) == ("F", "1"), "a1 is x 9 of the top row, j4 is x 0 of red's front"
    lines = ucc_setup.write(red, 1).splitlines()
    assert (lines[3][9], lines[0][0]) == ("F", "1"), "a10 is x 9 of the bottom row, j7 is x 0 of blue's front"
    assert set(names) == set(ucc_setup.LETTERS.values())


def test_ucc_squares_go_round():
    found = {ucc_setup.square_of(x, y) for x in range(10) for y in range(10)}
    assert len(found) == 100
    assert all(ucc_setup.square_of(*ucc_setup.xy_of(name)) == name for name in found)
    assert ucc_setup.xy_of("j1") == (0, 0)
    assert ucc_setup.xy_of("a10") == (9, 9)
    for wrong in ("k1", "a11", "", "a"):
        with pytest.raises(NotationError):
            ucc_setup.xy_of(wrong)
    for x, y in ((-1, 0), (0, 10), (10, 0)):
        with pytest.raises(NotationError):
            ucc_setup.square_of(x, y)


@pytest.mark.parametrize(
    "text", ["", "FBS1234567\n" * 3, "FBS1234567\n" * 5, "FBS123456\n" * 4, "FBS123456X\n" * 4]
)
def test_a_mistyped_ucc_set_up_is_refused(text: str):
    with pytest.raises(NotationError):
        ucc_setup.read(text, 0)


# ---- .stg ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(5))
def test_stg_set_ups_go_round(seat: int, seed: int):
    army = letters("battle", seat, seed)
    raw = stg_setup.write(army, seat)
    assert len(raw) == 80
    assert stg_setup.read(raw, seat) == (army,)
    assert stg_setup.read(raw * 3, seat) == (army,) * 3


def test_stg_begins_with_the_flag_and_looks_from_the_other_side():
    army = sorted(stg_setup.ORDER)
    army.remove("F")
    first = "F" + "".join(army)
    assert stg_setup.write(first, 1)[:2] == bytes([0, 0]), "a10 is at the top left"
    assert stg_setup.write(first, 0)[:2] == bytes([9, 0]), "a1 is at the top right of a board turned round"


@pytest.mark.parametrize("raw", [b"", b"\0" * 79, b"\0" * 80, bytes([10, 0]) * 40, bytes([0, 4]) * 40])
def test_a_broken_stg_file_is_refused(raw: bytes):
    with pytest.raises(NotationError):
        stg_setup.read(raw, 0)


def test_stg_holds_the_army_of_battle_only():
    with pytest.raises(NotationError):
        stg_setup.write(letters("duel", 0, 1), 0)


# ---- numbers of moves ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_every_number_is_a_move_and_every_move_has_one_number(seat: int):
    moves = [ataraxos.move_of(number, seat) for number in range(ataraxos.N_ACTIONS)]
    assert len(set(moves)) == 1800
    assert [ataraxos.number_of(move, seat) for move in moves] == list(range(1800))


@pytest.mark.parametrize(
    ("number", "red", "blue"),
    [
        (0, "a1-a2", "j10-j9"),
        (1405, "f1-g1", "e10-d10"),
        (899, "j10-j9", "a1-a2"),
        (330, "a4-a5", "j7-j6"),
        (930, "a4-b4", "j7-i7"),
        (1799, "j10-i10", "a1-b1"),
    ],
)
def test_numbers_are_counted_from_the_own_corner(number: int, red: str, blue: str):
    assert (ataraxos.move_of(number, 0), ataraxos.move_of(number, 1)) == (red, blue)


def test_the_moves_of_a_game_go_round_as_numbers():
    state = played("battle", 4, 300)
    for step in state.history[2:]:
        assert ataraxos.move_of(ataraxos.number_of(step.action, step.seat), step.seat) == step.action


@pytest.mark.parametrize("wrong", ["", "a4", "a4-b5", "a4-a4", "a4-k4", "a4a5", "rescue none"])
def test_what_is_no_straight_move_has_no_number(wrong: str):
    with pytest.raises(NotationError):
        ataraxos.number_of(wrong, 0)
    for number in (-1, 1800):
        with pytest.raises(NotationError):
            ataraxos.move_of(number, 0)


# ---- gonfalon setup convert ------------------------------------------------------------------------------------------


def convert(*arguments: str | Path):
    return CliRunner().invoke(app, ["setup", "convert", *map(str, arguments)])


@pytest.mark.parametrize("side", ["red", "blue"])
def test_set_ups_are_converted_through_all_formats_and_back(tmp_path: Path, side: str):
    army = letters("battle", ["red", "blue"].index(side), 9)
    names = ["a.txt", "b.ucc", "c.stg", "d.pos", "e.txt"]
    (tmp_path / names[0]).write_text(f"deploy {army}\n")
    for source, target in itertools.pairwise(names):
        done = convert(tmp_path / source, tmp_path / target, "--side", side)
        assert (done.exit_code, done.output) == (0, army + "\n")
    assert (tmp_path / "e.txt").read_text() == army + "\n"


def test_a_small_army_goes_through_the_position(tmp_path: Path):
    army = letters("barrage", 1, 9)
    (tmp_path / "a.txt").write_text(army)
    for source, target in (("a.txt", "b.pos"), ("b.pos", "c.txt")):
        done = convert(tmp_path / source, tmp_path / target, "--side", "blue", "--variant", "barrage")
        assert done.exit_code == 0
    assert (tmp_path / "c.txt").read_text() == army + "\n"


def test_one_of_several_set_ups_is_chosen(tmp_path: Path):
    armies = [letters("battle", 0, seed) for seed in range(3)]
    (tmp_path / "a.stg").write_bytes(b"".join(stg_setup.write(army, 0) for army in armies))
    assert convert(tmp_path / "a.stg", tmp_path / "b.txt", "--number", "2").output == armies[1] + "\n"
    assert "holds 3 set-ups" in convert(tmp_path / "a.stg", tmp_path / "b.txt", "--number", "4").output


@pytest.mark.parametrize(
    ("text", "arguments", "why"),
    [
        ("FB", (), "not a set-up of battle: Squares (in the text, to fill): 2, 40; Missing: marshal"),
        ("F" * 40, (), "Too many: flag; Missing: marshal"),
        ("é" * 40, (), "There is no set-up in the text: é"),
        ("F" * 40, ("--side", "green"), "it takes red or blue"),
        ("F" * 40, ("--variant", "chess"), "unknown ruleset"),
    ],
)
def test_what_is_no_set_up_is_refused_in_one_line(
    tmp_path: Path, text: str, arguments: tuple[str, ...], why: str
):
    (tmp_path / "a.txt").write_text(text)
    done = convert(tmp_path / "a.txt", tmp_path / "b.ucc", *arguments)
    assert done.exit_code == 1
    assert done.output.count("\n") == 1
    assert why in done.output
    assert not (tmp_path / "b.ucc").exists()


def test_files_that_are_not_there_and_endings_that_say_nothing_are_refused(tmp_path: Path):
    assert "cannot be read" in convert(tmp_path / "none.txt", tmp_path / "b.ucc").output
    assert "a set-up is read from" in convert(tmp_path / "none.doc", tmp_path / "b.ucc").output
