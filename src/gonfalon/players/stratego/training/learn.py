"""From the games of a folder to the weights that the search reads."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from gonfalon.core.errors import GonfalonError

from ..search import value_net
from ..worth import fights_of
from .fit import fit
from .positions import STEP, positions_of
from .selfplay import new_state
from .shards import Shards
from .validation import FOLDS, MODELS, NETS, Validation, kind_groups, report, validate


def learn(shards: Shards, n_games: int, path: Path | None = None, step: int = STEP) -> str:
    """Compare the models on games held back, fit the best net to all games and write it; a report.

    step: plies from one position taken to the next. path: None for the file that the search reads.
    Raises GonfalonError if there are too few games.
    """
    records = shards.games(n_games)
    if len(records) < FOLDS:
        raise GonfalonError(f"{shards.folder} holds {len(records)} games of this code; {FOLDS} are needed")
    rules = new_state(shards.ruleset, 0).rules
    groups = kind_groups(fights_of(shards.ruleset, bool(rules.options["aggressor_advantage"])))
    positions = positions_of(records, shards.ruleset, shards.seed, step)
    found = {name: validate(positions, groups, settings, shards.seed) for name, settings in MODELS.items()}
    name = min(NETS, key=lambda each: found[each].losses[1].mean())
    kept = found[name]
    everything = np.arange(len(positions.leads))
    model, _ = fit(positions, everything, groups, NETS[name], shards.seed, stop=kept.epochs)
    path = path or value_net.FOLDER / f"{shards.ruleset}.npz"
    path.parent.mkdir(parents=True, exist_ok=True)
    slope = model.base.slope
    value_net.save(path, model.net(), rules, _facts(shards, len(records), slope, name, kept))
    return f"{report(positions, found)}\nkept: {name}; slope of the lead {slope:.3f}; {path}, {path.stat().st_size} bytes"


def _facts(shards: Shards, n_games: int, slope: float, name: str, kept: Validation) -> dict[str, object]:
    """What the file tells of its training."""
    return {
        "seed": shards.seed,
        "games": n_games,
        "code": [shards.code, *shards.also],
        "slope": round(slope, 4),
        "held_back_loss": round(float(kept.losses[0].mean()), 4),
        "settings": NETS[name]._asdict(),
        "epochs": kept.epochs,
    }
