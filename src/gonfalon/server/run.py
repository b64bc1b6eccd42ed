"""Starting the server."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from gonfalon.core.errors import GonfalonError

EVERYWHERE, LOOPBACK = "0.0.0.0", ("127.0.0.1", "localhost")
"""Addresses to listen on: every network of this machine, or this machine alone."""


def data_folder() -> Path:
    """The user's data folder for this program."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "gonfalon"


def needs_extra() -> None:
    """Raises GonfalonError that says what to install if a part of the extra `server` is missing."""
    for name in ("aiosqlite", "alembic", "litestar", "sqlalchemy", "uvicorn", "websockets"):
        if find_spec(name) is None:
            raise GonfalonError(
                f"the server needs {name}, of the extra `server`: start ./play, or pip install '.[server]'"
            )


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str = "",
    open_browser: bool = False,
    public_names: Sequence[str] = (),
    lan: bool = False,
    per_address: int = 256,
) -> None:
    """Serve until interrupted. Raises GonfalonError if it cannot.

    data: a folder, or a postgresql:// address. public_names: by which others know this server, through a proxy perhaps.
    lan: listen to the local network as well. per_address: connections that one address may hold, 0: any number.
    """
    from .app import build
    from .connections import SPARE_FILES, Config, Server, Tally, raise_file_limit
    from .guard import Guard, local_addresses
    from .quiet_log import LOGGING
    from .socket import MAX_FRAME

    host = EVERYWHERE if lan and host in LOOPBACK else host
    nearby = local_addresses() if host == EVERYWHERE else ()

    database = (
        data
        if data.startswith("postgres")
        else str((Path(data) if data else data_folder()) / "gonfalon.sqlite")
    )
    if not data and data_folder().exists():
        data_folder().chmod(0o700)  # earlier versions left it open to everybody on this machine
    sock = _listen(host, port)
    named = [
        f"http://{name}:{sock.getsockname()[1]}"
        for name in (LOOPBACK[0] if host == EVERYWHERE else host, *nearby)
    ]
    app = build(database, Guard((host, *nearby), public_names), tuple(named[1:]))
    config = Config(
        app,
        Tally(per_address, raise_file_limit() - SPARE_FILES, behind_proxy=bool(public_names)),
        app.say_goodbye,
        ws_per_message_deflate=False,
        ws_max_size=MAX_FRAME,
        access_log=False,
        server_header=False,
        log_level="warning",
        log_config=LOGGING,
        timeout_graceful_shutdown=3,
    )
    asyncio.run(_prepare(database))
    server = Server(config)
    threading.Thread(target=_announce, args=(server, named, open_browser), daemon=True).start()
    server.run(sockets=[sock])


async def _prepare(database: str) -> None:
    """Bring the database up to date before anything else, so that what is wrong with it is said in one line."""
    from gonfalon.storage.database import open_engine

    await (await open_engine(database)).dispose()


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one. Raises GonfalonError if the port is taken.

    It names its protocol: only then asyncio sets TCP_NODELAY on its connections, without which an answer waits 25 ms and more.
    """
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except (OSError, OverflowError) as error:
        sock.close()
        raise GonfalonError(f"cannot listen on {host}:{port} ({error}): choose another with --port") from None
    return sock


def _announce(server: object, addresses: Sequence[str], open_browser: bool) -> None:
    while not getattr(server, "started", False):
        if getattr(server, "should_exit", False):
            return
        time.sleep(0.01)
    for nearby in addresses[1:]:
        print(f"In the local network: {nearby}", flush=True)
    print(f"Gonfalon is ready at {addresses[0]}", flush=True)
    if open_browser:
        webbrowser.open(addresses[0])
    if os.environ.get("GONFALON_WARM") == "0":  # tests start many servers and stop each after a moment
        return
    from gonfalon import players

    players.warm()
