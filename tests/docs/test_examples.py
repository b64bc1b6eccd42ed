"""Every example of the guides and the README is run (pages.py says how a page marks them)."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.games.stratego.options import OPTIONS

from . import pages

PAGES = [pages.ROOT / "README.md", *sorted((pages.ROOT / "docs" / "guides").glob("*.md"))]
LONGEST_BOT = 25


@pytest.mark.parametrize("path", PAGES, ids=[path.stem for path in PAGES])
def test_the_examples_of_a_page_do_what_it_says(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = sum(pages.is_run(block) for block in pages.blocks(path.read_text(encoding="utf-8")))
    monkeypatch.chdir(tmp_path)
    assert pages.run_page(path, tmp_path) == wanted


@pytest.mark.long
def test_the_type_checker_accepts_the_examples(tmp_path: Path) -> None:
    """The blocks of a page are one file, each on the lines it has in the page."""
    for path in PAGES:
        code = ""
        for block in pages.blocks(path.read_text(encoding="utf-8")):
            if block.word == "python" and not block.name:
                code += "\n" * (block.line - code.count("\n")) + block.body
        (tmp_path / f"{path.stem.replace('-', '_')}.py").write_text(code, encoding="utf-8")
    settings = {"extraPaths": [str(pages.ROOT / "src")], "pythonVersion": "3.11", "typeCheckingMode": "basic"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    pyright = str(Path(sys.executable).parent / "pyright")
    command = [pyright, "--project", str(tmp_path), "--pythonpath", sys.executable]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["research", "write-a-ruleset", "write-a-bot"])
def test_the_guides_for_research_have_examples(name: str) -> None:
    text = (pages.ROOT / "docs" / "guides" / f"{name}.md").read_text(encoding="utf-8")
    assert sum(pages.is_run(block) for block in pages.blocks(text)) >= 3


def test_the_first_bot_of_the_guide_has_as_many_lines_as_the_title_says() -> None:
    text = (pages.ROOT / "docs" / "guides" / "write-a-bot.md").read_text(encoding="utf-8")
    first = next(block for block in pages.blocks(text) if block.word == "python")
    assert f"# Write a bot in {LONGEST_BOT} lines\n" in text
    assert "class " in first.body
    assert len(first.body.splitlines()) <= LONGEST_BOT


def test_the_guide_for_rulesets_names_every_option_with_what_it_takes() -> None:
    text = (pages.ROOT / "docs" / "guides" / "write-a-ruleset.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", text, re.MULTILINE))
    for option in OPTIONS:
        if option.type == "int":
            takes = f"{option.low} to {option.high} (**{option.default}**)"
        else:
            words = option.choices or ("true", "false")
            default = str(option.default).lower() if option.type == "bool" else option.default
            takes = ", ".join(f"**`{word}`**" if word == default else f"`{word}`" for word in words)
        cells = rows[option.name].split(" | ")
        assert (cells[0], cells[-1]) == (takes, option.section), option.name


# ---- the tools themselves


def page(tmp_path: Path, text: str) -> Path:
    """A page of a test."""
    path = tmp_path / "page.md"
    path.write_text(text.replace("'''", "```"), encoding="utf-8")
    return path


def test_blocks_share_names_and_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = """
'''toml own.toml
id = "own"
'''
'''python
text = open("own.toml").read()
'''
'''python
print(text, "x" * 3)
'''
'''output
id = ... xxx
'''
'''text
gonfalon serve
'''
"""
    assert pages.run_page(page(tmp_path, text), tmp_path) == 2


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("'''python\nprint(1)\n'''\n'''output\n2\n'''\n", "page.md:4: the page says"),
        ("\n'''console\n$ gonfalon --help\nchess: blitz\n'''\n", "page.md:2: the page says"),
        ("'''bash\ngonfalon paly\n'''\n", "page.md:1: bash"),
    ],
)
def test_an_example_that_does_something_else_is_found(tmp_path: Path, text: str, line: str) -> None:
    with pytest.raises(AssertionError, match=line):
        pages.run_page(page(tmp_path, text), tmp_path)


def test_an_error_in_an_example_names_the_page_and_the_line(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError) as found:
        pages.run_page(page(tmp_path, "words\n\n'''python\n1 / 0\n'''\n"), tmp_path)
    last = found.traceback[-1]
    assert (Path(last.path).name, last.lineno + 1) == ("page.md", 4)


@pytest.mark.parametrize(
    ("body", "runs"),
    [
        ("gonfalon games", True),
        ("$ gonfalon games", True),
        ("printf 'quit\\n' | gonfalon play duel", True),
        (".venv/bin/gonfalon --help", True),
        ("pip install 'gonfalon[research]'", False),
        ("cd gonfalon", False),
    ],
)
def test_a_shell_block_is_run_if_it_calls_gonfalon(body: str, runs: bool) -> None:
    assert pages.is_run(pages.Block("bash", "", body + "\n", 1)) is runs


def test_a_block_must_be_closed() -> None:
    with pytest.raises(ValueError, match="line 2"):
        list(pages.blocks("\n```python\nx = 1\n"))
