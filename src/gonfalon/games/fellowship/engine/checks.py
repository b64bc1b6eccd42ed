"""State checks after every frame: destroyed cards, eliminated players, explored locations, completed stages (CARD-6.13)."""

from __future__ import annotations

from . import effects as e
from . import model as m
from .planning import restricted_on
from .questing import may_remake, remake_deck
from .state import State, operation


@operation
def check_state(s: State) -> None:
    """CARD-9, CARD-7, CARD-11: who has no hit points left, what is explored, who is out, whether the stage is done."""
    damaged = [i for i in (*s.all_characters(), *s.enemies()) if s.damage[i]]
    for i in [i for i in damaged if s.damage[i] >= s.stat(i, m.HITS)]:
        e.destroy(s, i)
    leave_together(s)
    limit = s.catalogue.scenario.threat_limit
    for seat in s.seats():
        if s.quest() >= 0 and (s.threat[seat] >= limit or not s.heroes(seat)):
            e.eliminate(s, seat)
            if s.outcome:
                return
    explored = [i for i in (s.active_location(), *s.staged("location")) if i >= 0 and is_explored(s, i)]
    advance_if_done(s)
    for i in explored:
        s.tell("explored", card=s.catalogue.key[i])
        e.leave(s, i, how="explored")
        e.emit(s, "explored", card=i)
    for seat in s.seats() if len(s.piles[m.ATTACHED]) > 2 else ():
        for hero in s.heroes(seat):
            if len(restricted_on(s, hero)) > 2:
                s.push("too_many_restricted", hero)
    if may_remake(s) and not is_revealing(s) and not is_between_stages(s):
        remake_deck(s)
    if s.outcome is None and s.answers("wins") and not is_between_stages(s):
        s.finish(True, "quest_won")


def leave_together(s: State) -> None:
    """CARD-15.9: what leaves play by the same happening is one trigger, so that the first player orders all Forced effects on it."""
    left = [frame for frame in s.queue if frame[:2] == ("trigger", "leaves_play")]
    if len(left) > 1:
        at = s.queue.index(left[0])
        s.queue = [frame for frame in s.queue if frame[:2] != ("trigger", "leaves_play")]
        s.queue.insert(at, ("trigger", "leaves_play", *(frame[2] for frame in left)))


def is_revealing(s: State) -> bool:
    """Is a card of the encounter deck being revealed?"""
    return any(s.catalogue.owner[i] < 0 for i in s.piles[m.LIMBO])


def is_explored(s: State, i: int) -> bool:
    """Progress up to the quest points of a location (CARD-7)."""
    points = s.catalogue.cards[i].quest_points
    return points is not None and s.progress[i] >= points


def is_between_stages(s: State) -> bool:
    """Is a new stage laid out but its When Revealed effect not carried out yet?"""
    return any(frame[0] in ("next_stage", "stage_set") for frame in (*s.todo, *s.queue))


def advance_if_done(s: State) -> None:
    """CARD-7: at once when the points are reached and nothing forbids it; progress beyond them is lost."""
    quest = s.quest()
    points = s.catalogue.cards[quest].quest_points if quest >= 0 else None
    if points is None or s.progress[quest] < points or is_between_stages(s):
        return
    if not s.answers("no_advance"):
        s.tell("stage_done", card=s.catalogue.key[quest])
        e.emit(s, "stage_done", card=quest)
        s.push("next_stage", s.stage + 1)
