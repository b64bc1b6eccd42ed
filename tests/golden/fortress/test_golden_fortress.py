"""Golden games of Fortress: whole games as text; any difference in rules, announcements or notes shows here."""

from __future__ import annotations

import re

import fortress_golden as golden
import pytest

from gonfalon.games.fortress.game import GAME

from ..replays import check_complete, check_listed, check_played_again

PAGE = golden.ROOT / "docs/rules/fortress.md"


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_is_played_again_to_the_letter(name: str) -> None:
    check_played_again(golden.GOLDEN / f"{name}.txt", golden.write, "scripts/fortress_golden.py")


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_goes_to_its_end_with_the_options_it_is_listed_with(name: str) -> None:
    path = golden.GOLDEN / f"{name}.txt"
    check_listed(path, golden.GAMES[name], "end ")
    assert path.read_text(encoding="utf-8").splitlines()[-1].startswith("end ")


def test_there_is_a_golden_game_for_every_variant_and_no_file_besides() -> None:
    check_complete(golden.GOLDEN, golden.GAMES, {variant.id for variant in GAME.spec.variants})


def test_between_them_they_hold_every_announcement_of_the_rules_page() -> None:
    """FORT-7.4, FORT-12.3: but the lot, which stands before all games."""
    table = PAGE.read_text(encoding="utf-8").split("| announcement | facts | when |")[1].split("\n\n")[0]
    kinds = {name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert len(kinds) > 15
    texts = "\n".join(path.read_text(encoding="utf-8") for path in golden.GOLDEN.glob("*.txt"))
    heard = set(re.findall(r"^    ([a-z_]+) seat=", texts, re.MULTILINE))
    assert heard == (kinds | {"bridge"}) - {"starts"}
