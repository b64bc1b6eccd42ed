"""Tactics cards, a test for every clause: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers

TACTICS = ("gimli", "legolas", "thalin")


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
