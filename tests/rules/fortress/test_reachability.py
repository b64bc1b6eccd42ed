"""Whether the flag can be reached (FORT-3.7, FORT-3.8): every play is tried in the running game, and the checker must say the same."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from gonfalon.core.events import Event
from gonfalon.core.game import Value
from gonfalon.games.fortress import grading
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.grading import MOST_TURNS, Solo, turns_to_flag
from gonfalon.games.fortress.maze import Maze, read, text_of
from gonfalon.games.fortress.maze_sampler import MazeSampler
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.reach import is_reachable
from gonfalon.games.fortress.requests import Request, offer
from gonfalon.games.fortress.rules import rules_for
from gonfalon.games.fortress.state import FortressState
from gonfalon.players.fortress.depth_first import add_squares, depth_first
from gonfalon.players.fortress.player import action_text
from tests.differential.fortress_mazes import any_fortress
from tests.naive.fortress_parts import KINDS

from .scenario import BLUE, RED

PLENTY = 10 * MOST_TURNS
SMALL = """extends = "fortress-main"
id = "small"
floors = [3, 2]
walls = {walls}
ladders = {ladders}
fortresses = {fortresses}
pieces = {pieces}
[options]
unreachable = "loses"
"""
PLAIN = '[[card]]\nid = "duke"\ncount = 0\n[[card]]\nid = "passage"\ncount = 0\n[[card]]\nid = "pitfall"\ncount = 1\ndrop = true\n'
DEEP = '[[card]]\nid = "soldier"\ncount = 0\n[[card]]\nid = "pitfall"\ncount = 1\ndrop = true\n'
TWO_DOORS = '[[card]]\nid = "passage"\ncount = 2\ntwin = true\nfinders = ["knight"]\n'
WEB = '[[card]]\nid = "duke"\ncount = 0\n[[card]]\nid = "web"\nstrength = 3\nbeats = ["king"]\nreturn = true\nskip = 1\n'


def small(folder: Path, cards: str, pieces: str, walls: int, ladders: int, fortresses: int = 1) -> str:
    """The path of a ruleset on two small floors."""
    path = folder / "small.toml"
    top = SMALL.format(walls=walls, ladders=ladders, fortresses=fortresses, pieces=pieces)
    path.write_text(top.replace("[options]", f"{cards}[options]"))
    return str(path)


def can_be_won(variant: str, fortress: str, **options: Value) -> bool:
    """Does any play of red find the flag in this fortress? A position is what can matter to the rest of the play: the piece, where
    it stands, the cards that are gone and the ways that are known; each is played on from once, by every act that is offered."""
    state: FortressState = GAME.new(
        1,
        GAME.setup(variant, first="red", unreachable="loses", brought=(fortress, fortress), **options),  # pyright: ignore[reportArgumentType]
    )
    seen, todo = set[object](), [state]
    while todo:
        now = todo.pop()
        for act in now.decisions()[0].actions or ():
            if act == "challenge":
                continue
            then = now.copy()
            then.step(RED, act)
            _pass_blue(then)
            if then.outcome is not None:
                return True
            notes = then.notes[RED]
            position = (
                notes.piece,
                notes.square,
                notes.gone,
                frozenset(notes.passages),
                notes.bridge,
                notes.pits,
            )
            if position not in seen:
                seen.add(position)
                todo.append(then)
    return False


def _pass_blue(state: FortressState) -> None:
    """Blue never leaves its entrance: it changes its piece, or gives up the only one."""
    while state.outcome is None and state.to_act() == (BLUE,):
        acts = state.decisions()[0].actions or ()
        away = [act for act in acts if act.split()[0] in ("enter", "swap", "sacrifice")]
        state.step(BLUE, away[0])


class Careful(Solo):
    """The grading explorer, held to what is offered."""

    def act(self, meaning: Request | int) -> tuple[Event, ...]:
        rules, notes = self.rules, self.notes
        if isinstance(meaning, Request):
            assert action_text(rules, notes, meaning) in {one.action for one in offer(rules, notes).options}
        return super().act(meaning)


@pytest.fixture
def explorer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The grading explorer has as much time as it needs."""
    monkeypatch.setattr(grading, "Solo", Careful)
    monkeypatch.setattr(grading, "MOST_TURNS", PLENTY)


def assert_explorers_find(variant: str, maze: Maze, answer: bool, **options: Value) -> None:
    """The grading explorer and the depth-first one find the flag if it can be reached, whatever sacrifices and plies are allowed."""
    for more in ({}, {"sacrifice_only_if_trapped": True, "ply_cap": 5}):
        rules = rules_for(variant, GAME.setup(variant, unreachable="loses", **options, **more).options)
        assert (turns_to_flag(rules, maze) < PLENTY) == answer, (text_of(rules, maze), more)
        solo, order = Careful(rules, maze), [rules.plan.entrance]
        while not solo.is_over:
            add_squares(rules, order, solo.act(depth_first(rules, solo.notes, order)), 0)
        assert solo.state.outcome is not None
        assert (solo.state.outcome.reason == "flag_found") == answer, (text_of(rules, maze), more)


