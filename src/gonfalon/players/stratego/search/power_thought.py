"""A decision where there are powers or a quest: what shots, steeds and the Ring are worth besides plain fights."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

import numpy as np

from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.kernel.layout import ATTACKER, BOTH, DEFENDER, POWER_BASE, RIDE, STRIKE
from gonfalon.games.stratego.kernel.powers import place_to_square, power_of, user_of
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.observe import RINGS
from gonfalon.games.stratego.power_texts import named_targets, path_of
from gonfalon.games.stratego.rules import Rules, rules_for

from ..judge import PATIENCE, PATIENT, QUIET
from ..powers import results_now
from ..worth import Fights
from . import quest
from .board import code_of, square_of
from .kernel.eval_weights import N_IDS, N_STRIKES
from .kernel.power_moves import write_action_gains
from .thought import FIRM, LEARN, UNIT, VISIT, Thought

SHOT = 11.0
"""What it is worth to strike every enemy piece within the widest reach at no risk, again and again."""
ONCE = 0.35
"""Share of that for a strike that may cost or costs its user."""
NIMBLE = {"fly": 1.0, "ride": 1.5, "again": 1.5}
"""What powers that do not strike are worth, by shape."""
LATER = 40
"""Per cent of a strike's gain from the unknown that counts when it is not made now."""
NEWS = 1.0
"""What the first sight of a piece by a strike is worth."""
SOON = 5.0
"""What completing the quest now is worth beyond completing it later."""
BEST_SETS = 3
"""Ways to name several targets that are looked into, for each user and power."""


class Shot:
    """One kind's strike with one power as it is now. takes: float64[kinds] worth of what it captures; falls: bool[kinds]."""

    def __init__(self, rules: Rules, stage: int, power: int, kind: int, worth: np.ndarray) -> None:
        results = rules.tables["strike"][power, stage, kind, : len(worth)]
        self.captures = np.isin(results, (ATTACKER, BOTH))
        self.takes = np.where(self.captures, worth, 0.0)
        self.falls = np.isin(results, (BOTH, DEFENDER))
        self.spent = bool(rules.tables["spent"][power])
        self.reach = int(rules.tables["range_places"][power]).bit_count() / 24


