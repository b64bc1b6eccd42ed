"""Leadership cards, a test for every clause: what it does, when it does not, and who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers


@covers("aragorn.response")
def test_aragorn_pays_to_ready_after_he_has_committed():
    board = Board().resources(1, "aragorn").step_of_round("3.3")
    board.act("commit aragorn", "commit theodred", "pass", "use aragorn")
    assert board.ready("aragorn")
    assert not board.ready("theodred")
    assert board.s.committed_willpower() == 3
    assert board.resources_on("aragorn") == 0


@covers("aragorn.response")
def test_aragorn_does_not_ready_without_a_resource_or_when_others_commit():
    board = Board().step_of_round("3.3").act("commit aragorn", "pass")
    assert not board.can("use aragorn")
    board = Board().resources(1, "aragorn").step_of_round("3.3").act("commit gloin", "pass")
    assert board.owed == "halt"
    board = Board().resources(1, "aragorn").step_of_round("3.3").act("commit aragorn", "pass")
    assert board.can("use aragorn")


@covers("faramir.action")
def test_faramir_gives_every_character_of_one_player_willpower_for_the_phase():
    board = Board(("aragorn", "gloin"), ("legolas",)).ally("faramir").window("quest")
    board.act("use faramir", "player 1")
    assert board.stat("aragorn", m.WILLPOWER) == 3
    assert board.stat("faramir", m.WILLPOWER) == 3
    assert board.stat("legolas", m.WILLPOWER) == 1
    assert not board.ready("faramir")
    assert board.end_phase("quest").stat("aragorn", m.WILLPOWER) == 2
