"""The 37 points in which the rulebook is wrong or silent (section 13), each shown on the board, in both rule sets where they differ."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gonfalon.core.errors import FaultyActionError
from gonfalon.core.game import SPECTATOR
from gonfalon.games.fellowship import decks
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.engine.steps import (
    SELF,
    cancel,
    choose,
    deal_damage,
    discard,
    do,
    exhaust,
    modify_group,
    needs,
    pay_amount,
    pick,
    progress_off_quest,
    progress_on_quest,
    raise_threat,
    spend_from,
)
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.scores import scores_of

from .board import HEROES, Board

PAGE = (Path(__file__).parents[3] / "docs/rules/card-game.md").read_text(encoding="utf-8")
TACTICS = ("gimli", "legolas", "thalin")
BOTH = ("faq", "2011")


def note(log: list[str], word: str) -> c.Step:
    """A step that writes a word down."""
    return do(lambda s, x: log.append(word))


def kinds(board: Board, *wanted: str) -> list[str]:
    """The kinds of what has been told since the test set something going, in order."""
    return [event.kind for event in board.s.told if event.kind in wanted]


def asked(board: Board) -> int:
    """The seat that is asked."""
    assert board.s.pending is not None
    assert board.s.pending.asks, "nobody is asked"
    return board.s.pending.asks[0][0]


def new_game(scenario: str = "passage-through-mirkwood", n_seats: int = 1, **options: Any) -> State:
    """A game before its first decision."""
    return GAME.new(7, GAME.setup(scenario, n_seats=n_seats, **options))


def fifty(*lines: str) -> str:
    """A list of so many cards: Aragorn, 16 titles three times, and the lines given."""
    titles = [card.title for card in m.all_cards().values() if card.type in ("ally", "event")]
    return "\n".join(["Aragorn", *(f"3x {title}" for title in titles[:16]), *lines])


def test_an_explored_location_is_discarded_and_comes_back():
    """CARD-P1: to the discard pile or the victory display, active or staged alike, and into a new encounter deck."""
    board = Board().blank("old-forest-road", "forest-gate", "gladden-fields").staging("old-forest-road")
    board.staging("gladden-fields", "wargs").active("forest-gate")
    board.progress("old-forest-road", 3).progress("gladden-fields", 3).progress("forest-gate", 3).go()
    assert board.where("old-forest-road") == "encounter_discard"
    assert board.where("gladden-fields") == "victory"
    assert board.where("forest-gate") == "active"
    assert board.where("wargs") == "staging"
    board.progress("forest-gate", 4).go()
    assert board.where("forest-gate") == "encounter_discard"
    board.step_of_round("3.5")
    assert len(board.pile_of(m.STAGING)) == 2
    assert len(board.pile_of(m.ENCOUNTER)) == 1
    assert board.pile_of(m.ENCOUNTER_DISCARD) == []


def test_a_deck_has_at_least_fifty_cards_and_at_most_three_of_a_title():
    """CARD-P2: a minimum, no fixed number; the starter decks have thirty."""
    assert decks.read_deck(fifty("2x Gandalf"))[1] == ()
    assert decks.read_deck(fifty("2x Gandalf", "3x Dwarven Axe"))[1] == ()
    assert [fault.kind for fault in decks.read_deck(fifty("1x Gandalf"))[1]] == ["too_few_cards"]
    assert [fault.kind for fault in decks.read_deck(fifty("4x Gandalf"))[1]] == ["too_many_copies"]
    for name in decks.STARTERS:
        deck, faults = decks.read_deck(name)
        assert (len(deck.cards), faults) == (30, ())


def test_a_stage_is_left_at_once_and_what_is_too_much_is_lost():
    """CARD-P3: at least its quest points; a stage that may not be left gathers without limit."""
    board = Board().progress("flies-and-spiders", 7).go()
    assert board.pile_of(m.QUEST) == ["flies-and-spiders"]
    board.progress("flies-and-spiders", 11).go()
    assert board.pile_of(m.QUEST) == ["a-fork-in-the-road"]
    assert board.progress_on("a-fork-in-the-road") == 0
    board = Board(quest="beorns-path").engaged("ungoliants-spawn").progress("beorns-path", 14).go()
    assert board.owed == "halt"
    assert board.progress_on("beorns-path") == 14
    board.damage("ungoliants-spawn", 9).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)


def test_players_may_act_before_characters_are_committed():
    """CARD-P4: the quest phase opens with a window."""
    board = Board().ally("faramir").round_from("3.1")
    assert board.owed == "window"
    assert board.can("use faramir")
    board.act("pass")
    assert board.owed == "commit"


def test_keywords_work_whenever_a_card_is_revealed_and_not_when_it_is_added():
    """CARD-P5: in the set-up and outside the quest phase as well."""
    for phase in ("", "travel", "quest"):
        board = Board().blank("endless-caverns", "wargs").encounter("wargs")
        board.reveal("endless-caverns", phase)
        assert board.s.threat == [21]
        assert board.pile_of(m.STAGING) == ["endless-caverns", "wargs"]
    board = Board().blank("endless-caverns", "wargs").encounter("wargs", "endless-caverns")
    effects.add_to_staging(board.s, board.i("endless-caverns"))
    board.go()
    assert board.s.threat == [20]
    assert board.pile_of(m.STAGING) == ["endless-caverns"]


def test_the_windows_are_those_of_the_table():
    """CARD-P6: after every step that the table names, and nowhere else; the round is gone through with an action that is always open."""
    board = Board().text("aragorn", c.action(raise_threat(1))).blank("theodred", "gloin", "wargs")
    board.engaged("wargs").encounter("despair", "eastern-crows", "wargs").blank("despair", "eastern-crows")
    board.deck("faramir").s.threat[0] = 5
    board.round_from("1.1")
    seen: list[str] = []
    while board.s.rounds_done == 0 and board.s.pending:
        if board.owed == "window":
            seen.append(str(board.s.pending.facts["window"]))
            board.act("pass")
        elif board.owed == "commit":
            board.act("pass")
        elif board.owed in ("defender", "engage", "travel", "planning"):
            seen.append(board.owed)
            board.act("pass")
        elif board.owed == "undefended":
            board.act("choose gloin")
        elif board.owed == "attack":
            seen.append("attack")
            board.act(
                *(["attack wargs", "attacker gloin", "pass"] if board.can("attack wargs") else ["pass"])
            )
        else:
            raise AssertionError(board.owed)
    assert seen == [
        *("after_draw", "planning", "quest_start", "after_commit", "after_staging", "after_quest"),
        *("after_travel", "after_engagement", "after_checks", "after_shadows"),
        *("attack_1", "defender", "attack_2", "attack_3", "attack_4"),
        *("attack", "strike_1", "strike_2", "strike_3", "after_refresh"),
    ]


def test_allies_are_played_in_the_own_planning_turn_alone():
    """CARD-P6: never in a window, never in the turn of another player; there are no actions in the set-up."""
    board = Board(HEROES, TACTICS).hand("guard-of-the-citadel").hand("veteran-axehand", seat=1).resources()
    board.plan(0)
    assert board.can("play guard-of-the-citadel")
    board.act("pass")
    assert not board.can("play veteran-axehand")
    for phase in ("planning", "combat"):
        assert not board.window(phase).can("play guard-of-the-citadel")
    s = new_game()
    while s.pending and s.pending.kind != "window" and s.round == 0:
        assert s.pending.kind in ("mulligan", "target", "order", "response")
        actions = s.decisions()[0].actions
        assert actions
        s.step(s.to_act()[0], actions[0])
    assert s.round == 1


def test_the_first_player_is_asked_first_and_a_window_closes_when_all_have_passed():
    """CARD-P7: any player may act; whoever had passed is asked again when another has acted."""
    board = Board(HEROES, TACTICS)
    board.text("aragorn", c.action(raise_threat(1))).text("legolas", c.action(raise_threat(1)))
    board.s.first = 1
    board.window("travel")
    order: list[int] = []
    for answer in ("pass", "use aragorn", "pass", "use legolas", "pass", "pass"):
        order.append(asked(board))
        board.act(answer)
    assert order == [1, 0, 0, 1, 1, 0]
    assert board.owed == "halt"
    assert board.s.threat == [21, 21]


def test_passive_effects_come_before_forced_ones_and_those_before_responses():
    """CARD-P8: the first player orders conflicts, and each works once for each trigger."""
    log: list[str] = []
    board = Board(HEROES, TACTICS).text("aragorn", c.response("phase_begins", note(log, "response")))
    board.text("gloin", c.passive("phase_begins", None, do=(note(log, "passive"),)))
    board.text("theodred", c.forced("phase_begins", note(log, "theodred")))
    board.text("gimli", c.forced("phase_begins", note(log, "gimli")))
    board.s.first = 1
    board.step_of_round("4.1")
    assert log == ["passive"]
    assert board.owed == "order"
    assert asked(board) == 1
    board.act("next gimli")
    assert log == ["passive", "gimli", "theodred"]
    board.act("use aragorn")
    assert log == ["passive", "gimli", "theodred", "response"]
    assert board.owed == "halt"


def test_a_cancelling_response_interrupts():
    """CARD-P8: it is used before the effect that it cancels takes place."""
    board = Board().text("aragorn", c.response("revealing", cancel("card")))
    board.text("despair", c.when_revealed(raise_threat(4)))
    board.blank("wargs").encounter("wargs").reveal("despair")
    assert board.s.threat == [20]
    board.act("use aragorn")
    assert board.s.threat == [20]
    assert board.where("despair") == "encounter_discard"


def test_a_revealed_card_goes_through_its_list_in_order():
    """CARD-P9: passive effects, "when revealed", Doomed, Guarded, its place, Surge."""
    log: list[tuple[str, int, str]] = []
    board = Board().blank("wargs", "gandalfs-map").encounter("wargs")

    def look(s: State, x: c.Context) -> None:
        log.append(("revealed", s.threat[0], m.PILE_NAMES[s.pile[x["self"]]]))

    board.text("endless-caverns", c.when_revealed(do(look))).reveal("endless-caverns")
    assert log == [("revealed", 20, "limbo")]
    assert kinds(board, "revealed", "threat", "staged") == [
        *("revealed", "threat", "staged", "revealed", "staged")
    ]
    board = Board().blank("wargs", "gandalfs-map").encounter("wargs").reveal("gandalfs-map")
    assert kinds(board, "revealed", "staged", "guarded") == ["revealed", "revealed", "staged", "guarded"]


def test_an_enemy_destroyed_as_it_is_revealed_does_nothing_more():
    """CARD-P9: Thalin comes before everything else on the card (CARD-R38)."""
    board = Board(TACTICS).commit("thalin").text("eastern-crows", c.when_revealed(raise_threat(4)))
    board.encounter("wargs").reveal("eastern-crows")
    assert board.s.threat == [20]
    assert board.where("wargs") == "encounter"
    assert board.pile_of(m.STAGING) == []


def test_cancelling_touches_when_revealed_alone():
    """CARD-P9: printed Doomed and Surge still happen, and the card goes to its place."""
    board = Board().text("aragorn", c.response("revealing", cancel("card"))).blank("wargs")
    board.text("endless-caverns", c.when_revealed(raise_threat(4))).encounter("wargs")
    board.reveal("endless-caverns").act("use aragorn")
    assert board.s.threat == [21]
    assert board.pile_of(m.STAGING) == ["endless-caverns", "wargs"]


def test_the_number_of_cards_to_reveal_is_fixed():
    """CARD-P10: a player who leaves in the middle of the staging step takes no card with him."""
    board = Board(HEROES, TACTICS).threat(20, 49).blank("cavern-guardian", "wargs")
    board.encounter("cavern-guardian", "wargs", "king-spider").step_of_round("3.5")
    assert board.s.eliminated == [False, True]
    assert board.pile_of(m.STAGING) == ["cavern-guardian", "wargs"]
    assert board.pile_of(m.ENCOUNTER) == ["king-spider"]


def test_the_encounter_deck_is_made_anew_in_the_quest_phase_only():
    """CARD-P11: after its last card has been dealt with; in other phases it stays empty."""
    board = Board().blank("wargs", "king-spider").engaged("wargs")
    board.put("king-spider", m.ENCOUNTER_DISCARD)
    board.step_of_round("6.2")
    assert board.s.shadows(board.i("wargs")) == ()
    board.s.phase = "travel"
    board.go(("reveal_top",))
    assert board.pile_of(m.ENCOUNTER_DISCARD) == ["king-spider"]
    board.s.phase = "quest"
    board.go(("reveal_top",))
    assert board.pile_of(m.STAGING) == ["king-spider"]
    board = Board().blank("despair").encounter("despair").step_of_round("3.5")
    assert board.pile_of(m.ENCOUNTER) == ["despair"]
    assert kinds(board, "revealed", "reshuffled") == ["revealed", "reshuffled"]
    board = Board().blank("wargs", "endless-caverns").put_discarded("wargs").reveal("endless-caverns")
    assert board.pile_of(m.STAGING) == ["endless-caverns", "wargs"]


def test_only_the_staging_area_counts_as_threat():
    """CARD-P12: neither engaged enemies nor the active location; with nobody committed the willpower is 0."""
    board = Board().blank("wargs", "king-spider", "forest-gate")
    board.staging("wargs").engaged("king-spider").active("forest-gate").step_of_round("3.7")
    assert board.s.threat == [22]
    assert board.progress_on("forest-gate") == 0


def test_success_is_settled_before_tokens_are_placed():
    """CARD-P12: what answers the success sees the quest without its progress."""
    seen: list[int] = []
    board = Board().commit("aragorn")
    board.text("gloin", c.forced("quest_succeeded", do(lambda s, x: seen.append(s.progress[s.quest()]))))
    board.step_of_round("3.7")
    assert seen == [0]
    assert board.progress_on("flies-and-spiders") == 2


def test_progress_goes_to_the_active_location_first_and_is_taken_from_the_stage_alone():
    """CARD-P12: also the progress of a card."""
    board = Board().blank("old-forest-road").active("old-forest-road").progress("old-forest-road", 1)
    board.progress("flies-and-spiders", 1).text("aragorn", c.action(progress_on_quest(1)))
    board.text("gloin", c.action(progress_off_quest(3))).window("quest").act("use aragorn")
    assert board.progress_on("old-forest-road") == 2
    assert board.progress_on("flies-and-spiders") == 1
    board.act("use gloin")
    assert board.progress_on("old-forest-road") == 2
    assert board.progress_on("flies-and-spiders") == 0


def test_the_company_advances_before_responses_to_the_location():
    """CARD-P13: when a location and a stage are finished together (CARD-R21)."""
    log: list[str] = []
    board = Board().commit("aragorn", "gloin").active("old-forest-road").progress("old-forest-road", 2)
    board.encounter("forest-gate").text("old-forest-road", c.response("explored", note(log, "explored")))
    board.text("a-fork-in-the-road", c.when_revealed(note(log, "stage 2")))
    board.progress("flies-and-spiders", 7).step_of_round("3.7")
    assert log == ["stage 2"]
    board.act("use old-forest-road")
    assert log == ["stage 2", "explored"]
    assert board.where("old-forest-road") == "encounter_discard"


def test_a_player_commits_all_at_once_and_then_come_his_responses():
    """CARD-P14: only ready characters, and the next player after that."""
    board = Board(HEROES, TACTICS).exhaust("gloin").resources(1, "aragorn").step_of_round("3.3")
    assert not board.can("commit gloin")
    board.act("commit aragorn")
    assert board.owed == "commit"
    board.act("commit theodred")
    assert board.owed == "response"
    assert board.can("use aragorn")
    assert board.can("use theodred")
    assert not board.ready("theodred")
    board.act("pass")
    assert board.owed == "commit"
    assert board.can("commit legolas")
    assert not board.ready("aragorn")
    assert board.ready("legolas")


def test_a_journey_must_be_paid_and_the_first_player_decides():
    """CARD-P15: a location may force the journey."""
    board = Board(HEROES, TACTICS).text("forest-gate", c.travel(needs(lambda s, x: False)))
    board.blank("old-forest-road", "the-east-bight").staging("forest-gate", "old-forest-road", "wargs")
    board.s.first = 1
    board.step_of_round("4.2")
    assert board.options() == ["travel old-forest-road.1", "pass"]
    assert asked(board) == 1
    board.act("travel old-forest-road")
    assert board.where("old-forest-road") == "active"
    assert board.where("forest-gate") == "staging"
    board = Board().blank("old-forest-road").staging("old-forest-road", "the-east-bight")
    board.text("the-east-bight", c.passive("must_travel", lambda s, j: j)).step_of_round("4.2")
    assert board.where("the-east-bight") == "active"


def test_one_enemy_for_each_player_may_be_engaged_and_checks_take_the_highest_cost():
    """CARD-P16: one chance each; checks until a whole round engages nobody; the first player decides ties."""
    board = Board(HEROES, TACTICS).blank("wargs", "king-spider", "forest-spider", "hummerhorns")
    board.staging("wargs", "king-spider", "forest-spider", "hummerhorns").step_of_round("5.2")
    board.act("engage hummerhorns")
    assert asked(board) == 1
    board.act("pass")
    assert board.owed == "halt"
    assert board.pile_of(m.ENGAGED) == ["hummerhorns"]
    board.threat(30, 10).step_of_round("5.4")
    assert board.pile_of(m.ENGAGED) == ["hummerhorns", "forest-spider"]
    assert board.owed == "tie"
    board.act("choose king-spider")
    assert board.pile_of(m.ENGAGED) == ["hummerhorns", "forest-spider", "king-spider", "wargs"]
    assert board.pile_of(m.ENGAGED + 1) == []


def test_shadow_cards_are_dealt_by_cost_and_resolved_in_the_order_dealt():
    """CARD-P17: player by player; what is not resolved has no effect; nothing but the shadow text is active."""
    board = Board(HEROES, TACTICS).blank("wargs", "hill-troll", "forest-spider")
    board.engaged("wargs", "hill-troll").engaged("forest-spider", seat=1)
    board.text("despair", c.shadow(raise_threat(1, "defending")), c.when_revealed(raise_threat(9)))
    board.encounter("despair", "eastern-crows", "evil-storm").step_of_round("6.2")
    shadows = [
        board.s.table.cards[board.s.shadows(board.i(name))[0]].id
        for name in ("hill-troll", "wargs", "forest-spider")
    ]
    assert shadows == ["despair", "eastern-crows", "evil-storm"]
    board.step_of_round("6.6")
    assert board.s.threat == [20, 20]
    assert board.pile_of(m.SHADOWS) == []
    log: list[str] = []
    board = Board().blank("wargs").engaged("wargs").text("despair", c.shadow(note(log, "first")))
    board.text("evil-storm", c.shadow(note(log, "second")), c.when_revealed(note(log, "revealed")))
    board.shadow("wargs", "despair", "evil-storm").enemy_attacks("wargs").act("pass", "choose gloin")
    assert log == ["first", "second"]


def test_a_sentinel_defends_only_after_nobody_has_been_declared():
    """CARD-P18: the attacked player stays the defending player."""
    board = Board(("gloin",), HEROES[:2]).blank("gloin", "wargs").engaged("wargs")
    board.text("despair", c.shadow(raise_threat(3, "defending"))).shadow("wargs", "despair")
    board.enemy_attacks("wargs")
    assert board.owed == "defender"
    assert board.options() == ["defend gloin", "pass"]
    board.act("pass")
    assert board.owed == "sentinel"
    assert board.options() == ["defend aragorn", "pass"]
    board.act("defend aragorn")
    assert board.s.threat == [23, 20]
    assert board.damage_on("aragorn") == 1
    assert board.damage_on("gloin") == 0
    board = Board(("gloin",), HEROES[:2]).blank("gloin", "wargs").engaged("wargs").enemy_attacks("wargs")
    board.act("defend gloin")
    assert board.owed == "halt"
    assert board.ready("aragorn")


def test_undefended_damage_goes_to_one_hero_without_defence():
    """CARD-P19: ready or exhausted, and never to an ally."""
    board = Board().blank("gloin", "wargs", "faramir").ally("faramir").exhaust("gloin").engaged("wargs")
    board.enemy_attacks("wargs").act("pass")
    assert board.options() == ["choose aragorn", "choose theodred", "choose gloin"]
    board.act("choose gloin")
    assert board.damage_on("gloin") == 3
    assert board.damage_on("aragorn") == board.damage_on("theodred") == board.damage_on("faramir") == 0


def test_an_attack_whose_defender_is_gone_is_undefended():
    """CARD-P19: and all damage against several defenders goes to one of them, less the defence of all (CARD-R26, CARD-R45)."""
    board = Board().blank("gloin", "wargs").text("faramir", c.action(discard(SELF))).ally("faramir")
    board.engaged("wargs").enemy_attacks("wargs").act("pass", "defend faramir", "use faramir")
    assert board.owed == "undefended"
    board.act("choose gloin")
    assert board.damage_on("gloin") == 3
    board = Board().blank("gloin", "hill-troll").engaged("hill-troll")
    board.s.modify(-1, "several_defenders", 0, m.PHASE)
    board.enemy_attacks("hill-troll").act("defend aragorn", "defend gloin", "pass")
    assert board.options() == ["choose aragorn", "choose gloin"]
    board.act("choose aragorn")
    assert board.damage_on("aragorn") == 3
    assert board.damage_on("gloin") == 0
    assert board.owed == "halt"


def test_what_forbids_an_attack_works_only_before_the_enemy_is_chosen():
    """CARD-P20: Feint in mid-attack is too late, and so is a move to the staging area (CARD-R27)."""
    board = (
        Board(TACTICS).blank("wargs").engaged("wargs").hand("feint").resources(1, "gimli").round_from("6.3")
    )
    board.act("play feint")
    assert board.owed == "attack"
    assert sum(board.damage_on(name) for name in TACTICS) == 0
    board = Board(TACTICS).blank("wargs").engaged("wargs").hand("feint").resources(1, "gimli")
    board.enemy_attacks("wargs").act("play feint")
    assert board.owed == "defender"
    board.act("pass", "choose gimli")
    assert board.damage_on("gimli") == 3
    board = Board(("eowyn", "eleanor")).blank("wargs", "eowyn").engaged("wargs").hand("a-light-in-the-dark")
    board.resources(2, "eowyn").text("despair", c.shadow(raise_threat(2, "defending")))
    board.shadow("wargs", "despair").enemy_attacks("wargs").act("play a-light-in-the-dark")
    assert board.where("wargs") == "staging"
    board.act("defend eleanor")
    assert board.s.threat == [22]
    assert board.damage_on("eleanor") == 1


def test_the_end_of_the_attacker_ends_the_attack():
    """CARD-P20: at once, without the rest of its steps."""
    board = Board().text("aragorn", c.action(deal_damage(pick("enemies"), 9))).blank("wargs")
    board.engaged("wargs").text("despair", c.shadow(raise_threat(9, "defending")))
    board.shadow("wargs", "despair").enemy_attacks("wargs").act("use aragorn", "pass")
    assert board.owed == "halt"
    assert board.s.threat == [20]
    assert board.where("wargs") == "encounter_discard"
    assert board.pile_of(m.SHADOWS) == []


def test_one_attack_for_each_enemy_and_player():
    """CARD-P21: Ranged joins or attacks alone; the attack of an effect is extra."""
    board = Board(TACTICS, ("glorfindel",)).blank("hill-troll", "wargs").engaged("hill-troll", "wargs")
    board.step_of_round("6.5").act("attack hill-troll", "attacker gimli", "pass")
    assert board.options() == ["attack wargs.1", "pass"]
    board = (
        Board(TACTICS).blank("hill-troll").engaged("hill-troll").hand("quick-strike").resources(1, "gimli")
    )
    board.window("combat").act("play quick-strike", "choose gimli")
    assert not board.ready("gimli")
    board.step_of_round("6.5")
    assert board.options() == ["attack hill-troll.1", "pass"]
    board = Board(("thalin",), ("gimli", "legolas")).blank("hill-troll").engaged("hill-troll")
    board.step_of_round("6.5").act("attack hill-troll")
    assert board.owed == "join"
    assert board.options() == ["attacker legolas", "pass"]
    board.act("pass").blank("thalin").act("attack hill-troll")
    assert not board.ready("legolas")
    assert board.ready("gimli")


def test_what_answers_an_attack_comes_after_its_last_step():
    """CARD-P21: the damage lies there already."""
    seen: list[int] = []
    board = Board().blank("gloin", "wargs").engaged("wargs")
    board.text("theodred", c.forced("attacked", do(lambda s, x: seen.append(sum(s.damage)))))
    board.enemy_attacks("wargs").act("defend aragorn")
    assert seen == [1]


def test_destroyed_and_played_are_not_discarded_and_put_into_play_is_not_played():
    """CARD-P22: three different things."""
    seen: list[Any] = []
    board = Board().text("gloin", c.forced("leaves_play", do(lambda s, x: seen.append(x["how"]))))
    board.ally("guard-of-the-citadel", "faramir").damage("guard-of-the-citadel", 2).go()
    assert seen == ["destroyed"]
    effects.discard(board.s, board.i("faramir"))
    board.go()
    assert seen == ["destroyed", "discarded"]
    board.hand("sneak-attack", "son-of-arnor").blank("son-of-arnor").resources(9, "aragorn")
    board.text("theodred", c.forced("enters_play", do(lambda s, x: seen.append(x["played"]))))
    board.window("quest").act("play sneak-attack")
    board.act("choose son-of-arnor") if board.owed == "target" else None
    assert seen[2:] == [False]
    assert board.where("sneak-attack") == "discard0"
    assert seen == ["destroyed", "discarded", False]
    board.hand("silverlode-archer").plan().act("play silverlode-archer")
    board.act(board.options()[0]) if board.owed == "pay" else None
    assert seen[3:] == [True]


def test_a_unique_title_in_play_blocks_playing_and_putting_into_play():
    """CARD-P23: for all players; and no hero may start twice."""
    board = Board(HEROES, TACTICS).ally("faramir", seat=1).hand("faramir", "sneak-attack").resources()
    board.plan()
    assert not board.can("play faramir.1")
    assert not board.can("play faramir.2")
    assert not board.can("play sneak-attack")
    assert not effects.put_into_play(board.s, board.s.piles[m.HAND][0], 0)
    assert board.hand_of() == ["faramir", "sneak-attack"]
    with pytest.raises(FaultyActionError) as refused:
        GAME.setup("passage-through-mirkwood", n_seats=2, brought=("lore", "lore"))
    assert {fault.kind for fault in refused.value.faults} == {"hero_taken"}


def test_a_card_of_cost_0_needs_a_hero_of_its_sphere():
    """CARD-P24: an ability of a card in play does not."""
    board = Board(TACTICS).hand("common-cause").exhaust("gimli")
    assert not board.window("quest").can("play common-cause")
    board = Board().hand("common-cause").exhaust("gloin")
    assert board.window("quest").can("play common-cause")
    board = Board(TACTICS).ally("faramir").resources(1, "gimli")
    board.text("faramir", c.action(raise_threat(-2), cost=[pay_amount(1)])).window("quest").act("use faramir")
    assert board.resources_on("gimli") == 0
    assert board.s.threat == [18]


def test_the_cost_is_paid_first_and_in_full():
    """CARD-P25: it stays paid when the effect comes to nothing; X is 0 unless chosen."""
    text = c.action(raise_threat(-1), cost=[exhaust(), spend_from(SELF, 1)])
    board = Board().text("aragorn", text).window("quest")
    assert not board.can("use aragorn")
    board.resources(1, "aragorn").exhaust("aragorn").window("quest")
    assert not board.can("use aragorn")
    board = Board().text("aragorn", text).resources(1, "aragorn").resources(5, "gloin").window("quest")
    board.act("use aragorn")
    assert (board.resources_on("aragorn"), board.resources_on("gloin")) == (0, 5)
    assert not board.ready("aragorn")
    board = Board(("eleanor", "eowyn")).hand("a-test-of-will", "a-test-of-will").resources(1, "eowyn")
    board.text("despair", c.when_revealed(raise_threat(4))).reveal("despair").act("play a-test-of-will")
    assert board.resources_on("eowyn") == 0
    assert board.s.threat == [20]
    assert board.s.table.cards[board.i("stand-and-fight")].cost == "X"


def test_numbers_have_their_floor_after_adding_everything_up():
    """CARD-P26: minus three and plus one of willpower 1 is nothing."""
    board = Board()
    theodred = board.i("theodred")
    board.s.modify(theodred, m.WILLPOWER, -3, m.PHASE)
    assert board.stat("theodred", m.WILLPOWER) == 0
    board.s.modify(theodred, m.WILLPOWER, 1, m.PHASE)
    assert board.stat("theodred", m.WILLPOWER) == 0
    assert board.stat("aragorn", m.WILLPOWER) == 2


def test_lasting_effects_of_players_are_fixed_and_those_of_encounter_cards_follow():
    """CARD-P26: For Gondor! covers whom it finds, a text about each staged location those that come later too."""
    board = Board().ally("faramir").hand("for-gondor", "guard-of-the-citadel").resources().window("combat")
    board.act("play for-gondor")
    board.act(board.options()[0]) if board.owed == "pay" else None
    effects.put_into_play(board.s, board.i("guard-of-the-citadel"), 0)
    assert board.stat("faramir", m.STRENGTH) == 2
    assert board.stat("guard-of-the-citadel", m.STRENGTH) == 1
    assert board.stat("guard-of-the-citadel", m.DEFENSE) == 0
    board = Board().blank("forest-gate", "old-forest-road").staging("forest-gate")
    board.text("despair", c.when_revealed(modify_group("staged locations", m.THREAT, 1))).reveal("despair")
    board.staging("old-forest-road")
    assert board.stat("forest-gate", m.THREAT) == 3
    assert board.stat("old-forest-road", m.THREAT) == 2


def test_limits_belong_to_a_copy_and_an_own_name_means_this_copy():
    """CARD-P27: two copies may each be used once."""
    once = c.action(deal_damage(SELF, 1), limit=(1, m.ROUND))
    board = Board().text("guard-of-the-citadel", once).ally("guard-of-the-citadel", "guard-of-the-citadel")
    board.window("quest").act("use guard-of-the-citadel.1")
    assert board.options() == ["use guard-of-the-citadel.2", "pass"]
    assert board.damage_on("guard-of-the-citadel.1") == 1
    assert board.damage_on("guard-of-the-citadel.2") == 0
    board.act("use guard-of-the-citadel.2")
    assert board.owed == "halt"
    assert board.damage_on("guard-of-the-citadel.2") == 1


def test_cannot_is_absolute():
    """CARD-P27: an attachment that a card cannot have is not offered it by any text."""
    board = Board(TACTICS).blank("wargs", "king-spider").engaged("wargs", "king-spider").resources()
    board.text("wargs", c.passive("no_attachments", lambda s, j, i: i == j))
    board.text("dwarven-axe", c.attach_to(pick("engaged enemies"))).hand("dwarven-axe").plan()
    board.act("play dwarven-axe")
    board.act(board.options()[0]) if board.owed == "pay" else None
    assert board.s.host[board.i("dwarven-axe")] == board.i("king-spider")


def test_attachments_follow_a_character_and_stay_with_their_player_elsewhere():
    """CARD-P28: those of the encounter deck are nobody's, claimed objectives are yours, and each is exhausted by itself."""
    board = Board(HEROES, TACTICS).ally("faramir").attach("citadel-plate", "faramir").engaged("wargs")
    board.attach("caught-in-a-web", "faramir").attach("gandalfs-map", "faramir").attach(
        "forest-snare", "wargs"
    )
    board.s.who[board.i("caught-in-a-web")] = m.NOBODY
    board.exhaust("citadel-plate")
    effects.give_control(board.s, board.i("faramir"), 1)
    effects.engage(board.s, board.i("wargs"), 1)
    board.go()
    controllers = {
        name: board.s.who[board.i(name)]
        for name in ("faramir", "citadel-plate", "gandalfs-map", "caught-in-a-web", "forest-snare")
    }
    assert controllers == {
        "faramir": 1,
        "citadel-plate": 1,
        "gandalfs-map": 1,
        "caught-in-a-web": m.NOBODY,
        "forest-snare": 0,
    }
    assert board.ready("faramir")
    assert not board.ready("citadel-plate")


