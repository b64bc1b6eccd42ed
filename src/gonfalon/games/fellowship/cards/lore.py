"""Lore: heroes, allies, events and attachments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    choose_and_discard_from_hand,
    discard,
    draw,
    heal,
    modify,
    silence,
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
from gonfalon.games.fellowship.engine.editions import since
from gonfalon.games.fellowship.engine.moves import (
    encounter_top,
    encounter_top_to_bottom,
    is_hidden_from,
    look_at,
    take_one_of_top,
    to_hand,
)
from gonfalon.games.fellowship.engine.selecting import ALL_DAMAGE, SELF, host, is_hosts, may_draw, pick
from gonfalon.games.fellowship.engine.steps import (
    choose,
    choose_mode,
    choose_number,
    choose_player,
    exhaust,
    most_payable,
    needs,
    pay_amount,
    spend_from,
)

HERO = attach_to(pick("heroes"))

# ---- heroes ------------------------------------------------------------------------------------------------------------

card(
    "glorfindel",
    action(
        choose("character", pick("characters", damaged=True)),
        heal("character", 1),
        cost=[spend_from(SELF, 1)],
        limit=(1, m.ROUND),
    ),
)


@since(1)
def has_top_to_look_at_or_move(s: Any, x: Context) -> bool:
    """Is there a top card of the encounter deck that the player does not know, or one below it?"""
    return len(s.piles[m.ENCOUNTER]) > 1 or is_hidden_from(s, x["you"], encounter_top(s, x))


card(
    "denethor",
    action(
        needs(has_top_to_look_at_or_move),
        look_at(encounter_top, needed=False),
        choose_mode({"bottom": [encounter_top_to_bottom()]}, optional=True),
        cost=[exhaust()],
    ),
)


def two_cards(**more: Any) -> Clause:
    """Beravor lets a player draw."""
    return action(choose_player("player", may_draw), draw(2, "player"), cost=[exhaust()], **more)


card("beravor", two_cards(limit=(1, m.ROUND)), two_cards(rules="2011"))

# ---- allies ------------------------------------------------------------------------------------------------------------


def healable(most: int) -> Callable[[Any, Context], int]:
    """How much of the damage on the hero that has been chosen can be healed; the most of all before that."""
    return lambda s, x: min(most, s.damage[x["hero"]]) if "hero" in x else most


card(
    "daughter-of-the-nimrodel",
    action(
        choose("hero", pick("heroes", damaged=True)),
        choose_number("amount", healable(2)),
        heal("hero", "amount"),
        cost=[exhaust()],
    ),
)


def topmost_attachments(s: Any, x: Context) -> tuple[int, ...]:
    """The attachment that lies highest in each player's discard pile."""
    found: list[int] = []
    for seat in s.seats():
        found += [i for i in s.piles[m.DISCARD + seat] if s.card(i).type == "attachment"][-1:]
    return tuple(found)


card(
    "erebor-hammersmith",
    response(
        "enters_play",
        choose("attachment", topmost_attachments),
        to_hand("attachment"),
        when=lambda s, x: x["card"] == x["self"] and x["played"],
    ),
)
card("henamarth-riversong", action(look_at(encounter_top), cost=[exhaust()]))
card(
    "miner-of-the-iron-hills",
    response(
        "enters_play",
        choose("condition", pick("attachments", trait="condition")),
        discard("condition"),
        when=lambda s, x: x["card"] == x["self"],
    ),
)
card(
    "gleowine",
    action(choose_player("player", may_draw), draw(1, "player"), cost=[exhaust()]),
)

# ---- events ------------------------------------------------------------------------------------------------------------

card(
    "lore-of-imladris",
    action(choose("character", pick("characters", damaged=True)), heal("character", ALL_DAMAGE)),
)
card("loriens-wealth", action(choose_player("player", may_draw), draw(3, "player")))


def counts_its_threat(s: Any, x: Context, i: int) -> bool:
    """Does a card of the staging area contribute threat?"""
    return not s.is_silenced(i)


card(
    "radagasts-cunning",
    action(
        choose("enemy", pick("staged enemies", where=counts_its_threat)),
        silence("enemy"),
        phase="quest",
    ),
)
card(
    "secret-paths",
    action(
        choose("location", pick("staged locations", where=counts_its_threat)),
        silence("location"),
        phase="quest",
    ),
)


def has_deck(s: Any, x: Context, seat: int) -> bool:
    """Is there a card in a player's deck?"""
    return bool(s.piles[m.DECK + seat])


def most_worth_paying(s: Any, x: Context) -> int:
    """The highest X that can be paid and finds so many cards in some deck."""
    return min(most_payable("lore")(s, x), max(len(s.piles[m.DECK + seat]) for seat in s.seats()))


card(
    "gandalfs-search",
    action(
        choose_player("player", has_deck),
        take_one_of_top("amount", "player"),
        cost=[choose_number("amount", most_worth_paying), pay_amount("amount", "lore")],
    ),
)
card(
    "beorns-hospitality",
    action(
        choose_player("player", lambda s, x, seat: any(s.damage[i] for i in s.heroes(seat))),
        heal(pick("heroes", of="player"), ALL_DAMAGE),
    ),
)

# ---- attachments -------------------------------------------------------------------------------------------------------

card(
    "forest-snare",
    attach_to(pick("engaged enemies")),
    passive("cannot_attack", lambda s, j, enemy, seat: s.host[j] == enemy),
)


def protect(**more: Any) -> Clause:
    """Protector of Lorien gives its hero defence or willpower for a card of the hand."""
    return action(
        choose_mode({"defense": [modify(host, m.DEFENSE, 1)], "willpower": [modify(host, m.WILLPOWER, 1)]}),
        cost=[choose_and_discard_from_hand()],
        **more,
    )


card("protector-of-lorien", HERO, protect(limit=(3, m.PHASE)), protect(rules="2011"))


def newest_shadow(s: Any, x: Context) -> tuple[int, ...]:
    """The last shadow card of an enemy that its player does not know yet."""
    return tuple(
        i for i in s.shadows(x["enemy"]) if not s.marks[i] & m.FACE_UP and not s.known[i] >> x["you"] & 1
    )[-1:]


card(
    "dark-knowledge",
    HERO,
    passive(m.WILLPOWER, is_hosts(lambda s, i: -1)),
    response(
        "shadow_dealt",
        look_at(newest_shadow),
        cost=[exhaust()],
        when=lambda s, x: x["seat"] == x["you"],
    ),
)


def is_host_damaged(s: Any, x: Context) -> bool:
    """Is there damage on what this card is attached to?"""
    return bool(s.damage[s.host[x["self"]]])


card(
    "self-preservation",
    attach_to(pick("characters")),
    action(heal(host, 2), needs(is_host_damaged), cost=[exhaust()]),
)
