"""A ruleset with its options in the form a state uses: kinds of cards as numbers, effects as tables."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from gonfalon.core.game import Value
from gonfalon.games.ruleset_file import read_text

from . import ruleset as rulesets
from .cards import DROP, FLAG, NOTHING, STRENGTH
from .plan import plan_of
from .ruleset import Ruleset

EDITION = 1
"""New matches begin under it. 0: before a passage on the entrance counted as a way and every generated flag could be reached."""


class Rules:
    """The rules of a setup, shared by all its states. A kind of card is a number from 1, 0 is no card.

    pieces: names, strongest first; a piece is its index there. effects[kind][piece]: what a card does (cards.py).
    landing[square][kind][piece]: likewise on this square, nothing for a fall on the bottom (FORT-6.3).
    drops: kinds that let pieces fall. flag, twin: the kind of the flag and of the secret passage (0: none).
    counts: cards of each kind in a fortress. edition: `GameSetup.edition`; what is of an older one is marked where it stands (FORT-3.11).
    """

    def __init__(self, ruleset: Ruleset, options: dict[str, Value], edition: int = EDITION) -> None:
        self.ruleset, self.options, self.edition = ruleset, options, edition
        self.plan = plan_of(ruleset.floors, ruleset.fortresses)
        self.pieces = ruleset.pieces
        self.strengths = tuple(STRENGTH[piece] for piece in self.pieces)
        self.cards = (None, *ruleset.cards)
        self.kinds = ("", *(card.id for card in ruleset.cards))
        self.kind_index = {name: kind for kind, name in enumerate(self.kinds) if name}
        self.effects = (
            (0,) * len(self.pieces),
            *(tuple(card.effect(piece) for piece in self.pieces) for card in ruleset.cards),
        )
        self.counts = (0, *(card.count for card in ruleset.cards))
        self.drops = tuple(row[0] == DROP for row in self.effects)
        on_bottom = tuple(tuple(NOTHING if e == DROP else e for e in row) for row in self.effects)
        self.landing = tuple(on_bottom if below < 0 else self.effects for below in self.plan.below)
        self.flag = next(kind for kind, row in enumerate(self.effects) if row[0] == FLAG)
        self.twin = next((kind for kind, card in enumerate(ruleset.cards, 1) if card.twin), 0)
        self.returns = (False, *(card.returns for card in ruleset.cards))
        self.card_skips = (0, *(card.skip for card in ruleset.cards))
        self.card_strengths = (0, *(card.strength for card in ruleset.cards))
        self.has_bridge = ruleset.fortresses == 2
        self.everything = (1 << len(self.pieces)) - 1
        self.idle_limit = int(options["idle_limit"])
        self.ply_cap = int(options["ply_cap"])
        self.only_if_trapped = bool(options["sacrifice_only_if_trapped"])
        self.may_challenge = options["unreachable"] == "loses"
        self.entrance_cards = bool(options["entrance_cards"])


@lru_cache(maxsize=64)
def _rules(variant: str, text: str | None, options: tuple[tuple[str, Value], ...], edition: int) -> Rules:
    """Cached by the content of a user's file (text); text is None for a shipped ruleset."""
    ruleset = rulesets.load(variant) if text is None else rulesets.loads(text, Path(variant).name)
    return Rules(ruleset, dict(options), edition)


def rules_for(variant: str, options: dict[str, Value], edition: int = EDITION) -> Rules:
    """The rules of a setup of this edition; a user's file is read again at every call, since it may have changed. Raises RulesetError."""
    text = read_text(Path(variant)) if variant.endswith(".toml") else None
    return _rules(variant, text, tuple(options.items()), edition)
