"""Keys that have opened something of late: who tries others too often is refused before anything is looked up, who holds these is not."""

from __future__ import annotations

from collections import OrderedDict

from .keys import digest

MOST_KEPT = 20_000
"""Keys that are remembered; beyond it those that have not been used for longest are forgotten."""


class KnownKeys:
    """Digests of keys, each with the id of its person, "" for a guest's."""

    def __init__(self) -> None:
        self._people: OrderedDict[str, str] = OrderedDict()

    def note(self, key: str, person: str) -> None:
        """This key has just opened something."""
        name = digest(key)
        self._people[name] = person
        self._people.move_to_end(name)
        while len(self._people) > MOST_KEPT:
            self._people.popitem(last=False)

    def person_of(self, key: str) -> str | None:
        """The id of the person of a key, "" for a guest; None for a key that has opened nothing of late."""
        return self._people.get(digest(key)) if key else None
