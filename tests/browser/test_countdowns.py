"""Countdowns at the table: shown when they begin to matter, told in words at a tap, and open at a key."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .accessibility import violations
from .conftest import DUEL, PHONE, Person

QUIET = 12
"""Turns without a capture until a draw: from twenty on the countdown is shown."""
BEGUN = """async (quiet) => {
    const seats = [{ kind: 'own' }, { kind: 'own' }];
    const body = JSON.stringify({ game: 'stratego', variant: 'duel', seats, options: { quiet_draw: quiet } });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/matches', { method: 'POST', headers, body });
    const { match, grants } = await answer.json();
    const kept = { match, game: 'stratego', variant: 'duel', invites: [], grants: grants.slice(0, 1), kept: Date.now() };
    localStorage.setItem('gonfalon.games', JSON.stringify([kept]));
    return [match, grants[1].token];
}"""
OTHER_ARMY = """([match, token, army]) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${match}`);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token }));
    socket.onmessage = ({ data }) => {
        const { type } = JSON.parse(data);
        if (type === 'welcome') socket.send(JSON.stringify({ type: 'command', id: 'c1', seen: 99, action: `deploy ${army}` }));
        if (type === 'ack') done(socket.close());
    };
})"""


def test_a_tap_tells_what_a_countdown_means(person: Callable[..., Person]):
    me = person(PHONE)
    me.open("/about")
    match, other = me.page.evaluate(BEGUN, QUIET)
    me.open(f"/match/{match}")
    me.deploy(DUEL)
    me.page.evaluate(OTHER_ARMY, [match, other, DUEL[::-1]])
    chip = me.page.locator(".limit-chips button")
    words = f"Without a captured piece the game is drawn in {QUIET} turns."
    told = me.page.locator(".limit-told")
    expect(chip).to_contain_text(f"{QUIET}")
    expect(told).to_have_count(0)
    chip.click()
    expect(chip).to_have_attribute("aria-expanded", "true")
    expect(told).to_contain_text(words)
    expect(told).to_be_in_viewport()
    assert violations(me.page, has_more_rules=False) == []
    told.click()
    expect(told).to_have_count(0)
    chip.press("Enter")
    expect(told).to_contain_text(words)
    chip.press("Enter")
    expect(told).to_have_count(0)
