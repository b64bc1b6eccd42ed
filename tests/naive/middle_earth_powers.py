"""Which powers may be used, one paragraph of ME-6 after the other; nothing here changes a position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from .middle_earth_acts import Act
from .middle_earth_setting import SHOTS, in_order, is_around, is_within
from .stratego_setting import Piece, Setting, Square, are_in_line, are_neighbours, path


class Powers:
    """The powers of one position. untouchable: the square of a piece that is no target (ME-9.7)."""

    def __init__(
        self,
        setting: Setting,
        squares: dict[Square, Piece],
        powers: dict[str, tuple[str, ...]],
        untouchable: Square | None,
    ) -> None:
        self.setting = setting
        self.options: dict[str, Any] = setting.options
        self.squares = squares
        self.powers = powers
        self.untouchable = untouchable

    # ---- what is legal

    def fault(self, seat: int, act: Act) -> str:
        """The reason against a power, section 6 of stratego.md put aside; "" if there is none (ME-5.9)."""
        piece = self.squares.get(act.source)
        if piece is None:
            return "no_piece"
        if piece.seat != seat:
            return "not_your_piece"
        if act.power not in self.powers.get(piece.kind.id, ()):
            return "no_power"
        if not self._steps_are_right(piece, act):
            return "power_step"
        if not self._targets_are_right(seat, act):
            return "power_target"
        return ""

    def possible(self, seat: int) -> list[Act]:
        """All powers that ME-5 to 7 allow a seat."""
        users = [(square, piece) for square, piece in self.squares.items() if piece.seat == seat]
        return [
            act
            for square, piece in users
            for power in self.powers.get(piece.kind.id, ())
            for act in self._imaginable(seat, power, square)
            if self.fault(seat, act) == ""
        ]

    def _imaginable(self, seat: int, power: str, source: Square) -> Iterator[Act]:
        """All acts worth asking about, and more."""
        if power == "fly":
            yield from (Act(power, source, [target]) for target in self.setting.in_line(source))
        elif power in SHOTS:
            yield from (Act(power, source, [], [target]) for target in self.squares)
        elif power == "steed":
            for first in self.setting.neighbours(source):
                yield from (Act(power, source, [first, then]) for then in self.setting.neighbours(first))
        elif power in ("axe", "rage"):
            for steps in [[], *([square] for square in self.setting.neighbours(source))]:
                for targets in self._imaginable_targets(seat, power, steps[-1] if steps else source):
                    yield Act(power, source, steps, targets)

    def _imaginable_targets(self, seat: int, power: str, stands_on: Square) -> list[list[Square]]:
        if power == "rage":
            return [[]]  # they are not named (ME-6.7.6)
        choose = permutations if self.options["axe_stops"] else combinations
        enemies = self.enemies_around(seat, stands_on)
        return [list(targets) for n_targets in (1, 2, 3) for targets in choose(enemies, n_targets)]

    # ---- steps

    def is_free(self, square: Square) -> bool:
        """No obstacle, and no piece stands on it."""
        return square not in self.setting.obstacles and square not in self.squares

    def _steps_are_right(self, piece: Piece, act: Act) -> bool:
        if act.power == "fly":
            return self._may_fly(act.source, act.steps[0])
        if act.power == "steed":
            return self._may_ride(piece, act.source, *act.steps)
        if act.power in ("axe", "rage"):
            if not act.steps:
                return self.options[f"{act.power}_may_stay"]  # ME-6.4.7, 6.7.7
            return are_neighbours(act.source, act.steps[0]) and self.is_free(act.steps[0])
        return True

    def _may_fly(self, source: Square, target: Square) -> bool:
        """ME-6.1.1 to 6.1.3."""
        if source == target or not are_in_line(source, target):
            return False
        jumped = path(source, target)[1:-1]
        return bool(jumped) and self.is_free(target) and not any(self.is_free(square) for square in jumped)

    def _may_ride(self, piece: Piece, source: Square, first: Square, second: Square) -> bool:
        """ME-6.5.1 to 6.5.4."""
        if not are_neighbours(source, first) or not self.is_free(first):
            return False
        if not are_neighbours(first, second) or second in self.setting.obstacles:
            return False
        if second == source:
            return self.options["steed_may_return"]
        standing = self.squares.get(second)
        return standing is None or standing.seat != piece.seat

    # ---- targets

    def enemies_around(self, seat: int, square: Square) -> list[Square]:
        """The squares of the possible targets of axe and Rage, in order."""
        return in_order(
            [other for other in self.squares if self._is_target(seat, other, is_around(square, other))]
        )

    def _is_target(self, seat: int, square: Square, is_in_range: bool) -> bool:
        piece = self.squares.get(square)
        if piece is None or piece.seat == seat:
            return False
        return is_in_range and square != self.untouchable

    def _targets_are_right(self, seat: int, act: Act) -> bool:
        if act.power in SHOTS:
            if len(act.targets) != 1:
                return False
            shape = self.options.get(f"{act.power}_range", SHOTS[act.power].reach)
            return self._is_target(seat, act.targets[0], is_within(shape, act.source, act.targets[0]))
        if act.power == "axe":
            return self._may_strike(seat, act)
        if act.power == "rage":
            return self.options["rage_alone"] or bool(self.enemies_around(seat, act.stands_on))
        return True

    def _may_strike(self, seat: int, act: Act) -> bool:
        """ME-6.4.1, 6.4.5, 5.8."""
        if not 1 <= len(act.targets) <= 3 or len(set(act.targets)) < len(act.targets):
            return False
        if not self.options["axe_stops"] and act.targets != in_order(act.targets):
            return False
        return all(target in self.enemies_around(seat, act.stands_on) for target in act.targets)
