"""The naive referee of Stratego Fortress and the real game, side by side: random mazes, random walks, everything compared.

Run as a program: fortress.py FIRST LAST, the seeds of the cases to play."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NamedTuple

from gonfalon.core.errors import FaultyActionError, IllegalActionError
from gonfalon.games import get
from tests.differential.cases import Mismatch, play_all, run_by_command
from tests.differential.fortress_files import ruleset_file
from tests.differential.fortress_mazes import any_fortress, broken_text, legal_fortress, rewritten
from tests.differential.fortress_steps import first_step, flat
from tests.naive.fortress_maze import flag_square
from tests.naive.fortress_parts import KINDS, Kind, Square, above, all_squares, below, beside, kind_of_file
from tests.naive.fortress_referee import DEFAULTS, FortressReferee, Illegal

GAME = get("fortress")


VARIANTS = ("fortress-main", "fortress-intro", "fortress-bridge")


OWN = "own"
"""In place of a variant: a ruleset file of a user, another one for every seed (FORT-14)."""


PLAYED = (*VARIANTS, OWN)


CHOICES: dict[str, tuple[Any, ...]] = {
    "first": ("lot", "red", "blue"),
    "idle_limit": (1, 3, 12, 1000),
    "sacrifice_only_if_trapped": (False, True),
    "unreachable": ("refused", "loses"),
    "entrance_cards": (False, True),
    "ply_cap": (4000, 60, 300),
}


MOST_PLIES = 4000


STYLES = ("uniform", "seek", "hunt", "home", "restless")
"""How actions are chosen: anything; to new squares; to cards, as if all could be seen; back to E5 and swap; sacrifices too."""


SOURCES = ("own", "own", "engine", "brought", "word")
"""Where fortresses come from: thrown together here, made by the engine, brought as a text, brought as `easy` and the like."""


CAUSES = {
    *("lot", "build", "enter", "explore", "swap", "sacrifice", "challenge"),
    *("card", "ladder", "bridge", "skip"),
}


NONSENSE = (
    "",
    " ",
    "E5",
    "-",
    "E5-",
    "e5-e4",
    "E5 E4",
    "enter",
    "enter king ",
    "swap",
    "pass",
    "build",
    "challenge now",
)


class Case(NamedTuple):
    """One game to play: which, by which options, how."""

    variant: str
    options: dict[str, Any]
    seed: int
    style: str
    source: str


def case_of(seed: int) -> Case:
    """The case of a seed: games, styles and sources in turn, options by chance."""
    rng = random.Random(seed)
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.5}
    options.setdefault("ply_cap", 300 if seed % 2 else MOST_PLIES)
    return Case(
        PLAYED[seed % len(PLAYED)],
        options,
        seed,
        STYLES[seed // len(PLAYED) % len(STYLES)],
        rng.choice(SOURCES),
    )


def game_of(case: Case) -> tuple[str, Kind, dict[str, Any]]:
    """What the engine calls the game of a case, what it has, and the options it sets."""
    if case.variant != OWN:
        return case.variant, KINDS[case.variant], {}
    path = ruleset_file(case.seed)
    return str(path), *kind_of_file(path.read_text(encoding="utf-8"))


class Pair:
    """Both referees in the same game. met: what it has exercised."""

    def __init__(self, case: Case) -> None:
        self.case, self.rng, self.asks = case, random.Random(case.seed), random.Random(case.seed + 2**40)
        variant, self.kind, own_options = game_of(case)
        self.met: Counter[str] = Counter()
        self.log: list[tuple[int, str]] = []
        self.is_shy = case.seed % 2 == 1  # passes by the flag
        self.goals: list[Square | None] = [None, None]
        self.n_heard = 0
        self.is_lax = case.options.get("unreachable") == "loses"
        brought = tuple(self.brings() for _ in range(2))
        setup = GAME.setup(variant, brought=brought, **case.options)
        self.state: Any = GAME.new(case.seed, setup)
        told = list(GAME.information_state(self.state, -1).events)
        options = {**own_options, **case.options}
        self.naive = FortressReferee(self.kind, options, told[0].facts["seat"])
        for seat, text in enumerate(brought):
            if text:
                self.naive.bring(seat, self.made(seat))
        self.hear(told)

    def brings(self) -> str:
        """What a seat brings along; "" for nothing."""
        if self.case.source not in ("brought", "word") or self.rng.random() < 0.3:
            return ""
        if self.case.source == "word":
            return self.rng.choice(("random", "easy", "medium", "hard"))
        return rewritten(self.rng, self.fortress())

    def made(self, seat: int) -> str:
        """The fortress that a seat has brought, as it sees it."""
        return GAME.observe(self.state, seat).fortresses[seat]

    def fortress(self) -> str:
        """A text without `build`, legal under the options."""
        cards_anywhere = self.case.options.get("entrance_cards", False)
        make = any_fortress if self.is_lax and self.rng.random() < 0.4 else legal_fortress
        return make(self.rng, self.kind, cards_anywhere)

    def expect(self, same: bool, what: str, *details: Any) -> None:
        """Raise Mismatch with the way here."""
        if not same:
            raise Mismatch(f"{what}: {details!r:.3000}\n{self.case}\n{self.log}")

    # ---- playing -------------------------------------------------------------------------------------------------

    def play(self) -> str:
        """To the end; its reason."""
        self.compare()
        while self.state.outcome is None and self.state.ply < MOST_PLIES:
            self.refusals()
            self.step(*self.choose())
            self.compare()
        outcome = self.state.outcome
        for seat in (0, 1, -1):
            self.compare_seen(seat)
            heard = GAME.information_state(self.state, seat).events
            self.expect(
                [(event.kind, event.facts) for event in heard] == self.naive.events, "what was heard", seat
            )
        self.compare_revealed()
        self.met["games"] += 1
        self.met["plies"] += self.state.ply
        self.met[f"end {outcome.reason if outcome else ''}"] += 1
        return outcome.reason if outcome else ""

    def step(self, seat: int, action: str) -> None:
        """Carry it out in both."""
        self.log.append((seat, action))
        try:
            events = self.state.step(seat, action)
        except IllegalActionError as error:
            raise Mismatch(f"refused: {error}\n{self.case}\n{self.log}") from error
        try:
            self.naive.step(seat, action)
        except Illegal as error:
            raise Mismatch(f"only refused here: {error} {error.faults}\n{self.case}\n{self.log}") from error
        self.hear(events)

    def hear(self, events: Any) -> None:
        """What was told since the last time, the same to both seats and to who watches."""
        naive = self.naive.events[self.n_heard :]
        self.n_heard = len(self.naive.events)
        for seat in (0, 1, -1):
            heard = [(event.kind, event.facts) for event in events if event.heard_by(seat)]
            self.expect(heard == naive, "events", seat, heard, naive)
        ply = max(0, len(self.log) - 1)
        for event in events:
            self.expect(event.cause in CAUSES and event.ply == ply, "cause or ply", event, ply)
            self.meet(event.kind, event.facts)

    def meet(self, kind: str, facts: dict[str, Any]) -> None:
        """Count what happens, by the fact that tells most of it."""
        word = facts.get("why") or facts.get("way") or facts.get("card") or facts.get("turns") or ""
        self.met[f"event {kind} {word}".strip()] += 1

    # ---- comparing -----------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Ends, who owes what, what is legal, what one seat sees."""
        outcome, naive = self.state.outcome, self.naive.outcome
        self.expect((outcome is None) == (naive is None), "end", outcome, naive)
        if outcome and naive:
            found = (outcome.returns, outcome.reason, outcome.truncated)
            wanted = (tuple(map(float, naive[0])), naive[1], naive[1] == "ply_cap")
            self.expect(found == wanted, "result", found, wanted)
        counted = (self.state.ply, self.state.turn)
        self.expect(counted == (len(self.log), self.naive.turn), "counts", counted, self.naive.turn)
        self.expect(self.state.to_act() == tuple(sorted(self.naive.owed)), "to act", self.naive.owed)
        for decision in self.state.decisions():
            self.compare_decision(decision)
        if self.asks.random() < 0.25:
            self.compare_seen(self.asks.choice((0, 1, -1)))

    def compare_decision(self, decision: Any) -> None:
        """Everything that a decision says."""
        seat, kind = decision.seat, self.naive.owed.get(decision.seat, "")
        is_build = kind == "build"
        self.expect((decision.kind, decision.prompt) == (kind, f"fortress_{kind}"), "kind", decision, kind)
        found = (decision.owed_by, decision.decline, decision.setting_up, decision.revocable)
        self.expect(found == ("each", "", is_build, is_build), "terms", decision)
        legal = self.naive.legal_actions(seat)
        mine = None if decision.actions is None else list(decision.actions)
        self.expect(mine == legal, "legal", mine, legal)
        self.expect(decision.id == ("build" if is_build else f"{kind}-{self.state.ply}"), "id", decision.id)
        if is_build:
            return
        me = self.naive.explorers[seat]
        facts: dict[str, Any] = {"turn": self.naive.turn + 1}
        if kind == "explore":
            facts |= {"piece": me.piece, "square": me.square.name}
        self.expect(decision.facts == facts, "facts", decision.facts, facts)
        for option in decision.options:
            self.expect(option.parts == self.parts(seat, option.action), "parts", option)

    def parts(self, seat: int, action: str) -> dict[str, str]:
        """What an action consists of."""
        word, *rest = action.split(" ")
        if word == "challenge":
            return {"choice": "challenge"}
        if word in ("enter", "swap", "sacrifice"):
            name = "piece" if word == "enter" else word
            return {name: rest[0], "turns_to_skip": str(self.naive.price(seat, action))}
        source, target = action.split(" ")[-1].split("-")
        way = word if rest else "step" if source[:-2] == target[:-2] else "climb"
        return {"source": source, "target": target, "way": way}

    def compare_seen(self, seat: int) -> None:
        """Every field of an observation."""
        found, wanted = GAME.observe(self.state, seat), self.naive.seen(seat)
        for name, value in wanted.items():
            mine = getattr(found, name)
            if name in ("cards", "beaten"):
                mine = tuple(tuple(sorted(entry)) for entry in mine)
            self.expect(mine == value, f"seen {name}", seat, mine, value)

    def compare_revealed(self) -> None:
        """FORT-7.8."""
        both = tuple(self.naive.seen(seat)["fortresses"][seat] for seat in range(2))
        self.expect(GAME.reveal(self.state).fortresses == both, "revealed", both)

    # ---- refusals ------------------------------------------------------------------------------------------------

    def refusals(self) -> None:
        """A few random texts: refused alike, for the same reason, or taken by both."""
        for seat in self.naive.owed:
            if self.naive.owed[seat] == "build":
                for _ in range(3):
                    text = broken_text(self.asks, self.kind, self.fortress())
                    self.refusal(seat, f"build {text}")
                if self.asks.random() < 0.2:
                    self.refusal(seat, f"build {any_fortress(self.asks, self.kind, False)}")
        if self.asks.random() < 0.6:
            seat = self.asks.randint(0, 1) if self.asks.random() < 0.1 else next(iter(self.naive.owed))
            self.refusal(seat, self.any_text(seat))

    def refusal(self, seat: int, action: str) -> None:
        """One action, and what is said against it."""
        reason, named = self.naive.why_illegal(seat, action)
        try:
            GAME.check(self.state, seat, action)
            found, faults = "", list[tuple[str, tuple[str, ...]]]()
        except IllegalActionError as error:
            found = error.reason
            faults = [(one.kind, one.where) for one in getattr(error, "faults", ())]
            self.expect(isinstance(error, FaultyActionError) == bool(named), "kind of refusal", action, error)
        if isinstance(named, Square):
            named = [("wrong_start", (named.name,))]
        self.expect(found == reason, "refusal", seat, action, found, reason)
        for kind in ("flag_unreachable", "in_the_way"):
            lists = [[where for what, where in told if what == kind] for told in (faults, named or ())]
            self.expect(lists[0] == lists[1], kind, action, *lists)
        mine, wanted = flat(faults), flat(named or ())
        self.expect(mine == wanted, "faults", action, mine - wanted, wanted - mine)
        self.met[f"refused {found}"] += 1
        self.met.update(f"fault {kind}" for kind, _ in mine)

    def any_text(self, seat: int) -> str:
        """Some request, mostly a wrong one."""
        rng, me = self.asks, self.naive.explorers[seat]
        squares = all_squares(self.kind)
        source = me.square if rng.random() < 0.8 else rng.choice(squares)
        near = [*beside(source), *(above(source),) * 3, below(source) if source.floor else None]
        target = rng.choice([square for square in near if square] if rng.random() < 0.5 else squares)
        piece = rng.choice((*self.kind.pieces, "king", "duke", "knight"))
        way = f"{source.name}-{target.name}"
        known = [end for ends in me.passages | me.bridges for end in ends if source in ends]
        joined = f"{source.name}-{rng.choice(known or [target]).name}"
        return rng.choice(
            (
                way,
                way,
                way,
                f"passage {joined}",
                f"bridge {joined}",
                joined,
                f"swap {piece}",
                f"sacrifice {piece}",
                f"enter {piece}",
                "challenge",
                f"{source.name}-F{rng.randint(0, 6)}",
                rng.choice(NONSENSE),
            )
        )

    # ---- choosing ------------------------------------------------------------------------------------------------

    def choose(self) -> tuple[int, str]:
        """A seat that owes something, and a legal action in the case's style."""
        seat = self.rng.choice(list(self.naive.owed))
        if self.naive.owed[seat] == "build":
            if self.case.source == "engine":
                return seat, GAME.random_action(self.state, seat, self.rng)
            return seat, f"build {rewritten(self.rng, self.fortress())}"
        legal = self.naive.legal_actions(seat) or []
        if self.rng.random() < 0.05:
            return seat, GAME.random_action(self.state, seat, self.rng)
        if self.naive.owed[seat] == "enter":
            return seat, self.rng.choice(legal)
        ways = [text for text in legal if "-" in text]
        swaps = [text for text in legal if text.startswith("swap")]
        others = [text for text in legal if text not in ways + swaps]
        if others and self.rng.random() < self.dare():
            quiet = [text for text in others if text != "challenge" or self.rng.random() < 0.05]
            if quiet:
                return seat, self.rng.choice(quiet)
        if swaps and self.rng.random() < 0.15:
            return seat, self.rng.choice(swaps)
        return seat, self.rng.choice(self.liked(seat, ways))

    def liked(self, seat: int, ways: list[str]) -> list[str]:
        """The requests that the style takes into account; ladders, passages and bridges more often than their share."""
        maze = self.naive.fortresses[1 - seat]
        assert maze
        if self.is_shy and self.rng.random() < 0.98:
            flag = flag_square(maze).name
            ways = [text for text in ways if not text.endswith(f"-{flag}")] or ways
        floor = self.naive.explorers[seat].square.name[:-2]
        others = [text for text in ways if " " in text or text.split("-")[1][:-2] != floor]
        if others and self.rng.random() < 0.3:
            return others
        style = self.case.style if self.rng.random() < 0.85 else "uniform"
        return getattr(self, f"like_{style}", self.like_uniform)(seat, ways) or ways

    def dare(self) -> float:
        """How often a sacrifice is thought of."""
        if self.case.options.get("sacrifice_only_if_trapped"):
            return 0.5
        return 0.15 if self.case.style == "restless" else 0.01

    def like_uniform(self, seat: int, ways: list[str]) -> list[str]:
        return ways

    def like_seek(self, seat: int, ways: list[str]) -> list[str]:
        """To squares never visited, over edges without a known wall; passages and ladders now and then."""
        me = self.naive.explorers[seat]
        visited = {square.name for square in me.visitors}
        walls = {f"{one.name}-{two.name}" for ends in me.walls for one, two in (ends, ends[::-1])}
        free = [text for text in ways if text not in walls]
        new = [text for text in free if text.split("-")[1] not in visited]
        return new or free

    def like_hunt(self, seat: int, ways: list[str]) -> list[str]:
        """By the shortest way to some card or ladder, as if all could be seen; not onto the flag."""
        me, maze = self.naive.explorers[seat], self.naive.fortresses[1 - seat]
        assert maze
        known = {square.far for ends in me.passages for square in ends}
        goal = self.goals[seat]
        step = first_step(maze, me.square, goal, known) if goal else None
        if step is None or self.rng.random() < 0.02:
            places = [square for square, card in maze.cards.items() if maze.kind.does(card) != "flag"]
            places += [end for low in maze.ladders for end in (low, above(low) or low)]
            goal = self.goals[seat] = self.rng.choice(sorted(places))
            step = first_step(maze, me.square, goal, known)
        return [text for text in ways if step and text.endswith(f"-{step.name}")]

    def like_home(self, seat: int, ways: list[str]) -> list[str]:
        """Towards E5, so that swaps come up."""
        if self.rng.random() < 0.5:
            return ways
        return [text for text in ways if text.split("-")[1] > text.split("-")[0].split(" ")[-1]]


def play(case: Case) -> Counter[str]:
    """Play a case; what it exercised. Raises Mismatch."""
    pair = Pair(case)
    pair.play()
    met = pair.met
    met[f"game {case.variant}"] += 1
    met[f"style {case.style}"] += 1
    met[f"source {case.source}"] += 1
    for name, value in {**DEFAULTS, "idle_limit": "default", **case.options}.items():
        met[f"option {name}={value}"] += 1
    return met


def pairs_of_options(case: Case) -> set[tuple[tuple[str, Any], tuple[str, Any]]]:
    """The pairs of values of two options that a case plays under."""
    chosen = sorted({**DEFAULTS, "idle_limit": "default", **case.options}.items())
    return {(one, other) for n, one in enumerate(chosen) for other in chosen[n + 1 :]}


def run(seeds: Any) -> Counter[str]:
    """Play the cases of these seeds; what they exercised. Raises Mismatch."""
    return play_all(play, map(case_of, seeds))


if __name__ == "__main__":
    run_by_command(run)
