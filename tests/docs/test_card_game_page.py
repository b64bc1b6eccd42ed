"""The rules page of the card game holds together: its numbers, its table of steps, its points and its rulings."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs/rules/card-game.md").read_text(encoding="utf-8")
IDS = re.findall(r"^(?:-|\|) \*\*CARD-([PR]?[\d.]+)\*\*", PAGE, re.M)
NUMBERED = [name for name in IDS if name[0] not in "PR"]
HEADINGS = re.findall(r"^#{2,3} ([\d.]+\d)\.? ", PAGE, re.M)
ROWS = re.findall(r"^\| (4\.\d\.\d+) \| (point|step|window) \| ", PAGE, re.M)


def test_every_id_stands_once_and_none_is_left_out() -> None:
    assert len(IDS) > 400
    assert len(IDS) == len(set(IDS))
    for before, after in pairwise(NUMBERED):
        old, new = ([int(part) for part in name.split(".")] for name in (before, after))
        follows = new[:-1] == old[:-1] and new[-1] == old[-1] + 1
        begins = new[-1] == 1 and new > old
        goes_on = len(new) < len(old) and new == [4, 8]
        assert follows or begins or goes_on, (before, after)
    for letter, last in (("P", 37), ("R", 58)):
        assert [name for name in IDS if name[0] == letter] == [f"{letter}{n}" for n in range(1, last + 1)]


def test_every_number_in_the_text_leads_somewhere() -> None:
    named = set(re.findall(r"(?<![\d.\w-])(\d+(?:\.\d+)+)(?!\d)", PAGE))
    assert len(named) > 150
    assert named - set(NUMBERED) - set(HEADINGS) == set()


def test_the_table_of_the_round_is_the_items_below_it() -> None:
    items = [name for name in NUMBERED if name.startswith("4.") and name.count(".") == 2]
    assert [name for name, _ in ROWS] == items
    kinds = dict(ROWS)
    windows = {name for name in items if re.search(rf"\*\*CARD-{re.escape(name)}\*\* A window", PAGE)}
    assert windows | {"4.2.2"} == {name for name, kind in kinds.items() if kind == "window"}


def test_only_the_texts_of_five_cards_and_the_score_differ_between_the_rule_sets() -> None:
    rows = re.findall(r"^\| \*\*CARD-(P\d+)\*\* \| [^|]+ \| ([^|]+) \| ([^|]+) \| [^|]+ \|$", PAGE, re.M)
    assert len(rows) == 37
    assert [name for name, _, other in rows if other != "same"] == ["P34", "P36"]


def test_the_starter_decks_have_thirty_cards_and_three_heroes() -> None:
    decks = re.findall(r"^\| `(leadership|tactics|spirit|lore)` \| ([^|]+) \| \d+ \| ([^|]+) \|$", PAGE, re.M)
    assert len(decks) == 4
    for _, heroes, cards in decks:
        counts = [int(one.split(" ", 1)[0]) for one in cards.strip().split(", ")]
        assert (len(heroes.split(", ")), sum(counts), max(counts)) == (3, 30, 3)
