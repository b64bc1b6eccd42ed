#!/usr/bin/env python3
"""Run the tests marked `long` one by one, remembering those that passed, so that the next start goes on.

The memory is kept under .build/ and holds for one state of the code: when a file of src/ or tests/ changes,
every long test is due again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / ".build" / "long-tests.json"
NO_TESTS_COLLECTED = 5


def code_hash() -> str:
    """A hash over the code that the long tests run."""
    digest = hashlib.sha256()
    for folder in ("src", "tests"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml") and path.is_file():
                digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def load_passed(key: str) -> dict[str, float]:
    """The tests that have passed on this very code, with their seconds."""
    try:
        state = json.loads(STATE.read_text())
    except (OSError, ValueError):
        return {}
    return state["passed"] if state.get("code") == key else {}


def save_passed(key: str, passed: dict[str, float]) -> None:
    """Remember what has passed; never leaves half a file behind."""
    STATE.parent.mkdir(exist_ok=True)
    draft = STATE.with_suffix(".new")
    draft.write_text(json.dumps({"code": key, "passed": passed}, indent=1))
    draft.replace(STATE)


def collect(arguments: list[str]) -> list[str]:
    """The ids of the long tests."""
    command = [sys.executable, "-m", "pytest", "-m", "long", "--collect-only", "-q", *arguments]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if answer.returncode not in (0, NO_TESTS_COLLECTED):
        raise SystemExit(answer.stdout + answer.stderr)
    return [line for line in answer.stdout.splitlines() if "::" in line]


def main() -> int:
    """Run what is still due; exit 1 if anything failed."""
    parser = argparse.ArgumentParser(description="Run the long tests, resumably.")
    parser.add_argument("--restart", action="store_true", help="forget what has passed")
    parser.add_argument("pytest", nargs="*", help="paths or ids to restrict the run to")
    chosen = parser.parse_args()
    key = code_hash()
    passed = {} if chosen.restart else load_passed(key)
    due = [test for test in collect(chosen.pytest) if test not in passed]
    print(f"{len(due)} long tests to run, {len(passed)} have passed on this code already", flush=True)
    failed = 0
    for test in due:
        started = time.monotonic()
        status = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-m", "long", test], cwd=ROOT, check=False
        ).returncode
        if status == 0:
            passed[test] = round(time.monotonic() - started, 1)
            save_passed(key, passed)
        else:
            failed += 1
    print(f"{len(due) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
