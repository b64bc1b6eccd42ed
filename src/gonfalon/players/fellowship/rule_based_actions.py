"""Rules of thumb for actions: when an ability is used and an event played, what Gandalf does, what is thrown away."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State

from .worth import HEALING, LATE, RICH, may_attack, menace, toughness, worth

SPARE = 2.0
"""A card in hand that is worth no more than this may be thrown away for one point of willpower or defence."""
SAVING_FROM = 3
"""The round from which resources are kept for Gandalf."""
GANDALFS_BLOW = 4
SOOTHED_BY_EVENT, STIRRING, STRONG = 32, 2, 4
"""An event lowers the threat from this threat on, or so many points below the one at which an enemy of such an attack engages."""
SOOTHED, FULL_HAND = 36, 5
"""Gandalf lowers the threat from this threat on, or with so many cards in hand that three more would wait."""


def act(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Use what helps now, else pass."""
    for choice in choices:
        if choice != PASS and choice[0] in ("use", "play") and is_useful(s, seat, choice[1]):
            return choice
    return PASS if PASS in choices else choices[0]


def is_useful(s: State, seat: int, i: int) -> bool:
    """Is this the moment for an action?"""
    name = s.table.cards[i].id
    if name in HEALING:
        least = HEALING[name]
        if name == "glorfindel" and s.phase != "combat":
            return False
        return any(s.damage[j] >= least and s.hits_left(j) <= 2 for j in s.heroes(seat))
    if name in LATE:
        if name in BRINGS_CARDS and lacks_cards(s, seat):
            return s.phase == "planning"
        return s.phase == "combat" and not s.piles[m.ENGAGED + seat]
    rule = MOMENTS.get(name)
    return rule is not None and rule(s, seat, i)


BRINGS_CARDS = {"beravor", "gleowine"}
"""Whose ability draws cards."""
FEW_CARDS = 1


def lacks_cards(s: State, seat: int) -> bool:
    """Do resources lie idle because there is nothing in hand to spend them on?"""
    hand = s.piles[m.HAND + seat]
    idle = sum(s.resources[j] for j in s.heroes(seat)) >= RICH - 2
    return idle and sum(s.table.cards[j].type != "event" for j in hand) <= FEW_CARDS


def search_deck(s: State, seat: int, i: int) -> bool:
    """With what planning has left over, where resources lie idle."""
    return s.phase == "combat" and lacks_cards(s, seat)


def gandalf_waits(s: State, seat: int, i: int) -> bool:
    """Would playing this card delay Gandalf, who is in hand and can be paid in the next round?"""
    cards = s.table.cards
    if s.round < SAVING_FROM or cards[i].id in ("gandalf", "steward-of-gondor"):
        return False
    if not any(cards[j].id == "gandalf" and s.may_enter(j) for j in s.piles[m.HAND + seat]):
        return False
    heroes, cost = s.heroes(seat), cards[i].cost
    left = sum(s.resources[j] for j in heroes) - (cost if isinstance(cost, int) else 0)
    return left + len(heroes) < 5


# ---- quest ------------------------------------------------------------------------------------------------------------


def short(s: State) -> int:
    """How much the threat of the staging area is above the willpower committed; below 0: progress."""
    return s.staging_threat() - s.committed_willpower()


def is_point_useful(s: State, seat: int) -> bool:
    """Would one point of willpower more bring progress or save a point of threat?"""
    lacking = short(s)
    if lacking > 0:
        return True
    quest, road = s.quest(), s.active_location()
    need = (s.table.cards[quest].quest_points or 0) - s.progress[quest]
    if road >= 0:
        need += (s.table.cards[road].quest_points or 0) - s.progress[road]
    return -lacking < need


def is_after_staging(s: State) -> bool:
    """Is this the window between staging and the resolution of the quest?"""
    return s.pending is not None and s.pending.facts.get("window") == "after_staging"


def has_spare_card(s: State, seat: int) -> bool:
    """Is there a card in hand that is hardly worth anything?"""
    return any(worth(s, j) <= SPARE for j in s.piles[m.HAND + seat])


def eowyn(s: State, seat: int, i: int) -> bool:
    """Throw a spare card away for a point of willpower that counts."""
    return (
        is_after_staging(s)
        and bool(s.marks[i] & m.COMMITTED)
        and has_spare_card(s, seat)
        and is_point_useful(s, seat)
    )


def protector(s: State, seat: int, i: int) -> bool:
    """The same on the quest; in defence, for every point of damage."""
    if not has_spare_card(s, seat):
        return False
    host = s.host[i]
    if is_after_staging(s):
        return bool(s.marks[host] & m.COMMITTED) and is_point_useful(s, seat)
    return host in blow_now(s)[1] and damage_now(s) > 0


