"""Effects on the board, with their exceptions and the triggers that follow them (CARD-5 to CARD-12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from . import model as m
from .editions import is_edition
from .state import State
from .vocabulary import Leaving, Trigger

LOST_ALL: Final = "all_eliminated"
PRISONER_LOST: Final = "prisoner_lost"


def emit(s: State, on: Trigger, **data: object) -> None:
    """Queue the trigger `on`, which Forced effects and Responses may answer (CARD-6)."""
    if on in s.catalogue.forced or on in s.catalogue.responses:
        s.push("trigger", on, data)


# ---- damage, threat, resources, progress -------------------------------------------------------------------------------


def can_be_damaged(s: State, i: int) -> bool:
    """Is a card in play, being revealed, or attacking as a shadow card? The prisoner cannot be damaged (CARD-12)."""
    is_there = m.AREA <= s.pile[i] <= m.ACTIVE or s.pile[i] in (m.LIMBO, m.SHADOWS)
    return is_there and not s.marks[i] & m.PRISONER


def deal_damage(s: State, i: int, amount: int) -> int:
    """Damage on a character or enemy (CARD-9). Returns what was dealt."""
    if amount <= 0 or not can_be_damaged(s, i):
        return 0
    s.damage[i] += amount
    s.dirty = True
    s.tell("damaged", card=s.catalogue.key[i], amount=amount)
    emit(s, "damaged", card=i, amount=amount)
    return amount


def heal(s: State, i: int, amount: int) -> int:
    """Take damage off a card. Returns how much."""
    healed = min(amount, s.damage[i])
    if healed:
        s.damage[i] -= healed
        s.tell("healed", card=s.catalogue.key[i], amount=healed)
    return healed


def raise_threat(s: State, seat: int, amount: int) -> None:
    """CARD-11: threat never falls below 0; at the limit the player is out at once (`check_state`)."""
    if amount and not s.eliminated[seat]:
        before = s.threat[seat]
        s.threat[seat] = max(0, before + amount)
        s.dirty = True
        s.tell("threat", seat=seat, before=before, after=s.threat[seat])


def add_resources(s: State, hero: int, amount: int) -> None:
    """Resources into a hero's pool; the prisoner collects none (CARD-12)."""
    if not s.marks[hero] & m.PRISONER:
        s.resources[hero] += amount
        s.tell("resources", card=s.catalogue.key[hero], amount=amount)


def place_on_quest(s: State, amount: int) -> None:
    """CARD-7: progress goes to the active location first, what is left over to the quest card."""
    location = s.active_location()
    if location >= 0:
        need = (s.catalogue.cards[location].quest_points or 0) - s.progress[location]
        here = min(amount, max(0, need))
        place_on_card(s, location, here)
        amount -= here
    quest = s.quest()
    if amount > 0 and quest >= 0:
        place_on_card(s, quest, amount)
        emit(s, "progress_placed", amount=amount)


def place_on_card(s: State, i: int, amount: int) -> None:
    """Progress on one location or the quest card itself."""
    if amount > 0:
        s.progress[i] += amount
        s.dirty = True
        s.tell("progress", card=s.catalogue.key[i], amount=amount)


def take_from_quest(s: State, amount: int) -> None:
    """CARD-7: progress is removed from the quest card alone."""
    quest = s.quest()
    taken = min(amount, s.progress[quest])
    if taken:
        s.progress[quest] -= taken
        s.tell("progress", card=s.catalogue.key[quest], amount=-taken)


# ---- ready and exhausted -----------------------------------------------------------------------------------------------


def exhaust(s: State, i: int) -> None:
    """Turn a card sideways."""
    if s.is_ready(i):
        s.mark(i, m.EXHAUSTED)
        s.tell("exhausted", card=s.catalogue.key[i])


def ready(s: State, i: int) -> None:
    """Turn a card upright again; who is committed stays so (CARD-7)."""
    if not s.is_ready(i):
        s.mark(i, m.EXHAUSTED, False)
        s.tell("readied", card=s.catalogue.key[i])


# ---- hands and decks ---------------------------------------------------------------------------------------------------


