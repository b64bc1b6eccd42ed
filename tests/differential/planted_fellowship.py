"""Bugs planted in the engine of the card game, each of which the comparison must catch by a difference, not by a crash.

A bug changes one place in the source of one function; the changed function stands in for it wherever it is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import NamedTuple

from gonfalon.games.fellowship import scores
from gonfalon.games.fellowship.engine import (
    beginning,
    board,
    checks,
    combat,
    effects,
    encounter,
    phases,
    planning,
    questing,
    round,
    running,
    state,
    strikes,
)
from tests.differential import fellowship, fellowship_blank
from tests.differential.fellowship import Pair
from tests.differential.fellowship_blank import case_of
from tests.differential.planting import changed_source, n_until_caught

MODULES = (
    *(beginning, board, checks, combat, effects, encounter, phases, planning, questing, round, running),
    *(scores, state, strikes, fellowship, fellowship_blank),
)
FIRST_SEED, MOST_GAMES = 7000, 90


class Bug(NamedTuple):
    """What to break. where: `function` or `Class.function` of a module."""

    module: ModuleType
    where: str
    old: str
    new: str


BUGS: dict[str, Bug] = {
    # ---- setting up (CARD-3)
    "seven cards are drawn at the start": Bug(
        beginning, "set_up", "e.draw(s, seat, HAND_SIZE)", "e.draw(s, seat, 7)"
    ),
    "a resource more for basic": Bug(beginning, "lay_out_seat", '== "easy"', '== "basic"'),
    "threat levels leave out the last hero": Bug(
        beginning, "lay_out_seat", "s.threat[seat] += cards", "s.threat[seat] = cards"
    ),
    "a named seat is not first": Bug(beginning, "first_player", "int(said) - 1", "int(said) % s.n_seats"),
    "refused hands are discarded": Bug(
        beginning, "mulligan_done", "s.put(i, m.DECK + seat)", "s.put(i, m.DISCARD + seat)"
    ),
    "the second hand has five cards": Bug(
        beginning, "mulligan_done", "e.draw(s, seat, HAND_SIZE)", "e.draw(s, seat, 5)"
    ),
    # ---- resources and planning (CARD-4, 5)
    "the first hero of each player gains nothing": Bug(
        phases, "gain_resources", "in s.heroes(seat)", "in s.heroes(seat)[1:]"
    ),
    "cards are drawn from the bottom": Bug(effects, "draw", "[-1]", "[0]"),
    "the first player alone draws": Bug(phases, "draw_cards", "in s.seats()", "in s.seats()[:1]"),
    "unique titles may be twice in play": Bug(planning, "can_play", "not s.may_enter(i)", "False"),
    "unique attachments may be twice in play": Bug(
        board, "Board.title_in_play", "self.piles[m.ATTACHED]", "()"
    ),
    "every hero pays for every sphere": Bug(
        board, "Board.payers", "if sphere in self.spheres(i)", "if self.spheres(i)"
    ),
    "neutral cards ask for their icon": Bug(
        board, "Board.payers", 'sphere in ("", "neutral")', 'sphere == ""'
    ),
    "a card needs one resource more": Bug(board, "Board.can_pay", ">= cost", "> cost"),
    "half a resource too much is no way to pay": Bug(
        running, "ways_to_pay", "splits.append(so_far)", "splits[1:] or splits.append(so_far)"
    ),
    "attachments stay with who played them": Bug(
        effects, "attach", "s.who[host] if on_character else seat", "seat"
    ),
    "allies come into play exhausted": Bug(
        effects, "put_into_play", "s.known[i] = 0", "s.marks[i] = m.EXHAUSTED"
    ),
    "four Restricted cards are too many, not three": Bug(checks, "check_state", "> 2", "> 3"),
    # ---- the quest (CARD-7)
    "committing does not exhaust": Bug(questing, "committed", "m.EXHAUSTED | m.COMMITTED", "m.COMMITTED"),
    "allies do not commit": Bug(questing, "commit", "s.characters(seat)", "s.heroes(seat)"),
    "who is committed stays committed": Bug(phases, "quest_over", "~m.COMMITTED", "-1"),
    "a card is revealed for players who are out": Bug(questing, "staging", "len(s.seats())", "s.n_seats"),
    "Doomed is for the first player": Bug(questing, "revealed_doomed", "in s.seats()", "in s.seats()[:1]"),
    "Doomed is always 1": Bug(
        questing, "revealed_doomed", "raise_threat(s, seat, doomed)", "raise_threat(s, 0, 1)"
    ),
    "Surge does nothing": Bug(questing, "revealed_place", "if surge and", "if False and"),
    "a Guarded objective has no guard": Bug(questing, "revealed_doomed", 'card.keyword("guarded")', "False"),
    "an objective can be a guard": Bug(
        questing, "guarding", '("enemy", "location")', '("enemy", "objective")'
    ),
    "treacheries stay in the staging area": Bug(questing, "revealed_place", '"treachery"', '"none"'),
    "the encounter deck is made anew in every phase": Bug(
        questing, "may_remake", 's.phase == "quest" and', ""
    ),
    "the encounter deck is made anew when it is needed": Bug(checks, "check_state", "remake_deck(s)", "pass"),
    "engaged enemies count as threat": Bug(
        board,
        "Board.staging_threat",
        "self.piles[m.STAGING]",
        "(*self.piles[m.STAGING], *self.piles[m.ENGAGED])",
    ),
    "the active location counts as threat": Bug(
        board,
        "Board.staging_threat",
        "self.piles[m.STAGING]",
        "(*self.piles[m.STAGING], *self.piles[m.ACTIVE])",
    ),
    "failing costs one more": Bug(
        questing,
        "resolve_quest",
        '"quest_threat", threat - willpower',
        '"quest_threat", 1 + threat - willpower',
    ),
    "the first player's threat level alone rises": Bug(
        questing, "quest_threat", "in s.seats()", "in s.seats()[:1]"
    ),
    "progress skips the active location": Bug(effects, "place_on_quest", "if location >= 0", "if False"),
    "the active location takes all progress": Bug(
        effects, "place_on_quest", "min(amount, max(0, need))", "amount"
    ),
    "progress beyond the points is kept": Bug(
        beginning,
        "next_stage",
        "s.put(card, m.QUEST)",
        "s.put(card, m.QUEST); s.progress[card] = 1 * (old >= 0)",
    ),
    "a stage needs one progress more": Bug(checks, "advance_if_done", "< points", "<= points"),
    "an explored location goes to the victory display only": Bug(
        effects, "home_of", "return m.ENCOUNTER_DISCARD", "return m.VICTORY"
    ),
    # ---- travel and encounter (CARD-7, 8)
    "a second journey is offered": Bug(
        questing, "travel_step", "s.active_location() >= 0", "s.active_location() > 9999"
    ),
    "the journey must be made": Bug(questing, "travel_step", "(*choices, PASS)", "tuple(choices)"),
    "another than the first player travels": Bug(questing, "travel_step", "s.seats()[0]", "s.seats()[-1]"),
    "engaging asks for the threat level": Bug(
        encounter,
        "may_engage",
        "if i not in barred",
        "if (s.card(i).engagement_cost or 0) <= s.threat[seat]",
    ),
    "checks wake the lowest cost": Bug(encounter, "check_round", "max(woken", "min(woken"),
    "the same cost as the threat level engages nobody": Bug(
        encounter, "check_round", "cost <= s", "cost < s"
    ),
    "checks end with the first who engages nobody": Bug(encounter, "check_round", "quiet + 1", "quiet + 9"),
    "there is one check each": Bug(
        encounter, "check_chosen", '("check_round", turn + 1, 0)', '("check_round", turn + 1, turn + 1)'
    ),
    "who is checked chooses between equal costs": Bug(
        encounter, "check_round", '"tie", seats[0]', '"tie", seat'
    ),
    # ---- combat (CARD-9)
    "shadow cards go to the lowest cost first": Bug(combat, "by_engagement_cost", "-cost(i)", "cost(i)"),
    "shadow cards are dealt in basic": Bug(effects, "deal_shadow", '== "basic"', '== "none"'),
    "shadow cards of the staging area stay": Bug(
        strikes,
        "combat_ends",
        "e.drop_shadow(s, i)",
        "s.host[i] in s.piles[m.STAGING] or e.drop_shadow(s, i)",
    ),
    "every other player may defend": Bug(combat, "sentinels", 'if s.has_keyword(i, "sentinel")', ""),
    "a Sentinel defends without being asked for": Bug(
        combat, "sentinels", '(*(("defend", i) for i in able), PASS)', 'tuple(("defend", i) for i in able)'
    ),
    "defenders do not exhaust": Bug(combat, "defenders_done", "e.exhaust(s, i)", "pass"),
    "exhausted characters defend": Bug(combat, "able_defenders", "if s.is_ready(i) and", "if"),
    "defence does not count": Bug(combat, "enemy_damage", "strength - defense", "strength"),
    "undefended damage goes to any character": Bug(
        combat, "enemy_damage", "heroes = s.heroes(seat)", "heroes = s.characters(seat)"
    ),
    "one enemy attacks each player": Bug(combat, "attack_of", 's.push("next_enemy", seat)', "pass"),
    "everybody attacks enemies of others": Bug(
        strikes, "targets_of", "found[enemy] = ranged", "found[enemy] = able"
    ),
    "Ranged does not reach others": Bug(strikes, "targets_of", "found[enemy] = ranged", "found[enemy] = ()"),
    "an enemy is attacked again": Bug(strikes, "may_attack", "if enemy not in done", ""),
    "an enemy is attacked once by all": Bug(
        strikes, "player_attacks", 's.push("may_attack", seat, ())', 's.push("may_attack", s.first, ())'
    ),
    "everybody joins": Bug(strikes, "join_attack", 'and s.has_keyword(i, "ranged")', ""),
    "nobody joins": Bug(strikes, "join_attack", 'and s.has_keyword(i, "ranged")', "and False"),
    "attackers exhaust after all have joined": Bug(
        strikes, "join_attack", "e.exhaust(s, i)", "others or e.exhaust(s, i)"
    ),
    "the enemy's defence does not count": Bug(strikes, "player_damage", "strength - defense", "strength"),
    "one hit point may be missing": Bug(checks, "check_state", ">= s.stat(i, m.HITS)", "> s.stat(i, m.HITS)"),
    "attachments lie about when their hero is gone": Bug(
        effects, "leave", "for j in s.attached(i):\n        leave(s, j)", "pass"
    ),
    "victory points are no reason for the victory display": Bug(
        effects, "home_of", "card.victory and how", "card.victory > 9 and how"
    ),
    # ---- refresh (CARD-4.7)
    "the first player alone readies": Bug(phases, "ready_cards", "in s.seats()", "in s.seats()[:1]"),
    "threat levels do not rise": Bug(phases, "raise_all_threat", "1 + more", "more"),
    "the token stays": Bug(phases, "pass_first_player", "e.next_seat(s, s.first)", "s.first"),
    "the token goes to who is out": Bug(
        effects, "next_seat", "if not s.eliminated[other]", "if other != seat"
    ),
    # ---- the end (CARD-11)
    "the threat limit may be reached": Bug(
        checks, "check_state", "s.threat[seat] >= limit", "s.threat[seat] > limit"
    ),
    "who has no hero plays on": Bug(checks, "check_state", "or not s.heroes(seat)", ""),
    "enemies leave with their player": Bug(effects, "eliminate", "return_to_staging(s, i)", "leave(s, i)"),
    "hands are kept by who is out": Bug(
        effects, "eliminate", "(*s.piles[m.HAND + seat], *s.piles[m.DECK + seat])", "s.piles[m.DECK + seat]"
    ),
    "all lose with the first who is out": Bug(effects, "eliminate", "all(s.eliminated)", "any(s.eliminated)"),
    "the round of the victory counts": Bug(scores, "scores_of", "s.rounds_done", "s.round"),
    "dead heroes cost nothing": Bug(scores, "scores_of", "else s.catalogue.cards[i].threat_cost", "else 0"),
    "damage is not in the score": Bug(scores, "scores_of", "s.damage[i] if alive", "0 if alive"),
    "victory points raise the score": Bug(scores, "scores_of", "total -= sum", "total += sum"),
}

NEWCOMER_FIRST = Bug(
    questing,
    "guarding",
    's.push("guard", objective, (*waiting, *guarded))',
    's.push("guard", (*guarded, objective)[0], (*guarded, objective, *waiting)[1:])',
)
"""A newcomer of a chain of guarded objectives is guarded first: a bug for a chosen game, since chains are rare."""
RARE = (
    "four Restricted cards are too many, not three",
    "an objective can be a guard",
    "who is checked chooses between equal costs",
    "shadow cards of the staging area stay",
    "victory points are no reason for the victory display",
    "the round of the victory counts",
    "dead heroes cost nothing",
    "damage is not in the score",
    "victory points raise the score",
)
"""Those that take some more games; the rest is caught in a moment."""


@contextmanager
def planted(bug: Bug) -> Iterator[None]:
    """The bug in every module that knows the function, until the end of the block."""
    operations = dict(state.OPERATIONS)
    with changed_source(bug.module, bug.where, bug.old, bug.new, MODULES):
        try:
            yield
        finally:
            state.OPERATIONS.update(operations)


def games_until_caught(bug: Bug) -> int:
    """How many games the comparison needs to notice the bug; 0 if it did not within MOST_GAMES."""
    return n_until_caught(lambda seed: Pair(case_of(seed)).play(), range(FIRST_SEED, FIRST_SEED + MOST_GAMES))
