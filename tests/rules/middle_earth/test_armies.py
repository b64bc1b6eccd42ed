"""ME-1 to ME-4: armies, board, the three games, standard moves and combat."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from gonfalon.games.stratego.middle_earth import GAME
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.ruleset import shipped

from .scenario import EVIL, GOOD, NewScenario

PAGE = Path(__file__).parents[3] / "docs/rules/middle-earth.md"
GAMES = ("me-classic", "me-powers", "me-ring")


def table(heading: str, end: str) -> list[list[str]]:
    """The rows of the army table between two ids of the page."""
    text = PAGE.read_text(encoding="utf-8").split(f"**{heading}**")[1].split(f"**{end}**")[0]
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if "`" in line
    ]


def powers_in(row: list[str]) -> set[str]:
    """The ids of the powers that a row names; the Ring-bearer's has its section instead."""
    return set() if row[4] == "-" or "section" in row[4] else set(row[4].split(", "))


@pytest.mark.parametrize("game", GAMES)
def test_the_armies_are_those_of_the_page(game: str) -> None:
    """ME-1.1, ME-1.2, ME-1.3, ME-1.4."""
    ruleset = shipped(game)
    pieces = {piece.id: piece for piece in ruleset.pieces}
    for seat, (heading, end) in enumerate((("ME-1.2", "ME-1.3"), ("ME-1.3", "ME-1.4"))):
        rows = table(heading, end)
        names = [re.findall(r"`(\w+)`", row[0])[0] for row in rows]
        assert {name: int(row[3]) for name, row in zip(names, rows, strict=True)} == ruleset.armies[seat]
        assert sum(ruleset.armies[seat].values()) == 40
        for name, row in zip(names, rows, strict=True):
            assert pieces[name].letter == row[1]
            assert pieces[name].rank == (0 if row[2] == "none" else int(row[2]))
            told = powers_in(row)
            has = {power.id for power in ruleset.powers if name in power.users}
            assert has == (set() if game == "me-classic" else told), name
    assert set(ruleset.armies[0]) & set(ruleset.armies[1]) == {"fortress", "flag"}


@pytest.mark.parametrize(("seat", "rows"), [(GOOD, ("ME-1.2", "ME-1.3")), (EVIL, ("ME-1.3", "ME-1.4"))])
def test_the_armies_set_up_are_those_of_the_page(
    scenario: NewScenario, seat: int, rows: tuple[str, str]
) -> None:
    """ME-1.2, ME-1.3, ME-1.4."""
    counts = {re.findall(r"`(\w+)`", row[0])[0]: int(row[3]) for row in table(*rows)}
    board = scenario.deployed("me-powers").board()
    assert Counter(kind for owner, kind in board.values() if owner == seat) == counts


def test_riders_and_immobile_pieces(scenario: NewScenario) -> None:
    """ME-1.5, ME-2.2: riders go far, nobody enters a Forbidden Zone."""
    game = scenario("b4 rider, b1 fortress, d4 sam, a1 flag", "j9 orc, j10 flag")
    assert game.legal("b4-") >= {"b5", "b10", "a4", "c4", "b2"}
    game.refuses("b1-b2", "immobile").refuses("a1-a2", "immobile").refuses("d4-d5", "obstacle")


def test_good_sits_below_and_evil_moves_first() -> None:
    """ME-2.1, ME-3.4, ME-3.5."""
    state, rng = GAME.new(3, GAME.setup("me-powers")), random.Random(3)
    seen = GAME.observe(state, GOOD)
    assert isinstance(seen, StrategoObservation)
    assert GAME.spec.seat_names == ("good", "evil")
    assert seen.zone[0] == "a1"
    for seat in (GOOD, EVIL):
        state.step(seat, GAME.random_action(state, seat, rng))
    assert state.player == EVIL
    assert GAME.new(3, GAME.setup("me-powers", first="red")).rules.options["first"] == "red"


