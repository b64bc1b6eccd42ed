"""The server guides, followed to the letter by a new user with an empty home.

Each line of their blocks is either carried out here or named below, with what looks at it instead. Files are laid as the guides say in
every run. What starts servers is long.
"""

from __future__ import annotations

import re
import shlex
import stat
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import typer.main

from gonfalon.cli.main import app
from tests.server.test_people import CREST
from tests.storage.cluster import Cluster

from .guides import GUIDES, Machine, blocks, health, lines
from .programs import DEPLOY, ROOT, settings

ELSEWHERE = {
    r"sudo apt-get (update|install .*)": "root and a network; test_proxies and tests/storage start what is in these packages",
    r"sudo python3 -m venv /opt/gonfalon": "made by the set-up that scripts/fresh_clone_check carries out",
    r"sudo /opt/gonfalon/bin/pip install .*": "a network; test_container installs the package, and the extras are looked at below",
    r"sudo adduser --system .*": "root; test_units compares the user and its folder with the service",
    r"(sudo )?systemctl .*": "systemd as the first process; test_units lets it read the units, and their commands are started below",
    r"sudo certbot .*": "a name and a network",
    r"sudo nginx -t .*": "root; test_proxies starts nginx with these files",
    r"sudo -u postgres create(user|db) .*": "the user postgres; carried out below on a cluster of the tests",
    r"podman (build|run) .*": "a container engine; test_container carries out the file, with an engine under --long",
}
"""Commands that need what a test has not, and what looks at them."""
FILES_TO_WRITE = {
    r"GONFALON_\w+=.*|PGPASSWORD=.*": "settings of the service: their names are looked at below",
    r"\[Unit\]": "a unit, read below",
    r"15 3 \* \* \*  gonfalon .*": "a line for cron: its command is looked at below",
    r"scrape_configs:": "Prometheus",
    r"location = /metrics \{": "nginx; test_proxies refuses the path",
    r"reverse_proxy .*\{": "Caddy; test_proxies starts it with a server",
}
"""First lines of blocks that are written into a file."""
CARRIED_OUT = (
    r"(sudo )?(-u gonfalon )?(install|sed|ln|mkdir|printf|curl|pg_restore|\./play|(\S+/)?gonfalon)( .*)?"
)


def matching(text: str, patterns: dict[str, str]) -> list[str]:
    return [pattern for pattern in patterns if re.fullmatch(pattern, text)]


def commands(guide: str) -> list[str]:
    """What is typed, in order."""
    return [
        line.text for block in blocks(guide) for line in block if not matching(block[0].text, FILES_TO_WRITE)
    ]


def ours(guide: str) -> list[list[str]]:
    """The words after the program's name in each command of ours, those in units and for cron included."""
    own = "|".join(program_command().commands)
    found = (re.search(rf"\bgonfalon ((?:{own})\b.*)", line.text) for line in lines(guide))
    return [shlex.split(match[1]) for match in found if match]


def program_command() -> Any:
    """The program as its own library for commands knows it."""
    return typer.main.get_command(app)


# ---- every run --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("guide", GUIDES)
def test_each_line_is_carried_out_or_named(guide: str):
    unknown = [
        text
        for text in commands(guide)
        if not matching(text, ELSEWHERE) and not re.fullmatch(CARRIED_OUT, text)
    ]
    assert unknown == []


def test_nothing_is_named_that_no_guide_has():
    told = [line.text for guide in GUIDES for line in lines(guide)]
    for pattern in (*ELSEWHERE, *FILES_TO_WRITE):
        assert any(re.fullmatch(pattern, text) for text in told), pattern


@pytest.mark.parametrize("guide", GUIDES)
def test_the_program_knows_each_command_and_its_options(guide: str):
    assert ours(guide) or guide == "home-network.md"
    for words in ours(guide):
        command, rest = program_command(), words
        while hasattr(command, "commands"):
            assert rest[0] in command.commands, words
            command, rest = command.commands[rest[0]], rest[1:]
        command.make_context(words[0], rest)  # raises for what it does not know


def test_the_extras_that_are_installed_exist():
    told = "".join(line.text for guide in GUIDES for line in lines(guide))
    named = {
        extra for found in re.findall(r'pip install "\.\[([\w,]+)\]"', told) for extra in found.split(",")
    }
    there = re.search(
        r"^\[project\.optional-dependencies\]\n(.*?)^\[", (ROOT / "pyproject.toml").read_text(), re.M | re.S
    )
    assert there
    assert named
    assert named <= set(re.findall(r"^(\w+) = \[", there[1], re.M))


def test_each_setting_is_one_of_the_file_of_the_service():
    told = (DEPLOY / "systemd" / "gonfalon.env").read_text()
    named = {
        found[1] for guide in GUIDES for line in lines(guide) if (found := re.match(r"([A-Z_]+)=", line.text))
    }
    assert {"GONFALON_OPTIONS", "GONFALON_DATA", "PGPASSWORD"} <= named
    assert all(re.search(rf"^#?{name}=", told, re.M) for name in named)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def laid(machine: Machine, *guides: str) -> Machine:
    """All files are laid as the guides say."""
    for guide in guides:
        for text in commands(guide):
            if re.match(r"sudo (install|sed|ln) ", text):
                machine.run(text)
    return machine


