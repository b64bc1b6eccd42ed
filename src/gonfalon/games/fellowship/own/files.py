"""A user's own cards and scenarios: a TOML file is read, checked and made known to the engine (docs/guides/own-cards.md)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, get_args

import msgspec

from gonfalon.core.errors import RulesetError
from gonfalon.games.ruleset_file import RulesetFile, read_file

from .. import cards, deck_names, deck_text
from ..engine import clauses as c
from ..engine import model as m
from ..engine import vocabulary as v
from ..engine.programs import CardError
from . import values, words
from .constant import passive_answer
from .kinds import KindCheck
from .values import WordError

TOP = ("id", "plays", "scenario", "card", "quest")
SCENARIO = ("title", "level", "sets", "quests", "threat_limit")
WRITTEN = ("text", "clause")
"""Fields of a card beside its printed facts."""
FACTS = tuple(field for field in m.Card.__struct_fields__ if field not in ("own", "text"))
CLAUSE = (
    *(
        "timing",
        "on",
        "when",
        "cost",
        "do",
        "phase",
        "limit",
        "each_seat",
        "anyone",
        "from_hand",
        "set_aside",
    ),
    *("to", "for", "amount", "word"),
)
FIRST_NUMBER = 1001
"""Numbers of cards whose file gives none."""
MOST_CARDS = 200
NEEDS: dict[v.CardType, tuple[str, ...]] = {
    "hero": ("sphere", "threat_cost", "hit_points"),
    "ally": ("cost", "hit_points"),
    "attachment": ("cost",),
    "event": ("cost", "clause"),
    "enemy": ("hit_points", "engagement_cost"),
    "location": ("quest_points",),
    "treachery": ("clause",),
    "quest": ("stage",),
}
ENCOUNTER_TYPES = ("enemy", "location", "treachery", "objective")


class OwnSet(msgspec.Struct, frozen=True):
    """What a file brings. digest: of its content. cards: by id. scenario: its own, or the shipped one that it is played with."""

    id: str
    digest: str
    cards: dict[str, m.Card]
    scenario: m.Scenario


_KNOWN: dict[str, OwnSet] = {}
"""Every set that has been read in this process, by its id."""


def load(path: str) -> OwnSet:
    """The set of a file; what its cards do is known to the engine from then on. Raises RulesetError with file, line and field."""
    return parse(read_file(Path(path)))


def parse(file: RulesetFile) -> OwnSet:
    """Check a file and make its cards known. A set that has been read in this process keeps its content until the process ends."""
    digest = hashlib.sha256(file.text.encode()).hexdigest()[:32]
    name = file.data.get("id", "")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9-]{1,31}", name):
        raise file.fail("", "id", "must be 2 to 32 small letters, digits and hyphens")
    known = _KNOWN.get(name)
    if known is not None and known.digest == digest:
        return known
    if known is not None:
        raise file.fail(
            "", "id", f"the set {name!r} was read with other content; start again, or give it another id"
        )
    cards.load()
    _check_fields(file, "", file.data, TOP)
    made = _cards(file, name)
    own = OwnSet(name, digest, made, _scenario(file, name, made))
    _register(file, made)
    _KNOWN[name] = own
    deck_names.by_name.cache_clear()
    deck_names.titles.cache_clear()
    deck_text.read.cache_clear()
    return own


@lru_cache(maxsize=64)
def set_of(variant: str, digest: str) -> OwnSet:
    """The set of a file whose content is known (cached)."""
    return load(variant)


# ---- facts -----------------------------------------------------------------------------------------------------------------


def _check_fields(
    file: RulesetFile, table: str, data: Mapping[str, Any], known: tuple[str, ...], index: int = 0
) -> None:
    for key in data:
        if key not in known:
            near = get_close_matches(key, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
            raise file.fail(table, key, f"unknown; {hint}", index)


def _tables(file: RulesetFile, name: str) -> list[dict[str, Any]]:
    found = values.as_list(file.data.get(name, []))
    tables = [values.as_table(one) for one in found or ()]
    if found is None or None in tables:
        raise file.fail("", name, f"must be written as [[{name}]]")
    return [one for one in tables if one is not None]


def _cards(file: RulesetFile, own: str) -> dict[str, m.Card]:
    """The printed facts of every card of a file, checked."""
    made: dict[str, m.Card] = {}
    for table in ("card", "quest"):
        for index, entry in enumerate(_tables(file, table)):
            card = _card(file, table, index, entry, own, FIRST_NUMBER + len(made))
            if card.id in made or card.id in m.known_cards():
                raise file.fail(table, "id", f"there is a card {card.id!r} already", index)
            made[card.id] = card
    if len(made) > MOST_CARDS:
        raise file.fail("", "card", f"at most {MOST_CARDS} cards")
    return made


def _card(file: RulesetFile, table: str, index: int, entry: dict[str, Any], own: str, number: int) -> m.Card:
    _check_fields(file, table, entry, (*FACTS, *WRITTEN), index)
    facts = {key: value for key, value in entry.items() if key != "clause"}
    if table == "quest":
        facts["type"] = "quest"
    kind = facts.get("type")
    if kind not in v.CARD_TYPES:
        raise file.fail(table, "type", f"must be one of {', '.join(v.CARD_TYPES)}", index)
    if table == "card" and kind == "quest":
        raise file.fail(table, "type", "a quest card is written as [[quest]]", index)
    for need in NEEDS.get(kind, ()):
        if need not in entry:
            raise file.fail(table, need, f"is missing: every {kind} has it", index)
    if kind in ENCOUNTER_TYPES:
        facts.setdefault("set", own)
    try:
        card = msgspec.convert({"number": number, **facts, "own": own}, m.Card)
    except msgspec.ValidationError as error:
        field = re.search(r"\$\.(\w+)|field `(\w+)`", str(error))
        name = next(filter(None, field.groups()), "id") if field else "id"
        raise file.fail(table, name, str(error).split(" - at")[0], index) from None
    _check_card(file, table, index, card)
    return card


def _check_card(file: RulesetFile, table: str, index: int, card: m.Card) -> None:
    """Words and numbers of a card's facts."""
    if not re.fullmatch(r"[a-z][a-z0-9-]{1,47}", card.id):
        raise file.fail(table, "id", "must be 2 to 48 small letters, digits and hyphens", index)
    if any(sign.isdigit() for sign in card.title) or not re.search(r"\w{2}", card.title):
        raise file.fail(table, "title", "needs letters and no digits, so that a deck list can name it", index)
    if card.sphere and card.sphere not in m.SPHERES:
        raise file.fail(table, "sphere", f"must be one of {', '.join(m.SPHERES)}", index)
    for name in (
        "threat_cost",
        "willpower",
        "attack",
        "defense",
        "hit_points",
        "threat",
        "victory",
        "quantity",
    ):
        if not 0 <= getattr(card, name) <= values.MOST:
            raise file.fail(table, name, f"must be a whole number from 0 to {values.MOST}", index)
    if card.type in ("hero", "ally", "enemy") and card.hit_points < 1:
        raise file.fail(table, "hit_points", "must be at least 1", index)
    if (
        card.cost is not None
        and card.cost != "X"
        and not (isinstance(card.cost, int) and 0 <= card.cost <= 20)
    ):
        raise file.fail(table, "cost", "must be a whole number from 0 to 20", index)
    if card.cost == "X":
        raise file.fail(
            table, "cost", "a cost X is worked out in Python: see docs/recipes/new-card.md", index
        )
    for keyword in card.keywords:
        word, _, points = keyword.partition(" ")
        if word not in get_args(v.Keyword) or (points and not points.isdigit()):
            raise file.fail(table, "keywords", f"there is no keyword {keyword!r}", index)
    for trait in card.traits:
        if not re.fullmatch(r"[a-z][a-z-]{1,23}", trait):
            raise file.fail(table, "traits", "a trait is written in small letters", index)


