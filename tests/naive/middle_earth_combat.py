"""Who captures whom: ranks, combat (ME-4, 9.4), what powers do to a target (ME-6), and what the Ring changes."""

from __future__ import annotations

from typing import Any

from .middle_earth_setting import EVIL, MINERS, SHOTS, SPY_PREY
from .stratego_setting import Piece

OPEN, DESTROYED, TAKEN = "open", "destroyed", "taken"


class Strengths:
    """Ranks as they are now. ring: "open", "destroyed" or "taken"; "" in a game without it (ME-9.1)."""

    def __init__(self, options: dict[str, Any], ring: str) -> None:
        self.options = options
        self.ring = ring

    def rank(self, piece: Piece) -> int | None:
        """ME-9.8, 9.9: one more for Evil once it has the Ring, Wormtongue excepted."""
        rank = piece.kind.rank
        is_raised = self.ring == TAKEN and piece.seat == EVIL and piece.kind.id != "wormtongue"
        return rank + 1 if rank is not None and is_raised else rank

    def is_lower(self, one: Piece, other: Piece) -> bool:
        """Is the rank of `one` lower than that of `other`? No, if either has none."""
        low, high = self.rank(one), self.rank(other)
        return low is not None and high is not None and low < high

    def is_equal(self, one: Piece, other: Piece) -> bool:
        """Have both the same rank?"""
        return self.rank(one) is not None and self.rank(one) == self.rank(other)

    def is_invisible(self, piece: Piece) -> bool:
        """Frodo in game 3 (ME-9.3, 9.4, 9.11)."""
        if piece.kind.id != "frodo" or self.ring == "":
            return False
        return self.ring != DESTROYED or self.options["invisible_after_quest"]

    # ---- combat

    def uses_invisibility(self, attacker: Piece, defender: Piece) -> bool:
        """Is it a combat of the first two rows of the table in ME-9.4?"""
        foe = self._foe_of_the_invisible(attacker, defender)
        return foe is not None and (foe.kind.id == "fortress" or foe.kind.rank in (4, 5, 6, 7, 9))

    def _foe_of_the_invisible(self, attacker: Piece, defender: Piece) -> Piece | None:
        if self.is_invisible(attacker):
            return defender
        return attacker if self.is_invisible(defender) else None

    def result(self, attacker: Piece, defender: Piece) -> str:
        """Who is left: "attacker", "defender", "both" when both fall, "neither" when nobody does."""
        if self.uses_invisibility(attacker, defender):
            foe = self._foe_of_the_invisible(attacker, defender)
            assert foe is not None
            if foe.kind.rank != 4 or not self.options["haradrim_falls"]:
                return "neither"
            return "defender" if foe is attacker else "attacker"
        if defender.kind.flag:
            return "attacker"  # ME-4.4
        if defender.kind.id == "fortress":
            return "attacker" if attacker.kind.id in MINERS else "defender"  # ME-4.2
        if SPY_PREY.get(attacker.kind.id) == defender.kind.id:
            return "attacker"  # ME-4.3
        if self.is_equal(attacker, defender):
            return "attacker" if self.options["aggressor_advantage"] else "both"
        return "attacker" if self.is_lower(defender, attacker) else "defender"

    # ---- powers

    def is_captured_by(self, power: str, user: Piece, target: Piece) -> bool:
        """Does this target of this power fall?"""
        if power in SHOTS:  # ME-6.2.3 to 6.2.5, 6.3.3, 6.3.4
            captures = self.options.get(f"{power}_captures", True)
            return captures and target.kind.id not in SHOTS[power].spares and self._is_shot(user, target)
        if power == "axe":  # ME-6.4.2, 6.4.3
            return self.is_lower(target, user) or self.is_equal(target, user)
        if power == "rage":  # ME-6.7.2, 6.7.3
            if self.is_invisible(target) or target.kind.flag:
                return False
            is_weaker = self.is_lower(target, user) or self.is_equal(target, user)
            return target.kind.id == "fortress" or is_weaker
        raise ValueError(f"{power} has no targets")

    def _is_shot(self, user: Piece, target: Piece) -> bool:
        return self.is_lower(target, user) and not self.is_invisible(target)

    def fells_gimli(self, gimli: Piece, target: Piece) -> bool:
        """ME-6.4.2, 6.4.3: does striking this target cost him?"""
        if target.kind.flag:
            return False
        return not self.is_lower(target, gimli)
