"""Leadership cards, a test for every clause: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers

# ---- heroes ------------------------------------------------------------------------------------------------------------


@covers("aragorn.response")
def test_aragorn_pays_to_ready_after_he_has_committed():
    board = Board().resources(1, "aragorn").step_of_round("3.3")
    board.act("commit aragorn", "commit theodred", "pass", "use aragorn")
    assert board.ready("aragorn")
    assert not board.ready("theodred")
    assert board.s.committed_willpower() == 3
    assert board.resources_on("aragorn") == 0


@covers("aragorn.response")
def test_aragorn_does_not_ready_without_a_resource_or_when_others_commit():
    board = Board().step_of_round("3.3").act("commit aragorn", "pass")
    assert not board.can("use aragorn")
    board = Board().resources(1, "aragorn").step_of_round("3.3").act("commit gloin", "pass")
    assert board.owed == "halt"
    board = Board().resources(1, "aragorn").step_of_round("3.3").act("commit aragorn", "pass")
    assert board.can("use aragorn")


@covers("aragorn.sentinel")
def test_aragorn_defends_another_player_who_has_declared_nobody():
    board = Board(("gimli",), ("aragorn", "gloin")).engaged("king-spider").enemy_attacks("king-spider")
    board.act("pass")
    assert board.options() == ["defend aragorn", "pass"]
    board.act("defend aragorn")
    assert board.damage_on("aragorn") == 1
    assert board.damage_on("gimli") == 0
    board = Board(("gimli",), ("aragorn",)).engaged("wargs").enemy_attacks("wargs").act("defend gimli")
    assert board.owed == "halt"
    assert board.ready("aragorn")


@covers("theodred.response")
def test_theodred_gives_a_committed_hero_of_any_player_a_resource():
    board = Board(("gimli", "legolas"), ("theodred", "aragorn")).commit("gimli").go(("commit", 1, ()))
    board.act("commit theodred", "pass", "use theodred")
    assert board.options() == ["choose gimli", "choose theodred"]
    board.act("choose gimli")
    assert board.resources_on("gimli") == 1
    assert board.resources_on("theodred") == board.resources_on("aragorn") == 0


@covers("theodred.response")
def test_theodred_gives_nothing_when_he_stays_at_home():
    board = Board().step_of_round("3.3").act("commit aragorn", "pass")
    assert not board.can("use theodred")
    board = Board().step_of_round("3.3").act("commit theodred", "pass", "use theodred")
    assert board.resources_on("theodred") == 1


@covers("gloin.response")
def test_gloin_gains_a_resource_for_every_damage():
    board = Board().engaged("king-spider").enemy_attacks("king-spider").act("defend gloin", "use gloin")
    assert board.damage_on("gloin") == 2
    assert board.resources_on("gloin") == 2
    assert board.resources_on("aragorn") == 0


@covers("gloin.response")
def test_gloin_gains_nothing_when_another_is_damaged_or_he_dies():
    board = Board().engaged("king-spider").enemy_attacks("king-spider").act("defend theodred")
    assert board.damage_on("theodred") == 2
    assert board.owed == "halt"
    board = Board().engaged("king-spider").damage("gloin", 3).enemy_attacks("king-spider")
    assert board.act("defend gloin").where("gloin") == "discard0"
    assert board.owed == "halt"
    board = Board().engaged("king-spider").enemy_attacks("king-spider").act("defend gloin")
    assert board.can("use gloin")


# ---- allies ------------------------------------------------------------------------------------------------------------


@covers("faramir.action")
def test_faramir_gives_every_character_of_one_player_willpower_for_the_phase():
    board = Board(("aragorn", "gloin"), ("legolas",)).ally("faramir").window("quest")
    board.act("use faramir", "player 1")
    assert board.stat("aragorn", m.WILLPOWER) == 3
    assert board.stat("faramir", m.WILLPOWER) == 3
    assert board.stat("legolas", m.WILLPOWER) == 1
    assert not board.ready("faramir")
    assert board.end_phase("quest").stat("aragorn", m.WILLPOWER) == 2


@covers("faramir.action")
def test_faramir_helps_nobody_who_comes_later_and_must_be_ready():
    board = Board().ally("faramir").window("quest").act("use faramir")
    assert board.stat("aragorn", m.WILLPOWER) == 3
    board.ally("guard-of-the-citadel")
    assert board.stat("guard-of-the-citadel", m.WILLPOWER) == 1
    assert board.window("quest").owed == "halt"


@covers("son-of-arnor.response")
def test_the_son_of_arnor_engages_an_enemy_from_elsewhere():
    board = Board(("aragorn",), ("gimli",)).resources(3, "aragorn").hand("son-of-arnor")
    board.staging("hill-troll", "forest-gate").engaged("wargs", seat=1).engaged("goblin-sniper")
    board.plan().act("play son-of-arnor", "use son-of-arnor")
    assert board.options() == ["choose hill-troll.1", "choose wargs.1"]
    board.act("choose wargs")
    assert board.where("wargs") == "engaged0"
    assert board.where("hill-troll") == "staging"


@covers("son-of-arnor.response")
def test_the_son_of_arnor_may_stay_by_himself():
    board = Board().resources(3, "aragorn").hand("son-of-arnor").engaged("wargs").plan()
    board.act("play son-of-arnor")
    assert board.owed == "halt"
    board = Board().resources(3, "aragorn").hand("son-of-arnor").staging("wargs").plan()
    assert board.act("play son-of-arnor", "pass").where("wargs") == "staging"
    board = Board().resources(3, "aragorn").hand("son-of-arnor").staging("wargs").plan()
    assert board.act("play son-of-arnor", "use son-of-arnor").where("wargs") == "engaged0"


@covers("snowbourn-scout.response")
def test_the_scout_makes_progress_on_a_location_anywhere():
    board = Board().resources(1, "aragorn").hand("snowbourn-scout").active("forest-gate")
    board.staging("the-brown-lands", "wargs").plan().act("play snowbourn-scout", "use snowbourn-scout")
    assert board.options() == ["choose forest-gate.1", "choose the-brown-lands.1"]
    board.act("choose the-brown-lands")
    assert board.where("the-brown-lands") == "encounter_discard"
    assert board.progress_on("forest-gate") == 0


@covers("snowbourn-scout.response")
def test_the_scout_finds_nothing_without_a_location():
    board = Board().resources(1, "aragorn").hand("snowbourn-scout").staging("wargs").plan()
    assert board.act("play snowbourn-scout").owed == "halt"
    board = Board().resources(1, "aragorn").hand("snowbourn-scout").active("forest-gate").plan()
    assert board.act("play snowbourn-scout", "use snowbourn-scout").progress_on("forest-gate") == 1


@covers("silverlode-archer.ranged")
def test_the_silverlode_archer_attacks_an_enemy_of_another_player():
    board = Board(("gimli",), ("aragorn",)).ally("silverlode-archer", seat=1).engaged("goblin-sniper")
    board.step_of_round("6.5").act("pass", "attack goblin-sniper")
    assert not board.ready("silverlode-archer")
    assert board.ready("aragorn")
    assert board.where("goblin-sniper") == "encounter_discard"


@covers("longbeard-orc-slayer.response")
def test_the_orc_slayer_damages_every_orc_and_nobody_else():
    board = Board(("gloin",), ("gimli",)).resources(4, "gloin").hand("longbeard-orc-slayer")
    board.staging("goblin-sniper", "wargs").engaged("dol-guldur-orcs", seat=1).engaged("chieftan-ufthak")
    board.plan().act("play longbeard-orc-slayer", "use longbeard-orc-slayer")
    assert board.damage_on("goblin-sniper") == board.damage_on("dol-guldur-orcs") == 1
    assert board.damage_on("chieftan-ufthak") == 1
    assert board.damage_on("wargs") == 0


@covers("longbeard-orc-slayer.response")
def test_the_orc_slayer_is_not_asked_without_orcs():
    board = Board().resources(4, "gloin").hand("longbeard-orc-slayer").staging("wargs").plan()
    assert board.act("play longbeard-orc-slayer").owed == "halt"
    board = Board().resources(4, "gloin").hand("longbeard-orc-slayer").staging("goblin-sniper").plan()
    assert board.act("play longbeard-orc-slayer", "use longbeard-orc-slayer").damage_on("goblin-sniper") == 1


def after_the_death_of(hero: str) -> Board:
    """Brok is in the hand of Gloin's player, and a hero dies in defence."""
    board = Board(("gloin", "aragorn"), ("gimli", "legolas")).hand("brok-ironfist")
    seat = board.s.who[board.i(hero)]
    board.engaged("hill-troll", seat=seat).damage(hero, board.stat(hero, m.HITS) - 1)
    return board.enemy_attacks("hill-troll", seat).act(f"defend {hero}")


