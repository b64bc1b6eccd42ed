"""A match after some of its entries as bytes, so that a restored match replays only what came later (decision 26).

What is read again counts only with the very code, setting and entries that it was made with; anything else is left unread, and the match
is replayed from its first entry.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from gonfalon import games
from gonfalon.core.game import Outcome
from gonfalon.core.packed_log import PackedChunk, StepLog, TakenStep, pack, unpack
from gonfalon.core.snapshots import AnySavesStates, SnapshotError, packing
from gonfalon.core.talk import Talk

from . import table_actions
from .applied_log import AppliedLog, EntryHash, PackedEntries, Told, pack_entries
from .log import Entry
from .referee import MatchState, replay_entries
from .setting import AppliedEntry, Checkpoint, Setting
from .table_manners import Given

EVERY = 100
"""Entries between two snapshots of a match."""
APART = 400
"""Entries between two checkpoints: a replay plays so many at most before its first frame."""
FORMAT = b"gonfalon snapshot 3\n"
CHECK_BYTES = 32
MOST_BYTES = 64_000_000
"""Of a snapshot before it was compressed: a longer one is not read."""
LEVEL = 1
"""Of zlib: the fastest."""
SHARED_CODE = ("core", "match")
"""Folders of the package whose code makes a state, besides that of the family."""
CODE = (".py", ".toml", ".json")


class Snapshot(NamedTuple):
    """What is kept of a match after `seq` entries. **Hidden:** it holds the whole state, and never leaves the server."""

    seq: int
    packed: bytes


class _Clocks(msgspec.Struct, array_like=True):
    """As in `Clocks`."""

    game_times: list[int]
    setup_times: list[int]
    flagged: list[int]
    out: int


class _Kept(msgspec.Struct, array_like=True):
    """Fields of `MatchState`, and those of what it holds.

    told: what the entries led to, in chunks: how many entries there are up to its end, packed, and the chunk of steps that it was packed
    with (its number, or itself where the game has been taken back). newest_told: of the entries after them. steps: of the game, in
    chunks. newest_steps: those after them. sealed, played: numbers of the entries that were answered in secret, that led to the position.
    position: by the game. digest: of the state. checkpoints: of before.
    """

    told: list[tuple[int, bytes, int | bytes]]
    newest_told: list[Told]
    steps: list[tuple[int, bytes]]
    newest_steps: list[TakenStep]
    sealed: list[int]
    played: list[int]
    position: bytes
    digest: str
    seed: int
    begun_at: int
    is_repeat: bool
    ended_at: int | None
    rematch: str
    answered: dict[int, tuple[str, int]]
    owes_since: list[int]
    outcome: Outcome | None
    draw: int
    draws_offered: list[int]
    said: list[Talk]
    given: list[Given]
    clocks: _Clocks | None
    checkpoints: list[Checkpoint]


class Parts(NamedTuple):
    """What a snapshot is packed from: nothing of it changes when the match goes on, so another thread may pack it."""

    setting: Setting
    n_entries: int
    entries_hash: EntryHash
    kept: _Kept

    def packed(self) -> Snapshot:
        """The snapshot."""
        packed = zlib.compress(msgspec.msgpack.encode(self.kept), LEVEL)
        return Snapshot(self.n_entries, _check(self.setting, self.entries_hash, packed) + packed)


def parts_of(match_state: MatchState) -> Parts | None:
    """The match as it is; None where the game has no snapshots, or something stands that is not packed (a proposal)."""
    game = packing(match_state.game)
    if game is None or match_state.proposal is not None:
        return None
    try:
        kept = _kept(match_state, game)
    except SnapshotError:
        return None
    _note_checkpoint(match_state, kept)
    return Parts(match_state.setting, match_state.n_entries, match_state.applied.entries_hash, kept)


def take(match_state: MatchState) -> Snapshot | None:
    """The match as it is, packed; None as for `parts_of`."""
    parts = parts_of(match_state)
    return parts and parts.packed()


def restored(setting: Setting, entries: list[Entry], snapshots: Sequence[Snapshot] = ()) -> MatchState:
    """The match these entries lead to: from the newest snapshot that fits, else from the first entry.

    Raises ReplayMismatchError that names the first entry which is not legal.
    """
    return restored_from(setting, entries, snapshots)[0]


def restored_from(
    setting: Setting, entries: list[Entry], snapshots: Sequence[Snapshot]
) -> tuple[MatchState, int]:
    """As `restored`, and after how many entries the snapshot was taken that it was read from, 0 for none."""
    fitting = (one for one in snapshots if one.seq <= len(entries))
    for snapshot in sorted(fitting, key=lambda one: one.seq, reverse=True):
        found = _read(setting, entries[: snapshot.seq], snapshot)
        if found is not None:
            return _played_on(found, entries), snapshot.seq
    return _played_on(MatchState(setting), entries), 0


def _played_on(match_state: MatchState, entries: list[Entry]) -> MatchState:
    """The match these entries lead to, with a checkpoint every so many. match_state: after the first of them."""
    while match_state.n_entries < len(entries):
        stop = (match_state.n_entries // EVERY + 1) * EVERY
        replay_entries(match_state.setting, entries[:stop], match_state)
        if match_state.n_entries == stop:
            parts_of(match_state)
    return match_state


def _kept(match_state: MatchState, game: AnySavesStates) -> _Kept:
    state, applied, clocks = match_state.state, match_state.applied, match_state.clocks
    steps = game.taken(state)
    if len(steps) != len(match_state.played_seqs):
        raise SnapshotError("a position with a history of its own")
    numbers = {id(chunk.held): number for number, chunk in enumerate(steps.chunks)}
    return _Kept(
        told=[(stop, held.told, numbers.get(id(held.base), held.base)) for stop, held in applied.chunks],
        newest_told=[Told(one.events, one.is_sealed) for one in applied.newest],
        steps=[(stop, held) for stop, held in steps.chunks],
        newest_steps=steps.newest,
        sealed=[*applied.sealed],
        played=match_state.played_seqs.tolist(),
        position=game.pack(state),
        digest=state.digest(),
        seed=match_state.seed,
        begun_at=match_state.begun_at,
        is_repeat=match_state.is_repeat,
        ended_at=match_state.ended_at,
        rematch=match_state.rematch,
        answered={**match_state.answered},
        owes_since=[*match_state.owes_since],
        outcome=match_state.outcome_beside_rules,
        draw=match_state.draws.standing,
        draws_offered=[*match_state.draws.offered_at],
        said=[*match_state.talk.said],
        given=[*match_state.manners.given],
        clocks=clocks
        and _Clocks([*clocks.game_times], [*clocks.setup_times], sorted(clocks.flagged), clocks.out),
        checkpoints=[*match_state.applied.checkpoints],
    )


def _read(setting: Setting, entries: list[Entry], snapshot: Snapshot) -> MatchState | None:
    """The match after these entries; None if the snapshot is another's, or damaged."""
    check, packed = snapshot.packed[:CHECK_BYTES], snapshot.packed[CHECK_BYTES:]
    match_state = MatchState(setting)
    game = packing(match_state.game)
    hashed = EntryHash()
    hashed.update(entries)
    if game is None or check != _check(setting, hashed, packed):
        return None
    try:
        raw = zlib.decompressobj().decompress(packed, MOST_BYTES)
        kept = msgspec.msgpack.decode(raw, type=_Kept)
        _put_back(match_state, game, entries, kept)
    except (SnapshotError, msgspec.MsgspecError, zlib.error, IndexError, ValueError):
        return None
    return match_state if match_state.state.digest() == kept.digest else None


