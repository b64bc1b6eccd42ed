"""./play and ./check: what they pass on, when they set up, and what they say when something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import check as checks
import find_chromium
import junit_results
import long_tests
import pytest

ROOT = Path(__file__).resolve().parents[2]


def run(command: list[str], **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a command with some changes to the environment."""
    return subprocess.run(
        command, env=os.environ | changes, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that is set up, with a Python that only tells how it was called."""
    for folder in ("web", "docs/rules", "src/gonfalon/text/locales", "src/gonfalon/games", "scripts"):
        (tmp_path / folder).mkdir(parents=True)
    static = tmp_path / "src/gonfalon/server/static"
    static.mkdir(parents=True)
    (static / "index.html").write_text("<html>")
    (tmp_path / "pyproject.toml").write_text("")
    shutil.copy(ROOT / "play", tmp_path / "play")
    (tmp_path / "scripts/environment.sh").write_text("echo SETTING UP; exit 7\n")
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\nfor a in "$@"; do printf "[%s]" "$a"; done\n')
    python.chmod(0o755)
    (tmp_path / ".venv/.ready").write_text(f"{tmp_path}\n")
    return tmp_path


@pytest.mark.parametrize(
    ("screen", "option"),
    [({"DISPLAY": ":0"}, "--browser"), ({"WAYLAND_DISPLAY": "w"}, "--browser"), ({}, "--no-browser")],
)
def test_a_second_start_goes_straight_to_the_server(
    checkout: Path, screen: dict[str, str], option: str
) -> None:
    """Whatever the caller adds comes after our own choice, so that it wins."""
    asked = [str(checkout / "play"), "--port", "0", "--data", "a folder", "--no-browser"]
    answer = run(asked, **({"DISPLAY": "", "WAYLAND_DISPLAY": ""} | screen))
    expected = f"[-m][gonfalon.cli.main][serve][{option}][--port][0][--data][a folder][--no-browser]"
    assert answer.stdout == expected


@pytest.mark.parametrize(
    "changed", ["pyproject.toml", "web/main.ts", "src/gonfalon/games/rules.py", "docs/rules/a.md"]
)
def test_a_newer_source_sets_up_again(checkout: Path, changed: str) -> None:
    (checkout / changed).write_text("new")
    os.utime(checkout / changed, (4e9, 4e9))
    answer = run([str(checkout / "play")])
    assert (answer.returncode, answer.stdout) == (7, "SETTING UP\n")


def test_a_checkout_that_was_moved_sets_up_again(checkout: Path) -> None:
    moved = checkout.with_name("moved")
    checkout.rename(moved)
    assert run([str(moved / "play")]).stdout == "SETTING UP\n"


def test_set_up_only_starts_no_server(checkout: Path) -> None:
    answer = run([str(checkout / "play"), "--setup-only"])
    assert (answer.returncode, answer.stdout) == (0, "")


@pytest.mark.parametrize("command", ["play", "check"])
def test_help_explains_without_setting_up(command: str, tmp_path: Path) -> None:
    answer = run([str(ROOT / command), "--help"], HOME=str(tmp_path))
    assert answer.returncode == 0
    assert "./" + command in answer.stdout


def test_help_names_the_network_and_the_teaching_games(tmp_path: Path) -> None:
    said = run([str(ROOT / "play"), "--help"], HOME=str(tmp_path)).stdout
    for option in ("--lan", "--teaching", "--port", "--data", "--no-browser"):
        assert f"\n  {option} " in said, option


def find_python(path: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    """Ask scripts/environment.sh for a Python with only that folder on the PATH."""
    script = f'root="{ROOT}"; . "$root/scripts/environment.sh"; find_python'
    return run(["/bin/bash", "-c", script], PATH=str(path), GONFALON_PYTHON="", **changes)


def write_python(path: Path, body: str) -> None:
    """Put a program called python3 into the folder."""
    (path / "python3").write_text(f"#!/bin/sh\n{body}\n")
    (path / "python3").chmod(0o755)


def test_no_python_says_what_to_install(tmp_path: Path) -> None:
    answer = find_python(tmp_path)
    assert answer.returncode == 1
    assert "apt-get install python3 python3-venv" in answer.stderr


def test_an_old_python_is_named(tmp_path: Path) -> None:
    write_python(tmp_path, "exit 1")
    answer = find_python(tmp_path)
    assert answer.returncode == 1
    assert "python3 is older" in answer.stderr


def test_a_python_without_venv_says_what_to_install(tmp_path: Path) -> None:
    write_python(tmp_path, 'case "$*" in *ensurepip*) exit 1;; esac')
    answer = find_python(tmp_path)
    assert answer.returncode == 1
    assert "apt-get install python3-venv" in answer.stderr


def test_a_good_python_is_taken(tmp_path: Path) -> None:
    write_python(tmp_path, f'exec "{sys.executable}" "$@"')
    assert find_python(tmp_path).stdout.strip() == str(tmp_path / "python3")


@pytest.mark.parametrize(
    ("counts", "ran"),
    [('tests="3" skipped="0"', True), ('tests="3" skipped="1"', False), ('tests="0" skipped="0"', False)],
)
def test_skipped_browser_tests_are_noticed(tmp_path: Path, counts: str, ran: bool) -> None:
    results = tmp_path / "results.xml"
    results.write_text(f"<testsuites><testsuite {counts}/></testsuites>")
    assert junit_results.all_ran(results) is ran


def test_browser_tests_that_never_ran_are_noticed(tmp_path: Path) -> None:
    assert not junit_results.all_ran(tmp_path / "absent.xml")


def test_the_last_line_names_what_this_machine_could_not_test(tmp_path: Path) -> None:
    """Each reason once, and no skip that has another reason."""
    results = tmp_path / "results.xml"
    reasons = ["not tested here: nginx (not installed)"] * 2 + ["no IPv6", "not tested here: caddy (old)"]
    cases = "".join(f'<testcase name="a"><skipped message="{reason}"/></testcase>' for reason in reasons)
    results.write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    report = checks.Report(untested=junit_results.not_tested(results))
    report.add("tests", True, 7)
    told = "check everyday passed: tests 7 s; not tested here: caddy (old), nginx (not installed)"
    assert report.last_line("everyday") == told
    assert checks.Report(["a 1 s"]).last_line("quick") == "check quick passed: a 1 s"
    assert junit_results.not_tested(tmp_path / "absent.xml") == []


def test_a_browser_test_that_fails_gets_no_second_try(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("GONFALON_REQUIRE_BROWSER", raising=False)
    monkeypatch.setattr(checks, "BUILD", tmp_path)
    asked: list[list[str]] = []

    def run(command: list[str]) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(checks, "_run", run)
    monkeypatch.setattr(checks, "prepare_browser", lambda report: True)
    report = checks.Report()
    checks.run_browser_tests(report, [])
    assert len(asked) == 1
    assert report.failed == ["browser tests"]


def test_a_failed_stage_fails_the_check() -> None:
    report = checks.Report()
    assert checks.run_stage(report, "fine", [sys.executable, "-c", "pass"])
    assert not checks.run_stage(report, "broken", [sys.executable, "-c", "raise SystemExit(3)"])
    assert report.failed == ["broken"]


def test_lanes_run_at_the_same_time_and_print_each_stage_in_one_piece(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Each lane waits for the other before its stage ends."""
    report, both = checks.Report(), threading.Barrier(2)

    def part(name: str) -> checks.Part:
        def run_part(report: checks.Report) -> None:
            both.wait(30)
            checks.run_whole(report, name, [sys.executable, "-c", f"print('{name} 1'); print('{name} 2')"])

        return run_part

    checks.run_beside(report, [part("left"), part("more")], [part("right"), part("rest")])
    printed = capfd.readouterr().out
    for name in ("left", "right", "more", "rest"):
        assert f"\n== {name}\n{name} 1\n{name} 2\n" in printed
    assert sorted(line.split()[0] for line in report.lines) == ["left", "more", "rest", "right"]
    assert report.failed == []


CHEAP = ["ruff", "format", "imports", "derived files"]


@pytest.mark.parametrize(
    ("tier", "first", "then"),
    [
        ("everyday", [*CHEAP, "front end", "warm"], ["pyright", "web", "tests"]),
        ("python", [*CHEAP, "warm"], ["pyright", "tests"]),
        ("quick", CHEAP, ["pyright"]),
        ("web", ["derived files", "front end"], ["web"]),
        ("tests", [], ["tests"]),
    ],
)
def test_each_tier_runs_its_stages_and_tests_find_pages_and_kernels_ready(
    monkeypatch: pytest.MonkeyPatch, tier: str, first: list[str], then: list[str]
) -> None:
    monkeypatch.setattr(checks, "find_node", lambda: None)
    monkeypatch.setattr(checks, "_run", lambda command, **_: subprocess.CompletedProcess(command, 0, "", ""))
    report = checks.Report()
    checks.run_tier(tier, [], report)
    ran = [line.removesuffix(" 0 s") for line in report.lines]
    assert sorted(ran[: len(first)]) == sorted(first)
    assert sorted(ran[len(first) :]) == sorted(then)


def test_a_front_end_that_is_not_built_is_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, int("scripts/build_web.py" in command), "", "")

    monkeypatch.setattr(checks, "find_node", lambda: None)
    monkeypatch.setattr(checks, "_run", run)
    report = checks.Report()
    checks.run_tier("web", [], report)
    assert sorted(report.lines) == ["derived files 0 s", "front end FAILED"]


