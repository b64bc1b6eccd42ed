"""Finished games of every family for the tests of their page, put into the storage as a log."""

from __future__ import annotations

import random
from typing import Any

from gonfalon import games
from gonfalon.core.game import COMPANY
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting, replay_entries
from gonfalon.match.terms import Terms
from gonfalon.server import wire
from gonfalon.server.keys import digest, new_match_id
from gonfalon.storage.rows import MatchRow, SeatRow
from tests.server.lobby import Lobby

Acts = list[tuple[int, str]]
FAMILIES = [
    ("stratego", "duel", 2),
    ("middle_earth", "me-powers", 2),
    ("fortress", "fortress-intro", 2),
    ("fellowship", "passage-through-mirkwood", 2),
    ("tiny_hidden", "outpost", 2),
    ("tiny_crew", "", 3),
]
"""(game, variant, seats): each family, the teaching games too."""
OPEN, COVERED, TAKEN_BACK = (
    wire.ShareRequest(True, False),
    wire.ShareRequest(True, True),
    wire.ShareRequest(False),
)


def setting_of(game: str, variant: str, n_seats: int, seed: int = 7) -> Setting:
    """The setting of a game with its usual options; seats that may bring something leave it to the game."""
    found = games.get(game)
    brought = ("",) * n_seats if found.spec.brings else ()
    return Setting(game, found.setup(variant, n_seats=n_seats, brought=brought), seed)


def a_game(setting: Setting, seed: int, most: int = 30) -> Acts:
    """Random actions, and the act that ends the game beside its rules if they have not."""
    rng, match_state, acts = random.Random(seed), MatchState(setting), list[tuple[int, str]]()
    game, state = match_state.game, match_state.state
    while state.outcome is None and len(acts) < most:
        seat = state.to_act()[0]
        acts.append((seat, game.random_action(state, seat, rng)))
        state.step(*acts[-1])
    if state.outcome is None:
        acts += ending(setting)
    return acts


def ending(setting: Setting) -> Acts:
    """The acts that end a match beside the rules."""
    spec, n_seats = games.get(setting.game).spec, setting.setup.n_seats
    if COMPANY[0] not in spec.table_actions:
        return [(0, "/resign")]
    return [(0, "/concede"), *((seat, "/agree") for seat in range(1, n_seats))]


async def kept(lobby: Lobby, setting: Setting, acts: Acts, *kinds: str, terms: Terms | None = None) -> str:
    """A finished match in the storage. kinds: "person" or "computer" for each seat; the key of a seat is `key N`."""
    match, setup = new_match_id(), setting.setup
    texts = setup.brought or ("",) * setup.n_seats
    seat_rows = [
        SeatRow(n, "person", digest(f"key {n}"), "", holder=n, brought=text)
        if kind == "person"
        else SeatRow(n, "computer", "", "", 1, brought=text)
        for n, (kind, text) in enumerate(zip(kinds or ("person",) * setup.n_seats, texts, strict=True))
    ]
    entries = [Entry(n, seat, text, f"c{n}", 1000 + n) for n, (seat, text) in enumerate(acts)]
    assert replay_entries(setting, entries).outcome is not None
    row = MatchRow(match, setting, 1000, terms=terms or Terms())
    await lobby.store.create(row, seat_rows, entries)
    return match


async def say(lobby: Lobby, match: str, seat: int, request: wire.ShareRequest) -> wire.Shared:
    """What the person of a seat answers when asked whether others may see the game."""
    return await lobby.archive.share(match, f"key {seat}", request)


async def everything_shown(lobby: Lobby, match: str) -> list[bytes]:
    """All that reaches whoever opens the page: what it says, its frames, and what pictures of it are drawn from."""
    from gonfalon.match import view

    page = await lobby.shared_games.page(match)
    frames = await lobby.archive.replay(match, "", "shared", 0, 0)
    seen: Any = await lobby.shared_games.observation(match)
    picture = view.encode(wire.ReplayFrame(0, -1, "", (), seen), -1)
    return [view.encode(page).replace(match.encode(), b"ID"), frames.replace(match.encode(), b"ID"), picture]