@covers("brok-ironfist.response")
def test_brok_comes_from_the_hand_when_a_dwarf_hero_of_his_player_dies():
    board = after_the_death_of("gloin").act("play brok-ironfist")
    assert board.where("gloin") == "discard0"
    assert board.where("brok-ironfist") == "area0"
    assert board.ready("brok-ironfist")


@covers("brok-ironfist.response")
def test_brok_stays_in_hand_when_another_dies():
    for hero in ("aragorn", "gimli"):
        board = after_the_death_of(hero)
        assert board.s.pile[board.i(hero)] in (m.DISCARD, m.DISCARD + 1)
        assert board.owed == "halt"
        assert board.where("brok-ironfist") == "hand0"
    board = after_the_death_of("gloin").act("pass")
    assert board.where("brok-ironfist") == "hand0"
    assert after_the_death_of("gloin").act("play brok-ironfist").where("brok-ironfist") == "area0"


# ---- events ------------------------------------------------------------------------------------------------------------


@covers("ever-vigilant.action")
def test_ever_vigilant_readies_an_ally():
    board = Board(("aragorn",), ("gimli",)).resources(1, "aragorn").hand("ever-vigilant")
    board.ally("faramir").ally("beorn", seat=1).exhaust("faramir", "beorn", "aragorn")
    board.window("combat").act("play ever-vigilant")
    assert board.options() == ["choose faramir.1", "choose beorn.2"]
    board.act("choose beorn")
    assert board.ready("beorn")
    assert not board.ready("faramir")


