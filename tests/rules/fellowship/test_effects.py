"""Section 6: what effects are, in which order they take place, whom they cover, who chooses."""

from __future__ import annotations

import pytest

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    deal_damage,
    draw,
    modify,
    raise_threat,
)
from gonfalon.games.fellowship.engine.clauses import Context, Step
from gonfalon.games.fellowship.engine.moves import cancel
from gonfalon.games.fellowship.engine.selecting import FIRST, SELF
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.engine.steps import choose_mode, do, needs
from gonfalon.games.fellowship.engine.vocabulary import PHASES, Phase, context

from .board import HEROES, Board
from .test_points import TACTICS, asked, note


def test_passive_effects_hold_as_long_as_their_condition() -> None:
    """CARD-6.1: Gimli's attack follows his damage."""
    board = Board(TACTICS)
    for damage in (0, 2, 1):
        assert board.damage("gimli", damage).stat("gimli", m.STRENGTH) == 2 + damage


@pytest.mark.parametrize("phase", PHASES[1:])
def test_an_action_that_names_a_phase(phase: Phase) -> None:
    """CARD-6.2: is used in windows of that phase alone."""
    board = Board().text("aragorn", c.action(raise_threat(-1), phase="combat")).window(phase)
    assert board.can("use aragorn") == (phase == "combat")


def test_the_controller_uses_a_response_and_it_may_be_passed() -> None:
    """CARD-6.4: of a card in play its controller, of an event who holds it; who passes has passed."""
    board = Board(HEROES, TACTICS).text("gimli", c.response("phase_begins", raise_threat(-1, "you")))
    board.step_of_round("4.1")
    assert (asked(board), board.options()) == (1, ["use gimli", "pass"])
    board.act("pass")
    assert (board.owed, board.s.threat) == ("halt", [20, 20])


def test_a_forced_effect_asks_whom_it_names_else_its_controller_else_the_first_player() -> None:
    """CARD-6.5, CARD-6.31: Hummerhorns ask the engaged player, a text that names nobody the first player."""
    board = Board(HEROES, TACTICS).staging("hummerhorns")
    effects.engage(board.s, board.i("hummerhorns"), 1)
    board.go()
    assert (asked(board), board.options()) == (1, ["choose gimli", "choose legolas", "choose thalin"])
    board = Board(HEROES, TACTICS).commit("aragorn", "gimli").staging("wargs")
    board.s.first = 1
    board.reveal("dol-guldur-orcs")
    assert (asked(board), board.options()) == (1, ["choose gimli", "choose aragorn"])


def test_when_revealed_is_not_for_shadow_cards_nor_for_what_is_only_placed() -> None:
    """CARD-6.6, CARD-6.7: and as a shadow card nothing else of a card is active."""
    text = (c.when_revealed(raise_threat(9, FIRST)), c.passive(m.STRENGTH, lambda s, j, i: 7))
    board = (
        Board().blank("wargs", "gloin").engaged("wargs").text("evil-storm", *text, c.shadow(raise_threat(1)))
    )
    board.shadow("wargs", "evil-storm").enemy_attacks("wargs").act("pass", "choose gloin")
    assert board.s.threat == [21]
    assert board.damage_on("gloin") == 3
    board = Board().text(
        "king-spider", c.when_revealed(raise_threat(9, FIRST)), c.shadow(raise_threat(5, FIRST))
    )
    effects.add_to_staging(board.s, board.new("king-spider"))
    assert board.go().s.threat == [20]
    assert board.reveal("king-spider").s.threat == [29]


def test_a_travel_effect_is_a_price_and_nothing_else() -> None:
    """CARD-6.8, CARD-7.19: it is not asked for when the location is explored or revealed."""
    board = Board().text("forest-gate", c.travel(raise_threat(3, FIRST))).reveal("forest-gate")
    assert board.s.threat == [20]
    board.step_of_round("4.2").act("travel forest-gate")
    assert board.s.threat == [23]
    board.progress("forest-gate", 4).go()
    assert board.s.threat == [23]


def test_texts_work_in_play_a_stages_while_it_is_current_an_events_while_played() -> None:
    """CARD-6.9: Brok Ironfist speaks of another place, the hand, and works there."""
    board = Board().ally("faramir").text("anduin-passage", c.passive(m.WILLPOWER, lambda s, j, i: 1))
    assert board.stat("aragorn", m.WILLPOWER) == 2
    board = Board(scenario="journey-down-the-anduin", quest="anduin-passage")
    board.text("anduin-passage", c.passive(m.WILLPOWER, lambda s, j, i: 1))
    assert board.stat("aragorn", m.WILLPOWER) == 3
    board.progress("anduin-passage", 16).blank("ambush-on-the-shore").staging("wargs").go()
    assert board.stat("aragorn", m.WILLPOWER) == 2
    board = Board().hand("brok-ironfist").damage("gloin", 4).go()
    assert board.can("play brok-ironfist")