def test_guards_of_each_kind():
    """CARD-P29: a treachery frees the objective, an enemy holds it, an objective takes a place and a guard of its own."""
    board = Board().blank("gandalfs-map").text("despair", c.when_revealed(raise_threat(2)))
    board.encounter("despair", "wargs").reveal("gandalfs-map")
    assert board.s.threat == [22]
    assert board.where("gandalfs-map") == "staging"
    assert board.where("despair") == "encounter_discard"
    assert board.where("wargs") == "encounter"
    board = Board().blank("gandalfs-map", "dungeon-torch", "wargs", "king-spider")
    board.encounter("dungeon-torch", "wargs", "king-spider", "hill-troll").reveal("gandalfs-map")
    assert board.s.host[board.i("dungeon-torch")] == board.i("wargs")
    assert board.s.host[board.i("gandalfs-map")] == board.i("king-spider")
    assert board.s.staging_threat() == 4
    assert board.where("hill-troll") == "encounter"
    effects.engage(board.s, board.i("wargs"), 0)
    assert board.s.host[board.i("dungeon-torch")] == board.i("wargs")
    board.damage("wargs", 3).go()
    assert board.where("dungeon-torch") == "staging"
    assert board.where("wargs") == "encounter_discard"


def test_of_three_restricted_cards_one_goes():
    """CARD-P30: the third may be attached, then the controller of the character chooses."""
    board = Board(HEROES, TACTICS).attach("dwarven-axe", "gimli", 1).attach("citadel-plate", "gimli", 1)
    assert board.go().owed == "halt"
    board.attach("blade-of-gondolin", "gimli", 1).go()
    assert board.owed == "restricted"
    assert asked(board) == 1
    board.act("choose citadel-plate")
    assert board.where("citadel-plate") == "discard1"
    assert board.where("dwarven-axe") == board.where("blade-of-gondolin") == "attached"


