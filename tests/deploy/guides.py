"""The server guides as a new user follows them: their commands in order, an empty home, and a machine of one's own below a folder."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

from .programs import ROOT
from .proxies import free_port

FOLDER = ROOT / "docs" / "guides"
GUIDES = ("home-network.md", "small-server.md", "run-a-server.md", "postgresql.md")
MACHINE_FOLDERS = ("etc", "opt", "run", "srv", "usr/local", "var")
"""What a guide writes below these goes below the folder of the machine."""
OF_PACKAGES = (
    "etc/systemd/system",
    "etc/caddy",
    "etc/nginx/snippets",
    "etc/nginx/sites-available",
    "etc/nginx/sites-enabled",
)
"""Folders that the packages bring which a guide has installed before."""
_OUTSIDE = re.compile(rf"(?<![\w./-])/(?={'|'.join(MACHINE_FOLDERS)})")
_SUDO = re.compile(r"\bsudo (-u \w+ )?")
START_SECONDS, COMMAND_SECONDS = 300, 300


class Line(NamedTuple):
    """A line of a block: commands that go on in the next line are one."""

    guide: str
    text: str


def blocks(guide: str) -> list[list[Line]]:
    """The blocks of a guide that show what to type or to write, in order."""
    text = (FOLDER / guide).read_text(encoding="utf-8")
    found = re.findall(r"^```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [
        [Line(guide, line) for line in block.replace("\\\n", " ").splitlines() if line.strip()]
        for block in found
    ]


def lines(guide: str) -> list[Line]:
    """All of them, one after the other."""
    return [line for block in blocks(guide) for line in block]


class Machine:
    """A user with an empty home on a machine of their own, and the checkout that they have fetched, set up as `./play` leaves it."""

    def __init__(self, folder: Path) -> None:
        self.root, self.home = folder / "machine", folder / "machine" / "home" / "new user"
        self.checkout = self.home / "gonfalon"
        for name in (*MACHINE_FOLDERS, *OF_PACKAGES, "usr/local/bin"):
            (self.root / name).mkdir(parents=True, exist_ok=True)
        (self.checkout / ".venv" / "bin").mkdir(parents=True)
        for name in ("pyproject.toml", "src", "web", "docs", "deploy", "scripts"):
            (self.checkout / name).symlink_to(ROOT / name)
        (self.checkout / "play").write_bytes((ROOT / "play").read_bytes())
        (self.checkout / "play").chmod(0o755)
        opt = self.root / "opt/gonfalon/bin"
        opt.mkdir(parents=True)
        for place in (self.checkout / ".venv/bin", opt, self.root / "usr/local/bin"):
            _script(place / "gonfalon", "-m gonfalon.cli.main")
        _script(self.checkout / ".venv/bin/python", "")
        (self.checkout / ".venv/.ready").write_text(f"{self.checkout}\n")

    @property
    def environment(self) -> dict[str, str]:
        """What a login gives, and where this machine keeps compiled rules."""
        kept = {
            name: os.environ[name] for name in ("GONFALON_CACHE", "NUMBA_CACHE_DIR") if name in os.environ
        }
        cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
        path = f"{self.root / 'usr/local/bin'}:/usr/bin:/bin"
        own = {"HOME": str(self.home), "PATH": path, "LANG": "C.UTF-8", "GONFALON_WARM": "0"}
        return {"GONFALON_CACHE": cache, **kept, **own}

    def inside(self, command: str) -> str:
        """A command as it is carried out here: by this user, below the folder of the machine."""
        return _OUTSIDE.sub(f"{self.root}/", _SUDO.sub("", command))

    def run(self, command: str, **more: str) -> str:
        """What a command prints. It must succeed."""
        done = subprocess.run(
            ["bash", "-euc", self.inside(command)],
            cwd=self.checkout,
            env={**self.environment, **more},
            capture_output=True,
            text=True,
            timeout=COMMAND_SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    @contextmanager
    def serving(self, command: str, *, port: int = 0, **more: str) -> Iterator[tuple[str, str]]:
        """(what a server printed once it was ready, its address). It stops as the guide says: by SIGTERM, with the exit code 0.

        port: where it listens, 0 for a free one: that of the guide may be taken here.
        """
        port = port or free_port()
        process = subprocess.Popen(
            ["bash", "-euc", f"exec {self.inside(command)} --port {port}"],
            cwd=self.checkout,
            env={**self.environment, **more},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert process.stdout is not None
        told = ""
        try:
            for line in process.stdout:
                told += line
                if " is ready at " in line:
                    break
            else:
                raise AssertionError(f"{command}: it has ended: {told}")
            yield told.replace(f":{port}", ":8000"), f"http://127.0.0.1:{port}"
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0, command
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def _script(file: Path, module: str) -> None:
    """A program of this environment, with the sources of this checkout."""
    source = shlex.quote(str(ROOT / "src"))
    file.write_text(f'#!/bin/sh\nPYTHONPATH={source} exec {shlex.quote(sys.executable)} {module} "$@"\n')
    file.chmod(0o755)


def health(address: str) -> bool:
    """Does the server at this address say that it can read and write?"""
    return httpx.get(f"{address}/api/health", timeout=60).status_code == 200
