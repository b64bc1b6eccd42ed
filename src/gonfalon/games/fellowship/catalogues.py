"""The catalogues of set-ups with the clauses of all cards, and how catalogues and clauses are pickled: by what they were made from."""

from __future__ import annotations

import copyreg
from functools import lru_cache
from typing import Any

import msgspec

from . import cards
from .decks import Deck
from .engine.catalogue import CardCatalogue
from .engine.clauses import CLAUSES, Clause
from .engine.model import all_scenarios
from .own.files import OwnSet, load


@lru_cache(maxsize=64)
def catalogue_for(scenario: str, decks: tuple[Deck, ...], easy: bool, rules: str) -> CardCatalogue:
    """The catalogue of a set-up (cached). scenario: its id, or the path of a user's file."""
    cards.load()
    own = own_set(scenario)
    played = own.scenario if own else all_scenarios()[scenario]
    made = CardCatalogue(played, decks, easy, rules, own.id if own else "")
    made.made_by = (scenario, decks, easy, rules)
    return made


def own_set(variant: str) -> OwnSet | None:
    """The cards of a user's file where the variant is the path of one, else None. Raises RulesetError."""
    return load(variant) if variant.endswith(".toml") else None


def clause_named(name: str) -> Clause:
    """A clause by its id, the cards loaded. Raises KeyError."""
    cards.load()
    return CLAUSES[name]


def _pickled_catalogue(catalogue: CardCatalogue) -> Any:
    """A cached catalogue by the arguments it was made with, so that states in one process share it."""
    if catalogue.made_by is None:
        return object.__reduce_ex__(catalogue, 4)
    return catalogue_for, catalogue.made_by


def _pickled_clause(clause: Clause) -> Any:
    """A registered clause by its id, for its functions have no names."""
    if CLAUSES.get(clause.id) is clause:
        return clause_named, (clause.id,)
    return msgspec.Struct.__reduce__(clause)


copyreg.pickle(CardCatalogue, _pickled_catalogue)
copyreg.pickle(Clause, _pickled_clause)
