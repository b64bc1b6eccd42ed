"""The levels that search do in every position of the table what an expert would accept, and nothing that is forbidden there."""

from __future__ import annotations

import pytest

from .positions import Position, bare, laid_out, positions, tried, verdict, walked

SEEDS = 5
NAMED = 20
"""Positions that the table holds at least."""


def of(position: Position) -> str:
    """The name of a case."""
    return position.id


def test_the_table_says_what_is_right_or_wrong_in_every_position():
    assert len({position.id for position in positions()}) == len(positions()) >= NAMED
    for position in positions():
        assert position.accept or position.forbid, position.id
        assert position.says.endswith("."), position.id


@pytest.mark.parametrize("position", positions(), ids=of)
def test_what_is_forbidden_is_offered(position: Position):
    """A verdict on acts that the rules never offer would hold by itself."""
    s = laid_out(position, 0)
    walked(s, position)
    assert s.pending is not None
    offered = {bare(s.text(choice)) for choice in s.pending.asks[0][1]}
    assert not position.forbid or offered & {*position.forbid}


@pytest.mark.parametrize("position", positions(), ids=of)
def test_level_4_plays_a_position_well(position: Position):
    assert verdict(position, tried(position, 4, 0)) == ""


@pytest.mark.long
@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize("position", positions(), ids=of)
def test_a_level_plays_a_position_well_with_every_seed(position: Position, level: int):
    faults = {seed: verdict(position, tried(position, level, seed)) for seed in range(SEEDS)}
    assert not any(faults.values()), faults
