"""Section 15: who is asked, when a window closes, what is done without asking."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import deal_damage, modify_group, raise_threat
from gonfalon.games.fellowship.engine.moves import cancel
from gonfalon.games.fellowship.engine.selecting import FIRST, SELF, pick
from gonfalon.games.fellowship.engine.steps import choose, do, exhaust

from .board import HEROES, Board
from .test_encounter_deck import next_window
from .test_points import TACTICS, asked, note

ALWAYS = c.action(raise_threat(1))


def test_who_is_asked_does_one_thing_after_the_other_and_a_window_closes_when_all_have_passed() -> None:
    """CARD-15.1, CARD-15.2: when another has done something, who had passed is asked again."""
    board = (
        Board(("gloin",), ("gimli",), ("eowyn",)).text("gloin", ALWAYS).text("gimli", ALWAYS).blank("eowyn")
    )
    board.s.first = 1
    board.window("travel")
    order: list[int] = []
    for answer in ("use gimli", "use gimli", "pass", "pass", "pass"):
        if board.owed == "halt":
            break
        order.append(asked(board))
        board.act(answer)
    assert order == [1, 1, 1, 0]
    assert board.owed == "halt"
    board.window("travel")
    order = []
    for answer in ("pass", "use gloin", "pass", "pass"):
        order.append(asked(board))
        board.act(answer)
    assert (order, board.owed) == ([1, 0, 0, 1], "halt")


def test_what_has_one_answer_is_done_without_asking() -> None:
    """CARD-15.3: nobody who can do nothing is asked, and one target is taken."""
    assert Board(HEROES, TACTICS).window("travel").owed == "halt"
    board = Board().text(
        "aragorn", c.action(choose("one", pick("enemies")), deal_damage("one", 1), cost=[exhaust()])
    )
    board.staging("wargs").window("travel").act("use aragorn")
    assert (board.damage_on("wargs"), board.owed) == (1, "halt")


def test_what_is_done_in_a_window_is_carried_out_with_all_that_follows() -> None:
    """CARD-15.4: before anybody is asked again; no window opens within it."""
    log: list[str] = []
    board = Board(HEROES, TACTICS).text(
        "gloin", c.action(deal_damage(SELF, 1), note(log, "done")), c.forced("damaged", note(log, "forced"))
    )
    board.text("gimli", c.response("damaged", note(log, "response"))).text("legolas", ALWAYS).window(
        "travel"
    ).act("use gloin")
    assert (board.owed, asked(board), log) == ("response", 1, ["forced"])
    board.act("use gimli")
    assert (board.owed, log) == ("window", ["forced", "response", "done"])


def test_a_cancelled_effect_is_not_offered_again() -> None:
    """CARD-15.6: another who could cancel it is not asked any more."""
    board = Board(("eowyn", "eleanor"), ("gloin",)).hand("a-test-of-will").resources(1, "eowyn")
    board.reveal("evil-storm").act("play a-test-of-will")
    assert board.owed == "halt"
    assert board.ready("eleanor")


def test_a_skipped_step_takes_its_window_with_it() -> None:
    """CARD-15.7, CARD-4.11: the staging of Ambush on the Shore, the checks of Anduin Passage."""
    assert next_window("ambush-on-the-shore", "3.5") == "after_quest"
    assert next_window("anduin-passage", "5.4") == "after_shadows"


def test_what_is_destroyed_together_leaves_together_and_the_first_player_orders_its_effects() -> None:
    """CARD-15.9, CARD-6.13: each of them has left before the first of their effects takes place."""
    log: list[tuple[str, str]] = []

    def told(name: str) -> c.Clause:
        look = do(lambda s, x: log.append((name, board.where("faramir") + board.where("gloin"))))
        return c.forced("leaves_play", look, when=lambda s, x: x["card"] == x["self"])

    board = Board(HEROES, TACTICS).ally("faramir")
    board.text("faramir", told("faramir")).text("gloin", told("gloin"))
    board.s.first = 1
    board.damage("faramir", 3).damage("gloin", 4).go()
    assert (board.owed, asked(board), sorted(board.options())) == (
        "order",
        1,
        ["next faramir.1", "next gloin"],
    )
    board.act("next faramir")
    assert log == [("faramir", "discard0discard0"), ("gloin", "discard0discard0")]


def test_nothing_is_used_for_nothing() -> None:
    """CARD-15.10: a ready ally is not readied, an undamaged hero not healed; looking at a hidden card counts as a change."""
    board = (
        Board(("beravor", "denethor")).ally("faramir", "gleowine").hand("ever-vigilant", "lore-of-imladris")
    )
    board.resources().encounter("despair").window("travel")
    assert [text.partition(".")[0] for text in board.options()] == ["use denethor", "use faramir", "pass"]


def test_all_at_once_in_three_steps() -> None:
    """CARD-15.12: both players have raised their threat level before anybody is out."""
    board = Board(HEROES, TACTICS).threat(49, 49).step_of_round("7.3")
    assert board.s.outcome is not None
    assert board.s.eliminated == [True, True]
    told = [event.kind for event in board.s.new_events if event.kind in ("threat", "eliminated")]
    assert told == ["threat", "threat", "eliminated", "eliminated"]


def test_doomed_comes_after_when_revealed() -> None:
    """CARD-15.17."""
    seen: list[int] = []
    board = (
        Board()
        .text("cavern-guardian", c.when_revealed(do(lambda s, x: seen.append(s.threat[0]))))
        .reveal("cavern-guardian")
    )
    assert (seen, board.s.threat) == ([20], [21])


def test_several_of_one_deal_come_one_by_one_in_player_order() -> None:
    """CARD-15.16: Massing at Night reveals one card after the other, each to its end."""
    board = Board(HEROES, TACTICS).blank("endless-caverns", "wargs", "king-spider")
    board.encounter("endless-caverns", "wargs", "king-spider").reveal("massing-at-night")
    assert board.pile_of(m.STAGING) == ["endless-caverns", "wargs", "king-spider"]
    board = Board().text(
        "despair", c.when_revealed(modify_group("staging area", m.THREAT, 2), raise_threat(1, FIRST))
    )
    assert board.reveal("despair").s.staging_threat() == 2
    board = (
        Board()
        .text("aragorn", c.response("revealing", cancel("card")))
        .reveal("evil-storm")
        .act("use aragorn")
    )
    assert board.owed == "halt"
