"""What the golden games of the card game show between them. tests/golden/test_golden.py plays them again."""

from __future__ import annotations

import pytest
from fellowship.golden import FAMILY, GOLDEN, LOST, WON, last_page, told_events, told_tables
from golden_files import read_script


def test_the_front_end_tests_a_won_game_as_the_server_tells_its_end() -> None:
    script = read_script((GOLDEN / f"{WON}.txt").read_text(encoding="utf-8"))
    kept = (GOLDEN / f"{WON}.json").read_text(encoding="utf-8")
    assert last_page(script) == kept, "scripts/golden.py writes it"


@pytest.mark.parametrize("name", [WON, LOST])
def test_the_front_end_tests_what_is_told_of_a_game_and_the_tables_after_it(name: str) -> None:
    script = read_script((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    for part, written in (("events", told_events(script)), ("tables", told_tables(script))):
        kept = (GOLDEN / f"{name}-{part}.json").read_text(encoding="utf-8")
        assert written == kept, "scripts/golden.py writes it"


def test_between_them_they_are_won_and_lost_and_ask_every_question_of_the_rules() -> None:
    """CARD-4.12: a seat is asked in all the ways that stand there, but for the third Restricted card and payment by several ways."""
    texts = [FAMILY.path(name).read_text(encoding="utf-8") for name in FAMILY.names()]
    assert {text.splitlines()[-1].split("=")[1][1:3] for text in texts} == {"1.", "-1"}
    asked = {line.rsplit("(", 1)[1][:-1] for text in texts for line in text.splitlines() if "   of " in line}
    rules = {"mulligan", "planning", "commit", "travel", "engage", "tie", "enemy", "defender", "undefended"}
    assert rules | {"attack", "attackers", "window", "response", "target", "pay", "host", "join"} <= asked
