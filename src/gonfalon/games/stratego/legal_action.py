"""A legal action by what it consists of: how the parts of an option are written and read. Nothing here parses a text."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from gonfalon.core.observation import Observation, Option

from .squares import name_of


class LegalAction(NamedTuple):
    """One legal action.

    text: its canonical text. path: the squares from where a piece stands over its steps to where it ends; () where none moves or acts.
    power: the id of the power it uses, "" for none; targets: the squares that it is aimed at besides, in order. rescued, square: the
    kind that is brought back and where to, "" for others. choice: what else is chosen, "none" (no rescue) or "stop".
    """

    text: str
    path: tuple[str, ...] = ()
    power: str = ""
    targets: tuple[str, ...] = ()
    rescued: str = ""
    square: str = ""
    choice: str = ""

    @property
    def ends(self) -> tuple[str, str] | None:
        """Source and target of a move or an attack, None for any other action."""
        return (self.path[0], self.path[-1]) if self.path and not self.power else None

    @property
    def option(self) -> Option:
        """The option of a decision."""
        return Option(self.text, self._parts())

    def _parts(self) -> dict[str, str]:
        """source, target; piece, square; power, source, step_1 .., target_1 ..; or choice."""
        if self.choice:
            return {"choice": self.choice}
        if self.rescued:
            return {"piece": self.rescued, "square": self.square}
        if not self.power:
            return {"source": self.path[0], "target": self.path[1]}
        source, *steps = self.path
        parts = {"power": self.power, "source": source}
        parts |= {f"step_{number}": square for number, square in enumerate(steps, 1)}
        return parts | {f"target_{number}": square for number, square in enumerate(self.targets, 1)}


NO_RESCUE = LegalAction("rescue none", choice="none")
STOP = LegalAction("stop", choice="stop")


def move(source: str, target: str) -> LegalAction:
    """A move or an attack."""
    return LegalAction(f"{source}-{target}", (source, target))


@cache
def move_option(source: int, target: int) -> Option:
    """The option of a move or an attack between two squares, as numbers."""
    return move(name_of(source), name_of(target)).option


def rescue(kind: str, square: str) -> LegalAction:
    """A piece of this kind is brought back (STRAT-9.3)."""
    return LegalAction(f"rescue {kind}@{square}", rescued=kind, square=square)


def use(power: str, path: tuple[str, ...], targets: tuple[str, ...]) -> LegalAction:
    """A power is used (ME-5.7)."""
    return LegalAction(" ".join((power, "-".join(path), *targets)), path, power, targets)


def read(option: Option) -> LegalAction:
    """The action of an option."""
    text, parts = option.action, option.parts
    if "choice" in parts:
        return LegalAction(text, choice=parts["choice"])
    if "piece" in parts:
        return LegalAction(text, rescued=parts["piece"], square=parts["square"])
    if "power" not in parts:
        return LegalAction(text, (parts["source"], parts["target"]))
    path = (parts["source"], *_numbered(parts, "step"))
    return LegalAction(text, path, parts["power"], _numbered(parts, "target"))


def _numbered(parts: dict[str, str], name: str) -> tuple[str, ...]:
    """The values of name_1, name_2 and so on."""
    found: list[str] = []
    while (value := parts.get(f"{name}_{len(found) + 1}")) is not None:
        found.append(value)
    return tuple(found)


def legal_actions(seen: Observation) -> tuple[LegalAction, ...]:
    """The legal actions of an observation's seat, in their order; () if it owes none, or a decision too big to list."""
    decision = seen.decision
    return tuple(map(read, decision.options or ())) if decision else ()
