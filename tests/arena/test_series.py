"""Series, the results file and the pool of processes, on rules that make short games."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon import arena
from gonfalon.arena import ContestSetting, GameResult, Job, ResultsFile, entrants, results, workers
from gonfalon.arena.workers import Workers
from gonfalon.core.errors import GonfalonError

CORRIDOR = str(Path(__file__).parents[1] / "cli" / "corridor.toml")


def setting(seed: int = 1, **options: Any) -> ContestSetting:
    """Small rules."""
    return arena.settle(CORRIDOR, "", options, seed, 1.0)


def pair(first: str, second: str) -> tuple[entrants.Entrant, entrants.Entrant]:
    """Two named players."""
    return entrants.parse(first), entrants.parse(second)


def outpost() -> ContestSetting:
    """A teaching game, for what is the same in any: a worker that plays it loads no compiled rules."""
    return arena.settle("", "", {}, 1, 1.0, "tiny_hidden")


def untimed(played: GameResult) -> GameResult:
    """Without what the clock says."""
    return msgspec.structs.replace(played, ms=(0.0, 0.0), longest_ms=(0.0, 0.0))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("random", "random"),
        ("level:0", "random"),
        ("rule_based", "rule_based"),
        ("thumb", "rule_based"),
        ("level:4", "level:4"),
        ("level:04@20ms", "level:4@20"),
        ("level:4@20", "level:4@20"),
        ("level:4@5000n", "level:4@5000n"),
        ("ucc: ./a b ", "ucc:./a b"),
    ],
)
def test_a_name_has_one_canonical_text(text: str, name: str):
    entrant = entrants.parse(text)
    assert entrant.name == name
    assert entrants.parse(name) == entrant


@pytest.mark.parametrize(
    "text", ["", "level", "level:x", "level:1@", "level:1@-5", "ucc:", "lines: ", "Rule_based", "thumbs"]
)
def test_what_is_no_player_is_refused(text: str):
    with pytest.raises(
        GonfalonError,
        match="write random, depth_first, newcomer, first_game, first_week, first_month, rule_based, hunter",
    ):
        entrants.parse(text)


def test_a_game_is_the_same_whenever_it_is_played():
    job = Job(setting(), pair("random", "rule_based"), 5)
    assert untimed(arena.play(job)) == untimed(arena.play(job))
    assert (job.first, job.by_seat) == (1, (1, 0))


def test_the_two_games_of_a_round_have_the_same_two_armies_and_a_player_against_itself_never(
    monkeypatch: pytest.MonkeyPatch,
):
    seen: list[tuple[str | None, ...]] = []
    play_out = arena.job.play_out  # type: ignore[attr-defined]

    def watched(game: str, state: Any, *rest: Any) -> Any:
        ending = play_out(game, state, *rest)
        seen.append(tuple(state.deployed))
        return ending

    monkeypatch.setattr("gonfalon.arena.job.play_out", watched)
    for names in (("level:5", "level:6"), ("rule_based", "rule_based")):
        for number in range(4):
            arena.play(Job(setting(), pair(*names), number))
    assert seen[0] == seen[1] != seen[2] == seen[3]
    assert seen[4] != seen[5]


def test_games_are_cut_short_by_the_cap_counted_apart_and_drawn(tmp_path: Path):
    file = ResultsFile(tmp_path / "a.jsonl", "c")
    short = arena.settle("battle", "", {"ply_cap": 2}, 1, 1.0)
    contest = arena.play_contest(short, [pair("random", "rule_based")], 4, file, 1)
    result = contest.tallies[0].result
    assert (result.draws, result.truncated, result.score) == (4, 4, 0.5)


def test_the_cap_is_4000_unless_it_is_asked_for():
    assert setting().options["ply_cap"] == 4000
    assert arena.settle("battle", "ucc", {}, 1, 1.0).options["ply_cap"] == 4000
    assert setting(ply_cap=7).changed_options["ply_cap"] == 7


def test_games_beyond_the_stop_of_a_test_are_kept_and_not_counted(tmp_path: Path):
    path, pairs = tmp_path / "a.jsonl", [pair("rule_based", "random")]
    everything = arena.play_contest(setting(), pairs, 20, ResultsFile(path, "c"), 1).tallies[0]
    assert everything.verdict is None
    test = arena.Sprt(0.5, 0.9)
    contest = arena.play_contest(setting(), pairs, 20, ResultsFile(path, "c"), 1, test)
    tally = contest.tallies[0]
    assert tally.verdict
    assert tally.verdict.accepted == "H1"
    assert contest.complete
    assert tally.result.n_games == tally.verdict.n_games == 20 - tally.uncounted < 20
    assert sum(tally.reasons.values()) == tally.result.n_games


def test_processes_play_the_same_games_as_one(tmp_path: Path):
    pairs = [pair("random", "rule_based")]
    alone = arena.play_contest(setting(), pairs, 6, ResultsFile(tmp_path / "a", "c"), 1)
    together = arena.play_contest(setting(), pairs, 6, ResultsFile(tmp_path / "b", "c"), 2)
    assert alone.tallies[0].result == together.tallies[0].result
    one, two = (
        {
            n: untimed(p)
            for n, p in ResultsFile(tmp_path / name, "c").results_of(Job(setting(), pairs[0], 0)).items()
        }
        for name in "ab"
    )
    assert one == two
    assert sorted(one) == list(range(6))


def test_a_worker_that_is_killed_is_told_of_and_nobody_waits():
    small, players = outpost(), pair("random", "random")
    jobs = (Job(small, players, number) for number in range(100_000))
    with pytest.raises(GonfalonError, match="a worker was killed"), Workers(2) as pool:
        for place, _ in enumerate(pool.run(jobs)):
            if place == 3:
                victim = next(iter(pool.running.values()))[0]
                assert victim.pid
                os.kill(victim.pid, signal.SIGKILL)
    assert pool.running == {}


def test_what_fails_in_a_worker_is_told_with_its_game(capfd: pytest.CaptureFixture[str]):
    broken = Job(setting(), pair("random", "level:77"), 3)
    jobs = [broken, Job(setting(), pair("random", "rule_based"), 4)]
    with (
        pytest.raises(GonfalonError, match="game 3, random against level:77: no level 77"),
        Workers(2) as pool,
    ):
        list(pool.run(jobs))
    assert "Traceback" not in capfd.readouterr().err


def test_every_entrant_of_ours_is_warmed_once_with_a_short_game():
    jobs = [Job(setting(), pair("random", "rule_based"), n) for n in range(3)]
    jobs.append(Job(setting(), pair("rule_based", "lines:true"), 0))
    warm = workers.warm_jobs(jobs)
    assert sorted(job.players[0].name for job in warm) == ["random", "rule_based"]
    assert {job.most_plies for job in warm} == {workers.WARM_PLIES}


def test_a_torn_line_is_passed_over_and_the_next_stands_on_its_own(tmp_path: Path):
    path, pairs = tmp_path / "a.jsonl", [pair("random", "rule_based")]
    arena.play_contest(setting(), pairs, 3, ResultsFile(path, "c"), 1)
    path.write_bytes(path.read_bytes()[:-20])
    contest = arena.play_contest(setting(), pairs, 3, ResultsFile(path, "c"), 1)
    assert contest.tallies[0].on_file == 2
    assert len(path.read_text().splitlines()) == 4
    assert arena.play_contest(setting(), pairs, 3, ResultsFile(path, "c"), 1).tallies[0].on_file == 3


def test_games_of_other_rules_seeds_players_and_commits_are_not_counted(tmp_path: Path):
    path, pairs = tmp_path / "a.jsonl", [pair("random", "rule_based")]

    def on_file(wanted: ContestSetting, commit: str = "c", across: bool = False) -> int:
        return len(ResultsFile(path, commit, across).results_of(Job(wanted, pairs[0], 0)))

    arena.play_contest(setting(), pairs, 2, ResultsFile(path, "c"), 1)
    assert on_file(setting()) == 2
    assert on_file(setting(seed=2)) == 0
    assert on_file(setting(rescue=True)) == 0
    assert on_file(arena.settle("duel", "", {}, 1, 1.0)) == 0
    assert on_file(setting(), "d") == 0
    assert on_file(setting(), "d", across=True) == 2
    assert ResultsFile(path, "c").results_of(Job(setting(), pair("level:1", "random"), 0)) == {}


def test_a_line_says_by_itself_what_was_played(tmp_path: Path):
    path = tmp_path / "a.jsonl"
    arena.play_contest(
        setting(rescue=True), [pair("rule_based", "random")], 1, ResultsFile(path, "abc-dirty.1"), 1
    )
    line = msgspec.json.decode(path.read_bytes())
    assert (line["v"], line["commit"], line["seed"]) == (1, "abc-dirty.1", 1)
    assert line["players"] == ["random", "rule_based"]
    assert line["options"] == {"ply_cap": 4000, "rescue": True}
    assert line["result"]["score"] in (0.0, 0.5, 1.0)
    assert line["result"]["number"] == 0


def test_the_version_names_the_last_commit_that_changed_how_games_go(tmp_path: Path):
    package = tmp_path / "package"
    (package / "games").mkdir(parents=True)
    assert results.code_version(package).startswith("v")

    def git(*words: str) -> str:
        who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        command = ["git", "-C", str(tmp_path), *who, *words]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    git("init", "-q")
    (package / "games" / "rules.py").write_text("one = 1\n")
    git("add", "-A")
    git("commit", "-qm", "rules")
    clean = results.code_version(package)
    assert git("rev-parse", "HEAD").startswith(clean)
    (tmp_path / "page.html").write_text("<p>")
    git("add", "-A")
    git("commit", "-qm", "page")
    assert results.code_version(package) == clean
    (package / "games" / "rules.py").write_text("one = 2\n")
    dirty = results.code_version(package)
    assert dirty.startswith(f"{clean}-dirty.")
    (package / "games" / "rules.py").write_text("one = 3\n")
    assert results.code_version(package) not in (clean, dirty)
