"""The planes one by one (docs/guides/research.md), each drawn again from the allow-listed observation and the rules page."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gonfalon.envs.stratego.episode import StrategoEpisode
from gonfalon.games.stratego.game import GAME

ROOT = Path(__file__).resolve().parents[3]
SKIRMISH = str(ROOT / "tests" / "differential" / "rulesets" / "skirmish.toml")
CASES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("battle", {"quiet_draw": 70}),
    ("classic", {"rescue": True, "silent_defence": True, "quiet_draw": 70}),
    ("ultimate", {"rescue": True, "rescue_revealed": True}),
    ("barrage", {"quiet_draw": 0, "ply_cap": 300, "first": "blue", "chase": "off"}),
    (SKIRMISH, {"ply_cap": 200}),
)


class Drawn:
    """The planes of one seat, from its observation alone."""

    def __init__(self, episode: StrategoEpisode, seat: int) -> None:
        self.episode, self.seat = episode, seat
        self.seen: Any = GAME.observe(episode.state, seat)
        self.k = len(self.seen.kinds)
        self.planes = np.zeros(episode.shape, np.int8)

    def at(self, square: str) -> tuple[int, int]:
        """(row, column) from this seat's side."""
        row, column = int(square[1:]) - 1, ord(square[0]) - ord("a")
        if self.seat == 0:
            return row, column
        return self.seen.rows - 1 - row, self.seen.columns - 1 - column

    def mark(self, plane: int, square: str, value: int = 1) -> None:
        self.planes[(plane, *self.at(square))] = value

    def draw(self) -> np.ndarray:
        kinds = [kind.id for kind in self.seen.kinds]
        for piece in self.seen.pieces:
            if piece.owner == self.seat:
                self.mark(kinds.index(piece.piece), piece.square)
                if piece.shown:
                    self.mark(2 * self.k + 2, piece.square)
                if piece.moved:
                    self.mark(2 * self.k + 3, piece.square)
            elif piece.shown:
                self.mark(self.k + kinds.index(piece.piece), piece.square)
            else:
                self.mark(2 * self.k + piece.moved, piece.square)
        for square in self.seen.obstacles:
            self.mark(2 * self.k + 4, square)
        if self.seen.last_move:
            self.mark(2 * self.k + 5, self.seen.last_move.source)
            self.mark(2 * self.k + 5, self.seen.last_move.target, 2)
        for border in self.barred():
            for square in border:
                self.mark(2 * self.k + 6, square)
        limits = self.seen.limits
        if limits.quiet_draw:
            gone = limits.quiet_draw - limits.quiet_left
            self.planes[2 * self.k + 7] = 100 * gone // limits.quiet_draw
        return self.planes

    def barred(self) -> set[tuple[str, str]]:
        """STRAT-6.4: the borders that each of the last L own turns, all of one piece, has crossed."""
        limit = self.seen.limits.two_square_limit
        own = [s.action for s in self.episode.state.history if s.seat == self.seat and "-" in s.action]
        last = [move.split("-") for move in own[-limit:]]
        follows = all(a[1] == b[0] for a, b in itertools.pairwise(last))
        if not limit or len(last) < limit or not follows:
            return set()
        return set.intersection(*(borders(source, target) for source, target in last))


def borders(source: str, target: str) -> set[tuple[str, str]]:
    """STRAT-6.2: the borders a move crosses."""
    columns = sorted((ord(source[0]), ord(target[0])))
    rows = sorted((int(source[1:]), int(target[1:])))
    names = [f"{chr(c)}{r}" for c in range(columns[0], columns[1] + 1) for r in range(rows[0], rows[1] + 1)]
    return set(itertools.pairwise(names))


def choose(episode: StrategoEpisode, seat: int, rng: random.Random) -> int:
    """Now and then back where the last piece came from, so that borders are barred."""
    own = [s.action for s in episode.state.history if s.seat == seat and "-" in s.action]
    legal = np.flatnonzero(episode.mask(seat)).tolist()
    if own and rng.random() < 0.6:
        back = "-".join(reversed(own[-1].split("-")))
        legal = [n for n in legal if episode.text_of(seat, n) == back] or legal
    return rng.choice(legal)


@pytest.mark.parametrize(("variant", "options"), CASES, ids=[Path(v).stem for v, _ in CASES])
def test_every_plane_holds_what_the_guide_says_and_nothing_else(variant: str, options: dict[str, Any]):
    episode, rng, met = StrategoEpisode(variant, "sampled", None, options), random.Random(3), Counter[int]()
    k = episode.n_kinds
    for seed in range(4):
        episode.reset(seed)
        while episode.outcome is None and episode.state.ply < 400:
            for seat in range(2):
                mine, theirs = Drawn(episode, seat).draw(), episode.observe(seat)["observation"]
                wrong = np.argwhere(mine != theirs)
                assert not len(wrong), (seed, episode.state.ply, seat, wrong[:3].tolist())
                met.update(plane for plane in range(len(theirs)) if theirs[plane].any())
            seat = episode.to_act()[0]
            episode.act(seat, choose(episode, seat, rng))
    unused = {2 * k + 7} if options.get("quiet_draw") == 0 else set()
    assert {plane for plane in range(2 * k, 2 * k + 8) if not met[plane]} == unused
    army = episode.rules.ruleset.armies[0]
    own = {n for n, piece in enumerate(episode.rules.ruleset.pieces) if army.get(piece.id)}
    assert {plane for plane in range(k) if met[plane]} == own
    known = {plane - k for plane in range(k, 2 * k) if met[plane]}
    assert known <= own
    assert len(known) >= 3


def test_while_a_seat_places_the_planes_show_its_own_pieces_and_the_square_to_fill():
    episode, rng = StrategoEpisode("barrage", "placed", None, {}), random.Random(1)
    episode.reset(1)
    zone, k = episode.rules.ruleset.zones, episode.n_kinds
    for number in range(2 * len(zone[0])):
        seat = number % 2
        seen = episode.observe(seat)["observation"]
        drawn = Drawn(episode, seat)
        letters = [piece.letter for piece in episode.rules.ruleset.pieces]
        for square, letter in zip(zone[seat], episode.placed[seat], strict=False):
            if letter != ".":
                drawn.mark(letters.index(letter), square)
        drawn.mark(2 * k + 5, zone[seat][len(episode.placed[seat])])
        for square in drawn.seen.obstacles:
            drawn.mark(2 * k + 4, square)
        assert (seen == drawn.planes).all()
        episode.act(seat, rng.choice(np.flatnonzero(episode.mask(seat)).tolist()))
    assert episode.state.phase == 1


def test_the_guide_describes_each_plane_with_its_section():
    guide = (ROOT / "docs" / "guides" / "research.md").read_text(encoding="utf-8")
    rules = (ROOT / "docs" / "rules" / "stratego.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d?K?[^|]*?) \| ([^|]+) \| STRAT-([^|]+) \|$", guide, re.MULTILINE)
    assert [row[0] for row in rows] == [
        "0 to K - 1",
        "K to 2K - 1",
        "2K",
        *[f"2K + {n}" for n in range(1, 8)],
    ]
    for section in re.findall(r"[\d.]+", " ".join(row[2] for row in rows)):
        assert f"STRAT-{section}" in rules or f"## {section}." in rules, section
