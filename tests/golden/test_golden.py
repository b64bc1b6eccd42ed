"""Golden games: whole games as text; any difference in rules, events or sight shows here."""

from __future__ import annotations

import difflib

import golden
import pytest

from gonfalon.games.stratego.ruleset import shipped_ids

COMMAND = "scripts/golden.py writes it; explain the difference in the commit"


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_is_played_again_to_the_letter(name: str) -> None:
    path = golden.GOLDEN / f"{name}.txt"
    assert path.exists(), f"{path.name} is missing: {COMMAND}"
    text = path.read_text(encoding="utf-8")
    again = golden.write(golden.read(text))
    difference = "\n".join(
        list(difflib.unified_diff(text.splitlines(), again.splitlines(), lineterm=""))[:40]
    )
    assert again == text, f"{path.name} differs ({COMMAND}):\n{difference}"


def test_there_is_a_golden_game_for_every_ruleset_and_no_file_besides() -> None:
    assert {variant for variant, _, _ in golden.GAMES.values()} == set(shipped_ids())
    assert {path.stem for path in golden.GOLDEN.glob("*.txt")} == set(golden.GAMES)


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_goes_to_its_end_with_the_options_it_is_listed_with(name: str) -> None:
    text = (golden.GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    script = golden.read(text)
    variant, options, _ = golden.GAMES[name]
    assert (script.variant, script.options) == (variant, options)
    assert "all: end returns=" in text
    assert len(script.actions) > 40
