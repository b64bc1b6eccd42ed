"""Section 9, the attacks of enemies: shadow cards, defenders, damage, attacks that effects bring about."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    cannot_attack,
    deal_damage,
    discard,
    raise_threat,
    ready,
)
from gonfalon.games.fellowship.engine.moves import (
    cancel,
    deal_shadow,
    give_control,
    make_attack,
    put_into_play,
    return_to_staging,
)
from gonfalon.games.fellowship.engine.selecting import SELF, pick
from gonfalon.games.fellowship.engine.steps import do
from gonfalon.games.fellowship.engine.strikes import able_attackers, targets_of

from .board import HEROES, Board
from .test_points import TACTICS, asked, note

ONCE: dict[str, Any] = {"limit": (1, m.ROUND)}


def test_shadow_cards_are_dealt_by_player_and_cost_and_then_by_who_came_first() -> None:
    """CARD-9.1, CARD-9.2, CARD-9.3, CARD-15.11: for as many as there are cards; the deck is not made anew."""
    board = Board(HEROES, TACTICS, scenario="escape-from-dol-guldur").blank(
        "wargs", "king-spider", "hill-troll"
    )
    board.engaged("king-spider", "wargs", "hill-troll").engaged("forest-spider", seat=1).deck("faramir")
    effects.make_orc_guard(board.s, 0)
    names = ("despair", "evil-storm", "eyes-of-the-forest", "caught-in-a-web", "treacherous-fog")
    board.encounter(*names).put_discarded("iron-shackles").step_of_round("6.2")
    order = ("hill-troll", "king-spider", "wargs", "orc-guard", "forest-spider")
    held = [[board.s.card(i).id for i in board.s.shadows(board.i(name))] for name in order]
    assert held == [[name] for name in names]
    board = (
        Board()
        .engaged("king-spider", "wargs")
        .encounter("despair")
        .put_discarded("evil-storm")
        .step_of_round("6.2")
    )
    assert [len(board.s.shadows(board.i(name))) for name in ("king-spider", "wargs")] == [1, 0]


def test_a_shadow_card_goes_with_its_enemy() -> None:
    """CARD-9.4: to another player; who comes after the deal has none."""
    board = Board(HEROES, TACTICS).blank("wargs").engaged("wargs").staging("king-spider").encounter("despair")
    board.step_of_round("6.2")
    effects.engage(board.s, board.i("wargs"), 1)
    effects.engage(board.s, board.i("king-spider"), 1)
    board.go()
    assert [len(board.s.shadows(board.i(name))) for name in ("wargs", "king-spider")] == [1, 0]
    board.damage("wargs", 3).go()
    assert board.pile_of(m.SHADOWS) == []


def test_no_shadow_cards_in_basic_and_one_more_lies_behind() -> None:
    """CARD-9.5, CARD-9.6: by the rules or by a card; with an empty deck there is none."""
    more = c.action(deal_shadow(pick("engaged enemies")), **ONCE)
    for difficulty, cards in (("basic", 0), ("standard", 2)):
        board = Board(difficulty=difficulty).engaged("wargs").text("gloin", more)
        board.encounter("despair", "evil-storm").step_of_round("6.2").window("combat").act("use gloin")
        found = [board.s.card(i).id for i in board.s.shadows(board.i("wargs"))]
        assert found == ["despair", "evil-storm"][:cards]
    board.end_round().window("combat").act("use gloin")
    assert len(board.s.shadows(board.i("wargs"))) == 2


def test_each_enemy_attacks_once_the_player_it_is_engaged_with() -> None:
    """CARD-9.7: one that comes before he is through attacks too, one that has attacked does not attack the next player."""
    board = Board(("gimli",), ("legolas",)).blank("wargs", "black-forest-bats")
    board.engaged("wargs").staging("black-forest-bats")
    bats, wargs = board.i("black-forest-bats"), board.i("wargs")
    board.text("gimli", c.action(do(lambda s, x: effects.engage(s, bats, 0)), **ONCE))
    board.text("legolas", c.action(do(lambda s, x: effects.engage(s, wargs, 1)), **ONCE))
    board.step_of_round("6.4").act("use gimli", "use legolas", "pass")
    assert (board.owed, board.damage_on("gimli")) == ("defender", 3), "now the bats"
    board.act("pass")
    assert (board.owed, board.damage_on("gimli"), board.damage_on("legolas")) == ("halt", 4, 0)
    assert board.where("wargs") == "engaged1"


def test_the_attacked_player_chooses_who_attacks_next() -> None:
    """CARD-9.8: effects of its attacking take place now."""
    board = Board(HEROES, TACTICS).engaged("marsh-adder", "wargs", seat=1).blank("wargs").step_of_round("6.4")
    assert (asked(board), board.owed) == (1, "enemy")
    board.act("enemy marsh-adder")
    assert (board.owed, board.s.threat) == ("defender", [20, 21])


def test_what_keeps_an_enemy_from_attacking_must_come_before_it_is_chosen() -> None:
    """CARD-9.9: held or moved away before, it does not attack; held after, it goes on."""
    hold = c.action(cannot_attack(pick("engaged enemies"), "you"), **ONCE)
    board = Board().blank("wargs").engaged("wargs").text("gloin", hold).window("combat").act("use gloin")
    assert board.step_of_round("6.4").owed == "halt"
    board = Board(("gloin",)).blank("wargs").engaged("wargs").text("gloin", hold).enemy_attacks("wargs")
    board.act("use gloin", "pass")
    assert board.damage_on("gloin") == 3
    board = Board().blank("wargs").engaged("wargs")
    effects.return_to_staging(board.s, board.i("wargs"))
    assert board.step_of_round("6.4").owed == "halt"


def test_one_ready_character_defends_and_exhausts() -> None:
    """CARD-9.10, CARD-9.11: committed or not, if it is ready; whoever holds the map cannot."""
    board = (
        Board()
        .ally("beorn")
        .exhaust("theodred")
        .attach("gandalfs-map", "gloin")
        .blank("wargs", "beorn")
        .engaged("wargs")
    )
    board.s.mark(board.i("aragorn"), m.COMMITTED)
    board.enemy_attacks("wargs")
    assert board.options() == ["defend aragorn", "defend beorn", "pass"]
    board.act("defend aragorn")
    assert not board.ready("aragorn")
    assert board.damage_on("aragorn") == 1


def test_sentinels_are_asked_in_player_order_and_the_first_is_the_only_one() -> None:
    """CARD-9.12, CARD-9.14: after nobody has been declared; the attacked player stays the defending one."""
    board = Board(("gloin",), ("aragorn",), ("beravor",)).ally("gondorian-spearman", seat=2)
    board.blank("gloin", "wargs", "gondorian-spearman").engaged("wargs")
    board.text("despair", c.shadow(raise_threat(2, "defending"))).shadow("wargs", "despair")
    board.enemy_attacks("wargs").act("pass")
    assert (asked(board), board.options()) == (1, ["defend aragorn", "pass"])
    board.act("pass")
    assert asked(board) == 2
    board.act("defend gondorian-spearman").pass_all()
    assert board.s.threat == [22, 20, 20]
    assert board.where("gondorian-spearman") == "discard2"


def test_several_defenders_where_a_text_allows_them() -> None:
    """CARD-9.13, CARD-9.21, CARD-15.18: own ready characters together; defences are added up, one takes it all."""
    board = Board(HEROES, TACTICS).hand("stand-together", seat=1).ally("beorn").exhaust("theodred")
    board.blank("gloin", "hill-troll", "beorn")
    board.resources().engaged("hill-troll").window("combat").act("play stand-together", "player 1").pass_all()
    board.enemy_attacks("hill-troll")
    board.act("defend aragorn", "defend gloin")
    assert board.options() == ["defend beorn.1", "pass"]
    board.act("pass")
    assert board.options() == ["choose aragorn", "choose gloin"]
    board.act("choose gloin")
    assert (board.damage_on("aragorn"), board.damage_on("gloin")) == (0, 3)


def test_shadow_cards_are_turned_in_the_order_dealt_and_stay() -> None:
    """CARD-9.15: one without effect does nothing; one dealt meanwhile comes last."""
    log: list[str] = []
    board = Board(("gloin",)).blank("gloin", "wargs").engaged("wargs").encounter("treacherous-fog")
    board.text("despair", c.shadow(note(log, "despair"), deal_shadow("enemy")))
    board.text("treacherous-fog", c.shadow(note(log, "fog"))).text("evil-storm", c.shadow(note(log, "storm")))
    board.shadow("wargs", "king-spider", "despair", "evil-storm").blank("king-spider").enemy_attacks(
        "wargs"
    ).act("pass")
    assert log == ["despair", "storm", "fog"]
    assert len(board.s.shadows(board.i("wargs"))) == 4


def test_a_shadow_effect_can_be_cancelled_when_its_card_is_turned() -> None:
    """CARD-9.16: and that of an enemy that does not attack never takes place."""
    board = (
        Board(("gloin",))
        .blank("wargs")
        .engaged("wargs")
        .text("despair", c.shadow(raise_threat(9, "defending")))
    )
    board.text("gloin", c.response("shadow_turned", cancel("card"))).shadow("wargs", "despair")
    board.enemy_attacks("wargs").act("pass", "use gloin")
    assert (board.s.threat, board.damage_on("gloin")) == ([20], 3)
    board = Board().blank("wargs").engaged("wargs").attach("forest-snare", "wargs")
    board.text("despair", c.shadow(raise_threat(9, "defending"))).shadow("wargs", "despair")
    assert board.step_of_round("6.4", "6.6").s.threat == [20]


@pytest.mark.parametrize(("gone", "threat"), [(False, 24), (True, 28)])
def test_undefended_is_judged_when_a_shadow_effect_takes_place(gone: bool, threat: int) -> None:
    """CARD-9.17: Ungoliant's Spawn as a shadow card raises by 8 where the defender has gone before it."""
    board = Board().ally("beorn").blank("wargs", "gloin", "beorn").engaged("wargs")
    board.text("despair", c.shadow(discard("defenders")))
    board.shadow("wargs", *(["despair"] if gone else []), "ungoliants-spawn").enemy_attacks("wargs").act(
        "defend beorn"
    )
    board.act("choose gloin") if board.owed == "undefended" else None
    assert board.s.threat == [threat]


