"""Samples a state that a seat cannot distinguish from the true one (core.Game.sample).

What a seat has heard bounds what each enemy piece may be: shown ranks, moved pieces, the results of silent combats. A draw
gives every enemy piece a kind within its bounds (uniformly over the ways to hand out the pieces), then the game is replayed with
it; a draw is thrown away if the seat would have heard anything else or been offered other legal moves (the chase rule compares
true positions, so what was offered is part of what was seen).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from gonfalon.core.errors import GonfalonError
from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState, Observation
from gonfalon.core.rng import Rng

from . import deployment, power_texts
from .information import information_state
from .kernel.layout import ATTACKER, BOTH, DEFENDER, NEITHER, RING_DESTROYED, RING_OPEN, RING_TAKEN
from .observation import StrategoObservation
from .rules import Rules, rules_for
from .squares import square_of, steps_between
from .state import StrategoState

TRIES = 400
"""Draws after which sampling fails."""
MOST_EVENTS = 8
"""Upper bound on the events of one action."""
RESULTS = {"both": BOTH, "attacker": ATTACKER, "defender": DEFENDER, "neither": NEITHER}


class _Seen:
    """What events say of the enemy's pieces. allowed: piece id -> set of kinds it may be; ids in order of appearance."""

    def __init__(self, rules: Rules, information: InformationState) -> None:
        self.rules, self.seat, self.enemy = rules, information.seat, 1 - information.seat
        self.squares: list[str] = []
        self.allowed: dict[int, set[int]] = {}
        self.kinds, self.stage = rules.kinds, RING_OPEN
        self.own: dict[int, int] = {}
        self.log: list[Event] = list(information.events)
        for event in self.log:
            if event.kind in READERS:
                READERS[event.kind](self, event.facts)
        self._read_observation(information.observation)

    def _read_observation(self, observation: Observation) -> None:
        """Bound the kinds by the present observation; at the end it shows the whole board (STRAT-8.12)."""
        assert isinstance(observation, StrategoObservation)
        if observation.phase == "deployment":
            return
        for view in observation.pieces:
            if view.owner == self.enemy and view.piece:
                self._limit(view.id, {self.kinds.index(view.piece)})

    def read_end(self, facts: dict[str, Any]) -> None:
        """A captured flag was the defender of the last combat, whether or not that was said."""
        last = next((event.facts for event in reversed(self.log) if event.kind == "combat"), None)
        if facts["reason"] == "flag_captured" and last and last["seat"] == self.seat:
            flags = {k for k, piece in enumerate(self.rules.ruleset.pieces) if piece.flag}
            self._limit(last["defender_id"], flags)

    def read_start(self, facts: dict[str, Any]) -> None:
        """A deployed piece may be any kind of the enemy's army."""
        self.squares = list(facts["squares"][self.enemy])
        whole = {k for k, name in enumerate(self.kinds) if self.rules.ruleset.armies[self.enemy].get(name)}
        for name in self.squares:
            self.allowed[square_of(name)] = set(whole)

    def _limit(self, piece: int, kinds: set[int]) -> None:
        self.allowed.setdefault(piece, {k for k in range(len(self.kinds)) if self.reach(k) > 0})
        self.allowed[piece] &= kinds

    def reach(self, kind: int) -> int:
        """The most squares that a kind moves."""
        return int(self.rules.tables["reach"][kind])

    def read_move(self, facts: dict[str, Any]) -> None:
        """A piece that moved is the kind that was named, else one that reaches so far."""
        if facts["seat"] != self.enemy:
            return
        if facts["piece"]:
            self._limit(facts["id"], {self.kinds.index(facts["piece"])})
        else:
            steps = steps_between(square_of(facts["source"]), square_of(facts["target"]))
            self._limit(facts["id"], {k for k in range(len(self.kinds)) if self.reach(k) >= steps})

    def read_combat(self, facts: dict[str, Any]) -> None:
        """A piece in combat is the kind that was named, else one that gives this result."""
        if facts["seat"] == self.enemy:
            self._limit(facts["attacker_id"], {self.kinds.index(facts["attacker"])})
            return
        piece = facts["defender_id"]
        if facts["defender"]:
            self._limit(piece, {self.kinds.index(facts["defender"])})
            return
        attacker = self.kinds.index(facts["attacker"])
        result, row = RESULTS[facts["result"]], self.rules.tables["result_at_stage"][self.stage, attacker]
        self._limit(piece, {k for k in range(len(self.kinds)) if int(row[k]) == result})

    def read_power(self, facts: dict[str, Any]) -> None:
        """ME-5.3, 5.5: user and targets are shown."""
        if facts["seat"] == self.enemy:
            self._limit(facts["id"], {self.kinds.index(facts["piece"])})
            return
        for target in facts["targets"]:
            self._limit(target["id"], {self.kinds.index(target["piece"])})

    def read_quest(self, facts: dict[str, Any]) -> None:
        """ME-9.6: what falls with the Ring is shown."""
        self.stage = RING_DESTROYED
        for fallen in facts["removed"] if facts["seat"] == self.seat else ():
            self._limit(fallen["id"], {self.kinds.index(fallen["piece"])})

    def read_ring_taken(self, _facts: dict[str, Any]) -> None:
        """From now on the results are those of the taken Ring (ME-9.8)."""
        self.stage = RING_TAKEN

    def read_rescue(self, facts: dict[str, Any]) -> None:
        """A rescued piece that is named is that kind."""
        if facts["seat"] == self.enemy and facts["piece"]:
            self._limit(facts["id"], {self.kinds.index(facts["piece"])})


