"""Rulings of section 13, each question shown on the board."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.fellowship import decks
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import deal_damage, raise_threat, ready
from gonfalon.games.fellowship.engine.moves import cancel, deal_shadow, return_to_staging
from gonfalon.games.fellowship.engine.selecting import pick
from gonfalon.games.fellowship.engine.steps import do
from gonfalon.games.fellowship.game import GAME

from .board import HEROES, Board

TACTICS = ("gimli", "legolas", "thalin")


@pytest.mark.parametrize("rules", ["faq", "2011"])
def test_stand_and_fight_brings_back_no_neutral_ally_in_either_rule_set(rules: str):
    """CARD-R3: and Thalin acts before keywords in both."""
    board = Board(("eowyn",), rules=rules).discard("gandalf").hand("stand-and-fight").resources()
    assert not board.window("quest").can("play stand-and-fight")
    board = Board(TACTICS, rules=rules).commit("thalin").encounter("wargs").reveal("eastern-crows")
    assert board.pile_of(m.STAGING) == []
    assert board.where("wargs") == "encounter"


def test_a_stage_without_quest_points_gathers_progress_and_stays():
    """CARD-R4: it ends only by its own condition."""
    board = Board(quest="dont-leave-the-path").progress("dont-leave-the-path", 30).go()
    assert board.owed == "halt"
    assert board.pile_of(m.QUEST) == ["dont-leave-the-path"]
    board.engaged("ungoliants-spawn").damage("ungoliants-spawn", 9).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)


def test_shadow_cards_stay_on_their_enemy_and_leave_with_it():
    """CARD-R5, CARD-R7: those that were not resolved go at the end of the combat without effect."""
    board = Board().blank("wargs", "king-spider").engaged("wargs", "king-spider")
    board.text("despair", c.shadow(raise_threat(9, "defending"))).shadow("wargs", "despair")
    board.shadow("king-spider", "despair").damage("wargs", 3).go()
    assert board.pile_of(m.ENCOUNTER_DISCARD) == ["despair", "wargs"]
    assert len(board.s.shadows(board.i("king-spider"))) == 1
    board.step_of_round("6.6")
    assert board.pile_of(m.SHADOWS) == []
    assert board.where("king-spider") == "engaged0"
    assert board.s.threat == [20]


def test_an_enemy_sent_to_the_staging_area_in_mid_attack_resolves_its_shadow_cards():
    """CARD-R6: going back is not leaving play."""
    left: list[int] = []
    board = Board().blank("wargs", "gloin").engaged("wargs").damage("wargs", 1)
    board.text("aragorn", c.action(return_to_staging(pick("engaged enemies")), limit=(1, m.ROUND)))
    board.text("theodred", c.forced("leaves_play", do(lambda s, x: left.append(x["card"]))))
    board.text("despair", c.shadow(raise_threat(2, "defending"))).shadow("wargs", "despair")
    board.enemy_attacks("wargs").act("use aragorn", "pass", "choose gloin")
    assert board.s.threat == [22]
    assert board.where("wargs") == "staging"
    assert board.damage_on("wargs") == 1
    assert left == []


def test_a_company_has_one_to_three_heroes():
    """CARD-R8: none and four are refused."""
    heroes = ("Aragorn", "Gimli", "Legolas", "Thalin")
    for number in range(5):
        faults = decks.read_deck("\n".join(heroes[:number]))[1]
        assert ("hero_count" in [fault.kind for fault in faults]) == (number in (0, 4))


def test_a_single_hero_as_prisoner_loses_at_once():
    """CARD-R9: the player is out, and the company with him."""
    board = Board(("aragorn",), TACTICS, scenario="escape-from-dol-guldur")
    board.s.mark(board.i("aragorn"), m.PRISONER)
    board.go()
    assert board.s.eliminated == [True, False]
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (-1.0, -1.0)


def test_cards_go_to_their_owners_pile_when_their_controller_is_eliminated():
    """CARD-R10, CARD-R11: lent allies too."""
    board = Board(HEROES, TACTICS).ally("faramir").hand("beorn", seat=1).ally("veteran-axehand", seat=1)
    effects.give_control(board.s, board.i("faramir"), 1)
    effects.give_control(board.s, board.i("veteran-axehand"), 0)
    board.threat(20, 50).go()
    assert board.where("faramir") == "discard0"
    assert board.where("beorn") == board.where("gimli") == "discard1"
    assert board.where("veteran-axehand") == "area0"
    assert board.where("aragorn") == "area0"


def test_a_card_that_leaves_takes_its_attachments_each_to_its_place():
    """CARD-R12: an objective to the staging area, an encounter card to the encounter discard pile."""
    board = Board(HEROES, TACTICS).attach("citadel-plate", "gloin").attach("gandalfs-map", "gloin")
    board.attach("caught-in-a-web", "gloin").attach("dwarven-axe", "gimli", 1).damage("gloin", 8).go()
    board.pass_all()
    assert board.where("gloin") == board.where("citadel-plate") == "discard0"
    assert board.where("gandalfs-map") == "staging"
    assert board.where("caught-in-a-web") == "encounter_discard"
    assert board.where("dwarven-axe") == "attached"


def test_the_refused_hand_is_shuffled_back_before_six_cards_are_drawn():
    """CARD-R16, CARD-R15: no card is lost, and the discard pile stays empty."""
    s = GAME.new(3, GAME.setup("passage-through-mirkwood", n_seats=1))
    before = sorted((*s.piles[m.HAND], *s.piles[m.DECK]))
    assert len(s.piles[m.HAND]) == 6
    s.step(0, "redraw")
    assert sorted((*s.piles[m.HAND], *s.piles[m.DECK])) == before
    assert s.piles[m.DISCARD] == ()


def test_drawing_from_an_empty_deck_does_nothing():
    """CARD-R17: and what can be drawn is drawn."""
    board = Board().deck("faramir").discard("beorn")
    assert effects.draw(board.s, 0, 3) == 1
    assert board.hand_of() == ["faramir"]
    assert effects.draw(board.s, 0, 3) == 0
    assert board.pile_of(m.DISCARD) == ["beorn"]


def test_defence_takes_nothing_off_the_damage_of_effects():
    """CARD-R19, CARD-R32: and a token that is placed is not damage dealt."""
    heard: list[int] = []
    board = Board().text("gloin", c.forced("damaged", do(lambda s, x: heard.append(x["amount"]))))
    board.text("theodred", c.action(deal_damage(pick("heroes", where=is_aragorn), 2), limit=(1, m.ROUND)))
    board.window("quest").act("use theodred")
    assert board.stat("aragorn", m.DEFENSE) == 2
    assert board.damage_on("aragorn") == 2
    assert heard == [2]
    board.damage("aragorn", 3).go()
    assert heard == [2]


def is_aragorn(s: Any, x: c.Context, i: int) -> bool:
    """A filter: Aragorn alone."""
    return s.card(i).id == "aragorn"


def test_a_character_readied_after_committing_stays_committed():
    """CARD-R20: until the end of the phase."""
    board = Board().commit("aragorn", "gloin")
    board.text("theodred", c.action(ready(pick("heroes", ready=False)))).window("quest").act("use theodred")
    assert board.ready("aragorn")
    assert board.s.committed_willpower() == 4
    board.end_phase("quest")
    assert board.s.committed_willpower() == 0


def test_shadow_cards_dealt_while_others_are_resolved_come_last():
    """CARD-R25: in the same attack."""
    log: list[str] = []
    board = Board().blank("wargs", "gloin").engaged("wargs").encounter("evil-storm")
    for name in ("evil-storm", "eastern-crows"):
        board.text(name, c.shadow(do(lambda s, x: log.append(s.card(x["self"]).id))))
    board.text("despair", c.shadow(do(lambda s, x: log.append("despair")), deal_shadow("enemy")))
    board.shadow("wargs", "despair", "eastern-crows").enemy_attacks("wargs").act("pass", "choose gloin")
    assert log == ["despair", "eastern-crows", "evil-storm"]


def test_the_first_player_decides_about_responses_that_nobody_controls():
    """CARD-R34: after the players' own (CARD-15.5)."""
    board = Board(HEROES, TACTICS).text("wargs", c.response("phase_begins", raise_threat(1)))
    board.text("aragorn", c.response("phase_begins", raise_threat(1))).staging("wargs")
    board.s.first = 1
    board.step_of_round("4.1")
    assert board.s.pending is not None
    assert board.s.pending.asks[0][0] == 0
    assert board.options() == ["use aragorn", "pass"]
    board.act("pass")
    assert board.s.pending is not None
    assert board.s.pending.asks[0][0] == 1
    assert board.options() == ["use wargs.1", "pass"]
    board.act("use wargs")
    assert board.owed == "halt"
    assert board.s.threat == [20, 21]


