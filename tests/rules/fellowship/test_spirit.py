"""Spirit cards, a test for every clause: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers

SPIRIT = ("eowyn", "eleanor", "dunhere")


@covers("eowyn.action")
def test_eowyn_gains_willpower_for_a_card_of_a_hand():
    board = Board(SPIRIT).hand("gandalf", "sneak-attack").window("quest")
    board.act("use eowyn", "choose sneak-attack")
    assert board.stat("eowyn", m.WILLPOWER) == 5
    assert board.stat("eleanor", m.WILLPOWER) == 1
    assert board.hand_of() == ["gandalf"]
    assert board.where("sneak-attack") == "discard0"
    assert board.owed == "halt"
    assert board.end_phase("quest").stat("eowyn", m.WILLPOWER) == 4


@covers("eowyn.action")
def test_every_player_may_give_eowyn_a_card_once_a_round():
    board = Board(("eowyn",), ("gimli",)).hand("gandalf", "beorn").hand("faramir", "feint", seat=1)
    board.window("quest").act("use eowyn", "choose gandalf", "use eowyn", "choose faramir")
    assert board.stat("eowyn", m.WILLPOWER) == 6
    assert not board.can("use eowyn")
    assert board.hand_of(1) == ["feint"]
    board.pass_all().end_round().window("quest")
    assert board.can("use eowyn")
    assert Board(SPIRIT).window("quest").owed == "halt"


@covers("eleanor.response")
def test_eleanor_cancels_a_treachery_and_another_card_comes():
    board = Board(SPIRIT).exhaust("eowyn").encounter("wargs", "despair").reveal("the-necromancers-reach")
    board.act("use eleanor")
    assert not board.ready("eleanor")
    assert board.damage_on("eowyn") == board.damage_on("eleanor") == 0
    assert board.where("the-necromancers-reach") == "encounter_discard"
    assert board.where("wargs") == "staging"
    assert board.s.marks[board.i("the-necromancers-reach")] == 0


@covers("eleanor.response")
def test_eleanor_leaves_enemies_alone_and_must_be_ready():
    board = Board(SPIRIT).ally("beorn").commit("eowyn").reveal("black-forest-bats")
    assert board.where("black-forest-bats") == "staging"
    assert not board.s.marks[board.i("eowyn")] & m.COMMITTED
    board = Board(SPIRIT).exhaust("eleanor", "eowyn").reveal("the-necromancers-reach")
    assert board.damage_on("eowyn") == 1
    board = Board(SPIRIT).exhaust("eowyn").encounter("wargs").reveal("the-necromancers-reach").act("pass")
    assert board.damage_on("eowyn") == 1
    assert board.where("wargs") == "encounter"
    board = Board(SPIRIT).exhaust("eowyn").encounter("wargs").reveal("the-necromancers-reach")
    assert board.act("use eleanor").damage_on("eowyn") == 0


@covers("dunhere.passive")
def test_dunhere_attacks_an_enemy_of_the_staging_area_alone():
    board = Board(SPIRIT, ("legolas",)).staging("goblin-sniper").step_of_round("6.5")
    board.act("attack goblin-sniper")
    assert board.where("goblin-sniper") == "encounter_discard"
    assert not board.ready("dunhere")
    assert board.ready("legolas")
    assert board.ready("eowyn")
    assert Board(("eowyn", "eleanor")).staging("goblin-sniper").step_of_round("6.5").owed == "halt"


@covers("dunhere.passive")
def test_dunhere_attacks_engaged_enemies_with_others_too():
    board = Board(SPIRIT).engaged("goblin-sniper").staging("wargs").step_of_round("6.5")
    board.act("attack goblin-sniper", "attacker dunhere")
    assert board.can("attacker eowyn")
    board = Board(SPIRIT).staging("wargs").step_of_round("6.5")
    assert board.can("attack wargs")


@covers("dunhere.passive2")
def test_dunhere_is_stronger_against_the_staging_area_only():
    board = Board(SPIRIT).staging("marsh-adder").step_of_round("6.5").act("attack marsh-adder")
    assert board.damage_on("marsh-adder") == 2
    board = Board(SPIRIT).engaged("marsh-adder").step_of_round("6.5")
    board.act("attack marsh-adder", "attacker dunhere", "pass")
    assert board.damage_on("marsh-adder") == 1


@covers("dunhere.passive2")
def test_dunhere_keeps_his_strength_when_the_enemy_moves_in_mid_attack():
    board = Board(("dunhere", "eowyn", "aragorn")).resources(1, "aragorn").staging("marsh-adder")
    board.hand("sneak-attack", "son-of-arnor").step_of_round("6.5")
    board.act("attack marsh-adder", "play sneak-attack", "use son-of-arnor")
    assert board.where("marsh-adder") == "engaged0"
    assert board.damage_on("marsh-adder") == 2


@covers("wandering-took.action")
def test_the_took_goes_to_another_player_with_three_threat():
    board = Board(SPIRIT, ("gimli",)).ally("wandering-took").attach("self-preservation", "wandering-took")
    board.window("planning").act("use wandering-took")
    assert board.where("wandering-took") == "area1"
    assert board.s.threat == [17, 23]
    assert board.s.who[board.i("self-preservation")] == 1
    assert board.owed == "halt"
    effects.destroy(board.s, board.i("wandering-took"))
    assert board.where("wandering-took") == "discard0"


@covers("wandering-took.action")
def test_the_took_goes_once_a_round_and_not_without_another_player():
    assert Board(SPIRIT).ally("wandering-took").window("planning").owed == "halt"
    board = Board(SPIRIT, ("gimli",), ("aragorn",)).ally("wandering-took").window("planning")
    board.act("use wandering-took")
    assert board.options() == ["player 2", "player 3"]
    board.act("player 3")
    assert board.where("wandering-took") == "area2"
    assert board.s.threat == [17, 20, 23]
    assert board.owed == "halt"
    board.end_round().window("planning")
    assert board.can("use wandering-took")


@covers("wandering-took.action-2011")
def test_in_the_first_printing_the_took_may_go_to_and_fro():
    board = Board(SPIRIT, ("gimli",), rules="2011").ally("wandering-took").window("planning")
    board.act("use wandering-took", "use wandering-took", "use wandering-took")
    assert board.where("wandering-took") == "area1"
    assert board.s.threat == [17, 23]
    assert board.can("use wandering-took")


@covers("lorien-guide.response")
def test_the_guide_brings_progress_to_the_active_location():
    board = Board(SPIRIT).ally("lorien-guide").active("old-forest-road").staging("forest-gate")
    board.step_of_round("3.3").act("commit lorien-guide", "pass", "use lorien-guide")
    assert board.progress_on("old-forest-road") == 1
    assert board.progress_on("forest-gate") == 0
    assert board.progress_on("flies-and-spiders") == 0


@covers("lorien-guide.response")
def test_the_guide_needs_an_active_location_and_to_commit_himself():
    board = Board(SPIRIT).ally("lorien-guide").staging("forest-gate").step_of_round("3.3")
    assert board.act("commit lorien-guide", "pass").owed == "halt"
    board = Board(SPIRIT).ally("lorien-guide").active("forest-gate").step_of_round("3.3")
    assert board.act("commit eowyn", "pass").owed == "halt"
    board = Board(SPIRIT).ally("lorien-guide").active("forest-gate").progress("forest-gate", 3)
    board.encounter("wargs").step_of_round("3.3").act("commit lorien-guide", "pass", "use lorien-guide")
    assert board.where("forest-gate") == "encounter_discard"


@covers("northern-tracker.response")
def test_the_tracker_brings_progress_to_every_location_of_the_staging_area():
    board = Board(SPIRIT).ally("northern-tracker").active("forest-gate").staging("the-brown-lands")
    board.staging("old-forest-road", "wargs").encounter("king-spider").step_of_round("3.3")
    board.act("commit northern-tracker", "pass", "use northern-tracker")
    assert board.progress_on("old-forest-road") == 1
    assert board.where("the-brown-lands") == "encounter_discard"
    assert board.progress_on("forest-gate") == 0
    assert board.progress_on("wargs") == 0


@covers("northern-tracker.response")
def test_the_tracker_needs_a_location_there_and_to_commit_himself():
    board = Board(SPIRIT).ally("northern-tracker").active("forest-gate").step_of_round("3.3")
    assert board.act("commit northern-tracker", "pass").owed == "halt"
    board = Board(SPIRIT).ally("northern-tracker").staging("forest-gate").step_of_round("3.3")
    assert board.act("commit eowyn", "pass").owed == "halt"
    board = Board(SPIRIT).ally("northern-tracker").staging("forest-gate").step_of_round("3.3")
    board.act("commit northern-tracker", "pass", "use northern-tracker")
    assert board.progress_on("forest-gate") == 1


@covers("the-galadhrims-greeting.action")
def test_the_greeting_lowers_the_threat_of_one_player_or_of_all():
    def greeted(*how: str) -> Board:
        board = Board(SPIRIT, ("gimli",)).resources(3, "eowyn").hand("the-galadhrims-greeting").threat(30, 4)
        return board.window("quest").act("play the-galadhrims-greeting", *how)

    assert greeted("mode one_player", "player 1").s.threat == [24, 4]
    assert greeted("mode one_player", "player 2").s.threat == [30, 0]
    assert greeted("mode each_player").s.threat == [28, 2]
    assert greeted().resources_on("eowyn") == 0


@covers("strength-of-will.response")
def test_strength_of_will_makes_progress_on_the_location_travelled_to():
    board = Board(SPIRIT).hand("strength-of-will").staging("necromancers-pass")
    board.go(("arrive", board.i("necromancers-pass"))).act("play strength-of-will", "choose eleanor")
    assert board.where("necromancers-pass") == "encounter_discard"
    assert not board.ready("eleanor")
    assert board.ready("eowyn")
    assert board.progress_on("flies-and-spiders") == 0


@covers("strength-of-will.response")
def test_strength_of_will_needs_a_ready_spirit_character():
    def at_the_gate(*tired: str) -> Board:
        board = Board(("eowyn", "gimli", "aragorn")).hand("strength-of-will").staging("gladden-fields")
        board.attach("celebrians-stone", "aragorn").ally("lorien-guide", "gondorian-spearman")
        return board.exhaust(*tired).go(("arrive", board.i("gladden-fields")))

    board = at_the_gate("lorien-guide").act("play strength-of-will")
    assert board.options() == ["choose eowyn", "choose aragorn"]
    board.act("choose aragorn")
    assert board.progress_on("gladden-fields") == 2
    assert at_the_gate("lorien-guide", "eowyn", "aragorn").owed == "halt"
    board = at_the_gate("eowyn", "aragorn").act("play strength-of-will")
    assert not board.ready("lorien-guide")
    assert board.ready("gondorian-spearman")


@covers("hasty-stroke.response")
def test_hasty_stroke_cancels_a_shadow_effect():
    board = (
        Board(("eleanor", "dunhere")).resources(1, "eleanor").hand("hasty-stroke").engaged("dol-guldur-orcs")
    )
    board.shadow("dol-guldur-orcs", "east-bight-patrol").enemy_attacks("dol-guldur-orcs")
    assert board.owed == "defender"
    board.act("pass", "play hasty-stroke", "choose dunhere")
    assert board.damage_on("dunhere") == 2
    assert board.s.threat == [20]
    assert board.where("hasty-stroke") == "discard0"
