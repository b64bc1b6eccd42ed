"""Rules of thumb of the card game where the best choice is known: sets for the quest, enemies that a stage brings, threat, an income."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship import quest
from gonfalon.players.fellowship.quest import CommitSets, commit_set
from gonfalon.players.fellowship.rule_based import choose, host, target
from gonfalon.players.fellowship.rule_based_actions import greeting, mode, strong_enemy_engages_soon

LEADERSHIP = (
    "Guard of the Citadel",
    "Faramir",
    "Son of Arnor",
    "Snowbourn Scout",
    "Silverlode Archer",
    "Longbeard Orc Slayer",
)
MORE = (
    "Brok Ironfist",
    "Ever Vigilant",
    "Common Cause",
    "For Gondor!",
    "Sneak Attack",
    "Valiant Sacrifice",
    "Grim Resolve",
)
OTHERS = ("Steward of Gondor", "Gandalf", "Gléowine", "Daughter of the Nimrodel")
TWO_SPHERES = "\n".join(
    ("1x Théodred", "1x Denethor", *(f"3x {name}" for name in (*LEADERSHIP, *MORE, *OTHERS)))
)
"""A deck of 51 cards: most of them of Théodred's sphere, few of Denethor's."""


def card(s: State, name: str) -> int:
    """The first copy of a card."""
    return next(i for i in range(s.catalogue.n) if s.catalogue.cards[i].id == name)


def asked(s: State, kind: str, source: str) -> None:
    """Let it look as if a card asked for something."""
    assert s.pending is not None
    s.pending = s.pending._replace(kind=kind, source=card(s, source))


def commits(seed: int, allies: int) -> tuple[State, tuple[Choice, ...]]:
    """The question who goes on the quest, with so many allies beside three heroes."""
    s = GAME.new(seed, GAME.setup(brought=("leadership",)))
    while s.pending is not None and s.pending.kind != "commit":
        s.take(0, choose(s, 0, s.pending.asks[0][1]))
    found = [
        i
        for i in range(s.catalogue.n)
        if s.catalogue.cards[i].type == "ally" and s.catalogue.cards[i].willpower
    ]
    for i in found[:allies]:
        s.put(i, m.AREA)
        s.who[i] = 0
    choices: tuple[Choice, ...] = (*(("commit", i) for i in s.characters(0)), PASS)
    return s, choices


def test_of_few_characters_the_best_set_goes_and_of_many_one_that_no_change_makes_better():
    for seed in range(1, 5):
        s, choices = commits(seed, 0)
        few = CommitSets(s, 0, choices)
        assert few.value(few.best()) == max(few.value(bits) for bits in range(1 << len(few.candidates)))
        s, choices = commits(seed, 5)
        many = CommitSets(s, 0, choices)
        n = len(many.candidates)
        assert n > quest.EXHAUSTIVE_UP_TO
        best = many.best()
        changes = [1 << k for k in range(n)]
        changes += [a ^ b for a in changes for b in changes if a != b and bool(best & a) != bool(best & b)]
        assert many.value(best) >= max(many.value(best ^ change) for change in changes)
        chosen = frozenset(choice[1] for choice in commit_set(s, 0, choices))
        assert many.value_of(chosen) == many.value(best)


def test_a_stage_that_brings_an_enemy_brings_the_one_whose_end_wins_else_the_weakest():
    s = GAME.new(1, GAME.setup(brought=("spirit",)))
    asked(s, "target", "dont-leave-the-path")
    king, forest, great = (
        ("choose", card(s, name)) for name in ("king-spider", "forest-spider", "ungoliants-spawn")
    )
    assert target(s, 0, (king, forest, great)) == great
    assert target(s, 0, (king, forest)) == forest


def test_threat_is_lowered_before_a_strong_enemy_of_the_staging_area_engages():
    s = GAME.new(1, GAME.setup(brought=("spirit",)))
    event, great = card(s, "the-galadhrims-greeting"), card(s, "ungoliants-spawn")
    s.threat[0] = 31
    assert not greeting(s, 0, event)
    s.put(great, m.STAGING)
    assert strong_enemy_engages_soon(s, 0)
    assert greeting(s, 0, event)
    asked(s, "mode", "gandalf")
    assert mode(s, 0, (("mode", "draw"), ("mode", "damage"), ("mode", "threat"))) == ("mode", "threat")
    s.threat[0] = 24
    assert not greeting(s, 0, event)


def test_an_income_goes_to_the_hero_whose_cards_cost_most():
    s = GAME.new(1, GAME.setup(brought=(TWO_SPHERES,)))
    asked(s, "host", "steward-of-gondor")
    theodred, denethor = card(s, "theodred"), card(s, "denethor")
    assert host(s, 0, (("choose", denethor), ("choose", theodred))) == ("choose", theodred)
