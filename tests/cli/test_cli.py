"""The command line: what it lists, plays and refuses, each refusal in one line with exit code 2."""

from __future__ import annotations

import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from gonfalon.cli.game_choice import chosen_game
from gonfalon.cli.main import app
from gonfalon.cli.play import PlayRequest, play_game

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str, typed: str = "") -> Result:
    """Run a command with what a person types."""
    return CliRunner().invoke(app, list(arguments), input=typed)


def python(code: str) -> str:
    """What a fresh interpreter prints."""
    path = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", code], env=path, capture_output=True, text=True, check=True)
    return done.stdout


def test_the_command_line_starts_without_the_kernel_or_the_server():
    heavy = ("numba", "numpy", "litestar", "sqlalchemy", "fluent")
    code = f"import sys, gonfalon.cli.main; print([m for m in {heavy} if m in sys.modules])"
    assert python(code).strip() == "[]"


def test_importing_the_registry_of_games_imports_no_game():
    code = "import sys, gonfalon.games; print([m for m in sys.modules if m.split('.')[0] == 'numba' or 'games.' in m])"
    assert python(code).strip() == "[]"


def test_games_lists_variants_presets_and_options_but_no_teaching_game():
    said = run("games")
    assert said.exit_code == 0
    for word in (
        "stratego",
        "battle",
        "duel",
        "classic",
        "barrage",
        "ultimate",
        "isf",
        "STRAT-9.2",
        "isf/off/literal",
    ):
        assert word in said.output
    assert "tiny" not in said.output


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("play", "chess"), "unknown ruleset 'chess'"),
        (("play", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("play", "battle", "--side", "green"), "it takes red, blue or lot"),
        (("play", "battle", "--level", "9"), "no level 9"),
        (("play", "battle", "--preset", "club"), "preset 'club'"),
        (("play", "battle", "-o", "rescue"), "name=value"),
        (("play", "battle", "-o", "rescue=maybe"), "it takes true or false"),
        (("play", "battle", "-o", "quiet_draw=many"), "whole number from 0 to 10000"),
        (("match", "random", "rule_based", "-o", "chase=on"), "'isf' or 'off' or 'literal'"),
        (("match", "random", "level:99"), "no level 99"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...], word: str):
    said = run(*arguments)
    assert said.exit_code == 2
    assert word in said.stderr
    assert said.stderr.count("\n") == 1
    assert said.stderr.startswith("gonfalon: ")


@pytest.mark.parametrize(
    "arguments", [("paly",), ("play", "battle", "--level", "x"), ("match", "--games", "0")]
)
def test_a_mistyped_command_exits_with_2(arguments: tuple[str, ...]):
    said = run(*arguments)
    assert said.exit_code == 2
    assert "Traceback" not in said.output


def test_a_file_with_a_mistake_is_named_with_its_line(tmp_path: Path):
    file = tmp_path / "own.toml"
    file.write_text('id = "own"\nextends = "duel"\n[board]\nrows = 99\n')
    said = run("play", str(file))
    assert said.exit_code == 2
    assert "own.toml:4: board.rows" in said.stderr


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (
            'extends = "fortress-main"\nid = "own"\nwalls = "many"\n',
            "own.toml:3: walls: must be a whole number",
        ),
        ('id = "own"\nfloors = [5, 5]\nwalls = 3\n', "own.toml:2: floors"),
        (
            'extends = "fortress-main"\nid = "own"\nboard = 3\n',
            "own.toml:3: board: unknown; there are extends",
        ),
        ('extends = "duel"\nid = "own"\nwalls = 3\n', "own.toml:3: walls: unknown; a ruleset has"),
        ('id = "own"\n[board]\nrows = 99\n', "board"),
        ('id = "own\n', "own.toml: not valid TOML"),
    ],
)
def test_the_family_that_a_faulty_file_looks_like_says_what_is_wrong(tmp_path: Path, text: str, word: str):
    file = tmp_path / "own.toml"
    file.write_text(text)
    said = run("play", str(file))
    assert said.exit_code == 2
    assert word in said.stderr


def test_a_person_deploys_moves_and_resigns():
    said = run(
        "play", "battle", "--seed", "5", typed="help\nrandom\nlegal\nxyzzy\nlost\nresign\nno\nRESIGN\nyes\n"
    )
    assert said.exit_code == 0
    assert "You play red. Seed 5." in said.output
    assert "resign            give up" in said.output
    assert "The battle begins." in said.output
    assert "not understood" in said.output
    assert "Red’s losses: nothing yet" in said.output
    assert said.output.rstrip().endswith("You lose. You resigned.")


def test_a_hint_proposes_a_set_up_and_then_moves_with_what_they_show():
    said = run(
        "play", "duel", "--seed", "5", "--level", "1", typed="hint\nrandom\nhint\nbelief\nquit\n"
    ).output
    assert "deploy " in said
    assert "1. " in said
    assert "best" in said
    assert re.search(r"It shows that the piece on [a-j]\d+ can move\. \(STRAT-4\.5\)", said)
    assert re.search(r"bomb \d+ %", said)
    assert "hint-" not in said, "every word of a hint has a message"


def test_a_move_may_be_typed_loosely_and_a_refusal_names_the_rule():
    rows = ["FBBBBBB333", "3322222222", "MS98877766", "6655554444"]
    moves = "A4 a5\nb4B5\na5 to a9\nc4-d4\ncafe\n"
    said = run("play", "battle", "--seed", "5", typed=f"deploy {''.join(rows)}\n{moves}quit\n")
    assert "Red: a4 to a5." in said.output
    assert "Red: b4 to b5." in said.output
    assert "STRAT-4.2" in said.output
    assert "STRAT-2.1" in said.output


