"""Golden games of the card game: whole games as text; any difference in rules, events or sight shows here."""

from __future__ import annotations

import fellowship_golden as golden
import pytest
from golden_files import read_script

from gonfalon.games.fellowship.game import GAME

from ..replays import check_complete, check_listed, check_played_again


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_is_played_again_to_the_letter(name: str) -> None:
    check_played_again(golden.GOLDEN / f"{name}.txt", golden.write, "scripts/fellowship_golden.py")


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_goes_to_its_end_with_the_options_it_is_listed_with(name: str) -> None:
    check_listed(golden.GOLDEN / f"{name}.txt", listed(name), "end ")


def test_the_front_end_tests_a_won_game_as_the_server_tells_its_end() -> None:
    script = read_script((golden.GOLDEN / f"{golden.WON}.txt").read_text(encoding="utf-8"))
    kept = (golden.GOLDEN / f"{golden.WON}.json").read_text(encoding="utf-8")
    assert golden.last_page(script) == kept, "scripts/fellowship_golden.py writes it"


def listed(name: str) -> tuple[str, dict[str, object], int]:
    """The listed game with its options as a file tells them: a number for a word of digits."""
    variant, options, seed = golden.GAMES[name]
    return variant, {key: int(v) if str(v).isdigit() else v for key, v in options.items()}, seed


def test_there_is_a_golden_game_for_every_scenario_and_no_file_besides() -> None:
    check_complete(golden.GOLDEN, golden.GAMES, {variant.id for variant in GAME.spec.variants})


def test_between_them_they_are_won_and_lost_and_ask_every_question_of_the_rules() -> None:
    """CARD-4.12: a seat is asked in all the ways that stand there, but for the third Restricted card and payment by several ways."""
    texts = [(golden.GOLDEN / f"{name}.txt").read_text(encoding="utf-8") for name in golden.GAMES]
    assert {text.splitlines()[-1].split("=")[1][1:3] for text in texts} == {"1.", "-1"}
    asked = {line.rsplit("(", 1)[1][:-1] for text in texts for line in text.splitlines() if "   of " in line}
    rules = {"mulligan", "planning", "commit", "travel", "engage", "tie", "enemy", "defender", "undefended"}
    assert rules | {"attack", "attackers", "window", "response", "target", "pay", "host", "join"} <= asked
