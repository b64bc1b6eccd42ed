"""What is said at the table: signals that the game offers, announcements, both in the log and without effect on the game."""

from __future__ import annotations

import pytest

from gonfalon import games
from gonfalon.core import talk
from gonfalon.core.errors import IllegalActionError
from gonfalon.match import record, replay
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.table_talk import MOST_BETWEEN_ACTIONS


def table(n_seats: int = 2) -> MatchState:
    """A match of the game whose seats may talk."""
    return MatchState(Setting("fellowship", games.get("fellowship").setup(n_seats=n_seats), 5))


def say(match_state: MatchState, seat: int, text: str):
    match_state.check(seat, text)
    return match_state.take(Entry(match_state.n_entries, seat, text, "", 0)).events


def test_a_signal_is_heard_by_all_and_changes_nothing():
    match_state = table()
    before = match_state.state.digest()
    (event,) = say(match_state, 1, "/signal commit-more")
    assert (event.kind, event.facts, event.audience) == (
        "signalled",
        {"seat": 1, "text": "commit-more"},
        None,
    )
    assert match_state.state.digest() == before
    assert match_state.talk.said[0].is_signal


def test_what_is_said_carries_its_parts_through_the_record_and_the_replay():
    match_state = table()
    (event,) = say(match_state, 0, "/say plan-quest who=aragorn,gloin willpower=4")
    assert event.facts == {"seat": 0, "text": "plan-quest", "who": "aragorn,gloin", "willpower": "4"}
    again = record.replay(record.loads(record.dumps(record.record_of(match_state))))
    assert again.talk.said == match_state.talk.said
    entries = [applied.entry for applied in match_state.applied]
    assert replay.frames(match_state.setting, entries, 1, 0, 9)[1].events == (event,)


@pytest.mark.parametrize(
    "text",
    [
        "/signal",
        "/signal commit-less",
        "/signal take-enemy enemy=nobody",
        "/say",
        "/say Plan",
        "/say plan who",
        "/say plan seat=1",
        "/say plan a=1 a=2",
        "/say plan who=<b>",
    ],
)
def test_what_is_no_message_is_refused(text: str):
    with pytest.raises(IllegalActionError):
        table().check(0, text)


def test_nobody_talks_alone_nor_from_outside_nor_without_end_nor_where_a_game_has_no_talk():
    with pytest.raises(IllegalActionError):
        table(1).check(0, "/signal commit-more")
    match_state = table()
    with pytest.raises(IllegalActionError):
        match_state.check(-1, "/signal commit-more")
    for _ in range(MOST_BETWEEN_ACTIONS):
        say(match_state, 0, "/signal commit-more")
    with pytest.raises(IllegalActionError):
        match_state.check(0, "/signal commit-more")
    match_state.check(1, "/signal commit-more")
    duel = MatchState(Setting("stratego", games.get("stratego").setup("duel"), 5))
    with pytest.raises(IllegalActionError):
        duel.check(0, "/signal commit-more")


def test_going_back_forgets_what_was_said_later():
    match_state = table()
    say(match_state, 0, "/signal commit-more")
    for seat in range(2):
        say(match_state, seat, "keep")
    say(match_state, 0, "/signal keep-defender")
    say(match_state, 0, "/undo 1")
    say(match_state, 1, "/agree")
    assert [said.text for said in match_state.talk.said] == ["commit-more"]
    say(match_state, 0, "/restart")
    say(match_state, 1, "/agree")
    assert match_state.talk.said == []


def test_messages_round_trip():
    said = talk.write("plan-quest", {"who": "guard-of-the-citadel.2,gloin", "why": ""})
    assert talk.read(said) == ("plan-quest", {"who": "guard-of-the-citadel.2,gloin", "why": ""})
