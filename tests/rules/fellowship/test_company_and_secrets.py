"""Sections 1 and 13 and what section 15 says of secrets: who wins, what is open, who knows what, what the rule sets change."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gonfalon.core.game import COMPANY, SPECTATOR
from gonfalon.games.fellowship import decks
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import raise_threat
from gonfalon.games.fellowship.engine.steps import do
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.observation import FellowshipObservation
from gonfalon.games.fellowship.scores import scores_of
from gonfalon.match import table_actions

from .board import HEROES, Board, knows
from .test_points import TACTICS, asked, new_game

LIMITS = ("beravor", "wandering-took", "protector-of-lorien")


@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
def test_all_win_or_all_lose(n_seats: int) -> None:
    """CARD-1.1, CARD-1.2, CARD-1.3: those who were eliminated win with the others; nobody is left, all have lost."""
    teams = (("gloin",), ("gimli",), ("eowyn",), ("beravor",))[:n_seats]
    board = Board(*teams, quest="beorns-path").threat(*[50] * (n_seats - 1), 20).go()
    board.progress("beorns-path", 10).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,) * n_seats
    board = Board(*teams).threat(*[50] * n_seats).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (-1.0,) * n_seats


def test_the_first_player_decides_what_is_decided_together() -> None:
    """CARD-1.5, CARD-1.4: the journey, the order of effects, the choices of the encounter deck."""
    board = Board(HEROES, TACTICS).staging("forest-gate").blank("forest-gate").commit("aragorn", "gimli")
    board.s.first = 1
    assert asked(board.step_of_round("4.2")) == 1
    assert asked(board.reveal("dol-guldur-orcs")) == 1


def hidden_and_open() -> Board:
    """A table on which something lies in every place."""
    board = (
        Board(HEROES, TACTICS).hand("faramir", "gandalf").deck("beorn").deck("feint", seat=1).engaged("wargs")
    )
    board.encounter("despair").put_discarded("evil-storm", "hill-troll").discard("gleowine").shadow(
        "wargs", "eyes-of-the-forest"
    )
    board.put("hummerhorns", m.VICTORY)
    return board.go()


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_what_is_hidden_and_what_is_open(seat: int) -> None:
    """CARD-1.6, CARD-1.7, CARD-1.11: decks, hands and cards face down are hidden; piles, numbers, threat levels and the rest are open."""
    board = hidden_and_open()
    seen = GAME.observe(board.s, seat)
    text = msgspec.json.encode(seen).decode()
    for name in (
        "beorn",
        "feint",
        "despair",
        "eyes-of-the-forest",
        *([] if seat == 0 else ["faramir", "gandalf"]),
    ):
        assert f'"{name}' not in text, name
    assert (seen.encounter, [one.deck for one in seen.seats], len(seen.seats[0].hand)) == (1, [1, 1], 2)
    assert [key.partition(".")[0] for key in seen.encounter_discard] == ["evil-storm", "hill-troll"]
    assert [key.partition(".")[0] for key in (*seen.seats[0].discard, *seen.victory)] == [
        "gleowine",
        "hummerhorns",
    ]
    assert ([one.threat for one in seen.seats], seen.first) == ([20, 20], 0)


def test_who_looks_at_a_card_knows_it_alone_until_it_is_shuffled() -> None:
    """CARD-1.8, CARD-R53: place by place, also in another's deck."""
    board = (
        Board(("denethor",), ("henamarth-riversong", "gimli")[1:])
        .encounter("despair", "wargs")
        .window("travel")
    )
    board.act("use denethor", "pass")
    top, below = board.s.piles[m.ENCOUNTER][::-1]
    assert [knows(board.s, seat, top) for seat in (0, 1, SPECTATOR)] == [True, False, False]
    assert not knows(board.s, 0, below)
    board.s.shuffle(m.ENCOUNTER)
    assert not knows(board.s, 0, top)
    board = (
        Board(("glorfindel",), ("gimli",)).hand("gandalfs-search").deck("beorn", "feint", "gandalf", seat=1)
    )
    board.resources(2).window("travel").act("play gandalfs-search", "amount 2", "choose beorn")
    (left, low) = (board.s.piles[m.DECK + 1][-1], board.s.piles[m.DECK + 1][0])
    assert [knows(board.s, seat, left) for seat in (0, 1)] == [True, False]
    assert not knows(board.s, 0, low)


