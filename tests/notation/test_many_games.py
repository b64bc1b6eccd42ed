"""gonfalon replay with several files, zips and pipes; and an output that takes no more."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gonfalon.cli.replay import replay_files

SAMPLES = Path(__file__).parents[2] / "docs" / "samples"
GAMES = ("duel.xml", "duel.gsn", "duel.json")
COMMAND = [sys.executable, "-m", "gonfalon.cli.main"]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A zip of three games, a text, a folder and what a system adds."""
    path = tmp_path / "games.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in GAMES:
            archive.write(SAMPLES / name, f"old/{name}")
        archive.mkdir("empty")
        archive.writestr("__MACOSX/old/._duel.xml", "x")
    return path


def heard(*paths: Path, write: Path | None = None) -> tuple[int, list[str]]:
    """(exit code, lines)."""
    said: list[str] = []
    return replay_files(paths, said.append, write), said


def test_several_files_are_replayed_with_a_line_each_and_a_count() -> None:
    code, said = heard(*(SAMPLES / name for name in GAMES))
    assert code == 0
    assert [line.split(":")[0] for line in said[:3]] == list(GAMES)
    assert all("blue wins" in line for line in said[:3])
    assert said[3:] == ["3 games: 3 in order, 0 not"]


def test_a_zip_is_replayed_game_by_game(games: Path) -> None:
    code, said = heard(games)
    assert code == 0
    assert [line.split(":")[0] for line in said[:3]] == [f"games.zip/old/{name}" for name in GAMES]
    assert said[3:] == ["3 games: 3 in order, 0 not"]


def test_what_is_no_game_is_named_and_the_others_are_replayed(games: Path) -> None:
    with zipfile.ZipFile(games, "a") as archive:
        archive.writestr("notes.txt", "hello")
        archive.writestr("huge.xml", b" " * 5_000_000)
    code, said = heard(games, SAMPLES / "duel.xml", games.parent / "missing.xml")
    assert code == 1
    assert said[3].startswith("games.zip/notes.txt: not a game")
    assert said[4] == "games.zip/huge.xml: the file is larger than 4000000 bytes"
    assert "blue wins" in said[5]
    assert said[6].startswith("missing.xml: cannot be read")
    assert said[7:] == ["7 games: 4 in order, 3 not"]


def test_a_damaged_or_empty_zip_is_told_in_a_line(games: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.zip"
    cut.write_bytes(games.read_bytes()[:200])
    code, said = heard(cut)
    assert code == 1
    assert said[0].startswith("cut.zip: this zip cannot be read")
    bad = bytearray(games.read_bytes())
    bad[60:90] = bytes(30)
    cut.write_bytes(bad)
    assert heard(cut)[0] == 1
    with zipfile.ZipFile(cut, "w") as archive:
        archive.writestr(".DS_Store", "x")
    assert heard(cut) == (1, ["no game was found"])


def test_one_game_alone_is_written(games: Path, tmp_path: Path) -> None:
    assert heard(games, write=tmp_path / "out.gsn") == (1, ["--write takes a single game"])
    assert heard(SAMPLES / "duel.xml", write=tmp_path / "out.gsn")[0] == 0
    assert (tmp_path / "out.gsn").exists()


def test_a_game_may_be_piped_in() -> None:
    run = subprocess.run(
        [*COMMAND, "replay", "-"], input=(SAMPLES / "duel.gsn").read_bytes(), capture_output=True
    )
    assert run.returncode == 0
    assert b"blue wins" in run.stdout


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
@pytest.mark.parametrize("arguments", [("replay", str(SAMPLES / "duel.xml")), ("games",), ("--help",)])
def test_a_full_disk_is_told_in_a_line(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        run = subprocess.run([*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, text=True)
    assert run.returncode == 1
    assert run.stderr == "gonfalon: the output cannot be written (No space left on device)\n"
