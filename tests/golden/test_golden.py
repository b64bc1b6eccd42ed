"""Golden games: whole games as text; any difference in rules, events or sight shows here."""

from __future__ import annotations

import re

import golden
import pytest
from golden_files import read_perft, read_script

from gonfalon.games.stratego.ruleset import shipped_ids

from .replays import check_played_again, check_whole

NAMES = golden.names()


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_played_again_to_the_letter(name: str) -> None:
    check_played_again(golden.GOLDEN / f"{name}.txt", golden.write, "scripts/golden.py")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_goes_to_its_end(name: str) -> None:
    check_whole(golden.GOLDEN / f"{name}.txt", "all: end returns=")


def test_every_ruleset_has_a_golden_game_that_begins_with_its_name() -> None:
    """A ruleset that lacks one gets it from `scripts/golden.py RULESET`."""
    played = {name: read_script((golden.GOLDEN / f"{name}.txt").read_text("utf-8")).variant for name in NAMES}
    assert set(played.values()) == set(shipped_ids())
    assert all(name.startswith(variant) for name, variant in played.items())


@pytest.mark.parametrize(("variant", "options", "word"), [("duel", {}, "miner"), ("me-powers", {}, "bow")])
def test_a_new_golden_game_is_long_enough_and_shows_what_it_is_asked_for(
    variant: str, options: dict[str, object], word: str
) -> None:
    script = golden.find(variant, options, [word])
    assert len(script.actions) > golden.SHORTEST
    assert re.search(rf"\b{word}\b", golden.write(script))


def test_a_new_perft_file_counts_from_two_positions_of_its_game() -> None:
    script = golden.find("barrage", {"first": "blue"}, [])
    first, second = golden.positions_of(script)
    assert (first.moves, first.options) == ([], {"first": "blue"})
    assert len(second.moves) > golden.SHORTEST // 3
    assert second.counts[2] > second.counts[1] > 0
    text = golden.counted("barrage", [first, second])
    assert read_perft(text) == [first, second]
