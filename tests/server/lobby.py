"""A server without HTTP: the rooms over a store, and what is done with them."""

from __future__ import annotations

import asyncio

from gonfalon.server.advice import Advice
from gonfalon.server.archive import Archive
from gonfalon.server.bots import Computers
from gonfalon.server.chat import NO_CHAT, ChatRules
from gonfalon.server.open_rooms import OpenRooms
from gonfalon.server.people import People
from gonfalon.server.player_pages import PlayerPages
from gonfalon.server.rooms import Room
from gonfalon.server.shared_games import SharedGames
from gonfalon.server.stories import Stories
from gonfalon.server.tables import Tables
from gonfalon.storage.store import Store


class Lobby:
    """Its parts, over the same rooms."""

    def __init__(self, store: Store, chat: ChatRules = NO_CHAT) -> None:
        rules = asyncio.Event()
        rules.set()
        self.store, self.rooms = store, OpenRooms(store, rules, chat)
        self.tables, self.archive, self.advice = (
            Tables(self.rooms),
            Archive(self.rooms),
            Advice(self.rooms),
        )
        self.people = People(self.rooms)
        self.player_pages = PlayerPages(self.people)
        self.shared_games = SharedGames(self.rooms)
        self.stories = Stories(self.rooms)


def computers_of(room: Room) -> Computers:
    """Whoever answers for the seats of a room."""
    assert isinstance(room.computers, Computers)
    return room.computers
