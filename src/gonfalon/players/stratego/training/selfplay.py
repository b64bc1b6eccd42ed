"""Self-play games for training: each is a function of ruleset, seed and number alone, so any process may play it, or play it again.

Two players of FIELD meet, each with a deployment of some source and some moves drawn at random, so that positions vary.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from gonfalon import games, players
from gonfalon.core.errors import GonfalonError
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng, stream, stream_seed
from gonfalon.games.stratego.game import Stratego
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.state import StrategoState

from ..setups import believable, careful

FAMILY = "stratego"
SOURCE_ROOMS = ("core", "games/stratego", "players/stratego")
"""Folders of the package whose files decide the course of a game."""
NOT_PLAYING = ("players/stratego/hints/", "players/stratego/training/")
"""Parts of them that do not; this module does all the same."""
SOURCE_SUFFIXES = (".py", ".toml")
"""Of these files. Learned values (.npz) are left out: no player of FIELD looks at one, and a fit writes them anew."""


class Entrant(NamedTuple):
    """A player of self-play. level: 0 for a named one. nodes: its budget for a move, 0 for its own.

    weight: how often it is drawn, relative to the others; players that cost more time are drawn less.
    """

    name: str
    level: int
    nodes: int
    weight: float

    def player(self, seed: int) -> players.Player:
        """A fresh player."""
        if self.level:
            return players.make(FAMILY, self.level, seed, nodes=self.nodes or None)
        return players.make_named(FAMILY, self.name, seed)


FIELD = (
    Entrant("rule_based", 0, 0, 2.0),
    Entrant("level1", 1, 0, 1.0),
    Entrant("level2", 2, 0, 2.0),
    Entrant("level3", 3, 0, 3.0),
    Entrant("level4", 4, 6_000, 1.5),
    Entrant("level5", 5, 4_000, 1.0),
    Entrant("level6", 6, 4_000, 1.0),
    Entrant("hunter", 0, 0, 1.0),
    Entrant("miser", 0, 0, 1.0),
    Entrant("prober", 0, 0, 1.0),
)


class GameSettings(NamedTuple):
    """How self-play games vary. Shares and chances are from 0 to 1."""

    ply_cap: int = 1_500
    """Plies after which a game is a draw."""
    own_setup: float = 0.4
    """Share of deployments that the player chooses itself."""
    believable_setup: float = 0.3
    """Share drawn from people's habits as they come."""
    careful_setup: float = 0.2
    """Share of the least exposed of up to most_tries deployments drawn from people's habits; what is left are the partners'."""
    most_tries: int = 20
    random_games: float = 0.5
    """Share of games with moves drawn at random."""
    random_moves: float = 0.06
    """Chance that a move of theirs is drawn at random."""
    last_random_ply: int = 200
    """Latest ply until which they are; each game draws its own."""


SETTINGS = GameSettings()
PARTNERS = ("hunter", "miser", "prober")


class GameRecord(msgspec.Struct, frozen=True):
    """One finished game. players and setups (sources of the deployments) by seat; moves: the actions after the deployments, in order.

    first: the first seat's return, 1 won, 0 drawn, -1 lost. random_until: ply until which moves were drawn at random, 0 for never.
    """

    number: int
    players: tuple[str, str]
    setups: tuple[str, str]
    random_until: int
    first: int
    reason: str
    deployments: tuple[str, str]
    moves: str

    @property
    def actions(self) -> list[str]:
        """The moves after deployment, as the rules write them."""
        return self.moves.split(";") if self.moves else []


def new_state(ruleset: str, seed: int, settings: GameSettings = SETTINGS) -> StrategoState:
    """A game before deployment, cut short at the settings' ply cap. Raises RulesetError."""
    rules = rules_of(ruleset)
    return rules.new(seed, rules.setup(ruleset, ply_cap=settings.ply_cap))


