"""Rules of thumb for actions: when to use an ability or play an event, which of several effects to choose, what to discard."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State

from .card_table import NOTES
from .notes import Role
from .worth import RICH_FROM, danger, may_attack, toughness, worth

SPARE_WORTH = 2.0
"""Highest worth of a card in hand that is discarded for one point of willpower or defence."""
SAVING_FROM = 3
"""The round from which resources are kept for a card (`Notes.saved_for`)."""
EVENT_FROM_THREAT, ENGAGEMENT_MARGIN, STRONG_ATTACK = 32, 2, 4
"""An event lowers the threat from the threat level EVENT_FROM_THREAT on, or when at most ENGAGEMENT_MARGIN points are missing until an
enemy with an attack of STRONG_ATTACK or more engages."""
NEAR_LIMIT = 4
"""Points of threat below the limit from which an event lowers the threat before cards are played."""
LOWERED_FROM_THREAT, FULL_HAND = 36, 5
"""Of several effects, the threat is lowered from this threat level on, or with so many cards in hand."""


def act(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Take the first useful action, else pass."""
    for choice in choices:
        if choice != PASS and choice[0] in ("use", "play") and is_useful(s, seat, choice[1]):
            return choice
    return PASS if PASS in choices else choices[0]


def is_useful(s: State, seat: int, i: int) -> bool:
    """Does the rule for this card say that its action helps now?"""
    notes = NOTES[s.catalogue.cards[i].id]
    if notes.late:
        if notes.draws and lacks_cards(s, seat):
            return s.phase == "planning"
        return s.phase == "combat" and not s.piles[m.ENGAGED + seat]
    rule = ROLES.get(notes.role)
    return rule is not None and rule(s, seat, i)


def heal(s: State, seat: int, i: int) -> bool:
    """When a hero with at most two hit points left has enough damage."""
    least = NOTES[s.catalogue.cards[i].id].heals_from
    return any(s.damage[j] >= least and s.hits_left(j) <= 2 for j in s.heroes(seat))


def heal_in_combat(s: State, seat: int, i: int) -> bool:
    """As `heal`, but in combat alone: it costs a resource."""
    return s.phase == "combat" and heal(s, seat, i)


FEW_CARDS = 1
"""Allies and attachments in hand up to which a seat lacks cards."""


def lacks_cards(s: State, seat: int) -> bool:
    """Has the seat many resources and few cards in hand to spend them on?"""
    hand = s.piles[m.HAND + seat]
    idle = sum(s.resources[j] for j in s.heroes(seat)) >= RICH_FROM - 2
    return idle and sum(s.catalogue.cards[j].type != "event" for j in hand) <= FEW_CARDS


def search_deck(s: State, seat: int, i: int) -> bool:
    """In combat, when resources are left and cards are lacking."""
    return s.phase == "combat" and lacks_cards(s, seat)


def waits_for_better(s: State, seat: int, i: int) -> bool:
    """Would playing this card delay one that resources are saved for, which is in hand and can be paid in the next round?"""
    cards = s.catalogue.cards
    notes = NOTES[cards[i].id]
    if s.round < SAVING_FROM or notes.saved_for or notes.first:
        return False
    if not any(NOTES[cards[j].id].saved_for and s.may_enter(j) for j in s.piles[m.HAND + seat]):
        return False
    heroes, cost = s.heroes(seat), cards[i].cost
    left = sum(s.resources[j] for j in heroes) - (cost if isinstance(cost, int) else 0)
    return left + len(heroes) < 5


# ---- quest ------------------------------------------------------------------------------------------------------------


def missing_willpower(s: State) -> int:
    """Threat of the staging area less the committed willpower; below 0 there is progress."""
    return s.staging_threat() - s.committed_willpower()


def is_point_useful(s: State, seat: int) -> bool:
    """Would one more point of willpower bring needed progress or save a point of threat?"""
    lacking = missing_willpower(s)
    if lacking > 0:
        return True
    quest, road = s.quest(), s.active_location()
    need = (s.catalogue.cards[quest].quest_points or 0) - s.progress[quest]
    if road >= 0:
        need += (s.catalogue.cards[road].quest_points or 0) - s.progress[road]
    return -lacking < need


def is_after_staging(s: State) -> bool:
    """Is this the window between staging and the resolution of the quest?"""
    return s.pending is not None and s.pending.facts.get("window") == "after_staging"


