"""The encounter set of the third scenario."""

from __future__ import annotations

from typing import Any

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import deal_damage, discard, modify_group, raise_threat
from gonfalon.games.fellowship.engine.clauses import (
    Clause,
    Context,
    action,
    card,
    forced,
    passive,
    shadow,
    when_revealed,
)
from gonfalon.games.fellowship.engine.moves import (
    add_to_staging,
    attach_self,
    attach_to_deck,
    make_orc_guard,
    shuffle_in,
)
from gonfalon.games.fellowship.engine.selecting import FIRST, SELF, YOU, controller, host, pick
from gonfalon.games.fellowship.engine.steps import choose, each_player, needs, when

# ---- enemies -----------------------------------------------------------------------------------------------------------


def unclaimed_in_staging(s: Any, x: Context) -> tuple[int, ...]:
    """The objectives of the staging area, those with a guard there included."""
    guarded = (i for i in s.piles[m.ATTACHED] if s.host[i] >= 0 and s.pile[s.host[i]] == m.STAGING)
    return (*s.staged("objective"), *(i for i in guarded if s.card(i).type == "objective"))


card(
    "dungeon-jailor",
    forced(
        "quest_failed",
        choose("objective", unclaimed_in_staging, by=FIRST),
        shuffle_in("objective"),
        when=lambda s, x: s.pile[x["self"]] == m.STAGING,
    ),
)
card(
    "nazgul-of-dol-guldur",
    passive("no_attachments", lambda s, j, i: i == j),
    forced("rescued", add_to_staging(SELF), set_aside=True, when=lambda s, x: s.pile[x["self"]] == m.ASIDE),
    forced(
        "shadow_resolved",
        choose("character", pick("characters", of="seat"), by="seat"),
        discard("character"),
        when=lambda s, x: x["enemy"] == x["self"],
    ),
)
card(
    "cavern-guardian",
    shadow(
        when(
            lambda s, x: x["undefended"],
            discard(pick("attachments", of="defending")),
            otherwise=(
                choose("attachment", pick("attachments", of="defending"), by="defending"),
                discard("attachment"),
            ),
        )
    ),
)

# ---- treacheries and locations -----------------------------------------------------------------------------------------

card(
    "under-the-shadow",
    when_revealed(modify_group("staging area", m.THREAT_EACH, 1)),
    shadow(raise_threat(lambda s, x: len(s.piles[m.ENGAGED + x["defending"]]), "defending")),
)
card(
    "iron-shackles",
    when_revealed(attach_to_deck(FIRST)),
    passive("instead_of_draw", lambda s, j, seat: s.host[j] == m.DECK_HOST - seat),
    shadow(attach_to_deck(FIRST)),
)
card(
    "tower-gate",
    forced("travelled", each_player(make_orc_guard(YOU)), when=lambda s, x: x["card"] == x["self"]),
)

# ---- objectives --------------------------------------------------------------------------------------------------------


def claim() -> Clause:
    """CARD-12: any player may claim a free objective for a hero of his, whom he chooses when he has paid."""
    return action(
        needs(lambda s, x: s.pile[x["self"]] == m.STAGING),
        choose("hero", pick("heroes", of=YOU)),
        attach_self("hero"),
        cost=[raise_threat(2)],
        anyone=True,
    )


def back_when_detached() -> Clause:
    """CARD-10: a claimed objective that comes off goes back to the staging area."""
    return passive("goes_back", lambda s, j, i: i == j)


def is_claimed(s: Any, x: Context) -> bool:
    """Does this objective lie with a hero?"""
    return s.pile[x["self"]] == m.ATTACHED and controller(SELF)(s, x) >= 0


card(
    "gandalfs-map",
    claim(),
    back_when_detached(),
    passive("cannot_fight", lambda s, j, i: s.host[j] == i),
)
card(
    "dungeon-torch",
    claim(),
    back_when_detached(),
    forced("round_ends", raise_threat(2, controller(SELF)), when=is_claimed),
)
card("shadow-key", claim(), back_when_detached(), forced("round_ends", deal_damage(host, 1), when=is_claimed))
