"""What every family's records are held to."""

from __future__ import annotations

from pathlib import Path

from gonfalon.cli.replay import replay_file
from gonfalon.match import record
from gonfalon.match.referee import MatchState


def assert_comes_back(match_state: MatchState, path: Path) -> None:
    """A record says the whole game: written, read and replayed it is the same, byte for byte, also by the command. path: where to write."""
    raw = record.dumps(record.record_of(match_state))
    again = record.replay(record.loads(raw))
    assert again.state.digest() == match_state.state.digest()
    assert record.dumps(record.loads(raw)) == raw
    game = again.game
    assert game.reveal(again.state) == game.reveal(match_state.state)
    path.write_bytes(raw)
    assert replay_file(path, lambda line: None, None) == 0