@covers("ever-vigilant.action")
def test_ever_vigilant_needs_an_exhausted_ally():
    board = Board().resources(1).hand("ever-vigilant").ally("beorn").exhaust("aragorn").window("quest")
    assert not board.can("play ever-vigilant")
    board = Board().resources(1, "aragorn").hand("ever-vigilant").ally("gandalf").exhaust("gandalf")
    assert board.window("quest").act("play ever-vigilant").ready("gandalf")


@covers("common-cause.action")
def test_common_cause_exhausts_one_hero_to_ready_another():
    board = Board(("aragorn", "gloin"), ("gimli",)).hand("common-cause").exhaust("gimli", "gloin")
    board.ally("beorn").exhaust("beorn").window("combat").act("play common-cause")
    assert board.options() == ["choose gloin", "choose gimli"]
    board.act("choose gimli")
    assert board.ready("gimli")
    assert not board.ready("aragorn")
    assert not board.ready("gloin")


@covers("common-cause.action")
def test_common_cause_needs_one_ready_and_one_exhausted_hero():
    assert Board().hand("common-cause").window("combat").owed == "halt"
    assert (
        Board().hand("common-cause").exhaust("aragorn", "theodred", "gloin").window("combat").owed == "halt"
    )
    board = Board(("gimli", "thalin")).hand("common-cause").exhaust("gimli").window("combat")
    assert board.owed == "halt"
    board = Board(("aragorn", "gloin")).hand("common-cause").exhaust("gloin").window("combat")
    assert board.act("play common-cause").ready("gloin")