def draw(s: State, seat: int, amount: int) -> int:
    """Draw from the top of a deck; nothing from an empty one (CARD-5). Returns how many cards were drawn."""
    if amount <= 0 or s.eliminated[seat] or s.answers("cannot_draw", seat):
        return 0
    for i, clause in s.catalogue.passives.get("instead_of_draw", ()):
        if s.pile[i] == m.ATTACHED and clause.value and clause.value(s, i, seat):
            cause = s.cause
            s.tell_effect(i, clause.timing, clause.id)
            discard(s, i)
            s.cause = cause
            return 0
    drawn: list[int] = []
    for _ in range(min(amount, len(s.piles[m.DECK + seat]))):
        top = s.piles[m.DECK + seat][-1]
        s.put(top, m.HAND + seat)
        drawn.append(top)
    if drawn:
        s.tell("drew", seat=seat, amount=len(drawn))
        s.tell("drew_cards", (seat,), seat=seat, cards=s.keys(drawn))
    return len(drawn)


def to_hand_unseen(s: State, i: int) -> None:
    """A card of a deck goes to its owner's hand; he alone knows which one."""
    seat = s.catalogue.owner[i]
    s.put(i, m.HAND + seat)
    s.known[i] = 0
    s.tell("drew", seat=seat, amount=1)
    s.tell("drew_cards", (seat,), seat=seat, cards=s.keys([i]))


def discard_from_hand(s: State, seat: int, cards: Iterable[int]) -> None:
    """Cards of a hand to the discard pile of their owner, face up."""
    for i in tuple(cards):
        s.forget(i)
        s.put(i, m.DISCARD + s.catalogue.owner[i])
        s.known[i] = 0
        s.tell("discarded", seat=seat, card=s.catalogue.key[i])


# ---- entering and leaving play -----------------------------------------------------------------------------------------


def put_into_play(s: State, i: int, seat: int, played: bool = False) -> bool:
    """A hero or ally enters a seat's area, ready (CARD-2, CARD-5). Returns False where a unique one may not."""
    if not s.may_enter(i):
        return False
    s.forget(i)
    s.known[i] = 0
    s.put(i, m.AREA + seat)
    s.who[i] = seat
    s.dirty = True
    s.tell("entered", card=s.catalogue.key[i], seat=seat, played=played)
    emit(s, "enters_play", card=i, seat=seat, played=played)
    return True


def attach(s: State, i: int, host: int, seat: int = m.NOBODY) -> None:
    """Lay a card under another one. Who controls a character controls what is on it; on enemies and locations it stays with the one
    who played it; encounter cards are nobody's (CARD-12)."""
    s.known[i] = 0
    s.marks[i] = 0
    s.put(i, m.ATTACHED)
    s.host[i] = host
    if s.catalogue.cards[i].type in ("attachment", "objective"):
        on_character = host >= 0 and s.catalogue.cards[host].type in m.CHARACTERS
        s.who[i] = s.who[host] if on_character else seat
    s.dirty = True
    to = s.catalogue.key[host] if host >= 0 else f"deck {m.DECK_HOST - host + 1}"
    s.tell("attached", card=s.catalogue.key[i], to=to)


def discard(s: State, i: int) -> None:
    """A card in play is discarded."""
    leave(s, i)


def destroy(s: State, i: int) -> None:
    """A character or enemy without hit points is destroyed, which is not a discard (CARD-9)."""
    leave(s, i, how="destroyed")


def give_control(s: State, i: int, seat: int) -> None:
    """A character goes to another player's area as it is, with the player cards and claimed objectives on it (CARD-12)."""
    s.put(i, m.AREA + seat)
    s.who[i] = seat
    for j in s.attached(i):
        if s.who[j] != m.NOBODY:
            s.who[j] = seat
    s.dirty = True
    s.tell("control", card=s.catalogue.key[i], seat=seat)


