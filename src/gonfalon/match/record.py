"""A match as a file: versioned JSON that replays anywhere (docs/guides/formats.md)."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from gonfalon import games
from gonfalon.core.errors import NotationError, ReplayMismatchError
from gonfalon.core.game import ACTION_LIMIT

from .commitments import commitments
from .log import Entry
from .referee import MatchState, Setting, replay_entries
from .sealing import Part, key_of
from .terms import Clock

VERSION = 2
READABLE = (1, 2)
"""The versions that are read. Version 1 had two seats without decks or armies; its table acts have other names today."""
MAX_BYTES = 4_000_000
T = TypeVar("T")
Word = Annotated[str, Meta(max_length=80)]
Value = bool | Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=ACTION_LIMIT)]


class Act(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """[seat, text]; the text has at most ACTION_LIMIT characters. In a match with a clock [seat, text, spent]: milliseconds."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    text: str
    spent: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Opening(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """[thing, key, commitment]: the key opens what everybody was told of a hidden thing (`match.sealing`)."""

    thing: Word
    key: Part
    commitment: Part


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What proves that the hidden things of a match were fixed and never changed (docs/guides/formats.md).

    part: the server's part of the seed, "" where the seed was picked. parts: those of the seats, "" for one that gave none.
    """

    part: Part
    parts: Annotated[tuple[Part, ...], Meta(max_length=99)]
    openings: Annotated[tuple[Opening, ...], Meta(max_length=100_000)]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as data: its setting and its entries, with the result.

    format is always "gonfalon", version the number above. rules: digest of the ruleset, "" where the game has none. brought: the
    text of each seat, () for none. edition: of the rules under which it began (`GameSetup.edition`), left out where it is 0.
    players: the computer at each seat ("hunter", "level:4"), "" for a person; left out where it is not known.
    people: the name of the person at each seat, "" for a computer or a guest; left out where nobody has one.
    clock: the time that the seats had, left out where there was none.
    sealed: what was committed to during play, with what opens it; left out before the end, and where nothing was sealed.
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
    n_seats: Annotated[int, Meta(ge=1, le=99)] = 2
    brought: Annotated[tuple[str, ...], Meta(max_length=99)] = ()
    edition: Annotated[int, Meta(ge=0, le=99)] = 0
    players: Annotated[tuple[Word, ...], Meta(max_length=99)] = ()
    people: Annotated[tuple[Word, ...], Meta(max_length=99)] = ()
    clock: Clock | None = None
    sealed: Sealed | None = None


class _Written(Record, frozen=True, forbid_unknown_fields=True):
    """A record as a file may have it. reading: what `edition` was called for a short time."""

    reading: Annotated[int, Meta(ge=0, le=99)] = 0


class _Head(msgspec.Struct, frozen=True):
    """What every version of a record says."""

    format: str = ""
    version: int = 0


def record_of(match_state: MatchState, players: tuple[str, ...] = (), people: tuple[str, ...] = ()) -> Record:
    """The record of a match. It holds secrets: not for anybody before the end. players, people: as in Record."""
    setting, outcome = match_state.setting, match_state.outcome
    setup = setting.setup
    return Record(
        format="gonfalon",
        version=VERSION,
        game=setting.game,
        variant=setup.variant,
        rules=match_state.game.rules_digest(setup.variant),
        options=setup.options,
        seed=setting.seed,
        entries=tuple(Act(h.entry.seat, h.entry.text, h.entry.spent) for h in match_state.applied),
        returns=outcome.returns if outcome else None,
        reason=outcome.reason if outcome else "",
        n_seats=setup.n_seats,
        brought=setup.brought,
        edition=setup.edition,
        players=players,
        people=people,
        clock=setting.clock,
        sealed=_opened(match_state) if outcome else None,
    )


def _opened(match_state: MatchState) -> Sealed | None:
    """The openings of everything that is sealed in a match; None where nothing is."""
    sealing = match_state.setting.sealing
    if sealing is None:
        return None
    told = commitments(match_state).items()
    openings = (Opening(thing, key_of(sealing, thing), sealed) for thing, sealed in told)
    return Sealed(sealing.part, sealing.parts, tuple(openings))


def dumps(record: Record) -> bytes:
    """The record as JSON, an entry a line."""
    plain = msgspec.to_builtins(record)
    for name in ("edition", "players", "people", "clock", "sealed"):
        if not plain[name]:
            del plain[name]
    length = 3 if record.clock is not None else 2
    entries = ",\n  ".join(msgspec.json.encode(entry[:length]).decode() for entry in plain["entries"])
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
    if head.format != "gonfalon" or head.version not in READABLE:
        raise NotationError("", 0, f"not a gonfalon record of version {' or '.join(map(str, READABLE))}")
    fields = msgspec.structs.asdict(_decoded(raw, _Written))
    reading = fields.pop("reading")
    record = Record(**{**fields, "edition": fields["edition"] or reading})
    for number, act in enumerate(record.entries):
        _check_length(f"the action of entry {number}", act.text)
    for seat, text in enumerate(record.brought):
        _check_length(f"what seat {seat} brings", text)
    return record


def _check_length(what: str, text: str) -> None:
    if len(text) > ACTION_LIMIT:
        raise NotationError("", 0, f"{what} has {len(text)} characters, more than {ACTION_LIMIT}")


def _decoded(raw: bytes, shape: type[T]) -> T:
    try:
        return msgspec.json.decode(raw, type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotationError("", 0, f"not a record: {error}") from None


def replay(record: Record) -> MatchState:
    """Play the record over. Raises ReplayMismatchError with the number of the entry, from 0, at which something is not so."""
    game = games.get(record.game)
    if record.rules and record.rules != game.rules_digest(record.variant):
        raise ReplayMismatchError(0, f"the ruleset {record.variant} has changed since this was recorded")
    setup = game.settle_recorded(
        record.variant, dict(record.options), record.n_seats, record.brought, record.edition
    )
    setting = Setting(record.game, setup, record.seed, record.clock)
    entries = [Entry(seq, act.seat, act.text, "", 0, act.spent) for seq, act in enumerate(record.entries)]
    for entry in entries:
        if entry.seat >= setup.n_seats:
            raise ReplayMismatchError(entry.seq, f"{entry.text[:80]}: there is no seat {entry.seat}")
    match_state = replay_entries(setting, entries)
    _check_end(record, match_state)
    return match_state


def _check_end(record: Record, match_state: MatchState) -> None:
    """Raise ReplayMismatchError if the record states a result that is not the one of its entries."""
    outcome = match_state.outcome
    if record.returns is None or (
        outcome and (outcome.returns, outcome.reason) == (record.returns, record.reason)
    ):
        return
    ended = f"it ends {outcome.reason}, {list(outcome.returns)}" if outcome else "it goes on"
    raise ReplayMismatchError(
        len(record.entries),
        f"the game does not end as the record says: {record.reason}, {list(record.returns)}; {ended}",
    )
