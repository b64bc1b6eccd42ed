"""A game of two whose other seat the test plays itself, on a line without a browser: the same game in every run.

A computer's set-up and moves follow from the seed of the match, which nobody picks: a test that counts on so many moves plays here.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from .conftest import PATIENCE, Person, with_legal
from .test_games import move, quiet_move


class Line:
    """One seat of a match. newest: the last update that it was sent."""

    def __init__(self, line: ClientConnection, token: str) -> None:
        self._line, self._n_acts = line, 0
        self.newest: dict[str, Any] = {}
        self._send(type="hello", token=token)
        while not self.newest:
            self._hear()

    def _send(self, **message: Any) -> None:
        self._line.send(json.dumps(message))

    def _hear(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self._line.recv(PATIENCE))
        if told["type"] == "update":
            self.newest = with_legal(told)
        return told

    def act(self, action: str) -> None:
        """Take an action; it must stand."""
        self._n_acts += 1
        self._send(type="command", id=str(self._n_acts), seen=self.newest["v"], action=action)
        while (told := self._hear())["type"] not in ("ack", "nack"):
            pass
        assert told["type"] == "ack", (action, told)

    def act_quietly(self, rng: Random) -> None:
        """Once this seat is on turn, a move that attacks nobody."""
        while not self.newest["observation"]["legal"]:
            self._hear()
        self.act(quiet_move(self.newest["observation"], rng))


class Rivals:
    """A game of this browser, red, against the test, blue, in which nothing is ever taken."""

    def __init__(self, me: Person, lines: tuple[Line, Line], rng: Random) -> None:
        self.me, self.lines, self._rng = me, lines, rng

    def play_unseen(self, turns: int) -> None:
        """So many moves of both seats, before a page shows the game."""
        for _ in range(turns):
            for line in self.lines:
                line.act_quietly(self._rng)

    def play(self) -> None:
        """My move by clicks, and the answer."""
        self.me.wait(lambda: self.me.last()["observation"]["legal"])
        move(self.me, quiet_move(self.me.last()["observation"], self._rng))
        self.lines[1].act_quietly(self._rng)


@contextlib.contextmanager
def rivals(me: Person, variant: str, letters: str, turns: int) -> Iterator[Rivals]:
    """A game with this set-up on both sides, so many moves of each made, kept by the browser, its page open."""
    wish = {"game": "stratego", "variant": variant, "seats": [{"kind": "own"}, {"kind": "own"}]}
    made: dict[str, Any] = httpx.post(f"{me.server.base}/api/matches", json=wish, timeout=PATIENCE).json()
    with me.server.dial(made["match"]) as red, me.server.dial(made["match"]) as blue:
        tokens = [grant["token"] for grant in made["grants"]]
        found = Rivals(me, (Line(red, tokens[0]), Line(blue, tokens[1])), Random(5))
        for line in found.lines:
            line.act(f"deploy {letters}")
        found.play_unseen(turns)
        kept = {"game": "stratego", "variant": variant, "kept": 1, "match": made["match"], "invites": []}
        kept["grants"] = made["grants"][:1]
        me.context.add_init_script(
            f"localStorage.setItem('gonfalon.games', {json.dumps(json.dumps([kept]))})"
        )
        me.open(f"/match/{made['match']}")
        me.wait(lambda: me.updates() and me.last()["observation"]["legal"])
        yield found
