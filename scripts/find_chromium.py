#!/usr/bin/env python3
"""Find a Chromium that starts, or install one the way the system offers it. Beside it the headless shell, for pages that need no more.

The shell is Chromium without what draws windows. It opens a page in less than half of the CPU time, but it refuses notifications.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
SHELL = "chromium-headless-shell"
"""Debian's package and its program."""
INSTALL_SECONDS = 300
"""A command that takes longer waits for a registry that does not answer."""
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def starts(program: str) -> bool:
    """Whether this is a browser that runs (on Ubuntu `chromium-browser` may be a mere signpost)."""
    try:
        answer = subprocess.run([program, "--version"], capture_output=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0 and b"Chrom" in answer.stdout


def playwright_chromium() -> str | None:
    """The Chromium that Playwright has installed for itself, if it has."""
    answer = subprocess.run(
        [sys.executable, "-c", ASK_PLAYWRIGHT], capture_output=True, text=True, check=False
    )
    path = answer.stdout.strip()
    return path if answer.returncode == 0 and Path(path).is_file() else None


def find_chromium() -> Path | None:
    """The Chromium to test with: $CHROMIUM, else one on the PATH, else Playwright's own."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named) if starts(named) else None
    for name in NAMES:
        found = shutil.which(name)
        if found and starts(found):
            return Path(found)
    own = playwright_chromium()
    return Path(own) if own and starts(own) else None


def find_headless_shell() -> Path | None:
    """The headless shell on the PATH, else Playwright's own; None where $CHROMIUM names the browser to test with."""
    if os.environ.get("CHROMIUM"):
        return None
    found = shutil.which(SHELL)
    if found and starts(found):
        return Path(found)
    own = playwright_chromium()
    beside = Path(own).parents[2].glob("chromium_headless_shell-*/*/*headless*shell") if own else ()
    return next((one for one in sorted(beside) if starts(str(one))), None)


def system_name() -> str:
    """The system's id: debian, ubuntu, ..."""
    try:
        lines = Path("/etc/os-release").read_text().splitlines()
    except OSError:
        return ""
    return next((line[3:].strip('"') for line in lines if line.startswith("ID=")), "")


def install_commands(system: str, package: str = "chromium") -> list[list[str]]:
    """How root installs Chromium on this system. package: Debian's."""
    if system == "debian":
        return [
            ["apt-get", "update", "-q"],
            ["apt-get", "install", "-qy", "--no-install-recommends", package],
        ]
    if system == "ubuntu":
        return [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]
    return []


def install(commands: list[list[str]]) -> str:
    """Run what installs a browser; what went wrong, in the command's own words."""
    for command in commands:
        print(f"  installing Chromium: {' '.join(command[-3:])}", flush=True)
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        try:
            done = subprocess.run(
                command,
                env=quiet,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=INSTALL_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return f"it took longer than {INSTALL_SECONDS} s"
        if done.returncode != 0:
            return (done.stdout + done.stderr)[-2000:] or f"exit status {done.returncode}"
    return ""


def install_chromium() -> Path | None:
    """Install Chromium if that is ours to do (as root, on a system we know), and answer where it is."""
    if os.environ.get("CHROMIUM") or os.geteuid() != 0:
        return None
    fault = install(install_commands(system_name()))
    if fault:
        print(fault, file=sys.stderr)
        return None
    return find_chromium()


def install_headless_shell() -> Path | None:
    """Install the shell on Debian, as root; elsewhere it comes with Playwright's Chromium. None where it cannot be had."""
    if os.environ.get("CHROMIUM") or os.geteuid() != 0 or system_name() != "debian":
        return None
    install(install_commands("debian", SHELL))
    return find_headless_shell()


if __name__ == "__main__":
    place = find_chromium()
    print(place or "no Chromium found")
    sys.exit(0 if place else 1)
