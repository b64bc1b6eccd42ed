"""Spirit events and attachments, a test for every clause."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers
from .test_spirit import SPIRIT


@covers("hasty-stroke.response")
def test_hasty_stroke_is_not_asked_where_a_shadow_has_no_effect_and_may_be_kept():
    board = Board(("eleanor", "dunhere")).resources(1).hand("hasty-stroke").engaged("dol-guldur-orcs")
    board.shadow("dol-guldur-orcs", "great-forest-web").enemy_attacks("dol-guldur-orcs").act("pass")
    assert board.owed == "undefended"
    board = Board(("eleanor", "dunhere")).resources(1).hand("hasty-stroke").engaged("dol-guldur-orcs")
    board.shadow("dol-guldur-orcs", "east-bight-patrol", "forest-spider")
    board.enemy_attacks("dol-guldur-orcs").act("pass", "pass", "play hasty-stroke", "pay eleanor:1")
    assert board.s.threat == [23]
    assert board.act("choose dunhere").damage_on("dunhere") == 3


@covers("will-of-the-west.action")
def test_will_of_the_west_shuffles_a_discard_pile_in_and_is_gone():
    board = Board(SPIRIT, ("gimli", "thalin")).resources(1, "eowyn").hand("will-of-the-west")
    board.discard("faramir", "feint", seat=1).deck("beorn", seat=1).discard("gandalf")
    effects.destroy(board.s, board.i("thalin"))
    board.window("planning").act("play will-of-the-west", "player 2")
    assert sorted(board.pile_of(m.DECK + 1)) == ["beorn", "faramir", "feint"]
    assert board.pile_of(m.DISCARD + 1) == ["thalin"]
    assert board.pile_of(m.DISCARD) == ["gandalf"]
    assert board.where("will-of-the-west") == "removed"


@covers("will-of-the-west.action")
def test_will_of_the_west_needs_a_card_that_can_go_back():
    board = Board(SPIRIT).resources(1).hand("will-of-the-west").window("planning")
    assert not board.can("play will-of-the-west")
    board = Board(SPIRIT).resources(1, "eowyn").hand("will-of-the-west").discard("beorn").window("planning")
    board.act("play will-of-the-west")
    assert board.pile_of(m.DECK) == ["beorn"]


@covers("will-of-the-west.action-2011")
def test_in_the_first_printing_will_of_the_west_is_discarded():
    board = Board(SPIRIT, rules="2011").resources(1, "eowyn").hand("will-of-the-west").discard("beorn")
    board.window("planning").act("play will-of-the-west")
    assert board.pile_of(m.DECK) == ["beorn"]
    assert board.where("will-of-the-west") == "discard0"


@covers("a-test-of-will.response")
def test_a_test_of_will_cancels_a_when_revealed_effect_and_no_keyword():
    board = Board(SPIRIT).resources(1, "eowyn").hand("a-test-of-will").exhaust("eowyn", "eleanor")
    board.encounter("wargs").reveal("the-necromancers-reach").act("play a-test-of-will")
    assert board.damage_on("eowyn") == 0
    assert board.where("the-necromancers-reach") == "encounter_discard"
    assert board.where("wargs") == "encounter"


@covers("a-test-of-will.response")
def test_a_test_of_will_cancels_the_effect_of_an_enemy_which_comes_all_the_same():
    board = Board(SPIRIT).resources(1, "eowyn").hand("a-test-of-will").commit("eowyn")
    board.reveal("black-forest-bats").act("play a-test-of-will")
    assert board.where("black-forest-bats") == "staging"
    assert board.s.marks[board.i("eowyn")] & m.COMMITTED
    board = Board(SPIRIT).resources(1).hand("a-test-of-will").reveal("wargs")
    assert board.owed == "halt"


@covers("a-test-of-will.response")
def test_what_is_cancelled_is_not_offered_again():
    board = Board(SPIRIT).resources(1, "eowyn").hand("a-test-of-will").exhaust("eowyn")
    board.encounter("wargs").reveal("the-necromancers-reach").act("use eleanor")
    assert board.owed == "halt"
    board = Board(SPIRIT).resources(1, "eowyn").hand("a-test-of-will").exhaust("eowyn")
    board.encounter("wargs").reveal("the-necromancers-reach").act("play a-test-of-will")
    assert board.owed == "halt"
    assert board.ready("eleanor")


@covers("stand-and-fight.action")
def test_stand_and_fight_brings_back_an_ally_of_any_player_for_its_cost():
    board = Board(SPIRIT, ("gimli",)).resources(2, "eowyn", "dunhere").hand("stand-and-fight")
    board.discard("faramir", "gandalf", "beorn", seat=1).discard("wandering-took")
    board.window("planning").act("play stand-and-fight")
    assert [one.partition(".")[0] for one in board.options()] == ["choose wandering-took", "choose faramir"]
    board.act("choose faramir")
    assert board.where("faramir") == "area0"
    assert board.resources_on("eowyn") == board.resources_on("dunhere") == 0
    assert board.ready("faramir")
    assert board.s.catalogue.owner[board.i("faramir")] == 1
    effects.discard(board.s, board.i("faramir"))
    assert board.where("faramir") == "discard1"


@covers("stand-and-fight.action")
def test_stand_and_fight_needs_the_cost_a_sphere_and_no_second_unique_card():
    def may_play(board: Board) -> bool:
        return board.hand("stand-and-fight").window("planning").can("play stand-and-fight")

    assert may_play(Board(SPIRIT).resources(4, "eowyn").discard("faramir"))
    assert not may_play(Board(SPIRIT).resources(3, "eowyn").discard("faramir"))
    assert not may_play(Board(SPIRIT).resources(9).discard("gandalf", "feint"))
    assert not may_play(Board(SPIRIT).resources(9).discard("faramir").ally("faramir"))
    assert not may_play(Board(SPIRIT).resources(9))


@covers("a-light-in-the-dark.action")
def test_a_light_in_the_dark_sends_an_engaged_enemy_back():
    board = Board(SPIRIT, ("gimli",)).resources(2, "eowyn").hand("a-light-in-the-dark")
    board.engaged("wargs", seat=1).engaged("goblin-sniper").damage("wargs", 1)
    board.window("combat").act("play a-light-in-the-dark", "choose wargs")
    assert board.where("wargs") == "staging"
    assert board.damage_on("wargs") == 1
    assert board.where("goblin-sniper") == "engaged0"
    board = Board(SPIRIT).resources(2).hand("a-light-in-the-dark").staging("wargs").window("combat")
    assert not board.can("play a-light-in-the-dark")


@covers("a-light-in-the-dark.action")
def test_an_enemy_sent_back_in_mid_attack_strikes_all_the_same_with_its_shadow_card():
    board = Board(SPIRIT).resources(2, "eowyn").hand("a-light-in-the-dark").engaged("wargs")
    board.shadow("wargs", "east-bight-patrol").enemy_attacks("wargs").act("play a-light-in-the-dark")
    assert board.where("wargs") == "staging"
    board.act("defend dunhere").pass_all()
    assert board.damage_on("dunhere") == 3


@covers("dwarven-tomb.action")
def test_dwarven_tomb_brings_a_spirit_card_back_to_the_hand():
    board = Board(SPIRIT, ("gimli",)).resources(1, "eowyn").hand("dwarven-tomb")
    board.discard("hasty-stroke", "gandalf", "lorien-guide").discard("stand-and-fight", seat=1)
    effects.destroy(board.s, board.i("eleanor"))
    board.window("planning").act("play dwarven-tomb")
    assert [one.partition(".")[0] for one in board.options()] == [
        "choose hasty-stroke",
        "choose lorien-guide",
    ]
    board.act("choose lorien-guide")
    assert board.hand_of() == ["lorien-guide"]
    assert board.pile_of(m.DISCARD) == ["hasty-stroke", "gandalf", "eleanor", "dwarven-tomb"]


@covers("dwarven-tomb.action")
def test_dwarven_tomb_needs_a_spirit_card():
    board = Board(SPIRIT).resources(1).hand("dwarven-tomb").discard("gandalf", "feint").window("planning")
    assert not board.can("play dwarven-tomb")
    board = Board(SPIRIT).resources(1, "eowyn").hand("dwarven-tomb").discard("hasty-stroke")
    assert board.window("planning").act("play dwarven-tomb").hand_of() == ["hasty-stroke"]


@covers("fortune-or-fate.action")
def test_fortune_or_fate_brings_a_hero_back_under_its_owner():
    board = Board(SPIRIT, ("gimli", "thalin")).resources(5, "eowyn", "thalin").hand("fortune-or-fate")
    board.damage("thalin", 4)
    effects.destroy(board.s, board.i("thalin"))
    board.window("planning").act("play fortune-or-fate")
    assert board.where("thalin") == "area1"
    assert board.s.who[board.i("thalin")] == 1
    assert board.damage_on("thalin") == board.resources_on("thalin") == 0
    assert board.ready("thalin")
    assert board.where("fortune-or-fate") == "discard0"


@covers("fortune-or-fate.action")
def test_fortune_or_fate_passes_over_allies_and_eliminated_players():
    board = Board(SPIRIT, ("gimli",)).resources(9).hand("fortune-or-fate").discard("faramir")
    effects.eliminate(board.s, 1)
    assert board.where("gimli") == "discard1"
    assert not board.window("planning").can("play fortune-or-fate")
    board = Board(SPIRIT).resources(5, "eowyn").hand("fortune-or-fate")
    effects.destroy(board.s, board.i("eleanor"))
    assert board.window("planning").act("play fortune-or-fate").where("eleanor") == "area0"


@covers("the-favor-of-the-lady.attach", "unexpected-courage.attach")
def test_conditions_of_the_sphere_go_to_heroes_alone():
    for name in ("the-favor-of-the-lady", "unexpected-courage"):
        board = Board(SPIRIT, ("gimli",)).resources(2, "eowyn").hand(name).ally("lorien-guide")
        board.plan().act(f"play {name}")
        assert board.options() == [f"choose {one}" for one in (*SPIRIT, "gimli")]
        assert board.act("choose gimli").s.host[board.i(name)] == board.i("gimli")


@covers("the-favor-of-the-lady.passive")
def test_the_favor_of_the_lady_gives_its_hero_willpower():
    board = Board(SPIRIT).attach("the-favor-of-the-lady.1", "eleanor")
    assert board.stat("eleanor", m.WILLPOWER) == 2
    assert board.stat("eowyn", m.WILLPOWER) == 4
    assert board.attach("the-favor-of-the-lady.2", "eleanor").stat("eleanor", m.WILLPOWER) == 3


@covers("power-in-the-earth.attach")
def test_power_in_the_earth_goes_to_any_location():
    board = Board(SPIRIT).resources(1, "eowyn").hand("power-in-the-earth").active("forest-gate")
    board.staging("old-forest-road", "wargs").plan().act("play power-in-the-earth")
    assert [one.partition(".")[0] for one in board.options()] == [
        "choose forest-gate",
        "choose old-forest-road",
    ]
    board.act("choose old-forest-road")
    assert board.s.host[board.i("power-in-the-earth")] == board.i("old-forest-road")
    board = Board(SPIRIT).resources(1).hand("power-in-the-earth").staging("wargs").plan()
    assert not board.can("play power-in-the-earth")


@covers("power-in-the-earth.passive")
def test_power_in_the_earth_lowers_the_threat_of_its_location():
    board = Board(SPIRIT).staging("forest-gate", "wargs")
    assert board.s.staging_threat() == 4
    board.attach("power-in-the-earth.1", "forest-gate")
    assert board.s.staging_threat() == 3
    assert board.attach("power-in-the-earth.2", "forest-gate").stat("forest-gate", m.THREAT) == 0
    assert board.stat("wargs", m.THREAT) == 2


@covers("unexpected-courage.action")
def test_unexpected_courage_readies_its_hero_once_a_round():
    board = Board(SPIRIT).attach("unexpected-courage", "eowyn").exhaust("eowyn", "eleanor").window("quest")
    board.act("use unexpected-courage")
    assert board.ready("eowyn")
    assert not board.ready("eleanor")
    assert not board.ready("unexpected-courage")
    assert board.owed == "halt"
    board.exhaust("eowyn").window("quest")
    assert board.owed == "halt"
    assert board.step_of_round("7.2").ready("unexpected-courage")


@covers("unexpected-courage.action")
def test_unexpected_courage_is_not_used_on_a_ready_hero():
    assert Board(SPIRIT).attach("unexpected-courage", "eowyn").window("quest").owed == "halt"
    board = Board(SPIRIT).attach("unexpected-courage", "eowyn").exhaust("eowyn").window("quest")
    assert board.act("use unexpected-courage").ready("eowyn")
