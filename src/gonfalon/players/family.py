"""The computer players of a family of games: `gonfalon.players.<family>` has one object `FAMILY`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, NamedTuple, Protocol, runtime_checkable

import msgspec

from gonfalon import games
from gonfalon.core.course import Course
from gonfalon.core.errors import GonfalonError
from gonfalon.core.events import Event
from gonfalon.core.game import GameSetup, GameWord, Outcome, decision_of
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng, stream
from gonfalon.core.seat_decision import SeatDecision
from gonfalon.core.talk import Talk

from .coaching import Coach, Effort
from .external import Program
from .hints import Hint, Reason
from .story import Story


class Player(Protocol):
    """Answers decisions. It gets its information state and nothing else."""

    def act(self, information: InformationState) -> str:
        """A legal action, as canonical text, for this seat's decision."""
        ...


@runtime_checkable
class Talker(Protocol):
    """A player that receives the messages at the table and may send its own."""

    def hear(self, heard: Sequence[Talk]) -> None:
        """Receive all messages so far, oldest first, its own included; called before `act` and `say`."""
        ...

    def act(self, information: InformationState) -> str:
        """As in Player."""
        ...

    def say(self, information: InformationState) -> str:
        """A message as `core.talk.write` makes it, "" for nothing. It is public: it names no hidden fact."""
        ...


class Computer(NamedTuple):
    """Which computer player has a seat: that of a level (0: random), or one with a name, whose level says nothing."""

    level: int = 0
    name: str = ""


class RandomPlayer:
    """Any legal action, uniformly. If they are too many to list, the game draws one."""

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
    """What one hidden thing may be. id: its number in the observation. place: where it is. known: its kind was shown.

    forgotten: its kind was shown once, and this level has forgotten it. chances: (kind, chance from 0 to 1), likeliest first; those
    under 0.005 are left out.
    """

    id: int
    place: str
    known: bool
    forgotten: bool
    chances: tuple[tuple[str, float], ...]


LEAST_ODDS_GAMES = 60
"""Games that an answer needs before its odds are told."""


class Odds(msgspec.Struct, frozen=True):
    """The result of one answer in games played on from a decision, with hidden things and chance drawn at random.

    actions: the answer, texts of options taken one after another. won: how many of `games` were won. outlook: the mean value that
    the player expects a little later, from 0 (lost) to 1 (won). low, high: the 95 % interval of the share of won games. is_told: were
    there at least LEAST_ODDS_GAMES? Fewer tell nothing yet. is_best: it wins more than each other answer that is told, by at least two
    standard errors of the difference. reasons: what its outlook differs in from that of the others, what counts most first; worth in
    log odds.
    """

    actions: tuple[str, ...]
    won: int
    games: int
    outlook: float
    low: float = 0.0
    high: float = 1.0
    is_told: bool = False
    is_best: bool = False
    reasons: tuple[Reason, ...] = ()


class Remark(msgspec.Struct, frozen=True):
    """Something worth a second look in a first answer, never an error. kind: in the family's words. places: what it is about, by name.

    facts: numbers that its sentence names.
    """

    kind: GameWord
    places: tuple[str, ...] = ()
    facts: dict[str, int] = {}


