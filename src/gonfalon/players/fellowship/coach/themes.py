"""What kind of mistake a dear answer was, and the sentence about it: from the answer, the better one and the table before them."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.engine.vocabulary import Stat

from ...coaching import CoachRemark
from ..review import Compared
from ..search_plans import Plan
from .words import Theme

Told = tuple[Theme, dict[str, int | str]]
ACTS = ("play", "use")
"""Verbs of playing a card and using an ability."""


class _Mistake(NamedTuple):
    """state: before the answer. answer, better: the first choice of each; all, all_better: the cards of a set."""

    state: State
    answer: Choice
    better: Choice
    all: tuple[int, ...]
    all_better: tuple[int, ...]

    def key(self, choice: Choice) -> str:
        """The card that a choice names, "" for none."""
        keys = self.state.catalogue.key
        return keys[choice[1]] if len(choice) > 1 and isinstance(choice[1], int) else ""

    def source(self) -> str:
        """The card that asks, "" for none."""
        pending = self.state.pending
        return self.state.catalogue.key[pending.source] if pending and pending.source >= 0 else ""

    def sum(self, cards: tuple[int, ...], stat: Stat) -> int:
        """A number of cards together."""
        return sum(self.state.stat(i, stat) for i in cards)

    def kept(self) -> str:
        """Who would have stayed, by name."""
        return self.names(tuple(i for i in self.all if i not in self.all_better))

    def sent(self) -> str:
        """Who would have gone as well, by name."""
        return self.names(tuple(i for i in self.all_better if i not in self.all))

    def names(self, cards: tuple[int, ...]) -> str:
        """Keys of cards, separated by blanks."""
        return " ".join(self.state.keys(cards))


def mistake_of(found: Compared) -> tuple[Theme, CoachRemark]:
    """The kind of a mistake and its sentence. Facts that name cards hold their keys, separated by blanks."""
    plan, best = found.answered.plan, found.best.plan
    mistake = _Mistake(found.state, plan[0], best[0], _cards(plan), _cards(best))
    theme, facts = _told(found.kind, mistake)
    return theme, CoachRemark(theme, facts)


def _cards(plan: Plan) -> tuple[int, ...]:
    return tuple(choice[1] for choice in plan if choice[0] in ("commit", "attacker"))


def _told(kind: str, mistake: _Mistake) -> Told:
    match kind:
        case "mulligan":
            return ("kept_hand" if mistake.answer == ("keep",) else "redrew_hand"), {}
        case "commit":
            return _quest(mistake)
        case "defender" | "sentinel":
            return _defence(mistake)
        case "attack":
            return _attack(mistake)
        case "attackers" | "join":
            return _attackers(mistake)
        case "engage":
            return "engage", {}
        case "travel":
            return "travel", {}
        case "planning" | "window" | "response":
            return _action(mistake)
        case _:
            return "other_choice", {}


def _quest(mistake: _Mistake) -> Told:
    willpower, better = (mistake.sum(cards, m.WILLPOWER) for cards in (mistake.all, mistake.all_better))
    facts: dict[str, int | str] = {
        "willpower": willpower,
        "better": better,
        "threat": mistake.state.staging_threat(),
    }
    if better > willpower:
        return "quest_few", {**facts, "cards": mistake.sent()}
    if better < willpower:
        return "quest_many", {**facts, "cards": mistake.kept()}
    return ("quest_who", {"cards": mistake.kept()}) if mistake.kept() else ("other_choice", {})


def _defence(mistake: _Mistake) -> Told:
    own, better, enemy = mistake.key(mistake.answer), mistake.key(mistake.better), mistake.source()
    if mistake.answer == PASS:
        return "undefended", {"enemy": enemy, "card": better}
    if mistake.better == PASS:
        return "defended", {"enemy": enemy, "card": own}
    return "defender", {"enemy": enemy, "card": own, "other": better}


def _attack(mistake: _Mistake) -> Told:
    if mistake.answer == PASS:
        return "attack_none", {"enemy": mistake.key(mistake.better)}
    return "attack_who", {"enemy": mistake.key(mistake.answer)}


def _attackers(mistake: _Mistake) -> Told:
    own, better = (mistake.sum(cards, m.STRENGTH) for cards in (mistake.all, mistake.all_better))
    facts: dict[str, int | str] = {"enemy": mistake.source(), "attack": own, "better": better}
    if own == better:
        return "other_choice", {}
    return ("attack_few", facts) if own < better else ("attack_many", facts)


def _action(mistake: _Mistake) -> Told:
    """Cards played and abilities used: not at all, too early, or the wrong one."""
    own, better = mistake.key(mistake.answer), mistake.key(mistake.better)
    if mistake.better[0] in ACTS and mistake.answer[0] in ACTS:
        return "other_card", {"card": own, "other": better}
    if mistake.better[0] in ACTS:
        return ("unplayed" if _stays(mistake, mistake.better) else "event_kept"), {"card": better}
    if mistake.answer[0] in ACTS:
        return ("spent_early" if _stays(mistake, mistake.answer) else "event_wasted"), {"card": own}
    return "other_choice", {}


def _stays(mistake: _Mistake, choice: Choice) -> bool:
    """Does a card come into play and stay there?"""
    return choice[0] == "play" and mistake.state.catalogue.cards[choice[1]].type != "event"
