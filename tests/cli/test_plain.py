"""Any game in the terminal by the plain view: one to four seats, one person or several, table acts."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from gonfalon import games
from gonfalon.cli import plain, words
from gonfalon.cli.game_choice import chosen_game, options_of
from gonfalon.cli.main import app
from gonfalon.cli.play import PlayRequest, play_game
from gonfalon.cli.terminal import CLEAR
from gonfalon.core.errors import GonfalonError
from gonfalon.core.observation import Option
from gonfalon.games.fellowship.engine.model import all_cards


def run(*arguments: str, typed: str = "") -> Result:
    """Play with what a person types."""
    said = CliRunner().invoke(app, ["play", *arguments], input=typed)
    assert said.exit_code == 0, said.output
    return said


class Typist(io.StringIO):
    """Persons who take the terminal when they are asked to and type the number of any option, or `random`."""

    def __init__(self, said: list[str]) -> None:
        super().__init__()
        self.said, self.rng = said, random.Random(2)

    def readline(self, size: int | None = -1) -> str:
        asked = self.said[-1]
        if "take the terminal" in asked:
            return "\n"
        numbers = re.findall(r"^ +(\d+)  ", asked, re.MULTILINE)
        return f"{self.rng.choice(numbers) if numbers else 'random'}\n"


def played(request: PlayRequest, typist: Callable[[list[str]], io.StringIO] = Typist) -> list[str]:
    """What is said in a whole game."""
    said: list[str] = []
    play_game(request, typist(said), said.append)
    return said


@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
@pytest.mark.parametrize("people", [1, 4])
def test_a_company_is_played_to_its_end(n_seats: int, people: int):
    people = min(people, n_seats)
    said = played(PlayRequest(chosen_game("tiny_crew"), n_seats=n_seats, people=people, seed=5))
    assert re.match(r"You (win|lose) together: The watch passed", said[-1])
    assert not any("Not possible" in line for line in said)


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("seat", [1, 2])
def test_opponents_are_played_to_their_end(people: int, seat: int):
    said = played(PlayRequest(chosen_game("tiny_hidden"), people=people, seat=seat, seed=6))
    assert re.match(r"You win|You lose|Draw|South ▲ won|North ▼ won", said[-1])
    assert "?" not in said[-2], "everything is open at the end"


def test_before_a_game_its_rules_seats_and_what_is_brought_are_told():
    said = run(
        "tiny_crew",
        "--seats",
        "3",
        "--seed",
        "4",
        "--bring",
        "lamp",
        "-o",
        "horn=off",
        typed="options\nquit\n",
    )
    assert "Night Watch: 3 seats, you have Seat 1. All play together. Seed 4." in said.output
    assert "The computer has the other seats and plays at random." in said.output
    assert "Seat 1 brings lamp." in said.output
    assert "Rules in force: Darkness: 1; The horn: no." in said.output
    assert "Who leads: highest card" in said.output, "`options` tells all of them"


def test_what_others_bring_in_secret_is_not_told():
    said = run("tiny_hidden", "--bring", "K11", "--bring", "K22", typed="quit\n")
    assert "K22" not in said.output
    assert "K11" in said.output


def test_options_are_numbered_and_grouped_and_texts_are_taken_as_well():
    said = run("tiny_hidden", "--seed", "3", typed="deploy 1K2\nA1-A2\nquit\n")
    assert "  From a1\n     1  To a2  [a1-a2]\n  From c1\n     2  To c2  [c1-c2]\n" in said.output
    assert "South ▲: a1 to a2." in said.output
    options = tuple(
        Option(f"{a}{b}", {"source": a, "target": b}) for a, b in (("x", "1"), ("y", "2"), ("x", "3"))
    )
    assert [option.action for option in plain.in_groups((*options, Option("pass")))] == [
        "x1",
        "x3",
        "y2",
        "pass",
    ]


def test_faults_of_a_composed_answer_are_told_and_random_draws_one():
    said = run("tiny_hidden", typed="deploy KKK\nrandom\nquit\n")
    assert "Too many answers to list" in said.output
    assert "Too many of: K" in said.output
    assert "Missing: 1, 2" in said.output
    assert "South ▲: set up." in said.output


def test_a_table_has_titles_for_its_rows_and_columns():
    said = run("tiny_hidden", "--seed", "3", typed="deploy 1K2\nquit\n")
    assert (
        "       a    b    c\n    1  ▲ 1  ▲ K  ▲ 2\n    2  -    -    -\n    3  ▼ ?  ▼ ?  ▼ ?\n" in said.output
    )
    assert "Armies      South ▲: K12, North ▼: K12" in said.output


def test_the_screen_is_cleared_before_another_persons_hand_is_shown():
    said = played(PlayRequest(chosen_game("tiny_crew"), n_seats=2, people=2, seed=5))
    looking, hands = "", re.compile(r"^    Seat (\d)  (.*)$", re.MULTILINE)
    changes, shown = 0, set[tuple[str, str]]()
    for line in said[1:-2]:
        if CLEAR in line:
            changes += "take the terminal" in line
            looking = (
                re.sub(r".*Seat (\d): take.*", r"\1", line, flags=re.DOTALL) if "take" in line else looking
            )
        for seat, cards in hands.findall(line):
            assert (seat == looking) == ("face down" not in cards), f"{looking} looks, and sees\n{line}"
            shown.add((looking, seat))
    assert changes > 4
    assert shown == {("1", "1"), ("1", "2"), ("2", "1"), ("2", "2")}


def test_events_of_one_hand_are_told_to_its_person_alone():
    said = played(PlayRequest(chosen_game("tiny_crew"), n_seats=2, people=2, seed=5))
    looking, told = "", set[str]()
    for line in said:
        if "take the terminal" in line:
            looking = re.sub(r".*(Seat \d): take.*", r"\1", line, flags=re.DOTALL)
        elif " drew a " in line:
            assert line.strip().startswith(looking)
            told.add(looking)
    assert told == {"Seat 1", "Seat 2"}


def test_companions_undo_and_concede_by_consent():
    typed = "1\n1\nhelp\nundo\nundo\nlog\nconcede\nYes\n"
    said = run("tiny_crew", "--seats", "2", "--seed", "3", typed=typed)
    assert "beside the rules: concede, undo, restart" in said.output
    assert said.output.rstrip().endswith("You lose together: conceded")


def test_a_persons_proposal_needs_the_other_person():
    typed = "\n1\nconcede\nyes\n\nrefuse\n\nconcede\nyes\n\nagree\n"
    said = run("tiny_crew", "--seats", "2", "--people", "2", "--seed", "3", typed=typed)
    assert said.output.count("Seat 1 proposes: concede (agree or refuse):") == 2
    assert "together: conceded" in said.output


def test_an_opponent_resigns_and_a_computer_takes_no_draw():
    said = run("tiny_hidden", "--seed", "3", typed="random\n1\ndraw-offer\nresign\ny\n")
    assert "draw declined" in said.output
    assert said.output.rstrip().endswith("You lose: You resigned.")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("tiny_crew", "--seats", "5"), "1 to 4 seats, not 5"),
        (("tiny_crew", "--seats", "2", "--people", "3"), "--people 3: there are 2 seats"),
        (("tiny_crew", "--seats", "2", "--seat", "3"), "--seat 3: it takes 1 to 2"),
        (("tiny_crew", "--side", "left"), "side 'left': it takes lot"),
        (("tiny_crew", "--bring", "boot"), "unknown keepsake"),
        (("tiny_crew", "-o", "darkness=3"), "whole number from 0 to 2"),
        (("duel", "--game", "tiny_crew"), "no variant 'duel'"),
        (("--game", "chess"), "unknown game 'chess'"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...], word: str):
    said = CliRunner().invoke(app, ["play", *arguments])
    assert said.exit_code == 2
    assert word in said.stderr
    assert said.stderr.count("\n") == 1


def test_a_game_without_any_words_is_readable_all_the_same():
    """Names of fields, events and options stand in for messages that nobody has written."""

    class Card(msgspec.Struct):
        name: str
        costs_now: int

    assert words.label("field", "my_odd_field") == "my odd field"
    assert words.value_text("my_odd_field", "strange") == "strange"
    assert words.listed({"a_b": [1, True]}) == "a b 1, yes"
    view = plain.PlainView.__new__(plain.PlainView)
    assert view._rows("cards", (Card("axe", 2), Card("longbow", 13))) == [
        "name     costs now",
        "axe      2",
        "longbow  13",
    ]


def test_options_are_typed_by_the_game_and_variant_that_is_played():
    assert options_of(["mount_doom_safe=false"], chosen_game("me-ring")) == {"mount_doom_safe": False}
    assert options_of(["darkness=2", "horn=no", "leader=in_turn"], chosen_game("tiny_crew")) == {
        "darkness": 2,
        "horn": False,
        "leader": "in_turn",
    }
    with pytest.raises(GonfalonError, match="name=value"):
        options_of(["horn"], chosen_game("tiny_crew"))


@pytest.mark.parametrize("game", list(games.GAMES))
def test_every_game_and_every_variant_is_found_by_its_name(game: str):
    spec = games.get(game).spec
    assert chosen_game(game).game == game
    for variant in spec.variants:
        assert chosen_game(variant.id) == (game, variant.id)
        assert chosen_game(variant.id, game) == (game, variant.id)


def test_a_deck_is_read_from_a_file_and_what_it_leaves_out_is_told(tmp_path: Path):
    """Bytes as people have them; a sideboard is named on standard error before the game begins."""
    lines = [
        *(f"3x {card.title}" for card in all_cards().values() if card.type in ("ally", "event")),
        "",
        "Sideboard",
        "2x Gandalf",
    ]
    file = tmp_path / "deck.txt"
    file.write_bytes("\n".join(["Théodred", *lines]).encode("cp1252"))
    said = run("passage-through-mirkwood", "--bring", f"@{file}", typed="quit\n")
    assert said.exit_code == 0
    assert f"Seat 1: Line {len(lines) + 1}, in the sideboard: 2x Gandalf" in said.output
    for text, told in [
        (f"@{tmp_path}/none.txt", "cannot be read"),
        ("\n".join(["1x Aragorn (The Watcher in the Water)", *lines]), "The Watcher in the Water"),
    ]:
        refused = CliRunner().invoke(app, ["play", "passage-through-mirkwood", "--bring", text])
        assert refused.exit_code == 2
        assert told in refused.output
