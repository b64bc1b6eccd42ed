"""The card game in the terminal: cards by their names, the table without what only programs need."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from gonfalon.cli.main import app

QUEST = "passage-through-mirkwood"


def played(typed: str, *arguments: str) -> str:
    """What is printed while a person types these lines."""
    said = CliRunner().invoke(app, ["play", QUEST, "--seed", "3", *arguments], input=typed)
    assert said.exit_code == 0, said.output
    return said.output


def test_the_table_names_its_cards_and_shows_nothing_that_only_programs_need() -> None:
    said = played("keep\nrandom\nrandom\nquit\n")
    assert "1 seat, you have Seat 1" in said
    assert "Aragorn [aragorn]: willpower 2, attack 3, defense 2, hit points 5, resources 1" in said
    assert "Flies and Spiders [flies-and-spiders]: points 8" in said
    assert "Encounter deck: 34." in said
    for raw in ("piles", "incarnation", "todo", "-1", "verb "):
        assert raw not in said


def test_answers_are_typed_by_number_or_text_in_any_case() -> None:
    said = played("KEEP\nPlay FOR-GONDOR.1\nquit\n")
    assert "Seat 1 played For Gondor!\n" in said
    assert "Aragorn:1 Théodred:1  [pay aragorn:1 theodred:1]" in said


def test_events_of_one_name_are_told_in_this_games_words() -> None:
    said = played("1\n1\n1\n1\n1\n1\n1\n1\n1\n1\nquit\n")
    assert "Snowbourn Scout enters play." in said
    assert "Seat 1 sends on the quest: Aragorn" in said
    assert "piece enters" not in said


def test_what_is_no_answer_is_answered_with_what_can_be_typed() -> None:
    said = played("foo\n99\nquit\n")
    assert said.count("Type a number from 1 to 2, the text of an answer, random or help.") == 2


@pytest.mark.parametrize("last", ["no\nquit\n", "", "\nquit\n"])
def test_giving_up_is_asked_about(last: str) -> None:
    said = played(f"1\nConcede\n{last}")
    assert "You give up the game. Type yes" in said
    assert "You lose" not in said
    assert "You lose together" in played("1\nconcede\nYES\n")


def test_hands_of_others_are_not_named() -> None:
    said = played("1\nboard\nquit\n", "--seats", "2")
    assert "Seat 2: threat" in said
    assert "an unknown card" in said


def test_a_terminal_without_accents_shows_question_marks() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gonfalon.cli.main", "play", QUEST, "--seed", "3"],
        env=os.environ | {"PYTHONIOENCODING": "iso8859-5", "PYTHONUTF8": "0"},
        input=b"\xff\xfe foo\nquit\n",
        capture_output=True,
        check=True,
    )
    assert b"Th?odred [theodred]" in done.stdout
    assert b"Type a number from 1 to 2" in done.stdout
