"""The functions that docs/architecture.md names under "Follow a move" exist, are few, and are those that a move passes through."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import gonfalon
from gonfalon import games, players
from gonfalon.core.rng import stream
from gonfalon.server import thinking

from .conftest import DEPLOY, wish
from .lobby import Lobby
from .test_socket import Browser

MOST = 20
"""Functions that one reads, at most."""
SOURCES = Path(gonfalon.__file__).parent
PAGE = (Path(__file__).parents[2] / "docs/architecture.md").read_text()
SECTION = PAGE.partition("## Follow a move")[2].partition("\n## ")[0]
ROW = re.compile(r"^\| `([\w/]+\.py)` \| (.+?) \|", re.MULTILINE)
Way = list[tuple[str, str]]
PERSON, COMPUTER = (
    [(file, name) for file, names in ROW.findall(table) for name in re.findall(r"`([\w.]+)`", names)]
    for table in SECTION.split("| a computer's move |")
)
FAMILYS = {("core/game.py", name) for name in ("Game.check", "State.step", "Game.observe_each")}
"""Each family has its own."""


@pytest.mark.parametrize("way", [PERSON, COMPUTER], ids=["person", "computer"])
def test_each_function_exists_and_they_are_few(way: Way):
    assert 10 < len(way) <= MOST
    assert len({*way}) == len(way)
    for file, name in way:
        module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        found: Any = import_module(f"gonfalon.{module}")
        for part in name.split("."):
            found = getattr(found, part)
        assert callable(found), (file, name)


@contextlib.contextmanager
def first_calls() -> Iterator[Way]:
    """The functions of ours that this thread calls meanwhile, in the order of their first calls."""
    found: dict[tuple[str, str], None] = {}

    def note(frame: FrameType, event: str, _: Any) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(f"{SOURCES}/"):
            found.setdefault((path.removeprefix(f"{SOURCES}/"), frame.f_code.co_qualname))

    ran: Way = []
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield ran
    finally:
        sys.setprofile(before)
        ran += found


async def test_a_persons_move_passes_through_them_in_this_order(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "own"))
    browser = Browser(lobby, made.match)
    await browser.hello(made.grants[0].token)
    await browser.answered("deploy", DEPLOY[0])
    room = await lobby.rooms.find(made.match)
    assert room is not None
    await room.submit(1, "deploy", DEPLOY[1])
    (decision,) = room.match_state.decisions()
    with first_calls() as ran:
        browser.command("move", decision.actions[0])  # pyright: ignore[reportOptionalSubscript]
        while (await asyncio.wait_for(browser.hear("update", "ack"), 60))["type"] != "ack":
            pass
    named = [one for one in PERSON if one not in FAMILYS]
    assert [one for one in ran if one in named] == named


@pytest.mark.skipif(os.environ.get("GONFALON_PLAIN") == "1", reason="a whole search takes minutes uncompiled")
def test_a_computers_move_passes_through_them_in_this_order(monkeypatch: pytest.MonkeyPatch):
    """From the worker's question on. No clock cuts the search."""
    monkeypatch.setattr(players, "thinking_ms", lambda *_: None)
    game, rng = games.get("stratego"), stream(1, "test")
    state = game.new(1, game.setup("barrage"))
    for seat in (0, 1):
        state.step(seat, DEPLOY[seat])
    for _ in range(4):
        state.step(state.to_act()[0], game.random_action(state, state.to_act()[0], rng))
    information = game.information_state(state, state.to_act()[0])
    thinking.answer("stratego", players.Computer(6), 1, information, ())  # loads what is loaded once
    with first_calls() as ran:
        thinking.answer("stratego", players.Computer(6), 1, information, ())
    named = COMPUTER[COMPUTER.index(("server/thinking.py", "answer")) : -1]
    named = [one for one in named if "/kernel/" not in one[0]]  # compiled
    assert [one for one in ran if one in named] == named
