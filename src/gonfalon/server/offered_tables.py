"""What the list of open seats says of a table, and how two lists differ. Pure: rows of the database in, messages out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from gonfalon import games, players
from gonfalon.match.terms import Terms
from gonfalon.storage.listings import Listing

from . import wire
from .keys import digest
from .rated_tables import seat_ratings
from .seating import Seating

AWAY_SECONDS = 30
"""A table at which nobody has been connected for so long leaves the list until somebody is."""
LOST_SECONDS = 900
"""A table at which nobody has been connected for so long is withdrawn."""
DAY = 86_400


class Filling(NamedTuple):
    """What the host has set. after: seconds until computers take the free seats of a casual table, 0 for never. level: of these."""

    after: int = 0
    level: int = 2


NO_FILLING = Filling()
"""Free seats wait for people alone."""


def public_invite(match: str) -> str:
    """The invitation of the seats that are offered to everybody. Whoever knows the match has it."""
    return match


def patience(terms: Terms) -> int:
    """Seconds that the people of a table may be away and still wait: with a day for each move nobody sits at the screen."""
    return terms.clock.move if terms.clock is not None and terms.clock.move >= DAY else AWAY_SECONDS


def is_here(listing: Listing, now: int) -> bool:
    """Is somebody of this table there, as far as anybody can tell? now: milliseconds since 1970."""
    return now - listing.seen < patience(listing.row.terms) * 1000


def is_lost(listing: Listing, now: int) -> bool:
    """Has nobody been there for so long that the table is withdrawn?"""
    return now - listing.seen >= max(LOST_SECONDS, patience(listing.row.terms)) * 1000


def since_start(listing: Listing, began: int) -> Listing:
    """The table as a server sees it that began then: nobody could be connected before, unless the table was lost already."""
    return listing if is_lost(listing, began) else listing._replace(seen=max(listing.seen, began))


def open_table(listing: Listing, filling: Filling) -> wire.OpenTable:
    """A table as everybody may know it: nothing of what its seats bring or have done is in it."""
    row, setup = listing.row, listing.row.setting.setup
    spec = games.get(row.setting.game).spec
    variant = spec.variant(setup.variant)
    usual = {option.name: option.default for option in variant.options} if variant else {}
    invite = digest(public_invite(row.id))
    fills = filling.after > 0 and not row.terms.rated
    seating = Seating(listing.seat_rows)
    seating.named = listing.names
    seating.ratings = seat_ratings(row, listing.seat_rows, listing.ratings)
    statuses = seating.statuses()
    return wire.OpenTable(
        match=row.id,
        game=row.setting.game,
        variant=setup.variant,
        options={name: value for name, value in dict(setup.options).items() if usual.get(name) != value},
        seats=tuple(msgspec.structs.replace(one, here=one.kind != "open", away_for=0) for one in statuses),
        free=tuple(one.seat for one in listing.seat_rows if one.kind == "open" and one.invite == invite),
        terms=row.terms,
        learning=row.learning,
        since=row.created,
        fills_at=row.created + filling.after * 1000 if fills else 0,
        fill_level=nearest_level(players.levels(spec.family), filling.level) if fills else 0,
    )


def open_table_or_none(listing: Listing, now: int, filling: Filling) -> wire.OpenTable | None:
    """The same; None while nobody of the table is there."""
    return open_table(listing, filling) if is_here(listing, now) else None


def nearest_level(levels: tuple[int, ...], wanted: int) -> int:
    """The level of a game next to the one that is wanted, the lower of two; 0 where it has none: such a computer moves at random."""
    return min(levels, key=lambda level: (abs(level - wanted), level), default=0)


def differences(
    before: Mapping[str, wire.OpenTable],
    now: Mapping[str, wire.OpenTable],
    why: Mapping[str, wire.GoneReason],
) -> list[wire.TableOffered | wire.TableGone]:
    """What to tell somebody who knows the list `before`. why: for each table that has gone."""
    gone = [wire.TableGone(match, why[match]) for match in before if match not in now]
    offered = [wire.TableOffered(table) for match, table in now.items() if before.get(match) != table]
    return [*gone, *offered]
