"""What a host does to a database while a server may run on it, and how that server hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import host_acts
from .store import Store

HostAct = Literal["person_forgotten"]
"""What a server must hear of. person_forgotten: the subject is the person's id."""
KEPT_MS = 86_400_000
"""Acts are kept for a day: a running server looks every few seconds."""


class HostNote(NamedTuple):
    """An act of the host. id: rises from act to act."""

    id: int
    act: HostAct
    subject: str


async def note_act(connection: AsyncConnection, act: HostAct, subject: str, now: int) -> None:
    """Note an act in the transaction that does it. now: milliseconds since 1970."""
    await connection.execute(delete(host_acts).where(host_acts.c.time < now - KEPT_MS))
    await connection.execute(insert(host_acts).values(act=act, subject=subject, time=now))


async def newest_act(store: Store) -> int:
    """The id of the newest act, 0 for none."""
    return int((await store.rows(select(func.max(host_acts.c.id))))[0][0] or 0)


async def acts_after(store: Store, last: int) -> Sequence[HostNote]:
    """What the host has done after the act with the id `last`, in order."""
    query: Any = select(host_acts.c.id, host_acts.c.act, host_acts.c.subject).where(host_acts.c.id > last)
    return [HostNote(*row) for row in await store.rows(query.order_by(host_acts.c.id))]
