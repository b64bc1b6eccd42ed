"""Words of manners: in every game with two or more seats, a few at a time, after the end too, and without effect on the game."""

from __future__ import annotations

import pytest

from gonfalon import games
from gonfalon.core.errors import IllegalActionError
from gonfalon.core.manners import COURTESIES, MOST, TURNS
from gonfalon.core.rng import stream
from gonfalon.match import record, replay
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting

LUCK = "/signal manners-good-luck"


def table(game: str, n_seats: int = 0) -> MatchState:
    setup = games.get(game).setup(n_seats=n_seats) if n_seats else games.get(game).setup()
    return MatchState(Setting(game, setup, 5))


def say(match_state: MatchState, seat: int, text: str = LUCK):
    match_state.check(seat, text)
    return match_state.take(Entry(match_state.n_entries, seat, text, "", 0)).events


def play_on(match_state: MatchState, turns: int) -> None:
    """Random actions until so many more turns are complete."""
    rng, goal = stream(3, "manners"), match_state.state.turn + turns
    while match_state.state.turn < goal and match_state.outcome is None:
        seat = match_state.to_act()[0]
        text = match_state.game.random_action(match_state.state, seat, rng)
        match_state.take(Entry(match_state.n_entries, seat, text, "", 0))


def offered(match_state: MatchState, seat: int) -> list[str]:
    return [option.action for option in match_state.signals(seat) if option.action.startswith("manners-")]


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_every_seat_of_every_game_may_be_polite(game: str):
    most = games.get(game).spec.max_seats
    match_state = table(game, most)
    for seat in range(match_state.n_seats):
        before = match_state.state.digest()
        assert offered(match_state, seat) == (list(COURTESIES) if most > 1 else [])
        if most == 1:
            continue
        (event,) = say(match_state, seat)
        assert (event.kind, event.facts["seat"], event.facts["text"], event.audience) == (
            "signalled",
            seat,
            "manners-good-luck",
            None,
        )
        assert match_state.state.digest() == before
    assert match_state.talk.said == []


def test_alone_there_is_nobody_to_greet():
    match_state = table("fellowship", 1)
    assert match_state.signals(0) == ()
    with pytest.raises(IllegalActionError):
        match_state.check(0, LUCK)


@pytest.mark.parametrize(
    "text", ["/signal manners-insult", f"{LUCK} x=1", "/signal", "/say manners-good-luck"]
)
def test_nothing_else_can_be_said(text: str):
    with pytest.raises(IllegalActionError):
        table("stratego").check(0, text)


def test_nobody_speaks_from_outside():
    for seat in (-1, 2):
        with pytest.raises(IllegalActionError):
            table("stratego").check(seat, LUCK)


def test_three_in_ten_turns_for_each_seat():
    match_state = table("stratego")
    for _ in range(MOST):
        say(match_state, 0)
    assert offered(match_state, 0) == []
    with pytest.raises(IllegalActionError):
        match_state.check(0, LUCK)
    say(match_state, 1)
    play_on(match_state, TURNS - 1)
    with pytest.raises(IllegalActionError):
        match_state.check(0, LUCK)
    play_on(match_state, 1)
    say(match_state, 0)


def test_after_the_end_there_are_three_more():
    match_state = table("stratego")
    play_on(match_state, 1)
    for _ in range(MOST):
        say(match_state, 0)
    say(match_state, 1, "/resign")
    assert match_state.outcome is not None
    before = match_state.outcome
    for _ in range(MOST):
        say(match_state, 0, "/signal manners-well-played")
    with pytest.raises(IllegalActionError):
        match_state.check(0, LUCK)
    assert match_state.outcome == before
    assert "/rematch" in match_state.open_acts(0)


def test_the_record_and_the_replay_have_them():
    match_state = table("fortress")
    say(match_state, 1)
    play_on(match_state, 2)
    say(match_state, 0, "/resign")
    say(match_state, 0, "/signal manners-well-played")
    again = record.replay(record.loads(record.dumps(record.record_of(match_state))))
    assert again.state.digest() == match_state.state.digest()
    assert again.manners.given == match_state.manners.given
    entries = [applied.entry for applied in match_state.applied]
    for view in (0, 1, replay.PUBLIC, replay.EVERYBODY):
        found = replay.frames(match_state.setting, entries, view, 0, 99)
        assert [e.kind for e in found[1].events] == [e.kind for e in found[-1].events] == ["signalled"]


def test_a_new_start_forgets_them():
    match_state = table("fellowship", 2)
    play_on(match_state, 1)
    for _ in range(MOST):
        say(match_state, 0)
    say(match_state, 0, "/restart")
    say(match_state, 1, "/agree")
    assert offered(match_state, 0) == list(COURTESIES)
