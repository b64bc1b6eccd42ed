"""Tactics: heroes, allies, events and attachments."""

from __future__ import annotations

from typing import Any

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    add_resources,
    allow_several_defenders,
    cannot_attack,
    could_attack,
    deal_damage,
    enemies_in_reach,
    modify,
    progress_on_quest,
)
from gonfalon.games.fellowship.engine.clauses import Context, action, attach_to, card, passive, response
from gonfalon.games.fellowship.engine.combat import is_through, may_be_held, may_declare_several
from gonfalon.games.fellowship.engine.editions import since
from gonfalon.games.fellowship.engine.effects import can_be_damaged
from gonfalon.games.fellowship.engine.moves import attack_with, shuffle_in
from gonfalon.games.fellowship.engine.selecting import SELF, YOU, has_engaged, host, is_hosts, pick
from gonfalon.games.fellowship.engine.steps import (
    at_end,
    choose,
    choose_player,
    exhaust,
    lacking,
    pay_from_each,
)

HERO = attach_to(pick("heroes"))
NO_ATTACK_LEFT = ("no_attack_left", "CARD-15.10")
"""Why an enemy's attack cannot be forbidden: none is to come."""

# ---- heroes ------------------------------------------------------------------------------------------------------------

card("gimli", passive(m.STRENGTH, lambda s, j, i: s.damage[j] if j == i else 0))
card(
    "legolas",
    response("attack_destroyed", progress_on_quest(2), when=lambda s, x: x["self"] in x["attackers"]),
)
card("thalin", passive("as_revealed", lambda s, j, i: 1 if s.marks[j] & m.COMMITTED else 0))

# ---- allies ------------------------------------------------------------------------------------------------------------

card(
    "gondorian-spearman",
    response(
        "defender_declared",
        deal_damage("enemy", 1),
        when=lambda s, x: x["card"] == x["self"] and can_be_damaged(s, x["enemy"]),
    ),
)
card(
    "beorn",
    action(modify(SELF, m.STRENGTH, 5), at_end(m.PHASE, shuffle_in(SELF)), limit=(1, m.ROUND)),
)

# ---- events ------------------------------------------------------------------------------------------------------------

card(
    "blade-mastery",
    action(
        choose("character", pick("characters")),
        modify("character", m.STRENGTH, 1),
        modify("character", m.DEFENSE, 1),
    ),
)
card(
    "rain-of-arrows",
    action(
        choose_player("player", has_engaged),
        deal_damage(pick("engaged enemies", engaged_with="player"), 1),
        cost=[
            choose("archer", pick("characters", of=YOU, keyword="ranged", ready=True), kind="cost"),
            exhaust("archer"),
        ],
    ),
)


@since(1, before=has_engaged)
def has_enemy_to_hold(s: Any, x: Context, seat: int) -> bool:
    """A filter: players engaged with an enemy whose attack can still be forbidden."""
    return any(may_be_held(s, i) for i in s.piles[m.ENGAGED + seat])


card(
    "feint",
    action(
        lacking(
            choose("enemy", pick("engaged enemies", where=since(1)(lambda s, x, i: may_be_held(s, i)))),
            *NO_ATTACK_LEFT,
        ),
        cannot_attack("enemy", lambda s, x: s.engaged_with(x["enemy"])),
        phase="combat",
    ),
)
card(
    "quick-strike",
    action(
        choose("enemy", enemies_in_reach("attacker")),
        attack_with("attacker", "enemy"),
        cost=[
            choose("attacker", pick("characters", of=YOU, where=could_attack), kind="cost"),
            exhaust("attacker"),
        ],
    ),
)
card(
    "thicket-of-spears",
    action(
        lacking(choose_player("player", has_enemy_to_hold), *NO_ATTACK_LEFT),
        cannot_attack(pick("engaged enemies", engaged_with="player"), "player"),
        cost=[pay_from_each(3, "tactics")],
    ),
)
card(
    "swift-strike",
    response("defender_declared", deal_damage("enemy", 2), when=lambda s, x: can_be_damaged(s, x["enemy"])),
)
card(
    "stand-together",
    action(
        choose_player(
            "player",
            since(1)(lambda s, x, seat: not may_declare_several(s, seat) and not is_through(s, seat)),
        ),
        allow_several_defenders("player"),
    ),
)

# ---- attachments -------------------------------------------------------------------------------------------------------

card(
    "blade-of-gondolin",
    HERO,
    passive(
        "attack_against",
        lambda s, j, i, enemy, staged: 1 if s.host[j] == i and s.has_trait(enemy, "orc") else 0,
    ),
    response(
        "attack_destroyed",
        progress_on_quest(1),
        when=lambda s, x: s.host[x["self"]] in x["attackers"],
    ),
)
card("citadel-plate", HERO, passive(m.HITS, is_hosts(lambda s, i: 4)))
card(
    "dwarven-axe",
    HERO,
    passive(m.STRENGTH, is_hosts(lambda s, i: 2 if s.has_trait(i, "dwarf") else 1)),
)
card(
    "horn-of-gondor",
    HERO,
    response(
        "leaves_play",
        add_resources(host, 1),
        when=lambda s, x: x["type"] in m.CHARACTERS and x["how"] == "destroyed",
    ),
    response(
        "leaves_play",
        add_resources(host, 1),
        when=lambda s, x: x["type"] in m.CHARACTERS,
        rules="2011",
    ),
)
