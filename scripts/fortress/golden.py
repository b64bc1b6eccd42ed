"""Golden games and perft counts of Stratego Fortress: both fortresses, and what each explorer knows. See scripts/golden.py."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from golden_files import ROOT, SEATS, Family, Perft, Position, Script, value_word

from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.plan import COLUMNS
from gonfalon.games.fortress.requests import STEP, Request
from gonfalon.games.fortress.rules import Rules
from gonfalon.games.fortress.state import FortressState

EVERY = 40
"""Fortresses are drawn every so many plies, and at the end."""


# ---- golden games


def invent(variant: str, options: dict[str, Any], seed: int) -> Script:
    """A random game that mostly goes where nobody has been, so that it comes to an end."""
    rng = random.Random(seed)
    first = str(options.get("first") or rng.choice(("red", "blue")))
    state = GAME.new(seed, GAME.setup(variant, **{**options, "first": first}))
    while state.outcome is None:
        seat = state.to_act()[0]
        state.step(seat, _choice(state, seat, rng))
    return Script(variant, options, [(step.seat, step.action) for step in state.steps], first)


def _choice(state: FortressState, seat: int, rng: random.Random) -> str:
    """Something new three times in four; otherwise anything, a swap or a sacrifice at times."""
    decision = state.decisions()[0]
    if decision.options is None or decision.kind == "enter":
        return GAME.random_action(state, seat, rng)
    notes, plan = state.notes[seat], state.rules.plan
    new = [
        option.action
        for option in decision.options
        if "target" in option.parts and not notes.visited >> plan.index[option.parts["target"]] & 1
    ]
    if new and rng.random() < 0.75:
        return rng.choice(new)
    others = [option.action for option in decision.options if "source" not in option.parts]
    if rng.random() < 0.06 and others:
        return rng.choice(others)
    free = [
        o.action for o in decision.options if o.parts.get("way") and not _is_known_wall(state, seat, o.action)
    ]
    return rng.choice(free) if free and rng.random() < 0.9 else GAME.random_action(state, seat, rng)


def _is_known_wall(state: FortressState, seat: int, action: str) -> bool:
    """Would this step hit a wall that is known?"""
    meaning = state.check(seat, action)
    return (
        isinstance(meaning, Request)
        and meaning.way == STEP
        and bool(state.notes[seat].walls >> meaning.link & 1)
    )


def _lines(script: Script) -> Iterator[str]:
    setup = GAME.setup(script.variant, **{**script.options, "first": script.first})
    state = GAME.new(0, setup)
    for ply, (seat, action) in enumerate(script.actions):
        options = state.decisions()[0].options
        events = state.step(seat, action)
        yield f"{ply} {SEATS[seat]} {action}" + (f"   of {len(options)}" if options else "")
        yield from (f"    {_event(event)}" for event in events)
        if ply % EVERY == EVERY - 1 or state.outcome is not None:
            yield from _fortresses(state)
    assert state.outcome is not None
    yield f"end {state.outcome.reason} returns={state.outcome.returns}"


def _event(event: Event) -> str:
    assert event.audience is None
    return f"{event.kind} " + " ".join(f"{name}={value_word(value)}" for name, value in event.facts.items())


def _fortresses(state: FortressState) -> Iterator[str]:
    """Each fortress as it stands above what its explorer knows, and the explorer's pieces."""
    seen = GAME.observe(state, SPECTATOR)
    for explorer, notes in enumerate(state.notes):
        yield ""
        yield f"  the fortress of {SEATS[1 - explorer]}, and what {SEATS[explorer]} knows of it"
        truth, known = _floors(state.rules, _truth(state, explorer)), _floors(state.rules, notes)
        for rows in (truth, known):
            yield from (f"  {row}".rstrip() for row in rows)
            yield ""
        pieces = f"unused {_list(seen.unused[explorer])}; out {_list(seen.out[explorer])}"
        owed = f"to skip {seen.skips[explorer]}; idle {seen.idle[explorer]}"
        yield f"  piece {seen.pieces[explorer] or '-'} on {seen.squares[explorer] or '-'}; {pieces}; {owed}"
        yield f"  stood without a word: {_list(f'{square} ({who})' for square, who in _visits(seen, explorer))}"
    yield ""


def _visits(seen: Any, explorer: int) -> list[tuple[str, str]]:
    return [pair for pair in zip(seen.visited[explorer], seen.visitors[explorer], strict=True) if pair[1]]


def _list(words: Any) -> str:
    return " ".join(words) or "-"


