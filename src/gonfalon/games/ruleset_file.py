"""A ruleset file as text: its tables, and the line on which a field stands."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from gonfalon.core.errors import RulesetError

MAX_BYTES = 100_000
BYTE_ORDER_MARK = "\ufeff"
"""Some editors begin a file with it; TOML does not know it."""


class RulesetFile:
    """A parsed file with the means to say on which line a field stands."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text.removeprefix(BYTE_ORDER_MARK)
        try:
            self.data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise RulesetError(f"{name}: not valid TOML: {error}") from None
        except RecursionError:
            raise RulesetError(f"{name}: not valid TOML: nested too deeply") from None

    def line(self, table: str, key: str, index: int = 0) -> int:
        """The line of `key` in the index-th `table` ("" for the top), else that of the table, 1 if there is neither."""
        current, seen, found_table = "", -1, self._inline(table, key)
        for number, raw in enumerate(self.text.splitlines(), 1):
            header = re.match(r"\s*\[\[?\s*([\w.]+)\s*\]\]?", raw)
            if header:
                current = header[1]
                seen = seen + 1 if current == table else seen
                found_table = number if current == table and seen == index else found_table
            elif (
                current == table
                and (not table or seen == index)
                and re.match(rf"\s*\"?{re.escape(key)}\"?\s*=", raw)
            ):
                return number
        return found_table

    def _inline(self, table: str, key: str) -> int:
        """The line of `table.key = ...`, else of `table = ...`, else 1."""
        for start in (
            rf"{re.escape(table)}\s*\.\s*{re.escape(key)}\s*[.=]",
            rf"{re.escape(table or key)}\s*=",
        ):
            for number, raw in enumerate(self.text.splitlines(), 1):
                if re.match(r"\s*" + start, raw):
                    return number
        return 1

    def fail(self, table: str, key: str, message: str, index: int = 0) -> RulesetError:
        """The error that names file, line and field."""
        field = f"{table}.{key}" if table and key else table or key
        return RulesetError(f"{self.name}:{self.line(table, key, index)}: {field}: {message}")


def read_text(path: Path) -> str:
    """Read the text of a file of at most MAX_BYTES. Raises RulesetError."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RulesetError(f"{path.name}: larger than {MAX_BYTES} bytes")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RulesetError(f"{path.name}: not UTF-8 text") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "no such name can be"
        raise RulesetError(f"{path.name}: cannot be read ({why})") from None


def read_file(path: Path) -> RulesetFile:
    """Read and parse a file of at most MAX_BYTES. Raises RulesetError."""
    return RulesetFile(path.name, read_text(path))
