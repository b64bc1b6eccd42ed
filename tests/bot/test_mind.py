"""The player behind a seat: told its time, replaced where it fails, and not asked once the history is lost."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from gonfalon import players
from gonfalon.cli.stratego import ucc
from gonfalon.cli.stratego.ucc import UccPlayer
from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.notation.ucc_reading import Board, hear, legal_moves, start_board

MAKE = players.make


class Odd:
    """A player that deploys well and then does what it was made for."""

    def __init__(self, answer: str) -> None:
        self.answer, self.asked = answer, 0

    def act(self, information: InformationState) -> str:
        """The answer, whatever is asked; "raise" raises."""
        if information.observation.kind == "deploy":
            return MAKE("stratego", 1, 1).act(information)
        self.asked += 1
        if self.answer == "raise":
            raise RuntimeError("a bug")
        return self.answer


def seated(monkeypatch: pytest.MonkeyPatch, player: Any) -> tuple[UccPlayer, Board]:
    """A red seat whose player at level 6 is `player`; the board of its first turn."""

    def make(family: str, level: int, seed: int, ms: int | None = None) -> Any:
        made.append((level, ms))
        return player if level == 6 else MAKE(family, level, seed)

    made: list[tuple[int, int | None]] = []
    monkeypatch.setattr(players, "make", make)
    mind = UccPlayer(0, 6, 1, 100)
    assert made[0] == (6, 84)
    letters = mind.deployment()
    mind.deploy(letters)
    return mind, start_board(0, letters)


@pytest.mark.parametrize("answer", ["raise", "", "a1-a9", "e5-e6", "deploy MMMM"])
def test_a_player_that_fails_is_stood_in_for(monkeypatch: pytest.MonkeyPatch, answer: str):
    player = Odd(answer)
    mind, board = seated(monkeypatch, player)
    mind.hear("", (), board)
    assert mind.quick_move() in legal_moves(board)
    assert player.asked == 0
    assert mind.move() in legal_moves(board)
    assert player.asked == 1


def test_a_player_that_answers_is_heard(monkeypatch: pytest.MonkeyPatch):
    player = Odd("")
    mind, board = seated(monkeypatch, player)
    player.answer = legal_moves(board)[-1]
    mind.hear("", (), board)
    assert mind.move() == player.answer


def test_a_player_is_told_what_is_left_of_the_time(monkeypatch: pytest.MonkeyPatch):
    told: list[float] = []

    class Timed(Odd):
        def limit(self, ms: float) -> None:
            told.append(ms)

    mind, board = seated(monkeypatch, Timed(""))
    mind.hear("", (), board)
    monkeypatch.setattr(ucc, "time", SimpleNamespace(monotonic=lambda: 100.0))
    for left in (0.1, 0.05, -1.0):
        mind.move(100.0 + left)
    mind.move()
    assert 50 < told[0] <= 84
    assert 10 < told[1] <= 39
    assert told[2:] == [1.0]


def test_without_a_history_the_player_is_not_asked(monkeypatch: pytest.MonkeyPatch):
    """Two enemy pieces have gone at once: that cannot be, and the rows are believed."""
    player = Odd("")
    mind, board = seated(monkeypatch, player)
    mind.hear("", (), board)
    first = mind.move()
    source, target = first.split("-")
    board[target] = board.pop(source)
    board["e6"], board["f6"] = board.pop("e7"), board.pop("f7")
    told = hear("4 6 UP OK")
    assert told is not None
    asked = player.asked
    mind.hear(first, (told,), board)
    assert mind.move() in legal_moves(board)
    assert (player.asked, mind.seat.fallback is not None) == (asked, True)
    seen: Any = mind.seat.information().observation
    assert {piece.square for piece in seen.pieces} == set(board)
    assert sorted(seen.legal) == sorted(legal_moves(board))
