"""A table laid out for one test: cards where the test wants them, then a step of the round, a reveal, an attack or a window."""

from __future__ import annotations

from typing import Any, Self, cast

import msgspec

from gonfalon.games.fellowship.cards import load
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine import round as rounds
from gonfalon.games.fellowship.engine.catalogue import CardCatalogue
from gonfalon.games.fellowship.engine.state import OPERATIONS, Frame, Pending, State
from gonfalon.games.fellowship.engine.vocabulary import Phase, Stat
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.view import Sight

HEROES = ("aragorn", "theodred", "gloin")


def player_cards() -> tuple[str, ...]:
    """Every copy of every player card that is no hero."""
    return tuple(
        name
        for name, card in m.all_cards().items()
        if card.type in ("ally", "attachment", "event")
        for _ in range(card.quantity)
    )


def knows(s: State, seat: int, i: int) -> bool:
    """May this seat know which card this is?"""
    return Sight(s, (seat,)).knows(i)


def halt(s: State) -> None:
    """The end of what a test has set going."""
    s.pending = Pending("halt", (), -1, {}, "halt", ("halt",), 0)


OPERATIONS["halt"] = halt


class Board:
    """Every seat owns every player card of the core set, all encounter cards of all sets are there; none lies anywhere until it is put.

    Cards are named by their id, or by the key of one copy ("gandalf.2"). Decks name the top card first.
    """

    def __init__(
        self,
        *heroes: tuple[str, ...] | str,
        scenario: str = "passage-through-mirkwood",
        quest: str = "",
        rules: str = "faq",
        **options: Any,
    ) -> None:
        teams = [(one,) if isinstance(one, str) else one for one in heroes] or [HEROES]
        load()
        base = m.all_scenarios()[scenario]
        sets = tuple(dict.fromkeys(card.set for card in m.all_cards().values() if card.set))
        whole = m.Scenario(base.id, base.title, base.level, sets, base.quests, base.threat_limit, base.tokens)
        catalogue = CardCatalogue(whole, [(team, player_cards()) for team in teams], False, rules)
        setup = GAME.setup(scenario, n_seats=len(teams), rules=rules, **options)
        self.s = State(setup, catalogue, 1)
        self.s.round, self.s.threat = 1, [20] * len(teams)
        for seat, team in enumerate(teams):
            for name in team:
                self.s.put(self.i(name, seat), m.AREA + seat)
        first = base.quests[0][0]
        self.put(quest or first, m.QUEST)
        self.s.stage = next(k for k, names in enumerate(base.quests) if (quest or first) in names)

    # ---- laying out -----------------------------------------------------------------------------------------------------

    def i(self, name: str, seat: int = -1) -> int:
        """The instance of a name: one on the table if there is one, else one that lies nowhere yet."""
        s = self.s
        if name in s.catalogue.by_key and "." in name:
            return s.catalogue.by_key[name]
        found = [i for i in range(s.catalogue.n) if s.catalogue.cards[i].id == name]
        if seat >= 0:
            found = [i for i in found if s.catalogue.owner[i] in (seat, -1)]
        assert found, f"no card {name}"
        return next((i for i in found if s.pile[i] != m.ASIDE), found[0])

    def new(self, name: str, seat: int = -1) -> int:
        """A copy that lies nowhere yet."""
        s = self.s
        if name in s.catalogue.by_key and "." in name:
            return s.catalogue.by_key[name]
        return next(
            i
            for i in s.piles[m.ASIDE]
            if s.catalogue.cards[i].id == name and (seat < 0 or s.catalogue.owner[i] in (seat, -1))
        )

    def put(self, name: str, pile: int, seat: int = -1) -> int:
        """Lay one copy in a pile."""
        i = self.new(name, seat)
        self.s.put(i, pile)
        return i

    def hand(self, *names: str, seat: int = 0) -> Self:
        """Cards in a hand."""
        for name in names:
            self.put(name, m.HAND + seat, seat)
        return self

    def ally(self, *names: str, seat: int = 0) -> Self:
        """Allies in play, ready."""
        for name in names:
            self.s.who[self.put(name, m.AREA + seat, seat)] = seat
        return self

    def attach(self, name: str, to: str, seat: int = 0) -> Self:
        """An attachment under a card."""
        i = self.put(name, m.ATTACHED, seat)
        host = self.i(to)
        self.s.host[i] = host
        self.s.who[i] = self.s.who[host] if self.s.who[host] < 4 else seat
        return self

    def deck(self, *names: str, seat: int = 0) -> Self:
        """A deck, top card first."""
        for name in reversed(names):
            self.put(name, m.DECK + seat, seat)
        return self

    def discard(self, *names: str, seat: int = 0) -> Self:
        """Cards in a discard pile, the last one on top."""
        for name in names:
            self.put(name, m.DISCARD + seat, seat)
        return self

    def staging(self, *names: str) -> Self:
        """Cards in the staging area."""
        for name in names:
            self.put(name, m.STAGING)
        return self

    def engaged(self, *names: str, seat: int = 0) -> Self:
        """Enemies in front of a seat."""
        for name in names:
            self.put(name, m.ENGAGED + seat)
        return self

    def active(self, name: str) -> Self:
        """The active location."""
        self.put(name, m.ACTIVE)
        return self

    def encounter(self, *names: str) -> Self:
        """The encounter deck, top card first."""
        for name in reversed(names):
            self.put(name, m.ENCOUNTER)
        return self

    def put_discarded(self, *names: str) -> Self:
        """Cards in the encounter discard pile, the last one on top."""
        for name in names:
            self.put(name, m.ENCOUNTER_DISCARD)
        return self

    def shadow(self, enemy: str, *names: str) -> Self:
        """Shadow cards face down on an enemy, in the order they were dealt."""
        for name in names:
            self.s.host[self.put(name, m.SHADOWS)] = self.i(enemy)
        return self

    def resources(self, amount: int = 9, *names: str) -> Self:
        """Resources in the pools of heroes, of all without names."""
        for i in [self.i(name) for name in names] or [
            i for seat in self.s.seats() for i in self.s.heroes(seat)
        ]:
            self.s.resources[i] = amount
        return self

    def damage(self, name: str, amount: int) -> Self:
        """Damage on a card."""
        self.s.damage[self.i(name)] = amount
        return self

    def progress(self, name: str, amount: int) -> Self:
        """Progress on a card."""
        self.s.progress[self.i(name)] = amount
        return self

    def exhaust(self, *names: str) -> Self:
        """Exhausted cards."""
        for name in names:
            self.s.mark(self.i(name), m.EXHAUSTED)
        return self

    def commit(self, *names: str) -> Self:
        """Characters committed to the quest, exhausted."""
        for name in names:
            self.s.mark(self.i(name), m.EXHAUSTED | m.COMMITTED)
        return self

    def threat(self, *levels: int) -> Self:
        """Threat by seat."""
        for seat, level in enumerate(levels):
            self.s.threat[seat] = level
        return self

    def text(self, name: str, *clauses: c.Clause) -> Self:
        """Every copy of a card has this text on this board in place of its own; no clause makes it blank."""
        catalogue = self.s.catalogue
        named = tuple(
            msgspec.structs.replace(clause, card=name, id=f"{name}.text-{k}")
            for k, clause in enumerate(clauses)
        )
        for one in named:
            c.PROGRAMS[one.id] = (*one.cost, *one.do)
        own = zip(catalogue.cards, catalogue.clauses, strict=True)
        catalogue.clauses = tuple(named if card.id == name else clauses for card, clauses in own)
        catalogue.index_clauses()
        return self

    def blank(self, *names: str) -> Self:
        """Cards without text."""
        for name in names:
            self.text(name)
        return self

    # ---- setting going --------------------------------------------------------------------------------------------------

    def go(self, *frames: Frame) -> Self:
        """Run frames one after another."""
        self.s.pending = None
        self.s.todo = [("halt",), *reversed(frames)]
        self.s.dirty = True
        self.s.advance()
        return self

    def window(self, phase: Phase = "planning") -> Self:
        """An action window in a phase."""
        self.s.phase = phase
        return self.go(("window", "test", 0, 0))

    def plan(self, seat: int = 0) -> Self:
        """A seat's planning turn."""
        self.s.phase = "planning"
        return self.go(("plan", seat))

    def step_of_round(self, *ids: str) -> Self:
        """Framework steps by their number ("3.7"), in their phase."""
        lines = [next(line for line in rounds.ROUND if line.id == one) for one in ids]
        phases = {line.id[0]: line.argument for line in rounds.ROUND if line.does == "phase_begins"}
        self.s.phase = cast(Phase, phases[ids[0][0]])
        return self.go(*((line.does, *([line.argument] if line.argument else [])) for line in lines))

    def reveal(self, name: str, phase: Phase = "quest") -> Self:
        """Reveal a card from the top of the encounter deck."""
        self.put(name, m.ENCOUNTER)
        self.s.phase = phase
        return self.go(("reveal_top",))

    def enemy_attacks(self, enemy: str, seat: int = 0) -> Self:
        """One whole attack of an enemy."""
        self.s.phase = "combat"
        return self.go(("enemy_attack", 1, self.i(enemy), seat, (), {"level": 0, "extra": False}))

    def round_from(self, step: str) -> Self:
        """The round from a framework step on."""
        at = next(k for k, line in enumerate(rounds.ROUND) if line.id == step)
        begins = [line for line in rounds.ROUND[: at + 1] if line.does == "phase_begins"]
        self.s.phase = cast(Phase, begins[-1].argument)
        return self.go(("framework", at))

    def end_phase(self, phase: str) -> Self:
        """The end of a phase."""
        return self.go(("phase_ends", phase))

    def end_round(self) -> Self:
        """The end of the round."""
        return self.go(("round_ends",))

    # ---- answering and looking ------------------------------------------------------------------------------------------

    @property
    def owed(self) -> str:
        """The kind of the decision that is owed, "halt" when everything has run, "over" at the end."""
        return self.s.pending.kind if self.s.pending else "over"

    def options(self) -> list[str]:
        """The texts of what the seat that is asked may do."""
        assert self.s.pending is not None
        return [self.s.text(choice) for choice in self.s.pending.asks[0][1]] if self.s.pending.asks else []

    def act(self, *texts: str) -> Self:
        """Answer what is owed, one text after another; the id of a card stands for any of its copies."""
        for text in texts:
            assert self.s.pending is not None
            assert self.s.pending.asks, f"nothing is owed, so nobody can: {text}"
            seat, choices = self.s.pending.asks[0]
            fitting = [c for c in choices if self.s.text(c) == text or _bare(self.s.text(c)) == text]
            assert fitting, f"{text!r} is none of {self.options()}"
            self.s.step(seat, self.s.text(fitting[0]))
        return self

    def can(self, text: str) -> bool:
        """Is this among the options?"""
        return text in self.options() or text in [_bare(one) for one in self.options()]

    def pass_all(self) -> Self:
        """Pass whatever may be passed until nothing is owed or something must be answered."""
        while self.s.pending is not None and "pass" in self.options():
            self.act("pass")
        return self

    def where(self, name: str) -> str:
        """The pile a card lies in ("area0", "staging", "victory")."""
        return m.PILE_NAMES[self.s.pile[self.i(name)]]

    def hand_of(self, seat: int = 0) -> list[str]:
        """Ids of a hand."""
        return [self.s.catalogue.cards[i].id for i in self.s.piles[m.HAND + seat]]

    def pile_of(self, pile: int) -> list[str]:
        """Ids of a pile, bottom first."""
        return [self.s.catalogue.cards[i].id for i in self.s.piles[pile]]

    def damage_on(self, name: str) -> int:
        """Damage on a card."""
        return self.s.damage[self.i(name)]

    def resources_on(self, name: str) -> int:
        """Resources on a card."""
        return self.s.resources[self.i(name)]

    def progress_on(self, name: str) -> int:
        """Progress on a card."""
        return self.s.progress[self.i(name)]

    def stat(self, name: str, stat: Stat) -> int:
        """A number of a card as it is now."""
        return self.s.stat(self.i(name), stat)

    def ready(self, name: str) -> bool:
        """Is a card ready?"""
        return self.s.is_ready(self.i(name))


def _bare(text: str) -> str:
    """An action without the numbers of copies: "play gandalf.2" as "play gandalf"."""
    return " ".join(word.partition(".")[0] for word in text.split(" "))
