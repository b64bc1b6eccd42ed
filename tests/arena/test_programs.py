"""Other people's programs as players: the referee's side of the protocols, and that nothing a program does can hang a game."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gonfalon import arena, games
from gonfalon.arena import ContestSetting, GameResult, Job, entrants
from gonfalon.core.errors import GonfalonError
from gonfalon.players.external import LONGEST, Child, Forfeit

HERE = Path(__file__).parent
CORRIDOR = str(HERE.parent / "cli" / "corridor.toml")
AMPLE, SHORT = 60.0, 1.0
"""Seconds a move: more than any machine needs, and what a program that never answers is waited for."""


@pytest.fixture(autouse=True)
def _same_names_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game's seed comes from its players' names, a program's name is its command: without paths, every machine plays the same games."""
    for name in ("ucc_program.py", "lines_program.py"):
        (tmp_path / name).symlink_to(HERE / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


def ucc(mode: str, log: Path | None = None) -> str:
    """The text of a UCC player."""
    return f"ucc:python ucc_program.py {mode}" + (f" {log.name}" if log else "")


def lines(mode: str, log: Path | None = None) -> str:
    """The text of a player of our own protocol."""
    return f"lines:python lines_program.py {mode}" + (f" {log.name}" if log else "")


def play(first: str, second: str, number: int, setting: ContestSetting) -> GameResult:
    """One game, checked as a command checks it."""
    pair = arena.entrants_of([first, second], setting)
    return arena.play(Job(setting, (pair[0], pair[1]), number))


def battle(seconds: float = AMPLE, **options: Any) -> ContestSetting:
    """The game that the UCC protocol knows."""
    return arena.settle("battle", "ucc", options, 1, seconds)


def seconds_for(mode: str) -> float:
    """Seconds a move against a bad program: few where it never answers."""
    return SHORT if mode == "slow" else AMPLE


@pytest.mark.parametrize("number", [0, 1])
def test_a_ucc_program_plays_its_game_and_hears_every_move(tmp_path: Path, number: int):
    log = tmp_path / "heard"
    played = play(ucc("well", log), "random", number, battle(ply_cap=60))
    assert (played.reason, played.truncated, played.plies) == ("ply_cap", True, 62)
    heard = log.read_text().splitlines()
    assert heard[0] == f"{('RED', 'BLUE')[number]} GONFALON 10 10"
    assert heard.count("START") == 1 - number
    rows = [line for line in heard if re.fullmatch(r"[1-9sBF#.+]{10}", line)]
    told = [line for line in heard if re.fullmatch(r"\d \d \w+( \d)? (OK|(KILLS|DIES|BOTHDIE) \w \w)", line)]
    assert len(rows) == 30 * 10
    assert len(told) == 59, "the move that ends the game is told by QUIT"
    assert heard[-1] == "QUIT RED DRAW BLUE DRAW"
    assert len(heard) == 1 + (1 - number) + len(rows) + len(told) + 1


def test_boards_and_outcomes_agree(tmp_path: Path):
    """A move that was told can be followed on the rows: its square is empty after it."""
    log = tmp_path / "heard"
    play(ucc("well", log), "random", 0, battle(ply_cap=40))
    heard = log.read_text().splitlines()
    steps = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}
    checked = 0
    for place, line in enumerate(heard):
        words = line.split()
        if len(words) > 3 and words[2] in steps and re.fullmatch(r"[1-9sBF#.+]{10}", heard[place + 1]):
            x, y = int(words[0]), int(words[1])
            board = heard[place + 1 : place + 11]
            dx, dy = steps[words[2]]
            n = int(words[3]) if words[3].isdigit() else 1
            assert board[y][x] == "."
            if "OK" in words:
                assert board[y + n * dy][x + n * dx] == "#"
            checked += 1
    assert checked == 19


def test_two_programs_play_each_other_to_the_end():
    """By chance it would take 2,000 plies to a flag; a draw without captures is an end of the rules, too."""
    played = play(ucc("well"), ucc("well"), 0, battle(quiet_draw=60))
    assert not played.truncated
    assert not played.reason.startswith("forfeit"), played
    assert played.plies > 20


@pytest.mark.parametrize(
    ("mode", "reason", "word"),
    [
        ("slow", "forfeit_time", "no answer in time"),
        ("dies", "forfeit_died", "it ended with code 3"),
        ("garbage", "forfeit_garbage", "hello"),
        ("illegal", "forfeit_illegal", "j5-j6"),
        ("flood", "forfeit_garbage", "no end of line"),
        ("surrender", "forfeit_resigned", ""),
        ("setup", "forfeit_illegal", "deployment"),
        ("gibberish", "forfeit_garbage", "set-up"),
    ],
)
@pytest.mark.parametrize("number", [0, 1])
def test_a_bad_ucc_program_loses_with_a_reason(mode: str, reason: str, word: str, number: int):
    began = time.monotonic()
    played = play(ucc(mode), "random", number, battle(seconds_for(mode)))
    assert (played.score, played.reason) == (0.0, reason)
    assert word in played.detail
    assert "\x1b" not in played.detail
    assert time.monotonic() - began < AMPLE, "nobody waits for more than its answer"


