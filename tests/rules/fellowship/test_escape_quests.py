"""The quest cards of Escape from Dol Guldur: the prisoner, the objectives, the Orc Guards."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers

TWO = (("aragorn", "theodred"), ("legolas", "gimli"))
SCENARIO = "escape-from-dol-guldur"
OBJECTIVES = ("gandalfs-map", "dungeon-torch", "shadow-key")


def start(*heroes: tuple[str, ...] | str) -> Board:
    """The first stage of the scenario is about to be laid out."""
    board = Board(*heroes, scenario=SCENARIO)
    board.s.put(board.s.quest(), m.ASIDE)
    return board.encounter(
        "forest-spider.1", *OBJECTIVES, "nazgul-of-dol-guldur", "wargs.1", "wargs.2", "hill-troll.1"
    )


def hold(board: Board, name: str) -> Board:
    """A hero is the prisoner."""
    board.s.mark(board.i(name), m.PRISONER)
    return board


def claim(board: Board, *names: str, by: str = "aragorn") -> Board:
    """Objectives that a hero holds."""
    for name in names:
        board.attach(name, by)
    return board


def prisoners(board: Board) -> list[str]:
    """The heroes that are held."""
    return [board.s.catalogue.key[i] for i in range(board.s.catalogue.n) if board.s.marks[i] & m.PRISONER]


@covers("the-necromancers-tower.setup")
def test_the_three_objectives_lie_in_the_staging_area_with_a_guard_each():
    board = start().go(("next_stage", 0))
    hosts = [board.s.host[board.i(name)] for name in OBJECTIVES]
    assert len(set(hosts)) == 3
    assert all(board.s.pile[host] == m.STAGING for host in hosts)
    assert len(board.pile_of(m.STAGING)) == 3
    assert len(board.pile_of(m.ENCOUNTER)) == 1
    assert board.where("nazgul-of-dol-guldur") == "aside"


@covers("the-necromancers-tower.revealed")
def test_one_hero_of_all_players_becomes_the_prisoner():
    met: set[str] = set()
    for seed in range(30):
        board = start(*TWO)
        board.s.seed = seed
        board.go(("next_stage", 0))
        met |= set(prisoners(board))
        assert len(prisoners(board)) == 1
    assert met == {"aragorn", "theodred", "legolas", "gimli"}


@covers("the-necromancers-tower.revealed")
def test_a_prisoner_who_is_the_only_hero_loses_the_game_at_once():
    board = start("aragorn").go(("next_stage", 0))
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (-1.0,)


def test_the_prisoner_can_do_nothing_and_takes_no_damage():
    board = hold(Board(scenario=SCENARIO), "theodred").resources(0).step_of_round("1.2")
    assert [board.resources_on(name) for name in ("aragorn", "theodred", "gloin")] == [1, 0, 1]
    board.engaged("wargs").enemy_attacks("wargs")
    assert not board.can("defend theodred")
    assert board.act("pass").options() == ["choose aragorn", "choose gloin"]
    board = hold(Board(scenario=SCENARIO), "theodred").exhaust("theodred").reveal("the-necromancers-reach")
    assert board.damage_on("theodred") == 0
    board = hold(Board(scenario=SCENARIO), "theodred").step_of_round("3.3")
    assert not board.can("commit theodred")


def test_the_company_loses_when_the_prisoners_player_loses_his_other_heroes():
    board = hold(Board(*TWO, scenario=SCENARIO), "theodred").damage("legolas", 4).damage("gimli", 5).go()
    assert board.s.outcome is None
    assert board.s.eliminated == [False, True]
    board.damage("aragorn", 5).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (-1.0, -1.0)
    board = hold(Board(*TWO, scenario=SCENARIO), "theodred").damage("aragorn", 5).go()
    assert board.s.outcome is not None
    assert board.s.outcome.reason == "prisoner_lost"


def check_one_ally(quest: str) -> None:
    """The players together play one ally a round."""
    board = Board(*TWO, scenario=SCENARIO, quest=quest).resources(9).hand("guard-of-the-citadel.1", "beorn")
    claim(board, *OBJECTIVES[:1]).hand("veteran-axehand", seat=1)
    board.s.mark(board.i("theodred"), m.PRISONER)
    board.plan().act("play guard-of-the-citadel", "pass")
    assert board.owed == "halt"
    board.plan(1)
    assert not board.can("play veteran-axehand")
    board.end_round().plan(1)
    assert board.can("play veteran-axehand")


@covers("the-necromancers-tower.passive")
def test_one_ally_a_round_in_the_tower():
    check_one_ally("the-necromancers-tower")


@covers("through-the-caverns.passive")
def test_one_ally_a_round_in_the_caverns():
    check_one_ally("through-the-caverns")


@covers("the-necromancers-tower.passive2")
def test_the_tower_is_not_left_without_an_objective():
    board = Board(scenario=SCENARIO).progress("the-necromancers-tower", 12).staging("shadow-key").go()
    assert board.pile_of(m.QUEST) == ["the-necromancers-tower"]
    assert board.progress_on("the-necromancers-tower") == 12
    board.window("planning").act("use shadow-key", "choose aragorn")
    assert board.pile_of(m.QUEST) == ["through-the-caverns"]


@covers("the-necromancers-tower.passive2")
def test_a_guarded_objective_does_not_open_the_tower():
    board = Board(scenario=SCENARIO).progress("the-necromancers-tower", 9).staging("wargs")
    board.s.host[board.put("shadow-key", m.ATTACHED)] = board.i("wargs")
    board.go()
    assert board.pile_of(m.QUEST) == ["the-necromancers-tower"]


@covers("through-the-caverns.response")
def test_progress_in_the_caverns_rescues_the_prisoner_with_one_damage():
    board = hold(Board(scenario=SCENARIO, quest="through-the-caverns"), "theodred").commit("aragorn", "gloin")
    board.step_of_round("3.7")
    assert board.progress_on("through-the-caverns") == 4
    board.act("use through-the-caverns")
    assert board.owed == "halt"
    assert prisoners(board) == []
    assert board.damage_on("theodred") == 1
    assert board.damage_on("aragorn") == board.damage_on("gloin") == 0
    assert board.where("nazgul-of-dol-guldur") == "staging"
    assert board.step_of_round("3.3").can("commit theodred")


@covers("through-the-caverns.response")
def test_nobody_is_rescued_without_progress_on_the_quest_card_or_unasked():
    board = hold(Board(scenario=SCENARIO, quest="through-the-caverns"), "theodred").commit("aragorn")
    board.active("old-forest-road").step_of_round("3.7")
    assert board.owed == "halt"
    assert prisoners(board) == ["theodred"]
    board = hold(Board(scenario=SCENARIO, quest="through-the-caverns"), "theodred").commit("aragorn")
    board.step_of_round("3.7")
    assert board.can("use through-the-caverns")
    board.act("pass")
    assert prisoners(board) == ["theodred"]


def test_a_rescue_is_no_damage_dealt():
    board = hold(Board(scenario=SCENARIO, quest="through-the-caverns"), "gloin").commit("aragorn")
    board.step_of_round("3.7").act("use through-the-caverns")
    assert board.owed == "halt"
    assert board.damage_on("gloin") == 1
    assert board.resources_on("gloin") == 0


@covers("through-the-caverns.passive2")
def test_the_caverns_are_left_with_the_rescued_and_all_three_objectives():
    quest = "through-the-caverns"
    board = claim(Board(scenario=SCENARIO, quest=quest), *OBJECTIVES[:2])
    board.attach("shadow-key", "gloin").progress(quest, 15)
    hold(board, "theodred").go()
    assert board.pile_of(m.QUEST) == [quest]
    board.s.mark(board.i("theodred"), m.PRISONER, False)
    board.go()
    assert board.pile_of(m.QUEST) == ["out-of-the-dungeons"]
    board = claim(Board(scenario=SCENARIO, quest=quest), *OBJECTIVES[:2]).progress(quest, 15).go()
    assert board.pile_of(m.QUEST) == [quest]


@covers("out-of-the-dungeons.forced")
def test_each_quest_phase_brings_an_orc_guard_for_each_player():
    board = Board(*TWO, scenario=SCENARIO, quest="out-of-the-dungeons").deck("gandalf", "beorn")
    board.deck("faramir", seat=1).step_of_round("3.1")
    assert board.pile_of(m.ENGAGED) == board.pile_of(m.ENGAGED + 1) == ["orc-guard"]
    assert sorted(board.pile_of(m.UNDER)) == ["faramir", "gandalf"]
    assert board.pile_of(m.DECK) == ["beorn"]
    board.step_of_round("4.1")
    assert board.pile_of(m.ENGAGED) == ["orc-guard"]


@covers("out-of-the-dungeons.passive")
def test_the_dungeons_are_not_left_while_the_nazgul_is_in_play():
    board = Board(scenario=SCENARIO, quest="out-of-the-dungeons").engaged("nazgul-of-dol-guldur")
    board.progress("out-of-the-dungeons", 9).go()
    assert board.s.outcome is None
    board.damage("nazgul-of-dol-guldur", 9).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)


@covers("out-of-the-dungeons.passive2")
def test_the_dungeons_left_behind_win_the_game():
    board = Board(scenario=SCENARIO, quest="out-of-the-dungeons").engaged("wargs")
    board.progress("out-of-the-dungeons", 6).go()
    assert board.s.outcome is None
    board.progress("out-of-the-dungeons", 7).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)


def test_an_orc_guard_sent_back_goes_to_its_owners_discard_pile():
    board = Board(*TWO, scenario=SCENARIO, quest="out-of-the-dungeons").deck("gandalf", "beorn")
    board.deck("faramir", seat=1).step_of_round("3.1").damage("legolas", 4).damage("gimli", 5).go()
    assert board.where("faramir") == "discard1"
    assert board.pile_of(m.ENGAGED) == ["orc-guard"]
    assert board.pile_of(m.STAGING) == []
