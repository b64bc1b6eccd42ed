"""Sections 4, 5 and 6: turns, requests, landing."""

from __future__ import annotations

import pytest

from gonfalon.core.errors import FaultyActionError
from gonfalon.games.fortress.game import GAME

from .scenario import BLUE, RED, Scene

UP = "E5 E4 E3 D3 C3"
"""A way to the ladder C3."""


def test_lots_say_who_begins() -> None:
    """FORT-4.1: by the seed, or as the option says; it is told at once."""
    firsts = [GAME.new(seed).first for seed in range(40)]
    assert {0, 1} == set(firsts)
    assert GAME.new(3).first == GAME.new(3).first
    for seat, colour in enumerate(("red", "blue")):
        state = GAME.new(1, GAME.setup(first=colour))
        assert state.first == seat
        assert [(event.kind, event.facts) for event in state.start] == [("starts", {"seat": seat})]


def test_one_piece_of_each_seat_is_in_the_fortress_of_the_other() -> None:
    """FORT-4.2."""
    scene = Scene("fortress-main", "walls D5-E5", "E5 E4")
    scene.do("enter wizard", "E5-D5")
    scene.pass_blue()
    assert scene.seen().pieces == ("wizard", "knight")
    assert scene.seen().squares == ("E5", "E5")
    assert scene.seen().unused == (("king", "knight", "dwarf"), ("king", "wizard", "dwarf"))


def test_the_first_piece_is_chosen_in_the_first_turn() -> None:
    """FORT-4.3, FORT-11.1: all are unused; the turn goes on; a single piece needs no choice."""
    scene = Scene("fortress-main", "", "E5 E4")
    decision = scene.state.decisions()[0]
    assert (decision.kind, decision.seat) == ("enter", RED)
    assert [option.parts for option in decision.options or ()] == [
        {"piece": piece, "turns_to_skip": "0"} for piece in ("king", "knight", "wizard", "dwarf")
    ]
    assert scene.do("enter king") == ["entered king E5"]
    assert scene.state.decisions()[0].kind == "explore"
    assert scene.state.player == RED
    assert Scene("fortress-intro", "", "E5 E4").state.decisions()[0].kind == "explore"


def test_a_turn_lasts_until_it_ends() -> None:
    """FORT-4.4, FORT-4.7, point 2, point 12: a wall ends it, a fall, a ladder and a card that is beaten do not."""
    scene = Scene(
        "fortress-main", "ladders C3; soldier mC2; pitfall mB2; walls B2-B3", f"{UP} mC3", "mC3 mC2 mB2", "B2"
    )
    scene.do("enter king")
    scene.walk(UP)
    scene.do("C3-mC3")
    assert scene.walk("mC3 mC2") == ["moved king mC3 mC2 step", "won king 7 soldier 4 mC2"]
    assert scene.walk("mC2 mB2") == ["moved king mC2 mB2 step", "fell king pitfall mB2 B2"]
    assert scene.state.player == RED
    assert scene.do("B2-B3") == ["wall B2 B3 new", "turn_over wall", "turn blue"]
    assert scene.seen().squares[RED] == "B2"
    assert scene.seen().skips == (0, 0)


def test_there_is_no_passing() -> None:
    """FORT-4.5, point 34: a known wall may be hit again to end the turn."""
    scene = Scene("fortress-intro", "walls E4-E5", "E5 D5")
    scene.do("E5-E4")
    assert scene.do("E5-E4") == ["wall E5 E4 known", "turn_over wall", "turn blue"]
    scene.pass_blue()
    assert scene.offered() == ("E5-D5", "E5-E4", "sacrifice knight")
    for text in ("pass", "", "stop"):
        assert scene.refused(text)[0] == "not_understood"


def test_idle_steps_end_a_turn() -> None:
    """FORT-4.6, point 34: three in a row that find nothing new; the step that finds a square sets the count to 0."""
    scene = Scene("fortress-intro", "walls E4-D4", "E5 E4 E3", idle_limit=3)
    scene.walk("E5 E4 E5 E4")
    assert scene.seen().idle[RED] == 2
    assert scene.walk("E4 E3") == ["moved knight E4 E3 step"]
    assert scene.seen().idle[RED] == 0
    scene.walk("E3 E4 E5")
    assert scene.walk("E5 E4") == ["moved knight E5 E4 step", "turn_over idle", "turn blue"]
    scene.pass_blue()
    assert scene.seen().idle[RED] == 0
    assert scene.walk("E4 D4")[1] == "turn_over wall"


