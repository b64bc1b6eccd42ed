"""Records of matches that began under earlier editions of the rules replay to the same end (docs/decisions/0015)."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import msgspec
import pytest

from gonfalon import games
from gonfalon.core.errors import GonfalonError
from gonfalon.match import record

DATA = Path(__file__).parent / "data" / "games-of-before.json.gz"
"""Random games, written before editions were counted. A name that begins with "changed" is one that does not replay by later rules."""

GAMES: dict[str, record.Record] = {
    name: record.loads(json.dumps(plain).encode())
    for name, plain in json.loads(gzip.decompress(DATA.read_bytes())).items()
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_before_replays(name: str) -> None:
    found = GAMES[name]
    replayed = record.replay(found)
    assert found.edition == replayed.setting.setup.edition == 0
    assert replayed.outcome is not None
    assert (replayed.outcome.returns, replayed.outcome.reason) == (found.returns, found.reason)
    assert record.loads(record.dumps(record.record_of(replayed))) == found


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("changed")])
def test_by_the_rules_of_today_it_would_not(name: str) -> None:
    newest = games.get(GAMES[name].game).spec.edition
    with pytest.raises(GonfalonError):
        record.replay(msgspec.structs.replace(GAMES[name], edition=newest))


def test_the_sample_has_every_variant_of_its_time() -> None:
    """Middle-earth rules and the teaching games among them. What came later had no edition before."""
    met = {(one.game, one.variant) for one in GAMES.values()}
    assert met <= {(game.spec.id, variant.id) for game in games.all_games() for variant in game.spec.variants}
    assert len(met) == 17
    assert {one.n_seats for one in GAMES.values() if one.game == "fellowship"} == {1, 2, 3, 4}


def test_defaults_of_options_are_stored_with_a_match() -> None:
    """The default of `both_immobile` has changed since in Battle and Duel (STRAT-8.3)."""
    for found in GAMES.values():
        if found.variant in ("battle", "duel"):
            assert games.get(found.game).setup(found.variant).options["both_immobile"] == "draw"
            assert record.replay(found).setting.setup.options["both_immobile"] == "mover_loses"
