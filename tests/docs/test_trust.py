"""The page of promises names tests that exist, and says what its data file holds."""

from __future__ import annotations

from pathlib import Path

import pytest
import trust


def test_every_test_that_is_named_exists():
    assert trust.unknown_tests(trust.promises()) == []


def test_the_page_is_of_today():
    assert trust.PAGE.read_text(encoding="utf-8") == trust.page(trust.promises()), "run scripts/trust.py"


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


def test_a_figure_has_a_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "a.toml").write_text('[[promise]]\npart = "A"\nsays = "B."\nfigure = "3"\n')
    monkeypatch.setattr(trust, "DATA", tmp_path / "a.toml")
    with pytest.raises(ValueError, match="needs a date"):
        trust.promises()
