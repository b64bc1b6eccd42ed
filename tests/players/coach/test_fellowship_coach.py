"""The coach of the card game: a dear answer gets its name and its price, a fine one none, and nothing hidden is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from gonfalon import games, players
from gonfalon.core.rng import stream
from gonfalon.core.seat_decision import SeatDecision
from gonfalon.games.fellowship.engine.state import Choice, State
from gonfalon.learn.loading import lessons
from gonfalon.match.decisions import PlayedAct, decisions_in
from gonfalon.players.coaching import CoachRemark, JudgedTurn, class_of, report_of
from gonfalon.players.fellowship import review
from gonfalon.players.fellowship.coach import judging
from gonfalon.players.fellowship.coach.answers import SEPARATOR
from gonfalon.players.fellowship.coach.words import LESSONS
from gonfalon.players.fellowship.odds import Tried
from gonfalon.players.fellowship.review import ReviewSettings
from gonfalon.players.fellowship.rule_based import choose
from gonfalon.players.fellowship.search_plans import plans

GAME: Any = games.get("fellowship")
MIRKWOOD = "passage-through-mirkwood"
FEW = ReviewSettings(first=2, games=3, most_plans=3)
COACH = players.coach_of("fellowship")
Pick = Callable[[State, int, tuple[Choice, ...]], Choice]


def played(seed: int = 3, until: int = 400, n_seats: int = 1, pick: Pick = choose) -> list[PlayedAct]:
    """The acts of a game by the rules of thumb."""
    state, acts = GAME.new(seed, GAME.setup(MIRKWOOD, n_seats=n_seats)), list[PlayedAct]()
    while state.outcome is None and len(acts) < until:
        seat, choices = state.pending.asks[0]
        acts.append(PlayedAct(len(acts), seat, state.text(pick(state, seat, choices))))
        state.step(seat, acts[-1].text)
    return acts


def answers(
    acts: Sequence[PlayedAct], seed: int = 3, seat: int = 0, n_seats: int = 1
) -> tuple[SeatDecision, ...]:
    """What the coach is asked about in a game."""
    state = GAME.new(seed, GAME.setup(MIRKWOOD, n_seats=n_seats))
    return players.answers("fellowship", decisions_in(GAME, state, acts, seat))


def heard_in(acts: Sequence[PlayedAct], seed: int = 3) -> tuple[Any, ...]:
    """What the seat heard of the whole game."""
    state = GAME.new(seed, GAME.setup(MIRKWOOD, n_seats=1))
    for act in acts:
        state.step(act.seat, act.text)
    return GAME.information_state(state, 0).events


def kind(answer: SeatDecision) -> str:
    return answer.information.observation.kind


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget for what does not depend on it."""
    for effort in ("quick", "deep"):
        monkeypatch.setitem(judging.SETTINGS, effort, FEW)


def outcomes(monkeypatch: pytest.MonkeyPatch, share: Callable[[State, tuple[str, ...]], float]) -> None:
    """Each plan wins this share of its games, by its actions."""

    def play(self: Tried, sample: State, seat: int) -> None:
        value = share(sample, review.actions_of(sample, seat, self.plan))
        self.won.append(float(self.n % 10 < 10 * value))
        self.outlooks.append(value)

    monkeypatch.setattr(Tried, "play", play)


def test_a_set_is_one_answer_and_what_nobody_weighs_is_none():
    acts = played(until=60)
    found = answers(acts)
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    quests = [one for one in found if kind(one) == "commit"]
    assert quests
    assert all(one.action.endswith("pass") for one in quests)
    assert any(SEPARATOR in one.action for one in quests)
    assert "pay" not in {kind(one) for one in found}
    assert [acts[one.frame].text for one in found] == [one.action.split(SEPARATOR)[0] for one in found]
    heard = [event for one in found for event in one.heard]
    assert tuple(heard) == heard_in(acts)[-len(heard) :], "nothing is heard twice, and nothing is missed"


