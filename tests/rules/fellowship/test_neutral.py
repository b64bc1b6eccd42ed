"""The neutral card: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers


def gandalf_comes() -> Board:
    """Gandalf has been played, with enemies about and a deck to draw from."""
    board = Board(("aragorn", "gimli"), ("thalin",)).resources(3, "aragorn").resources(2, "gimli")
    board.hand("gandalf").deck("beorn", "feint", "faramir", "gleowine").deck("beorn", seat=1)
    board.staging("marsh-adder").engaged("hill-troll", seat=1).threat(30, 30)
    return board.plan().act("play gandalf")


@covers("gandalf.response")
def test_gandalf_lets_his_player_draw_three():
    board = gandalf_comes().act("use gandalf", "mode draw")
    assert board.hand_of() == ["beorn", "feint", "faramir"]
    assert board.hand_of(1) == []
    assert board.resources_on("aragorn") == board.resources_on("gimli") == 0


@covers("gandalf.response")
def test_gandalf_deals_four_damage_to_one_enemy_anywhere():
    board = gandalf_comes().act("use gandalf", "mode damage")
    assert board.options() == ["choose marsh-adder", "choose hill-troll.1"]
    board.act("choose hill-troll")
    assert board.damage_on("hill-troll") == 4
    assert board.damage_on("marsh-adder") == 0


@covers("gandalf.response")
def test_gandalf_lowers_the_threat_of_his_player():
    board = gandalf_comes().act("use gandalf", "mode threat")
    assert board.s.threat == [25, 30]
    assert gandalf_comes().act("pass").s.threat == [30, 30]


@covers("gandalf.response")
def test_gandalf_answers_also_when_he_is_put_into_play_but_not_for_others():
    board = Board().resources(1, "aragorn").hand("sneak-attack", "gandalf").window("quest")
    board.deck("beorn").act("play sneak-attack", "use gandalf")
    assert board.options() == ["mode draw", "mode threat"]
    board = Board().resources(1, "aragorn").ally("gandalf").hand("snowbourn-scout").plan()
    assert board.act("play snowbourn-scout").owed == "halt"


@covers("gandalf.passive")
def test_gandalf_leaves_at_the_end_of_the_round():
    board = Board().ally("gandalf", "beorn")
    board.end_phase("combat")
    assert board.where("gandalf") == "area0"
    board.end_round()
    assert board.where("gandalf") == "discard0"
    assert board.where("beorn") == "area0"
    assert board.s.piles[m.HAND] == ()
