"""Tactics cards, a test for every clause: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers

TACTICS = ("gimli", "legolas", "thalin")


# ---- heroes ------------------------------------------------------------------------------------------------------------


@covers("gimli.passive")
def test_gimli_is_as_much_stronger_as_he_is_damaged_and_nobody_else_is():
    board = Board(TACTICS)
    assert board.stat("gimli", m.STRENGTH) == 2
    board.damage("gimli", 3).damage("thalin", 2)
    assert board.stat("gimli", m.STRENGTH) == 5
    assert board.stat("gimli", m.DEFENSE) == 2
    assert board.stat("thalin", m.STRENGTH) == 2


@covers("legolas.response")
def test_legolas_brings_two_progress_when_his_attack_destroys_an_enemy():
    board = Board(TACTICS).engaged("dol-guldur-orcs").step_of_round("6.5")
    board.act("attack dol-guldur-orcs", "attacker legolas", "pass", "use legolas")
    assert board.where("dol-guldur-orcs") == "encounter_discard"
    assert board.progress_on("flies-and-spiders") == 2
    assert board.owed == "halt"


@covers("legolas.response")
def test_the_active_location_takes_the_progress_of_legolas_first():
    board = Board(TACTICS).engaged("dol-guldur-orcs").active("old-forest-road").progress("old-forest-road", 2)
    board.step_of_round("6.5").act("attack dol-guldur-orcs", "attacker legolas", "pass", "use legolas")
    assert board.where("old-forest-road") == "encounter_discard"
    assert board.progress_on("flies-and-spiders") == 1


@covers("legolas.response")
def test_legolas_brings_nothing_when_he_has_not_taken_part_or_the_enemy_lives():
    board = Board(TACTICS).engaged("dol-guldur-orcs").step_of_round("6.5")
    board.act("attack dol-guldur-orcs", "attacker gimli", "attacker thalin", "pass")
    assert board.where("dol-guldur-orcs") == "encounter_discard"
    assert board.owed == "halt"
    board = Board(TACTICS).engaged("hill-troll").step_of_round("6.5")
    board.act("attack hill-troll", "attacker legolas", "attacker gimli", "attacker thalin")
    assert board.damage_on("hill-troll") == 4
    assert board.owed == "halt"
    assert board.progress_on("flies-and-spiders") == 0
    board = Board(TACTICS).engaged("dol-guldur-orcs").step_of_round("6.5")
    assert board.act("attack dol-guldur-orcs", "attacker legolas", "pass").can("use legolas")


@covers("legolas.ranged")
def test_legolas_attacks_an_enemy_of_another_player_and_joins_his_attacks():
    board = Board(("gimli",), ("legolas", "thalin")).engaged("king-spider").step_of_round("6.5")
    board.act("attack king-spider", "attacker legolas")
    assert board.damage_on("king-spider") == 0
    assert board.where("king-spider") == "encounter_discard"
    board = Board(("thalin",), ("gimli", "legolas")).engaged("king-spider").step_of_round("6.5").act("pass")
    assert board.can("attack king-spider")
    board.act("attack king-spider")
    assert not board.ready("legolas")
    assert board.ready("gimli")


@covers("thalin.passive")
def test_thalin_on_the_quest_damages_an_enemy_as_it_is_revealed():
    board = Board(TACTICS).commit("thalin").staging("goblin-sniper").reveal("dol-guldur-orcs")
    assert board.damage_on("dol-guldur-orcs") == 1
    assert board.where("dol-guldur-orcs") == "staging"
    assert board.damage_on("goblin-sniper") == 0
    board = Board(TACTICS).commit("gimli").reveal("wargs")
    assert board.damage_on("wargs") == 0


@covers("thalin.passive")
def test_an_enemy_that_thalin_destroys_brings_no_surge():
    board = Board(TACTICS).commit("thalin").encounter("old-forest-road").reveal("eastern-crows")
    assert board.where("eastern-crows") in ("encounter", "encounter_discard")
    assert board.s.staged("enemy") == ()
    assert board.s.staged("location") == ()


# ---- allies ------------------------------------------------------------------------------------------------------------


@covers("gondorian-spearman.response")
def test_the_spearman_damages_the_enemy_he_is_declared_against():
    board = Board(TACTICS).ally("gondorian-spearman").engaged("king-spider", "wargs")
    board.enemy_attacks("king-spider").act("defend gondorian-spearman", "use gondorian-spearman")
    assert board.damage_on("king-spider") == 1
    assert board.damage_on("wargs") == 0


@covers("gondorian-spearman.response")
def test_the_spearman_does_nothing_while_another_defends():
    board = Board(TACTICS).ally("gondorian-spearman").engaged("king-spider")
    board.enemy_attacks("king-spider").act("defend gimli")
    assert board.owed == "halt"
    assert board.damage_on("king-spider") == 0
    board = Board(TACTICS).ally("gondorian-spearman").engaged("king-spider").enemy_attacks("king-spider")
    assert board.act("defend gondorian-spearman").can("use gondorian-spearman")


@covers("gondorian-spearman.response")
def test_an_enemy_that_dies_of_the_spearman_does_not_strike():
    board = Board(TACTICS).ally("gondorian-spearman").engaged("king-spider").damage("king-spider", 2)
    board.enemy_attacks("king-spider").act("defend gondorian-spearman", "use gondorian-spearman")
    assert board.where("king-spider") == "encounter_discard"
    assert board.where("gondorian-spearman") == "area0"


@covers("gondorian-spearman.sentinel")
def test_the_spearman_defends_another_player_who_has_declared_nobody():
    board = Board(("gimli",), ("thalin",)).ally("gondorian-spearman", seat=1).engaged("king-spider")
    board.enemy_attacks("king-spider").act("pass")
    assert board.options() == ["defend gondorian-spearman.4", "pass"]
    board.act("defend gondorian-spearman", "pass")
    assert board.where("gondorian-spearman") == "discard1"
    assert board.damage_on("gimli") == 0
    board = Board(("gimli",), ("thalin",)).ally("gondorian-spearman", seat=1).engaged("king-spider")
    assert board.enemy_attacks("king-spider").act("defend gimli").owed == "halt"


@covers("horseback-archer.ranged")
def test_the_horseback_archer_attacks_an_enemy_of_another_player():
    board = Board(("gimli",), ("thalin",)).ally("horseback-archer", seat=1).engaged("goblin-sniper")
    board.step_of_round("6.5").act("pass", "attack goblin-sniper")
    assert board.where("goblin-sniper") == "encounter_discard"
    assert board.ready("thalin")


@covers("beorn.action")
def test_beorn_is_strong_for_a_phase_and_then_goes_into_his_deck():
    board = Board(TACTICS).ally("beorn").window("combat").act("use beorn")
    assert board.stat("beorn", m.STRENGTH) == 8
    assert board.stat("gimli", m.STRENGTH) == 2
    assert not board.can("use beorn")
    board.end_phase("combat")
    assert board.where("beorn") == "deck0"


@covers("beorn.action")
def test_beorn_stays_in_play_if_he_was_not_roused():
    board = Board(TACTICS).ally("beorn").window("combat")
    assert board.can("use beorn")
    board.act("pass").end_phase("combat")
    assert board.where("beorn") == "area0"
    assert board.stat("beorn", m.STRENGTH) == 3


@covers("beorn.action")
def test_beorn_who_has_left_and_come_back_is_not_shuffled_in():
    board = Board(TACTICS).ally("beorn").window("combat").act("use beorn")
    beorn = board.i("beorn")
    effects.leave(board.s, beorn, m.HAND, how="moved")
    effects.put_into_play(board.s, beorn, 0)
    board.window("combat")
    assert board.stat("beorn", m.STRENGTH) == 3
    assert board.can("use beorn")
    board.act("pass").end_phase("combat")
    assert board.where("beorn") == "area0"


# ---- events ------------------------------------------------------------------------------------------------------------


@covers("blade-mastery.action")
def test_blade_mastery_helps_one_character_for_the_phase():
    board = Board(TACTICS).resources(1).hand("blade-mastery").window("combat")
    board.act("play blade-mastery", "pay gimli:1", "choose thalin")
    assert board.stat("thalin", m.STRENGTH) == 3
    assert board.stat("thalin", m.DEFENSE) == 3
    assert board.stat("gimli", m.STRENGTH) == 2
    assert board.where("blade-mastery") == "discard0"
    assert board.resources_on("gimli") == 0
    board.end_phase("combat")
    assert board.stat("thalin", m.STRENGTH) == 2
    assert board.stat("thalin", m.DEFENSE) == 2


@covers("blade-mastery.action")
def test_blade_mastery_needs_a_tactics_resource():
    assert not Board(TACTICS).hand("blade-mastery").window("combat").can("play blade-mastery")
    board = Board(("aragorn", "gimli")).resources(5, "aragorn").hand("blade-mastery").window("combat")
    assert not board.can("play blade-mastery")
    board = Board(TACTICS).resources(1).hand("blade-mastery").window("combat")
    board.act("play blade-mastery", "pay gimli:1")
    assert set(board.options()) == {"choose gimli", "choose legolas", "choose thalin"}


@covers("rain-of-arrows.action")
def test_rain_of_arrows_falls_on_the_enemies_of_one_player():
    board = Board(("gimli", "legolas"), ("thalin",)).resources(1, "gimli").hand("rain-of-arrows")
    board.engaged("king-spider", "wargs").engaged("goblin-sniper", seat=1).staging("hill-troll")
    board.window("combat").act("play rain-of-arrows", "player 1")
    assert not board.ready("legolas")
    assert board.damage_on("king-spider") == board.damage_on("wargs") == 1
    assert board.damage_on("goblin-sniper") == board.damage_on("hill-troll") == 0


@covers("rain-of-arrows.action")
def test_rain_of_arrows_needs_a_ready_ranged_character_and_somebody_engaged():
    board = Board(TACTICS).resources(1).hand("rain-of-arrows").engaged("wargs").exhaust("legolas")
    assert not board.window("combat").can("play rain-of-arrows")
    board = Board(TACTICS).resources(1).hand("rain-of-arrows").staging("wargs")
    assert not board.window("combat").can("play rain-of-arrows")
    board = Board(TACTICS).resources(1, "gimli").hand("rain-of-arrows").engaged("wargs").window("combat")
    assert board.act("play rain-of-arrows").damage_on("wargs") == 1


@covers("feint.action")
def test_feint_keeps_one_enemy_from_attacking_in_this_phase():
    board = Board(TACTICS).resources(1, "gimli").hand("feint").engaged("king-spider", "wargs")
    board.window("combat").act("play feint", "choose king-spider").step_of_round("6.4")
    board.act("pass", "choose gimli")
    assert board.damage_on("gimli") == 3
    assert board.owed == "halt"
    board.end_phase("combat").step_of_round("6.6", "6.4")
    assert board.can("enemy king-spider")
    assert board.can("enemy wargs")


@covers("feint.action")
def test_feint_is_for_the_combat_phase_and_engaged_enemies():
    assert not Board(TACTICS).resources(1).hand("feint").staging("wargs").window("combat").can("play feint")
    assert not Board(TACTICS).resources(1).hand("feint").engaged("wargs").window("quest").can("play feint")
    board = Board(TACTICS).resources(1, "gimli").hand("feint").engaged("wargs").window("combat")
    board.act("play feint").step_of_round("6.4")
    assert board.owed == "halt"


@covers("feint.action")
def test_feint_does_not_stop_an_attack_that_has_begun():
    board = Board(TACTICS).resources(1, "gimli").hand("feint").engaged("wargs").enemy_attacks("wargs")
    board.act("play feint")
    assert board.owed == "defender"
    board.act("defend thalin")
    assert board.damage_on("thalin") == 1
    assert board.s.modifiers


@covers("quick-strike.action")
def test_quick_strike_attacks_at_once_in_any_window_beside_the_usual_attack():
    board = Board(TACTICS).resources(1, "gimli").hand("quick-strike").engaged("hill-troll", "king-spider")
    board.window("planning").act("play quick-strike", "choose legolas", "choose king-spider")
    assert board.damage_on("king-spider") == 2
    assert not board.ready("legolas")
    assert board.ready("gimli")
    board.step_of_round("6.5")
    assert board.can("attack hill-troll")
    assert board.can("attack king-spider")


@covers("quick-strike.action")
def test_quick_strike_may_kill_the_attacker_in_the_middle_of_its_attack():
    board = Board(TACTICS).resources(1, "gimli").hand("quick-strike").engaged("goblin-sniper")
    board.enemy_attacks("goblin-sniper").act("play quick-strike", "choose legolas", "pass")
    assert board.where("goblin-sniper") == "encounter_discard"
    assert board.owed == "halt"


@covers("quick-strike.action")
def test_quick_strike_needs_a_ready_character_with_an_enemy_in_reach():
    board = Board(TACTICS).resources(1).hand("quick-strike").staging("wargs").window("combat")
    assert not board.can("play quick-strike")
    board = Board(("gimli",), ("legolas",)).resources(1, "gimli").hand("quick-strike")
    assert not board.engaged("wargs", seat=1).window("combat").can("play quick-strike")
    board = Board(TACTICS).resources(1).hand("quick-strike").engaged("wargs").exhaust(*TACTICS)
    assert not board.window("combat").can("play quick-strike")
    board = Board(("gimli",)).resources(1).hand("quick-strike").engaged("wargs").window("combat")
    assert board.act("play quick-strike").damage_on("wargs") == 1


@covers("quick-strike.action")
def test_nobody_joins_a_quick_strike():
    board = Board(("gimli",), ("legolas",)).resources(1, "gimli").hand("quick-strike").engaged("wargs")
    board.window("combat").act("play quick-strike").pass_all()
    assert board.damage_on("wargs") == 1
    assert board.ready("legolas")


@covers("thicket-of-spears.action")
def test_thicket_of_spears_keeps_all_enemies_of_a_player_from_attacking():
    board = Board(TACTICS, ("aragorn",)).resources(2, *TACTICS).hand("thicket-of-spears")
    board.engaged("king-spider", "wargs").engaged("goblin-sniper", seat=1)
    board.window("combat").act("play thicket-of-spears", "player 1")
    assert [board.resources_on(name) for name in TACTICS] == [1, 1, 1]
    board.step_of_round("6.4").act("defend aragorn")
    assert board.owed == "halt"
    assert board.damage_on("gimli") == 0
    board.end_phase("combat").step_of_round("6.4")
    assert board.owed == "enemy"


@covers("thicket-of-spears.action")
def test_thicket_of_spears_asks_for_three_pools():
    board = Board(TACTICS).resources(5, "gimli", "legolas").hand("thicket-of-spears").engaged("wargs")
    assert not board.window("combat").can("play thicket-of-spears")
    board = Board(("gimli", "legolas", "aragorn")).resources(5).hand("thicket-of-spears").engaged("wargs")
    assert not board.window("combat").can("play thicket-of-spears")
    board = Board(TACTICS).resources(1).hand("thicket-of-spears").engaged("wargs").window("combat")
    board.act("play thicket-of-spears").step_of_round("6.4")
    assert board.owed == "halt"


@covers("swift-strike.response")
def test_swift_strike_answers_any_declared_defender():
    board = Board(("gimli", "legolas"), ("thalin",)).resources(2, "thalin").hand("swift-strike", seat=1)
    board.engaged("king-spider", "wargs").enemy_attacks("king-spider").act("defend gimli")
    board.act("play swift-strike")
    assert board.damage_on("king-spider") == 2
    assert board.damage_on("wargs") == 0


@covers("swift-strike.response")
def test_swift_strike_does_not_answer_an_undefended_attack():
    board = Board(TACTICS).resources(2).hand("swift-strike").engaged("king-spider")
    board.enemy_attacks("king-spider").act("pass")
    assert board.owed == "undefended"
    board = Board(("gimli", "thalin")).resources(2, "gimli").hand("swift-strike").engaged("king-spider")
    board.damage("king-spider", 1).enemy_attacks("king-spider").act("defend gimli", "play swift-strike")
    assert board.where("king-spider") == "encounter_discard"
    assert board.damage_on("gimli") == 0


@covers("stand-together.action")
def test_stand_together_lets_several_characters_of_one_player_defend():
    board = Board(TACTICS, ("aragorn", "gloin")).hand("stand-together").engaged("hill-troll")
    board.engaged("wargs", seat=1).window("combat").act("play stand-together", "player 1").pass_all()
    board.enemy_attacks("hill-troll").act("defend gimli", "defend thalin", "pass")
    assert not board.ready("gimli")
    assert not board.ready("thalin")
    assert board.ready("legolas")
    board.pass_all()
    while board.owed == "spread":
        board.act("choose gimli")
    assert board.damage_on("gimli") + board.damage_on("thalin") == 2
    board.enemy_attacks("wargs", seat=1).act("defend aragorn").pass_all()
    assert board.ready("gloin")


@covers("stand-together.action")
def test_without_stand_together_one_defends_and_after_the_phase_too():
    board = Board(TACTICS).engaged("hill-troll").enemy_attacks("hill-troll").act("defend gimli")
    assert board.owed == "halt"
    board = Board(TACTICS).hand("stand-together").engaged("hill-troll").window("combat")
    board.act("play stand-together").end_phase("combat").enemy_attacks("hill-troll").act("defend gimli")
    assert board.owed == "halt"
    board = Board(TACTICS).hand("stand-together").engaged("hill-troll").window("combat")
    board.act("play stand-together").enemy_attacks("hill-troll").act("defend gimli")
    assert board.owed == "defender"


# ---- attachments -------------------------------------------------------------------------------------------------------


@covers(
    "blade-of-gondolin.attach",
    "citadel-plate.attach",
    "dwarven-axe.attach",
    "horn-of-gondor.attach",
)
def test_weapons_armour_and_horn_go_to_heroes_alone():
    for name in ("blade-of-gondolin", "citadel-plate", "dwarven-axe", "horn-of-gondor"):
        board = Board(TACTICS, ("aragorn",)).resources(9, "gimli").hand(name)
        board.ally("veteran-axehand").engaged("wargs").plan().act(f"play {name}")
        assert board.options() == ["choose gimli", "choose legolas", "choose thalin", "choose aragorn"]
        board.act("choose aragorn")
        assert board.s.host[board.i(name)] == board.i("aragorn")
        assert board.s.who[board.i(name)] == 1


def assert_one_of_three_restricted_goes(name: str) -> None:
    board = Board(TACTICS).attach("dwarven-axe.1", "gimli").attach("citadel-plate.1", "gimli")
    extra = {"dwarven-axe": ".2", "citadel-plate": ".2"}.get(name, "")
    board.go()
    assert board.owed == "halt"
    board.attach(name + extra, "gimli").go()
    assert board.owed == "restricted", name
    board.act("choose dwarven-axe.1")
    assert board.where("dwarven-axe.1") == "discard0"
    assert len(board.s.attached(board.i("gimli"))) == 2


@covers("blade-of-gondolin.restricted")
def test_a_third_restricted_card_may_be_a_blade():
    assert_one_of_three_restricted_goes("blade-of-gondolin")


@covers("citadel-plate.restricted")
def test_a_third_restricted_card_may_be_a_plate():
    assert_one_of_three_restricted_goes("citadel-plate")


@covers("dwarven-axe.restricted")
def test_a_third_restricted_card_may_be_an_axe():
    assert_one_of_three_restricted_goes("dwarven-axe")


@covers("horn-of-gondor.restricted")
def test_a_third_restricted_card_may_be_the_horn():
    assert_one_of_three_restricted_goes("horn-of-gondor")


@covers("blade-of-gondolin.passive")
def test_the_blade_is_stronger_against_orcs_only():
    board = Board(TACTICS).attach("blade-of-gondolin", "legolas").engaged("chieftan-ufthak", "hill-troll")
    board.step_of_round("6.5").act("attack chieftan-ufthak", "attacker legolas", "pass")
    assert board.damage_on("chieftan-ufthak") == 1
    board = Board(TACTICS).attach("blade-of-gondolin", "legolas").engaged("king-spider")
    board.step_of_round("6.5").act("attack king-spider", "attacker legolas", "pass")
    assert board.damage_on("king-spider") == 2
    board = Board(TACTICS).attach("blade-of-gondolin", "legolas").engaged("dol-guldur-orcs")
    board.step_of_round("6.5").act("attack dol-guldur-orcs", "attacker gimli", "pass")
    assert board.damage_on("dol-guldur-orcs") == 2


@covers("blade-of-gondolin.response")
def test_the_blade_brings_progress_when_its_bearer_destroys_an_enemy():
    board = Board(TACTICS).attach("blade-of-gondolin", "gimli").engaged("goblin-sniper").step_of_round("6.5")
    board.act("attack goblin-sniper", "attacker gimli", "pass", "use blade-of-gondolin")
    assert board.progress_on("flies-and-spiders") == 1


@covers("blade-of-gondolin.response")
def test_the_blade_brings_nothing_when_another_destroys_an_enemy():
    board = Board(TACTICS).attach("blade-of-gondolin", "gimli").engaged("goblin-sniper").step_of_round("6.5")
    board.act("attack goblin-sniper", "attacker thalin", "pass")
    assert board.where("goblin-sniper") == "encounter_discard"
    assert board.owed == "halt"
    board = Board(TACTICS).attach("blade-of-gondolin", "gimli").engaged("goblin-sniper").step_of_round("6.5")
    board.act("attack goblin-sniper", "attacker gimli", "pass")
    assert board.can("use blade-of-gondolin")


@covers("citadel-plate.passive")
def test_the_plate_gives_its_bearer_hit_points_and_they_go_with_it():
    board = Board(TACTICS).attach("citadel-plate", "legolas").damage("legolas", 6).go()
    assert board.stat("legolas", m.HITS) == 8
    assert board.stat("gimli", m.HITS) == 5
    assert board.where("legolas") == "area0"
    effects.discard(board.s, board.i("citadel-plate"))
    board.go()
    assert board.where("legolas") == "discard0"


@covers("dwarven-axe.passive")
def test_the_axe_gives_two_to_a_dwarf_and_one_to_others():
    board = Board(TACTICS).attach("dwarven-axe", "thalin")
    assert board.stat("thalin", m.STRENGTH) == 4
    assert board.stat("gimli", m.STRENGTH) == 2
    assert Board(TACTICS).attach("dwarven-axe", "legolas").stat("legolas", m.STRENGTH) == 4


def after_a_death(rules: str) -> Board:
    """The spearman of another player dies in defence; the horn is on Gimli."""
    board = Board(("gimli", "thalin"), ("aragorn",), rules=rules).attach("horn-of-gondor", "gimli")
    board.ally("gondorian-spearman", seat=1).engaged("king-spider", seat=1)
    return board.enemy_attacks("king-spider", seat=1).act("defend gondorian-spearman", "pass")


@covers("horn-of-gondor.response")
def test_the_horn_gives_a_resource_when_any_character_is_destroyed():
    board = after_a_death("faq").act("use horn-of-gondor")
    assert board.resources_on("gimli") == 1
    assert board.resources_on("thalin") == 0
    assert board.where("gondorian-spearman") == "discard1"


@covers("horn-of-gondor.response")
def test_the_horn_is_silent_when_an_enemy_dies_or_a_character_leaves_in_another_way():
    board = Board(TACTICS).attach("horn-of-gondor", "gimli").engaged("goblin-sniper").step_of_round("6.5")
    board.act("attack goblin-sniper", "attacker gimli", "pass")
    assert board.where("goblin-sniper") == "encounter_discard"
    assert board.owed == "halt"
    board = Board(TACTICS).attach("horn-of-gondor", "gimli").ally("gandalf").end_round()
    assert board.where("gandalf") == "discard0"
    assert board.owed == "halt"
    assert after_a_death("faq").can("use horn-of-gondor")


@covers("horn-of-gondor.response-2011")
def test_in_the_first_printing_the_horn_answers_every_leaving_of_a_character():
    board = Board(TACTICS, rules="2011").attach("horn-of-gondor", "gimli").ally("gandalf").end_round()
    assert board.act("use horn-of-gondor").resources_on("gimli") == 1
    assert after_a_death("2011").act("use horn-of-gondor").resources_on("gimli") == 1
    board = Board(TACTICS, rules="2011").attach("horn-of-gondor", "gimli").engaged("goblin-sniper")
    board.step_of_round("6.5").act("attack goblin-sniper", "attacker gimli", "pass")
    assert board.owed == "halt"
