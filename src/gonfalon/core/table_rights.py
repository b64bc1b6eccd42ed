"""Table acts that a game allows, outside its rules; `match.table_actions` lists them."""

from __future__ import annotations

from typing import Literal

TableRight = Literal["resign", "draw", "unready", "claim", "concede", "undo", "restart", "talk"]
"""Table acts that a game allows, outside its rules; `match.table_actions` lists them."""
TALK: TableRight = "talk"
"""Table act of a game in which seats send each other signals (`Game.signals`) and computers announce their plans."""
OPPONENTS: tuple[TableRight, ...] = ("resign", "draw", "unready", "claim")
"""Table acts of two opponents: resign, agree on a draw, take back a secret answer while the other's is open, claim the win when the
other has left."""
COMPANY: tuple[TableRight, ...] = ("concede", "undo", "restart", "unready")
"""Table acts of a cooperative game; the first three need the consent of the other seats."""
