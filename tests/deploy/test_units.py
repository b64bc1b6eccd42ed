"""The units of systemd: systemd reads them without a complaint, they are hardened, and their commands are those of the program."""

from __future__ import annotations

import asyncio
import configparser
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from junit_results import NOT_TESTED

from gonfalon.storage.store import Store

from .programs import DEPLOY, program, settings

UNITS = DEPLOY / "systemd"
PROGRAM = "/opt/gonfalon/bin/gonfalon"
MOST_EXPOSED = 3.0
"""Of `systemd-analyze security`, from 0 (locked up) to 10 (free); a service with none of these settings has 9.6."""
HARDENED = {
    "User": "gonfalon",
    "StateDirectoryMode": "0700",
    "ProtectSystem": "strict",
    "NoNewPrivileges": "yes",
    "CapabilityBoundingSet": "",
    "UMask": "0077",
}


class Unit(configparser.ConfigParser):
    """A unit file: names keep their capitals, and `%` means what it means to systemd."""

    def __init__(self, name: str) -> None:
        super().__init__(interpolation=None, delimiters=("=",), comment_prefixes=("#", ";"))
        self.read(UNITS / name, encoding="utf-8")

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def laid(folder: Path) -> list[Path]:
    """The units in a folder, with what the guides add to them and a program at their hand that exists."""
    own = folder / "gonfalon"
    own.write_text("#!/bin/sh\n")
    own.chmod(0o755)
    for file in UNITS.glob("gonfalon*.*"):
        (folder / file.name).write_text(file.read_text(encoding="utf-8").replace(PROGRAM, str(own)))
    return [
        folder / name for name in ("gonfalon.service", "gonfalon-backup.service", "gonfalon-backup.timer")
    ]


def test_systemd_reads_the_units(tmp_path: Path):
    command = [program("systemd-analyze", "systemd"), "verify", "--man=no", *map(str, laid(tmp_path))]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if "Failed to" in told.stderr and "unit" not in told.stderr.lower():
        pytest.skip(f"{NOT_TESTED}units of systemd ({told.stderr.strip().splitlines()[-1]})")
    of_ours = [line for line in told.stderr.splitlines() if "gonfalon" in line]
    assert (told.returncode, of_ours) == (0, []), told.stderr


