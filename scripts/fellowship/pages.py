"""The card game beside a game alone, as pictures for its guide: company, lesson, deck builder, proposal, campaign."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

from own_server import Seat, Server
from pictures import ROOT, Save, make_tall, opened, taken
from playwright.sync_api import Browser, Page

from fellowship.table import SIZES, VARIANT, answer, take_odds

DECK = ROOT / "src/gonfalon/players/fellowship/decks/three-spheres.txt"
PAGE_SHOTS = (
    ("card-company-1280-light", "In company: what a partner means to do, and the signals"),
    ("card-company-360-dark", "The same on a phone"),
    ("card-decks-1280-light", "The deck builder: cards, curve, spheres"),
    ("card-decks-360-dark", "The same on a phone"),
    ("card-proposal-1280-dark", "A proposed deck, and how often the computer wins with it"),
    ("card-proposal-360-light", "The same on a phone"),
    ("card-campaign-1280-light", "The sheet of a campaign of two players"),
    ("card-campaign-360-dark", "The same on a phone"),
    ("card-lesson-1280-light", "The lesson of the first round: whom to commit, and why"),
    ("card-lesson-360-dark", "The same on a phone"),
    ("card-odds-360-dark", "The odds on a phone"),
)
"""Names: page, size, colours."""
FROM_ROUND = 2
"""The first round of which the picture in company is taken."""
MEASURED_GAMES = 60
"""Games that have been played at least when the picture of a measurement is taken."""
TALK_MS, MEASURE_SECONDS = 120_000, 300
SHOWN_STEPS = 5
"""Steps of the lesson before the one of its picture are shown by the lesson."""


# ---- in company ------------------------------------------------------------------------------------------------------


def play_to_the_quest(seat: Seat) -> None:
    """Play one's own hand until one is asked whom to commit."""
    chosen, kind = 0, ""
    while True:
        while (decision := seat.observation["decision"]) is None:
            seat.listen(timeout=240)
        is_first = seat.observation["first"] == seat.seat  # the partner has announced and sent nobody
        if decision["kind"] == "commit" and is_first and seat.observation["round"] >= FROM_ROUND:
            return
        chosen = chosen + 1 if decision["kind"] == kind else 0
        kind = decision["kind"]
        seat.act(answer(decision, chosen))


def in_company(server: Server) -> dict[str, Any]:
    """A table with a computer at the quest: what a browser keeps of it."""
    seats = [{"kind": "own"}, {"kind": "computer", "level": 1}]
    made = server.post("/api/matches", {"game": "fellowship", "variant": VARIANT, "seats": seats})
    seat = Seat(server, made["match"], made["grants"][0])
    play_to_the_quest(seat)
    seat.close()
    return {"game": "fellowship", "variant": VARIANT, "kept": 1} | {
        name: made[name] for name in ("match", "grants", "invites")
    }


def take_company(browser: Browser, server: Server, size: str, theme: str) -> Page:
    """The table in company; the partner has told its plan, and answered a signal."""
    kept = in_company(server)
    page = opened(browser, SIZES[size], theme, {"games": [kept]})
    page.goto(f"{server.address}/match/{kept['match']}")
    page.wait_for_selector(".fs-line.asked", timeout=60_000)
    if page.locator('.fs-places [data-place="partners"]').is_visible():
        page.locator('.fs-places [data-place="partners"]').click()
    else:
        for card in page.locator(".fs-characters .fs-card.may").all()[:2]:
            card.click()
    page.locator('[data-signal="keep-defender"]').click()
    page.wait_for_selector(".fs-partner .fs-words", timeout=TALK_MS)
    page.wait_for_timeout(4000)  # its answer comes first, then a new plan
    page.evaluate(
        "document.querySelectorAll('.fs-company, .fs-partners').forEach((place) => place.scrollTo(0, 0))"
    )
    return page


# ---- decks, campaign -------------------------------------------------------------------------------------------------


def take_decks(browser: Browser, server: Server, size: str, theme: str) -> Page:
    """A deck on the table; on a phone its summary."""
    deck = {"name": "Three spheres", "text": DECK.read_text("utf-8"), "copies": "core"}
    page = opened(browser, SIZES[size], theme, {"fellowship-deck-draft": deck, "fellowship-decks": [deck]})
    page.goto(f"{server.address}/fellowship/decks")
    page.wait_for_load_state("networkidle")
    if size == "360":
        page.locator("#dk-tab-deck").click()
    return page