def _truth(state: FortressState, explorer: int) -> Notes:
    """Notes in which everything is known: the fortress as it stands now."""
    rules, maze, own = state.rules, state.mazes[1 - explorer], state.notes[explorer]
    assert maze is not None
    every = Notes(rules)
    every.walls, every.open = maze.walls, ~maze.walls
    every.ladders, every.stood, every.bridge = maze.ladders, -1, maze.bridge
    every.cards = tuple((square, kind) for square, kind in enumerate(maze.cards) if kind)
    every.gone, every.piece, every.square, every.visited = own.gone, own.piece, own.square, -1
    return every


def _floors(rules: Rules, notes: Notes) -> list[str]:
    """All floors side by side. A cell: the card (small: beaten), the ladder (^ up, v down, x both, ? unknown), the piece @ or bridge =.

    Between cells: | and --- a wall, : and . . unknown.
    """
    plan = rules.plan
    blocks = [
        _floor(rules, notes, fort, level, size)
        for fort in range(plan.n_forts)
        for level, size in enumerate(plan.sizes)
    ]
    height = max(map(len, blocks))
    padded = [block + [" " * len(block[0])] * (height - len(block)) for block in blocks]
    return ["     ".join(rows) for rows in zip(*padded, strict=True)]


def _floor(rules: Rules, notes: Notes, fort: int, level: int, size: int) -> list[str]:
    plan, rows = rules.plan, []
    squares = [s for s in range(plan.n_squares) if (plan.fort[s], plan.floor[s]) == (fort, level)]
    for number in range(size):
        line, below = f"{number + 1} ", "  "
        for letter in range(size):
            square = squares[letter * size + number]
            line += _cell(rules, notes, square)
            if letter + 1 < size:
                line += _between(rules, notes, square, squares[(letter + 1) * size + number], "|: ")
            if number + 1 < size:
                below += (
                    _between(rules, notes, square, squares[square_index(letter, number + 1, size)], "-. ") * 3
                    + " "
                )
        rows += [line, f"{below:<{len(line)}}"[: len(line)]] if number + 1 < size else [line]
    names = "  " + "   ".join(f"{COLUMNS[letter]}" for letter in range(size))
    return [f"{names:<{len(rows[0])}}", *rows]


def square_index(letter: int, number: int, size: int) -> int:
    """The place of a square within its floor."""
    return letter * size + number


def _cell(rules: Rules, notes: Notes, square: int) -> str:
    plan = rules.plan
    kind = notes.card_at(square)
    letter = rules.kinds[kind][:1] if kind else "." if notes.visited >> square & 1 else " "
    card = {"p": {"passage": "O", "pitfall": "V", "princess": "P"}.get(rules.kinds[kind], "P")}.get(
        letter, letter.upper()
    )
    card = "*" if notes.gone >> square & 1 else card
    up, down = plan.up[square], plan.down[square]
    ways = (up >= 0 and notes.ladders >> up & 1) + 2 * (down >= 0 and notes.ladders >> down & 1)
    ladder = " ^vx"[ways] if ways or notes.stood >> square & 1 else "?"
    here = "@" if notes.piece >= 0 and notes.square == square else "=" if square in notes.bridge else " "
    return card + ladder + here


def _between(rules: Rules, notes: Notes, a: int, b: int, signs: str) -> str:
    edge = rules.plan.edge_index[(a, b)]
    return signs[0] if notes.walls >> edge & 1 else signs[2] if notes.open >> edge & 1 else signs[1]


# ---- perft


def perft(state: FortressState, depth: int) -> int:
    """How many sequences of `depth` decisions there are; a game that is over has none."""
    if state.outcome is not None:
        return 0
    decision = state.decisions()[0]
    if depth == 1:
        return len(decision.options or ())
    leaves = 0
    for option in decision.options or ():
        twin = state.copy()
        twin.step(decision.seat, option.action)
        leaves += perft(twin, depth - 1)
    return leaves


def start(variant: str, position: Position) -> FortressState:
    """The position's state; the two fortresses are brought."""
    brought = (position.red, position.blue)
    state = GAME.new(0, GAME.setup(variant, brought=brought, **{"first": "red", **position.options}))
    for move in position.moves:
        state.step(state.player, move)
    return state


FAMILY = Family(
    ROOT / "tests/golden/fortress",
    invent,
    _lines,
    Perft(ROOT / "tests/perft/fortress", start, perft, "build ", n_positions=3, deepest=4),
)
