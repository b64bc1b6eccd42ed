"""How whoever runs a server gets at it: a key and an address in a file of the data folder, which only they can read."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import msgspec

from .keys import new_token

HOST_FILE = "host.json"
"""In the data folder; with a database server in the user's."""
log = logging.getLogger("gonfalon.host")


class HostAccess(msgspec.Struct, frozen=True):
    """key: opens the calls below /api/host. address: where the server was at its last start, without a slash at its end."""

    key: str
    address: str = ""


def read_access(folder: Path) -> HostAccess | None:
    """What the file says, None where there is none that can be read."""
    try:
        return msgspec.json.decode((folder / HOST_FILE).read_bytes(), type=HostAccess)
    except (OSError, msgspec.MsgspecError):
        return None


def renew_access(folder: Path, address: str) -> HostAccess:
    """Note the address of a server that starts. The key stays the same from start to start; without a file there is a new one."""
    before = read_access(folder)
    now = HostAccess(before.key if before and before.key else new_token(), address)
    file = folder / HOST_FILE
    half = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        half.unlink(missing_ok=True)
        with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(msgspec.json.encode(now))
        half.replace(file)
    except OSError as error:
        log.warning(
            "%s cannot be written, so `gonfalon host` cannot ask this server: %s", file, error.strerror
        )
    return now
