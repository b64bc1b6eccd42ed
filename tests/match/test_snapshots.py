"""A match that goes on from a snapshot is the match that was replayed, and a snapshot that does not fit is left unread."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gonfalon import games
from gonfalon.core.game import SPECTATOR
from gonfalon.core.snapshots import SnapshotError, from_plain, plain
from gonfalon.match import snapshots
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting, replay_entries
from gonfalon.match.snapshots import Snapshot, match_after, match_before, restored, take
from gonfalon.match.terms import Clock
from gonfalon.server import update_stream

CLOCK = Clock(initial=300, increment=2)
KINDS = [
    ("stratego", "battle", 2, None),
    ("stratego", "barrage", 2, CLOCK),
    ("middle_earth", "me-ring", 2, None),
    ("fortress", "fortress-main", 2, CLOCK),
    ("fellowship", "passage-through-mirkwood", 1, None),
    ("fellowship", "escape-from-dol-guldur", 3, CLOCK),
]
SETTINGS = [
    Setting(game, games.get(game).setup(variant, n_seats=n_seats), 5, clock)
    for game, variant, n_seats, clock in KINDS
]
IDS = [f"{game}-{variant}" for game, variant, *_ in KINDS]
NO_ENDS = ("/resign", "/draw-accept", "/concede", "/claim-win", "/claim-draw")


def act(match_state: MatchState, rng: random.Random) -> None:
    """One random act: mostly of the game, sometimes of the table."""
    seat = rng.choice(match_state.to_act() or range(match_state.n_seats))
    beside = [word for word in match_state.open_acts(seat) if word not in NO_ENDS]
    signals = match_state.signals(seat)
    number, spent = match_state.n_entries, rng.randrange(900)
    if signals and rng.random() < 0.05:
        text = f"/signal {rng.choice(signals).action}"
    elif beside and (rng.random() < 0.1 or not match_state.to_act()):
        word = rng.choice(beside)
        text = f"{word} {rng.randrange(max(1, number - 3), number + 1)}" if word == "/undo" else word
    else:
        text = match_state.game.random_action(match_state.state, seat, rng)
    try:
        match_state.check(seat, text)
    except Exception:
        return
    match_state.take(Entry(number, seat, text, f"c{number}", 1_000 * number, spent))


def entries_of(match_state: MatchState) -> list[Entry]:
    return [applied.entry for applied in match_state.applied]


def shown(match_state: MatchState) -> list[Any]:
    """All that leaves a match or decides how it goes on."""
    seats = (*range(match_state.n_seats), SPECTATOR)
    clocks = match_state.clocks
    return [
        match_state.state.digest(),
        [update_stream.newest(match_state, seat) for seat in seats],
        [match_state.information(seat) for seat in seats],
        [msgspec.msgpack.encode([one.events for one in match_state.applied])],
        match_state.applied,
        match_state.played,
        match_state.decisions(),
        [match_state.may_take_back(seat) for seat in range(match_state.n_seats)],
        [match_state.draw_offer, match_state.rematch, match_state.begun_at, match_state.is_repeat],
        [match_state.ended_at, match_state.owes_since, match_state.outcome, match_state.seed],
        [match_state.talk.said, match_state.manners.given],
        [] if clocks is None else [clocks.game_times, clocks.setup_times, clocks.flagged, clocks.out],
    ]


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the entries that are played."""
    honest, found = MatchState.take, list[int]()

    def counting(match_state: MatchState, entry: Entry) -> Any:
        found.append(entry.seq)
        return honest(match_state, entry)

    monkeypatch.setattr(MatchState, "take", counting)
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
@pytest.mark.parametrize("seed", range(2))
def test_a_match_goes_on_from_a_snapshot_as_if_it_had_been_replayed(
    setting: Setting, seed: int, taken: list[int]
):
    rng, match_state, n_compared = random.Random(seed), MatchState(setting), 0
    for number in range(120):
        act(match_state, rng)
        if number % 13 and number != 119:
            continue
        snapshot, entries = take(match_state), entries_of(match_state)
        if snapshot is None:
            assert match_state.proposal is not None
            continue
        taken.clear()
        found = restored(setting, entries, [snapshot])
        assert taken == [], "nothing is played again"
        assert shown(found) == shown(match_state)
        assert shown(found) == shown(replay_entries(setting, entries))
        n_compared += 1
        match_state = found  # the game goes on from what was read
    assert n_compared > 4


def a_match(n_acts: int = 30) -> MatchState:
    rng, match_state = random.Random(1), MatchState(SETTINGS[0])
    while match_state.n_entries < n_acts:
        act(match_state, rng)
    return match_state


def test_only_what_came_after_the_snapshot_is_played(taken: list[int]):
    match_state, rng = a_match(), random.Random(9)
    early, snapshot = take(a_match(10)), take(match_state)
    assert early is not None
    assert snapshot is not None
    for _ in range(20):
        act(match_state, rng)
    entries = entries_of(match_state)
    taken.clear()
    assert shown(restored(SETTINGS[0], entries, [early, snapshot])) == shown(match_state)
    assert taken == [*range(snapshot.seq, len(entries))]
    taken.clear()
    restored(SETTINGS[0], entries[:20], [snapshot, early])
    assert taken == [*range(early.seq, 20)], "one that has gone too far is of no use"


def spoilt(snapshot: Snapshot) -> list[Snapshot]:
    """Damaged in many ways."""
    seq, packed = snapshot
    flipped = [packed[:n] + bytes([packed[n] ^ 16]) + packed[n + 1 :] for n in range(0, len(packed), 97)]
    return [Snapshot(seq, raw) for raw in (*flipped, b"", packed[:40], packed[:-1], packed + b"x")]


