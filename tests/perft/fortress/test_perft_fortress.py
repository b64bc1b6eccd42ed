"""Perft of Fortress: how many sequences of decisions there are from fixed positions."""

from __future__ import annotations

import fortress_golden as golden
import pytest

from gonfalon.games.fortress.game import GAME

from ...rules.fortress.scenario import Scene

ENTRIES = [
    (path.stem, n, position)
    for path in sorted(golden.PERFT.glob("*.perft"))
    for n, position in enumerate(golden.read_perft(path.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize(("variant", "n", "position"), ENTRIES, ids=[f"{v}-{n}" for v, n, _ in ENTRIES])
def test_the_counts_are_those_of_the_file(variant: str, n: int, position: golden.Position) -> None:
    state = golden.start(variant, position)
    assert position.counts
    for depth, leaves in position.counts.items():
        assert golden.perft(state, depth) == leaves, f"{variant}.perft, position {n + 1}, depth {depth}"


def test_every_variant_has_its_file_with_some_positions() -> None:
    names = [variant for variant, _, _ in ENTRIES]
    assert {*names} == {variant.id for variant in GAME.spec.variants}
    assert all(names.count(name) >= 3 for name in names)


def test_counting_by_hand_agrees_for_the_first_two_requests() -> None:
    """FORT-5.8: two steps and the sacrifice on E5; three steps on E4. After a wall or a sacrifice blue has its own three."""
    scene = Scene("fortress-intro", "walls D5-E5", "E5 E4")
    assert golden.perft(scene.state, 1) == 3
    after_step, after_wall, after_sacrifice = 3 + 1, 2 + 1, 2 + 1
    assert golden.perft(scene.state, 2) == after_step + after_wall + after_sacrifice
