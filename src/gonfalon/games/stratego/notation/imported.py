"""What the file formats have in common: a game as deployments, moves and how it is said to have ended."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from gonfalon.core.errors import IllegalActionError, NotationError, ReplayMismatchError

from ..deployment import PREFIX
from ..game import GAME
from ..state import StrategoState

UNABLE, FLAG, BOTH_UNABLE, FORFEIT, AGREED = 0, 1, 2, 3, 4
ENDS = {
    UNABLE: "unable to move",
    FLAG: "flag captured",
    BOTH_UNABLE: "both unable to move",
    FORFEIT: "forfeit",
    AGREED: "draw agreed",
    10: "both missing",
    11: "player clock",
    12: "game clock",
    13: "player clock, and missing",
    14: "opponent missing",
}
BY_RULE = {UNABLE: "no_legal_move", FLAG: "flag_captured", BOTH_UNABLE: "both_immobile"}
"""The ends that the rules can confirm: result type -> our reason. The others lie beside the rules."""
OUR_TYPE = {reason: number for number, reason in BY_RULE.items()} | {
    "exchange_draw": BOTH_UNABLE,
    "no_mobile_piece": UNABLE,
}
RED, BLUE, DRAWN = 1, 2, 3


class Imported(msgspec.Struct, frozen=True):
    """A game from a file. fields: the 100 characters. moves: canonical texts. result: type (None: not said) and winner 1, 2, 3."""

    format: str
    variant: str
    preset: str
    field: str
    deployments: tuple[str, str]
    moves: tuple[str, ...]
    result: int | None
    winner: int
    names: tuple[str, str] = ("red", "blue")


class Replayed(NamedTuple):
    """state: the position at the end. confirmed: the rules themselves end the game as the file says."""

    state: StrategoState
    confirmed: bool

    def line(self, game: Imported) -> str:
        """The result in one line."""
        who = {RED: "red wins", BLUE: "blue wins", DRAWN: "a draw"}.get(game.winner, "no result")
        how = ENDS.get(game.result, "not said") if game.result is not None else "not said"
        beside = "" if self.confirmed or game.result is None else ", an end beside the rules"
        return f"{who} ({how}{beside}) after {len(game.moves)} plies"


def replay(game: Imported) -> Replayed:
    """Play an imported game over, every ply checked. Raises ReplayMismatchError with ply, action and rule."""
    state = GAME.new(0, game.variant, preset=game.preset)
    for seat, letters in enumerate(game.deployments):
        try:
            state.step(seat, PREFIX + letters)
        except IllegalActionError as error:
            raise ReplayMismatchError(
                0, f"the set-up of {('red', 'blue')[seat]} is not legal: {error}"
            ) from None
    for ply, move in enumerate(game.moves, 1):
        try:
            state.step(state.player, move)
        except IllegalActionError as error:
            raise ReplayMismatchError(ply, str(error)) from None
    return Replayed(state, _confirm(game, state))


def _confirm(game: Imported, state: StrategoState) -> bool:
    """Does the game end by the rules as the file says? Raises ReplayMismatchError where the two contradict each other."""
    outcome = state.outcome
    expected = BY_RULE.get(game.result) if game.result is not None else None
    if outcome is None:
        if expected is not None:
            raise ReplayMismatchError(
                len(game.moves), f"the file says {ENDS[game.result or 0]}, but the game goes on"
            )
        return False
    winner = DRAWN if outcome.returns[0] == outcome.returns[1] else RED if outcome.returns[0] > 0 else BLUE
    if game.result is not None and (OUR_TYPE.get(outcome.reason) != game.result or winner != game.winner):
        raise ReplayMismatchError(len(game.moves), f"the rules end the game otherwise: {outcome.reason}")
    return game.result is not None


def export(state: StrategoState) -> tuple[str, tuple[str, ...], int, int]:
    """(field, moves, result type, winner) of one of our games, for writing. Raises NotationError if the format cannot hold it."""
    from .position import field_of

    if state.rules.options["rescue"]:
        raise NotationError("", 0, "these formats know no rescue")
    moves = tuple(step.action for step in state.history[2:])
    outcome = state.outcome
    if outcome is None:
        return field_of(state), moves, AGREED, DRAWN
    winner = DRAWN if outcome.returns[0] == outcome.returns[1] else RED if outcome.returns[0] > 0 else BLUE
    return field_of(state), moves, OUR_TYPE.get(outcome.reason, AGREED), winner
