"""The round as an ordered table of framework steps (CARD-4), and what each step does outside combat (CARD-3, CARD-7, CARD-8)."""

from __future__ import annotations

from typing import Any, NamedTuple

from . import clauses as c
from . import effects as e
from . import model as m
from .running import restricted_on
from .state import PASS, Choice, State, operation


class FrameworkStep(NamedTuple):
    """One line of the table. does: an operation. argument: what it is told, "" nothing."""

    id: str
    does: str
    argument: str = ""


ROUND: tuple[FrameworkStep, ...] = (
    FrameworkStep("1.1", "phase_begins", "resource"),
    FrameworkStep("1.2", "gain_resources"),
    FrameworkStep("1.3", "draw_cards"),
    FrameworkStep("1.4", "window_step", "after_draw"),
    FrameworkStep("1.5", "phase_ends", "resource"),
    FrameworkStep("2.1", "phase_begins", "planning"),
    FrameworkStep("2.2", "planning_turns"),
    FrameworkStep("2.3", "phase_ends", "planning"),
    FrameworkStep("3.1", "phase_begins", "quest"),
    FrameworkStep("3.2", "window_step", "quest_start"),
    FrameworkStep("3.3", "commit_characters"),
    FrameworkStep("3.4", "window_step", "after_commit"),
    FrameworkStep("3.5", "staging"),
    FrameworkStep("3.6", "window_step", "after_staging"),
    FrameworkStep("3.7", "resolve_quest"),
    FrameworkStep("3.8", "window_step", "after_quest"),
    FrameworkStep("3.9", "phase_ends", "quest"),
    FrameworkStep("4.1", "phase_begins", "travel"),
    FrameworkStep("4.2", "travel_step"),
    FrameworkStep("4.3", "window_step", "after_travel"),
    FrameworkStep("4.4", "phase_ends", "travel"),
    FrameworkStep("5.1", "phase_begins", "encounter"),
    FrameworkStep("5.2", "optional_engagement"),
    FrameworkStep("5.3", "window_step", "after_engagement"),
    FrameworkStep("5.4", "engagement_checks"),
    FrameworkStep("5.5", "window_step", "after_checks"),
    FrameworkStep("5.6", "phase_ends", "encounter"),
    FrameworkStep("6.1", "phase_begins", "combat"),
    FrameworkStep("6.2", "deal_shadows"),
    FrameworkStep("6.3", "window_step", "after_shadows"),
    FrameworkStep("6.4", "enemy_attacks"),
    FrameworkStep("6.5", "player_attacks"),
    FrameworkStep("6.6", "combat_ends"),
    FrameworkStep("6.7", "phase_ends", "combat"),
    FrameworkStep("7.1", "phase_begins", "refresh"),
    FrameworkStep("7.2", "ready_cards"),
    FrameworkStep("7.3", "raise_all_threat"),
    FrameworkStep("7.4", "pass_first_player"),
    FrameworkStep("7.5", "window_step", "after_refresh"),
    FrameworkStep("7.6", "phase_ends", "refresh"),
    FrameworkStep("7.7", "round_ends"),
)
WINDOWS = tuple(step.argument for step in ROUND if step.does == "window_step")


@operation
def framework(s: State, at: int) -> None:
    """Do one line of the table; the next waits below it."""
    line = ROUND[at]
    s.cause = line.does
    s.push(line.does, *((line.argument,) if line.argument else ()))
    s.push("framework", (at + 1) % len(ROUND))


@operation
def window_step(s: State, name: str) -> None:
    """An action window (CARD-4)."""
    s.push("window", name, 0, 0)


def skip_window(s: State) -> None:
    """CARD-4.11: a skipped step takes the window behind it with it."""
    for k in range(len(s.todo) - 1, -1, -1):
        if s.todo[k][0] == "framework":
            s.todo[k] = ("framework", (s.todo[k][1] + 1) % len(ROUND))
            return


# ---- setting up --------------------------------------------------------------------------------------------------------


