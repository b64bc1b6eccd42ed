#!/usr/bin/env python3
"""Ask whether a package that we depend on has a known fault: pip-audit for Python, npm audit for what the pages are built with.

Exit code 1 where one has. Where a program or a registry does not answer, the last line says what was not tested.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from junit_results import NOT_TESTED

ROOT = Path(__file__).resolve().parent.parent
OWN = "gonfalon"
SECONDS = 300
"""So long a registry may take."""
PIP_AUDIT = ("pip-audit", "--format=json", "--progress-spinner=off", "--skip-editable", "--timeout=30")
NPM_AUDIT = ("npm", "audit", "--json")


class Audit(NamedTuple):
    """What was found. faults: a line for each package with known ones. missing: why nothing could be asked, "" if all was."""

    faults: tuple[str, ...] = ()
    missing: str = ""


def python_packages() -> Audit:
    """Of the environment that runs this."""
    program = shutil.which("pip-audit", path=str(Path(sys.executable).parent)) or shutil.which("pip-audit")
    if program is None:
        return Audit(missing="the packages of Python (pip install pip-audit)")
    raw = _answer([program, *PIP_AUDIT[1:], "--path", sysconfig.get_path("purelib")], ROOT)
    try:
        told = json.loads(raw)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Audit(missing="the packages of Python (no registry answers)")
    faults = [one for one in told if one.get("vulns")]
    unknown = [one["name"] for one in told if "skip_reason" in one and one["name"] != OWN]
    lines = (
        f"{one['name']} {one['version']}: {', '.join(each['id'] for each in one['vulns'])}" for one in faults
    )
    return Audit(
        tuple(lines), f"{len(unknown)} packages of Python (the registry knows none)" if unknown else ""
    )


def web_packages() -> Audit:
    """Of web/package-lock.json."""
    program = shutil.which("npm")
    if program is None:
        return Audit(missing="the packages of the pages (install npm)")
    try:
        told = json.loads(_answer([program, *NPM_AUDIT[1:]], ROOT / "web"))["vulnerabilities"]
        return Audit(tuple(f"{name}: {one['severity']}" for name, one in sorted(told.items())))
    except (ValueError, KeyError, TypeError, AttributeError):
        return Audit(missing="the packages of the pages (no registry answers)")


def _answer(command: Sequence[str], folder: Path) -> str:
    """What a program prints, "" where it takes too long. Both programs end with 1 when they have found something."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def main() -> int:
    """Ask both."""
    audits = (python_packages(), web_packages())
    faults = [fault for audit in audits for fault in audit.faults]
    missing = [audit.missing for audit in audits if audit.missing]
    print("\n".join(faults or ["no known fault"] * (len(missing) < len(audits))))
    for told in missing:
        print(f"{NOT_TESTED}{told}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