def leave(s: State, i: int, to: int = -1, how: Leaving = "discarded", bottom: bool = False) -> None:
    """A card leaves play: its attachments and shadow cards go first, then it, with a note of what it was (CARD-12).

    to: a pile, -1 for where it belongs: its owner's discard pile, the victory display, the encounter discard. how: destroyed, explored,
    discarded, moved.
    """
    card, was_at = s.card(i), s.pile[i]
    if was_at == m.ATTACHED and to < 0 and goes_back(s, i):
        back_to_staging(s, i)
        return
    facts = {
        "card": i,
        "seat": s.who[i],
        "how": how,
        "type": card.type,
        "at": was_at,
        "traits": s.traits(i),
        "host": s.host[i],
    }
    for j in s.shadows(i):
        drop_shadow(s, j)
    for j in s.attached(i):
        leave(s, j)
    for j in (j for j in s.piles[m.UNDER] if s.host[j] == i):
        s.forget(j)
        s.put(j, m.DISCARD + s.catalogue.owner[j])
        s.known[j] = 0
        s.tell("left", card=s.catalogue.key[j], how="turned", to=m.PILE_NAMES[s.pile[j]])
    cause = s.cause
    if to < 0:
        moved = s.told_answers("leaves_to", i)
        to = moved[0] if moved else home_of(s, i, how)
    to = within_game(s, to)
    was_character = card.type in m.CHARACTERS
    s.forget(i)
    s.who[i] = s.catalogue.owner[i] if s.catalogue.owner[i] >= 0 else m.NOBODY
    s.put(i, to, bottom=bottom)
    s.known[i] = 0
    if m.DECK <= to < m.DISCARD or to == m.ENCOUNTER:
        s.show((i,))
    s.dirty = True
    s.tell("left", card=s.catalogue.key[i], how=how, to=m.PILE_NAMES[to])
    s.cause = cause
    emit(s, "leaves_play", **facts)
    if was_character and to == m.DISCARD + s.catalogue.owner[i] and card.type == "hero":
        s.dirty = True


def goes_back(s: State, i: int) -> bool:
    """Does an attached card go to the staging area: an objective with its guard, or one whose text says so? (CARD-10)"""
    host = s.host[i]
    is_guarded = host >= 0 and s.catalogue.cards[host].type in ("enemy", "location")
    return (s.catalogue.cards[i].type == "objective" and is_guarded) or bool(s.answers("goes_back", i))


def home_of(s: State, i: int, how: Leaving) -> int:
    """Where a card goes that leaves play."""
    owner, card = s.catalogue.owner[i], s.card(i)
    if card.type == "enemy" and owner >= 0:
        return m.ASIDE
    if owner >= 0:
        return m.DISCARD + owner
    if card.victory and how in ("destroyed", "explored"):
        return m.VICTORY
    return m.ENCOUNTER_DISCARD


def within_game(s: State, pile: int) -> int:
    """A pile, or the discard pile of the seat in place of its hand and deck when it is out of the game (CARD-R57)."""
    seat = pile % 4
    is_out = is_edition(s, 1) and seat < s.n_seats and s.eliminated[seat]
    return m.DISCARD + seat if pile < m.DISCARD and is_out else pile


def back_to_staging(s: State, i: int) -> None:
    """An objective that is detached goes back to the staging area (CARD-10)."""
    s.forget(i)
    s.who[i] = m.NOBODY
    s.put(i, m.STAGING)
    s.dirty = True
    s.tell("staged", card=s.catalogue.key[i])


def drop_shadow(s: State, i: int) -> None:
    """A shadow card is discarded without effect (CARD-9)."""
    s.forget(i)
    s.put(i, m.ENCOUNTER_DISCARD)
    s.known[i] = 0
    s.tell("shadow_dropped", card=s.catalogue.key[i])


# ---- enemies and locations ---------------------------------------------------------------------------------------------


def add_to_staging(s: State, i: int) -> None:
    """A card is laid in the staging area (added, not revealed)."""
    s.put(i, m.STAGING)
    s.known[i] = 0
    s.dirty = True
    s.tell("staged", card=s.catalogue.key[i])


def engage(s: State, enemy: int, seat: int) -> None:
    """An enemy moves in front of a player (CARD-8)."""
    s.put(enemy, m.ENGAGED + seat)
    s.tell("engaged", card=s.catalogue.key[enemy], seat=seat)
    emit(s, "engaged", card=enemy, seat=seat)


