"""ME-10, ME-11: what a seat knows, options."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gonfalon.core.errors import RulesetError
from gonfalon.core.game import SPECTATOR

from .placing import FOE, OWN, at, evil, good
from .scenario import EVIL, GAMES, GOOD, NewScenario

PAGE = Path(__file__).parents[3] / "docs/rules/middle-earth.md"

# ---- ME-10: what a seat knows


def test_a_piece_is_known_as_user_as_target_and_after_neither_to_both_and_spectators(
    scenario: NewScenario,
) -> None:
    """ME-10.1."""
    game = at(scenario, f"e4 faramir, h4 frodo, {OWN}", f"e6 nazgul, i4 saruman, {FOE}")
    game.play("bow e4 e6", "i4-h4")
    known = {square: kind for square, (kind, _) in game.knowledge(SPECTATOR).items() if kind}
    assert known == {"e4": "faramir", "e6": "nazgul", "h4": "frodo", "i4": "saruman"}


def test_everybody_knows_who_owes_what_and_how_the_ring_stands(scenario: NewScenario) -> None:
    """ME-10.2."""
    game = at(scenario, f"e5 sam, e4 frodo, {OWN}", f"e6 uruk_hai, e3 nazgul, {FOE}", turn=EVIL)
    assert (game.repeat, game.ring) == ("", "open")
    game.play("e6-e5")
    assert (game.on_turn, game.repeat) == (EVIL, "e5")
    game.play("stop", "e4-e3")
    assert (game.repeat, game.ring) == ("", "taken")


def test_announcements_come_in_order_and_to_everybody(scenario: NewScenario) -> None:
    """ME-10.3."""
    steed = good(scenario, "e4 theoden", "e6 flag, i10 orc").play("steed e4-e5-e6")
    for viewer in (GOOD, EVIL, SPECTATOR):
        assert steed.kinds_told(viewer) == ["power", "combat", "end"]
    quest = at(scenario, f"f6 frodo, {OWN}", "j10 flag, j9 nazgul").play("f6-g6")
    assert quest.kinds_told(EVIL) == ["move", "quest", "end"]


def test_nobody_is_told_who_stood_out_of_range(scenario: NewScenario) -> None:
    """ME-10.4."""
    game = evil(scenario, "e6 berserker", "e4 sam, f3 merry").play("rage e6-e5")
    assert [target["square"] for target in game.told_so_far(EVIL, "power")[0]["targets"]] == ["e4"]
    assert game.knowledge(EVIL)["f3"] == ("", False)


def written(board: dict[str, tuple[int, str]], seat: int) -> str:
    """The pieces of a side as a scenario takes them."""
    return ", ".join(f"{square} {kind}" for square, (owner, kind) in board.items() if owner == seat)


@pytest.mark.parametrize("game", GAMES)
def test_acts_tell_nothing_of_unknown_kinds(scenario: NewScenario, game: str) -> None:
    """ME-10.5."""
    rng = random.Random(game)
    differing = 0
    for seed in range(6):
        before = scenario.deployed(game, seed)
        for _ in range(30):
            if before.outcome is None:
                before.play(rng.choice(sorted(before.legal())))
        if before.on_turn is None or before.repeat:
            continue
        seat, board = before.on_turn, before.board()
        unknown = [square for square, (kind, _) in before.knowledge(seat).items() if not kind]
        shuffled = rng.sample(unknown, len(unknown))
        other = board | {to: board[of] for to, of in zip(unknown, shuffled, strict=True)}
        differing += other != board
        legal = [
            at(
                scenario,
                written(position, GOOD),
                written(position, EVIL),
                game,
                seat,
                ring=before.ring or "open",
            )
            for position in (board, other)
        ]
        assert legal[0].legal() == legal[1].legal()
    assert differing >= 3


# ---- ME-11: options


def option_rows() -> list[tuple[str, str, str]]:
    """Option and its value in me-powers and me-ring, from the page's table; "-" where the game has it not."""
    text = PAGE.read_text(encoding="utf-8").split("**ME-11.2**")[1].split("**ME-11.3**")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if "`" in line
    ]
    return [(row[0].strip("`"), row[3], row[4]) for row in rows]


@pytest.mark.parametrize("row", option_rows(), ids=lambda row: row[0])
def test_each_game_takes_the_options_of_the_table(scenario: NewScenario, row: tuple[str, str, str]) -> None:
    """ME-11.2, ME-11.3."""
    name, *values = row
    for game, value in zip(("me-classic", "me-powers", "me-ring"), ("-", *values), strict=True):
        if value == "-":
            with pytest.raises((RulesetError, ValueError), match=name):
                scenario.undeployed(game, **{name: values[1]})
        else:
            scenario.undeployed(game, **{name: {"on": True, "off": False}.get(value, value)})


@pytest.mark.parametrize(
    ("game", "option"), [("me-classic", "seek_range"), ("me-powers", "mount_doom"), ("me-ring", "mordor")]
)
def test_an_option_that_the_game_has_not_is_an_error(scenario: NewScenario, game: str, option: str) -> None:
    """ME-11.3."""
    with pytest.raises((RulesetError, ValueError), match=option):
        scenario.undeployed(game, **{option: "c5"})


def test_isf_and_gravon_go_with_these_armies_and_evil_begins(scenario: NewScenario) -> None:
    """ME-11.3."""
    isf = {"two_square_limit": 5, "chase": "isf", "both_immobile": "draw"}
    game = scenario.deployed("me-ring", **isf)
    assert game.on_turn == EVIL
    rng = random.Random(5)
    for _ in range(60):
        if game.outcome is None:
            game.play(rng.choice(sorted(game.legal())))
    assert game.outcome is not None or game.turns > 30
