"""Reads files of unknown origin, and what zips hold, with a size limit, and shortens text to one safe line."""

from __future__ import annotations

import codecs
import os
import re
import stat
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from gonfalon.core.errors import GonfalonError

MAX_BYTES = 4_000_000
LONGEST_LINE = 400
ZIP = b"PK\x03\x04"
"""How a zip that holds something begins."""
MOST_MEMBERS = 100_000
ADDED = re.compile(r"(^|/)(__MACOSX/|\.|Thumbs\.db$|desktop\.ini$)")
"""What systems add to a zip of a person's files."""
STANDARD_INPUT = "-"
"""Instead of a file's name: what is piped in."""


def read_limited(path: Path, most: int = MAX_BYTES) -> bytes:
    """The content of a regular file of at most `most` bytes, without a byte order mark; reads no more. Raises GonfalonError."""
    try:
        with open(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode):
                raise GonfalonError("cannot be read (not a plain file)")
            if found.st_size > most:
                raise GonfalonError(f"the file is larger than {most} bytes")
            return file.read(most).removeprefix(codecs.BOM_UTF8)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "no such name can be"
        raise GonfalonError(f"cannot be read ({why})") from None


def text_of(raw: bytes) -> str:
    """Bytes of a text file as people have them: UTF-8, UTF-16 with its mark, else Windows-1252."""
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return raw.decode("utf-16", "replace")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


def read_input(path: Path, most: int = MAX_BYTES) -> bytes:
    """As `read_limited`, but "-" is what is piped in. Raises GonfalonError."""
    if str(path) != STANDARD_INPUT:
        return read_limited(path, most)
    raw = sys.stdin.buffer.read(most + 1)
    if len(raw) > most:
        raise GonfalonError(f"more than {most} bytes were piped in")
    return raw.removeprefix(codecs.BOM_UTF8)


def is_zip(path: Path) -> bool:
    """Does a file begin as a zip does? False for what cannot be read."""
    try:
        return path.is_file() and path.open("rb").read(len(ZIP)) == ZIP
    except OSError:
        return False


def zip_members(path: Path, most: int = MAX_BYTES) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """(name, what reads it) of the files in a zip, in its order; folders and what systems add are passed over. Raises GonfalonError.

    Reading one raises GonfalonError if it is larger than `most` bytes, damaged or locked by a password.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            members = [
                one for one in archive.infolist() if not one.is_dir() and not ADDED.search(one.filename)
            ]
            if len(members) > MOST_MEMBERS:
                raise GonfalonError(f"it holds more than {MOST_MEMBERS} files")
            for one in members:
                yield one.filename, partial(_member, archive, one, most)
    except (OSError, zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        raise GonfalonError(f"this zip cannot be read ({error})") from None


def _member(archive: zipfile.ZipFile, member: zipfile.ZipInfo, most: int) -> bytes:
    try:
        with archive.open(member) as file:
            raw = file.read(most + 1)
    except (OSError, zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, ValueError) as error:
        raise GonfalonError(f"cannot be read ({error})") from None
    if len(raw) > most:
        raise GonfalonError(f"the file is larger than {most} bytes")
    return raw.removeprefix(codecs.BOM_UTF8)


def one_line(text: str) -> str:
    """A text as one line that is safe to print: without control characters, at most LONGEST_LINE characters."""
    plain = "".join(c if c.isprintable() else "?" for c in text)
    return plain if len(plain) <= LONGEST_LINE else plain[: LONGEST_LINE - 3] + "..."
