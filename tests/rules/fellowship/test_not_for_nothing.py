"""Acts that would change nothing are not offered, and no cost is paid in part (CARD-15.10, CARD-5.11)."""

from __future__ import annotations

import pytest

from gonfalon.games.fellowship.engine import model as m

from .board import HEROES, Board

TACTICS = ("legolas", "gimli", "thalin")


@pytest.mark.parametrize(("level", "can"), [(0, False), (2, False), (3, True)])
@pytest.mark.parametrize("rules", ["faq", "2011"])
def test_wandering_took_lowers_the_threat_level_by_three_or_stays(level: int, can: bool, rules: str) -> None:
    """CARD-5.11, CARD-5.8: a cost is paid in full or not at all."""
    board = (
        Board(("eowyn",), ("gimli",), rules=rules).ally("wandering-took").threat(level, 20).window("travel")
    )
    assert board.can("use wandering-took") == can if board.owed == "window" else not can
    if can:
        board.act("use wandering-took")
        assert board.s.threat == [0, 23]


def gandalf(board: Board) -> list[str]:
    """What Gandalf offers when he comes into play."""
    board.hand("gandalf").resources(5, "aragorn").plan().act("play gandalf")
    if not board.can("use gandalf"):
        return []
    board.act("use gandalf")
    return board.options()


def test_gandalf_offers_only_what_changes_something() -> None:
    """CARD-15.10: no draw without a deck or under Enchanted Stream, no lowering of threat level 0, no damage without an enemy."""
    teams = (("aragorn",), ("gimli",))
    everything = Board(*teams).deck("beorn").staging("wargs")
    assert gandalf(everything) == ["mode draw", "mode damage", "mode threat"]
    assert gandalf(Board(*teams).staging("wargs")) == ["mode damage", "mode threat"]
    stream = Board(*teams).deck("beorn").staging("wargs").active("enchanted-stream")
    assert gandalf(stream) == ["mode damage", "mode threat"]
    assert gandalf(Board(*teams).deck("beorn").staging("wargs").threat(0, 20)) == ["mode draw", "mode damage"]
    assert gandalf(Board(*teams).threat(0, 20)) == [], "the response is not offered at all"


def test_the_galadhrims_greeting_is_not_for_threat_level_0() -> None:
    """CARD-15.10, CARD-6.30: who has none is no target; if nobody has any the event is not played."""
    for levels, players in (((0, 9), None), ((9, 9), ["player 1", "player 2"])):
        board = Board(("eowyn",), ("gimli",)).hand("the-galadhrims-greeting").resources(3).threat(*levels)
        board.window("planning").act("play the-galadhrims-greeting", "mode one_player")
        assert board.s.threat == [0, 3] if players is None else board.options() == players
    board = Board(("eowyn",), ("gimli",)).hand("the-galadhrims-greeting").resources(3).threat(0, 0)
    assert not board.window("planning").can("play the-galadhrims-greeting")


def test_feint_is_not_for_an_enemy_that_has_attacked_or_is_held() -> None:
    """CARD-15.10, CARD-R27: the enemy that attacks now may be chosen, one that is done with its attack may not."""
    board = (
        Board(TACTICS).blank("wargs", "hill-troll", "gimli").hand("feint.1", "feint.2").resources(2, "gimli")
    )
    board.engaged("wargs", "hill-troll").step_of_round("6.4").act("enemy wargs")
    assert board.can("play feint")
    board.act("pass", "pass", "pass", "pass", "choose gimli")
    assert board.s.pending is not None
    assert (board.owed, board.s.pending.facts["window"]) == ("window", "attack_4")
    board.act("play feint.1")
    assert board.owed != "target", "the troll alone is left"
    assert [x.target for x in board.s.modifiers] == [board.i("hill-troll")]
    assert not board.can("play feint.2")


def test_nothing_is_played_against_attacks_that_are_over() -> None:
    """CARD-15.10: Feint, Thicket of Spears and Stand Together during the attacks on the second player: he alone is left."""
    board = Board(TACTICS, ("gloin",)).hand("feint", "thicket-of-spears", "stand-together").resources()
    board.blank("wargs", "hill-troll").engaged("wargs").engaged("hill-troll", seat=1).step_of_round("6.4")
    board.act(*["pass"] * 4, "choose gimli", "pass")
    assert board.s.pending is not None
    assert (board.s.pending.facts["window"], board.s.todo[1][:2]) == ("attack_1", ("next_enemy", 1))
    board.act("play stand-together", "play feint", "pay gimli:1")
    held = {(x.stat, x.target if x.stat == "cannot_attack" else x.amount) for x in board.s.modifiers}
    assert held == {("several_defenders", 1), ("cannot_attack", board.i("hill-troll"))}
    assert not board.can("play thicket-of-spears"), "his only enemy is held"


