"""Random invented cards and scenarios, written as files of a user: whatever the catalogue of words allows."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, get_args, get_type_hints

from gonfalon.games.fellowship.engine import vocabulary as v
from gonfalon.games.fellowship.engine.programs import CardError, Step
from gonfalon.games.fellowship.own import constant, words
from gonfalon.games.fellowship.own import values as w
from gonfalon.games.fellowship.own.files import clause_of

Said = dict[str, Any]
TIMINGS: dict[v.CardType, tuple[str, ...]] = {
    "hero": ("action", "response", "passive"),
    "ally": ("action", "response", "forced", "passive"),
    "attachment": ("action", "response", "passive", "passive"),
    "event": ("action", "response"),
    "enemy": ("forced", "revealed", "shadow", "passive"),
    "location": ("forced", "travel", "passive", "revealed"),
    "treachery": ("revealed", "shadow"),
    "quest": ("setup", "revealed", "forced", "passive"),
}
TRAITS = ("orc", "dwarf", "gondor", "invented")
IN_A_SET: dict[v.CardType, int] = {
    "hero": 3,
    "ally": 7,
    "event": 5,
    "attachment": 5,
    "enemy": 4,
    "location": 3,
    "treachery": 3,
    "quest": 2,
}
"""Type -> different cards of an invented set."""
COPIES: dict[v.CardType, int] = {"enemy": 5, "location": 4, "treachery": 4}


def toml(value: Any) -> str:
    """A value as TOML, tables inline."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def written(name: str, scenario: Said, entries: list[tuple[str, Said, list[Said]]]) -> str:
    """A file: its scenario, its cards and quest cards with their clauses."""
    lines = [f'id = "{name}"', "[scenario]", *(f"{key} = {toml(one)}" for key, one in scenario.items())]
    for table, facts, clauses in entries:
        lines += [f"[[{table}]]", *(f"{key} = {toml(one)}" for key, one in facts.items())]
        for clause in clauses:
            lines += [f"[[{table}.clause]]", *(f"{key} = {toml(one)}" for key, one in clause.items())]
    return "\n".join(lines) + "\n"