def games_measured(page: Page) -> int:
    """Games that the measurement on the page has played. It is asked for where none goes on: one that nobody asked for gives way."""
    progress, go = page.locator(".dk-measured progress"), page.get_by_role("button", name="Measure this deck")
    if progress.count() == 0 and go.is_enabled():
        go.click()
    return int(progress.get_attribute("value") or 0) if progress.count() else 0


def take_proposal(browser: Browser, server: Server, size: str, theme: str) -> Page:
    """A proposed deck, measured by some games at least."""
    page = opened(browser, SIZES[size], theme, {})
    page.goto(f"{server.address}/fellowship/decks")
    page.get_by_role("tab", name="Proposal").click()
    proposal = page.get_by_role("tabpanel").or_(page.locator(".dk-proposing")).first
    for sphere in ("Spirit", "Lore"):
        proposal.get_by_role("button", name=sphere).click()
    page.get_by_role("button", name="Propose a deck").click()
    page.get_by_text("The deck keeps all rules.").wait_for(state="attached", timeout=60_000)
    deadline = time.monotonic() + MEASURE_SECONDS
    while games_measured(page) < MEASURED_GAMES:
        if time.monotonic() > deadline:
            raise SystemExit("the measurement takes too long")
        page.wait_for_timeout(500)
    return page


def campaign() -> dict[str, Any]:
    """A campaign of two players with a computer: a scenario lost and won, one won, the last one lost."""
    first, second, third = VARIANT, "journey-down-the-anduin", "escape-from-dol-guldur"
    told = [(first, False, 0), (first, True, 132), (second, True, 149), (third, False, 0)]
    attempts = [
        {"scenario": name, "match": f"{name}-{number}", "begun": 1, "won": won}
        | {"scores": {"faq": score, "2011": score - 80} if won else {}}
        for number, (name, won, score) in enumerate(told)
    ]
    seats = [
        {"kind": "own", "brings": "leadership", "player": "Ann"},
        {"kind": "own", "brings": "spirit", "player": "Bob"},
        {"kind": "computer", "brings": "lore", "level": 3},
    ]
    sheet = {"id": "1", "name": "The long road", "difficulty": "standard", "begun": 1_790_000_000_000}
    return sheet | {"seats": seats, "attempts": attempts}


def take_campaign(browser: Browser, server: Server, size: str, theme: str) -> Page:
    """A sheet with a history."""
    page = opened(browser, SIZES[size], theme, {"fellowship-campaigns": [campaign()]})
    page.goto(f"{server.address}/fellowship/campaign")
    page.wait_for_load_state("networkidle")
    return page


# ---- the lesson ------------------------------------------------------------------------------------------------------


def take_lesson(browser: Browser, server: Server, size: str, theme: str) -> Page:
    """The lesson of the first round, where it is said who goes on the quest."""
    page = opened(browser, SIZES[size], theme, {})
    page.goto(f"{server.address}/learn/fellowship/first-round")
    for step in range(1, SHOWN_STEPS + 1):
        page.wait_for_selector(f'.lesson[data-step="{step}"] .fs-line.asked[aria-busy=false]', timeout=60_000)
        page.get_by_role("button", name="Show me").click()
    page.wait_for_selector(f'.lesson[data-step="{SHOWN_STEPS + 1}"]', timeout=60_000)
    page.locator(".fs-company").evaluate("(place) => place.scrollTo(0, 0)")
    return page


TAKEN: dict[str, Callable[[Browser, Server, str, str], Page]] = {
    "company": take_company,
    "decks": take_decks,
    "proposal": take_proposal,
    "campaign": take_campaign,
    "lesson": take_lesson,
}
TALL = ("decks", "proposal", "campaign")
"""Pages that are shown down to their end."""


def take_pages(browser: Browser, server: Server, names: Iterable[str], save: Save) -> None:
    """The pictures of these names."""
    for name in names:
        _, moment, size, theme = name.split("-")
        if moment == "odds":
            take_odds(browser, server, name, save)
            continue
        page = TAKEN[moment](browser, server, size, theme)
        page.evaluate("document.fonts.ready")
        if moment in TALL:
            page.evaluate("scrollTo(0, 0)")
            make_tall(page, SIZES[size])
        save(taken(page), name)
