"""What a room has to tell people who are away. It takes nothing from the game but whether it is over and which seats owe an answer."""

from __future__ import annotations

from typing import NamedTuple

from .rooms import Room
from .wire_push import PushKind, PushNews

MINUTES_OF_A_DAY = 1440


class Standing(NamedTuple):
    """What stands for a seat whose person is away. at: the entry with which it arose. short_in: seconds until a tenth of its time is left,
    None where time does not matter. After `seated`, at: how many people sit there."""

    kind: PushKind
    at: int
    short_in: float | None = None

    @property
    def mark(self) -> str:
        """As it is stored once it has been told."""
        return f"{self.kind} {self.at}"

    def is_covered_by(self, told: str) -> bool:
        """Has this been told, or something that says more of the same?"""
        if told == self.mark:
            return True
        return self.kind == "turn" and told == f"time {self.at}"

    @property
    def urgent(self) -> Standing:
        """The same as it is told now: that time is short where it is."""
        is_short = self.kind == "turn" and self.short_in is not None and self.short_in <= 0
        return self._replace(kind="time") if is_short else self


def standing(room: Room) -> dict[int, Standing]:
    """What there is to tell now, by seat. Somebody with several seats is told of the first of them."""
    if not room.begun:
        return {}
    seating, match_state = room.seating, room.match_state
    decisions = match_state.decisions() if seating.is_complete else ()
    owing = {decision.seat for decision in decisions}
    found: dict[int, Standing] = {}
    told: set[int] = set()
    for seat in absent(room):
        holder = seating.seat_rows[seat].holder
        if holder in told:
            continue
        if match_state.outcome:
            found[seat] = Standing("over", match_state.begun_at)
        elif seat in owing and not seating.is_computer_played(seat):
            found[seat] = Standing("turn", match_state.owes_since[seat], room.time.seconds_until_short(seat))
        if seat in found:
            told.add(holder)
    return found


def absent(room: Room) -> list[int]:
    """The seats of people none of whose seats has somebody connected."""
    rows = [row for row in room.seating.seat_rows if row.kind == "person"]
    here = {row.holder for row in rows if room.seating.is_here(row.seat)}
    return [row.seat for row in rows if row.holder not in here]


def news_of(room: Room, kind: PushKind) -> PushNews:
    """What is sent: the kind of news, the match and its box."""
    setting = room.row.setting
    return PushNews(kind, room.row.id, setting.game, setting.setup.variant)


def quiet_seconds(quiet_from: int, quiet_until: int, now: float) -> float:
    """Seconds until it is no longer quiet, 0 where it is not. The time may run over midnight. now: seconds since 1970."""
    minute = now / 60 % MINUTES_OF_A_DAY
    since = (minute - quiet_from) % MINUTES_OF_A_DAY
    length = (quiet_until - quiet_from) % MINUTES_OF_A_DAY
    return 60 * (length - since) if since < length else 0.0
