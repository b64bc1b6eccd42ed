"""Find what the server has to do for seats: computers answer, absent people pass, seats of one holder agree with one another."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gonfalon.core.errors import IllegalActionError
from gonfalon.core.observation import ANY
from gonfalon.match.referee import MatchState
from gonfalon.match.table_actions import Agree, DeclineDraw, TableAct
from gonfalon.players import Computer
from gonfalon.storage.rows import Absence

from .conversation import Conversation
from .seating import Seating

Work = Literal["answer", "pass", "lend", "speak", "decline", "agree"]
"""What the server does for a seat: a computer answers; somebody who is away gets a pass, or lends the seat to a computer; a computer is
asked for a word, turns a draw down, agrees with its company."""
ACTS = {"decline": DeclineDraw(), "agree": Agree()}
"""Work that is a table act."""


class ComputerTask(NamedTuple):
    """Something to do for a seat. computer: the one that answers."""

    seat: int
    work: Work
    computer: Computer = Computer()


def next_task(
    match_state: MatchState, seating: Seating, absence: Absence, level: int, conversation: Conversation
) -> ComputerTask | None:
    """The next thing to do: a seat to lend, consent, a word to a draw offer, something to say, a decision.

    level: of the computer that answers for a seat that passes, where it cannot decline.
    """
    overdue = _overdue(match_state, seating, absence)
    if overdue and absence.level >= 0:
        return ComputerTask(overdue[0], "lend", Computer(absence.level))
    if match_state.proposal is not None:
        return _consent(
            match_state, seating, overdue
        )  # a computer's move would end the proposal before people have answered it
    computers = [seat for seat in range(match_state.n_seats) if seating.is_computer_played(seat)]
    if not computers and not overdue:
        return None  # at most tables: nothing further is asked of the match after each move
    for seat in computers:
        if DeclineDraw.word in match_state.open_acts(seat):
            return ComputerTask(seat, "decline")
    speaker = conversation.next_to_ask(match_state, seating)
    if speaker >= 0:
        return ComputerTask(speaker, "speak")
    found = next(iter(_to_act(match_state, [*computers, *overdue])), None)
    if found is None:
        return None
    if found in overdue:
        return ComputerTask(found, "pass", Computer(level))
    return ComputerTask(found, "answer", seating.computer(found))


def _overdue(match_state: MatchState, seating: Seating, absence: Absence) -> list[int]:
    """The seats of companions who have been away for too long, () while nobody else is here or the game is over."""
    if not (absence.after and match_state.game.spec.cooperative) or match_state.outcome is not None:
        return []
    return seating.overdue()


def _consent(match_state: MatchState, seating: Seating, overdue: list[int]) -> ComputerTask | None:
    """Whoever nobody sits at agrees with the others, as do the other seats of who has agreed."""
    seats = range(match_state.n_seats)
    found = next((seat for seat in seats if _follows(seat, match_state, seating, overdue)), None)
    return None if found is None else ComputerTask(found, "agree")


def _follows(seat: int, match_state: MatchState, seating: Seating, overdue: list[int]) -> bool:
    """Does this seat agree to what is proposed because nobody sits at it, or because its person has agreed at another one?"""
    proposal = match_state.proposal
    if proposal is None or not proposal.awaits(seat):
        return False
    with_others = any(seating.share_holder(seat, other) for other in proposal.agreed)
    return with_others or seat in overdue or seating.is_left_to_computer(seat)


def _to_act(match_state: MatchState, served: list[int]) -> list[int]:
    """Those of these seats that owe an answer; one that anybody may give for all is left to people who are asked, too."""
    found = [seat for seat in match_state.to_act() if seat in served]
    if not found:
        return []
    left = {d.id for d in match_state.decisions() if d.owed_by == ANY and d.seat not in found}
    return [d.seat for d in match_state.decisions() if d.seat in found and d.id not in left]


def check_owed(
    seat: int, act: TableAct | None, match_state: MatchState, seating: Seating, absence: Absence
) -> None:
    """Raise IllegalActionError for a task of the server that is no longer due: the person is back, or something is proposed.

    act: what the server is about to do for the seat, None for an action of the game.
    """
    overdue = _overdue(match_state, seating, absence)
    if match_state.proposal is not None:
        is_due = act is not None and _follows(seat, match_state, seating, overdue)
    else:
        is_due = seating.is_computer_played(seat) or seat in overdue
    if not is_due:
        raise IllegalActionError(act.word if act else "", "not_now")
