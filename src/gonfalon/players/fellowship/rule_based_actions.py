"""Rules of thumb for actions: when to use an ability or play an event, which of Gandalf's effects to choose, what to discard."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State

from .worth import HEALING, RICH_FROM, USED_LATE, danger, may_attack, toughness, worth

SPARE_WORTH = 2.0
"""Highest worth of a card in hand that is discarded for one point of willpower or defence."""
SAVING_FROM = 3
"""The round from which resources are kept for Gandalf."""
GANDALF_DAMAGE = 4
"""Damage that Gandalf deals."""
EVENT_FROM_THREAT, ENGAGEMENT_MARGIN, STRONG_ATTACK = 32, 2, 4
"""An event lowers the threat from the threat level EVENT_FROM_THREAT on, or when at most ENGAGEMENT_MARGIN points are missing until an
enemy with an attack of STRONG_ATTACK or more engages."""
GANDALF_FROM_THREAT, FULL_HAND = 36, 5
"""Gandalf lowers the threat from this threat level on, or with so many cards in hand."""


def act(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Take the first useful action, else pass."""
    for choice in choices:
        if choice != PASS and choice[0] in ("use", "play") and is_useful(s, seat, choice[1]):
            return choice
    return PASS if PASS in choices else choices[0]


def is_useful(s: State, seat: int, i: int) -> bool:
    """Does the rule for this card say that its action helps now?"""
    name = s.catalogue.cards[i].id
    if name in HEALING:
        least = HEALING[name]
        if name == "glorfindel" and s.phase != "combat":
            return False
        return any(s.damage[j] >= least and s.hits_left(j) <= 2 for j in s.heroes(seat))
    if name in USED_LATE:
        if name in BRINGS_CARDS and lacks_cards(s, seat):
            return s.phase == "planning"
        return s.phase == "combat" and not s.piles[m.ENGAGED + seat]
    rule = ACTION_RULES.get(name)
    return rule is not None and rule(s, seat, i)


BRINGS_CARDS = {"beravor", "gleowine"}
"""Cards whose ability draws cards."""
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


def gandalf_waits(s: State, seat: int, i: int) -> bool:
    """Would playing this card delay Gandalf, who is in hand and can be paid in the next round?"""
    cards = s.catalogue.cards
    if s.round < SAVING_FROM or cards[i].id in ("gandalf", "steward-of-gondor"):
        return False
    if not any(cards[j].id == "gandalf" and s.may_enter(j) for j in s.piles[m.HAND + seat]):
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
    """In combat with engaged enemies, when a character is exhausted (three for Grim Resolve)."""
    least = 3 if s.catalogue.cards[i].id == "grim-resolve" else 1
    tired = sum(not s.is_ready(j) for j in s.characters(seat))
    return s.phase == "combat" and tired >= least and bool(s.piles[m.ENGAGED + seat])


def for_gondor(s: State, seat: int, i: int) -> bool:
    """When one more attack for each attacker is what it takes to destroy an enemy."""
    if not is_after_shadows(s):
        return False
    ready = [j for j in s.characters(seat) if s.is_ready(j)]
    strikers = len(ready) - len(attacks_to_come(s, seat))
    strength = sum(sorted((s.stat(j, m.STRENGTH) for j in ready), reverse=True)[: max(strikers, 0)])
    return any(strength < toughness(s, j) <= strength + strikers for j in s.piles[m.ENGAGED + seat])


def sneak_attack(s: State, seat: int, i: int) -> bool:
    """In combat with Gandalf in hand and an enemy in play."""
    holds = any(s.catalogue.cards[j].id == "gandalf" for j in s.piles[m.HAND + seat])
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


def taken(s: State, seat: int, i: int) -> bool:
    """When the threat level is not near the limit: an objective is claimed."""
    return s.threat[seat] < 46


