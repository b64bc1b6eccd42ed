"""What the game formats have in common: a game as deployments, moves and how it is said to have ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from gonfalon.core.errors import IllegalActionError, NotationError, ReplayMismatchError

from .. import deployment
from ..ruleset import Ruleset, shipped
from . import position

if TYPE_CHECKING:
    from ..state import StrategoState

PRESET = "gravon"
UNABLE, FLAG, BOTH_UNABLE, FORFEIT, AGREED = 0, 1, 2, 3, 4
ENDS = {
    UNABLE: "unable to move",
    FLAG: "flag captured",
    BOTH_UNABLE: "both unable to move",
    FORFEIT: "forfeit",
    AGREED: "draw agreed",
    10: "both missing",
    11: "player's clock",
    12: "game clock",
    13: "player's clock, and missing",
    14: "opponent missing",
}
"""Result type -> what it says."""
BY_RULE = {
    UNABLE: ("no_legal_move", "STRAT-8.2"),
    FLAG: ("flag_captured", "STRAT-8.1"),
    BOTH_UNABLE: ("both_immobile", "STRAT-8.3"),
}
"""The ends that the rules can confirm: result type -> our reason and its rule. The others are table acts."""
RED, BLUE, DRAWN = 1, 2, 3
ONLY_DRAWN = (BOTH_UNABLE, AGREED)
WHO = {RED: "red wins", BLUE: "blue wins", DRAWN: "a draw"}
MOST_MOVES = 20_000


class Imported(msgspec.Struct, frozen=True):
    """A game from a file, as the file has it; nothing of it is checked by the rules yet.

    options: on top of the preset. deployments: the letters of red's and blue's `deploy`. moves: canonical texts, red first, in
    turn. result: a key of ENDS (or a number unknown to us), None where the file says nothing; winner: RED, BLUE, DRAWN, or 0.
    """

    source_format: str
    variant: str
    deployments: tuple[str, str]
    moves: tuple[str, ...]
    result: int | None = None
    winner: int = 0
    names: tuple[str, str] = ("red", "blue")
    preset: str = PRESET
    options: dict[str, bool | int | str] = {}

    def actions(self) -> list[tuple[int, str]]:
        """The game as (seat, action) pairs that a fresh state takes in this order."""
        deploys = [(seat, deployment.PREFIX + letters) for seat, letters in enumerate(self.deployments)]
        return deploys + [(number % 2, move) for number, move in enumerate(self.moves)]


class Replayed(NamedTuple):
    """state: the position at the end. confirmed: the rules themselves end the game as the file says."""

    state: StrategoState
    confirmed: bool


def summary(game: Imported, replayed: Replayed) -> str:
    """The result in one line."""
    after, outcome = f"after {len(game.moves)} plies", replayed.state.outcome
    if game.result is not None:
        how = ENDS.get(game.result, f"result type {game.result}, unknown here")
        beside = "" if replayed.confirmed else ", an end beside the rules"
        return f"{WHO[game.winner]} ({how}{beside}) {after}"
    if outcome is not None:
        return f"{WHO[winner_of(outcome.returns)]} by the rules ({outcome.reason}), the file gives no result, {after}"
    return f"unfinished, the file gives no result, {after}"


def check_setups(game: Imported) -> None:
    """Raise ReplayMismatchError if an army is not the variant's. Needs no compiled rules."""
    ruleset = shipped(game.variant)
    for seat, letters in enumerate(game.deployments):
        faults = deployment.faults_of(ruleset, seat, letters)
        if faults:
            wrong = ", ".join(fault.words for fault in faults)
            side = ("red", "blue")[seat]
            raise ReplayMismatchError(
                0, f"deploy: {side}'s set-up is not one of {game.variant}: {wrong} (STRAT-3.3)"
            )


def replay(game: Imported) -> Replayed:
    """Play an imported game over, every ply checked. Raises ReplayMismatchError with ply, action and rule."""
    check_setups(game)
    from ..game import GAME

    state = GAME.new(0, GAME.settle(game.variant, game.options, game.preset))
    for number, (seat, action) in enumerate(game.actions(), -1):
        try:
            state.step(seat, action)
        except IllegalActionError as error:
            raise ReplayMismatchError(max(number, 0), str(error) + _hint(game)) from None
    return Replayed(state, _confirm(game, state))