def _put_back(match_state: MatchState, game: AnySavesStates, entries: list[Entry], kept: _Kept) -> None:
    """Bring a match before its first entry to where the snapshot was taken. Raises SnapshotError, IndexError, ValueError."""
    steps = StepLog(kept.newest_steps, tuple(PackedChunk(stop, packed) for stop, packed in kept.steps))
    if len(steps) != len(kept.played):
        raise SnapshotError("other entries than steps")
    match_state.applied = _applied(entries, kept, steps)
    match_state.applied.checkpoints = kept.checkpoints
    _put_position(match_state, game, kept, steps, kept.played)


def _put_position(
    match_state: MatchState, game: AnySavesStates, kept: _Kept, steps: StepLog, played: Iterable[int]
) -> None:
    """Give a match before its first entry all that is kept but its entries. Raises SnapshotError, IndexError, ValueError."""
    state = match_state.state
    if kept.seed != match_state.seed:
        state = match_state.game.new(kept.seed, match_state.setting.setup)
    game.unpack(state, kept.position, steps)
    match_state.go_on(state, kept.seed, played)
    match_state.begun_at, match_state.is_repeat = kept.begun_at, kept.is_repeat
    match_state.ended_at, match_state.rematch = kept.ended_at, kept.rematch
    match_state.answered, match_state.owes_since = kept.answered, kept.owes_since
    match_state.outcome_beside_rules = kept.outcome
    match_state.draws.standing, match_state.draws.offered_at = kept.draw, kept.draws_offered
    match_state.talk.said, match_state.manners.given = kept.said, kept.given
    clocks = match_state.clocks
    if (clocks is None) != (kept.clocks is None):
        raise SnapshotError("a match with clocks and one without")
    if clocks is not None and kept.clocks is not None:
        clocks.game_times, clocks.setup_times = kept.clocks.game_times, kept.clocks.setup_times
        clocks.flagged, clocks.out = set(kept.clocks.flagged), kept.clocks.out


