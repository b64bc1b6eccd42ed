"""Journey Down the Anduin and its quest cards, a test for every clause: what it does, when it does not, who is left alone."""

from __future__ import annotations

from gonfalon.core.game import SPECTATOR
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.game import GAME

from .board import Board, knows
from .covers import covers

TWO = (("aragorn", "theodred"), ("legolas", "gimli"))
SCENARIO = "journey-down-the-anduin"


@covers("misty-mountain-goblins.forced")
def test_an_attack_of_the_goblins_takes_one_progress_off_the_quest():
    board = Board().engaged("misty-mountain-goblins", "forest-spider").progress("flies-and-spiders", 3)
    board.active("forest-gate").progress("forest-gate", 2)
    board.enemy_attacks("misty-mountain-goblins").act("defend aragorn")
    assert board.progress_on("flies-and-spiders") == 2
    assert board.progress_on("forest-gate") == 2
    board.enemy_attacks("forest-spider").act("pass", "choose aragorn")
    assert board.progress_on("flies-and-spiders") == 2


@covers("misty-mountain-goblins.shadow")
def test_the_goblins_as_a_shadow_take_progress_off_the_quest():
    board = Board().engaged("forest-spider").shadow("forest-spider", "misty-mountain-goblins")
    board.progress("flies-and-spiders", 5).enemy_attacks("forest-spider").act("defend aragorn")
    assert board.progress_on("flies-and-spiders") == 4
    board = Board().engaged("forest-spider").shadow("forest-spider", "misty-mountain-goblins")
    board.progress("flies-and-spiders", 5).enemy_attacks("forest-spider").act("pass")
    assert board.progress_on("flies-and-spiders") == 2


@covers("massing-at-night.revealed")
def test_massing_at_night_reveals_one_card_more_for_each_player():
    board = (
        Board(*TWO).encounter("forest-gate", "forest-spider", "old-forest-road").reveal("massing-at-night")
    )
    assert sorted(board.pile_of(m.STAGING)) == ["forest-gate", "forest-spider"]
    assert board.where("massing-at-night") == "encounter_discard"
    board = Board().encounter("forest-gate", "forest-spider").reveal("massing-at-night")
    assert board.pile_of(m.STAGING) == ["forest-gate"]


@covers("massing-at-night.shadow")
def test_massing_at_night_as_a_shadow_deals_more_that_count_in_the_same_attack():
    board = Board(*TWO).engaged("forest-spider", "wargs").shadow("forest-spider", "massing-at-night")
    board.encounter("east-bight-patrol", "dol-guldur-orcs", "forest-gate")
    board.enemy_attacks("forest-spider").act("defend aragorn")
    assert board.damage_on("aragorn") == 2 + 1 + 1 - 2
    assert board.where("forest-gate") == "encounter"
    assert board.s.shadows(board.i("wargs")) == ()


@covers("banks-of-the-anduin.forced")
def test_the_banks_go_on_top_of_the_encounter_deck_when_they_leave_play():
    board = Board().active("banks-of-the-anduin.1").staging("banks-of-the-anduin.2", "forest-gate")
    board.encounter("forest-spider").progress("banks-of-the-anduin.1", 3).progress("forest-gate", 4).go()
    assert board.pile_of(m.ENCOUNTER) == ["forest-spider", "banks-of-the-anduin"]
    assert board.where("banks-of-the-anduin.2") == "staging"
    assert board.where("forest-gate") == "encounter_discard"
    top = board.i("banks-of-the-anduin.1")
    assert all(knows(board.s, seat, top) for seat in (0, SPECTATOR))
    assert board.s.progress[top] == 0


@covers("banks-of-the-anduin.forced")
def test_the_banks_as_a_shadow_card_are_just_discarded():
    board = Board().staging("banks-of-the-anduin.2").engaged("forest-spider")
    board.shadow("forest-spider", "banks-of-the-anduin.1").damage("forest-spider", 4).go()
    assert board.where("banks-of-the-anduin.1") == "encounter_discard"
    board.progress("banks-of-the-anduin.2", 3).go()
    assert board.where("banks-of-the-anduin.2") == "encounter"


@covers("gladden-fields.forced")
def test_the_active_gladden_fields_raise_every_threat_once_more():
    board = Board(*TWO).active("gladden-fields").step_of_round("7.3")
    assert board.s.threat == [22, 22]
    board = Board(*TWO).staging("gladden-fields").active("forest-gate").step_of_round("7.3")
    assert board.s.threat == [21, 21]


@covers("gladden-fields.victory")
def test_gladden_fields_explored_go_to_the_victory_display():
    board = Board().active("gladden-fields").progress("gladden-fields", 3).go()
    assert board.where("gladden-fields") == "victory"
    board = Board().active("gladden-fields").progress("gladden-fields", 2).go()
    assert board.where("gladden-fields") == "active"


# ---- quest cards -------------------------------------------------------------------------------------------------------


