"""Strips of frames of the card game for its guide: what is seen of a reveal, a shadow card, a hero's fall, victory and defeat.

The events are those of recorded games (tests/golden/fellowship), laid over the line of a page. The page's clock stands still between
the frames, and everything that moves is set to the time of the clock. So a strip is the same on every machine.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from golden_files import read_script
from own_server import Server
from pictures import ROOT, Save, opened, wait_until_loaded
from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page, WebSocketRoute

from fellowship.golden import GOLDEN, begin
from gonfalon.games.fellowship.game import GAME

FONT = ROOT / "src/gonfalon/pictures/fonts/source-sans-3-600.ttf"
SIZES = {"1280": (1280, 800), "360": (360, 740)}
WIDTH, GAP, LABEL = 1280, 8, 26
"""Pixels: a strip, the room between its frames, the line under each with its time."""
COLUMNS = {"1280": 2, "360": 4}
STEP_MS, LONGEST_MS = 25, 8000
"""How far the clock goes at once, and until when a scene must have begun."""


class Strip(NamedTuple):
    """One event of a recorded game. at: the number of the action that brings it. scene: what shows it. times: of the frames, in ms."""

    game: str
    at: int
    scene: str
    times: tuple[int, ...]


STRIPS = {
    "reveal": Strip("mirkwood-won", 107, ".fs-moment.revealed", (200, 620, 1000, 1450)),
    "shadow": Strip("escape-open", 29, ".fs-moment.shadow_turned", (100, 280, 800, 1700)),
    "fall": Strip("escape-open", 90, ".fs-scene.hero_falls", (150, 500, 850, 1500)),
    "victory": Strip("mirkwood-won", 129, ".fs-scene.won", (650, 1150, 1350, 2200)),
    "defeat": Strip("escape-open", 143, ".fs-scene.lost", (400, 800, 1350, 2200)),
}
STRIP_SHOTS = (
    ("card-reveal-1280-light", "A card is revealed: its back, its face, and then what follows from it"),
    ("card-reveal-360-dark", "The same on a phone"),
    ("card-shadow-1280-dark", "A shadow card turns before its attack does any damage"),
    ("card-shadow-360-light", "The same on a phone"),
    ("card-fall-1280-light", "A hero falls"),
    ("card-fall-360-dark", "The same on a phone"),
    ("card-victory-1280-light", "Victory: the stage, the heroes, the title"),
    ("card-victory-360-dark", "The same on a phone"),
    ("card-defeat-1280-dark", "Defeat: the number that ended it, the banner, the title"),
    ("card-defeat-360-light", "The same on a phone"),
)
"""Names: event, size, colours."""

SET_TO_THE_CLOCK = """now => {
  window.begun ??= new WeakMap();
  for (const one of document.getAnimations()) {
    if (!begun.has(one)) begun.set(one, now);
    one.pause();
    one.currentTime = now - begun.get(one);
  }
}"""
"""Sets everything that moves to a moment of the clock, in ms; what is new begins with it."""


def encoded(told: object) -> Any:
    """What the engine tells, as it goes over the line."""
    return json.loads(msgspec.json.encode(told))


class Recorded:
    """A recorded game just before an action, and what that action brings, as its first seat sees it."""

    def __init__(self, name: str, at: int) -> None:
        self.script = read_script((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
        state = begin(self.script)
        self.n_seats = state.n_seats
        for seat, action in self.script.actions[:at]:
            state.step(seat, action)
        self.before = encoded(GAME.observe(state, 0))
        events = state.step(*self.script.actions[at])
        self.events = encoded([one for one in events if one.audience is None or 0 in one.audience])
        self.after = encoded(GAME.observe(state, 0))
        self.ending: dict[str, Any] = {}
        if state.outcome is not None:
            returns = list(state.outcome.returns)
            self.ending = {"status": "over", "returns": returns, "reason": state.outcome.reason}


class ShownGame:
    """Lets each line of a page through to the server until its first update; that one, and all that follow, are those of a record."""

    def __init__(self, page: Page, recorded: Recorded) -> None:
        self.recorded = recorded
        self._shown: tuple[WebSocketRoute, dict[str, Any]] | None = None
        page.route_web_socket("**/ws/**", self._arrive)

    def _arrive(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        arrived: list[dict[str, Any]] = []

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("type") in ("update", "changes"):
                if arrived:
                    return
                arrived.append(message)
                message["observation"] |= self.recorded.before
                message["status"]["status"] = "playing"
                message["events"] = []
                self._shown = (line, message)
                text = json.dumps(message)
            line.send(text)

        def said(text: str | bytes) -> None:
            if json.loads(text).get("type") != "command":  # the server's game stands elsewhere
                server.send(text)

        server.on_message(told)
        line.on_message(said)

    def act(self) -> None:
        """Tell the page what the action brings."""
        assert self._shown is not None, "the table has been shown"
        line, message = self._shown
        message["v"] += 1
        message["events"] = self.recorded.events
        message["observation"] |= self.recorded.after
        message["status"] |= self.recorded.ending
        line.send(json.dumps(message))


def frames(page: Page, shown: ShownGame, strip: Strip) -> list[Image.Image]:
    """The frames of a strip, at their times from the beginning of its scene on."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    shown.act()
    taken: list[Image.Image] = []
    now, start = 0, -1
    while len(taken) < len(strip.times):
        page.clock.run_for(STEP_MS)
        now += STEP_MS
        page.evaluate(SET_TO_THE_CLOCK, now)
        if start < 0 and page.locator(strip.scene).count():
            start = now
        if start < 0 and now > LONGEST_MS:
            raise SystemExit(f"{strip.scene} does not come")
        if start >= 0 and now - start >= strip.times[len(taken)]:
            taken.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    return taken


