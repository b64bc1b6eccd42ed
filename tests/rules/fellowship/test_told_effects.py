"""What a card does by itself is told with its timing, and what comes of it has the card as its cause."""

from __future__ import annotations

from gonfalon.core.events import Event

from .board import HEROES, Board


def last_events(board: Board) -> list[Event]:
    """What the last decision, or the board that was set going, has told."""
    s = board.s
    return list(s.new_events) or list(s.past[-1].events if s.past else ())


def told(board: Board) -> list[tuple[str, str]]:
    """Card and timing of every effect that the last decision has told."""
    events = [event for event in last_events(board) if event.kind == "effect"]
    return [(str(event.facts["card"]).split(".")[0], str(event.facts["timing"])) for event in events]


def causes(board: Board, kind: str) -> set[str]:
    """The causes of events of a kind."""
    return {event.cause.split(".")[0] for event in last_events(board) if event.kind == kind}


def test_when_revealed_doomed_and_surge_are_told_apart():
    board = Board().reveal("evil-storm")  # CARD-6.6
    assert told(board) == [("evil-storm", "revealed")]
    board = Board().reveal("cavern-guardian")  # CARD-10.1
    assert told(board) == [("cavern-guardian", "doomed")]
    assert causes(board, "threat") == {"cavern-guardian"}
    board = Board().encounter("forest-spider").reveal("wolf-rider")  # CARD-10.2
    assert told(board) == [("wolf-rider", "surge")]
    assert causes(board, "revealed") == {"setup"}


def test_an_enemy_turned_as_a_shadow_tells_its_shadow_effect():
    board = Board().engaged("forest-spider").shadow("forest-spider", "goblin-sniper.1", "king-spider")
    board.enemy_attacks("forest-spider").act("defend aragorn")  # CARD-6.7
    assert ("king-spider", "shadow") in told(board)
    assert "revealed" not in {timing for _, timing in told(board)}


def test_the_price_of_a_journey_is_told_as_travel():
    board = Board().staging("old-forest-road", "necromancers-pass").hand("faramir", "gandalf")
    board.go(("travel_step",)).act("travel necromancers-pass")  # CARD-6.8
    assert told(board) == [("necromancers-pass", "travel")]
    assert causes(board, "discarded") == {"necromancers-pass"}


def test_forced_effects_that_only_change_a_number_are_told_too():
    board = Board().active("gladden-fields").go(("raise_all_threat",))  # CARD-6.5
    assert told(board) == [("gladden-fields", "forced")]
    assert causes(board, "threat") == {"gladden-fields"}


def test_what_comes_after_an_effect_does_not_have_its_card_as_cause():
    board = Board().encounter("evil-storm", "forest-spider").commit("aragorn")
    board.s.threat = [40]
    board.step_of_round("3.5")
    assert causes(board, "damaged") == {"evil-storm"}
    board.go(("framework", 0))
    assert causes(board, "income") == {"gain_resources"}


def test_a_search_tells_nothing():
    board = Board()
    board.s.recording = False
    board.reveal("evil-storm")
    assert board.s.new_events == []


def kinds(board: Board) -> list[str]:
    """The kinds of what the last decision has told, in order."""
    return [event.kind for event in last_events(board)]


def test_an_effect_of_which_nothing_came_says_so():
    board = Board().reveal("evil-storm")  # CARD-6.6: nobody's threat is 35 or higher
    assert kinds(board)[:3] == ["revealed", "effect", "no_effect"]
    assert causes(board, "no_effect") == {"evil-storm"}
    board = Board().reveal("ungoliants-spawn")  # nobody is committed
    assert kinds(board)[:3] == ["revealed", "effect", "no_effect"]
    board = Board().engaged("forest-spider").shadow("forest-spider", "king-spider").exhaust(*HEROES)
    board.enemy_attacks("forest-spider")  # nobody is ready
    assert causes(board, "no_effect") == {"king-spider"}


def test_an_effect_that_did_something_or_asked_for_something_does_not():
    assert "no_effect" not in kinds(Board().commit("aragorn").reveal("ungoliants-spawn"))
    board = Board().commit("aragorn", "gloin").reveal("dol-guldur-orcs")
    assert "no_effect" not in kinds(board.act("choose gloin"))


def test_what_is_told_only_later_counts_as_something():
    board = Board().encounter("forest-spider").reveal("driven-by-shadow")  # it gains surge
    assert "no_effect" not in kinds(board)
    assert kinds(board).count("revealed") == 2