class Inventor:
    """Draws cards. seed: the same cards for the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng, self.seed, self.name = Random(seed), seed, f"invented-{seed}"

    # ---- values --------------------------------------------------------------------------------------------------------

    def selection(self, depth: int = 0) -> Said:
        rng = self.rng
        said: Said = {"pick": rng.choice([*w.PICKABLE, *w.SPECIAL])}
        if said["pick"] not in w.SPECIAL and rng.random() < 0.5:
            said[rng.choice(("ready", "damaged"))] = rng.random() < 0.5
        if said["pick"] not in w.SPECIAL and rng.random() < 0.2:
            said["trait"] = rng.choice(TRAITS)
        if said["pick"] in ("characters", "heroes", "allies") and rng.random() < 0.5:
            said["of"] = rng.choice(("you", "first"))
        return said

    def value(self, hint: Any, depth: int) -> Any:
        """A random value of a parameter of this type."""
        rng = self.rng
        registers = tuple(sorted(v.REGISTERS - {"unseen", "stop", "about", "life"}))
        if hint == w.Cards:
            return rng.choice(("self", rng.choice(registers), self.selection(), self.selection()))
        if hint == w.Selector:
            return {"pick": "hand", "of": "you"} if rng.random() < 0.15 else self.selection()
        if hint == w.Seat:
            return rng.choice(("you", "first", rng.choice(registers), {"controller": self.selection()}))
        if hint == w.Amount:
            return rng.choice(
                (1, 2, 3, -1, {"count": self.selection()}, {"undefended": 2, "otherwise": 1}, "amount")
            )
        if hint == w.Number:
            return rng.choice((2, {"players": 1}, {"count": self.selection()}))
        if hint == w.Can:
            return self.condition()
        if hint in (w.Filter, w.Filter | None):
            return rng.choice((*w.FILTERS, {"sphere": "lore"}))
        if hint is bool:
            return rng.random() < 0.5
        if hint is int:
            return rng.randrange(1, 4)
        if hint is str:
            return rng.choice((*registers, "", "spirit", "forest-spider", "orcs", "characters"))
        if hint == dict[str, Sequence[Step]]:
            return {"one": self.steps(depth + 1), "two": self.steps(depth + 1)}
        return self.steps(depth + 1) if hint == Sequence[Step] else rng.choice(list(get_args(hint)))

    def condition(self) -> Said:
        rng = self.rng
        key = rng.choice((*w.CONDITIONS, *w.TRUTHS, *w.SELECTIONS))
        if key in w.CONDITIONS:
            return {key: rng.choice(w.CONDITIONS[key].known or tuple(sorted(v.REGISTERS)))}
        return {key: self.selection() if key in w.SELECTIONS else rng.random() < 0.5}

    def steps(self, depth: int = 0) -> list[Said]:
        most = 3 if depth < 2 else 1
        return [self.step(depth) for _ in range(self.rng.randrange(1, most + 1))]

    def step(self, depth: int) -> Said:
        known = words.step_words()
        name = self.rng.choice([*known])
        if name == "win" and self.rng.random() < 0.9:
            name = "draw"
        hints = get_type_hints(known[name])
        said: Said = {"step": name}
        for parameter in inspect.signature(known[name]).parameters.values():
            if parameter.kind is parameter.VAR_POSITIONAL:
                said[parameter.name] = self.steps(depth + 1)
            elif parameter.name != "secret" and (
                parameter.default is parameter.empty or self.rng.random() < 0.3
            ):
                said[parameter.name] = self.value(hints[parameter.name], depth)
        return said

    # ---- clauses and cards ---------------------------------------------------------------------------------------------

    def clause(self, kind: v.CardType) -> Said:
        rng, timing = self.rng, self.rng.choice(TIMINGS[kind])
        said: Said = {"timing": timing}
        if timing == "passive":
            on = rng.choice(
                (
                    *v.STATS,
                    *constant.ABOUT_A_CARD,
                    *constant.ABOUT_THE_GAME,
                    *constant.OWN_PLACE,
                    *constant.WORDS,
                    "cannot_draw",
                )
            )
            said |= {"on": on, "amount": rng.choice((1, -1, 2)), "word": "lore"}
            said["for"] = rng.choice(("self", "host", {"type": "hero"}, {"mine": True}))
            return said | ({"when": self.condition()} if rng.random() < 0.4 else {})
        if timing in ("response", "forced"):
            said["on"] = rng.choice([*v.FACTS])
            if rng.random() < 0.6:
                said["when"] = self.condition()
        if timing in ("action", "response") and rng.random() < 0.5:
            said["cost"] = [{"step": "exhaust"}] if kind != "event" else self.steps()
        if timing == "action" and rng.random() < 0.5:
            said["limit"] = {"times": 1, "per": rng.choice(v.PERIODS)}
        said["cost" if timing == "travel" else "do"] = self.steps()
        return said

    def sound_clauses(self, kind: v.CardType, n: int) -> list[Said]:
        """Clauses that the checks let through: others are drawn until then."""
        found: list[Said] = []
        while len(found) < n:
            clause = self.clause(kind)
            try:
                clause_of(clause, kind)
            except (w.WordError, CardError):
                continue
            found.append(clause)
        return found

    def title(self, kind: str, number: int) -> str:
        """A title without digits."""
        return (
            "Invented " + kind + " " + "".join(chr(ord("a") + int(sign)) for sign in f"{self.seed}{number}")
        )

    def facts(self, kind: v.CardType, number: int) -> Said:
        rng = self.rng
        said: Said = {"id": f"{self.name}-{kind}-{number}", "title": self.title(kind, number)}
        said |= {"type": kind} if kind != "quest" else {}
        spheres = ("leadership", "tactics", "spirit", "lore")
        if kind in ("hero", "ally", "event", "attachment"):
            said |= {"sphere": spheres[number % 4], "traits": [rng.choice(TRAITS)]}
        if kind in ("hero", "ally", "enemy"):
            said |= {name: rng.randrange(4) for name in ("attack", "defense")} | {
                "hit_points": rng.randrange(1, 5)
            }
        if kind in ("hero", "ally"):
            said |= {"willpower": rng.randrange(3)}
        more: Said = {
            "hero": {"threat_cost": 8, "unique": True},
            "ally": {"cost": rng.randrange(4)},
            "event": {"cost": rng.randrange(3)},
            "attachment": {"cost": rng.randrange(3)},
            "enemy": {
                "engagement_cost": rng.randrange(20, 40),
                "threat": rng.randrange(4),
                "traits": ["orc"],
            },
            "location": {"quest_points": rng.randrange(1, 5), "threat": rng.randrange(4)},
            "treachery": {"keywords": rng.choice(([], ["surge"], ["doomed 1"]))},
            "quest": {"stage": number + 1, "quest_points": rng.randrange(4, 10)},
        }[kind]
        return said | more | ({"quantity": COPIES[kind]} if kind in COPIES else {})

    def entries(self) -> Iterator[tuple[str, Said, list[Said]]]:
        """Three heroes, seventeen cards for a deck, an encounter deck of its own and two stages."""
        for kind, n in IN_A_SET.items():
            for number in range(n):
                facts = self.facts(kind, number)
                clauses = self.sound_clauses(
                    kind, 1 if kind in ("event", "treachery") else self.rng.randrange(1, 3)
                )
                yield "quest" if kind == "quest" else "card", facts, clauses

    def file(self) -> str:
        """The whole file."""
        entries = list(self.entries())
        quests = [[facts["id"]] for table, facts, _ in entries if table == "quest"]
        return written(self.name, {"title": "Invented", "quests": quests, "sets": [self.name]}, entries)

    def deck(self) -> str:
        """A deck of the set's own cards: three heroes and fifty cards."""
        lines = [f"1x {self.title('hero', n)}" for n in range(3)]
        rest = [("ally", 7), ("event", 5), ("attachment", 5)]
        return "\n".join([*lines, *(f"3x {self.title(kind, n)}" for kind, many in rest for n in range(many))])
