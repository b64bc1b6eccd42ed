"""The board: piles and columns of cards, and the primitives that change them; no frames, no decisions (CARD-2, CARD-12).

Piles are tuples. Columns are lists of small integers with one entry per card instance, so that a copy is a few list copies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from . import model as m
from .catalogue import CardCatalogue
from .clauses import Clause
from .model import Card
from .vocabulary import Change, Context, Duration, Keyword, Phase, Question, Stat


class Modifier(NamedTuple):
    """A lasting change of a number (CARD-6). target: a card, or a name in GROUPS, whose members are determined at each use.

    level: nesting depth of the attack that it lasts for. by: the clause that forbids an act with it, "" for others.
    """

    target: int | str
    stat: Change
    amount: int
    until: Duration
    level: int = 0
    by: str = ""


def _is_staged_location(board: Board, i: int) -> bool:
    return board.cards[i].type == "location" and board.pile[i] == m.STAGING


GROUPS: dict[str, Callable[[Board, int], bool]] = {
    "staged locations": _is_staged_location,
}
"""A group that a change covers -> does a card belong to it?"""


STAGING_AREA = "staging area"
"""The target of a change of the total threat of the staging area."""


MAY_BE_IN_PLAY = tuple(m.AREA <= at <= m.ACTIVE or at in (m.ATTACHED, m.QUEST) for at in range(m.N_PILES))
"""Pile -> may the text of a card there have effect? Checked before `in_play`, to save most calls."""


class Board:
    """Where every card lies and what lies on it. `catalogue` is shared between copies; everything else is this board's own."""

    __slots__ = (
        "catalogue",
        "damage",
        "delayed",
        "dirty",
        "eliminated",
        "first",
        "host",
        "incarnation",
        "known",
        "limits",
        "marks",
        "modifiers",
        "phase",
        "pile",
        "piles",
        "progress",
        "resources",
        "round",
        "stage",
        "threat",
        "who",
    )

    def __init__(self, catalogue: CardCatalogue) -> None:
        n, seats = catalogue.n, catalogue.n_seats
        self.catalogue = catalogue
        self.piles: list[tuple[int, ...]] = [()] * m.N_PILES
        self.pile = [m.ASIDE] * n
        self.piles[m.ASIDE] = tuple(range(n))
        self.who = [owner if owner >= 0 else m.NOBODY for owner in catalogue.owner]
        self.damage, self.resources, self.progress = [0] * n, [0] * n, [0] * n
        self.marks, self.host, self.incarnation = [0] * n, [m.NO_HOST] * n, [0] * n
        self.modifiers: tuple[Modifier, ...] = ()
        self.limits: tuple[tuple[str, str], ...] = ()
        self.delayed: tuple[tuple[str, str, Context], ...] = ()
        self.known = [0] * n
        self.threat = [0] * seats
        self.eliminated = [False] * seats
        self.first, self.round, self.stage, self.dirty = 0, 0, 0, False
        self.phase: Phase = ""

    def copy_board(self, twin: Board) -> None:
        """Copy all fields of this board to a new object. Mutates twin."""
        twin.catalogue = self.catalogue
        twin.piles, twin.pile, twin.who = self.piles[:], self.pile[:], self.who[:]
        twin.damage, twin.resources, twin.progress = self.damage[:], self.resources[:], self.progress[:]
        twin.marks, twin.host, twin.incarnation = self.marks[:], self.host[:], self.incarnation[:]
        twin.modifiers, twin.limits, twin.delayed = self.modifiers, self.limits, self.delayed
        twin.known = self.known[:]
        twin.threat, twin.eliminated = self.threat[:], self.eliminated[:]
        twin.first, twin.round, twin.stage = self.first, self.round, self.stage
        twin.phase, twin.dirty = self.phase, self.dirty

    # ---- what is where --------------------------------------------------------------------------------------------------

    @property
    def cards(self) -> tuple[Card, ...]:
        """The printed card of every instance."""
        return self.catalogue.cards

    def card(self, i: int) -> Card:
        """The printed card of an instance."""
        return self.catalogue.cards[i]

    def seats(self) -> tuple[int, ...]:
        """The seats still in the game, from the first player on, clockwise (CARD-4)."""
        n = self.catalogue.n_seats
        if n == 1:
            return () if self.eliminated[0] else (0,)
        return tuple(seat for seat in ((self.first + k) % n for k in range(n)) if not self.eliminated[seat])

    def characters(self, seat: int) -> tuple[int, ...]:
        """Heroes and allies a seat controls and may use: not the prisoner (CARD-12)."""
        marks = self.marks
        return tuple([i for i in self.piles[m.AREA + seat] if not marks[i] & m.PRISONER])

    def heroes(self, seat: int) -> tuple[int, ...]:
        """The heroes among them."""
        marks, is_hero = self.marks, self.catalogue.is_hero
        return tuple([i for i in self.piles[m.AREA + seat] if is_hero[i] and not marks[i] & m.PRISONER])

    def all_characters(self) -> tuple[int, ...]:
        """The characters of every seat, in the order of seats."""
        return tuple([i for seat in self.seats() for i in self.characters(seat)])

    def staged(self, kind: str) -> tuple[int, ...]:
        """The cards of a type in the staging area."""
        cards = self.catalogue.cards
        return tuple([i for i in self.piles[m.STAGING] if cards[i].type == kind])

    def enemies(self) -> tuple[int, ...]:
        """Every enemy in play: those of the staging area, the engaged ones, and shadow cards that attack themselves (CARD-12.20)."""
        engaged = [i for seat in self.seats() for i in self.piles[m.ENGAGED + seat]]
        beside = [i for i in self.piles[m.SHADOWS] if self.host[i] == m.NO_HOST]
        return (*self.staged("enemy"), *engaged, *beside)

    def engaged_with(self, enemy: int) -> int:
        """The seat an enemy is engaged with, -1 if with none."""
        seat = self.pile[enemy] - m.ENGAGED
        return seat if 0 <= seat < 4 else -1

    def attached(self, host: int) -> tuple[int, ...]:
        """What is attached to a card, in the order it came."""
        hosts = self.host
        return tuple([i for i in self.piles[m.ATTACHED] if hosts[i] == host])

    def shadows(self, enemy: int) -> tuple[int, ...]:
        """The shadow cards dealt to an enemy, in order."""
        hosts = self.host
        return tuple(i for i in self.piles[m.SHADOWS] if hosts[i] == enemy)

    def in_play(self, i: int) -> bool:
        """Does the text of this card work: is it in play and not the prisoner?"""
        at = self.pile[i]
        if self.marks[i] & m.PRISONER:
            return False
        if at == m.ATTACHED:
            host = self.host[i]
            return host < 0 or not self.marks[host] & m.PRISONER
        return m.AREA <= at <= m.ACTIVE or at == m.QUEST

    def active_location(self) -> int:
        """The active location, -1 if there is none."""
        found = self.piles[m.ACTIVE]
        return found[0] if found else -1

    def quest(self) -> int:
        """The current quest card, -1 before the game."""
        found = self.piles[m.QUEST]
        return found[0] if found else -1

    # ---- numbers --------------------------------------------------------------------------------------------------------

    def answers(self, question: Question, *about: Any) -> list[Any]:
        """The answers of all constant effects in play to a question; empty answers are left out (CARD-6)."""
        found: list[Any] = []
        pile = self.pile
        for i, clause in self.catalogue.passives.get(question, ()):
            if MAY_BE_IN_PLAY[pile[i]] and clause.value is not None and self.in_play(i):
                said = clause.value(self, i, *about)
                if said:
                    found.append(said)
        return found

    def stat(self, i: int, stat: Stat) -> int:
        """A number of a card with all modifiers and constant effects, at least 0 (CARD-6)."""
        total = getattr(self.catalogue.cards[i], stat)
        pile = self.pile
        for modifier in self.modifiers:
            if modifier.stat == stat:
                target = modifier.target
                if target == i or (isinstance(target, str) and GROUPS[target](self, i)):
                    total += modifier.amount
        for j, clause in self.catalogue.passives.get(stat, ()):
            if MAY_BE_IN_PLAY[pile[j]] and self.in_play(j):
                total += clause.value(self, j, i)  # type: ignore[misc]
        return total if total > 0 else 0

    def hits_left(self, i: int) -> int:
        """Hit points less damage; never below 0."""
        return max(0, self.stat(i, m.HITS) - self.damage[i])

    def has_trait(self, i: int, trait: str) -> bool:
        """Printed or given; a face-down card has none. A treachery that has attached itself is a Condition (CARD-5)."""
        if trait == "condition" and self.card(i).type == "treachery" and self.pile[i] == m.ATTACHED:
            return True
        return trait in self.card(i).traits or trait in self.answers("trait", i)

    def traits(self, i: int) -> tuple[str, ...]:
        """Every trait of a card, printed ones first (see `has_trait`)."""
        attached = self.card(i).type == "treachery" and self.pile[i] == m.ATTACHED
        found = (*self.card(i).traits, *self.answers("trait", i), *(("condition",) if attached else ()))
        return tuple(dict.fromkeys(found))

    def has_keyword(self, i: int, keyword: Keyword) -> bool:
        """Printed keywords: the core set gives none to other cards."""
        return self.card(i).keyword(keyword) > 0

    def spheres(self, hero: int) -> set[str]:
        """The resource icons of a hero."""
        given = self.answers("icon", hero) if "icon" in self.catalogue.passives else ()
        return {self.catalogue.cards[hero].sphere, *given}

    def staging_threat(self) -> int:
        """CARD-7: the threat of all cards in the staging area, with effects on the total."""
        total = sum(self.stat(i, m.THREAT) for i in self.piles[m.STAGING] if not self.is_silenced(i))
        for x in self.modifiers:
            if x.target == STAGING_AREA:
                total += x.amount * (len(self.seats()) if x.stat == m.THREAT_EACH else 1)
        return max(0, total)

    def is_silenced(self, i: int) -> bool:
        """Does a card of the staging area not contribute its threat?"""
        return any(x.target == i and x.stat == "silenced" for x in self.modifiers)

    def committed(self) -> tuple[int, ...]:
        """The characters committed to the quest."""
        marks = self.marks
        return tuple([i for i in self.all_characters() if marks[i] & m.COMMITTED])

    def committed_willpower(self) -> int:
        """CARD-7: the willpower of all committed characters."""
        return sum(self.stat(i, m.WILLPOWER) for i in self.committed())

    def is_ready(self, i: int) -> bool:
        """Not exhausted."""
        return not self.marks[i] & m.EXHAUSTED

    # ---- small changes --------------------------------------------------------------------------------------------------

    def put(self, i: int, pile: int, *, bottom: bool = False) -> None:
        """Move a card to the top (the end) of a pile, without any other effect. bottom: to the bottom instead."""
        old = self.pile[i]
        self.piles[old] = tuple([j for j in self.piles[old] if j != i])
        self.piles[pile] = (i, *self.piles[pile]) if bottom else (*self.piles[pile], i)
        self.pile[i] = pile

    def mark(self, i: int, mark: int, on: bool = True) -> None:
        """Set or clear a mark of a card."""
        if on:
            self.marks[i] |= mark
        else:
            self.marks[i] &= ~mark

    def modify(
        self, target: int | str, stat: Change, amount: int, until: Duration, level: int = 0, by: str = ""
    ) -> None:
        """Add a lasting effect (CARD-6). level: for an effect on one attack, the nesting depth of that attack. by: as in Modifier."""
        self.modifiers = (*self.modifiers, Modifier(target, stat, amount, until, level, by))
        self.dirty = True

    def end_modifiers(self, until: Duration, level: int = 0) -> None:
        """End the effects that last until now; of an attack only those at its nesting depth."""
        if self.modifiers:
            self.modifiers = tuple(
                x for x in self.modifiers if x.until != until or (until == m.ATTACK and x.level != level)
            )
            self.dirty = True
        if until != m.ATTACK and self.limits:
            self.limits = tuple(limit for limit in self.limits if limit[1] != until)

    def used(self, key: str) -> int:
        """How often a limited effect has been used in its period."""
        return sum(limit[0] == key for limit in self.limits)

    def forget(self, i: int) -> None:
        """Reset all columns of a card that leaves play: it counts as a new card from now on (CARD-12)."""
        self.damage[i] = self.resources[i] = self.progress[i] = self.marks[i] = 0
        self.host[i] = m.NO_HOST
        self.incarnation[i] += 1
        if self.modifiers:
            self.modifiers = tuple(x for x in self.modifiers if x.target != i)
        if self.limits:
            self.limits = tuple(limit for limit in self.limits if str(i) not in limit[0].split("/")[1:2])

    def reveal_to(self, cards: Iterable[int], seats: Sequence[int]) -> None:
        """Let seats know these hidden cards until they are shuffled."""
        bits = sum(1 << seat for seat in seats)
        for i in cards:
            self.known[i] |= bits

    def show(self, cards: Iterable[int]) -> None:
        """Let the whole table know these hidden cards until they are shuffled, those who only watch included (CARD-1.11)."""
        for i in cards:
            self.known[i] = m.SHOWN | (1 << self.catalogue.n_seats) - 1

    # ---- what may be done -----------------------------------------------------------------------------------------------

    def title_in_play(self, title: str) -> bool:
        """CARD-2: is a card of this title in play, whoever controls it, a prisoner included?"""
        cards = self.catalogue.cards
        return any(
            cards[i].title == title
            for seat in range(self.catalogue.n_seats)
            for i in self.piles[m.AREA + seat]
        ) or any(cards[i].title == title for i in self.piles[m.ATTACHED])

    def may_enter(self, i: int) -> bool:
        """CARD-2: a unique card cannot enter play while one of its title is there."""
        card = self.catalogue.cards[i]
        return not (card.unique and self.title_in_play(card.title))

    def payers(self, seat: int, sphere: str) -> tuple[int, ...]:
        """CARD-5: the heroes whose resources match; every one of them for a neutral card or an ability."""
        heroes = self.heroes(seat)
        if sphere in ("", "neutral"):
            return heroes
        return tuple(i for i in heroes if sphere in self.spheres(i))

    def can_pay(self, seat: int, sphere: str, cost: int) -> bool:
        """Enough matching resources, and a matching hero even at no cost (CARD-5)."""
        payers = self.payers(seat, sphere)
        return bool(payers) and sum([self.resources[i] for i in payers]) >= cost

    def has_room(self, clause: Clause, i: int, seat: int) -> bool:
        """Is the limit of an ability not yet used up?"""
        return clause.limit is None or self.used(limit_key(clause, i, seat)) < clause.limit[0]


def limit_key(clause: Clause, i: int, seat: int) -> str:
    """A limit counts for one copy of a card; of some cards for each seat."""
    return f"{clause.id}/{i}" + (f"/{seat}" if clause.each_seat else "")
