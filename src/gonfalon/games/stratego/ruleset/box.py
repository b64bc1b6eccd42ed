"""How a ruleset is offered: the table [box] of its file (STRAT-12.7). It changes no rule."""

from __future__ import annotations

from typing import Any, Literal, get_args

from gonfalon.core.game import BoxSpec, Shelf
from gonfalon.games.ruleset_file import RulesetFile

from .model import Piece

Drawing = Literal["banners", "crown", "mountain", "pennants", "shields", "swords", "weapons", "wreath"]
"""The large drawings that a cover may have (`DRAWINGS` of web/src/games/stratego/covers.tsx)."""
Cloth = Literal["blue", "brown", "green", "iron", "olive", "purple", "red", "rust"]
"""The colours of a cover (web/src/games/stratego/styles/covers.css)."""
WORDS: dict[str, tuple[str, ...]] = {
    "shelf": get_args(Shelf),
    "drawing": get_args(Drawing),
    "cloth": get_args(Cloth),
}
FIELDS = (*WORDS, "inside", "pieces")
MOST_PIECES = 5
"""Pieces on a cover."""

Armies = tuple[dict[str, int], dict[str, int]]


def box_of(
    file: RulesetFile,
    data: dict[str, Any],
    pieces: tuple[Piece, ...],
    armies: Armies,
    shipped: tuple[str, ...],
) -> BoxSpec:
    """The box of a ruleset; what its file does not say comes from its army. Raises RulesetError."""
    box = data.get("box", {})
    if not isinstance(box, dict):
        raise file.fail("box", "", "must be a table")
    for key, value in box.items():
        if key not in FIELDS:
            raise file.fail("box", key, f"unknown; [box] has {', '.join(sorted(FIELDS))}")
        if key in WORDS and value not in WORDS[key]:
            raise file.fail("box", key, f"must be one of {', '.join(WORDS[key])}")
    inside = box.get("inside", "")
    if inside and inside not in shipped:
        raise file.fail("box", "inside", "must name the shipped ruleset in whose box this one lies")
    n_pieces = {sum(army.values()) for army in armies}
    emblems = {piece.id: piece.emblem for piece in pieces}
    shown = () if "drawing" in box else _shown(file, box, pieces, armies)
    return BoxSpec(
        shelf=box.get("shelf", "more"),
        inside=inside,
        n_pieces=n_pieces.pop() if len(n_pieces) == 1 else 0,
        drawing=box.get("drawing", ""),
        emblems=tuple(emblems[name] for name in shown),
        cloth=box.get("cloth", ""),
    )


def _shown(
    file: RulesetFile, box: dict[str, Any], pieces: tuple[Piece, ...], armies: Armies
) -> tuple[str, ...]:
    """The pieces on the cover, from left to right."""
    shown = box.get("pieces")
    if shown is None:
        return _flag_and_crowd(pieces, armies)
    known = [piece.id for piece in pieces]
    few = isinstance(shown, list) and 1 <= len(shown) <= MOST_PIECES
    if not few or not all(name in known for name in shown):
        raise file.fail("box", "pieces", f"must be a list of 1 to {MOST_PIECES} pieces of this ruleset")
    return tuple(shown)


def _flag_and_crowd(pieces: tuple[Piece, ...], armies: Armies) -> tuple[str, ...]:
    """The flag between the two kinds that are most numerous; of equal numbers, the higher rank."""
    total = {piece.id: sum(army.get(piece.id, 0) for army in armies) for piece in pieces}
    movable = [piece for piece in pieces if piece.reach and total[piece.id]]
    crowd = sorted(movable, key=lambda piece: (-total[piece.id], -piece.rank))[:2]
    flag = next(piece.id for piece in pieces if piece.flag)
    return (crowd[0].id, flag, *(piece.id for piece in crowd[1:]))
