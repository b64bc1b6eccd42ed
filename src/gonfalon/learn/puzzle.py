"""What a puzzle is, as its file has it: a game as far as it had come, one act to find, and what a search found of every act there.

All that is told of the answer follows from what the seat could know at that moment. What lay under the covers is told apart
(`puzzles.truth`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from gonfalon.core.events import GameWord
from gonfalon.core.game import Value

Source = Literal["composed", "computers"]
"""Where a position comes from: somebody made it; computer players came to it in a game."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text by its id, with its arguments. Those whose name begins with "piece" are words of the family for a kind of thing."""

    text: str
    facts: dict[str, str | int] = {}


class PuzzleReading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What something hidden may be by all that the seat saw. place: where it is. chances: (kind, chance from 0 to 1), likeliest first."""

    place: str
    chances: tuple[tuple[str, float], ...]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the best act was found to be that.

    least_gap: by how much the second act was behind at least, over searches with `seeds` different seeds, all with the same best act.
    level: the lowest level of computer players that finds the act in three of five tries, 0 for none. nodes, samples: of each search, as
    the family counts them: positions it looked at, or games that were played on from positions that fit what the seat knew.
    counting_best, counting_gap: the best act of a search that only counts what is left, and how far the second was behind; "" where the
    family has no such search.
    """

    seeds: int
    least_gap: float
    level: int
    nodes: int = 0
    samples: int = 0
    counting_best: str = ""
    counting_gap: float = 0.0


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle.

    acts: (seat, act) of the whole game up to the position, in order. seat: the one who is asked. values: every act that one may answer
    with, and its worth by the search, in the unit of the family (`puzzle_scale`); the best has the highest. theme: the family's word for
    what it asks. first_rating: how hard it is before anybody has tried. position: the mark of what the seat sees there
    (`puzzles.position_mark`). title, question: texts. why: sentences after the answer. wrong: what is said of single acts. options,
    n_seats, brought: of the game's setup; 0 seats are the fewest that the game takes.
    """

    id: str
    game: str
    variant: str
    acts: tuple[tuple[int, str], ...]
    seat: int
    best: str
    values: dict[str, float]
    theme: GameWord
    first_rating: int
    title: Said
    question: Said
    why: tuple[Said, ...]
    proof: Proof
    source: Source
    position: str
    seed: int = 1
    options: dict[str, Value] = {}
    n_seats: int = 0
    brought: tuple[str, ...] = ()
    readings: tuple[PuzzleReading, ...] = ()
    wrong: dict[str, Said] = {}
    collection: str = ""

    @property
    def second(self) -> str:
        """The best of the other acts."""
        return max((act for act in self.values if act != self.best), key=lambda act: self.values[act])

    def behind(self, act: str) -> float:
        """How much less than the best act this one brings, never below 0. One without a value counts as the worst."""
        value = self.values.get(act, min(self.values.values()))
        return max(0.0, round(self.values[self.best] - value, 2))

    def texts(self) -> tuple[Said, ...]:
        """All that it says."""
        return (self.title, self.question, *self.why, *self.wrong.values())
