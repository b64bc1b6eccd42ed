"""Section 4: the items of the round, one after the other, and the windows between them."""

from __future__ import annotations

import re

import pytest

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import raise_threat
from gonfalon.games.fellowship.engine.round import ROUND
from gonfalon.games.fellowship.engine.steps import at_end, do

from .board import HEROES, Board
from .test_points import PAGE, TACTICS, asked, kinds, note

ALWAYS = c.action(raise_threat(1))


def test_the_table_of_the_engine_is_that_of_the_page() -> None:
    """CARD-4.1.1, CARD-4.2.1, CARD-4.3.1, CARD-4.4.1, CARD-4.5.1, CARD-4.6.1, CARD-4.7.1: seven phases in their order, and each item
    a point, a step or a window as the page has it; those of the attacks stand in two lines of the engine."""
    rows = re.findall(r"^\| 4\.(\d)\.(\d+) \| (point|step|window) \| ([^|]+) \| ([^|]+) \|$", PAGE, re.M)
    page = [
        (phase, kind if item != "2" or phase != "2" else "step")
        for phase, item, kind, _, about in rows
        if "each attack" not in about
    ]
    points = ("phase_begins", "phase_ends", "round_ends")
    kind_of = {"window_step": "window", **dict.fromkeys(points, "point")}
    attacks = ("enemy_attacks", "player_attacks")
    engine = [(line.id[0], kind_of.get(line.does, "step")) for line in ROUND if line.does not in attacks]
    assert engine == page
    assert [line.argument for line in ROUND if line.does == "phase_begins"] == [
        *("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
    ]


def test_the_resource_phase() -> None:
    """CARD-4.1.2, CARD-4.1.3, CARD-4.1.4, CARD-4.1.5: a resource for every hero at once, a card for each player, a window, the end."""
    board = Board(HEROES, TACTICS).deck("faramir", "beorn").deck("gandalf", seat=1).text("gloin", ALWAYS)
    board.exhaust("gimli").s.modify(-1, "silenced", 1, m.PHASE)
    board.s.first = 1
    board.round_from("1.1")
    assert [board.resources_on(name) for name in (*HEROES, *TACTICS)] == [1] * 6
    drew = [event.facts["seat"] for event in board.s.new_events if event.kind == "drew"]
    assert drew == [1, 0]
    assert (board.hand_of(0), board.hand_of(1)) == (["faramir"], ["gandalf"])
    assert (board.owed, board.s.phase, board.s.round) == ("window", "resource", 2)
    assert board.s.modifiers
    board.pass_all()
    assert board.s.modifiers == ()


def test_effects_of_either_beginning_come_before_the_resources() -> None:
    """CARD-4.1.1: the pools are as the last round left them."""
    seen: list[int] = []
    look = do(lambda s, x: seen.append(sum(s.resources)))
    board = Board().text("gloin", c.forced("phase_begins", look)).round_from("1.1")
    assert seen[0] == 0
    assert board.resources_on("gloin") == 1


def test_a_planning_turn_for_each_player() -> None:
    """CARD-4.2.2, CARD-4.2.3, CARD-5.1: the player on turn is asked first, others may act before and between his cards."""
    board = Board(HEROES, TACTICS).hand("guard-of-the-citadel", "snowbourn-scout").resources()
    board.text("legolas", c.action(raise_threat(-1))).round_from("2.1")
    turns: list[tuple[int, str]] = []
    for answer in ("play guard-of-the-citadel", "pay", "pass", "use legolas", "pass", "play snowbourn-scout"):
        turns.append((asked(board), board.owed))
        board.act(next(text for text in board.options() if text.startswith(answer)))
    assert turns == [
        *((0, "planning"), (0, "pay"), (0, "planning")),
        *((1, "window"), (1, "window"), (0, "planning")),
    ]
    turns.clear()
    while board.s.phase == "planning":
        turns.append((asked(board), board.owed))
        board.act("pass" if "pass" in board.options() else board.options()[0])
    assert turns == [(0, "pay"), (1, "window"), (1, "planning")], (
        "who has nothing to do passes without being asked"
    )
    assert board.where("snowbourn-scout") == "area0"


def test_the_quest_phase() -> None:
    """CARD-4.3.1, CARD-4.3.2, CARD-4.3.3, CARD-4.3.4, CARD-4.3.5, CARD-4.3.6, CARD-4.3.7, CARD-4.3.8, CARD-4.3.9: the deck is made anew
    at once; no action within staging; at the end nobody is committed any more."""
    board = Board().text("gloin", ALWAYS).blank("wargs", "forest-gate", "aragorn", "theodred")
    board.put_discarded("wargs", "forest-gate").round_from("3.1")
    assert len(board.pile_of(m.ENCOUNTER)) == 2
    seen: list[tuple[str, str, int]] = []
    while board.s.phase == "quest":
        assert board.s.pending is not None
        name = board.s.pending.facts.get("window", board.owed)
        seen.append((name, "", len(board.pile_of(m.STAGING))))
        board.act("commit aragorn" if board.can("commit aragorn") else "pass")
    assert [(name, staged) for name, _, staged in seen] == [
        *(("quest_start", 0), ("commit", 0), ("commit", 0), ("after_commit", 0)),
        *(("after_staging", 1), ("after_quest", 1)),
    ]
    assert board.s.committed() == ()
    assert not board.ready("aragorn")


@pytest.mark.parametrize("goes", [True, False])
def test_the_travel_phase(goes: bool) -> None:
    """CARD-4.4.2, CARD-4.4.3, CARD-4.4.4: the window is there whether or not the company has travelled."""
    board = Board().text("gloin", ALWAYS).blank("forest-gate").staging("forest-gate").round_from("4.1")
    board.act("travel forest-gate" if goes else "pass")
    assert (board.owed, board.s.phase) == ("window", "travel")
    assert board.where("forest-gate") == ("active" if goes else "staging")
    board.act("pass")
    assert board.s.phase == "encounter"


def test_the_encounter_phase() -> None:
    """CARD-4.5.2, CARD-4.5.3, CARD-4.5.4, CARD-4.5.5, CARD-4.5.6: engagement by choice, a window, checks, a window."""
    board = Board().text("gloin", ALWAYS).blank("wargs", "hummerhorns").staging("wargs", "hummerhorns")
    board.round_from("5.1").act("engage hummerhorns")
    assert (board.owed, board.pile_of(m.ENGAGED)) == ("window", ["hummerhorns"])
    board.act("pass")
    assert (board.owed, board.pile_of(m.ENGAGED)) == ("window", ["hummerhorns", "wargs"])
    board.act("pass")
    assert board.s.phase == "combat"


def windows_of_combat(board: Board) -> list[str]:
    """The windows and questions of a combat phase from here on; Gimli attacks and defends not."""
    seen: list[str] = []
    while board.s.phase == "combat":
        assert board.s.pending is not None
        seen.append(str(board.s.pending.facts.get("window", board.owed)))
        for wanted in ("attack wargs", "attacker gimli", "pass"):
            if board.can(wanted):
                board.act(wanted)
                break
    return seen


def test_the_combat_phase() -> None:
    """CARD-4.6.2, CARD-4.6.3, CARD-4.6.4, CARD-4.6.5, CARD-4.6.6, CARD-4.6.7, CARD-4.6.8, CARD-4.6.9, CARD-4.6.10, CARD-4.6.11,
    CARD-4.6.12, CARD-4.6.13, CARD-4.6.14, CARD-4.6.15, CARD-4.6.16, CARD-4.6.17, CARD-4.6.18, CARD-4.6.19: every step, every window."""
    board = Board(("gimli",), ("legolas",)).text("legolas", ALWAYS).blank("wargs", "evil-storm")
    board.engaged("wargs").encounter("evil-storm").round_from("6.1")
    assert board.pile_of(m.SHADOWS) == ["evil-storm"]
    board.damage("wargs", 1)
    assert windows_of_combat(board) == [
        *("after_shadows", "attack_1", "defender", "attack_2", "attack_3", "attack_4"),
        *("attack", "join", "strike_1", "strike_2", "strike_3"),
    ]
    assert board.pile_of(m.SHADOWS) == []
    assert board.where("evil-storm") == "encounter_discard"


def test_the_shadow_deal_has_its_window_when_nobody_is_engaged() -> None:
    """CARD-4.6.3: and after it the phase is over."""
    board = Board().text("gloin", ALWAYS).round_from("6.1")
    assert board.s.pending is not None
    assert board.s.pending.facts["window"] == "after_shadows"
    board.act("pass")
    assert board.s.phase == "refresh"


def test_the_attacks_on_all_players_come_before_the_attacks_of_the_first() -> None:
    """CARD-4.6.4, CARD-4.6.12: first all on the first player, then all on the next, then the players strike in the same order."""
    names = ("forest-spider", "eastern-crows", "black-forest-bats")
    board = Board(("gimli",), ("legolas",)).blank(*names, "gimli", "legolas")
    board.engaged("forest-spider", "eastern-crows").engaged("black-forest-bats", seat=1)
    board.s.first = 1
    board.round_from("6.1")
    order: list[tuple[int, str]] = []
    while board.s.phase == "combat":
        order.append((asked(board), board.owed))
        board.act("enemy eastern-crows" if board.owed == "enemy" else "pass")
    assert order == [
        *((1, "defender"), (0, "enemy"), (0, "defender"), (0, "defender")),
        *((1, "attack"), (0, "attack")),
    ]


def test_the_refresh_phase() -> None:
    """CARD-4.7.2, CARD-4.7.3, CARD-4.7.4, CARD-4.7.5, CARD-4.7.6: all players' cards at once, attachments too."""
    board = Board(HEROES, TACTICS).attach("steward-of-gondor", "gloin").exhaust("steward-of-gondor")
    board.exhaust("aragorn", "gimli").text("theodred", ALWAYS).round_from("7.1")
    assert all(board.ready(name) for name in ("aragorn", "gimli", "steward-of-gondor"))
    assert (board.s.threat, board.s.first) == ([21, 21], 1)
    assert (board.owed, board.s.phase) == ("window", "refresh")


def test_the_token_passes_once_more_when_the_first_player_falls_by_the_rise() -> None:
    """CARD-4.7.4, CARD-11.5: of three players the third is first after it."""
    board = Board(("gloin",), ("gimli",), ("eowyn",)).threat(49, 20, 20).step_of_round("7.3", "7.4")
    assert board.s.eliminated == [True, False, False]
    assert board.s.first == 2
    board = Board(("gloin",), ("gimli",), ("eowyn",)).threat(20, 49, 20).step_of_round("7.3", "7.4")
    assert (board.s.first, board.s.eliminated) == (2, [False, True, False]), "who is out is left out"


def test_the_round_is_completed_at_its_end() -> None:
    """CARD-4.7.7, CARD-11.11: then the next one begins."""
    board = Board().text("gloin", ALWAYS).deck("faramir").round_from("7.5")
    assert board.s.rounds_done == 0
    board.act("pass")
    assert (board.s.rounds_done, board.s.round, board.s.phase) == (1, 2, "resource")


def test_any_player_may_use_what_he_controls_in_a_window_and_nobody_between() -> None:
    """CARD-4.8, CARD-4.9, CARD-6.2, CARD-6.3: his cards, his events, and what is open to all; never what another controls."""
    board = Board(HEROES, TACTICS).text("gloin", ALWAYS).hand("blade-mastery", seat=1).resources(1, "gimli")
    board.staging("shadow-key").window("travel")
    assert board.options() == ["use gloin", "use shadow-key", "pass"]
    board.act("pass")
    assert len(board.options()) == 3
    assert board.can("play blade-mastery")
    assert board.can("use shadow-key")
    board = Board().text("gloin", ALWAYS).deck("faramir").step_of_round("1.2", "1.3")
    assert board.owed == "halt", "between gaining resources and drawing nobody is asked"


def test_at_the_end_what_lasts_is_over_before_what_takes_place() -> None:
    """CARD-4.10, CARD-15.8: then passive effects, Forced ones and Responses."""
    log: list[str] = []
    board = Board().ally("faramir")
    board.text("aragorn", c.response("phase_ends", note(log, "response")))
    board.text(
        "theodred",
        c.forced("phase_ends", do(lambda s, x: log.append(f"forced {s.stat(x['self'], m.STRENGTH)}"))),
    )
    board.text("gloin", c.by_itself("phase_ends", note(log, "passive")))
    board.s.modify(board.i("theodred"), m.STRENGTH, 5, m.PHASE)
    board.end_phase("combat").act("use aragorn")
    assert log == ["passive", "forced 2", "response"]


def test_what_was_put_off_takes_place_at_the_end() -> None:
    """CARD-4.10, CARD-6.29: once, at the end of this phase."""
    board = (
        Board()
        .ally("faramir")
        .text("faramir", c.action(at_end(m.PHASE, raise_threat(2)), limit=(1, m.ROUND)))
    )
    board.window("travel").act("use faramir")
    assert board.s.threat == [20]
    assert board.end_phase("travel").s.threat == [22]
    assert board.end_phase("encounter").s.threat == [22]


def test_leaving_cards_aside_these_questions_are_all() -> None:
    """CARD-4.12: with blank cards a round asks for nothing else."""
    board = Board(("gloin", "gimli"), ("legolas", "aragorn")).blank(
        "gloin", "gimli", "legolas", "aragorn", "wargs"
    )
    board.blank("forest-gate", "king-spider", "evil-storm", "despair", "snowbourn-scout", "hummerhorns")
    board.hand("snowbourn-scout").deck("snowbourn-scout").deck("veteran-axehand", seat=1).blank(
        "veteran-axehand"
    )
    board.staging("forest-gate", "wargs", "hummerhorns").encounter("king-spider", "despair", "evil-storm")
    board.text("dwarven-axe").attach("dwarven-axe", "gimli").attach("citadel-plate", "gimli").blank(
        "citadel-plate"
    )
    board.round_from("1.1")
    met: set[str] = set()
    while board.s.rounds_done == 0:
        assert board.s.pending is not None
        met.add(board.owed)
        options = [one for one in board.options() if one != "pass"]
        wants = board.owed in ("engage", "attack", "attackers", "travel", "tie", "undefended", "enemy")
        board.act(options[0] if wants and options else "pass" if "pass" in board.options() else options[0])
    assert met <= {
        *("mulligan", "planning", "pay", "host", "commit", "travel", "engage", "tie", "enemy", "defender"),
        *("sentinel", "undefended", "attack", "attackers", "join", "restricted"),
    }
    assert {"planning", "commit", "travel", "engage", "defender", "attack"} <= met


def test_what_happens_in_a_step_is_told_in_the_order_of_the_items() -> None:
    """CARD-4.7.2, CARD-4.7.3, CARD-4.7.4: ready, threat, token."""
    board = Board(HEROES, TACTICS).round_from("7.1")
    told = kinds(board, "refreshed", "threat", "first_player")
    assert told[:4] == ["refreshed", "threat", "threat", "first_player"]
