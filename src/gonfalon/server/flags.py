"""Flag falls: entries that the server writes when the time of a seat is over, and the set-up that it then makes for it."""

from __future__ import annotations

from gonfalon import players
from gonfalon.core.game import Decision
from gonfalon.core.rng import stream, stream_seed
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState
from gonfalon.match.table_actions import Flag

from .clock import now_ms
from .results import SERVER_COMMAND_PREFIX
from .seating import Seating


def flag_entry(match_state: MatchState, seat: int) -> Entry:
    """The entry that says that the time of a seat is over: it is charged what was left."""
    assert match_state.clocks is not None
    left = match_state.clocks.left(seat, match_state.sets_up(seat)) or 0
    command = f"{SERVER_COMMAND_PREFIX}flag{match_state.n_entries}"
    return Entry(match_state.n_entries, seat, Flag.word, command, now_ms(), left)


def owed_set_up(match_state: MatchState, seating: Seating) -> Decision | None:
    """A decision of the set-up that the server answers, because the time for it is over; None if there is none."""
    clocks = match_state.clocks
    if clocks is None or not clocks.flagged:
        return None
    return next(
        (
            decision
            for decision in match_state.decisions()
            if decision.setting_up
            and clocks.is_flagged(decision.seat)
            and not seating.is_computer_played(decision.seat)
        ),
        None,
    )


def set_up_entry(match_state: MatchState, decision: Decision) -> Entry:
    """The server's answer: no, where the decision may be declined; a believable set-up, drawn at random. Not for the event loop."""
    setting, seat, n = match_state.setting, decision.seat, match_state.n_entries
    if decision.decline:
        text = decision.decline
    elif decision.options is not None:
        text = match_state.game.random_action(match_state.state, seat, stream(setting.seed, "flag", seat, n))
    elif n == 0 or players.owes_at_start(setting.game, setting.setup, seat):
        seed = stream_seed(setting.seed, "flag", seat, n)
        text = players.random_action(setting.game, setting.setup, seat, seed)
    else:
        text = match_state.game.random_action(match_state.state, seat, stream(setting.seed, "flag", seat, n))
    return Entry(n, seat, text, f"{SERVER_COMMAND_PREFIX}set-up{n}", now_ms())
