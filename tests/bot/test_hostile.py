"""A referee that loses lines, spells them badly, lies or raves: the bot goes on by the rows, and never moves against them."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.cli.stratego.bot import Bot, LineTimeout
from gonfalon.cli.stratego.plain_move import PlainPlayer
from gonfalon.core.errors import GonfalonError
from gonfalon.games.stratego.notation.ucc_lines import read_move
from gonfalon.games.stratego.notation.ucc_reading import ReceivedMove, board_of, hear, row_of

from .opponents import Fixed, Inline, bot, stranger
from .referee import Referee, Thread
from .test_seat import GameResult, board_for

SILENCE = "\0silence"
WAYS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}


class Script:
    """A referee that reads from a script, whatever it is answered; SILENCE is a wait that lasts too long."""

    def __init__(self, lines: list[str]) -> None:
        self.left, self.read = list(reversed(lines)), []
        self.rows: list[str] = []

    def next(self, seconds: float | None) -> str:
        """As LineReader.next."""
        while self.left:
            line = self.left.pop()
            if line == SILENCE:
                self.rows = []
                if seconds is not None:
                    raise LineTimeout
                continue
            row = row_of(line)
            if row is not None:
                self.rows = [*self.rows[-9:], row]
            elif hear(line) is not None:
                self.rows = []
            return line
        raise EOFError


def is_legal(rows: list[str], answer: str) -> bool:
    """May this move be made on these rows? Written for these tests alone, from the guide."""
    x, y, word, *rest = answer.split()
    (dx, dy), n = WAYS[word], int(rest[0]) if rest else 1
    here, ways = (int(x), int(y)), []
    for k in range(1, n + 1):
        ways.append((here[0] + dx * k, here[1] + dy * k))
    if not all(0 <= a <= 9 and 0 <= b <= 9 for a, b in ways):
        return False
    piece, end = rows[here[1]][here[0]], rows[ways[-1][1]][ways[-1][0]]
    if piece not in "123456789s" or (n > 1 and piece != "9"):
        return False
    return end in ".#" and all(rows[b][a] == "." for a, b in ways[:-1])


def run(lines: list[str], thinker: Any) -> list[str]:
    """What the bot writes; every move is held to the rows read before it. A plain refusal of garbage is fine."""
    script, written = Script(lines), []

    def write(text: str) -> None:
        if written and not text.startswith("SURRENDER") and len(script.rows) == 10:
            assert is_legal(script.rows, text), (script.rows, text)
        written.append(text)

    try:
        Bot(script, write, thinker, 100, random.Random(1)).run()  # pyright: ignore[reportArgumentType]
    except GonfalonError as error:
        assert "\n" not in str(error)
    return written


@lru_cache(maxsize=2)
def transcript(seat: int) -> list[str]:
    """Every line a referee sent our bot in a true game, its first 60 turns."""
    pair = [Thread(bot(Inline(1, 5))), Thread(stranger(5))]
    if seat == 1:
        pair.reverse()
    Referee(pair[0], pair[1], cap=120).play()
    for program in pair:
        program.wait(30.0)
    return "".join(pair[seat].said).splitlines()


@lru_cache(maxsize=2)
def played_unspoilt(seat: int) -> tuple[list[str], bool]:
    """What our bot writes in the true game read from a script, and whether its thinker lost the history."""
    thinker = Inline(1, 5)
    return run(transcript(seat), thinker), thinker.fell_back


@pytest.mark.parametrize("seat", [0, 1])
def test_a_true_game_read_from_a_script_is_played_the_same(seat: int):
    written, fell_back = played_unspoilt(seat)
    assert len(written) == 61
    assert not fell_back


ROWS = st.text(alphabet="123456789sBF#.+", min_size=10, max_size=10)
MOVES = st.builds(
    "{} {} {}{} {}".format,
    st.integers(0, 9),
    st.integers(0, 9),
    st.sampled_from(list(WAYS)),
    st.sampled_from(["", " 2", " 9", " 0", " x"]),
    st.sampled_from(["OK", "KILLS 9 8", "DIES 1 B", "BOTHDIE s s", "KILLS", "", "VICTORY_FLAG", "WHO KNOWS"]),
)
LINES = st.one_of(
    ROWS, MOVES, st.text(max_size=30), st.sampled_from(["START", "", SILENCE, "SURRENDER", "RED a 10 10"])
)


@st.composite
def spoilt(draw: st.DrawFn) -> tuple[int, list[str]]:
    """A true game's lines with some lost, doubled, misspelt, or with others between them."""
    seat = draw(st.integers(0, 1))
    lines = transcript(seat)[: draw(st.integers(1, 200))]
    for _ in range(draw(st.integers(0, 8))):
        place = draw(st.integers(1, max(1, len(lines))))
        how = draw(st.sampled_from(["lose", "double", "spell", "insert", "space"]))
        old = lines[place : place + 1]
        new = {
            "lose": [],
            "double": old * 2,
            "spell": [line.replace(draw(st.sampled_from("0123456789#.UO")), "?") for line in old],
            "insert": [draw(LINES), *old],
            "space": ["  " + line.replace(" ", "   ") + " \r" for line in old],
        }[how]
        lines = lines[:place] + new + lines[place + 1 :]
    return seat, lines


