"""Proposals in a cooperative game: one seat proposes to concede, undo or restart, and others must agree."""

from __future__ import annotations

from typing import Self

import msgspec

from .table_actions import Agree, Concede, Consented, Refuse, Restart, TableWord, Undo


class Proposal(msgspec.Struct, frozen=True):
    """An act that waits for others. agreed, against: the seats that have voted so, in order. made_in: the number of its entry.

    voters: the seats that vote. needed: how many of them must agree; the proposal falls once so many no longer can.
    """

    act: Consented
    seat: int
    made_in: int
    agreed: tuple[int, ...]
    voters: tuple[int, ...]
    needed: int
    against: tuple[int, ...] = ()

    @property
    def action(self) -> str:
        """The act as everybody may read it: without a seed or voters."""
        return self.act.word if isinstance(self.act, Concede) else self.act.shown

    @property
    def is_carried(self) -> bool:
        """Have enough seats agreed?"""
        return len(self.agreed) >= self.needed

    @property
    def is_lost(self) -> bool:
        """Can no longer enough seats agree?"""
        return len(self.voters) - len(self.against) < self.needed

    def awaits(self, seat: int) -> bool:
        """Has this seat a vote that it has not cast yet?"""
        return seat in self.voters and seat not in self.agreed and seat not in self.against

    def voted(self, seat: int, vote: Agree | Refuse) -> Self:
        """The proposal with the vote of this seat."""
        if isinstance(vote, Agree):
            return msgspec.structs.replace(self, agreed=tuple(sorted({*self.agreed, seat})))
        return msgspec.structs.replace(self, against=tuple(sorted({*self.against, seat})))


def propose(act: Consented, seat: int, made_in: int, n_seats: int) -> Proposal:
    """What this seat proposes. To concede, more than half of the voters must agree, otherwise every seat."""
    if isinstance(act, Concede) and act.voters:
        voters = tuple(sorted({*act.voters, seat}))
        return Proposal(act, seat, made_in, (seat,), voters, len(voters) // 2 + 1)
    return Proposal(act, seat, made_in, (seat,), tuple(range(n_seats)), n_seats)


def open_words(
    proposal: Proposal | None, seat: int, *, is_over: bool, has_played: bool, has_entries: bool
) -> list[TableWord]:
    """What this seat may propose, or vote on while something is proposed.

    has_played: is there an action of this game to undo? has_entries: has anything happened at all?
    """
    if proposal is not None:
        return [Agree.word, Refuse.word] if proposal.awaits(seat) else []
    found: list[TableWord] = []
    if not is_over:
        found.append(Concede.word)
        if has_played:
            found.append(Undo.word)
    return [*found, Restart.word] if has_entries else found
