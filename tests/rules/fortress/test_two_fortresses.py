"""Section 12: two fortresses joined by a bridge."""

from __future__ import annotations

import pytest

from gonfalon.games.fortress.plan import plan_of

from .scenario import RED, Scene, faults, fortress, rules_of

BRIDGE = rules_of("fortress-bridge")
GOOD = fortress(
    BRIDGE,
    "bridge B4-2D1; flag 2A1; cup A5 2A5; walls A1-A2 2A1-2A2; ladders A1 2A1",
    "E5 D5",
    "2D1 2C1",
    "B4 B5",
)


def test_the_near_and_the_far_fortress() -> None:
    """FORT-12.1: twice the squares; names of the far one begin with 2 and come behind."""
    plan = plan_of((5, 3, 2), 2)
    assert (plan.n_squares, len(plan.edges), len(plan.ladders)) == (76, 112, 26)
    assert plan.names[38:40] == ("2A1", "2A2")
    assert plan.names[63] == "2mA1"
    assert plan.names[plan.entrance] == "E5"


@pytest.mark.parametrize(
    ("change", "kind", "where"),
    [
        (("A1-A2 ", ""), "walls_missing", ("1",)),
        (("2A1-2A2 ", ""), "walls_missing", ("far 1",)),
        (("flag 2A1", "flag 2A1 A1"), "card_extra", ("flag",)),
        (("cup A5 2A5", "cup A5"), "card_missing", ("far cup",)),
        (("bridge B4-2D1; ", ""), "bridge_missing", ()),
        (("bridge B4-2D1", "bridge B4-2D1 B3-2D2"), "bridge_extra", ("B3-2D2",)),
        (("bridge B4-2D1", "bridge B4-B5"), "no_bridge_place", ("B4-B5",)),
        (("bridge B4-2D1", "bridge E5-2D1"), "no_bridge_place", ("E5-2D1",)),
        (("A1-A2 ", "A1-2A1 "), "no_edge", ("A1-2A1",)),
    ],
)
def test_each_of_the_two_is_counted(change: tuple[str, str], kind: str, where: tuple[str, ...]) -> None:
    """FORT-12.2, FORT-12.4, FORT-12.3: one flag in all, everything else in each; the bridge from one to the other."""
    assert faults(BRIDGE, GOOD) == {}
    assert change[0] in GOOD
    assert faults(BRIDGE, GOOD.replace(*change, 1))[kind] == where


def test_the_bridge_is_announced_and_walked_both_ways() -> None:
    """FORT-12.3: with both ends, from either; not before it is known; finding it is new (FORT-4.6)."""
    given = "bridge E3-2D1; flag 2A5; ladders A1 2A1"
    scene = Scene("fortress-bridge", given, "E5 E4 E3", "2D1 2C1", idle_limit=2)
    scene.do("enter king", "E5-E4")
    assert scene.refused("bridge E4-2D1")[0] == "no_way"
    assert scene.walk("E4 E3") == ["moved king E4 E3 step", "bridge E3 2D1 new"]
    assert scene.refused("E3-2D1")[0] == "no_way"
    assert scene.offered()[4 - 1] == "bridge E3-2D1"
    assert scene.do("bridge E3-2D1") == ["moved king E3 2D1 bridge", "bridge 2D1 E3 known"]
    assert scene.seen().bridges == (("E3-2D1",), ())
    scene.walk("2D1 2C1 2D1")
    assert scene.do("bridge 2D1-E3")[0] == "moved king 2D1 E3 bridge"
    assert scene.state.player != RED


def test_each_fortress_has_a_passage_of_its_own() -> None:
    """FORT-12.2: the dwarf finds each for itself; the far entrance is a square like any other."""
    given = "bridge E4-2E5; passage E3 A5 2D5 2A5; flag A1; ladders A1 2A1"
    scene = Scene("fortress-bridge", given, "E5 E4 E3", "2E5 2D5")
    scene.do("enter dwarf", "E5-E4")
    assert scene.do("E4-E3")[1:] == ["passage E3 A5"]
    scene.do("E3-E4", "bridge E4-2E5")
    assert scene.do("2E5-2D5")[1:] == ["passage 2D5 2A5"]
    assert scene.seen().passages[RED] == ("A5-E3", "2A5-2D5")
    assert scene.refused("passage 2D5-A5")[0] == "no_way"


def test_a_card_may_lie_on_the_far_entrance() -> None:
    """FORT-12.2."""
    text = fortress(BRIDGE, "bridge B4-2D1; flag 2A1; cup 2E5 A5; ladders A1 2A1", "E5 D5")
    assert faults(BRIDGE, text) == {}