def test_a_stage_beside_others_that_fails_is_told_with_its_output(capfd: pytest.CaptureFixture[str]) -> None:
    report = checks.Report()
    assert not checks.run_whole(report, "broken", [sys.executable, "-c", "raise SystemExit('what is wrong')"])
    assert capfd.readouterr().out == "\n== broken\nwhat is wrong\n"
    assert (report.failed, report.lines) == (["broken"], ["broken FAILED"])


def test_programs_of_the_check_find_their_bytecode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the caller forbids bytecode: it lies under .build, outside the tree."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(checks, "BYTECODE", tmp_path / "bytecode")
    (tmp_path / "slow_to_read.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert checks.run_whole(checks.Report(), "import", [sys.executable, "-c", "import slow_to_read"])
    assert [path.name.split(".")[0] for path in (tmp_path / "bytecode").rglob("slow*.pyc")] == [
        "slow_to_read"
    ]
    assert not (tmp_path / "__pycache__").exists()


MARKED = """
import pytest

def test_plain(): ...

@pytest.mark.browser
def test_browser(): ...

@pytest.mark.long
def test_long(): ...
"""


@pytest.mark.parametrize(
    ("asked", "collected"),
    [
        ([], ["plain"]),
        (["-m", "browser"], ["browser"]),
        (["-m", "long"], ["long"]),
        (["-m", "not long"], ["plain", "browser"]),
    ],
)
def test_plain_pytest_leaves_out_browser_and_long_tests(
    tmp_path: Path, asked: list[str], collected: list[str]
) -> None:
    """By the project's own settings; a -m of the caller takes the place of that choice."""
    (tmp_path / "test_marked.py").write_text(MARKED)
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]
    command += ["--collect-only", "-q", "-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin"]
    answer = run([*command, *asked, str(tmp_path)], PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    found = [line.split("::test_")[1] for line in answer.stdout.splitlines() if "::" in line]
    assert found == collected, answer.stdout + answer.stderr


def test_a_chromium_that_does_not_start_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = tmp_path / "chromium"
    fake.write_text("#!/bin/sh\nexit 1\n")
    fake.chmod(0o755)
    monkeypatch.setenv("CHROMIUM", str(fake))
    assert find_chromium.find_chromium() is None
    fake.write_text("#!/bin/sh\necho Chromium 120\n")
    assert find_chromium.find_chromium() == fake


def test_a_browser_that_is_named_is_the_only_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else pages open in the headless shell, Debian's or the one beside Playwright's own Chromium."""
    shell = tmp_path / "chromium_headless_shell-1" / "chrome-linux" / "headless_shell"
    own = tmp_path / "chromium-1" / "chrome-linux" / "chrome"
    for program in (shell, own):
        program.parent.mkdir(parents=True)
        program.write_text("#!/bin/sh\necho Chromium 120\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.setattr(find_chromium, "playwright_chromium", lambda: str(own))
    monkeypatch.setattr(find_chromium, "starts", lambda program: Path(program).is_file())
    monkeypatch.setenv("CHROMIUM", str(own))
    assert find_chromium.find_headless_shell() is None
    assert find_chromium.install_headless_shell() is None
    monkeypatch.delenv("CHROMIUM")
    assert find_chromium.find_headless_shell() == shell
    shell.unlink()
    assert find_chromium.find_headless_shell() is None


def test_only_systems_we_know_get_a_browser_installed() -> None:
    assert find_chromium.install_commands("debian")[-1][-1] == "chromium"
    assert "--with-deps" in find_chromium.install_commands("ubuntu")[0]
    assert find_chromium.install_commands("other") == []


def test_long_tests_that_passed_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_tests, "STATE", tmp_path / "state.json")
    assert long_tests.load_passed() == {}
    long_tests.save_passed({"a::b": ("code", 1.5)})
    assert long_tests.load_passed() == {"a::b": ("code", 1.5)}
    for text in ("half a fi", '{"code": "as before", "passed": {"a::b": 1.5}}'):
        (tmp_path / "state.json").write_text(text)
        assert long_tests.load_passed() == {}


@pytest.mark.parametrize(
    ("changed", "due"),
    [
        ("src/gonfalon/games/rules.py", {"players", "browser", "docs"}),
        ("src/gonfalon/games/data/cards.json", {"players", "browser", "docs"}),
        ("tests/players/test_a.py", {"players", "browser", "docs"}),
        ("scripts/golden.py", {"players", "browser", "docs"}),
        ("pyproject.toml", {"players", "browser", "docs"}),
        ("web/src/main.ts", {"browser", "docs"}),
        ("docs/rules/a.md", {"browser", "docs"}),
        ("docs/guides/a.md", {"docs"}),
        ("web/node_modules/a.js", set()),
        ("src/gonfalon/server/static/index.html", set()),
        ("src/gonfalon/__pycache__/a.pyc", set()),
    ],
)
def test_a_long_test_is_due_again_when_what_it_depends_on_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str, due: set[str]
) -> None:
    monkeypatch.setattr(long_tests, "ROOT", tmp_path)
    monkeypatch.setattr(long_tests, "static_folder", lambda root: root / "src/gonfalon/server/static")
    tests = {folder: f"tests/{folder}/test_a.py::test_a" for folder in ("players", "browser", "docs")}

    def hashes() -> dict[str, str]:
        long_tests.hash_of.cache_clear()
        return {folder: long_tests.code_hash(test) for folder, test in tests.items()}

    path = tmp_path / changed
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("before")
    before = hashes()
    path.write_text("now")
    now = hashes()
    assert {folder for folder in tests if before[folder] != now[folder]} == due


LONG = """
import pytest

@pytest.mark.long
def test_fine(): ...

@pytest.mark.long
def test_broken(): assert False

@pytest.mark.long
def test_not_here(): pytest.skip("no browser")
"""


@pytest.mark.parametrize(
    ("asked", "status", "last"),
    [
        (["fine"], 0, "1 passed, 0 failed, 0 skipped"),
        (["fine", "not_here"], 1, "1 passed, 0 failed, 1 skipped"),
        (["broken"], 1, "0 passed, 1 failed, 0 skipped"),
    ],
)
def test_a_long_test_that_was_skipped_has_not_passed_and_is_due_again(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    asked: list[str],
    status: int,
    last: str,
) -> None:
    (tmp_path / "test_marked.py").write_text(LONG)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long\n")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    for name, path in {"ROOT": ".", "STATE": "state.json", "RESULTS": "results.xml"}.items():
        monkeypatch.setattr(long_tests, name, tmp_path / path)
    monkeypatch.setattr(sys, "argv", ["long_tests.py", *(f"test_marked.py::test_{name}" for name in asked)])
    assert long_tests.main() == status
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == last
    assert ("SKIPPED, which does not count as passed: test_marked.py::test_not_here" in said) == (
        "not_here" in asked
    )
    fine = {"test_marked.py::test_fine"} if "fine" in asked else set()
    assert set(long_tests.load_passed()) == fine
    long_tests.main()
    assert capsys.readouterr().out.startswith(f"{len(asked) - len(fine)} long tests to run")


@pytest.mark.parametrize("found", [True, False])
def test_the_long_tests_find_a_browser_and_a_built_front_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], found: bool
) -> None:
    """Installed if it has to be; where there is none, that is said before they start."""
    monkeypatch.setenv("CHROMIUM", "to be put back")
    monkeypatch.delenv("CHROMIUM")
    monkeypatch.setattr(checks, "find_chromium", lambda: None)
    monkeypatch.setattr(checks, "install_chromium", lambda: Path("chromium") if found else None)
    monkeypatch.setattr(checks, "find_headless_shell", lambda: None)
    monkeypatch.setattr(checks, "install_headless_shell", lambda: None)
    told: list[tuple[str, str | None]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        told.append((command[1], os.environ.get("CHROMIUM")))
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(checks, "_run", run)
    checks.run_tier("long", [], checks.Report())
    tests = [("scripts/long_tests.py", "chromium" if found else None)]
    prepared = [("scripts/build_web.py", "chromium"), ("-m", "chromium")]  # pages and kernels
    assert told[:-1] == [*prepared * found, *tests]
    assert ("BROWSER TESTS SKIPPED" in capsys.readouterr().out) != found