def test_when_the_players_attack_nobody_is_asked_for_such_an_event() -> None:
    """CARD-15.10, CARD-15.3: it can do nothing any more, so there is no pause for it either."""
    board = Board(TACTICS).hand("feint", "thicket-of-spears", "stand-together").resources().blank("wargs")
    board.engaged("wargs").damage("wargs", 2).step_of_round("6.5").act(
        "attack wargs", "attacker thalin", "pass"
    )
    assert board.owed == "halt"
    assert board.where("wargs") == "encounter_discard"


def test_who_knows_the_top_card_does_not_look_at_it_again() -> None:
    """CARD-15.10: Henamarth stays ready; Denethor may still move the card, if there is another."""
    board = Board(("denethor",)).ally("henamarth-riversong").encounter("despair", "wargs").window("travel")
    board.act("use henamarth-riversong")
    board.s.mark(board.i("henamarth-riversong"), m.EXHAUSTED, False)
    board.window("travel")
    assert not board.can("use henamarth-riversong")
    assert board.can("use denethor")
    board.act("use denethor", "mode bottom")
    assert board.where("despair") == "encounter"
    board = Board(("denethor",)).ally("henamarth-riversong").encounter("despair").window("travel")
    board.act("use henamarth-riversong")
    assert not board.can("use denethor")


def test_locations_offer_cards_only_where_they_can_be_drawn_or_searched() -> None:
    """CARD-15.10: Forest Gate and the Mountains of Mirkwood with empty decks."""
    for deck in ((), ("beorn",)):
        board = Board().staging("forest-gate").deck(*deck).step_of_round("4.2").act("travel forest-gate")
        assert (board.owed == "response") == bool(deck)
        board = Board().active("mountains-of-mirkwood").deck(*deck)
        board.progress("mountains-of-mirkwood", 3).go()
        assert (board.owed == "response") == bool(deck)


def test_stand_together_is_played_once_for_a_player() -> None:
    """CARD-15.10: a second one gives him nothing."""
    board = Board(HEROES, ("gimli",)).hand("stand-together.1", "stand-together.2", seat=1).resources()
    board.window("combat").pass_all()
    board.window("combat").act("play stand-together.1", "player 1", "play stand-together.2")
    assert [x.amount for x in board.s.modifiers] == [0, 1]


def out(seat: int, *teams: tuple[str, ...]) -> Board:
    """A table at which a seat is out of the game."""
    board = Board(*teams)
    board.s.threat[seat] = 50
    return board.go()


def test_what_belongs_to_an_eliminated_player_does_not_come_back_to_him() -> None:
    """CARD-R57, CARD-11.3: Henamarth, sent back by Pursued by Shadow, and Beorn, shuffled in, go to the owner's discard pile."""
    board = out(1, ("eowyn",), ("gimli",))
    ally = board.put("henamarth-riversong", m.AREA, seat=1)
    board.s.who[ally] = 0
    board.exhaust("henamarth-riversong").engaged("wargs").blank("wargs").shadow("wargs", "pursued-by-shadow")
    board.enemy_attacks("wargs").pass_all()
    assert (board.s.piles[m.HAND + 1], board.where("henamarth-riversong")) == ((), "discard1")
    board = out(1, ("eowyn",), ("gimli",))
    bear = board.put("beorn", m.AREA, seat=1)
    board.s.who[bear] = 0
    board.window("combat").act("use beorn")
    board.end_phase("combat")
    assert (board.s.piles[m.DECK + 1], board.where("beorn")) == ((), "discard1")


def test_a_lent_ally_goes_home_to_a_discard_pile() -> None:
    """CARD-R57: Wandering Took, sneaked in and handed on by a player who is out before the phase ends."""
    board = (
        Board(("aragorn", "eowyn"), ("gimli",)).hand("sneak-attack", "wandering-took").resources(1, "aragorn")
    )
    board.window("travel").act("play sneak-attack")
    if board.owed == "target":
        board.act("choose wandering-took")
    board.act("use wandering-took")
    assert board.where("wandering-took") == "area1"
    board.s.threat[0] = 50
    board.go().end_phase("travel")
    assert (board.s.piles[m.HAND], board.where("wandering-took")) == ((), "discard0")
