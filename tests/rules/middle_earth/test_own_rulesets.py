"""ME-13: powers and quests in files of one's own, and what is wrong with a file."""

from __future__ import annotations

import random

import pytest

from gonfalon.core.errors import IllegalActionError, RulesetError
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel import playout
from gonfalon.games.stratego.observe import observe
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.ruleset import full_options, loads
from gonfalon.games.stratego.squares import square_of
from gonfalon.games.stratego.state import StrategoState

CATAPULT = """
id = "catapult"
extends = "duel"
[[power]]
id = "sling"
shape = "strike"
users = ["miner"]
range = "lines"
targets = 2
equal = "target"
takes = ["bomb"]
[[power]]
id = "leap"
shape = "fly"
users = ["general"]
"""


def test_a_file_may_give_powers_to_any_piece() -> None:
    """ME-13.1, ME-13.2, ME-13.4: played to its end."""
    ruleset, words = loads(CATAPULT), set()
    for seed in range(6):
        state = StrategoState(Rules("catapult", ruleset, full_options(ruleset, quiet_draw=60)), seed)
        rng = random.Random(seed)
        while state.outcome is None:
            seat = state.to_act()[0]
            powers = [text for text in state.legal_texts() if " " in text]
            words |= {text.split(" ")[0] for text in powers}
            keen = powers and rng.random() < 0.5
            state.step(seat, rng.choice(powers) if keen else GAME.random_action(state, seat, rng))
    assert words == {"sling", "leap"}
    assert loads('id = "x"\nextends = "me-ring"').game == "middle_earth"


def test_a_power_whose_name_begins_like_another_action_is_a_power() -> None:
    """ME-13.2: the seat of the last displacement is told after it, too."""
    ruleset = loads(CATAPULT.replace('"leap"', '"stopover"').replace('"sling"', '"rescuer"'))
    met = set()
    for seed in range(4):
        state = StrategoState(Rules("catapult", ruleset, full_options(ruleset, quiet_draw=60)), seed)
        rng = random.Random(seed)
        while state.outcome is None:
            seat, powers = state.to_act()[0], [one for one in state.legal_actions() if one.power]
            used = rng.choice(powers) if powers else None
            state.step(seat, used.text if used else GAME.random_action(state, seat, rng))
            last = observe(state, -1).last_move
            if used and len(used.path) > 1 and last:
                met.add(used.power)
                assert last.seat == seat
    assert "stopover" in met


def test_a_refusal_cites_the_section_that_the_power_names_else_that_of_its_shape() -> None:
    """ME-13.2: and the section is no part of the rules' fingerprint."""
    for field, section in (("", "ME-5.2"), ('\nsection = "ME-6.3"', "ME-6.3")):
        ruleset = loads(CATAPULT.replace('range = "lines"', f'range = "lines"{field}'))
        state = StrategoState(Rules("catapult", ruleset, full_options(ruleset)), 1)
        for seat in (0, 1):
            state.step(seat, GAME.random_action(state, seat, random.Random(seat)))
        seat = state.to_act()[0]
        own = next(
            view.square
            for view in observe(state, seat).pieces
            if view.piece == "miner" and view.owner == seat
        )
        with pytest.raises(IllegalActionError) as caught:
            state.step(seat, f"sling {own} {own}")
        assert (caught.value.reason, caught.value.section) == ("power_target", section)
        assert ruleset.digest() == loads(CATAPULT).digest()


def test_the_words_of_the_trilogys_powers_are_known_in_all_its_games_and_nowhere_else() -> None:
    """ME-5.9, ME-13.4: a power that a ruleset does without is refused as a power, in other games as no notation."""
    for text, reasons in (("bow a4 a5", ("no_power", "notation")), ("stop", ("nothing_to_stop", "notation"))):
        for head, reason in zip(('extends = "me-classic"', 'extends = "duel"'), reasons, strict=True):
            ruleset = loads(f'id = "plain"\n{head}')
            state = StrategoState(Rules("plain", ruleset, full_options(ruleset)), 1)
            for seat in (0, 1):
                state.step(seat, GAME.random_action(state, seat, random.Random(seat)))
            seat = state.to_act()[0]
            own = observe(state, seat).zone[-1]
            with pytest.raises(IllegalActionError) as caught:
                state.step(seat, text.replace("a4", own))
            assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('shape = "fly"', 'shape = "hop"', "power.shape"),
        ('id = "leap"', 'id = "stop"', "power.id"),
        ('id = "leap"', 'id = "sling"', "power.id"),
        ('["general"]', '["bomb"]', "power.users"),
        ('["general"]', '["nobody"]', "power.users"),
        ("targets = 2", "targets = 4", "power.targets"),
        ('range = "lines"', 'range = "far"', "power.range"),
        ('equal = "target"', 'equal = "user"', "power.equal"),
        ('shape = "fly"', 'shape = "fly"\nspent = true', "power.spent"),
        ('takes = ["bomb"]', 'takes = "bomb"', "power.takes"),
        ('takes = ["bomb"]', "alone = 1", "power.alone"),
        ('shape = "fly"', 'shape = "fly"\nsection = "above"', "power.section"),
        ('shape = "fly"', 'shape = "fly"\nsection = 6', "power.section"),
    ],
)
def test_errors_name_the_field(old: str, new: str, field: str) -> None:
    """ME-13.2."""
    with pytest.raises(RulesetError) as caught:
        loads(CATAPULT.replace(old, new))
    assert field in str(caught.value)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('bearer = "nobody"', "quest.bearer"),
        ('bearer = "elf"', "quest.bearer"),
        ('falls = "orc"', "quest"),
    ],
)
def test_errors_of_a_quest(text: str, field: str) -> None:
    """ME-13.3."""
    lists = {"blind": "[]", "lesser": "[]", "falls": "[]", "unraised": "[]", "bearer": '"frodo"'}
    key, value = text.split(" = ")
    lists[key] = value
    body = "\n".join(f"{name} = {entry}" for name, entry in lists.items())
    with pytest.raises(RulesetError) as caught:
        loads(f'id = "x"\nextends = "me-powers"\n[quest]\n{body}')
    assert field in str(caught.value)
    with pytest.raises(RulesetError):
        loads('id = "x"\nextends = "me-ring"\n[board]\nobstacles = []')