def has_spare_card(s: State, seat: int) -> bool:
    """Is there a card in hand worth at most SPARE_WORTH?"""
    return any(worth(s, j) <= SPARE_WORTH for j in s.piles[m.HAND + seat])


def eowyn(s: State, seat: int, i: int) -> bool:
    """Discard a spare card for a useful point of willpower."""
    return (
        is_after_staging(s)
        and bool(s.marks[i] & m.COMMITTED)
        and has_spare_card(s, seat)
        and is_point_useful(s, seat)
    )


def protector(s: State, seat: int, i: int) -> bool:
    """On the quest as `eowyn`; in defence against each point of damage."""
    if not has_spare_card(s, seat):
        return False
    host = s.host[i]
    if is_after_staging(s):
        return bool(s.marks[host] & m.COMMITTED) and is_point_useful(s, seat)
    return host in attack_now(s)[1] and damage_now(s) > 0


def faramir(s: State, seat: int, i: int) -> bool:
    """When two or more characters are committed and more willpower is useful."""
    return s.phase == "quest" and is_after_staging(s) and len(s.committed()) >= 2 and is_point_useful(s, seat)


def silence(s: State, seat: int, i: int) -> bool:
    """When the quest would bring little progress or fail: an enemy or location then does not contribute its threat."""
    return s.phase == "quest" and is_after_staging(s) and missing_willpower(s) >= -1 and bool(s.committed())


# ---- combat -----------------------------------------------------------------------------------------------------------


def attack_now(s: State) -> tuple[int, tuple[int, ...]]:
    """(enemy, defenders) of the attack being resolved, (-1, ()) if there is none."""
    if s.phase != "combat":
        return -1, ()
    for frame in reversed(s.todo):
        if frame[0] == "enemy_attack":
            return frame[2], frame[4]
    return -1, ()


def damage_now(s: State) -> int:
    """Damage that the defender would take, once the shadow cards are turned; 0 before that."""
    enemy, defenders = attack_now(s)
    if enemy < 0 or not defenders or s.pending is None or s.pending.facts.get("window") != "attack_3":
        return 0
    return s.stat(enemy, m.STRENGTH) - s.stat(defenders[0], m.DEFENSE)


def blade_mastery(s: State, seat: int, i: int) -> bool:
    """For a defending hero that would take damage, or an ally that would be destroyed by exactly its hit points left."""
    taken = damage_now(s)
    if taken <= 0:
        return False
    one = attack_now(s)[1][0]
    return s.catalogue.cards[one].type == "hero" or taken == s.hits_left(one)


def attacks_to_come(s: State, seat: int) -> list[int]:
    """The engaged enemies that have yet to attack."""
    return [j for j in s.piles[m.ENGAGED + seat] if not s.marks[j] & m.ATTACKED and may_attack(s, j, seat)]


def is_after_shadows(s: State) -> bool:
    """Is this the window before the first attack?"""
    return s.pending is not None and s.pending.facts.get("window") == "after_shadows"


def feint(s: State, seat: int, i: int) -> bool:
    """Before the attacks: if one has strength 3 or more, or if there are more attacks than ready characters, or more than two."""
    left = attacks_to_come(s, seat)
    ready = sum(s.is_ready(j) for j in s.characters(seat))
    return is_after_shadows(s) and (
        any(s.stat(j, m.STRENGTH) >= 3 for j in left) or len(left) > ready or len(left) > 2
    )


def thicket(s: State, seat: int, i: int) -> bool:
    """Before the attacks: if there are several, or one of strength 5 or more."""
    left = attacks_to_come(s, seat)
    return is_after_shadows(s) and (len(left) > 1 or any(s.stat(j, m.STRENGTH) >= 5 for j in left))


def rain_of_arrows(s: State, seat: int, i: int) -> bool:
    """When it destroys an enemy."""
    return s.phase == "combat" and any(s.hits_left(j) == 1 for j in s.piles[m.ENGAGED + seat])


def quick_strike(s: State, seat: int, i: int) -> bool:
    """When one ready character can destroy an enemy that has yet to attack."""
    most = max((s.stat(j, m.STRENGTH) for j in s.characters(seat) if s.is_ready(j)), default=0)
    return s.phase == "combat" and any(toughness(s, j) <= most for j in attacks_to_come(s, seat))