@operation
def set_up(s: State) -> None:
    """CARD-3: heroes, threat, decks, six cards; then everybody may take six others."""
    table = s.table
    resource = 1 if s.setup.options["difficulty"] == "easy" else 0
    for seat in range(s.n_seats):
        for i in (i for i in range(table.n) if table.owner[i] == seat):
            if table.cards[i].type == "enemy":
                continue
            if table.cards[i].type == "hero":
                s.put(i, m.AREA + seat)
                s.resources[i] = resource
                s.threat[seat] += table.cards[i].threat_cost
            else:
                s.put(i, m.DECK + seat)
        s.shuffle(m.DECK + seat)
    s.first = first_player(s)
    for i in range(table.n):
        if table.owner[i] < 0 and table.cards[i].type != "quest":
            s.put(i, m.ENCOUNTER)
    s.shuffle(m.ENCOUNTER)
    for seat in s.seats():
        e.draw(s, seat, 6)
    s.push("offer_mulligan")


def first_player(s: State) -> int:
    """CARD-3.6: by lot, or a certain seat."""
    said = str(s.setup.options["first_player"])
    return s.chance("first").randrange(s.n_seats) if said == "lot" else int(said) - 1


@operation
def offer_mulligan(s: State) -> None:
    """CARD-3: everybody decides about his six cards at the same time."""
    s.ask_all("mulligan", (("keep",), ("redraw",)), "mulligan_done")


@operation
def mulligan_done(s: State, answers: tuple[tuple[int, Choice], ...]) -> None:
    """CARD-3: refused hands are shuffled back, then six are drawn; then stage 1."""
    for seat, choice in sorted(answers):
        s.tell("mulligan", seat=seat, choice=choice[0])
        if choice == ("redraw",):
            for i in s.piles[m.HAND + seat]:
                s.put(i, m.DECK + seat)
            s.shuffle(m.DECK + seat)
            e.draw(s, seat, 6)
    s.push("next_stage", 0)
    s.push("begin_rounds")


@operation
def begin_rounds(s: State) -> None:
    """The first round. Effects of the set-up "until the end of the phase" last to the end of its resource phase (CARD-6)."""
    s.push("framework", 0)


@operation
def next_stage(s: State, stage: int) -> None:
    """CARD-7: the next quest card: side A, then side B. Behind the last one the quest is won."""
    stages = s.table.scenario.quests
    old = s.quest()
    if stage >= len(stages):
        if s.answers("last_stage"):
            s.finish(True, "quest_won")
        return
    if old >= 0:
        s.progress[old] = 0
        s.put(old, m.REMOVED)
    card = next(i for i in sorted(s.piles[m.ASIDE]) if s.table.cards[i].id in stages[stage])
    s.stage = stage
    s.put(card, m.QUEST)
    s.dirty = True
    s.tell("stage", card=s.table.key[card], stage=stage + 1)
    for timing in (c.SETUP, c.REVEALED):
        clause = s.table.clause(card, timing)
        if clause is not None:
            s.push("run", clause.id, 0, {"self": card, "you": s.first})
    s.push("stage_set")


@operation
def stage_set(s: State) -> None:
    """The When Revealed of a stage has been carried out before its conditions are looked at (CARD-12)."""
    s.dirty = True


# ---- phases ------------------------------------------------------------------------------------------------------------


@operation
def phase_begins(s: State, phase: str) -> None:
    """A phase begins."""
    if phase == "resource":
        s.round += 1
    s.phase, s.dirty = phase, True
    if phase == "quest":
        remake_deck(s)
    s.tell("phase", phase=phase, round=s.round)
    e.emit(s, "phase_begins", phase=phase)


@operation
def phase_ends(s: State, phase: str) -> None:
    """CARD-4.10: what lasts until the end of the phase is over, then comes what takes place at the end."""
    s.end_modifiers(m.PHASE)
    e.emit(s, "phase_ends", phase=phase)
    s.push("run_delayed", m.PHASE)
    if phase == "quest":
        s.push("quest_over")


@operation
def run_delayed(s: State, until: str) -> None:
    """What was put off to the end of the phase or round happens now (CARD-6)."""
    due = tuple((name, context) for when, name, context in s.delayed if when == until)
    s.delayed = tuple(one for one in s.delayed if one[0] != until)
    if due:
        s.push("delayed", due)