def test_heroes_in_a_discard_pile_are_passed_over():
    """CARD-R39: Will of the West leaves them there."""
    board = Board(("eowyn",), HEROES).hand("will-of-the-west").discard("faramir").resources()
    board.s.put(board.i("aragorn"), m.DISCARD)
    board.window("quest").act("play will-of-the-west").pass_all()
    assert board.where("aragorn") == "discard0"
    assert board.where("faramir") == "deck0"


def test_surge_that_an_effect_would_give_is_cancelled_with_it():
    """CARD-R49: nothing more is revealed."""
    board = Board().text("aragorn", c.response("revealing", cancel("card"))).blank("wargs")
    board.text("despair", c.when_revealed(do(lambda s, x: s.mark(x["self"], m.SURGING))))
    board.encounter("wargs").reveal("despair").act("use aragorn")
    assert board.pile_of(m.STAGING) == []
    assert board.where("wargs") == "encounter"


def test_a_hero_with_an_added_icon_counts_for_that_sphere():
    """CARD-R51: Aragorn with Celebrian's Stone pays for spirit."""
    board = Board().attach("celebrians-stone", "aragorn").hand("wandering-took").resources(2, "aragorn")
    assert board.plan().can("play wandering-took")
    board = Board().attach("celebrians-stone", "gloin").hand("wandering-took").resources(2, "gloin")
    assert not board.plan().can("play wandering-took")
