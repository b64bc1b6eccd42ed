"""The newest update for everybody who is connected: whole, or what has changed since the one before for those who take changes.

What has changed follows from the two updates of that viewer alone (`match.changes`), so it tells nothing that they do not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gonfalon.match.referee import MatchState

from . import update_stream, wire
from .outbox import Outbox


class LiveUpdates:
    """What the connected viewers of one match were sent last. Each of them has the update before this one, unless it is none's."""

    def __init__(self) -> None:
        self._sent: dict[int, wire.Update] = {}

    def send(
        self,
        match_state: MatchState,
        outboxes: Iterable[Outbox],
        note: Callable[[Outbox], None] = lambda _: None,
    ) -> None:
        """Send the newest update to everybody, encoded once for each viewer and form. note: called for each outbox."""
        ready: dict[tuple[int, bool], bytes] = {}
        was, self._sent = self._sent, {}
        listening = list(outboxes)
        seen = match_state.observe_each({outbox.seat for outbox in listening})
        for outbox in listening:
            seat, changes = outbox.seat, outbox.takes_changes
            if seat not in self._sent:
                now = self._sent[seat] = update_stream.newest_message(match_state, seat, seen[seat])
                ready[seat, False] = update_stream.encoded(now, match_state, seat)
            if changes and (seat, True) not in ready:
                before, whole = was.get(seat), ready[seat, False]
                ready[seat, True] = update_stream.changed(before, self._sent[seat], whole, match_state)
            outbox.send(ready[seat, changes])
            note(outbox)
