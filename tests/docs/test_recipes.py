"""The recipes for a game, a player, a page, a language, a lesson and a message, carried out (a card: tests/rules/fellowship)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gonfalon import arena, games, players, text
from gonfalon.arena import entrants
from gonfalon.learn import loading
from tests.learn import test_lessons
from tests.text import test_locales, words

from . import pages, recipes

MESSAGE = """
import sys
sys.path.insert(0, "scripts")
import derived_files, protocol_page, wire_types
for generator in (wire_types, protocol_page):
    derived_files.write(generator.files())
from gonfalon.match import view
from gonfalon.server import update_stream, wire
print(wire.__file__, view.encode(wire.Stopping(20)))
"""
"""What the recipe for a message says is run once the files are changed; then the message goes out."""


PLAYED = """
import random, sys
from typer.testing import CliRunner
from gonfalon import arena, games, players
from gonfalon.cli.main import app
from gonfalon.core import testing
from gonfalon.envs.pettingzoo import raw_env
game = games.get("my_game")
print(sys.modules[type(game).__module__].__file__, "my_game" in games.lobby_ids())
testing.check_spec(game)
testing.check_setups(game, "outpost")
differ, might = testing.check_game(game, game.new, range(3), 3, lambda state, seat: True)
print(differ > 0, arena.play_match("my_game", "", {}, [players.RandomPlayer(1), players.RandomPlayer(2)], 3).returns)
raw_env("my_game").reset(seed=1)
print(CliRunner().invoke(app, ["play", "my_game"], input="random\\nquit\\n").output)
"""
"""What every game gets by its line in the table: the contract tests, the arena, an environment, the terminal."""


# ---- a game


def test_a_copied_game_is_played_everywhere_after_one_line(tmp_path: Path) -> None:
    recipes.copied(tmp_path, "src/gonfalon")
    recipes.carry_out("new-game.md", tmp_path)
    tiny, folder = (tmp_path / "src/gonfalon/games" / name for name in ("tiny", "my_game"))
    folder.mkdir()
    for source, target in (
        ("hidden.py", "game.py"),
        *((name, name) for name in ("hidden_rows.py", "history.py")),
    ):
        text_of = (tiny / source).read_text(encoding="utf-8")
        for old in ('id="tiny_hidden"', 'family="tiny"', 'rules_page="tiny_hidden"'):
            text_of = text_of.replace(old, f'{old.split("=")[0]}="my_game"')
        (folder / target).write_text(text_of, encoding="utf-8")
    (folder / "__init__.py").touch()
    shutil.rmtree(tiny)
    table = tmp_path / "src/gonfalon/games/__init__.py"
    lines = table.read_text(encoding="utf-8").splitlines(keepends=True)
    table.write_text("".join(line for line in lines if "games.tiny." not in line), encoding="utf-8")
    settings = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    command = [sys.executable, "-c", PLAYED]
    done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert said[0] == f"{folder / 'game.py'} True"
    assert said[1].startswith("True (")
    assert "set up." in done.stdout


# ---- a player


def forget() -> None:
    """Families of players are looked for anew."""
    for cached in (players.families, players.family_of, entrants._named, entrants._former_names):
        cached.cache_clear()
    for name in [name for name in sys.modules if name.startswith("gonfalon.players.tiny")]:
        del sys.modules[name]


@pytest.fixture
def with_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The recipe's files lie in a folder of players beside ours."""
    recipes.carry_out("new-player.md", tmp_path)
    added = str(tmp_path / "src" / "gonfalon" / "players")
    monkeypatch.setattr(players, "__path__", [*players.__path__, added])
    forget()
    yield
    monkeypatch.undo()
    forget()


@pytest.mark.usefixtures("with_player")
def test_a_player_is_found_by_its_name_and_wins_more_than_it_loses() -> None:
    assert entrants.parse("forward").name == "forward"
    won = lost = 0
    for number in range(60):
        seats = [players.make_named("tiny", "forward", number), players.RandomPlayer(number)]
        own = number % 2
        outcome = arena.play_match("tiny_hidden", "outpost", {}, seats[::-1] if own else seats, number)
        won += outcome.returns[own] > 0
        lost += outcome.returns[own] < 0
    assert won > lost, (won, lost)