def test_a_program_is_given_its_own_hand_and_what_is_open() -> None:
    """CARD-1.9, CARD-1.10: with open hands everybody's, and still no deck."""
    s = new_game(n_seats=2)
    for seat in (0, 1):
        view = GAME.information_state(s, seat).observation
        assert isinstance(view, FellowshipObservation)
        assert all(view.seats[seat].hand)
        assert not any(view.seats[1 - seat].hand)
    board = Board(HEROES, TACTICS, open_hands=True).hand("faramir").deck("beorn").go()
    for seat in (1, SPECTATOR):
        text = msgspec.json.encode(GAME.observe(board.s, seat)).decode()
        assert '"faramir' in text
        assert '"beorn' not in text


def test_the_text_of_a_card_is_right_against_the_rules() -> None:
    """CARD-1.12: Dunhere attacks an enemy that nobody is engaged with; who is not named in such a text cannot."""
    board = Board(("dunhere", "gloin")).staging("wargs").blank("wargs").step_of_round("6.5")
    assert board.can("attack wargs")
    assert Board(("gloin",)).staging("wargs").step_of_round("6.5").owed == "halt"


def test_only_the_texts_of_five_cards_and_the_score_differ() -> None:
    """CARD-13.1, CARD-13.2, CARD-13.3, CARD-2.6: by clause, and by which score stands first."""
    changed = {clause.card for own in c.OF_CARD.values() for clause in own if clause.rules == "2011"}
    assert changed == {*LIMITS, "horn-of-gondor", "will-of-the-west"}
    for rules in ("faq", "2011"):
        board = Board(("eowyn", "beravor"), rules=rules)
        assert next(iter(scores_of(board.s))) == rules
        clauses = [one for own in board.s.catalogue.clauses for one in own if one.timing == "action"]
        limits = {one.card: one.limit for one in clauses if one.card in LIMITS}
        assert limits["wandering-took"] == ((1, m.ROUND) if rules == "faq" else (10, m.ROUND))
        assert (limits["beravor"] is None) == (limits["protector-of-lorien"] is None) == (rules == "2011")


@pytest.mark.parametrize("rules", ["faq", "2011"])
def test_a_slip_of_the_rulebook_is_no_rule_of_either_set(rules: str) -> None:
    """CARD-13.4, CARD-R2: no deck of exactly fifty, no location that is gone for good, keywords beyond the staging step."""
    titles = [card.title for card in m.all_cards().values() if card.type in ("ally", "event")]
    text = "\n".join(["Aragorn", *(f"3x {title}" for title in titles[:18])])
    assert decks.read_deck(text)[1] == (), "54 cards"
    board = Board(rules=rules).active("old-forest-road").progress("old-forest-road", 3).go()
    assert board.where("old-forest-road") == "encounter_discard"
    board = (
        Board(rules=rules)
        .blank("endless-caverns", "wargs")
        .encounter("wargs")
        .reveal("endless-caverns", "travel")
    )
    assert (board.s.threat, board.where("wargs")) == ([21], "staging")


def test_the_first_printing_ends_too() -> None:
    """CARD-15.21: Wandering Took goes to and fro ten times a round, and then stays."""
    board = Board(("eowyn",), ("gimli",), rules="2011").ally("wandering-took").window("travel")
    for times in range(1, 11):
        seat = asked(board)
        board.act("use wandering-took")
        assert board.s.who[board.i("wandering-took")] == 1 - seat
        if times < 10:
            board.act("pass") if asked(board) == seat else None
    assert (board.owed, board.s.threat) == ("halt", [20, 20])
    assert board.end_round().window("travel").can("use wandering-took")