def test_a_bad_deployment_is_refused_and_asked_for_again():
    said = run("play", "duel", "--side", "blue", typed="deploy FF\nrandom\nquit\n")
    assert "This set-up is not complete or breaks a rule." in said.output
    assert "The battle begins." in said.output


def board_lines(output: str) -> list[str]:
    """The rows of the boards that were printed."""
    return [line for line in output.splitlines() if line[:2].strip().isdigit() and len(line) > 30]


def test_no_enemy_piece_is_named_while_it_is_hidden():
    said = run("play", "battle", "--side", "blue", "--seed", "3", "--level", "1", typed="random\nquit\n")
    first = board_lines(said.output)[:10]
    assert len(first) == 10
    assert first[0].startswith(" 1 ")
    assert sum(line.count("B") > 0 for line in first[6:]) == 4
    shown = [cell for line in first[:6] for cell in line[3:].split() if cell.startswith("r")]
    assert len(shown) >= 38
    assert {cell.rstrip("+") for cell in shown} <= {"r?", "r2"}


class Typist(io.StringIO):
    """A person who asks for the legal moves and types one of them."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.rng = random.Random(1)
        self.asked = False

    def readline(self, size: int | None = -1) -> str:
        if "set-up" in self.said[-1]:
            return "random\n"
        self.asked = not self.asked
        if self.asked:
            return "legal\n"
        return f"{self.rng.choice(re.findall(r'rescue [^ ]+|[^ ]+', self.said[-2]))}\n"


@pytest.mark.parametrize("side", ["red", "blue", "lot"])
def test_a_game_in_the_terminal_is_played_to_its_end(side: str):
    person = Typist()
    file = str(ROOT / "tests" / "cli" / "corridor.toml")
    request = PlayRequest(chosen_game(file), side=side, seed=7, options={"rescue": True})
    play_game(request, person, person.said.append)
    assert re.match(r"You win|You lose|Draw", person.said[-1])
    assert not any("Not allowed" in line for line in person.said)
    assert "?" not in person.said[-2], "both armies are open at the end"


def test_warm_compiles_without_a_word():
    said = run("warm")
    assert (said.exit_code, said.output) == (0, "")


def test_what_is_told_in_silence_stays_hidden():
    from gonfalon.cli.stratego import show
    from gonfalon.core.events import Event

    facts = {
        "seat": 0,
        "source": "a4",
        "target": "a5",
        "attacker_id": 1,
        "defender_id": 2,
        "attacker": "major",
        "defender": "",
        "result": "defender",
    }
    said = show.event_text(Event(7, "combat", facts))
    assert "major" in said
    assert "not shown" in said
    assert "The defender holds" in said
    assert show.event_text(Event(7, "own_combat", {"target": "a5", "piece": "bomb"}, (1,))).count("bomb") == 1
    assert show.piece_name("war_mage") == "war mage"


def test_without_the_extra_the_server_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gonfalon.server.run.find_spec", lambda name: None if name == "litestar" else name)
    answer = CliRunner().invoke(app, ["serve"])
    assert answer.exit_code == 2
    assert "pip install '.[server]'" in answer.output


@pytest.mark.parametrize("typed", ["foo", "help me", "deploi", "1"])
def test_before_a_battle_unknown_input_is_answered_with_what_can_be_typed(typed: str):
    said = run("play", "battle", "--seed", "5", typed=f"{typed}\nquit\n").output
    assert "Not understood. Type random, or deploy and 40 letters; help says how to write them." in said


def test_a_set_up_may_be_typed_in_rows_in_small_letters_and_without_its_word():
    rows = "fbbbbbb333 3322222222 ms98877766 6655554444"
    for typed in (rows, f"Deploy {rows}", f"DEPLOY {rows.replace(' ', '').upper()}"):
        said = run("play", "battle", "--seed", "5", typed=f"{typed}\nfoo\nA4 A5\nquit\n").output
        assert "The battle begins." in said
        assert "Type a move such as a4-a5; legal lists the moves" in said
        assert "Red: a4 to a5." in said


@pytest.mark.parametrize("last", ["no\nquit\n", "", "\nquit\n"])
def test_resigning_is_asked_about_and_the_end_of_input_is_no(last: str):
    said = run("play", "battle", "--seed", "5", typed=f"random\nResign\n{last}")
    assert said.exit_code == 0
    assert "You give up the game. Type yes" in said.output
    assert "You lose" not in said.output


@pytest.mark.parametrize("name", ["Duel", "STRATEGO", "Fortress-Main", "Passage-Through-Mirkwood"])
def test_a_game_is_named_in_any_case(name: str):
    assert chosen_game(name) == chosen_game(name.lower())


@pytest.mark.parametrize("side", ["blue", "Blue", "seat-blue"])
def test_a_side_is_named_in_any_case_and_by_its_plain_word(side: str):
    said = run("play", "fortress-main", "--side", side, "--seed", "3", typed="quit\n")
    assert said.exit_code == 0
    assert "you have Blue" in said.output
    wrong = run("play", "fortress-main", "--side", "green")
    assert "it takes red, blue or lot" in wrong.stderr


def test_a_wrong_level_is_refused_where_no_computer_plays():
    said = run("play", "passage-through-mirkwood", "--level", "9", typed="quit\n")
    assert said.exit_code == 2
    assert "no level 9" in said.stderr