def test_what_is_new_is_new_to_the_seat() -> None:
    """FORT-4.6: a square where another piece of the seat has been is not; a wall first hit and a ladder first announced are."""
    scene = Scene("fortress-main", "ladders C3; soldier E4", f"{UP} mC3", idle_limit=4)
    scene.do("enter king")
    scene.walk("E5 E4 E5")
    assert scene.seen().idle[RED] == 1
    scene.do("swap dwarf")
    scene.pass_blue()
    scene.walk("E5 E4")
    assert scene.seen().idle[RED] == 1
    scene.walk("E4 E3 D3 C3")
    assert scene.seen().idle[RED] == 0


def test_the_wrong_start_is_answered_with_the_true_one() -> None:
    """FORT-5.1, point 38: refused without any cost; the request is made for the piece, point 33."""
    scene = Scene("fortress-intro", "", "E5 E4 E3")
    scene.walk("E5 E4")
    for text in ("E5-D5", "C3-mC3", "A1-A2", "passage D1-E1"):
        with pytest.raises(FaultyActionError) as caught:
            scene.state.step(RED, text)
        assert (caught.value.reason, caught.value.section) == ("wrong_start", "FORT-5.1")
        assert [(fault.kind, fault.where) for fault in caught.value.faults] == [("wrong_start", ("E4",))]
    assert scene.walk("E4 E3") == ["moved knight E4 E3 step"]


def test_a_step_goes_to_a_square_beside() -> None:
    """FORT-5.2: or hits the wall between and stays."""
    scene = Scene("fortress-intro", "walls E4-E3", "E5 E4")
    assert scene.walk("E5 E4") == ["moved knight E5 E4 step"]
    assert scene.refused("E4-E2") == ("no_way", "FORT-1.3")
    assert scene.refused("E4-D5") == ("no_way", "FORT-1.3")
    assert scene.do("E4-E3")[0] == "wall E4 E3 new"
    assert scene.seen().squares[RED] == "E4"


def test_ladders_are_climbed_as_one_likes() -> None:
    """FORT-5.3, FORT-6.7, point 29: announced from below and from above each time, used or not."""
    scene = Scene("fortress-intro", "ladders C3", f"{UP} C4", "mC3 mC2")
    assert scene.walk(UP)[1:] == ["ladder C3 up new"]
    assert scene.walk("C3 C4") == ["moved knight C3 C4 step"]
    assert scene.walk("C4 C3")[1:] == ["ladder C3 up known"]
    assert scene.do("C3-mC3") == ["moved knight C3 mC3 climb", "ladder mC3 down known"]
    assert scene.do("mC3-C3")[0] == "moved knight mC3 C3 climb"


def test_a_ladder_to_a_pitfall_cannot_be_climbed() -> None:
    """FORT-5.4, point 3, point 37: announced like any other; the first climb is answered, the notes keep it, the turn goes on."""
    scene = Scene("fortress-main", "ladders C3; pitfall mC3", UP)
    scene.do("enter knight")
    assert scene.walk(UP)[1:] == ["ladder C3 up new"]
    assert "C3-mC3" in scene.offered()
    assert scene.do("C3-mC3") == ["blocked mC3 pitfall"]
    assert scene.state.player == RED
    assert scene.seen().squares[RED] == "C3"
    assert scene.seen().cards[RED] == ("pitfall mC3",)
    assert "C3-mC3" not in scene.offered()
    assert scene.refused("C3-mC3") == ("blocked_ladder", "FORT-5.4")
    assert scene.walk("C3 D3 C3")[1:] == ["ladder C3 up known"]


def test_a_pitfall_known_from_a_fall_blocks_the_ladder_too() -> None:
    """FORT-5.4: the climb is not even offered."""
    scene = Scene("fortress-main", "ladders C3 C2; pitfall mC2", f"{UP} mC3", "C2")
    scene.do("enter knight")
    scene.walk(UP)
    scene.do("C3-mC3")
    assert scene.walk("mC3 mC2") == [
        "moved knight mC3 mC2 step",
        "fell knight pitfall mC2 C2",
        "ladder C2 up new",
    ]
    assert "C2-mC2" not in scene.offered()
    assert scene.refused("C2-mC2")[0] == "blocked_ladder"


