"""Starting the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
import webbrowser
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, cast, get_args

from gonfalon.core.errors import GonfalonError
from gonfalon.core.kernel_cache import FALLBACK, user_folder

from .addresses import EVERYWHERE, in_link, listen, nearby, shown_host
from .base_path import base_path
from .garbage import collect_seldom, load_without_pauses
from .host_limits import USUAL_LIMITS, HostLimits

DATABASE = "gonfalon.sqlite"
"""The database's file in a data folder."""
GRACE_SECONDS = 1
"""So long a stopping server waits for requests that are being answered, after its goodbyes."""
LEAVE_SECONDS = 0.5
"""So long the threads of a stopped server have to end by themselves."""


class Watching(NamedTuple):
    """How a host sees how the server fares. metrics: are its figures shown to this machine? log_format, log_level: of server_log."""

    metrics: bool = False
    log_format: str = "text"
    log_level: str = "warning"


NOT_WATCHED = Watching()


def data_folder() -> Path:
    """The user's data folder for this program. Raises GonfalonError for a user without a home folder."""
    base = user_folder("XDG_DATA_HOME", ".local", "share")
    if base is None:
        raise GonfalonError("this user has no home folder: say where to keep the games with --data FOLDER")
    return base / "gonfalon"


def needs_extra() -> None:
    """Raises GonfalonError that says what to install if a part of the extra `server` is missing."""
    for name in (
        "aiosqlite",
        "alembic",
        "http_ece",
        "litestar",
        "prometheus_client",
        "py_vapid",
        "sqlalchemy",
        "uvicorn",
        "webauthn",
        "websockets",
    ):
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
    path: str = "",
    filling: tuple[int, int] = (0, 2),
    chat: str = "off",
    push: bool = True,
    push_hosts: Sequence[str] = (),
    tournaments: str = "named",
    schedule: str = "",
    limits: HostLimits = USUAL_LIMITS,
    watching: Watching = NOT_WATCHED,
    share: str = "",
) -> None:
    """Serve until asked to stop, and end the process. Raises GonfalonError if it cannot serve.

    data: a folder, or a postgresql:// address. public_names: by which others know this server, through a proxy perhaps. lan: listen to
    the local network as well. per_address: connections that one address may hold, 0: any number. path: below which a proxy serves it.
    filling: after how many seconds (0: never) computers of which level take offered seats. chat: "friends" lets people who came by link
    write free text to each other, "off" nobody. push: may web push be sent? push_hosts: HOST or HOST:PORT of push services to trust
    beside the usual ones. tournaments: who may announce them, "nobody" or "named". schedule: file of planned ones, "" for that of the
    data folder. limits: what may be asked of this server, whose word counts on who asks, and what is kept. watching: how its host sees
    it. share: HOST:PORT at which other servers of the same database reach this one, "" to have the database to itself.
    """
    load_without_pauses()
    from .app import build
    from .guard import Guard
    from .server_log import log_standard_error
    from .uvicorn_server import Server

    base = base_path(path)
    pushing = _push_settings(push, push_hosts, public_names)
    decided = _host_rules(data, filling, chat, pushing, _tournament_rules(tournaments, schedule, data))
    decided = decided._replace(**limits.rules(per_address))
    held, inside = _hold(database := database_of(data), share)
    listening, near = listen(host, port, lan), nearby(host, lan)
    port = listening.getsockname()[1]
    origins = [f"http://{each}:{port}" for each in (shown_host(host, lan), *near.addresses)]
    named = [f"{origin}{base}/" if base else origin for origin in origins]
    guard = Guard((host, *near.names), public_names, any_address=near.is_open)
    app = build(database, guard, tuple(origins[1:]), base, decided._replace(metrics=watching.metrics))
    config = _config(app, per_address, bool(public_names), decided.proxies, _logging(watching))
    log_standard_error(watching.log_format)
    limits.tell(decided.limits, proxied=bool(public_names) and not near.is_open)
    asyncio.run(_prepare(database))
    sockets = [listening, *_join(app, config.tally, held, inside)]
    _admit_host(app, config.tally, host_folder(data), f"{origins[0]}{base}")
    failures: list[str] = []
    server = Server(config, lambda: None if failures else _leave_soon())
    app.loads_rules, app.lock = True, held
    threading.Thread(target=_announce, args=(server, app, named, open_browser, failures), daemon=True).start()
    server.run(sockets=sockets)
    _end(held, failures)


