"""Partners one can talk to: each signal changes a choice in a fixed position, and plans name nothing but the open table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gonfalon import players
from gonfalon.core import talk
from gonfalon.core.talk import Talk
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, State
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship.partner_requests import best_defender
from gonfalon.players.fellowship.rule_based import choose

OWN, OTHER = 0, 1


def table_at(kind: str, seed: int, fits: Callable[[State], bool] = lambda s: True) -> State:
    """The first position of a game by rules of thumb in which seat 0 owes such a decision and more fits."""
    s = GAME.new(seed, GAME.setup(n_seats=2))
    while s.outcome is None:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        if seat == OWN and s.pending.kind == kind and len(choices) > 1 and fits(s):
            return s
        s.take(seat, choose(s, seat, choices))
    raise AssertionError(f"no {kind} in game {seed}")


def signal(s: State, text: str, **parts: str) -> Talk:
    """A signal of the other seat, which the game offers now."""
    option = next(o for o in GAME.signals(s, OTHER) if o.parts == {"text": text, **parts})
    assert talk.read(option.action) == (text, parts)
    return Talk(OTHER, text, parts, s.ply, s.turn, True)


def answers(s: State, kind: str, heard: list[Talk], level: int = 1) -> list[str]:
    """What a partner at seat 0 answers, one after the other, while it owes this kind of decision."""
    s, found = s.copy(), []
    while s.pending and s.pending.kind == kind and s.pending.asks[0][0] == OWN:
        player = players.make("fellowship", level, 5, nodes=1)
        assert isinstance(player, players.Talker)
        player.hear(heard)
        found.append(player.act(GAME.information_state(s, OWN)))
        s.step(OWN, found[-1])
        if found[-1] == "pass":
            break
    return found


def willpower(s: State, sent: list[str]) -> int:
    """The willpower of those who are sent."""
    return sum(s.stat(s.catalogue.by_key[text.split()[1]], m.WILLPOWER) for text in sent if text != "pass")


@pytest.mark.parametrize("level", [1, 2])
def test_commit_more_sends_more_willpower(level: int):
    s = table_at("commit", 0)
    usual = answers(s, "commit", [])
    wished = answers(s, "commit", [signal(s, "commit-more")], level)
    assert willpower(s, wished) > willpower(s, usual)
    assert set(usual) <= set(wished)


def test_keep_a_defender_leaves_one_at_home():
    def the_best_goes(s: State) -> bool:
        best = best_defender(s, OWN, {i for i in s.characters(OWN) if s.is_ready(i)})
        return f"commit {s.catalogue.key[best]}" in answers(s, "commit", [])

    s = next(s for s in (_search("commit", seed, the_best_goes) for seed in range(40)) if s is not None)
    usual = answers(s, "commit", [])
    wished = answers(s, "commit", [signal(s, "keep-defender")])
    (kept,) = set(usual) - set(wished)
    defence = s.stat(s.catalogue.by_key[kept.split()[1]], m.DEFENSE)
    assert defence == max(s.stat(i, m.DEFENSE) for i in s.characters(OWN))


def _search(kind: str, seed: int, fits: Callable[[State], bool]) -> State | None:
    try:
        return table_at(kind, seed, fits)
    except AssertionError:
        return None


def test_save_resources_plays_nothing_that_costs():
    s = table_at("planning", 0)
    assert answers(s, "planning", [])[0].startswith("play")
    assert answers(s, "planning", [signal(s, "save-resources")]) == ["pass"]


def test_take_that_enemy_engages_it():
    s = next(filter(None, (_search("engage", seed, _passes) for seed in range(40))))
    assert s.pending is not None
    choice = next(c for c in s.pending.asks[0][1] if c != PASS)
    key = s.catalogue.key[choice[1]]
    assert answers(s, "engage", [])[0] == "pass"
    assert answers(s, "engage", [signal(s, "take-enemy", enemy=key)])[0] == f"engage {key}"


def _passes(s: State) -> bool:
    return answers(s, "engage", []) == ["pass"]


def test_a_signal_holds_for_its_round_and_not_for_its_sender():
    s = table_at("planning", 0)
    said = signal(s, "save-resources")
    usual = answers(s, "planning", [])
    later = Talk(OTHER, said.text, {}, said.ply, said.turn - 1, True)
    own = Talk(OWN, said.text, {}, said.ply, said.turn, True)
    assert answers(s, "planning", [later, own]) == usual


def test_a_plan_is_told_before_it_is_carried_out_and_once():
    s = table_at("commit", 0)
    player = players.make("fellowship", 1, 5)
    assert isinstance(player, players.Talker)
    text, parts = talk.read(player.say(GAME.information_state(s, OWN)))
    assert text == "plan-quest"
    assert parts["why"]
    sent = [said.split()[1] for said in answers(s, "commit", []) if said != "pass"]
    assert parts["who"].split(",") == sent
    said = Talk(OWN, text, parts, s.ply, s.turn)
    player.hear([said])
    assert player.say(GAME.information_state(s, OWN)) == ""
    asked = signal(s, "commit-more")
    player.hear([said, asked])
    assert talk.read(player.say(GAME.information_state(s, OWN))) == ("heed", {"signal": "commit-more"})
    player.hear([said, asked, Talk(OWN, "heed", {"signal": "commit-more"}, s.ply, s.turn)])
    text, again = talk.read(player.say(GAME.information_state(s, OWN)))
    assert text == "plan-quest"
    assert again["why"] == "asked-more"
    assert int(again["willpower"]) > int(parts["willpower"])


@pytest.mark.parametrize("seed", range(4))
def test_plans_name_nothing_but_the_open_table(seed: int):
    s = GAME.new(seed, GAME.setup(n_seats=2))
    told = 0
    while s.outcome is None and s.turn < 4:
        for seat in range(2):
            player = players.make("fellowship", 1, 5)
            assert isinstance(player, players.Talker)
            information = GAME.information_state(s, seat)
            said = player.say(information)
            if not said:
                continue
            told += 1
            opened = {card.key for card in GAME.observe(s, -1).cards if card.key}
            for name, value in talk.read(said)[1].items():
                if name in ("who", "keeps", "against", "takes", "undefended", "defends"):
                    assert {key for key in value.replace(":", ",").split(",") if key} <= opened
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        s.take(seat, choose(s, seat, choices))
    assert told >= 3


def test_alone_there_is_nobody_to_signal_to():
    assert GAME.signals(GAME.new(0, GAME.setup(n_seats=1)), 0) == ()