@pytest.mark.usefixtures("with_player")
@pytest.mark.parametrize("game", games.TEACHING)
def test_a_player_answers_every_decision_alike_for_a_seed(game: str) -> None:
    rules = games.get(game)
    state: Any = rules.new(1, rules.setup())
    while state.outcome is None:
        seat = state.to_act()[0]
        known = rules.information_state(state, seat)
        first, second = (players.make_named("tiny", "forward", 7).act(known) for _ in range(2))
        assert first == second
        state.step(seat, first)


# ---- a language


def test_a_language_is_asked_for_every_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipes.copied(tmp_path, "src/gonfalon/text/__init__.py")
    for code in ("en", "eo"):
        folder = tmp_path / "src/gonfalon/text/locales" / code
        folder.mkdir(parents=True)
        shutil.copy(text.LOCALES / "en" / "tiny.ftl", folder)
    made: dict[str, Any] = {"__file__": str(tmp_path / "src/gonfalon/text/__init__.py")}
    exec(Path(made["__file__"]).read_text(encoding="utf-8"), made)
    assert made["LANGUAGES"] == ("en", "eo")
    monkeypatch.setattr(text, "LOCALES", made["LOCALES"])
    monkeypatch.setattr(words, "messages", words.messages.__wrapped__)
    monkeypatch.setattr(test_locales, "variables", words.variables.__wrapped__)
    test_locales.test_a_language_has_every_message_with_the_same_variables("eo")
    translated = made["LOCALES"] / "eo" / "tiny.ftl"
    lines = translated.read_text(encoding="utf-8").splitlines(keepends=True)
    left_out = next(line for line in lines if line.startswith("game-"))
    translated.write_text("".join(line for line in lines if line != left_out), encoding="utf-8")
    with pytest.raises(
        AssertionError, match=f"{left_out.split()[0]}(.|\\n)*missing|missing(.|\\n)*{left_out.split()[0]}"
    ):
        test_locales.test_a_language_has_every_message_with_the_same_variables("eo")


# ---- a lesson


def test_a_lesson_is_one_file_that_the_rules_bear_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipes.copied(tmp_path, "src/gonfalon/learn")
    assert len(recipes.carry_out("new-lesson.md", tmp_path)) == 1
    monkeypatch.setattr(loading, "FOLDER", tmp_path / "src/gonfalon/learn")
    loading.forget()
    try:
        lesson = loading.lesson("scout-and-spy")
        test_lessons.test_the_rules_answer_as_the_file_says(lesson)
        test_lessons.test_every_right_way_leads_to_the_end(lesson)
        page = (pages.ROOT / "docs/recipes/new-lesson.md").read_text(encoding="utf-8")
        assert [name for name in lesson.text_ids() if f"\n{name} = " not in page] == []
    finally:
        monkeypatch.undo()
        loading.forget()


# ---- a message and a page


def test_a_message_is_written_out_and_sent(tmp_path: Path) -> None:
    recipes.copied(tmp_path, "src/gonfalon", "scripts", "web/src", "docs/guides/protocol.md")
    recipes.carry_out("new-message.md", tmp_path)
    settings = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    command = [sys.executable, "-c", MESSAGE]
    done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert str(tmp_path) in done.stdout
    assert '{"type":"stopping","seconds":20}' in done.stdout
    types = (tmp_path / "web/src/net/wire.ts").read_text(encoding="utf-8")
    assert "export interface Stopping {" in types
    assert "Welcome | Stopping | Update" in types
    assert "#### Stopping" in (tmp_path / "docs/guides/protocol.md").read_text(encoding="utf-8")


def test_a_page_fits_the_files_that_its_recipe_changes(tmp_path: Path) -> None:
    recipes.copied(tmp_path, "web/src", "src/gonfalon/text")
    assert len(recipes.carry_out("new-page.md", tmp_path)) == 4


@pytest.mark.long
def test_the_front_end_holds_with_a_page_and_a_message_more(tmp_path: Path) -> None:
    recipes.copied(tmp_path, "web", "src/gonfalon", "scripts", "docs")
    for name in ("new-page.md", "new-message.md"):
        recipes.carry_out(name, tmp_path)
    modules = pages.ROOT / "web" / "node_modules"
    (tmp_path / "web" / "node_modules").symlink_to(modules)
    settings = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    for command in (
        [sys.executable, "-c", MESSAGE],
        ["node", "node_modules/typescript/bin/tsc", "--noEmit"],
        ["node", "node_modules/vitest/vitest.mjs", "run", "src/router.test.ts"],
    ):
        folder = tmp_path if command[0] == sys.executable else tmp_path / "web"
        done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
