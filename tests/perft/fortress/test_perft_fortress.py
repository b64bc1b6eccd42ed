"""Perft of Fortress: how many sequences of decisions there are from fixed positions."""

from __future__ import annotations

from fortress.golden import FAMILY, perft, start

from gonfalon.games.fortress.game import GAME

from ...rules.fortress.scenario import Scene
from ..counts import Entry, check_complete, check_counts, each, entries

ENTRIES = entries(FAMILY)


@each(ENTRIES)
def test_the_counts_are_those_of_the_file(entry: Entry) -> None:
    state = start(entry.variant, entry.position)
    check_counts(entry, lambda depth: perft(state, depth))


def test_every_variant_has_its_file_with_some_positions() -> None:
    check_complete(ENTRIES, {variant.id for variant in GAME.spec.variants}, 3)


def test_counting_by_hand_agrees_for_the_first_two_requests() -> None:
    """FORT-5.8: two steps and the sacrifice on E5; three steps on E4. After a wall or a sacrifice blue has its own three."""
    scene = Scene("fortress-intro", "walls D5-E5", "E5 E4")
    assert perft(scene.state, 1) == 3
    after_step, after_wall, after_sacrifice = 3 + 1, 2 + 1, 2 + 1
    assert perft(scene.state, 2) == after_step + after_wall + after_sacrifice