def test_passive_forced_response_and_when_before_after() -> None:
    """CARD-6.10: a text "when it attacks" comes before the defence, one "after it attacks" behind the damage."""
    log: list[str] = []
    board = Board().text(
        "wargs", c.forced("attacks", note(log, "when")), c.forced("attacked", note(log, "after"))
    )
    board.text("theodred", c.response("attacks", note(log, "response"))).blank("gloin").engaged("wargs")
    board.enemy_attacks("wargs")
    assert log == ["when"]
    board.act("use theodred", "defend gloin")
    assert log == ["when", "response", "after"]


def test_the_first_player_orders_forced_effects_and_each_works_once() -> None:
    """CARD-6.11, CARD-6.12: two copies of one card are two effects, and of equal ones nobody is asked."""
    board = Board(HEROES, TACTICS).text("wargs", c.forced("phase_begins", raise_threat(1, FIRST)))
    board.staging("wargs", "wargs").step_of_round("4.1")
    assert (board.owed, board.s.threat) == ("halt", [22, 20])
    log: list[str] = []
    board = Board(HEROES, TACTICS)
    for name in ("aragorn", "gimli", "gloin"):
        board.text(name, c.forced("phase_begins", note(log, name)))
    board.s.first = 1
    board.step_of_round("4.1")
    assert asked(board) == 1
    board.act("next gloin", "next aragorn")
    assert log == ["gloin", "aragorn", "gimli"]


def test_a_response_is_used_once_for_each_time_its_trigger_occurs() -> None:
    """CARD-6.12: twice it occurs, twice it may be used."""
    board = Board().text("gloin", c.response("phase_begins", raise_threat(-1))).step_of_round("4.1")
    board.act("use gloin")
    assert (board.owed, board.s.threat) == ("halt", [19])
    board.step_of_round("5.1").act("use gloin")
    assert board.s.threat == [18]


def test_what_a_later_effect_sets_off_comes_first() -> None:
    """CARD-6.14: what waits from an earlier one comes after it, and is not lost."""
    log: list[str] = []
    board = Board().text("gloin", c.forced("damaged", note(log, "damage")))
    board.text("theodred", c.forced("phase_begins", deal_damage(SELF, 1), note(log, "rest")))
    board.text("aragorn", c.response("phase_begins", note(log, "response"))).step_of_round("4.1")
    board.act("use aragorn")
    assert log == ["damage", "rest", "response"]


def test_every_way_out_of_play_is_leaving_play() -> None:
    """CARD-6.15: destroyed, discarded, moved; going to and from the staging area is not."""
    log: list[str] = []
    board = Board().text("aragorn", c.forced("leaves_play", do(lambda s, x: log.append(x["how"]))))
    board.ally("faramir", "beorn", "gandalf").engaged("wargs").damage("faramir", 3).go()
    effects.discard(board.s, board.i("beorn"))
    effects.leave(board.s, board.i("gandalf"), m.HAND, how="moved")
    effects.return_to_staging(board.s, board.i("wargs"))
    effects.engage(board.s, board.i("wargs"), 0)
    board.go()
    assert log == ["destroyed", "discarded", "moved"]


def test_leaving_play_is_looked_at_as_it_was_and_may_be_replaced() -> None:
    """CARD-6.16, CARD-R22, CARD-12.34: Brok comes for a Dwarf who is in the discard pile by then; Banks of the Anduin never lies there."""
    board = Board().hand("brok-ironfist").damage("aragorn", 5).go()
    assert board.owed == "halt", "Aragorn was no Dwarf"
    board.damage("gloin", 4).go()
    assert board.where("gloin") == "discard0"
    board.act(board.options()[0])
    assert board.where("brok-ironfist") == "area0"
    log: list[str] = []
    board = Board().text(
        "aragorn", c.forced("leaves_play", do(lambda s, x: log.append(m.PILE_NAMES[s.pile[x["card"]]])))
    )
    board.active("banks-of-the-anduin").progress("banks-of-the-anduin", 3).go()
    assert log == ["encounter"]
    assert board.pile_of(m.ENCOUNTER_DISCARD) == []


def test_a_forced_effect_that_becomes_active_too_late_has_missed_its_trigger() -> None:
    """CARD-6.17: an ally that comes at the beginning of the phase does not hear that it begins."""
    log: list[str] = []
    board = Board().hand("faramir").text("faramir", c.forced("phase_begins", note(log, "late")))

    def is_travel(s: State, x: Context) -> bool:
        return x["phase"] == "travel"

    def bring(s: State, x: Context) -> None:
        effects.put_into_play(s, s.piles[m.HAND][0], 0)

    board.text("gloin", c.forced("phase_begins", do(bring), when=is_travel)).step_of_round("4.1")
    assert (board.where("faramir"), log) == ("area0", [])
    board.step_of_round("5.1")
    assert log == ["late"]