# ---- the scenario ----------------------------------------------------------------------------------------------------------


def _scenario(file: RulesetFile, own: str, made: dict[str, m.Card]) -> m.Scenario:
    """The scenario of the file, or the shipped one that its cards are played with."""
    if "scenario" not in file.data:
        plays = file.data.get("plays", next(iter(m.all_scenarios())))
        if plays not in m.all_scenarios():
            raise file.fail("", "plays", f"must be one of {', '.join(m.all_scenarios())}")
        return m.all_scenarios()[plays]
    data = values.as_table(file.data["scenario"])
    if "plays" in file.data:
        raise file.fail("", "plays", "a file with a [scenario] of its own plays that one")
    if data is None:
        raise file.fail("", "scenario", "must be written as [scenario]")
    _check_fields(file, "scenario", data, SCENARIO)
    try:
        found = msgspec.convert(
            {"id": own, "title": own, "level": 1, "threat_limit": 50, "sets": [own], **data}, m.Scenario
        )
    except msgspec.ValidationError as error:
        field = re.search(r"\$\.(\w+)|field `(\w+)`", str(error))
        name = next(filter(None, field.groups()), "quests") if field else "quests"
        raise file.fail("scenario", name, str(error).split(" - at")[0]) from None
    cards_there = {**m.all_cards(), **made}
    sets = {card.set for card in cards_there.values() if card.set}
    for name in found.sets:
        if name not in sets:
            raise file.fail(
                "scenario", "sets", f"no cards are of the set {name!r}; there are {', '.join(sorted(sets))}"
            )
    if not found.quests or not all(found.quests):
        raise file.fail("scenario", "quests", "needs a list of quest cards for each stage")
    for stage in found.quests:
        for quest in stage:
            if quest not in cards_there or cards_there[quest].type != "quest":
                raise file.fail("scenario", "quests", f"there is no quest card {quest!r}")
    if not 1 <= found.threat_limit <= values.MOST:
        raise file.fail("scenario", "threat_limit", f"must be a whole number from 1 to {values.MOST}")
    return found


