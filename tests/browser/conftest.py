"""Servers for all browser tests of a process, and pages that report their errors."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, WebSocket, expect

from gonfalon import players
from gonfalon.match.changes import applied
from gonfalon.server.pages import STATIC
from tests.server.conftest import ServerProcess

PATIENCE = 60
"""Seconds that anything may take on a busy machine before a test gives up: a condition, a sight, a call beside the pages."""
expect.set_options(timeout=1000 * PATIENCE)
Motion = Literal["reduce", "no-preference"]
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 800}


CONCEDE = """async () => {
    const [game] = JSON.parse(localStorage.getItem('gonfalon.games'));
    const line = new WebSocket(`ws://${location.host}/ws/${game.match}`);
    await new Promise((open) => (line.onopen = open));
    line.send(JSON.stringify({type: 'hello', token: game.grants[0].token}));
    line.send(JSON.stringify({type: 'command', id: 'c1', seen: 0, action: '/concede'}));
    await new Promise((done, refused) => (line.onmessage = ({data}) => {
        if (data.includes('"type":"ack"')) done();
        if (data.includes('"type":"nack"') || data.includes('"type":"goodbye"')) refused(new Error(data));
    }));
}"""
"""Concedes the newest game that the browser keeps."""


AT_REST = """() => {
    const timing = (one) => one.effect.getComputedTiming();
    const running = document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.target);
    const endless = running.filter((one) => timing(one).endTime === Infinity).map((one) => one.effect.target);
    const still = [...document.querySelectorAll('body *')].filter((one) => !endless.some((other) => other.contains(one)));
    const boxes = still.map((one) => Object.values(one.getBoundingClientRect().toJSON()).join(' ')).join();
    const isSame = running.length === endless.length && document.fonts.status === 'loaded' && boxes === window.atRest?.boxes;
    window.atRest = { boxes, frames: isSame ? window.atRest.frames + 1 : 0 };
    return window.atRest.frames === 3;
}"""
"""Asked at every frame: are the fonts loaded, is every animation over that ends, and did nothing change its place in three frames?"""


LOST_CLICKS = """(() => {
    let down = null;
    const controlAt = (place) => (place instanceof Element ? place.closest('button, a[href], label, input, select, summary') : null);
    const press = ({ target, clientX, clientY }) => (down = { control: controlAt(target), clientX, clientY });
    const release = ({ target, clientX, clientY }) => {
        const isStill = down !== null && Math.hypot(clientX - down.clientX, clientY - down.clientY) < 3;
        if (isStill && down.control !== null && !down.control.contains(target))
            console.warn(`lost click: ${down.control.textContent.trim().slice(0, 60)}`);
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
})()"""
"""Reports a press whose release, at the same point, meets another place: the page has moved, and the browser makes no click of it."""


def with_legal(update: dict[str, Any]) -> dict[str, Any]:
    """An update whose observation lists the texts of the options under `legal`, too; [] where none are listed."""
    decision = update["observation"]["decision"]
    update["observation"]["legal"] = [option["action"] for option in (decision and decision["options"]) or ()]
    return update


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a browser test with several cases (sizes, themes, languages, games) the first runs every day, and of more than two the last.

    The others are long tests: each costs seconds of two cores, and what breaks one case mostly breaks its neighbour.
    """
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if "tests/browser/" in item.nodeid and item.get_closest_marker("long") is None:
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for same in cases.values():
        for item in same[1:-1] if len(same) > 2 else same[1:]:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """The tests drive the built front end."""
    assert (STATIC / "index.html").is_file(), "build the front end first: scripts/build_web.py"


@pytest.fixture(scope="session")
def compiled() -> None:
    """The search lies compiled on disk before a server needs it: a busy machine compiles for longer than a test waits."""
    players.warm()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Started once: a start and the first game of each kind take seconds, and people in fresh browsers see nothing of each other."""
    yield from started(ServerProcess(tmp_path_factory.mktemp("server"), GONFALON_WARM="1"))


@pytest.fixture(scope="session")
def teaching_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The same with the teaching games on offer, after a restart too."""
    yield from started(
        ServerProcess(tmp_path_factory.mktemp("teaching"), GONFALON_TEACHING="1", GONFALON_WARM="1")
    )


def started(server: ServerProcess) -> Iterator[ServerProcess]:
    """A server that runs until the tests are through."""
    server.start()
    yield server
    server.stop()


@pytest.fixture
def serving(shared_server: ServerProcess) -> ServerProcess:
    """The server of a test; a test that failed may have left it dead."""
    return alive(shared_server)


def alive(server: ServerProcess) -> ServerProcess:
    """The server, started again if it is dead."""
    if server.process is None or server.process.poll() is not None:
        server.start()
    return server


BATTLE = "4B7BB4BF3B3343SM72864256229B525283567226"
DUEL = "F..M..9..BB33S22" + "." * 24
"""Set-ups whose flag no scout reaches in the first turns."""
PASTE = """text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}"""
"""What the browser does at Ctrl+V: its clipboard is kept from tests."""


class Person:
    """A browser of one person: everything that came over the line is kept, errors of the page fail the test."""

    def __init__(self, context: BrowserContext, server: ServerProcess) -> None:
        self._context, self.server, self.page = context, server, context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.is_untouched = True
        self.origins: set[str] = set()
        self.page.on("framenavigated", lambda frame: self.origins.add("/".join(frame.url.split("/")[:3])))
        self.frames: list[str] = []
        self._n_read, self._updates = 0, list[dict[str, Any]]()
        self.errors: list[str] = []
        self._seen: dict[tuple[str, int], dict[str, Any]] = {}
        self._acted: dict[str, int] = {}
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.lost_clicks: list[str] = []
        self.page.add_init_script(LOST_CLICKS)
        self.page.on("console", self._note_lost)

    @property
    def context(self) -> BrowserContext:
        """What holds this person's storage. A test that asks for it may set something there: nobody else gets it afterwards."""
        self.is_untouched = False
        return self._context

    @property
    def clock(self) -> Any:
        """The clock of this person's pages. It belongs to the context: whoever got that next would find it standing still."""
        return self.context.clock

    def leave(self) -> bool:
        """Close the page and forget what it has stored; False if that cannot be done: then the context goes."""
        if not self.is_untouched or self._context.pages != [self.page]:
            self._context.close()
            return False
        self.page.goto("about:blank")  # what a page writes as it is left is written now
        line = self._context.new_cdp_session(self.page)
        for origin in self.origins:
            if origin.startswith("http"):
                line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self.page.close()
        return True

    def _note_lost(self, message: ConsoleMessage) -> None:
        if message.text.startswith("lost click: "):
            self.lost_clicks.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        seats: list[int] = []

        def keep(frame: str | bytes) -> None:
            self.frames.append(self._whole(socket.url, seats, str(frame)))

        socket.on("framereceived", keep)

    def _whole(self, address: str, seats: list[int], frame: str) -> str:
        """A frame as it came; what has changed is put together to the update that it leads to. seats: of this line, newest last."""
        kind = frame[:24].partition('"type":"')[2].partition('"')[0]
        if kind == "welcome":
            seats.append(json.loads(frame)["seat"])
        if kind not in ("update", "changes") or not seats:
            return frame
        message, line = json.loads(frame), (address, seats[-1])
        if kind == "changes":
            was = self._seen[line]
            parts = {name: applied(was[name], message[name]) for name in ("observation", "status")}
            message |= {"type": "update", **parts}
            frame = json.dumps(message, separators=(",", ":"), ensure_ascii=False)
        self._seen[line] = message
        if message["entry_seat"] == seats[-1]:
            self._acted[address] = max(message["v"], self._acted.get(address, 0))
        return frame

    def updates(self) -> list[dict[str, Any]]:
        """Updates of the line, oldest first. Each frame is read once: conditions ask for them 50 times a second."""
        found = [json.loads(frame) for frame in self.frames[self._n_read :] if frame.startswith("{")]
        self._n_read = len(self.frames)
        self._updates += [with_legal(message) for message in found if message["type"] == "update"]
        return list(self._updates)

    def take_seat(self) -> None:
        """Press the button of an invitation. What comes late moves it, and a click whose end meets another place is none."""
        button = self.page.get_by_role("button", name="Take the seat")
        button.wait_for()
        self.settle()
        button.click()

    def forget(self) -> None:
        """Drop what came over the line so far."""
        self.frames.clear()
        self._n_read, self._updates = 0, []

    def acted(self) -> dict[str, int]:
        """Address of a match -> the number of the newest update that an act at a seat of this browser has led to."""
        return dict(self._acted)

    @contextlib.contextmanager
    def answered(self) -> Iterator[None]:
        """Around an act by clicks or keys: wait until it stands. An update for any other reason is no answer."""
        before = self.acted()
        yield
        self.wait(lambda: self.acted() != before)

    def last(self) -> dict[str, Any]:
        """The newest update."""
        return self.updates()[-1]

    def wait(self, condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
        """Let the page live until the condition holds."""
        for _ in range(int(seconds * 50)):
            if condition():
                return
            self.page.wait_for_timeout(20)  # polls a condition of the test's own
        raise AssertionError(
            f"waited too long at {self.page.url}; {self._stand()}; "
            f"page errors and lost clicks: {'; '.join(self.errors + self.lost_clicks)}"
        )

    def _stand(self) -> str:
        """Where the game of this browser stands, for the message of a test that has waited in vain."""
        if not self.updates():
            return "no update has come"
        last, seen = self.last(), self.last()["observation"]
        return (
            f"{len(self.updates())} updates, the newest {last['v']}: seat {seen['seat']} sees ply {seen['ply']}, to act {seen['to_act']}, "
            f"{len(seen['legal'])} legal acts, {last['status']}"
        )

    def open(self, path: str) -> None:
        """Go to a page of the server."""
        self.page.goto(self.server.base + path)

    def settle(self) -> None:
        """Wait until the page has come to rest: fonts loaded, movements over, everything in its place."""
        self.page.evaluate("delete window.atRest")
        self.page.wait_for_function(AT_REST)

    def square(self, name: str) -> None:
        """Click a square of the board."""
        self.page.locator(f'[data-place="{name}"]').click()

    def take_up(self, name: str) -> None:
        """Take the piece on a square into the hand, once the board lets it be taken; a piece that must repeat lies there already."""
        holdable = self.page.locator(f'[data-place="{name}"].is-holdable')
        holdable.wait_for()
        if holdable.get_attribute("aria-selected") != "true":
            holdable.click()
        expect(holdable).to_have_attribute("aria-selected", "true")

    def concede(self) -> None:
        """Give up the game that this browser began last, on a line beside the page's."""
        self.page.evaluate(CONCEDE)

    def deploy(self, text: str = "") -> None:
        """The set-up of a text, else a random one, then ready. A test that counts on more than its first move gives a text."""
        random = self.page.get_by_role("button", name="Random", exact=True)
        random.wait_for()
        if text:
            self.page.evaluate(PASTE, text)
        else:
            random.click()
        self.page.get_by_role("button", name="Ready", exact=True).click()


@pytest.fixture
def person(browser: Browser, serving: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Make people: each has a browser context (storage) of their own."""
    yield from people(browser, serving, "reduce")


@pytest.fixture
def mover(browser: Browser, serving: ServerProcess) -> Iterator[Callable[..., Person]]:
    """People whose browser moves things: frames are played, not cut."""
    yield from people(browser, serving, "no-preference")


LEFT: dict[str, list[BrowserContext]] = {}
"""Settings -> contexts that people have left. They have the program in their cache: a page is there in half the CPU time."""


def people(browser: Browser, server: ServerProcess, motion: Motion) -> Iterator[Callable[..., Person]]:
    """A maker of people, whose pages must have reported no error when the test is through.

    is_first: this browser has never seen the program: for what is told of pages while their files come.
    """
    made: list[tuple[Person, str]] = []

    def make(
        size: dict[str, int] = DESK, scheme: str = "light", locale: str = "en-GB", is_first: bool = False
    ) -> Person:
        settings: dict[str, Any] = {"viewport": size, "color_scheme": scheme, "locale": locale}
        settings |= {"reduced_motion": motion, "service_workers": "block"}
        left = LEFT.setdefault(repr(settings), [])
        context = left.pop() if left and not is_first else browser.new_context(**settings)
        made.append((Person(context, server), repr(settings)))
        return made[-1][0]

    yield make
    errors = [error for somebody, _ in made for error in somebody.errors]
    for somebody, settings in made:
        for lost in somebody.lost_clicks:
            print(f"{somebody.page.url}: {lost}")  # shown with a test that has failed
        if somebody.leave():
            LEFT[settings].append(somebody._context)
    assert errors == []


def watch(somebody: Person, look: str) -> None:
    """From now on `window.seen` gets what `look`, a function in the page, answers at every change of the page."""
    somebody.page.evaluate(
        f"""() => {{
          const look = {look};
          window.seen = [];
          const watcher = new MutationObserver(() => window.seen.push(look()));
          watcher.observe(document.documentElement, {{ subtree: true, childList: true, attributes: true, characterData: true }});
        }}"""
    )
