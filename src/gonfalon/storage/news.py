"""News of a server: something has changed that other parts of it, and other servers of the same database, want to know.

News says what has changed, never how: whoever hears it reads the database. So it may be lost or come twice, and holds no secret.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Literal, cast, get_args

from sqlalchemy import URL, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from .postgresql import ANSWER_SECONDS, engine_of

Topic = Literal["seats", "match", "person", "challenges", "tournament", "club", "push"]
"""What has changed. seats: the open seats. match: the seats of a match. person: what a person's seats show, or their keys. challenges: of
people (ids). tournament, club: one of them. push: somebody wants news for the first time."""
ALL = ""
"""The subject that stands for any: some news may have been lost."""
CHANNEL = "gonfalon_news"
RETRY_SECONDS = 0.5
"""So long after its connection is lost a server tries to hear again."""
LOOK_SECONDS = 5.0
"""How often a silent connection is tried."""
Ear = Callable[[str], None]
log = logging.getLogger("gonfalon.news")


class News:
    """News within one process: whoever wants some hears it at once."""

    def __init__(self) -> None:
        self._ears: defaultdict[Topic, list[Ear]] = defaultdict(list)

    def hear(self, topic: Topic, ear: Ear) -> None:
        """Call this with the subject of each piece of news; ALL where some may have been lost."""
        self._ears[topic].append(ear)

    def tell(self, topic: Topic, subject: str = ALL, here: bool = True) -> None:
        """Tell everybody. here: this server, too, which may know already."""
        if here:
            self._deliver(topic, subject)

    def _deliver(self, topic: Topic, subject: str) -> None:
        for ear in self._ears[topic]:
            ear(subject)


class SharedNews(News):
    """News among all servers of a PostgreSQL database, by LISTEN and NOTIFY."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url
        self._waiting: asyncio.Queue[str] = asyncio.Queue()

    def tell(self, topic: Topic, subject: str = ALL, here: bool = True) -> None:
        """Tell everybody."""
        super().tell(topic, subject, here)
        self._waiting.put_nowait(f"{topic} {subject}")

    async def pass_for_ever(self) -> None:
        """Pass news on, and hear that of others. Where the connection is lost, all may have changed meanwhile."""
        engine = engine_of(self._url, ANSWER_SECONDS, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        try:
            while True:
                try:
                    async with engine.connect() as connection:
                        await self._pass(connection)
                except (OSError, SQLAlchemyError) as error:
                    log.error("no news of other servers: %s", error)
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            await engine.dispose()

    async def _pass(self, connection: AsyncConnection) -> None:
        """As long as one connection lasts. Raises OSError, SQLAlchemyError at its end."""
        raw: Any = (await connection.get_raw_connection()).driver_connection
        await raw.add_listener(CHANNEL, self._on_news)
        for topic in get_args(Topic):
            self._deliver(topic, ALL)
        while True:
            try:
                told = await asyncio.wait_for(self._waiting.get(), LOOK_SECONDS)
                await connection.execute(select(func.pg_notify(CHANNEL, told)))
            except TimeoutError:
                await connection.execute(select(1))

    def _on_news(self, connection: Any, pid: int, channel: str, told: str) -> None:
        topic, _, subject = told.partition(" ")
        if pid != connection.get_server_pid() and topic in get_args(Topic):
            self._deliver(cast("Topic", topic), subject)
