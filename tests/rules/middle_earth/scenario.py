"""Scenarios of the Trilogy games: pieces on the usual board, acts, and what must come of them.

A side is written as `a1 frodo, c3 elf*`: square and kind, `*` for a piece that the enemy knows. A piece not written is not there.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gonfalon.core.errors import IllegalActionError
from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.kernel import playout
from gonfalon.games.stratego.kernel.layout import MOVED, SHOWN
from gonfalon.games.stratego.middle_earth import GAME
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import rules_for
from gonfalon.games.stratego.state import StrategoState

GOOD, EVIL = 0, 1
SEATS = {"good": GOOD, "evil": EVIL}
RINGS = ("open", "destroyed", "taken")


def kernel_square(name: str) -> int:
    """The kernel's number of a square."""
    return (int(name[1:]) - 1) * 16 + ord(name[0]) - ord("a")


class Scenario:
    """A running game with short words for what a test asks of it."""

    def __init__(
        self,
        good: str,
        evil: str,
        game: str = "me-powers",
        turn: str = "good",
        ring: str = "open",
        lost: str = "",
        **options: Any,
    ) -> None:
        self.state: StrategoState = GAME.new(1, game, **options)
        rules, record = rules_for(game, options), self.state.record
        for seat, text in ((GOOD, good), (EVIL, evil)):
            for item in filter(None, text.split(", ")):
                name, kind = item.removesuffix("*").split()
                assert rules.ruleset.armies[seat].get(kind), f"{kind} is not of this army"
                square = kernel_square(name)
                playout.place(record, rules.tables, seat, rules.kinds.index(kind), square)
                record["flag"][square] = SHOWN * item.endswith("*")
        for item in filter(None, lost.split(", ")):
            side, kind = item.split()
            record["lost"][SEATS[side], rules.kinds.index(kind)] += 1
        record["player"], record["stage"] = SEATS[turn], RINGS.index(ring)
        self.state.deployed = ["", ""]
        playout.begin(record)
        self.state._look()
        self.told: list[Event] = []

    def play(self, *actions: str) -> Scenario:
        """Take these acts, each by the seat to act. A square that nothing of them names stays as it was."""
        for action in actions:
            before = self.state.array.copy()[0]
            self.told = list(self.state.step(self.state.player, action))
            said = action + repr([event.facts for event in self.told])
            for square in range(160):
                name = f"{chr(97 + square % 16)}{square // 16 + 1}"
                masks = (("board", 127), ("flag", MOVED | SHOWN), ("id", 1023))
                same = all(
                    (int(before[field][square]) ^ int(self.state.record[field][square])) & mask == 0
                    for field, mask in masks
                )
                assert same or name in said, f"{name} has changed, though nothing names it"
        return self

    def refuses(self, action: str, reason: str, section: str = "") -> Scenario:
        """The act of the seat to act is refused for this reason, and nothing changes."""
        digest = self.state.digest()
        with pytest.raises(IllegalActionError) as caught:
            self.state.step(self.state.player, action)
        assert caught.value.reason == reason
        assert not section or caught.value.section == section
        assert action not in self.state.legal_texts()
        assert self.state.digest() == digest
        return self

    def legal(self, start: str = "") -> set[str]:
        """What follows this beginning in the legal acts."""
        return {text.removeprefix(start) for text in self.state.legal_texts() if text.startswith(start)}

    def allows(self, *actions: str) -> Scenario:
        """These acts are legal now."""
        assert set(actions) <= self.legal(), sorted(self.legal())
        return self

    def seen_by(self, seat: int) -> StrategoObservation:
        """What a seat (or SPECTATOR) sees now."""
        seen = GAME.observe(self.state, seat)
        assert isinstance(seen, StrategoObservation)
        return seen

    def stands(self, text: str) -> Scenario:
        """Exactly these pieces are left, as `a1 frodo, c3 elf*`; a star must be known, one without must not."""
        truth = GAME.reveal(self.state)
        assert isinstance(truth, StrategoObservation)
        found = {f"{view.square} {view.piece}{'*' * view.shown}" for view in truth.pieces}
        assert found == set(filter(None, text.split(", ")))
        return self

    def known(self, square: str) -> str:
        """What the spectator, and so everybody, knows of the piece on a square."""
        return next(view.piece for view in self.seen_by(SPECTATOR).pieces if view.square == square)

    def lost(self, seat: int) -> Counter[str]:
        """The true list of what a seat has lost."""
        counts = self.state.record["lost"][seat]
        return +Counter({kind: int(counts[i]) for i, kind in enumerate(self.state.rules.kinds)})

    def heard(self, kind: str) -> dict[str, Any]:
        """The facts of the one announcement of this kind made by the last act, to everybody."""
        events = [event for event in self.told if event.kind == kind]
        assert len(events) == 1, [event.kind for event in self.told]
        assert events[0].heard_by(GOOD)
        assert events[0].heard_by(EVIL)
        assert events[0].heard_by(SPECTATOR)
        return events[0].facts

    def kinds_told(self) -> list[str]:
        """The kinds of what the last act announced, in order."""
        return [event.kind for event in self.told]

    @property
    def turn(self) -> int:
        """The seat that owes a decision."""
        return self.state.player

    @property
    def ring(self) -> str:
        """What everybody sees of the Ring."""
        return self.seen_by(SPECTATOR).ring
