#!/usr/bin/env python3
"""Run the tests marked `long` one by one, remembering those that passed, so that the next start goes on.

The memory is kept under .build/. A test is due again when a file has changed that tests of its folder depend on, and for as long as it
was skipped.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from build_web import SKIPPED_FOLDERS, static_folder
from junit_results import all_ran

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
STATE = BUILD / "long-tests.json"
RESULTS = BUILD / "long-test.xml"
CODE = ("src", "tests", "scripts", "bench", "pyproject.toml", "hatch_build.py")
"""What any test depends on."""
MORE = {
    "tests/browser/": ("web", "docs/rules"),
    "tests/docs/": ("web", "docs", "README.md", "CONTRIBUTING.md"),
}
"""Folder of tests -> what they depend on beside the code: a built front end with its rules pages, examples and recipes."""
NO_TESTS_COLLECTED = 5


def code_hash(test: str) -> str:
    """A hash over all that a test depends on, which is named by its id."""
    more = [part for folder, parts in MORE.items() if test.startswith(folder) for part in parts]
    return hash_of((*CODE, *more))


@functools.cache
def hash_of(parts: tuple[str, ...]) -> str:
    """A hash over the names and contents of these files and of those in these folders."""
    digest = hashlib.sha256()
    for path in sorted(path for part in parts for path in files_of(ROOT / part)):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def files_of(place: Path) -> Iterator[Path]:
    """The file itself, or the files in a folder but for what is built from them."""
    if place.is_file():
        yield place
    for folder, folders, files in os.walk(place):
        folders[:] = [
            name
            for name in folders
            if name not in {*SKIPPED_FOLDERS, "__pycache__"} and Path(folder, name) != static_folder(ROOT)
        ]
        yield from (Path(folder, name) for name in files if not name.endswith((".pyc", ".tsbuildinfo")))


Passed = dict[str, tuple[str, float]]
"""A test -> the hash of what it had passed on, and its seconds."""


def load_passed() -> Passed:
    """The tests that have passed, on whatever code."""
    try:
        state = json.loads(STATE.read_text())
    except (OSError, ValueError):
        return {}
    return {test: (code, seconds) for test, (code, seconds) in state.get("tests", {}).items()}


def save_passed(passed: Passed) -> None:
    """Remember what has passed; never leaves half a file behind."""
    STATE.parent.mkdir(exist_ok=True)
    draft = STATE.with_suffix(".new")
    draft.write_text(json.dumps({"tests": passed}, indent=1))
    draft.replace(STATE)


def collect(arguments: list[str]) -> list[str]:
    """The ids of the long tests."""
    command = [sys.executable, "-m", "pytest", "-m", "long", "--collect-only", "-q", *arguments]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if answer.returncode not in (0, NO_TESTS_COLLECTED):
        raise SystemExit(answer.stdout + answer.stderr)
    return [line for line in answer.stdout.splitlines() if "::" in line]


def run_test(test: str) -> str:
    """Run a test: "passed", "failed" or "skipped"."""
    RESULTS.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-m", "long", f"--junitxml={RESULTS}", test]
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        return "failed"
    return "passed" if all_ran(RESULTS) else "skipped"


def main() -> int:
    """Run what is still due; exit 1 if anything failed or was skipped."""
    parser = argparse.ArgumentParser(description="Run the long tests, resumably.")
    parser.add_argument("--restart", action="store_true", help="forget what has passed")
    parser.add_argument("pytest", nargs="*", help="paths or ids to restrict the run to")
    chosen = parser.parse_args()
    passed = {} if chosen.restart else load_passed()
    tests = collect(chosen.pytest)
    due = [test for test in tests if passed.get(test, ("",))[0] != code_hash(test)]
    print(
        f"{len(due)} long tests to run, {len(tests) - len(due)} have passed on this code already", flush=True
    )
    ended: dict[str, list[str]] = {"passed": [], "failed": [], "skipped": []}
    for test in due:
        started = time.monotonic()
        how = run_test(test)
        ended[how].append(test)
        if how == "passed":
            passed[test] = code_hash(test), round(time.monotonic() - started, 1)
            save_passed(passed)
    for test in ended["skipped"]:
        print(f"SKIPPED, which does not count as passed: {test}")
    print(", ".join(f"{len(some)} {how}" for how, some in ended.items()))
    return 1 if ended["failed"] or ended["skipped"] else 0


if __name__ == "__main__":
    sys.exit(main())
