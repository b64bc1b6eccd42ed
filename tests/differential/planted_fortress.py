"""Bugs planted in the engine of Fortress, each of which the comparison must catch by a difference, not by a crash.

A bug changes one place in the source of one function; the changed function stands in for it wherever it is known.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, NamedTuple

from gonfalon.games.fortress import cards, game, maze, notes, plan, reach, requests, rules, state, view
from tests.differential.fortress import OWN, Case, Pair
from tests.differential.fortress_mazes import any_fortress
from tests.differential.planting import changed_source, n_until_caught

MODULES = (cards, plan, rules, maze, reach, notes, requests, state, view, game)
MOST_GAMES = 60
JUDGE = "judge"
"""In place of a style: no game is played, fortresses thrown together are judged."""
TRAPS = {"sacrifice_only_if_trapped": True}
PLAIN: dict[str, Any] = {}
MAIN, INTRO, BRIDGE = "fortress-main", "fortress-intro", "fortress-bridge"


class Bug(NamedTuple):
    """What to break, and games in which it shows. where: `function` or `Class.function` of a module."""

    module: ModuleType
    where: str
    old: str
    new: str
    variant: str = MAIN
    style: str = "hunt"
    options: dict[str, Any] = PLAIN


BUGS: dict[str, Bug] = {
    # ---- fortresses (FORT-3)
    "a wall may stand twice": Bug(maze, "Draft.add_wall", 'self.fault("wall_twice",', 'str("wall_twice" +'),
    "any card may lie on the entrance": Bug(
        maze, "Draft.add_card", "and not rules.entrance_cards", "and False"
    ),
    "two cards may share a square": Bug(maze, "Draft.add_card", 'self.fault("cards_on_square",', "str("),
    "walls are counted wrong by one": Bug(
        maze, "Draft._count", "rules.ruleset.walls", "rules.ruleset.walls - 1"
    ),
    "remarks are read": Bug(maze, "parts_of", 're.sub(r"#[^\\n]*", "", text)', "text"),
    "pieces are thought to climb to pitfalls": Bug(
        reach, "Reach._walk", "and not drops[cards[plan.above[here]]]", "", MAIN, JUDGE
    ),
    "a passage is thought to lead nowhere": Bug(
        reach, "Reach._walk", "if here in other and", "if 0 and", MAIN, JUDGE
    ),
    "beaten cards are thought to stay in the way": Bug(
        reach, "Reach._walk", "gone |= 1 << square", "pass", MAIN, JUDGE
    ),
    "pitfalls are never in the way": Bug(reach, "_in_the_way", "{LOSE, DROP}", "{LOSE}", MAIN, JUDGE),
    "a fortress is seen by everybody": Bug(view, "_observe", "and builder in builders", ""),
    # ---- requests (FORT-5)
    "a wall is always news": Bug(state, "FortressState._move", "not notes.walls >> link & 1", "True"),
    "a wall closes one direction": Bug(
        state,
        "FortressState._move",
        "if maze.walls >> link & 1:",
        "if maze.walls >> link & 1 and target > source:",
    ),
    "a wall ends no turn": Bug(state, "FortressState._move", 'self._end_turn(seat, "wall")', "pass"),
    "a ladder leads up to a pitfall": Bug(
        state, "FortressState._move", "way == CLIMB and target > source", "False"
    ),
    "no ladder leads down to a pitfall": Bug(state, "FortressState._move", "and target > source ", ""),
    "a blocked ladder is offered again": Bug(
        state, "FortressState._move", "notes.pits |= 1 << target", "pass"
    ),
    "the wrong start is answered by E5": Bug(
        requests, "_wrong_start", "rules.plan.names[notes.square]", "rules.plan.names[rules.plan.entrance]"
    ),
    "swaps are offered everywhere": Bug(requests, "_others", "(SWAP, at_entrance)", "(SWAP, True)"),
    "a piece may be swapped for itself": Bug(
        requests, "_others", "(word == SACRIFICE or other != piece)", "True"
    ),
    "a passage works without its word": Bug(
        requests, "_joined", "found[1] == PASSAGE and", "(found[1] or PASSAGE) == PASSAGE and"
    ),
    # ---- landing (FORT-6)
    "the king beats the princess": Bug(cards, "Card.effect", "piece in self.beats or", ""),
    "the cup beats the wizard": Bug(cards, "Card.effect", "if piece in self.loses_to:", "if False:"),
    "the knight beats the duke": Bug(cards, "Card.effect", "STRENGTH[piece] >", "STRENGTH[piece] + 2 >"),
    "every piece finds the passage": Bug(
        cards, "Card.effect", "FIND if piece in self.finders else NOTHING", "FIND"
    ),
    "the passage is found each time": Bug(
        state, "FortressState._land", "and square not in notes.passages", ""
    ),
    "a passage leads into the other fortress": Bug(
        state, "FortressState._find_passage", "and plan.fort[place] == plan.fort[square]", "", BRIDGE
    ),
    "a beaten card lies there again": Bug(state, "FortressState._land", "notes.gone |= bit", "pass"),
    "a square fallen through was never visited": Bug(
        state,
        "FortressState._land",
        "notes.visited |= bit",
        "notes.visited |= 0 if rules.drops[maze.cards[square]] else bit",
    ),
    "ladders are told of where a piece falls": Bug(
        state,
        "FortressState._fall",
        "notes.learn_card(square, kind)",
        "notes.learn_card(square, kind); self._tell_ladders(seat, notes, self.mazes[1 - seat], square)",
    ),
    "the ladder up is told first": Bug(
        state,
        "FortressState._tell_ladders",
        '(("down", plan.down[square]), ("up", plan.up[square]))',
        '(("up", plan.up[square]), ("down", plan.down[square]))',
    ),
    "only the explorer hears of ladders": Bug(
        state,
        "FortressState._tell",
        "facts, None, cause",
        '(facts), None if kind != "ladder" else (0, 1), cause',
    ),
    "a bridge is always news": Bug(state, "FortressState._tell_ladders", "not notes.bridge", "True", BRIDGE),
    # ---- turns (FORT-4, 7, 8)
    "turns to skip are not cancelled": Bug(state, "FortressState._owe", "other.skips = 0", "pass", INTRO),
    "the cup costs one turn": Bug(
        state, "FortressState._lose", "self._owe(seat, rules.card_skips[kind])", "self._owe(seat, 1)", INTRO
    ),
    "a seat skips once at most": Bug(
        state, "FortressState._end_turn", "other.skips -= 1", "other.skips = 0", MAIN, "restless"
    ),
    "a beaten piece comes back for nothing": Bug(
        state,
        "FortressState._enter",
        "price, replacing = notes.price(rules, piece),",
        "price, replacing = 0,",
    ),
    "the same piece comes back for nothing": Bug(
        state,
        "FortressState._give_up_piece",
        "price = notes.price(rules, piece)",
        "price = 0 if piece == notes.piece else notes.price(rules, piece)",
        MAIN,
        "restless",
    ),
    "a piece swapped out is out": Bug(
        state, "FortressState._give_up_piece", "notes.unused |= 1 << notes.piece", "pass", MAIN, "home"
    ),
    "one idle request too many": Bug(
        state,
        "FortressState._explore",
        "notes.idle == self.rules",
        "notes.idle > self.rules",
        options={"idle_limit": 3},
    ),
    "news is idle": Bug(
        state,
        "FortressState._explore",
        "0 if is_news else notes.idle + 1",
        "notes.idle + 1",
        options={"idle_limit": 3},
    ),
    "idle requests are counted on": Bug(
        state,
        "FortressState._end_turn",
        "self.notes[self.player].idle = 0",
        "pass",
        options={"idle_limit": 12},
    ),
    "known walls let a caught piece out": Bug(
        notes, "_goals", "if not notes.walls >> edge & 1", "", INTRO, "hunt", options=TRAPS
    ),
    "whoever stands on E5 may be caught": Bug(
        notes,
        "is_trapped",
        "notes.square == plan.entrance",
        "False",
        MAIN,
        "home",
        options={**TRAPS, "unreachable": "loses"},
    ),
    # ---- the end (FORT-9)
    "a challenge is judged the other way round": Bug(
        state,
        "FortressState._challenge",
        "if is_reachable(",
        "if not is_reachable(",
        MAIN,
        "restless",
        {"unreachable": "loses"},
    ),
    "red wins whoever finds the flag": Bug(
        state, "FortressState._end", "if winner == 0 else (-1.0, 1.0)", "", MAIN, "seek", {"ply_cap": 4000}
    ),
    "the game is cut short one decision late": Bug(
        state,
        "FortressState.follow",
        "self.ply == self.rules.ply_cap",
        "self.ply > self.rules.ply_cap",
        options={"ply_cap": 20},
    ),
    # ---- cards of one's own (FORT-14)
    "a card that sends back takes the piece": Bug(
        state, "FortressState._lose", "rules.returns[kind] or ", "", OWN, "hunt"
    ),
    "the skip of a card is forgotten with the piece": Bug(
        state, "FortressState._lose", "NONE, True, rules.card_skips[kind]", "NONE, True, 0", OWN, "hunt"
    ),
    "a card asks for its skip on top of the price": Bug(
        notes, "Notes.price", "max(2, self.due)", "2 + self.due", OWN, "hunt"
    ),
    "what loses to a piece by name fights by strength": Bug(
        cards, "Card.effect", "if piece in self.loses_to:", "if 0:", OWN, "hunt"
    ),
    "a card as strong as the piece is beaten": Bug(
        cards,
        "Card.effect",
        "STRENGTH[piece] > self.strength",
        "STRENGTH[piece] >= self.strength",
        OWN,
        "hunt",
    ),
}

RARE = (
    "pieces are thought to climb to pitfalls",
    "a ladder leads up to a pitfall",
    "no ladder leads down to a pitfall",
    "a blocked ladder is offered again",
    "a passage works without its word",
)
"""Those that take some more games; the rest is caught in a moment."""


@contextmanager
def planted(bug: Bug) -> Iterator[None]:
    """The bug in every module that knows the function, until the end of the block."""
    try:
        with changed_source(bug.module, bug.where, bug.old, bug.new, MODULES):
            forget()
            yield
    finally:
        forget()


def forget() -> None:
    """Tables and offers are made anew."""
    for module in MODULES:
        for value in vars(module).values():
            if hasattr(value, "cache_clear") and getattr(value, "__module__", "") == module.__name__:
                value.cache_clear()


def games_until_caught(bug: Bug) -> int:
    """How many games, or fortresses judged, the comparison needs to notice the bug; 0 if it did not within MOST_GAMES."""
    rng, is_judged = random.Random(1), bug.style == JUDGE

    def play(n: int) -> None:
        pair = Pair(Case(bug.variant, {"ply_cap": 200, **bug.options}, 700 + n, bug.style, "own"))
        if is_judged:
            pair.refusal(0, f"build {any_fortress(rng, pair.kind, entrance_cards=False)}")
        else:
            pair.play()

    return n_until_caught(play, range(MOST_GAMES * (10 if is_judged else 1)))
