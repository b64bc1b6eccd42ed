"""Builds observations from a state, and an explorer's notes from an observation (FORT-7.6, FORT-7.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.core.game import decision_of
from gonfalon.core.observation import InformationState

from .maze import Maze, read, text_of
from .notes import Notes
from .observation import FortressObservation
from .plan import NONE, bits
from .rules import Rules
from .state import FortressState

GAME_ID = "fortress"


def observe(state: FortressState, seat: int, builders: Iterable[int]) -> FortressObservation:
    """What a seat may know now, by an allow-list. builders: the seats whose fortresses it may see."""
    return _observe(state, seat, builders, _explored(state))


def observe_each(state: FortressState, seats: Iterable[int]) -> dict[int, FortressObservation]:
    """The same for each of these seats, which see their own fortresses. What is public is worked out once."""
    explored = _explored(state)
    return {seat: _observe(state, seat, (seat,), explored) for seat in seats}


def _explored(state: FortressState) -> dict[str, tuple[Any, Any]]:
    """The fields that hold an entry of each explorer; they are public."""
    red, blue = (_explorer_fields(state.rules, notes) for notes in state.notes)
    return {name: (red[name], blue[name]) for name in red}


def _observe(
    state: FortressState, seat: int, builders: Iterable[int], explored: dict[str, tuple[Any, Any]]
) -> FortressObservation:
    outcome, rules = state.outcome, state.rules
    return FortressObservation(
        game=GAME_ID,
        variant=state.setup.variant,
        seat=seat,
        ply=state.ply,
        turn=state.turn,
        to_act=state.to_act(),
        decision=decision_of(state, seat) if seat >= 0 else None,
        returns=outcome.returns if outcome else None,
        reason=outcome.reason if outcome else "",
        first=state.first,
        built=(state.mazes[0] is not None, state.mazes[1] is not None),
        fortresses=tuple(  # type: ignore[arg-type]
            text_of(rules, maze) if maze is not None and builder in builders else ""
            for builder, maze in enumerate(state.mazes)
        ),
        **explored,
    )


def _explorer_fields(rules: Rules, notes: Notes) -> dict[str, Any]:
    """One explorer's entry of every field that holds one for each seat."""
    plan, pieces = rules.plan, rules.pieces
    names = plan.names
    visited = bits(notes.visited)
    cards = [(f"{rules.kinds[kind]} {names[square]}", square) for square, kind in sorted(notes.cards)]
    return {
        "pieces": pieces[notes.piece] if notes.piece >= 0 else "",
        "squares": names[notes.square] if notes.piece >= 0 else "",
        "unused": tuple(pieces[piece] for piece in bits(notes.unused)),
        "out": tuple(pieces[piece] for piece in bits(notes.out(rules))),
        "skips": notes.skips,
        "idle": notes.idle,
        "visited": tuple(names[square] for square in visited),
        "visitors": tuple(
            " ".join(name for name, stood in zip(pieces, notes.visitors, strict=True) if stood >> square & 1)
            for square in visited
        ),
        "walls": tuple(plan.edge_names[edge] for edge in bits(notes.walls)),
        "open_edges": tuple(plan.edge_names[edge] for edge in bits(notes.open)),
        "ladders": tuple(plan.ladder_names[ladder] for ladder in bits(notes.ladders)),
        "stood": tuple(names[square] for square in bits(notes.stood)),
        "cards": tuple(text for text, square in cards if not notes.gone >> square & 1),
        "beaten": tuple(text for text, square in cards if notes.gone >> square & 1),
        "passages": tuple(f"{names[a]}-{names[b]}" for a, b in sorted(notes.passages.items()) if a < b),
        "bridges": ("-".join(names[end] for end in notes.bridge),) if notes.bridge else (),
    }


def notes_of(rules: Rules, seen: FortressObservation, explorer: int) -> Notes:
    """An explorer's notes, rebuilt from any seat's observation, since all of them are public."""
    plan, pieces = rules.plan, rules.pieces
    index, notes = plan.index, Notes(rules)
    piece = seen.pieces[explorer]
    notes.piece = pieces.index(piece) if piece else NONE
    notes.square = index[seen.squares[explorer]] if piece else plan.entrance
    notes.unused = _mask(pieces.index(name) for name in seen.unused[explorer])
    notes.skips, notes.idle = seen.skips[explorer], seen.idle[explorer]
    notes.visited = _mask(index[name] for name in seen.visited[explorer])
    notes.visitors = tuple(
        _mask(
            index[square]
            for square, names in zip(seen.visited[explorer], seen.visitors[explorer], strict=True)
            if name in names.split()
        )
        for name in pieces
    )
    edges = {name: edge for edge, name in enumerate(plan.edge_names)}
    notes.walls = _mask(edges[name] for name in seen.walls[explorer])
    notes.open = _mask(edges[name] for name in seen.open_edges[explorer])
    notes.ladders = _mask(plan.up[index[name]] for name in seen.ladders[explorer])
    notes.stood = _mask(index[name] for name in seen.stood[explorer])
    notes.cards = _cards(rules, (*seen.cards[explorer], *seen.beaten[explorer]))
    notes.gone = _mask(square for square, _ in _cards(rules, seen.beaten[explorer]))
    notes.pits = _mask(
        square for square, kind in notes.cards if rules.drops[kind] and plan.below[square] >= 0
    )
    for pair in seen.passages[explorer]:
        a, b = (index[name] for name in pair.split("-"))
        notes.passages |= {a: b, b: a}
    for pair in seen.bridges[explorer]:
        notes.bridge = tuple(index[name] for name in pair.split("-"))
    return notes


def _mask(places: Iterable[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def _cards(rules: Rules, texts: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """(square, kind) of texts like `duke C3`."""
    words = (text.split() for text in texts)
    return tuple((rules.plan.index[square], rules.kind_index[kind]) for kind, square in words)


def information_state(
    state: FortressState, seat: int, seen: FortressObservation, setup: Any
) -> InformationState:
    """Everything a seat has done, heard and been offered since the start."""
    steps = list(state.steps)
    own = [(ply, step) for ply, step in enumerate(steps) if step.seat == seat]
    return InformationState(
        game=GAME_ID,
        setup=setup,
        seat=seat,
        actions=tuple((ply, step.action) for ply, step in own),
        events=tuple(event for told in (state.start, *(step.events for step in steps)) for event in told),
        offered=tuple(step.offered for _, step in own),
        observation=seen,
    )


def maze_of(rules: Rules, text: str) -> Maze | None:
    """The fortress of a text in an observation, None for ""."""
    return read(rules, text)[0] if text else None
