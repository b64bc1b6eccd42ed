"""A cache that cannot be written or read costs time, never an answer."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.core import kernel_cache
from gonfalon.games.stratego import compiling
from gonfalon.games.stratego.kernel import _jit

COMPILE = """
import resource, sys
from pathlib import Path
from gonfalon.games.stratego.kernel._jit import compiled

def add(a, b):
    return a + b

def played(folder):
    entry = compiled(add, folder)
    assert entry(2, 3) == 5
    return "loaded" if sum(entry.stats.cache_hits.values()) else "compiled"

base = Path(sys.argv[1])
(base / "a_file").write_text("no folder can be made of it")
print(played(base / "a_file"))
folder = base / "kernels"
print(played(folder), played(folder))
for ending in ("nbi", "nbc"):
    for damage in (lambda raw: b"damaged", lambda raw: raw[: len(raw) // 2], lambda raw: b""):
        found, = folder.rglob("*." + ending)
        found.write_bytes(damage(found.read_bytes()))
        print(played(folder), played(folder))
resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))
print(played(base / "full"), played(base / "full"))
"""


def test_a_kernel_plays_whatever_is_wrong_with_its_folder(tmp_path: Path):
    """Blocked by a file, damaged (then it is written anew), and on a disk that takes no more, which is told once."""
    environment = {key: value for key, value in os.environ.items() if key != "GONFALON_PLAIN"}
    script = tmp_path / "script.py"
    script.write_text(COMPILE)
    command = [sys.executable, str(script), str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.split() == ["compiled"] + ["compiled", "loaded"] * 7 + ["compiled"] * 2, done.stderr
    assert done.stderr.count("cannot keep its compiled rules") == len(done.stderr.splitlines()) == 1
    assert os.strerror(errno.EFBIG) in done.stderr


def test_a_folder_that_somebody_else_has_made_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """One start as another user (`sudo`) leaves a folder in which this one may not write."""
    named, fallback = tmp_path / "named", tmp_path / "data"
    (named / "gonfalon").mkdir(parents=True)
    (named / "gonfalon" / _jit.cache_key()).write_text("not ours")
    monkeypatch.setenv("GONFALON_CACHE", str(named))
    monkeypatch.setenv(kernel_cache.FALLBACK, str(fallback))
    kernel_cache._is_writable.cache_clear()
    assert _jit.cache_folder() == fallback / "cache" / "gonfalon" / _jit.cache_key()
    assert _jit.cache_folder("another") == named / "gonfalon" / "another"


def test_who_can_keep_nothing_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(_jit, "cache_folder", lambda: None)
    monkeypatch.setattr(_jit, "PLAIN", False)
    monkeypatch.setattr(compiling, "_PRINTED", [])
    monkeypatch.delenv(compiling.CHILD, raising=False)
    compiling.compile_apart.cache_clear()
    for part in ("one", "another"):
        compiling.compile_apart(part)
    compiling.compile_apart.cache_clear()
    assert capsys.readouterr().err.splitlines() == [compiling.UNKEPT]


def test_a_disk_that_is_full_after_the_child_has_ended_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The stamp is a file that cannot be made."""
    blocked = tmp_path / "cache"
    blocked.write_text("")
    monkeypatch.setattr(_jit, "cache_folder", lambda: blocked)
    monkeypatch.setattr(_jit, "PLAIN", False)
    monkeypatch.setattr(compiling, "run_child", lambda _: True)
    monkeypatch.delenv(compiling.CHILD, raising=False)
    compiling.compile_apart.cache_clear()
    compiling.compile_apart("one")
    compiling.compile_apart.cache_clear()
