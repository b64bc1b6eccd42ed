"""Golden games of Fortress: whole games as text; any difference in rules, announcements or notes shows here."""

from __future__ import annotations

import difflib
import re

import fortress_golden as golden
import pytest

from gonfalon.games.fortress.game import GAME

COMMAND = "scripts/fortress_golden.py writes it; explain the difference in the commit"
PAGE = golden.ROOT / "docs/rules/fortress.md"


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


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_goes_to_its_end_with_the_options_it_is_listed_with(name: str) -> None:
    text = (golden.GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    script, (variant, options, _) = golden.read(text), golden.GAMES[name]
    assert (script.variant, script.options) == (variant, options)
    assert text.splitlines()[-1].startswith("end ")
    assert len(script.actions) > 40


def test_there_is_a_golden_game_for_every_variant_and_no_file_besides() -> None:
    assert {variant for variant, _, _ in golden.GAMES.values()} == {v.id for v in GAME.spec.variants}
    assert {path.stem for path in golden.GOLDEN.glob("*.txt")} == set(golden.GAMES)


def test_between_them_they_hold_every_announcement_of_the_rules_page() -> None:
    """FORT-7.4, FORT-12.3: but the lot, which stands before all games."""
    table = PAGE.read_text(encoding="utf-8").split("| announcement | facts | when |")[1].split("\n\n")[0]
    kinds = {name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert len(kinds) > 15
    texts = "\n".join(path.read_text(encoding="utf-8") for path in golden.GOLDEN.glob("*.txt"))
    heard = set(re.findall(r"^    ([a-z_]+) seat=", texts, re.MULTILINE))
    assert heard == (kinds | {"bridge"}) - {"starts"}
