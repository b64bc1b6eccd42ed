"""The pictures of every family's moments: they are there, and one command takes those asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import moments
import pytest
from learning.puzzle_pictures import PUZZLES
from pictures import FOLDER, Moments, Save, asked_for

from gonfalon.learn import puzzle_loading

FAMILIES = moments.families()


@pytest.mark.parametrize("family", FAMILIES)
def test_every_moment_has_its_picture(family: str) -> None:
    assert [name for name, _ in FAMILIES[family].shots if not (FOLDER / f"{name}.png").exists()] == []


def test_every_puzzle_of_a_picture_is_still_in_its_collection() -> None:
    known = {puzzle.id: puzzle.game for puzzle in puzzle_loading.puzzles()}
    assert {name: known.get(puzzle) for name, puzzle in PUZZLES.items()} == {
        name: {"cards": "fellowship"}.get(kind := name.split("-")[0], kind) for name in PUZZLES
    }


def test_a_changed_part_of_the_index_takes_the_place_of_the_old_one() -> None:
    index = "# All\n\n## One\n\nA guide.\n\n![a](a.png)\n\n## Two\n\nA guide.\n\n![b](b.png)\n"
    one = Moments("One", "Another.", (("c", "see"),), lambda *_: None)
    new = "## One\n\nAnother.\n\n![see](c.png)\n"
    assert moments.with_section(index, one) == index.replace("## One\n\nA guide.\n\n![a](a.png)\n", new)
    assert (
        moments.with_section(index, replace(one, title="Three")) == f"{index}\n{new.replace('One', 'Three')}"
    )


@pytest.mark.parametrize(
    ("name", "only", "meant"),
    [
        ("card-odds-360-dark", [], True),
        ("card-odds-360-dark", ["card"], True),
        ("card-odds-360-dark", ["plain", "card-odds"], True),
        ("card-odds-360-dark", ["card-od"], False),
        ("me-spy", ["me-spy"], True),
    ],
)
def test_a_picture_is_meant_by_its_name_or_its_first_words(name: str, only: list[str], meant: bool) -> None:
    assert asked_for(name, only) is meant


def test_the_pictures_asked_for_are_kept_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[tuple[str, int]] = []
    servers: list[bool] = []

    @contextmanager
    def own_server(is_teaching: bool) -> Iterator[None]:
        servers.append(is_teaching)
        yield

    def take(browser: Any, server: Any, names: list[str], save: Save) -> None:
        assert names == ["a-1", "a-2"]
        for name in ("a-1", "a-2", "b"):
            save(b"", name)

    def save_small(picture: bytes, path: Path, n_colours: int) -> None:
        kept.append((path.name, n_colours))

    monkeypatch.setattr(moments, "own_server", own_server)
    monkeypatch.setattr(moments, "save_small", save_small)
    shots = (("a-1", "A"), ("a-2", "A"), ("b", "B"))
    family = Moments("All", "A guide.", shots, take, n_colours=80, is_teaching=True)
    browser: Any = None
    moments.take(browser, family, ["a"])
    assert kept == [("a-1.png", 80), ("a-2.png", 80)]
    moments.take(browser, family, ["c"])
    assert servers == [True], "no server where nothing is asked for"
