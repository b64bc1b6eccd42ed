"""A playing is a fold over its entries, whatever the game; what leaves it leaves by the view."""

from __future__ import annotations

import random
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
from gonfalon.match import acts, record, replay, view
from gonfalon.match.log import Entry
from gonfalon.match.referee import Playing, Setting, play_over
from gonfalon.server import telling, wire

SETTINGS = [
    Setting("tiny_hidden", "", {}, 5),
    Setting("tiny_crew", "", {}, 5),
    Setting("stratego", "duel", {}, 5),
]
OUTPOST = SETTINGS[0]


def say(playing: Playing, seat: int, text: str) -> tuple[Event, ...]:
    return playing.take(Entry(playing.n_entries, seat, text, "", 0)).events


def a_game(setting: Setting, seed: int, plies: int = 400) -> Playing:
    """A random game with acts beside the rules among the moves."""
    rng, playing = random.Random(seed), Playing(setting)
    for _ in range(plies):
        if playing.outcome is not None:
            break
        seat = rng.choice(playing.to_act())
        beside = [act for act in playing.open_acts(seat) if act not in (acts.RESIGN, acts.ACCEPT)]
        if beside and rng.random() < 0.2:
            say(playing, seat, rng.choice(beside))
        else:
            say(playing, seat, playing.game.random_action(playing.state, seat, rng))
    return playing


def entries_of(playing: Playing) -> list[Entry]:
    return [happening.entry for happening in playing.happened]


def deployed(setting: Setting = OUTPOST) -> Playing:
    playing, rng = Playing(setting), random.Random(3)
    for seat in range(2):
        say(playing, seat, playing.game.random_action(playing.state, seat, rng))
    return playing


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: s.game)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_its_setting_and_its_entries(setting: Setting, seed: int):
    playing = a_game(setting, seed)
    again = play_over(setting, entries_of(playing))
    assert again.state.digest() == playing.state.digest()
    assert again.outcome == playing.outcome
    assert [h.events for h in again.happened] == [h.events for h in playing.happened]
    for seat in range(playing.state.n_seats):
        assert again.observe(seat) == playing.observe(seat)
        assert again.open_acts(seat) == playing.open_acts(seat)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: s.game)
def test_a_record_replays_and_a_changed_one_is_refused(setting: Setting):
    playing = a_game(setting, 1)
    written = record.dumps(record.record_of(playing))
    read = record.loads(written)
    assert record.replay(read).state.digest() == playing.state.digest()
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
        record.loads(record.dumps(msgspec.structs.replace(read, version=2)))


def test_a_refused_entry_changes_nothing():
    playing = deployed()
    digest = playing.state.digest()
    for seat, text in (
        (0, "nonsense"),
        (0, acts.ACCEPT),
        (1, "/nothing"),
        (0, acts.UNDEPLOY),
        (0, acts.REMATCH),
    ):
        with pytest.raises(IllegalActionError):
            say(playing, seat, text)
    assert (playing.state.digest(), playing.n_entries) == (digest, 2)


def test_entries_must_follow_one_another():
    playing = deployed()
    for seq in (0, 1, 3):
        with pytest.raises(ReplayMismatchError):
            playing.take(Entry(seq, 0, acts.RESIGN, "", 0))


@pytest.mark.parametrize("setting", [OUTPOST, SETTINGS[2]], ids=lambda s: s.game)
def test_taking_a_set_up_back_leaves_no_trace_of_it(setting: Setting):
    playing, rng = Playing(setting), random.Random(1)
    fresh = playing.state.digest()
    say(playing, 0, playing.game.random_action(playing.state, 0, rng))
    assert playing.deployed(0)
    (event,) = say(playing, 0, acts.UNDEPLOY)
    assert (event.kind, event.facts) == ("unready", {"seat": 0})
    assert playing.state.digest() == fresh
    assert playing.to_act() == (0, 1)
    with pytest.raises(IllegalActionError):
        say(playing, 0, acts.UNDEPLOY)


@pytest.mark.parametrize(
    ("text", "seat", "returns", "reason"),
    [
        (acts.RESIGN, 0, (-1.0, 1.0), "resigned"),
        (acts.RESIGN, 1, (1.0, -1.0), "resigned"),
        (acts.CLAIM, 0, (1.0, -1.0), "abandoned"),
    ],
)
def test_ends_beside_the_rules(text: str, seat: int, returns: tuple[float, float], reason: str):
    playing = deployed()
    events = say(playing, seat, text)
    assert playing.outcome is not None
    assert (playing.outcome.returns, playing.outcome.reason) == (returns, reason)
    assert [event.kind for event in events] == [reason, "end"]
    assert playing.to_act() == ()
    with pytest.raises(GameOverError):
        say(playing, 0, acts.RESIGN)
    with pytest.raises(GameOverError):
        say(playing, 0, "a move")


