"""What a family of games may bring to this room: `gonfalon.players.<family>` offers one object `FAMILY`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Protocol, runtime_checkable

import msgspec

from gonfalon import games
from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import GameSetup, Outcome, decision_of
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng, stream
from gonfalon.core.talk import Talk

from .external import Program
from .hints import Hint


class Player(Protocol):
    """Answers decisions. It is handed its information state and nothing else."""

    def act(self, information: InformationState) -> str:
        """A legal action, as canonical text, for the decision this seat owes."""
        ...


@runtime_checkable
class Talker(Protocol):
    """A player that hears what is said at the table and may say something itself."""

    def hear(self, heard: Sequence[Talk]) -> None:
        """Take in all that has been said so far, oldest first, its own words included; called before `act` and `say`."""
        ...

    def act(self, information: InformationState) -> str:
        """As in Player."""
        ...

    def say(self, information: InformationState) -> str:
        """A message as `core.talk.write` makes it, "" for nothing. It is public: it names no hidden fact."""
        ...


class RandomPlayer:
    """Any legal action, uniformly; answers that are too many to list as the game draws them."""

    def __init__(self, seed: int) -> None:
        self.rng, self.seed = random.Random(seed), seed

    def act(self, information: InformationState) -> str:
        """A uniformly random legal action."""
        if information.observation.legal:
            return self.rng.choice(information.observation.legal)
        game, seat = games.get(information.game), information.seat
        state = game.sample(information, stream(self.seed, "sample", information.observation.ply))
        return game.random_action(state, seat, self.rng)


class Belief(msgspec.Struct, frozen=True):
    """What one hidden thing may be. id: its number in the observation. place: where it is. known: by name, not by reasoning.

    forgotten: it was told once. chances: (kind, chance from 0 to 1), likeliest first; those under 0.005 are left out.
    """

    id: int
    place: str
    known: bool
    forgotten: bool
    chances: tuple[tuple[str, float], ...]


class Odds(msgspec.Struct, frozen=True):
    """What came of one answer in games that were played on from a decision with hidden things and chance drawn anew.

    actions: the answer, texts of options taken one after another. won: of so many `games` played to their end. outlook: the mean of
    what the player expects a little later, from 0 (lost) to 1 (won).
    """

    actions: tuple[str, ...]
    won: int
    games: int
    outlook: float


class PlayerFamily:
    """The computer players of a family of games. These are the answers of a family that has none: everybody plays at random.

    levels: weakest first, 0 (random) left out. talks: its players fulfil Talker. tells_odds: it answers `odds`. tells_hints:
    it answers `hint`.
    thinking_ms: level -> milliseconds that it may think about an answer to people; the others keep to budgets of their own.
    quick_games: it plays whole games of a company by `quick_game`. named: players that are no level, by what
    makes one of a seed; a name is a word of small letters. former_names: a name that a player once had -> the one it has
    now. programs: a word for a text protocol -> the player that speaks it, made of a command and the seconds of an answer.
    """

    levels: tuple[int, ...] = ()
    talks: bool = False
    tells_odds: bool = False
    tells_hints: bool = False
    thinking_ms: ClassVar[Mapping[int, int]] = {}
    quick_games: bool = False
    named: ClassVar[Mapping[str, Callable[[int], Player]]] = {}
    former_names: ClassVar[Mapping[str, str]] = {}
    programs: ClassVar[Mapping[str, Callable[[str, float], Program]]] = {}

    def make(self, level: int, seed: int, ms: float | None, nodes: int | None) -> Player:
        """A player of one of `levels`, with another budget for a move than its own where one is given."""
        return RandomPlayer(seed)

    def check_program(self, protocol: str, game: str, setup: GameSetup) -> None:
        """Raise GonfalonError if one of `programs` cannot play this."""

    def beliefs(self, information: InformationState, level: int | None) -> tuple[Belief, ...]:
        """What a seat could guess of what others hide; level: as in `players.beliefs`, never 0."""
        return ()

    def odds(self, information: InformationState) -> tuple[Odds, ...]:
        """What comes of the answers to the decision this seat owes, at most a handful of them; () where nothing can be told."""
        return ()

    def hint(self, information: InformationState) -> Hint | None:
        """What a computer would do in a seat's place, and why; None where nothing can be told."""
        return None

    def random_action(self, game: str, setup: GameSetup, seat: int, rng: Rng) -> str:
        """A first answer (a set-up, a deck) as people would give it. Raises GonfalonError where this seat owes none at the start."""
        rules = games.get(game)
        return rules.random_action(rules.new(rng.getrandbits(62), setup), seat, rng)

    def propose(self, game: str, setup: GameSetup, seat: int, wish: dict[str, str], rng: Rng) -> str:
        """A text that a seat may bring, made to a wish in the family's own words. Raises GonfalonError where nothing is proposed."""
        raise GonfalonError(f"nothing is proposed for {game}")

    def quick_game(self, game: str, setup: GameSetup, seed: int) -> Outcome:
        """How one game ends with a quick player at every seat."""
        raise GonfalonError(f"there are no quick games of {game}")

    def warm(self) -> None:
        """Compile or load whatever the first answer of a player would wait for."""


def owes_at_start(game: str, setup: GameSetup, seat: int) -> bool:
    """Does this seat owe a decision before anything has happened?"""
    return decision_of(games.get(game).new(0, setup), seat) is not None
