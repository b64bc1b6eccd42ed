"""Constant effects of a user's own cards: what adds to a number, and the questions of the engine that a file may answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine import model
from ..engine import vocabulary as v
from ..engine.vocabulary import Context
from .values import Table, WordError, as_table, condition, fail_unknown, fields_of, number, word

ABOUT_THE_GAME = (
    "extra_reveals",
    "ally_limit",
    "refresh_threat",
    "no_checks",
    "no_staging",
    "no_advance",
    "last_stage",
    "wins",
)
"""Questions about nothing that a file may answer: the first three with a number."""
OWN_PLACE = ("must_travel", "no_optional_engagement")
"""Questions that a card of the staging area answers about itself."""
ABOUT_A_CARD = ("attacks_staging", "cannot_fight", "excess_to_threat", "no_attachments")
WORDS = {"icon": model.SPHERES, "trait": ()}
FOR = ("self", "host", "mine", "type", "trait", "sphere")


def passive_answer(field: str, on: str, table: Table) -> Callable[..., Any]:
    """The answer of a constant effect. table: its fields `for`, `amount`, `word` and `when`. Raises WordError."""
    if on in WORDS and "when" in table:
        raise WordError("when", f"a constant effect on {on!r} holds always")
    if _has_filter(table):
        raise WordError("when", "a selection of a constant effect takes no `where`")
    holds = condition("when", table["when"]) if "when" in table else None
    if on in v.STATS or on in ABOUT_A_CARD or on in WORDS:
        said = _said(field, on, table)
        fits = _group(field, on, table.get("for", {"self": True}))

        def about_a_card(s: Any, j: int, i: int) -> Any:
            return said(s, j) if fits(s, j, i) and (holds is None or holds(s, _registers(s, j))) else 0

        return about_a_card
    if on == "cannot_draw":

        def about_a_seat(s: Any, j: int, seat: int) -> Any:
            return holds is None or holds(s, _registers(s, j))

        return about_a_seat
    if on in OWN_PLACE or on in ABOUT_THE_GAME:
        said_of_game = _said(field, on, table)

        def about_the_game(s: Any, j: int) -> Any:
            if holds is not None and not holds(s, _registers(s, j)):
                return 0
            if on in OWN_PLACE:
                return j if s.pile[j] == model.STAGING else 0
            return said_of_game(s, j)

        return about_the_game
    known = (*v.STATS, *ABOUT_THE_GAME, *ABOUT_A_CARD, *OWN_PLACE, *WORDS, "cannot_draw")
    raise fail_unknown(f"{field}.on", "constant effect", on, known)


def _has_filter(said: Any) -> bool:
    """Is there a `where` in a table or in one inside it? Such a filter may ask constant effects again."""
    return bool(table := as_table(said)) and ("where" in table or any(map(_has_filter, table.values())))


def _registers(s: Any, j: int) -> Context:
    return v.context(self=j, you=s.who[j] if s.who[j] < model.HAND else (s.seats() or (0,))[0])


def _said(field: str, on: str, table: Table) -> Callable[[Any, int], Any]:
    """What a constant effect answers where it holds."""
    if on in WORDS:
        told = word(f"{field}.word", table.get("word"), WORDS[on])
        return lambda s, j: told
    if on in v.STATS or on in ABOUT_THE_GAME[:3]:
        many = number(f"{field}.amount", table.get("amount"))
        return lambda s, j: many(s, _registers(s, j))
    return lambda s, j: True


def _group(field: str, on: str, said: Any) -> Callable[[Any, int, int], bool]:
    """Which cards a constant effect is about: this card, what it is attached to, or all that fit."""
    where = f"{field}.for"
    if isinstance(said, str):
        return _one_of({"self": lambda s, j, i: i == j, "host": lambda s, j, i: s.host[j] == i}, where, said)
    table = fields_of(where, said, FOR)
    tests: list[Callable[[Any, int, int], bool]] = []
    for key in ("self", "host"):
        if key in table:
            tests.append(_group(field, on, key))
    if table.get("mine"):
        tests.append(lambda s, j, i: s.who[i] == s.who[j] and s.who[i] < model.HAND)
    if "type" in table:
        kind = word(where, table["type"], v.CARD_TYPES)
        tests.append(lambda s, j, i: s.card(i).type == kind)
    if "trait" in table:
        trait = word(where, table["trait"])
        tests.append(lambda s, j, i: trait in s.card(i).traits)
    if "sphere" in table:
        sphere = word(where, table["sphere"], model.SPHERES)
        tests.append(lambda s, j, i: s.card(i).sphere == sphere)
    if not tests:
        raise WordError(where, f"needs one of {', '.join(FOR)}")
    return lambda s, j, i: all(test(s, j, i) for test in tests)


def _one_of(
    known: dict[str, Callable[[Any, int, int], bool]], field: str, said: str
) -> Callable[[Any, int, int], bool]:
    return known[word(field, said, tuple(known))]