def test_a_cancelled_effect_does_not_take_place_and_the_rest_goes_on() -> None:
    """CARD-6.18: before anything else; the doom of the card still falls."""
    board = Board().text("aragorn", c.response("revealing", cancel("card")))
    board.text("endless-caverns", c.when_revealed(raise_threat(7))).blank("wargs").encounter("wargs")
    board.reveal("endless-caverns").act("use aragorn")
    assert board.s.threat == [21]
    assert board.pile_of(m.STAGING) == ["endless-caverns", "wargs"]


def test_then_needs_the_first_part() -> None:
    """CARD-6.19, CARD-P27: a program stops where its first part has done nothing; Treacherous Fog's first part is always done, as it also
    covers locations to come."""
    stop = Step(lambda s, x: context(stop=not s.resources[x["self"]]))
    board = Board().text("gloin", c.forced("phase_begins", stop, raise_threat(5)))
    assert board.step_of_round("4.1").s.threat == [20]
    assert board.resources(1, "gloin").step_of_round("4.1").s.threat == [25]
    board = Board().hand("faramir").threat(35).reveal("treacherous-fog")
    assert board.hand_of() == []


def test_must_a_or_b_tries_a_and_either_or_leaves_a_choice() -> None:
    """CARD-6.20: Pursued by Shadow raises the threat only where no exhausted ally can go back; of modes the possible ones are offered."""
    for ally, threat, hand in ((True, 20, ["faramir"]), (False, 23, [])):
        board = (
            Board(("gloin",)).blank("wargs", "gloin").engaged("wargs").shadow("wargs", "pursued-by-shadow")
        )
        if ally:
            board.ally("faramir").exhaust("faramir")
        board.enemy_attacks("wargs").act("pass")
        assert (board.s.threat, board.hand_of()) == ([threat], hand)
    modes = choose_mode(
        {"heal": [needs(lambda s, x: False)], "threat": [raise_threat(-1)], "draw": [draw(1)]}
    )
    board = Board().text("gloin", c.action(modes, limit=(1, m.ROUND))).deck("faramir").window("quest")
    assert board.act("use gloin").options() == ["mode threat", "mode draw"]


def test_as_much_as_can_be_is_carried_out() -> None:
    """CARD-6.21: four progress are to go, two are there; two of three cards are drawn."""
    board = Board().progress("flies-and-spiders", 2).reveal("despair")
    assert board.progress_on("flies-and-spiders") == 0
    board = (
        Board().deck("faramir", "beorn").text("gloin", c.action(draw(3), limit=(1, m.ROUND))).window("quest")
    )
    assert len(board.act("use gloin").hand_of()) == 2


def test_cannot_is_absolute() -> None:
    """CARD-6.22: in the active Enchanted Stream nobody draws, by the rules or by a card."""
    board = Board().deck("faramir", "beorn").active("enchanted-stream").ally("gleowine")
    assert not board.window("travel").can("use gleowine")
    assert board.step_of_round("1.3").hand_of() == []
    assert effects.draw(board.s, 0, 1) == 0


def test_a_card_that_names_itself_means_this_copy() -> None:
    """CARD-6.23: of two Veteran Axehands the one that is used."""
    board = Board(TACTICS).ally("veteran-axehand", "veteran-axehand")
    board.text("veteran-axehand", c.action(modify(SELF, m.STRENGTH, 4), limit=(1, m.ROUND))).window("quest")
    board.act("use veteran-axehand.2")
    assert [board.stat(f"veteran-axehand.{k}", m.STRENGTH) for k in (1, 2)] == [2, 6]


def test_numbers_are_added_up_anew_and_end_at_0() -> None:
    """CARD-6.24, CARD-6.25, CARD-6.26: fewer hit points may destroy; a defence that does not count is 0 whatever adds to it."""
    board = Board().attach("citadel-plate", "gloin").damage("gloin", 5).go()
    assert (board.where("gloin"), board.stat("gloin", m.HITS)) == ("area0", 8)
    effects.discard(board.s, board.i("citadel-plate"))
    board.go().pass_all()
    assert board.where("gloin") == "discard0"
    board = Board().blank("wargs", "gloin").engaged("wargs").shadow("wargs", "despair")
    board.s.modify(board.i("gloin"), m.DEFENSE, 9, m.PHASE)
    board.enemy_attacks("wargs").act("defend gloin")
    assert board.damage_on("gloin") == 3
