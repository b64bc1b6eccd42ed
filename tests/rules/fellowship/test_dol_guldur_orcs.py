"""Dol Guldur Orcs, a test for every clause: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers

TWO = (("aragorn", "theodred"), ("legolas", "gimli"))


# ---- enemies -----------------------------------------------------------------------------------------------------------


@covers("dol-guldur-orcs.revealed")
def test_the_orcs_hurt_one_character_on_the_quest_whom_the_first_player_chooses():
    board = Board(*TWO).commit("theodred", "legolas").reveal("dol-guldur-orcs")
    assert board.s.to_act() == (0,)
    assert board.options() == ["choose theodred", "choose legolas"]
    board.act("choose legolas")
    assert board.damage_on("legolas") == 2
    assert board.damage_on("theodred") == board.damage_on("aragorn") == 0


@covers("dol-guldur-orcs.revealed")
def test_the_orcs_hurt_nobody_where_nobody_quests():
    board = Board().reveal("dol-guldur-orcs")
    assert board.owed == "halt"
    assert [board.damage_on(name) for name in ("aragorn", "theodred", "gloin")] == [0, 0, 0]
    board = Board().commit("gloin").reveal("dol-guldur-orcs")
    assert board.damage_on("gloin") == 2


@covers("dol-guldur-orcs.shadow")
def test_the_orcs_as_a_shadow_strengthen_the_attacker_for_this_attack():
    board = Board().engaged("forest-spider").shadow("forest-spider", "dol-guldur-orcs")
    board.enemy_attacks("forest-spider").act("defend aragorn")
    assert board.damage_on("aragorn") == 2 + 1 - 2
    assert board.stat("forest-spider", m.STRENGTH) == 2
    board = Board().engaged("forest-spider").shadow("forest-spider", "dol-guldur-orcs")
    board.enemy_attacks("forest-spider").act("pass", "choose theodred")
    assert board.where("theodred") == "discard0"
    board = Board().engaged("forest-spider").shadow("forest-spider", "dol-guldur-orcs")
    board.enemy_attacks("forest-spider").act("pass", "choose aragorn")
    assert board.where("aragorn") == "discard0"


@covers("chieftan-ufthak.passive")
def test_ufthak_is_stronger_by_2_for_each_token_on_him():
    board = Board().engaged("chieftan-ufthak", "dol-guldur-orcs")
    assert board.stat("chieftan-ufthak", m.STRENGTH) == 3
    board.resources(2, "chieftan-ufthak")
    assert board.stat("chieftan-ufthak", m.STRENGTH) == 7
    assert board.stat("dol-guldur-orcs", m.STRENGTH) == 2


@covers("chieftan-ufthak.forced")
def test_ufthak_gets_a_token_after_each_of_his_attacks():
    board = Board().engaged("chieftan-ufthak", "dol-guldur-orcs")
    board.enemy_attacks("chieftan-ufthak").act("defend aragorn")
    assert board.resources_on("chieftan-ufthak") == 1
    assert board.damage_on("aragorn") == 1
    board.enemy_attacks("dol-guldur-orcs").act("pass", "choose aragorn")
    assert board.resources_on("chieftan-ufthak") == 1
    assert board.resources_on("dol-guldur-orcs") == 0


@covers("chieftan-ufthak.victory")
def test_ufthak_destroyed_goes_to_the_victory_display():
    board = Board().engaged("chieftan-ufthak").damage("chieftan-ufthak", 6).go()
    assert board.where("chieftan-ufthak") == "victory"
    board = Board().engaged("chieftan-ufthak").damage("chieftan-ufthak", 5).go()
    assert board.where("chieftan-ufthak") == "engaged0"


@covers("dol-guldur-beastmaster.forced")
def test_the_beastmaster_is_dealt_one_shadow_card_more_as_he_attacks():
    board = Board().engaged("dol-guldur-beastmaster").shadow("dol-guldur-beastmaster", "forest-gate")
    board.encounter("east-bight-patrol", "old-forest-road").enemy_attacks("dol-guldur-beastmaster")
    board.act("defend theodred")
    assert board.damage_on("theodred") == 3 + 1 - 1
    assert board.where("east-bight-patrol") == "shadows"
    assert board.where("old-forest-road") == "encounter"


@covers("dol-guldur-beastmaster.forced")
def test_other_attackers_and_a_game_without_shadow_cards_get_none():
    board = Board().engaged("dol-guldur-beastmaster", "forest-spider").encounter("east-bight-patrol")
    board.enemy_attacks("forest-spider").act("defend theodred")
    assert board.where("east-bight-patrol") == "encounter"
    board = Board(difficulty="basic").engaged("dol-guldur-beastmaster").encounter("east-bight-patrol")
    board.enemy_attacks("dol-guldur-beastmaster").act("defend theodred")
    assert board.where("east-bight-patrol") == "encounter"


# ---- treacheries -------------------------------------------------------------------------------------------------------


@covers("driven-by-shadow.revealed")
def test_driven_by_shadow_raises_what_is_staged_now_for_the_phase():
    board = Board().staging("forest-spider.1", "forest-gate").engaged("hummerhorns")
    board.encounter("forest-spider.2").reveal("driven-by-shadow")
    assert board.stat("forest-spider.1", m.THREAT) == 3
    assert board.stat("forest-gate", m.THREAT) == 3
    assert board.stat("hummerhorns", m.THREAT) == 1
    assert board.where("forest-spider.2") == "encounter"
    board.go(("reveal_top",))
    assert board.stat("forest-spider.2", m.THREAT) == 2
    assert board.end_phase("quest").stat("forest-gate", m.THREAT) == 2


@covers("driven-by-shadow.revealed")
def test_driven_by_shadow_surges_over_an_empty_staging_area():
    board = Board().engaged("hummerhorns").active("old-forest-road")
    board.encounter("forest-spider", "forest-gate").reveal("driven-by-shadow")
    assert board.where("driven-by-shadow") == "encounter_discard"
    assert board.where("forest-spider") == "staging"
    assert board.stat("old-forest-road", m.THREAT) == 1


@covers("driven-by-shadow.shadow")
def test_driven_by_shadow_as_a_shadow_takes_one_attachment_of_the_defender():
    board = Board(*TWO).attach("dwarven-axe", "theodred").attach("celebrians-stone", "aragorn")
    board.attach("citadel-plate", "theodred").attach("blade-of-gondolin", "legolas")
    board.engaged("forest-spider").shadow("forest-spider", "driven-by-shadow")
    board.enemy_attacks("forest-spider").act("defend theodred")
    assert board.options() == ["choose dwarven-axe.1", "choose citadel-plate.1"]
    board.act("choose dwarven-axe")
    assert board.where("dwarven-axe") == "discard0"
    assert board.where("citadel-plate") == board.where("celebrians-stone") == "attached"


@covers("driven-by-shadow.shadow")
def test_driven_by_shadow_as_a_shadow_takes_all_attachments_where_nobody_defends():
    board = Board(*TWO).attach("dwarven-axe", "theodred").attach("celebrians-stone", "aragorn")
    board.attach("blade-of-gondolin", "legolas", seat=1)
    board.engaged("forest-spider").shadow("forest-spider", "driven-by-shadow")
    board.enemy_attacks("forest-spider").act("pass")
    assert board.where("dwarven-axe") == board.where("celebrians-stone") == "discard0"
    assert board.where("blade-of-gondolin") == "attached"


@covers("the-necromancers-reach.revealed")
def test_the_necromancers_reach_hurts_everybody_exhausted():
    board = Board(*TWO).ally("faramir").exhaust("theodred", "legolas").commit("faramir")
    board.reveal("the-necromancers-reach")
    hurt = {name: board.damage_on(name) for name in ("aragorn", "theodred", "faramir", "legolas", "gimli")}
    assert hurt == {"aragorn": 0, "theodred": 1, "faramir": 1, "legolas": 1, "gimli": 0}


# ---- locations ---------------------------------------------------------------------------------------------------------


@covers("necromancers-pass.travel")
def test_the_first_player_discards_two_cards_by_lot_to_travel_to_the_pass():
    board = Board(*TWO).hand("gandalf", "faramir", "feint").hand("gandalf", "feint", seat=1)
    board.staging("necromancers-pass").step_of_round("4.2").act("travel necromancers-pass")
    assert len(board.hand_of(0)) == 1
    assert len(board.pile_of(m.DISCARD)) == 2
    assert len(board.hand_of(1)) == 2
    assert board.where("necromancers-pass") == "active"


@covers("necromancers-pass.travel")
def test_nobody_travels_to_the_pass_with_one_card_left():
    board = Board().hand("gandalf").staging("necromancers-pass").step_of_round("4.2")
    assert board.owed == "halt"
    assert board.hand_of(0) == ["gandalf"]


@covers("enchanted-stream.passive")
def test_nobody_draws_while_the_stream_is_the_active_location():
    board = Board(*TWO).active("enchanted-stream").deck("gandalf").deck("feint", seat=1)
    board.step_of_round("1.3")
    assert board.hand_of(0) == board.hand_of(1) == []
    board = Board().staging("enchanted-stream").deck("gandalf").step_of_round("1.3")
    assert board.hand_of(0) == ["gandalf"]
