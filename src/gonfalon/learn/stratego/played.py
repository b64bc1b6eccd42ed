"""What a finished game of the Stratego family shows of its lessons, by the fights, powers and acts of one seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from gonfalon.core.observation import InformationState
from gonfalon.learn.missed import Missed, own_acts

from .setup_faults import setup_faults

MissedReason = Literal["spy", "bombs", "flag"]
"""How a game is lost by a lesson: the text `lesson-missed-<reason>`."""

POWERS = {
    "fly": "fly",
    "seek": "seek",
    "bow": "longbow",
    "axe": "axe",
    "steed": "steed",
    "repeat": "repeat",
    "rage": "rage",
}
"""Power -> the lesson about it."""
MOST_ON_BOMBS = 2
"""Own pieces that may fall on bombs before the lesson about them comes back."""
ATTACKS_WON, MOVES = 3, 10
"""Own attacks won that show fighting; own moves that show moving."""
FULL_ARMIES = ("battle", "classic")
"""Variants with the army of forty that `setup_faults` reads."""


class Fight(NamedTuple):
    """A fight as one seat sees it. mine, theirs: the kinds, "" for a hidden one. is_attack: the seat attacked."""

    mine: str
    theirs: str
    is_attack: bool
    is_won: bool
    is_lost: bool


def played(information: InformationState) -> tuple[list[str], list[Missed]]:
    """Lessons that the seat knew, and those that it lost by."""
    fights = list(_fights(information))
    return [*_known(information, fights), *_powers(information)], list(_missed(fights))


def _fights(information: InformationState) -> Iterator[Fight]:
    for event in information.events:
        if event.kind != "combat":
            continue
        facts = event.facts
        is_attack = facts["seat"] == information.seat
        mine, theirs = ("attacker", "defender") if is_attack else ("defender", "attacker")
        result = facts["result"]
        yield Fight(facts[mine], facts[theirs], is_attack, result == mine, result in (theirs, "both"))


def _known(information: InformationState, fights: list[Fight]) -> Iterator[str]:
    attacks = [fight for fight in fights if fight.is_attack]
    moves = [
        event
        for event in information.events
        if event.kind == "move" and event.facts["seat"] == information.seat
    ]
    if len(moves) >= MOVES:
        yield "moving"
    if sum(fight.is_won for fight in attacks) >= ATTACKS_WON:
        yield "fighting"
    if any(fight.mine == "scout" for fight in attacks):
        yield "scouts"
    if any(fight.mine == "miner" and fight.theirs == "bomb" and fight.is_won for fight in attacks):
        yield "bombs"
    if any(fight.mine == "spy" and fight.theirs == "marshal" and fight.is_won for fight in attacks):
        yield "spy"
    if any(fight.theirs == "flag" and fight.is_won for fight in attacks):
        yield "flag"
    deployed = next((act for act in own_acts(information) if act.startswith("deploy ")), "")
    if deployed and information.variant in FULL_ARMIES and not setup_faults(deployed):
        yield "first-setup"


def _powers(information: InformationState) -> Iterator[str]:
    for event in information.events:
        if event.facts.get("seat") != information.seat:
            continue
        facts: dict[str, Any] = event.facts
        if event.kind == "quest":
            yield "ring"
        if event.kind == "power":
            targets = facts["targets"]
            if not targets or any(target["captured"] for target in targets):
                yield POWERS.get(facts["power"], "")


def _missed(fights: list[Fight]) -> Iterator[Missed]:
    fallen = Counter(fight.theirs for fight in fights if fight.is_attack and fight.is_lost)
    if any(not fight.is_attack and fight.theirs == "spy" and fight.is_lost for fight in fights):
        yield Missed("spy", "spy")
    if fallen["bomb"] >= MOST_ON_BOMBS:
        yield Missed("bombs", "bombs")
    if any(fight.mine == "flag" and fight.is_lost for fight in fights):
        yield Missed("hiding-place", "flag")