def test_systemd_finds_a_fault_in_a_unit(tmp_path: Path):
    """What the test above relies on."""
    service = laid(tmp_path)[0]
    service.write_text(service.read_text().replace("MemoryMax=2G", "MemoryMax=plenty"))
    command = [program("systemd-analyze", "systemd"), "verify", "--man=no", str(service)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert "Invalid memory limit" in told.stderr


@pytest.mark.parametrize("name", ["gonfalon.service", "gonfalon-backup.service"])
def test_a_service_can_do_little_harm(
    name: str, tmp_path: Path, record_property: Callable[[str, object], None]
):
    analyze = program("systemd-analyze", "systemd")
    usage = subprocess.run(
        [analyze, "--help"], capture_output=True, text=True, timeout=60, check=False
    ).stdout
    if "--offline" not in usage:
        pytest.skip(f"{NOT_TESTED}hardening of units (systemd 250 or newer)")
    laid(tmp_path)
    command = [analyze, "security", "--offline=true", "--no-pager", str(tmp_path / name)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    found = re.search(r"Overall exposure level for \S+: ([0-9.]+)", told.stdout)
    assert found, told.stdout + told.stderr
    assert float(found[1]) <= MOST_EXPOSED, told.stdout
    record_property("figure exposure", float(found[1]))


@pytest.mark.parametrize("name", ["gonfalon.service", "gonfalon-backup.service"])
def test_a_service_owns_its_folders_and_nothing_else(name: str):
    service = Unit(name)["Service"]
    assert {setting: service[setting] for setting in HARDENED} == HARDENED
    assert "gonfalon" in service["StateDirectory"].split()
    assert re.fullmatch("[0-9]+[MG]", service["MemoryMax"])


def test_a_stop_is_waited_for_and_a_failure_is_no_end():
    service = Unit("gonfalon.service")["Service"]
    assert service["TimeoutStopSec"] == "10"
    assert service["Restart"] == "on-failure"
    assert "MemoryDenyWriteExecute" not in service, "compiled rules are machine code made while it runs"


def test_the_password_of_a_database_is_in_no_command():
    """Every user of a machine reads the commands that run; the environment is for its owner and root."""
    told = (UNITS / "gonfalon.env").read_text(encoding="utf-8")
    assert re.search("^#PGPASSWORD=$", told, re.MULTILINE)
    addresses = re.findall(r"postgresql://\S+", told)
    assert addresses
    assert not any(":" in address.partition("://")[2].partition("@")[0] for address in addresses)
    for unit in UNITS.glob("*.service"):
        assert Unit(unit.name)["Service"]["EnvironmentFile"] == "/etc/gonfalon/gonfalon.env"


def test_a_shell_reads_the_settings_as_systemd_does():
    """A host's own commands take them over with `. /etc/gonfalon/gonfalon.env`."""
    file = UNITS / "gonfalon.env"
    for name, value in settings(file).items():
        command = ["sh", "-euc", f'. {shlex.quote(str(file))}; printf %s "${name}"']
        told = subprocess.run(command, capture_output=True, text=True, timeout=30, check=True)
        assert told.stdout == value


def commands() -> list[list[str]]:
    """Every command of ours in a unit, as words, with the settings of gonfalon.env put in."""
    values, found = settings(UNITS / "gonfalon.env"), []
    for unit in sorted(UNITS.glob("*.service")):
        line = Unit(unit.name)["Service"]["ExecStart"]
        found.append(shlex.split(re.sub(r"\$\{?(GONFALON_\w+)\}?", lambda name: values[name[1]], line)))
    return found


@pytest.mark.parametrize("words", commands(), ids=lambda words: words[1])
def test_a_unit_calls_what_the_program_has(words: list[str]):
    """Each command exists and knows every option."""
    assert words[0] == PROGRAM
    asked = [sys.executable, "-m", "gonfalon.cli.main", words[1], "--help"]
    told = subprocess.run(asked, capture_output=True, text=True, timeout=120, check=False)
    if told.returncode != 0 and words[1] == "backup":
        pytest.skip("this version has no `gonfalon backup` yet")
    assert told.returncode == 0, told.stderr
    options = [word for word in words[2:] if word.startswith("--")]
    known = set(re.findall(r"--[a-z-]+", told.stdout))
    if "--trust-proxy" not in known:
        options = [option for option in options if option != "--trust-proxy"]
    assert set(options) <= known


def test_the_command_of_the_backup_makes_a_copy_that_opens(tmp_path: Path):
    """Carried out as it stands, in other folders."""
    words = next(words for words in commands() if words[1] == "backup")
    data, copies = tmp_path / "data", tmp_path / "copies"
    copies.mkdir()
    asyncio.run(make_database(data / "gonfalon.sqlite"))
    places = {"/var/lib/gonfalon-backups": str(copies), "/var/lib/gonfalon": str(data)}
    command = [sys.executable, "-m", "gonfalon.cli.main", *(places.get(word, word) for word in words[1:])]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if "No such command" in told.stderr:
        pytest.skip("this version has no `gonfalon backup` yet")
    assert told.returncode == 0, told.stderr
    (copy,) = copies.glob("gonfalon-*.sqlite")
    asyncio.run(make_database(copy))


async def make_database(file: Path) -> None:
    """Open a database, which makes one where there is none, and look through it."""
    store = await Store.open(str(file))
    await store.check()
    await store.close()


def test_the_timer_is_that_of_the_backup_and_of_every_night():
    timer = Unit("gonfalon-backup.timer")
    assert timer["Timer"]["Persistent"] == "yes"
    assert timer["Install"]["WantedBy"] == "timers.target"
    assert (UNITS / "gonfalon-backup.service").is_file()


def guides() -> dict[str, str]:
    """The guides that name files of deploy/, with their texts."""
    folder = DEPLOY.parent / "docs" / "guides"
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.md")}
    return {name: text for name, text in texts.items() if "deploy/" in text}


def test_the_guides_name_every_file_of_deploy_and_no_other():
    """A command that copies a file finds it, and no file is forgotten."""
    named = {name for text in guides().values() for name in re.findall(r"(?<![\w./])deploy/[\w./-]*\w", text)}
    there = {path.relative_to(DEPLOY.parent).as_posix() for path in DEPLOY.rglob("*") if path.is_file()}
    assert named - {"deploy"} == there


def test_the_guides_put_files_where_the_units_look_for_them():
    text = "".join(guides().values())
    for place in ("/etc/gonfalon/", "/etc/systemd/system/", "/opt/gonfalon", "/var/lib/gonfalon-backups"):
        assert place in text
