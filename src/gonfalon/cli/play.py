"""A game against the computer in the terminal, from the observation alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TextIO

from gonfalon import games, players
from gonfalon.core.errors import GonfalonError, IllegalActionError
from gonfalon.core.rng import stream_seed
from gonfalon.games.stratego.observation import StrategoObservation

SIDES = {"red": 0, "blue": 1}
HELP = """a4-a5         move or attack        legal     list your legal moves
deploy ...    your set-up           random    a set-up drawn for you
lost          captured pieces       resign    give up
help          this                  quit      leave"""


def board_text(seen: StrategoObservation) -> str:
    """The board as this seat sees it, own side below. Own pieces R../B.., the enemy's in small letters, ? unknown, + moved."""
    letters = {kind.id: kind.letter for kind in seen.kinds}
    cells = dict.fromkeys(seen.obstacles, " ~~")
    for piece in seen.pieces:
        name = letters.get(piece.piece, "?")
        side = "rb"[piece.owner]
        text = f"{side.upper() if piece.owner == seen.seat else side}{name}"
        cells[piece.square] = f"{text}{'+' if piece.moved else ' '}".rjust(3)
    columns = [chr(ord("a") + c) for c in range(seen.columns)]
    rows = list(range(seen.rows, 0, -1))
    if seen.seat == 1:
        columns.reverse()
        rows.reverse()
    lines = [f"{row:2} " + " ".join(cells.get(f"{column}{row}", " . ") for column in columns) for row in rows]
    return "\n".join([*lines, "    " + "   ".join(columns)])


def told(event: Any) -> str:
    """One event in a line."""
    facts = event.facts
    if event.kind == "move":
        return f"{facts['source']}-{facts['target']}" + (f" ({facts['piece']})" if facts["piece"] else "")
    if event.kind == "combat":
        names = f"{facts['attacker']} against {facts['defender'] or 'a piece that is not shown'}"
        ends = {"attacker": "the attacker wins", "defender": "the defender holds", "both": "both fall"}
        return f"{facts['source']}-{facts['target']}: {names}: {ends[facts['result']]}"
    if event.kind == "rescue":
        return f"a piece comes back on {facts['square']}" + (f" ({facts['piece']})" if facts["piece"] else "")
    return {"start": "the game begins", "rescue_declined": "no piece is rescued"}.get(event.kind, "")


class _Table:
    """The game, the person and the computer."""

    def __init__(
        self, state: Any, seat: int, level: int, seed: int, lines: TextIO, say: Callable[[str], Any]
    ) -> None:
        self.game, self.state, self.seat = games.get("stratego"), state, seat
        self.lines, self.say = lines, say
        self.player = players.make("stratego", level, stream_seed(seed, "computer"))
        self.variant, self.seed = state.rules.variant, seed

    def run(self) -> None:
        """Until the end, or until the person leaves."""
        while self.state.outcome is None:
            owes = self.state.to_act()
            if self.seat in owes:
                if not self.ask():
                    return
            else:
                other = 1 - self.seat
                self.take(other, self.player.act(self.game.information_state(self.state, other)))
        outcome = self.state.outcome
        mine = outcome.returns[self.seat]
        self.say(board_text(self.game.reveal(self.state)))  # pyright: ignore[reportArgumentType]
        self.say(
            f"{'You win' if mine > 0 else 'You lose' if mine < 0 else 'A draw'}: {outcome.reason.replace('_', ' ')}."
        )

    def take(self, seat: int, action: str) -> None:
        """Step and tell."""
        for event in self.state.step(seat, action):
            text = told(event) if event.heard_by(self.seat) else ""
            if text:
                self.say(f"  {text}")

    def ask(self) -> bool:
        """One line of the person; False to leave."""
        seen = self.game.observe(self.state, self.seat)
        assert isinstance(seen, StrategoObservation)
        if seen.kind != "deploy":
            self.say(board_text(seen))
        self.say(f"{'Your set-up (or random)' if seen.kind == 'deploy' else 'Your move'}, help for help:")
        line = self.lines.readline()
        if not line:
            return False
        return self.obey(line.strip(), seen)

    def obey(self, text: str, seen: StrategoObservation) -> bool:
        """Do what was typed; False to leave."""
        if text in ("quit", "exit", "resign"):
            self.say("You resign." if text == "resign" else "Good-bye.")
            return False
        if text == "help":
            self.say(HELP)
        elif text == "legal":
            self.say(" ".join(seen.legal or ("any set-up: " + " ".join(seen.zone),)))
        elif text == "lost":
            for pile in seen.captured:
                named = ", ".join(f"{count} {piece}" for piece, count in pile.pieces)
                self.say(f"{'red' if pile.owner == 0 else 'blue'} has lost {pile.total}: {named}")
        else:
            self.act(text, seen)
        return True

    def act(self, text: str, seen: StrategoObservation) -> None:
        """An action, or a word for one."""
        if text == "random" and seen.kind == "deploy":
            text = players.random_deployment("stratego", self.variant, {}, self.seat, self.seed)
        try:
            self.take(self.seat, text)
        except IllegalActionError as error:
            self.say(f"Not possible: {error.reason.replace('_', ' ')} ({error.section}).")


def play_game(
    variant: str,
    side: str,
    level: int,
    seed: int,
    preset: str,
    options: dict[str, Any],
    lines: TextIO,
    say: Callable[[str], Any],
) -> None:
    """Play one game. Raises GonfalonError for a bad variant, side, level or option."""
    if side not in (*SIDES, "lot"):
        raise GonfalonError(f"side {side!r}: it takes red, blue or lot")
    seed = seed or secrets.randbits(62)
    state: Any = games.get("stratego").new(seed, variant, preset=preset, **options)
    seat = SIDES.get(side, stream_seed(seed, "lot") % 2)
    say(f"You play {'red' if seat == 0 else 'blue'}. Seed {seed}.")
    _Table(state, seat, level, seed, lines, say).run()
