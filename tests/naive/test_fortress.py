"""What the naive referee of Fortress keeps to itself: how it searches, and single sentences of the page told by hand."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from tests.differential.fortress_mazes import any_fortress, legal_fortress, rewritten
from tests.naive.fortress_maze import can_reach_flag, course_of_play, read, written
from tests.naive.fortress_parts import KINDS
from tests.naive.fortress_referee import FortressReferee

WALLS = (
    "walls A5-B5 B5-C5 C5-D5 A4-A5 B4-B5 C4-C5 A1-B1 A2-B2 A3-B3 A4-B4 "
    "D1-E1 D2-E2 D3-E3 C1-D1 mA1-mA2 mB1-mB2 tA1-tA2 B3-B4 E1-E2 D5-E5"
)
"""Free of walls: E5-E4, the row D4 C4 B4, and from D4 the way D3 C3 B3."""
INTRO = f"{WALLS}; ladders C3 mB2 A1; "


def started(variant: str, text: str, **options: Any) -> FortressReferee:
    """A game that red begins; both have built the same."""
    referee = FortressReferee(variant, {"first": "red", **options}, 0)
    for seat in range(2):
        referee.step(seat, f"build {text}")
    referee.events.clear()
    return referee


def kinds(referee: FortressReferee) -> list[str]:
    """The announcements since the last time."""
    told = [kind for kind, _ in referee.events]
    referee.events.clear()
    return told


def walk(referee: FortressReferee, seat: int, way: str) -> None:
    """From square to square."""
    for source, target in pairwise(way.split(" ")):
        referee.step(seat, f"{source}-{target}")


@pytest.mark.parametrize(
    ("variant", "n"),
    [
        ("fortress-intro", 40),
        ("fortress-main", 12),
        pytest.param("fortress-bridge", 3, marks=pytest.mark.long),
    ],
)
def test_counting_a_card_as_gone_is_as_good_as_trying_all_plays(variant: str, n: int) -> None:
    """FORT-3.8."""
    rng, kind, verdicts = random.Random(4), KINDS[variant], set[bool]()
    for _ in range(n):
        fortress, faults = read(any_fortress(rng, kind, True), kind, True, may_be_unreachable=True)
        assert faults == []
        verdicts.add(can_reach_flag(fortress, kind))
        assert can_reach_flag(fortress, kind) == course_of_play(fortress, kind)
    assert len(verdicts) == 2 or variant == "fortress-bridge"


def test_a_passage_on_the_entrance_is_found_by_coming_back() -> None:
    """FORT-3.6, 3.8: the dwarf does not land on E5 when it enters; a step away and back, and the passage is known."""
    text = (
        "walls A1-B1 A2-A3 A2-B2 D1-E1 mA1-mA2 mA1-mB1 mA2-mA3 mA2-mB2 mA3-mB3 mB1-mB2 mB1-mC1 mB2-mB3 mB2-mC2 mB3-mC3 mC1-mC2 "
        "mC2-mC3 tA1-tA2 tA1-tB1 tA2-tB2 tB1-tB2; ladders B3 C2 C3; flag A2; cup E1; duke D1; soldier C1; "
        "princess B5; passage A1 E5; pitfall D2 E2"
    )
    fortress, faults = read(text, kind := KINDS["fortress-main"], True, may_be_unreachable=False)
    assert faults == []
    assert course_of_play(fortress, kind)


@pytest.mark.parametrize("variant", sorted(KINDS))
def test_every_spelling_of_a_fortress_is_read_alike(variant: str) -> None:
    """FORT-3.2."""
    rng, kind = random.Random(5), KINDS[variant]
    for _ in range(5):
        text = legal_fortress(rng, kind, entrance_cards=False)
        fortress, faults = read(rewritten(rng, text), kind, False, may_be_unreachable=False)
        assert (written(fortress, kind), faults) == (text, [])


def test_a_piece_falls_and_what_lies_below_acts() -> None:
    """FORT-6.2, 6.4, 7.5: the fall ends no turn, the duke does, and one turn is to be skipped."""
    text = INTRO + "flag A5; cup E1; king D1; duke B2; pitfall tB2 mB2"
    assert read(text, KINDS["fortress-intro"], False, True)[1] == []
    game = started("fortress-intro", text, unreachable="loses")
    walk(game, 0, "E5 E4 D4 D3 C3 mC3")
    assert "mC3-mC2" in (game.legal_actions(0) or [])
    walk(game, 0, "mC3 mC2")
    game.events.clear()
    walk(game, 0, "mC2 mB2")
    assert kinds(game) == ["moved", "fell", "lost", "returned", "skips", "turn_over", "turn"]
    assert game.explorers[0].square.name == "E5"
    walk(game, 1, "E5 D5")
    assert kinds(game) == ["wall", "turn_over", "skipped", "turn"]
    assert game.on_turn == 1


def test_new_turns_to_skip_cancel_the_others() -> None:
    """FORT-7.3."""
    game = started(
        "fortress-intro", INTRO + "flag mA3; cup E4; king D1; duke B2; pitfall tB2 tA1", unreachable="loses"
    )
    walk(game, 0, "E5 E4")
    game.events.clear()
    walk(game, 1, "E5 E4")
    assert kinds(game) == ["moved", "lost", "returned", "skips", "cancelled", "turn_over", "turn"]
    assert (game.on_turn, game.explorers[0].skips, game.explorers[1].skips) == (0, 0, 2)


def test_the_last_idle_request_ends_the_turn() -> None:
    """FORT-4.6."""
    game = started(
        "fortress-intro", INTRO + "flag mA3; cup A5; king D1; duke B2; pitfall tB2 tA1", idle_limit=3
    )
    walk(game, 0, "E5 E4 E5 E4")
    assert (game.on_turn, game.explorers[0].idle) == (0, 2)
    walk(game, 0, "E4 E5")
    assert game.events[-2:] == [("turn_over", {"seat": 0, "why": "idle"}), ("turn", {"seat": 1})]


def test_a_piece_that_comes_back_is_swapped_out_unused_and_one_that_is_out_costs_two_turns() -> None:
    """FORT-8.2, 8.4."""
    cards = "flag mA3; cup A5; duke E3; soldier B2; princess D1; passage A4 C5; pitfall tB2 tA1"
    game = started("fortress-main", INTRO + cards, unreachable="loses")
    game.step(0, "enter knight")
    walk(game, 0, "E5 E4 E3")
    assert game.legal_actions(0) == ["enter king", "enter knight", "enter wizard", "enter dwarf"]
    assert [game.price(0, action) for action in game.legal_actions(0) or []] == [0, 2, 0, 0]
    game.step(0, "enter knight")
    assert kinds(game)[-5:] == ["lost", "entered", "skips", "turn_over", "turn"]
    game.step(1, "enter dwarf")
    for _ in range(3):
        walk(game, 1, "E5 D5")
    assert (game.on_turn, game.explorers[0].skips) == (0, 0)
    assert game.price(0, "swap king") == 0
    game.step(0, "swap king")
    assert sorted(game.explorers[0].unused) == ["dwarf", "knight", "wizard"]


def test_a_piece_is_trapped_as_far_as_it_knows() -> None:
    """FORT-8.5."""
    text = INTRO + "flag mA3; cup A5; king D1; duke B2; pitfall tB2 tA1"
    game = started("fortress-intro", text, sacrifice_only_if_trapped=True)
    assert game.why_illegal(0, "sacrifice knight") == ("not_trapped", None)
    me = game.explorers[0]
    me.stand(me.square._replace(number=0))
    me.walls |= {(me.square._replace(letter=3), me.square), (me.square, me.square._replace(number=1))}
    assert game.why_illegal(0, "sacrifice knight") == ("", None)


def test_a_known_card_on_the_entrance_is_no_way_out() -> None:
    """FORT-8.5 with `entrance_cards`: E5 does not count for a piece that would be beaten there."""
    walls = INTRO.replace("A5-B5 ", "D4-E4 ").replace("A4-A5 ", "E3-E4 ")
    options = {"entrance_cards": True, "sacrifice_only_if_trapped": True, "unreachable": "loses"}
    game = started("fortress-intro", walls + "flag mA3; cup E5; king D1; duke B2; pitfall tB2 tA1", **options)
    assert game.why_illegal(0, "sacrifice knight") == ("not_trapped", None)
    walk(game, 0, "E5 E4 E5")
    assert game.explorers[0].cards == {game.explorers[0].square: "cup"}
    walk(game, 1, "E5 D5")
    walk(game, 1, "E5 D5")
    walk(game, 1, "E5 D5")
    for target in ("D4", "E3"):
        if game.explorers[0].square.name == "E5":
            walk(game, 0, "E5 E4")
        assert game.why_illegal(0, "sacrifice knight") == ("not_trapped", None)
        walk(game, 0, f"E4 {target}")
        walk(game, 1, "E5 D5")
    assert game.why_illegal(0, "sacrifice knight") == ("", None)