def test_damage_is_attack_less_defence_and_the_rest_is_lost() -> None:
    """CARD-9.18: equal values deal none."""
    board = Board().blank("wargs", "gloin").engaged("wargs").ally("snowbourn-scout").enemy_attacks("wargs")
    board.act("defend snowbourn-scout").pass_all()
    assert board.where("snowbourn-scout") == "discard0"
    assert sum(board.damage_on(name) for name in HEROES) == 0
    board.s.modify(board.i("gloin"), m.DEFENSE, 2, m.PHASE)
    board.enemy_attacks("wargs").act("defend gloin")
    assert board.damage_on("gloin") == 0


def test_a_defender_stays_one_in_whatever_state_but_not_when_he_has_gone() -> None:
    """CARD-9.19: readied, or under another's control, he defends; discarded, the attack is undefended."""
    for text, owed in (
        (ready(SELF), "halt"),
        (give_control(SELF, lambda s, x: 1), "halt"),
        (discard(SELF), "undefended"),
    ):
        board = Board(HEROES, TACTICS).ally("beorn").blank("hill-troll", "gloin").engaged("hill-troll")
        board.text("beorn", c.action(text, **ONCE)).enemy_attacks("hill-troll")
        board.act("pass", "defend beorn", "use beorn")
        assert board.owed == owed
        if owed == "halt":
            assert board.damage_on("beorn") == 3


