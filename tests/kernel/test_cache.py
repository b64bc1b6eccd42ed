"""The cache of compiled kernels, and the signatures they are compiled for."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.games.stratego.kernel import _jit
from gonfalon.games.stratego.kernel.layout import STATE, TABLES

KERNEL = Path(_jit.__file__).parent
ROOT = Path(__file__).parents[2]
SOURCES = sorted(path.name for path in KERNEL.glob("*.py"))


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The kernel's sources somewhere else."""
    folder = tmp_path / "kernel"
    shutil.copytree(KERNEL, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def test_the_key_depends_on_the_sources_alone_not_on_their_place(copied: Path) -> None:
    assert _jit.cache_key(copied) == _jit.cache_key()


@pytest.mark.parametrize("name", SOURCES)
def test_an_edit_to_any_source_changes_the_key(copied: Path, name: str) -> None:
    path = copied / name
    path.write_text(path.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    assert _jit.cache_key(copied) != _jit.cache_key()


def test_a_new_a_renamed_and_a_missing_source_change_the_key(copied: Path) -> None:
    keys = {_jit.cache_key(copied)}
    (copied / "new.py").write_text("", encoding="utf-8")
    keys.add(_jit.cache_key(copied))
    (copied / "new.py").rename(copied / "newer.py")
    keys.add(_jit.cache_key(copied))
    (copied / "newer.py").unlink()
    (copied / "chase.py").unlink()
    keys.add(_jit.cache_key(copied))
    assert len(keys) == 4


def test_every_kernel_is_compiled_for_one_signature() -> None:
    """Widths of integers and literals aside, no kernel is ever called with arguments of other types, nor recompiled later."""
    command = [sys.executable, str(ROOT / "tests/kernel/list_signatures.py")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "GONFALON_PLAIN": "", "GONFALON_BOUNDS": ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=True)
    found: dict[str, dict[str, list[str]]] = json.loads(done.stdout)
    assert found["after"] == found["before"], "games of another kind have made the compiler work again"
    assert not {name: signatures for name, signatures in found["after"].items() if len(signatures) > 1}
    called = {name: signatures[0] for name, signatures in found["after"].items() if signatures}
    state, tables = f"Record {STATE.itemsize}", f"Record {TABLES.itemsize}"
    for name, signature in {
        "turn.apply": f"({state}, {tables}, int)",
        "legal.count_legal": f"({state}, {tables}, Array int64)",
        "legal.write_actions": f"({state}, {tables}, Array int64, Array int32)",
        "playout.place": f"({state}, {tables}, int, int, int)",
    }.items():
        assert called[name] == signature
