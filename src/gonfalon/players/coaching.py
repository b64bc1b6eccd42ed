"""What a coach says of one seat's finished game: each decision is judged by what the seat knew, and the report sums them up.

Names are words of a family with a message for each in its texts. A family joins by a `Coach` (`PlayerFamily.coach`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Literal, NamedTuple, Protocol

import msgspec

from gonfalon.core.events import GameWord
from gonfalon.core.seat_decision import SeatDecision

Effort = Literal["quick", "deep"]
"""How long a coach looks at a decision: all are looked at quickly, the dearest once more."""
TurnClass = Literal["best", "fine", "loose", "error"]
"""How good an answer was, by what it lost against the best one."""
TURN_CLASSES: tuple[TurnClass, ...] = ("best", "fine", "loose", "error")
N_DEAREST, N_WORKED, N_TIPS = 3, 2, 3
"""How many dearest turns, things that worked or went wrong, and tips the report names."""
N_DEEP = 20
"""Decisions that are looked at once more, the dearest ones."""
N_THIRDS = 3


class CoachScale(NamedTuple):
    """What losses mean in a coach's unit.

    bounds: losses from which on an answer is fine, loose, an error. steepness: the accuracy of one answer is 100 e^(-steepness x loss).
    turning, within: at a turning point the line moves by so much within so many of the seat's decisions, and stays.
    """

    bounds: tuple[float, float, float]
    steepness: float
    turning: float
    within: int


class CoachRemark(msgspec.Struct, frozen=True):
    """One sentence: the message `coach-<name>` with its details by name."""

    name: GameWord
    facts: dict[str, int | str] = {}


class CoachMoment(msgspec.Struct, frozen=True):
    """Something done right, or that went well. number: of the decision. worth: what it brought, or what bad luck took, in the coach's
    unit.
    """

    number: int
    worth: float
    remark: CoachRemark


class JudgedTurn(msgspec.Struct, frozen=True):
    """One decision of a seat, judged by what it knew. Values are in the coach's unit, for example the worth of the weakest piece.

    number, frame: as in SeatDecision. action: the answer. best: what the coach would have answered. loss: what the answer is worth less
    than the best one, without what is doubtful; 0 or more. luck: what chance brought more than was to be expected. given: bits that the
    answer told the others. standing: how far the seat was ahead, by what everybody saw, or what it had to hope for. theme: what kind of
    mistake it was, "" for none. remarks: what is said of it. successes: what worked, each the merit of a good answer and not of luck.
    setbacks: what was right by what was known and went wrong. spent: turns of the game that were over after it, where a family counts
    them. doubt: the standard error of the loss, 0 where none is known. games: those played on, of which `standing`
    is a share; 0 for none. asked: what the decision was about, None where its number says enough. swing: the share of the result that it
    lost, from 0 to 1, where a family tells it apart from the loss: a loss in a game that is won or lost anyway takes little of it.
    """

    number: int
    frame: int
    action: str
    best: str
    loss: float
    luck: float
    given: float
    standing: float
    theme: GameWord
    remarks: tuple[CoachRemark, ...]
    successes: tuple[CoachMoment, ...] = ()
    setbacks: tuple[CoachMoment, ...] = ()
    effort: Effort = "quick"
    spent: int = 0
    doubt: float = 0.0
    games: int = 0
    asked: CoachRemark | None = None
    swing: float = 0.0


class CoachTip(msgspec.Struct, frozen=True):
    """Something to try next time: the message `coach-tip-<theme>`. lesson: of one about it, "" for none. turns: the worst of them."""

    theme: GameWord
    lesson: str
    turns: tuple[int, ...]


class CoachReport(msgspec.Struct, frozen=True):
    """What a coach found so far. accuracy: from 0 to 100, None where no turn tells of it. thirds: the same of each third of the game.
    counts: of each TurnClass, in order. closed: numbers of the last turns, from which on the game was lost whatever was answered, so that
    their losses tell nothing. `accuracy`, `thirds`, `counts`, `dearest`, `tips` and `lost` leave
    them out.

    given: bits told to the others, in all. turns: what has been looked at, in order. dearest, turning: numbers of decisions. worked: the
    best successes. went_wrong: the dearest setbacks. bounds: losses from which on a turn is fine, loose, an error. spent: turns of the game
    that were over. lost: the sum of the losses, those of the best turns left out.
    """

    accuracy: int | None
    thirds: tuple[int | None, ...]
    counts: tuple[int, ...]
    given: float
    luck: float
    turns: tuple[JudgedTurn, ...]
    dearest: tuple[int, ...]
    turning: tuple[int, ...]
    worked: tuple[CoachMoment, ...]
    tips: tuple[CoachTip, ...]
    bounds: tuple[float, ...]
    spent: int = 0
    lost: float = 0.0
    went_wrong: tuple[CoachMoment, ...] = ()
    closed: tuple[int, ...] = ()


class Coach(Protocol):
    """Judges decisions of a family's games.

    version: changes whenever the judgements do. scale: of its unit. lessons: theme of a mistake -> the id of a lesson about it, "" for
    none.
    """

    version: str
    scale: CoachScale
    lessons: Mapping[GameWord, str]

    def judge(self, decision: SeatDecision, effort: Effort) -> JudgedTurn:
        """One decision, from what the seat knew and heard alone; the same decision is always judged alike."""
        ...

    def first(self, decisions: Sequence[SeatDecision]) -> tuple[int, ...]:
        """Places of the decisions to look at first, because a mistake is likely there."""
        ...

    def closed(self, turns: Sequence[JudgedTurn]) -> frozenset[int]:
        """Numbers of the last turns, where the game was lost whatever was answered; none where losses are told by something else."""
        ...


def class_of(loss: float, scale: CoachScale) -> TurnClass:
    """How good an answer with this loss was."""
    return TURN_CLASSES[sum(loss >= bound for bound in scale.bounds)]


def accuracy_of(turns: Sequence[JudgedTurn], scale: CoachScale) -> int | None:
    """From 0 to 100; None for no turns."""
    if not turns:
        return None
    return round(sum(100 * math.exp(-scale.steepness * turn.loss) for turn in turns) / len(turns))


def dearest_of(turns: Sequence[JudgedTurn], n: int, least: float) -> list[JudgedTurn]:
    """The n turns that lost most of the result, the dearest first; where nobody tells that, those with the largest loss.

    A mistake that is made again is taken once. least: smaller losses are left out.
    """
    lossy = [turn for turn in turns if turn.loss >= least]
    found = dict[object, JudgedTurn]()
    for turn in sorted(lossy, key=lambda turn: (-turn.swing, -turn.loss, turn.number)):
        found.setdefault(mistake_of(turn), turn)
    return list(found.values())[:n]


def mistake_of(turn: JudgedTurn) -> tuple[object, ...]:
    """Equal for turns that made the same mistake: the same was asked, the same was better, and the theme is the same."""
    return turn.theme, turn.best, msgspec.json.encode(turn.asked)


def report_of(
    judged: Sequence[JudgedTurn],
    n_decisions: int,
    lessons: Mapping[GameWord, str],
    scale: CoachScale,
    closed: frozenset[int] = frozenset(),
) -> CoachReport:
    """The report on what has been judged so far. n_decisions: of the seat, in all. closed: as in CoachReport."""
    turns = sorted(judged, key=lambda turn: turn.number)
    telling = [turn for turn in turns if turn.number not in closed]
    thirds = [
        [t for t in telling if (t.number - 1) * N_THIRDS // max(1, n_decisions) == k] for k in range(N_THIRDS)
    ]
    classes = [class_of(turn.loss, scale) for turn in telling]
    dearest = dearest_of(telling, N_DEAREST, scale.bounds[1])
    return CoachReport(
        accuracy=accuracy_of(telling, scale),
        thirds=tuple(accuracy_of(third, scale) for third in thirds),
        counts=tuple(classes.count(one) for one in TURN_CLASSES),
        given=round(sum(turn.given for turn in turns), 1),
        luck=round(sum(turn.luck for turn in turns), 1),
        turns=tuple(turns),
        dearest=tuple(sorted(turn.number for turn in dearest)),
        turning=turning_points(turns, scale),
        worked=_greatest(moment for turn in turns for moment in turn.successes),
        tips=_tips(telling, lessons, scale.bounds[1]),
        bounds=scale.bounds,
        spent=sum(turn.spent for turn in turns),
        lost=round(sum(turn.loss for turn in telling if turn.loss >= scale.bounds[0]), 1),
        went_wrong=_greatest(moment for turn in turns for moment in turn.setbacks),
        closed=tuple(turn.number for turn in turns if turn.number in closed),
    )


def _greatest(moments: Iterable[CoachMoment]) -> tuple[CoachMoment, ...]:
    """Those that a report names, the greatest first."""
    return tuple(sorted(moments, key=lambda one: (-one.worth, one.number))[:N_WORKED])


@dataclass
class CoachReview:
    """How far a coach is with the decisions of a seat, which it does not hold: they are large, and it is kept after its end.

    judged: place of a decision -> what has been found. to_deepen: places that are looked at once more, as far as they are known.
    """

    coach: Coach
    n_decisions: int = 0
    judged: dict[int, JudgedTurn] = field(default_factory=dict[int, JudgedTurn])
    to_deepen: tuple[int, ...] = ()

    def looks(self, decisions: Sequence[SeatDecision]) -> Iterator[tuple[int, Effort]]:
        """Places to look at and how long, in order; what was found belongs into `judged` before the next is taken.

        All get a quick look, the likely mistakes first. Then the dearest get a longer one.
        """
        self.n_decisions, first = len(decisions), self.coach.first(decisions)
        for place in (*first, *(n for n in range(self.n_decisions) if n not in set(first))):
            yield place, "quick"
        places = {turn.number: place for place, turn in self.judged.items()}
        dearest = dearest_of(list(self.judged.values()), N_DEEP, self.coach.scale.bounds[0])
        self.to_deepen = tuple(places[turn.number] for turn in dearest)
        for place in self.to_deepen:
            yield place, "deep"
        for _ in range(N_DEEP):  # a mistake made again is named where the longer look clears the first
            more = tuple(p for p in map(places.__getitem__, self.report().dearest) if p not in self.to_deepen)
            if not more:
                return
            self.to_deepen += more
            for place in more:
                yield place, "deep"

    def report(self) -> CoachReport:
        """What has been found so far."""
        found = list(self.judged.values())
        closed = self.coach.closed(found)
        return report_of(found, self.n_decisions, self.coach.lessons, self.coach.scale, closed)


def turning_points(turns: Sequence[JudgedTurn], scale: CoachScale) -> tuple[int, ...]:
    """Numbers of the turns by which the standing moves by `turning` from what it was within the last turns, and more than half stays."""
    found, line, free = list[int](), [turn.standing for turn in turns], 1
    for at in range(1, len(line)):
        before = median(line[max(0, at - scale.within) : at])
        moved = line[at] - before
        if at < free or abs(moved) < scale.turning:
            continue
        if min((value - before) / moved for value in line[at:]) > 0.5:
            found.append(turns[at - 1].number)
            free = at + scale.within
    return tuple(found)


def _tips(turns: Sequence[JudgedTurn], lessons: Mapping[GameWord, str], least: float) -> tuple[CoachTip, ...]:
    """The kinds of mistakes with the largest losses in all. least: smaller losses are left out."""
    losses: dict[GameWord, float] = {}
    for turn in turns:
        if turn.theme and turn.loss >= least:
            losses[turn.theme] = losses.get(turn.theme, 0.0) + turn.loss
    order = sorted(losses, key=lambda theme: (-losses[theme], theme))[:N_TIPS]
    return tuple(
        CoachTip(
            theme,
            lessons.get(theme, ""),
            tuple(t.number for t in dearest_of([t for t in turns if t.theme == theme], N_DEAREST, least)),
        )
        for theme in order
    )
