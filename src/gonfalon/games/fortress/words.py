"""The family's closed vocabularies. `scripts/wire_types.py` writes each of them as a union into the front end's types."""

from __future__ import annotations

from typing import Final, Literal

DecisionKind = Literal["build", "enter", "explore"]
"""What a seat is asked."""
BUILD: Final = "build"
ENTER: Final = "enter"
EXPLORE: Final = "explore"
Way = Literal["step", "climb", "passage", "bridge", "swap", "sacrifice", "challenge"]
"""The acts of a turn: four ways to go, two to give up the piece, and the challenge."""
STEP: Final = "step"
CLIMB: Final = "climb"
PASSAGE: Final = "passage"
BRIDGE: Final = "bridge"
SWAP: Final = "swap"
SACRIFICE: Final = "sacrifice"
CHALLENGE: Final = "challenge"
Cause = Literal[DecisionKind, "bridge", "swap", "sacrifice", "challenge", "lot", "card", "ladder", "skip"]
"""What brings an event about."""
CARD: Final = "card"
LADDER: Final = "ladder"
EventKind = Literal[
    "starts",
    "turn",
    "built",
    "entered",
    "moved",
    "wall",
    "blocked",
    "ladder",
    "passage",
    "bridge",
    "fell",
    "won",
    "lost",
    "returned",
    "flag",
    "exchanged",
    "sacrificed",
    "skips",
    "cancelled",
    "skipped",
    "challenged",
    "turn_over",
]
"""What is told of a game (FORT-7.4)."""
TurnEnd = Literal["wall", "beaten", "idle", "swap", "sacrifice"]
"""Why a turn is over."""
EndReason = Literal["flag_found", "flag_reachable", "flag_unreachable", "ply_cap"]
"""Why a game is over by the rules."""
RefusalReason = Literal[
    "not_understood",
    "unknown_square",
    "wrong_start",
    "blocked_ladder",
    "no_way",
    "not_at_entrance",
    "same_piece",
    "not_trapped",
]
"""Why an act of a turn is not legal."""
FaultKind = Literal[
    "unknown_square",
    "unknown_word",
    "no_edge",
    "wall_twice",
    "walls_missing",
    "walls_extra",
    "no_ladder_place",
    "ladder_twice",
    "ladders_missing",
    "ladders_extra",
    "no_bridge_place",
    "bridge_missing",
    "bridge_extra",
    "flag_on_entrance",
    "card_on_entrance",
    "cards_on_square",
    "card_missing",
    "card_extra",
    "flag_unreachable",
    "in_the_way",
    "wrong_start",
]
"""What may be wrong with a fortress, or with where a step begins."""