READERS: dict[str, Callable[[_Seen, dict[str, Any]], None]] = {
    "start": _Seen.read_start,
    "move": _Seen.read_move,
    "combat": _Seen.read_combat,
    "power": _Seen.read_power,
    "quest": _Seen.read_quest,
    "ring_taken": _Seen.read_ring_taken,
    "rescue": _Seen.read_rescue,
    "end": _Seen.read_end,
}
"""Kind of an event -> what reads it. Other kinds say nothing of the enemy's pieces."""


def _announcement(rules: Rules, heard: list[Event]) -> str:
    """The text of a power from what was told of it."""
    facts = heard[0].facts
    power = next(power for power in rules.ruleset.powers if power.id == facts["power"])
    path = [facts["source"], *facts["steps"]]
    if power.shape == "ride" and len(heard) > 1 and heard[1].kind == "combat":
        path.append(heard[1].facts["target"])
    named = [target["square"] for target in facts["targets"]] if power.targets else []
    return " ".join([power.id, "-".join(path), *named])


def _draw_kinds(seen: _Seen, rng: Rng) -> dict[int, int] | None:
    """Draw a kind for every enemy piece that was deployed, within bounds; None if a piece was left without one."""
    left = Counter(
        {k: seen.rules.ruleset.armies[seen.enemy].get(name, 0) for k, name in enumerate(seen.kinds)}
    )
    ids = [square_of(name) for name in seen.squares]
    rng.shuffle(ids)
    ids.sort(key=lambda piece: sum(left[k] for k in seen.allowed[piece]))
    chosen: dict[int, int] = {}
    for piece in ids:
        options = [k for k in sorted(seen.allowed[piece]) if left[k] > 0]
        if not options:
            return None
        chosen[piece] = rng.choices(options, [left[k] for k in options])[0]
        left[chosen[piece]] -= 1
    _exchange_at_random(seen, chosen, rng)
    return chosen


def _exchange_at_random(seen: _Seen, chosen: dict[int, int], rng: Rng) -> None:
    """Exchange the kinds of random pairs that may be each other's, so that the draw depends less on the order of drawing."""
    ids = list(chosen)
    for _ in range(4 * len(ids)):
        a, b = rng.choice(ids), rng.choice(ids)
        if chosen[a] in seen.allowed[b] and chosen[b] in seen.allowed[a]:
            chosen[a], chosen[b] = chosen[b], chosen[a]