@pytest.mark.parametrize(
    ("doom", "entries"),
    [
        ("c5", "b5 c4"),
        ("d5", "e5 d4"),
        ("c6", "b6 c7"),
        ("d6", "e6 d7"),
        ("g5", "f5 g4"),
        ("h5", "i5 h4"),
        ("g6", "f6 g7"),
        ("h6", "i6 h7"),
    ],
)
def test_mount_doom_has_two_entries(scenario: NewScenario, doom: str, entries: str) -> None:
    """ME-2.3, ME-9.2."""
    for column in "abcdefghij":
        for row in range(1, 11):
            square = f"{column}{row}"
            if square in ("a1", "j10") or square in shipped("me-ring").obstacles:
                continue
            game = scenario(f"{square} frodo, a1 flag", "j10 flag", "me-ring", mount_doom=doom)
            assert (f"{square}-{doom}" in game.legal()) == (square in entries.split()), square


def test_game_one_knows_no_powers(scenario: NewScenario) -> None:
    """ME-3.1: and Frodo is a plain 4."""
    game = scenario("d4 legolas, e5 frodo, a1 flag", "e6 uruk_hai, j10 flag", "me-classic")
    game.refuses("bow d4 e6", "no_power").refuses("seek d4 e6", "no_power")
    game.play("e5-e6").stands("d4 legolas, a1 flag, e6 uruk_hai*, j10 flag")
    assert game.ring == ""
    assert game.on_turn == EVIL


def test_game_two_has_powers_and_a_plain_frodo(scenario: NewScenario) -> None:
    """ME-3.2."""
    game = scenario("f6 frodo, d4 elf, a1 flag", "e6 nazgul, j10 flag")
    game.refuses("f6-g6", "obstacle")
    assert "ring_taken" not in game.play("f6-e6").kinds_told()


def test_game_three_has_frodo_and_the_ring(scenario: NewScenario) -> None:
    """ME-3.3, ME-9.1."""
    game = scenario("f6 frodo, a1 flag", "j9 orc, j10 flag", "me-ring").allows("f6-g6")
    assert game.ring == "open"


def test_who_has_a_power_left_is_not_beaten(scenario: NewScenario) -> None:
    """ME-3.6: a fenced-in archer shoots; without a target his side has lost."""
    fence = "b2 elf, a2 fortress, c2 fortress, b1 fortress, b3 fortress, a1 flag"
    game = scenario(fence, "j9 orc, j10 flag, b4 fortress")
    assert game.legal() == {"bow b2 b4"}
    game.play("bow b2 b4", "j9-j8")
    assert game.outcome is None
    lonely = scenario(fence, "j9 orc, j10 flag")
    assert lonely.outcome == ((-1, 1), "no_legal_move")
    level = scenario(fence, "j10 flag", both_immobile="draw")
    assert level.ended == "both_immobile"


def test_the_third_crossing_is_forbidden(scenario: NewScenario) -> None:
    """ME-3.7."""
    game = scenario("b4 sam, a1 flag", "j9 orc, j10 flag")
    game.play("b4-b5", "j9-j8", "b5-b4", "j8-j7").refuses("b4-b5", "two_square").allows("b4-a4")


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_who_has_which_power(game: str) -> None:
    """ME-1.2, ME-1.3, ME-3.1, ME-3.2: as the tables name them."""
    told: dict[str, set[str]] = {}
    for heading, end in (("ME-1.2", "ME-1.3"), ("ME-1.3", "ME-1.4")):
        for row in table(heading, end):
            for power in powers_in(row):
                told.setdefault(power, set()).add(re.findall(r"`(\w+)`", row[0])[0])
    seen = GAME.observe(GAME.new(1, GAME.setup(game)), GOOD)
    assert isinstance(seen, StrategoObservation)
    assert {power: set(kinds) for power, kinds in seen.powers} == (told if game != "me-classic" else {})


@pytest.mark.parametrize("game", GAMES)
def test_no_chase_rule_and_a_quiet_draw(game: str) -> None:
    """ME-3.8, ME-11.1, ME-11.3."""
    options = shipped(game).options
    assert (options["chase"], options["quiet_draw"], options["two_square_limit"]) == ("off", 200, 2)
    assert not any(
        options[name] for name in ("aggressor_advantage", "silent_defence", "rescue", "exchange_draw")
    )
    assert (options["first"], options["captured"]) == ("blue", "open")