def test_elimination_is_immediate():
    """CARD-P31: the token passes on, enemies go back with their damage, and a threat level has the floor 0."""
    board = Board(HEROES, TACTICS).threat(49, 3).engaged("wargs").damage("wargs", 1).hand("faramir")
    board.text("legolas", c.action(raise_threat(-5))).text(
        "gimli", c.action(do(lambda s, x: effects.raise_threat(s, 0, 1)))
    )
    board.window("combat").act("pass") if board.s.first == 1 else board.window("combat")
    board.act("use legolas")
    assert board.s.threat == [49, 0]
    board.act("use gimli")
    assert board.s.eliminated == [True, False]
    assert board.s.first == 1
    assert board.where("wargs") == "staging"
    assert board.damage_on("wargs") == 1
    assert board.where("aragorn") == board.where("faramir") == "discard0"
    assert board.where("gimli") == "area1"


def test_the_refresh_phase_readies_raises_and_passes_the_token_before_its_window():
    """CARD-P32: ready, threat, token, window; a card adds to the threat."""
    board = Board(HEROES, TACTICS).exhaust("aragorn", "gimli").text("gloin", c.action(raise_threat(9)))
    board.text("wargs", c.passive("refresh_threat", lambda s, j: 1)).staging("wargs").round_from("7.1")
    assert board.owed == "window"
    assert board.ready("aragorn")
    assert board.ready("gimli")
    assert board.s.threat == [22, 22]
    assert board.s.first == 1
    told = kinds(board, "refreshed", "threat", "first_player")
    assert told == ["refreshed", "threat", "threat", "first_player"]


