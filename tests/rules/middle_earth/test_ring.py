"""ME-9 to ME-11: Frodo, Mount Doom, the Ring, what a seat knows, options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.core.errors import RulesetError
from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.middle_earth import GAME
from gonfalon.games.stratego.observation import StrategoObservation

from .scenario import EVIL, GOOD, NewScenario, Scenario

ARMY = (
    "a10 nazgul, b10 gothmog, c10 lurtz, d10 sharku, e10 uruk_hai, f10 berserker, g10 haradrim, h10 fortress, "
    "i10 witch_king, a9 saruman, b9 orc, c9 warg_rider, d9 wormtongue, j10 flag"
)
LEFT = "i10 witch_king, a9 saruman, b9 orc, c9 warg_rider, d9 wormtongue, j10 flag"


def ring(scenario: NewScenario, good: str, evil: str, turn: str = "good", **more: Any) -> Scenario:
    return scenario(good, evil, "me-ring", turn, **more)


def test_only_frodo_enters_mount_doom_and_only_once(scenario: NewScenario) -> None:
    """ME-9.2."""
    game = ring(scenario, "f6 frodo, g7 sam, a1 flag", "j9 orc, j10 flag").refuses("g7-g6", "obstacle")
    game.play("f6-g6", "j9-j8")
    assert game.legal("g6-") == {"f6"}
    game.play("g6-f6", "j8-j7").refuses("f6-g6", "obstacle").refuses("f6-f6", "out_of_reach")
    hunter = ring(scenario, "g6 frodo, a1 flag", "g7 nazgul, j10 flag", "evil", ring="destroyed")
    hunter.refuses("g7-g6", "obstacle")


def test_frodo_leaves_by_an_attack_too(scenario: NewScenario) -> None:
    """ME-9.2."""
    game = ring(scenario, "g6 frodo, a1 flag", "f6 orc, j10 flag", ring="destroyed").play("g6-f6")
    game.stands("f6 frodo*, a1 flag, j10 flag")
    held = ring(scenario, "g6 frodo, a1 flag", "f6 saruman, j10 flag", ring="destroyed").play("g6-f6")
    held.stands("g6 frodo*, f6 saruman*, a1 flag, j10 flag")


@pytest.mark.parametrize(
    ("act", "kind"), [("bow e6 e4", "haradrim"), ("seek e6 e4", "saruman"), ("rage e6-e5", "berserker")]
)
def test_frodo_is_immune_to_powers(scenario: NewScenario, act: str, kind: str) -> None:
    """ME-9.3: but he is revealed."""
    game = ring(scenario, "e4 frodo, a1 flag", f"e6 {kind}, j9 orc, j10 flag", "evil").play(act)
    assert game.known("e4") == "frodo"
    assert game.told_all("power")["targets"][0]["captured"] is False
    assert game.ring == "open"


@pytest.mark.parametrize(
    "kind", ["berserker", "uruk_hai", "gothmog", "lurtz", "sharku", "saruman", "fortress"]
)
def test_nobody_falls_where_frodo_is_invisible(scenario: NewScenario, kind: str) -> None:
    """ME-9.4, ME-9.5, ME-9.12, ME-8.5."""
    game = ring(scenario, "e4 frodo, a1 flag", f"e5 {kind}, j9 orc, j10 flag").play("e4-e5")
    assert game.told_all("combat")["result"] == "neither"
    game.stands(f"e4 frodo*, e5 {kind}*, a1 flag, j9 orc, j10 flag")
    assert game.on_turn == EVIL
    if kind != "fortress":
        game = ring(
            scenario, "e4 frodo, a1 flag", f"e5 {kind}, j9 orc, j10 flag", "evil", silent_defence=True
        ).play("e5-e4")
        assert game.told_all("combat")["defender"] == "frodo"
        assert game.on_turn == GOOD, "no repeat attack either"
        game.stands(f"e4 frodo*, e5 {kind}*, a1 flag, j9 orc, j10 flag")


def test_a_repelled_attack_crosses_nothing(scenario: NewScenario) -> None:
    """ME-8.5."""
    game = ring(scenario, "e4 frodo, a1 flag", "e5 fortress, j9 orc, j10 flag")
    game.play("e4-e5", "j9-j8", "e4-e5", "j8-j7", "e4-e5", "j7-j6").allows("e4-e5")


def test_the_haradrim_fall_against_frodo(scenario: NewScenario) -> None:
    """ME-9.4."""
    ring(scenario, "e4 frodo, a1 flag", "e5 haradrim, j10 flag").play("e4-e5").stands(
        "e5 frodo*, a1 flag, j10 flag"
    )
    game = ring(scenario, "e4 frodo, a1 flag", "e5 haradrim, j9 orc, j10 flag", "evil").play("e5-e4")
    game.stands("e4 frodo*, a1 flag, j9 orc, j10 flag")
    level = ring(scenario, "e4 frodo, a1 flag", "e5 haradrim, j10 flag", haradrim_falls=False).play("e4-e5")
    level.stands("e4 frodo*, e5 haradrim*, a1 flag, j10 flag")


def test_everybody_sees_the_ranks_in_force(engine: NewScenario) -> None:
    """ME-9.9, ME-10.2: raised ones once the Ring is taken, for each seat and who watches."""
    game = ring(engine, "e4 frodo, a1 flag", "e5 nazgul, j9 orc, j10 flag", "evil")
    assert ranks(game.seen_by(GOOD))["witch_king"] == ("10", 0)
    game.play("e5-e4")
    for seat in (GOOD, EVIL, SPECTATOR):
        told = ranks(game.seen_by(seat))
        assert [told[kind] for kind in ("witch_king", "saruman", "nazgul", "warg_rider")] == [
            ("11", 1),
            ("10", 1),
            ("9", 1),
            ("3", 1),
        ]
        assert [told[kind] for kind in ("wormtongue", "fortress", "flag", "gandalf")] == [
            ("S", 0),
            ("", 0),
            ("", 0),
            ("10", 0),
        ]
    assert ranks(ring(engine, "a1 flag", "j9 orc, j10 flag", ring="destroyed").seen_by(GOOD))["orc"] == (
        "3",
        0,
    )


def ranks(seen: StrategoObservation) -> dict[str, tuple[str, int]]:
    return {kind.id: (kind.rank, kind.raised) for kind in seen.kinds}


@pytest.mark.parametrize("kind", ["orc", "warg_rider", "wormtongue"])
def test_frodo_beats_the_weak(scenario: NewScenario, kind: str) -> None:
    """ME-9.4."""
    ring(scenario, "e4 frodo, a1 flag", f"e5 {kind}, j10 flag").play("e4-e5").stands(
        "e5 frodo*, a1 flag, j10 flag"
    )


def test_frodo_takes_the_flag(scenario: NewScenario) -> None:
    """ME-9.4."""
    game = ring(scenario, "e4 frodo, a1 flag", "e5 flag, j9 orc").play("e4-e5")
    assert game.ended == "flag_captured"


@pytest.mark.parametrize("kind", ["witch_king", "nazgul"])
@pytest.mark.parametrize("turn", ["good", "evil"])
def test_who_sees_frodo_takes_him_and_the_ring(scenario: NewScenario, kind: str, turn: str) -> None:
    """ME-9.4, ME-9.8, ME-10.3."""
    game = ring(scenario, "e4 frodo, a2 sam, a1 flag", f"e5 {kind}, j9 orc, j10 flag", turn)
    game.play("e4-e5" if turn == "good" else "e5-e4")
    assert game.kinds_told() == ["combat", "ring_taken"]
    assert game.told_all("ring_taken") == {"seat": EVIL}
    assert game.ring == "taken"


def test_the_quest_removes_the_grey_host(scenario: NewScenario) -> None:
    """ME-9.6, ME-8.8, ME-10.3: shown piece by piece; what is left goes on."""
    game = ring(scenario, "f6 frodo, a1 flag", ARMY, captured="hidden", quiet_draw=5).play("f6-g6")
    assert game.kinds_told() == ["move", "quest"]
    assert game.told_all("move")["piece"] == "frodo"
    told = game.told_all("quest")
    assert (told["seat"], told["square"]) == (GOOD, "g6")
    names = ["nazgul", "gothmog", "lurtz", "sharku", "uruk_hai", "berserker", "haradrim", "fortress"]
    assert [fallen["piece"] for fallen in told["removed"]] == names
    game.stands(f"g6 frodo*, a1 flag, {LEFT}")
    assert (game.ring, game.on_turn, game.quiet_left) == ("destroyed", EVIL, 5)
    assert game.pile(GOOD, EVIL).total == 8


def test_frodo_on_mount_doom_is_no_target(scenario: NewScenario) -> None:
    """ME-9.7."""
    sides = ("g6 frodo, e4 sam, a1 flag", "g7 saruman, j10 flag")
    ring(scenario, *sides, "evil", ring="destroyed").refuses("seek g7 g6", "power_target").refuses(
        "g7-g6", "obstacle"
    )
    open_to_all = ring(scenario, *sides, "evil", ring="destroyed", mount_doom_safe=False).refuses(
        "g7-g6", "obstacle"
    )
    open_to_all.play("seek g7 g6").stands("g6 frodo*, e4 sam, g7 saruman*, a1 flag, j10 flag")


@pytest.mark.parametrize(
    ("evil", "good", "result"),
    [
        ("witch_king", "gandalf", "attacker"),
        ("saruman", "gandalf", "both"),
        ("nazgul", "aragorn", "both"),
        ("gothmog", "gimli", "both"),
        ("uruk_hai", "theoden", "both"),
        ("berserker", "boromir", "both"),
        ("haradrim", "elf", "both"),
        ("orc", "sam", "both"),
        ("warg_rider", "soldier", "both"),
        ("warg_rider", "rider", "attacker"),
        ("wormtongue", "rider", "defender"),
        ("orc", "fortress", "attacker"),
        ("nazgul", "fortress", "defender"),
        ("wormtongue", "gandalf", "attacker"),
    ],
)
def test_evil_with_the_ring_is_one_rank_higher(
    scenario: NewScenario, evil: str, good: str, result: str
) -> None:
    """ME-9.8, ME-9.9."""
    game = ring(scenario, f"e4 {good}, a1 flag", f"e5 {evil}, j9 orc, j10 flag", "evil", ring="taken").play(
        "e5-e4"
    )
    assert game.told_all("combat")["result"] == result


def test_eowyn_knows_whom_she_can_kill(scenario: NewScenario) -> None:
    """ME-9.9."""
    sides = "e4 eowyn, a1 flag"
    assert (
        ring(scenario, sides, "e5 witch_king, j10 flag", ring="taken")
        .play("e4-e5")
        .told_all("combat")["result"]
        == "attacker"
    )
    assert (
        ring(scenario, sides, "e5 saruman, j10 flag", ring="taken").play("e4-e5").told_all("combat")["result"]
        == "defender"
    )


def test_powers_grow_with_the_ring(scenario: NewScenario) -> None:
    """ME-9.9: Rage captures 6, the bow of the Haradrim 4, a raised target resists."""
    game = ring(scenario, "e4 boromir, a1 flag", "e6 berserker, j9 orc, j10 flag", "evil", ring="taken").play(
        "rage e6-e5"
    )
    game.stands("a1 flag, j9 orc, j10 flag")
    ring(scenario, "e4 sam, a1 flag", "e6 haradrim, j10 flag", "evil", ring="taken").play("bow e6 e4").stands(
        "e6 haradrim*, a1 flag, j10 flag"
    )
    game = ring(scenario, "e4 elf, a1 flag", "e6 haradrim, j10 flag", ring="taken").play("bow e4 e6")
    game.stands("e4 elf*, e6 haradrim*, a1 flag, j10 flag")
    rider = ring(scenario, "e4 sam, a1 flag", "e8 warg_rider, j10 flag", "evil", ring="taken").allows("e8-e4")
    assert rider.play("e8-e4").told_all("combat")["result"] == "defender"


def test_after_the_quest_frodo_is_worth_no_ring(scenario: NewScenario) -> None:
    """ME-9.10."""
    game = ring(
        scenario, "e4 frodo, a2 sam, a1 flag", "e5 witch_king, j10 flag", "evil", ring="destroyed"
    ).play("e5-e4")
    assert game.kinds_told() == ["combat"]
    assert game.ring == "destroyed"


def test_frodo_stays_invisible_or_not(scenario: NewScenario) -> None:
    """ME-9.11."""
    sides = ("e4 frodo, a2 sam, a1 flag", "e5 saruman, j10 flag")
    assert (
        ring(scenario, *sides, "evil", ring="destroyed").play("e5-e4").told_all("combat")["result"]
        == "neither"
    )
    ended = {"ring": "destroyed", "invisible_after_quest": False}
    assert ring(scenario, *sides, "evil", **ended).play("e5-e4").told_all("combat")["result"] == "attacker"
    assert ring(scenario, *sides, "evil", **ended).play("seek e5 e4").lost(GOOD) == {"frodo": 1}


def test_no_rescue_for_frodo_and_the_fallen_host(scenario: NewScenario) -> None:
    """ME-8.10."""
    game = ring(
        scenario,
        "e9 sam, a1 flag",
        "j9 orc, j10 flag",
        ring="taken",
        lost="good frodo, good merry",
        rescue=True,
    )
    game.play("e9-e10").refuses("rescue frodo@c4", "rescue_kind").allows("rescue merry@c4")
    game = ring(
        scenario,
        "a2 sam, a1 flag",
        "e2 orc, j10 flag",
        "evil",
        ring="destroyed",
        lost="evil nazgul, evil orc",
        rescue=True,
    )
    game.play("e2-e1").refuses("rescue nazgul@c9", "rescue_kind").allows("rescue orc@c9")


def test_everything_is_known_at_the_end(scenario: NewScenario) -> None:
    """ME-10.1, ME-10.3: the end shows all."""
    game = ring(scenario, "e4 frodo, a1 flag", "e5 flag, j9 orc").play("e4-e5")
    assert game.kinds_told() == ["combat", "end"]
    assert {piece.piece for piece in game.pieces(GOOD).values()} == {"frodo", "flag", "orc"}


@pytest.mark.parametrize(
    ("variant", "has"),
    [("me-classic", 0), ("me-powers", 8), ("me-ring", 12)],
)
def test_each_game_has_its_options(variant: str, has: int) -> None:
    """ME-11.2, ME-11.3."""
    options = next(v for v in GAME.spec.variants if v.id == variant).options
    own = [option for option in options if option.section.startswith("ME-")]
    assert len(own) == has
    with pytest.raises(RulesetError):
        GAME.new(1, GAME.setup("me-classic", seek_captures=False))
    with pytest.raises(RulesetError):
        GAME.new(1, GAME.setup("me-ring", preset="ucc"))


@pytest.mark.parametrize("preset", ["isf", "gravon"])
@pytest.mark.parametrize("variant", ["me-classic", "me-powers", "me-ring"])
def test_evil_begins_under_the_contest_presets_too(variant: str, preset: str) -> None:
    """ME-3.5, ME-11.3."""
    state = GAME.new(1, GAME.setup(variant, preset=preset))
    assert (state.rules.options["first"], state.rules.options["two_square_limit"]) == ("blue", 5)
    for seat in (GOOD, EVIL):
        state.step(seat, GAME.random_action(state, seat, random.Random(seat)))
    assert state.player == EVIL
