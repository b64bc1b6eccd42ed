"""A match that began under edition 0 is offered and asked what it was then (CARD-15.22)."""

from __future__ import annotations

import copy
import pickle

import msgspec
import pytest

from gonfalon.core.rng import stream
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.game import GAME

from .board import Board
from .test_not_for_nothing import TACTICS, gandalf, out

ESCAPE = "escape-from-dol-guldur"


def before(board: Board) -> Board:
    """The same table under edition 0."""
    board.s.setup = msgspec.structs.replace(board.s.setup, edition=0)
    return board


def test_decks_are_read_by_the_edition() -> None:
    """CARD-15.22, CARD-14.16: a number in brackets, a sideboard and another set."""
    text = "Steward of Gondor (3)\nSideboard\n2x Gandalf (The Hobbit)"
    setup = GAME.setup(n_seats=1)
    of_before = GAME.read_text(msgspec.structs.replace(setup, edition=0), 0, text)
    assert [(part.id, part.count) for part in of_before.parts] == [("steward-of-gondor", 1), ("gandalf", 2)]
    assert of_before.left_out == ()
    today = GAME.read_text(setup, 0, text)
    assert [(part.id, part.count) for part in today.parts] == [("steward-of-gondor", 3)]


def test_new_matches_begin_under_edition_1() -> None:
    """CARD-15.22: what a state is made from is kept by its copies, by what a seat knows and by what is imagined from that."""
    setup = GAME.setup(n_seats=2)
    assert setup.edition == 1
    digests: set[str] = set()
    for edition in (0, 1):
        state = GAME.new(7, msgspec.structs.replace(setup, edition=edition))
        known = GAME.information_state(state, 1)
        drawn = GAME.sample(known, stream(1, "drawn"))
        kept = (
            state,
            state.copy(),
            state.fork(),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            drawn,
        )
        assert {one.setup.edition for one in kept} == {known.setup.edition} == {edition}
        digests.add(state.digest())
    assert len(digests) == 2


@pytest.mark.parametrize("rules", ["faq", "2011"])
def test_wandering_took_lowered_what_there_was(rules: str) -> None:
    """CARD-15.22, CARD-5.11."""
    board = before(Board(("eowyn",), ("gimli",), rules=rules)).ally("wandering-took").threat(2, 20)
    board.window("travel").act("use wandering-took")
    assert board.s.threat == [0, 23]


def test_steps_that_change_nothing_were_offered() -> None:
    """CARD-15.22, CARD-15.10: drawing without a deck, lowering threat level 0, searching an empty deck."""
    assert gandalf(before(Board(("aragorn",), ("gimli",)).threat(0, 20))) == ["mode draw", "mode threat"]
    board = before(Board(("eowyn",), ("gimli",))).hand("the-galadhrims-greeting").resources(3).threat(0, 0)
    board.window("planning").act("play the-galadhrims-greeting", "mode one_player")
    assert board.options() == ["player 1", "player 2"]
    for card in ("forest-gate", "mountains-of-mirkwood"):
        board = before(Board()).staging(card) if card == "forest-gate" else before(Board()).active(card)
        if card == "forest-gate":
            board.step_of_round("4.2").act("travel forest-gate")
        else:
            board.progress(card, 3).go()
        assert board.owed == "response"


def test_events_against_attacks_that_are_over_were_offered() -> None:
    """CARD-15.22, CARD-15.10: Feint, Thicket of Spears and Stand Together when the players attack."""
    board = before(Board(TACTICS)).hand("feint", "thicket-of-spears", "stand-together").resources()
    board.blank("wargs").engaged("wargs").damage("wargs", 2).step_of_round("6.5")
    board.act("attack wargs", "attacker thalin", "pass")
    for name in ("feint", "thicket-of-spears", "stand-together"):
        assert board.can(f"play {name}")


def test_a_card_that_is_known_was_looked_at_again() -> None:
    """CARD-15.22, CARD-15.10: Henamarth and Denethor with the only card of the encounter deck."""
    board = before(Board(("denethor",))).ally("henamarth-riversong").encounter("despair").window("travel")
    board.act("use henamarth-riversong")
    board.s.mark(board.i("henamarth-riversong"), m.EXHAUSTED, False)
    board.window("travel")
    assert board.can("use henamarth-riversong")
    assert board.can("use denethor")
    assert not before(Board(("denethor",))).encounter().window("travel").can("use denethor"), "no card at all"


def test_the_only_ally_of_a_hand_was_not_asked_for() -> None:
    """CARD-15.22, CARD-15.13: Sneak Attack."""
    for edition in (0, 1):
        board = Board(("aragorn", "eowyn"), ("gimli",)).hand("sneak-attack", "wandering-took", "feint")
        board = (board if edition else before(board)).resources(1, "aragorn")
        board.window("travel").act("play sneak-attack")
        assert (board.owed == "target") == bool(edition)
        assert (board.where("wandering-took") == "area0") == (not edition)


def test_a_guarded_guard_got_its_guard_at_once() -> None:
    """CARD-15.22, CARD-10.3, CARD-R58."""
    board = before(Board(scenario=ESCAPE)).blank("wargs", "hill-troll")
    board.encounter("dungeon-torch", "wargs", "hill-troll").reveal("gandalfs-map")
    assert board.s.host[board.i("dungeon-torch")] == board.i("wargs")
    assert board.s.host[board.i("gandalfs-map")] == board.i("hill-troll")


def test_cards_came_back_to_a_player_who_was_out() -> None:
    """CARD-15.22, CARD-R57: Beorn is shuffled into his deck."""
    board = before(out(1, ("eowyn",), ("gimli",)))
    bear = board.put("beorn", m.AREA, seat=1)
    board.s.who[bear] = 0
    board.window("combat").act("use beorn")
    board.end_phase("combat")
    assert board.where("beorn") == "deck1"
