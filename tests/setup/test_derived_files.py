"""Derived files: whatever says that a script writes it is written by a generator that one command runs, and old ones are found."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import derived
import derived_files
import pytest

ROOT = Path(__file__).resolve().parents[2]
GENERATORS = {path.relative_to(ROOT).as_posix() for path in derived.generators()}
WRITTEN_BY = re.compile(r"[Ww]ritten by `?((?:scripts|bench)/[\w/]+\.py)")
BY_A_LONG_RUN = {"bench/fellowship_players.py"}
"""Scripts whose files come from games that are played for it."""
HEAD = 1000
"""Characters of a file in which it says who writes it."""


def told_writers() -> dict[str, str]:
    """File -> the script that it says it is written by."""
    folders = (("docs", "*.md"), ("web/src", "*.ts"), ("src/gonfalon", "*.csv"), ("src/gonfalon", "*.json"))
    files = [path for folder, kind in folders for path in sorted((ROOT / folder).rglob(kind))]
    heads = {path: path.read_text(encoding="utf-8")[:HEAD] for path in files}
    found = {path.relative_to(ROOT).as_posix(): WRITTEN_BY.search(head) for path, head in heads.items()}
    return {path: one[1] for path, one in found.items() if one}


def test_what_says_that_a_script_writes_it_is_written_by_a_generator() -> None:
    told = told_writers()
    assert len(told) > 15
    assert set(told.values()) - GENERATORS == BY_A_LONG_RUN


def test_every_script_that_shares_the_command_is_a_generator() -> None:
    scripts = [*(ROOT / "scripts").rglob("*.py"), *(ROOT / "bench").glob("*.py")]
    sharing = {
        path.relative_to(ROOT).as_posix()
        for path in scripts
        if re.search(r"^(from|import) derived_files\b", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert sharing == {*GENERATORS, "scripts/derived.py"}
    assert {"scripts/computer_ratings.py", "bench/capacity_page.py"} < GENERATORS


def test_a_module_is_named_as_its_folder_is_searched() -> None:
    named = {derived.module_name(ROOT / path) for path in ("scripts/trust.py", "bench/capacity_page.py")}
    assert named == {"trust", "capacity_page"}
    assert derived.module_name(ROOT / "scripts/my_family/titles.py") == "my_family.titles"


@pytest.mark.parametrize("script", sorted(one for one in GENERATORS if Path(one).parent != Path("scripts")))
def test_a_generator_elsewhere_starts_without_a_path_of_pytests(script: str) -> None:
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if "PYTHONPATH" in os.environ:  # where the package is not installed
        settings["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, str(ROOT / script), "--help"]
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert (done.returncode, "--check" in done.stdout) == (0, True), done.stderr


@pytest.fixture
def two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[Path, str | None]:
    """A file that is to be written, and one that is there and should not be."""
    monkeypatch.setattr(derived_files, "ROOT", tmp_path)
    (tmp_path / "gone.md").write_text("old")
    return {tmp_path / "new" / "page.md": "new", tmp_path / "gone.md": None}


def test_old_files_are_named_with_the_command_that_writes_them(
    two_files: dict[Path, str | None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "scripts" / "page.py"
    assert derived_files.bring_up_to_date(script, lambda: two_files, only_check=True) == 2
    assert capsys.readouterr().out.splitlines() == [
        "new/page.md is out of date: run scripts/page.py",
        "gone.md is out of date: run scripts/page.py",
    ]
    assert derived_files.bring_up_to_date(script, lambda: two_files, only_check=False) == 0
    assert capsys.readouterr().out.splitlines() == ["wrote new/page.md", "wrote gone.md"]
    assert derived_files.bring_up_to_date(script, lambda: two_files, only_check=True) == 0
    assert (capsys.readouterr().out, (tmp_path / "gone.md").exists()) == ("", False)


def test_a_source_that_makes_no_sense_is_told_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(derived_files, "ROOT", tmp_path)

    def files() -> dict[Path, str]:
        raise ValueError("a match stands twice")

    assert derived_files.bring_up_to_date(tmp_path / "page.py", files, only_check=False) == 1
    assert capsys.readouterr().err == "page.py: a match stands twice\n"


def test_a_word_that_means_nothing_is_refused() -> None:
    assert derived_files.is_check("A command.", ["--check"])
    assert not derived_files.is_check("A command.", [])
    with pytest.raises(SystemExit):
        derived_files.is_check("A command.", ["--chek"])