def test_a_planted_mistake_is_the_dearest_and_has_its_name(monkeypatch: pytest.MonkeyPatch):
    """Nobody goes on one quest. Whoever sends nobody loses half of the games that others win."""

    def is_quest(s: State) -> bool:
        return s.pending is not None and s.pending.kind == "commit" and s.round == 2

    def lazy(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
        return choices[-1] if is_quest(s) else choose(s, seat, choices)

    found = answers(played(until=50, pick=lazy))
    outcomes(monkeypatch, lambda s, texts: 0.2 if is_quest(s) and texts == ("pass",) else 0.7)
    turns = [COACH.judge(one, "deep") for one in found]
    report = report_of(turns, len(turns), COACH.lessons, COACH.scale, COACH.closed(turns))
    (number,) = report.dearest
    turn = turns[number - 1]
    assert (turn.action, turn.theme, turn.loss) == ("pass", "quest_few", 50.0)
    assert turn.remarks[0].facts["willpower"] == 0
    assert turn.remarks[0].facts["cards"]
    assert turn.asked is not None
    assert {"round": 2, "kind": "commit"}.items() <= turn.asked.facts.items()
    assert report.tips[0].lesson == "first-round"
    assert [class_of(one.loss, COACH.scale) for one in turns].count("error") == 1


@pytest.mark.parametrize("n_seats", [1, 2])
@pytest.mark.parametrize(("hand", "theme"), [("keep", "kept_hand"), ("redraw", "redrew_hand")])
def test_the_first_hand_is_judged(monkeypatch: pytest.MonkeyPatch, hand: str, theme: str, n_seats: int):
    """The other answer to the first question wins two games in ten more."""

    def first(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
        return (hand,) if (hand,) in choices else choose(s, seat, choices)

    found = answers(played(until=6, n_seats=n_seats, pick=first), n_seats=n_seats)
    outcomes(monkeypatch, lambda _, texts: 0.4 if texts == (hand,) else 0.6)
    turn = COACH.judge(found[0], "deep")
    assert (turn.number, turn.action, turn.theme, turn.loss) == (1, hand, theme, 20.0)
    assert turn.best in {"keep", "redraw"} - {hand}
    assert turn.asked is not None
    assert turn.asked.facts == {"round": 0, "kind": "mulligan"}


def test_a_first_look_takes_its_doubt_off_and_a_long_one_tells_what_is_sure(monkeypatch: pytest.MonkeyPatch):
    answer = next(one for one in answers(played(until=60)) if kind(one) == "commit")
    usual = frozenset(answer.action.split(SEPARATOR))
    outcomes(monkeypatch, lambda _, texts: 0.5 if frozenset(texts) == usual else 0.6)
    quick, deep = COACH.judge(answer, "quick"), COACH.judge(answer, "deep")
    assert 0 < quick.loss < 10
    assert (deep.loss, deep.games) == (10.0, judging.SETTINGS["deep"].games)
    monkeypatch.setitem(judging.SETTINGS, "deep", ReviewSettings(games=20))
    unsure = COACH.judge(answer, "deep")
    assert (unsure.loss, unsure.best, unsure.remarks) == (0.0, answer.action, ())


def test_what_a_seat_cannot_know_changes_no_byte(few: None):
    """Two games that this seat cannot tell apart: all judgements are equal."""
    found = answers(played(until=40))
    for answer in found[1:3]:
        other = GAME.information_state(GAME.sample(answer.information, stream(9, "other")), 0)
        twin = msgspec.structs.replace(answer, information=other)
        ours, theirs = (msgspec.json.encode(COACH.judge(one, "quick")) for one in (answer, twin))
        assert ours == theirs


def test_in_a_company_own_answers_alone_are_judged(few: None):
    acts = played(until=40, n_seats=2)
    found = answers(acts, seat=1, n_seats=2)
    assert found
    assert {one.information.seat for one in found} == {1}
    assert COACH.judge(found[0], "quick").games > 0


def test_where_something_was_lost_is_looked_at_first():
    found = answers(played())
    first = COACH.first(found)
    assert len(set(first)) == len(first)
    assert {kind(found[place]) for place in first} <= {
        "commit",
        "defender",
        "undefended",
        "sentinel",
        "spread",
    }
    assert first, "a game in which nothing goes wrong"


def test_every_lesson_that_is_named_exists():
    of_game = {lesson.id for lesson in lessons() if lesson.game == "fellowship"}
    assert {one for one in LESSONS.values() if one} <= of_game


def at_the_last_quest() -> State:
    """A game at the question who goes on its last quest, with a threat that leaves no other round."""
    for seed in range(40):
        state, last = GAME.new(seed, GAME.setup(MIRKWOOD, n_seats=1)), None
        while state.outcome is None:
            seat, choices = state.pending.asks[0]
            if state.pending.kind == "commit" and not state.pending.facts["chosen"]:
                last = state.fork()
            state.take(seat, choose(state, seat, choices))
        if (
            state.outcome.returns[0] > 0
            and last is not None
            and state.round == last.round
            and state.phase == "quest"
        ):
            last.threat[0] = 49
            return last
    raise AssertionError("no game is won on a quest")


def test_games_played_on_find_what_loses_and_blame_nothing_fine(few: None):
    state = at_the_last_quest()
    (usual,) = plans(state, 0, state.pending.asks[0][1], 1) if state.pending else ((),)
    fine = SEPARATOR.join(review.actions_of(state, 0, usual))
    information = GAME.information_state(state, 0)
    lost, won = (
        COACH.judge(SeatDecision(1, 0, information, action, ()), "quick") for action in ("pass", fine)
    )
    assert (lost.theme, class_of(lost.loss, COACH.scale)) == ("quest_few", "error")
    assert lost.best == fine
    assert (won.loss, won.theme, won.remarks) == (0.0, "", ())


def in_round(number: int, n_round: int, share: float, n_games: int = 40) -> JudgedTurn:
    """A turn from which a share of the games was won."""
    asked = CoachRemark("asked", {"round": n_round})
    turn = JudgedTurn(number, number, "pass", "pass", 0.0, 0.0, 0.0, 100 * share, "", ())
    return msgspec.structs.replace(turn, games=n_games, asked=asked)


@pytest.mark.parametrize(
    ("shares", "first"),
    [
        ((0.0, 0.0, 0.0, 0.0), 1),  # nothing was won at all
        ((0.2, 0.0, 0.0, 0.0), 2),  # something was in the first round
        ((0.0, 0.2, 0.0, 0.0), 3),  # a round without wins before one with some was not lost
        ((0.2, 0.2, 0.2, 0.0), 4),
        ((0.0, 0.0, 0.0, 0.2), 5),  # open to the end
    ],
)
def test_the_game_is_closed_from_the_round_on_in_which_hardly_any_was_won(
    shares: tuple[float, ...], first: int
):
    turns = [in_round(at, at, share) for at, share in enumerate(shares, 1)]
    assert COACH.closed(turns) == frozenset(range(first, 5))


def test_few_games_close_nothing():
    assert COACH.closed([in_round(1, 1, 0.0, 10)]) == frozenset()
    assert COACH.closed([]) == frozenset()
