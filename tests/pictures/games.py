"""Games to draw, a short one of every box."""

from __future__ import annotations

import json
import random
from functools import lru_cache
from typing import Any

import msgspec

from gonfalon import games
from gonfalon.match import replay
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.pictures import telling
from gonfalon.pictures.facts import Player, Shown

BOXES = [
    ("stratego", "battle", 2),
    ("stratego", "duel", 2),
    ("stratego", "barrage", 2),
    ("middle_earth", "me-classic", 2),
    ("middle_earth", "me-powers", 2),
    ("middle_earth", "me-ring", 2),
    ("fortress", "fortress-intro", 2),
    ("fortress", "fortress-main", 2),
    ("fortress", "fortress-bridge", 2),
    ("fellowship", "passage-through-mirkwood", 1),
    ("fellowship", "journey-down-the-anduin", 4),
    ("fellowship", "escape-from-dol-guldur", 3),
    ("tiny_hidden", "outpost", 2),
    ("tiny_crew", "night_watch", 3),
]
"""(game, variant, seats): every board that families draw, and games that nobody draws."""
PLAYERS = (
    Player("Marta", "Seat 1", ("azure", "fess", "moon")),
    Player("Heron", "Seat 2", ("vert", "pale", "star")),
    Player("Steady (computer)", "Seat 3", (), True),
    Player("Olga", "Seat 4"),
)


@lru_cache(maxsize=32)
def played(game: str, variant: str, n_seats: int, n_actions: int = 24) -> MatchState:
    """A game after some random actions."""
    rng, found = random.Random(3), games.get(game)
    match_state = MatchState(Setting(game, found.setup(variant, n_seats=n_seats), 7))
    while match_state.outcome is None and match_state.n_entries < n_actions:
        seat = match_state.to_act()[0]
        action = found.random_action(match_state.state, seat, rng)
        match_state.take(Entry(match_state.n_entries, seat, action, "", 0))
    return match_state


def positions(match_state: MatchState, view: replay.ReplayView = replay.EVERYBODY) -> list[dict[str, Any]]:
    """Every position of a game as on the wire."""
    entries = [applied.entry for applied in match_state.applied]
    frames = replay.frames(match_state.setting, entries, view, 0, len(entries) + 1)
    return [json.loads(msgspec.json.encode(frame.observation)) for frame in frames]


def shown(match_state: MatchState, observation: dict[str, Any] | None, language: str = "en") -> Shown:
    """A game as a picture shows it, won by seat 0."""
    spec, setup = match_state.game.spec, match_state.setting.setup
    returns = (1.0,) * setup.n_seats if spec.cooperative else (1.0, -1.0)
    players = PLAYERS[: setup.n_seats]
    return telling.finished(spec, setup.variant, players, returns, "resigned", 140, observation, language)
