"""Rule 11.15: what a hard campaign carries from a won scenario to the next, and what it refuses."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from gonfalon.core.errors import FaultyActionError, RulesetError
from gonfalon.core.game import SPECTATOR, resample
from gonfalon.games.fellowship.engine import carried
from gonfalon.games.fellowship.engine import effects as e
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import GAME, decks_of
from gonfalon.match.log import Entry
from gonfalon.match.record import dumps, loads, record_of, replay
from gonfalon.match.referee import MatchState
from gonfalon.match.setting import Setting

from .random_games import check_whole

MIRKWOOD, ANDUIN, ESCAPE = "passage-through-mirkwood", "journey-down-the-anduin", "escape-from-dol-guldur"
DECKS = ("leadership", "spirit")
TACTICS = ("legolas", "gimli", "thalin")


def won_after(seed: int, rounds: int, brought: tuple[str, ...] = DECKS, is_whole: bool = True) -> State:
    """A random game whose quest is won after some rounds. is_whole: nobody is out."""
    while True:
        s = GAME.new(seed, GAME.setup(MIRKWOOD, n_seats=len(brought), brought=brought))
        rng = random.Random(seed)
        while s.outcome is None and s.turn < rounds:
            seat = s.to_act()[0]
            s.step(seat, GAME.random_action(s, seat, rng))
        if s.outcome is None and not (is_whole and any(s.eliminated)):
            s.finish(True, "quest_won")
            return s
        seed += 1000


def next_of(s: State, scenario: str = ANDUIN, seed: int = 5, **options: Any) -> State:
    """The next scenario after a won one, at its first question."""
    setup = GAME.setup(
        scenario, n_seats=s.n_seats, brought=s.setup.brought, **{**GAME.follow_up(s), **options}
    )
    return GAME.new(seed, setup)


def ids(s: State, pile: int) -> list[str]:
    return [s.card(i).id for i in s.piles[pile]]


def cards_of(s: State, seat: int) -> set[int]:
    return {
        i for i in range(s.catalogue.n) if s.catalogue.owner[i] == seat and s.card(i).type in m.PLAYER_TYPES
    }


def begun(*seats: dict[str, Any], brought: tuple[str, ...] = ("leadership",), **options: Any) -> State:
    """A game into which these seats carry this."""
    setup = GAME.setup(ANDUIN, n_seats=len(seats), brought=brought, carried=json.dumps(seats), **options)
    return GAME.new(3, setup)


# ---- what is carried ---------------------------------------------------------------------------------------------------


def test_threat_damage_and_discard_piles_are_carried_and_the_rest_is_shuffled_back() -> None:
    """CARD-11.15: allies, attachments and hands go back into the decks; pools are emptied; six new cards and the mulligan."""
    s = won_after(1, 3)
    aragorn = next(i for i in s.heroes(0) if s.card(i).id == "aragorn")
    s.damage[aragorn] = 3
    after = next_of(s)
    for seat in (0, 1):
        assert after.threat[seat] == s.threat[seat] > 24
        assert ids(after, m.DISCARD + seat) == ids(s, m.DISCARD + seat)
        assert all(after.resources[i] == 0 for i in after.heroes(seat))
        assert len(after.piles[m.HAND + seat]) == 6
        played = {*after.piles[m.AREA + seat], *after.piles[m.DISCARD + seat]}
        others = {*after.piles[m.DECK + seat], *after.piles[m.HAND + seat]}
        assert played | others == cards_of(after, seat)
        assert all(after.card(i).type != "hero" for i in others)
    assert after.damage[next(i for i in after.heroes(0) if after.card(i).id == "aragorn")] == 3
    assert {decision.kind for decision in after.decisions()} == {"mulligan"}
    check_whole(after)


def test_an_easy_hard_campaign_gives_its_resource_and_a_low_threat_is_raised() -> None:
    """CARD-11.15, CARD-3.12: to the sum of the threat costs of those who live."""
    after = begun({"threat": 3, "discard": ["gandalf", "theodred"]}, difficulty="easy")
    costs = [after.card(i).threat_cost for i in after.heroes(0)]
    assert (after.threat[0], len(costs)) == (sum(costs), 2)
    assert [after.resources[i] for i in after.heroes(0)] == [1, 1]
    assert ids(after, m.DISCARD) == ["gandalf", "theodred"]
    assert begun({"threat": 40}).threat == [40]


def test_dead_heroes_stay_dead_and_one_that_lived_by_its_plate_dies() -> None:
    """CARD-11.15: who has as much damage as hit points once nothing is attached to him."""
    s = won_after(2, 2, ("tactics",))
    legolas, gimli, thalin = (next(i for i in s.heroes(0) if s.card(i).id == name) for name in TACTICS)
    e.destroy(s, legolas)
    e.attach(s, next(i for i in cards_of(s, 0) if s.card(i).id == "citadel-plate"), gimli, 0)
    s.damage[gimli], s.damage[thalin] = 6, 2
    after = next_of(s)
    assert [after.card(i).id for i in after.heroes(0)] == ["thalin"]
    assert ids(after, m.DISCARD)[-1] == "gimli"
    assert "legolas" in ids(after, m.DISCARD)
    assert after.damage[after.heroes(0)[0]] == 2
    assert "citadel-plate" not in ids(after, m.DISCARD)


def test_an_event_in_the_middle_is_discarded_and_a_card_out_of_the_game_comes_back() -> None:
    """CARD-11.15: the event lies on top of the pile."""
    s = won_after(3, 2, ("spirit",))
    event, other = [i for i in s.piles[m.DECK] if s.card(i).type == "event"][:2]
    s.put(event, m.LIMBO)
    s.put(other, m.REMOVED)
    after = next_of(s)
    assert ids(after, m.DISCARD) == [*ids(s, m.DISCARD), s.card(event).id]
    assert after.piles[m.REMOVED] == ()


def test_who_was_eliminated_stays_out() -> None:
    """CARD-11.15, CARD-11.5: his cards lie in his discard pile, he answers nothing, and the first player is somebody else."""
    s = won_after(4, 2)
    s._outcome = None
    e.eliminate(s, 0)
    s.finish(True, "quest_won")
    for seed in range(4):
        after = next_of(s, seed=seed)
        assert after.eliminated == [True, False]
        assert (after.first, after.to_act()) == (1, (1,))
        assert set(after.piles[m.DISCARD]) == cards_of(after, 0)
        assert after.threat[0] == s.threat[0]
        check_whole(after)
    assert next_of(s, first_player="1").first == 1


def test_nothing_follows_a_won_game_that_leaves_nobody() -> None:
    """CARD-11.15: then the campaign is lost."""
    s = won_after(4, 2)
    for seat in range(2):
        assert GAME.follow_up(s) != {}
        for hero in s.heroes(seat):
            s.damage[hero] = s.card(hero).hit_points
    assert GAME.follow_up(s) == {}


def test_nothing_follows_a_game_that_was_not_won() -> None:
    """CARD-11.15, CARD-11.14: a lost scenario is begun again with what was carried into it."""
    s = begun({"threat": 41, "damage": {"aragorn": 4}})
    assert GAME.follow_up(s) == {}
    again = s.setup
    s.finish(False, "all_eliminated")
    assert GAME.follow_up(s) == {}
    assert GAME.new(9, again).threat == [41]


def test_a_game_that_carries_is_played_to_its_end_and_out_of_its_record() -> None:
    """CARD-11.15: the option is in the record, which plays again to the same position; samples agree with what was seen."""
    setup = next_of(won_after(1, 3), ESCAPE).setup
    match_state, rng = MatchState(Setting("fellowship", setup, 11)), random.Random(1)
    while match_state.outcome is None:
        seat = match_state.to_act()[0]
        if match_state.n_entries == 40:
            seen = resample(GAME, match_state.state, seat, rng)
            assert GAME.observe(seen, seat) == GAME.observe(match_state.state, seat)
        action = GAME.random_action(match_state.state, seat, rng)
        match_state.take(Entry(match_state.n_entries, seat, action, "", 0))
    check_whole(match_state.state)
    record = loads(dumps(record_of(match_state)))
    assert record.options[carried.CARRIED] == setup.options[carried.CARRIED]
    assert replay(record).state.digest() == match_state.state.digest()


def test_a_game_that_carries_nothing_has_no_such_option() -> None:
    """CARD-3.18: so that games of before stay as they were."""
    assert carried.CARRIED not in GAME.setup(MIRKWOOD, carried="").options


# ---- written apart: from what everybody sees at the end and at the beginning -----------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_next_game_begins_as_the_table_looked(seed: int) -> None:
    """CARD-11.15: worked out from the public views alone, by the names of cards."""
    s = won_after(seed, 1 + seed % 4, is_whole=False)
    after = next_of(s, ESCAPE, seed)
    end, start = GAME.observe(s, SPECTATOR), GAME.observe(after, SPECTATOR)
    printed = m.all_cards()
    for seat, deck in enumerate(decks_of(s.setup)):
        pile = [key.split(".")[0] for key in end.seats[seat].discard]
        hurt = {one.id: one.damage for one in end.cards if one.id in deck.heroes}
        alive = {hero: hurt[hero] for hero in hurt if hurt[hero] < printed[hero].hit_points}
        shown = {one.id: one.damage for one in start.cards if one.id in deck.heroes}
        assert shown == alive
        least = sum(printed[hero].threat_cost for hero in alive)
        assert start.seats[seat].threat == max(end.seats[seat].threat, least)
        now = Counter(key.split(".")[0] for key in start.seats[seat].discard)
        is_out = start.seats[seat].eliminated
        assert is_out == (not alive)
        fallen = Counter(set(hurt) - set(alive))
        assert now == (Counter((*deck.heroes, *deck.cards)) if is_out else Counter(pile) + fallen)
        unseen = start.seats[seat].deck + len(start.seats[seat].hand)
        assert unseen == len(deck.cards) + len(deck.heroes) - len(shown) - now.total()


def test_what_is_carried_tells_nothing_hidden() -> None:
    """CARD-1.11: two tables that differ only in hands and decks carry the same."""
    s = won_after(6, 2)
    twin = s.copy()
    for seat in (0, 1):
        for i in (*twin.piles[m.HAND + seat], *twin.piles[m.DECK + seat]):
            twin.put(i, m.DECK + seat)
        twin.shuffle(m.DECK + seat)
    assert GAME.follow_up(twin) == GAME.follow_up(s)
    first, second = next_of(s, seed=1), next_of(s, seed=2)
    assert first.piles[m.DECK] != second.piles[m.DECK]


# ---- what is refused ---------------------------------------------------------------------------------------------------

NONSENSE = (
    ("no JSON", "as JSON"),
    ("7", "as JSON"),
    ('[{"threat": 30, "hand": []}]', "unknown field"),
    ('[{"threat": "30"}]', "as JSON"),
    ('[{"damage": {}}]', "threat"),
    ("[" * 5000, "as JSON"),
    ("\ud800", "as JSON"),
    ("[]", "has 0 seats for a table of 1"),
    ('[{"threat": 30}, {"threat": 30}]', "has 2 seats for a table of 1"),
    ('[{"threat": 100}]', "0 to 99, not 100"),
    ('[{"threat": -1}]', "0 to 99, not -1"),
    ('[{"threat": 30, "damage": {"sauron": 1}}]', "'sauron' is no hero"),
    ('[{"threat": 30, "damage": {"gandalf": 1}}]', "'gandalf' is no hero"),
    ('[{"threat": 30, "damage": {"aragorn": 5}}]', "1 to 4 damage, not 5"),
    ('[{"threat": 30, "damage": {"aragorn": 0}}]', "1 to 4 damage, not 0"),
    ('[{"threat": 30, "damage": {"aragorn": 1}, "discard": ["aragorn"]}]', "aragorn is dead"),
    ('[{"threat": 30, "discard": ["despair"]}]', "'despair' is no player's card"),
    (" " * 16_001, "at most 16000 characters"),
)


@pytest.mark.parametrize(("text", "said"), NONSENSE)
def test_nonsense_is_refused_with_what_is_wrong(text: str, said: str) -> None:
    """CARD-11.15: before a table is made of it."""
    with pytest.raises(RulesetError, match="option carried") as refused:
        GAME.setup(ANDUIN, carried=text)
    assert said in str(refused.value)


@pytest.mark.parametrize("value", [7, True])
def test_what_is_no_text_is_refused(value: Any) -> None:
    """CARD-11.15: the option takes a text."""
    with pytest.raises(RulesetError, match="option carried takes a text"):
        GAME.setup(ANDUIN, carried=value)


FOREIGN = (
    ({"threat": 30, "damage": {"legolas": 1}}, ("carried_card", ("legolas",))),
    ({"threat": 30, "discard": ["legolas", "gimli"]}, ("carried_card", ("legolas", "gimli"))),
    ({"threat": 30, "discard": ["gandalf", "gandalf"]}, ("carried_card", ("gandalf",))),
    ({"threat": 30, "discard": ["aragorn", "aragorn"]}, ("carried_card", ("aragorn",))),
    ({"threat": 30, "discard": ["aragorn", "theodred", "gloin"]}, ("carried_nobody", ())),
    ({"threat": 50}, ("carried_nobody", ())),
)


@pytest.mark.parametrize(("seat", "fault"), FOREIGN)
def test_another_deck_and_a_table_without_heroes_are_refused(
    seat: dict[str, Any], fault: tuple[str, tuple[str, ...]]
) -> None:
    """CARD-11.15: with the deck that a seat brings, and with the one that the game gives."""
    with pytest.raises(FaultyActionError) as refused:
        begun(seat)
    assert [(one.kind, one.where) for one in refused.value.faults] == [fault]
    given = GAME.setup(ANDUIN, carried=json.dumps([seat]))
    with pytest.raises(FaultyActionError):
        GAME.new(1, given)


def test_a_friend_who_is_awaited_is_checked_when_he_comes() -> None:
    """CARD-11.15: until then only the known decks are."""
    seats = [{"threat": 30}, {"threat": 30, "damage": {"eowyn": 1}}]
    setup = GAME.setup(ANDUIN, n_seats=2, carried=json.dumps(seats))
    with_first = GAME.setup(ANDUIN, n_seats=2, brought=DECKS, carried=json.dumps(seats))
    GAME.check_table(with_first, waiting={1})
    GAME.check_table(with_first, newest=1)
    wrong = type(setup)(setup.variant, setup.options, 2, ("leadership", "lore"), setup.edition)
    GAME.check_table(wrong, waiting={1})
    with pytest.raises(FaultyActionError):
        GAME.check_table(wrong, newest=1)
