"""The rulebook's worked examples, and cases that the publisher's answers settle."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import raise_threat
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.scores import scores_of

from .board import HEROES, Board

TACTICS = ("gimli", "legolas", "thalin")


def test_paying_for_guard_of_the_citadel_and_northern_tracker():
    """CARD-5.4, CARD-5.8: two leadership pools pay one card together, the spirit pool the other one."""
    board = Board(("aragorn", "gloin", "eowyn")).hand("guard-of-the-citadel", "northern-tracker")
    board.resources(1, "aragorn", "gloin").resources(4, "eowyn").plan().act("play guard-of-the-citadel")
    assert [board.resources_on(name) for name in ("aragorn", "gloin", "eowyn")] == [0, 0, 4]
    board.act("play northern-tracker")
    assert [board.resources_on(name) for name in ("aragorn", "gloin", "eowyn")] == [0, 0, 0]
    assert board.where("guard-of-the-citadel") == board.where("northern-tracker") == "area0"
    assert board.ready("northern-tracker")
    assert board.hand_of() == []
    assert board.owed == "halt"


def test_leadership_resources_do_not_pay_for_northern_tracker():
    """CARD-5.4: four resources of the wrong sphere are no payment."""
    board = Board(("aragorn", "gloin", "eowyn")).hand("northern-tracker")
    board.resources(4, "aragorn", "gloin").resources(3, "eowyn").plan()
    assert not board.can("play northern-tracker")


def test_seven_willpower_against_seven_threat_and_then_one_more():
    """CARD-7.11: a draw is neither success nor failure; one more places one progress."""
    board = Board(("aragorn", "eowyn", "legolas")).commit("aragorn", "eowyn", "legolas")
    board.blank("the-brown-lands", "wargs").staging("the-brown-lands", "wargs").step_of_round("3.7")
    assert (board.s.committed_willpower(), board.s.staging_threat()) == (7, 7)
    assert board.s.threat == [20]
    assert board.progress_on("flies-and-spiders") == 0
    board.s.modify(board.i("legolas"), m.WILLPOWER, 1, m.PHASE)
    board.step_of_round("3.7")
    assert board.s.threat == [20]
    assert board.progress_on("flies-and-spiders") == 1


def test_three_progress_are_two_on_the_location_and_one_on_the_stage():
    """CARD-7.13, CARD-7.14: the active location takes what it still needs."""
    board = (
        Board()
        .encounter("forest-gate")
        .blank("old-forest-road")
        .active("old-forest-road")
        .progress("old-forest-road", 1)
    )
    board.commit("aragorn", "theodred").step_of_round("3.7")
    assert board.where("old-forest-road") == "encounter_discard"
    assert board.progress_on("flies-and-spiders") == 1
    assert board.s.threat == [20]


def test_four_enemies_against_threat_levels_of_24_and_35():
    """CARD-8.3, CARD-8.4: one enemy a check, the highest cost that is not higher than the threat level."""
    names = ("king-spider", "forest-spider", "hummerhorns", "black-forest-bats")
    board = Board(HEROES, TACTICS).blank(*names).staging(*names).threat(24, 35).step_of_round("5.4")
    assert board.pile_of(m.ENGAGED) == ["king-spider", "black-forest-bats"]
    assert board.pile_of(m.ENGAGED + 1) == ["forest-spider"]
    assert board.pile_of(m.STAGING) == ["hummerhorns"]
    assert board.owed == "halt"


def test_an_attack_of_six_on_the_silverlode_archer():
    """CARD-9.18: what is more than his hit points is lost."""
    board = Board().blank("hill-troll").ally("silverlode-archer").engaged("hill-troll")
    board.enemy_attacks("hill-troll").act("defend silverlode-archer").pass_all()
    assert board.where("silverlode-archer") == "discard0"
    assert [board.damage_on(name) for name in HEROES] == [0, 0, 0]
    assert board.s.threat == [20]


def test_the_orcs_are_defended_and_the_beastmaster_is_not():
    """CARD-9.18, CARD-9.20: attack 2 on defence 2 is nothing, attack 3 without defender falls on a hero whole."""
    board = Board().blank("dol-guldur-orcs", "dol-guldur-beastmaster", "gloin")
    board.engaged("dol-guldur-orcs", "dol-guldur-beastmaster")
    board.enemy_attacks("dol-guldur-orcs").act("defend aragorn")
    assert [board.damage_on(name) for name in HEROES] == [0, 0, 0]
    assert not board.ready("aragorn")
    board.enemy_attacks("dol-guldur-beastmaster").act("pass", "choose gloin")
    assert [board.damage_on(name) for name in HEROES] == [0, 0, 3]
    assert board.owed == "halt"


def test_the_score_of_the_example():
    """CARD-11.9, CARD-11.11: 43 + 8 + 6 - 5 = 52, and 132 with eight rounds."""
    board = Board().threat(43).damage("aragorn", 2).damage("gloin", 4)
    board.s.put(board.i("theodred"), m.DISCARD)
    board.put("hummerhorns", m.VICTORY)
    board.s.rounds_done = 8
    assert scores_of(board.s) == {"faq": 132, "2011": 52}


def test_treacherous_fog_finds_later_locations_and_driven_by_shadow_does_not():
    """CARD-6.28: each location, against those that are there currently."""
    board = Board().blank("forest-gate", "old-forest-road").staging("forest-gate").reveal("treacherous-fog")
    board.pass_all().staging("old-forest-road")
    assert board.stat("forest-gate", m.THREAT) == 3
    assert board.stat("old-forest-road", m.THREAT) == 2
    board = Board().blank("forest-gate", "old-forest-road").staging("forest-gate").reveal("driven-by-shadow")
    board.pass_all().staging("old-forest-road")
    assert board.stat("forest-gate", m.THREAT) == 3
    assert board.stat("old-forest-road", m.THREAT) == 1


def test_the_prisoners_player_takes_the_company_with_him():
    """CARD-12.7, CARD-P19: the prisoner takes no damage, and without the others its player is out."""
    board = Board(("aragorn", "gloin"), TACTICS, scenario="escape-from-dol-guldur")
    board.s.mark(board.i("aragorn"), m.PRISONER)
    effects.deal_damage(board.s, board.i("aragorn"), 9)
    assert board.damage_on("aragorn") == 0
    board.go()
    assert board.owed == "halt"
    board.damage("gloin", 4).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (-1.0, -1.0)
    board = Board(("aragorn", "gloin"), TACTICS, scenario="escape-from-dol-guldur")
    board.s.mark(board.i("aragorn"), m.PRISONER)
    board.threat(20, 50).go()
    assert board.s.outcome is None
    assert board.s.eliminated == [False, True]


def test_each_objective_of_dol_guldur_gets_one_guard():
    """CARD-12.19, CARD-3.13: no more than one of each, revealed in the set-up."""
    for seed in range(4):
        s = GAME.new(seed, GAME.setup("escape-from-dol-guldur", n_seats=1))
        s.step(0, "keep")
        while s.round == 0 and s.pending is not None:
            actions = s.decisions()[0].actions
            assert actions
            s.step(s.to_act()[0], actions[0])
        if s.outcome is None:
            objectives = [i for i in range(s.catalogue.n) if s.card(i).type == "objective"]
            hosts = [s.host[i] for i in objectives if s.pile[i] == m.ATTACHED]
            assert len(objectives) == 3
            assert len(set(hosts)) == len(hosts)
            assert all(s.card(host).type in ("enemy", "location") for host in hosts)


def test_the_last_card_is_dealt_with_before_the_deck_is_made_anew():
    """CARD-7.9, CARD-9.3: it is among the new cards, and enemies without a card in the combat phase have none."""
    board = Board().text("despair", c.when_revealed(raise_threat(1))).put_discarded("wargs")
    board.encounter("despair").step_of_round("3.5")
    assert board.s.threat == [21]
    assert sorted(board.pile_of(m.ENCOUNTER)) == ["despair", "wargs"]
    assert board.pile_of(m.ENCOUNTER_DISCARD) == []