@operation
def delayed(s: State, due: tuple[tuple[str, dict[str, Any]], ...]) -> None:
    """One after the other; where several concern the same card the first player says which comes first (CARD-12.35)."""
    name, context = due[0]
    rivals = tuple(other for _, other in due if other["about"] == context["about"])
    if len(rivals) > 1:
        choices: tuple[Choice, ...] = tuple(("next", other["self"]) for other in rivals)
        s.ask("order", s.seats()[0], choices, ("delayed_next", due), context["about"])
        return
    s.push("run", name, 0, context)
    if due[1:]:
        s.push("delayed", due[1:])


@operation
def delayed_next(s: State, due: tuple[tuple[str, dict[str, Any]], ...]) -> None:
    """The one chosen, then the others: they find another card, or none (CARD-6.29)."""
    chosen = s.answer[1][1]
    at = next(k for k, (_, context) in enumerate(due) if context["self"] == chosen)
    s.push("run", due[at][0], 0, due[at][1])
    if due[1:]:
        s.push("delayed", (*due[:at], *due[at + 1 :]))


@operation
def quest_over(s: State) -> None:
    """CARD-4.3.9: nobody is committed any more."""
    for i in range(s.table.n):
        s.marks[i] &= ~m.COMMITTED


@operation
def gain_resources(s: State) -> None:
    """CARD-4: a resource for every hero."""
    for seat in s.seats():
        for hero in s.heroes(seat):
            s.resources[hero] += 1
    s.tell("income")


@operation
def draw_cards(s: State) -> None:
    """CARD-4: a card for every player."""
    for seat in s.seats():
        e.draw(s, seat, 1)


@operation
def planning_turns(s: State) -> None:
    """CARD-4.2.2: each player in turn."""
    for seat in s.seats():
        s.push("plan", seat)


# ---- the quest ---------------------------------------------------------------------------------------------------------


@operation
def commit_characters(s: State) -> None:
    """CARD-7: each player in turn commits all his characters at once, then come the responses."""
    for seat in s.seats():
        s.push("commit", seat, ())