class PowerThought(Thought):
    """As a plain decision; besides, the acts with powers are valued, and of many ways to name targets the best are kept."""

    def __init__(self, information: InformationState, *args: Any) -> None:
        self.stage = stage_of(information)
        super().__init__(information, *args)
        self.codes = {text: code_of(self.rules, text) for text in self.legal}
        self._keep_best_sets()
        own = {ply for ply, _ in information.actions[-12:]}
        for event in information.events[-60:]:
            if event.kind == "power" and event.ply in own and event.facts["steps"]:
                self.visits[event.facts["source"], event.facts["id"]] += 1

    def _fights(self, information: InformationState) -> Fights:
        return fights_now(information)

    def _impatience(self, information: InformationState) -> float:
        """Captures by powers and the quest end the quiet as well."""
        last = next((event.ply for event in reversed(information.events) if _is_loud(event)), 0)
        allowed = self.seen.limits.quiet_draw or QUIET
        return min(1.0, max(0.0, (self.seen.ply - last - PATIENCE) / (PATIENT * allowed)))

    # ---- what is aimed at ----------------------------------------------------------------------------------------

    def _worths(self, own: Counter[str], enemies: Counter[str]) -> dict[str, float]:
        worths = super()._worths(own, enemies)
        counts = np.array([max(0, enemies[name]) for name in self.belief.kinds], float)
        for k, name in enumerate(self.belief.kinds):
            worths[name] += self._gift(k, counts)
        if self._is_open():
            worths[self.rules.ruleset.quest.bearer] = quest.BEARER  # pyright: ignore[reportOptionalMemberAccess]
        return worths

    def _is_open(self) -> bool:
        return self.rules.ruleset.quest is not None and self.stage == 0

    def _gift(self, kind: int, enemies: np.ndarray) -> float:
        """What a kind's powers are worth against these enemies."""
        found, n = 0.0, max(1.0, enemies.sum())
        for p, power in enumerate(self.rules.ruleset.powers):
            if self.belief.kinds[kind] not in power.users:
                continue
            if power.shape != "strike":
                found += NIMBLE[power.shape]
                continue
            shot = Shot(self.rules, self.stage, p, kind, np.ones(len(enemies)))
            share = float((shot.takes - shot.falls) @ enemies) / n
            dear = ONCE if shot.spent or shot.falls.any() else 1.0
            found = max(found, SHOT * dear * max(0.0, share) * shot.reach)
        return found

    def _aims(self) -> Any:
        a = super()._aims()
        a["delayed_percent"] = LATER
        if self._is_open():
            quest.write_aims(a, self)
        return a

    def _gambles(self, a: Any) -> None:
        """Also what striking a hidden piece brings, by power and own kind."""
        super()._gambles(a)
        me, n = self.seen.seat, len(self.belief.kinds)
        worth = a["worth"][1 - me, :n].astype(float)
        news = a["hidden"][1 - me, :n].astype(float)
        self.shots: dict[tuple[int, int], Shot] = {}
        users = {piece.piece for piece in self.seen.pieces if piece.owner == me}
        for p, power in enumerate(self.rules.ruleset.powers):
            for name in power.users if power.shape == "strike" else ():
                kind = self.belief.index[name]
                slot = len(self.shots)
                if name not in users or slot == N_STRIKES:
                    continue
                shot = self.shots[p, kind] = Shot(self.rules, self.stage, p, kind, worth)
                a["strike_row"][p, kind] = slot
                for i, piece in enumerate(self.belief.hidden):
                    chances, at = self.belief.chances[i], piece.id & (N_IDS - 1)
                    a["strike_hidden"][slot, at] = round(float((shot.takes + news) @ chances))
                    a["strike_falls"][slot, at] = round(1000 * float(shot.falls @ chances))

    def _prey(self, piece: PieceView) -> np.ndarray:
        """A piece that can be shot draws the shooter as well."""
        gain = super()._prey(piece)
        known, column = self.belief.known.get(piece.id), self.column.get(piece.id)
        for (_, kind), shot in self.shots.items():
            takes = (
                shot.takes[known] if known is not None else float(shot.takes @ self.belief.chances[column])
            )
            if not shot.spent and not shot.falls.any() and takes > gain[kind]:
                gain = gain.copy()
                gain[kind] = takes
        return gain

    # ---- the choice ----------------------------------------------------------------------------------------------

    def _keep_best_sets(self) -> None:
        """Of the ways in which one piece may name several targets, leave those that promise most."""
        sets: dict[tuple[int, int], list[str]] = {}
        for text, code in self.codes.items():
            if code >= POWER_BASE and int(self.rules.tables["targets"][power_of(code)]) > 1:
                sets.setdefault((power_of(code), user_of(code)), []).append(text)
        if not sets:
            return
        world = self.board.worlds(self.belief.hand_outs(1))[0]
        dropped: set[str] = set()
        for texts in sets.values():
            codes = np.array([self.codes[text] for text in texts], np.int32)
            found = np.zeros(len(codes), np.int64)
            write_action_gains(world, self.tables, self.aims, codes, found)
            order = np.argsort(-found, kind="stable")
            dropped |= {texts[i] for i in order[BEST_SETS:]}
        self.legal = [text for text in self.legal if text not in dropped]

    def _targets(self, text: str) -> list[PieceView]:
        """The pieces that an announced strike hits."""
        code = self.codes[text]
        power, stand = power_of(code), path_of(self.rules, self.board.base[0], code)[-1]
        squares = set(named_targets(self.rules, code, stand))
        if int(self.tables["targets"][power]) == 0:
            aim = int(self.tables["range_places"][power])
            squares = {place_to_square(stand, place) for place in range(25) if (aim >> place) & 1}
        return [p for p in self.seen.pieces if p.owner != self.seen.seat and square_of(p.square) in squares]

    def _shape(self, text: str) -> int:
        """The shape of the power that an act announces, -1 for others."""
        code = self.codes[text]
        return int(self.tables["shape"][power_of(code)]) if code >= POWER_BASE else -1

    def _luck(self, hand_outs: np.ndarray) -> np.ndarray:
        """As for plain attacks, and how much more than expected a power takes of what is unknown."""
        out = super()._luck(hand_outs)
        for j, text in enumerate(self.legal):
            shape = self._shape(text)
            if shape == STRIKE:
                out[:, j] = np.round(self._strike_luck(text, hand_outs))
            elif shape == RIDE:
                source, *_, target = text.split(" ")[1].split("-")
                other = self.at.get(target)
                if other is not None and other.id in self.column:
                    own = self.belief.index[self.at[source].piece]
                    taken = self.gains[own, hand_outs[:, self.column[other.id]]]
                    out[:, j] = np.round(taken - self.expected[other.id][own])
        return out

    def _strike_luck(self, text: str, hand_outs: np.ndarray) -> np.ndarray:
        """float64[worlds]: what a strike takes of unknown targets beyond the expectation, the user's own fall counted."""
        code = self.codes[text]
        source = user_of(code)
        kind = next(self.belief.index[p.piece] for p in self.seen.pieces if square_of(p.square) == source)
        shot = self.shots.get((power_of(code), kind))
        out = np.zeros(len(hand_outs))
        if shot is None:
            return out
        stands, expected = np.ones(len(hand_outs)), 1.0
        for piece in self._targets(text):
            if piece.id not in self.column:
                sure = 1.0 - float(shot.falls[self.belief.known[piece.id]])
                stands, expected = stands * sure, expected * sure
                continue
            column = self.column[piece.id]
            chances, drawn = self.belief.chances[column], hand_outs[:, column]
            out += shot.takes[drawn] - float(shot.takes @ chances)
            expected *= 1.0 - float(shot.falls @ chances)
            stands *= 1.0 - shot.falls[drawn]
        if shot.spent:
            return out
        return out + (stands - expected) * float(self.aims["worth"][self.seen.seat, kind])

    def _beside(self, text: str) -> float:
        """Besides, what a power teaches."""
        shape = self._shape(text)
        if shape < 0:
            soon = UNIT * SOON if text.endswith(f"-{self.seen.mount_doom}") else 0.0
            return super()._beside(text) + soon
        value = UNIT * self.settings.noise * self.rng.random()
        if shape != STRIKE:
            return value + self._beside_journey(text)
        value -= self._strike_exposes(text)
        worth = self.aims["worth"][1 - self.seen.seat, : len(self.belief.kinds)].astype(float)
        worth[[self.fights.is_flag(name) for name in self.belief.kinds]] = 0.0
        for piece in self._targets(text):
            if piece.id in self.column:
                chances = self.belief.chances[self.column[piece.id]]
                if chances.max() < FIRM:
                    value += UNIT * NEWS + LEARN * float(worth @ chances)
        return value

    def _strike_exposes(self, text: str) -> float:
        """What a strike costs in danger to what is guarded."""
        if self.guard is None:
            return 0.0
        source, *steps = text.split(" ")[1].split("-")
        shot = self.shots.get((power_of(self.codes[text]), self.belief.index[self.at[source].piece]))
        if shot is None:
            return 0.0
        chances = {
            piece.square: self.guard.chances[self.guard.enemy_at[piece.square]]
            for piece in self._targets(text)
        }
        caught = {square: float(shot.captures @ row) for square, row in chances.items()}
        stand = "" if shot.spent else [source, *steps][-1]
        return self._cost(self.guard.after_strike(source, stand, caught) - self.guard.now)

    def _beside_journey(self, text: str) -> float:
        """What a flight or a ride leads back to, or teaches."""
        source, *_, target = text.split(" ")[1].split("-")
        other = self.at.get(target)
        cost = self._exposes(source, target) if target != source else 0.0
        if other is not None and other.id in self.lesson and target != source:
            return self.lesson[other.id] - cost
        return -VISIT * UNIT * self.visits[target, self.at[source].id] - cost


def _is_loud(event: Event) -> bool:
    """Does the event end the quiet: the start, a capture?"""
    facts = event.facts
    if event.kind == "power":
        return facts["falls"] or any(target["captured"] for target in facts["targets"])
    if event.kind == "combat":
        return facts["result"] != "neither"
    return event.kind in ("start", "quest")


def stage_of(information: InformationState) -> int:
    """What has become of the Ring, as the kernel counts it; 0 where there is none."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    return RINGS.index(seen.ring) if seen.ring else 0


@lru_cache(maxsize=64)
def _shipped_fights(variant: str, options: tuple[tuple[str, Any], ...], ring: str) -> Fights:
    rules = rules_for(variant, dict(options))
    aggressor = bool(rules.options["aggressor_advantage"])
    return Fights(variant, aggressor, results_now(rules, ring))


def fights_now(information: InformationState) -> Fights:
    """Who beats whom with the Ring as it is; a user's file is read anew, for it may have changed."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    found = _shipped_fights.__wrapped__ if information.variant.endswith(".toml") else _shipped_fights
    return found(information.variant, tuple(sorted(information.options.items())), seen.ring)
