"""Lore cards, a test for every clause: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m

from .board import Board, knows
from .covers import covers

LORE = ("glorfindel", "denethor", "beravor")


def bare(board: Board) -> list[str]:
    """The options without the numbers of copies."""
    return [one.partition(".")[0] for one in board.options()]


# ---- heroes ------------------------------------------------------------------------------------------------------------


@covers("glorfindel.action")
def test_glorfindel_pays_to_heal_one_damage_of_any_character():
    board = Board(LORE, ("gimli",)).resources(2, "glorfindel").damage("gimli", 3).damage("denethor", 1)
    board.window("quest").act("use glorfindel", "choose gimli")
    assert board.damage_on("gimli") == 2
    assert board.damage_on("denethor") == 1
    assert board.resources_on("glorfindel") == 1
    assert board.owed == "halt"


@covers("glorfindel.action")
def test_glorfindel_heals_once_a_round_from_his_own_pool_and_only_the_damaged():
    assert Board(LORE).resources(2).window("quest").can("use glorfindel") is False
    board = Board(LORE).resources(2, "denethor").damage("denethor", 1).window("quest")
    assert not board.can("use glorfindel")
    board = Board(LORE).resources(2, "glorfindel").damage("denethor", 2).window("quest")
    board.act("use glorfindel")
    assert board.damage_on("denethor") == 1
    board.end_phase("quest").window("travel")
    assert not board.can("use glorfindel")
    assert board.end_round().window("quest").can("use glorfindel")


@covers("denethor.action")
def test_denethor_looks_at_the_top_card_and_may_put_it_under_the_deck():
    board = Board(LORE, ("gimli",)).encounter("wargs", "hill-troll", "despair").window("quest")
    board.act("use denethor")
    assert knows(board.s, 0, board.i("wargs"))
    assert not knows(board.s, 1, board.i("wargs"))
    assert not knows(board.s, 0, board.i("hill-troll"))
    board.act("mode bottom")
    assert board.pile_of(m.ENCOUNTER) == ["wargs", "despair", "hill-troll"]
    assert not board.ready("denethor")
    assert knows(board.s, 0, board.i("wargs"))
    assert not knows(board.s, 0, board.i("hill-troll"))


@covers("denethor.action")
def test_denethor_may_leave_the_card_and_needs_a_deck():
    board = Board(LORE).encounter("wargs", "hill-troll").window("quest").act("use denethor", "pass")
    assert board.pile_of(m.ENCOUNTER) == ["hill-troll", "wargs"]
    assert knows(board.s, 0, board.i("wargs"))
    assert not Board(LORE).window("quest").can("use denethor")
    assert not Board(LORE).encounter("wargs").exhaust("denethor").window("quest").can("use denethor")


@covers("beravor.action")
def test_beravor_lets_one_player_draw_two_cards():
    board = Board(LORE, ("gimli",)).deck("beorn", "feint", "gandalf", seat=1).deck("gleowine", "gandalf")
    board.window("planning").act("use beravor", "player 2")
    assert board.hand_of(1) == ["beorn", "feint"]
    assert board.hand_of() == []
    assert not board.ready("beravor")


@covers("beravor.action")
def test_beravor_draws_once_a_round_even_if_she_is_readied():
    board = Board(LORE).deck("beorn", "feint", "gandalf").window("planning").act("use beravor")
    board.s.mark(board.i("beravor"), m.EXHAUSTED, False)
    assert not board.window("planning").can("use beravor")
    assert board.end_round().window("planning").can("use beravor")
    assert not Board(LORE).window("planning").can("use beravor")


@covers("beravor.action-2011")
def test_in_the_first_printing_beravor_draws_whenever_she_is_ready():
    board = Board(LORE, rules="2011").deck("beorn", "feint", "gandalf").window("planning").act("use beravor")
    board.s.mark(board.i("beravor"), m.EXHAUSTED, False)
    board.window("planning").act("use beravor")
    assert board.hand_of() == ["beorn", "feint", "gandalf"]


# ---- allies ------------------------------------------------------------------------------------------------------------


@covers("daughter-of-the-nimrodel.action")
def test_the_daughter_heals_up_to_two_damage_of_one_hero():
    board = Board(LORE, ("gimli",)).ally("daughter-of-the-nimrodel").damage("gimli", 3).damage("denethor", 1)
    board.window("quest").act("use daughter-of-the-nimrodel", "choose gimli")
    assert board.options() == ["amount 1", "amount 2"]
    board.act("amount 2")
    assert board.damage_on("gimli") == 1
    assert board.damage_on("denethor") == 1
    assert not board.ready("daughter-of-the-nimrodel")


@covers("daughter-of-the-nimrodel.action")
def test_the_daughter_heals_no_ally_and_no_more_than_there_is():
    board = Board(LORE).ally("daughter-of-the-nimrodel", "beorn").damage("beorn", 3).window("quest")
    assert not board.can("use daughter-of-the-nimrodel")
    board = Board(LORE).ally("daughter-of-the-nimrodel").damage("denethor", 1).window("quest")
    assert board.act("use daughter-of-the-nimrodel").damage_on("denethor") == 0


@covers("erebor-hammersmith.response")
def test_the_hammersmith_brings_a_topmost_attachment_to_its_owners_hand():
    board = Board(LORE, ("gimli",)).resources(2, "glorfindel").hand("erebor-hammersmith")
    board.discard("forest-snare", "dark-knowledge", "feint").discard("dwarven-axe", "beorn", seat=1)
    board.plan().act("play erebor-hammersmith", "use erebor-hammersmith")
    assert bare(board) == ["choose dark-knowledge", "choose dwarven-axe"]
    board.act("choose dwarven-axe").pass_all()
    assert board.hand_of(1) == ["dwarven-axe"]
    assert board.pile_of(m.DISCARD) == ["forest-snare", "dark-knowledge", "feint"]
    assert board.pile_of(m.DISCARD + 1) == ["beorn"]


@covers("erebor-hammersmith.response")
def test_the_hammersmith_must_be_played_and_find_an_attachment():
    board = Board(LORE).resources(2, "glorfindel").hand("erebor-hammersmith").discard("feint")
    assert board.plan().act("play erebor-hammersmith").owed == "halt"
    board = Board(("aragorn",)).resources(1).hand("sneak-attack", "erebor-hammersmith")
    board.discard("dark-knowledge").window("planning").act("play sneak-attack")
    assert board.where("erebor-hammersmith") == "area0"
    assert board.owed == "halt"
    board = Board(LORE).resources(2, "glorfindel").hand("erebor-hammersmith").discard("dark-knowledge")
    board.plan().act("play erebor-hammersmith", "use erebor-hammersmith")
    assert board.hand_of() == ["dark-knowledge"]


@covers("henamarth-riversong.action")
def test_henamarth_looks_at_the_top_card_alone():
    board = Board(LORE, ("gimli",)).ally("henamarth-riversong").exhaust(*LORE).encounter("wargs", "despair")
    board.window("quest").act("use henamarth-riversong")
    assert knows(board.s, 0, board.i("wargs"))
    assert not knows(board.s, 1, board.i("wargs"))
    assert not knows(board.s, 0, board.i("despair"))
    assert board.pile_of(m.ENCOUNTER) == ["despair", "wargs"]
    assert not board.ready("henamarth-riversong")
    assert board.owed == "halt"
    assert Board(LORE).ally("henamarth-riversong").window("quest").owed == "halt"


@covers("miner-of-the-iron-hills.response")
def test_the_miner_discards_a_condition():
    board = Board(LORE, ("gimli",)).resources(2, "glorfindel").hand("miner-of-the-iron-hills")
    board.attach("dark-knowledge", "denethor").attach("unexpected-courage", "gimli", seat=1)
    board.attach("dwarven-axe", "gimli", seat=1)
    board.plan().act("play miner-of-the-iron-hills", "use miner-of-the-iron-hills")
    assert bare(board) == ["choose dark-knowledge", "choose unexpected-courage"]
    board.act("choose unexpected-courage").pass_all()
    assert board.where("unexpected-courage") == "discard1"
    assert board.where("dark-knowledge") == "attached"
    assert board.where("dwarven-axe") == "attached"


@covers("miner-of-the-iron-hills.response")
def test_the_miner_comes_with_nothing_to_do_where_there_is_no_condition():
    board = Board(LORE).resources(2, "glorfindel").hand("miner-of-the-iron-hills")
    board.attach("dwarven-axe", "denethor").plan().act("play miner-of-the-iron-hills")
    assert board.owed == "halt"
    board = Board(("aragorn",)).resources(1).hand("sneak-attack", "miner-of-the-iron-hills")
    board.attach("dark-knowledge", "aragorn").window("planning")
    board.act("play sneak-attack", "use miner-of-the-iron-hills")
    assert board.where("dark-knowledge") == "discard0"


@covers("gleowine.action")
def test_gleowine_lets_one_player_draw():
    board = Board(LORE, ("gimli",)).ally("gleowine").exhaust("beravor").deck("beorn", seat=1).deck("gandalf")
    board.window("planning").act("use gleowine", "player 2")
    assert board.hand_of(1) == ["beorn"]
    assert board.hand_of() == []
    assert not board.ready("gleowine")
    assert Board(LORE).ally("gleowine").window("planning").owed == "halt"


# ---- events ------------------------------------------------------------------------------------------------------------


@covers("lore-of-imladris.action")
def test_lore_of_imladris_heals_one_character():
    board = Board(("denethor", "beravor"), ("gimli",)).resources(2, "denethor").hand("lore-of-imladris")
    board.ally("beorn", seat=1).damage("beorn", 5).damage("gimli", 2).window("combat")
    board.act("play lore-of-imladris", "choose beorn")
    assert board.damage_on("beorn") == 0
    assert board.damage_on("gimli") == 2
    assert not Board(LORE).resources(2).hand("lore-of-imladris").window("combat").can("play lore-of-imladris")


@covers("loriens-wealth.action")
def test_loriens_wealth_lets_one_player_draw_three():
    board = Board(LORE, ("gimli",)).resources(3, "denethor").hand("loriens-wealth").deck("gandalf")
    board.deck("beorn", "feint", "gandalf", "faramir", seat=1).window("planning")
    board.act("play loriens-wealth", "player 2")
    assert board.hand_of(1) == ["beorn", "feint", "gandalf"]
    assert board.hand_of() == []
    assert not Board(LORE).resources(3).hand("loriens-wealth").window("planning").can("play loriens-wealth")


@covers("radagasts-cunning.action")
def test_radagasts_cunning_takes_the_threat_of_an_enemy_out_of_the_sum():
    board = Board(LORE).resources(1, "denethor").hand("radagasts-cunning")
    board.staging("marsh-adder", "wargs", "forest-gate").window("quest")
    board.act("play radagasts-cunning")
    assert bare(board) == ["choose marsh-adder", "choose wargs"]
    board.act("choose marsh-adder").pass_all()
    assert board.s.staging_threat() == 4
    assert board.end_phase("quest").s.staging_threat() == 7


@covers("radagasts-cunning.action")
def test_radagasts_cunning_is_for_the_quest_phase_and_staged_enemies():
    board = Board(LORE).resources(1).hand("radagasts-cunning").staging("wargs").window("travel")
    assert not board.can("play radagasts-cunning")
    board = Board(LORE).resources(1).hand("radagasts-cunning").staging("forest-gate").engaged("wargs")
    assert not board.window("quest").can("play radagasts-cunning")
    board = Board(LORE).resources(1, "denethor").hand("radagasts-cunning").staging("wargs").window("quest")
    assert board.act("play radagasts-cunning").s.staging_threat() == 0


@covers("secret-paths.action")
def test_secret_paths_takes_the_threat_of_a_location_out_of_the_sum():
    board = Board(LORE).resources(1, "denethor").hand("secret-paths").active("old-forest-road")
    board.staging("the-brown-lands", "wargs", "forest-gate").window("quest").act("play secret-paths")
    assert bare(board) == ["choose the-brown-lands", "choose forest-gate"]
    board.act("choose the-brown-lands").pass_all()
    assert board.s.staging_threat() == 4
    assert board.end_phase("quest").s.staging_threat() == 9


@covers("secret-paths.action")
def test_secret_paths_is_for_the_quest_phase_and_staged_locations():
    board = Board(LORE).resources(1).hand("secret-paths").staging("forest-gate").window("travel")
    assert not board.can("play secret-paths")
    board = Board(LORE).resources(1).hand("secret-paths").staging("wargs").active("forest-gate")
    assert not board.window("quest").can("play secret-paths")
    board = Board(LORE).resources(1, "denethor").hand("secret-paths").staging("forest-gate").window("quest")
    assert board.act("play secret-paths").s.staging_threat() == 0


@covers("gandalfs-search.action")
def test_gandalfs_search_takes_one_of_the_top_cards_and_orders_the_rest():
    board = Board(("denethor",), ("gimli",)).resources(3, "denethor").hand("gandalfs-search")
    board.deck("beorn", "feint", "gandalf", "faramir", seat=1).deck("gleowine").window("planning")
    board.act("play gandalfs-search", "amount 3", "player 2")
    assert bare(board) == ["choose beorn", "choose feint", "choose gandalf"]
    board.act("choose feint", "choose gandalf")
    assert board.hand_of(1) == ["feint"]
    assert board.pile_of(m.DECK + 1) == ["faramir", "beorn", "gandalf"]
    assert board.resources_on("denethor") == 0
    assert board.where("gandalfs-search") == "discard0"
    s = board.s
    for name in ("beorn", "gandalf"):
        assert knows(s, 0, s.piles[m.DECK + 1][2 if name == "gandalf" else 1])
    assert not any(knows(s, 1, i) for i in s.piles[m.DECK + 1])
    assert not knows(s, 0, s.piles[m.DECK + 1][0])


@covers("gandalfs-search.action")
def test_gandalfs_search_is_paid_with_lore_and_needs_a_deck():
    def could_play(board: Board) -> bool:
        return board.hand("gandalfs-search").window("planning").can("play gandalfs-search")

    assert could_play(Board(("denethor", "gimli")).resources(1, "denethor").deck("gandalf"))
    assert not could_play(Board(("denethor", "gimli")).resources(1, "gimli").deck("gandalf"))
    assert not could_play(Board(("denethor", "gimli")).resources(1))
    board = Board(("denethor", "gimli")).resources(5).hand("gandalfs-search").deck("gandalf", "beorn")
    board.window("planning").act("play gandalfs-search")
    assert board.options() == ["amount 1", "amount 2"]
    board.act("amount 1")
    assert board.hand_of() == ["gandalf"]
    assert board.resources_on("denethor") == 4


@covers("gandalfs-search.action")
def test_who_knew_a_searched_card_does_not_know_where_it_has_gone():
    board = Board(("denethor",), ("gimli",)).resources(2, "denethor").hand("gandalfs-search")
    board.deck("beorn", "feint", "faramir", seat=1)
    top = board.s.piles[m.DECK + 1][-1]
    board.s.reveal_to((top,), (1,))
    board.window("planning").act("play gandalfs-search", "amount 2", "choose feint")
    assert board.s.piles[m.DECK + 1][-1] == top
    assert not knows(board.s, 1, top)
    assert knows(board.s, 0, top)


@covers("beorns-hospitality.action")
def test_beorns_hospitality_heals_all_heroes_of_one_player():
    board = Board(("denethor", "beravor"), ("gimli",)).resources(5, "denethor").hand("beorns-hospitality")
    board.ally("beorn").damage("beorn", 2).damage("denethor", 1).damage("beravor", 3).damage("gimli", 4)
    board.window("combat").act("play beorns-hospitality", "player 1")
    assert board.damage_on("denethor") == board.damage_on("beravor") == 0
    assert board.damage_on("beorn") == 2
    assert board.damage_on("gimli") == 4
    board = Board(LORE).resources(9).hand("beorns-hospitality").ally("beorn").damage("beorn", 2)
    assert not board.window("combat").can("play beorns-hospitality")


# ---- attachments -------------------------------------------------------------------------------------------------------


@covers("forest-snare.attach")
def test_forest_snare_goes_to_an_engaged_enemy():
    board = Board(LORE, ("gimli",)).resources(3, "denethor").hand("forest-snare").staging("goblin-sniper")
    board.engaged("king-spider").engaged("wargs", seat=1).plan().act("play forest-snare")
    assert bare(board) == ["choose king-spider", "choose wargs"]
    board.act("choose wargs")
    assert board.s.host[board.i("forest-snare")] == board.i("wargs")
    assert board.s.who[board.i("forest-snare")] == 0
    board = Board(LORE).resources(3).hand("forest-snare").staging("wargs").plan()
    assert not board.can("play forest-snare")


@covers("forest-snare.passive")
def test_an_enemy_in_a_snare_does_not_attack():
    board = Board(LORE).engaged("king-spider", "wargs").attach("forest-snare", "wargs").exhaust("beravor")
    board.step_of_round("6.4").act("defend denethor")
    assert board.damage_on("denethor") == 0
    assert board.owed == "halt"
    effects.discard(board.s, board.i("forest-snare"))
    assert board.step_of_round("6.4").act("pass").owed == "undefended"


@covers("protector-of-lorien.attach", "dark-knowledge.attach")
def test_a_title_and_a_condition_go_to_heroes_alone():
    for name in ("protector-of-lorien", "dark-knowledge"):
        board = Board(("denethor",), ("gimli",)).resources(1, "denethor").hand(name).ally("gleowine")
        board.plan().act(f"play {name}")
        assert board.options() == ["choose denethor", "choose gimli"]
        assert board.act("choose gimli").s.who[board.i(name)] == 1


@covers("protector-of-lorien.action")
def test_the_protector_gives_defense_or_willpower_for_cards_three_times_a_phase():
    board = Board(("denethor", "beravor")).exhaust("beravor").attach("protector-of-lorien", "denethor")
    board.hand("feint", "beorn", "gandalf", "faramir").window("quest")
    board.act("use protector-of-lorien", "choose feint", "mode defense")
    board.act("use protector-of-lorien", "choose beorn", "mode willpower")
    assert board.stat("denethor", m.DEFENSE) == 4
    assert board.stat("denethor", m.WILLPOWER) == 2
    assert board.stat("beravor", m.DEFENSE) == 2
    board.act("use protector-of-lorien", "choose gandalf", "mode defense")
    assert board.stat("denethor", m.DEFENSE) == 5
    assert board.owed == "halt"
    assert board.hand_of() == ["faramir"]
    board.end_phase("quest").window("combat")
    assert board.stat("denethor", m.DEFENSE) == 3
    assert board.can("use protector-of-lorien")


@covers("protector-of-lorien.action")
def test_the_protector_asks_for_a_card():
    board = Board(("gimli",)).attach("protector-of-lorien", "gimli")
    assert board.window("quest").owed == "halt"
    board = Board(("gimli",)).attach("protector-of-lorien", "gimli").hand("beorn").window("quest")
    board.act("use protector-of-lorien", "mode willpower")
    assert board.stat("gimli", m.WILLPOWER) == 3
    assert board.where("beorn") == "discard0"


@covers("protector-of-lorien.action-2011")
def test_in_the_first_printing_the_protector_has_no_limit():
    board = Board(("gimli",), rules="2011").attach("protector-of-lorien", "gimli")
    board.hand("feint", "beorn", "gandalf", "faramir").window("quest")
    for name in ("feint", "beorn", "gandalf"):
        board.act("use protector-of-lorien", f"choose {name}", "mode defense")
    board.act("use protector-of-lorien", "mode defense")
    assert board.stat("gimli", m.DEFENSE) == 6


@covers("dark-knowledge.passive")
def test_dark_knowledge_costs_its_hero_willpower():
    board = Board(LORE).attach("dark-knowledge", "glorfindel")
    assert board.stat("glorfindel", m.WILLPOWER) == 2
    assert board.stat("beravor", m.WILLPOWER) == 2
    assert Board(("thalin",)).attach("dark-knowledge", "thalin").stat("thalin", m.WILLPOWER) == 0


@covers("dark-knowledge.response")
def test_dark_knowledge_shows_its_player_one_shadow_card_just_dealt():
    board = Board(("gimli",), ("thalin",)).attach("dark-knowledge", "gimli")
    board.engaged("king-spider", "wargs").encounter("despair", "forest-gate", "evil-storm")
    board.step_of_round("6.2").act("use dark-knowledge")
    assert knows(board.s, 0, board.i("despair"))
    assert not knows(board.s, 1, board.i("despair"))
    assert not knows(board.s, 0, board.i("forest-gate"))
    assert not board.ready("dark-knowledge")
    assert board.owed == "halt"


@covers("dark-knowledge.response")
def test_dark_knowledge_does_not_look_at_the_shadow_cards_of_others():
    board = Board(("gimli",), ("thalin",)).attach("dark-knowledge", "gimli").engaged("wargs", seat=1)
    assert board.encounter("despair").step_of_round("6.2").owed == "halt"
    board = Board(("gimli",), ("thalin",)).attach("dark-knowledge", "gimli").engaged("wargs")
    board.encounter("despair").step_of_round("6.2").act("pass")
    assert not knows(board.s, 0, board.i("despair"))
    board = Board(("gimli",)).attach("dark-knowledge", "gimli").engaged("wargs").encounter("despair")
    board.step_of_round("6.2").act("use dark-knowledge")
    assert knows(board.s, 0, board.i("despair"))


@covers("self-preservation.attach")
def test_self_preservation_goes_to_any_character():
    board = (
        Board(("denethor",), ("gimli",)).resources(3, "denethor").hand("self-preservation").ally("gleowine")
    )
    board.engaged("wargs").plan().act("play self-preservation")
    assert board.options() == ["choose denethor", "choose gleowine.1", "choose gimli"]
    board.act("choose gleowine")
    assert board.s.host[board.i("self-preservation")] == board.i("gleowine")


@covers("self-preservation.action")
def test_self_preservation_heals_its_bearer():
    board = Board(("denethor", "beravor")).attach("self-preservation", "denethor").damage("denethor", 2)
    board.exhaust("beravor").damage("beravor", 3).window("combat").act("use self-preservation")
    assert board.damage_on("denethor") == 0
    assert board.damage_on("beravor") == 3
    assert not board.ready("self-preservation")
    board = Board(("gimli",)).attach("self-preservation", "gimli").window("combat")
    assert not board.can("use self-preservation")
