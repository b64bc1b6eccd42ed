"""Where a server keeps its games and listens: folders of any name, one server a folder, IPv6, names of this machine, health."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from gonfalon.core.errors import GonfalonError, StorageError
from gonfalon.server import addresses
from gonfalon.server.addresses import listen, nearby, shown_host
from gonfalon.server.guard import Guard, hostname
from gonfalon.server.run import data_folder, database_of
from gonfalon.storage.database import lock
from gonfalon.storage.store import Store

from .conftest import ServerProcess, until

PLAN = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}]}


def scope(host: str, origin: str = "") -> dict[str, object]:
    headers = [(b"host", host.encode()), *([(b"origin", origin.encode())] if origin else [])]
    return {"type": "http", "method": "GET", "path": "/", "headers": headers}


# ---- folders -----------------------------------------------------------------------------------------------------------


def test_one_server_a_folder(server: ServerProcess):
    """The second one is told so, and the first one goes on; a killed one leaves no lock behind."""
    server.start()
    with pytest.raises(
        StorageError, match=r"another Gonfalon server .process [0-9]+. keeps its games in .*--data"
    ):
        lock(str(server.folder / "gonfalon.sqlite"))
    command = [
        sys.executable,
        "-m",
        "gonfalon.cli.main",
        "serve",
        "--port",
        "0",
        "--data",
        str(server.folder),
    ]
    second = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert second.returncode == 2
    assert len(second.stderr.splitlines()) == 1
    assert "another Gonfalon server" in second.stderr
    assert httpx.post(f"{server.base}/api/matches", json=PLAN).status_code == 201
    server.kill()
    server.start()
    assert httpx.get(f"{server.base}/api/health").json()["ready"] is True


def test_a_folder_that_begins_like_an_address_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("GONFALON_CACHE_FALLBACK", raising=False)
    for name in ("postgres-club", "postgresql", "a b%20c"):
        assert Path(database_of(name)) == Path(name) / "gonfalon.sqlite"
    assert os.environ.pop("GONFALON_CACHE_FALLBACK") == str(tmp_path / "postgres-club")
    assert database_of("postgresql://host/x") == "postgresql://host/x"


def test_who_has_no_home_is_asked_for_a_folder(monkeypatch: pytest.MonkeyPatch):
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    with pytest.raises(GonfalonError, match="--data"):
        database_of("")


# ---- health ------------------------------------------------------------------------------------------------------------


def test_health_writes_and_reads(server: ServerProcess):
    """With a disk that takes nothing more, it says so with 503, as a new match is told; and all is well once there is room."""
    server.start()
    assert httpx.get(f"{server.base}/api/health").json() == {
        "ready": True,
        "storage": "ok",
        "rules": "ready",
        "kernels": "kept",
    }
    process = server.forked.pid  # pyright: ignore[reportAttributeAccessIssue]
    limits = resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    until(lambda: httpx.get(f"{server.base}/api/health").status_code == 503)
    told = httpx.get(f"{server.base}/api/health").json()
    assert (told["ready"], told["storage"]) == (False, "failed")
    refused = httpx.post(f"{server.base}/api/matches", json=PLAN)
    assert (refused.status_code, refused.json()["code"]) == (503, "storage/failed")
    resource.prlimit(process, resource.RLIMIT_FSIZE, limits)
    until(lambda: httpx.get(f"{server.base}/api/health").status_code == 200)
    assert httpx.post(f"{server.base}/api/matches", json=PLAN).status_code == 201


@pytest.mark.parametrize("harm", ["written over", "cut", "removed", "replaced"])
async def test_a_harmed_file_is_noticed(tmp_path: Path, harm: str):
    file = tmp_path / "test.sqlite"
    await (await Store.open(str(file))).close()  # so that all of it lies in the file
    store = await Store.open(str(file))
    await store.check()
    store.checked = float("-inf")
    if harm == "removed":
        file.unlink()
    elif harm == "replaced":
        (tmp_path / "other").write_bytes(file.read_bytes())
        (tmp_path / "other").rename(file)
    else:
        with file.open("r+b") as raw:
            raw.truncate(100 if harm == "cut" else None)
            raw.write(b"\0" * 8192 if harm == "written over" else b"")
    with pytest.raises(StorageError):
        await store.check()
    await store.close()


# ---- addresses ---------------------------------------------------------------------------------------------------------


def has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


needs_ipv6 = pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")


def answers(sock: socket.socket, host: str) -> bool:
    sock.listen()
    try:
        socket.create_connection((host, sock.getsockname()[1]), timeout=5).close()
    except OSError:
        return False
    return True


@needs_ipv6
@pytest.mark.parametrize(
    ("host", "lan", "four", "six"),
    [
        ("::1", False, False, True),
        ("[::1]", False, False, True),
        ("::", False, True, True),
        ("127.0.0.1", True, True, True),
        ("127.0.0.1", False, True, False),
        ("0.0.0.0", False, True, False),
    ],
)
def test_a_server_listens_to_ipv6_as_well(host: str, lan: bool, four: bool, six: bool):
    with listen(host, 0, lan) as sock:
        assert (answers(sock, "127.0.0.1"), answers(sock, "::1")) == (four, six)


def test_without_ipv6_the_local_network_is_let_in_by_ipv4(monkeypatch: pytest.MonkeyPatch):
    made = socket.socket

    def without(family: int = -1, *more: int) -> socket.socket:
        if family == socket.AF_INET6:
            raise OSError("Address family not supported by protocol")
        return made(family, *more)

    monkeypatch.setattr(addresses.socket, "socket", without)
    with listen("127.0.0.1", 0, lan=True) as sock:
        assert sock.family == socket.AF_INET


def test_an_address_stands_in_brackets_in_a_link():
    assert shown_host("::1") == "[::1]"
    assert [shown_host("::"), shown_host("127.0.0.1", lan=True), shown_host("localhost")] == [
        *("127.0.0.1", "127.0.0.1"),
        "localhost",
    ]
    with pytest.raises(GonfalonError, match="--host"):
        listen("no.such.host.invalid", 0)


@needs_ipv6
def test_the_command_starts_on_ipv6(server: ServerProcess):
    start = server.launch
    server.launch = lambda arguments, environment: start([*arguments, "--host", "::1"], environment)
    server.start()
    assert httpx.get(f"http://[::1]:{server.port}/api/health").status_code == 200


def test_the_local_network_may_use_the_names_of_this_machine(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(addresses.socket, "gethostname", lambda: "Salon.example.net")
    near = nearby("127.0.0.1", lan=True)
    assert near.names == ("salon.example.net", "salon", "salon.local")
    guard = Guard(near.names, any_address=near.is_open)
    for host in ("salon.local:8000", "SALON.local.", "salon", "192.0.2.9:8000", "[2001:db8::9]:8000"):
        assert guard.refusal(scope(host, f"http://{host}")) is None, host
    for host in ("evil.example", "salon.local.evil.example", "192.0.2.9.evil.example"):
        assert guard.refusal(scope(host)) is not None, host
    assert guard.refusal(scope("salon.local", "http://evil.example")) is not None
    assert nearby("127.0.0.1") == addresses.Nearby()
    assert Guard().refusal(scope("192.0.2.9:8000")) is not None, (
        "on the loopback address alone no other is known"
    )


def test_an_address_is_the_same_however_it_is_written():
    assert hostname("[0:0:0:0:0:0:0:1]:8000") == hostname("[::1]") == "::1"
    assert hostname("[::ffff:127.0.0.1]") == "127.0.0.1"
    assert Guard(["FE80::1%eth0"]).refusal(scope("[fe80::1]:8000")) is None


def test_a_taken_port_is_said_in_one_line():
    first = listen("127.0.0.1", 0)
    first.listen()
    with pytest.raises(GonfalonError, match="--port"):
        listen("127.0.0.1", first.getsockname()[1])
    first.close()


async def test_no_answer_waits_for_another_packet():
    """TCP_NODELAY stands on every connection; without it an ack waits until the browser has acknowledged the update before it."""
    sock = listen("127.0.0.1", 0)
    found = asyncio.get_running_loop().create_future()

    async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        found.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    server = await asyncio.start_server(serve, sock=sock)
    _, writer = await asyncio.open_connection("127.0.0.1", sock.getsockname()[1])
    assert await asyncio.wait_for(found, 60) != 0
    writer.close()
    server.close()


def test_the_data_folder_follows_the_desktop_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "gonfalon"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "gonfalon"
