"""Acts beside the rules: they stand in the log next to the actions, in a namespace of their own ("/...").

Which of them a match has, its game declares (`GameSpec.table_actions`): opponents resign and agree on a draw, companions concede,
undo and restart by the consent of every seat.
"""

from __future__ import annotations

from gonfalon.core import game as core
from gonfalon.core.game import GameSpec

RESIGN, OFFER, ACCEPT, DECLINE = "/resign", "/draw-offer", "/draw-accept", "/draw-decline"
UNREADY, CLAIM, REMATCH = "/unready", "/claim-win", "/rematch"
CONCEDE, UNDO, RESTART = "/concede", "/undo", "/restart"
AGREE, REFUSE = "/agree", "/refuse"
SIGNAL, SAY = "/signal", "/say"
"""A wish to the others, one of `Game.signals`; what a computer announces. Both change nothing."""

OLD_NAMES = {"/undeploy": UNREADY}
"""Names that logs and records of version 1 use."""
BY_CONSENT = (CONCEDE, UNDO, RESTART)
"""Proposals: they take effect when every seat has agreed; conceding ("/concede 0 2": seats 0 and 2 vote) when most voters have."""
DECLARED = {
    core.RESIGN: (RESIGN,),
    core.DRAW: (OFFER, ACCEPT, DECLINE),
    core.UNREADY: (UNREADY,),
    core.CLAIM: (CLAIM,),
    core.CONCEDE: (CONCEDE, AGREE, REFUSE),
    core.UNDO: (UNDO, AGREE, REFUSE),
    core.RESTART: (RESTART, AGREE, REFUSE),
    core.TALK: (SIGNAL, SAY),
}
"""What a game declares -> the acts it brings."""
ALL = (*dict.fromkeys(act for acts in DECLARED.values() for act in acts), REMATCH)
EVENTS = {
    RESIGN: "resigned",
    OFFER: "draw_offered",
    ACCEPT: "draw_agreed",
    DECLINE: "draw_declined",
    UNREADY: "unready",
    CLAIM: "abandoned",
    REMATCH: "rematch",
    AGREE: "agreed",
    REFUSE: "refused",
    CONCEDE: "conceded",
    UNDO: "undone",
    RESTART: "restarted",
    SIGNAL: "signalled",
    SAY: "said",
}
"""Act -> the kind of the event that tells of it, and the reason of the outcome where it ends the match."""


def is_act(text: str) -> bool:
    """Does this text stand beside the rules?"""
    return text.startswith("/")


def is_talk(text: str) -> bool:
    """Is this something said at the table, which changes nothing?"""
    return name_of(text) in (SIGNAL, SAY)


def name_of(text: str) -> str:
    """The act without its argument ("/rematch" of "/rematch abc"), by its present name."""
    name = text.split(" ", 1)[0]
    return OLD_NAMES.get(name, name)


def argument_of(text: str) -> str:
    """What follows the act's name, "" for nothing."""
    return text.partition(" ")[2]


def declared(spec: GameSpec) -> tuple[str, ...]:
    """The acts that matches of a game may have."""
    return (*dict.fromkeys(act for one in spec.table_actions for act in DECLARED[one]), REMATCH)