STORM = """
id = "storm"
extends = "classic"
[[power]]
id = "storm"
shape = "again"
users = ["general"]
[[power]]
id = "gallop"
shape = "ride"
users = ["general"]
"""


def test_a_piece_that_attacks_again_and_rides_is_held_back_by_every_border() -> None:
    """ME-8.4: b3 to c3, c4, d4 and d3 in one turn, and then back by another way."""
    for limit, ride, barred in (
        (1, "", {"d3-d4", "gallop d3-d4-e4", "gallop d3-c3-b3", "gallop d3-c3-c4"}),
        (2, "gallop d3-c3-b3", {"b3-c3", "gallop b3-c3-c4", "gallop b3-c3-d3"}),
    ):
        ruleset = loads(STORM)
        rules = Rules("storm", ruleset, full_options(ruleset, two_square_limit=limit, chase="off"))
        state = StrategoState(rules, 1)
        army = (("b3", 0, "general"), ("a1", 0, "flag"), ("j10", 1, "flag"), ("j9", 1, "marshal"))
        for square, seat, kind in (*army, *((name, 1, "miner") for name in ("c3", "c4", "d4", "d3"))):
            playout.place(state.record, rules.tables, seat, rules.kinds.index(kind), square_of(square))
        state.deployed = ["", ""]
        playout.begin(state.record)
        state.update_legal()
        for seat, act in ((0, "b3-c3"), (0, "c3-c4"), (0, "c4-d4"), (0, "d4-d3"), (1, "j9-j8")):
            state.step(seat, act)
        if ride:
            state.step(0, ride)
            state.step(1, "j8-j7")
        legal = set(state.legal_texts())
        assert not barred & legal
        assert {text for text in legal if text[-5:] in ("d3-c3", "d3-e3", "b3-a3", "b3-b4")}
        for act in barred:
            with pytest.raises(IllegalActionError) as caught:
                state.check(0, act)
            assert caught.value.reason == "two_square"


def test_a_small_army_may_leave_kinds_of_one_letter_out() -> None:
    """ME-13.1: letters need differ within an army alone."""
    head = 'id = "x"\nextends = "me-ring"\n[army.red]\nfrodo = 1\nflag = 1\n[army.blue]\nflag = 1\n'
    ruleset = loads(f"{head}nazgul = 1")
    assert ruleset.by_letter(0)["O"] == [piece.id for piece in ruleset.pieces].index("frodo")
    both = loads(f"{head}orc = 1\nwarg_rider = 1\nwormtongue = 1")
    state = StrategoState(Rules("x", both, full_options(both)), 1)
    for seat in (0, 1):
        state.step(seat, GAME.random_action(state, seat, random.Random(seat)))
    assert {piece.piece for piece in observe(state, 1).pieces if piece.owner == 1} == {
        "flag",
        "orc",
        "warg_rider",
        "wormtongue",
    }
    with pytest.raises(RulesetError, match=r"piece\.letter"):
        loads(
            'id = "x"\nextends = "me-classic"\n[army.red]\nelf = 1\nflag = 1\n[army.blue]\nelf = 1\nberserker = 1\nflag = 1'
        )


@pytest.mark.parametrize("key", ["blind", "lesser", "falls"])
def test_a_flag_is_out_of_the_quests_reach(key: str) -> None:
    """ME-13.3, STRAT-12.5: whoever attacks it captures it, and it falls with no Ring."""
    lists = dict.fromkeys(("blind", "lesser", "falls", "unraised"), "[]") | {key: '["orc", "flag"]'}
    body = "\n".join(f"{name} = {value}" for name, value in lists.items())
    with pytest.raises(RulesetError, match=f"quest.{key}"):
        loads(f'id = "x"\nextends = "me-powers"\n[quest]\nbearer = "frodo"\n{body}')
