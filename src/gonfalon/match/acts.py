"""Acts beside the rules: they stand in the log next to the moves, in a namespace of their own ("/...")."""

from __future__ import annotations

RESIGN, OFFER, ACCEPT, DECLINE = "/resign", "/draw-offer", "/draw-accept", "/draw-decline"
UNDEPLOY, CLAIM, REMATCH = "/undeploy", "/claim-win", "/rematch"

ALL = (RESIGN, OFFER, ACCEPT, DECLINE, UNDEPLOY, CLAIM, REMATCH)
SECTIONS = {RESIGN: "8.8", OFFER: "8.9", ACCEPT: "8.9", DECLINE: "8.9", UNDEPLOY: "3.1", CLAIM: "8.10"}
EVENTS = {
    RESIGN: "resigned",
    OFFER: "draw_offered",
    ACCEPT: "draw_agreed",
    DECLINE: "draw_declined",
    UNDEPLOY: "unready",
    CLAIM: "abandoned",
    REMATCH: "rematch",
}


def is_act(text: str) -> bool:
    """Does this text stand beside the rules?"""
    return text.startswith("/")


def name_of(text: str) -> str:
    """The act without its argument ("/rematch" of "/rematch abc")."""
    return text.split(" ", 1)[0]