class PlayerFamily:
    """The computer players of a family of games. The defaults are those of a family without players: everybody plays at random.

    levels: weakest first, 0 (random) left out. steps: those of `named` that lead up to the first level, easiest first. talks: its players
    fulfil Talker. tells_odds: it answers `odds`. tells_hints: it answers `hint`. tells_stories: it answers `story`. coaches: it has a
    `coach`.
    thinking_ms: level -> milliseconds that it may think about an answer to people; other levels keep their own budgets.
    quick_games: it plays whole cooperative games by `quick_game`. named: name (small letters) -> a function that makes the player
    from a seed. former_names: a former name of a player -> its name now. programs: name of a text protocol -> a function that makes
    the player from a command and the seconds of an answer.
    """

    levels: tuple[int, ...] = ()
    steps: tuple[str, ...] = ()
    talks: bool = False
    tells_odds: bool = False
    tells_hints: bool = False
    tells_stories: bool = False
    coaches: bool = False
    thinking_ms: ClassVar[Mapping[int, int]] = {}
    quick_games: bool = False
    named: ClassVar[Mapping[str, Callable[[int], Player]]] = {}
    former_names: ClassVar[Mapping[str, str]] = {}
    programs: ClassVar[Mapping[str, Callable[[str, float], Program]]] = {}

    def make(self, level: int, seed: int, ms: float | None, nodes: int | None) -> Player:
        """A player of one of `levels`. ms, nodes: a budget for a move instead of its own."""
        return RandomPlayer(seed)

    def check_program(self, protocol: str, game: str, setup: GameSetup) -> None:
        """Raise GonfalonError if one of `programs` cannot play this."""

    def beliefs(self, information: InformationState, level: int | None) -> tuple[Belief, ...]:
        """What a seat could guess of what others hide; level: as in `players.beliefs`, never 0."""
        return ()

    def odds(self, information: InformationState, effort: Effort = "deep") -> tuple[Odds, ...]:
        """The expected results of the answers to this seat's decision, at most a few; () if there are none. effort: as `players.odds`."""
        return ()

    def hint(self, information: InformationState, effort: Effort = "deep") -> Hint | None:
        """What a computer would do in a seat's place, and why, after a quick look or a deep one; None without hints."""
        return None

    def story(self, course: Course) -> Story | None:
        """How a finished game went, from what was public; None without stories."""
        return None

    def coach(self) -> Coach | None:
        """Who judges the decisions of finished games, None without a coach."""
        return None

    def answers(self, decisions: Sequence[SeatDecision]) -> tuple[SeatDecision, ...]:
        """What the coach judges of a seat's decisions, numbered from 1: here all. A family may take a few that make one answer together,
        and leave out those on which there is nothing to say."""
        return tuple(decisions)

    def random_action(self, game: str, setup: GameSetup, seat: int, rng: Rng) -> str:
        """A first answer (a set-up, a deck) like people's. Raises GonfalonError if this seat has no first decision."""
        rules = games.get(game)
        return rules.random_action(rules.new(rng.getrandbits(62), setup), seat, rng)

    def complete(self, game: str, setup: GameSetup, seat: int, begun: str, rng: Rng) -> str:
        """The first answer that a person has begun, completed as people would. begun: in the form of the answer, parts missing.

        Raises GonfalonError if the family completes nothing, or not this.
        """
        raise GonfalonError(f"nothing is completed for {game}")

    def propose(self, game: str, setup: GameSetup, seat: int, wish: dict[str, str], rng: Rng) -> str:
        """A deck or other text for a seat, made to a wish in the family's words. Raises GonfalonError if the family proposes nothing."""
        raise GonfalonError(f"nothing is proposed for {game}")

    def remarks(self, game: str, setup: GameSetup, seat: int, action: str) -> tuple[Remark, ...]:
        """What is worth a second look in a legal first answer; () for a family that remarks nothing."""
        return ()

    def breach(self, game: str, setup: GameSetup, seat: int, events: Sequence[Event]) -> str:
        """Where, by these events, an opponent has won a fight in what the seat set up; "" for nowhere."""
        return ""

    def quick_game(self, game: str, setup: GameSetup, seed: int) -> Outcome:
        """How one game ends with a quick player at every seat."""
        raise GonfalonError(f"there are no quick games of {game}")

    def warm(self) -> None:
        """Compile or load whatever the first answer of a player would wait for."""


def owes_at_start(game: str, setup: GameSetup, seat: int) -> bool:
    """Must this seat decide before anything has happened?"""
    return decision_of(games.get(game).new(0, setup), seat) is not None