def laid_out(taken: list[Image.Image], strip: Strip, columns: int, theme: str) -> bytes:
    """The frames in rows, each with its time below it, as a PNG."""
    width = (WIDTH - GAP * (columns - 1)) // columns
    height = round(taken[0].height * width / taken[0].width)
    rows = -(-len(taken) // columns)
    paper, ink = ("#171310", "#efe6d6") if theme == "dark" else ("#f4efe4", "#2a2118")
    sheet = Image.new("RGB", (WIDTH, rows * (height + LABEL) + GAP * (rows - 1)), paper)
    pen = ImageDraw.Draw(sheet)
    font = ImageFont.truetype(str(FONT), 17)
    for n, (image, time) in enumerate(zip(taken, strip.times, strict=True)):
        x, y = n % columns * (width + GAP), n // columns * (height + LABEL + GAP)
        sheet.paste(image.resize((width, height), Image.Resampling.LANCZOS), (x, y))
        pen.text((x + width / 2, y + height + LABEL / 2), f"{time / 1000:.2f} s", ink, font, anchor="mm")
    written = io.BytesIO()
    sheet.save(written, "PNG")
    return written.getvalue()


def take_strips(browser: Browser, server: Server, names: Iterable[str], save: Save) -> None:
    """The strips of these names."""
    for name in names:
        _, moment, size, theme = name.split("-")
        strip = STRIPS[moment]
        recorded = Recorded(strip.game, strip.at)
        variant = recorded.script.variant
        seats = [{"kind": "own"}, *[{"kind": "computer", "level": 1}] * (recorded.n_seats - 1)]
        made = server.post("/api/matches", {"game": "fellowship", "variant": variant, "seats": seats})
        kept: dict[str, Any] = {"game": "fellowship", "variant": variant, "kept": 1}
        kept |= {one: made[one] for one in ("match", "grants", "invites")}
        page = opened(browser, SIZES[size], theme, {"games": [kept]}, moves=True)
        page.clock.install()
        shown = ShownGame(page, recorded)
        page.goto(f"{server.address}/match/{made['match']}")
        page.wait_for_selector(".fs-line", timeout=60_000)
        wait_until_loaded(page)
        save(laid_out(frames(page, shown, strip), strip, COLUMNS[size], theme), name)
        page.context.close()
