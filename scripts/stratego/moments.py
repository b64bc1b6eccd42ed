"""Moments of the acted games of Middle-earth, as pictures for the player's guide: powers before the yes, cards, the Ring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from own_server import Seat, Server
from pictures import Moments, Save, opened
from playwright.sync_api import Browser, Page

from stratego.trilogy_games import SCRIPTS, SEALS, Script

DESK, PHONE = (1024, 660), (390, 740)
STEP_MS, LONGEST_MS = 20, 8000
"""The page's clock goes in steps until what the picture shows is there, so that a slow machine takes the same picture."""
SCENES = {"card": ".fight", "after": ".fate"}


@dataclass(frozen=True)
class Moment:
    """One picture: the game stands before `act` (before any deployment if it is empty), and `seat` looks.

    shown: "board" as it stands, "preview" of the power, picked and not confirmed, the "card" of the act on its squares, or what becomes
    of the Ring "after" its combat.
    """

    name: str
    title: str
    game: str
    act: str
    seat: int
    shown: str = "board"
    size: tuple[int, int] = PHONE
    theme: str = "light"


MOMENTS = (
    Moment("me-setup", "Setting up: what the powers do", "destroyed", "", 0, size=DESK),
    Moment("me-spy", "Éowyn takes the Witch-king", "classic", "e4-e5", 0, "card", DESK),
    Moment("me-fly", "Fly, before the yes", "powers", "fly e3-e5", 0, "preview"),
    Moment("me-axe", "The Dwarven Axe, before the yes", "powers", "axe i4-i5 i6 j6", 0, "preview"),
    Moment("me-axe-told", "The Dwarven Axe has struck", "powers", "axe i4-i5 i6 j6", 0, "card"),
    Moment("me-seek", "Seek an Enemy, before the yes", "powers", "seek e4 e6", 0, "preview", theme="dark"),
    Moment("me-steed", "Swift Steed, before the yes", "powers", "steed j4-j5-j6", 0, "preview"),
    Moment("me-bow", "The Longbow, before the yes", "powers", "bow c3 a5", 0, "preview", theme="dark"),
    Moment("me-repeat", "Repeat Attack: once more, or stop", "powers", "a4-b4", 1),
    Moment("me-rage", "Rage, before the yes", "powers", "rage e6-e5", 1, "preview"),
    Moment("me-rage-told", "Rage has struck", "powers", "rage e6-e5", 1, "card", theme="dark"),
    Moment("me-invisible", "Nobody falls: Frodo is invisible", "destroyed", "e5-f5", 1, "card"),
    Moment("me-quest", "Frodo has reached Mount Doom", "destroyed", "f6-g6", 0, "card", DESK),
    Moment(
        "me-destroyed", "What the quest has left of Evil", "destroyed", "g6-g7", 0, size=DESK, theme="dark"
    ),
    Moment("me-taken", "Frodo has fallen", "taken", "f6-f5", 1, "after"),
    Moment("me-raised", "Raised ranks, on plates of gold", "taken", "a6-a5", 1, size=DESK, theme="dark"),
)


class Acted:
    """A match by link that two scripted seats have played up to a moment."""

    def __init__(
        self, server: Server, script: Script, acts: tuple[str, ...], is_deployed: bool = True
    ) -> None:
        asked = {
            "game": "middle_earth",
            "variant": script.variant,
            "seats": [{"kind": "own"}, {"kind": "link"}],
        }
        made = server.post("/api/matches", asked)
        self.match = made["match"]
        joined = server.post(f"/api/matches/{self.match}/join", {"invite": made["invites"][0]["invite"]})
        self.grants = [made["grants"][0], joined["grant"]]
        self.variant = script.variant
        self.seats = [Seat(server, self.match, grant) for grant in self.grants]
        if is_deployed:
            self.seats[0].act(f"deploy {script.good}")
            self.seats[1].act(f"deploy {script.evil}")
        for act in acts:
            self.seat_on_turn().act(act)

    def seat_on_turn(self) -> Seat:
        """The seat that owes an act, once it has heard of it."""
        while True:
            for seat in self.seats:
                seat.catch_up()
                if seat.observation["legal"]:
                    return seat

    def kept(self, seat: int) -> dict[str, Any]:
        """What a browser keeps of this match that plays one seat of it."""
        game = {"match": self.match, "game": "middle_earth", "variant": self.variant, "opponent": "link"}
        return game | {"grants": [self.grants[seat]], "invites": [], "kept": 0}

    def close(self) -> None:
        """Both leave the table."""
        for seat in self.seats:
            seat.close()


def click(page: Page, square: str) -> None:
    """Click a square of the board."""
    page.locator(f'[data-place="{square}"]').click(force=True)


def pick(page: Page, act: str) -> None:
    """Pick a power square by square; or, for a plain move, take the piece up."""
    if " " not in act:
        click(page, act.split("-")[0])
        return
    power, way, *targets = act.split(" ")
    source, *steps = way.split("-")
    click(page, source)
    page.locator(".powers").get_by_role("button", name=SEALS[power], exact=True).click()
    for square in (*steps, *targets):
        click(page, square)


def do(page: Page, act: str, scene: str) -> None:
    """Do an act by clicks and let the page's clock go on until the scene is there. Raises AssertionError."""
    pick(page, act)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    if " " in act:
        page.locator(".power-acts .primary").click()
    else:
        click(page, act.split("-")[1])
    for _ in range(LONGEST_MS // STEP_MS):
        if page.locator(scene).count():
            return
        page.clock.run_for(STEP_MS)
        page.wait_for_timeout(STEP_MS)  # the server answers in its own time
    raise AssertionError(f"{act}: no {scene} to be seen")


def act_out(page: Page, moment: Moment) -> None:
    """Bring the open page to what the picture shows."""
    if not moment.act:
        page.locator(".folded-legend summary").click()
    elif moment.shown == "preview":
        pick(page, moment.act)
    elif moment.shown != "board":
        do(page, moment.act, SCENES[moment.shown])


def take_moment(browser: Browser, server: Server, moment: Moment) -> bytes:
    """Play up to the moment and take its picture."""
    script = SCRIPTS[moment.game]
    acted = Acted(server, script, script.before(moment.act) if moment.act else (), bool(moment.act))
    page = opened(browser, moment.size, moment.theme, {"games": [acted.kept(moment.seat)]})
    page.clock.install()
    page.goto(f"{server.address}/match/{acted.match}")
    page.wait_for_selector("main [role=grid]", timeout=15_000)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    act_out(page, moment)
    page.wait_for_timeout(250)
    picture = page.screenshot()
    page.context.close()
    acted.close()
    return picture


def take(browser: Browser, server: Server, names: list[str], save: Save) -> None:
    """The pictures of these names."""
    for moment in MOMENTS:
        if moment.name in names:
            save(take_moment(browser, server, moment), moment.name)


FAMILY = Moments(
    "Moments of the games of Middle-earth",
    "The [guide](../guides/middle-earth.md) tells what they show.",
    tuple((moment.name, moment.title) for moment in MOMENTS),
    take,
    n_colours=80,
)
