"""Formats: what we write we read back, every ply is checked, hostile files get one line and no more."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gonfalon.cli.replay import replay_file
from gonfalon.core.errors import GonfalonError, NotationError, ReplayMismatchError
from gonfalon.games.stratego import notation
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.notation import gravon_xml, gsn, position, squares, ucc_setup
from gonfalon.match import record
from gonfalon.match.log import Entry
from gonfalon.match.referee import Setting, play_over
from gonfalon.players import random_deployment


def played(variant: str, seed: int, most: int = 5000):
    """A finished random game under the preset of imports."""
    state, rng = GAME.new(seed, variant, preset="gravon"), random.Random(seed)
    for seat in range(2):
        state.step(seat, random_deployment("stratego", variant, {}, seat, seed))
    while state.outcome is None and state.ply < most:
        state.step(state.player, GAME.random_action(state, state.player, rng))
    return state


@pytest.mark.parametrize("variant", ["battle", "barrage", "duel", "ultimate"])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_written_as_xml_comes_back_move_for_move(variant: str, seed: int):
    state = played(variant, seed)
    game = notation.read(gravon_xml.write(state, ("Żaneta & <co>", "Ivo")).encode())
    again = notation.replay(game)
    assert again.state.digest() == state.digest()
    assert game.names == ("Żaneta & <co>", "Ivo")
    assert again.confirmed == (state.outcome is not None)


@pytest.mark.parametrize("variant", ["battle", "barrage", "duel"])
def test_a_game_written_as_gsn_comes_back_move_for_move(variant: str):
    for seed in range(3):
        state = played(variant, seed)
        assert notation.replay(notation.read(gsn.write(state).encode())).state.digest() == state.digest()


def test_our_own_record_comes_back_with_the_same_digest():
    state = played("barrage", 4)
    setting = Setting("stratego", "barrage", dict(state.rules.options), 4)
    playing = play_over(setting, [Entry(i, s.seat, s.action, "", 0) for i, s in enumerate(state.history)])
    raw = record.dumps(record.record_of(playing))
    assert record.replay(record.loads(raw)).state.digest() == state.digest()
    assert record.dumps(record.loads(raw)) == raw


def test_squares_skip_j_and_old_files_use_it_for_k():
    assert [squares.write_square(f"{c}1") for c in "ahij"] == ["A1", "H1", "I1", "K1"]
    assert squares.read_square("K10") == squares.read_square("J10") == "j10"
    assert all(
        squares.read_square(squares.write_square(f"{c}{r}")) == f"{c}{r}"
        for c in "abcdefghij"
        for r in range(1, 11)
    )
    with pytest.raises(NotationError):
        squares.read_square("L1")


def test_the_position_of_the_start_has_the_letters_in_their_places():
    field = position.field_of(played("battle", 1, 2))
    assert len(field) == 100
    assert field[40:60] == "AA__AA__AAAA__AA__AA"
    assert sorted(set(field[:40])) <= sorted("BCDEFGHIJKLM")
    assert sorted(set(field[60:])) <= sorted("NOPQRSTUVWXY")


def test_a_position_goes_round_with_turn_number_and_revealed_pieces():
    for seed in range(5):
        state = played("battle", seed, 120)
        found = position.position_of(state)
        assert position.parse(position.dump(found)) == found
    assert any(cell.shown for cell in found.cells.values())


@pytest.mark.parametrize("seat", [0, 1])
def test_ucc_set_ups_go_round_and_stand_the_right_way(seat: int):
    letters = random_deployment("stratego", "battle", {}, seat, 3).removeprefix("deploy ")
    text = ucc_setup.write(letters, seat)
    assert ucc_setup.read(text, seat) == letters
    back_row = text.splitlines()[0 if seat == 0 else 3]
    assert [ucc_setup.LETTERS[letter] for letter in back_row] == list(letters[:10])


def test_a_move_that_breaks_a_rule_is_named_with_ply_action_and_rule(tmp_path: Path):
    state = played("battle", 2, 30)
    text = gravon_xml.write(state)
    broken = text.replace(
        ' <move id="5" source="', ' <move id="5" source="A1" target="A2"/>\n <move id="5" source="', 1
    )
    with pytest.raises(ReplayMismatchError, match=r"^ply 5: a1-a2: .*STRAT-4"):
        notation.replay(notation.read(broken.encode()))
    path = tmp_path / "broken.xml"
    path.write_text(broken)
    said: list[str] = []
    assert replay_file(path, said.append) == 1
    assert len(said) == 1
    assert "ply 5" in said[0]
    assert "STRAT-4" in said[0]


def test_a_false_result_is_noticed():
    state = played("barrage", 3, 12)
    assert state.outcome is None
    text = gravon_xml.write(state).replace('type="4" winner="3"', 'type="1" winner="1"')
    with pytest.raises(ReplayMismatchError, match="flag captured, but the game goes on"):
        notation.replay(notation.read(text.encode()))


def test_an_end_beside_the_rules_is_said_to_be_one():
    state = played("barrage", 3, 12)
    text = gravon_xml.write(state).replace('type="4" winner="3"', 'type="11" winner="2"')
    game = notation.read(text.encode())
    again = notation.replay(game)
    assert not again.confirmed
    assert "blue wins (player clock, an end beside the rules)" in again.line(game)


def test_ultimate_games_with_rescues_are_refused_with_the_reason():
    with pytest.raises(NotationError, match="rescues whose rules are not known"):
        gsn.read("#X38FA11 Stratego-Notation v1\ntype 3\n" + "A" * 100 + "\nEND\n")


@pytest.mark.parametrize("seed", range(3))
def test_the_command_answers_0_and_the_result(tmp_path: Path, seed: int):
    state = played("battle", seed)
    path = tmp_path / "game.gsn"
    path.write_text(gsn.write(state))
    said: list[str] = []
    assert replay_file(path, said.append) == 0
    assert "wins" in said[0] or "draw" in said[0]


LAUGHS = '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">' + "".join(
    f'<!ENTITY lol{i} "{f"&lol{i - 1};" * 10}">' for i in range(1, 9)
)
HOSTILE = {
    "empty": b"",
    "laughs": (LAUGHS + "]><stratego>&lol8;</stratego>").encode(),
    "outside": b'<!DOCTYPE a SYSTEM "file:///etc/passwd"><stratego/>',
    "deep": b"<stratego>" * 100_000,
    "truncated": b'<stratego><game type="classic"><field content="AAAA',
    "long": b"#X38FA11 Stratego-Notation v1\ntype 0\n" + b"A" * 1_900_000,
    "lines": b"#X38FA11 Stratego-Notation v1\ntype 0\n" + b"\n" * 1_900_000,
    "moves": b'<stratego><game type="classic">' + b'<move source="A4" target="A5"/>' * 60_000,
    "brackets": b"[" * 1_000_000,
    "braces": b'{"a":' * 200_000,
    "not text": bytes(range(256)) * 100,
    "huge": b"x" * 5_000_000,
    "record of nothing": b'{"format":"gonfalon","version":1}',
    "record of another": b'{"format":"gonfalon","version":99,"game":"x","variant":"","rules":"","options":{},"seed":1,"entries":[]}',
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_get_one_line_and_exit_code_1(tmp_path: Path, name: str):
    path = tmp_path / "hostile"
    path.write_bytes(HOSTILE[name])
    said: list[str] = []
    started = time.perf_counter()
    assert replay_file(path, said.append) == 1
    took = time.perf_counter() - started
    print(f"{name}: {took:.3f} s, {said[0][:100]}")
    assert len(said) == 1
    assert "\n" not in said[0]
    assert len(said[0]) < 400


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path):
    said: list[str] = []
    assert replay_file(tmp_path / "none.xml", said.append) == 1
    assert "cannot be read" in said[0]


SEED_TEXTS = [gravon_xml.write(played("barrage", 1, 20)), gsn.write(played("duel", 1, 20))]


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 1), st.integers(0, 3000), st.text(max_size=12), st.integers(0, 40))
@example(0, 0, "", 3000)
def test_damaged_files_raise_nothing_but_our_own_errors(which: int, place: int, insert: str, cut: int):
    text = SEED_TEXTS[which]
    damaged = text[:place] + insert + text[place + cut :]
    try:
        notation.replay(notation.read(damaged.encode("utf-8", "surrogatepass")))
    except GonfalonError as error:
        assert str(error)


@settings(max_examples=150, deadline=None)
@given(
    st.one_of(
        st.text(max_size=200), st.text("ABCDEFGHIJKLMNOPQRSTUVWXY_ rb0123456789", min_size=95, max_size=110)
    )
)
def test_any_text_is_a_position_a_set_up_or_an_error(text: str):
    for parse in (
        position.parse,
        lambda t: ucc_setup.read(t, 0),
        lambda t: ucc_setup.read(t, 1),
        gsn.read,
        squares.read_square,
    ):
        try:
            parse(text)
        except NotationError as error:
            assert str(error)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_an_error(raw: bytes):
    for parse in (record.loads, notation.read):
        try:
            parse(raw)
        except GonfalonError as error:
            assert str(error)
