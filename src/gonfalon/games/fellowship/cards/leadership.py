"""Leadership: heroes, allies, events and attachments."""

from __future__ import annotations

from typing import Any

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    add_resources,
    deal_damage,
    draw,
    modify,
    place_progress,
    ready,
)
from gonfalon.games.fellowship.engine.clauses import Context, action, attach_to, card, passive, response
from gonfalon.games.fellowship.engine.moves import engage, put_into_play, to_hand
from gonfalon.games.fellowship.engine.selecting import SELF, YOU, host, may_draw, pick
from gonfalon.games.fellowship.engine.steps import at_end, choose, choose_player, exhaust, needs, spend_from

HERO = attach_to(pick("heroes"))

# ---- heroes ------------------------------------------------------------------------------------------------------------

card(
    "aragorn",
    response(
        "committed",
        ready(SELF),
        cost=[spend_from(SELF, 1)],
        when=lambda s, x: x["self"] in x["cards"] and not s.is_ready(x["self"]),
    ),
)
card(
    "theodred",
    response(
        "committed",
        choose("hero", pick("heroes", committed=True)),
        add_resources("hero", 1),
        when=lambda s, x: x["self"] in x["cards"],
    ),
)
card(
    "gloin",
    response("damaged", add_resources(SELF, "amount"), when=lambda s, x: x["card"] == x["self"]),
)

# ---- allies ------------------------------------------------------------------------------------------------------------

card(
    "faramir",
    action(
        choose_player("player"),
        modify(pick("characters", of="player"), m.WILLPOWER, 1),
        cost=[exhaust()],
    ),
)


def is_staged_or_with_others(s: Any, x: Context, i: int) -> bool:
    """A filter: enemies of the staging area and those engaged with another player; not a shadow card that attacks beside them."""
    return s.pile[i] == m.STAGING or s.engaged_with(i) not in (-1, x["you"])


card(
    "son-of-arnor",
    response(
        "enters_play",
        choose("enemy", pick("enemies", where=is_staged_or_with_others)),
        engage("enemy", YOU),
        when=lambda s, x: x["card"] == x["self"],
    ),
)
card(
    "snowbourn-scout",
    response(
        "enters_play",
        choose("location", pick("locations")),
        place_progress("location", 1),
        when=lambda s, x: x["card"] == x["self"],
    ),
)
card(
    "longbeard-orc-slayer",
    response(
        "enters_play",
        deal_damage(pick("enemies", trait="orc"), 1),
        when=lambda s, x: x["card"] == x["self"] and any(s.has_trait(i, "orc") for i in s.enemies()),
    ),
)
card(
    "brok-ironfist",
    response(
        "leaves_play",
        put_into_play(SELF, YOU),
        from_hand=True,
        when=lambda s, x: (
            x["type"] == "hero"
            and x["seat"] == x["you"]
            and "dwarf" in x["traits"]
            and s.may_enter(x["self"])
        ),
    ),
)

# ---- events ------------------------------------------------------------------------------------------------------------

card("ever-vigilant", action(choose("ally", pick("allies", ready=False)), ready("ally")))
card(
    "common-cause",
    action(
        choose("hero", pick("heroes", ready=False, other_than="tired")),
        ready("hero"),
        cost=[choose("tired", pick("heroes", of=YOU, ready=True), kind="cost"), exhaust("tired")],
    ),
)
card(
    "for-gondor",
    action(
        modify(pick("characters"), m.STRENGTH, 1),
        modify(pick("characters", trait="gondor"), m.DEFENSE, 1),
    ),
)
card(
    "sneak-attack",
    action(
        choose(
            "ally", pick("hand", of=YOU, type="ally", where=lambda s, x, i: s.may_enter(i)), secret="hand"
        ),
        put_into_play("ally", YOU),
        at_end(m.PHASE, to_hand("ally"), about="ally"),
    ),
)
card(
    "valiant-sacrifice",
    response(
        "leaves_play",
        draw(2, "seat"),
        when=lambda s, x: x["type"] == "ally" and may_draw(s, x, x["seat"]),
    ),
)
card(
    "grim-resolve",
    action(
        ready(pick("characters", ready=False)),
        needs(lambda s, x: not all(s.is_ready(i) for i in s.all_characters())),
    ),
)

# ---- attachments -------------------------------------------------------------------------------------------------------

card(
    "steward-of-gondor",
    HERO,
    passive("trait", lambda s, j, i: "gondor" if s.host[j] == i else ""),
    action(add_resources(host, 2), cost=[exhaust()]),
)
card(
    "celebrians-stone",
    HERO,
    passive(m.WILLPOWER, lambda s, j, i: 2 if s.host[j] == i else 0),
    passive(
        "icon", lambda s, j, i: "spirit" if s.host[j] == i and s.catalogue.cards[i].id == "aragorn" else ""
    ),
)
