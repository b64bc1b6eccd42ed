"""Ends a server process where a test plans it, as `kill -9` would, or lets it live at a later time of the day."""

from __future__ import annotations

import os
import signal
import time

from gonfalon.match.log import Entry
from gonfalon.storage.store import Store


def plan_crash(plan: str) -> None:
    """Have this process end at a commit. plan: "after-commit:7" is when the seventh entry is stored, "before-commit:7" just before.

    "later:200" ends nowhere: its clock on the wall is 200 seconds ahead, as if the server had been away for so long.
    """
    place, _, number = plan.partition(":")
    if place == "later":
        wall = time.time
        time.time = lambda: wall() + int(number)
        return
    append, count = Store.append, 0

    async def append_and_crash(self: Store, match: str, entry: Entry) -> None:
        nonlocal count
        count += 1
        if place == "after-commit":
            await append(self, match, entry)
        if count >= int(number):
            os.kill(os.getpid(), signal.SIGKILL)
        if place == "before-commit":
            await append(self, match, entry)

    Store.append = append_and_crash
