"""The page of promises names tests that exist, and figures that they have noted."""

from __future__ import annotations

from pathlib import Path

import pytest
import trust


def test_every_test_that_is_named_exists():
    assert trust.unknown_tests(trust.promises()) == []


def test_a_page_that_names_no_test_is_not_written(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(trust, "promises", lambda: [trust.Promise("A", "Says.", ("tests/gone.py::test_a",))])
    with pytest.raises(ValueError, match=r"there is no test tests/gone\.py::test_a$"):
        trust.files()


def test_a_promise_without_a_test_is_listed_as_not_shown():
    partly = trust.Promise("A", "Partly.", ("tests/a.py::test_c",), "a figure")
    told = [trust.Promise("A", "Shown.", ("tests/a.py::test_a_b",)), trust.Promise("A", "Not yet."), partly]
    shown, _, missing = trust.page(told).partition("## Not shown yet")
    assert "2 of 3 promises are shown by 2 tests, 1 of them in part" in shown
    assert "[`test_a_b`](../tests/a.py)" in shown
    assert "Not yet." not in shown
    assert missing == '\n\n- Not yet.\n- Of "Partly.": a figure.\n'


@pytest.mark.parametrize(
    "test",
    ["tests/docs/test_trust.py::test_that_is_gone", "tests/gone.py::test_a", "tests/docs/test_trust.py"],
)
def test_a_test_that_is_gone_is_found(test: str):
    assert trust.unknown_tests([trust.Promise("A", "Says.", (test,))]) == [test]


def test_tests_are_found_as_pytest_collects_them(tmp_path: Path):
    file = tmp_path / "test_a.py"
    file.write_text(
        "def test_a(): ...\nasync def test_b(): ...\ndef help(): ...\nclass TestC:\n    def test_d(self): ...\n"
    )
    assert trust.tests_of(file) == {"test_a", "test_b", "TestC::test_d"}


RESULTS = """<testsuites><testsuite>
<testcase classname="tests.a" name="test_b[4]"><properties><property name="figure kills" value="4"/>
<property name="figure seconds" value="1.5"/><property name="other" value="1"/></properties></testcase>
<testcase classname="tests.a" name="test_b[9]"><properties><property name="figure kills" value="9"/>
<property name="figure seconds" value="0.5"/></properties></testcase>
<testcase classname="tests.a" name="test_c"><properties><property name="figure kills" value="1"/></properties><failure/></testcase>
<testcase classname="tests.a" name="test_d"><properties><property name="figure kills" value="1"/></properties></testcase>
</testsuite></testsuites>"""
PROMISE = trust.Promise(
    "A", "B.", ("tests/a.py::test_b", "tests/a.py::test_c"), figure="{kills:,} in {seconds} s"
)


def test_figures_are_those_that_tests_of_a_promise_have_noted_and_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Counts are added, of measures the largest stands."""
    (tmp_path / "tests.xml").write_text(RESULTS)
    (tmp_path / "kept.csv").write_text(
        "test,name,value,date\ntests/a.py::test_b,kills,2,x\ntests/z.py::test_z,n,3,y\n"
    )
    monkeypatch.setattr(trust, "FIGURES", tmp_path / "kept.csv")
    trust.keep(trust.taken(tmp_path / "tests.xml", [PROMISE], "today"))
    test = "tests/a.py::test_b"
    assert trust.figures() == [
        trust.Figure(test, "kills", "13", "today"),
        trust.Figure(test, "seconds", "1.5", "today"),
        trust.Figure("tests/z.py::test_z", "n", "3", "y"),
    ]
    assert trust.measured(PROMISE, trust.figures()) == (
        "- Measured on today by [`test_b`](../tests/a.py): 13 in 1.5 s."
    )


def test_nothing_is_a_figure_that_no_test_has_noted():
    known = [trust.Figure("tests/a.py::test_b", "kills", "13", "today")]
    for promise in (PROMISE, trust.Promise("A", "B.", PROMISE.tests, figure="13 kills")):
        with pytest.raises(ValueError, match="no test has noted"):
            trust.measured(promise, known)