def would_stay_staged(s: State, seat: int, enemy: int) -> bool:
    """Would this enemy, once in the staging area, not engage by itself next round?"""
    cost = s.catalogue.cards[enemy].engagement_cost
    return cost is not None and cost > s.threat[seat] + 1


def light(s: State, seat: int, i: int) -> bool:
    """Before the attacks: for an enemy of strength 3 or more that would not engage again by itself."""
    return is_after_shadows(s) and any(
        would_stay_staged(s, seat, j) and s.stat(j, m.STRENGTH) >= 3 for j in attacks_to_come(s, seat)
    )


def courage(s: State, seat: int, i: int) -> bool:
    """When its hero is exhausted in the encounter or combat phase."""
    host = s.host[i]
    return host >= 0 and not s.is_ready(host) and s.phase in ("combat", "encounter")


def ready_again(s: State, seat: int, i: int) -> bool:
    """In combat with engaged enemies, when a character is exhausted."""
    return s.phase == "combat" and n_tired(s, seat) >= 1 and bool(s.piles[m.ENGAGED + seat])


def ready_many(s: State, seat: int, i: int) -> bool:
    """As `ready_again`, when three characters are exhausted."""
    return n_tired(s, seat) >= 3 and ready_again(s, seat, i)


def n_tired(s: State, seat: int) -> int:
    """How many characters are exhausted."""
    return sum(not s.is_ready(j) for j in s.characters(seat))


def for_gondor(s: State, seat: int, i: int) -> bool:
    """When one more attack for each attacker is what it takes to destroy an enemy."""
    if not is_after_shadows(s):
        return False
    ready = [j for j in s.characters(seat) if s.is_ready(j)]
    strikers = len(ready) - len(attacks_to_come(s, seat))
    strength = sum(sorted((s.stat(j, m.STRENGTH) for j in ready), reverse=True)[: max(strikers, 0)])
    return any(strength < toughness(s, j) <= strength + strikers for j in s.piles[m.ENGAGED + seat])


def sneak_attack(s: State, seat: int, i: int) -> bool:
    """In combat with an ally in hand that resources are saved for, and an enemy in play."""
    holds = any(NOTES[s.catalogue.cards[j].id].saved_for for j in s.piles[m.HAND + seat])
    return holds and s.phase == "combat" and bool(s.enemies())


def wealth(s: State, seat: int, i: int) -> bool:
    """In combat, when the hand is small."""
    return s.phase == "combat" and len(s.piles[m.HAND + seat]) <= 3


def always(s: State, seat: int, i: int) -> bool:
    """Whenever it can be used."""
    return True


def greeting(s: State, seat: int, i: int) -> bool:
    """When the threat level is high, or a strong enemy would engage soon."""
    return s.threat[seat] >= EVENT_FROM_THREAT or strong_enemy_engages_soon(s, seat)


def strong_enemy_engages_soon(s: State, seat: int) -> bool:
    """Is the threat level at most ENGAGEMENT_MARGIN points below the engagement cost of a strong enemy in the staging area?"""
    return any(
        0 < (s.catalogue.cards[i].engagement_cost or 0) - s.threat[seat] <= ENGAGEMENT_MARGIN
        and s.stat(i, m.STRENGTH) >= STRONG_ATTACK
        for i in s.staged("enemy")
    )


def is_near_limit(s: State, seat: int) -> bool:
    """May one failed quest, with the round's own point, bring the seat to the threat limit?"""
    return s.threat[seat] >= s.catalogue.scenario.threat_limit - NEAR_LIMIT


def taken(s: State, seat: int, i: int) -> bool:
    """When the threat level is not near the limit: an objective is claimed."""
    return s.threat[seat] < 46


def lends_willpower(s: State, seat: int, i: int) -> bool:
    """On the quest before it is resolved, when somebody is committed whom it may help, and willpower is useful."""
    helped = s.host[i] if s.host[i] >= 0 else i
    on_quest = bool(s.marks[helped] & m.COMMITTED) if s.pile[i] >= m.AREA else bool(s.committed())
    return s.phase == "quest" and is_after_staging(s) and on_quest and is_point_useful(s, seat)


def deals_damage(s: State, seat: int, i: int) -> bool:
    """When it destroys an enemy, or the most dangerous enemy engaged takes all of it in combat."""
    amount = NOTES[s.catalogue.cards[i].id].damage
    if any(s.hits_left(j) <= amount for j in s.enemies()):
        return True
    return is_after_shadows(s) and any(
        s.stat(j, m.STRENGTH) >= STRONG_ATTACK for j in attacks_to_come(s, seat)
    )


