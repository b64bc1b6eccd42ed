"""The encounter set of the wild lands east of the river."""

from __future__ import annotations

from typing import Any

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    deal_damage,
    modify,
    place_progress,
    progress_off_quest,
    raise_threat,
)
from gonfalon.games.fellowship.engine.clauses import Context, card, forced, passive, shadow, when_revealed
from gonfalon.games.fellowship.engine.combat import has_blank_shadow
from gonfalon.games.fellowship.engine.moves import return_to_staging
from gonfalon.games.fellowship.engine.selecting import SELF, YOU, if_undefended, pick
from gonfalon.games.fellowship.engine.steps import at_end, choose, do, each_player

# ---- enemies -----------------------------------------------------------------------------------------------------------


def attack_from_the_shadows(s: Any, x: Context) -> None:
    """CARD-12: the card steps out from under the attacker and attacks the same player with a shadow card of its own."""
    wolf = x["self"]
    s.host[wolf] = m.NO_HOST
    s.push("attack_by_effect", wolf, x["defending"])


def back_on_the_deck(s: Any, x: Context) -> None:
    """CARD-12: a card that attacked as a shadow goes on top of the encounter deck, seen by all."""
    wolf = x["self"]
    if s.pile[wolf] == m.SHADOWS and s.host[wolf] == m.NO_HOST:
        s.forget(wolf)
        s.put(wolf, m.ENCOUNTER)
        s.show((wolf,))
        s.dirty = True
        s.tell("left", card=s.catalogue.key[wolf], how="moved", to=m.PILE_NAMES[m.ENCOUNTER])


card(
    "wolf-rider",
    shadow(
        at_end(m.PHASE, do(back_on_the_deck)),
        do(attack_from_the_shadows),
    ),
)
card("hill-troll", passive("excess_to_threat", lambda s, j, enemy: j == enemy))
card(
    "goblin-sniper",
    passive(
        "no_optional_engagement",
        lambda s, j: j if s.pile[j] == m.STAGING and len(s.staged("enemy")) > 1 else 0,
    ),
    forced(
        "phase_ends",
        each_player(choose("character", pick("characters", of=YOU)), deal_damage("character", 1)),
        when=lambda s, x: x["phase"] == "combat" and s.pile[x["self"]] == m.STAGING,
    ),
)
card(
    "marsh-adder",
    forced("attacks", raise_threat(1, "seat"), when=lambda s, x: x["enemy"] == x["self"]),
)
card(
    "wargs",
    forced(
        "attacked",
        return_to_staging(SELF),
        when=lambda s, x: x["enemy"] == x["self"] and has_blank_shadow(s, x["self"]),
    ),
    shadow(modify("enemy", m.STRENGTH, if_undefended(2, 1), m.ATTACK)),
)

# ---- treachery ---------------------------------------------------------------------------------------------------------

card(
    "despair",
    when_revealed(progress_off_quest(4)),
    shadow(modify("defenders", "no_defense", 1, m.ATTACK)),
)

# ---- locations ---------------------------------------------------------------------------------------------------------

card(
    "the-brown-lands",
    forced("travelled", place_progress(SELF, 1), when=lambda s, x: x["card"] == x["self"]),
)
card("the-east-bight", passive("must_travel", lambda s, j: j if s.pile[j] == m.STAGING else 0))