def sample(information: InformationState, rng: Rng) -> StrategoState:
    """A state that agrees with `information`. Raises GonfalonError if none was found in TRIES draws (not seen in tests)."""
    if information.seat < 0:
        raise GonfalonError("sampling needs the information state of a seat, not a spectator's")
    rules = rules_for(information.variant, information.options)
    seen = _Seen(rules, information)
    for _ in range(TRIES):
        state = _draw_state(rules, information, seen, rng)
        if state is not None:
            return state
    raise GonfalonError("no state found that agrees with what this seat has seen")


def _draw_state(rules: Rules, information: InformationState, seen: _Seen, rng: Rng) -> StrategoState | None:
    """Draw a deployment and replay the game with it; None where the seat would have noticed."""
    letters = {piece.id: piece.letter for piece in rules.ruleset.pieces}
    if seen.squares:
        chosen = _draw_kinds(seen, rng)
        if chosen is None:
            return None
        by_square = {name: letters[seen.kinds[chosen[square_of(name)]]] for name in seen.squares}
        enemy = "".join(by_square.get(name, ".") for name in rules.ruleset.zones[seen.enemy])
    else:
        enemy = deployment.random_letters(rules.ruleset, seen.enemy, rng)
    return _Replay(rules, information, seen, enemy, rng).run()


class _Replay:
    """Plays the seen game over with a drawn deployment; run() gives the state, or None where it would have been seen."""

    def __init__(
        self, rules: Rules, information: InformationState, seen: _Seen, enemy: str, rng: Rng
    ) -> None:
        self.rules, self.information, self.seen, self.enemy, self.rng = rules, information, seen, enemy, rng
        self.own = dict(information.actions)
        self.offered = dict(zip(self.own, information.offered, strict=True))
        self.state = StrategoState(rules, rng.getrandbits(62))
        self.next_event = 0

    def run(self) -> StrategoState | None:
        events, seat = self.seen.log, self.information.seat
        while self.next_event < len(events):
            ply = events[self.next_event].ply
            heard = [
                event for event in events[self.next_event : self.next_event + MOST_EVENTS] if event.ply == ply
            ]
            actor, action = self._action(ply, heard)
            if actor == seat and self.state.fingerprint() != self.offered.get(ply, ""):
                return None
            try:
                happened = self.state.step(actor, action)
            except GonfalonError:
                return None
            if [event for event in happened if event.heard_by(seat)] != heard:
                return None
            self.next_event += len(heard)
        return self.state if information_state(self.state, seat) == self.information else None

    def _action(self, ply: int, heard: list[Event]) -> tuple[int, str]:
        first = heard[0]
        actor = int(first.facts["seat"])
        if actor == self.information.seat:
            return actor, self.own[ply]
        if first.kind == "ready":
            return actor, deployment.PREFIX + self.enemy
        if first.kind in ("move", "combat"):
            return actor, f"{first.facts['source']}-{first.facts['target']}"
        if first.kind == "power":
            return actor, _announcement(self.rules, heard)
        if first.kind == "stop":
            return actor, power_texts.STOP_TEXT
        if first.kind == "rescue_declined":
            return actor, "rescue none"
        return actor, f"rescue {self._rescued(first)}@{first.facts['square']}"

    def _rescued(self, event: Event) -> str:
        """The piece the enemy brought back: as told, or drawn from what it had lost and what was seen of it later."""
        if event.facts["piece"]:
            return event.facts["piece"]
        lost = self.state.record["lost"][self.seen.enemy]
        allowed = self.seen.allowed.get(event.facts["id"])
        options = [
            k
            for k in range(len(self.seen.kinds))
            if int(lost[k]) > 0 and self.seen.reach(k) > 0 and (allowed is None or k in allowed)
        ]
        if not options:
            return "none"
        return self.seen.kinds[self.rng.choices(options, [int(lost[k]) for k in options])[0]]
