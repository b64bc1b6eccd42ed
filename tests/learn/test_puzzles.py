"""Every puzzle is played again by the rules: its position, its acts, its texts, what is told before an answer, what a bad file is told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon import games, text
from gonfalon.core.errors import ArgumentError, RulesetError
from gonfalon.learn import puzzle_loading, puzzles
from gonfalon.learn.puzzle import Puzzle
from gonfalon.learn.puzzle_rating import result_of

PUZZLES = puzzle_loading.puzzles()
BEST_IS_BY = {"stratego": 1.5, "fortress": 0, "fellowship": 0}
"""So far behind is the second act at least, in each search, in the unit of the game."""
LEAST = {"stratego": 300, "fortress": 60, "fellowship": 60}
"""Puzzles that each family has at least."""
SAMPLE = 10
"""Every puzzle is played again every day; what else is asked of puzzles, of one in so many. `./check all` asks it of all."""


def by_id(puzzles: Sequence[Puzzle], sample: int = SAMPLE) -> pytest.MarkDecorator:
    """A case for each of the puzzles; those outside the sample are slow."""
    cases = [
        pytest.param(puzzle, id=puzzle.id, marks=[pytest.mark.slow] if i % sample else [])
        for i, puzzle in enumerate(puzzles)
    ]
    return pytest.mark.parametrize("puzzle", cases)


def test_every_family_has_as_many_as_were_wanted():
    counts = Counter(puzzle.game for puzzle in PUZZLES)
    assert {game: counts[game] >= least for game, least in LEAST.items()} == dict.fromkeys(LEAST, True)


def test_twelve_were_made_by_hand():
    assert sum(puzzle.collection == "composed" for puzzle in PUZZLES) == 12


@by_id(PUZZLES, sample=1)
def test_the_rules_play_it_to_its_position(puzzle: Puzzle):
    state = puzzles.replayed(puzzle)
    assert state.outcome is None
    assert state.to_act() == (puzzle.seat,)
    seen = games.get(puzzle.game).observe(state, puzzle.seat)
    assert puzzles.position_mark(puzzle.game, seen) == puzzle.position
    assert puzzle.values.keys() <= puzzles.answers(puzzle)
    assert [result_of(puzzle, puzzle.best), result_of(puzzle, "no act")] == [1.0, 0.0]
    assert puzzle.proof.least_gap >= BEST_IS_BY[puzzle.game]
    assert puzzle.behind(puzzle.second) > 0


@by_id([one for one in PUZZLES if one.readings])
def test_readings_are_of_what_the_seat_cannot_see(puzzle: Puzzle):
    seen: Any = puzzles.observation(puzzle)
    hidden = {piece.square for piece in seen.pieces if piece.owner != puzzle.seat and not piece.piece}
    assert {reading.place for reading in puzzle.readings} <= hidden
    for reading in puzzle.readings:
        chances = [chance for _, chance in reading.chances]
        assert chances == sorted(chances, reverse=True)
        assert 0 < sum(chances) <= 1.005


@by_id(PUZZLES)
def test_its_texts_are_there(puzzle: Puzzle):
    assert [said.text for said in puzzle.texts() if not text.has_text(said.text)] == []
    assert text.has_text(f"puzzle-theme-{puzzle.theme}")


def test_no_text_is_left_of_a_puzzle_that_is_gone():
    general = (
        "puzzle-why-",
        "puzzle-theme-",
        "puzzle-mined",
        "puzzle-unit",
        "puzzle-fortress-",
        "puzzle-fellowship-",
    )
    asked = {said.text for puzzle in PUZZLES for said in puzzle.texts()}
    said = {
        name
        for path in (text.LOCALES / "en").glob("*_puzzles.ftl")
        if path.stem != "learn_puzzles"
        for line in path.read_text(encoding="utf-8").splitlines()
        if (name := line.split(" =")[0]).startswith("puzzle-") and not name.startswith(general)
    }
    assert said - asked == set()


@by_id(PUZZLES)
def test_what_is_replayed_is_what_the_seat_heard(puzzle: Puzzle):
    n = len(puzzle.acts)
    last = puzzles.frames(puzzle, n - 3, n)
    assert last[-1].observation == puzzles.observation(puzzle)
    for frame in last:
        assert all(event.heard_by(puzzle.seat) for event in frame.events)
        assert frame.act == "" or frame.seat == puzzle.seat


def other_armies(puzzle: Puzzle) -> Puzzle:
    """The same game with two of the other side's pieces exchanged that neither moved nor were shown."""
    game, enemy = games.get(puzzle.game), 1 - puzzle.seat
    setup = game.settle(puzzle.variant, dict(puzzle.options), "", 2, ())
    zone: list[str] = list(game.observe(game.new(puzzle.seed, setup), enemy).zone)
    pieces: Any = puzzles.truth(puzzle).pieces  # type: ignore[attr-defined]
    still = {
        one.square: one.piece for one in pieces if one.owner == enemy and not one.moved and not one.shown
    }
    pair = next(((a, b) for a in still for b in still if still[a] != still[b]), None)
    if pair is None:
        pytest.skip("whoever counts knows all that stands covered")
    first, second = pair
    i, j = zone.index(first), zone.index(second)
    acts = list(puzzle.acts)
    at = next(k for k, (seat, _) in enumerate(acts) if seat == enemy)
    letters = list(acts[at][1].removeprefix("deploy "))
    letters[i], letters[j] = letters[j], letters[i]
    acts[at] = (enemy, "deploy " + "".join(letters))
    return msgspec.structs.replace(puzzle, acts=tuple(acts))


