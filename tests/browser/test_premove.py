"""A move chosen while the other side thinks: sent on one's turn, cancelled by whatever is revealed, on desk and phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, Person
from .test_combat import duel_by_link
from .test_games import move


def plan(somebody: Person, source: str, target: str) -> None:
    """Choose a move while the other side is on turn."""
    somebody.take_up(source)
    somebody.square(target)
    expect(somebody.page.locator(".plan-line")).to_contain_text(f"Planned: {source} to {target}")


def meet(host: Person, friend: Person) -> None:
    """A duel by link: the host has red and begins; a scout on e4 faces a general on e7."""
    duel_by_link(host, friend, "general")
    friend.page.locator(".turn-line").wait_for()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_planned_move_goes_on_ones_turn(person: Callable[..., Person], size: dict[str, int]):
    host, friend = person(), person(size)
    meet(host, friend)
    plan(friend, "e7", "e6")
    move(host, "d1-d2")
    host.wait(lambda: host.last()["observation"]["last_move"]["target"] == "e6")
    expect(friend.page.locator(".plan-line")).to_have_count(0)


def test_a_reveal_cancels_it_and_says_so(person: Callable[..., Person]):
    host, friend = person(), person()
    meet(host, friend)
    plan(friend, "g10", "g9")
    move(host, "e4-e7")  # a scout attacks
    expect(friend.page.locator(".plan-line")).to_contain_text("Something was revealed")
    friend.page.locator(".turn-line.is-mine").wait_for()
    assert friend.last()["observation"]["last_move"]["seat"] == 0


def test_it_is_taken_back_by_a_press(person: Callable[..., Person]):
    host, friend = person(), person()
    meet(host, friend)
    plan(friend, "e7", "e6")
    friend.page.get_by_role("button", name="Take back").click()
    expect(friend.page.locator(".plan-line")).to_contain_text("taken back")
    move(host, "d1-d2")
    friend.page.locator(".turn-line.is-mine").wait_for()
