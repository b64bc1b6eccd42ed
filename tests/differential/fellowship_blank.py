"""The card game with blank cards, and the cases that are compared."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from gonfalon.core.game import GameSetup
from gonfalon.games.fellowship import cards
from gonfalon.games.fellowship.engine import clauses, model
from gonfalon.games.fellowship.engine.catalogue import CardCatalogue
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import Fellowship
from tests.naive.fellowship_cards import Printed, read

DATA = Path(__file__).parents[2] / "src" / "gonfalon" / "games" / "fellowship" / "data"


CORE, SCENARIOS = read(str(DATA / "core.toml")), read(str(DATA / "scenarios.toml"))["scenario"]


PRINTED: dict[str, Printed] = {card["id"]: card for card in CORE["card"]}


QUESTS: dict[str, Printed] = {card["id"]: {**card, "type": "quest"} for card in CORE["quest"]}


SETS = sorted({card["set"] for card in CORE["card"] if "set" in card})


DIFFICULTIES, STYLES = ("standard", "easy", "basic"), ("uniform", "quest", "fight", "bold", "meek")


class Case(NamedTuple):
    """One game. decks: heroes and cards by seat. sets, stages, limit: encounter sets, quest cards and threat limit, as printed or not."""

    scenario: str
    difficulty: str
    decks: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
    sets: tuple[str, ...]
    stages: tuple[tuple[str, ...], ...]
    limit: int
    first: str
    seed: int
    style: str


def case_of(seed: int) -> Case:
    """Some game for each seed: half of them as printed, the others with encounter sets, stages, threat limit and small decks thrown
    together, so that more is won and more decks run out."""
    rng = random.Random(seed)
    scenario = SCENARIOS[seed % 3]
    sets, stages, limit, most = scenario["sets"], scenario["quests"], scenario["threat_limit"], 50
    if seed // 3 % 2:
        sets = rng.sample(SETS, rng.randint(1, 3))
        one, two, three = rng.sample(sorted(QUESTS), 3)
        stages = rng.choice(([[one]], [[one], [two]], [[one], [two, three]]))
        limit, most = rng.choice((40, 50, 70, 120)), rng.choice((8, 14, 30))
    heroes = [name for name, card in PRINTED.items() if card["type"] == "hero"]
    rng.shuffle(heroes)
    decks: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
    for _ in range(1 + seed // 6 % 4):
        mine = tuple(heroes.pop() for _ in range(rng.choice((1, 2, 3, 3, 3))))
        decks.append((mine, deck_of(rng, mine, most)))
    first = str(rng.randint(1, len(decks))) if rng.random() < 0.3 else "lot"
    difficulty, style = rng.choice(DIFFICULTIES), rng.choice(STYLES)
    path = tuple(tuple(stage) for stage in stages)
    return Case(scenario["id"], difficulty, tuple(decks), tuple(sets), path, limit, first, seed, style)


def deck_of(rng: random.Random, heroes: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Cards, mostly of the heroes' spheres, with few events; half of the decks hold many Restricted cards."""
    spheres = {PRINTED[hero]["sphere"] for hero in heroes}
    likes_restricted = rng.random() < 0.5
    names: list[str] = []
    for name, card in PRINTED.items():
        copies = {"ally": 3, "attachment": 3, "event": 1}.get(card["type"], 0)
        if card.get("sphere") not in spheres and rng.random() < 0.8:
            copies = min(copies, rng.randint(0, 1))
        if likes_restricted and "restricted" in card.get("keywords", ()):
            copies *= 2
        names += [name] * copies
    return tuple(rng.sample(names, min(most, len(names))))


def any_hero(state: Any, _: Any) -> tuple[int, ...]:
    """Every hero in play."""
    return tuple(hero for seat in range(state.n_seats) for hero in state.heroes(seat))


class BlankCatalogue(CardCatalogue):
    """A catalogue whose cards have no clauses; what CARD-1.2 and CARD-3.15 say of stages stands on the quest cards, and stays there."""

    def _valid(self, card_id: str) -> tuple[clauses.Clause, ...]:
        kind, stages = model.all_cards()[card_id].type, self.scenario.quests
        if kind == "attachment":
            return (clauses.Clause(timing=clauses.ATTACH, card=card_id, value=any_hero),)
        if kind != "quest":
            return ()
        at = next(n for n, names in enumerate(stages) if card_id in names)
        if at == len(stages) - 1:
            return said_of("beorns-path", "last_stage")
        return said_of("a-fork-in-the-road", "stage_done") if len(stages[at + 1]) > 1 else ()


def said_of(card_id: str, on: str) -> tuple[clauses.Clause, ...]:
    """What a quest card says of winning, or of the path."""
    cards.load()
    return tuple(clause for clause in clauses.OF_CARD[card_id] if clause.on == on)


class LoggedState(State):
    """A state that remembers what its piles were shuffled to."""

    __slots__ = ("log",)

    def __init__(self, setup: GameSetup, catalogue: CardCatalogue, seed: int) -> None:
        super().__init__(setup, catalogue, seed)
        self.log: list[tuple[int, tuple[int, ...]]] = []

    def shuffle(self, pile: int) -> None:
        super().shuffle(pile)
        self.log.append((pile, self.piles[pile]))


class Blank(Fellowship):
    """The game with blank cards and the decks of a case."""

    def __init__(self, case: Case) -> None:
        self.case = case

    def catalogue(self, setup: GameSetup) -> CardCatalogue:
        scenario = msgspec.structs.replace(
            model.all_scenarios()[self.case.scenario],
            sets=self.case.sets,
            quests=self.case.stages,
            threat_limit=self.case.limit,
        )
        return BlankCatalogue(scenario, self.case.decks, self.case.difficulty == "easy", "faq")

    def start(self) -> LoggedState:
        """The state before the first answer."""
        options: dict[str, Any] = {"difficulty": self.case.difficulty, "first_player": self.case.first}
        setup = self.settle(self.case.scenario, options, n_seats=len(self.case.decks))
        state = LoggedState(setup, self.catalogue(setup), self.case.seed)
        state.todo.append(("set_up",))
        state.advance()
        return state
