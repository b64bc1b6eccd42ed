"""The encounter set of the orcs of Dol Guldur."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    add_tokens,
    deal_damage,
    discard,
    discard_at_random,
    modify,
)
from gonfalon.games.fellowship.engine.clauses import card, forced, passive, shadow, travel, when_revealed
from gonfalon.games.fellowship.engine.moves import deal_shadow, gain_surge
from gonfalon.games.fellowship.engine.selecting import FIRST, SELF, if_undefended, pick
from gonfalon.games.fellowship.engine.steps import choose, when

# ---- enemies -----------------------------------------------------------------------------------------------------------

card(
    "dol-guldur-orcs",
    when_revealed(choose("character", pick("committed"), by=FIRST), deal_damage("character", 2)),
    shadow(modify("enemy", m.STRENGTH, if_undefended(3, 1), m.ATTACK)),
)
card(
    "chieftan-ufthak",
    passive(m.STRENGTH, lambda s, j, i: 2 * s.resources[j] if i == j else 0),
    forced("attacked", add_tokens(SELF, 1), when=lambda s, x: x["enemy"] == x["self"]),
)
card(
    "dol-guldur-beastmaster",
    forced("attacks", deal_shadow(SELF), when=lambda s, x: x["enemy"] == x["self"]),
)

# ---- treacheries -------------------------------------------------------------------------------------------------------

card(
    "driven-by-shadow",
    when_revealed(
        modify(pick("staging", where=lambda s, x, i: s.card(i).type in ("enemy", "location")), m.THREAT, 1),
        when(lambda s, x: not s.piles[m.STAGING], gain_surge()),
    ),
    shadow(
        when(
            lambda s, x: x["undefended"],
            discard(pick("attachments", of="defending")),
            otherwise=(
                choose(
                    "attachment",
                    pick("attachments", where=lambda s, x, i: s.host[i] in x["defenders"]),
                    by="defending",
                ),
                discard("attachment"),
            ),
        )
    ),
)
card("the-necromancers-reach", when_revealed(deal_damage(pick("characters", ready=False), 1)))

# ---- locations ---------------------------------------------------------------------------------------------------------

card("necromancers-pass", travel(discard_at_random(2, FIRST)))
card("enchanted-stream", passive("cannot_draw", lambda s, j, seat: s.pile[j] == m.ACTIVE))
