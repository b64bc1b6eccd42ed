"""What a computer announces is what it does, whatever its level: a search speaks of its own choice, and of a change of mind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from gonfalon import players
from gonfalon.core import talk
from gonfalon.core.talk import Talk
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship import partner
from gonfalon.players.fellowship.plans import COMBAT, QUEST, REASONS
from gonfalon.players.fellowship.rule_based import choose

COMPUTER, OTHER = 0, 1


class Table:
    """A game of a computer at seat 0 with rules of thumb at seat 1, asked as a server asks: a player made anew, first to speak."""

    def __init__(self, seed: int, level: int) -> None:
        self.level, self.seed = level, seed
        self.state: State = GAME.new(seed, GAME.setup(n_seats=2))
        self.said: list[Talk] = []

    def player(self) -> players.Talker:
        made = players.make("fellowship", self.level, self.seed)
        assert isinstance(made, players.Talker)
        made.hear(self.said)
        return made

    def speak(self) -> None:
        """The computer says what it wants to say."""
        while text := self.player().say(GAME.information_state(self.state, COMPUTER)):
            self.said.append(Talk(COMPUTER, *talk.read(text), self.state.ply, self.state.turn))

    def announced(self, text: str) -> dict[str, str] | None:
        """The last announcement of a kind in this round."""
        found = [one.parts for one in self.said if one.text == text and one.turn == self.state.turn]
        return dict(found[-1]) if found else None

    def act(self) -> tuple[str, str, str]:
        """The next act of whoever is asked first: the kind of the decision, the enemy it is about, and the computer's answer."""
        s = self.state
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        kind, source = s.pending.kind, s.pending.source
        if seat != COMPUTER:
            s.take(seat, choose(s, seat, choices))
            return kind, "", ""
        action = self.player().act(GAME.information_state(s, COMPUTER))
        s.step(COMPUTER, action)
        return kind, s.catalogue.key[source] if source >= 0 else "", action


def is_as_announced(table: Table, kind: str, enemy: str, action: str, sent: list[str]) -> bool:
    """Does an act follow the last announcement? sent: who has been committed already."""
    plan = table.announced(QUEST if kind == "commit" else COMBAT)
    assert plan is not None, f"{kind} was not announced"
    if kind == "commit":
        who = {*filter(None, plan["who"].split(","))}
        return action.split()[-1] in who if action != "pass" else who == {*sent}
    defenders = dict(pair.split(":") for pair in plan["defends"].split(",") if pair)
    return defenders.get(enemy, "pass") == action.split()[-1]


@pytest.mark.parametrize(("level", "seed"), [(1, 0), (2, 1), pytest.param(2, 0, marks=pytest.mark.long)])
def test_a_computer_does_what_it_has_announced(level: int, seed: int):
    table, seen, sent = Table(seed, level), Counter[str](), list[str]()
    while table.state.outcome is None and table.state.turn < 4:
        table.speak()
        kind, enemy, action = table.act()
        if action and kind in ("commit", "defender"):
            assert is_as_announced(table, kind, enemy, action, sent), (kind, enemy, action, table.said[-1])
            seen[kind] += 1
        sent = [*sent, action.split()[-1]] if action and kind == "commit" and action != "pass" else []
    assert seen["commit"]
    assert seen["defender"]


def test_a_search_announces_its_own_choice():
    """In some round the search sends others than the rules of thumb would, and says so."""
    table, differs = Table(2, 3), False
    while table.state.outcome is None and table.state.turn < 6 and not differs:
        table.speak()
        plan = table.announced(QUEST)
        decision = GAME.information_state(table.state, COMPUTER).observation.decision
        if plan and decision is not None and decision.kind == "commit":
            thumb = Table(2, 1)
            thumb.state = table.state
            thumb.speak()
            usual = thumb.announced(QUEST)
            differs = usual is not None and usual["who"] != plan["who"]
        table.act()
    assert differs


def reason_on_the_table(state: State, plan: dict[str, str]) -> str:
    """What lies open says of the defences of a plan: do they hold, hurt, or does somebody fall?"""
    cards = {card.key: card for card in GAME.observe(state, COMPUTER).cards}
    pairs = [pair.split(":") for pair in plan["defends"].split(",") if pair]
    if not pairs:
        return "better-the-damage" if plan["keeps"] else "nobody-ready"
    blows = [(cards[who], max(0, cards[enemy].attack - cards[who].defense)) for enemy, who in pairs]
    if any(blow >= who.hit_points - who.damage for who, blow in blows):
        return "one-falls"
    return "nobody-falls" if any(blow for _, blow in blows) else "withstand"


def test_a_plan_for_combat_says_why_and_who_stays_ready():
    """Who defends, who stays ready and why agree with the open table at the moment at which it is said, whatever the reason."""
    met = Counter[str]()
    for seed in range(20):
        if {*met} == {*REASONS[COMBAT]}:
            break
        table = Table(seed, 1)
        while table.state.outcome is None and table.state.turn < 6:
            before = len(table.said)
            table.speak()
            for parts in (dict(one.parts) for one in table.said[before:] if one.text == COMBAT):
                defenders = {pair.split(":")[1] for pair in parts["defends"].split(",") if pair}
                mine = [
                    card
                    for card in GAME.observe(table.state, COMPUTER).cards
                    if card.zone == "area" and card.seat == COMPUTER
                ]
                ready = {card.key for card in mine if not card.exhausted}
                assert {*filter(None, parts["keeps"].split(","))} == ready - defenders
                assert parts["why"] == reason_on_the_table(table.state, parts)
                met[parts["why"]] += 1
            table.act()
    assert {*met} == {*REASONS[COMBAT]}, met


@pytest.mark.parametrize(("level", "rounds"), [(1, 5), (2, 1)])
def test_a_computer_that_has_announced_its_plan_looks_for_no_other(
    level: int, rounds: int, monkeypatch: pytest.MonkeyPatch
):
    """It is asked for a word at every position, and says what it would say if it thought its plan over each time."""
    table, found = Table(1, level), Counter[str]()
    enough_said, plan = partner.Partner._has_said_enough, partner.plan
    monkeypatch.setattr(partner, "plan", lambda *asked: (found.update(["plans"]), plan(*asked))[1])

    def word(enough: Callable[..., bool]) -> str:
        with monkeypatch.context() as patch:
            patch.setattr(partner.Partner, "_has_said_enough", enough)
            return table.player().say(GAME.information_state(table.state, COMPUTER))

    while table.state.outcome is None and table.state.turn <= rounds:
        known = word(enough_said)
        found["with"] += found.pop("plans", 0)
        assert word(lambda *_: False) == known
        found["without"] += found.pop("plans", 0)
        if known:
            table.said.append(Talk(COMPUTER, *talk.read(known), table.state.ply, table.state.turn))
        else:
            table.act()
    assert 0 < found["with"] < 0.8 * found["without"], found
