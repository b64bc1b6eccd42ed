"""A game against the computer in the terminal, from the observation alone."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Any, TextIO

from gonfalon import games, players
from gonfalon.core.errors import GonfalonError, IllegalActionError
from gonfalon.core.rng import stream_seed
from gonfalon.games.stratego.observation import StrategoObservation

from . import show

MOVE = re.compile(r"([a-p]\d{1,2})\s*(?:-|\s|to)?\s*([a-p]\d{1,2})", re.IGNORECASE)
HELP = """\
a4-a5             move or attack               legal    your legal moves
deploy <letters>  your set-up, back row first  random   a set-up drawn for you
rescue miner@c4   bring a piece back           lost     captured pieces
rescue none       bring nothing back           board    the board again
resign            give up                      quit     leave
A set-up has one letter for each square that `legal` names, in that order; a dot leaves a square empty."""


class _Table:
    """The game, the person and the computer."""

    def __init__(
        self, state: Any, seat: int, level: int, seed: int, lines: TextIO, say: Callable[[str], Any]
    ) -> None:
        self.game, self.state, self.seat, self.seed = games.get("stratego"), state, seat, seed
        self.lines, self.say = lines, say
        self.player = players.make("stratego", level, stream_seed(seed, "computer"))
        self.words: dict[str, Callable[[StrategoObservation], Any]] = {
            "help": lambda seen: self.say(HELP),
            "legal": lambda seen: self.say(" ".join(seen.legal or ("set-up zone:", *seen.zone))),
            "lost": lambda seen: self.say(show.lost_text(seen)),
            "board": lambda seen: self.say(show.board_text(seen)),
            "": lambda seen: None,
        }
        self.shown = -1

    def run(self) -> None:
        """Until the end, or until the person leaves."""
        while self.state.outcome is None:
            if self.seat in self.state.to_act():
                if not self.ask():
                    return
            else:
                other = 1 - self.seat
                self.take(other, self.player.act(self.game.information_state(self.state, other)))
        self.end(self.state.outcome.returns, self.state.outcome.reason)

    def end(self, returns: tuple[float, ...], reason: str) -> None:
        """Both armies, and who won."""
        self.say(show.board_text(self.game.reveal(self.state)))
        self.say(show.ended(returns, reason, self.seat))

    def take(self, seat: int, action: str) -> None:
        """Step and tell."""
        for event in self.state.step(seat, action):
            line = show.told(event) if event.heard_by(self.seat) else ""
            if line:
                self.say(f"  {line}")

    def ask(self) -> bool:
        """One line of the person; False to leave."""
        seen = self.game.observe(self.state, self.seat)
        assert isinstance(seen, StrategoObservation)
        if seen.kind == "deploy":
            self.say("Your set-up (random draws one, help says how to write one):")
        else:
            if self.shown != seen.ply:
                self.say(show.board_text(seen))
            self.shown = seen.ply
            self.say(f"{show.say('turn-rescue' if seen.kind == 'rescue' else 'turn-yours')} (help for help):")
        line = self.lines.readline()
        return bool(line) and self.obey(line.strip(), seen)

    def obey(self, typed: str, seen: StrategoObservation) -> bool:
        """Do what was typed; False to leave."""
        word = typed.lower()
        if word in ("quit", "exit"):
            return False
        if word == "resign":
            self.end((-1.0, 1.0) if self.seat == 0 else (1.0, -1.0), "resigned")
            return False
        if word in self.words:
            self.words[word](seen)
        else:
            self.act(typed, seen)
        return True

    def act(self, typed: str, seen: StrategoObservation) -> None:
        """An action, however loosely typed, or a word for one."""
        action = typed
        if typed.lower() == "random" and seen.kind == "deploy":
            action = players.random_deployment("stratego", seen.variant, {}, self.seat, self.seed)
        elif move := MOVE.fullmatch(typed):
            action = f"{move[1]}-{move[2]}".lower()
        try:
            self.take(self.seat, action)
        except IllegalActionError as error:
            self.say(f"  {show.refused(error.reason, error.section)}")


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
    if side not in (*show.SIDES, "lot"):
        raise GonfalonError(f"side {side!r}: it takes red, blue or lot")
    seed = seed or secrets.randbits(62)
    state: Any = games.get("stratego").new(seed, variant, preset=preset, **options)
    seat = stream_seed(seed, "lot") % 2 if side == "lot" else show.SIDES.index(side)
    table = _Table(state, seat, level, seed, lines, say)
    say(f"{show.say('you-are', side=show.SIDES[seat])}. Seed {seed}.")
    table.run()
