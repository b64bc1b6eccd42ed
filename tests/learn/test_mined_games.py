"""The puzzles of Fortress and of the card game: what a seat could not know changes nothing, and what is said follows from the search."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path
from typing import Any

import msgspec
import puzzle_mining
import pytest
from fellowship import mine_puzzles as card_mining
from fellowship import puzzle_search as card_search
from fellowship import puzzle_words as card_words
from fortress import mine_puzzles as fortress_mining
from fortress import puzzle_search as fortress_search
from fortress import puzzle_words as fortress_words
from stratego import puzzle_words as stratego_words

from gonfalon import games
from gonfalon.games.fortress.maze import text_of
from gonfalon.games.fortress.words import BUILD
from gonfalon.learn import puzzle_loading, puzzles
from gonfalon.learn.fortress import puzzle_position
from gonfalon.learn.puzzle import Puzzle
from gonfalon.learn.puzzle_family import family_module
from gonfalon.learn.puzzle_rating import first_rating, result_of

MINED = [puzzle for puzzle in puzzle_loading.puzzles() if puzzle.collection == "mined"]
NAMED_BY = {
    "stratego": stratego_words.title_of,
    "fortress": fortress_words.title_of,
    "fellowship": card_words.title_of,
}
LEARN = Path(puzzle_loading.__file__).parent
FORTRESS = [puzzle for puzzle in puzzle_loading.puzzles() if puzzle.game == "fortress"]
CARDS = [puzzle for puzzle in puzzle_loading.puzzles() if puzzle.game == "fellowship"]


@pytest.mark.parametrize("game", NAMED_BY)
def test_a_mined_puzzle_is_named_by_what_its_seat_sees(game: str):
    mined = [puzzle for puzzle in MINED if puzzle.game == game]
    assert [puzzle.title.facts["number"] for puzzle in mined] == list(range(1, len(mined) + 1))
    for puzzle in (*mined[:2], mined[-1]):
        assert NAMED_BY[game](puzzle, int(puzzle.title.facts["number"])) == puzzle.title
        assert puzzle.best not in puzzle.title.facts.values()
        assert game == "fellowship" or puzzle.theme not in puzzle.title.facts.values()


def test_one_rule_gives_all_first_ratings():
    """After `mine_puzzles.py FILE --publish` the collections hold what the rule gives."""
    assert {one.id: one.first_rating for one in puzzle_loading.puzzles()} == {
        one.id: first_rating(one) for one in puzzle_loading.puzzles()
    }


@pytest.mark.parametrize(("game", "easiest"), [("stratego", "duel"), ("fortress", ""), ("fellowship", "")])
def test_a_first_rating_rises_in_equal_steps_with_the_levels_that_miss_the_act(game: str, easiest: str):
    shipped = next(one for one in puzzle_loading.puzzles() if one.game == game)
    tried = family_module(game).LEVELS_TRIED
    ratings = list[int]()
    for level in (*tried, 0):
        proof = msgspec.structs.replace(shipped.proof, level=level, counting_best="")
        variant = easiest or shipped.variant
        ratings.append(first_rating(msgspec.structs.replace(shipped, proof=proof, variant=variant)))
    assert ratings == [round((1000 + 700 * n / len(tried)) / 10) * 10 for n in range(len(tried) + 1)]


def test_a_full_army_and_a_count_that_errs_make_a_puzzle_of_stratego_harder():
    shipped = next(one for one in puzzle_loading.puzzles() if one.game == "stratego")
    proof = msgspec.structs.replace(shipped.proof, level=1, counting_best=shipped.best, counting_gap=2.0)
    easy = msgspec.structs.replace(shipped, variant="duel", proof=proof)
    other = msgspec.structs.replace(proof, counting_best=shipped.second)
    tied = msgspec.structs.replace(proof, counting_gap=0.9)
    full = msgspec.structs.replace(easy, variant="battle")
    assert first_rating(easy) == 1000
    assert [first_rating(msgspec.structs.replace(easy, proof=one)) for one in (other, tied)] == [1150, 1150]
    assert first_rating(full) == 1100


@pytest.mark.parametrize("game", NAMED_BY)
def test_a_line_that_is_made_again_is_the_shipped_one(game: str):
    """With the mark of its position; what has its usual value is left out."""
    path = LEARN / game / "puzzles" / "mined.jsonl"
    shipped = json.loads(path.read_text(encoding="utf-8").partition("\n")[0])
    bare = msgspec.structs.replace(msgspec.convert(shipped, Puzzle), position="", first_rating=0)
    made = puzzle_mining.marked_line(bare)
    assert list(made) == list(shipped)
    assert msgspec.convert(json.loads(json.dumps(made)), Puzzle) == msgspec.convert(shipped, Puzzle)


def test_a_choice_of_fortress_begins_where_the_piece_can_come_to():
    for puzzle in FORTRESS:
        rules, notes = puzzle_position.known(puzzles.information(puzzle))
        assert puzzle.values.keys() <= puzzle_position.ways(rules, notes).keys()
        assert puzzle.theme == "entry" or notes.piece >= 0
        assert result_of(puzzle, puzzle.second) == 0
        assert fortress_mining.FEWEST <= len(puzzle.values) <= fortress_mining.MOST
        assert puzzle.behind(puzzle.second) >= fortress_mining.LEAST_GAP - 0.01
        assert puzzle.proof.samples == fortress_mining.FULL


def other_fortress(puzzle: Puzzle) -> Puzzle:
    """The same game with another fortress that fits what the seat knows."""
    information = puzzles.information(puzzle)
    rules, notes = puzzle_position.known(information)
    asked = fortress_search.Asked(information)
    assert asked.notes.walls == notes.walls
    maze = asked.drawn(1, 5)[0]
    acts = tuple(
        (seat, f"{BUILD} {text_of(rules, maze)}" if seat != puzzle.seat and act.startswith(BUILD) else act)
        for seat, act in puzzle.acts
    )
    return msgspec.structs.replace(puzzle, acts=acts)


@pytest.mark.parametrize("puzzle", FORTRESS[::10], ids=lambda one: one.id)
def test_the_rest_of_the_fortress_changes_nothing_before_the_answer(puzzle: Puzzle):
    other, n = other_fortress(puzzle), len(puzzle.acts)
    told, told_of_other = (msgspec.json.encode(puzzles.frames(one, 0, n)) for one in (puzzle, other))
    assert told == told_of_other
    game = games.get("fortress")
    was, now = (game.observe_open(puzzles.replayed(one), puzzle.seat) for one in (puzzle, other))
    assert was != now


def test_a_piece_that_enters_costs_what_the_table_says():
    """Of the turns to skip the notes say nothing: they follow from what was offered."""
    puzzle = next(one for one in FORTRESS if one.theme == "entry")
    asked = fortress_search.Asked(puzzles.information(puzzle))
    offered: Any = puzzles.observation(puzzle).decision
    prices = {option.action: int(option.parts["turns_to_skip"]) for option in offered.options}
    assert {act: asked.price(act) for act in prices} == prices
    assert prices[puzzle.best] >= prices[puzzle.second]


@pytest.mark.parametrize("puzzle", CARDS[::10], ids=lambda one: one.id)
def test_the_order_of_the_decks_changes_nothing_before_the_answer(puzzle: Puzzle):
    game: Any = games.get("fellowship")
    seen = puzzles.observation(puzzle)
    for seed in range(3):
        sample = game.sample(puzzles.information(puzzle), random.Random(seed))
        told, told_of_other = (msgspec.json.encode(one) for one in (seen, game.observe(sample, puzzle.seat)))
        assert told == told_of_other
        assert game.reveal(sample) != game.reveal(puzzles.replayed(puzzle))


@pytest.mark.parametrize("puzzle", FORTRESS[:2], ids=lambda one: one.id)
def test_what_is_said_of_a_request_follows_from_the_search(puzzle: Puzzle):
    asked = fortress_search.Asked(puzzles.information(puzzle))
    found = fortress_search.Searched({act: [-value, -value] for act, value in puzzle.values.items()})  # type: ignore[misc]
    candidate = fortress_words.Candidate(
        asked, found, puzzle.proof.level, puzzle.proof.seeds, puzzle.proof.samples, puzzle.proof.least_gap
    )
    made = fortress_words.puzzle_of(
        puzzle.id, puzzle.variant, dict(puzzle.options), puzzle.seed, puzzle.acts, puzzle.seat, candidate
    )
    made["title"] = msgspec.to_builtins(puzzle.title)
    assert msgspec.convert(made, Puzzle) == msgspec.structs.replace(puzzle, collection="")


def test_the_best_request_takes_fewest_turns_in_a_short_search():
    puzzle = max(FORTRESS, key=lambda one: one.behind(one.second))
    asked = fortress_search.Asked(puzzles.information(puzzle))
    worst = min(puzzle.values, key=lambda act: puzzle.values[act])
    found = fortress_search.search(asked, (puzzle.best, worst), 60, 3)
    assert found.best == puzzle.best


def test_an_answer_of_cards_is_one_option_among_a_few():
    for puzzle in CARDS:
        assert puzzle.values.keys() == puzzles.answers(puzzle)
        assert puzzle.proof.samples * puzzle.proof.seeds == 200
        assert puzzle.theme in (*card_words.THEMES.values(), "moment")


def test_the_best_answer_of_cards_wins_most_in_a_short_search():
    puzzle = max(CARDS, key=lambda one: one.behind(one.second))
    asked = card_search.Asked(puzzles.information(puzzle), card_mining.FEWEST, card_mining.MOST)
    compared = card_search.Compared(asked)
    compared.play(20, 3)
    worst = min(puzzle.values, key=lambda act: puzzle.values[act])
    assert compared.share(puzzle.best) > compared.share(worst)
    assert set(compared.tried) == set(puzzle.values)


def test_games_won_agree_with_how_many_fewer_the_page_counts():
    """A page rounds what an act is behind, and the sentences round what acts win: both say the same."""
    for puzzle in CARDS:
        told = {said.text: said.facts for said in puzzle.why}
        best, second = told["puzzle-fellowship-why-wins"], told["puzzle-fellowship-why-second"]
        behind = puzzle.values[puzzle.best] - puzzle.values[str(second["act"])]
        assert int(best["chance"]) - int(second["chance"]) == math.floor(behind + 0.5)