MADE = [puzzle for puzzle in PUZZLES if puzzle.collection == "composed"]
MINED = [puzzle for puzzle in PUZZLES if puzzle.collection == "mined" and puzzle.game == "stratego"][::25]


@pytest.mark.parametrize("puzzle", [*MADE, *MINED], ids=lambda one: one.id)
def test_what_is_under_the_covers_changes_nothing_before_the_answer(puzzle: Puzzle):
    other, n = other_armies(puzzle), len(puzzle.acts)
    told, told_of_other = (msgspec.json.encode(puzzles.frames(one, 0, n)) for one in (puzzle, other))
    assert told == told_of_other
    game = games.get(puzzle.game)
    was, now = (game.observe_open(puzzles.replayed(one), puzzle.seat) for one in (puzzle, other))
    assert was == puzzles.truth(puzzle) != now


def test_everybody_gets_the_same_puzzle_a_day_and_all_come():
    ids = {puzzle.id for puzzle in PUZZLES if puzzle.game == "stratego"}
    assert {puzzle_loading.daily("stratego", day) for day in range(20_000, 20_000 + len(ids))} == ids
    assert puzzle_loading.daily("middle_earth", 20_000) == ""


def test_an_unknown_puzzle_is_refused():
    with pytest.raises(ArgumentError, match="no puzzle"):
        puzzle_loading.puzzle("no-such")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "mine.jsonl: line 1: game: 'chess'"),
        ({"best": "a1-a2"}, "best: 'a1-a2'"),
        ({"values": {"b4-b10": 1.0}}, "at least two acts"),
        ({"seat": "red"}, r"mine.jsonl: line 1: .*seat"),
        ({"colour": 1}, "colour"),
        ({"collection": "other"}, "collection"),
        ({"wrong": {"b4-b10": {"text": "x"}}}, "wrong: 'b4-b10'"),
    ],
)
def test_a_bad_file_is_told_where(tmp_path: Path, change: dict[str, Any], says: str):
    good = msgspec.to_builtins(msgspec.structs.replace(puzzle_loading.puzzle("last-still"), collection=""))
    (tmp_path / "mine.jsonl").write_text(json.dumps({**good, **change}), encoding="utf-8")
    with pytest.raises(RulesetError, match=says):
        puzzle_loading.read(tmp_path / "mine.jsonl")
    (tmp_path / "mine.jsonl").write_text("{", encoding="utf-8")
    with pytest.raises(RulesetError, match=r"mine.jsonl: line 1"):
        puzzle_loading.read(tmp_path / "mine.jsonl")