@lru_cache(maxsize=16)
def rules_of(ruleset: str) -> Stratego:
    """The game that lists a ruleset."""
    for name in games.GAMES:
        rules = games.get(name)
        if isinstance(rules, Stratego) and any(variant.id == ruleset for variant in rules.spec.variants):
            return rules
    raise GonfalonError(f"no shipped ruleset of the Stratego family is called {ruleset}")


def play(ruleset: str, seed: int, number: int, settings: GameSettings = SETTINGS) -> GameRecord:
    """The game of this number. Raises RulesetError."""
    rules, rng = rules_of(ruleset), stream(seed, "training", ruleset, number)
    field = pair_of(rng)
    seats = [one.player(stream_seed(seed, "training", number, seat)) for seat, one in enumerate(field)]
    is_random = rng.random() < settings.random_games
    random_until = rng.randrange(1, settings.last_random_ply) if is_random else 0
    state = new_state(ruleset, stream_seed(seed, "training", number), settings)
    (source, text), (other_source, other_text) = (
        deployment_of(rules.information_state(state, seat), player, rng, settings)
        for seat, player in enumerate(seats)
    )
    state.step(0, text)
    state.step(1, other_text)
    moves = play_out(state, seats, rng, random_until, settings)
    assert state.outcome is not None
    return GameRecord(
        number=number,
        players=(field[0].name, field[1].name),
        setups=(source, other_source),
        random_until=random_until,
        first=round(state.outcome.returns[0]),
        reason=state.outcome.reason,
        deployments=(text, other_text),
        moves=";".join(moves),
    )


def play_out(
    state: StrategoState, seats: list[players.Player], rng: Rng, random_until: int, settings: GameSettings
) -> list[str]:
    """Play a deployed game to its end; its moves. random_until: the ply until which some are drawn at random."""
    rules, moves = rules_of(state.rules.variant), []
    while state.outcome is None:
        (seat,) = state.to_act()
        if state.ply < random_until and rng.random() < settings.random_moves:
            text = rules.random_action(state, seat, rng)
        else:
            text = seats[seat].act(rules.information_state(state, seat))
        state.step(seat, text)
        moves.append(text)
    return moves


def pair_of(rng: Rng) -> tuple[Entrant, Entrant]:
    """The two players of a game by seat, drawn by their weights; a player may meet its like."""
    first, second = rng.choices(FIELD, [one.weight for one in FIELD], k=2)
    return first, second


def deployment_of(
    information: InformationState, player: players.Player, rng: Rng, settings: GameSettings = SETTINGS
) -> tuple[str, str]:
    """(source, deployment as action text) for a seat that deploys."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    partner = rng.choice(PARTNERS)
    drawn: tuple[tuple[str, float, Callable[[], str]], ...] = (
        ("own", settings.own_setup, lambda: player.act(information)),
        ("believable", settings.believable_setup, lambda: believable(seen, rng)),
        ("careful", settings.careful_setup, lambda: careful(seen, rng, rng.randint(2, settings.most_tries))),
        (partner, 1.0, lambda: players.make_named(FAMILY, partner, rng.getrandbits(32)).act(information)),
    )
    chance = rng.random()
    for source, share, make in drawn:
        chance -= share
        if chance < 0 or share == 1.0:
            return source, make()
    raise AssertionError("the last source takes what is left")


def playing_files() -> list[Path]:
    """The files that decide the course of a game, relative to the package."""
    folder = Path(__file__).parents[3]
    found = [path for room in SOURCE_ROOMS for path in folder.joinpath(room).rglob("*")]
    names = [path.relative_to(folder) for path in found if path.suffix in SOURCE_SUFFIXES]
    own = Path(__file__).relative_to(folder)
    return sorted(name for name in names if name == own or not name.as_posix().startswith(NOT_PLAYING))


def code_digest() -> str:
    """Twelve hex digits that change with any of playing_files."""
    folder = Path(__file__).parents[3]
    h = hashlib.sha256()
    for name in playing_files():
        h.update(f"{name.as_posix()}\n".encode() + folder.joinpath(name).read_bytes())
    return h.hexdigest()[:12]
