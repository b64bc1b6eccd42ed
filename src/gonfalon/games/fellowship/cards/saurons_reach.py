"""The encounter set of Sauron's servants abroad."""

from __future__ import annotations

from typing import Any

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    choose_and_discard_from_hand,
    deal_damage,
    modify,
    modify_group,
    raise_threat,
)
from gonfalon.games.fellowship.engine.clauses import Context, card, forced, shadow, when_revealed
from gonfalon.games.fellowship.engine.moves import shuffle_in, to_hand
from gonfalon.games.fellowship.engine.selecting import SELF, YOU, pick
from gonfalon.games.fellowship.engine.steps import choose, each_player, when

HUNTED = 35
"""The threat level from which several of these cards strike."""
EXHAUSTED_ALLIES = pick("allies", of="defending", ready=False)


def is_hunted(s: Any, x: Context, seat: int) -> bool:
    """Is a player's threat level so high?"""
    return s.threat[seat] >= HUNTED


card(
    "eastern-crows",
    forced(
        "leaves_play",
        shuffle_in(SELF),
        when=lambda s, x: x["card"] == x["self"] and x["how"] == "destroyed",
    ),
    shadow(modify("enemy", m.STRENGTH, lambda s, x: 2 if is_hunted(s, x, x["defending"]) else 1, m.ATTACK)),
)
card(
    "evil-storm",
    when_revealed(
        deal_damage(pick("characters", where=lambda s, x, i: is_hunted(s, x, s.who[i])), 1),
    ),
)
card(
    "pursued-by-shadow",
    when_revealed(
        each_player(raise_threat(lambda s, x: len(pick("characters", of=YOU, committed=False)(s, x))))
    ),
    shadow(
        when(
            lambda s, x: bool(EXHAUSTED_ALLIES(s, x)),
            choose("ally", EXHAUSTED_ALLIES, by="defending"),
            to_hand("ally"),
            otherwise=(raise_threat(3, "defending"),),
        )
    ),
)
card(
    "treacherous-fog",
    when_revealed(
        modify_group("staged locations", m.THREAT, 1),
        each_player(choose_and_discard_from_hand(YOU), where=is_hunted),
    ),
)