def _hint(game: Imported) -> str:
    if game.variant == "ultimate":
        return "; Ultimate games of this server may hold rescues, which the file does not tell"
    return ""


def winner_of(returns: tuple[float, ...]) -> int:
    """RED, BLUE or DRAWN."""
    return DRAWN if returns[0] == returns[1] else RED if returns[0] > returns[1] else BLUE


def _confirm(game: Imported, state: StrategoState) -> bool:
    """Do the rules end the game as the file says? Raises ReplayMismatchError where the two contradict each other."""
    outcome, last = state.outcome, f"{game.moves[-1]}: " if game.moves else ""
    reason, section = BY_RULE.get(game.result, ("", "")) if game.result is not None else ("", "")
    said = "no result" if game.result is None else ENDS.get(game.result, str(game.result))
    fault = ""
    if game.result in ONLY_DRAWN and game.winner != DRAWN:
        fault = f"the file says {said!r} and yet names a winner"
    elif outcome is None and reason:
        fault = f"the file says {said!r}, but by the rules the game goes on ({section})"
    elif outcome is not None and game.result is not None:
        ended = next((rule for ours, rule in BY_RULE.values() if ours == outcome.reason), "STRAT-8")
        if reason != outcome.reason or game.winner != winner_of(outcome.returns):
            how = f"{WHO[winner_of(outcome.returns)]}, {outcome.reason} ({ended})"
            fault = f"by the rules the game ends here: {how}; the file says {WHO[game.winner]}, {said}"
    if fault:
        raise ReplayMismatchError(len(game.moves), last + fault)
    return outcome is not None and game.result is not None


# ---- writing ---------------------------------------------------------------------------------------------------------


def variant_for(ruleset: Ruleset) -> str:
    """The variant of these formats with this ruleset's armies. Raises NotationError if there is none."""
    position.check_ruleset(ruleset)
    for variant in ("battle", "barrage", "duel", "ultimate"):
        if shipped(variant).armies == ruleset.armies:
            return variant
    raise NotationError(ruleset.id, 0, "this format knows no such army")


def exported(
    state: StrategoState, names: tuple[str, str] = ("red", "blue"), end: tuple[int, int] | None = None
) -> Imported:
    """One of our games as these formats hold it, played over under their rules so that it reads back as it was.

    end: (result type, winner) of an end that no rule made. An end by a rule these formats do not know becomes FORFEIT or AGREED.
    Raises NotationError for a game that they cannot hold.
    """
    ruleset = state.rules.ruleset
    if None in state.deployed:
        raise NotationError("", 0, "both sides must have deployed")
    deployments = (str(state.deployed[0]), str(state.deployed[1]))
    moves = tuple(step.action for step in state.history[2:])
    if len(moves) > MOST_MOVES or any(move.startswith("rescue") for move in moves):
        raise NotationError("", 0, f"these formats hold no rescues and at most {MOST_MOVES} moves")
    game = Imported("gonfalon", variant_for(ruleset), deployments, moves, names=names)
    try:
        again = replay(game).state
    except ReplayMismatchError as error:
        raise NotationError("", 0, f"under the rules of this format: {error}") from None
    if (again.record["board"] != state.record["board"]).any():
        raise NotationError("", 0, "under the rules of this format another position arises")
    result, winner = _end(state, again, end)
    return msgspec.structs.replace(game, result=result, winner=winner)


def _end(state: StrategoState, again: StrategoState, end: tuple[int, int] | None) -> tuple[int | None, int]:
    """(result type, winner) to write: what the formats' rules say, else what ours say, else what was given."""
    types = {reason: number for number, (reason, _) in BY_RULE.items()}
    if again.outcome is not None:
        winner = winner_of(again.outcome.returns)
        if state.outcome is None or winner_of(state.outcome.returns) != winner:
            raise NotationError(
                "", 0, f"under the rules of this format it ends otherwise: {again.outcome.reason}"
            )
        return types[again.outcome.reason], winner
    if state.outcome is not None:
        winner = winner_of(state.outcome.returns)
        return (AGREED if winner == DRAWN else FORFEIT), winner
    return end or (None, 0)
