"""How matches are dealt: the server commits to its part of the seed first, then the seats give theirs, and nobody picks the seed.

The seed is settled when the match begins. A seat that is taken later gives no part (docs/decisions/0022-sealed-deals.md).
"""

from __future__ import annotations

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.match.referee import Setting
from gonfalon.match.sealing import Sealing, deal, new_sealing, seal
from gonfalon.storage.pledges import Pledges
from gonfalon.storage.store import Store

from . import wire
from .clock import now_ms
from .keys import digest, new_invite

PLEDGE_MS = 10 * 60_000
"""So long a pledge waits for its match, in milliseconds."""
NO_PLEDGE = WireError(
    "match/pledge", "a part of the seed answers a pledge of the last ten minutes: ask for one first"
)


def deal_commitments(setting: Setting) -> dict[str, str]:
    """What the server has committed to before anybody sits down, {} for a match of before."""
    return {} if setting.sealing is None else seal(setting.sealing, deal(setting.sealing, setting.seed))


def waits_for_seats(setting: Setting) -> bool:
    """Does a match begin only when all seats are taken? Those without chance may begin at once; then who sits down later gives no part."""
    return games.get(setting.game).spec.brings is not None


class Dealing:
    """What this server commits to before anybody sits down."""

    def __init__(self, store: Store) -> None:
        self.pledges = Pledges(store)

    async def pledge(self) -> wire.Pledge:
        """Commit to a part of the seed of a match to come. Raises StorageError."""
        name, sealing, now = new_invite(), new_sealing(), now_ms()
        await self.pledges.keep(digest(name), sealing, now + PLEDGE_MS, now)
        return wire.Pledge(name, seal(sealing, deal(sealing, 0)))

    async def sealing_for(self, request: wire.NewMatch) -> Sealing:
        """The sealing of a new match: the one that was pledged, or a new one. Raises WireError for a part that answers no pledge."""
        if not request.pledge:
            if request.part:
                raise NO_PLEDGE
            return new_sealing()
        sealing = await self.pledges.take(digest(request.pledge), now_ms())
        if sealing is None:
            raise NO_PLEDGE
        return sealing