def compared(variant: str, texts: list[str], **options: Value) -> Counter[bool]:
    """The checker's answer for each of these fortresses, how often each; every play and the explorers say the same."""
    rules = rules_for(variant, GAME.setup(variant, unreachable="loses", **options).options)  # pyright: ignore[reportArgumentType]
    found = Counter[bool]()
    for text in texts:
        maze, faults = read(rules, text)
        assert not faults, (text, faults)
        answer = is_reachable(rules, maze)
        assert can_be_won(variant, text, **options) == answer, text
        assert_explorers_find(variant, maze, answer, **options)
        found[answer] += 1
    return found


@pytest.mark.parametrize(
    ("cards", "pieces", "walls", "ladders", "fortresses", "n"),
    [
        (PLAIN, '["knight"]', 8, 1, 1, 300),
        (PLAIN, '["knight", "wizard"]', 7, 2, 1, 300),
        (DEEP, '["king", "dwarf"]', 9, 1, 1, 300),
        (WEB, '["king", "wizard", "dwarf"]', 9, 2, 1, 300),
        (DEEP, '["knight", "dwarf"]', 7, 1, 2, 120),
        (TWO_DOORS, '["knight", "wizard"]', 6, 0, 2, 120),
        (TWO_DOORS, '["knight"]', 8, 0, 1, 200),
    ],
)
@pytest.mark.usefixtures("explorer")
def test_small_fortresses(
    tmp_path: Path, cards: str, pieces: str, walls: int, ladders: int, fortresses: int, n: int
) -> None:
    """FORT-3.8: any fortress of two small floors, with pitfalls, fights, passages, cards of one's own and a bridge."""
    variant = small(tmp_path, cards, pieces, walls, ladders, fortresses)
    rules = rules_for(variant, GAME.setup(variant).options)
    sampler, rng = MazeSampler(rules, Notes(rules)), random.Random(7)
    found = compared(variant, [text_of(rules, sampler.draw_any(rng)) for _ in range(n)])
    assert min(found[True], found[False]) >= n / 5, found


@pytest.mark.usefixtures("explorer")
def test_a_passage_on_the_entrance(tmp_path: Path) -> None:
    """FORT-3.6: a piece that enters does not land there, so it goes off and comes back to find the passage."""
    variant = small(tmp_path, TWO_DOORS, '["knight"]', 8, 0)
    rules = rules_for(variant, GAME.setup(variant, entrance_cards=True).options)
    entrance, rng = rules.plan.entrance, random.Random(7)
    sampler = MazeSampler(rules, Notes(rules))
    drawn = [sampler.draw_any(rng) for _ in range(1500)]
    texts = [text_of(rules, maze) for maze in drawn if maze.cards[entrance] == rules.twin]
    found = compared(variant, texts, entrance_cards=True)
    assert min(found[True], found[False]) >= 10, found


@pytest.mark.parametrize(
    ("variant", "n"),
    [
        ("fortress-intro", 150),
        ("fortress-main", 30),
        pytest.param("fortress-intro", 4000, marks=pytest.mark.long),
        pytest.param("fortress-main", 1000, marks=pytest.mark.long),
    ],
)
@pytest.mark.usefixtures("explorer")
def test_whole_fortresses(variant: str, n: int) -> None:
    """FORT-3.7, FORT-3.8: fortresses thrown together of all the parts of the two games."""
    rng = random.Random(n)
    found = compared(variant, [any_fortress(rng, KINDS[variant], False) for _ in range(n)])
    assert min(found[True], found[False]) >= n / 7, found


def test_the_grading_explorer_stops_where_nothing_is_left_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    """FORT-3.8: behind two walls there is nothing to ask for after them; it counts as never solved, and no turn is played for that."""
    rules = rules_for("fortress-intro", GAME.setup("fortress-intro", unreachable="loses").options)
    notes = Notes(rules)
    notes.walls = sum(1 << edge for _, edge in rules.plan.beside[rules.plan.entrance])
    shut, acts = MazeSampler(rules, notes).draw_any(random.Random(1)), list[object]()
    act = Solo.act
    monkeypatch.setattr(Solo, "act", lambda solo, meaning: (acts.append(meaning), act(solo, meaning))[1])
    assert turns_to_flag(rules, shut) == MOST_TURNS
    assert len(acts) == 2