ACTION_RULES: dict[str, Callable[[State, int, int], bool]] = {
    "eowyn": eowyn,
    "protector-of-lorien": protector,
    "faramir": faramir,
    "radagasts-cunning": silence,
    "secret-paths": silence,
    "loriens-wealth": wealth,
    "gandalfs-search": search_deck,
    "steward-of-gondor": always,
    "stand-and-fight": always,
    "fortune-or-fate": always,
    "the-galadhrims-greeting": greeting,
    "feint": feint,
    "thicket-of-spears": thicket,
    "rain-of-arrows": rain_of_arrows,
    "quick-strike": quick_strike,
    "blade-mastery": blade_mastery,
    "a-light-in-the-dark": light,
    "unexpected-courage": courage,
    "ever-vigilant": ready_again,
    "grim-resolve": ready_again,
    "for-gondor": for_gondor,
    "sneak-attack": sneak_attack,
    "gandalfs-map": taken,
    "dungeon-torch": taken,
    "shadow-key": taken,
}
"""Card id -> rule that says whether to take its action now."""


# ---- choices on the way -------------------------------------------------------------------------------------------------


def gandalf_target_rank(s: State, enemy: int) -> tuple[bool, float]:
    """Sort key of an enemy as the target of Gandalf's damage: (is it destroyed, how dangerous is it)."""
    falls = s.hits_left(enemy) <= GANDALF_DAMAGE
    hidden_sting = 5.0 if s.catalogue.cards[enemy].id == "hummerhorns" else 0.0
    return falls, danger(s, enemy) + hidden_sting


def mode(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The effect to choose. Gandalf: damage if it destroys an enemy, lower threat if it is high, else cards. Denethor: bottom for a
    dangerous card. Protector of Lorien: willpower on the quest, else defence."""
    names = [c[1] for c in choices if c != PASS]
    if "willpower" in names and "defense" in names:
        return ("mode", "willpower" if s.phase == "quest" else "defense")
    if "threat" in names and strong_enemy_engages_soon(s, seat):
        return ("mode", "threat")
    if "damage" in names and (
        any(s.hits_left(i) <= GANDALF_DAMAGE for i in s.enemies())
        or any(s.catalogue.cards[i].id == "ungoliants-spawn" for i in s.enemies())
    ):
        return ("mode", "damage")
    if "threat" in names and (
        s.threat[seat] >= GANDALF_FROM_THREAT or len(s.piles[m.HAND + seat]) >= FULL_HAND
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


CANCELS = {"eleanor", "a-test-of-will", "hasty-stroke"}
"""Cards that cancel an encounter card."""
NOT_WORTH_CANCELLING = {"eyes-of-the-forest", "driven-by-shadow", "forest-spider"}
"""Encounter cards that are not worth an event to cancel."""


def is_worth_cancelling(s: State, seat: int, i: int) -> bool:
    """Eleanor's cancelled treachery is replaced by another card: only what would kill a hero or hurt many is worth that."""
    name = s.catalogue.cards[i].id
    if name == "hasty-stroke":
        turned = [j for j in s.piles[m.SHADOWS] if s.marks[j] & m.FACE_UP]
        return not turned or s.catalogue.cards[turned[-1]].id not in NOT_WORTH_CANCELLING
    coming_up = [j for j in s.piles[m.LIMBO] if s.catalogue.cards[j].type == "treachery"]
    shown = s.catalogue.cards[coming_up[-1]].id if coming_up else ""
    if shown == "the-necromancers-reach":
        tired = [j for j in s.characters(seat) if not s.is_ready(j)]
        falls = any(s.hits_left(j) == 1 for j in tired)
        return falls or (name != "eleanor" and len(tired) > 2)
    if name == "eleanor":
        return shown not in NOT_WORTH_CANCELLING and shown != "caught-in-a-web"
    return shown not in NOT_WORTH_CANCELLING


def discard(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The card of the lowest worth."""
    return min((c for c in choices if c != PASS), key=lambda c: worth(s, c[1]))
