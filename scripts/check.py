#!/usr/bin/env python3
"""Run the checks of the project, tier by tier, and say how long each stage took. Start it by ./check."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from build_web import find_node
from find_chromium import (
    find_chromium,
    find_headless_shell,
    install_chromium,
    install_headless_shell,
)
from junit_results import all_ran, not_tested

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
BYTECODE = BUILD / "bytecode"
BIN = Path(sys.executable).parent
THREE_AT_A_TIME = ["-n", "3", "--dist", "worksteal"]
"""Many tests wait for servers and pages that they have started: two left a tenth to a third of two cores idle."""
WITH_SLOW = [*THREE_AT_A_TIME, "--ignore=tests/browser"]
"""No browser test is among them: to collect them costs each of the processes 2 s."""
EVERYDAY = [*WITH_SLOW, "-m", "not browser and not long and not slow"]
"""Without the 24 in 100 tests that take four fifths of the time: those of tests/slow_tests.txt."""
PYTHON_CODE = ["src", "tests", "scripts", "hatch_build.py"]

HELP = """\
Tiers and parts:
  (nothing)      everyday: all static checks, the front end's own checks, every test but slow, browser and long
  browser        the tests that drive a real browser, but for the long ones
  all            everyday with the slow tests, then browser
  --long         the long random runs; stop them at any time, the next --long goes on where they stood

To run less:
  quick          the static checks of the Python code, and whether derived files are of today (about half a minute)
  python         quick, then the Python tests; the front end is not touched
  web            the front end only: types, lint, its tests, the build
  tests ...      only pytest, with whatever you add: ./check tests tests/core -k scout
  browser ...    likewise: ./check browser -k hotseat
"""


@dataclass
class Report:
    """What ran, how it went and how long it took. untested: what this machine lacks for, as the tests say."""

    lines: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    untested: list[str] = field(default_factory=list)
    printing: threading.Lock = field(default_factory=threading.Lock)

    def add(self, name: str, passed: bool, seconds: float) -> None:
        self.lines.append(f"{name} {seconds:.0f} s" if passed else f"{name} FAILED")
        if not passed:
            self.failed.append(name)

    def last_line(self, tier: str) -> str:
        """How it went as a whole, and what was not tested."""
        verdict = "FAILED" if self.failed else "passed"
        missing = f"; not tested here: {', '.join(self.untested)}" if self.untested else ""
        return f"check {tier} {verdict}: {', '.join(self.lines)}{missing}"


Part = Callable[[Report], object]


def environment() -> dict[str, str]:
    """The stages' environment: our programs first on the PATH, bytecode kept under .build, and room for Node's young objects.

    `gonfalon games` takes 1.0 s of CPU time with bytecode and 2.7 s without; pip is asked to leave none, and some
    callers forbid it to keep the tree clean. With that room pyright takes 125 s of CPU instead of 145.
    """
    own = {
        "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
        "PYTHONPYCACHEPREFIX": str(BYTECODE),
        "PYTHONDONTWRITEBYTECODE": "",
        "NODE_OPTIONS": f"{os.environ.get('NODE_OPTIONS', '')} --max-semi-space-size=64".strip(),
    }
    return os.environ | own


def run_stage(report: Report, name: str, command: list[str]) -> bool:
    """Run one command under a heading and note how it went; its output is seen as it comes."""
    print(f"\n== {name}", flush=True)
    started = time.monotonic()
    passed = _run(command).returncode == 0
    report.add(name, passed, time.monotonic() - started)
    return passed


def run_whole(report: Report, name: str, command: list[str], is_silent: bool = False) -> bool:
    """Run one command beside others: its heading and its output are printed in one piece when it ends.

    is_silent: output is worth reading only where the command fails.
    """
    started = time.monotonic()
    ended = _run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    with report.printing:
        said = "" if is_silent and ended.returncode == 0 else ended.stdout
        print(f"\n== {name}\n{said}", end="", flush=True)
        report.add(name, ended.returncode == 0, time.monotonic() - started)
    return ended.returncode == 0


def _run(command: list[str], **channels: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=ROOT, env=environment(), stdin=subprocess.DEVNULL, check=False, **channels
    )


def run_beside(report: Report, *lanes: list[Part]) -> None:
    """Run the lanes at the same time, the parts of each in their order."""

    def run_lane(parts: list[Part]) -> None:
        for part in parts:
            part(report)

    with ThreadPoolExecutor(len(lanes)) as pool:
        list(pool.map(run_lane, lanes))


def python_code() -> list[str]:
    """The files and folders of Python code that are there."""
    return [name for name in [*PYTHON_CODE, "bench"] if (ROOT / name).exists()]


def check_derived_files(report: Report) -> None:
    """Files that follow from others: are they of today?"""
    run_whole(report, "derived files", [sys.executable, "scripts/derived.py", "--check"])


def check_style(report: Report) -> None:
    """Style and floors of the Python code."""
    run_whole(report, "ruff", [str(BIN / "ruff"), "check", "--quiet", *python_code()])
    run_whole(report, "format", [str(BIN / "ruff"), "format", "--check", *python_code()])
    run_whole(report, "imports", [str(BIN / "lint-imports"), "--no-cache", "--no-logo"])


def check_types(report: Report) -> None:
    """Types of the Python code."""
    run_whole(report, "pyright", [str(BIN / "pyright"), "--pythonpath", sys.executable])


def build_front_end(report: Report) -> bool:
    """Build the front end if it is out of date."""
    return run_whole(report, "front end", [sys.executable, "scripts/build_web.py"])


def check_front_end(report: Report) -> None:
    """The front end's own types, lint and tests, with what its build has installed."""
    if "front end" not in report.failed:
        run_whole(report, "web", [sys.executable, "scripts/build_web.py", "--run", "check"])