def test_undefended_damage_and_an_attack_of_0() -> None:
    """CARD-9.20: on one hero, ready or exhausted; with an attack of 0 nobody is chosen."""
    board = (
        Board()
        .blank("wargs", "gloin")
        .exhaust("gloin")
        .ally("beorn")
        .blank("beorn")
        .engaged("wargs")
        .enemy_attacks("wargs")
    )
    assert board.act("pass").options() == ["choose aragorn", "choose theodred", "choose gloin"]
    board = Board().blank("wargs").engaged("wargs")
    board.s.modify(board.i("wargs"), m.STRENGTH, -3, m.PHASE)
    assert board.enemy_attacks("wargs").act("pass").owed != "undefended"
    assert sum(board.damage_on(name) for name in HEROES) == 0


def test_what_comes_after_an_attack_comes_before_its_last_window() -> None:
    """CARD-9.22: then nobody is a defender any more and what held for this attack is over."""
    log: list[str] = []
    board = Board().text("wargs", c.forced("attacked", note(log, "after"))).engaged("wargs").blank("gloin")
    board.text("theodred", c.action(note(log, "window"), **ONCE)).shadow("wargs", "eastern-crows")
    board.enemy_attacks("wargs").act("pass", "defend gloin", "pass", "pass")
    assert log == ["after"]
    assert board.stat("wargs", m.STRENGTH) == 4
    board.act("use theodred")
    assert (log, board.owed) == (["after", "window"], "halt")
    assert board.stat("wargs", m.STRENGTH) == 3
    assert not board.ready("gloin")


