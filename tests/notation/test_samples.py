"""The samples of the documents replay, and each is what its command makes of the one before."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.cli.families import formats
from gonfalon.cli.replay import replay_file
from gonfalon.cli.stratego.setup import FORMATS as SETUP_FORMATS
from gonfalon.cli.stratego.setup import convert_file
from gonfalon.games.stratego import notation
from gonfalon.games.stratego.notation import gravon_xml

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "docs" / "samples"
GUIDE = (ROOT / "docs" / "guides" / "formats.md").read_text(encoding="utf-8")


def test_there_is_a_sample_of_every_format_and_nothing_besides():
    names = {path.name for path in SAMPLES.iterdir()} - {"README.md"}
    games, setups = (
        {f"duel{ending}" for ending in formats()},
        {f"battle-red{ending}" for ending in SETUP_FORMATS},
    )
    assert names == games | setups


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("duel.xml", "blue wins (flag captured) after 54 plies"),
        ("duel.gsn", "blue wins (flag captured) after 54 plies"),
        ("duel.json", "blue wins (flag_captured) after 56 entries"),
    ],
)
def test_the_sample_games_replay(name: str, said: str):
    heard: list[str] = []
    assert replay_file(SAMPLES / name, heard.append) == 0
    assert heard == [said]


@pytest.mark.parametrize(("source", "target"), [("duel.xml", "duel.gsn"), ("duel.gsn", "duel.json")])
def test_the_command_makes_one_sample_game_of_the_other(tmp_path: Path, source: str, target: str):
    assert replay_file(SAMPLES / source, str, tmp_path / target) == 0
    assert (tmp_path / target).read_bytes() == (SAMPLES / target).read_bytes()


def test_the_sample_in_xml_is_what_we_write():
    raw = (SAMPLES / "duel.xml").read_bytes()
    game = notation.read(raw)
    assert gravon_xml.write(notation.replay(game).state, game.names).encode() == raw
    assert b':"' in raw, "a game that enters the tenth row"


@pytest.mark.parametrize("source", [f"battle-red{ending}" for ending in SETUP_FORMATS])
@pytest.mark.parametrize("target", [f"battle-red{ending}" for ending in SETUP_FORMATS])
def test_every_sample_set_up_becomes_every_other(tmp_path: Path, source: str, target: str):
    assert convert_file(SAMPLES / source, tmp_path / target, "red", "battle", 1, str) == 0
    assert (tmp_path / target).read_bytes() == (SAMPLES / target).read_bytes()


def test_the_guide_shows_the_samples_as_they_are():
    shown = re.findall(r"<!-- (\S+) -->\n```\w*\n(.*?)```", GUIDE, re.DOTALL)
    assert {name for name, _ in shown} == {"duel.xml", "duel.gsn", "duel.json", "battle-red.ucc"}
    for name, text in shown:
        sample = (SAMPLES / name).read_text(encoding="utf-8")
        at = 0
        for piece in text.split("...\n"):
            found = sample.find(piece, at)
            assert found >= 0, (name, piece)
            at = found + len(piece)


def test_the_guide_names_every_field_of_the_record():
    from gonfalon.match import record, table_actions

    table = GUIDE.partition("## Our record")[2].partition("## Gravon XML")[0]
    for field in record.Record.__struct_fields__:
        assert f"`{field}`" in table, field
    for act in table_actions.ALL:
        assert f"`{act}" in table, act


def test_the_guide_names_every_letter_and_every_kind_of_end():
    from gonfalon.games.stratego.notation import imported, position

    for piece, red, blue in zip(position.ORDER, *position.LETTERS, strict=True):
        assert f"| {piece} | `{red}` | `{blue}` |" in GUIDE
    for number, name in imported.ENDS.items():
        assert f"| {number} | {name} |" in GUIDE