def _hold(database: str, share: str) -> tuple[Any, tuple[str, int] | None]:
    """A hold of the database, alone or with others, and where those reach this server. Raises GonfalonError."""
    from gonfalon.storage.database import lock, shared_lock

    inside = inside_address(share)
    return lock(database) if inside is None else shared_lock(database), inside


def _join(app: Any, tally: Any, held: Any, inside: tuple[str, int] | None) -> list[Any]:
    """Be one of the servers of a database; what it listens on for the others. Raises GonfalonError."""
    from .sharing import Share

    if inside is None:
        return []
    listening = listen(*inside, False)
    host, port = listening.getsockname()[:2]
    held.join(f"{in_link(inside[0] or host)}:{port}")
    app.share, tally.inside = Share(held, port), port
    return [listening]


def inside_address(share: str) -> tuple[str, int] | None:
    """The host and the port in HOST:PORT, None for "". Raises GonfalonError, where a package is missing, too."""
    if not share:
        return None
    if find_spec("httpx") is None:
        raise GonfalonError("--share needs the extra `postgres`: pip install 'gonfalon[postgres]'")
    host, _, port = share.rpartition(":")
    host = host.strip("[]")
    if not port.isdigit() or int(port) > 65_535 or host in ("", *EVERYWHERE):
        raise GonfalonError(
            f"--share {share[:60]!r}: give HOST:PORT, the address of this machine at which the other servers reach it"
        )
    return host, int(port)


def _push_settings(is_on: bool, hosts: Sequence[str], public_names: Sequence[str]) -> Any:
    """Whether and where web push is sent, and who tells push services so: the first public name."""
    from .pushing import PushSettings

    return PushSettings(is_on, tuple(hosts), f"https://{public_names[0] if public_names else 'localhost'}")


def _admit_host(app: Any, tally: Any, folder: Path, address: str) -> None:
    """Let whoever may read the folder ask this server what is going on."""
    from .host_access import renew_access
    from .keys import digest

    app.state.host_key, app.state.tally = digest(renew_access(folder, address).key), tally


def _host_rules(data: str, filling: tuple[int, int], chat: str, pushing: Any, tournaments: Any) -> Any:
    """What the host has decided. Raises GonfalonError for a word that is none of those it takes."""
    from .chat import HostChat
    from .host_rules import HostRules
    from .names import WORDS_FILE
    from .offered_tables import Filling

    where = next((one for one in get_args(HostChat) if one == chat), None)
    if where is None:
        raise GonfalonError(f"--chat {chat[:40]!r} is none of: {', '.join(get_args(HostChat))}")
    return HostRules(host_folder(data) / WORDS_FILE, Filling(*filling), where, pushing, tournaments)


def _logging(watching: Watching) -> dict[str, Any]:
    """The settings of the log. Raises GonfalonError for a word that is none of those it takes."""
    from .server_log import LogFormat, LogLevel, logging_of

    _, written, level = watching
    known: dict[str, tuple[str, ...]] = {"format": get_args(LogFormat), "level": get_args(LogLevel)}
    for option, told in (("format", written), ("level", level)):
        if told not in known[option]:
            raise GonfalonError(f"--log-{option} {told[:20]!r} is none of: {', '.join(known[option])}")
    return logging_of(cast("LogFormat", written), cast("LogLevel", level))


def _end(held: Any, failures: Sequence[str]) -> None:
    """Let other servers have the database, and end this process. Raises GonfalonError with why it had to stop, if it failed."""
    held.close()
    if failures:
        raise GonfalonError(failures[0])
    _leave()


def _leave_soon() -> None:
    """All is stored and everybody told: end this process, even if a computer still thinks about a move that nobody needs."""
    timer = threading.Timer(LEAVE_SECONDS, _leave)
    timer.daemon = True
    timer.start()


