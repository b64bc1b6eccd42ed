"""Our own record: there and back, checked against the rules entry by entry, and into the other formats."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from gonfalon.core.errors import NotationError, ReplayMismatchError, RulesetError
from gonfalon.games.stratego import notation
from gonfalon.games.stratego.notation import gravon_xml
from gonfalon.games.stratego.notation.imported import AGREED, DRAWN, FORFEIT, RED
from gonfalon.match import record

from .games import match_state, played, replayed

RESCUING = {"rescue": True, "silent_defence": True}


def a_record(state, *beside: tuple[int, str]) -> record.Record:
    return record.record_of(match_state(state, *beside))


@pytest.mark.parametrize(
    ("variant", "options"), [("barrage", {}), ("ultimate", RESCUING), ("classic", RESCUING), ("battle", {})]
)
@pytest.mark.parametrize("seed", range(3))
def test_a_record_comes_back_with_the_same_state(variant: str, options: dict[str, bool], seed: int):
    state = played(variant, seed, preset="", **options)
    raw = record.dumps(a_record(state))
    assert record.replay(record.loads(raw)).state.digest() == state.digest()
    assert record.dumps(record.loads(raw)) == raw
    assert json.loads(raw)["version"] == record.VERSION


def test_a_record_has_an_entry_a_line():
    state = played("barrage", 4, 40)
    raw = record.dumps(a_record(state))
    a_line_each = {*record.Record.__struct_fields__} - {
        "entries",
        "players",
        "people",
        "clock",
        "sealed",
    }  # left out where there are none
    assert len(raw.splitlines()) == state.ply + len(a_line_each) + 3
    empty = msgspec.structs.replace(record.loads(raw), entries=())
    assert record.loads(record.dumps(empty)) == empty


@pytest.mark.parametrize(
    ("beside", "said"),
    [
        ([(0, "/resign")], "blue wins (resigned) after 13 entries"),
        ([(1, "/draw-offer"), (0, "/draw-accept")], "a draw (draw_agreed) after 14 entries"),
        ([], "not finished after 12 entries"),
    ],
)
def test_the_command_says_how_it_ended(tmp_path: Path, beside: list[tuple[int, str]], said: str):
    path = tmp_path / "game.json"
    path.write_bytes(record.dumps(a_record(played("barrage", 4, 12), *beside)))
    assert replayed(path) == (0, said)


def test_the_command_names_the_entry_the_action_and_the_rule(tmp_path: Path):
    good = a_record(played("barrage", 4, 12))
    entries = (*good.entries[:6], record.Act(0, "a1-a1"), *good.entries[7:])
    path = tmp_path / "game.json"
    path.write_bytes(record.dumps(msgspec.structs.replace(good, entries=entries)))
    code, said = replayed(path)
    assert code == 1
    assert said.startswith("game.json: ply 6: a1-a1: ")
    assert "(STRAT-4" in said


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules": "0" * 32}, "has changed since"),
        ({"returns": (1.0, -1.0), "reason": "flag_captured"}, "does not end as the record says.*it goes on"),
        ({"entries": (record.Act(7, "/resign"),)}, "there is no seat 7"),
        ({"entries": (record.Act(1, "deploy F"),)}, r"ply 0: deploy: deployment \(STRAT-3.3\)"),
    ],
)
def test_a_record_that_is_not_so_is_refused(change: dict[str, object], why: str):
    good = a_record(played("barrage", 4, 12))
    with pytest.raises(ReplayMismatchError, match=why):
        record.replay(msgspec.structs.replace(good, **change))


@pytest.mark.parametrize(
    "change",
    [{"options": {"quiet_draw": -1}}, {"options": {"seed": 1}}, {"variant": "x\0.toml"}, {"variant": "none"}],
)
def test_a_record_of_rules_that_there_are_not_is_refused(change: dict[str, object]):
    with pytest.raises(RulesetError):
        record.replay(msgspec.structs.replace(a_record(played("barrage", 4, 12)), **change))


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 10**400},
        {"seed": 1.5},
        {"entries": [[-1, "a4-a5"]]},
        {"entries": [[0, "a4-a5", 3, 4]]},
        {"entries": [[0, "a"]] * 100_001},
        {"options": {"a": {"b": 1}}},
        {"options": {"quiet_draw": 10**30}},
        {"options": {"x" * 99: 1}},
        {"secret": 1},
        {"variant": "x" * 2000},
    ],
)
def test_fields_that_cannot_be_are_refused_when_read(change: dict[str, object]):
    plain = msgspec.to_builtins(a_record(played("barrage", 4, 12))) | change
    with pytest.raises(NotationError):
        record.loads(json.dumps(plain).encode())


LONGEST = "x" * 16_000
"""As long as an action, and what a seat brings, may be anywhere."""


def test_an_action_of_16000_characters_is_read_and_put_to_the_rules(tmp_path: Path):
    read = record.loads(
        json.dumps(raw_record() | {"entries": [[0, LONGEST]], "brought": [LONGEST, ""]}).encode()
    )
    assert (read.entries[0].text, read.brought) == (LONGEST, (LONGEST, ""))
    (tmp_path / "a.json").write_text(json.dumps(raw_record() | {"entries": [[0, LONGEST]]}))
    code, said = replayed(tmp_path / "a.json")
    assert (code, said) == (1, f"a.json: ply 0: {LONGEST[:16]}: deployment (STRAT-3.3): wrong length")


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"entries": [[0, "a"], [0, LONGEST + "x"]]}, "the action of entry 1"),
        ({"brought": ["", LONGEST + "x"]}, "what seat 1 brings"),
    ],
)
def test_one_character_more_is_refused_in_a_record_and_in_its_file(
    change: dict[str, object], what: str, tmp_path: Path
):
    raw = json.dumps(raw_record() | change)
    said = f"{what} has 16001 characters, more than 16000"
    with pytest.raises(NotationError, match=said):
        record.loads(raw.encode())
    (tmp_path / "a.json").write_text(raw)
    code, line = replayed(tmp_path / "a.json")
    assert code == 1
    assert line.endswith(said)


def raw_record() -> dict[str, object]:
    """A record of a few moves, as it stands in a file."""
    return msgspec.to_builtins(a_record(played("barrage", 4, 12)))


# ---- from one format to another --------------------------------------------------------------------------------------


def test_a_game_goes_through_all_formats_and_back(tmp_path: Path):
    state = played("duel", 6)
    (tmp_path / "a.xml").write_text(gravon_xml.write(state, ("Ann", "Bob")))
    for source, target in (("a.xml", "b.gsn"), ("b.gsn", "c.json"), ("c.json", "d.gsn"), ("d.gsn", "e.xml")):
        code, said = replayed(tmp_path / source, tmp_path / target)
        assert code == 0, said
    last = notation.read((tmp_path / "e.xml").read_bytes())
    assert notation.replay(last).state.digest() == state.digest()
    assert replayed(tmp_path / "c.json", tmp_path / "f.json")[0] == 0
    assert (tmp_path / "f.json").read_bytes() == (tmp_path / "c.json").read_bytes()


@pytest.mark.parametrize(
    ("end", "reason", "back"),
    [
        ((FORFEIT, RED), "resigned", (FORFEIT, RED)),
        ((AGREED, DRAWN), "draw_agreed", (AGREED, DRAWN)),
        ((14, RED), "abandoned", (FORFEIT, RED)),
    ],
)
def test_ends_beside_the_rules_are_kept(tmp_path: Path, end: tuple[int, int], reason: str, back):
    (tmp_path / "a.xml").write_text(gravon_xml.write(played("barrage", 3, 12), end=end))
    assert replayed(tmp_path / "a.xml", tmp_path / "b.json")[0] == 0
    assert record.loads((tmp_path / "b.json").read_bytes()).reason == reason
    assert replayed(tmp_path / "b.json", tmp_path / "c.xml")[0] == 0
    again = notation.read((tmp_path / "c.xml").read_bytes())
    assert (again.result, again.winner) == back


def test_a_game_that_another_format_cannot_hold_is_refused(tmp_path: Path):
    (tmp_path / "a.json").write_bytes(record.dumps(a_record(played("classic39", 1, 20, preset=""))))
    code, said = replayed(tmp_path / "a.json", tmp_path / "b.xml")
    assert (code, "knows no such army" in said) == (1, True)
    assert not (tmp_path / "b.xml").exists()
    assert "a game is written as" in replayed(tmp_path / "a.json", tmp_path / "b.pgn")[1]


@pytest.mark.parametrize("said", [0, 1])
def test_an_edition_that_was_called_a_reading_is_read(said: int):
    """A version wrote the field under that name for some hours."""
    plain = json.loads(record.dumps(a_record(played("barrage", 4, 12))))
    plain.pop("edition", None)
    found = record.loads(json.dumps(plain | {"reading": said}).encode())
    assert found.edition == said
    assert b"reading" not in record.dumps(found)
    both = record.loads(json.dumps(plain | {"reading": 0, "edition": 2}).encode())
    assert both.edition == 2