@pytest.mark.parametrize("step", ["attack_1", "attack_2", "attack_3"])
def test_an_attack_ends_with_its_attacker(step: str) -> None:
    """CARD-9.23, CARD-R24: at once, whatever its step, without what comes "after" it."""
    log: list[str] = []
    board = Board(("gloin",)).text("wargs", c.forced("attacked", note(log, "after"))).engaged("wargs")
    board.text("gloin", c.action(deal_damage(pick("enemies"), 9), **ONCE)).enemy_attacks("wargs")
    while board.s.pending is not None and board.s.pending.facts.get("window") != step:
        board.act("pass")
    board.act("use gloin").pass_all()
    assert (board.owed, log, board.damage_on("gloin")) == ("halt", [], 0)


def test_an_attack_ends_with_the_attacked_player() -> None:
    """CARD-9.23: a shadow effect that eliminates him leaves nothing to deal."""
    board = Board(HEROES, TACTICS).threat(45, 20).blank("wargs").engaged("wargs")
    board.text("despair", c.shadow(raise_threat(5, "defending"))).shadow("wargs", "despair")
    board.enemy_attacks("wargs").act("pass").pass_all()
    assert (board.owed, board.s.eliminated) == ("halt", [True, False])
    assert board.where("wargs") == "staging"


def test_an_attacker_that_is_moved_goes_on() -> None:
    """CARD-9.24: to the staging area or to another player; against the same player."""
    for text in (return_to_staging(pick("enemies")), do(lambda s, x: effects.engage(s, s.enemies()[0], 1))):
        board = (
            Board(("gloin",), ("eowyn",))
            .blank("wargs")
            .engaged("wargs")
            .text("gloin", c.action(text, **ONCE))
        )
        board.shadow("wargs", "eastern-crows").enemy_attacks("wargs").act("use gloin", "pass").pass_all()
        assert (board.where("gloin"), board.where("eowyn")) == ("discard0", "area1"), "3 and 1 of the Crows"


def attacks(which: Any = None) -> c.Clause:
    """An action by which an enemy attacks its user."""
    return c.action(make_attack(which or pick("enemies")), **ONCE)


def test_an_enemy_that_attacks_by_an_effect_need_not_be_engaged() -> None:
    """CARD-9.25, CARD-9.26, CARD-P20: in another phase with a shadow card of its own, four steps, and the card goes when it is over."""
    board = Board(("gloin",), ("aragorn",)).blank("wargs").staging("wargs").text("gloin", attacks())
    board.text("despair", c.shadow(raise_threat(3, "defending"))).encounter("despair", "evil-storm")
    board.window("travel").act("use gloin")
    assert len(board.s.shadows(board.i("wargs"))) == 1
    assert board.options() == ["defend gloin", "pass"]
    board.act("pass")
    assert (asked(board), board.options()) == (1, ["defend aragorn", "pass"])
    board.act("defend aragorn").pass_all()
    assert (board.s.threat, board.damage_on("aragorn")) == ([23, 20], 1)
    assert (board.where("wargs"), board.where("despair"), board.where("evil-storm")) == (
        *("staging", "encounter_discard", "encounter"),
    )


