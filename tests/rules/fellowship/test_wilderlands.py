"""Wilderlands, a test for every clause: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.core.game import SPECTATOR
from gonfalon.games.fellowship.engine import model as m

from .board import Board, knows
from .covers import covers

TWO = (("aragorn", "theodred"), ("legolas", "gimli"))


# ---- enemies -----------------------------------------------------------------------------------------------------------


@covers("wolf-rider.surge")
def test_the_wolf_rider_reveals_one_card_more():
    board = Board().encounter("forest-gate", "old-forest-road").reveal("wolf-rider")
    assert board.where("wolf-rider") == board.where("forest-gate") == "staging"
    assert board.where("old-forest-road") == "encounter"


@covers("wolf-rider.shadow")
def test_the_wolf_rider_attacks_out_of_the_shadows_with_a_shadow_card_of_its_own():
    board = Board(*TWO).engaged("forest-spider").shadow("forest-spider", "wolf-rider")
    board.encounter("dol-guldur-orcs", "forest-gate").enemy_attacks("forest-spider").act("defend aragorn")
    assert board.owed == "defender"
    assert board.options() == ["defend theodred", "pass"]
    board.act("defend theodred")
    assert board.owed == "halt"
    assert board.damage_on("theodred") == 2 + 1 - 1
    assert board.damage_on("aragorn") == 0
    assert board.stat("wolf-rider", m.STRENGTH) == board.stat("forest-spider", m.STRENGTH) == 2
    assert board.where("wolf-rider") == board.where("dol-guldur-orcs") == "shadows"
    assert board.ready("legolas")
    board.step_of_round("6.6", "6.7")
    assert board.pile_of(m.ENCOUNTER) == ["forest-gate", "wolf-rider"]
    assert board.where("dol-guldur-orcs") == "encounter_discard"
    assert all(knows(board.s, seat, board.i("wolf-rider")) for seat in (0, 1, SPECTATOR))
    assert board.s.shadows(board.i("wolf-rider")) == ()


@covers("wolf-rider.shadow")
def test_the_wolf_riders_attack_undefended_and_the_outer_attack_after_it():
    board = Board().engaged("forest-spider").shadow("forest-spider", "east-bight-patrol", "wolf-rider")
    board.encounter("forest-gate").enemy_attacks("forest-spider").act("defend aragorn", "pass")
    assert board.owed == "undefended"
    board.act("choose theodred")
    assert board.damage_on("theodred") == 2
    assert board.damage_on("aragorn") == 2 + 1 - 2
    assert board.s.threat == [20]


@covers("wolf-rider.shadow")
def test_a_wolf_rider_that_is_never_turned_is_dropped_like_any_shadow_card():
    board = Board().engaged("forest-spider").shadow("forest-spider", "wolf-rider")
    board.damage("forest-spider", 4).go()
    assert board.where("wolf-rider") == "encounter_discard"
    board = Board().engaged("forest-spider").shadow("forest-spider", "wolf-rider")
    board.step_of_round("6.6", "6.7")
    assert board.where("wolf-rider") == "encounter_discard"
    board = Board().engaged("forest-spider").shadow("forest-spider", "wolf-rider")
    board.encounter("forest-gate").enemy_attacks("forest-spider").act(
        "defend aragorn", "pass", "choose aragorn"
    )
    board.step_of_round("6.6", "6.7")
    assert board.where("wolf-rider") == "encounter"


@covers("hill-troll.passive")
def test_damage_of_the_troll_beyond_the_hit_points_becomes_threat():
    board = Board(*TWO).ally("guard-of-the-citadel").engaged("hill-troll").enemy_attacks("hill-troll")
    board.act("defend guard-of-the-citadel")
    assert board.where("guard-of-the-citadel") == "discard0"
    assert board.s.threat == [20 + 6 - 0 - 2, 20]
    board = Board(*TWO).engaged("hill-troll").enemy_attacks("hill-troll").act("pass", "choose aragorn")
    assert board.s.threat == [21, 20]


@covers("hill-troll.passive")
def test_damage_that_the_troll_lays_in_full_and_that_of_others_raises_no_threat():
    board = Board().engaged("hill-troll").enemy_attacks("hill-troll").act("defend aragorn")
    assert board.damage_on("aragorn") == 4
    assert board.s.threat == [20]
    board = Board().ally("snowbourn-scout").staging("hill-troll").engaged("marsh-adder")
    board.engaged("wargs").enemy_attacks("wargs").act("defend snowbourn-scout")
    assert board.where("snowbourn-scout") == "discard0"
    assert board.s.threat == [20]


@covers("hill-troll.victory", "marsh-adder.victory")
def test_trolls_and_adders_destroyed_go_to_the_victory_display():
    for name, hits in (("hill-troll", 9), ("marsh-adder", 7)):
        assert Board().engaged(name).damage(name, hits).go().where(name) == "victory"
        assert Board().engaged(name).damage(name, hits - 1).go().where(name) == "engaged0"


@covers("goblin-sniper.passive")
def test_nobody_chooses_to_engage_the_sniper_while_another_enemy_is_staged():
    board = Board().staging("goblin-sniper", "forest-spider").step_of_round("5.2")
    assert board.options() == ["engage forest-spider.1", "pass"]
    board = Board().staging("goblin-sniper", "forest-gate").engaged("forest-spider").step_of_round("5.2")
    assert board.options() == ["engage goblin-sniper.1", "pass"]
    board = Board().staging("goblin-sniper.1", "goblin-sniper.2").step_of_round("5.2")
    assert board.owed == "halt"


@covers("goblin-sniper.forced")
def test_the_sniper_shoots_a_character_of_each_player_at_the_end_of_the_combat_phase():
    board = Board(*TWO).ally("guard-of-the-citadel").staging("goblin-sniper").step_of_round("6.7")
    assert board.options() == ["choose aragorn", "choose theodred", "choose guard-of-the-citadel.1"]
    board.act("choose guard-of-the-citadel", "choose gimli")
    assert board.damage_on("guard-of-the-citadel") == board.damage_on("gimli") == 1
    assert board.damage_on("aragorn") == board.damage_on("theodred") == board.damage_on("legolas") == 0


@covers("goblin-sniper.forced")
def test_the_sniper_does_not_shoot_when_engaged_or_in_other_phases():
    board = Board().engaged("goblin-sniper").step_of_round("6.7")
    assert board.owed == "halt"
    board = Board().staging("goblin-sniper").step_of_round("5.6")
    assert board.owed == "halt"
    assert board.damage_on("aragorn") == 0
    board.step_of_round("6.7").act("choose aragorn")
    assert board.damage_on("aragorn") == 1


@covers("marsh-adder.forced")
def test_each_attack_of_the_adder_raises_the_attacked_players_threat():
    board = Board(*TWO).engaged("marsh-adder").enemy_attacks("marsh-adder")
    assert board.s.threat == [21, 20]
    board.act("defend aragorn")
    assert board.s.threat == [21, 20]
    board = Board().engaged("marsh-adder", "wargs").enemy_attacks("wargs").act("defend aragorn")
    assert board.s.threat == [20]


@covers("wargs.forced")
def test_wargs_with_a_shadow_card_without_effect_go_back_after_their_attack():
    board = Board().engaged("wargs").damage("wargs", 1).shadow("wargs", "dol-guldur-orcs", "forest-gate")
    board.enemy_attacks("wargs").act("defend aragorn")
    assert board.where("wargs") == "staging"
    assert board.damage_on("aragorn") == 3 + 1 - 2
    assert board.damage_on("wargs") == 1


@covers("wargs.forced")
def test_wargs_stay_where_every_shadow_card_had_an_effect_or_there_was_none():
    board = Board().engaged("wargs").shadow("wargs", "dol-guldur-orcs").enemy_attacks("wargs")
    assert board.act("defend aragorn").where("wargs") == "engaged0"
    assert Board().engaged("wargs").enemy_attacks("wargs").act("defend aragorn").where("wargs") == "engaged0"
    board = Board().engaged("wargs", "forest-spider").shadow("forest-spider", "forest-gate")
    board.enemy_attacks("forest-spider").act("defend aragorn")
    assert board.where("wargs") == board.where("forest-spider") == "engaged0"
    board = Board().engaged("wargs").shadow("wargs", "forest-gate").enemy_attacks("wargs")
    assert board.act("defend aragorn").where("wargs") == "staging"


@covers("wargs.shadow")
def test_wargs_as_a_shadow_strengthen_the_attacker_for_this_attack():
    board = Board().engaged("forest-spider").shadow("forest-spider", "wargs").enemy_attacks("forest-spider")
    board.act("defend aragorn")
    assert board.damage_on("aragorn") == 2 + 1 - 2
    assert board.where("forest-spider") == "engaged0"
    board = Board().engaged("forest-spider").shadow("forest-spider", "wargs").enemy_attacks("forest-spider")
    board.act("pass", "choose aragorn")
    assert board.damage_on("aragorn") == 4
    assert board.stat("forest-spider", m.STRENGTH) == 2


# ---- treachery ---------------------------------------------------------------------------------------------------------


@covers("despair.revealed")
def test_despair_takes_up_to_four_progress_off_the_quest_card_alone():
    board = Board().progress("flies-and-spiders", 5).active("forest-gate").progress("forest-gate", 3)
    board.reveal("despair")
    assert board.progress_on("flies-and-spiders") == 1
    assert board.progress_on("forest-gate") == 3
    board = Board().progress("flies-and-spiders", 3).reveal("despair")
    assert board.progress_on("flies-and-spiders") == 0


@covers("despair.shadow")
def test_despair_as_a_shadow_keeps_the_defence_from_counting():
    board = Board().engaged("forest-spider").shadow("forest-spider", "despair").enemy_attacks("forest-spider")
    board.act("defend aragorn")
    assert board.damage_on("aragorn") == 2
    board.exhaust("theodred").s.mark(board.i("aragorn"), m.EXHAUSTED, False)
    board.enemy_attacks("forest-spider").act("defend aragorn")
    assert board.damage_on("aragorn") == 2


# ---- locations ---------------------------------------------------------------------------------------------------------


@covers("the-brown-lands.forced")
def test_travelling_to_the_brown_lands_explores_them():
    board = Board().staging("the-brown-lands").step_of_round("4.2").act("travel the-brown-lands")
    assert board.where("the-brown-lands") == "encounter_discard"
    board = Board().staging("the-brown-lands", "forest-gate").step_of_round("4.2").act("travel forest-gate")
    board.pass_all()
    assert board.where("the-brown-lands") == "staging"
    assert board.progress_on("the-brown-lands") == 0
    assert board.progress_on("forest-gate") == 0


@covers("the-east-bight.passive")
def test_the_players_must_travel_to_the_east_bight():
    board = Board().staging("old-forest-road", "the-east-bight").step_of_round("4.2")
    assert board.owed == "halt"
    assert board.where("the-east-bight") == "active"
    board = Board().staging("old-forest-road", "the-east-bight.1", "the-east-bight.2").step_of_round("4.2")
    assert board.options() == ["travel the-east-bight.1", "travel the-east-bight.2"]


@covers("the-east-bight.passive")
def test_the_east_bight_waits_while_another_location_is_active():
    board = Board().staging("the-east-bight").active("forest-gate").step_of_round("4.2")
    assert board.owed == "halt"
    assert board.where("the-east-bight") == "staging"
    assert board.where("forest-gate") == "active"
    board = Board().staging("the-east-bight").step_of_round("4.2")
    assert board.where("the-east-bight") == "active"
