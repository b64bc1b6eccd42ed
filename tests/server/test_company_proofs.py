"""Companions at the socket: no byte tells of another's hidden cards, and a server killed while several owe an answer loses none."""

from __future__ import annotations

import random
import runpy
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gonfalon import games
from gonfalon.match.referee import Setting
from gonfalon.server import wire
from gonfalon.storage.store import Store
from tests.differential import served

from .conftest import Ear, ServerProcess, legal_of, plans
from .lobby import Lobby
from .test_crash import Table, check_log, new_company
from .test_secrecy import Acts, heard_by

ROOT = Path(__file__).resolve().parents[2]
PLIES = 70
TOP = 12
"""Cards on top of a deck that two games have in common."""
NUMBERS = count()
"""For databases of their own."""
LOOKS = ("play gandalfs-search", "use denethor", "use henamarth")
"""Acts that show cards of a deck by right."""


def with_other_cards(state: Any, seat: int, rng: random.Random) -> Any:
    """The same game at its beginning, every other seat's hand and deck shuffled together."""
    from gonfalon.games.fellowship.engine import model as m

    twin = state.copy()
    for other in range(state.n_seats):
        if other != seat:
            hand, deck = twin.piles[m.HAND + other], twin.piles[m.DECK + other]
            cards = [*hand, *deck]
            rng.shuffle(cards)
            for number, pile in ((m.HAND + other, cards[: len(hand)]), (m.DECK + other, cards[len(hand) :])):
                twin.piles[number] = tuple(pile)
                for card in pile:
                    twin.pile[card] = number
    return twin


def with_other_orders(state: Any, rng: random.Random) -> Any:
    """The same game, every deck shuffled below its TOP cards: the own one, the others', the encounter deck."""
    from gonfalon.games.fellowship.engine import model as m

    twin = state.copy()
    for number in (m.ENCOUNTER, *range(m.DECK, m.DECK + state.n_seats)):
        below = [*twin.piles[number][:-TOP]]
        rng.shuffle(below)
        twin.piles[number] = (*below, *twin.piles[number][-TOP:])
    return twin


def digs_below(state: Any, start: Any) -> bool:
    """Has a card come off a deck that lay below its TOP cards, or has a deck been shuffled?"""
    from gonfalon.games.fellowship.engine import model as m

    decks = (m.ENCOUNTER, *range(m.DECK, m.DECK + start.n_seats))
    return any(start.piles[n][:-TOP] != state.piles[n][: len(start.piles[n]) - TOP] for n in decks)


def acts_of_both(
    game: Any, pair: tuple[Any, Any], seat: int, rng: random.Random, is_over: Callable[[], bool] = bool
) -> tuple[Acts, int]:
    """Acts that are legal in both games, and after how many of them an answer of another seat could be one of its hidden cards."""
    acts: Acts = []
    differing = 0
    for _ in range(PLIES):
        first, second = pair
        if first.outcome is not None:
            break
        assert first.to_act() == second.to_act(), "whether somebody is asked depends on a hidden card"
        actor = rng.choice(first.to_act())
        options = [next(d for d in state.decisions() if d.seat == actor).actions for state in pair]
        differing += options[0] != options[1]
        assert actor != seat or options[0] == options[1]
        common = [
            one for one in options[0] if one in options[1] and one != "redraw" and not one.startswith(LOOKS)
        ]
        action = rng.choice(common) if actor == seat or len(common) < 2 else common[-1]
        for state in pair:
            state.step(actor, action)
        if is_over():
            break
        seen = [game.observe(state, seat) for state in pair]
        if [each.discard for each in seen[0].seats] != [each.discard for each in seen[1].seats]:
            break  # a card of a hand had to be discarded, and lies open now
        assert seen[0] == seen[1], (actor, action)
        acts.append((actor, action))
    return acts, differing


@pytest.mark.parametrize("n_seats", [2, 3, 4])
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 13), marks=pytest.mark.long)], ids=str)
async def test_no_byte_tells_of_anothers_cards(
    tmp_path: Path, n_seats: int, seeds: range, monkeypatch: pytest.MonkeyPatch
):
    """Two games of the card game that differ in nothing but the cards of the other seats."""
    game, differing = games.get("fellowship"), 0
    for seed in seeds:
        rng, seat = random.Random(seed), seed % n_seats
        setup = game.setup(n_seats=n_seats, brought=[""] * n_seats)
        first = game.new(seed, setup)
        starts = first, with_other_cards(first, seat, rng)
        assert starts[0].piles != starts[1].piles
        acts, found = acts_of_both(game, (starts[0].copy(), starts[1].copy()), seat, rng)
        differing += found
        setting = Setting("fellowship", setup, seed)
        heard = [await heard_from(start, setting, seat, acts, tmp_path, monkeypatch) for start in starts]
        assert heard[0] == heard[1]
    assert differing, "the others' hidden cards must have mattered to them at least once"


