"""Fortress in the terminal: the floors, ways of several requests, known walls, building, and a question before what costs."""

from __future__ import annotations

import io
import re

import pytest

from gonfalon.cli.fortress.floors import drawn, plot_of_maze, plot_of_notes
from gonfalon.cli.fortress.view import FortressView
from gonfalon.cli.fortress.ways import Leg, read_way
from gonfalon.cli.game_choice import chosen_game
from gonfalon.cli.play import PlayRequest, play_game
from gonfalon.cli.terminal import LocalMatch
from gonfalon.games.fortress.plan import NONE
from gonfalon.match.referee import Setting

from ..rules.fortress.scenario import RED, Scene, fortress, rules_of
from .test_plain import Typist

CLEAR_WAY = "E5 E4 D4"


def table(*typed: str) -> str:
    """What a person sees who explores blue's fortress as red and types these lines; then the game is left."""
    setup = Scene("fortress-main", "walls E5-D5", CLEAR_WAY).state.setup
    view, said = FortressView(LocalMatch(Setting("fortress", setup, 1), (RED,), 1)), list[str]()
    view.run(io.StringIO("".join(f"{line}\n" for line in typed)), said.append)
    return "\n".join(said)


def test_a_way_goes_on_until_something_stops_it() -> None:
    said = table("KING", "e4 d4", "quit")
    assert "Red: King goes from E5 to E4." in said
    assert "Red: King goes from E4 to D4." in said


def test_a_way_ends_at_a_wall() -> None:
    said = table("king", "D5 C5 C4", "quit")
    assert "Red: a wall between E5 and D5." in said
    assert "The way ends here; 2 more requests were not made." in said


def test_a_known_wall_comes_last_is_marked_and_asked_about() -> None:
    said = table("king", "E5-D5", "e5-d5", "no", "E5-D5", "yes", "quit")
    shown = [line for line in said.split("\n") if re.match(r" +\d+  E5-", line)]
    assert shown[-2:] == [
        "     1  E5-E4  (not seen yet)",
        "     2  E5-D5  (a wall that you know: it ends your turn)",
    ]
    assert said.count("Type yes to do it") == 2
    assert said.count("Red: a wall between E5 and D5.") == 2


def test_what_costs_a_turn_is_asked_about() -> None:
    said = table("king", "SWAP Dwarf", "", "swap dwarf", "y", "quit")
    assert said.count("swap dwarf: it costs your turn.") == 2
    assert said.count("Red: Dwarf enters at E5.") == 1
    assert "sacrifice PIECE  (it costs your turn)" in said


def test_a_number_means_the_option_beside_it() -> None:
    assert "Red: King goes from E5 to E4." in table("king", "E5-D5", "1", "quit")


def test_where_the_piece_stands_is_told() -> None:
    said = table("king", "d4-c4", "E9", "quit")
    assert "The piece stands on E5." in said
    assert "There is no such square." in said


def test_the_floors_show_what_is_known_and_no_more() -> None:
    scene = Scene("fortress-main", "walls E5-D5; ladders C3", CLEAR_WAY)
    scene.do("enter king", "E5-E4", "E4-D4")
    notes, rules = scene.state.notes[RED], scene.rules
    known = drawn(rules, plot_of_notes(rules, notes))
    whole = drawn(rules, plot_of_maze(rules, scene.maze, notes))
    assert known.count("[K]") == whole.count("[K]") == 1
    assert known.count("?") == rules.plan.n_squares - 3
    assert "flag" not in known
    assert "flag" in whole
    assert "?" not in whole


@pytest.mark.parametrize("variant", ["fortress-intro", "fortress-main", "fortress-bridge"])
def test_every_wall_of_a_fortress_is_drawn(variant: str) -> None:
    scene = Scene(variant, "walls E5-D5", "E5 E4")
    plan = scene.rules.plan
    lines = drawn(scene.rules, plot_of_maze(scene.rules, scene.maze, scene.state.notes[RED])).split("\n")
    sides = sum(plan.sizes) * plan.n_forts
    across = sum(line.count("------") for line in lines) - 2 * sides
    upright = sum(line.count("|") for line in lines if re.match(r" *\d \|", line)) - 2 * sides
    assert across + upright == scene.rules.ruleset.walls * plan.n_forts


def test_ways_as_the_browser_takes_them() -> None:
    scene = Scene("fortress-main", "ladders C3", CLEAR_WAY)
    scene.do("enter king")
    rules, notes = scene.rules, scene.state.notes[RED]
    index = rules.plan.index

    def actions(typed: str) -> list[str] | None:
        legs = read_way(rules, notes, typed)
        return None if legs is None else [leg.action for leg in legs]

    for typed in ("E5 e4 D4", "e4, d4", "e4>d4", "e5-e4-d4"):
        assert actions(typed) == ["E5-E4", "E4-D4"]
    notes.square = index["C3"]
    assert actions("up b3 down") == ["C3-mC3", "mC3-mB3", "mB3-B3"]
    assert actions("^ mB3 bB3") == ["C3-mC3", "mC3-mB3", "mB3-B3"]
    assert read_way(rules, notes, "passage") == [Leg("C3-passage", NONE)]
    notes.passages = {index["C3"]: index["tA1"], index["tA1"]: index["C3"]}
    assert actions("passage") == actions("tA1") == actions("passage c3-TA1") == ["passage C3-tA1"]
    assert actions("D4-C4") == ["D4-C4"]
    assert actions("hello") is None


def test_building_says_how_and_takes_what_the_generator_makes() -> None:
    said: list[str] = []
    play_game(
        PlayRequest(chosen_game("fortress-main"), seed=4),
        io.StringIO("own\nMedium\nown\nquit\n"),
        said.append,
    )
    text = "\n".join(said)
    assert "It has 20 walls, 3 ladders, 1 flag, 1 cup" in text
    assert "build walls A2-A3 ...; ladders C3 mA1 ...;" in text
    assert "Your fortress is not built yet." in text
    assert re.search(r"^  walls .*; flag", text, re.MULTILINE)


def test_a_fortress_is_typed_without_the_word_build_too() -> None:
    rules, said = rules_of("fortress-intro"), list[str]()
    typed = fortress(rules, "walls E5-D5", "E5 E4").upper()
    play_game(
        PlayRequest(chosen_game("fortress-intro"), seed=4), io.StringIO(f"{typed}\nquit\n"), said.append
    )
    assert "  Red: the fortress stands." in said


class Agreeing(Typist):
    """Agrees to what costs."""

    def readline(self, size: int | None = -1) -> str:
        return "yes\n" if "Type yes" in self.said[-1] else super().readline(size)


@pytest.mark.parametrize("variant", ["fortress-intro", "fortress-main", "fortress-bridge"])
def test_a_game_is_played_to_its_end(variant: str) -> None:
    """By the numbers beside the options; both fortresses are shown at the end."""
    said: list[str] = []
    request = PlayRequest(chosen_game(variant), people=2, seed=3, options={"ply_cap": 60})
    play_game(request, Agreeing(said), said.append)
    assert re.match(r"(Red|Blue) won|Draw", said[-1])
    assert "?" not in said[-2].split("| -- wall")[0]
