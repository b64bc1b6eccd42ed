"""Section 7: committing, staging, the outcome of a quest, progress, stages and travel."""

from __future__ import annotations

import pytest

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    deal_damage,
    draw,
    place_progress,
    progress_off_quest,
    progress_on_quest,
    raise_threat,
    ready,
)
from gonfalon.games.fellowship.engine.moves import cancel, gain_surge, uncommit
from gonfalon.games.fellowship.engine.selecting import FIRST, SELF, pick
from gonfalon.games.fellowship.engine.steps import do, exhaust, needs

from .board import HEROES, Board
from .test_points import TACTICS, asked, note

ANDUIN = "journey-down-the-anduin"


def test_each_player_commits_ready_characters_of_his_own_all_at_once() -> None:
    """CARD-7.1, CARD-7.2: none is allowed; his responses come in the order he likes, then the next player commits."""
    board = Board(HEROES, TACTICS).ally("faramir").exhaust("gloin").resources(1, "aragorn")
    board.s.first = 1
    board.step_of_round("3.3")
    assert (asked(board), board.options()) == (1, ["commit gimli", "commit legolas", "commit thalin", "pass"])
    board.act("pass")
    assert (asked(board), len(board.options())) == (0, 4)
    board.act("commit aragorn", "commit theodred")
    assert board.ready("aragorn"), "he has not named all of them yet"
    board.act("pass")
    assert not board.ready("aragorn")
    assert board.options() == ["use aragorn", "use theodred", "pass"]
    board.act("use theodred", "choose aragorn", "use aragorn")
    assert board.ready("aragorn")
    assert not board.ready("theodred")


def test_who_is_committed_stays_so() -> None:
    """CARD-7.3: readied or under another's control; not when he has left or been removed, which does not ready him."""
    board = Board(HEROES, TACTICS).ally("faramir").commit("aragorn", "gloin", "faramir", "theodred")
    board.text("aragorn", c.action(ready(SELF))).text("gloin", c.action(uncommit(SELF)))
    board.window("quest").act("use aragorn", "use gloin")
    effects.give_control(board.s, board.i("faramir"), 1)
    board.damage("theodred", 4).go()
    assert {board.s.card(i).id for i in board.s.committed()} == {"aragorn", "faramir"}
    assert (board.ready("aragorn"), board.ready("gloin")) == (True, False)


def test_one_card_for_each_player_and_what_the_stage_adds() -> None:
    """CARD-7.4: fixed as the step begins."""
    for quest, players, cards in (("to-the-river", 2, 2), ("anduin-passage", 1, 2), ("anduin-passage", 3, 4)):
        board = Board(*[("gloin",), ("gimli",), ("eowyn",)][:players], scenario=ANDUIN, quest=quest)
        board.blank("forest-gate", "wargs", "king-spider").staging("hill-troll")
        board.encounter("forest-gate", "forest-gate", "wargs", "wargs", "king-spider", "king-spider")
        board.step_of_round("3.5")
        assert len(board.pile_of(m.STAGING)) == cards + 1


def test_each_card_is_dealt_with_to_its_end_before_the_next() -> None:
    """CARD-7.5: with its Surge."""
    board = Board(HEROES, TACTICS).blank("endless-caverns", "wargs", "king-spider")
    board.encounter("endless-caverns", "wargs", "king-spider", "wargs").step_of_round("3.5")
    assert board.pile_of(m.STAGING) == ["endless-caverns", "wargs", "king-spider"]
    assert board.s.threat == [21, 21]


def test_the_eight_parts_of_a_reveal() -> None:
    """CARD-7.6: turned up, passives, "when revealed", Doomed, Guarded, its place, Surge, a replacement."""
    log: list[str] = []
    board = Board(("thalin", "eleanor")).commit("thalin").blank("wargs", "forest-gate")
    board.text("eleanor", c.response("revealing", cancel("card"), cost=[exhaust()]))
    board.text(
        "cavern-guardian", c.when_revealed(do(lambda s, x: log.append(f"damage {s.damage[x['self']]}")))
    )
    board.encounter("wargs").reveal("cavern-guardian")
    assert board.options() == ["use eleanor", "pass"], "cancelling is possible right before it"
    board.act("pass")
    assert log == ["damage 1"], "Thalin's damage lies there already"
    assert (board.s.threat, board.pile_of(m.STAGING)) == ([21], ["cavern-guardian"])
    board.reveal("forest-gate")
    assert board.owed == "halt", "without such an effect there is nothing to cancel"


def test_an_attached_treachery_is_not_discarded_and_others_are() -> None:
    """CARD-7.6: part 6."""
    board = Board(("gloin",)).reveal("caught-in-a-web")
    assert board.where("caught-in-a-web") == "attached"
    assert board.blank("despair").reveal("despair", "travel").where("despair") == "encounter_discard"


