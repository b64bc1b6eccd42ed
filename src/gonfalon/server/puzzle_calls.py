"""HTTP calls about puzzles. A position is told as its seat saw it; what lay under the covers is told by a call of its own."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from gonfalon import games
from gonfalon.core.errors import ArgumentError
from gonfalon.learn import puzzle_loading, puzzles
from gonfalon.learn.puzzle import Puzzle, Said
from gonfalon.learn.puzzle_family import scale_of
from gonfalon.learn.puzzle_rating import result_of
from gonfalon.learn.puzzles import PuzzleFrame
from gonfalon.match import view

from . import wire, wire_puzzles
from .clock import now_ms
from .people_calls import OPEN_OR_BEARER, Token

LAST_FRAMES = 6
"""Frames that come with the position: the last moves."""
MOST_FRAMES = 60
"""Frames of one answer."""
DAY_MS = 86_400_000

view.allow(wire_puzzles.PuzzlePage, wire_puzzles.PuzzleFrames, wire_puzzles.PuzzleTruth)


@get("/api/puzzles", security=OPEN_OR_BEARER)
async def list_puzzles(token: Token, state: State) -> wire_puzzles.PuzzleList:
    """All puzzles of the games on offer, today's, and what the person with this key has done."""
    offered = set(games.lobby_ids())
    found = [one for one in puzzle_loading.puzzles() if one.game in offered]
    day = now_ms() // DAY_MS
    ids = {one.game for one in found}
    daily = {game: puzzle_loading.daily(game, day) for game in games.GAMES if game in ids}
    told = datetime.fromtimestamp(day * DAY_MS / 1000, UTC).date().isoformat()
    ratings = await state.puzzle_desk.ratings(found)
    rows = tuple(
        wire_puzzles.PuzzleRow(
            one.id, one.game, one.variant, one.collection, round(ratings[one.id].value), _said(one.title)
        )
        for one in found
    )
    standings, answered = await state.puzzle_desk.kept(token)
    return wire_puzzles.PuzzleList(rows, daily, told, standings, answered)


@get("/api/puzzles/{puzzle:str}", sync_to_thread=True, responses={200: ResponseSpec(wire_puzzles.PuzzlePage)})
def look_at_puzzle(puzzle: FromPath[str]) -> Response[bytes]:
    """The position of a puzzle as its seat saw it, with the last moves."""
    found = puzzle_loading.puzzle(puzzle)
    total = len(found.acts)
    page = wire_puzzles.PuzzlePage(
        found.id,
        found.game,
        found.variant,
        found.seat,
        _said(found.title),
        _said(found.question),
        wire_puzzles.PuzzleText(f"puzzle-theme-{found.theme}"),
        total,
        tuple(sorted(found.values)),
        puzzles.observation(found),
        _frames(found, total - LAST_FRAMES, total),
    )
    return _encoded(page, found.seat)


@get(
    "/api/puzzles/{puzzle:str}/frames",
    sync_to_thread=True,
    responses={200: ResponseSpec(wire_puzzles.PuzzleFrames)},
)
def puzzle_frames(
    puzzle: FromPath[str],
    start: Annotated[int, QueryParameter(name="from")] = 0,
    stop: Annotated[int, QueryParameter(name="to")] = 0,
) -> Response[bytes]:
    """The game that led to a puzzle, as its seat heard it."""
    found = puzzle_loading.puzzle(puzzle)
    total, start = len(found.acts), max(0, start)
    stop = min(total, start + MOST_FRAMES, stop if stop > 0 else total)
    return _encoded(wire_puzzles.PuzzleFrames(total, _frames(found, start, stop)), found.seat)


@post("/api/puzzles/{puzzle:str}/answer", status_code=200, security=OPEN_OR_BEARER)
async def answer_puzzle(
    puzzle: FromPath[str], data: JSONBody[wire_puzzles.PuzzleRequest], token: Token, state: State
) -> wire_puzzles.PuzzleAnswer:
    """What an answer is worth, and why, by all that the seat could know."""
    found = puzzle_loading.puzzle(puzzle)
    _check_act(found, data.act)
    result = result_of(found, data.act)
    done = await state.puzzle_desk.answered(found, result, token, data)
    own = (data.act,) if data.act else ()
    told = dict.fromkeys((found.best, found.second, *own))
    said = found.wrong.get(data.act)
    return wire_puzzles.PuzzleAnswer(
        result,
        found.best,
        tuple(_value(found, act) for act in told),
        tuple(_said(one) for one in found.why),
        _said(said) if said else None,
        tuple(wire_puzzles.PuzzleGuess(one.place, one.chances) for one in found.readings),
        found.proof.level,
        round(done.rating.value),
        done.is_rated,
        done.standing,
        done.again,
    )


@post(
    "/api/puzzles/{puzzle:str}/truth",
    status_code=200,
    sync_to_thread=True,
    responses={200: ResponseSpec(wire_puzzles.PuzzleTruth)},
)
def puzzle_truth(puzzle: FromPath[str], data: JSONBody[wire_puzzles.TruthRequest]) -> Response[bytes]:
    """What lay under the covers, for who has answered."""
    found = puzzle_loading.puzzle(puzzle)
    _check_act(found, data.act)
    return _encoded(wire_puzzles.PuzzleTruth(puzzles.truth(found)), found.seat)


def _check_act(puzzle: Puzzle, act: str) -> None:
    """Raise ArgumentError for an act that one may not answer with; "" gives up."""
    if act and act not in puzzle.values:
        raise ArgumentError(f"act: {act[:80]!r} is no answer to puzzle {puzzle.id}; take one of its choices")


def _value(puzzle: Puzzle, act: str) -> wire_puzzles.PuzzleValue:
    behind, scale = puzzle.behind(act), scale_of(puzzle.game)
    if act == puzzle.best:
        return wire_puzzles.PuzzleValue(act, 0.0, "best")
    word = "fine" if behind < scale.fine else "loose" if behind < scale.loose else "error"
    return wire_puzzles.PuzzleValue(act, behind, word)


def _said(said: Said) -> wire_puzzles.PuzzleText:
    return wire_puzzles.PuzzleText(said.text, said.facts)


def _frames(puzzle: Puzzle, start: int, stop: int) -> tuple[wire.ReplayFrame, ...]:
    found = puzzles.frames(puzzle, start, stop)
    return tuple(_frame(puzzle, number, frame) for number, frame in enumerate(found, max(0, start)))


def _frame(puzzle: Puzzle, number: int, frame: PuzzleFrame) -> wire.ReplayFrame:
    events = view.heard(frame.events, puzzle.seat)
    return wire.ReplayFrame(number + 1, frame.seat, frame.act, events, frame.observation)


def _encoded(page: Any, seat: int) -> Response[bytes]:
    return Response(view.encode(page, seat), media_type="application/json")


CALLS = [list_puzzles, look_at_puzzle, puzzle_frames, answer_puzzle, puzzle_truth]