@settings(max_examples=40, deadline=None)
@given(spoilt())
def test_spoilt_lines_never_lead_to_an_illegal_move(case: tuple[int, list[str]]):
    _, lines = case
    run(lines, Inline(1, 5))


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["RED a 10 10", "BLUE b 10 10"]), st.lists(LINES, max_size=60))
def test_ravings_are_answered_by_the_rows_or_not_at_all(first: str, lines: list[str]):
    run([first, *lines], Fixed(None))


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(["RED a 10 10", "BLUE b 10 10"]),
    st.lists(st.lists(ROWS.map(lambda row: row.replace("+", ".")), min_size=10, max_size=10), max_size=6),
)
def test_boards_that_cannot_be_are_played_on(first: str, boards: list[list[str]]):
    """Each full board is a turn: a move, or SURRENDER where there is none."""
    written = run(
        [first, *(line for rows in boards for line in ("4 3 DOWN OK", "4 6 UP OK", *rows))], Inline(1, 5)
    )
    assert 1 <= len(written) <= 1 + len(boards)


# ---- what is lost on the way is made good from the rows ------------------------------------------------------------------


def without_own_echo(
    heard: list[ReceivedMove], board: dict[str, str]
) -> tuple[list[ReceivedMove], dict[str, str] | None]:
    return heard[1:] if len(heard) > 1 else heard, board


def without_enemy_line(
    heard: list[ReceivedMove], board: dict[str, str]
) -> tuple[list[ReceivedMove], dict[str, str] | None]:
    return heard[:1] if len(heard) > 1 else [], board


def without_outcomes(
    heard: list[ReceivedMove], board: dict[str, str]
) -> tuple[list[ReceivedMove], dict[str, str] | None]:
    return [ReceivedMove(move.source, move.target) for move in heard], board


def without_any_line(
    heard: list[ReceivedMove], board: dict[str, str]
) -> tuple[list[ReceivedMove], dict[str, str] | None]:
    return [], board


def without_rows(
    heard: list[ReceivedMove], board: dict[str, str]
) -> tuple[list[ReceivedMove], dict[str, str] | None]:
    return heard, None


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("garble", "sure"),
    [
        (without_own_echo, False),
        (without_enemy_line, False),
        (without_outcomes, False),
        (without_any_line, False),
        (without_rows, True),
    ],
)
def test_what_is_lost_is_made_good(garble: Callable[..., Any], sure: bool, seat: int):
    """Every turn shows the true board and its legal moves; lines that still tell all leave the history whole, too."""
    fell_back = []

    def at_turn(game: GameResult) -> None:
        seen = game.follower.information().observation
        assert {p.square for p in seen.pieces} == set(board_for(game.state, seat))  # pyright: ignore
        assert seen.legal == game.state.legal_texts()
        fell_back.append(game.follower.fallback is not None)

    assert GameResult(3, seat, (1, 1), garble, cap=80).run(at_turn) > 20
    if sure:
        assert not any(fell_back)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("what", ["lost", "doubled", "misspelt"])
def test_a_spoilt_row_is_made_good(what: str, seat: int):
    """A lost row is not waited for, a doubled one shifts nothing: the bot answers what it would have answered."""
    lines = transcript(seat)
    spoilt: list[str] = []
    for before, line in zip(["", *lines], lines, strict=False):
        if row_of(line) is not None and row_of(before) is None:
            spoilt += {"lost": [], "doubled": [line, line], "misspelt": [line.replace(line[0], "?")]}[what]
        elif row_of(line) is None and row_of(before) is not None and what != "doubled":
            spoilt += [SILENCE, line]
        else:
            spoilt.append(line)
    thinker = Inline(1, 5)
    assert run(spoilt, thinker) == played_unspoilt(seat)[0]
    assert not thinker.fell_back


def test_without_echo_and_rows_the_own_move_still_counts(monkeypatch: pytest.MonkeyPatch):
    def quiet(_self: PlainPlayer, board: dict[str, str], legal: list[str], _last: str) -> str:
        return next(move for move in legal if move.split("-")[1] not in board)

    monkeypatch.setattr(PlainPlayer, "choose", quiet)
    script, written = Script(["RED a 10 10", "START", SILENCE, "0 6 UP OK", SILENCE]), []
    game = Bot(script, written.append, Fixed(None), 100, random.Random(1))  # pyright: ignore[reportArgumentType]
    game.run()
    assert len(written) == 3
    source, target = read_move(written[1])
    assert source not in game.board
    assert game.board[target] not in "#?"
    assert (game.board.get("j7"), game.board["j6"]) == (None, "#")


def test_a_board_without_lakes_is_one_all_the_same():
    rows = [".........."] * 10
    rows[3] = "....8....."
    assert run(["RED a 10 10", "START", *rows], Fixed(None))[1].strip() in {
        "4 3 UP",
        "4 3 LEFT",
        "4 3 RIGHT",
        "4 3 DOWN",
    }
    assert board_of([*rows[:5], "++........", *rows[6:]]) is None
