"""News: within one process at once, among servers of a PostgreSQL database by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio

from gonfalon.storage.database import url_of
from gonfalon.storage.news import ALL, News, SharedNews

from .cluster import Cluster, name_of


class Ear:
    """Writes down what it hears."""

    def __init__(self, news: News) -> None:
        self.heard: list[str] = []
        news.hear("match", self.heard.append)

    async def until(self, *subjects: str) -> None:
        """Until it has heard these, one after the other."""
        while self.heard != list(subjects):
            await asyncio.sleep(0.01)


async def test_within_one_process_news_is_heard_at_once():
    news = News()
    ear = Ear(news)
    news.tell("match", "m")
    news.tell("person", "p")
    news.tell("match", "n", here=False)
    assert ear.heard == ["m"]


async def test_another_server_hears_it_and_nobody_twice(address: str):
    one, other = SharedNews(url_of(address)), SharedNews(url_of(address))
    ears = Ear(one), Ear(other)
    tasks = [asyncio.create_task(news.pass_for_ever()) for news in (one, other)]
    for ear in ears:
        await ear.until(ALL)  # it may have missed some before it was connected
    one.tell("match", "m")
    one.tell("match", "n", here=False)
    await ears[1].until(ALL, "m", "n")
    other.tell("match", "o")
    await ears[0].until(ALL, "m", "o")
    assert ears[1].heard == [ALL, "m", "n", "o"]
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


async def test_whoever_has_lost_the_connection_takes_all_for_changed(cluster: Cluster, address: str):
    news = SharedNews(url_of(address))
    ear = Ear(news)
    task = asyncio.create_task(news.pass_for_ever())
    await ear.until(ALL)
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query LIKE '%pg_notify%'"
    own = "pid <> pg_backend_pid() AND datname = current_database()"
    await asyncio.to_thread(cluster.ask, f"{end.replace('WHERE', f'WHERE {own} AND (')})", name_of(address))
    news.tell("match", "m", here=False)
    await ear.until(ALL, ALL)
    task.cancel()
    await asyncio.wait([task])
