"""Clocks on the command line: how one is written, a game with one in the terminal, and the time of a recorded game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from gonfalon import games
from gonfalon.cli import terminal
from gonfalon.cli.clock_words import SETUP_SECONDS, clock_of, written_clock, written_time
from gonfalon.cli.game_choice import GameChoice
from gonfalon.cli.play import PlayRequest, play_game
from gonfalon.cli.replay import replay_file
from gonfalon.core.errors import GonfalonError
from gonfalon.match import record
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.terms import Clock


@pytest.mark.parametrize(
    ("written", "clock"),
    [
        ("", None),
        ("5+3", Clock(initial=300, increment=3, setup=SETUP_SECONDS)),
        ("30s", Clock(move=30, setup=SETUP_SECONDS)),
    ],
)
def test_a_clock_is_written_in_a_word(written: str, clock: Clock | None):
    assert clock_of(written) == clock
    assert clock is None or written_clock(clock) == written


@pytest.mark.parametrize("written", ["5", "0+0", "5+", "+5", "s", "0s", "-5s", "a+b", "99999999+0"])
def test_what_is_no_clock_is_refused_with_an_example(written: str):
    with pytest.raises(GonfalonError, match=r"5\+3"):
        clock_of(written)


def test_times_are_written_in_minutes_and_seconds():
    assert [written_time(ms) for ms in (0, 61_999, 3_605_000)] == ["0:00", "1:01", "1:00:05"]


def played(typed: str, clock: Clock, ticks: list[float], monkeypatch: pytest.MonkeyPatch) -> str:
    """What the terminal says in a game of two persons whose clock ticks as the test says: a time for each look at it."""

    class Watch:
        now = 0.0

        def monotonic(self) -> float:
            self.now += ticks.pop(0) if ticks else 0.0
            return self.now

    monkeypatch.setattr(terminal, "time", Watch())
    said: list[str] = []
    request = PlayRequest(GameChoice("tiny_hidden", "outpost"), people=2, seed=3, clock=clock)
    play_game(request, io.StringIO(typed), said.append)
    return "\n".join(said)


def test_the_terminal_shows_the_clocks_and_lets_a_flag_fall(monkeypatch: pytest.MonkeyPatch):
    clock = Clock(initial=60, setup=600)
    typed = "random\n\nrandom\n\nrandom\n\nrandom\n"
    said = played(typed, clock, [0.0] * 7 + [61.0] * 9, monkeypatch)
    assert "10:00" in said
    assert "1:00" in said
    assert "out of time" in said.lower() or "time" in said.lower().splitlines()[-1]


def test_a_replayed_record_tells_the_time_of_each_seat(tmp_path: Path):
    setting = Setting("stratego", games.get("stratego").setup("barrage"), 3, Clock(initial=300, increment=5))
    match_state = MatchState(setting)
    for seat in range(2):
        text = f"deploy {('F' + '.' * 29 + 'M9B32S2' + '...', '2S23B9M' + '.' * 32 + 'F')[seat]}"
        match_state.take(Entry(seat, seat, text, "", 0, 61_000 * (seat + 1)))
    match_state.take(Entry(2, 0, "/resign", "", 0))
    path, said = tmp_path / "game.json", list[str]()
    path.write_bytes(record.dumps(record.record_of(match_state)))
    assert replay_file(path, said.append) == 0
    assert said[0].endswith("clock 5+5, time used: red 1:01, blue 2:02")
