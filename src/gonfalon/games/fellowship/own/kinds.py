"""Which kinds of cards a step of a user's own card may be about: damage goes to characters and enemies, progress to locations, and so on.

The engine trusts its cards; a file is not trusted. This check reads the tables of a clause in their order and knows of every register
what kinds of cards it may hold.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any, get_args

from ..engine import vocabulary as v
from ..engine.vocabulary import CardType
from .values import WordError, as_table
from .words import step_words

Kinds = frozenset[str]
ALL: Kinds = frozenset(get_args(CardType))
CHARACTERS: Kinds = frozenset(("hero", "ally"))
ENCOUNTER: Kinds = frozenset(("enemy", "location", "treachery", "objective"))
PLAYERS: Kinds = frozenset(("hero", "ally", "attachment", "event"))
ENEMY: Kinds = frozenset(("enemy",))
LOCATION: Kinds = frozenset(("location",))
FIGHTERS = CHARACTERS | ENEMY

POOLS: dict[str, Kinds] = {
    "characters": CHARACTERS,
    "heroes": frozenset(("hero",)),
    "allies": frozenset(("ally",)),
    "enemies": ENEMY,
    "staged enemies": ENEMY,
    "engaged enemies": ENEMY,
    "locations": LOCATION,
    "staged locations": LOCATION,
    "active location": LOCATION,
    "staging": ENCOUNTER,
    "attachments": frozenset(("attachment", "treachery", "objective")),
    "committed": CHARACTERS,
    "encounter discard": ENCOUNTER,
    "victory": ALL,
    "hand": PLAYERS - {"hero"},
    "discard": PLAYERS,
    "host": CHARACTERS | ENEMY | LOCATION,
    "encounter top": ENCOUNTER,
}
"""Pool -> the types of cards that lie in it."""
HELD: dict[str, Kinds] = {
    "enemy": ENEMY,
    "attackers": CHARACTERS,
    "defenders": CHARACTERS,
    "cards": CHARACTERS,
    "shadow": ENCOUNTER,
}
"""Register of a trigger -> the types of what it holds."""
CARD_OF: dict[str, Kinds] = {
    "damaged": CHARACTERS,
    "defender_declared": CHARACTERS,
    "engaged": ENEMY,
    "enters_play": CHARACTERS | {"attachment"},
    "explored": LOCATION,
    "leaves_play": ALL,
    "rescued": CHARACTERS,
    "revealing": ENCOUNTER,
    "shadow_turned": ENCOUNTER,
    "stage_done": frozenset(("quest",)),
    "travelled": LOCATION,
}
"""Trigger -> the types of its `card`."""
IN_PLAY: dict[str, dict[str, Kinds]] = {
    "ready": {"which": CHARACTERS | {"attachment"}},
    "exhaust": {"which": CHARACTERS | {"attachment"}},
    "deal_damage": {"which": FIGHTERS},
    "heal": {"which": FIGHTERS},
    "add_resources": {"which": frozenset(("hero",))},
    "add_tokens": {"which": frozenset(("ally", "attachment"))},
    "discard": {"which": frozenset(("ally", "attachment"))},
    "place_progress": {"which": LOCATION},
    "cannot_attack": {"which": ENEMY},
    "silence": {"which": ENEMY | LOCATION},
    "attack_with": {"which": CHARACTERS, "enemy": ENEMY},
    "make_attack": {"which": ENEMY},
    "give_control": {"which": frozenset(("ally",))},
    "engage": {"which": ENEMY},
    "return_to_staging": {"which": ENEMY},
    "attach_self": {"to": CHARACTERS | ENEMY | LOCATION},
    "deal_shadow": {"which": ENEMY},
    "uncommit": {"which": CHARACTERS},
    "spend_from": {"which": frozenset(("hero",))},
}
"""Step -> parameter -> the types of the cards that it may be about."""
OUT_OF_PLAY: dict[str, dict[str, Kinds]] = {
    "put_into_play": {"which": frozenset(("ally",))},
    "to_hand": {"which": PLAYERS - {"hero"}},
    "shuffle_in": {"which": PLAYERS - {"hero"}},
    "discard_from_hand": {"which": PLAYERS - {"hero"}},
    "stage_card": {"which": frozenset(("enemy", "location"))},
    "add_to_staging": {"which": frozenset(("enemy", "location"))},
}
FROM: dict[str, tuple[str, ...]] = {
    "put_into_play": ("hand", "discard"),
    "discard_from_hand": ("hand",),
    "stage_card": ("encounter discard",),
    "add_to_staging": ("encounter discard",),
}
"""Step -> the pools from which its register must have been chosen."""
AT: dict[str, tuple[str, ...]] = {
    "cancel": ("revealing", "shadow_turned"),
    "replace_revealed": ("revealing",),
}
"""Step -> the triggers at which alone it can be done, to their `card`."""
ON_ITSELF: dict[str, Kinds] = {
    "gain_surge": ENCOUNTER,
    "remove_from_game": frozenset(("event",)),
    "attach_self": frozenset(("attachment", "event", "treachery", "objective")),
}
"""Step -> the types of the card that may do it to itself."""


SEATS = ("you", "first", "seat", "player", "defending")
"""Words that name a seat."""
NUMBERS = ("amount", "level")
CHOSEN = (
    *("ally", "archer", "attachment", "attacker", "character", "condition", "discarded", "found", "hero"),
    *("location", "objective", "one", "spider", "tired"),
)
"""Registers into which a card may be chosen."""
INTO = {"choose": CHOSEN, "for_each": CHOSEN, "choose_player": ("player",), "choose_number": ("amount",)}
SIGNED = ("raise_threat", "modify", "modify_group")
"""Steps whose number may be negative."""
SEAT_PARAMETERS, NUMBER_PARAMETERS = ("by", "of", "seat"), ("amount",)
OF_YOU = (
    "pay_threat",
    "pay_amount",
    "pay_from_each",
    "search_top",
    "look_at",
    "choose_number",
    "attack_with",
    "take_one_of_top",
)
"""Steps that the player who uses the card does, whatever else is said."""
DEFAULTS_TO_YOU = {
    name
    for name, function in step_words().items()
    if any(one.default == "you" for one in inspect.signature(function).parameters.values())
}
NOBODYS = ("forced", "revealed", "setup", "passive")
"""Timings at which nobody is `you` on an encounter card."""


class KindCheck:
    """The check of one clause. of: the type of its card. on: its trigger."""

    def __init__(self, of: CardType, timing: str, on: str) -> None:
        self.of, self.timing, self.on = of, timing, on
        self.kinds: dict[str, Kinds] = {"self": frozenset((of,)), **HELD}
        self.pools: dict[str, str] = {}
        if on in CARD_OF:
            self.kinds["card"] = CARD_OF[on]
        self.has_you = timing not in NOBODYS or of in PLAYERS
        self.is_inside = False

    def steps(self, field: str, said: Any) -> None:
        """Raise WordError at the first step that is about a card of the wrong kind."""
        for one in said:
            self._step(field, one)

    def _step(self, field: str, said: Mapping[str, Any]) -> None:
        name = said["step"]
        if name in AT and (self.on not in AT[name] or said.get("which") != "card"):
            raise WordError(field, f"{name} is for the `card` of {' or '.join(AT[name])}")
        if name == "cannot_attack" and self.is_inside:
            raise WordError(
                field,
                "cannot_attack stands in `do` itself, not inside another step, so that a refusal can name its card",
            )
        if name in ON_ITSELF and self.of not in ON_ITSELF[name]:
            raise WordError(field, f"{name} is not for a card of the type {self.of}")
        self._words(field, name, said)
        takes = {**IN_PLAY, **OUT_OF_PLAY}.get(name, {})
        if name == "modify":
            stat = said.get("stat")
            takes = {
                "which": ENEMY | LOCATION
                if stat == "threat"
                else FIGHTERS
                if stat in v.STATS
                else ENEMY | CHARACTERS
            }
        for parameter, allowed in takes.items():
            self._about(f"{field}, {name}.{parameter}", name, said.get(parameter, "self"), allowed)
        if name in ("choose", "for_each"):
            self._remember(said)
        before = self.has_you, self.is_inside
        self.has_you, self.is_inside = self.has_you or name == "each_player", True
        for inner in (said.get("steps", ()), said.get("otherwise", ())):
            self.steps(field, inner)
        self.has_you = before[0]
        for steps in (as_table(said.get("modes")) or {}).values():
            self.steps(field, steps)
        self.is_inside = before[1]

    def _words(self, field: str, name: str, said: Mapping[str, Any]) -> None:
        """Seats, numbers and registers by what they are for."""
        if name in INTO and said["register"] not in INTO[name]:
            raise WordError(field, f"{name} sets one of the registers {', '.join(INTO[name])}")
        for parameter in (one for one in SEAT_PARAMETERS if one in said):
            if isinstance(said[parameter], str) and said[parameter] not in SEATS:
                raise WordError(f"{field}, {name}.{parameter}", f"a seat is one of {', '.join(SEATS)}")
        for parameter in (one for one in NUMBER_PARAMETERS if one in said):
            if isinstance(said[parameter], str) and said[parameter] not in NUMBERS:
                raise WordError(
                    f"{field}, {name}.{parameter}", f"a number is one of {', '.join(NUMBERS)}, or a figure"
                )
        if name not in SIGNED and _is_negative(said.get("amount", 1)):
            raise WordError(f"{field}, {name}.amount", "must be at least 1")
        if self.has_you:
            return
        default = name in DEFAULTS_TO_YOU and not any(one in said for one in SEAT_PARAMETERS)
        if default or name in OF_YOU or names_you(said):
            raise WordError(
                field, f"{name}: nobody is `you` here; name a seat, or put the step into each_player"
            )

    def _remember(self, said: Mapping[str, Any]) -> None:
        which = as_table(said.get("which"))
        if which is not None:
            self.kinds[said["register"]] = self._of_pool(which)
            self.pools[said["register"]] = which["pick"]

    def _of_pool(self, said: Mapping[str, Any]) -> Kinds:
        found = POOLS[said["pick"]]
        return found & {said["type"]} if "type" in said else found

    def _about(self, field: str, name: str, said: Any, allowed: Kinds) -> None:
        if isinstance(said, str) and said in (*SEATS, *NUMBERS):
            raise WordError(field, f"{said!r} is no card")
        table = as_table(said)
        found = self.kinds.get(said, ALL) if table is None else self._of_pool(table)
        if not found <= allowed:
            raise WordError(
                field, f"{name} is for {_listed(allowed)}, and this may be {_listed(found - allowed)}"
            )
        if name in FROM and (table is not None or self.pools.get(said) not in FROM[name]):
            places = " or ".join(FROM[name])
            raise WordError(field, f"{name} needs a register whose card was chosen from: {places}")


def _is_negative(said: Any) -> bool:
    """Is a number negative or nothing, or could it become so?"""
    table = as_table(said)
    if table is not None:
        return any(isinstance(one, int) and one < 0 for one in table.values())
    return isinstance(said, int) and said < 1


def names_you(said: Any) -> bool:
    """Does a table speak of `you` outside the steps inside it?"""
    table = as_table(said)
    if table is not None:
        inner = ("step", "steps", "otherwise", "modes")
        return any(names_you(one) for key, one in table.items() if key not in inner) or "mine" in table
    return said in ("you", "could_attack", "is_another")


def _listed(kinds: Kinds) -> str:
    return ", ".join(sorted(kinds))
