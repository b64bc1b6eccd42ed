"""The naive referee and the real game, side by side: one random game, everything compared at every ply."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from gonfalon.core.errors import IllegalActionError
from gonfalon.games.stratego import ruleset as rulesets
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.state import StrategoState
from tests.differential.cases import Mismatch, play_all
from tests.differential.pairs import Factors, Values, covering
from tests.naive.stratego_referee import Referee
from tests.naive.stratego_setting import load, square_name

SHIPPED = tuple(variant.id for variant in GAME.spec.variants)
OWN = tuple(sorted(str(path) for path in (Path(__file__).parent / "rulesets").glob("*.toml")))
CHOICES: dict[str, tuple[Any, ...]] = {
    "two_square_limit": (0, 1, 2, 3, 5, 8),
    "two_square_attacks": (True, False),
    "two_square_exact": (False, True),
    "chase": ("isf", "off", "literal"),
    "quiet_draw": (0, 30, 200),
    "ply_cap": (0, 150),
    "both_immobile": ("mover_loses", "draw"),
    "exchange_draw": (False, True),
    "no_mobile": ("on_turn", "at_once"),
    "aggressor_advantage": (False, True),
    "silent_defence": (False, True),
    "silent_scout": ("any", "long"),
    "rescue": (False, True),
    "rescue_moves_only": (False, True),
    "rescue_rows": (0, 2, 4, 10),
    "rescue_revealed": (False, True),
    "old_scout": (False, True),
    "captured": ("open", "prisoner", "secret", "hidden"),
    "first": ("red", "blue"),
}
MOST_PLIES = 600


class Case(NamedTuple):
    """One game to play: where, by which options, how."""

    variant: str
    options: dict[str, Any]
    seed: int
    style: str


STYLES = ("uniform", "rush", "shuttle", "chase", "circle")
"""How actions are chosen: anything; forward and attacking; back and forth; next to enemies; so that positions come back."""


FACTORS: Factors = {**CHOICES, "style": STYLES, "variant": (*SHIPPED, *OWN)}


def may_meet(values: Values) -> bool:
    """Every game must end."""
    return not (values.get("quiet_draw") == 0 and values.get("ply_cap") == 0)


@cache
def everyday_cases() -> tuple[Case, ...]:
    """Cases in which every value of an option, every variant and every style meets every value of all others."""
    values = covering(FACTORS, may_meet, 1)
    return tuple(
        Case(case.pop("variant"), case, seed, case.pop("style"))
        for seed, case in enumerate(map(dict, values))
    )


def case_of(seed: int) -> Case:
    """The case of a seed: variant and options in turn, so that all of them come up alike."""
    rng = random.Random(seed)
    places = (*SHIPPED, *OWN, *OWN, *OWN, "barrage", "duel")
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.5}
    if options.get("quiet_draw") == 0 and options.get("ply_cap", 0) == 0:
        options["ply_cap"] = 150
    return Case(places[seed % len(places)], options, seed, STYLES[(seed // len(places)) % len(STYLES)])


@lru_cache(maxsize=32)
def naive_rules(variant: str) -> dict[str, Any]:
    """A ruleset as the naive referee reads it."""
    path = Path(variant) if variant.endswith(".toml") else rulesets.SHIPPED / f"{variant}.toml"
    return load(path)


class Pair:
    """The two referees in the same game. met: what this game has exercised."""

    game: Any = GAME

    def __init__(self, case: Case) -> None:
        self.case, self.rng, self.asks = case, random.Random(case.seed), self.random_of_asks(case.seed)
        self.state: StrategoState = self.game.new(case.seed, self.game.setup(case.variant, **case.options))
        self.naive: Any = self.referee()
        self.met: Counter[str] = Counter()
        self.n_compared = {0: 0, 1: 0, -1: 0}
        self.heard: dict[int, list[Any]] = {0: [], 1: [], -1: []}
        self.log: list[tuple[int, str]] = []
        self.seen: set[frozenset[Any]] = set()

    def referee(self) -> Any:
        """The naive referee of this game."""
        return Referee(naive_rules(self.case.variant), self.case.options)

    def random_of_asks(self, seed: int) -> random.Random:
        """Random numbers of rescues that are asked for, apart from those of the game."""
        return random.Random(seed + 2**40)

    def expect(self, same: bool, what: str, *details: Any) -> None:
        """Raise Mismatch with the way here."""
        if not same:
            raise Mismatch(f"{what}: {details!r:.1500}\n{self.case}\n{self.log}")

    def deploy(self) -> None:
        """Random armies; few pieces of a big army now and then stay away from one another by chance alone."""
        for seat in self.rng.sample((0, 1), 2):
            action = self.game.random_action(self.state, seat, self.rng)
            self.log.append((seat, action))
            self.hear(self.state.step(seat, action))
            self.naive.deploy(seat, action.removeprefix("deploy "))

    def hear(self, events: Any) -> None:
        """What the real game tells each seat, without ids."""
        for event in events:
            facts = {
                key: value
                for key, value in event.facts.items()
                if not key.endswith("id") and key != "squares"
            }
            for seat in self.heard:
                if event.heard_by(seat):
                    self.heard[seat].append((event.kind, facts))

    def play(self) -> str:
        """To the end, or to the limit; the reason of the end."""
        self.deploy()
        self.compare()
        while self.state.outcome is None and self.state.ply < MOST_PLIES:
            self.refusals()
            action = self.choose()
            self.log.append((self.state.player, action))
            self.hear(self.state.step(self.state.player, action))
            self.naive.step(action)
            self.compare()
        self.met["games"] += 1
        reason = self.state.outcome.reason if self.state.outcome else ""
        self.met[f"end {reason}"] += 1
        return reason

    # ---- comparing -----------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Ends, legal actions, board, what each seat sees and has heard."""
        outcome, naive = self.state.outcome, self.naive.outcome
        self.expect((outcome is None) == (not naive), "end", outcome, naive)
        if outcome and naive:
            self.expect(
                tuple(map(float, naive[0])) == outcome.returns and naive[1] == outcome.reason,
                "result",
                outcome,
                naive,
            )
        else:
            self.expect(self.naive.on_turn == self.state.player, "turn", self.naive.on_turn)
            mine, other = set(self.state.legal_texts()), self.naive.legal_actions()
            self.expect(mine == other, "legal", sorted(mine - other), sorted(other - mine))
            able = [self.game.can_win(self.state, seat) for seat in range(2)]
            self.expect(able == [self.naive.can_win(seat) for seat in range(2)], "able to win", able)
        for seat in (0, 1, -1):
            self.compare_seat(seat)

    def compare_seat(self, seat: int) -> None:
        """One seat, or the spectator."""
        heard, told = self.heard[seat], self.naive.events[seat]
        first = 0 if self.state.outcome else self.n_compared[seat]
        same = len(heard) == len(told) and heard[first:] == told[first:]
        self.expect(same, "events", seat, heard[-3:], told[-3:])
        self.n_compared[seat] = len(heard)
        seen: Any = self.game.observe(self.state, seat)
        enemy = {p.square: (p.piece or None, p.moved) for p in seen.pieces if p.owner != seat}
        self.expect(enemy == self.naive.knowledge(seat), "knowledge", seat)
        board = self.naive.board
        own = {p.square: (p.owner, p.piece) for p in seen.pieces if p.owner == seat}
        self.expect(
            own == {square: held for square, held in board.items() if held[0] == seat}, "own pieces", seat
        )
        for pile in seen.captured:
            told = self.naive.captured(seat)[pile.owner]
            mine = dict(pile.pieces) if isinstance(told, dict) or pile.pieces else pile.total
            self.expect(mine == told, "captured", seat, mine, told)
        self.compare_counts(seat, seen)

    def compare_counts(self, seat: int, seen: Any) -> None:
        """Turns, quiet turns, rescues, the last move, and what the enemy knows of the seat's own pieces."""
        naive = self.naive
        counted = (seen.turn, seen.ply - 2, seen.rescues)
        self.expect(counted == (naive.turn, naive.ply, tuple(naive.n_rescues)), "counts", counted)
        move = next((said for said in reversed(self.log) if "-" in said[1]), None)
        last = seen.last_move and (seen.last_move.seat, f"{seen.last_move.source}-{seen.last_move.target}")
        self.expect(last == move, "last move", seat, last)
        self.compare_quiet(seat, seen)

    def compare_quiet(self, seat: int, seen: Any) -> None:
        """Quiet turns, chases, and what the enemy knows of the seat's own pieces."""
        naive = self.naive
        if naive.outcome is None and not self.is_within_a_turn():
            # while a decision of the same turn is owed STRAT-8.6, which counts at the end of turns, does not
            left = max(0, naive.options["quiet_draw"] - naive.quiet_turns)
            self.expect(seen.limits.quiet_left == left, "quiet turns", seat, seen.limits, left)
            if naive.options["chase"] == "isf":
                counts = tuple(naive.chase.counts)
                self.expect(seen.limits.chase == counts, "chase counts", seat, seen.limits, counts)
        if seat >= 0 and naive.outcome is None:
            of_own = naive.knowledge(1 - seat)
            mine = {p.square: (p.piece if p.shown else None, p.moved) for p in seen.pieces if p.owner == seat}
            self.expect(mine == of_own, "what the enemy knows", seat)

    def is_within_a_turn(self) -> bool:
        """Is a second decision of the same turn owed, such as a rescue?"""
        return self.naive.rescuer is not None

    def refusals(self) -> None:
        """A few random displacements: refused alike, for the same reason."""
        names = list(self.state.rules.ruleset.obstacles) + [p.square for p in self.any_squares()]
        for _ in range(4):
            action = f"{self.rng.choice(names)}-{self.rng.choice(names)}"
            seat = self.state.player if self.rng.random() < 0.9 else 1 - self.state.player
            self.refusal(seat, action)
        kinds = sorted(self.naive.setting.kinds)
        for action in (f"rescue {self.asks.choice(kinds)}@{self.asks.choice(names)}", "rescue none"):
            self.refusal(self.state.player, action)
        self.barred()

    def refusal(self, seat: int, action: str) -> None:
        """One action, refused for the same reason or taken by both."""
        self.compare_refusal(self.naive.why_illegal(action, seat), self.found(seat, action), action)

    def found(self, seat: int, action: str) -> str:
        """Why the game refuses an action, "" if it does not."""
        try:
            self.state.check(seat, action)
        except IllegalActionError as error:
            return error.reason
        return ""

    def compare_refusal(self, expected: str, found: str, action: str) -> None:
        """Refused for the same reason, or taken by both."""
        self.expect(found == expected, "refusal", action, found, expected)
        self.met[f"refused {found}"] += 1

    def any_squares(self) -> Any:
        seen: Any = self.game.observe(self.state, -1)
        return seen.pieces

    def barred(self) -> None:
        """The moves that only the repetition rules forbid, refused for that reason."""
        if self.naive.rescuer is not None:
            self.met["rescue owed"] += 1
            return
        for source, target in self.naive._possible_moves(self.naive.on_turn):
            if self.naive._repetition(source, target):
                self.refusal(self.state.player, f"{square_name(source)}-{square_name(target)}")

    # ---- choosing ------------------------------------------------------------------------------------------------

    def choose(self) -> str:
        """A legal action in the case's style."""
        legal = self.state.legal_texts()
        if legal[0].startswith("rescue"):
            return self.rng.choice(legal)
        style = self.case.style if self.rng.random() < 0.85 else "uniform"
        picked = getattr(self, f"like_{style}")(legal)
        return self.rng.choice(picked or legal)

    def like_uniform(self, legal: tuple[str, ...]) -> list[str]:
        return list(legal)

    def like_rush(self, legal: tuple[str, ...]) -> list[str]:
        board, up = self.naive.board, 1 if self.state.player == 0 else -1
        attacks = [a for a in legal if a.split("-")[1] in board]
        ahead = [a for a in legal if (int(a.split("-")[1][1:]) - int(a.split("-")[0][1:])) * up > 0]
        return attacks if self.rng.random() < 0.5 else ahead

    def like_shuttle(self, legal: tuple[str, ...]) -> list[str]:
        last = next((a for s, a in reversed(self.log) if s == self.state.player and "-" in a), "")
        back = "-".join(reversed(last.split("-")))
        return [a for a in legal if a == back] or [a for a in legal if a.split("-")[0] == last.split("-")[-1]]

    def like_chase(self, legal: tuple[str, ...]) -> list[str]:
        board, seat = self.naive.board, self.state.player
        last = self.log[-1][1].split("-")[-1]
        beside = [
            a for a in legal if a.split("-")[1] not in board and self._near(a.split("-")[1], board, seat)
        ]
        away = [a for a in legal if self._near(a.split("-")[0], {last: board.get(last, (seat, ""))}, seat)]
        return (away if self.rng.random() < 0.6 else []) or beside

    def like_circle(self, legal: tuple[str, ...]) -> list[str]:
        self.seen.add(frozenset(self.naive.board.items()))
        quiet = [a for a in legal if a.split("-")[1] not in self.naive.board]
        known = [a for a in quiet if self._board_after(a) in self.seen]
        return (known if self.rng.random() < 0.5 else []) or self.like_chase(tuple(quiet)) or quiet

    def _board_after(self, action: str) -> frozenset[Any]:
        source, target = action.split("-")
        board = dict(self.naive.board)
        board[target] = board.pop(source)
        return frozenset(board.items())

    def _near(self, square: str, board: dict[str, tuple[int, str]], seat: int) -> bool:
        column, row = ord(square[0]), int(square[1:])
        around = (f"{chr(column + c)}{row + r}" for c, r in ((0, 1), (0, -1), (1, 0), (-1, 0)))
        return any(board.get(name, (seat, ""))[0] != seat for name in around)


def run(seeds: Any) -> Counter[str]:
    """Play the cases of these seeds; what they exercised. Raises Mismatch."""
    return play_all(play, map(case_of, seeds))


def play(case: Case) -> Counter[str]:
    """Play a case; what it exercised. Raises Mismatch."""
    pair = Pair(case)
    pair.play()
    met = pair.met
    met[f"ruleset {Path(case.variant).stem}"] += 1
    for name, value in case.options.items():
        met[f"option {name}={value}"] += 1
    return met
