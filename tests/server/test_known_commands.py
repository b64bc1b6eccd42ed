"""Repeated commands (`server.known_commands`): each gets the answer that it got, and no other command gets it."""

from __future__ import annotations

import pytest

from gonfalon.match.log import Entry
from gonfalon.server import known_commands
from gonfalon.server.known_commands import KnownCommands


@pytest.mark.parametrize("mask", [known_commands.MASK, 0x0101, 0])
def test_a_command_is_found_by_its_seat_and_name_whatever_the_marks(
    mask: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(known_commands, "MASK", mask)
    entries = [Entry(seq, seq % 3 % 2, "a1-a2", f"c{seq // 2}" if seq % 5 else "", 0) for seq in range(300)]
    wanted = {(entry.seat, entry.command): entry.seq + 2 for entry in entries if entry.command}
    known = KnownCommands(entries[:200], lambda seq: entries[seq])
    for entry in entries[200:]:
        assert known.update_of(1, f"new {entry.seq}") is None
        known.note(entry)
    asked = [(seat, command) for seat in range(3) for command in ("", "c", *(f"c{n}" for n in range(170)))]
    assert [known.update_of(*one) for one in asked] == [wanted.get(one) for one in asked]
