"""Tactics events and attachments, a test for every clause."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers
from .test_tactics import TACTICS


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
