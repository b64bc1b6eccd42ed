"""Passage Through Mirkwood and its quest cards, a test for every clause: what it does, when it does not, who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.game import GAME

from .board import Board
from .covers import covers

TWO = (("aragorn", "theodred"), ("legolas", "gimli"))


# ---- enemies -----------------------------------------------------------------------------------------------------------


@covers("forest-spider.forced")
def test_a_forest_spider_is_stronger_in_the_round_in_which_it_engages():
    board = Board().staging("forest-spider.1", "forest-spider.2").threat(25).step_of_round("5.2")
    board.act("engage forest-spider.2")
    assert board.stat("forest-spider.2", m.STRENGTH) == 3
    assert board.stat("forest-spider.1", m.STRENGTH) == 2
    assert board.end_phase("encounter").stat("forest-spider.2", m.STRENGTH) == 3
    assert board.end_round().stat("forest-spider.2", m.STRENGTH) == 2


@covers("forest-spider.shadow")
def test_a_forest_spider_as_a_shadow_takes_an_attachment_of_the_defending_player():
    board = Board(*TWO).attach("dwarven-axe", "theodred").attach("celebrians-stone", "aragorn")
    board.attach("blade-of-gondolin", "legolas", seat=1).attach("caught-in-a-web", "theodred")
    board.s.who[board.i("caught-in-a-web")] = m.NOBODY
    board.engaged("dol-guldur-orcs").shadow("dol-guldur-orcs", "forest-spider")
    board.enemy_attacks("dol-guldur-orcs").act("defend aragorn")
    assert board.options() == ["choose dwarven-axe.1", "choose celebrians-stone.1"]
    board.act("choose celebrians-stone")
    assert board.where("celebrians-stone") == "discard0"
    assert board.where("dwarven-axe") == board.where("blade-of-gondolin") == "attached"


@covers("forest-spider.shadow")
def test_a_forest_spider_as_a_shadow_does_nothing_without_attachments():
    board = Board(*TWO).attach("blade-of-gondolin", "legolas", seat=1)
    board.engaged("dol-guldur-orcs").shadow("dol-guldur-orcs", "forest-spider")
    board.enemy_attacks("dol-guldur-orcs").act("defend aragorn")
    assert board.owed == "halt"
    assert board.where("blade-of-gondolin") == "attached"
    assert board.damage_on("aragorn") == 0


@covers("east-bight-patrol.shadow")
def test_the_patrol_as_a_shadow_strengthens_the_attacker_and_raises_threat_where_nobody_defends():
    board = Board(*TWO).engaged("dol-guldur-orcs").shadow("dol-guldur-orcs", "east-bight-patrol")
    board.enemy_attacks("dol-guldur-orcs").act("defend aragorn")
    assert board.damage_on("aragorn") == 2 + 1 - 2
    assert board.s.threat == [20, 20]
    board = Board(*TWO).engaged("dol-guldur-orcs").shadow("dol-guldur-orcs", "east-bight-patrol")
    board.enemy_attacks("dol-guldur-orcs").act("pass", "choose theodred")
    assert board.damage_on("theodred") == 3
    assert board.s.threat == [23, 20]


@covers("black-forest-bats.revealed")
def test_the_bats_take_a_character_of_each_player_off_the_quest():
    board = Board(*TWO).commit("aragorn", "theodred", "legolas").reveal("black-forest-bats")
    assert board.options() == ["choose aragorn", "choose theodred"]
    board.act("choose theodred")
    assert board.s.committed() == (board.i("aragorn"),)
    assert not board.ready("theodred")
    assert not board.ready("legolas")


@covers("black-forest-bats.revealed")
def test_the_bats_find_nobody_where_nobody_quests():
    board = Board(*TWO).commit("legolas").reveal("black-forest-bats")
    assert board.owed == "halt"
    assert board.s.committed() == ()
    assert board.ready("aragorn")


# ---- locations ---------------------------------------------------------------------------------------------------------


@covers("old-forest-road.response")
def test_travelling_to_the_road_lets_the_first_player_ready_a_character():
    board = Board(*TWO).exhaust("aragorn", "theodred", "legolas").staging("old-forest-road")
    board.step_of_round("4.2").act("travel old-forest-road", "use old-forest-road")
    assert board.options() == ["choose aragorn", "choose theodred"]
    board.act("choose theodred")
    assert board.ready("theodred")
    assert not board.ready("aragorn")
    assert not board.ready("legolas")


@covers("old-forest-road.response")
def test_the_road_readies_nobody_unasked_or_when_the_players_travel_elsewhere():
    board = Board().exhaust("theodred").staging("old-forest-road").step_of_round("4.2")
    board.act("travel old-forest-road")
    assert board.can("use old-forest-road")
    board.act("pass")
    assert not board.ready("theodred")
    board = Board().exhaust("theodred").staging("old-forest-road", "forest-gate").step_of_round("4.2")
    board.act("travel forest-gate")
    assert not board.can("use old-forest-road")


@covers("forest-gate.response")
def test_travelling_to_the_gate_lets_the_first_player_draw_two():
    board = Board(*TWO).deck("gandalf", "feint", "beorn").deck("gandalf", seat=1)
    board.staging("forest-gate").step_of_round("4.2").act("travel forest-gate", "use forest-gate")
    assert board.hand_of(0) == ["gandalf", "feint"]
    assert board.hand_of(1) == []


@covers("forest-gate.response")
def test_the_gate_gives_nothing_when_the_players_travel_elsewhere():
    board = Board().deck("gandalf").staging("forest-gate", "old-forest-road").step_of_round("4.2")
    board.act("travel old-forest-road")
    assert board.owed == "halt"
    assert board.hand_of(0) == []


# ---- quest cards -------------------------------------------------------------------------------------------------------


@covers("flies-and-spiders.setup")
def test_a_spider_and_a_road_are_staged_at_the_start_and_not_revealed():
    s = GAME.new(3, GAME.setup("passage-through-mirkwood", n_seats=1))
    s.step(0, "keep")
    assert sorted(s.catalogue.cards[i].id for i in s.piles[m.STAGING]) == ["forest-spider", "old-forest-road"]
    assert len(s.piles[m.ENCOUNTER]) == 34
    assert s.threat[0] == sum(s.card(i).threat_cost for i in s.heroes(0))


@covers("a-fork-in-the-road.forced")
def test_the_fork_leads_to_either_path():
    met: set[str] = set()
    for seed in range(12):
        board = Board(quest="a-fork-in-the-road").encounter("forest-spider")
        board.s.seed = seed
        board.progress("a-fork-in-the-road", 2).go()
        met |= set(board.pile_of(m.QUEST))
        assert board.s.stage == 2
        assert board.where("a-fork-in-the-road") == "removed"
    assert met == {"dont-leave-the-path", "beorns-path"}


@covers("a-fork-in-the-road.forced")
def test_the_fork_is_not_left_before_it_is_done():
    board = Board(quest="a-fork-in-the-road").progress("a-fork-in-the-road", 1).go()
    assert board.pile_of(m.QUEST) == ["a-fork-in-the-road"]


def on_the_path(*heroes: tuple[str, ...]) -> Board:
    """Don't Leave the Path! is the stage that comes next."""
    board = Board(*heroes, quest="a-fork-in-the-road")
    board.put("beorns-path", m.REMOVED)
    return board


