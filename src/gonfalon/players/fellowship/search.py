"""A player that tries every choice: playouts by rules of thumb over sampled hidden cards, cut after two rounds and judged.

All chance is drawn anew in every playout. Each choice of a decision is tried in the same samples, so that luck counts less.
"""

from __future__ import annotations

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng, stream
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import Choice, State
from gonfalon.games.fellowship.game import GAME

from .thumb import choose

PLAYOUTS, CUT_ROUNDS, MOST_DECISIONS = 12, 2, 400
"""Playouts for each choice, rounds of a playout after the present one, and a bound of its decisions."""
WEIGHED = (
    *("mulligan", "planning", "window", "commit", "travel", "engage", "defender", "undefended", "attack"),
    *("attackers", "response", "target", "host", "mode", "sentinel", "join"),
)
"""Kinds of decisions that are tried out; the others are answered by the rules of thumb."""
WON, STAGE, PROGRESS, ON_ROAD, THREAT, WOUND, HERO, ALLY, RESOURCE, CARD, STAGED, FOE = (
    100.0,
    14.0,
    1.0,
    0.6,
    1.0,
    1.2,
    14.0,
    1.0,
    0.5,
    0.6,
    1.3,
    0.5,
)
"""Points of the judgement, in points of progress: of a won game, a stage done, progress, progress on the active location, a point of
threat, a wound of a hero, a hero, a point of an ally's numbers, a resource, a card in hand, threat in staging, a hit point of an enemy."""


def judgement(s: State) -> float:
    """How well the company stands, in points of progress."""
    if s.outcome is not None:
        return (WON if s.outcome.returns[0] > 0 else -WON) - s.round * 0.1
    quest, road = s.quest(), s.active_location()
    value = (
        STAGE * s.stage + PROGRESS * s.progress[quest] + (ON_ROAD * s.progress[road] if road >= 0 else 0.0)
    )
    value -= STAGED * sum(s.stat(i, m.THREAT) for i in s.piles[m.STAGING])
    value -= FOE * sum(s.hits_left(i) + s.stat(i, m.STRENGTH) for i in s.enemies())
    seats = s.seats()
    for seat in seats:
        value -= THREAT * s.threat[seat] * (1.0 + max(0, s.threat[seat] - 35) / 15) / len(seats)
        value += CARD * len(s.piles[m.HAND + seat])
        for i in s.characters(seat):
            card = s.table.cards[i]
            if card.type == "hero":
                value += HERO + RESOURCE * min(s.resources[i], 5) - WOUND * s.damage[i]
            else:
                value += ALLY * (card.willpower + card.attack + 0.5 * card.defense + 0.5 * s.hits_left(i))
        value += 1.5 * sum(s.who[i] == seat for i in s.piles[m.ATTACHED])
    return value - HERO * 3 * (s.n_seats - len(seats))


def playout(s: State) -> float:
    """Play on by rules of thumb to the end of the next rounds, and judge."""
    until, left = s.round + CUT_ROUNDS, MOST_DECISIONS
    while s.outcome is None and s.round < until and left:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        s.take(seat, choose(s, seat, choices))
        left -= 1
    return judgement(s)


def best_choice(
    information: InformationState, choices: tuple[Choice, ...], first: State, rng: Rng, n_playouts: int
) -> Choice:
    """The choice whose playouts are judged best on average; where it is close, what the rules of thumb would do."""
    seat, total = information.seat, [0.0] * len(choices)
    usual = choices.index(choose(first, seat, choices))
    for _ in range(n_playouts):
        sample = GAME.sample(information, rng)
        for k, choice in enumerate(choices):
            s = sample.fork()
            s.seed = rng.getrandbits(62)
            s.take(seat, choice)
            total[k] += playout(s)
    best = max(range(len(choices)), key=lambda k: total[k])
    return choices[best if total[best] > total[usual] + 0.3 * n_playouts else usual]


class SearchPlayer:
    """Fulfils players.Player. n_playouts: for each choice of a decision."""

    def __init__(self, seed: int, n_playouts: int = PLAYOUTS) -> None:
        self.seed, self.n_playouts = seed, n_playouts

    def act(self, information: InformationState) -> str:
        """A legal action."""
        rng = stream(self.seed, "search", information.observation.ply)
        state = GAME.sample(information, rng)
        assert state.pending is not None
        kind = state.pending.kind
        choices = next(choices for seat, choices in state.pending.asks if seat == information.seat)
        if kind in WEIGHED and len(choices) > 1:
            return state.text(best_choice(information, choices, state, rng, self.n_playouts))
        return state.text(choose(state, information.seat, choices))
