"""The quest (ME-9): the entries of Mount Doom, the bearer's way there, who takes it and who escorts it."""

from __future__ import annotations

from typing import Literal

from gonfalon.games.stratego.kernel.layout import ATTACKER, DEFENDER
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.squares import name_of, square_of

from .fights import Fights

Guarded = Literal["flag", "flag_or_doom"]
"""What is guarded: the own flag; and Mount Doom as well while the enemy's bearer may come there."""


def entries_of(rules: Rules) -> list[int]:
    """The squares that lead to Mount Doom."""
    return [int(square) for square in rules.tables["mount_doom_entries"] if square >= 0]


def entry_names(rules: Rules) -> list[str]:
    """The same by their names."""
    return [name_of(square) for square in entries_of(rules)]


def enemy_bearer(rules: Rules, seen: StrategoObservation) -> str:
    """The kind of the enemy's bearer while the Ring is open; "" if there is none."""
    quest = rules.ruleset.quest
    if quest is None or seen.ring != "open" or int(rules.tables["bearer_side"]) == seen.seat:
        return ""
    return quest.bearer


def guarded(rules: Rules, seen: StrategoObservation) -> Guarded:
    """What a seat guards."""
    return "flag_or_doom" if enemy_bearer(rules, seen) else "flag"


def steps_to_entries(fights: Fights) -> dict[str, int]:
    """Square -> steps from there to the nearest entry of Mount Doom, over whatever stands between."""
    return fights.steps_from(entry_names(fights.under), ())


def squares_near_entries(fights: Fights, seen: StrategoObservation, most: int) -> dict[int, int]:
    """Squares within `most` steps of an entry that is not closed, as the kernel numbers them -> steps to it."""
    still = still_squares(fights, seen)
    steps = fights.steps_from([name for name in entry_names(fights.under) if name not in still], still)
    return {square_of(name): n for name, n in steps.items() if 0 < n <= most}


def still_squares(fights: Fights, seen: StrategoObservation) -> set[str]:
    """Where pieces stand that are known never to move."""
    return {p.square for p in seen.pieces if p.piece and fights.pieces[p.piece].reach == 0}


def seeks_mount_doom(rules: Rules, seen: StrategoObservation) -> bool:
    """May the own bearer still complete the quest?"""
    return seen.ring == "open" and is_bearers_side(rules, seen.seat)


def captors_of(rules: Rules) -> list[str]:
    """The mobile kinds of the other side that take the bearer while the Ring is open."""
    bearer, side = int(rules.tables["bearer"]), int(rules.tables["bearer_side"])
    result = rules.tables["result_at_stage"][0, bearer]
    return [name for name in _mobile_kinds(rules, 1 - side) if result[rules.kinds.index(name)] == DEFENDER]


def escorts_of(rules: Rules) -> dict[str, list[str]]:
    """Captor -> the mobile kinds of the bearer's side that take it by attacking."""
    kinds, result = rules.kinds, rules.tables["result_at_stage"][0]
    own = _mobile_kinds(rules, int(rules.tables["bearer_side"]))
    return {
        captor: [name for name in own if result[kinds.index(name), kinds.index(captor)] == ATTACKER]
        for captor in captors_of(rules)
    }


def _mobile_kinds(rules: Rules, side: int) -> list[str]:
    """The kinds of a side's army that move."""
    army = rules.ruleset.armies[side]
    return [kind.id for kind in rules.ruleset.pieces if kind.reach and army.get(kind.id, 0)]


def is_bearers_side(rules: Rules, seat: int) -> bool:
    """Is the bearer one of this seat's pieces?"""
    return int(rules.tables["bearer_side"]) == seat