def test_adding_is_not_revealing() -> None:
    """CARD-7.7: no "when revealed", no keyword."""
    board = Board().text("endless-caverns", c.when_revealed(raise_threat(5))).encounter("wargs")
    effects.add_to_staging(board.s, board.new("endless-caverns"))
    board.go()
    assert board.s.threat == [20]
    assert board.pile_of(m.STAGING) == ["endless-caverns"]


def test_a_surge_of_the_cancelled_effect_goes_with_it_and_a_printed_one_stays() -> None:
    """CARD-7.8: and the card counts as revealed."""
    for name, n in (("despair", 0), ("endless-caverns", 2)):
        board = Board().text("aragorn", c.response("revealing", cancel("card"))).blank("wargs")
        board.text(name, c.when_revealed(gain_surge())).encounter("wargs").reveal(name).act("use aragorn")
        assert len(board.pile_of(m.STAGING)) == n
    board = (
        Board()
        .blank("wargs")
        .text("despair", c.when_revealed(gain_surge()))
        .encounter("wargs")
        .reveal("despair")
    )
    assert board.pile_of(m.STAGING) == ["wargs"]


def test_the_deck_is_made_anew_in_the_quest_phase_alone() -> None:
    """CARD-7.9: with nothing in the pile nothing is revealed."""
    board = Board().step_of_round("3.5")
    assert board.pile_of(m.STAGING) == []
    board = Board().blank("wargs").put_discarded("wargs")
    for item, cards in (("4.1", 0), ("5.1", 0), ("6.1", 0), ("7.1", 0), ("3.1", 1)):
        assert len(board.step_of_round(item).pile_of(m.ENCOUNTER)) == cards


@pytest.mark.parametrize(
    ("committed", "staged", "threat", "progress"),
    [
        (("aragorn", "gloin"), (), 20, 4),
        (("aragorn",), ("wargs",), 20, 0),
        (("aragorn",), ("wargs", "forest-gate"), 22, 0),
        ((), ("wargs",), 22, 0),
        ((), (), 20, 0),
    ],
)
def test_willpower_against_threat(
    committed: tuple[str, ...], staged: tuple[str, ...], threat: int, progress: int
) -> None:
    """CARD-7.10, CARD-7.11: higher places the difference, lower raises each player's threat level, equal does nothing."""
    board = (
        Board(HEROES, TACTICS)
        .blank("wargs", "forest-gate", "king-spider", "old-forest-road")
        .commit(*committed)
    )
    board.staging(*staged).engaged("king-spider").step_of_round("3.7")
    assert board.s.threat == [threat, threat]
    assert board.progress_on("flies-and-spiders") == progress


def test_a_draw_is_neither_success_nor_failure() -> None:
    """CARD-7.11, CARD-7.12: both outcomes are told before anything is placed or raised."""
    for heroes, said in ((("aragorn",), []), (("aragorn", "gloin"), ["won 20 0"]), ((), ["lost 20 0"])):
        log: list[str] = []
        board = Board().blank("wargs", "aragorn", "gloin").staging("wargs").commit(*heroes)
        won = do(lambda s, x, log=log: log.append(f"won {s.threat[0]} {s.progress[s.quest()]}"))
        lost = do(lambda s, x, log=log: log.append(f"lost {s.threat[0]} {s.progress[s.quest()]}"))
        board.text(
            "theodred", c.forced("quest_succeeded", won), c.forced("quest_failed", lost)
        ).step_of_round("3.7")
        assert log == said


def test_progress_of_a_card_goes_to_the_active_location_first_but_not_past_a_certain_one() -> None:
    """CARD-7.13: what a location does not need is lost where the text names it."""
    board = Board().active("forest-gate").blank("forest-gate").progress("forest-gate", 2)
    board.text("gloin", c.action(progress_on_quest(3), limit=(1, m.ROUND))).window("quest").act("use gloin")
    assert board.progress_on("flies-and-spiders") == 1
    board = Board().staging("forest-gate").blank("forest-gate").progress("forest-gate", 3)
    board.text("gloin", c.action(place_progress(pick("staged locations"), 5), limit=(1, m.ROUND)))
    board.window("travel").act("use gloin")
    assert board.where("forest-gate") == "encounter_discard"
    assert board.progress_on("flies-and-spiders") == 0


def test_taking_off_touches_the_stage_alone() -> None:
    """CARD-7.15: and takes what is there."""
    board = Board().active("forest-gate").progress("forest-gate", 3).progress("flies-and-spiders", 2)
    board.text("gloin", c.action(progress_off_quest(5), limit=(1, m.ROUND))).window("quest").act("use gloin")
    assert (board.progress_on("forest-gate"), board.progress_on("flies-and-spiders")) == (3, 0)


