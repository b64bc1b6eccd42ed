"""Spirit: heroes, allies, events and attachments."""

from __future__ import annotations

from typing import Any

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    choose_and_discard_from_hand,
    modify,
    pay_threat,
    place_progress,
    raise_threat,
    ready,
)
from gonfalon.games.fellowship.engine.clauses import (
    Clause,
    Context,
    action,
    attach_to,
    card,
    passive,
    response,
)
from gonfalon.games.fellowship.engine.moves import (
    cancel,
    give_control,
    put_into_play,
    remove_from_game,
    replace_revealed,
    return_to_staging,
    shuffle_discard_in,
    to_hand,
)
from gonfalon.games.fellowship.engine.selecting import (
    SELF,
    YOU,
    has_threat,
    host,
    is_hosts,
    of_sphere,
    pick,
)
from gonfalon.games.fellowship.engine.steps import (
    choose,
    choose_mode,
    choose_player,
    each_player,
    exhaust,
    needs,
    pay_amount,
)

HERO = attach_to(pick("heroes"))


def is_uncancelled(s: Any, x: Context) -> bool:
    """Has nothing cancelled the effect that is about to take place?"""
    return not s.marks[x["card"]] & m.CANCELLED


# ---- heroes ------------------------------------------------------------------------------------------------------------

card(
    "eowyn",
    action(
        modify(SELF, m.WILLPOWER, 1),
        cost=[choose_and_discard_from_hand()],
        limit=(1, m.ROUND),
        each_seat=True,
        anyone=True,
    ),
)
card(
    "eleanor",
    response(
        "revealing",
        cancel("card"),
        replace_revealed("card"),
        cost=[exhaust()],
        when=lambda s, x: s.card(x["card"]).type == "treachery" and is_uncancelled(s, x),
    ),
)
card(
    "dunhere",
    passive("attacks_staging", lambda s, j, i: i == j),
    passive("attack_against", lambda s, j, i, enemy, staged: 1 if i == j and staged else 0),
)

# ---- allies ------------------------------------------------------------------------------------------------------------


def change_sides(**more: Any) -> Clause:
    """Wandering Took goes to another player with three points of threat."""
    return action(
        choose_player("player", lambda s, x, seat: seat != x["you"]),
        give_control(SELF, "player"),
        raise_threat(3, "player"),
        cost=[pay_threat(3)],
        **more,
    )


MOST_CHANGES = 10
"""CARD-15.21: under the first printing, which has no limit, the ally would go to and fro without end."""

card(
    "wandering-took",
    change_sides(limit=(1, m.ROUND)),
    change_sides(limit=(MOST_CHANGES, m.ROUND), rules="2011"),
)
card(
    "lorien-guide",
    response(
        "committed",
        place_progress(pick("active location"), 1),
        when=lambda s, x: x["self"] in x["cards"] and s.active_location() >= 0,
    ),
)
card(
    "northern-tracker",
    response(
        "committed",
        place_progress(pick("staged locations"), 1),
        when=lambda s, x: x["self"] in x["cards"] and bool(s.staged("location")),
    ),
)

# ---- events ------------------------------------------------------------------------------------------------------------

card(
    "the-galadhrims-greeting",
    action(
        choose_mode(
            {
                "one_player": [choose_player("player", has_threat), raise_threat(-6, "player")],
                "each_player": [each_player(raise_threat(-2))],
            }
        )
    ),
)
card(
    "strength-of-will",
    response(
        "travelled",
        place_progress("card", 2),
        cost=[
            choose("tired", pick("characters", of=YOU, ready=True, where=of_sphere("spirit")), kind="cost"),
            exhaust("tired"),
        ],
        when=lambda s, x: s.active_location() == x["card"],
    ),
)
card("hasty-stroke", response("shadow_turned", cancel("card"), when=is_uncancelled))


def recyclable(s: Any, x: Context, seat: int) -> bool:
    """Does a player's discard pile hold a card that may go back into the deck?"""
    return any(s.card(i).type != "hero" for i in s.piles[m.DISCARD + seat])


card(
    "will-of-the-west",
    action(choose_player("player", recyclable), shuffle_discard_in("player"), remove_from_game()),
    action(choose_player("player", recyclable), shuffle_discard_in("player"), rules="2011"),
)
card("a-test-of-will", response("revealing", cancel("card"), when=is_uncancelled))
card(
    "stand-and-fight",
    action(
        choose(
            "ally",
            pick(
                "discard",
                type="ally",
                where=lambda s, x, i: (
                    s.card(i).sphere in m.SPHERES
                    and s.may_enter(i)
                    and s.can_pay(x["you"], "spirit", s.card(i).cost)
                ),
            ),
        ),
        pay_amount(lambda s, x: s.card(x["ally"]).cost, "spirit"),
        put_into_play("ally", YOU),
    ),
)
card(
    "a-light-in-the-dark",
    action(choose("enemy", pick("engaged enemies")), return_to_staging("enemy")),
)
card(
    "dwarven-tomb",
    action(
        choose(
            "found",
            pick(
                "discard",
                of=YOU,
                where=lambda s, x, i: s.card(i).sphere == "spirit" and s.card(i).type != "hero",
            ),
        ),
        to_hand("found"),
    ),
)
card(
    "fortune-or-fate",
    action(
        choose(
            "hero",
            pick(
                "discard",
                type="hero",
                where=lambda s, x, i: s.may_enter(i) and not s.eliminated[s.catalogue.owner[i]],
            ),
        ),
        put_into_play("hero", lambda s, x: s.catalogue.owner[x["hero"]]),
    ),
)

# ---- attachments -------------------------------------------------------------------------------------------------------

card("the-favor-of-the-lady", HERO, passive(m.WILLPOWER, is_hosts(lambda s, i: 1)))
card(
    "power-in-the-earth",
    attach_to(pick("locations")),
    passive(m.THREAT, is_hosts(lambda s, i: -1)),
)
card(
    "unexpected-courage",
    HERO,
    action(
        ready(host),
        needs(lambda s, x: not s.is_ready(s.host[x["self"]])),
        cost=[exhaust()],
    ),
)
