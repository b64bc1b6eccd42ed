"""The tests that `./check` leaves to `./check all`: how the list of them is made, and who runs them."""

from __future__ import annotations

from pathlib import Path

import check as checks
import pytest
import slow_tests

ROOT = Path(__file__).resolve().parents[2]
RESULTS = """<testsuites><testsuite>
<testcase classname="tests.arena.test_a" name="test_quick" time="0.1"/>
<testcase classname="tests.arena.test_a" name="test_slow" time="9.0"/>
<testcase classname="tests.arena.test_a" name="test_cases[one]" time="0.1"/>
<testcase classname="tests.arena.test_a" name="test_cases[two]" time="9.0"/>
<testcase classname="tests.arena.test_a" name="test_all_are_slow[one]" time="9.0"/>
<testcase classname="tests.arena.test_a" name="test_all_are_slow[two]" time="9.0"/>
<testcase classname="tests.setup.test_b" name="test_a_rule" time="9.0"/>
<testcase classname="tests.rules.test_c" name="test_a_longer_one" time="1.0"/>
</testsuite></testsuites>"""


def test_slow_cases_leave_the_quick_ones_as_a_sample(tmp_path: Path) -> None:
    results = tmp_path / "tests.xml"
    results.write_text(RESULTS)
    place = "tests/arena/test_a.py::test_"
    assert slow_tests.slow_tests(results) == [f"{place}all_are_slow", f"{place}cases[two]", f"{place}slow"]


def test_what_did_not_run_stays_on_the_list(tmp_path: Path) -> None:
    results = tmp_path / "tests.xml"
    results.write_text(RESULTS)
    place = "tests/arena/test_a.py::test_"
    did_run = [f"{place}cases[one]", f"{place}quick"]
    did_not = [f"{place}cases[three]", f"{place}gone_by"]
    covered = f"{place}all_are_slow[three]"
    now = slow_tests.slow_tests(results, [*did_run, *did_not, covered])
    assert now == sorted([f"{place}all_are_slow", f"{place}cases[two]", f"{place}slow", *did_not])


def test_every_slow_test_is_still_there() -> None:
    """Renamed or gone: run `./check all`, then scripts/slow_tests.py."""
    for line in (ROOT / "tests/slow_tests.txt").read_text().splitlines():
        path, _, name = line.partition("[")[0].partition("::")
        assert f"def {name}(" in (ROOT / path).read_text(), line


@pytest.mark.parametrize(("tier", "leaves_slow_out"), [("everyday", True), ("python", True), ("all", False)])
def test_only_the_whole_check_runs_slow_tests(
    monkeypatch: pytest.MonkeyPatch, tier: str, leaves_slow_out: bool
) -> None:
    asked: list[list[str]] = []
    for part in (
        "check_style",
        "check_types",
        "check_derived_files",
        "build_front_end",
        "check_front_end",
        "warm",
        "find_node",
    ):
        monkeypatch.setattr(checks, part, lambda *_: None)
    monkeypatch.setattr(checks, "run_tests", lambda _, extra: asked.append(extra))
    checks.run_without_browser(tier, checks.Report())
    assert [("not slow" in " ".join(extra)) for extra in asked] == [leaves_slow_out]
