"""Every registered game, in every variant, fulfils the contract of core/game.py."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice, product
from math import factorial, inf, prod
from typing import Any

import pytest

from gonfalon import games
from gonfalon.core import testing
from gonfalon.core.errors import GonfalonError, IllegalActionError
from gonfalon.core.events import Event
from gonfalon.core.game import AnyGame, Decision, GameSetup, Option
from gonfalon.core.observation import ANY
from gonfalon.core.testing import NONSENSE, check_game, check_non_interference, random_states, seen_by
from gonfalon.games.fellowship.game import GAME as COMPANY
from gonfalon.games.tiny.crew import GAME as WATCH
from gonfalon.games.tiny.crew import CrewState, full_deck
from gonfalon.games.tiny.hidden import GAME as OUTPOST
from gonfalon.games.tiny.hidden import replayed
from gonfalon.games.tiny.hidden_rows import ROWS, army_of

ARMIES = OUTPOST.setup(brought=("K11", "K22"))
SETUPS = [
    *((game, game.setup(variant.id)) for game in games.all_games() for variant in game.spec.variants),
    (OUTPOST, ARMIES),
    (OUTPOST, OUTPOST.setup(brought=("", "12K"), preset="raid")),
    (OUTPOST, OUTPOST.setup(brought=("K12", ""), survivor="covered", move_cap=0)),
    *((WATCH, WATCH.setup(n_seats=n_seats)) for n_seats in (2, 3, 4)),
    *((WATCH, WATCH.setup(n_seats=n, brought=("lamp", "bell", "", "lamp")[:n])) for n in (1, 2, 3, 4)),
    (WATCH, WATCH.setup(n_seats=3, leader="in_turn", horn=False, darkness=0)),
    (
        COMPANY,
        COMPANY.setup("escape-from-dol-guldur", n_seats=2, brought=("leadership", "lore"), difficulty="easy"),
    ),
    (COMPANY, COMPANY.setup("journey-down-the-anduin", n_seats=4, rules="2011", difficulty="basic")),
    (COMPANY, COMPANY.setup(n_seats=3, open_hands=True)),
]


def label(game: AnyGame, setup: GameSetup) -> str:
    """A name for a test case: what differs from the plain setup of the variant."""
    plain = game.setup(setup.variant).options
    changed = [f"{name}={value}" for name, value in setup.options.items() if value != plain[name]]
    return "-".join([game.spec.id, setup.variant, f"{setup.n_seats}", *setup.brought, *changed])


CASES = [pytest.param(game, setup, id=label(game, setup)) for game, setup in SETUPS]
VARIANTS = [
    pytest.param(game, variant.id, id=f"{game.spec.id}-{variant.id}")
    for game in games.all_games()
    for variant in game.spec.variants
]

LIKELY = 0.9
"""Least share of samples that differ from the truth in what is hidden, where an alternative exists."""


def possible_rows(state: Any, seat: int) -> set[str]:
    """Outpost: the enemy's rows that would have looked the same, by brute force."""
    information = OUTPOST.information_state(state, seat)
    twins = {row: replayed(information, row) for row in ROWS}
    return {
        row
        for row, twin in twins.items()
        if twin
        and OUTPOST.information_state(twin, seat) == information
        and army_of(row) == twin.armies[1 - seat]
    }


def another_row(state: Any, seat: int) -> bool:
    """Outpost: could the enemy's row, or its army before it stands, be another one, as far as both can be told apart?"""
    information = OUTPOST.information_state(state, seat)
    twins = [replayed(information, row) for row in possible_rows(state, seat)]
    return len({OUTPOST.reveal(twin) for twin in twins if twin}) > 1


def another_army(state: Any, seat: int) -> bool:
    """Stratego: are two hidden enemy pieces of different kinds, so that each might be the other, both mobile or both unmoved?

    Exchanging two such pieces cannot be told apart, whatever rule was at work, while nothing but their moves was seen of them. Before
    both have deployed the other's army is open altogether, once it stands.
    """
    if None in state.deployed:
        return state.deployed[1 - seat] is not None
    truth = {piece.id: piece for piece in GAMES["stratego"].reveal(state).pieces}
    hidden = [
        truth[p.id] for p in GAMES["stratego"].observe(state, seat).pieces if p.owner != seat and not p.piece
    ]
    still = {piece.piece for piece in hidden if not piece.moved}
    mobile = {piece.piece for piece in hidden if piece.moved}
    return len(still) > 1 or len(mobile) > 1