def return_to_staging(s: State, enemy: int) -> None:
    """An engaged enemy goes back with everything on it: it does not leave play. A token does; its card is discarded (CARD-12)."""
    if s.catalogue.owner[enemy] >= 0:
        leave(s, enemy)
        return
    s.put(enemy, m.STAGING)
    s.tell("staged", card=s.catalogue.key[enemy])


def make_location_active(s: State, location: int) -> None:
    """CARD-7: the players travel."""
    s.put(location, m.ACTIVE)
    s.tell("travelled", card=s.catalogue.key[location])


def deal_shadow(s: State, enemy: int) -> int:
    """CARD-9: the top card of the encounter deck face down on an enemy. Returns it, or -1 where the deck is empty."""
    if s.setup.options["difficulty"] == "basic" or not s.piles[m.ENCOUNTER]:
        return -1
    i = s.piles[m.ENCOUNTER][-1]
    s.put(i, m.SHADOWS)
    s.host[i] = enemy
    s.tell("shadow_dealt", enemy=s.catalogue.key[enemy])
    return i


def make_orc_guard(s: State, seat: int) -> None:
    """CARD-12: the top card of a deck becomes an enemy that nobody knows, engaged with its owner."""
    if not s.piles[m.DECK + seat]:
        return
    token = next(
        i for i in s.piles[m.ASIDE] if s.catalogue.owner[i] == seat and s.catalogue.cards[i].type == "enemy"
    )
    i = s.piles[m.DECK + seat][-1]
    s.put(i, m.UNDER)
    s.host[i] = token
    s.who[token] = m.NOBODY
    s.tell("orc_guard", seat=seat, card=s.catalogue.key[token])
    engage(s, token, seat)


# ---- the prisoner ------------------------------------------------------------------------------------------------------


def take_prisoner(s: State) -> None:
    """CARD-12: one random hero of all players is turned face down."""
    heroes = sorted(i for seat in s.seats() for i in s.heroes(seat))
    hero = s.chance("prisoner").choice(heroes)
    s.mark(hero, m.PRISONER)
    s.dirty = True
    s.tell("prisoner", card=s.catalogue.key[hero])


def prisoner(s: State) -> int:
    """The hero that is held, -1 if none is."""
    held = (i for seat in s.seats() for i in s.piles[m.AREA + seat] if s.marks[i] & m.PRISONER)
    return next(held, -1)


def rescue(s: State) -> None:
    """CARD-12: the prisoner is turned up with one damage token on it, which is not damage dealt."""
    hero = prisoner(s)
    if hero >= 0:
        s.mark(hero, m.PRISONER, False)
        s.damage[hero] += 1
        s.dirty = True
        s.tell("rescued", card=s.catalogue.key[hero])
        emit(s, "rescued", card=hero)


# ---- out of the game ---------------------------------------------------------------------------------------------------


def eliminate(s: State, seat: int) -> None:
    """CARD-11: at once, whatever else goes on; lost with the prisoner still in prison (CARD-12)."""
    holds_prisoner = any(s.marks[i] & m.PRISONER for i in s.piles[m.AREA + seat])
    s.eliminated[seat] = True
    s.tell("eliminated", seat=seat)
    for i in s.piles[m.ENGAGED + seat]:
        return_to_staging(s, i)
    for i in s.piles[m.AREA + seat]:
        if s.pile[i] == m.AREA + seat:
            leave(s, i)
    for i in s.piles[m.ATTACHED]:
        if s.pile[i] == m.ATTACHED and s.who[i] == seat:
            leave(s, i)
    given_up = (*s.piles[m.HAND + seat], *s.piles[m.DECK + seat])
    s.tell("gave_up", seat=seat, cards=s.keys(given_up))
    for i in given_up:
        s.forget(i)
        s.known[i] = 0
        s.put(i, m.DISCARD + s.catalogue.owner[i])
    for i in s.attached(m.DECK_HOST - seat):
        leave(s, i)
    if all(s.eliminated):
        s.finish(False, LOST_ALL)
    elif holds_prisoner:
        s.finish(False, PRISONER_LOST)
    elif s.first == seat:
        s.first = next_seat(s, seat)
        s.tell("first_player", seat=s.first)


def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    return next(
        other
        for other in ((seat + k) % s.n_seats for k in range(1, s.n_seats + 1))
        if not s.eliminated[other]
    )
