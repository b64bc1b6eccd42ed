"""Starting the server."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
import webbrowser
from pathlib import Path

from gonfalon.core.errors import GonfalonError


def data_folder() -> Path:
    """The user's data folder for this program."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "gonfalon"


def _warm_up() -> None:
    """Load the compiled rules and players beside the running server, so that no first match waits for them."""
    from gonfalon import games

    from .bots import warm_players

    for family in sorted({games.get(name).spec.family for name in games.lobby_ids()}):
        warm = getattr(__import__(f"gonfalon.games.{family}", fromlist=["warm"]), "warm", None)
        if warm is not None:
            warm()
    warm_players()


def run(host: str = "127.0.0.1", port: int = 8000, data: str = "", open_browser: bool = False) -> None:
    """Serve until interrupted. data: a folder, or a postgresql:// address. Raises GonfalonError if it cannot."""
    import uvicorn

    from .app import build

    place = (
        data
        if data.startswith("postgres")
        else str((Path(data) if data else data_folder()) / "gonfalon.sqlite")
    )
    config = uvicorn.Config(
        build(place),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        access_log=False,
        server_header=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    sock = _listen(host, port)
    asyncio.run(_prepare(place))
    server = uvicorn.Server(config)
    address = f"http://{host}:{sock.getsockname()[1]}"
    threading.Thread(target=_announce, args=(server, address, open_browser), daemon=True).start()
    server.run(sockets=[sock])


async def _prepare(place: str) -> None:
    """Bring the database up to date before anything else, so that what is wrong with it is said in one line."""
    from gonfalon.storage.database import open_engine

    await (await open_engine(place)).dispose()


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one. Raises GonfalonError if the port is taken."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except (OSError, OverflowError) as error:
        sock.close()
        raise GonfalonError(f"cannot listen on {host}:{port} ({error}): choose another with --port") from None
    return sock


def _announce(server: object, address: str, open_browser: bool) -> None:
    while not getattr(server, "started", False):
        if getattr(server, "should_exit", False):
            return
        time.sleep(0.01)
    print(f"Gonfalon is ready at {address}", flush=True)
    if open_browser:
        webbrowser.open(address)
    _warm_up()