def test_searching_shuffles_empty_decks_give_nothing_and_there_is_one_mulligan():
    """CARD-P33: the mulligan comes before the set-up of the scenario."""
    s = new_game()
    assert s.quest() == -1
    assert s.decisions()[0].actions == ("keep", "redraw")
    before = s.shuffles
    s.step(0, "redraw")
    assert len(s.piles[m.HAND]) == 7, "six cards, and the one of the first round"
    assert s.quest() >= 0
    assert s.pending is None or s.pending.kind != "mulligan"
    assert s.shuffles >= before + 3
    board = Board().discard("faramir", "sneak-attack")
    assert effects.draw(board.s, 0, 2) == 0
    assert board.hand_of() == []
    assert board.pile_of(m.DISCARD) == ["faramir", "sneak-attack"]


def won_board(rules: str) -> Board:
    """43 threat, a dead hero of cost 8, 6 damage, 5 victory points, 8 rounds."""
    board = Board(rules=rules).threat(43).damage("aragorn", 4).damage("gloin", 2)
    board.s.put(board.i("theodred"), m.DISCARD)
    board.put("hummerhorns", m.VICTORY)
    board.s.rounds_done = 8
    return board


@pytest.mark.parametrize("rules", BOTH)
def test_both_scores(rules: str):
    """CARD-P34: the FAQ adds ten for every completed round, and the score of the rule set stands first."""
    assert scores_of(won_board(rules).s) == {"2011": 52, "faq": 132}
    assert next(iter(scores_of(won_board(rules).s))) == rules