@covers("dont-leave-the-path.revealed")
def test_each_player_adds_a_spider_of_his_choice_to_the_staging_area():
    board = on_the_path(*TWO).encounter("ungoliants-spawn", "hummerhorns", "forest-gate")
    board.put("forest-spider.1", m.ENCOUNTER_DISCARD)
    board.put("king-spider.1", m.ENCOUNTER_DISCARD)
    board.commit("aragorn").progress("a-fork-in-the-road", 2).go()
    assert board.options() == ["choose king-spider.1", "choose ungoliants-spawn", "choose forest-spider.1"]
    board.act("choose ungoliants-spawn")
    assert board.s.to_act() == (1,)
    assert board.options() == ["choose king-spider.1", "choose forest-spider.1"]
    board.act("choose king-spider.1")
    assert sorted(board.pile_of(m.STAGING)) == ["king-spider", "ungoliants-spawn"]
    assert board.stat("aragorn", m.WILLPOWER) == 2
    assert all(board.ready(name) for name in ("theodred", "legolas", "gimli"))
    assert set(board.s.known) == {0}


@covers("dont-leave-the-path.passive")
def test_the_path_is_won_when_ungoliants_spawn_is_defeated():
    board = Board(quest="dont-leave-the-path").engaged("ungoliants-spawn", "forest-spider")
    board.damage("forest-spider", 4).go()
    assert board.owed == "halt"
    board.damage("ungoliants-spawn", 9).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)


@covers("dont-leave-the-path.passive")
def test_the_path_is_not_won_on_another_stage():
    board = Board(quest="flies-and-spiders").engaged("ungoliants-spawn").damage("ungoliants-spawn", 9).go()
    assert board.s.outcome is None
    board = Board(quest="dont-leave-the-path").progress("dont-leave-the-path", 30).go()
    assert board.s.outcome is None


@covers("beorns-path.passive")
def test_beorns_path_is_not_left_while_ungoliants_spawn_is_in_play():
    board = Board(quest="beorns-path").staging("ungoliants-spawn").progress("beorns-path", 12).go()
    assert board.s.outcome is None
    assert board.progress_on("beorns-path") == 12
    board.damage("ungoliants-spawn", 9).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)


@covers("beorns-path.passive2")
def test_beorns_path_completed_wins():
    board = Board(quest="beorns-path").staging("forest-spider").progress("beorns-path", 10).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)
    board = Board(quest="beorns-path").progress("beorns-path", 9).go()
    assert board.s.outcome is None
