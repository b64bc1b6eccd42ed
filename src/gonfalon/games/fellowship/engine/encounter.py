"""Optional engagement and engagement checks (CARD-8)."""

from __future__ import annotations

from . import effects as e
from .round import skip_window
from .state import PASS, State, operation


@operation
def optional_engagement(s: State) -> None:
    """CARD-8: each player in turn may engage one enemy."""
    for seat in s.seats():
        s.push("may_engage", seat)


@operation
def may_engage(s: State, seat: int) -> None:
    """One enemy or none."""
    barred = s.answers("no_optional_engagement")
    choices = tuple(("engage", i) for i in s.staged("enemy") if i not in barred)
    if choices and not s.eliminated[seat]:
        s.ask("engage", seat, (*choices, PASS), ("engage_answered",))


@operation
def engage_answered(s: State) -> None:
    """The enemy chosen moves in front of the player."""
    seat, choice = s.answer
    if choice != PASS:
        e.engage(s, choice[1], seat)


@operation
def engagement_checks(s: State) -> None:
    """CARD-8: rounds of checks, one enemy a check, until a whole round engages nobody."""
    if s.answers("no_checks"):
        skip_window(s)
    else:
        s.push("check_round", 0, 0)


@operation
def check_round(s: State, turn: int, quiet: int) -> None:
    """The next player's check: of the enemies with an engagement cost up to his threat, the one with the highest cost engages."""
    seats = s.seats()
    while quiet < len(seats):
        seat = seats[turn % len(seats)]
        costs = {i: s.card(i).engagement_cost for i in s.staged("enemy")}
        woken = {i: cost for i, cost in costs.items() if cost is not None and cost <= s.threat[seat]}
        if woken:
            most = max(woken.values())
            tied = tuple(i for i, cost in woken.items() if cost == most)
            then = ("check_chosen", seat, turn)
            s.ask("tie", seats[0], tuple(("choose", i) for i in tied), then, engaged_seat=seat + 1)
            return
        turn, quiet = turn + 1, quiet + 1


@operation
def check_chosen(s: State, seat: int, turn: int) -> None:
    """The first player has chosen among enemies of one cost."""
    e.engage(s, s.answer[1][1], seat)
    s.push("check_round", turn + 1, 0)