async def heard_from(
    start: Any, setting: Setting, seat: int, acts: Acts, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[bytes]:
    """Everything that reaches a seat in a game that begins with this position."""
    with monkeypatch.context() as patch:
        patch.setattr(type(games.get("fellowship")), "new", lambda self, seed, setup: start.copy())
        store = await Store.open(str(folder / f"{next(NUMBERS)}.sqlite"))
        heard = await heard_by(seat, store, setting, acts, ("play 1", "keep", "pass me"))
        await store.close()
    return heard


@pytest.mark.parametrize(
    ("n_seats", "open_hands"), [(1, False), (2, False), (3, False), (4, False), (4, True)]
)
async def test_no_byte_tells_the_order_of_a_deck(
    tmp_path: Path, n_seats: int, open_hands: bool, monkeypatch: pytest.MonkeyPatch
):
    """Two games that differ in nothing but the order of cards that nobody has seen: of the encounter deck and of every player's deck."""
    game, rng, seat = games.get("fellowship"), random.Random(n_seats), n_seats - 1
    setup = game.setup(n_seats=n_seats, brought=[""] * n_seats, open_hands=open_hands)
    start = game.new(n_seats, setup)
    for owner in range(n_seats):
        start.step(owner, "keep")  # the scenario is set up then, which shuffles
    starts = start, with_other_orders(start, rng)
    first = start.copy()
    pair = first, starts[1].copy()
    acts, _ = acts_of_both(game, pair, seat, rng, lambda: digs_below(first, start))
    assert len(acts) > 3 * n_seats
    setting = Setting("fellowship", setup, n_seats)
    heard = [await heard_from(one, setting, seat, acts, tmp_path, monkeypatch) for one in starts]
    assert heard[0] == heard[1]


@pytest.mark.parametrize("open_hands", [False, True])
async def test_open_hands_are_shown_to_all_and_others_to_nobody(lobby: Lobby, open_hands: bool):
    plan = plans("own", "link", "link")
    wish = wire.NewMatch("fellowship", "passage-through-mirkwood", plan, options={"open_hands": open_hands})
    made = await lobby.tables.create(wish)
    for invite in made.invites:
        await lobby.tables.join(made.match, wire.JoinMatch(invite.invite))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    for seat in range(3):
        ear = Ear(seat)
        await room.join(ear, 0)
        hands = [one["hand"] for one in ear.heard("update")[-1]["observation"]["seats"]]
        for owner, hand in enumerate(hands):
            assert len(hand) == 6
            assert all(hand) if open_hands or owner == seat else not any(hand), (seat, owner)


@pytest.mark.parametrize("point", [pytest.param("before-commit:3", marks=pytest.mark.long), "after-commit:3"])
def test_a_server_killed_while_all_owe_an_answer_loses_none(server: ServerProcess, point: str):
    """Three people commit a card at once; the server dies with the second of them on its way, and the round goes on."""
    server.start(point, GONFALON_TEACHING="1")
    table = Table(server, *new_company(server, ("link", "link", "link")))
    table.reconnect()
    table.send(0, "face")
    first = legal_of(table.seats[0].seen)[0]
    table.send(0, first)
    second = legal_of(table.seats[1].seen)[0]
    with pytest.raises((ConnectionClosed, OSError)):
        table.send(1, second)
    server.wait_dead()
    server.start(GONFALON_TEACHING="1")
    table.reconnect()
    assert 0 not in table.seats[0].seen["to_act"], "what was acknowledged is there"
    table.resend()
    assert table.seats[1].seen["to_act"] == [2]
    assert table.seats[1].seen["table"] == ["back", second.split()[1], ""]
    table.send(2, legal_of(table.seats[2].seen)[0])
    assert table.seats[2].seen["turn"] == 1
    check_log(server, table)


@pytest.mark.parametrize("point", ["before-commit:2", pytest.param("after-commit:2", marks=pytest.mark.long)])
def test_so_does_the_card_game_at_its_mulligan(server: ServerProcess, point: str):
    server.start(point)
    kinds = ("link", "link", "link")
    table = Table(server, *new_company(server, kinds, "fellowship", "passage-through-mirkwood"))
    table.reconnect()
    assert table.seats[0].seen["to_act"] == [0, 1, 2]
    table.send(2, "redraw")
    with pytest.raises((ConnectionClosed, OSError)):
        table.send(0, "keep")
    server.wait_dead()
    server.start()
    table.reconnect()
    table.resend()
    assert table.seats[1].seen["to_act"] == [1]
    table.send(1, "keep")
    assert "mulligan" not in str(table.seats[0].seen["decision"] or "")
    check_log(server, table)


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_of_each_kind_goes_through_the_server(seed: int):
    """The long runs play a thousand of each."""
    assert served.run([seed])["games"] == 1


def test_the_long_run_plays_a_thousand_of_each_kind_and_number_of_seats():
    """`./check --long` runs scripts/long_runs.py, whose part "served" are these games, and forgets no part."""
    long_runs = runpy.run_path(str(ROOT / "scripts/long_runs.py"))
    assert '"scripts/long_runs.py"' in (ROOT / "scripts/check.py").read_text()
    seeds = range(long_runs["FIRST_SEED"], long_runs["FIRST_SEED"] + long_runs["COMPARISONS"]["served"])
    played = Counter(served.KINDS[seed % len(served.KINDS)] for seed in seeds)
    assert {seats: played["fellowship", seats] for seats in (1, 2, 3, 4)} == dict.fromkeys(
        (1, 2, 3, 4), 1_000
    )
