"""The tables of win rates of the card game: every choice of decks for a number of seats, each seat shown its own information state."""

from __future__ import annotations

import pytest

from gonfalon.core.observation import InformationState
from gonfalon.games.fellowship.decks import STARTERS, starter_text

from .loading import load

bench = load("fellowship_players")


@pytest.mark.parametrize(("seats", "cells"), [(1, 4), (2, 6), (3, 4), (4, 1)])
def test_every_choice_of_decks_for_so_many_seats_is_a_cell(seats: int, cells: int) -> None:
    companies = bench.companies(STARTERS, seats)
    assert len({frozenset(company.split("+")) for company in companies}) == len(companies) == cells
    for company in companies:
        assert bench.set_up("passage-through-mirkwood", company, {}).brought == tuple(company.split("+"))


def test_every_seat_searches_with_its_own_information_state(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, int]] = []
    act = bench.SearchPlayer.act

    def spied(self: object, information: InformationState) -> str:
        asked.append((self, information.seat))
        return act(self, information)

    monkeypatch.setattr(bench.SearchPlayer, "act", spied)
    setup = bench.set_up("escape-from-dol-guldur", "lore+tactics+leadership", {})
    game = bench.play(setup, "search", 9001, bench.LEVELS[3]._replace(playouts=2))
    seats = {player: {seat for one, seat in asked if one is player} for player, _ in asked}
    assert sorted(map(sorted, seats.values())) == [[0], [1], [2]]
    assert game == bench.play(setup, "search", 9001, bench.LEVELS[3]._replace(playouts=2))


def test_a_deck_list_at_one_seat_is_of_one_core_set() -> None:
    deck = starter_text("lore")
    setup = bench.set_up("passage-through-mirkwood", "own", {"own": deck})
    assert setup.brought == (deck,)
    assert setup.options["copies"] == "core"


def test_a_newcomer_answers_without_looking_now_and_then_and_the_same_for_a_seed() -> None:
    easy = bench.set_up("passage-through-mirkwood", "leadership", {}, "easy")
    assert easy.options["difficulty"] == "easy"
    games = {
        player: [bench.play(easy, player, seed, bench.LEVELS[3]) for seed in range(8)]
        for player in ("thumb", "newcomer", "random")
    }
    assert games["newcomer"] == [bench.play(easy, "newcomer", seed, bench.LEVELS[3]) for seed in range(8)]
    won = [sum(game["won"] for game in games[player]) for player in ("random", "newcomer", "thumb")]
    assert won == sorted(won)
    assert 0.0 < bench.CARELESS["newcomer"] < bench.CARELESS["random"]
