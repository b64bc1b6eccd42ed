"""What people type into names and set-up files: whatever it is, games keep their moves, and only our own errors come out."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gonfalon.cli.files import LONGEST_LINE
from gonfalon.cli.stratego.setup import FORMATS, convert_file
from gonfalon.core.errors import NotationError
from gonfalon.games.stratego import notation
from gonfalon.games.stratego.notation import ataraxos, gravon_xml, gsn, position
from gonfalon.games.stratego.ruleset import load
from gonfalon.match import record

from .games import letters, played, replayed

SKIRMISH = str(Path(__file__).resolve().parents[1] / "differential" / "rulesets" / "skirmish.toml")
STATE = played("barrage", 1, 14)
NAMES = st.one_of(st.text(max_size=90), st.text("vs result winner 01&<>\"'", max_size=30))


@settings(max_examples=200, deadline=None)
@given(NAMES, NAMES)
@example("", " ")
@example("\x85", "\u2028")
@example("a vs", "vs b result 1 winner 0")
@example("result", " result 1 winner 2")
@example("x" * 80, " vs " * 20)
def test_no_name_spoils_a_game(red: str, blue: str):
    for write in (gravon_xml.write, gsn.write):
        game = notation.read(write(STATE, (red, blue), (3, 2)).encode())
        assert (game.result, game.winner) == (3, 2)
        assert game.actions() == [(step.seat, step.action) for step in STATE.history]
        assert all(game.names)
        again = notation.read(write(STATE, game.names, (3, 2)).encode())
        assert again.actions() == game.actions()


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(FORMATS),
    st.sampled_from(FORMATS),
    st.one_of(
        st.binary(max_size=200),
        st.text("ABCDEFGHIJKLMNOPQRSTUVWXY_ar .1", min_size=98, max_size=104).map(str.encode),
        st.text("123456789sBFM.S\n", min_size=38, max_size=48).map(str.encode),
        st.lists(st.sampled_from([0, 1, 2, 3, 9]), min_size=80, max_size=80).map(bytes),
    ),
    st.sampled_from(["red", "blue"]),
    st.sampled_from(["battle", "barrage", SKIRMISH]),
    st.integers(1, 3),
)
@example(".pos", ".txt", b"B" + b"A" * 41 + b"__AA__AAAA__AA__" + b"A" * 42, "red", SKIRMISH, 1)
def test_any_set_up_file_is_converted_or_told_in_one_line(
    source: str, target: str, raw: bytes, side: str, variant: str, number: int
):
    with tempfile.TemporaryDirectory() as folder:
        path, out = Path(folder) / f"a{source}", Path(folder) / f"b{target}"
        path.write_bytes(raw)
        said: list[str] = []
        code = convert_file(path, out, side, variant, number, said.append)
        assert code in (0, 1)
        assert len(said) == 1
        assert said[0].isprintable()
        assert len(said[0]) <= LONGEST_LINE
        assert out.exists() == (code == 0)


@given(st.integers(), st.integers(0, 1))
def test_any_number_is_a_move_or_an_error(number: int, seat: int):
    try:
        assert ataraxos.number_of(ataraxos.move_of(number, seat), seat) == number
    except NotationError as error:
        assert str(error)
        assert not 0 <= number < ataraxos.N_ACTIONS


@given(st.text("AaBNMY_", min_size=100, max_size=100), st.sampled_from(["", " r", " b", " r 0", " b 17"]))
def test_a_position_that_is_read_is_written_alike(field: str, tail: str):
    lakes = "".join(
        "_" if square in position.LAKES else c for square, c in enumerate(field.replace("_", "A"))
    )
    text = lakes.replace("a", "A") + tail
    assert position.dump(position.parse(text)) == text


def test_a_position_of_other_boards_is_refused():
    with pytest.raises(NotationError, match="the usual board"):
        position.letters_of(load(SKIRMISH), position.parse("B" + "A" * 41 + "__AA__AAAA__AA__" + "A" * 42), 0)


# ---- files as people have them ---------------------------------------------------------------------------------------


def test_a_byte_order_mark_and_other_line_ends_do_not_matter(tmp_path: Path):
    raw = gsn.write(STATE, end=(3, 2))
    (tmp_path / "a.gsn").write_bytes(b"\xef\xbb\xbf" + raw.replace("\n", "\r\n").encode())
    assert replayed(tmp_path / "a.gsn", tmp_path / "b.json")[0] == 0
    (tmp_path / "c.json").write_bytes(b"\xef\xbb\xbf" + (tmp_path / "b.json").read_bytes())
    assert replayed(tmp_path / "c.json", tmp_path / "d.JSON")[0] == 0
    assert (tmp_path / "d.JSON").read_bytes() == (tmp_path / "b.json").read_bytes()


@pytest.mark.parametrize("raw", [b"", b"hello\n", b"PK\x03\x04", b"[Event]\n1. e4"])
def test_what_is_no_game_is_told_what_a_game_begins_with(tmp_path: Path, raw: bytes):
    (tmp_path / "a.xml").write_bytes(raw)
    code, said = replayed(tmp_path / "a.xml")
    assert code == 1
    assert said.startswith("a.xml: not a game: our record begins with {, Gravon XML with <stratego>")


def test_an_error_about_the_whole_file_names_no_character(tmp_path: Path):
    (tmp_path / "a.json").write_bytes(b'{"format": "gonfalon", "version": 9}')
    assert replayed(tmp_path / "a.json") == (1, "a.json: not a gonfalon record of version 1 or 2")


@pytest.mark.parametrize("result", [3, 10, 12, 77])
def test_a_draw_beside_the_rules_stays_a_draw_in_our_record(tmp_path: Path, result: int):
    (tmp_path / "a.xml").write_text(gravon_xml.write(STATE, end=(result, 3)))
    assert replayed(tmp_path / "a.xml", tmp_path / "b.json")[0] == 0
    found = record.loads((tmp_path / "b.json").read_bytes())
    assert (found.returns, found.reason) == ((0.0, 0.0), "draw_agreed")
    assert [act.text for act in found.entries[-2:]] == ["/draw-offer", "/draw-accept"]


def test_a_set_up_may_be_written_in_rows_and_its_file_in_capitals(tmp_path: Path):
    army = letters("battle", 0, 3)
    rows = "\n".join(army[i : i + 10] for i in range(0, 40, 10))
    (tmp_path / "A.TXT").write_text(f"deploy {rows}\n")
    said: list[str] = []
    assert convert_file(tmp_path / "A.TXT", tmp_path / "B.STG", "red", "battle", 1, said.append) == 0
    assert said == [army]
    assert len((tmp_path / "B.STG").read_bytes()) == 80
