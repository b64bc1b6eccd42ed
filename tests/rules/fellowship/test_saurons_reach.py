"""Sauron's Reach, a test for every clause: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers

TWO = (("aragorn", "theodred"), ("legolas", "gimli"))


@covers("eastern-crows.surge")
def test_eastern_crows_reveal_one_card_more():
    board = Board().encounter("forest-gate", "old-forest-road").reveal("eastern-crows")
    assert board.where("eastern-crows") == board.where("forest-gate") == "staging"
    assert board.where("old-forest-road") == "encounter"


@covers("eastern-crows.forced")
def test_defeated_crows_are_shuffled_into_the_encounter_deck():
    board = Board().encounter("forest-gate").staging("eastern-crows.2", "evil-storm")
    board.engaged("eastern-crows.1").damage("eastern-crows.1", 1).go()
    assert board.where("eastern-crows.1") == "encounter"
    assert board.where("eastern-crows.2") == "staging"
    assert board.s.damage[board.i("eastern-crows.1")] == 0
    assert len(board.pile_of(m.ENCOUNTER)) == 2
    assert set(board.s.known) == {0}


@covers("eastern-crows.forced")
def test_other_enemies_and_crows_as_a_dropped_shadow_are_not_shuffled_in():
    board = (
        Board().staging("eastern-crows.2").engaged("forest-spider").shadow("forest-spider", "eastern-crows.1")
    )
    board.damage("forest-spider", 4).go()
    assert board.where("forest-spider") == board.where("eastern-crows.1") == "encounter_discard"
    assert board.pile_of(m.ENCOUNTER) == []


@covers("eastern-crows.shadow")
def test_crows_as_a_shadow_strengthen_the_attacker_more_from_threat_35_on():
    for threat, damage in ((34, 1), (35, 2)):
        board = Board(*TWO).threat(threat, 49).engaged("forest-spider")
        board.shadow("forest-spider", "eastern-crows").enemy_attacks("forest-spider").act("defend aragorn")
        assert board.damage_on("aragorn") == damage
        assert board.stat("forest-spider", m.STRENGTH) == 2


@covers("evil-storm.revealed")
def test_the_storm_hurts_the_characters_of_players_with_threat_35_or_more():
    board = Board(*TWO).threat(34, 35).ally("beorn").ally("faramir", seat=1).reveal("evil-storm")
    assert [board.damage_on(name) for name in ("aragorn", "theodred", "beorn")] == [0, 0, 0]
    assert [board.damage_on(name) for name in ("legolas", "gimli", "faramir")] == [1, 1, 1]


@covers("pursued-by-shadow.revealed")
def test_pursued_by_shadow_counts_the_characters_that_stayed_behind():
    board = Board(*TWO).ally("faramir").encounter("wargs").commit("aragorn", "legolas", "gimli")
    board.reveal("pursued-by-shadow")
    assert board.s.threat == [22, 20]
    assert board.where("pursued-by-shadow") == "encounter_discard"


@covers("pursued-by-shadow.shadow")
def test_pursued_by_shadow_as_a_shadow_sends_an_exhausted_ally_home():
    board = Board(*TWO).ally("veteran-axehand", "guard-of-the-citadel").ally("faramir", seat=1)
    board.exhaust("guard-of-the-citadel", "faramir").engaged("forest-spider")
    board.shadow("forest-spider", "pursued-by-shadow").enemy_attacks("forest-spider").act("defend aragorn")
    assert board.hand_of(0) == ["guard-of-the-citadel"]
    assert board.where("veteran-axehand") == "area0"
    assert board.where("faramir") == "area1"
    assert board.s.threat == [20, 20]


@covers("pursued-by-shadow.shadow")
def test_pursued_by_shadow_as_a_shadow_raises_threat_without_an_exhausted_ally():
    board = Board(*TWO).ally("guard-of-the-citadel").ally("faramir", seat=1).exhaust("faramir")
    board.engaged("forest-spider").shadow("forest-spider", "pursued-by-shadow")
    board.enemy_attacks("forest-spider").act("defend aragorn")
    assert board.s.threat == [23, 20]
    assert board.where("guard-of-the-citadel") == "area0"
    assert board.where("faramir") == "area1"


@covers("treacherous-fog.revealed")
def test_the_fog_covers_locations_that_come_later_and_costs_the_threatened_a_card():
    board = Board(*TWO).threat(34, 35).hand("gandalf").hand("beorn", "faramir", seat=1)
    board.staging("forest-gate", "forest-spider").active("old-forest-road").reveal("treacherous-fog")
    assert board.s.to_act() == (1,)
    board.act("choose faramir")
    assert board.hand_of(0) == ["gandalf"]
    assert board.hand_of(1) == ["beorn"]
    assert board.where("faramir") == "discard1"
    assert board.stat("forest-gate", m.THREAT) == 3
    assert board.stat("forest-spider", m.THREAT) == 2
    assert board.stat("old-forest-road", m.THREAT) == 1
    board.staging("enchanted-stream")
    assert board.stat("enchanted-stream", m.THREAT) == 3
    assert board.end_phase("quest").stat("forest-gate", m.THREAT) == 2


@covers("treacherous-fog.revealed")
def test_the_fog_asks_nothing_of_an_empty_hand():
    board = Board().threat(40).reveal("treacherous-fog")
    assert board.owed == "halt"
    assert board.pile_of(m.DISCARD) == []
