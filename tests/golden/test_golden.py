"""Golden games: whole games as text; any difference in rules, events or sight shows here."""

from __future__ import annotations

import golden
import pytest

from gonfalon.games.stratego.ruleset import shipped_ids

from .replays import check_complete, check_listed, check_played_again


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_is_played_again_to_the_letter(name: str) -> None:
    check_played_again(golden.GOLDEN / f"{name}.txt", golden.write, "scripts/golden.py")


def test_there_is_a_golden_game_for_every_ruleset_and_no_file_besides() -> None:
    check_complete(golden.GOLDEN, golden.GAMES, set(shipped_ids()))


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_goes_to_its_end_with_the_options_it_is_listed_with(name: str) -> None:
    check_listed(golden.GOLDEN / f"{name}.txt", golden.GAMES[name], "all: end returns=")
