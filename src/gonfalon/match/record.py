"""A match as a file: versioned JSON that replays anywhere (docs/guides/formats.md)."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from gonfalon import games
from gonfalon.core.errors import NotationError, ReplayMismatchError

from .log import Entry
from .referee import Playing, Setting, play_over

VERSION = 1
MAX_BYTES = 4_000_000
T = TypeVar("T")
Word = Annotated[str, Meta(max_length=80)]
Value = bool | Annotated[int, Meta(ge=-(2**53), le=2**53)] | Word


class Act(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """[seat, text]"""

    seat: Annotated[int, Meta(ge=0, le=99)]
    text: Annotated[str, Meta(max_length=400)]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as data: its setting and its entries, with the result.

    format is always "gonfalon", version the number above. rules: digest of the ruleset, "" where the game has none.

    returns and reason repeat the result for readers that do not replay; replaying checks them. None: not finished.
    """

    format: Word
    version: int
    game: Word
    variant: Annotated[str, Meta(max_length=1000)]
    rules: Word
    options: Annotated[dict[Word, Value], Meta(max_length=100)]
    seed: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
    entries: Annotated[tuple[Act, ...], Meta(max_length=100_000)]
    returns: tuple[float, ...] | None = None
    reason: Word = ""


class _Head(msgspec.Struct, frozen=True):
    """What every version of a record says."""

    format: str = ""
    version: int = 0


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
    """The record as JSON, an entry a line."""
    plain = msgspec.to_builtins(record)
    entries = ",\n  ".join(msgspec.json.encode(entry).decode() for entry in plain["entries"])
    fields = [
        f' "{name}": ' + (f"[\n  {entries}\n ]" if name == "entries" and entries else _json(value))
        for name, value in plain.items()
    ]
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def loads(raw: bytes) -> Record:
    """A record from a file. Raises NotationError with one line that says what is wrong."""
    if len(raw) > MAX_BYTES:
        raise NotationError("", 0, f"the file is larger than {MAX_BYTES} bytes")
    head = _decoded(raw, _Head)
    if head.format != "gonfalon" or head.version != VERSION:
        raise NotationError("", 0, f"not a gonfalon record of version {VERSION}")
    return _decoded(raw, Record)


def _decoded(raw: bytes, shape: type[T]) -> T:
    try:
        return msgspec.json.decode(raw, type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotationError("", 0, f"not a record: {error}") from None


def replay(record: Record) -> Playing:
    """Play the record over. Raises ReplayMismatchError with the number of the entry, from 0, at which something is not so."""
    digest = rules_digest(record.game, record.variant)
    if record.rules and record.rules != digest:
        raise ReplayMismatchError(0, f"the ruleset {record.variant} has changed since this was recorded")
    setting = Setting(record.game, record.variant, dict(record.options), record.seed)
    entries = [Entry(seq, act.seat, act.text, "", 0) for seq, act in enumerate(record.entries)]
    n_seats = Playing(setting).state.n_seats
    for entry in entries:
        if entry.seat >= n_seats:
            raise ReplayMismatchError(entry.seq, f"{entry.text[:80]}: there is no seat {entry.seat}")
    playing = play_over(setting, entries)
    _check_end(record, playing)
    return playing


def _check_end(record: Record, playing: Playing) -> None:
    """Raise ReplayMismatchError if the record states a result that is not the one of its entries."""
    outcome = playing.outcome
    if record.returns is None or (
        outcome and (outcome.returns, outcome.reason) == (record.returns, record.reason)
    ):
        return
    ended = f"it ends {outcome.reason}, {list(outcome.returns)}" if outcome else "it goes on"
    raise ReplayMismatchError(
        len(record.entries),
        f"the game does not end as the record says: {record.reason}, {list(record.returns)}; {ended}",
    )
