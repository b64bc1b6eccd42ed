"""PostgreSQL started by the tests themselves: a cluster in a temporary folder behind a unix socket, and a fresh database for each test."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from junit_results import NOT_TESTED

from gonfalon.storage.database import open_engine

DEBIAN_PROGRAMS = "/usr/lib/postgresql/*/bin"
"""Where Debian puts the programs of each version; they are on no PATH."""
UNPRIVILEGED = ("postgres", "nobody")
"""PostgreSQL refuses to run as root: then it runs as the first of these users that there is."""
POSTGRESQL = "postgresql"
"""The kind of database of a test; the other one is "sqlite"."""
TEMPLATE = "migrated"
FIRST_WITH_ICU = 15
"""The first version that may order texts by the rules of a language, whatever the locales of the system."""


class Cluster:
    """A running PostgreSQL server of the tests. lasting: does a commit reach the disk, as on a host's machine?"""

    def __init__(self, programs: Path, lasting: bool = False) -> None:
        self.programs, self.count, self.has_template = programs, 0, False
        # a short path: the name of a unix socket takes 107 bytes
        self.folder = Path(tempfile.mkdtemp(prefix="gonfalon-pg-", dir="/tmp"))
        self.runner = ["env", f"HOME={self.folder}"]
        if os.geteuid() == 0:
            user = next(name for name in UNPRIVILEGED if _is_user(name))
            entry = pwd.getpwnam(user)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
            drop = ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"]
            self.runner = [*drop, *self.runner]
        self.data = self.folder / "data"
        self.has_icu = _major(self._run("postgres", "--version").split()[2]) >= FIRST_WITH_ICU
        ordered = ["--locale-provider=icu", "--icu-locale=en"] if self.has_icu else []
        names = ["--username=games", "--auth=trust", "--encoding=UTF8", "--locale=C", *ordered]
        self._run("initdb", "--no-sync", "--no-instructions", *names, f"--pgdata={self.data}")
        lines = [
            f"unix_socket_directories = '{self.folder}'",
            "listen_addresses = ''",
            "max_connections = 60",
        ]
        if not lasting:
            lines += [
                "fsync = off",
                "full_page_writes = off",
            ]  # a commit outlives PostgreSQL, not the machine
        settings = self.data / "postgresql.conf"
        settings.write_text(settings.read_text() + "\n".join(["", *lines, ""]))
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._run("pg_ctl", "start", "--wait", f"--pgdata={self.data}", f"--log={self.folder / 'log'}")

    def stop(self, mode: str = "immediate") -> None:
        """End it. mode: "immediate" is a crash, "fast" ends what is under way."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}", f"--pgdata={self.data}")

    def remove(self) -> None:
        """End it for good."""
        self.stop()
        shutil.rmtree(self.folder)

    def address(self, name: str) -> str:
        """The address of a database of this cluster."""
        return f"postgresql://games@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a database with empty tables."""
        if not self.has_template:
            self.has_template = True
            self.ask(f"CREATE DATABASE {TEMPLATE}")
            with ThreadPoolExecutor(1) as thread:  # a loop may be running in this one
                thread.submit(lambda: asyncio.run(_migrate(self.address(TEMPLATE)))).result()
        return self.empty_database(f"TEMPLATE {TEMPLATE}")

    def empty_database(self, how: str = "") -> str:
        """The address of a database without tables. how: options of CREATE DATABASE."""
        self.count += 1
        name = f"test{self.count}"
        self.ask(f"CREATE DATABASE {name} {how}")
        return self.address(name)

    def drop(self, address: str) -> None:
        """Remove a database, and end what is connected to it: each is 7 MB in 300 files."""
        self.ask(f"DROP DATABASE {name_of(address)} WITH (FORCE)")

    def ask(self, statement: str, database: str = "postgres") -> str:
        """What a statement answers, a row a line, columns parted by |."""
        to = [f"--host={self.folder}", "--username=games", f"--dbname={database}"]
        return self._run(
            "psql", *to, "--no-psqlrc", "--quiet", "--no-align", "--tuples-only", "-c", statement
        )

    def _run(self, program: str, *arguments: str) -> str:
        command = [*self.runner, str(self.programs / program), *arguments]
        log = self.folder / "out"
        with log.open("w+") as told:  # a pipe would stay open in the server that pg_ctl leaves behind
            done = subprocess.run(
                command, stdout=told, stderr=subprocess.STDOUT, cwd=self.folder, timeout=120, check=False
            )
            told.seek(0)
            found = told.read()
        assert done.returncode == 0, f"{program}: {found}"
        return found


async def _migrate(address: str) -> None:
    await (await open_engine(address)).dispose()


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def _major(version: str) -> int:
    digits = version.partition(".")[0]
    return int("".join(each for each in digits if each.isdigit()) or 0)


def name_of(address: str) -> str:
    """The name of the database in an address of a cluster."""
    return address.partition("@/")[2].partition("?")[0]


def postgresql_programs() -> Path:
    """The folder of PostgreSQL's programs; without them or asyncpg the test is skipped."""
    if importlib.util.find_spec("asyncpg") is None:
        pytest.skip(f"{NOT_TESTED}PostgreSQL (pip install asyncpg)")
    found = sorted(Path("/").glob(f"{DEBIAN_PROGRAMS[1:]}/initdb"), key=lambda path: _major(path.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        pytest.skip(f"{NOT_TESTED}PostgreSQL (install Debian's package postgresql)")
    return (found[-1] if found else Path(on_path or "").resolve()).parent


@contextlib.contextmanager
def database_for(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """The database of a fixture that is one of `conftest.ON_A_DATABASE`. folder: for a file."""
    if getattr(request, "param", "sqlite") != POSTGRESQL:
        yield str(folder / "test.sqlite")
        return
    own: Cluster = request.getfixturevalue("cluster")
    address = own.new_database()
    yield address
    own.drop(address)