def test_down_a_ladder_onto_a_pitfall() -> None:
    """FORT-5.5, point 5: the piece falls on; the ladder on the pitfall's own square leads down all the same."""
    scene = Scene(
        "fortress-intro",
        "ladders C3 mA1; pitfall mA2; ladders mA2",
        f"{UP} mC3",
        "mC3 mC2 mC1 mB1 mA1",
        "tA1 tA2",
        "A2",
    )
    scene.walk(UP)
    scene.do("C3-mC3")
    scene.walk("mC3 mC2 mC1 mB1 mA1")
    scene.do("mA1-tA1")
    assert scene.walk("tA1 tA2")[1:] == ["ladder tA2 down new"]
    assert scene.do("tA2-mA2") == ["moved knight tA2 mA2 climb", "fell knight pitfall mA2 A2"]


PASSAGE = ("fortress-main", "passage E4 mC3; ladders C3; walls E4-D4", f"{UP} mC3")


def test_the_passage_leads_from_card_to_card_once_it_is_known() -> None:
    """FORT-5.6, FORT-6.6, point 17: the dwarf finds it, for all pieces, at once; any floor; free to use; the piece lands."""
    scene = Scene(*PASSAGE)
    scene.do("enter dwarf")
    assert scene.walk("E5 E4") == ["moved dwarf E5 E4 step", "passage E4 mC3"]
    assert scene.seen().passages == (("E4-mC3",), ())
    assert scene.do("passage E4-mC3") == ["moved dwarf E4 mC3 passage", "ladder mC3 down new"]
    scene.do("passage mC3-E4", "E4-E5", "swap king", "E5-E4")
    assert "passage E4-mC3" in scene.offered()
    assert scene.do("passage E4-mC3")[0] == "moved king E4 mC3 passage"


def test_no_passage_by_guessing() -> None:
    """FORT-5.7, point 18, point 44: refused in the same words as on a plain square."""
    scene = Scene(*PASSAGE)
    scene.do("enter king")
    scene.walk("E5 E4")
    assert scene.refused("passage E4-mC3") == ("no_way", "FORT-1.3")
    scene.walk("E4 E3")
    assert scene.refused("passage E3-mC3") == ("no_way", "FORT-1.3")


def test_the_word_tells_a_passage_from_a_step() -> None:
    """FORT-5.7: between cards beside one another the step stays a step."""
    scene = Scene("fortress-main", "passage E4 E3; walls E3-E4", "E5 E4 D4 D3 E3")
    scene.do("enter dwarf", "E5-E4")
    assert scene.do("E4-E3")[0] == "wall E4 E3 new"
    assert scene.do("passage E4-E3") == ["moved dwarf E4 E3 passage"]


def test_what_is_offered_stands_in_one_order() -> None:
    """FORT-5.8: steps, climbs, swaps, sacrifices."""
    scene = Scene("fortress-main", "ladders C3", UP)
    scene.do("enter knight")
    assert scene.offered() == (
        *("E5-D5", "E5-E4"),
        *("swap king", "swap wizard", "swap dwarf"),
        *("sacrifice king", "sacrifice knight", "sacrifice wizard", "sacrifice dwarf"),
    )
    scene.walk(UP)
    assert scene.offered()[:5] == ("C3-B3", "C3-C2", "C3-C4", "C3-D3", "C3-mC3")


def test_refusals_name_a_reason_and_a_rule() -> None:
    """FORT-5.9: from what the asking seat knows, nothing changed."""
    scene = Scene("fortress-main", "", "E5 E4")
    assert scene.refused("enter queen") == ("not_understood", "FORT-4.3")
    assert scene.refused("E5-E4") == ("not_understood", "FORT-4.3")
    assert scene.refused("E5-E4", BLUE) == ("wrong_turn", "FORT-4.4")
    scene.do("enter king")
    for text in ("north", "E5 E4", "E5-E4 ", "swap", "swap queen", "challenge", "enter king"):
        assert scene.refused(text) == ("not_understood", "FORT-5.9"), text
    assert scene.refused("E5-E6") == ("unknown_square", "FORT-1.2")
    assert scene.refused("e5-e4") == ("unknown_square", "FORT-1.2")
    assert scene.refused("swap king") == ("same_piece", "FORT-8.1")
    scene.walk("E5 E4")
    assert scene.refused("swap dwarf") == ("not_at_entrance", "FORT-8.1")
    state = GAME.new(1, GAME.setup("fortress-main"))
    scene.state = state
    assert scene.refused("E5-E4") == ("not_understood", "FORT-3.2")


