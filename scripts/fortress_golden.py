#!/usr/bin/env python3
"""Golden games and perft counts of Stratego Fortress: write them anew with `scripts/fortress_golden.py`, read them in the tests.

A golden game (tests/golden/fortress/*.txt) is a whole game as text that people can read: both fortresses, every decision with how
many acts were legal, what was announced, and every few plies each fortress as it stands beside what its explorer knows. The file's own
actions are played again, so a change of the rules changes the text and not the game. A perft file (tests/perft/fortress/*.perft)
counts the ways to go on from fixed positions.

Explain every difference in the commit that brings it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from golden_files import (
    ROOT,
    SEATS,
    Position,
    Script,
    head_lines,
    read_perft,
    read_script,
    value_word,
    write_files,
    write_perft,
)

sys.path.insert(0, str(ROOT / "src"))

from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.plan import COLUMNS
from gonfalon.games.fortress.requests import STEP, Request
from gonfalon.games.fortress.rules import Rules
from gonfalon.games.fortress.state import FortressState

GOLDEN = ROOT / "tests/golden/fortress"
PERFT = ROOT / "tests/perft/fortress"
EVERY = 40
"""Fortresses are drawn every so many plies, and at the end."""

GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "intro": ("fortress-intro", {}, 210),
    "intro-idle": ("fortress-intro", {"idle_limit": 3, "first": "blue"}, 481),
    "main": ("fortress-main", {}, 59),
    "main-trapped": ("fortress-main", {"sacrifice_only_if_trapped": True, "entrance_cards": True}, 374),
    "main-challenge": ("fortress-main", {"unreachable": "loses"}, 638),
    "main-passage": ("fortress-main", {"idle_limit": 20}, 680),
    "bridge": ("fortress-bridge", {}, 77),
}
"""name -> variant, options, and the seed of a new game where there is no file yet."""


# ---- golden games


def invent(name: str) -> Script:
    """A new game for this name; mostly goes where nobody has been, so that it comes to an end."""
    variant, options, seed = GAMES[name]
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


def write(script: Script) -> str:
    """The whole text of a game."""
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    setup = GAME.setup(script.variant, **{**script.options, "first": script.first})
    state = GAME.new(0, setup)
    yield from head_lines(script)
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


def counted(variant: str, positions: list[Position]) -> str:
    """The text of a perft file with the counts of today."""
    title = f"{variant}: sequences of so many decisions from fixed positions (scripts/fortress_golden.py writes the counts)"
    return write_perft(title, positions, lambda position, depth: perft(start(variant, position), depth))


def invent_positions(variant: str) -> list[Position]:
    """The start, and two positions of a random game."""
    rng = random.Random(7)
    fresh = GAME.new(0, GAME.setup(variant, first="red"))
    red, blue = (GAME.random_action(fresh, 0, rng).removeprefix("build ") for _ in range(2))
    found = []
    for n_moves, options in ((0, {}), (25, {}), (40, {"idle_limit": 2})):
        state = start(variant, Position(options, red, blue, [], {}))
        moves: list[str] = []
        while len(moves) < n_moves:
            moves.append(_choice(state, state.player, rng))
            after = state.copy()
            after.step(state.player, moves[-1])
            if after.outcome is not None:
                moves.pop()
                continue
            state = after
        found.append(Position(options, red, blue, moves, dict.fromkeys((1, 2, 3, 4), 0)))
    return found


# ---- both


def main() -> None:
    """Write every file anew and say which have changed."""
    texts: dict[Path, str] = {}
    for name in GAMES:
        path = GOLDEN / f"{name}.txt"
        texts[path] = write(read_script(path.read_text(encoding="utf-8")) if path.exists() else invent(name))
    for variant in (found.id for found in GAME.spec.variants):
        path = PERFT / f"{variant}.perft"
        texts[path] = counted(
            variant,
            read_perft(path.read_text(encoding="utf-8")) if path.exists() else invent_positions(variant),
        )
    write_files(texts)


if __name__ == "__main__":
    main()