@operation
def commit(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    """One character after another, until the seat is done."""
    if s.eliminated[seat]:
        return
    choices = tuple(("commit", i) for i in s.characters(seat) if s.is_ready(i) and i not in chosen)
    if choices:
        s.ask("commit", seat, (*choices, PASS), ("committing", seat, chosen), chosen=s.keys(chosen))
    else:
        s.push("committed", seat, chosen)


@operation
def committing(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    """One more, or these."""
    choice = s.answer[1]
    if choice == PASS:
        s.push("committed", seat, chosen)
    else:
        s.push("commit", seat, (*chosen, choice[1]))


@operation
def committed(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    """The characters are exhausted and stand committed to the end of the phase."""
    for i in chosen:
        s.mark(i, m.EXHAUSTED | m.COMMITTED)
    if chosen:
        s.tell("committed", seat=seat, cards=s.keys(chosen))
        e.emit(s, "committed", seat=seat, cards=chosen)


@operation
def staging(s: State) -> None:
    """CARD-7: one card a player still in the game, counted now, and what a stage adds."""
    if s.answers("no_staging"):
        skip_window(s)
        return
    for _ in range(len(s.seats()) + sum(s.answers("extra_reveals"))):
        s.push("reveal_top")


@operation
def reveal_top(s: State) -> None:
    """CARD-7: reveal the top card; in the quest phase alone an empty deck is made of its discards again."""
    top = take_top(s)
    if top >= 0:
        s.push("reveal", top)


def take_top(s: State) -> int:
    """The top card of the encounter deck, -1 where there is none and none can be made."""
    remake_deck(s)
    deck = s.piles[m.ENCOUNTER]
    return deck[-1] if deck else -1


def remake_deck(s: State) -> None:
    """CARD-7.9: in the quest phase an empty encounter deck is made of its discards."""
    if may_remake(s):
        for i in s.piles[m.ENCOUNTER_DISCARD]:
            s.put(i, m.ENCOUNTER)
        s.shuffle(m.ENCOUNTER)
        s.tell("reshuffled")


def may_remake(s: State) -> bool:
    """Is it the quest phase, the encounter deck empty, and something there to make it of?"""
    return s.phase == "quest" and not s.piles[m.ENCOUNTER] and bool(s.piles[m.ENCOUNTER_DISCARD])


@operation
def reveal(s: State, i: int) -> None:
    """CARD-7, the order of a reveal: constant effects on it, When Revealed, doomed, guarded, its place, surge."""
    s.put(i, m.LIMBO)
    s.known[i] = 0
    s.tell("revealed", card=s.table.key[i])
    card = s.table.cards[i]
    if card.type == "enemy":
        for said in s.answers("as_revealed", i):
            e.deal_damage(s, i, said)
        if s.hits_left(i) == 0:
            e.destroy(s, i)
            return
    clause = s.table.clause(i, c.REVEALED)
    if clause is not None:
        s.push("trigger", "revealing", {"card": i})
        s.push("resolve_revealed", i, clause.id)
    s.push("revealed_doomed", i)


@operation
def resolve_revealed(s: State, i: int, name: str) -> None:
    """The When Revealed effect, unless it has been cancelled."""
    if s.marks[i] & m.CANCELLED:
        s.tell("cancelled", card=s.table.key[i])
        return
    s.push("run", name, 0, {"self": i, "you": s.seats()[0]})


DOOMED_AFTER_REVEALED = True
"""CARD-7: doomed counts after the When Revealed effect (settled by the players' quick reference alone)."""


@operation
def revealed_doomed(s: State, i: int) -> None:
    """CARD-7.6: doomed, then guarded, the place of the card, surge."""
    card = s.table.cards[i]
    doomed = card.keyword("doomed")
    if doomed:
        for seat in s.seats():
            e.raise_threat(s, seat, doomed)
    if card.keyword("guarded"):
        s.push("guard", i)
    s.push("revealed_place", i)


@operation
def revealed_place(s: State, i: int) -> None:
    """CARD-7.6: the card goes where it belongs; surge and a replacement reveal one more."""
    card = s.table.cards[i]
    surge = card.keyword("surge") or s.marks[i] & m.SURGING
    replaced = s.marks[i] & m.REPLACED
    if s.pile[i] == m.LIMBO:
        if card.type == "treachery":
            s.forget(i)
            s.put(i, m.ENCOUNTER_DISCARD)
        else:
            e.add_to_staging(s, i)
    s.marks[i] &= ~(m.CANCELLED | m.REPLACED | m.SURGING)
    if surge:
        s.push("reveal_top")
    if replaced:
        s.push("reveal_top")
    s.dirty = True


@operation
def guard(s: State, objective: int) -> None:
    """CARD-10: the next card is revealed and attached to a guarded objective; another objective goes to the staging area by itself."""
    top = take_top(s)
    if top < 0:
        return
    s.push("reveal", top)
    s.push("guarding", objective, top)


@operation
def guarding(s: State, objective: int, top: int) -> None:
    """What was revealed guards the objective if it lies there; a treachery is over at once, and so is its guard."""
    kind = s.table.cards[top].type
    if kind == "objective":
        s.push("guard", objective)
    elif (
        kind in ("enemy", "location")
        and s.pile[top] == m.STAGING
        and s.pile[objective] in (m.LIMBO, m.STAGING)
    ):
        s.put(objective, m.ATTACHED)
        s.host[objective] = top
        s.tell("guarded", card=s.table.key[objective], by=s.table.key[top])


@operation
def resolve_quest(s: State) -> None:
    """CARD-7: willpower against threat; the outcome stands before any token is placed."""
    willpower, threat = s.committed_willpower(), s.staging_threat()
    s.tell("quest_resolved", willpower=willpower, threat=threat)
    if willpower > threat:
        e.emit(s, "quest_succeeded", amount=willpower - threat)
        s.push("quest_progress", willpower - threat)
    elif threat > willpower:
        e.emit(s, "quest_failed", amount=threat - willpower)
        s.push("quest_threat", threat - willpower)


@operation
def quest_progress(s: State, amount: int) -> None:
    """CARD-7.13: the difference as progress."""
    e.place_on_quest(s, amount)


@operation
def quest_threat(s: State, amount: int) -> None:
    """CARD-7.11: everybody's threat level rises by the difference."""
    for seat in s.seats():
        e.raise_threat(s, seat, amount)


# ---- travel ------------------------------------------------------------------------------------------------------------


def travel_choices(s: State) -> list[Choice]:
    """The locations the players could travel to: one at a time, its Travel costs payable (CARD-7)."""
    found: list[Choice] = []
    for i in s.staged("location"):
        clause = s.table.clause(i, c.TRAVEL)
        context = {"self": i, "you": s.seats()[0]}
        if clause is None or all(step.can is None or step.can(s, context) for step in clause.cost):
            found.append(("travel", i))
    return found


@operation
def travel_step(s: State) -> None:
    """The first player decides whether and where to travel; some locations leave no choice."""
    if s.active_location() >= 0:
        return
    choices = travel_choices(s)
    must = [choice for choice in choices if choice[1] in s.answers("must_travel")]
    if must and len(must) == 1:
        s.push("travel_to", must[0][1])
    elif choices:
        s.ask("travel", s.seats()[0], tuple(must) or (*choices, PASS), ("travel_answered",))


@operation
def travel_answered(s: State) -> None:
    """Pay what the location asks for, then go."""
    choice = s.answer[1]
    if choice != PASS:
        s.push("travel_to", choice[1])


@operation
def travel_to(s: State, location: int) -> None:
    """CARD-7: Travel costs first."""
    clause = s.table.clause(location, c.TRAVEL)
    if clause is not None:
        s.push("run", clause.id, 0, {"self": location, "you": s.seats()[0]})
    s.push("arrive", location)


@operation
def arrive(s: State, location: int) -> None:
    """The location becomes active, if it is still there."""
    if s.pile[location] == m.STAGING and s.active_location() < 0:
        e.make_location_active(s, location)
        e.emit(s, "travelled", card=location)


# ---- encounter ---------------------------------------------------------------------------------------------------------


@operation
def optional_engagement(s: State) -> None:
    """CARD-8: each player in turn may engage one enemy."""
    for seat in s.seats():
        s.push("may_engage", seat)


@operation
def may_engage(s: State, seat: int) -> None:
    """One enemy or none."""
    barred = s.answers("no_optional_engagement")
    choices = tuple(("engage", i) for i in s.staged("enemy") if i not in barred)
    if choices and not s.eliminated[seat]:
        s.ask("engage", seat, (*choices, PASS), ("engage_answered",))


@operation
def engage_answered(s: State) -> None:
    """The enemy chosen moves in front of the player."""
    seat, choice = s.answer
    if choice != PASS:
        e.engage(s, choice[1], seat)


@operation
def engagement_checks(s: State) -> None:
    """CARD-8: rounds of checks, one enemy a check, until a whole round engages nobody."""
    if s.answers("no_checks"):
        skip_window(s)
    else:
        s.push("check_round", 0, 0)


@operation
def check_round(s: State, turn: int, quiet: int) -> None:
    """The next player's check: of the enemies his threat wakes the one with the highest cost."""
    seats = s.seats()
    while quiet < len(seats):
        seat = seats[turn % len(seats)]
        costs = {i: s.card(i).engagement_cost for i in s.staged("enemy")}
        woken = {i: cost for i, cost in costs.items() if cost is not None and cost <= s.threat[seat]}
        if woken:
            most = max(woken.values())
            tied = tuple(i for i, cost in woken.items() if cost == most)
            then = ("check_chosen", seat, turn)
            s.ask("tie", seats[0], tuple(("choose", i) for i in tied), then, engaged_seat=seat + 1)
            return
        turn, quiet = turn + 1, quiet + 1


@operation
def check_chosen(s: State, seat: int, turn: int) -> None:
    """The first player has chosen among enemies of one cost."""
    e.engage(s, s.answer[1][1], seat)
    s.push("check_round", turn + 1, 0)


# ---- refresh -----------------------------------------------------------------------------------------------------------


@operation
def ready_cards(s: State) -> None:
    """CARD-4: every exhausted card readies; some ask a price for it."""
    held = {host: (j, price) for j, host, price in s.answers("refresh_price")}
    for seat in s.seats():
        own = [*s.piles[m.AREA + seat], *(i for i in s.piles[m.ATTACHED] if s.who[i] == seat)]
        for i in own:
            if i not in held:
                s.marks[i] &= ~m.EXHAUSTED
            elif not s.is_ready(i):
                s.push("buy_ready", i)
    s.tell("refreshed")


@operation
def buy_ready(s: State, hero: int) -> None:
    """Pay the price of every card that holds a hero down, or stay exhausted."""
    price = sum(price for _, host, price in s.answers("refresh_price") if host == hero)
    if s.resources[hero] >= price and not s.marks[hero] & m.PRISONER:
        s.ask("buy_ready", s.who[hero], (("choose", hero), PASS), ("ready_bought", price), hero, cost=price)


@operation
def ready_bought(s: State, price: int) -> None:
    """Paid, or not."""
    choice = s.answer[1]
    if choice != PASS:
        s.resources[choice[1]] -= price
        e.ready(s, choice[1])


@operation
def raise_all_threat(s: State) -> None:
    """CARD-4: one for every player, and what cards add."""
    more = sum(s.answers("refresh_threat"))
    for seat in s.seats():
        e.raise_threat(s, seat, 1 + more)


@operation
def pass_first_player(s: State) -> None:
    """CARD-4: the token goes clockwise."""
    s.first = e.next_seat(s, s.first)
    s.tell("first_player", seat=s.first)


@operation
def round_ends(s: State) -> None:
    """CARD-4.10: what lasts until the end of the round is over, then comes what takes place at the end."""
    s.end_modifiers(m.ROUND)
    e.emit(s, "round_ends", round=s.round)
    s.push("run_delayed", m.ROUND)
    s.push("round_over")


@operation
def round_over(s: State) -> None:
    """One more round completed (it counts in the score of the FAQ, CARD-11)."""
    s.rounds_done += 1
    s.tell("round_over", round=s.round)


# ---- what is looked at after everything --------------------------------------------------------------------------------


@operation
def check_state(s: State) -> None:
    """CARD-9, CARD-7, CARD-11: who has no hit points left, what is explored, who is out, whether the stage is done."""
    damaged = [i for i in (*s.all_characters(), *s.enemies(), *s.piles[m.SHADOWS]) if s.damage[i]]
    for i in [i for i in damaged if s.damage[i] >= s.stat(i, m.HITS)]:
        e.destroy(s, i)
    limit = s.table.scenario.threat_limit
    for seat in s.seats():
        if s.quest() >= 0 and (s.threat[seat] >= limit or not s.heroes(seat)):
            e.eliminate(s, seat)
            if s.outcome:
                return
    explored = [i for i in (s.active_location(), *s.staged("location")) if i >= 0 and is_explored(s, i)]
    advance_if_done(s)
    for i in explored:
        s.tell("explored", card=s.table.key[i])
        e.leave(s, i, how="explored")
        e.emit(s, "explored", card=i)
    for seat in s.seats():
        for hero in s.heroes(seat):
            if len(restricted_on(s, hero)) > 2:
                s.push("too_many_restricted", hero)
    is_revealing = any(s.table.owner[i] < 0 for i in s.piles[m.LIMBO])
    if may_remake(s) and not is_revealing and not is_between_stages(s):
        remake_deck(s)
    if s.outcome is None and s.answers("wins") and not is_between_stages(s):
        s.finish(True, "quest_won")


def is_explored(s: State, i: int) -> bool:
    """Progress up to the quest points of a location (CARD-7)."""
    points = s.table.cards[i].quest_points
    return points is not None and s.progress[i] >= points


def is_between_stages(s: State) -> bool:
    """Is a stage on its way in, its When Revealed not yet carried out?"""
    return any(frame[0] in ("next_stage", "stage_set") for frame in (*s.todo, *s.queue))


def advance_if_done(s: State) -> None:
    """CARD-7: at once when the points are reached and nothing forbids it; progress beyond them is lost."""
    quest = s.quest()
    points = s.table.cards[quest].quest_points if quest >= 0 else None
    if points is None or s.progress[quest] < points or is_between_stages(s):
        return
    if not s.answers("no_advance"):
        s.tell("stage_done", card=s.table.key[quest])
        e.emit(s, "stage_done", card=quest)
        s.push("next_stage", s.stage + 1)
