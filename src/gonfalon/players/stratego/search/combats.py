"""Which table of combats holds now, and what has become of the Ring."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.observe import RINGS
from gonfalon.games.stratego.rules import rules_for

from ..powers import results_now
from ..worth import Fights


def ring_stage(seen: StrategoObservation) -> int:
    """What has become of the Ring, as the kernel counts it; 0 where there is none."""
    return RINGS.index(seen.ring) if seen.ring else 0


@lru_cache(maxsize=64)
def _shipped_fights(variant: str, options: tuple[tuple[str, Any], ...], ring: str) -> Fights:
    rules = rules_for(variant, dict(options))
    aggressor = bool(rules.options["aggressor_advantage"])
    return Fights(variant, aggressor, results_now(rules, ring))


def current_fights(information: InformationState) -> Fights:
    """Who beats whom with the Ring as it is; a user's file is read anew, for it may have changed."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    found = _shipped_fights.__wrapped__ if information.variant.endswith(".toml") else _shipped_fights
    return found(information.variant, tuple(sorted(information.options.items())), seen.ring)