def test_advancing_changes_nothing_else() -> None:
    """CARD-7.16: enemies, tokens, exhausted and committed characters and the active location stay; what is too much is lost."""
    board = Board().engaged("wargs").damage("wargs", 1).staging("king-spider").active("forest-gate")
    board.blank("forest-gate").progress("forest-gate", 1).commit("aragorn").resources(2).damage("gloin", 1)
    board.s.phase = "quest"
    board.progress("flies-and-spiders", 12).go()
    assert board.pile_of(m.QUEST) == ["a-fork-in-the-road"]
    assert board.progress_on("a-fork-in-the-road") == 0
    assert (board.where("wargs"), board.where("king-spider"), board.where("forest-gate")) == (
        "engaged0",
        "staging",
        "active",
    )
    assert (board.damage_on("wargs"), board.damage_on("gloin"), board.progress_on("forest-gate")) == (1, 1, 1)
    assert board.s.committed() == (board.i("aragorn"),)
    assert board.resources_on("theodred") == 2


def test_a_stage_that_may_not_be_left_gathers_progress() -> None:
    """CARD-7.17, CARD-1.2: the company advances as soon as nothing forbids it."""
    board = Board(scenario=ANDUIN).staging("hill-troll").progress("to-the-river", 9).go()
    assert board.pile_of(m.QUEST) == ["to-the-river"]
    board.progress("to-the-river", 11).damage("hill-troll", 9).go()
    assert board.pile_of(m.QUEST) == ["anduin-passage"]
    board = Board(quest="beorns-path").progress("beorns-path", 10).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)


def test_one_journey_if_no_location_is_active() -> None:
    """CARD-7.18, CARD-1.5: the first player decides whether and where."""
    board = (
        Board(HEROES, TACTICS)
        .blank("forest-gate", "old-forest-road")
        .staging("forest-gate", "old-forest-road")
    )
    board.s.first = 1
    board.step_of_round("4.2")
    assert (asked(board), len(board.options())) == (1, 3)
    board.act("travel old-forest-road")
    assert board.owed == "halt"
    assert board.s.staging_threat() == 2
    assert board.step_of_round("4.2").owed == "halt", "one is active"


def test_the_price_is_paid_by_whom_it_names_and_in_full() -> None:
    """CARD-7.19: every player's hero at Great Forest Web, two cards of the first player at Necromancer's Pass."""
    board = Board(("gloin",), TACTICS).staging("great-forest-web").exhaust("gloin").step_of_round("4.2")
    assert board.owed == "halt"
    board = (
        Board(("gloin",), TACTICS)
        .staging("great-forest-web")
        .step_of_round("4.2")
        .act("travel great-forest-web")
    )
    board.act("choose legolas")
    assert [board.ready(name) for name in ("gloin", "legolas", "gimli")] == [False, False, True]
    board = Board(HEROES, TACTICS).staging("necromancers-pass").hand("faramir").hand("feint", "beorn", seat=1)
    assert board.step_of_round("4.2").owed == "halt", "the first player has but one card"
    board.s.first = 1
    board.step_of_round("4.2").act("travel necromancers-pass")
    assert (board.hand_of(0), board.hand_of(1)) == (["faramir"], [])


def test_after_the_journey_forced_effects_come_before_responses() -> None:
    """CARD-7.20."""
    log: list[str] = []
    board = Board().staging("forest-gate").deck("faramir", "beorn", "gandalf")
    board.text(
        "forest-gate", c.response("travelled", draw(2, FIRST)), c.forced("travelled", note(log, "forced"))
    )
    board.step_of_round("4.2").act("travel forest-gate")
    assert log == ["forced"]
    board.act("use forest-gate")
    assert len(board.hand_of()) == 2


def test_a_forced_journey_and_a_choice_between_two() -> None:
    """CARD-7.21: with another location the company still goes to The East Bight."""
    board = Board().blank("forest-gate").staging("forest-gate", "the-east-bight").step_of_round("4.2")
    assert board.where("the-east-bight") == "active"
    board = Board().staging("the-east-bight", "forest-gate").blank("forest-gate")
    board.text("forest-gate", c.passive("must_travel", lambda s, j: j)).step_of_round("4.2")
    assert board.options() == ["travel the-east-bight.1", "travel forest-gate.1"]


def test_the_active_location_stays_with_what_is_attached_to_it() -> None:
    """CARD-7.22: until it is explored."""
    board = (
        Board(("eowyn",))
        .staging("forest-gate")
        .blank("forest-gate")
        .attach("power-in-the-earth", "forest-gate")
    )
    board.step_of_round("4.2").act("travel forest-gate")
    assert board.s.host[board.i("power-in-the-earth")] == board.i("forest-gate")
    board.end_round()
    assert board.where("forest-gate") == "active"
    board.progress("forest-gate", 4).go()
    assert board.where("power-in-the-earth") == "discard0"


def test_a_price_without_a_condition_can_always_be_paid() -> None:
    """CARD-7.19: and one whose condition fails never."""
    free, closed = c.travel(deal_damage(pick("heroes"), 1)), c.travel(needs(lambda s, x: False))
    for clause, may in ((free, True), (closed, False)):
        board = Board().blank("gloin").staging("forest-gate").text("forest-gate", clause).step_of_round("4.2")
        assert board.owed == ("travel" if may else "halt")
