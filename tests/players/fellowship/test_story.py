"""The story of a finished game of the card game: its sums are those of the events, and it tells nothing that was not public."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from gonfalon import games, players
from gonfalon.core.course import Course
from gonfalon.core.game import SPECTATOR
from gonfalon.games.fellowship.observation import FellowshipObservation
from gonfalon.match.course import course_of
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.players.fellowship.player import RuleBasedPlayer

GAME = games.get("fellowship")


@lru_cache(maxsize=8)
def played(seed: int, n_seats: int = 1, variant: str = "passage-through-mirkwood") -> MatchState:
    """A whole game by the rules of thumb."""
    match_state = MatchState(Setting("fellowship", GAME.setup(variant, n_seats=n_seats), seed))
    player = RuleBasedPlayer(1)
    while match_state.outcome is None:
        seat = match_state.to_act()[0]
        text = player.act(match_state.information(seat))
        match_state.take(Entry(match_state.n_entries, seat, text, "", 0))
    return match_state


def is_won(match_state: MatchState) -> bool:
    assert match_state.outcome is not None
    return match_state.outcome.returns[0] > 0


def one_that(ends_won: bool) -> MatchState:
    return next(one for one in map(played, range(1, 12)) if is_won(one) == ends_won)


def last_of(course: Course) -> FellowshipObservation:
    assert isinstance(course.last, FellowshipObservation)
    return course.last


@pytest.mark.parametrize("ends_won", [True, False])
def test_the_threat_of_each_round_and_what_brought_it_add_up(ends_won: bool):
    course = course_of(one_that(ends_won))
    story = players.story(course)
    assert story is not None
    assert [point.turn for point in story.points] == list(range(1, len(story.points) + 1))
    assert story.points[-1].value == last_of(course).seats[0].threat
    first = course.positions[0].information.observation
    assert isinstance(first, FellowshipObservation)
    moved = sum(story.sums[name] for name in ("threat_rounds", "threat_quests", "threat_cards"))
    assert first.seats[0].threat + moved == story.points[-1].value
    assert len(story.marks) <= 3
    assert (story.tip is None) == ends_won
    frames = [point.frame for point in story.points]
    assert frames == sorted(frames)


@pytest.mark.parametrize("ends_won", [True, False])
def test_a_moment_lies_in_its_round_and_has_its_sign(ends_won: bool):
    course = course_of(one_that(ends_won))
    story = players.story(course)
    assert story is not None
    starts = [*(point.frame for point in story.points), 10**6]
    for moment, sign in ((story.best, 1), (story.turned, -1)):
        if moment is not None:
            assert moment.swing * sign > 0
            assert starts[moment.turn - 1] <= moment.frame <= starts[moment.turn]
    assert (story.best if ends_won else story.turned) is not None


def test_heroes_are_left_or_lost_once():
    course = course_of(one_that(False))
    story = players.story(course)
    assert story is not None
    told = [*(one.facts["card"] for one in story.kept), *(one.told.facts["card"] for one in story.losses)]
    assert len(told) == len(set(told)) <= 3


def test_hidden_cards_change_nothing():
    """Two games that everybody saw alike have the same story, whatever lay in hands and decks."""
    match_state = played(2, 2)
    course = course_of(match_state)
    rng = random.Random(3)
    at = course.positions[len(course.positions) // 2]
    other = GAME.sample(at.information, rng)
    assert GAME.information_state(other, SPECTATOR).observation == at.information.observation
    secrets = {card for seat in last_of(course).seats for card in seat.hand}
    assert secrets <= {"", "!"}
    assert all(event.audience is None for heard in course.heard for event in heard.events)
    assert all(at.information.seat == SPECTATOR for at in course.positions)
    assert players.story(course) == players.story(course_of(match_state))


def test_what_was_taken_back_is_no_part_of_it():
    whole = one_that(False)
    again = MatchState(whole.setting)
    for applied in whole.applied[:20]:
        again.take(applied.entry)
    again.take(Entry(20, 0, "/undo 10", "", 0))
    assert again.state.ply == 10
    for number, applied in enumerate(whole.applied[10:], 21):
        again.take(Entry(number, applied.entry.seat, applied.entry.text, "", 0))
    first, second = course_of(whole), course_of(again)
    assert [heard.events for heard in first.heard] == [heard.events for heard in second.heard]
    assert second.heard[10].frame == first.heard[10].frame + 11


def test_games_without_stories_have_none():
    assert players.tells_stories("fellowship")
    assert not players.tells_stories("stratego")


@pytest.mark.parametrize(("seed", "held", "is_rescued"), [(3, ["theodred"], False), (5, [], True)])
def test_the_prisoner_has_not_fallen_and_is_told_as_one(seed: int, held: list[str], is_rescued: bool):
    """One that was rescued is a hero like any other."""
    course = course_of(played(seed, variant="escape-from-dol-guldur"))
    story = players.story(course)
    assert story is not None
    kinds = {event.kind for heard in course.heard for event in heard.events}
    assert ("prisoner" in kinds, "rescued" in kinds) == (True, is_rescued)
    assert [told.facts["card"] for told in story.kept if told.name == "prisoner"] == held
