"""Spiders of Mirkwood, a test for every clause: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers

TWO = (("aragorn", "theodred"), ("legolas", "gimli"))


# ---- enemies -----------------------------------------------------------------------------------------------------------


@covers("king-spider.revealed")
def test_the_king_spider_exhausts_a_character_of_each_player():
    board = Board(*TWO).exhaust("gimli").reveal("king-spider")
    assert board.options() == ["choose aragorn", "choose theodred"]
    board.act("choose theodred")
    assert board.owed == "halt"
    assert board.ready("aragorn")
    assert not board.ready("theodred")
    assert not board.ready("legolas")
    assert board.where("king-spider") == "staging"


@covers("king-spider.revealed")
def test_the_king_spider_finds_nobody_where_all_are_exhausted():
    board = Board("aragorn").exhaust("aragorn").reveal("king-spider")
    assert board.owed == "halt"
    assert not board.ready("aragorn")
    assert board.damage_on("aragorn") == 0


@covers("king-spider.shadow")
def test_the_king_spider_as_a_shadow_exhausts_one_of_the_defending_players_characters():
    board = Board(*TWO).engaged("east-bight-patrol").shadow("east-bight-patrol", "king-spider")
    board.enemy_attacks("east-bight-patrol").act("defend aragorn")
    assert board.owed == "halt"
    assert not board.ready("theodred")
    assert board.ready("legolas")
    assert board.ready("gimli")


@covers("king-spider.shadow")
def test_the_king_spider_as_a_shadow_exhausts_two_where_nobody_defends():
    board = Board().engaged("east-bight-patrol").shadow("east-bight-patrol", "king-spider")
    board.enemy_attacks("east-bight-patrol").act("pass", "choose aragorn", "choose gloin")
    assert board.owed == "undefended"
    assert [board.ready(name) for name in ("aragorn", "theodred", "gloin")] == [False, True, False]


@covers("hummerhorns.forced")
def test_hummerhorns_deal_5_damage_to_a_hero_of_whom_they_engage():
    board = Board(*TWO).ally("gandalf").staging("hummerhorns").threat(20, 40).step_of_round("5.4")
    assert board.options() == ["choose legolas", "choose gimli"]
    board.act("choose gimli")
    assert board.where("hummerhorns") == "engaged1"
    assert board.where("gimli") == "discard1"
    assert board.damage_on("legolas") == board.damage_on("aragorn") == board.damage_on("gandalf") == 0


@covers("hummerhorns.forced")
def test_hummerhorns_do_nothing_when_others_engage():
    board = Board().staging("hummerhorns", "forest-spider").threat(25).step_of_round("5.4")
    assert board.owed == "halt"
    assert board.where("hummerhorns") == "staging"
    assert board.where("forest-spider") == "engaged0"
    assert [board.damage_on(name) for name in ("aragorn", "theodred", "gloin")] == [0, 0, 0]


@covers("hummerhorns.shadow")
def test_hummerhorns_as_a_shadow_damage_every_character_of_the_defending_player():
    board = Board(*TWO).ally("gandalf").engaged("forest-spider").shadow("forest-spider", "hummerhorns")
    board.enemy_attacks("forest-spider").act("defend aragorn")
    assert board.damage_on("aragorn") == board.damage_on("theodred") == board.damage_on("gandalf") == 1
    assert board.damage_on("legolas") == board.damage_on("gimli") == 0


@covers("hummerhorns.shadow")
def test_hummerhorns_as_a_shadow_deal_2_where_nobody_defends():
    board = Board(*TWO).engaged("forest-spider").shadow("forest-spider", "hummerhorns")
    board.enemy_attacks("forest-spider").act("pass", "choose theodred")
    assert board.damage_on("aragorn") == 2
    assert board.where("theodred") == "discard0"
    assert board.damage_on("legolas") == 0


@covers("hummerhorns.victory")
def test_hummerhorns_destroyed_go_to_the_victory_display():
    board = Board().engaged("hummerhorns").damage("hummerhorns", 3).go()
    assert board.where("hummerhorns") == "victory"
    board = Board().engaged("forest-spider").damage("forest-spider", 4).go()
    assert board.where("forest-spider") == "encounter_discard"


@covers("ungoliants-spawn.revealed")
def test_ungoliants_spawn_weakens_everybody_on_the_quest_for_the_phase():
    board = Board(*TWO).commit("aragorn", "legolas").reveal("ungoliants-spawn")
    assert board.stat("aragorn", m.WILLPOWER) == 1
    assert board.stat("legolas", m.WILLPOWER) == 0
    assert board.stat("theodred", m.WILLPOWER) == 1
    assert board.end_phase("quest").stat("aragorn", m.WILLPOWER) == 2


@covers("ungoliants-spawn.shadow")
def test_ungoliants_spawn_as_a_shadow_raises_the_defending_players_threat():
    board = Board(*TWO).engaged("forest-spider").shadow("forest-spider", "ungoliants-spawn")
    board.enemy_attacks("forest-spider").act("defend aragorn")
    assert board.s.threat == [24, 20]
    board = Board(*TWO).engaged("forest-spider").shadow("forest-spider", "ungoliants-spawn")
    board.enemy_attacks("forest-spider").act("pass")
    assert board.s.threat == [28, 20]


# ---- locations ---------------------------------------------------------------------------------------------------------


@covers("great-forest-web.travel")
def test_each_player_exhausts_a_hero_to_travel_to_the_web():
    board = Board(*TWO).ally("gandalf").staging("great-forest-web").exhaust("gimli").step_of_round("4.2")
    board.act("travel great-forest-web")
    assert board.options() == ["choose aragorn", "choose theodred"]
    board.act("choose theodred")
    assert board.where("great-forest-web") == "active"
    assert not board.ready("theodred")
    assert not board.ready("legolas")
    assert board.ready("aragorn")
    assert board.ready("gandalf")


@covers("great-forest-web.travel")
def test_nobody_travels_to_the_web_while_a_player_has_no_ready_hero():
    board = Board(*TWO).staging("great-forest-web").exhaust("gimli", "legolas").step_of_round("4.2")
    assert board.owed == "halt"
    assert board.where("great-forest-web") == "staging"
    assert board.ready("aragorn")


@covers("mountains-of-mirkwood.travel")
def test_travelling_to_the_mountains_reveals_a_card():
    board = Board().staging("mountains-of-mirkwood").encounter("forest-spider", "forest-gate")
    board.step_of_round("4.2").act("travel mountains-of-mirkwood")
    assert board.where("forest-spider") == "staging"
    assert board.where("mountains-of-mirkwood") == "active"
    assert board.where("forest-gate") == "encounter"


@covers("mountains-of-mirkwood.travel")
def test_nobody_travels_to_the_mountains_without_a_card_to_reveal():
    board = Board().staging("mountains-of-mirkwood").step_of_round("4.2")
    assert board.owed == "halt"
    assert board.where("mountains-of-mirkwood") == "staging"


DECK = ("gandalf", "faramir", "sneak-attack", "beorn", "feint", "brok-ironfist", "gleowine")


@covers("mountains-of-mirkwood.response")
def test_explored_mountains_let_each_player_take_one_of_his_five_top_cards():
    board = Board(*TWO).active("mountains-of-mirkwood").progress("mountains-of-mirkwood", 3)
    board.deck(*DECK).deck("gandalf", seat=1).go().act("use mountains-of-mirkwood")
    assert board.options() == [
        *("choose feint.1", "choose beorn.1", "choose sneak-attack.1", "choose faramir.1"),
        *("choose gandalf.1", "pass"),
    ]
    board.act("choose beorn", "pass")
    assert board.owed == "halt"
    assert board.hand_of(0) == ["beorn"]
    assert board.hand_of(1) == []
    assert sorted(board.pile_of(m.DECK)) == sorted(set(DECK) - {"beorn"})
    assert set(board.s.known) == {0}
    assert board.where("mountains-of-mirkwood") == "encounter_discard"


@covers("mountains-of-mirkwood.response")
def test_mountains_that_leave_play_in_another_way_give_nothing():
    board = Board().active("forest-gate").progress("forest-gate", 4).deck(*DECK)
    board.staging("mountains-of-mirkwood").go()
    assert board.owed == "halt"
    assert len(board.pile_of(m.DECK)) == len(DECK)


# ---- treacheries -------------------------------------------------------------------------------------------------------


@covers("eyes-of-the-forest.revealed")
def test_the_eyes_of_the_forest_take_every_event_of_every_hand():
    board = Board(*TWO).hand("sneak-attack", "gandalf", "feint").hand("gandalf", "feint", seat=1)
    board.encounter("wargs").reveal("eyes-of-the-forest")
    assert board.hand_of(0) == board.hand_of(1) == ["gandalf"]
    assert sorted(board.pile_of(m.DISCARD)) == ["feint", "sneak-attack"]
    assert board.pile_of(m.DISCARD + 1) == ["feint"]
    assert board.where("eyes-of-the-forest") == "encounter_discard"


@covers("eyes-of-the-forest.revealed")
def test_what_the_eyes_leave_is_known_to_be_no_event():
    board = Board(*TWO).hand("feint", "gandalf", seat=1).deck("sneak-attack", seat=1)
    board.reveal("eyes-of-the-forest")
    (left,) = board.s.piles[m.HAND + 1]
    assert board.s.marks[left] & m.NOT_EVENT
    drawn = board.s.piles[m.DECK + 1][-1]
    board.go(("draw_cards",))
    assert not board.s.marks[drawn] & m.NOT_EVENT


@covers("caught-in-a-web.revealed")
def test_the_web_catches_a_hero_of_the_player_with_the_highest_threat():
    board = Board(*TWO).threat(20, 25).ally("gandalf", seat=1).reveal("caught-in-a-web")
    assert board.options() == ["choose legolas", "choose gimli"]
    board.act("choose gimli")
    web = board.i("caught-in-a-web")
    assert board.where("caught-in-a-web") == "attached"
    assert board.s.host[web] == board.i("gimli")
    assert board.s.who[web] == m.NOBODY
    assert board.s.has_trait(web, "condition")


@covers("caught-in-a-web.revealed")
def test_the_first_player_chooses_among_players_of_equal_threat():
    board = Board(*TWO).threat(25, 25).reveal("caught-in-a-web")
    assert board.options() == ["player 1", "player 2"]
    board.act("player 2", "choose legolas")
    assert board.s.host[board.i("caught-in-a-web")] == board.i("legolas")


@covers("caught-in-a-web.passive")
def test_a_caught_hero_readies_for_two_resources_of_his_own_alone():
    board = Board().attach("caught-in-a-web.1", "theodred").resources(2, "theodred").resources(5, "aragorn")
    board.exhaust("aragorn", "theodred").step_of_round("7.2")
    assert board.options() == ["choose theodred", "pass"]
    board.act("choose theodred")
    assert board.ready("theodred")
    assert board.ready("aragorn")
    assert board.resources_on("theodred") == 0
    assert board.resources_on("aragorn") == 5


@covers("caught-in-a-web.passive")
def test_a_caught_hero_stays_exhausted_without_the_price():
    board = (
        Board()
        .attach("caught-in-a-web.1", "theodred")
        .resources(1, "theodred")
        .exhaust("aragorn", "theodred")
    )
    board.step_of_round("7.2")
    assert board.owed == "halt"
    assert not board.ready("theodred")
    assert board.ready("aragorn")
    board = Board().attach("caught-in-a-web.1", "theodred").resources(2, "theodred").exhaust("theodred")
    board.step_of_round("7.2").act("pass")
    assert not board.ready("theodred")
    assert board.resources_on("theodred") == 2


@covers("caught-in-a-web.passive")
def test_two_webs_on_one_hero_ask_for_four_resources():
    board = Board().attach("caught-in-a-web.1", "theodred").attach("caught-in-a-web.2", "theodred")
    board.resources(3, "theodred").exhaust("theodred").step_of_round("7.2")
    assert board.owed == "halt"
    board.resources(4, "theodred").step_of_round("7.2").act("choose theodred")
    assert board.ready("theodred")
    assert board.resources_on("theodred") == 0