GAMES: dict[str, Any] = {game.spec.id: game for game in games.all_games()}
ALTERNATIVES = {
    "tiny_hidden": another_row,
    "tiny_crew": lambda state, seat: state.n_seats > 1,
    "stratego": another_army,
    "fortress": lambda state, seat: state.mazes[1 - seat] is not None,
}
"""When a seat could not know better; games that are not named here hide something as long as they last."""


NEVER_LEGAL = {
    "stratego": ("a1-a1", "deploy ", "deploy zzzz", "rescue king@z9"),
    "fortress": ("build ", "build zzzz", "explore z9"),
    "fellowship": ("play 99", "play ", "commit nobody"),
    "tiny": ("a1-a1", "play 99"),
}
"""Family -> texts in its words that are never legal."""


ENOUGH = 20
"""Samples that might differ, after which the everyday run of a game is over."""

SPACING = 23
"""The everyday run of a long game looks at every 23rd ply; of a shorter game, at every ply."""


def is_short(game: AnyGame, setup: GameSetup) -> bool:
    """Whether the first random games end before the everyday run of a long game would look at a second ply."""
    games_of = (random_states(game, lambda seed: game.new(seed, setup), seed) for seed in range(2))
    return all(sum(1 for _ in islice(states, SPACING + 1)) <= SPACING for states in games_of)


def run_contract(game: AnyGame, setup: GameSetup, seeds: range, every: int, enough: float = inf) -> None:
    """All contract tests over random games until there are enough samples, and the share of them that differ."""
    different = drawn = 0
    for seed in seeds:
        differ, might = check_game(
            game,
            lambda seed: game.new(seed, setup),
            range(seed, seed + 1),
            every,
            ALTERNATIVES.get(game.spec.id, lambda state, seat: True),
            NEVER_LEGAL.get(game.spec.family, ()),
        )
        different, drawn = different + differ, drawn + might
        if drawn > enough:
            break
    print(f"{different} of {drawn} samples differ in what is hidden")
    if setup.n_seats > 1:
        assert drawn > ENOUGH
        assert different / drawn >= LIKELY


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_a_game_fulfils_the_contract(game: AnyGame, setup: GameSetup):
    if is_short(game, setup):
        run_contract(game, setup, range(5), 1)
    else:
        run_contract(game, setup, range(2), SPACING, ENOUGH)


@pytest.mark.long
@pytest.mark.parametrize(("game", "setup"), CASES)
def test_a_game_fulfils_the_contract_over_many_games(game: AnyGame, setup: GameSetup):
    seeds, every = (range(1000, 1200), 1) if is_short(game, setup) else (range(1000, 1020), 7)
    run_contract(game, setup, seeds, every)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_setup_takes_what_is_declared_and_nothing_else(game: AnyGame, variant: str):
    testing.check_setups(game, variant)


@pytest.mark.parametrize("game", [pytest.param(g, id=g.spec.id) for g in games.all_games()])
def test_what_a_game_declares_is_consistent(game: AnyGame):
    testing.check_spec(game)


@pytest.mark.parametrize("game", [pytest.param(g, id=g.spec.id) for g in games.all_games()])
def test_a_start_is_settled_by_its_seed(game: AnyGame):
    assert game.new(7).digest() == game.new(7).digest()