def test_one_attack_more_has_one_new_shadow_card() -> None:
    """CARD-9.27, CARD-P20: those that lie there are discarded without effect."""
    board = Board(("gloin",)).blank("wargs", "gloin").engaged("wargs").text("gloin", attacks())
    board.text("despair", c.shadow(raise_threat(9, "defending"))).text(
        "evil-storm", c.shadow(raise_threat(1, "defending"))
    )
    board.shadow("wargs", "despair").encounter("evil-storm").window("combat").act(
        "use gloin", "pass"
    ).pass_all()
    assert (board.s.threat, board.where("despair")) == ([21], "encounter_discard")
    assert [board.s.card(i).id for i in board.s.shadows(board.i("wargs"))] == ["evil-storm"]


def test_an_attack_within_an_attack() -> None:
    """CARD-9.28, CARD-R23, CARD-12.20: Wolf Rider's is gone through to its end, then the old one goes on with its defender."""
    board = (
        Board()
        .blank("wargs", "gloin")
        .engaged("wargs")
        .shadow("wargs", "wolf-rider", "eastern-crows")
        .encounter("despair")
    )
    board.enemy_attacks("wargs").act("defend aragorn")
    assert board.owed == "defender"
    assert board.options() == ["defend theodred", "defend gloin", "pass"]
    assert len(board.s.shadows(board.i("wolf-rider"))) == 1
    board.act("defend gloin").pass_all()
    assert board.damage_on("gloin") == 2, "Despair takes the defence of Gloin, and of nobody else"
    assert board.damage_on("aragorn") == 2, "3 and 1 of the Crows, less 2"
    assert board.s.engaged_with(board.i("wolf-rider")) == -1
    assert board.end_phase("combat").pile_of(m.ENCOUNTER) == ["wolf-rider"]


def test_wolf_rider_can_be_chosen_while_it_attacks() -> None:
    """CARD-12.20: by what may choose an enemy in play; it is neither engaged nor in the staging area, so nobody attacks or engages it."""
    board = Board(("dunhere", "gloin")).blank("wargs", "gloin").engaged("wargs").shadow("wargs", "wolf-rider")
    board.text(
        "gloin",
        c.action(deal_damage(pick("enemies", where=lambda s, x, i: s.card(i).id == "wolf-rider"), 2), **ONCE),
    )
    board.enemy_attacks("wargs").act("pass", "pass", "pass")
    assert board.s.card(board.s.enemies()[-1]).id == "wolf-rider"
    assert board.act("use gloin").where("wolf-rider") == "encounter_discard"
    board = Board(("dunhere", "gloin")).hand("son-of-arnor").blank("wargs").engaged("wargs")
    board.text("gloin", c.action(put_into_play(pick("hand", of="you")), **ONCE)).shadow("wargs", "wolf-rider")
    board.enemy_attacks("wargs").act("pass", "pass", "pass", "use gloin")
    assert board.where("son-of-arnor") == "area0"
    assert board.owed == "defender", "there is no enemy that the Son of Arnor could engage"
    assert board.s.engaged_with(board.i("wolf-rider")) == -1
    found = targets_of(board.s, 0, able_attackers(board.s, 0))
    assert [board.s.card(i).id for i in found] == ["wargs"]


def test_quick_strike_may_end_an_attack_in_any_window() -> None:
    """CARD-R24, CARD-12.25: the exhausted character alone strikes at once."""
    board = (
        Board(("legolas", "gimli")).blank("wargs").engaged("wargs").damage("wargs", 2).hand("quick-strike")
    )
    board.resources(1, "gimli").enemy_attacks("wargs").act("play quick-strike", "choose legolas").pass_all()
    assert board.where("wargs") == "encounter_discard"
    assert board.ready("gimli")
    assert sum(board.damage_on(name) for name in ("legolas", "gimli")) == 0
    board = (
        Board(("legolas",), ("gimli",)).staging("wargs").engaged("king-spider", seat=1).hand("quick-strike")
    )
    board.resources(1, "legolas").window("quest").act("play quick-strike").pass_all()
    assert board.damage_on("king-spider") == 2, "Legolas is Ranged; the Wargs are in nobody's reach"
    assert board.damage_on("wargs") == 0