def test_a_damaged_snapshot_changes_nothing(taken: list[int]):
    match_state = a_match()
    snapshot, entries = take(match_state), entries_of(match_state)
    assert snapshot is not None
    expected = shown(match_state)
    for bad in (*spoilt(snapshot), snapshot._replace(seq=29)):
        taken.clear()
        assert shown(restored(SETTINGS[0], entries, [bad])) == expected
        assert len(taken) == len(entries), "all of it is played again"


def test_a_snapshot_counts_only_with_what_it_was_made_with(taken: list[int], monkeypatch: pytest.MonkeyPatch):
    match_state = a_match()
    snapshot, entries = take(match_state), entries_of(match_state)
    assert snapshot is not None
    others = [msgspec.structs.replace(entries[0], time=1), *entries[1:]]
    taken.clear()
    restored(SETTINGS[0], others, [snapshot])
    restored(msgspec.structs.replace(SETTINGS[0], seed=6), entries, [snapshot])
    monkeypatch.setattr(snapshots, "code_digest", lambda family: b"of another version")
    restored(SETTINGS[0], entries, [snapshot])
    assert len(taken) == 3 * len(entries)


def test_what_is_in_a_snapshot_is_checked_though_its_fingerprint_fits(
    taken: list[int], monkeypatch: pytest.MonkeyPatch
):
    match_state = a_match()
    entries, game = entries_of(match_state), match_state.game
    for packed in (b"", b"\x92\xc4\x01x\x92\xc0\xc0"):
        monkeypatch.setattr(game, "pack", lambda state, packed=packed: packed)
        bad = take(match_state)
        assert bad is not None
        taken.clear()
        assert shown(restored(SETTINGS[0], entries, [bad])) == shown(match_state)
        assert len(taken) == len(entries)


def test_a_game_without_snapshots_is_replayed():
    match_state = MatchState(Setting("tiny_hidden", games.get("tiny_hidden").setup(), 5))
    assert take(match_state) is None


def test_a_proposal_is_not_packed():
    match_state = MatchState(SETTINGS[5])
    rng = random.Random(1)
    while not match_state.state.ply:
        act(match_state, rng)
    while match_state.proposal is None:
        match_state.take(Entry(match_state.n_entries, 0, "/restart", "", 0))
    assert take(match_state) is None


def test_plain_values_come_back_as_they_were():
    value = {"a": (1, [2, ("x",), {}], None), 3: [(), {1: True}], (1, 2): 0.5}
    assert from_plain(msgspec.msgpack.decode(msgspec.msgpack.encode(plain(value)))) == value
    for bad in ({1, 2}, object(), [frozenset("a")]):
        with pytest.raises(SnapshotError):
            plain(bad)
    for bad in ([], [7], [2, 1]):
        with pytest.raises(SnapshotError):
            from_plain(bad)


# ---- checkpoints of a replay -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
def test_a_replay_begins_at_a_checkpoint_as_if_at_the_start(
    setting: Setting, taken: list[int], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(snapshots, "EVERY", 12)
    monkeypatch.setattr(snapshots, "APART", 12)
    rng, match_state = random.Random(3), MatchState(setting)
    for _ in range(100):
        act(match_state, rng)
    entries, has_proposals = entries_of(match_state), any(one.act for one in match_state.applied)
    kept = take(match_state)
    whole = restored(setting, entries, [kept] if kept else [])
    once = restored(setting, entries)
    assert len(once.applied.checkpoints) > 3
    for frame in (0, 1, 12, 13, 40, 77, 100):
        taken.clear()
        place = match_before(once, frame)
        assert taken == [], "nothing is played again"
        assert place.n_entries < max(1, frame)
        assert has_proposals or frame - place.n_entries <= 24
        assert shown(place) == shown(replay_entries(setting, entries[: place.n_entries]))
        taken.clear()
        after = match_after(once, frame)
        assert has_proposals or len(taken) <= 24
        assert shown(after) == shown(replay_entries(setting, entries[:frame]))
    late = restored(setting, entries[:90])
    for entry in entries[90:]:
        late.take(entry)
    snapshot = take(late)
    if snapshot is not None:
        again = restored(setting, entries, [snapshot])
        early = [[one for one in each.applied.checkpoints if one.n_entries < 90] for each in (again, once)]
        assert early[0] == early[1], "they are kept with the snapshot"
    assert shown(whole) == shown(once)


def test_who_begins_again_while_a_replay_looks_for_its_checkpoint_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
):
    """A company may do so after the end, and frames are looked for in another thread."""
    monkeypatch.setattr(snapshots, "EVERY", 12)
    monkeypatch.setattr(snapshots, "APART", 12)
    setting = SETTINGS[IDS.index("fellowship-passage-through-mirkwood")]
    rng, match_state = random.Random(3), MatchState(setting)
    while match_state.n_entries < 60 and (seats := match_state.to_act()):
        seat = seats[0]
        text = match_state.game.random_action(match_state.state, seat, rng)
        match_state.take(Entry(match_state.n_entries, seat, text, "", 0))
    entries = entries_of(match_state)
    n = len(entries)
    whole, unpacked = restored(setting, entries), snapshots.unpack
    assert whole.applied.checkpoints

    def meanwhile(*given: Any) -> Any:
        if whole.begun_at == 0:
            whole.take(Entry(n, 0, "/restart", "", 0))
        return unpacked(*given)

    monkeypatch.setattr(snapshots, "unpack", meanwhile)
    place = match_before(whole, n)
    assert whole.begun_at == n + 1
    assert shown(place) == shown(replay_entries(setting, entries[: place.n_entries]))
