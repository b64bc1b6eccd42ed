"""The players of Fortress, by level or by name: each has a builder and an explorer."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream
from gonfalon.games.fortress.maze import text_of
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.observation import FortressObservation
from gonfalon.games.fortress.rules import Rules, rules_for
from gonfalon.games.fortress.view import notes_of
from gonfalon.games.fortress.words import BRIDGE, BUILD, CHALLENGE, ENTER, PASSAGE, SACRIFICE, SWAP

from .builder import build
from .depth_first import Act, depth_first, squares_in_order
from .explorer import Explorer, Settings
from .wanderer import FORGETS, wander

WANDERS, DEPTH_FIRST, DRAWS = "wanders", "depth_first", "draws"


class Skill(NamedTuple):
    """Strength of a player. explores: its explorer. n_drawn: fortresses sampled per decision. best_of: random fortresses of which the
    builder takes the costliest, below 0 the cheapest. n_changes: steps of its local search. strays: share of the acts at which it
    wanders instead. forgets: while it wanders it forgets the walls of its square once in so many acts."""

    explores: str
    n_drawn: int
    best_of: int
    n_changes: int
    strays: float = 0.0
    forgets: int = FORGETS


LEVELS = {
    1: Skill(WANDERS, 0, 1, 0),
    2: Skill(DEPTH_FIRST, 0, 2, 0),
    3: Skill(DRAWS, 8, 16, 0),
    4: Skill(DRAWS, 24, 12, 20),
}
STEPS = {
    "first_game": Skill(WANDERS, 0, -8, 0, forgets=1),
    "first_week": Skill(WANDERS, 0, 1, 0, forgets=1),
    "first_month": Skill(WANDERS, 0, 1, 0, forgets=2),
}
"""The steps below level 1, easiest first."""
NEWCOMER = Skill(DEPTH_FIRST, 0, 1, 0, strays=0.7, forgets=2)
"""A model of a person's first games: often goes on where it was, often anywhere. It does not change."""
BASELINE = Skill(DEPTH_FIRST, 0, 1, 0)
"""A depth-first explorer with a random legal fortress."""


class FortressPlayer:
    """Fulfils players.Player. All chance is drawn from the seed and from what is known."""

    def __init__(self, seed: int, skill: Skill) -> None:
        self.seed, self.skill = seed, skill
        self._explorer: Explorer | None = None

    def act(self, information: InformationState) -> str:
        """A legal action."""
        seen, seat = information.observation, information.seat
        assert isinstance(seen, FortressObservation)
        assert seen.decision is not None
        rules = rules_for(information.variant, information.options, information.setup.edition)
        if seen.decision.kind == BUILD:
            rng = stream(self.seed, "build", seat)
            return f"{BUILD} {text_of(rules, build(rules, rng, self.skill.best_of, self.skill.n_changes))}"
        text = action_text(
            rules, notes := notes_of(rules, seen, seat), self._choose(rules, notes, information)
        )
        legal = seen.decision.actions or ()
        return text if text in legal else stream(self.seed, "else", seen.ply).choice(legal)

    def _choose(self, rules: Rules, notes: Notes, information: InformationState) -> Act:
        ply = information.observation.ply
        strays = self.skill.strays and stream(self.seed, "strays", ply).random() < self.skill.strays
        if self.skill.explores == WANDERS or strays:
            return wander(rules, notes, stream(self.seed, "wander", ply), self.skill.forgets)
        if self.skill.explores == DEPTH_FIRST:
            return depth_first(rules, notes, squares_in_order(rules, information.events, information.seat))
        if self._explorer is None or self._explorer.rules is not rules:
            self._explorer = Explorer(rules, self.seed, Settings(n_drawn=self.skill.n_drawn))
        return self._explorer.choose(notes)


def action_text(rules: Rules, notes: Notes, act: Act) -> str:
    """An act as it is written (FORT-5)."""
    if isinstance(act, int):
        return f"{ENTER} {rules.pieces[act]}"
    if act.way == CHALLENGE:
        return CHALLENGE
    if act.way in (SWAP, SACRIFICE):
        return f"{act.way} {rules.pieces[act.piece]}"
    word = f"{act.way} " if act.way in (PASSAGE, BRIDGE) else ""
    return f"{word}{rules.plan.names[act.source]}-{rules.plan.names[act.target]}"
