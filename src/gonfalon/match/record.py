"""A match as a file: versioned JSON that replays anywhere (docs/guides/formats.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon import games
from gonfalon.core.errors import NotationError, ReplayMismatchError

from .log import Entry
from .referee import Playing, Setting, play_over

VERSION = 1
MAX_BYTES = 4_000_000


class Act(msgspec.Struct, frozen=True, array_like=True):
    """[seat, text]"""

    seat: int
    text: str


class Record(msgspec.Struct, frozen=True):
    """format is always "gonfalon", version the number above. rules: digest of the ruleset, "" where the game has none.

    returns and reason repeat the result for readers that do not replay; replaying checks them. None: not finished.
    """

    format: str
    version: int
    game: str
    variant: str
    rules: str
    options: dict[str, Any]
    seed: int
    entries: tuple[Act, ...]
    returns: tuple[float, ...] | None = None
    reason: str = ""


def rules_digest(game: str, variant: str) -> str:
    """The ruleset's fingerprint, "" for a game without rulesets."""
    digest = getattr(games.get(game), "rules_digest", None)
    return digest(variant) if digest else ""


def record_of(playing: Playing) -> Record:
    """The record of a playing. It holds secrets: not for anybody before the end."""
    setting, outcome = playing.setting, playing.outcome
    return Record(
        format="gonfalon",
        version=VERSION,
        game=setting.game,
        variant=setting.variant,
        rules=rules_digest(setting.game, setting.variant),
        options=setting.options,
        seed=setting.seed,
        entries=tuple(Act(h.entry.seat, h.entry.text) for h in playing.happened),
        returns=outcome.returns if outcome else None,
        reason=outcome.reason if outcome else "",
    )


def dumps(record: Record) -> bytes:
    """The record as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def loads(raw: bytes) -> Record:
    """A record from a file. Raises NotationError with one line that says what is wrong."""
    if len(raw) > MAX_BYTES:
        raise NotationError("", 0, f"the file is larger than {MAX_BYTES} bytes")
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotationError("", 0, f"not a record: {error}") from None
    if record.format != "gonfalon" or record.version != VERSION:
        raise NotationError("", 0, f"not a gonfalon record of version {VERSION}")
    return record


def replay(record: Record) -> Playing:
    """Play the record over. Raises ReplayMismatchError, naming the entry, if anything in it is not so."""
    digest = rules_digest(record.game, record.variant)
    if record.rules and record.rules != digest:
        raise ReplayMismatchError(0, f"the ruleset {record.variant} has changed since this was recorded")
    setting = Setting(record.game, record.variant, record.options, record.seed)
    entries = [Entry(seq, act.seat, act.text, "", 0) for seq, act in enumerate(record.entries)]
    playing = play_over(setting, entries)
    outcome = playing.outcome
    if record.returns is not None and (
        outcome is None or (outcome.returns, outcome.reason) != (record.returns, record.reason)
    ):
        raise ReplayMismatchError(len(entries), "the game does not end as the record says")
    return playing