# ---- clauses ---------------------------------------------------------------------------------------------------------------


def _register(file: RulesetFile, made: dict[str, m.Card]) -> None:
    """Make cards and what they do known to the engine; nothing is left of them where one is faulty."""
    m.OWN.update(made)
    try:
        for table in ("card", "quest"):
            at = 0
            for entry in _tables(file, table):
                own = values.as_list(entry.get("clause", []))
                if own is None:
                    raise file.fail(table, "clause", f"must be written as [[{table}.clause]]")
                found = [
                    _clause(file, f"{table}.clause", at + n, one, made[entry["id"]].type)
                    for n, one in enumerate(own)
                ]
                if entry.get("type") == "attachment" and not any(one.timing == c.ATTACH for one in found):
                    found.insert(0, c.attach_to(values.selector("to", {"pick": "heroes"})))
                c.card(entry["id"], *found)
                at += len(own)
    except RulesetError:
        for name in made:
            m.OWN.pop(name, None)
            c.forget_card(name)
        raise


def _clause(file: RulesetFile, table: str, index: int, said: Any, of: v.CardType) -> c.Clause:
    """One clause. Raises RulesetError with the line of the field that is wrong."""
    try:
        written = values.as_table(said)
        if written is None:
            raise WordError("timing", "a clause is a table")
        return clause_of(written, of)
    except CardError as error:
        raise file.fail(table, "", str(error).split(": ", 1)[-1], index) from None
    except WordError as error:
        field = re.split(r"[.,]", error.field)[0]
        raise file.fail(
            table, field, error.message if error.field == field else f"{error.field}: {error.message}", index
        ) from None


def clause_of(said: dict[str, Any], of: v.CardType) -> c.Clause:
    """A clause by what a file says of it. of: the type of its card. Raises WordError, CardError."""
    found, kinds = _made(said), KindCheck(of, said["timing"], said.get("on", ""))
    kinds.steps("cost", said.get("cost", []))
    kinds.steps("do", said.get("do", []))
    c.check_clause(msgspec.structs.replace(found, card="of a file", id=f"of a file.{found.timing}"))
    return found


def _made(said: dict[str, Any]) -> c.Clause:
    for key in said:
        if key not in CLAUSE:
            raise values.fail_unknown(key, "field of a clause", key, CLAUSE)
    timing = values.word("timing", said.get("timing"), get_args(v.Timing))
    on = said.get("on", "")
    do = words.steps_of("do", said.get("do", []))
    cost = words.steps_of("cost", said.get("cost", []))
    if timing == c.ATTACH:
        return c.attach_to(values.selector("to", said.get("to", {"pick": "heroes"})))
    if timing == c.PASSIVE and "do" not in said:
        value = passive_answer("on", values.word("on", on), said)
        return c.Clause(timing=c.PASSIVE, on=str(on), value=value)
    if timing == c.TRAVEL:
        return c.travel(*cost, *do)
    if not do:
        raise WordError("do", "is missing: what the clause does")
    if timing in (c.RESPONSE, c.FORCED, c.PASSIVE):
        values.word("on", on, tuple(v.FACTS))
    elif on:
        raise WordError("on", f"a clause of the timing {timing!r} answers nothing")
    return c.Clause(
        timing=timing,  # type: ignore[arg-type]
        on=str(on),
        when=values.condition("when", said["when"]) if "when" in said else None,
        cost=cost,
        do=do,
        phase=values.word("phase", said.get("phase", ""), v.PHASES),  # type: ignore[arg-type]
        limit=_limit(said.get("limit")),
        each_seat=said.get("each_seat") is True,
        anyone=said.get("anyone") is True,
        from_hand=said.get("from_hand") is True,
        set_aside=said.get("set_aside") is True,
        pays_itself=any(step.pays for step in (*cost, *do)),
    )


def _limit(said: Any) -> c.Limit | None:
    """`{ times = 1, per = "round" }`."""
    if said is None:
        return None
    table = values.as_table(said)
    if table is None or set(table) != {"times", "per"}:
        raise WordError("limit", "must be a table with times and per")
    times = values.integer("limit", table["times"])
    if times < 1:
        raise WordError("limit", "times must be at least 1")
    per = values.word("limit", table["per"], v.PERIODS)
    return times, next(period for period in v.PERIODS if period == per)
