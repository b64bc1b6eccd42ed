"""What a match in memory holds of its past (`match.applied_log`): the same entries as ever, in little memory."""

from __future__ import annotations

import random
import tracemalloc

import pytest

from gonfalon import games
from gonfalon.core.packed_log import CHUNK, NEWEST
from gonfalon.core.snapshots import taken_steps
from gonfalon.match import applied_log
from gonfalon.match.log import Entry
from gonfalon.match.referee import Setting, replay_entries
from gonfalon.match.setting import AppliedEntry
from tests.bench.loading import load

played = load("restoring").played

LONG = {"quiet_draw": 0, "ply_cap": 0}
SETTINGS = {
    game: Setting(game, games.get(game).settle(variant, dict(options), n_seats=2), 5)
    for game, variant, options in (
        ("stratego", "battle", LONG),
        ("fortress", "fortress-main", {}),
        ("fellowship", "passage-through-mirkwood", {}),
        ("tiny_hidden", "", {}),
    )
    if game in games.GAMES
}


def plain(setting: Setting, entries: list[Entry], monkeypatch: pytest.MonkeyPatch) -> list[AppliedEntry]:
    """What the entries lead to where nothing is packed."""
    with monkeypatch.context() as patch:
        patch.setattr(applied_log.AppliedLog, "pack_old", lambda *_: None)
        return list(replay_entries(setting, entries).applied)


@pytest.mark.parametrize("game", SETTINGS)
def test_what_is_packed_reads_as_it_was(game: str, monkeypatch: pytest.MonkeyPatch):
    match_state = played(SETTINGS[game], 1, 200)
    entries = [applied.entry for applied in match_state.applied]
    assert match_state.applied == plain(match_state.setting, entries, monkeypatch)
    assert len(match_state.applied.newest) < CHUNK + NEWEST
    steps = taken_steps(match_state.game, match_state.state)
    assert steps is None or len(steps.newest) < CHUNK + NEWEST
    sealed = [applied.entry.seq for applied in match_state.applied if applied.is_sealed]
    assert match_state.applied.sealed == sealed


@pytest.mark.parametrize(
    ("game", "most"), [("stratego", 130_000), ("fortress", 90_000), ("fellowship", 90_000)]
)
def test_a_long_match_takes_little_memory(game: str, most: int):
    """The bar for a whole game of Battle at ply 1,000, its room and sockets included, is 150 kB."""
    setting = SETTINGS[game]
    entries = [applied.entry for applied in played(setting, 2, 1000).applied]
    replay_entries(setting, entries[:40])  # what the first of them loads is not counted
    entries = [Entry(*(getattr(entry, name) for name in entry.__struct_fields__)) for entry in entries]
    tracemalloc.start()
    match_state = replay_entries(setting, entries)
    del entries
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert match_state.n_entries > 100
    assert size < most


def test_undo_and_restart_leave_the_log_as_it_was():
    setting, rng = SETTINGS["fellowship"], random.Random(4)
    match_state = played(setting, 1, 120)
    seats = range(match_state.n_seats)
    before = list(match_state.applied)

    def do(text: str) -> None:
        match_state.take(Entry(match_state.n_entries, rng.choice(seats) if text else 0, text, "", 0))

    do("/undo 50")
    for seat in seats:
        if match_state.proposal is not None and seat not in match_state.proposal.agreed:
            match_state.take(Entry(match_state.n_entries, seat, "/agree", "", 0))
    assert match_state.applied[: len(before)] == before
    assert [entry.seq for entry in match_state.played] == [
        seq for seq, one in enumerate(before[:50]) if one.act is None
    ]
    again = replay_entries(setting, [applied.entry for applied in match_state.applied])
    assert again.applied == match_state.applied
    assert again.state.digest() == match_state.state.digest()
