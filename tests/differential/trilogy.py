"""The naive referee of the Trilogy games and the real game, side by side: random games and random skirmishes.

Run as a program: trilogy.py FIRST LAST, the seeds of the cases to play.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from typing import Any

import msgspec

from gonfalon.games.stratego.kernel import playout
from gonfalon.games.stratego.kernel.layout import RING_DESTROYED, RING_OPEN, RING_TAKEN
from gonfalon.games.stratego.middle_earth import GAME
from gonfalon.games.stratego.rules import rules_for
from gonfalon.games.stratego.ruleset import shipped
from tests.differential import compare
from tests.differential.cases import play_all, run_by_command
from tests.differential.compare import CHOICES, Case, Pair
from tests.differential.pairs import Factors, Values, covering
from tests.naive.middle_earth_referee import MiddleEarthReferee

VARIANTS = ("me-ring", "me-powers", "me-ring", "me-classic")
FLAGS = (True, False)
POWER_CHOICES: dict[str, tuple[Any, ...]] = {
    "seek_captures": FLAGS,
    "seek_range": ("around", "lines", "cross"),
    "bow_range": ("lines", "cross"),
    "axe_may_stay": FLAGS,
    "axe_stops": FLAGS,
    "steed_may_return": FLAGS,
    "rage_may_stay": FLAGS,
    "rage_alone": FLAGS,
}
RING_CHOICES: dict[str, tuple[Any, ...]] = {
    "mount_doom": ("c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"),
    "mount_doom_safe": FLAGS,
    "haradrim_falls": FLAGS,
    "invisible_after_quest": FLAGS,
}
ANNOUNCED = tuple(power for power in shipped("me-ring").powers if power.shape != "again")
"""The powers that are used by name; a repeated attack is written as an attack."""
RINGS = {RING_OPEN: "open", RING_DESTROYED: "destroyed", RING_TAKEN: "taken"}
STYLES = ("uniform", "gifted", "rush", "shuttle", "chase", "circle", "quest")
"""How actions are chosen, besides those of Stratego: powers, and Frodo to Mount Doom or to those who can take him."""


FACTORS: Factors = {
    **CHOICES,
    **POWER_CHOICES,
    **RING_CHOICES,
    "style": STYLES,
    "variant": ("me-classic", "me-powers", "me-ring"),
}


def may_meet(values: Values) -> bool:
    """Every game must end, and options come with their powers and the quest alone (ME-11.3)."""
    lacking = {"me-classic": {*POWER_CHOICES, *RING_CHOICES}, "me-powers": {*RING_CHOICES}}
    return compare.may_meet(values) and not lacking.get(values.get("variant", ""), set()) & values.keys()


@cache
def everyday_cases() -> tuple[Case, ...]:
    """Cases in which every value of an option, every variant and every style meets every value of all others.

    Every tenth is a whole game, the others begin with a few pieces.
    """
    values = covering(FACTORS, may_meet, 1)
    return tuple(
        Case(case.pop("variant"), case, 3 * n + (n % 10 != 0), case.pop("style"))
        for n, case in enumerate(map(dict, values))
    )


def case_of(seed: int) -> Case:
    """The case of a seed; every third is a whole game, the others begin with a few pieces anywhere."""
    rng = random.Random(seed)
    variant = VARIANTS[seed % len(VARIANTS)]
    choices = dict(CHOICES)
    if variant != "me-classic":
        choices |= POWER_CHOICES
    if variant == "me-ring":
        choices |= RING_CHOICES
    options = {name: rng.choice(values) for name, values in choices.items() if rng.random() < 0.4}
    if variant == "me-ring" and rng.random() < 0.8:
        options["mount_doom"] = RING_CHOICES["mount_doom"][seed // 2 % 8]
    options.setdefault("quiet_draw", 60)
    if not options["quiet_draw"] and not options.get("ply_cap"):
        options["ply_cap"] = 150
    return Case(variant, options, seed, rng.choice(STYLES))


class TrilogyPair(Pair):
    """Both referees in the same game. kept: kinds that stand in every skirmish."""

    game = GAME

    def __init__(self, case: Case, kept: tuple[str, ...] = ()) -> None:
        self.kept = kept
        super().__init__(case)

    def referee(self) -> Any:
        return MiddleEarthReferee(self.case.variant, self.case.options)

    def random_of_asks(self, seed: int) -> random.Random:
        return random.Random(-seed)

    def is_within_a_turn(self) -> bool:
        return self.naive.repeater is not None or super().is_within_a_turn()

    def deploy(self) -> None:
        if self.case.seed % 3 == 0:
            super().deploy()
        else:
            self.skirmish()

    def skirmish(self) -> None:
        """A few pieces of both armies anywhere; the rest counts as lost."""
        rules = rules_for(self.case.variant, self.case.options)
        squares = [f"{c}{r}" for c in "abcdefghij" for r in range(1, 11)]
        free = [name for name in squares if name not in rules.ruleset.obstacles]
        near = [name for name in free if name[0] in "defghi" and 3 <= int(name[1:]) <= 8]
        pool = near if self.rng.random() < 0.6 else free
        if self.case.options.get("rescue") and self.rng.random() < 0.5:
            pool = [name for name in free if int(name[1:]) in (1, 2, 9, 10)]  # where rescues are earned
        board: dict[str, tuple[int, str]] = {}
        lost: list[tuple[int, str]] = []
        for seat in range(2):
            army = [kind for kind, n in rules.ruleset.armies[seat].items() for _ in range(n)]
            must = [kind for kind in ("flag", "frodo", *self.kept) if kind in army]
            self.rng.shuffle(army)
            stay = must + [k for k in army if k not in must][: self.rng.randint(2, 9)]
            for kind in stay:
                square = self.rng.choice([name for name in pool if name not in board] or free)
                while square in board:
                    square = self.rng.choice(free)
                board[square] = (seat, kind)
            lost += [(seat, kind) for kind, n in (Counter(army) - Counter(stay)).items() for _ in range(n)]
        turn = self.rng.randint(0, 1)
        self.naive.arrange(board, tuple(lost), turn)
        record = self.state.record
        for name, (seat, kind) in board.items():
            square = (int(name[1:]) - 1) * 16 + ord(name[0]) - ord("a")
            playout.place(record, rules.tables, seat, rules.kinds.index(kind), square)
        for seat, kind in lost:
            record["lost"][seat, rules.kinds.index(kind)] += 1
        self.state.deployed = ["", ""]
        record["player"] = turn
        playout.begin(record)
        self.state.update_legal()
        for seat in self.heard:
            self.heard[seat].append(("start", {}))
            self.heard[seat] += self.naive.events[seat][1:]  # it may be over as it begins: no step told so
        self.log.append((turn, repr(board)))

    def hear(self, events: Any) -> None:
        """As the others, ids of targets and of fallen pieces left out too."""
        for event in events:
            facts = {key: value for key, value in event.facts.items() if key in ("targets", "removed")}
            for key, value in facts.items():
                facts[key] = [{k: v for k, v in fact.items() if k != "id"} for fact in value]
            super().hear([msgspec.structs.replace(event, facts=event.facts | facts)])

    def compare(self) -> None:
        super().compare()
        if self.naive.outcome:
            return
        seen: Any = GAME.observe(self.state, -1)
        if self.case.variant == "me-ring":
            self.expect(
                RINGS[int(self.state.record["stage"])] == self.naive.ring == seen.ring,
                "ring",
                self.naive.ring,
                seen.ring,
            )
        self.expect((seen.repeat or None) == self.naive.owed_repeat, "repeat", seen.repeat)

    def compare_counts(self, seat: int, seen: Any) -> None:
        """Turns, quiet turns, rescues, the last standard move, and what the enemy knows of the seat's own pieces."""
        naive = self.naive
        deployed = len(self.state.history) - naive.ply
        counted = (seen.turn, seen.ply - deployed, seen.rescues)
        self.expect(counted == (naive.turn, naive.ply, tuple(naive.n_rescues)), "counts", counted)
        log = self.log[:0:-1]
        act = next((said for said in log if re.search(r"[a-j]\d", said[1]) and "@" not in said[1]), None)
        if act and " " not in act[1]:
            last = seen.last_move and (
                seen.last_move.seat,
                f"{seen.last_move.source}-{seen.last_move.target}",
            )
            self.expect(last == act, "last move", seat, last, act)
        self.compare_quiet(seat, seen)

    def refusals(self) -> None:
        super().refusals()
        names = [piece.square for piece in self.any_squares()]
        for _ in range(4):
            action = self.any_text(names)
            seat = self.state.player if self.rng.random() < 0.9 else 1 - self.state.player
            try:
                expected = self.naive.why_illegal(action, seat)
            except ValueError:
                expected = "notation"
            found = self.found(seat, action)
            if not (self.is_within_a_turn() and "notation" in (found, expected)):
                self.compare_refusal(expected, found, action)

    def any_text(self, names: list[str]) -> str:
        """The text of some power of some piece, mostly a wrong one. names: the squares where pieces stand."""
        if self.rng.random() < 0.1:
            return "stop"
        source = self.rng.choice(names)

        def beside(name: str, far: int = 1) -> str:
            column = min(max(ord(name[0]) - 97 + self.rng.randint(-far, far), 0), 9)
            return f"{chr(97 + column)}{min(max(int(name[1:]) + self.rng.randint(-far, far), 1), 10)}"

        step = beside(source)
        power = self.rng.choice(ANNOUNCED)
        if power.shape == "fly":
            return f"{power.id} {source}-{beside(source, 4)}"
        if power.shape == "ride":
            return f"{power.id} {source}-{step}-{beside(step)}"
        if power.steps == "none":
            shot_at = [beside(source, 2) for _ in range(self.rng.choice((1, 1, 2)))]
            return " ".join([power.id, source, *shot_at])
        targets = [beside(step) for _ in range(self.rng.randint(0, 4))] if power.targets else []
        return " ".join([power.id, self.rng.choice((source, f"{source}-{step}")), *targets])

    def choose(self) -> str:
        legal = self.state.legal_texts()
        for text in legal:
            self.met[f"offered {word_of(text)}"] += 1
        if legal[0].startswith("rescue") or "stop" in legal:
            return self.rng.choice(legal)
        powers = [text for text in legal if " " in text]
        moves = tuple(text for text in legal if " " not in text)
        style = self.case.style if self.rng.random() < 0.85 else "uniform"
        if style in ("gifted", "uniform") or not moves:
            return self.rng.choice(powers if powers and self.rng.random() < 0.5 else legal)
        if style == "quest":
            return self.rng.choice(self.like_quest(legal) or list(legal))
        if style == "shuttle" and self.rng.random() < 0.5:
            return self.rng.choice(self.again(legal) or list(legal))
        picked = getattr(self, f"like_{style}")(moves)
        return self.rng.choice(picked or list(legal))

    def again(self, legal: tuple[str, ...]) -> list[str]:
        """Acts of the piece that acted last."""
        mine = [text for seat, text in self.log[1:] if seat == self.state.player]
        if not mine:
            return []
        last = re.findall(r"[a-j]\d+", mine[-1])
        return [text for text in legal if re.findall(r"[a-j]\d+", text)[0] in last]

    def like_quest(self, legal: tuple[str, ...]) -> list[str]:
        """Frodo's moves, those onto Mount Doom first; Evil hunts him."""
        board = self.naive.board
        frodo = next((name for name, (_, kind) in board.items() if kind == "frodo"), "")
        if not frodo:
            return []
        doom = str(self.case.options.get("mount_doom", "g6"))
        goal = doom if self.state.player == 0 and self.naive.ring == "open" else frodo
        mine = [
            text
            for text in legal
            if "-" in text and (self.state.player == 1 or text.split("-")[0].split(" ")[-1] == frodo)
        ]

        def distance(text: str) -> int:
            end = re.findall(r"[a-j]\d+", text)[-1]
            return abs(ord(end[0]) - ord(goal[0])) + abs(int(end[1:]) - int(goal[1:]))

        best = sorted(mine, key=distance)
        return best[: self.rng.randint(1, 3)]


def play(case: Case) -> Counter[str]:
    """Play a case; what it exercised. Raises Mismatch."""
    pair = TrilogyPair(case)
    pair.play()
    met = pair.met
    met[f"ruleset {case.variant}"] += 1
    met[f"ring {pair.naive.ring}"] += 1
    for _, action in pair.log[1:]:
        met[f"act {word_of(action)}"] += 1
    return met


def word_of(action: str) -> str:
    """The kind of act: the word that its text begins with, or `move`."""
    return action.split(" ")[0] if " " in action or action == "stop" else "move"


def run(seeds: Any) -> Counter[str]:
    """Play the cases of these seeds; what they exercised. Raises Mismatch."""
    return play_all(play, map(case_of, seeds))


if __name__ == "__main__":
    run_by_command(run)