def makes_progress(s: State, seat: int, i: int) -> bool:
    """On the quest, once its cards are revealed, when there is a location."""
    is_place = s.active_location() >= 0 or bool(s.staged("location"))
    return s.phase == "quest" and is_after_staging(s) and is_place


ROLES: dict[Role, Callable[[State, int, int], bool]] = {
    "always": always,
    "arrows": rain_of_arrows,
    "claim": taken,
    "damage": deals_damage,
    "defend": blade_mastery,
    "discard_for_defense": protector,
    "discard_for_willpower": eowyn,
    "fetch": wealth,
    "gondor": for_gondor,
    "heal": heal,
    "heal_in_combat": heal_in_combat,
    "hold": feint,
    "hold_all": thicket,
    "lower_threat": greeting,
    "progress": makes_progress,
    "raise_committed": faramir,
    "ready": ready_again,
    "ready_host": courage,
    "ready_many": ready_many,
    "return": light,
    "search": search_deck,
    "silence": silence,
    "sneak": sneak_attack,
    "strike": quick_strike,
    "willpower": lends_willpower,
}
"""Role of a card (notes.py) -> rule that says whether to take its action now."""


# ---- choices on the way -------------------------------------------------------------------------------------------------


def target_rank(s: State, enemy: int, damage: int) -> tuple[bool, float]:
    """Sort key of an enemy as the target of so much damage: (is it destroyed, how dangerous is it)."""
    hidden_sting = 5.0 if NOTES[s.catalogue.cards[enemy].id].stings else 0.0
    return s.hits_left(enemy) <= damage, danger(s, enemy) + hidden_sting


def mode(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The effect to choose: damage if it destroys an enemy, lower threat if it is high, else cards; the bottom of the deck for a dangerous
    card; willpower on the quest, else defence."""
    names = [c[1] for c in choices if c != PASS]
    if "willpower" in names and "defense" in names:
        return ("mode", "willpower" if s.phase == "quest" else "defense")
    if "threat" in names and strong_enemy_engages_soon(s, seat):
        return ("mode", "threat")
    damage = (
        NOTES[s.catalogue.cards[s.pending.source].id].damage if s.pending and s.pending.source >= 0 else 0
    )
    if "damage" in names and any(
        s.hits_left(i) <= damage or NOTES[s.catalogue.cards[i].id].wanted for i in s.enemies()
    ):
        return ("mode", "damage")
    if "threat" in names and (
        s.threat[seat] >= LOWERED_FROM_THREAT or len(s.piles[m.HAND + seat]) >= FULL_HAND
    ):
        return ("mode", "threat")
    if "draw" in names:
        return ("mode", "draw")
    if "bottom" in names and PASS in choices and is_top_card_harmless(s, seat):
        return PASS
    return next(c for c in choices if c != PASS)


def is_top_card_harmless(s: State, seat: int) -> bool:
    """Is the top card of the encounter deck, which the seat has looked at, better left there?"""
    deck = s.piles[m.ENCOUNTER]
    if not deck or not s.known[deck[-1]] >> seat & 1:
        return False
    card = s.catalogue.cards[deck[-1]]
    return card.threat <= 1 if card.type == "location" else False


def is_worth_cancelling(s: State, seat: int, i: int) -> bool:
    """Is what a card would cancel worth it? Where another card comes instead: only what would kill a hero or hurt many."""
    cancels = NOTES[s.catalogue.cards[i].id].cancels
    if cancels == "shadow":
        turned = [j for j in s.piles[m.SHADOWS] if s.marks[j] & m.FACE_UP]
        return not turned or NOTES[s.catalogue.cards[turned[-1]].id].shrug != "all"
    coming_up = [j for j in s.piles[m.LIMBO] if s.catalogue.cards[j].type == "treachery"]
    shown = NOTES[s.catalogue.cards[coming_up[-1]].id if coming_up else ""]
    if shown.hurts_tired:
        tired = [j for j in s.characters(seat) if not s.is_ready(j)]
        falls = any(s.hits_left(j) == 1 for j in tired)
        return falls or (cancels != "replaced" and len(tired) > 2)
    return not shown.shrug if cancels == "replaced" else shown.shrug != "all"


def discard(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The card of the lowest worth."""
    return min((c for c in choices if c != PASS), key=lambda c: worth(s, c[1]))