def test_a_program_that_never_sets_up_loses(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("gonfalon.players.external.SETUP_SECONDS", 1.0)
    played = play("random", ucc("mute"), 0, battle(SHORT))
    assert (played.score, played.reason) == (1.0, "forfeit_time")


def test_what_a_program_has_started_ends_with_it(tmp_path: Path):
    log = tmp_path / "heard"
    played = play(ucc("child", log), "random", 0, battle(SHORT))
    assert played.reason == "forfeit_time"
    child = int(Path(f"{log}.pid").read_text())
    for _ in range(600):
        if not _runs(child):
            return
        time.sleep(0.1)
    pytest.fail("its child is still running")


def _runs(pid: int) -> bool:
    """Is there such a process, not only its remains?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize(("variant", "preset"), [("battle", ""), ("duel", "")])
def test_a_ucc_program_is_not_asked_to_play_what_it_does_not_know(variant: str, preset: str):
    setting = arena.settle(variant, preset, {}, 1, AMPLE)
    with pytest.raises(GonfalonError, match="--ruleset battle --preset ucc"):
        arena.entrants_of([ucc("well")], setting)


def test_a_program_of_our_protocol_plays_any_ruleset(tmp_path: Path):
    log = tmp_path / "heard"
    setting = arena.settle(CORRIDOR, "", {"rescue": True}, 2, AMPLE)
    played = play(lines("well", log), "random", 1, setting)
    assert not played.reason.startswith("forfeit")
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    assert heard[0]["type"] == "start"
    assert (heard[0]["seat"], heard[0]["options"]["rescue"], heard[0]["protocol"]) == (1, True, 2)
    assert {message["type"] for message in heard[1:-1]} <= {"act", "news"}
    assert heard[-1] == {"type": "end", "returns": heard[-1]["returns"], "reason": played.reason}
    plies = [event["ply"] for message in heard[1:-1] for event in message["events"]]
    assert plies == sorted(plies)
    assert {event["kind"] for m in heard[1:-1] for event in m["events"]} >= {"ready", "start", "move"}
    seen = [m["observation"] for m in heard if m["type"] == "act" and m["observation"]["phase"] == "play"]
    assert all(p["piece"] or p["owner"] == 0 for one in seen for p in one["pieces"])
    assert any(not p["piece"] for one in seen for p in one["pieces"])


@pytest.mark.parametrize(
    ("mode", "reason"),
    [
        ("slow", "forfeit_time"),
        ("empty", "forfeit_garbage"),
        ("long", "forfeit_garbage"),
        ("illegal", "forfeit_illegal"),
        ("resign", "forfeit_resigned"),
    ],
)
def test_a_bad_program_of_our_protocol_loses_with_a_reason(mode: str, reason: str):
    played = play(lines(mode), "random", 0, arena.settle(CORRIDOR, "", {}, 1, seconds_for(mode)))
    assert (played.score, played.reason) == (0.0, reason)


def test_a_program_that_does_not_read_is_not_waited_for():
    child = Child("sleep 60")
    began = time.monotonic()
    try:
        with pytest.raises(Forfeit, match="does not read"):
            child.say("x" * 1_000_000, began + 0.5)
    finally:
        child.stop()
    assert time.monotonic() - began < 30, "it is not waited for until its sleep is over"
    assert child.process.returncode is not None


def test_lines_may_come_in_pieces_and_together():
    child = Child("printf 'one\\r\\ntwo\\nthree'")
    try:
        deadline = time.monotonic() + 60
        assert [child.line(deadline), child.line(deadline)] == ["one", "two"]
        with pytest.raises(Forfeit, match="died"):
            child.line(deadline)
    finally:
        child.stop()


def test_a_program_that_cannot_be_started_has_died(tmp_path: Path):
    file = tmp_path / "not-a-program"
    file.write_text("")
    with pytest.raises(Forfeit, match="could not be started"):
        Child(str(file))
    with pytest.raises(GonfalonError, match="no such program"):
        entrants.check(entrants.parse(f"lines:{file}"), "stratego", games.get("stratego").setup(CORRIDOR))
    assert LONGEST < 1_000_000
    assert not os.access(file, os.X_OK)
