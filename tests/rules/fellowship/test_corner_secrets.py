"""Secrets in the corner cases: a single option of a hidden hand or deck, and a table of one player who is watched."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gonfalon.core.game import SPECTATOR
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.sample import sample

from .board import HEROES, Board, knows


def sneaking(
    *held: str, deck: tuple[str, ...] = (), heroes: tuple[Any, ...] = (HEROES, ("gimli",)), **options: Any
) -> Board:
    """Sneak Attack is played and paid with these cards left in hand, and others in the deck."""
    board = Board(*heroes, **options).hand("sneak-attack", *held).deck(*deck).resources(1, "aragorn")
    return board.window("combat").act("play sneak-attack")


def seen_by(board: Board, seat: int) -> bytes:
    """All that a seat, or a spectator, is shown."""
    return msgspec.json.encode(GAME.observe(board.s, seat))


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_sneak_attack_tells_nobody_how_many_allies_are_in_hand(seat: int) -> None:
    """CARD-15.13, CARD-15.3: a single ally is asked for like one of several, and everything looks the same to the others."""
    one, two = sneaking("faramir", "feint", deck=("beorn",)), sneaking("faramir", "beorn", deck=("feint",))
    assert (one.owed, [text.partition(".")[0] for text in one.options()]) == ("target", ["choose faramir"])
    assert len(two.options()) == 2
    assert seen_by(one, seat) == seen_by(two, seat)
    one.act("choose faramir")
    two.act("choose faramir")
    assert one.where("faramir") == "area0"
    assert seen_by(one, seat) == seen_by(two, seat)
    assert one.s.ply == two.s.ply


def test_a_partner_imagines_hands_with_one_ally_and_with_several() -> None:
    """CARD-15.13: what is owed fits both, so a sample may hold either."""
    board = sneaking("faramir", "feint", deck=("beorn", "for-gondor"))
    known = GAME.information_state(board.s, 1)
    twins = [sample(board.s.catalogue, known, random.Random(k)) for k in range(40)]
    assert {len(twin.pending.asks[0][1]) for twin in twins if twin.pending} == {1, 2}


def test_what_everybody_can_see_to_be_the_only_answer_is_not_asked_for() -> None:
    """CARD-15.3: the last card of a hand, open hands, a player alone."""
    for board in (
        sneaking("faramir"),
        sneaking("faramir", "feint", open_hands=True),
        sneaking("faramir", "feint", heroes=(HEROES,)),
    ):
        assert board.where("faramir") == "area0"


def test_a_search_of_the_encounter_deck_tells_only_what_is_taken() -> None:
    """CARD-15.13: Don't Leave the Path! with one spider in deck and discard pile, or two."""
    shown: list[bytes] = []
    for below, dealt in (("evil-storm", "forest-spider.2"), ("forest-spider.2", "evil-storm")):
        board = Board(("gloin",), ("gimli",), quest="dont-leave-the-path").blank("forest-spider")
        board.encounter("forest-spider.1", below).engaged("wargs").shadow("wargs", dealt)
        stage = board.i("dont-leave-the-path")
        board.go(("run", "dont-leave-the-path.revealed", 0, {"self": stage, "you": 0}))
        assert (board.owed, "choose forest-spider.1" in board.options()) == ("target", True)
        shown.append(seen_by(board, 1))
    assert shown[0] == shown[1]


LOOKS: dict[str, tuple[str, ...]] = {
    "denethor": ("use denethor", "pass"),
    "henamarth-riversong": ("use henamarth-riversong",),
    "gandalfs-search": ("play gandalfs-search", "amount 2", "choose gandalf"),
}


@pytest.mark.parametrize("looker", LOOKS)
def test_who_watches_one_player_is_not_shown_what_he_looked_at(looker: str) -> None:
    """CARD-1.11, CARD-1.8: what the only player knows alone is hidden from a spectator."""
    board = Board(("denethor", "glorfindel")).ally("henamarth-riversong").hand("gandalfs-search")
    board.deck("gandalf", "beorn", "feint").encounter("despair", "hummerhorns").resources(1)
    board.window("travel").act(*LOOKS[looker])
    told = seen_by(board, SPECTATOR).decode()
    assert not any(f'"{name}' in told for name in ("despair", "hummerhorns", "beorn", '"gandalf.'))
    looked_at = [i for pile in (m.ENCOUNTER, m.DECK, m.HAND) for i in board.s.piles[pile]]
    assert any(board.s.known[i] for i in looked_at)
    assert not any(knows(board.s, SPECTATOR, i) for i in looked_at)


def test_dark_knowledge_alone_is_not_shown_to_who_watches() -> None:
    """CARD-1.11: the shadow card that the only player has looked at lies face down for a spectator."""
    board = Board(("denethor",)).attach("dark-knowledge", "denethor").engaged("wargs").encounter("despair")
    board.step_of_round("6.2").act("use dark-knowledge")
    shadow = board.s.piles[m.SHADOWS][0]
    assert (knows(board.s, 0, shadow), knows(board.s, SPECTATOR, shadow)) == (True, False)
    assert '"despair' not in seen_by(board, SPECTATOR).decode()


def test_what_each_player_saw_alone_is_not_open() -> None:
    """CARD-1.11: two players have looked at the top card one after the other; who watches has not."""
    board = Board(("denethor",), ("gimli",)).ally("henamarth-riversong", seat=1).encounter("despair", "wargs")
    top = board.s.piles[m.ENCOUNTER][-1]
    board.window("travel").act("use denethor", "pass", "use henamarth-riversong")
    assert [knows(board.s, seat, top) for seat in (0, 1, SPECTATOR)] == [True, True, False]


def test_a_card_that_all_saw_go_to_a_hand_is_open_to_who_watches() -> None:
    """CARD-1.7: it went there face up, until it is played or shuffled away."""
    board = Board(("eowyn",)).hand("dwarven-tomb").discard("northern-tracker").resources().window("planning")
    board.act("play dwarven-tomb")
    tracker = board.i("northern-tracker")
    assert board.where("northern-tracker") == "hand0"
    assert knows(board.s, SPECTATOR, tracker)