def test_a_cards_effect_can_eliminate_a_player() -> None:
    """CARD-R13, CARD-11.6: who is out owes nothing, and a step that he was about to take is taken by nobody."""
    board = Board(HEROES, TACTICS).text(
        "aragorn", c.response("phase_begins", do(lambda s, x: effects.eliminate(s, 1)))
    )
    board.text("gimli", c.response("phase_begins", raise_threat(1))).staging("wargs").blank("wargs")
    board.step_of_round("5.1", "5.2").act("use aragorn")
    assert (board.owed, asked(board)) == ("engage", 0)
    board.act("pass")
    assert (board.owed, board.s.eliminated) == ("halt", [False, True])


def test_a_game_is_cut_short_at_the_cap() -> None:
    """CARD-11.12: it counts as not won, and is no loss by the rules."""
    s = new_game(ply_cap=5)
    for _ in range(5):
        assert s.outcome is None
        s.step(s.to_act()[0], GAME.random_action(s, s.to_act()[0], random.Random(1)))
    assert s.outcome is not None
    assert (s.outcome.truncated, s.outcome.returns) == (True, (-1.0,))


def test_the_company_may_concede_take_back_and_begin_again() -> None:
    """CARD-11.13: acts of the table, by consent (tests/match/test_consent.py plays them)."""
    assert set(COMPANY) <= set(GAME.spec.table_actions)
    assert {"/concede", "/undo", "/restart"} <= {*table_actions.declared(GAME.spec)}


def test_samples_imagine_all_chance_anew() -> None:
    """CARD-R54, CARD-15.14: the seed of what is to come as well as the decks, so that the same lot falls differently."""
    s = new_game(n_seats=2)
    seen = GAME.information_state(s, 0)
    twins = [GAME.sample(seen, random.Random(k)) for k in range(4)]
    assert len({twin.seed for twin in twins} | {s.seed}) == 5
    assert all(twin.piles[m.HAND] == s.piles[m.HAND] for twin in twins)
    assert len({twin.piles[m.ENCOUNTER] for twin in twins}) == 4
    first = {twin.chance("prisoner").randrange(1000) for twin in twins}
    assert len(first) > 1


def test_no_pause_tells_what_a_hand_holds() -> None:
    """CARD-R55, CARD-15.13: a seat that might hold A Test of Will is asked whether it holds it or not; when it cannot, it is not."""
    owed: list[tuple[Any, ...]] = []
    for held in ("a-test-of-will", "stand-and-fight"):
        board = (
            Board(("gloin",), ("eowyn",))
            .hand(held, seat=1)
            .deck("a-test-of-will", seat=1)
            .resources(1, "eowyn")
        )
        board.reveal("evil-storm")
        assert board.s.pending is not None
        owed.append(
            (board.owed, asked(board), board.s.pending.source, board.s.pending.facts, board.s.pending.id)
        )
    assert owed[0] == owed[1]
    assert board.options() == ["pass"]
    board = (
        Board(("gloin",), ("eowyn",))
        .hand("stand-and-fight", seat=1)
        .resources(0, "eowyn")
        .reveal("evil-storm")
    )
    assert board.owed == "halt", "everybody sees that it could not be paid"


def test_nothing_that_is_worked_out_from_hidden_cards_is_told() -> None:
    """CARD-R56, CARD-15.15: other orders of the decks change the check sum and nothing that anybody is given."""
    s = new_game(n_seats=2)
    twin = s.copy()
    twin.piles[m.ENCOUNTER] = twin.piles[m.ENCOUNTER][::-1]
    twin.piles[m.DECK + 1] = twin.piles[m.DECK + 1][::-1]
    twin.seed += 1
    assert twin.digest() != s.digest()
    for seat in (0, 1, SPECTATOR):
        assert GAME.observe(twin, seat) == GAME.observe(s, seat)
        assert s.digest() not in repr(GAME.observe(s, seat))
        if seat >= 0:
            assert GAME.information_state(twin, seat) == GAME.information_state(s, seat)