def test_an_eliminated_player_counts_the_limit_and_all_his_heroes():
    """CARD-P34: never more than the limit (CARD-R14)."""
    board = Board(HEROES, TACTICS).threat(20, 57).go()
    assert board.s.eliminated == [False, True]
    assert scores_of(board.s) == {"2011": 20 + 50 + 29, "faq": 20 + 50 + 29}


def test_basic_has_no_shadow_cards_and_easy_fewer_cards_and_a_resource():
    """CARD-P35: the campaign comes later (CARD-R46)."""
    board = Board(difficulty="basic").engaged("wargs").encounter("despair").step_of_round("6.2")
    assert board.pile_of(m.SHADOWS) == []
    assert effects.deal_shadow(board.s, board.i("wargs")) == -1
    board = Board().engaged("wargs").encounter("despair").step_of_round("6.2")
    assert board.pile_of(m.SHADOWS) == ["despair"]
    for difficulty, cards, resources in (("easy", 27, 1), ("basic", 36, 0), ("standard", 36, 0)):
        s = new_game(difficulty=difficulty)
        assert len(s.piles[m.ENCOUNTER]) == cards
        assert [s.resources[i] for i in s.heroes(0)] == [resources] * 3


@pytest.mark.parametrize("rules", BOTH)
def test_five_cards_have_the_text_of_their_first_printing(rules: str):
    """CARD-P36: Beravor, Horn of Gondor, Wandering Took, Protector of Lórien, Will of the West (CARD-R1)."""
    first = rules == "2011"
    board = Board(("beravor",), ("gimli",), rules=rules).deck(*["gandalf"] * 4).window("quest")
    board.act("use beravor")
    board.s.mark(board.i("beravor"), m.EXHAUSTED, False)
    assert board.window("quest").can("use beravor") == first
    board = Board(rules=rules).ally("faramir").attach("horn-of-gondor", "aragorn")
    effects.discard(board.s, board.i("faramir"))
    assert board.go().can("use horn-of-gondor") == first
    board = Board(("eowyn",), ("gimli",), rules=rules).ally("wandering-took").window("quest")
    board.act("use wandering-took")
    effects.give_control(board.s, board.i("wandering-took"), 0)
    board.s.limits = tuple(board.s.limits)
    assert board.window("quest").can("use wandering-took") == first
    board = Board(("beravor",), rules=rules).exhaust("beravor").attach("protector-of-lorien", "beravor")
    board.hand(*["gandalf"] * 4).window("quest")
    for _ in range(3):
        board.act("use protector-of-lorien")
        while board.owed != "window" and board.owed != "halt":
            board.act(board.options()[0])
    assert board.can("use protector-of-lorien") == first
    board = Board(("eowyn",), rules=rules).hand("will-of-the-west").discard("faramir").resources()
    board.window("quest").act("play will-of-the-west").pass_all()
    assert board.where("will-of-the-west") == ("discard0" if first else "removed")