def _leave() -> None:
    """End this process: all is closed and printed, and to take apart what was loaded would take longer than the stop."""
    for child in multiprocessing.active_children():  # nobody would end them
        child.kill()
    os._exit(0)


def _config(
    app: Any, per_address: int, behind_proxy: bool, proxies: Any, logging_config: dict[str, Any]
) -> Any:
    """uvicorn's settings for this application. per_address: connections that one address may hold, 0: any number."""
    from .connections import LAG_SECONDS, SPARE_FILES, Config, Tally, raise_file_limit
    from .socket import MAX_FRAME

    on_full = partial(app.metrics.note_limit, "connections")
    return Config(
        app,
        Tally(per_address, raise_file_limit() - SPARE_FILES, behind_proxy, proxies, on_full),
        app.say_goodbye,
        ws_per_message_deflate=False,
        ws_ping_interval=LAG_SECONDS,
        ws_max_size=MAX_FRAME,
        access_log=False,
        server_header=False,
        log_level="warning",
        log_config=logging_config,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def database_of(data: str) -> str:
    """The database of a data folder, or the address as it is. Kernels may be kept in that folder if there is no better one."""
    from gonfalon.storage.database import is_address

    if is_address(data):
        return data
    folder = host_folder(data)
    if not data and folder.exists():
        folder.chmod(0o700)  # earlier versions left it open to everybody on this machine
    os.environ.setdefault(FALLBACK, str(folder.resolve()))
    return str(folder / DATABASE)


def host_folder(data: str) -> Path:
    """Where the host's own files lie: the data folder, or the user's where the games are in a database server."""
    from gonfalon.storage.database import is_address

    return data_folder() if not data or is_address(data) else Path(data).expanduser()


def _tournament_rules(announcers: str, schedule: str, data: str) -> Any:
    """What the host says of tournaments. Raises GonfalonError for a word or a file that cannot be read."""
    from .tournament_pages import Announcers
    from .tournament_schedule import SCHEDULE_FILE, TournamentRules, read_schedule

    if announcers not in get_args(Announcers):
        raise GonfalonError(
            f"--tournaments {announcers[:20]!r}: it takes {' or '.join(get_args(Announcers))}"
        )
    usual = host_folder(data) / SCHEDULE_FILE
    path = Path(schedule).expanduser() if schedule else usual
    planned = read_schedule(path) if schedule or path.is_file() else ()
    return TournamentRules(cast("Announcers", announcers), planned)


async def _prepare(database: str) -> None:
    """Bring the database up to date before anything else, so that what is wrong with it is said in one line."""
    from gonfalon.storage.database import file_of, is_address, open_engine
    from gonfalon.storage.integrity import check_at_start

    await (await open_engine(database)).dispose()
    if not is_address(database):
        check_at_start(file_of(database))


def _announce(
    server: Any, app: Any, addresses: Sequence[str], open_browser: bool, failures: list[str]
) -> None:
    """Load the rules once the server answers, and say that it is ready. failures: why it must stop."""
    while not getattr(server, "started", False):
        if getattr(server, "should_exit", False):
            return
        time.sleep(0.01)
    try:
        _load_rules()
    except Exception as error:
        failures.append(f"the rules cannot be loaded: {type(error).__name__}: {error}")
        server.should_exit = True
        return
    collect_seldom()
    app.note_rules_loaded()
    for near in addresses[1:]:
        print(f"In the local network: {near}", flush=True)
    print(f"Gonfalon is ready at {addresses[0]}", flush=True)
    if open_browser:
        webbrowser.open(addresses[0])
    if os.environ.get("GONFALON_WARM") == "0":  # tests start many servers and stop each after a moment
        return
    app.warm_computers()


def _load_rules() -> None:
    """Have every game's rules compiled or loaded, so that the first match of any is not refused.

    The fingerprint of their code is taken with it: once the program has been updated on the disk, the files are no longer what runs.
    GONFALON_WARM=0 leaves out what takes longer than a moment.
    """
    from gonfalon import games
    from gonfalon.match.snapshots import code_digest

    for game in games.lobby_ids():
        rules = games.get(game)
        code_digest(rules.spec.family)
        if os.environ.get("GONFALON_WARM") != "0":
            rules.warm()