def test_the_files_lie_where_the_guides_put_them(machine: Machine):
    laid(machine, "small-server.md", "postgresql.md")
    etc = machine.root / "etc"
    assert stat.S_IMODE((etc / "gonfalon").stat().st_mode) == 0o700
    assert stat.S_IMODE((etc / "gonfalon" / "gonfalon.env").stat().st_mode) == 0o600
    assert (etc / "nginx/sites-enabled/gonfalon").resolve() == etc / "nginx/sites-available/gonfalon"
    for name in ("caddy/Caddyfile", "nginx/sites-available/gonfalon"):
        text = (etc / name).read_text()
        settled = "".join(line for line in text.splitlines(True) if not line.lstrip().startswith("#"))
        assert "YOUR.NAME" in settled
        assert "play.example.org" not in settled, f"{name} still has the name of the example"
    for name in re.findall(r"include (snippets/\S+);", (etc / "nginx/sites-available/gonfalon").read_text()):
        assert (etc / "nginx" / name).is_file()
    system = etc / "systemd/system"
    assert (system / "gonfalon-backup.service.d/postgresql.conf").is_file()
    for unit in system.glob("*.service"):
        named = re.search(r"^EnvironmentFile=(\S+)", unit.read_text(), re.M)
        assert named
        assert Path(machine.inside(named[1])).is_file()


def test_the_service_of_ones_own_user_starts_play_of_this_folder(machine: Machine):
    """In a folder whose name has a space, too."""
    for text in commands("home-network.md"):
        if text.startswith(("mkdir", "printf")):
            machine.run(text)
    unit = (machine.home / ".config/systemd/user/gonfalon.service").read_text()
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.M)
    assert shlex.split(command) == [str(machine.checkout / "play"), "--lan", "--no-browser"]
    assert "WantedBy=default.target" in unit


# ---- servers ----------------------------------------------------------------------------------------------------------

TABLE = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}] * 2}


def made(address: str, host: str = "") -> str:
    """A game that somebody begins there, and looks at."""
    headers = {"host": host} if host else {}
    answer = httpx.post(f"{address}/api/matches", json=TABLE, headers=headers, timeout=300)
    assert answer.status_code == 201, answer.text
    match, key = answer.json()["match"], answer.json()["grants"][0]["token"]
    headers["authorization"] = f"Bearer {key}"
    assert httpx.get(f"{address}/api/matches/{match}", headers=headers, timeout=60).status_code == 200
    return match


def take_name(address: str) -> None:
    """Somebody takes the name that the guides free again."""
    head = {"host": "play.example.org", "authorization": f"Bearer {'A' * 32}"}
    body = {"name": "Grey Heron", "crest": msgspec.to_builtins(CREST)}
    assert httpx.post(f"{address}/api/person", json=body, headers=head, timeout=60).status_code == 200


@pytest.mark.long
def test_at_home(machine: Machine):
    alone, lan, *_, backup, restore = commands("home-network.md")
    with machine.serving(alone) as (told, address):
        assert "Gonfalon is ready at http://127.0.0.1:8000" in told, "as the guide says"
        match = made(address)
    kept = machine.home / ".local/share/gonfalon"
    assert (kept / "gonfalon.sqlite").is_file()
    with machine.serving(lan) as (told, address):
        assert re.search(r"http://[\w.\[\]:]+:8000", told)
        assert httpx.get(f"{address}/game/{match}", timeout=60).status_code == 200
        machine.run(backup)  # while it runs
        later = made(address)
    machine.run(restore)
    with machine.serving(alone) as (_, address):
        assert httpx.get(f"{address}/api/matches/{later}/record", timeout=60).status_code == 404
        assert httpx.get(f"{address}/api/matches/{match}/record", timeout=60).status_code != 404


def of_unit(machine: Machine, name: str, **changed: str) -> tuple[str, dict[str, str]]:
    """(the command of a unit, its settings), as systemd starts it with the file of the guide."""
    unit = (machine.root / "etc/systemd/system" / name).read_text()
    values = {**settings(machine.root / "etc/gonfalon/gonfalon.env"), **changed}
    command = re.findall(r"^ExecStart=(.+)$", unit, re.M)[-1]
    return re.sub(r"\$\{?(GONFALON_\w+)\}?", lambda found: values[found[1]], command), values


