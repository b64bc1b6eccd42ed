"""One to four seats: opponents and companies of the teaching games through every door of the arena."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec
import pytest

from gonfalon import arena, games, players
from gonfalon.arena import ContestSetting, GameResult, Job, ResultsFile, entrants, results
from gonfalon.core.errors import GonfalonError

HERE = Path(__file__).parent


def company(n_seats: int = 3, seed: int = 1) -> ContestSetting:
    """A company of Night Watch."""
    return arena.settle("", "", {}, seed, 1.0, "tiny_crew", n_seats)


def outpost() -> ContestSetting:
    """Two opponents, no option of a cap."""
    return arena.settle("", "", {}, 1, 1.0, "tiny_hidden")


def named(setting: ContestSetting, *names: str) -> arena.LineUp:
    """A line-up of these players."""
    return arena.line_up(arena.entrants_of(names, setting), setting)


def program(mode: str) -> str:
    """A program of our line protocol."""
    return f"lines:{sys.executable} {HERE / 'lines_program.py'} {mode}"


@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
def test_a_company_of_any_size_plays_wins_and_loses_together(n_seats: int):
    setting = company(n_seats)
    played = [arena.play(Job(setting, named(setting, "random"), number)) for number in range(12)]
    assert {one.score for one in played} <= {0.0, 1.0}
    for one in played:
        assert one.returns == ((1.0 if one.score else -1.0),) * n_seats
        assert one.reason == ("watch_held" if one.score else "watch_failed")
        assert len(one.ms) == len(one.longest_ms) == n_seats
        assert (one.first, one.truncated) == (0, False)


def test_a_cap_is_set_only_where_the_game_has_that_option():
    assert company().options.keys() == {"darkness", "leader", "horn"}
    assert company().changed_options == {}
    assert "ply_cap" not in outpost().options


def test_the_last_named_takes_the_seats_that_are_left():
    setting = arena.settle("", "", {}, 1, 1.0, "tiny_crew", 4)
    lines, chance = entrants.parse(program("well")), entrants.parse("random")
    assert arena.line_up([lines, chance], setting) == (lines, chance, chance, chance)
    with pytest.raises(GonfalonError, match="5 players are named for 4 seats"):
        arena.line_up([chance] * 5, setting)
    with pytest.raises(GonfalonError, match="played by 2 opponents; 1 players are named"):
        arena.line_up([chance], outpost())


@pytest.mark.parametrize(("game", "n_seats"), [("tiny_hidden", 3), ("tiny_crew", 5), ("tiny_hidden", 1)])
def test_a_number_of_seats_the_game_does_not_take_is_refused(game: str, n_seats: int):
    with pytest.raises(GonfalonError, match=f"{game} takes"):
        arena.settle("", "", {}, 1, 1.0, game, n_seats)


@pytest.mark.parametrize("game", ["tiny_hidden", "tiny_crew"])
def test_series_and_single_matches_of_the_teaching_games(game: str):
    spec = games.get(game).spec
    result = arena.series("random", players.RandomPlayer, game, n_games=10).result
    assert result.n_games == 10
    assert result == arena.series("random", players.RandomPlayer, game, n_games=10).result
    for n_seats in range(spec.min_seats, spec.max_seats + 1):
        seats = [players.RandomPlayer(seat) for seat in range(n_seats)]
        outcome = arena.play_match(game, "", {}, seats, 3)
        assert len(outcome.returns) == n_seats


def test_a_company_is_counted_resumed_and_read_back(tmp_path: Path):
    path, setting = tmp_path / "a.jsonl", company()
    line_up = named(setting, "random")
    first = arena.play_contest(setting, [line_up], 10, ResultsFile(path, "c"), 1)
    again = arena.play_contest(setting, [line_up], 30, ResultsFile(path, "c"), 2)
    tally = again.tallies[0]
    assert (first.tallies[0].on_file, tally.on_file, tally.result.n_games) == (0, 10, 30)
    assert tally.is_company
    wins = tally.result.wins
    assert 0 < wins < 30
    assert tally.returns == (pytest.approx((wins - (30 - wins)) / 30),) * 3
    assert tally.reasons == {
        "watch_held": wins,
        "watch_failed": 30 - wins,
    }
    low, high = tally.result.interval()
    assert low < tally.result.score == wins / 30 < high
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert {tuple(line["players"]) for line in lines} == {("random",) * 3}
    alone = arena.play_contest(setting, [line_up], 30, ResultsFile(tmp_path / "b.jsonl", "c"), 1)
    assert alone.tallies[0].result == tally.result


def test_companies_of_other_sizes_and_keepsakes_are_other_contests(tmp_path: Path):
    setting = company(2)
    with_lamp = arena.settle("", "", {}, 1, 1.0, "tiny_crew", 2, ["lamp"])
    assert with_lamp.setup.brought == ("lamp", "")
    assert results.rules_of(with_lamp) != results.rules_of(setting)
    path = tmp_path / "a.jsonl"
    arena.play_contest(setting, [named(setting, "random")], 2, ResultsFile(path, "c"), 1)
    file = ResultsFile(path, "c")
    assert len(file.results_of(Job(setting, named(setting, "random"), 0))) == 2
    assert file.results_of(Job(company(3), named(company(3), "random"), 0)) == {}
    assert file.results_of(Job(with_lamp, named(with_lamp, "random"), 0)) == {}


def test_opponents_change_sides_and_a_tournament_of_them_is_rated(tmp_path: Path):
    setting = outpost()
    field = arena.entrants_of(["random", program("well")], setting)
    contest = arena.play_contest(
        setting,
        arena.tournament_line_ups(field, setting),
        6,
        ResultsFile(tmp_path / "a.jsonl", "c"),
        1,
    )
    tally = contest.tallies[0]
    assert tally.result.n_games == 6
    assert all(score is not None for score in tally.seat_scores)
    assert not any(reason.startswith("forfeit") for reason in tally.reasons)
    assert len(arena.ratings(field, contest).players) == 2


def test_a_tournament_of_companies_is_a_line_up_of_each_player_alone():
    setting = company()
    field = arena.entrants_of(["random", program("well")], setting)
    line_ups = arena.tournament_line_ups(field, setting)
    assert [len(one) for one in line_ups] == [3, 3]
    assert [{entrant.name for entrant in one} for one in line_ups] == [{"random"}, {program("well")}]
    with pytest.raises(GonfalonError, match="a team has a win rate"):
        arena.ratings(field, arena.Contest(setting, "c", [], True))


def test_a_program_plays_in_a_company_and_is_told_the_options_with_their_parts(tmp_path: Path):
    setting, log = company(), tmp_path / "heard"
    played = arena.play(Job(setting, named(setting, f"{program('well')} {log}", "random"), 0))
    assert not played.reason.startswith("forfeit"), played
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    assert (heard[0]["type"], heard[0]["seat"], heard[0]["n_seats"]) == ("start", 0, 3)
    options = [o for m in heard if m["type"] == "act" for o in m["observation"]["decision"]["options"]]
    assert {"action", "parts"} == set(options[0])
    assert any("card" in option["parts"] for option in options)
    assert heard[-1]["returns"] == list(played.returns)


@pytest.mark.parametrize("seat", [0, 2])
def test_a_programs_forfeit_ends_the_game_for_the_whole_company(seat: int, tmp_path: Path):
    setting = company()
    names = ["random"] * 3
    names[seat] = program("illegal")
    contest = arena.play_contest(
        setting, [named(setting, *names)], 2, ResultsFile(tmp_path / "a.jsonl", "c"), 1
    )
    tally = contest.tallies[0]
    assert tally.returns == (-1.0, -1.0, -1.0)
    assert tally.result.losses == 2
    assert [(who, reason) for who, reason, _ in tally.forfeits] == [(seat, "illegal")] * 2


OLD_LINE = (
    '{"v":1,"commit":"0123456789","game":"stratego","variant":"duel","rules":"2acbf6d3f1f9745e-85c957de","options":'
    '{"ply_cap":4000},"players":["random","thumb"],"seed":1,"seconds":0.0,"result":{"number":1,"red":1,"score":0.0,'
    '"reason":"flag_captured","truncated":false,"plies":27,"ms":[0.01,4.12],"longest_ms":[0.01,10.33],"detail":""}}\n'
)


def test_a_line_that_was_written_before_players_were_renamed_still_counts(tmp_path: Path):
    path = tmp_path / "a.jsonl"
    path.write_text(OLD_LINE)
    setting = arena.settle("duel", "", {}, 1, 5.0, "stratego")
    job = Job(setting, named(setting, "random", "rule_based"), 1)
    found = ResultsFile(path, "0123456789").results_of(job)
    assert found[1].plies == 27
    assert found == ResultsFile(path, "0123456789").results_of(
        Job(setting, named(setting, "random", "thumb"), 1)
    )
    again = arena.play(job)
    untimed = {"ms": (0.0, 0.0), "longest_ms": (0.0, 0.0)}
    assert msgspec.structs.replace(again, **untimed) == msgspec.structs.replace(found[1], **untimed)
    assert isinstance(again, GameResult)
