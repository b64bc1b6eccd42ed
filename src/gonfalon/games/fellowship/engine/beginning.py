"""Before the first round: decks, heroes, hands, the first player, and how a stage of the quest is laid out (CARD-3, CARD-7.16)."""

from __future__ import annotations

from collections.abc import Sequence

from . import carried
from . import clauses as c
from . import effects as e
from . import model as m
from .state import Choice, State, operation

HAND_SIZE = 6
"""Cards that a seat begins with (CARD-3.7)."""
NOTHING_CARRIED = carried.CarriedSeat(0)


@operation
def set_up(s: State) -> None:
    """CARD-3: lay out heroes, threat, decks and six cards for each seat, then offer the mulligan. CARD-11.15: what they carry."""
    catalogue = s.catalogue
    carried_seats = carried.of_setup(s.setup)
    for seat in range(s.n_seats):
        lay_out_seat(s, seat, carried_seats[seat] if carried_seats else NOTHING_CARRIED)
    s.first = first_player(s)
    for i in catalogue.encounter:
        s.put(i, m.ENCOUNTER)
    s.shuffle(m.ENCOUNTER)
    for seat in s.seats():
        e.draw(s, seat, HAND_SIZE)
    s.push("offer_mulligan")


def lay_out_seat(s: State, seat: int, carries: carried.CarriedSeat) -> None:
    """CARD-3.3 to CARD-3.5: the deck, heroes and threat of a seat. CARD-11.15: with what it carries; who is out has nothing else."""
    cards = s.catalogue.cards
    own = [i for i in range(s.catalogue.n) if s.catalogue.owner[i] == seat and cards[i].type != "enemy"]
    heroes = [cards[i].id for i in own if cards[i].type == "hero"]
    discard = [own[at] for at in places_of(carries.discard, [cards[i].id for i in own])]
    is_out = carried.is_out(carries, heroes, s.catalogue.scenario.threat_limit)
    for i in (i for i in own if i not in discard):
        if is_out:
            discard.append(i)
        elif cards[i].type == "hero":
            s.put(i, m.AREA + seat)
            s.resources[i] = 1 if s.setup.options["difficulty"] == "easy" else 0
            s.damage[i] = carries.damage.get(cards[i].id, 0)
            s.threat[seat] += cards[i].threat_cost
        else:
            s.put(i, m.DECK + seat)
    s.shuffle(m.DECK + seat)
    for i in discard:
        s.put(i, m.DISCARD + seat)
    s.threat[seat] = max(s.threat[seat], carries.threat)
    if is_out:
        s.eliminated[seat] = True
        s.tell("eliminated", seat=seat)


def places_of(wanted: Sequence[str], among: Sequence[str]) -> list[int]:
    """Where each of these ids stands in a list, a place of its own for each. Raises ValueError for one that is not there."""
    left = [*among]
    places: list[int] = []
    for name in wanted:
        places.append(left.index(name))
        left[places[-1]] = ""
    return places


def first_player(s: State) -> int:
    """CARD-3.6: the first player: a random seat, or the one that the option names; the next one for a player who is out (CARD-11.5)."""
    said = str(s.setup.options["first_player"])
    seat = s.chance("first").randrange(s.n_seats) if said == "lot" else int(said) - 1
    return e.next_seat(s, seat) if s.eliminated[seat] else seat


@operation
def offer_mulligan(s: State) -> None:
    """CARD-3: all seats decide at the same time whether to keep their six cards."""
    s.ask_all("mulligan", (("keep",), ("redraw",)), "mulligan_done")


@operation
def mulligan_done(s: State, answers: tuple[tuple[int, Choice], ...]) -> None:
    """CARD-3: shuffle refused hands back and draw six cards again; then stage 1."""
    for seat, choice in sorted(answers):
        s.tell("mulligan", seat=seat, choice=choice[0])
        if choice == ("redraw",):
            for i in s.piles[m.HAND + seat]:
                s.put(i, m.DECK + seat)
            s.shuffle(m.DECK + seat)
            e.draw(s, seat, HAND_SIZE)
    s.push("next_stage", 0)
    s.push("begin_rounds")


@operation
def begin_rounds(s: State) -> None:
    """The first round. Effects of the set-up "until the end of the phase" last to the end of its resource phase (CARD-6)."""
    s.push("framework", 0)


@operation
def next_stage(s: State, stage: int) -> None:
    """CARD-7: the next quest card: side A, then side B. Behind the last one the quest is won."""
    stages = s.catalogue.scenario.quests
    old = s.quest()
    if stage >= len(stages):
        if s.answers("last_stage"):
            s.finish(True, "quest_won")
        return
    if old >= 0:
        s.progress[old] = 0
        s.put(old, m.REMOVED)
    card = next(i for i in sorted(s.piles[m.ASIDE]) if s.catalogue.cards[i].id in stages[stage])
    s.stage = stage
    s.put(card, m.QUEST)
    s.dirty = True
    s.tell("stage", card=s.catalogue.key[card], stage=stage + 1)
    for timing in (c.SETUP, c.REVEALED):
        clause = s.catalogue.clause(card, timing)
        if clause is not None:
            s.push("run", clause.id, 0, {"self": card, "you": s.first})
    s.push("stage_set")


@operation
def stage_set(s: State) -> None:
    """The When Revealed of a stage has been carried out before its conditions are looked at (CARD-12)."""
    s.dirty = True