def test_acts_for_two_are_not_offered_to_three():
    playing = Playing(SETTINGS[1])
    assert playing.state.n_seats == 3
    assert playing.open_acts(0) == ()
    with pytest.raises(IllegalActionError):
        say(playing, 0, acts.RESIGN)


def test_a_draw_needs_both():
    playing = deployed()
    with pytest.raises(IllegalActionError):
        say(playing, 1, acts.ACCEPT)
    say(playing, 0, acts.OFFER)
    with pytest.raises(IllegalActionError):
        say(playing, 0, acts.ACCEPT)
    say(playing, 1, acts.ACCEPT)
    assert playing.outcome is not None
    assert playing.outcome.returns == (0.0, 0.0)


def test_an_offer_stands_while_its_maker_moves_and_lapses_when_the_other_does():
    playing, rng = deployed(), random.Random(4)
    say(playing, 0, acts.OFFER)
    say(playing, 0, playing.game.random_action(playing.state, 0, rng))
    assert playing.draw_offer == 0
    say(playing, 1, playing.game.random_action(playing.state, 1, rng))
    assert playing.draw_offer == -1


def test_a_move_is_stale_if_its_decision_arose_later():
    """Set-ups are chosen at the same time, so the other's does not make one's own stale."""
    playing, rng = Playing(OUTPOST), random.Random(2)
    playing.check_seen(1, "x", 0)
    say(playing, 0, playing.game.random_action(playing.state, 0, rng))
    playing.check_seen(1, "x", 0)
    say(playing, 1, playing.game.random_action(playing.state, 1, rng))
    with pytest.raises(StaleActionError):
        playing.check_seen(0, "x", 1)
    playing.check_seen(0, "x", 2)
    say(playing, 1, acts.OFFER)
    playing.check_seen(0, "x", 2)
    playing.check_seen(0, acts.RESIGN, 0)
    say(playing, 0, playing.game.random_action(playing.state, 0, rng))
    with pytest.raises(StaleActionError):
        playing.check_seen(1, "x", 3)
    playing.check_seen(1, "x", 4)


# ---- the way out -----------------------------------------------------------------------------------------------------


def an_update(playing: Playing, seat: int, **change: Any) -> wire.Update:
    message = wire.Update(1, -1, (), playing.observe(seat), telling.status_of(playing, seat))
    return msgspec.structs.replace(message, **change)


@pytest.mark.parametrize("setting", [OUTPOST, SETTINGS[2]], ids=lambda s: s.game)
def test_nothing_but_what_a_seat_may_have_gets_out(setting: Setting):
    playing = deployed(setting)
    assert view.encode(an_update(playing, 0), 0)
    own = Event(0, "x", {}, audience=(1,))
    for secret in (playing.state, playing.game.observe(playing.state, 1), playing.game.reveal(playing.state)):
        with pytest.raises(LeakError):
            view.encode(an_update(playing, 0, observation=secret), 0)
    for event in (
        own,
        Event(0, "x", {"state": playing.state}),
        Event(0, "x", {"a": [entries_of(playing)[0]]}),
    ):
        with pytest.raises(LeakError):
            view.encode(an_update(playing, 0, events=(event,)), 0)
    for secret in (*entries_of(playing), playing.happened[0], playing.setting, playing.information(0), own):
        with pytest.raises(LeakError):
            view.encode(secret)
    with pytest.raises(LeakError):
        view.encode(wire.ReplayPage("m", "0", 1, (playing.happened[0],)), 0, True)  # pyright: ignore


def test_events_lose_their_audience_on_the_way():
    events = (Event(1, "a", {}), Event(1, "b", {}, audience=(1,)), Event(1, "c", {}, audience=(0, 1)))
    assert [event.kind for event in view.heard(events, 1)] == ["a", "b", "c"]
    assert [event.kind for event in view.heard(events, SPECTATOR)] == ["a"]
    assert all(event.audience is None for event in view.heard(events, 1))


@pytest.mark.parametrize("setting", SETTINGS[::2], ids=lambda s: s.game)
def test_replay_frames_are_what_each_view_saw_then(setting: Setting):
    playing = a_game(setting, 2, plies=60)
    entries = entries_of(playing)
    for which in ("0", "1", "public", "all"):
        whole = replay.frames(setting, entries, which, 0, len(entries) + 1)
        assert [frame.number for frame in whole] == list(range(len(entries) + 1))
        assert replay.frames(setting, entries, which, 5, 9) == whole[5:9]
    seat = replay.frames(setting, entries, "0", 0, len(entries) + 1)
    live = Playing(setting)
    for frame, entry in zip(seat[1:], entries, strict=True):
        happening = live.take(entry)
        assert frame.observation == games.get(setting.game).observe(live.state, 0)
        assert frame.events == view.heard(happening.events, 0)
        assert frame.text == (entry.text if entry.seat == 0 else "")
    with pytest.raises(WireError, match="view"):
        replay.frames(setting, entries, "2", 0, 1)
