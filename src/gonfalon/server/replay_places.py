"""Where replays that are being watched have come to: the next page of one goes on from there and not from its first entry."""

from __future__ import annotations

from gonfalon.match.referee import MatchState

MOST_PLACES = 6
"""So many replays are kept, those that were asked for last. A long game takes some megabytes."""


class ReplayPlaces:
    """Finished matches after so many entries, each in the hands of one page at a time. All calls come from the event loop."""

    def __init__(self) -> None:
        self._kept: dict[str, MatchState] = {}

    def take(self, match: str, start: int) -> MatchState | None:
        """This match before frame `start`, None where it is not kept or has gone further. The caller may change it."""
        found = self._kept.pop(match, None)
        return found if found is not None and found.n_entries < start else None

    def keep(self, match: str, match_state: MatchState) -> None:
        """Keep this match as it is after a page; nobody changes it any more."""
        self._kept[match] = match_state
        while len(self._kept) > MOST_PLACES:
            del self._kept[next(iter(self._kept))]
