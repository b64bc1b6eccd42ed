"""Somebody else's program that speaks the UCC 2012 text protocol, as a player under our referee."""

from __future__ import annotations

from gonfalon.core.errors import NotationError
from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.notation import ucc_lines, ucc_setup
from gonfalon.games.stratego.observation import StrategoObservation

from .. import external
from ..external import Forfeit, Program, quoted


class UccProgram(Program):
    """Knows Battle under the preset `ucc` alone (docs/guides/arena.md)."""

    def act(self, information: InformationState) -> str:
        """Its set-up or move. Raises Forfeit."""
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        if seen.kind == "deploy":
            return self._set_up(seen)
        first = "" if any(event.kind in ("move", "combat") for event in information.events) else "START\n"
        self.hear(information)
        deadline = self.deadline()
        child = self.started()
        child.say(first + "".join(row + "\n" for row in ucc_lines.write_board(seen)), deadline)
        answer = child.line(deadline)
        if answer.strip() == "SURRENDER":
            raise Forfeit("resigned")
        try:
            return "-".join(ucc_lines.read_move(answer))
        except NotationError:
            raise Forfeit("garbage", f"it answered {quoted(answer)}, which is no move") from None

    def _set_up(self, seen: StrategoObservation) -> str:
        deadline = self.deadline(external.SETUP_SECONDS)
        child = self.started()
        child.say(f"{('RED', 'BLUE')[seen.seat]} GONFALON 10 10\n", deadline)
        rows = [child.line(deadline) for _ in range(4)]
        try:
            return "deploy " + ucc_setup.read("\n".join(rows), seen.seat)
        except NotationError as error:
            raise Forfeit("garbage", f"its set-up cannot be read: {error}") from None

    def hear(self, information: InformationState) -> None:
        """A line for every move it has not heard of; the move that ends the game is told by QUIT instead."""
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        news = self.news(information)
        if seen.returns is not None:
            return
        lines = [outcome_line(event, seen) for event in news if event.kind in ("move", "combat")]
        if lines:
            self.started().say("".join(lines), self.deadline())

    def farewell(self, returns: tuple[float, ...], reason: str) -> str:
        """`QUIT` and who won."""
        word = {1.0: "VICTORY", -1.0: "DEFEAT"}
        red, blue = (word.get(value, "DRAW") for value in returns)
        return f"QUIT RED {red} BLUE {blue}\n"


def outcome_line(event: Event, seen: StrategoObservation) -> str:
    """A move with its outcome."""
    facts = event.facts
    told = ucc_lines.MoveOutcome(facts["source"], facts["target"])
    if event.kind == "combat":
        letters = {kind.id: kind.letter for kind in seen.kinds}
        names = (letters[facts["attacker"]], letters[facts["defender"]])
        told = ucc_lines.MoveOutcome(told.source, told.target, facts["result"], *names)
    return ucc_lines.write_outcome(told) + "\n"
