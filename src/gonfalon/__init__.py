"""Gonfalon: board and card games of hidden information, with rules, environments and computer players.

What a researcher or a bot writer needs, by one import (docs/guides/research.md). Everything is loaded when it is first asked for, the
rooms themselves too: `gonfalon.players.levels("stratego")` works after `import gonfalon`.

>>> import gonfalon
>>> game = gonfalon.get_game("stratego")
>>> state = game.new(7, game.setup("duel"))
>>> [decision.kind for decision in state.decisions()]
['deploy', 'deploy']
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gonfalon.version import __version__ as __version__

if TYPE_CHECKING:
    from gonfalon import arena as arena
    from gonfalon import core as core
    from gonfalon import envs as envs
    from gonfalon import games as games
    from gonfalon import match as match
    from gonfalon import players as players
    from gonfalon.arena.series import series
    from gonfalon.arena.series_result import SeriesResult, play_match
    from gonfalon.core.errors import (
        GonfalonError,
        IllegalActionError,
        NotationError,
        ReplayMismatchError,
        RulesetError,
    )
    from gonfalon.core.events import Event
    from gonfalon.core.game import SPECTATOR, Decision, Game, GameSetup, Outcome, State
    from gonfalon.core.observation import InformationState, Observation
    from gonfalon.envs import BatchEnv, BatchStep
    from gonfalon.games import get as get_game
    from gonfalon.match.log import Entry
    from gonfalon.match.record import Record, record_of
    from gonfalon.match.record import dumps as dump_record
    from gonfalon.match.record import loads as load_record
    from gonfalon.match.record import replay as replay_record
    from gonfalon.match.referee import MatchState, Setting
    from gonfalon.players import Player, RandomPlayer, random_action
    from gonfalon.players import make as make_player

__all__ = [
    "SPECTATOR",
    "BatchEnv",
    "BatchStep",
    "Decision",
    "Entry",
    "Event",
    "Game",
    "GameSetup",
    "GonfalonError",
    "IllegalActionError",
    "InformationState",
    "MatchState",
    "NotationError",
    "Observation",
    "Outcome",
    "Player",
    "RandomPlayer",
    "Record",
    "ReplayMismatchError",
    "RulesetError",
    "SeriesResult",
    "Setting",
    "State",
    "dump_record",
    "get_game",
    "load_record",
    "make_player",
    "play_match",
    "random_action",
    "record_of",
    "replay_record",
    "series",
]

_ROOMS = ("arena", "core", "envs", "games", "match", "players")
_HOMES = {
    "gonfalon.arena.series": ("series",),
    "gonfalon.arena.series_result": ("SeriesResult", "play_match"),
    "gonfalon.core.errors": (
        "GonfalonError",
        "IllegalActionError",
        "NotationError",
        "ReplayMismatchError",
        "RulesetError",
    ),
    "gonfalon.core.events": ("Event",),
    "gonfalon.core.game": ("SPECTATOR", "Decision", "Game", "GameSetup", "Outcome", "State"),
    "gonfalon.core.observation": ("InformationState", "Observation"),
    "gonfalon.envs": ("BatchEnv", "BatchStep"),
    "gonfalon.games": ("get as get_game",),
    "gonfalon.match.log": ("Entry",),
    "gonfalon.match.record": (
        "Record",
        "record_of",
        "dumps as dump_record",
        "loads as load_record",
        "replay as replay_record",
    ),
    "gonfalon.match.referee": ("MatchState", "Setting"),
    "gonfalon.players": ("Player", "RandomPlayer", "random_action", "make as make_player"),
}
"""The imports above, for the moment a name is asked for (a test holds the two together)."""


def _homes() -> dict[str, tuple[str, str]]:
    """Exported name -> (module, its name there)."""
    found = {}
    for module, names in _HOMES.items():
        for entry in names:
            name, _, alias = entry.partition(" as ")
            found[alias or name] = (module, name)
    return found


if not TYPE_CHECKING:  # or a type checker would take any name for known

    def __getattr__(name: str) -> Any:
        """Load an exported name or a room when it is first asked for."""
        if name in _ROOMS:
            return import_module(f"gonfalon.{name}")
        home = _homes().get(name)
        if home is None:
            raise AttributeError(f"module 'gonfalon' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(home[0]), home[1])
        return found


def __dir__() -> list[str]:
    """What there is, loaded or not."""
    return sorted({*globals(), *__all__, *_ROOMS})