@covers("for-gondor.action")
def test_for_gondor_strengthens_all_and_guards_those_of_gondor():
    board = Board(("aragorn",), ("eleanor",)).resources(2, "aragorn").hand("for-gondor")
    board.ally("faramir").staging("wargs").window("combat").act("play for-gondor")
    assert board.stat("aragorn", m.STRENGTH) == 4
    assert board.stat("aragorn", m.DEFENSE) == 2
    assert board.stat("faramir", m.STRENGTH) == 2
    assert board.stat("faramir", m.DEFENSE) == 3
    assert board.stat("eleanor", m.DEFENSE) == 3
    assert board.stat("wargs", m.STRENGTH) == 3
    board.ally("beorn")
    assert board.stat("beorn", m.STRENGTH) == 3
    board.end_phase("combat")
    assert board.stat("aragorn", m.STRENGTH) == 3
    assert board.stat("faramir", m.DEFENSE) == 2


@covers("sneak-attack.action")
def test_sneak_attack_lends_an_ally_of_the_hand_for_a_phase():
    board = Board().resources(1, "aragorn").hand("sneak-attack", "beorn", "feint").window("combat")
    board.act("play sneak-attack")
    assert board.where("beorn") == "area0"
    assert board.hand_of() == ["feint"]
    board.pass_all().end_phase("combat")
    assert sorted(board.hand_of()) == ["beorn", "feint"]


@covers("sneak-attack.action")
def test_sneak_attack_does_not_fetch_an_ally_that_has_left_and_come_back():
    board = Board().resources(1, "aragorn").hand("sneak-attack", "beorn").window("combat")
    board.act("play sneak-attack").pass_all()
    beorn = board.i("beorn")
    effects.destroy(board.s, beorn)
    assert board.end_phase("combat").where("beorn") == "discard0"
    board = Board().resources(1, "aragorn").hand("sneak-attack", "beorn").window("combat")
    board.act("play sneak-attack").pass_all()
    effects.destroy(board.s, beorn)
    effects.put_into_play(board.s, beorn, 0)
    assert board.end_phase("combat").where("beorn") == "area0"


@covers("sneak-attack.action", "beorn.action")
def test_the_first_player_says_whether_beorn_goes_to_the_hand_or_into_the_deck():
    """CARD-12.35"""
    for answer, place in (("next sneak-attack", "hand0"), ("next beorn", "deck0")):
        board = Board(("aragorn",)).resources(1).hand("sneak-attack", "beorn").window("combat")
        board.act("play sneak-attack", "use beorn").end_phase("combat")
        assert board.owed == "order"
        board.act(answer)
        assert board.where("beorn") == place
        assert board.owed == "halt"


@covers("sneak-attack.action")
def test_sneak_attack_needs_an_ally_that_may_enter_play():
    board = Board().resources(1).hand("sneak-attack", "feint").window("combat")
    assert not board.can("play sneak-attack")
    board = Board().resources(1).hand("sneak-attack", "gandalf.2").ally("gandalf.1").window("combat")
    assert not board.can("play sneak-attack")
    board = Board(("aragorn",)).resources(1).hand("sneak-attack", "gandalf").window("combat")
    assert board.act("play sneak-attack", "pass").where("gandalf") == "area0"


@covers("valiant-sacrifice.response")
def test_valiant_sacrifice_lets_the_controller_of_a_lost_ally_draw():
    board = Board(("aragorn",), ("gimli",)).resources(1, "aragorn").hand("valiant-sacrifice")
    board.deck("gandalf", "feint").deck("beorn", "faramir", "feint", seat=1)
    board.ally("snowbourn-scout", seat=1).engaged("hill-troll", seat=1)
    board.enemy_attacks("hill-troll", seat=1).act("defend snowbourn-scout", "play valiant-sacrifice")
    assert board.hand_of(1) == ["beorn", "faramir"]
    assert board.hand_of(0) == []
    assert board.where("valiant-sacrifice") == "discard0"