def _applied(entries: list[Entry], kept: _Kept, steps: StepLog) -> AppliedLog:
    """The entries with what they led to. Raises IndexError, ValueError."""
    chunks, start, hashed = list[PackedChunk[PackedEntries]](), 0, EntryHash()
    for stop, told, base in kept.told:
        beside = steps.chunks[base].held if isinstance(base, int) else base
        chunks.append(
            PackedChunk(stop, PackedEntries(pack_entries(entries[start:stop], beside), told, beside))
        )
        start = stop
    hashed.update(entries[:start])
    newest = [
        AppliedEntry(entry, events, table_actions.parse(entry.text), is_sealed)
        for entry, (events, is_sealed) in zip(entries[start:], kept.newest_told, strict=True)
    ]
    return AppliedLog(newest, tuple(chunks), kept.sealed, hashed)


# ---- checkpoints -----------------------------------------------------------------------------------------------------


def _note_checkpoint(match_state: MatchState, kept: _Kept) -> None:
    """Every so many entries, keep what a snapshot has besides the past, which the match itself keeps."""
    last = match_state.applied.checkpoints[-1].n_entries if match_state.applied.checkpoints else 0
    if match_state.n_entries - last < APART or not kept.played:
        return
    light = msgspec.structs.replace(
        kept, told=[], newest_told=[], steps=[], newest_steps=[], sealed=[], played=[], checkpoints=[]
    )
    found = Checkpoint(match_state.n_entries, len(kept.played), kept.played[-1], pack(light))
    match_state.applied.checkpoints.append(found)
    kept.checkpoints.append(found)


def match_before(whole: MatchState, frame: int) -> MatchState:
    """A match of its own before this frame of a replay of `whole`: at the newest checkpoint that fits, else at the beginning.

    Another thread may call it.
    """
    for checkpoint in reversed(whole.applied.checkpoints):
        if checkpoint.n_entries < frame and (found := _at(whole, checkpoint)) is not None:
            return found
    return MatchState(whole.setting)


def match_after(whole: MatchState, n_entries: int) -> MatchState:
    """A match of its own after so many entries of `whole`, played on from the newest checkpoint. Another thread may call it."""
    match_state = match_before(whole, n_entries + 1)
    for entry in whole.applied.entries[match_state.n_entries : n_entries]:
        match_state.take(entry)
    return match_state


def _at(whole: MatchState, checkpoint: Checkpoint) -> MatchState | None:
    """The match at a checkpoint; None where what led there has been taken back since."""
    game, n_played = packing(whole.game), checkpoint.n_played
    played = whole.played_seqs[
        :n_played
    ]  # read once: whoever plays on in another thread takes it back at any moment
    if game is None or played[n_played - 1 :].tolist() != [checkpoint.last_played]:
        return None
    match_state = MatchState(whole.setting)
    match_state.applied = whole.applied.first(checkpoint.n_entries)
    try:
        kept: _Kept = unpack(checkpoint.packed, _Kept)
        steps = game.taken(whole.state).first(n_played)
        if len(steps) != n_played:
            return None
        _put_position(match_state, game, kept, steps, played)
    except (SnapshotError, msgspec.MsgspecError, zlib.error, IndexError, ValueError):
        return None
    return match_state if match_state.state.digest() == kept.digest else None


# ---- what it was made with -------------------------------------------------------------------------------------------


def _check(setting: Setting, entries: EntryHash, packed: bytes) -> bytes:
    """Fingerprint of a snapshot with all that it was made with: code, rules, setting, entries."""
    game = games.get(setting.game)
    found = hashlib.blake2b(FORMAT, digest_size=CHECK_BYTES)
    for part in (
        code_digest(game.spec.family),
        game.rules_digest(setting.setup.variant).encode(),
        msgspec.json.encode(setting, order="deterministic"),
        entries.digest(),
        packed,
    ):
        found.update(len(part).to_bytes(8, "little"))
        found.update(part)
    return found.digest()


@lru_cache(maxsize=16)
def code_digest(family: str) -> bytes:
    """Fingerprint of the code and the rulesets that make a state of this family, and of the Python that runs it."""
    root = Path(__file__).parents[1]
    found = hashlib.blake2b(f"{sys.version} {sys.byteorder}".encode(), digest_size=CHECK_BYTES)
    for folder in (*SHARED_CODE, f"games/{family}"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in CODE:
                found.update(f"\n{file.relative_to(root).as_posix()}\n".encode())
                found.update(file.read_bytes())
    return found.digest()
