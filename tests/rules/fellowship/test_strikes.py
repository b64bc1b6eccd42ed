"""Section 9, the attacks of players: targets, attackers, Ranged, damage, attacks that effects bring about."""

from __future__ import annotations

from typing import Any

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import deal_damage, discard, modify
from gonfalon.games.fellowship.engine.moves import attack_with
from gonfalon.games.fellowship.engine.selecting import SELF, pick
from gonfalon.games.fellowship.engine.steps import do, exhaust

from .board import HEROES, Board
from .test_points import TACTICS, asked

ONCE: dict[str, Any] = {"limit": (1, m.ROUND)}


def strike(board: Board, *attackers: str, target: str = "hill-troll") -> Board:
    """Declare an attack of these."""
    board.step_of_round("6.5").act(f"attack {target}")
    for one in attackers:
        board.act(f"attacker {one}") if board.owed == "attackers" else None
    return board.act("pass") if board.owed == "attackers" else board


def test_the_players_attack_in_their_order_as_often_as_they_like() -> None:
    """CARD-9.29: each enemy once by one player; when he is done the next follows."""
    board = Board(TACTICS, HEROES).blank("hill-troll", "wargs", *TACTICS).engaged("hill-troll", "wargs")
    board.engaged("king-spider", seat=1).blank("king-spider", *HEROES)
    board.s.first = 1
    board.step_of_round("6.5")
    assert (asked(board), board.options()) == (1, ["attack king-spider.1", "pass"])
    board.act("pass")
    assert (asked(board), len(board.options())) == (0, 4), "Legolas is Ranged, so the spider may be named too"
    board.act("attack hill-troll", "attacker gimli", "pass")
    assert board.options() == ["attack king-spider.1", "attack wargs.1", "pass"]
    board.act("attack wargs", "attacker thalin", "pass")
    assert board.options() == ["attack king-spider.1", "pass"]


def test_one_or_more_ready_characters_attack_and_exhaust_or_he_is_done() -> None:
    """CARD-9.30, CARD-9.31: who cannot attack is not offered."""
    board = (
        Board()
        .blank("hill-troll")
        .attach("gandalfs-map", "gloin")
        .exhaust("theodred")
        .ally("beorn")
        .blank("beorn")
    )
    board.engaged("hill-troll").step_of_round("6.5").act("attack hill-troll")
    assert board.options() == ["attacker aragorn", "attacker beorn"]
    board.act("attacker beorn", "pass")
    assert not board.ready("beorn")
    assert board.ready("aragorn")


def test_a_ranged_character_names_an_enemy_of_another_player() -> None:
    """CARD-9.32: only Ranged ones then; it is his one attack on that enemy."""
    board = Board(("legolas", "gimli"), ("gloin",)).blank("hill-troll").engaged("hill-troll", seat=1)
    board.step_of_round("6.5").act("attack hill-troll")
    assert not board.ready("legolas"), "he is the only one who may"
    assert board.ready("gimli")
    assert (asked(board), board.owed) == (1, "attack"), "he has no other attack on it"


def test_ranged_characters_join_the_attack_of_another_player() -> None:
    """CARD-9.33: it does not count as their player's own attack; nobody joins one into the staging area."""
    board = (
        Board(("gimli",), ("legolas",))
        .ally("silverlode-archer", seat=1)
        .blank("hill-troll", "legolas", "gimli")
    )
    board.engaged("hill-troll").step_of_round("6.5").act("attack hill-troll")
    assert (asked(board), board.owed) == (1, "join")
    board.act("attacker legolas", "pass")
    assert board.damage_on("hill-troll") == 2 + 3 - 3
    assert (asked(board), board.options()) == (1, ["attack hill-troll.1", "pass"])
    board = (
        Board(("dunhere",), ("legolas",))
        .blank("wargs")
        .staging("wargs")
        .step_of_round("6.5")
        .act("attack wargs")
    )
    assert board.owed == "halt"
    assert board.damage_on("wargs") == 2, "2 and 1 in the staging area, less 1, and of nobody else"
    assert board.ready("legolas")


def test_the_strength_is_added_up_and_again_when_anything_has_changed() -> None:
    """CARD-9.34, CARD-9.35: the damage is the strength less the defence, if it is above 0."""
    board = Board(TACTICS).blank("hill-troll", *TACTICS).engaged("hill-troll")
    board.text("thalin", c.action(modify(pick("heroes"), m.STRENGTH, 1), **ONCE))
    strike(board, "gimli", "legolas")
    assert board.s.pending is not None
    assert board.s.pending.facts["window"] == "strike_1"
    board.act("pass")
    assert board.s.pending.facts["window"] == "strike_2"
    board.act("use thalin")
    assert board.damage_on("hill-troll") == 2 + 3 + 2 - 3
    board = Board(("thalin",)).blank("hill-troll").engaged("hill-troll")
    assert strike(board).damage_on("hill-troll") == 0


def test_an_attack_without_target_or_attackers_is_over() -> None:
    """CARD-9.36: who has left no longer counts; a target that has moved is still attacked."""
    cases = (
        (discard(SELF), 0),
        (do(lambda s, x: effects.return_to_staging(s, s.enemies()[0])), 2),
        (discard(pick("allies")), 0),
    )
    for text, damage in cases:
        board = Board(("gloin",)).ally("beorn").blank("wargs").engaged("wargs")
        board.text("beorn", c.action(text, **ONCE)).step_of_round("6.5").act(
            "attack wargs", "attacker beorn", "pass"
        )
        board.act("use beorn").pass_all()
        assert board.damage_on("wargs") == damage
    board = (
        Board()
        .blank("hill-troll", "gloin", "aragorn")
        .text("theodred", c.action(deal_damage(pick("enemies"), 9), **ONCE))
    )
    strike(board.engaged("hill-troll"), "aragorn").act("use theodred")
    assert (board.where("hill-troll"), board.owed) == ("victory", "halt")


def test_the_attack_of_an_effect_is_extra() -> None:
    """CARD-9.37: nobody joins, it has its windows, and afterwards the enemy may be attacked as before."""
    board = Board(("gimli",), ("legolas",)).blank("hill-troll", "gimli", "legolas").engaged("hill-troll")
    board.text("gimli", c.action(attack_with(SELF, pick("enemies")), cost=[exhaust()])).window("quest").act(
        "use gimli"
    )
    assert board.owed == "halt", "Legolas is not asked"
    board = (
        Board(("gimli", "thalin")).blank("hill-troll", "thalin").engaged("hill-troll").damage("hill-troll", 1)
    )
    board.text("gimli", c.action(attack_with(SELF, pick("enemies")), cost=[exhaust()])).window("combat").act(
        "use gimli"
    )
    assert board.step_of_round("6.5").options() == ["attack hill-troll.1", "pass"]


def test_every_attacker_has_taken_part_in_destroying() -> None:
    """CARD-9.38: after the last step; attackers stay exhausted."""
    board = Board(TACTICS).engaged("wargs").blank("wargs", "gimli").attach("blade-of-gondolin", "gimli")
    strike(board, "gimli", "legolas", target="wargs")
    assert {text for text in board.options() if text != "pass"} == {"use legolas", "use blade-of-gondolin.1"}
    board.act("use legolas", "use blade-of-gondolin")
    assert board.progress_on("flies-and-spiders") == 3
    assert (board.ready("gimli"), board.ready("legolas"), board.ready("thalin")) == (False, False, True)
    board = Board(TACTICS).engaged("hill-troll").blank("hill-troll")
    assert strike(board, "legolas", "gimli").owed != "response", "it was not destroyed"
