"""Patches that turn over one rule of each of the 37 points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.games.fellowship import decks, scores
from gonfalon.games.fellowship.engine import board as boards
from gonfalon.games.fellowship.engine import (
    checks,
    combat,
    effects,
    encounter,
    phases,
    planning,
    questing,
    running,
)
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine import round as rounds
from gonfalon.games.fellowship.engine.changes import modify_group
from gonfalon.games.fellowship.engine.state import OPERATIONS, State

from . import test_later_points

Patch = Callable[[pytest.MonkeyPatch], None]


FLIPS: dict[str, list[Patch]] = {}
"""point -> the patches that flip a rule of it."""


def flips(point: str) -> Callable[[Patch], Patch]:
    """Say which point a patch turns over."""

    def register(patch: Patch) -> Patch:
        FLIPS.setdefault(point, []).append(patch)
        return patch

    return register


def operation(patch: pytest.MonkeyPatch, name: str, run: Callable[..., None]) -> None:
    """Put another operation in the place of one of the engine."""
    patch.setitem(OPERATIONS, name, run)


def without_step(patch: pytest.MonkeyPatch, *ids: str) -> None:
    """Take lines out of the table of the round."""
    patch.setattr(rounds, "ROUND", tuple(line for line in rounds.ROUND if line.id not in ids))


@flips("P1")
def explored_locations_leave_the_game(patch: pytest.MonkeyPatch) -> None:
    real = effects.home_of
    patch.setattr(effects, "home_of", lambda s, i, how: m.REMOVED if how == "explored" else real(s, i, how))


@flips("P2")
def a_deck_may_be_smaller(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decks, "LEAST_CARDS", 40)


@flips("P2")
def four_copies(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decks, "MOST_COPIES", 4)


@flips("P3")
def exactly_the_quest_points(patch: pytest.MonkeyPatch) -> None:
    real = checks.advance_if_done

    def exactly(s: State) -> None:
        if s.quest() >= 0 and s.progress[s.quest()] == s.card(s.quest()).quest_points:
            real(s)

    patch.setattr(checks, "advance_if_done", exactly)


@flips("P4")
def no_window_before_committing(patch: pytest.MonkeyPatch) -> None:
    without_step(patch, "3.2")


@flips("P5")
def keywords_in_the_quest_phase_alone(patch: pytest.MonkeyPatch) -> None:
    real = OPERATIONS["revealed_doomed"]
    operation(
        patch,
        "revealed_doomed",
        lambda s, i, *how: real(s, i, *how) if s.phase == "quest" else s.push("revealed_place", i),
    )


@flips("P6")
def no_window_after_travel(patch: pytest.MonkeyPatch) -> None:
    without_step(patch, "4.3")


@flips("P6")
def allies_in_every_window(patch: pytest.MonkeyPatch) -> None:
    real = running.action_choices
    patch.setattr(
        running, "action_choices", lambda s, seat: [*planning.planning_choices(s, seat), *real(s, seat)]
    )


@flips("P7")
def a_window_closes_after_one_round(patch: pytest.MonkeyPatch) -> None:
    real = running.State.push

    def push(s: State, *frame: Any) -> None:
        asked = s.asker[0]
        if frame[0] == "window" and asked[0] == "window_answered" and frame[3] == 0:
            frame = (*frame[:3], asked[3], *frame[4:])
        real(s, *frame)

    patch.setattr(State, "push", push)


@flips("P7")
def seat_0_is_asked_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        State, "seats", lambda s: tuple(seat for seat in range(s.n_seats) if not s.eliminated[seat])
    )


@flips("P8")
def responses_come_before_forced_effects(patch: pytest.MonkeyPatch) -> None:
    real = OPERATIONS["trigger"]

    def trigger(s: State, on: str, data: c.Context) -> None:
        real(s, on, data)
        s.queue.sort(key=lambda frame: frame[0] != "respond")

    operation(patch, "trigger", trigger)


@flips("P9")
def a_card_lies_in_its_place_before_doomed(patch: pytest.MonkeyPatch) -> None:
    def doomed(s: State, i: int, as_guard: bool, n_surges: int) -> None:
        s.push("revealed_place", i)
        for seat in s.seats():
            effects.raise_threat(s, seat, s.card(i).keyword("doomed"))

    operation(patch, "revealed_doomed", doomed)


@flips("P9")
def a_cancel_takes_the_keywords_too(patch: pytest.MonkeyPatch) -> None:
    real = OPERATIONS["revealed_doomed"]

    def doomed(s: State, i: int, as_guard: bool, n_surges: int) -> None:
        if s.marks[i] & m.CANCELLED:
            effects.add_to_staging(s, i)
        else:
            real(s, i, as_guard, n_surges)

    operation(patch, "revealed_doomed", doomed)


@flips("P10")
def cards_to_reveal_are_counted_one_by_one(patch: pytest.MonkeyPatch) -> None:
    def staging(s: State, done: int = 0) -> None:
        if done < len(s.seats()):
            s.push("reveal_top")
            s.push("staging", done + 1)

    operation(patch, "staging", staging)


@flips("P11")
def the_deck_is_made_anew_in_every_phase(patch: pytest.MonkeyPatch) -> None:
    def remake(s: State) -> None:
        if not s.piles[m.ENCOUNTER]:
            for i in s.piles[m.ENCOUNTER_DISCARD]:
                s.put(i, m.ENCOUNTER)

    for where in (questing, phases, checks):
        patch.setattr(where, "remake_deck", remake, raising=False)


@flips("P12")
def the_active_location_counts_too(patch: pytest.MonkeyPatch) -> None:
    real = State.staging_threat
    patch.setattr(
        State, "staging_threat", lambda s: real(s) + sum(s.stat(i, m.THREAT) for i in s.piles[m.ACTIVE])
    )


@flips("P12")
def tokens_before_the_outcome(patch: pytest.MonkeyPatch) -> None:
    real = OPERATIONS["resolve_quest"]

    def resolve(s: State) -> None:
        real(s)
        s.queue.reverse()

    operation(patch, "resolve_quest", resolve)


@flips("P13")
def the_location_comes_before_the_stage(patch: pytest.MonkeyPatch) -> None:
    real = OPERATIONS["check_state"]

    def check(s: State) -> None:
        real(s)
        s.queue.sort(key=lambda frame: frame[0] == "next_stage")

    operation(patch, "check_state", check)


@flips("P14")
def one_character_after_another(patch: pytest.MonkeyPatch) -> None:
    def committing(s: State, seat: int, chosen: tuple[int, ...]) -> None:
        choice = s.answer[1]
        if choice[0] != "pass":
            s.push("committed", seat, (choice[1],))
            s.push("commit", seat, ())

    operation(patch, "committing", committing)


@flips("P15")
def a_journey_is_free(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(questing, "travel_choices", lambda s: [("travel", i) for i in s.staged("location")])


@flips("P16")
def the_lowest_cost_engages(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(encounter, "max", min, raising=False)


@flips("P16")
def engaging_again_and_again(patch: pytest.MonkeyPatch) -> None:
    real = OPERATIONS["engage_answered"]

    def answered(s: State) -> None:
        seat, choice = s.answer
        real(s)
        if choice[0] != "pass":
            s.push("may_engage", seat)

    operation(patch, "engage_answered", answered)


@flips("P17")
def the_lowest_cost_is_dealt_first(patch: pytest.MonkeyPatch) -> None:
    real = combat.by_engagement_cost
    patch.setattr(combat, "by_engagement_cost", lambda s, seat: real(s, seat)[::-1])


@flips("P17")
def the_last_shadow_card_comes_first(patch: pytest.MonkeyPatch) -> None:
    real = State.shadows
    patch.setattr(State, "shadows", lambda s, enemy: real(s, enemy)[::-1])


@flips("P18")
def sentinels_are_asked_first(patch: pytest.MonkeyPatch) -> None:
    real = OPERATIONS["declare_defender"]

    def declare(s: State, enemy: int, seat: int, chosen: tuple[int, ...], facts: dict[str, Any]) -> None:
        others = tuple(other for other in s.seats() if other != seat)
        if others and "sentinel" not in facts:
            s.push("sentinels", enemy, seat, others, facts)
        else:
            real(s, enemy, seat, chosen, facts)

    operation(patch, "declare_defender", declare)


@flips("P19")
def a_defender_who_is_gone_still_defends(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(combat, "still_there", lambda s, cards: cards)


@flips("P19")
def a_hero_defends_himself(patch: pytest.MonkeyPatch) -> None:
    real = combat.take_enemy_damage

    def take(s: State, enemy: int, seat: int, target: int, amount: int, facts: combat.AttackFacts) -> None:
        real(s, enemy, seat, target, max(0, amount - s.stat(target, m.DEFENSE)), facts)

    patch.setattr(combat, "take_enemy_damage", take)


@flips("P20")
def an_enemy_that_moves_stops(patch: pytest.MonkeyPatch) -> None:
    real = OPERATIONS["enemy_attack"]

    def attack(s: State, step: int, enemy: int, seat: int, *rest: Any) -> None:
        if s.engaged_with(enemy) >= 0:
            real(s, step, enemy, seat, *rest)

    operation(patch, "enemy_attack", attack)


@flips("P21")
def an_enemy_is_attacked_again(patch: pytest.MonkeyPatch) -> None:
    real = OPERATIONS["may_attack"]
    operation(patch, "may_attack", lambda s, seat, done: real(s, seat, ()))


@flips("P22")
def destroyed_is_discarded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(effects, "destroy", effects.discard)


@flips("P22")
def put_into_play_is_played(patch: pytest.MonkeyPatch) -> None:
    real = effects.put_into_play
    patch.setattr(effects, "put_into_play", lambda s, i, seat, played=True: real(s, i, seat, True))


@flips("P23")
def a_second_unique_card_enters(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "may_enter", lambda s, i: True)


@flips("P24")
def cost_0_asks_for_no_icon(patch: pytest.MonkeyPatch) -> None:
    real = State.can_pay
    patch.setattr(State, "can_pay", lambda s, seat, sphere, cost: cost == 0 or real(s, seat, sphere, cost))


@flips("P25")
def half_a_cost_will_do(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(running, "can_run", lambda s, clause, context: True)


@flips("P26")
def the_floor_comes_after_every_change(patch: pytest.MonkeyPatch) -> None:
    def stat(s: State, i: int, name: str) -> int:
        total = getattr(s.card(i), name)
        for modifier in s.modifiers:
            target = modifier.target
            covers = boards.GROUPS[target](s, i) if isinstance(target, str) else target == i
            if covers and modifier.stat == name:
                total = max(0, total + modifier.amount)
        return total

    patch.setattr(State, "stat", stat)


@flips("P26")
def for_gondor_covers_who_comes_later(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(boards.GROUPS, "all", lambda board, i: board.cards[i].type in m.CHARACTERS)
    patch.setitem(c.PROGRAMS, "for-gondor.action", (modify_group("all", m.STRENGTH, 1),))


@flips("P27")
def limits_belong_to_all_copies(patch: pytest.MonkeyPatch) -> None:
    for where in (boards, running):
        patch.setattr(where, "limit_key", lambda clause, i, seat: clause.id)


@flips("P28")
def attachments_stay_with_their_player(patch: pytest.MonkeyPatch) -> None:
    def give(s: State, i: int, seat: int) -> None:
        s.put(i, m.AREA + seat)
        s.who[i] = seat

    patch.setattr(effects, "give_control", give)


@flips("P29")
def an_objective_is_a_guard_like_any_other(patch: pytest.MonkeyPatch) -> None:
    real = OPERATIONS["guarding"]

    def guarding(s: State, objective: int, top: int, waiting: tuple[int, ...]) -> None:
        if s.card(top).type != "objective":
            real(s, objective, top, waiting)

    operation(patch, "guarding", guarding)


@flips("P30")
def any_number_of_restricted_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(checks, "restricted_on", lambda s, hero: ())


@flips("P31")
def threat_levels_below_0(patch: pytest.MonkeyPatch) -> None:
    def raise_threat(s: State, seat: int, amount: int) -> None:
        s.threat[seat] += amount
        s.dirty = True

    patch.setattr(effects, "raise_threat", raise_threat)


@flips("P31")
def nobody_is_eliminated(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(effects, "eliminate", lambda s, seat: None)


@flips("P32")
def the_token_passes_first(patch: pytest.MonkeyPatch) -> None:
    lines = {line.id: line for line in rounds.ROUND}
    swapped = {"7.2": lines["7.4"], "7.4": lines["7.2"]}
    patch.setattr(rounds, "ROUND", tuple(swapped.get(line.id, line) for line in rounds.ROUND))


@flips("P33")
def an_empty_deck_is_made_anew(patch: pytest.MonkeyPatch) -> None:
    real = effects.draw

    def draw(s: State, seat: int, amount: int) -> int:
        if not s.piles[m.DECK + seat]:
            for i in s.piles[m.DISCARD + seat]:
                s.put(i, m.DECK + seat)
        return real(s, seat, amount)

    patch.setattr(effects, "draw", draw)


@flips("P34")
def rounds_count_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scores, "POINTS_A_ROUND", 0)
    patch.setattr(test_later_points, "scores_of", scores.scores_of)


@flips("P35")
def basic_deals_shadow_cards(patch: pytest.MonkeyPatch) -> None:
    def deal(s: State, enemy: int) -> int:
        i = s.piles[m.ENCOUNTER][-1]
        s.put(i, m.SHADOWS)
        s.host[i] = enemy
        return i

    patch.setattr(effects, "deal_shadow", deal)


@flips("P36")
def both_rule_sets_have_the_corrected_text(patch: pytest.MonkeyPatch) -> None:
    for name, own in c.OF_CARD.items():
        patch.setitem(c.OF_CARD, name, tuple(clause for clause in own if not clause.rules))
