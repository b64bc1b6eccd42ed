"""How rulesets are offered: the table [box] of a file, and what it is without one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from gonfalon.core.errors import RulesetError
from gonfalon.core.game import BoxSpec, VariantSpec
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.middle_earth import GAME as TRILOGY
from gonfalon.games.stratego.ruleset import load, loads, shipped, shipped_ids
from gonfalon.games.stratego.ruleset.box import Cloth, Drawing

WEB = Path(__file__).parents[3] / "web/src/games/stratego"
TWELVE = """
id = "twelve"
extends = "duel"
[army]
marshal = 1
general = 1
captain = 1
miner = 2
scout = 3
spy = 1
bomb = 2
flag = 1
"""
VARIANTS = (*GAME.spec.variants, *TRILOGY.spec.variants)


def test_an_army_that_says_nothing_shows_its_flag_between_its_most_numerous_kinds() -> None:
    """STRAT-12.7: and stands behind the others, with the number of its pieces."""
    assert loads(TWELVE).box == BoxSpec("more", n_pieces=12, emblems=("scout", "flag", "miner"))


def test_of_two_kinds_of_one_number_the_higher_is_shown() -> None:
    """STRAT-12.7."""
    box = loads(TWELVE.replace("scout = 3", "scout = 2")).box
    assert box
    assert box.emblems == ("miner", "flag", "scout")


def test_a_box_says_what_is_drawn_on_its_cover() -> None:
    """STRAT-12.7."""
    named = loads(TWELVE + '[box]\nshelf = "front"\npieces = ["spy", "marshal"]\ncloth = "green"')
    assert named.box == BoxSpec("front", n_pieces=12, emblems=("spy", "marshal"), cloth="green")
    drawn = loads(TWELVE + '[box]\ndrawing = "crown"\ninside = "duel"')
    assert drawn.box == BoxSpec("more", "duel", 12, "crown")


def test_the_box_of_the_ruleset_below_is_not_taken_over_and_changes_no_rule() -> None:
    """STRAT-12.2, STRAT-12.7."""
    plain, boxed = (
        loads('id = "x"\nextends = "battle"'),
        loads('id = "x"\nextends = "battle"\n[box]\ncloth = "red"'),
    )
    assert plain.box == BoxSpec("more", n_pieces=40, emblems=("scout", "flag", "miner"))
    assert plain.digest() == boxed.digest()
    assert load("ucc").armies == shipped("battle").armies


@pytest.mark.parametrize(
    ("box", "told"),
    [
        ("box = 3", "box: must be a table"),
        ('[box]\ncolour = "red"', "box.colour: unknown; .box. has cloth, drawing, inside, pieces, shelf"),
        ('[box]\nshelf = "top"', "box.shelf: must be one of front, more"),
        ("[box]\ncloth = 3", "box.cloth: must be one of blue"),
        ('[box]\ndrawing = ["crown"]', "box.drawing: must be one of banners"),
        ('[box]\ninside = "chess"', "box.inside: must name the shipped ruleset"),
        ("[box]\ninside = 1", "box.inside: must name the shipped ruleset"),
        ("[box]\npieces = []", "box.pieces: must be a list of 1 to 5 pieces"),
        ('[box]\npieces = "spy"', "box.pieces: must be a list of 1 to 5 pieces"),
        ('[box]\npieces = ["elf"]', "box.pieces: must be a list of 1 to 5 pieces"),
        ('[box]\npieces = [["spy"]]', "box.pieces: must be a list of 1 to 5 pieces"),
    ],
)
def test_a_box_that_cannot_be_is_refused_by_line_and_field(box: str, told: str) -> None:
    """STRAT-12.7."""
    with pytest.raises(RulesetError, match=rf"^ruleset:\d+: {told}"):
        loads(f'id = "x"\nextends = "duel"\n{box}')


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_the_list_of_games_has_the_box_of_every_ruleset(variant: VariantSpec) -> None:
    """STRAT-12.7."""
    assert variant.box == shipped(variant.id).box
    assert variant.box.n_pieces == sum(shipped(variant.id).armies[0].values())


def test_a_box_in_a_box_is_one_of_the_same_game_that_has_its_own() -> None:
    """STRAT-12.7."""
    for variants in (GAME.spec.variants, TRILOGY.spec.variants):
        own = {variant.id for variant in variants if not variant.box.inside}
        assert {variant.box.inside for variant in variants} - {""} <= own


def test_the_front_end_has_every_drawing_and_every_cloth() -> None:
    """STRAT-12.7."""
    drawings = (WEB / "covers.tsx").read_text(encoding="utf-8").split("const DRAWINGS")[1].split("};")[0]
    assert set(re.findall(r"^  (\w+): \w+Drawing,", drawings, re.MULTILINE)) == set(get_args(Drawing))
    cloths = re.findall(r"data-cloth='(\w+)'", (WEB / "styles/covers.css").read_text(encoding="utf-8"))
    assert sorted(cloths) == sorted(get_args(Cloth))


def test_lists_go_by_the_order_of_the_files() -> None:
    """STRAT-12.7."""
    for variants in (GAME.spec.variants, TRILOGY.spec.variants):
        numbers = [shipped(variant.id).order for variant in variants]
        assert numbers == sorted(numbers)
    assert len(VARIANTS) == len(shipped_ids())
