"""Results of combat by the ranks and the lines of a ruleset (STRAT-5)."""

from __future__ import annotations

from ..kernel.layout import ATTACKER, BOTH, DEFENDER, NEITHER
from ..ruleset import Piece, Ruleset

RESULTS = {"both": BOTH, "attacker": ATTACKER, "defender": DEFENDER, "neither": NEITHER}
"""A ruleset's word for a result -> the kernel's number."""


def combat_result(ruleset: Ruleset, attacker: Piece, defender: Piece, aggressor: bool) -> str:
    """STRAT-5.3 to 5.9, 9.1: who stays when `attacker` attacks `defender`: attacker, defender or both (removed)."""
    special = [
        line.result
        for line in ruleset.combat
        if line.attacker in ("*", attacker.id) and line.defender in ("*", defender.id)
    ]
    if special:
        return special[-1]
    if attacker.rank != defender.rank:
        return "attacker" if attacker.rank > defender.rank else "defender"
    return "attacker" if aggressor and attacker.rank > 0 else "both"
