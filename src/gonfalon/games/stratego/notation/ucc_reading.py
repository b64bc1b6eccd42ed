"""Reads the lines of a UCC referee leniently, however they are spaced or cut (docs/guides/ucc-bot.md).

`ucc_lines` is strict; here only `read_start` raises, and a line that cannot be used gives None. Boards are as `ucc_lines.read_board`
gives them: our square name -> letter of an own piece, or `#`. Nothing here needs the compiled rules; as the protocol has no rule of
repetition, the legal moves follow from the board alone.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from gonfalon.core.errors import NotationError

from ..ruleset import shipped
from ..squares import STEPS, row_and_column, square_name
from .ucc_lines import ENEMY, LAKE, RESULT_OF_WORD, RESULTS, ROW, read_board, read_move
from .ucc_setup import LETTERS, square_of

COLOURS = ("RED", "BLUE")
"""By seat."""
SURRENDER = "SURRENDER"
UNSURE = "?"
"""On a board: a square of a combat whose outcome the referee did not send."""
LONGEST = 200

_START = re.compile(r"(RED|BLUE)\s+(?:.*\s)?(\d+)\s+(\d+)", re.ASCII | re.IGNORECASE)
_MOVE = re.compile(r"(\d\s+\d\s+(?:UP|DOWN|LEFT|RIGHT)(?:\s+[1-9])?)(?:\s+([A-Z_]\w*)(.*))?", re.ASCII | re.I)
_RANKS = re.compile(r"\s*([1-9sBF])\s+([1-9sBF])\b.*", re.ASCII)

Board = dict[str, str]


class ReceivedMove(NamedTuple):
    """A move as the referee sent it. has_outcome: did the line hold an outcome?

    result, attacker, defender: as in `ucc_lines.MoveOutcome`, "" where the line does not hold them.
    """

    source: str
    target: str
    has_outcome: bool = False
    result: str = ""
    attacker: str = ""
    defender: str = ""


def read_start(line: str) -> int:
    """The seat that the first line gives. Raises NotationError."""
    match = _START.fullmatch(line.strip()) if len(line) <= LONGEST else None
    if not match:
        raise NotationError(line[:60], 0, "a game begins with a line like RED NAME 10 10")
    if (match[2], match[3]) != ("10", "10"):
        raise NotationError(line[:60], 0, "only boards of 10 10 are known")
    return COLOURS.index(match[1].upper())


def is_quit(line: str) -> bool:
    """Has the game ended?"""
    return line.strip().upper().split(" ")[0] == "QUIT"


def hear(line: str) -> ReceivedMove | None:
    """A move with its outcome; a missing outcome or one of an unknown word leaves `has_outcome` False."""
    match = _MOVE.fullmatch(line.strip()) if len(line) <= LONGEST else None
    if not match:
        return None
    try:
        source, target = read_move(match[1].upper())
    except NotationError:
        return None
    word = (match[2] or "").upper()
    if word == "OK":
        return ReceivedMove(source, target, True)
    if word == "VICTORY_FLAG":
        return ReceivedMove(source, target, True, "attacker", "", "F")
    if word not in RESULT_OF_WORD:
        return ReceivedMove(source, target)
    ranks = _RANKS.fullmatch(match[3])
    names = (LETTERS[ranks[1]], LETTERS[ranks[2]]) if ranks else ("", "")
    return ReceivedMove(source, target, True, RESULT_OF_WORD[word], *names)


def sent(move: str) -> ReceivedMove:
    """A move of our own, given as action text, whose outcome is not known yet."""
    source, target = move.split("-")
    return ReceivedMove(source, target)


def row_of(line: str) -> str | None:
    """The ten characters of a board row, spaces removed; None if the line is no row."""
    row = "".join(line.split()) if len(line) <= LONGEST else ""
    return row if ROW.fullmatch(row) else None


def board_of(rows: list[str]) -> Board | None:
    """A board from ten rows; None if its lakes are not where the lakes are, which means a missing or an additional row."""
    lakes = {square_of(x, y) for y, row in enumerate(rows) for x, square in enumerate(row) if square == LAKE}
    if lakes and lakes != set(shipped("battle").obstacles):
        return None
    return read_board(rows)


def start_board(seat: int, letters: str) -> Board:
    """The board before the first move, from the letters of an own deployment."""
    zones = shipped("battle").zones
    return dict(zip(zones[seat], letters, strict=True)) | dict.fromkeys(zones[1 - seat], ENEMY)


def legal_moves(board: Board) -> list[str]:
    """Every legal move of the side whose pieces the board names, as our action texts."""
    return [f"{source}-{target}" for source, target in legal_ends(board)]


def legal_ends(board: Board) -> list[tuple[str, str]]:
    """Source and target of every legal move of the side whose pieces the board names."""
    reach = {piece.letter: piece.reach for piece in shipped("battle").pieces}
    return [
        (square, target)
        for square, letter in board.items()
        for direction in STEPS
        for target in targets(board, square, direction, reach.get(letter, 0))
    ]


def targets(board: Board, square: str, direction: tuple[int, int], reach: int) -> list[str]:
    """The squares that a piece on `square` reaches in one direction, up to and with an enemy's."""
    rules, found = shipped("battle"), []
    r, c = row_and_column(square)
    mine = board.get(square) != ENEMY
    for _ in range(min(reach, 9)):
        r, c = r + direction[0], c + direction[1]
        name = square_name(r, c)
        if not (0 <= r < rules.rows and 0 <= c < rules.columns) or name in rules.obstacles:
            break
        standing = board.get(name)
        if standing == UNSURE or (standing is not None and (standing != ENEMY) == mine):
            break
        found.append(name)
        if standing is not None:
            break
    return found


def after(board: Board, heard: ReceivedMove) -> Board:
    """The board after a move; a combat without an outcome leaves its square UNSURE."""
    board = dict(board)
    piece, standing = board.pop(heard.source, None), board.get(heard.target)
    if piece is None:
        return board
    if standing is None:
        board[heard.target] = piece
    elif not heard.result:
        board[heard.target] = UNSURE
    elif heard.result == "attacker":
        board[heard.target] = piece
    elif heard.result == "both":
        del board[heard.target]
    return board


def endings(board: Board, heard: ReceivedMove) -> list[ReceivedMove]:
    """The possible outcomes of a move: one if the line held it or the target was empty."""
    fight = board.get(heard.target) is not None
    if not fight:
        return [heard._replace(result="", attacker="", defender="")]
    if heard.result:
        return [heard]
    return [heard._replace(result=result) for result in RESULTS]