def faramir(s: State, seat: int, i: int) -> bool:
    """Where two or more are on the quest and a point each is needed."""
    return s.phase == "quest" and is_after_staging(s) and len(s.committed()) >= 2 and is_point_useful(s, seat)


def silence(s: State, seat: int, i: int) -> bool:
    """One card less counts in the staging area."""
    return s.phase == "quest" and is_after_staging(s) and short(s) >= -1 and bool(s.committed())


# ---- combat -----------------------------------------------------------------------------------------------------------


def blow_now(s: State) -> tuple[int, tuple[int, ...]]:
    """The enemy whose attack is being resolved, and its defenders; -1 where none is."""
    if s.phase != "combat":
        return -1, ()
    for frame in reversed(s.todo):
        if frame[0] == "enemy_attack":
            return frame[2], frame[4]
    return -1, ()


def damage_now(s: State) -> int:
    """What the defender would take of the attack, its shadow cards turned; 0 before that."""
    enemy, defenders = blow_now(s)
    if enemy < 0 or not defenders or s.pending is None or s.pending.facts.get("window") != "attack_3":
        return 0
    return s.stat(enemy, m.STRENGTH) - s.stat(defenders[0], m.DEFENSE)


def blade_mastery(s: State, seat: int, i: int) -> bool:
    """For a defender who would take one point of damage, or fall by one."""
    taken = damage_now(s)
    if taken <= 0:
        return False
    one = blow_now(s)[1][0]
    return s.table.cards[one].type == "hero" or taken == s.hits_left(one)


def unmet(s: State, seat: int) -> list[int]:
    """The engaged enemies that have yet to attack."""
    return [j for j in s.piles[m.ENGAGED + seat] if not s.marks[j] & m.ATTACKED and may_attack(s, j, seat)]


def is_after_shadows(s: State) -> bool:
    """Is this the window before the first attack?"""
    return s.pending is not None and s.pending.facts.get("window") == "after_shadows"


def feint(s: State, seat: int, i: int) -> bool:
    """Before the attacks, on one of 3 or more, or where there are more attacks than defenders."""
    left = unmet(s, seat)
    ready = sum(s.is_ready(j) for j in s.characters(seat))
    return is_after_shadows(s) and (
        any(s.stat(j, m.STRENGTH) >= 3 for j in left) or len(left) > ready or len(left) > 2
    )


def thicket(s: State, seat: int, i: int) -> bool:
    """Before the attacks of several, or of one very strong."""
    left = unmet(s, seat)
    return is_after_shadows(s) and (len(left) > 1 or any(s.stat(j, m.STRENGTH) >= 5 for j in left))


def rain_of_arrows(s: State, seat: int, i: int) -> bool:
    """Where it destroys an enemy."""
    return s.phase == "combat" and any(s.hits_left(j) == 1 for j in s.piles[m.ENGAGED + seat])


def quick_strike(s: State, seat: int, i: int) -> bool:
    """Where one character destroys an enemy that has yet to attack."""
    most = max((s.stat(j, m.STRENGTH) for j in s.characters(seat) if s.is_ready(j)), default=0)
    return s.phase == "combat" and any(toughness(s, j) <= most for j in unmet(s, seat))


def is_sleepy(s: State, seat: int, enemy: int) -> bool:
    """Would this enemy stay in the staging area if it were there?"""
    cost = s.table.cards[enemy].engagement_cost
    return cost is not None and cost > s.threat[seat] + 1


def light(s: State, seat: int, i: int) -> bool:
    """An enemy that will not come back by itself goes to the staging area before it attacks."""
    return is_after_shadows(s) and any(
        is_sleepy(s, seat, j) and s.stat(j, m.STRENGTH) >= 3 for j in unmet(s, seat)
    )


def courage(s: State, seat: int, i: int) -> bool:
    """Its hero stands ready again for the combat."""
    host = s.host[i]
    return host >= 0 and not s.is_ready(host) and s.phase in ("combat", "encounter")


def ready_again(s: State, seat: int, i: int) -> bool:
    """Somebody is tired while enemies are engaged."""
    least = 3 if s.table.cards[i].id == "grim-resolve" else 1
    tired = sum(not s.is_ready(j) for j in s.characters(seat))
    return s.phase == "combat" and tired >= least and bool(s.piles[m.ENGAGED + seat])


def for_gondor(s: State, seat: int, i: int) -> bool:
    """Where one point more of each is what an enemy's destruction lacks."""
    if not is_after_shadows(s):
        return False
    ready = [j for j in s.characters(seat) if s.is_ready(j)]
    strikers = len(ready) - len(unmet(s, seat))
    strength = sum(sorted((s.stat(j, m.STRENGTH) for j in ready), reverse=True)[: max(strikers, 0)])
    return any(strength < toughness(s, j) <= strength + strikers for j in s.piles[m.ENGAGED + seat])