def test_higher_rank_wins_and_equals_fall(scenario: NewScenario) -> None:
    """ME-4.1."""
    scenario("e5 arwen, a1 flag", "e6 berserker, j10 flag").play("e5-e6").stands(
        "e6 arwen*, a1 flag, j10 flag"
    )
    scenario("e5 boromir, a1 flag", "e6 uruk_hai, j10 flag").play("e5-e6").stands("a1 flag, j10 flag")
    scenario("e5 elf, a1 flag", "e6 uruk_hai, j10 flag").play("e5-e6").stands(
        "a1 flag, e6 uruk_hai*, j10 flag"
    )


@pytest.mark.parametrize(("attacker", "wins"), [("soldier", True), ("gandalf", False), ("eowyn", False)])
def test_only_soldiers_and_orcs_take_a_fortress(scenario: NewScenario, attacker: str, wins: bool) -> None:
    """ME-4.2, ME-4.5."""
    game = scenario(f"e5 {attacker}, a1 flag", "e6 fortress, j10 flag").play("e5-e6")
    game.stands(f"a1 flag, e6 {attacker if wins else 'fortress'}*, j10 flag")


def test_an_orc_takes_a_fortress(scenario: NewScenario) -> None:
    """ME-4.2."""
    game = scenario("e5 fortress, a1 flag", "e6 orc, j10 flag", turn="evil").play("e6-e5")
    game.stands("a1 flag, e5 orc*, j10 flag")


def test_spies_take_a_ten_and_fall_to_everything(scenario: NewScenario) -> None:
    """ME-1.6, ME-4.3, ME-4.5, ME-4.6."""
    scenario("e5 eowyn, a1 flag", "e6 witch_king, j10 flag").play("e5-e6").stands(
        "a1 flag, e6 eowyn*, j10 flag"
    )
    game = scenario("e5 gandalf, a1 flag", "e6 wormtongue, j10 flag", turn="evil").play("e6-e5")
    game.stands("a1 flag, e5 wormtongue*, j10 flag")
    scenario("e5 eowyn, a1 flag", "e6 warg_rider, j10 flag").play("e5-e6").stands(
        "a1 flag, e6 warg_rider*, j10 flag"
    )
    game = scenario("e5 eowyn, a1 flag", "e6 witch_king, j10 flag", turn="evil").play("e6-e5")
    game.stands("a1 flag, e5 witch_king*, j10 flag")
    scenario("e5 eowyn, a1 flag", "e6 wormtongue, j10 flag").play("e5-e6").stands("a1 flag, j10 flag")


def test_a_spy_takes_the_flag(scenario: NewScenario) -> None:
    """ME-4.4, ME-3.6."""
    game = scenario("e5 eowyn, a1 flag", "e6 flag, j9 orc").play("e5-e6")
    assert game.outcome == ((1, -1), "flag_captured")


def test_a_far_rider_is_known_for_good(scenario: NewScenario) -> None:
    """ME-4.7."""
    game = scenario("b4 rider, c1 rider, a1 flag", "j9 orc, j10 flag").play(
        "b4-b7", "j9-j8", "b7-b8", "j8-j7"
    )
    assert game.known("b8") == "rider"
    assert game.play("c1-c2").known("c2") == ""


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("open", "good evil public"), ("prisoner", "evil"), ("secret", "good"), ("hidden", "")],
)
def test_four_ways_to_treat_captured_pieces(scenario: NewScenario, mode: str, seats: str) -> None:
    """ME-4.8: what was told at the capture stays told."""
    game = scenario("e5 sam, a1 flag", "e6 nazgul, j10 flag", captured=mode).play("e5-e6")
    assert game.told_all("combat")["attacker"] == "sam"
    for seat, name in ((GOOD, "good"), (EVIL, "evil"), (-1, "public")):
        assert game.pile(seat, GOOD) == (1, {"sam": 1} if name in seats.split() else {})