@covers("valiant-sacrifice.response")
def test_valiant_sacrifice_answers_allies_alone_and_every_way_out():
    board = Board().resources(1).hand("valiant-sacrifice").deck("feint", "beorn").damage("gloin", 3)
    board.engaged("hill-troll").enemy_attacks("hill-troll").act("defend gloin")
    assert board.where("gloin") == "discard0"
    assert board.owed == "halt"
    board = Board().resources(1, "aragorn").hand("valiant-sacrifice").deck("feint", "beorn")
    board.ally("gandalf").end_round().act("play valiant-sacrifice")
    assert board.hand_of() == ["feint", "beorn"]


@covers("grim-resolve.action")
def test_grim_resolve_readies_every_character():
    board = Board(("aragorn", "gloin"), ("gimli",)).resources(5, "aragorn").hand("grim-resolve")
    board.ally("beorn", seat=1).attach("steward-of-gondor", "gimli")
    board.exhaust("aragorn", "gimli", "beorn", "steward-of-gondor").window("combat").act("play grim-resolve")
    assert board.ready("aragorn")
    assert board.ready("gimli")
    assert board.ready("beorn")
    assert not board.ready("steward-of-gondor")
    assert not Board().resources(9).hand("grim-resolve").window("combat").can("play grim-resolve")


# ---- attachments -------------------------------------------------------------------------------------------------------


@covers("steward-of-gondor.attach", "celebrians-stone.attach")
def test_the_stewardship_and_the_stone_go_to_heroes_alone():
    for name in ("steward-of-gondor", "celebrians-stone"):
        board = Board(("aragorn",), ("gimli",)).resources(2, "aragorn").hand(name).ally("beorn")
        board.plan().act(f"play {name}")
        assert board.options() == ["choose aragorn", "choose gimli"]
        board.act("choose gimli")
        assert board.s.host[board.i(name)] == board.i("gimli")
        assert board.s.who[board.i(name)] == 1


@covers("steward-of-gondor.passive")
def test_the_steward_is_of_gondor():
    board = Board().attach("steward-of-gondor", "gloin")
    assert board.s.has_trait(board.i("gloin"), "gondor")
    assert not board.s.has_trait(board.i("aragorn"), "gondor")
    board.resources(2, "aragorn").hand("for-gondor").window("combat")
    board.act("play for-gondor")
    assert board.stat("gloin", m.DEFENSE) == 2
    assert board.stat("aragorn", m.DEFENSE) == 2


@covers("steward-of-gondor.action")
def test_the_steward_gains_two_resources_a_round():
    board = Board(("aragorn",), ("gloin",)).attach("steward-of-gondor", "gloin").window("planning")
    board.act("use steward-of-gondor")
    assert board.resources_on("gloin") == 2
    assert board.resources_on("aragorn") == 0
    assert board.ready("gloin")
    assert not board.ready("steward-of-gondor")
    assert board.owed == "halt"


@covers("celebrians-stone.passive")
def test_the_stone_gives_its_hero_willpower():
    board = Board().attach("celebrians-stone", "gloin")
    assert board.stat("gloin", m.WILLPOWER) == 4
    assert board.stat("aragorn", m.WILLPOWER) == 2


@covers("celebrians-stone.passive2")
def test_the_stone_gives_aragorn_alone_the_icon_of_spirit():
    board = Board().attach("celebrians-stone", "aragorn").resources(2, "aragorn").hand("wandering-took")
    assert board.plan().can("play wandering-took")
    board.act("play wandering-took")
    assert board.resources_on("aragorn") == 0
    board = Board().attach("celebrians-stone", "gloin").resources(2).hand("wandering-took").plan()
    assert not board.can("play wandering-took")


@covers("celebrians-stone.restricted")
def test_the_stone_is_one_of_two_restricted_cards():
    board = Board().attach("dwarven-axe.1", "gloin").attach("citadel-plate.1", "gloin").go()
    assert board.owed == "halt"
    board.attach("celebrians-stone", "gloin").go()
    assert board.options() == ["choose dwarven-axe.1", "choose citadel-plate.1", "choose celebrians-stone"]
    board.act("choose citadel-plate.1")
    assert board.where("citadel-plate.1") == "discard0"
    assert board.where("celebrians-stone") == "attached"