def warm(report: Report) -> None:
    """Compile the kernels once, so that no test waits for it and no two do it at the same time."""
    run_whole(report, "warm", [sys.executable, "-m", "gonfalon.cli.main", "warm"])


def compile_tests(report: Report) -> None:
    """In a fresh clone, have pytest compile the test modules once: each of its processes would do so itself, for 17 s."""
    if any((BYTECODE / (ROOT / "tests").relative_to(ROOT.anchor)).rglob("*pytest*.pyc")):
        return
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-qq",
        "--no-summary",
        "--ignore=tests/browser",
    ]
    run_whole(report, "collect", command, is_silent=True)


def run_tests(report: Report, extra: list[str]) -> None:
    """Pytest with these arguments; without any every test but browser and long."""
    results = BUILD / "tests.xml"
    results.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={results}"]
    run_stage(report, "tests", [*command, *(extra or WITH_SLOW)])
    report.untested += not_tested(results)


def prepare_browser(report: Report) -> bool:
    """Find or install a Chromium, name it to the tests, build the front end and compile the kernels; False where there is none."""
    chromium = find_chromium() or install_chromium()
    if chromium is None:
        print("\n" + "!" * 100)
        print("!! BROWSER TESTS SKIPPED: no Chromium. Install it, or say CHROMIUM=/its/path ./check browser")
        print("!" * 100, flush=True)
        return False
    shell = find_headless_shell() or install_headless_shell()
    if shell:
        os.environ["CHROMIUM_HEADLESS_SHELL"] = str(shell)
    os.environ["CHROMIUM"] = str(chromium)
    build_front_end(report)
    warm(report)
    return True


def run_browser_tests(report: Report, extra: list[str]) -> None:
    """The browser tests, with a Chromium found or installed; without one a loud skip, in CI a failure."""
    required = os.environ.get("GONFALON_REQUIRE_BROWSER") == "1"
    if not prepare_browser(report):
        report.add("browser tests (no Chromium)", not required, 0)
        return
    results = BUILD / "browser-tests.xml"
    results.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-m", "browser and not long", f"--junitxml={results}"]
    run_stage(report, "browser tests", [*command, *(extra or [*THREE_AT_A_TIME, "tests/browser"])])
    if required and not all_ran(results):
        report.add("browser tests were skipped, which CI does not accept,", False, 0)


def run_long(report: Report, extra: list[str]) -> None:
    """The long random runs, each remembered when it is through. Some drive a browser: a skipped test fails the stage."""
    prepare_browser(report)
    run_stage(report, "long tests", [sys.executable, "scripts/long_tests.py", *extra])
    if (ROOT / "scripts" / "long_runs.py").exists():
        run_stage(
            report,
            "long runs",
            [sys.executable, "scripts/long_runs.py", "--state", str(BUILD / "long-runs.json")],
        )


def run_without_browser(tier: str, report: Report) -> None:
    """First what the tests need (pages and compiled kernels), beside it what is cheap; then the tests beside all that is left.

    Tests wait for processes and sockets now and then: the slow static checks fill these gaps of two cores.
    """
    tests = run_all_tests if tier == "all" else run_everyday_tests
    has_python, has_pages = tier != "web", tier in ("everyday", "all", "web")
    has_tests = tier in ("everyday", "all", "python")
    cheap: list[Part] = [*[check_style] * has_python, check_derived_files, *[compile_tests] * has_tests]
    needed: list[Part] = [*[build_front_end] * has_pages, *[warm] * has_tests]
    find_node()  # may install it; the front end and pyright both run on it
    run_beside(report, cheap, needed)
    types: list[Part] = [check_types] * has_python
    pages: list[Part] = [check_front_end] * has_pages
    if tier == "all":  # its tests take longer than both
        run_beside(report, [*types, *pages], [tests] * has_tests)
    else:
        run_beside(report, types, [*[tests] * has_tests, *pages])


def run_everyday_tests(report: Report) -> None:
    """The everyday tests."""
    run_tests(report, EVERYDAY)


def run_all_tests(report: Report) -> None:
    """The everyday tests and the slow ones."""
    run_tests(report, WITH_SLOW)


def run_tier(tier: str, extra: list[str], report: Report) -> None:
    """Run the stages of one tier."""
    if tier in ("everyday", "all", "quick", "python", "web"):
        run_without_browser(tier, report)
    if tier == "tests":
        run_tests(report, extra)
    if tier in ("browser", "all"):
        run_browser_tests(report, extra if tier == "browser" else [])
    if tier == "long":
        run_long(report, extra)


def main() -> int:
    """Parse the command line, run a tier, and close with one line that says how it went."""
    parser = argparse.ArgumentParser(
        prog="./check",
        description="Check the project.",
        epilog=HELP,
        allow_abbrev=False,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    tiers = ["everyday", "browser", "all", "quick", "python", "web", "tests"]
    parser.add_argument(
        "tier", nargs="?", choices=tiers, default="everyday", metavar="TIER", help="see below"
    )
    parser.add_argument("--long", action="store_true", help="the long random runs, resumable")
    chosen, extra = parser.parse_known_args()
    tier = "long" if chosen.long else chosen.tier
    if extra and tier not in ("tests", "browser", "long"):
        parser.error(f"{tier} takes no more arguments: {' '.join(extra)}")
    BUILD.mkdir(exist_ok=True)
    report = Report()
    run_tier(tier, extra, report)
    print(f"\n{report.last_line(tier)}", flush=True)
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
