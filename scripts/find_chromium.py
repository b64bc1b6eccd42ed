#!/usr/bin/env python3
"""Find a Chromium that starts, or install one the way the system offers it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
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


def system_name() -> str:
    """The system's id: debian, ubuntu, ..."""
    try:
        lines = Path("/etc/os-release").read_text().splitlines()
    except OSError:
        return ""
    return next((line[3:].strip('"') for line in lines if line.startswith("ID=")), "")


def install_commands(system: str) -> list[list[str]]:
    """How root installs Chromium on this system."""
    if system == "debian":
        return [
            ["apt-get", "update", "-q"],
            ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"],
        ]
    if system == "ubuntu":
        return [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]
    return []


def install_chromium() -> Path | None:
    """Install Chromium if that is ours to do (as root, on a system we know), and answer where it is."""
    if os.environ.get("CHROMIUM") or os.geteuid() != 0:
        return None
    for command in install_commands(system_name()):
        print(f"  installing Chromium: {' '.join(command[-3:])}", flush=True)
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(
            command, env=quiet, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            print((done.stdout + done.stderr)[-2000:], file=sys.stderr)
            return None
    return find_chromium()


if __name__ == "__main__":
    place = find_chromium()
    print(place or "no Chromium found")
    sys.exit(0 if place else 1)
