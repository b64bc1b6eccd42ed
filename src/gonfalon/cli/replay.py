"""gonfalon replay: check every ply of a recorded game, and write it in another format."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gonfalon.core.errors import GonfalonError

from .files import one_line, read_limited

if TYPE_CHECKING:
    from gonfalon.games.stratego.notation import Imported
    from gonfalon.match.record import Record

FORMATS = (".json", ".xml", ".gsn")


def replay_file(path: Path, say: Callable[[str], Any], write: Path | None = None) -> int:
    """Replay a file. 0 and the result, or 1 and what is wrong: ply, action and rule, in one line."""
    try:
        suffix = write.suffix.lower() if write is not None else ""
        if write is not None and suffix not in FORMATS:
            raise GonfalonError(f"{write.name}: a game is written as {', '.join(FORMATS)}")
        raw = read_limited(path)
        said, text = _record(raw, suffix) if raw.lstrip()[:1] == b"{" else _imported(raw, suffix)
        if write is not None:
            _write(write, text)
        say(one_line(said))
    except GonfalonError as error:
        say(one_line(f"{path.name}: {error}"))
        return 1
    return 0


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GonfalonError(f"{path.name} cannot be written ({error.strerror})") from None


def _record(raw: bytes, suffix: str) -> tuple[str, str]:
    """(the result, the game in the format of the suffix, "" for none) of one of our records."""
    from gonfalon.match import record

    playing = record.replay(record.loads(raw))
    outcome, after = playing.outcome, f"after {playing.n_entries} entries"
    text = ""
    if suffix:
        text = raw.decode() if suffix == ".json" else _foreign(playing, suffix)
    if outcome is None:
        return f"not finished {after}", text
    names = playing.game.spec.seat_names
    winners = [names[seat] for seat, value in enumerate(outcome.returns) if value > 0 and seat < len(names)]
    who = f"{winners[0]} wins" if len(winners) == 1 else f"returns {list(outcome.returns)}"
    return f"{who if any(outcome.returns) else 'a draw'} ({outcome.reason}) {after}", text


def _foreign(playing: Any, suffix: str) -> str:
    """A game of ours in another program's format; an end beside the rules as a forfeit or an agreed draw."""
    from gonfalon.games.stratego.notation import gravon_xml, gsn
    from gonfalon.games.stratego.notation.imported import AGREED, DRAWN, FORFEIT, winner_of

    if playing.setting.game != "stratego":
        raise GonfalonError(f"these formats hold no games of {playing.setting.game}")
    end = None
    if playing.outcome is not None:
        winner = winner_of(playing.outcome.returns)
        end = (AGREED if winner == DRAWN else FORFEIT), winner
    return (gravon_xml if suffix == ".xml" else gsn).write(playing.state, end=end)


def _imported(raw: bytes, suffix: str) -> tuple[str, str]:
    """(the result, the game in the format of the suffix, "" for none) of a file of another program."""
    from gonfalon.games.stratego import notation

    game = notation.read(raw)
    replayed = notation.replay(game)
    said = notation.summary(game, replayed)
    if not suffix:
        return said, ""
    if suffix == ".json":
        from gonfalon.match import record

        return said, record.dumps(_as_record(game, replayed.confirmed)).decode()
    end = (game.result, game.winner) if game.result is not None else None
    writer = notation.gravon_xml if suffix == ".xml" else notation.gsn
    return said, writer.write(replayed.state, game.names, end)


def _as_record(game: Imported, confirmed: bool) -> Record:
    """An imported game as our record; forfeits, agreed draws and missing players as the acts beside the rules that they are."""
    from gonfalon import games
    from gonfalon.games.stratego.notation.imported import DRAWN, FORFEIT
    from gonfalon.match import acts, record
    from gonfalon.match.log import Entry
    from gonfalon.match.referee import Setting, play_over

    state = games.get("stratego").new(0, game.variant, preset=game.preset, **game.options)
    entries = game.actions()
    loser = 2 - game.winner
    if game.result is not None and not confirmed:
        if game.winner == DRAWN:
            entries += [(0, acts.OFFER), (1, acts.ACCEPT)]
        elif game.result == FORFEIT:
            entries.append((loser, acts.RESIGN))
        else:
            entries.append((1 - loser, acts.CLAIM))
    setting = Setting("stratego", game.variant, dict(state.rules.options), 0)
    numbered = [Entry(seq, seat, text, "", 0) for seq, (seat, text) in enumerate(entries)]
    return record.record_of(play_over(setting, numbered))