@pytest.mark.long
def test_a_small_server(machine: Machine):
    laid(machine, "small-server.md")
    (machine.root / "var/lib/gonfalon-backups").mkdir(parents=True)
    for options in ({}, {"GONFALON_OPTIONS": "--trust-proxy 127.0.0.1 --path /gonfalon"}):
        command, _ = of_unit(machine, "gonfalon.service", **options)
        with machine.serving(command) as (_, address):
            (curl,) = (text for text in commands("small-server.md") if text.startswith("curl"))
            assert '"ready":' in machine.run(curl.replace("http://127.0.0.1:8000", address))
            made(address, "play.example.org")
            take_name(address)
    (host,) = (text for text in commands("small-server.md") if " host free-name " in text)
    assert "Nothing has been changed." in machine.run(host)
    backup, _ = of_unit(machine, "gonfalon-backup.service")
    machine.run(backup)
    assert len(list((machine.root / "var/lib/gonfalon-backups").glob("gonfalon-*.sqlite"))) == 1


@pytest.mark.long
def test_what_a_host_decides(machine: Machine):
    """Each server of the guide is started, and each command is given to the data of one of them."""
    folder = machine.home / "games"
    served = [text for text in commands("run-a-server.md") if text.startswith("gonfalon serve ")]
    assert len(served) > 5
    match = ""
    for text in served:
        name = re.findall(r"--public-name (\S+)", text)[0]
        with machine.serving(f"{text} --data {shlex.quote(str(folder))}") as (_, address):
            assert health(address)
            match = made(address, name)
            if "--push-host" in text:
                take_name(address)
            if "--metrics" in text:
                assert "gonfalon_build" in httpx.get(f"{address}/metrics", timeout=60).text
                status, close = (
                    each.replace("FOLDER", shlex.quote(str(folder))).replace("MATCH", match)
                    for each in commands("run-a-server.md")
                    if re.match("gonfalon host (status|close)", each)
                )
                assert match in machine.run(status)
                assert "is closed" in machine.run(close)
    told = [each.replace("FOLDER", shlex.quote(str(folder))) for each in commands("run-a-server.md")]
    for text in told:
        if re.match("mkdir |gonfalon (host free-name|backup|check|export|replay) ", text):
            printed = machine.run(text)
            assert "free-name" not in text or ("The name is free." in printed) == ("--yes" in text)
        elif text.startswith("gonfalon restore "):
            (copy,) = (machine.root / "srv/backups").glob("*.sqlite")
            machine.run(re.sub(r"/srv/backups/\S+", shlex.quote(str(copy)), text))
            assert list(folder.glob("gonfalon.sqlite.before-restore-*"))


@pytest.mark.long
def test_on_postgresql(machine: Machine, cluster: Cluster):
    """Role and database are made by the commands of the guide; two servers share it, and a copy is put back."""
    laid(machine, "small-server.md", "postgresql.md")
    (machine.root / "var/lib/gonfalon-backups").mkdir(parents=True)
    tools = {"PATH": f"{cluster.programs}:{machine.environment['PATH']}"}
    asked = {**tools, "PGHOST": str(cluster.folder), "PGUSER": "games"}
    told = [text.replace("/run/postgresql", str(cluster.folder)) for text in commands("postgresql.md")]
    for text in told:
        if text.startswith("sudo -u postgres "):
            machine.run(text, **asked)
    settled = next(line.text for line in lines("postgresql.md") if line.text.startswith("GONFALON_DATA="))
    data = settled.partition("=")[2].replace("/run/postgresql", str(cluster.folder))
    command, _ = of_unit(machine, "gonfalon.service", GONFALON_DATA=shlex.quote(data))
    with machine.serving(command) as (_, address):
        assert health(address)
        match = made(address, "play.example.org")
    conf = (machine.root / "etc/systemd/system/gonfalon-backup.service.d/postgresql.conf").read_text()
    dump = re.findall(r"^ExecStart=(.+)$", conf, re.M)[-1].replace("%%", "%").replace("$$", "$")
    machine.run(dump, **tools, GONFALON_DATA=data)
    (copy,) = (machine.root / "var/lib/gonfalon-backups").glob("gonfalon-*.dump")
    shared = [text for text in told if "--share" in text]
    inside = [re.sub(r"postgresql://\S+", shlex.quote(data), text) for text in shared]
    one, other = (
        re.sub(r"10\.0\.0\.\d:9000", f"127.0.0.1:{port}", text)
        for text, port in zip(inside, ports(), strict=True)
    )
    with machine.serving(one) as (_, first), machine.serving(other) as (_, second):
        later = made(first)
        answers = [httpx.get(f"{each}/api/matches/{later}/record", timeout=60) for each in (first, second)]
        assert answers[0].status_code == answers[1].status_code != 404
    (restore,) = (text for text in told if "pg_restore" in text)
    machine.run(restore.replace("FILE", shlex.quote(str(copy))), **tools)
    with machine.serving(command) as (_, address):
        statuses = [
            httpx.get(f"{address}/api/matches/{each}/record", timeout=60).status_code
            for each in (match, later)
        ]
        assert statuses[0] != 404
        assert statuses[1] == 404


def ports() -> tuple[int, int]:
    """Two that are free."""
    from .proxies import free_port

    return free_port(), free_port()
