"""The audit of what we depend on: faults are told, and what no registry answers is no proof of anything."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import audit
import pytest
from junit_results import NOT_TESTED

Say = Callable[..., None]


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Say:
    """Have the programs print this; text goes out as it is."""

    def told(pip: Any, npm: Any) -> None:
        def answer(command: Sequence[str], folder: Path) -> str:
            found = npm if folder.name == "web" else pip
            return found if isinstance(found, str) else json.dumps(found)

        monkeypatch.setattr(audit, "_answer", answer)
        monkeypatch.setattr(audit.shutil, "which", lambda name, **_: f"/bin/{name}")

    return told


def listed(**more: Any) -> dict[str, Any]:
    """What pip-audit says of two packages. more: of the second one."""
    return {
        "dependencies": [
            {"name": "msgspec", "version": "1", "vulns": []},
            {"name": "alembic", "version": "2", "vulns": [], **more},
            {"name": "gonfalon", "skip_reason": "Dependency not found on PyPI"},
        ]
    }


CLEAN = {"vulnerabilities": {}}


def test_nothing_known_is_told(say: Say, capsys: pytest.CaptureFixture[str]):
    say(listed(), CLEAN)
    assert audit.main() == 0
    assert capsys.readouterr().out == "no known fault\n"


def test_a_known_fault_is_an_error(say: Say, capsys: pytest.CaptureFixture[str]):
    say(listed(vulns=[{"id": "PYSEC-1"}]), {"vulnerabilities": {"vite": {"severity": "high"}}})
    assert audit.main() == 1
    assert capsys.readouterr().out == "alembic 2: PYSEC-1\nvite: high\n"


@pytest.mark.parametrize("pip", ["", "{}", "no route to host", listed(skip_reason="not found on PyPI")])
@pytest.mark.parametrize("npm", ["", {"message": "405 Method Not Allowed", "statusCode": 405}])
def test_a_registry_that_does_not_answer_proves_nothing(
    pip: Any, npm: Any, say: Say, capsys: pytest.CaptureFixture[str]
):
    say(pip, npm)
    assert audit.main() == 0
    told = capsys.readouterr().out.split("\n")
    assert [line.startswith(NOT_TESTED) for line in told if line] == [True, True]


@pytest.mark.long
def test_no_package_that_we_depend_on_has_a_known_fault():
    audits = (audit.python_packages(), audit.web_packages())
    assert [fault for found in audits for fault in found.faults] == []
    missing = [found.missing for found in audits if found.missing]
    if missing:
        pytest.skip(f"{NOT_TESTED}{', '.join(missing)}")