def test_the_flag_ends_the_game_and_is_announced() -> None:
    """FORT-6.1, FORT-9.1, point 31."""
    scene = Scene("fortress-intro", "flag E3", "E5 E4 E3")
    assert scene.walk("E5 E4 E3") == ["moved knight E4 E3 step", "flag E3"]
    assert scene.state.outcome is not None
    assert (scene.state.outcome.returns, scene.state.outcome.reason) == ((1.0, -1.0), "flag_found")
    assert scene.refused("E3-E4")[0] == "game_over"


TOWER = f"{UP} mC3", "mC3 mC2 mC1 mB1 mA1", "tA1 tB1"


def test_a_piece_falls_through_two_pitfalls_onto_what_lies_below() -> None:
    """FORT-6.2, point 6: the card below acts; the pitfalls stay."""
    given = "ladders C3 mA1; pitfall tB1 mB1; king B1"
    scene = Scene("fortress-intro", given, f"{UP} mC3", "mC3 mC2 mB2 mA2 mA1", "tA1")
    scene.walk(UP)
    scene.do("C3-mC3")
    scene.walk("mC3 mC2 mB2 mA2 mA1")
    scene.do("mA1-tA1")
    assert scene.walk("tA1 tB1") == [
        "moved knight tA1 tB1 step",
        "fell knight pitfall tB1 mB1",
        "fell knight pitfall mB1 B1",
        "lost knight 5 king 7 B1",
        "returned knight E5",
        "skips 1",
        "turn_over beaten",
        "turn blue",
    ]
    assert scene.seen().cards[RED] == ("king B1", "pitfall mB1", "pitfall tB1")


def test_the_fall_comes_before_the_ladder() -> None:
    """FORT-6.2, FORT-6.7, point 4, point 42: a ladder on the square fallen through is neither announced nor of use."""
    given = "ladders C3 mB2; pitfall mB2"
    scene = Scene("fortress-main", given, f"{UP} mC3", "mC3 mC2 mB2", "B2")
    scene.do("enter knight")
    scene.walk(UP)
    scene.do("C3-mC3")
    assert scene.walk("mC3 mC2 mB2") == ["moved knight mC2 mB2 step", "fell knight pitfall mB2 B2"]
    assert scene.seen().ladders[RED] == ("C3",)
    assert "mB2" not in scene.seen().stood[RED]


def test_a_pitfall_on_the_bottom_does_nothing_and_says_nothing() -> None:
    """FORT-6.3, point 7, point 42: and a ladder there is announced and can be used."""
    scene = Scene("fortress-main", "pitfall E4 C3; ladders C3", f"{UP} mC3")
    scene.do("enter knight")
    assert scene.walk("E5 E4") == ["moved knight E5 E4 step"]
    assert scene.walk("E4 E3 D3 C3") == ["moved knight D3 C3 step", "ladder C3 up new"]
    assert scene.do("C3-mC3")[0] == "moved knight C3 mC3 climb"
    assert scene.seen().cards[RED] == ()


@pytest.mark.parametrize(("card", "strength", "skips"), [("king", 7, 1), ("duke", 6, 1), ("cup", 0, 2)])
def test_the_knight_goes_back_and_skips(card: str, strength: int, skips: int) -> None:
    """FORT-6.4, FORT-7.2, FORT-14.4, point 8, point 9, point 41: the card stays and is named; the other plays that often more."""
    scene = Scene("fortress-intro", f"{card} E4", "E5 E4", "E5 D5")
    assert scene.walk("E5 E4") == [
        "moved knight E5 E4 step",
        f"lost knight 5 {card} {strength} E4",
        "returned knight E5",
        f"skips {skips}",
        "turn_over beaten",
        "turn blue",
    ]
    assert scene.seen().cards[RED] == (f"{card} E4",)
    for left in reversed(range(skips)):
        assert scene.pass_blue()[1:] == ["turn_over blue wall", f"skipped {left}", "turn blue"]
    assert scene.pass_blue()[1:] == ["turn_over blue wall", "turn"]
    assert scene.walk("E5 E4")[1] == f"lost knight 5 {card} {strength} E4"


FIGHTS = {
    "duke": (6, {"king"}),
    "soldier": (4, {"king", "knight"}),
    "princess": (1, {"knight", "wizard", "dwarf"}),
    "cup": (0, {"wizard"}),
}