def test_tiny_games_are_offered_only_for_teaching(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("GONFALON_TEACHING", raising=False)
    assert not set(games.TEACHING) & set(games.lobby_ids())
    assert set(games.lobby_ids()) | set(games.TEACHING) == set(games.GAMES)
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    assert set(games.lobby_ids()) == set(games.GAMES)


def test_an_unknown_game_is_named_with_the_known_ones():
    with pytest.raises(GonfalonError, match="known: stratego"):
        games.get("chess")


# ---- the tests catch what they are for -------------------------------------------------------------------------------


def test_a_leaky_observer_is_caught():
    def leaky(game: AnyGame, state: Any, seat: int, probes: tuple[str, ...] = NONSENSE):
        hidden = state.board[6 - 6 * seat]
        return *seen_by(game, state, seat, probes), hidden and hidden.letter

    rng = random.Random(3)
    with pytest.raises(AssertionError):
        for seed in range(20):
            for state in random_states(OUTPOST, OUTPOST.new, seed):
                check_non_interference(OUTPOST, state, 0, rng, leaky)


def test_a_leaky_error_message_is_caught():
    def leaky(game: AnyGame, state: Any, seat: int, probes: tuple[str, ...] = NONSENSE):
        information, said, raw = seen_by(game, state, seat, probes)
        return information, tuple(f"{text} {state.digest()}" for text in said), raw

    rng = random.Random(3)
    with pytest.raises(AssertionError):
        for state in random_states(OUTPOST, OUTPOST.new, 1):
            check_non_interference(OUTPOST, state, 1, rng, leaky)


def test_a_leak_of_what_another_seat_has_brought_is_caught():
    def leaky(game: AnyGame, state: Any, seat: int, probes: tuple[str, ...] = NONSENSE):
        return *seen_by(game, state, seat, probes), state.setup.brought[1 - seat].count("2")

    fresh, rng = OUTPOST.new(1, ARMIES), random.Random(3)
    assert check_non_interference(OUTPOST, fresh, 0, rng)
    with pytest.raises(AssertionError):
        for _ in range(20):
            check_non_interference(OUTPOST, fresh, 0, rng, leaky)


def test_a_leak_of_a_committed_card_is_caught():
    def leaky(game: AnyGame, state: Any, seat: int, probes: tuple[str, ...] = NONSENSE):
        return *seen_by(game, state, seat, probes), sum(state.table)

    rng = random.Random(3)
    with pytest.raises(AssertionError):
        for state in random_states(WATCH, lambda seed: WATCH.new(seed, WATCH.setup(n_seats=3)), 1):
            check_non_interference(WATCH, state, 0, rng, leaky)


class Fake:
    """Just enough of a state for the checks of decisions. decided: the decisions before and after the one step it takes."""

    def __init__(self, *decided: tuple[Decision, ...]) -> None:
        self.decided, self.setup, self.n_seats = decided, WATCH.setup(), 2

    def decisions(self) -> tuple[Decision, ...]:
        return self.decided[0]

    def to_act(self) -> tuple[int, ...]:
        return tuple(decision.seat for decision in self.decisions())

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        self.decided = self.decided[1:]
        return ()

    def copy(self) -> Fake:
        return Fake(*self.decided)


def owed(seat: int, id: str = "a", **terms: Any) -> Decision:
    """A decision with two options."""
    options = terms.pop("options", (Option("x", {"choice": "x"}), Option("y", {"choice": "y"})))
    return Decision(seat, terms.pop("kind", "k"), options, id=id, prompt="p", **terms)


@pytest.mark.parametrize(
    "decisions",
    [
        pytest.param((owed(0), owed(0, "b")), id="two decisions of one seat"),
        pytest.param((owed(1), owed(0)), id="seats out of order"),
        pytest.param((owed(0), owed(1, kind="other")), id="one id, two kinds"),
        pytest.param((owed(0), owed(1, owed_by=ANY)), id="owed by each and by any"),
        pytest.param((owed(0, decline="z"),), id="declines with no option"),
        pytest.param((owed(0, options=(Option("x"), Option("x"))),), id="one text twice"),
        pytest.param((owed(0, options=(Option("x", {"card": ""}),)),), id="an empty part"),
        pytest.param(
            (owed(0, options=tuple(Option(str(n)) for n in range(9))),), id="more options than encoded"
        ),
        pytest.param((owed(0, ""),), id="no id"),
    ],
)
def test_malformed_decisions_are_caught(decisions: tuple[Decision, ...]):
    testing.check_decision_data(WATCH, Fake((owed(0), owed(1))))
    with pytest.raises(AssertionError):
        testing.check_decision_data(WATCH, Fake(decisions))


def test_answers_that_leave_the_wrong_seats_owing_are_caught():
    both, asked = (owed(0), owed(1)), (owed(0, owed_by=ANY), owed(1, owed_by=ANY))
    hidden = (owed(0, revocable=True), owed(1, revocable=True))
    testing.check_answer(Fake(both, both[1:]), both[0], "x")
    testing.check_answer(Fake(asked, ()), asked[0], "x")
    for before, after in ((both, both), (asked, asked[1:]), (hidden, ()), (both[:1], both[1:])):
        with pytest.raises(AssertionError):
            testing.check_answer(Fake(before, after), before[0], "x")


def test_an_id_that_comes_back_is_caught():
    ids = testing.DecisionIds()
    for decisions in ((owed(0), owed(1)), (owed(1),), (owed(0, "b"),)):
        ids.follow(Fake(decisions))
    with pytest.raises(AssertionError):
        ids.follow(Fake((owed(0),)))


# ---- the samplers reach just what brute force finds ------------------------------------------------------------------


@pytest.mark.parametrize(
    "setup", [pytest.param(OUTPOST.setup(), id="own"), pytest.param(ARMIES, id="brought")]
)
def test_the_sampler_reaches_just_what_brute_force_finds(setup: GameSetup):
    rng = random.Random(5)
    for seed in range(3):
        for state in random_states(OUTPOST, lambda seed: OUTPOST.new(seed, setup), seed, most=12):
            if not all(state.deployed):
                continue
            information, possible = OUTPOST.information_state(state, 0), possible_rows(state, 0)
            rows = [enemy_row(OUTPOST.sample(information, rng)) for _ in range(30 * len(possible))]
            drawn = Counter(rows)
            assert set(drawn) == possible
            assert min(drawn.values()) > 8


def enemy_row(state: Any) -> str:
    """The row that seat 1 has deployed, as it stands in its own action."""
    return next(step.action[-3:] for step in state.steps if step.seat == 1)


def test_the_army_of_the_enemy_is_unknown_until_it_is_shown():
    fresh = OUTPOST.information_state(OUTPOST.new(1, ARMIES), 0)
    rng = random.Random(1)
    drawn = Counter(OUTPOST.sample(fresh, rng).setup.brought[1] for _ in range(300))
    assert set(drawn) == {"K11", "K12", "K22"}
    assert drawn["K12"] > drawn["K11"]
    plain = OUTPOST.information_state(OUTPOST.new(1), 0)
    assert OUTPOST.sample(plain, rng).armies == ("K12", "K12")


def same_deals(state: CrewState, seat: int) -> Counter[tuple[Any, ...]]:
    """Night Watch: what everybody holds in every game over any deck that looks the same, counted by decks and by the places of
    the hands that could have been played."""
    information, found = WATCH.information_state(state, seat), Counter[tuple[Any, ...]]()
    counts, rest = Counter[int](full_deck(state.n_seats)), len(state.deck) - state.next
    for drawn in product((1, 2, 3), repeat=state.next):
        left = counts - Counter[int](drawn)
        if sum(left.values()) != rest:
            continue
        decks = arrangements(left)
        played = product((1, 2, 3), repeat=sum(step.action.startswith("play") for step in state.steps))
        for cards in played if agrees_so_far(information, drawn, state) else ():
            deal = replay_over(state, information, (*drawn, *left.elements()), cards)
            if deal is not None:
                twin, ways = deal
                found[(tuple(map(tuple, map(sorted, twin.hands))), tuple(twin.table))] += decks * ways
    return found


def arrangements(left: Counter[int]) -> int:
    """In how many orders these cards can lie."""
    return factorial(sum(left.values())) // prod(factorial(n) for n in left.values())


def agrees_so_far(information: Any, drawn: tuple[int, ...], state: CrewState) -> bool:
    """A quick test before the slow one: does the first deal look the same?"""
    twin = CrewState(state.setup, (*drawn, *[1] * len(state.deck)))
    heard = [event for event in twin.start if event.heard_by(information.seat)]
    return heard == list(information.events[: len(heard)])


def replay_over(
    state: CrewState, information: Any, deck: tuple[int, ...], cards: tuple[int, ...]
) -> tuple[CrewState, int] | None:
    """The same answers over another deck and with other cards played, if it looks the same; and in how many ways these cards could
    have been taken out of the hands of others."""
    twin, left, ways = CrewState(state.setup, deck), list(cards), 1
    for step in state.steps:
        action = f"play {left.pop(0)}" if step.action.startswith("play") else step.action
        if action.startswith("play") and step.seat != information.seat:
            ways *= twin.hands[step.seat].count(int(action[5:]))
        try:
            twin.step(step.seat, action)
        except IllegalActionError:
            return None
    return (twin, ways) if WATCH.information_state(twin, information.seat) == information else None


@pytest.mark.parametrize("lamp", ["", "lamp"])
def test_the_sampler_of_the_watch_draws_as_often_as_brute_force_counts(lamp: str):
    setup, rng = WATCH.setup(n_seats=2, brought=("", lamp), horn=False), random.Random(5)
    for seed in range(3):
        for state in random_states(WATCH, lambda seed: WATCH.new(seed, setup), seed):
            if state.next > 7:
                break
            information, possible = WATCH.information_state(state, 0), same_deals(state, 0)
            deals, n = Counter[tuple[Any, ...]](), 600
            for _ in range(n):
                twin = WATCH.sample(information, rng)
                deals[(tuple(map(tuple, map(sorted, twin.hands))), tuple(twin.table))] += 1
            assert set(deals) <= set(possible)
            for deal, weight in possible.items():
                expected = n * weight / possible.total()
                assert abs(deals[deal] - expected) < 5 * expected**0.5 + 1, (deal, expected)


def test_the_future_of_the_deck_is_drawn_anew():
    fresh, rng = WATCH.new(1), random.Random(1)
    information = WATCH.information_state(fresh, 0)
    decks = {WATCH.sample(information, rng).deck for _ in range(20)}
    assert len(decks) > 15
    assert all(sorted(deck) == sorted(fresh.deck) for deck in decks)
