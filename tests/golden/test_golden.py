"""Golden games of every family: whole games as text; any difference in rules, events or sight shows here."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator

import golden
import pytest
from golden_files import SHORTEST, Family, Script, read_perft, read_script

from gonfalon import games

FAMILIES = golden.families()
FILES = [(family, name) for family in FAMILIES for name in FAMILIES[family].names()]
END = re.compile(r"^(    all: )?end .*returns=", re.MULTILINE)
each_file = pytest.mark.parametrize(("family", "name"), FILES, ids=[f"{a}-{b}" for a, b in FILES])


def variants(family: str) -> set[str]:
    """The variants of all games of a family."""
    return {one.id for game in games.all_games() if game.spec.family == family for one in game.spec.variants}


def scripts(family: Family) -> Iterator[tuple[str, Script]]:
    """The golden games of a family by name."""
    for name in family.names():
        yield name, read_script(family.path(name).read_text(encoding="utf-8"))


@each_file
def test_a_golden_game_is_played_again_to_the_letter(family: str, name: str) -> None:
    """The file's own actions, played again, must give the file."""
    path = FAMILIES[family].path(name)
    advice = "scripts/golden.py writes it; explain the difference in the commit"
    text = path.read_text(encoding="utf-8")
    again = FAMILIES[family].write(read_script(text))
    lines = difflib.unified_diff(text.splitlines(), again.splitlines(), lineterm="")
    difference = "\n".join(list(lines)[:40])
    assert again == text, f"{path.name} differs ({advice}):\n{difference}"


@each_file
def test_a_golden_game_has_some_length_and_goes_to_its_end(family: str, name: str) -> None:
    text = FAMILIES[family].path(name).read_text(encoding="utf-8")
    assert END.search(text)
    assert len(read_script(text).actions) > SHORTEST


@pytest.mark.parametrize("family", FAMILIES)
def test_every_variant_has_a_golden_game(family: str) -> None:
    """A variant that lacks one gets it from `scripts/golden.py VARIANT`."""
    assert {script.variant for _, script in scripts(FAMILIES[family])} == variants(family)


def test_a_golden_game_of_a_ruleset_begins_with_its_name() -> None:
    assert all(name.startswith(script.variant) for name, script in scripts(FAMILIES["stratego"]))


@pytest.mark.parametrize(
    ("variant", "options", "word"),
    [
        ("duel", {}, "miner"),
        ("me-powers", {}, "bow"),
        ("fortress-intro", {"idle_limit": 3}, "duke"),
        ("passage-through-mirkwood", {"n_seats": 1}, "defender"),
    ],
)
def test_a_new_golden_game_is_long_enough_and_shows_what_it_is_asked_for(
    variant: str, options: dict[str, object], word: str
) -> None:
    script = golden.find(variant, options, [word])
    text = golden.family_of(variant).write(script)
    assert len(script.actions) > SHORTEST
    assert re.search(rf"\b{word}\b", text)
    assert options.items() <= read_script(text).options.items()
    assert golden.family_of(variant).write(read_script(text)) == text


def test_a_golden_game_of_no_known_variant_is_refused() -> None:
    with pytest.raises(
        SystemExit, match="there is no variant duelll in the families fellowship, fortress, stratego"
    ):
        golden.find("duelll", {}, [])


def test_a_new_perft_file_counts_from_two_positions_of_its_game() -> None:
    perft = FAMILIES["stratego"].perft
    assert perft
    script = golden.find("barrage", {"first": "blue"}, [])
    first, second = golden.positions_of(perft, script)
    assert (first.moves, first.options) == ([], {"first": "blue"})
    assert len(second.moves) > SHORTEST // 3
    assert second.counts[2] > second.counts[1] > 0
    text = golden.counted(perft, "barrage", [first, second])
    assert read_perft(text) == [first, second]


def test_a_new_perft_file_of_fortress_counts_deeper_from_three_positions() -> None:
    perft = FAMILIES["fortress"].perft
    assert perft
    script = golden.find("fortress-intro", {}, [])
    found = golden.positions_of(perft, script)
    assert [one.options["first"] for one in found] == [script.first] * 3
    assert [len(one.moves) for one in found] == sorted({len(one.moves) for one in found})
    assert all(set(one.counts) == {1, 2, 3, 4} for one in found)
    assert read_perft(golden.counted(perft, "fortress-intro", found)) == found