@pytest.mark.parametrize("piece", ["king", "knight", "wizard", "dwarf"])
@pytest.mark.parametrize("card", FIGHTS)
def test_who_beats_whom(piece: str, card: str) -> None:
    """FORT-6.4, FORT-6.5, point 13, point 14, point 15, point 41: the weaker one goes; a card that is beaten ends no turn, a piece does.

    The princess beats the king alone. Card and strength are named, won or lost.
    """
    strength, losers_to = FIGHTS[card]
    scene = Scene("fortress-main", f"{card} E4; walls D4-E4", "E5 E4 E3")
    scene.do(f"enter {piece}")
    own = {"king": 7, "knight": 5, "wizard": 3, "dwarf": 2}[piece]
    if piece in losers_to:
        assert scene.walk("E5 E4")[1:] == [f"won {piece} {own} {card} {strength} E4"]
        assert scene.seen().beaten[RED] == (f"{card} E4",)
        assert scene.seen().squares[RED] == "E4"
        assert scene.walk("E4 E5 E4") == [f"moved {piece} E5 E4 step"]
        assert scene.state.player == RED
    else:
        assert scene.walk("E5 E4")[1:] == [f"lost {piece} {own} {card} {strength} E4"]
        assert scene.seen().out[RED] == (piece,)
        assert scene.seen().cards[RED] == (f"{card} E4",)
        assert scene.state.decisions()[0].kind == "enter"


def test_the_cup_of_the_main_game_costs_no_skips_of_its_own() -> None:
    """FORT-6.4, FORT-8.4, point 40, point 23: the next piece is named at once; an unused one plays in the next turn."""
    scene = Scene("fortress-main", "cup E4", "E5 E4")
    scene.do("enter knight", "E5-E4")
    assert scene.state.to_act() == (RED,)
    assert scene.do("enter wizard") == ["entered wizard E5", "turn_over beaten", "turn blue"]
    assert scene.pass_blue()[-1] == "turn"


def test_no_other_piece_finds_the_passage() -> None:
    """FORT-6.6, FORT-6.8, point 16: nothing happens, nothing is said."""
    for piece in ("king", "knight", "wizard"):
        scene = Scene(*PASSAGE)
        scene.do(f"enter {piece}")
        assert scene.walk("E5 E4") == [f"moved {piece} E5 E4 step"]
        assert scene.seen().cards[RED] == ()


@pytest.mark.parametrize("way", ["fall", "ladder"])
def test_the_dwarf_finds_the_passage_however_he_comes(way: str) -> None:
    """FORT-6.6, point 19."""
    if way == "ladder":
        scene = Scene("fortress-main", "passage mC3 A5; ladders C3", f"{UP} mC3")
        scene.do("enter dwarf")
        scene.walk(UP)
        assert scene.do("C3-mC3") == ["moved dwarf C3 mC3 climb", "passage mC3 A5", "ladder mC3 down known"]
    else:
        scene = Scene("fortress-main", "passage C2 A5; ladders C3; pitfall mC2", f"{UP} mC3", "mC3 mC2")
        scene.do("enter dwarf")
        scene.walk(UP)
        scene.do("C3-mC3")
        assert scene.walk("mC3 mC2")[1:3] == ["fell dwarf pitfall mC2 C2", "passage C2 A5"]


def test_nothing_is_said_of_what_might_act_on_others() -> None:
    """FORT-6.8, FORT-7.6: a square just moved onto is noted as such, with the piece that stood there."""
    scene = Scene("fortress-main", "passage E4 A5", "E5 E4 E3")
    scene.do("enter king")
    assert scene.walk("E5 E4") == ["moved king E5 E4 step"]
    assert scene.walk("E4 E3") == ["moved king E4 E3 step"]
    seen = scene.seen()
    assert dict(zip(seen.visited[RED], seen.visitors[RED], strict=True)) == {
        "E3": "king",
        "E4": "king",
        "E5": "",
    }


def test_ladders_are_not_told_where_a_piece_is_beaten() -> None:
    """FORT-6.7."""
    scene = Scene("fortress-main", "ladders C3; duke C3", UP)
    scene.do("enter knight")
    assert scene.walk(UP)[1:] == ["lost knight 5 duke 6 C3"]
    assert scene.seen().ladders[RED] == ()
