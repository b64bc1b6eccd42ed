"""What everybody is told of the sealed things of a match, and what opens it at the end."""

from __future__ import annotations

from collections.abc import Container

from gonfalon import games

from .referee import MatchState
from .sealing import deal, entry_thing, seal, secret_texts
from .setting import Setting


def commitments(match_state: MatchState) -> dict[str, str]:
    """Every commitment of a match so far: the name of a thing -> 64 hexadecimal digits. {} where nothing is sealed.

    They tell nothing of the things, so every viewer may have them.
    """
    sealing = match_state.setting.sealing
    if sealing is None:
        return {}
    of_entries = [entry_thing(match_state.applied[seq].entry) for seq in match_state.applied.sealed]
    return commitments_before(match_state.setting) | seal(sealing, of_entries)


def commitments_before(setting: Setting, waiting: Container[int] = ()) -> dict[str, str]:
    """The commitments before the first entry. waiting: the seats that have not brought anything yet."""
    if setting.sealing is None:
        return {}
    brought = secret_texts(games.get(setting.game), setting.setup, waiting)
    return seal(setting.sealing, [*deal(setting.sealing, setting.seed), *brought])


def newest_commitments(match_state: MatchState) -> dict[str, str]:
    """The commitment to what the newest entry answered in secret, {} if it did not."""
    sealing, last = match_state.setting.sealing, match_state.applied[-1:]
    if sealing is None or not last or not last[0].is_sealed:
        return {}
    return seal(sealing, [entry_thing(last[0].entry)])
