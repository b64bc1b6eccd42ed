"""The two worked examples of the rulebook's last pages, whose drawings are missing, in fortresses of ours that fit the words."""

from __future__ import annotations

import pytest

from gonfalon.games.fortress.maze import read
from gonfalon.games.fortress.reach import is_reachable

from .scenario import RED, Scene

FIRST = (
    "fortress-intro",
    "ladders C3 C1; flag A1; walls A1-A2 B1-B2 C1-C2 C1-D1",
    "E5 E4 E3 D3 C3",
    "mC3 mC2 mC1",
    "C1 B1 A1",
    "A2",
    "mA1 mB1",
    "mA2",
)
SECOND_WALLS = "A1-A2 B1-B2 C1-C2 C1-D1 mA2-mB2 mA2-mA3 mA1-mB1 mB1-mB2 mC1-mC2 tA1-tA2 tB1-tB2"
SECOND = (
    "fortress-main",
    f"passage D3 mC3; ladders mB2 mA2 mA1; pitfall tB1 mC1; flag A1; walls {SECOND_WALLS}",
    "E5 E4 E3 D3",
    "mC3 mB3 mB2",
    "tB2 tA2",
    "mA2 mA1",
    "tA1 tB1",
    "mB1 mC1",
    "C1 B1 A1",
)


def test_the_first_example() -> None:
    """FORT-5.3, FORT-3.8: the flag looks shut in; up at C3, down again at C1 of the middle, and there is its region."""
    scene = Scene(*FIRST)
    scene.walk("E5 E4 E3 D3 C3")
    assert scene.do("C3-mC3") == ["moved knight C3 mC3 climb", "ladder mC3 down known"]
    assert scene.walk("mC3 mC2 mC1")[1:] == ["ladder mC1 down new"]
    assert scene.do("mC1-C1")[0] == "moved knight mC1 C1 climb"
    assert scene.walk("C1 B1 A1")[-1] == "flag A1"


@pytest.mark.parametrize("ladder", ["C3", "C1"])
def test_both_ladders_of_the_first_example_are_needed(ladder: str) -> None:
    """FORT-3.8: without either of them the flag cannot be reached, were the third one not there."""
    scene = Scene(*FIRST)
    only = read(scene.rules, f"ladders {'C1' if ladder == 'C3' else 'C3'}")[0].ladders
    assert is_reachable(scene.rules, scene.maze)
    assert not is_reachable(scene.rules, scene.maze._replace(ladders=only))


def test_the_second_example() -> None:
    """FORT-6.6, FORT-5.6, FORT-6.2: the dwarf finds the passage; up at B2, down at A2, up at A1, two falls, and the flag is near."""
    scene = Scene(*SECOND)
    scene.do("enter dwarf")
    assert scene.walk("E5 E4 E3 D3")[1:] == ["passage D3 mC3"]
    scene.do("passage D3-mC3")
    assert scene.walk("mC3 mB3 mB2")[1:] == ["ladder mB2 up new"]
    scene.do("mB2-tB2")
    scene.walk("tB2 tA2")
    scene.do("tA2-mA2")
    scene.walk("mA2 mA1")
    assert scene.do("mA1-tA1")[0] == "moved dwarf mA1 tA1 climb"
    assert scene.walk("tA1 tB1") == ["moved dwarf tA1 tB1 step", "fell dwarf pitfall tB1 mB1"]
    assert scene.walk("mB1 mC1") == ["moved dwarf mB1 mC1 step", "fell dwarf pitfall mC1 C1"]
    assert scene.state.player == RED
    assert scene.walk("C1 B1 A1")[-1] == "flag A1"


@pytest.mark.parametrize("part", ["mB2", "mA2", "mA1", "passage"])
def test_every_part_of_the_second_example_is_needed(part: str) -> None:
    """FORT-3.8: each ladder, and the passage, which is the only way up."""
    scene = Scene(*SECOND)
    maze = scene.maze
    if part == "passage":
        twin = scene.rules.twin
        maze = maze._replace(cards=tuple(0 if kind == twin else kind for kind in maze.cards))
    else:
        maze = maze._replace(ladders=maze.ladders & ~read(scene.rules, f"ladders {part}")[0].ladders)
    assert is_reachable(scene.rules, scene.maze)
    assert not is_reachable(scene.rules, maze)