def start(*heroes: tuple[str, ...]) -> Board:
    """The first stage of the scenario is about to be laid out."""
    board = Board(*heroes, scenario=SCENARIO)
    board.s.put(board.s.quest(), m.ASIDE)
    return board


@covers("to-the-river.setup")
def test_each_player_reveals_a_card_at_the_start():
    board = start(*TWO).encounter("dol-guldur-orcs", "endless-caverns", "hill-troll", "wargs")
    board.go(("next_stage", 0))
    assert sorted(board.pile_of(m.STAGING)) == ["dol-guldur-orcs", "endless-caverns", "hill-troll"]
    assert board.s.threat == [21, 21]
    assert board.pile_of(m.ENCOUNTER) == ["wargs"]


@covers("to-the-river.revealed")
def test_a_hill_troll_is_fetched_unless_one_has_come_already():
    board = start().encounter("forest-spider", "hill-troll.1", "hill-troll.2", "wargs")
    board.go(("next_stage", 0))
    assert sorted(board.pile_of(m.STAGING)) == ["forest-spider", "hill-troll"]
    assert sorted(board.pile_of(m.ENCOUNTER)) == ["hill-troll", "wargs"]
    board = start().encounter("hill-troll.2", "hill-troll.1", "wargs").go(("next_stage", 0))
    assert board.pile_of(m.STAGING) == ["hill-troll"]
    assert board.where("hill-troll.1") == "encounter"


@covers("to-the-river.passive")
def test_the_first_stage_is_not_left_while_a_troll_is_in_play():
    board = Board(scenario=SCENARIO).engaged("hill-troll").progress("to-the-river", 11).go()
    assert board.pile_of(m.QUEST) == ["to-the-river"]
    assert board.progress_on("to-the-river") == 11
    board.damage("hill-troll", 9).go()
    assert board.pile_of(m.QUEST) == ["anduin-passage"]
    assert board.progress_on("anduin-passage") == 0


@covers("anduin-passage.passive")
def test_one_card_more_is_revealed_on_the_river():
    board = Board(scenario=SCENARIO, quest="anduin-passage").encounter("wargs", "forest-gate", "hill-troll")
    board.step_of_round("3.5")
    assert sorted(board.pile_of(m.STAGING)) == ["forest-gate", "wargs"]
    board = Board(scenario=SCENARIO).encounter("wargs", "forest-gate", "hill-troll").step_of_round("3.5")
    assert board.pile_of(m.STAGING) == ["wargs"]


@covers("anduin-passage.passive2")
def test_no_enemy_engages_by_itself_on_the_river():
    board = Board(scenario=SCENARIO, quest="anduin-passage").staging("wargs").threat(40).step_of_round("5.4")
    assert board.where("wargs") == "staging"
    board.step_of_round("5.2").act("engage wargs")
    assert board.where("wargs") == "engaged0"
    board = Board(scenario=SCENARIO).staging("wargs").threat(40).step_of_round("5.4")
    assert board.where("wargs") == "engaged0"


@covers("ambush-on-the-shore.revealed")
def test_the_ambush_reveals_two_cards_for_each_player_before_it_can_be_won():
    board = Board(*TWO, scenario=SCENARIO, quest="anduin-passage").progress("anduin-passage", 16)
    board.encounter("forest-gate", "old-forest-road", "endless-caverns", "wargs", "hill-troll").go()
    assert sorted(board.pile_of(m.STAGING)) == [
        "endless-caverns",
        "forest-gate",
        "hill-troll",
        "old-forest-road",
        "wargs",
    ]
    assert board.s.threat == [21, 21]
    assert board.s.outcome is None


@covers("ambush-on-the-shore.passive")
def test_there_is_no_staging_on_the_shore():
    board = Board(scenario=SCENARIO, quest="ambush-on-the-shore").engaged("wargs").encounter("forest-gate")
    board.step_of_round("3.5")
    assert board.where("forest-gate") == "encounter"


@covers("ambush-on-the-shore.passive2")
def test_the_shore_is_won_once_no_enemy_is_in_play():
    board = Board(scenario=SCENARIO, quest="ambush-on-the-shore").engaged("wargs").staging("goblin-sniper")
    board.damage("wargs", 3).go()
    assert board.s.outcome is None
    board.damage("goblin-sniper", 2).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)
    assert Board(scenario=SCENARIO, quest="anduin-passage").go().s.outcome is None


@covers("ambush-on-the-shore.passive2")
def test_the_shore_is_won_at_once_where_no_enemy_was_revealed():
    board = Board(scenario=SCENARIO, quest="anduin-passage").progress("anduin-passage", 16)
    board.encounter("forest-gate", "old-forest-road").go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)


def test_the_scenario_starts_with_a_troll_in_play():
    for seed in range(5):
        s = GAME.new(seed, GAME.setup(SCENARIO, n_seats=1))
        s.step(0, "keep")
        while s.pending is not None and s.phase == "":
            (seat,) = s.to_act()
            s.step(seat, s.text(s.pending.asks[0][1][0]))
        assert any(s.catalogue.cards[i].id == "hill-troll" for i in s.enemies())
