"""Programs of the system that a test needs: where they are missing, the last line of ./check says what was not tested."""

from __future__ import annotations

import os
import shlex
import shutil
from pathlib import Path

import pytest
from junit_results import NOT_TESTED

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SYSTEM_FOLDERS = ("/usr/sbin", "/sbin")
"""Where Debian puts servers; the PATH of a user lacks them."""


def program(name: str, package: str = "") -> str:
    """The path of a program; without it the test is skipped. package: of Debian, in which it is, where that has another name."""
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *SYSTEM_FOLDERS])
    found = shutil.which(name, path=path)
    if found is None:
        pytest.skip(f"{NOT_TESTED}{name} (install Debian's package {package or name})")
    return found


def settings(file: Path) -> dict[str, str]:
    """The settings in an environment file of systemd, which a shell can read as well."""
    lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    told = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    return {name: " ".join(shlex.split(value)) for name, value in told.items()}
