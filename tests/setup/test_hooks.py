"""The hook on commit messages, in a repository of its own: what it refuses, and that `./check` takes nobody's own hooks away."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SET_UP = 'root="$(pwd -P)"; . scripts/environment.sh; use_hooks'
AT_MOST = "tests: " + "x" * 65
"""72 characters."""


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command in a folder, with no settings of this machine's git."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    environment |= {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, "LC_ALL": "C"}
    for who in ("AUTHOR", "COMMITTER"):
        environment |= {f"GIT_{who}_NAME": "Tester", f"GIT_{who}_EMAIL": "tester@localhost"}
    return subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def hooks_path(folder: Path) -> str:
    return run(folder, "git", "config", "--get", "core.hooksPath").stdout.strip()


def copied(folder: Path) -> Path:
    """A folder with the scripts that matter here."""
    shutil.copytree(ROOT / "scripts" / "hooks", folder / "scripts" / "hooks")
    shutil.copy(ROOT / "scripts" / "environment.sh", folder / "scripts")
    return folder


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout on which `./check` has not run yet."""
    run(tmp_path, "git", "init", "-q")
    return copied(tmp_path)


@pytest.mark.parametrize(
    "subject",
    [
        AT_MOST,
        "card game's players, server: both say who sits there",
        "web: " + "ü" * 67,
        "Merge branch 'with-a-name-so-long-that-the-subject-is-longer-than-seventy-two-characters'",
        f"fixup! {AT_MOST}",
        f'Revert "{AT_MOST}"',
    ],
)
def test_a_subject_of_the_house_passes(checkout: Path, subject: str):
    assert run(checkout, "bash", "-c", SET_UP).returncode == 0
    assert hooks_path(checkout) == "scripts/hooks"
    done = run(checkout, "git", "commit", "-q", "--allow-empty", "-m", subject, "-m", "The why: " + "x" * 100)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("subject", "says"),
    [
        (AT_MOST + "x", "73 characters, more than 72"),
        ("makes it better", 'Write "area: what it does"'),
        ("Server: makes it better", 'Write "area: what it does"'),
        ("server:makes it better", 'Write "area: what it does"'),
    ],
)
def test_another_subject_is_refused_with_the_reason(checkout: Path, subject: str, says: str):
    run(checkout, "bash", "-c", SET_UP)
    refused = run(checkout, "git", "commit", "-q", "--allow-empty", "-m", subject)
    assert refused.returncode != 0
    assert says in refused.stderr
    assert subject in refused.stderr


def test_comments_of_the_editor_are_no_subject(checkout: Path):
    message = checkout / "message"
    message.write_text(f"\n# Please enter the commit message\n{AT_MOST}\n\nwhy\n")
    assert run(checkout, "scripts/hooks/commit-msg", str(message)).returncode == 0


def test_a_path_that_somebody_has_set_stays(checkout: Path):
    run(checkout, "git", "config", "core.hooksPath", "my/hooks")
    assert run(checkout, "bash", "-c", SET_UP).returncode == 0
    assert hooks_path(checkout) == "my/hooks"


def test_hooks_of_ones_own_stay(checkout: Path):
    (checkout / ".git" / "hooks").mkdir(exist_ok=True)
    (checkout / ".git" / "hooks" / "pre-commit").write_text("#!/bin/sh\n")
    assert run(checkout, "bash", "-c", SET_UP).returncode == 0
    assert hooks_path(checkout) == ""


def test_outside_a_checkout_of_its_own_nothing_is_set(tmp_path: Path):
    run(tmp_path, "git", "init", "-q")
    inside = copied(tmp_path / "inside")
    assert run(inside, "bash", "-c", SET_UP).returncode == 0
    assert hooks_path(tmp_path) == ""


def test_the_check_sets_the_hook_up():
    assert "\nuse_hooks\n" in (ROOT / "check").read_text()
