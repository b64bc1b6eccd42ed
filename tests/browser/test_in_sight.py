"""The measure of what is in sight itself: on small pages whose one act is covered, clipped or open."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from . import in_sight

ACT = '<button style="width: 100px; height: 40px; border-radius: 20px">Resign</button>'
TALL = '<div style="height: 200px"></div>'
HIDDEN = {
    "clipped by a nested scroller": f'<main style="height: 200px; overflow: auto">{TALL}{ACT}</main>',
    "its lower edge clipped": f'<main style="height: 236px; overflow: auto">{TALL}{ACT}</main>',
    "clipped by the body's only child": f'<div style="height: 200px; overflow: hidden">{TALL}{ACT}</div>',
    "clipped by a path": f'<div style="clip-path: inset(0 0 20px 0)">{ACT}</div>',
    "covered": f'{ACT}<div style="position: fixed; inset: 0"></div>',
    "one corner covered": f'{ACT}<div style="position: fixed; left: 0; top: 0; width: 16px; height: 16px"></div>',
    "below the fold": f'<div style="height: 620px"></div>{ACT}',
    "of no size": '<button style="width: 0; height: 0; padding: 0; border: 0; overflow: hidden">Resign</button>',
    "absent": "<p>Resign</p>",
}
OPEN = {
    "plain": ACT,
    "in a scroller that has room": f'<main style="height: 300px; overflow: auto">{TALL}{ACT}</main>',
    "hit on what it holds": '<button style="padding: 0"><b style="display: block; padding: 20px">Resign</b></button>',
    "reached by no pointer": f'<div style="pointer-events: none">{ACT}</div>',
}
RESIGN = "^Resign$"


def show(page: Page, body: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.set_content(f'<!doctype html><body style="margin: 0">{body}</body>')


@pytest.mark.parametrize("body", HIDDEN.values(), ids=HIDDEN)
def test_an_act_that_is_clipped_or_covered_is_out_of_sight(page: Page, body: str):
    show(page, body)
    assert in_sight.measure(page, [RESIGN])["hidden"] == [RESIGN]


@pytest.mark.parametrize("body", OPEN.values(), ids=OPEN)
def test_an_open_act_is_in_sight(page: Page, body: str):
    show(page, body)
    assert in_sight.measure(page, [RESIGN])["hidden"] == []


def test_all_of_what_is_to_be_whole_must_be(page: Page):
    show(page, HIDDEN["its lower edge clipped"] + ACT)
    seen = in_sight.measure(page, ["button"], ("button",))
    assert (seen["hidden"], seen["cut"]) == ([], ["button"])


def test_a_hidden_input_is_seen_by_its_label(page: Page):
    box = '<input id="first" type="radio" style="position: absolute; opacity: 0; width: 1px; height: 1px; clip-path: inset(50%)">'
    show(page, f'{box}<label for="first" style="display: block; padding: 20px">Red moves first</label>')
    assert in_sight.measure(page, ["input", "label"])["hidden"] == ["input"]