@pytest.mark.parametrize("rules", BOTH)
def test_all_other_cards_have_their_corrected_text_in_both_rule_sets(rules: str):
    """CARD-P36: five titles alone have two texts."""
    two = {clause.card for own in c.OF_CARD.values() for clause in own if clause.rules}
    assert two == {
        *("beravor", "horn-of-gondor", "wandering-took", "protector-of-lorien", "will-of-the-west"),
    }
    board = Board(rules=rules).hand("feint", "thicket-of-spears")
    assert not board.window("quest").can("play feint")
    board = Board(TACTICS, rules=rules).engaged("wargs").hand("feint", "thicket-of-spears").resources()
    assert board.window("quest").options() == ["play thicket-of-spears.1", "pass"]


def test_hands_are_secret_until_the_option_opens_them():
    """CARD-P37: another seat and a spectator see how many cards there are, and no more."""
    for is_open in (False, True):
        board = Board(HEROES, TACTICS, open_hands=is_open).hand("faramir", "gandalf").go()
        mine = GAME.observe(board.s, 0).seats[0].hand
        assert [key.partition(".")[0] for key in mine] == ["faramir", "gandalf"]
        for seat in (1, SPECTATOR):
            seen = GAME.observe(board.s, seat).seats[0].hand
            assert seen == (mine if is_open else ("", ""))


def test_a_target_must_be_one_on_which_something_can_change():
    """CARD-P27: of two copies only the one that fits is offered."""
    board = Board().ally("guard-of-the-citadel", "guard-of-the-citadel").exhaust("guard-of-the-citadel.2")
    board.text("aragorn", c.action(choose("ally", pick("allies", ready=False)), deal_damage("ally", 1)))
    board.window("quest").act("use aragorn")
    assert board.damage_on("guard-of-the-citadel.2") == 1
    assert board.damage_on("guard-of-the-citadel.1") == 0
