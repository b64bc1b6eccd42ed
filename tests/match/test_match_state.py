"""A match is a fold over its entries, whatever the game; what leaves it leaves by the view."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon import games
from gonfalon.core.errors import (
    GameOverError,
    IllegalActionError,
    LeakError,
    NotationError,
    ReplayMismatchError,
    StaleActionError,
    WireError,
)
from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.match import record, replay, view
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting, replay_entries
from gonfalon.server import update_stream, wire


def setting_of(game: str, variant: str = "", n_seats: int = 0, seed: int = 5) -> Setting:
    return Setting(game, games.get(game).setup(variant, n_seats=n_seats), seed)


SETTINGS = [
    setting_of("tiny_hidden"),
    setting_of("stratego", "duel"),
    *(setting_of("tiny_crew", n_seats=n_seats) for n_seats in (1, 2, 3, 4)),
]
IDS = [f"{setting.game}-{setting.setup.n_seats}" for setting in SETTINGS]
DATA = Path(__file__).parent / "data"
OUTPOST = SETTINGS[0]


def say(match_state: MatchState, seat: int, text: str) -> tuple[Event, ...]:
    return match_state.take(Entry(match_state.n_entries, seat, text, "", 0)).events


def a_game(setting: Setting, seed: int, plies: int = 400) -> MatchState:
    """A random game with table acts among the moves."""
    rng, match_state = random.Random(seed), MatchState(setting)
    for _ in range(plies):
        if match_state.outcome is not None:
            break
        seat = rng.choice(match_state.to_act())
        beside = [
            act for act in match_state.open_acts(seat) if act not in ("/resign", "/draw-accept", "/concede")
        ]
        if beside and rng.random() < 0.2:
            act = rng.choice(beside)
            say(match_state, seat, f"{act} {rng.randrange(2)}" if act == "/undo" else act)
        else:
            say(match_state, seat, match_state.game.random_action(match_state.state, seat, rng))
    return match_state


def entries_of(match_state: MatchState) -> list[Entry]:
    return [applied_entry.entry for applied_entry in match_state.applied]


def deployed(setting: Setting = OUTPOST) -> MatchState:
    match_state, rng = MatchState(setting), random.Random(3)
    for seat in range(2):
        say(match_state, seat, match_state.game.random_action(match_state.state, seat, rng))
    return match_state


@pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_its_setting_and_its_entries(setting: Setting, seed: int):
    match_state = a_game(setting, seed)
    again = replay_entries(setting, entries_of(match_state))
    assert again.state.digest() == match_state.state.digest()
    assert again.outcome == match_state.outcome
    assert [h.events for h in again.applied] == [h.events for h in match_state.applied]
    for seat in range(match_state.state.n_seats):
        assert again.observe(seat) == match_state.observe(seat)
        assert again.open_acts(seat) == match_state.open_acts(seat)


@pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
def test_a_record_replays_and_a_changed_one_is_refused(setting: Setting):
    match_state = a_game(setting, 1)
    written = record.dumps(record.record_of(match_state))
    read = record.loads(written)
    assert record.replay(read).state.digest() == match_state.state.digest()
    assert record.dumps(record.record_of(record.replay(read))) == written
    if read.returns is not None:
        with pytest.raises(ReplayMismatchError, match="does not end"):
            record.replay(msgspec.structs.replace(read, entries=read.entries[:-1]))
    with pytest.raises(ReplayMismatchError, match=r"ply \d"):
        record.replay(msgspec.structs.replace(read, entries=read.entries[2:]))


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b'{"format":"x"}', b"\xff", b"[" * 100_000, b" " * 4_000_001]
)
def test_what_is_no_record_is_refused_in_one_line(raw: bytes):
    with pytest.raises(NotationError) as caught:
        record.loads(raw)
    assert "\n" not in str(caught.value)


def test_a_record_of_another_version_is_refused():
    read = record.record_of(deployed())
    with pytest.raises(NotationError, match="version"):
        record.loads(record.dumps(msgspec.structs.replace(read, version=9)))


def test_a_refused_entry_changes_nothing():
    match_state = deployed()
    digest = match_state.state.digest()
    for seat, text in (
        (0, "nonsense"),
        (0, "/draw-accept"),
        (1, "/nothing"),
        (0, "/unready"),
        (0, "/rematch"),
    ):
        with pytest.raises(IllegalActionError):
            say(match_state, seat, text)
    assert (match_state.state.digest(), match_state.n_entries) == (digest, 2)


def test_entries_must_follow_one_another():
    match_state = deployed()
    for seq in (0, 1, 3):
        with pytest.raises(ReplayMismatchError):
            match_state.take(Entry(seq, 0, "/resign", "", 0))


@pytest.mark.parametrize("setting", [OUTPOST, SETTINGS[1]], ids=lambda s: s.game)
def test_taking_a_set_up_back_leaves_no_trace_of_it(setting: Setting):
    match_state, rng = MatchState(setting), random.Random(1)
    fresh = match_state.state.digest()
    say(match_state, 0, match_state.game.random_action(match_state.state, 0, rng))
    assert match_state.may_take_back(0)
    (event,) = say(match_state, 0, "/unready")
    assert (event.kind, event.facts) == ("unready", {"seat": 0})
    assert match_state.state.digest() == fresh
    assert match_state.to_act() == (0, 1)
    with pytest.raises(IllegalActionError):
        say(match_state, 0, "/unready")


@pytest.mark.parametrize(
    ("text", "seat", "returns", "reason"),
    [
        ("/resign", 0, (-1.0, 1.0), "resigned"),
        ("/resign", 1, (1.0, -1.0), "resigned"),
        ("/claim-win", 0, (1.0, -1.0), "abandoned"),
        ("/claim-draw", 0, (0.0, 0.0), "called_draw"),
    ],
)
def test_ends_beside_the_rules(text: str, seat: int, returns: tuple[float, float], reason: str):
    match_state = deployed()
    events = say(match_state, seat, text)
    assert match_state.outcome is not None
    assert (match_state.outcome.returns, match_state.outcome.reason) == (returns, reason)
    assert [event.kind for event in events] == [reason, "end"]
    assert match_state.to_act() == ()
    with pytest.raises(GameOverError):
        say(match_state, 0, "/resign")
    with pytest.raises(GameOverError):
        say(match_state, 0, "a move")


@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
def test_companions_neither_resign_nor_offer_draws(n_seats: int):
    match_state = MatchState(setting_of("tiny_crew", n_seats=n_seats))
    for seat in range(n_seats):
        assert match_state.open_acts(seat) == ("/concede",)
        for act in ("/resign", "/draw-offer", "/claim-win", "/claim-draw"):
            with pytest.raises(IllegalActionError):
                say(match_state, seat, act)


@pytest.mark.parametrize("setting", SETTINGS[:2], ids=IDS[:2])
def test_nobody_resigns_or_claims_before_both_have_set_up(setting: Setting):
    """STRAT-8.8: giving up while armies are placed would show the army of whoever is ready."""
    match_state = MatchState(setting)
    say(match_state, 0, match_state.game.random_action(match_state.state, 0, random.Random(3)))
    for seat in range(2):
        for act in ("/resign", "/claim-win", "/claim-draw"):
            assert act not in match_state.open_acts(seat)
            with pytest.raises(IllegalActionError):
                match_state.check(seat, act)


@pytest.mark.parametrize("name", ["record-1-barrage.json", "record-1-duel.json"])
def test_records_of_version_1_replay(name: str):
    """Two seats, nothing brought, "/undeploy" and a resignation among the entries."""
    read = record.loads((DATA / name).read_bytes())
    assert read.version == 1
    outcome = record.replay(read).outcome
    assert outcome is not None
    assert (outcome.returns, outcome.reason) == (read.returns, read.reason)


def test_a_draw_needs_both():
    match_state = deployed()
    with pytest.raises(IllegalActionError):
        say(match_state, 1, "/draw-accept")
    say(match_state, 0, "/draw-offer")
    with pytest.raises(IllegalActionError):
        say(match_state, 0, "/draw-accept")
    say(match_state, 1, "/draw-accept")
    assert match_state.outcome is not None
    assert match_state.outcome.returns == (0.0, 0.0)


def test_an_offer_stands_while_its_maker_moves_and_lapses_when_the_other_does():
    match_state, rng = deployed(), random.Random(4)
    say(match_state, 0, "/draw-offer")
    say(match_state, 0, match_state.game.random_action(match_state.state, 0, rng))
    assert match_state.draw_offer == 0
    say(match_state, 1, match_state.game.random_action(match_state.state, 1, rng))
    assert match_state.draw_offer == -1


def test_a_move_is_stale_if_its_decision_arose_later():
    """Set-ups are chosen at the same time, so the other's does not make one's own stale."""
    match_state, rng = MatchState(OUTPOST), random.Random(2)
    match_state.check_seen(1, "x", 0)
    say(match_state, 0, match_state.game.random_action(match_state.state, 0, rng))
    match_state.check_seen(1, "x", 0)
    say(match_state, 1, match_state.game.random_action(match_state.state, 1, rng))
    with pytest.raises(StaleActionError):
        match_state.check_seen(0, "x", 1)
    match_state.check_seen(0, "x", 2)
    say(match_state, 1, "/draw-offer")
    match_state.check_seen(0, "x", 2)
    match_state.check_seen(0, "/resign", 0)
    say(match_state, 0, match_state.game.random_action(match_state.state, 0, rng))
    with pytest.raises(StaleActionError):
        match_state.check_seen(1, "x", 3)
    match_state.check_seen(1, "x", 4)


# ---- the way out -----------------------------------------------------------------------------------------------------


def an_update(match_state: MatchState, seat: int, **change: Any) -> wire.Update:
    message = wire.Update(1, -1, (), match_state.observe(seat), update_stream.status_of(match_state, seat))
    return msgspec.structs.replace(message, **change)


@pytest.mark.parametrize("setting", [OUTPOST, SETTINGS[1]], ids=lambda s: s.game)
def test_nothing_but_what_a_seat_may_have_gets_out(setting: Setting):
    match_state = deployed(setting)
    assert view.encode(an_update(match_state, 0), 0)
    own = Event(0, "x", {}, audience=(1,))
    for secret in (
        match_state.state,
        match_state.game.observe(match_state.state, 1),
        match_state.game.reveal(match_state.state),
    ):
        with pytest.raises(LeakError):
            view.encode(an_update(match_state, 0, observation=secret), 0)
    for event in (
        own,
        Event(0, "x", {"state": match_state.state}),
        Event(0, "x", {"a": [entries_of(match_state)[0]]}),
    ):
        with pytest.raises(LeakError):
            view.encode(an_update(match_state, 0, events=(event,)), 0)
    for secret in (
        *entries_of(match_state),
        match_state.applied[0],
        match_state.setting,
        match_state.information(0),
        own,
    ):
        with pytest.raises(LeakError):
            view.encode(secret)
    with pytest.raises(LeakError):
        view.encode(wire.ReplayPage("m", "0", 1, (match_state.applied[0],)), 0, True)  # pyright: ignore


def test_events_lose_their_audience_on_the_way():
    events = (Event(1, "a", {}), Event(1, "b", {}, audience=(1,)), Event(1, "c", {}, audience=(0, 1)))
    assert [event.kind for event in view.heard(events, 1)] == ["a", "b", "c"]
    assert [event.kind for event in view.heard(events, SPECTATOR)] == ["a"]
    assert all(event.audience is None for event in view.heard(events, 1))


@pytest.mark.parametrize("setting", SETTINGS[:2], ids=lambda s: s.game)
def test_replay_frames_are_what_each_view_saw_then(setting: Setting):
    match_state = a_game(setting, 2, plies=60)
    entries = entries_of(match_state)
    for which in (0, 1, *replay.COMMON_VIEWS):
        whole = replay.frames(setting, entries, which, 0, len(entries) + 1)
        assert [frame.number for frame in whole] == list(range(len(entries) + 1))
        assert replay.frames(setting, entries, which, 5, 9) == whole[5:9]
    seat = replay.frames(setting, entries, 0, 0, len(entries) + 1)
    live = MatchState(setting)
    for frame, entry in zip(seat[1:], entries, strict=True):
        applied_entry = live.take(entry)
        assert frame.observation == games.get(setting.game).observe(live.state, 0)
        assert frame.events == view.heard(applied_entry.events, 0)
        assert frame.text == (entry.text if entry.seat == 0 else "")
    with pytest.raises(WireError, match="view"):
        replay.frames(setting, entries, 2, 0, 1)


@pytest.mark.parametrize("n_seats", [1, 4])
def test_a_replay_has_a_view_for_every_seat(n_seats: int):
    setting = setting_of("tiny_crew", n_seats=n_seats)
    entries = entries_of(a_game(setting, 2, plies=30))
    for seat in range(n_seats):
        whole = replay.frames(setting, entries, seat, 0, len(entries) + 1)
        assert {frame.observation.seat for frame in whole} == {seat}
    with pytest.raises(WireError, match="view"):
        replay.frames(setting, entries, n_seats, 0, 1)
