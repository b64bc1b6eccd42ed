"""Checks offline that the hidden things of a recorded match were fixed before anybody acted on them, and never changed."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from gonfalon.core.errors import GonfalonError, NotationError

from . import record
from .record import Opening, Record, Sealed
from .referee import MatchState
from .sealing import Part, Sealing, commitment, deal, derived_seed, entry_thing, secret_texts
from .table_actions import Restart

MOST_FAULTS = 20
"""So many faults of one record are told."""
NOT_PROVEN = (
    "who looked at hidden things while the match went on: a server can read what it keeps",
    "that the server and the last seat to give a part did not choose it together",
)
WITHOUT_NOTES = "that these are the commitments that were shown during play: compare them with the notes of a player (--notes)"


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser has kept of a match: a file from its page. parts: what this browser gave to the seed, by seat."""

    match: Annotated[str, Meta(max_length=24)]
    commitments: Annotated[dict[str, Part], Meta(max_length=100_000)]
    parts: Annotated[dict[str, Part], Meta(max_length=99)] = {}


class Verified(msgspec.Struct, frozen=True):
    """What a record proves and what it does not, each in a line; faults: what is wrong with it. proven is () where something is wrong."""

    proven: tuple[str, ...]
    unproven: tuple[str, ...]
    faults: tuple[str, ...] = ()


def read_notes(raw: bytes) -> Notes:
    """The notes of a browser. Raises NotationError with one line that says what is wrong."""
    try:
        return msgspec.json.decode(raw, type=Notes)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotationError("", 0, f"these are no notes of commitments: {error}") from None


def verify(found: Record, notes: Notes | None = None) -> Verified:
    """What a record proves. notes: what a player's browser was shown during play, None where nobody has them."""
    sealed = found.sealed
    if sealed is None:
        return Verified((), (), ("it holds no openings: nothing of it is proven",))
    openings = {opening.thing: opening for opening in sealed.openings}
    faults = [*_faults_of_seed(found, sealed)]
    if len(openings) < len(sealed.openings):
        faults.append("a thing is opened twice")
    if notes is not None:
        faults += _faults_against(notes, sealed, openings)
    try:
        match_state = record.replay(found)
    except GonfalonError as error:
        known = dict(deal(Sealing("", sealed.part), found.seed)) | dict(_entries_of(found))
        faults += _faults_of_openings(known, openings, ())
        faults.append(f"it does not replay: {error}")
    else:
        things = dict(_things(found, sealed, match_state))
        faults += _faults_of_openings(things | dict(_entries_of(found)), openings, tuple(things))
        if not faults:
            return _proof(found, sealed, match_state, notes)
    return Verified((), (), tuple(faults[:MOST_FAULTS]))


def _things(found: Record, sealed: Sealed, match_state: MatchState) -> Iterator[tuple[str, str]]:
    """(thing, content) of everything that must be opened."""
    yield from deal(Sealing("", sealed.part), found.seed)
    yield from secret_texts(match_state.game, match_state.setting.setup)
    yield from (entry_thing(match_state.applied[seq].entry) for seq in match_state.applied.sealed)


def _entries_of(found: Record) -> Iterator[tuple[str, str]]:
    """(thing, content) of every entry."""
    return ((f"entry {number}", f"{act.seat}\n{act.text}") for number, act in enumerate(found.entries))


def _faults_of_seed(found: Record, sealed: Sealed) -> Iterator[str]:
    if sealed.part:
        if len(sealed.parts) != found.n_seats:
            yield f"seed: there are {len(sealed.parts)} parts of seats for {found.n_seats} seats"
        if derived_seed(sealed.part, sealed.parts) != found.seed:
            yield "seed: it does not follow from the parts of the server and of the seats"
    elif any(sealed.parts):
        yield "seed: it was picked, so no seat can have given a part"


def _faults_of_openings(
    things: dict[str, str], openings: dict[str, Opening], must: Sequence[str]
) -> Iterator[str]:
    """What is wrong with the openings. must: the things that have to be opened."""
    for thing in must:
        if thing not in openings:
            yield f"{thing}: its opening is missing"
    for thing, opening in openings.items():
        if thing not in things:
            if must:
                yield f"{thing}: it is opened, and there is no such thing"
        elif not opening.key or not opening.commitment:
            yield f"{thing}: its opening is missing"
        elif not hmac.compare_digest(commitment(opening.key, thing, things[thing]), opening.commitment):
            yield f"{thing}: this is not what was committed to: the thing, its key or its commitment has been changed"


def _faults_against(notes: Notes, sealed: Sealed, openings: dict[str, Opening]) -> Iterator[str]:
    """Where a record says something else than what a player was shown."""
    for thing, shown in notes.commitments.items():
        opening = openings.get(thing)
        if opening is None:
            yield f"{thing}: a commitment to it was shown during play, and its opening is missing"
        elif opening.commitment != shown:
            yield f"{thing}: another commitment was shown during play"
    for thing in openings:
        if thing not in notes.commitments:
            yield f"{thing}: the notes hold no commitment to it"
    given = dict(enumerate(sealed.parts))
    for seat, part in notes.parts.items():
        if not seat.isdecimal() or given.get(int(seat)) != part:
            yield f"seed: the part that seat {seat[:9]} gave is not among those of the record"


def _proof(found: Record, sealed: Sealed, match_state: MatchState, notes: Notes | None) -> Verified:
    """What a record without faults proves."""
    n_secret = len(match_state.applied.sealed)
    n_brought = sum(1 for _ in secret_texts(match_state.game, match_state.setting.setup))
    gave = [seat for seat, part in enumerate(sealed.parts) if part]
    proven = ["hidden facts were fixed before the first act and never changed"]
    unproven = [*NOT_PROVEN]
    if not sealed.part:
        unproven.insert(0, "that the seed was drawn: it was picked, and committed to")
    elif gave:
        proven.append(
            f"the seed follows from the server's part and those of seats {', '.join(map(str, gave))}"
        )
    else:
        proven.append("the seed follows from the server's part")
        unproven.insert(0, "that the server drew its part at random: no seat gave one of its own")
    silent = [seat for seat, part in enumerate(sealed.parts) if not part]
    if gave and silent:
        unproven.append(f"anything for seats {', '.join(map(str, silent))}: they gave no part of the seed")
    proven.append("the deal follows from the seed: every entry is legal in it")
    if n_secret + n_brought:
        proven.append(f"{n_secret + n_brought} secret answers are what was committed to when they were made")
    for applied in match_state.applied:
        if isinstance(applied.act, Restart) and applied.is_sealed:
            unproven.append(
                f"that nobody picked the deal begun with entry {applied.entry.seq}: the server drew it alone"
            )
    if notes is None:
        unproven.append(WITHOUT_NOTES)
    else:
        proven.append("these are the commitments that the player's browser was shown during play")
    return Verified(tuple(proven), tuple(unproven))
