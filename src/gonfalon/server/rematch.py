"""The next match of the same people: the same again, everybody one seat on, each with a new key.

A key of the match before opens no seat of the next one. Its holder asks the match before for the new key. Until then a
placeholder stands in the seat, and nothing opens that.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from gonfalon.core.errors import WireError
from gonfalon.match.sealing import Part, deal, new_sealing, seal
from gonfalon.storage.rows import MatchRow, SeatRow
from gonfalon.storage.store import Store

from . import wire
from .bringing import check_all
from .clock import now_ms
from .dealing import NO_PLEDGE
from .keys import derived_token, digest, new_invite, new_match_id

TRIES = 8
"""A seat that changes hands while its new key is handed over is read again so often."""
NONE_OFFERED = WireError("match/no-rematch", "nobody has asked for another match here yet")
ASKED_FOR = WireError("match/pledge", "the next match has been asked for: its seed is fixed")
NOT_YOURS = WireError("match/token", "this key does not open a seat of the next match")


class NextDeal:
    """The deal of the next match of these seats: one pledge of the server, and what each seat gives in answer to it.

    Every seat may give its part before anybody asks for the match, for that begins at once and waits for nobody. pledge: its id.
    """

    def __init__(self) -> None:
        self.pledge, self.sealing = new_invite(), new_sealing()
        self.parts: dict[int, Part] = {}

    def told(self) -> wire.Pledge:
        """What the server has committed to."""
        return wire.Pledge(self.pledge, seal(self.sealing, deal(self.sealing, 0)))

    def take(self, seat: int, request: wire.NextPart) -> None:
        """Note the part of a seat; another one takes its place. Raises WireError for a part that answers no pledge."""
        if not request.part or request.pledge != self.pledge:
            raise NO_PLEDGE
        self.parts[seat] = request.part


def rematch_seat(seat: int, n_seats: int) -> int:
    """Where whoever sits at `seat` sits in the next match: everybody moves on by one seat."""
    return (seat + 1) % n_seats


async def open_rematch(
    store: Store, row: MatchRow, now: Sequence[SeatRow], given: NextDeal | None = None
) -> str:
    """Store the next match; people keep what they have brought and will fetch new keys. Answers its id. now: who sits where.

    given: the parts of these seats, None where nobody has given any: the seed comes from the server alone then.
    Raises GonfalonError where what they have brought does not go together.
    """
    match = new_match_id()
    setting = msgspec.structs.replace(row.setting, seed=0, sealing=given.sealing if given else new_sealing())
    seat_rows = sorted(
        _kept_for(match, seat_row)._replace(seat=rematch_seat(seat_row.seat, len(now))) for seat_row in now
    )
    for seat, part in given.parts.items() if given else ():
        following = rematch_seat(seat, len(now))
        seat_rows[following] = seat_rows[following]._replace(part=part)
    check_all(setting, [seat_row.brought for seat_row in seat_rows])
    await store.create(row._replace(id=match, setting=setting, created=now_ms(), origin=""), seat_rows)
    return match


async def hand_over(store: Store, following: str, token: str) -> wire.RematchGrant:
    """The new key of whoever has this key to the match before. Asked again, the same is answered, whatever was lost on the way.

    following: id of the next match. Raises WireError where this key has no seat there.
    """
    old, new = digest(token), derived_token(token, following)
    placeholder, stored = _placeholder(following, old), digest(new)
    for _ in range(TRIES):
        for was in await store.seats(following):
            if was.opens(stored):
                return wire.RematchGrant(following, was.seat, new)
            if was.opens(old):  # a match of before: it was made with the keys of old
                return wire.RematchGrant(following, was.seat, token)
            if was.opens(placeholder):
                now = was._replace(
                    token=was.token.replace(placeholder, stored),
                    earlier=was.earlier.replace(placeholder, stored),
                )
                if await store.change_seat(following, was, now):
                    return wire.RematchGrant(following, was.seat, new)
    raise NOT_YOURS


def _kept_for(match: str, seat_row: SeatRow) -> SeatRow:
    """A seat of the next match, kept for the same people: a placeholder stands for each key until it is fetched."""
    earlier = " ".join(
        f"{_placeholder(match, token)}:{holder}" for token, holder in seat_row.earlier_holders()
    )
    token = _placeholder(match, seat_row.token) if seat_row.token else ""
    return seat_row._replace(token=token, earlier=earlier, invite="", yields=False, part="")


def _placeholder(match: str, stored: str) -> str:
    """What stands for a key (hashed) in the next match: found again by whoever has the key, and the hash of no text that anybody knows."""
    return hmac.digest(match.encode(), stored.encode(), hashlib.sha256).hex()
