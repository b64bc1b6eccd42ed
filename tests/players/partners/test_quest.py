"""The partners and the quest (ME-9): where the bearer and its captors deploy, and who bars its way."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from gonfalon import games
from gonfalon.games.stratego.ruleset.loading import SHIPPED
from gonfalon.players.stratego.deploy.quest import place_for_quest
from gonfalon.players.stratego.expectimax.tables import Style
from gonfalon.players.stratego.knowledge.fights import fights_now
from gonfalon.players.stratego.opponents.partner import HUNTER, STYLES, PartnerPlayer

from .positions import STRATEGO, after, answers, playing

TRILOGY: Any = games.get("middle_earth")
STYLE = pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
SEEDS = range(6)


def deployments(style: Style, seat: int) -> list[dict[str, str]]:
    """Square -> letter, over several seeds."""
    state = STRATEGO.new(1, STRATEGO.setup("me-ring"))
    information = STRATEGO.information_state(state, seat)
    texts = [PartnerPlayer(seed, style).act(information) for seed in SEEDS]
    return [
        dict(zip(information.observation.zone, text.removeprefix("deploy "), strict=True)) for text in texts
    ]


@STYLE
def test_the_bearer_deploys_nearest_to_an_entry(style: Style):
    assert {at["f4"] for at in deployments(style, 0)} == {"O"}


@STYLE
def test_evil_walls_the_entry_in_its_zone_and_puts_a_captor_before_the_other(style: Style):
    found = deployments(style, 1)
    assert {at["g7"] for at in found} == {"X"}
    assert {at["f7"] for at in found} <= {"N", "W"}


def test_the_wall_of_the_flag_stays():
    state = STRATEGO.new(1, STRATEGO.setup("me-ring"))
    information = STRATEGO.information_state(state, 1)
    seen, rules = information.observation, fights_now(information).under
    assert rules is not None
    letters = sorted(kind.letter for kind in seen.kinds for _ in range(kind.counts[1]) if kind.reach)
    for flag, walls in (("a10", ("a9", "b10")), ("g8", ("g7", "f8", "h8", "g9"))):
        at = {flag: "F"} | dict.fromkeys(walls, "X")
        spare = iter(letters + ["X"] * (6 - len(walls)))
        text = "deploy " + "".join(at.get(name) or next(spare) for name in seen.zone)
        for seed in SEEDS:
            fit = place_for_quest(seen, rules, text, random.Random(seed)).removeprefix("deploy ")
            assert sorted(fit) == sorted(text.removeprefix("deploy "))
            assert all(fit[seen.zone.index(name)] == letter for name, letter in at.items())


def test_an_army_whose_flag_has_another_name_is_deployed(tmp_path: Path):
    """A user's quest: which piece is the flag is told by the ruleset, not by a name (STRAT-12)."""
    classic, powers, ring = (
        (SHIPPED / f"me-{name}.toml").read_text(encoding="utf-8") for name in ("classic", "powers", "ring")
    )
    text = (
        classic.replace("me-classic", "banners")
        + powers[powers.index("[[power]]") :]
        + ring[ring.index("[quest]") :]
    )
    path = tmp_path / "banners.toml"
    path.write_text(
        text.replace('"flag"', '"banner"').replace("\nflag = 1", "\nbanner = 1"), encoding="utf-8"
    )
    state = TRILOGY.new(1, TRILOGY.setup(str(path)))
    for seat in range(2):
        information = TRILOGY.information_state(state, seat)
        for seed in SEEDS:
            assert TRILOGY.check(state, seat, PartnerPlayer(seed, HUNTER).act(information)) is None


def before_the_mountain(*moves: str) -> Any:
    """A Nazgûl on f7 and a fortress on the other entry; the bearer on f4, moves taken from there by turns, Evil first."""
    good, evil = {"f4": "O", "a4": "2", "a1": "F"}, {"f7": "N", "g7": "X", "j7": "2", "j10": "F"}
    state = playing("me-ring", good, evil)
    return after(state, *moves)


@STYLE
def test_a_captor_takes_whoever_stands_on_an_entry(style: Style):
    assert answers(before_the_mountain("j7-j6", "f4-f5", "j6-j5", "f5-f6"), style) == {"f7-f6"}
