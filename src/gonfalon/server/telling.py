"""What each viewer is told of a match: a stream of numbered updates that follows from the log alone.

Update 1 is the position before the first entry, update n + 2 is what entry n led to. Whoever was away gets the very bytes
they would have got, however long ago that was and however often the server has been started since.
"""

from __future__ import annotations

from gonfalon.match import view
from gonfalon.match.log import Entry
from gonfalon.match.referee import Playing, Setting

from . import wire

CLAIM_AFTER = 120
"""Seconds a player must be away before the other may claim the win."""
CATCH_UP = 50
"""Whoever has missed more updates than this gets just the newest one."""

view.allow(wire.Welcome, wire.Update, wire.Presence, wire.Ack, wire.Nack, wire.Pong, wire.Goodbye)
view.allow(wire.ReplayFrame, wire.ReplayPage)


def number(playing: Playing) -> int:
    """The number of the newest update. Every viewer hears of every entry, so it is the same for all."""
    return playing.n_entries + 1


def status_of(playing: Playing, seat: int) -> wire.Status:
    """The match as such, as far as its log tells."""
    outcome = playing.outcome
    word = "over" if outcome else "deployment" if playing.deploying() else "play"
    return wire.Status(
        status=word,
        draw_offer=playing.draw_offer,
        returns=outcome.returns if outcome else None,
        reason=outcome.reason if outcome else "",
        claim_after=CLAIM_AFTER,
        rematch=playing.rematch,
        acts=playing.open_acts(seat),
    )


def newest(playing: Playing, seat: int) -> bytes:
    """The newest update for `seat`."""
    last = playing.happened[-1] if playing.happened else None
    message = wire.Update(
        v=number(playing),
        entry_seat=last.entry.seat if last else -1,
        events=view.heard(last.events, seat) if last else (),
        observation=playing.observe(seat),
        status=status_of(playing, seat),
    )
    return view.encode(message, seat, playing.outcome is not None)


def missed(setting: Setting, entries: list[Entry], seat: int, since: int) -> list[bytes]:
    """The updates after number `since`, told again from the log. Plays the match over: not for the event loop."""
    playing = Playing(setting)
    found = [newest(playing, seat)] if since < 1 else []
    for entry in entries:
        playing.take(entry)
        if number(playing) > since:
            found.append(newest(playing, seat))
    return found