def sneak_attack(s: State, seat: int, i: int) -> bool:
    """Gandalf comes for a phase."""
    holds = any(s.table.cards[j].id == "gandalf" for j in s.piles[m.HAND + seat])
    return holds and s.phase == "combat" and bool(s.enemies())


def wealth(s: State, seat: int, i: int) -> bool:
    """With what planning has left over, and few cards to spend it on."""
    return s.phase == "combat" and len(s.piles[m.HAND + seat]) <= 3


def always(s: State, seat: int, i: int) -> bool:
    """At once."""
    return True


def greeting(s: State, seat: int, i: int) -> bool:
    """With a threat that wakes most enemies, or is about to wake a strong one."""
    return s.threat[seat] >= SOOTHED_BY_EVENT or stirs(s, seat)


def stirs(s: State, seat: int) -> bool:
    """Will a strong enemy of the staging area soon engage by itself, which less threat would prevent?"""
    return any(
        0 < (s.table.cards[i].engagement_cost or 0) - s.threat[seat] <= STIRRING
        and s.stat(i, m.STRENGTH) >= STRONG
        for i in s.staged("enemy")
    )


def taken(s: State, seat: int, i: int) -> bool:
    """Objectives are claimed unless the threat is near its end."""
    return s.threat[seat] < 46


MOMENTS: dict[str, Callable[[State, int, int], bool]] = {
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
"""When an action is taken, by the id of its card."""


# ---- choices on the way -------------------------------------------------------------------------------------------------


def by_gandalf(s: State, enemy: int) -> tuple[bool, float]:
    """How good an aim an enemy is for Gandalf's four points of damage."""
    falls = s.hits_left(enemy) <= GANDALFS_BLOW
    hidden_sting = 5.0 if s.table.cards[enemy].id == "hummerhorns" else 0.0
    return falls, menace(s, enemy) + hidden_sting


def mode(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Gandalf strikes an enemy that falls or must fall, soothes a high threat, else brings cards; Denethor puts danger away; the
    Protector gives what the phase asks for."""
    names = [c[1] for c in choices if c != PASS]
    if "willpower" in names and "defense" in names:
        return ("mode", "willpower" if s.phase == "quest" else "defense")
    if "threat" in names and stirs(s, seat):
        return ("mode", "threat")
    if "damage" in names and (
        any(s.hits_left(i) <= GANDALFS_BLOW for i in s.enemies())
        or any(s.table.cards[i].id == "ungoliants-spawn" for i in s.enemies())
    ):
        return ("mode", "damage")
    if "threat" in names and (s.threat[seat] >= SOOTHED or len(s.piles[m.HAND + seat]) >= FULL_HAND):
        return ("mode", "threat")
    if "draw" in names:
        return ("mode", "draw")
    if "bottom" in names and PASS in choices and is_welcome(s, seat):
        return PASS
    return next(c for c in choices if c != PASS)


def is_welcome(s: State, seat: int) -> bool:
    """Is the top of the encounter deck, which the seat has looked at, better left there?"""
    deck = s.piles[m.ENCOUNTER]
    if not deck or not s.known[deck[-1]] >> seat & 1:
        return False
    card = s.table.cards[deck[-1]]
    return card.threat <= 1 if card.type == "location" else False


CANCELS = {"eleanor", "a-test-of-will", "hasty-stroke"}
"""What cancels a card of the encounter deck."""
HARMLESS = {"eyes-of-the-forest", "driven-by-shadow", "forest-spider"}
"""What is not worth an event to cancel."""


def is_worth_cancelling(s: State, seat: int, i: int) -> bool:
    """Eleanor's cancelled treachery is replaced by another card: only what would kill a hero or hurt many is worth that."""
    name = s.table.cards[i].id
    if name == "hasty-stroke":
        turned = [j for j in s.piles[m.SHADOWS] if s.marks[j] & m.FACE_UP]
        return not turned or s.table.cards[turned[-1]].id not in HARMLESS
    coming_up = [j for j in s.piles[m.LIMBO] if s.table.cards[j].type == "treachery"]
    shown = s.table.cards[coming_up[-1]].id if coming_up else ""
    if shown == "the-necromancers-reach":
        tired = [j for j in s.characters(seat) if not s.is_ready(j)]
        falls = any(s.hits_left(j) == 1 for j in tired)
        return falls or (name != "eleanor" and len(tired) > 2)
    if name == "eleanor":
        return shown not in HARMLESS and shown != "caught-in-a-web"
    return shown not in HARMLESS


def discard(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The card that is worth least."""
    return min((c for c in choices if c != PASS), key=lambda c: worth(s, c[1]))
