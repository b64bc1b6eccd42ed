"""The 37 points in which the rulebook is wrong or silent (section 13), each shown on the board, in both rule sets where they differ."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gonfalon.games.fellowship import decks
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    progress_off_quest,
    progress_on_quest,
    raise_threat,
)
from gonfalon.games.fellowship.engine.moves import cancel
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.engine.steps import do, needs
from gonfalon.games.fellowship.game import GAME

from .board import HEROES, Board

PAGE = (Path(__file__).parents[3] / "docs/rules/card-game.md").read_text(encoding="utf-8")


TACTICS = ("gimli", "legolas", "thalin")


BOTH = ("faq", "2011")


def note(log: list[str], word: str) -> c.Step:
    """A step that writes a word down."""
    return do(lambda s, x: log.append(word))


def kinds(board: Board, *wanted: str) -> list[str]:
    """The kinds of what has been told since the test set something going, in order."""
    return [event.kind for event in board.s.new_events if event.kind in wanted]


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
    board.text("gloin", c.by_itself("phase_begins", note(log, "passive")))
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
        board.s.catalogue.cards[board.s.shadows(board.i(name))[0]].id
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


def won_board(rules: str) -> Board:
    """43 threat, a dead hero of cost 8, 6 damage, 5 victory points, 8 rounds."""
    board = Board(rules=rules).threat(43).damage("aragorn", 4).damage("gloin", 2)
    board.s.put(board.i("theodred"), m.DISCARD)
    board.put("hummerhorns", m.VICTORY)
    board.s.rounds_done = 8
    return board
