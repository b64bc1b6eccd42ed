"""Compiles the look-ahead over expected values: a part in the sense of games/stratego/compiling.py."""

from __future__ import annotations

from gonfalon import games, players
from gonfalon.core.rng import stream
from gonfalon.games.stratego.compiling import end_with_parent

PLIES = 30
"""Random plies after which both sides have moves and attacks to examine."""

end_with_parent()
rules = games.get("stratego")
state, rng = rules.new(1, rules.setup("duel")), stream(1, "warm")
while state.outcome is None and state.ply < PLIES:
    seat = state.to_act()[0]
    state.step(seat, rules.random_action(state, seat, rng))
if state.outcome is None:
    seat = state.to_act()[0]
    players.make_named("stratego", "hunter", 1).act(rules.information_state(state, seat))
