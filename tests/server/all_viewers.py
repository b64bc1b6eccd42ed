"""One match on the real application, and everything that reaches anybody who may not know what is hidden in it.

Of the seats that know more than the viewer of the pair, only what tells no position is kept: presence, clocks, lines, news.
"""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import msgspec

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.core.game import COMPANY, SPECTATOR
from gonfalon.match import view
from gonfalon.match.terms import Clock, Terms
from gonfalon.server import wire
from gonfalon.server.rooms import Room

from .conftest import Ear
from .court import CREST, NAMES, key_of
from .hidden_pairs import Pair, Way
from .viewing_site import STRANGER, Site, Stream

CLOCK = Clock(initial=7200, increment=5, setup=7200)
PLAIN = ("presence", "clocks", "chat", "applauded", "ending")
"""Messages that tell no position, whoever gets them."""
Told = dict[str, list[bytes]]
"""Channel and viewer -> everything that came that way."""
GROUP = {"listed": "everybody", "friends": "link", "tournament": "everybody"}


class Seat(Ear):
    """A line that tells the clocks at once when a message has gone out, as a quick browser does."""

    def __init__(self, seat: int, token: str = "", by_name: str = "") -> None:
        super().__init__(seat, token)
        self.by_name = by_name

    def flush(self, now: float) -> None:
        """Everything that waits has gone out."""
        while not self.queue.empty():
            waiting = self.queue.get_nowait()
            if callable(waiting):
                waiting(now)


class Match:
    """One match of a pair. share: how much of what could be asked is asked, the same for both matches.

    n_early: acts that are made while seats are still open.
    """

    def __init__(self, site: Site, pair: Pair, way: Way, share: float) -> None:
        self.site, self.pair, self.way, self.share = site, pair, way, share
        self.rng = random.Random(pair.seed)
        self.told: defaultdict[str, list[bytes]] = defaultdict(list)
        self.n_seats = way.setting.setup.n_seats
        self.names = list(NAMES[: self.n_seats])
        self.tokens = [""] * self.n_seats
        self.id = self.tournament = ""
        self.seats, self.watchers = list[Seat](), list[Seat]()
        self.is_over = False
        self.n_sent = self.n_early = 0

    @property
    def terms(self) -> Terms:
        pair = self.pair
        listed = pair.met == "listed"
        watching: Any = GROUP[pair.met]
        return Terms(CLOCK, pair.rated, watching, listed, pair.delay)

    async def room(self) -> Room:
        return await self.site.app.state.rooms.get(self.id)

    async def play(self) -> Told:
        """From the first line in a list to the last page of the finished match."""
        streams = await self.begin()
        await self.connect()
        await self.middle()
        await self.end()
        await self.show()
        for path, stream in streams.items():
            await self.site.settle()
            await stream.end()
            self.told[path] = [b"".join(stream.raw)]
        return dict(self.told)

    # ---- how they meet -------------------------------------------------------------------------------------------

    async def begin(self) -> dict[str, Stream]:
        """The people sit down. Answers the streams that strangers follow."""
        if self.pair.met == "tournament":
            return await self._in_a_tournament()
        site, setting = self.site, self.way.setting
        streams = {path: await site.follow(path) for path in ("/api/seats/events",)}
        brought = setting.setup.brought or ("",) * self.n_seats
        kind = "open" if self.pair.met == "listed" else "link"
        usual = dict(games.get(setting.game).setup(setting.setup.variant, n_seats=self.n_seats).options)
        request = {
            "game": setting.game,
            "variant": setting.setup.variant,
            "seats": [{"kind": "own", "brings": brought[0]}, *[{"kind": kind}] * (self.n_seats - 1)],
            "options": {n: v for n, v in dict(setting.setup.options).items() if usual[n] != v},
            "terms": self.terms,
        }
        made = await site.told("POST", "/api/matches", key_of(self.names[0]), request)
        self.id, self.tokens[0] = made["match"], made["grants"][0]["token"]
        spec, (actor, text) = games.get(setting.game).spec, self.way.acts[0]
        if kind == "open" and not spec.brings and actor == 0:
            await self.act(actor, text)
            self.n_early = 1
        await self.look("waiting")
        for invite in made["invites"]:
            await self._sit(invite, brought)
        return streams

    async def _sit(self, invite: dict[str, Any], brought: tuple[str, ...]) -> None:
        site, address, seat = self.site, f"/api/matches/{self.id}", invite["seat"]
        code = {"invite": invite["invite"]}
        self.told["invitation"].append(await site.call("POST", f"{address}/invitation", "", code))
        request = {"invite": invite["invite"], "brings": brought[seat]}
        joined = await site.told("POST", f"{address}/join", key_of(self.names[seat]), request)
        assert joined["grant"]["seat"] == seat
        self.tokens[seat] = joined["grant"]["token"]
        await site.app.state.seats.look()
        await site.settle()

    async def _in_a_tournament(self) -> dict[str, Stream]:
        site, setup, keys = self.site, self.way.setting.setup, [key_of(name) for name in self.names]
        plan = {
            "name": "Sunday",
            "system": "round-robin",
            "game": self.way.setting.game,
            "variant": setup.variant,
            "clock": CLOCK,
            "rated": self.pair.rated,
            "delay": self.pair.delay,
        }
        made = await site.told("POST", "/api/tournaments", keys[0], plan)
        self.tournament = path = f"/api/tournaments/{made['id']}"
        for key in keys:
            await site.told("POST", f"{path}/join", key, {})
        streams = {one: await site.follow(one) for one in (f"{path}/events", "/api/seats/events")}
        await site.told("POST", f"{path}/start", keys[0], {})
        for name in NAMES[:2]:
            table = (await site.told("GET", path, key_of(name)))["own"]["table"]
            self.id, self.names[table["seat"]] = table["match"], name
            self.tokens[table["seat"]] = table["token"]
        return streams

    # ---- the match -----------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        """Everybody opens the match, and two people watch it, one of them by name."""
        self.seats = await self.lines()
        for seat in self.seats:
            await (await self.room()).join(seat, 0)
        found = (await self.room()).match_state.setting
        wanted = self.way.setting
        assert (found.game, found.setup.variant) == (wanted.game, wanted.setup.variant)
        assert dict(found.setup.options) == dict(wanted.setup.options)
        await self.watch()

    async def lines(self) -> list[Seat]:
        """A new line for each seat, by what its key opens: the seat itself, or a person's own seat in a tournament."""
        found = [await self.site.app.state.rooms.opened(self.id, token) for token in self.tokens]
        assert [opened.seat for opened in found] == list(range(self.n_seats))
        return [Seat(*opened) for opened in found]

    async def watch(self, since: int = 0) -> None:
        """Somebody more watches."""
        name = wire.WatcherName(STRANGER, CREST) if not self.watchers else None
        ear = Seat(SPECTATOR)
        ear.name, ear.takes_changes = name, name is None
        await (await self.room()).join(ear, since)
        self.watchers.append(ear)

    async def act(self, seat: int, text: str, must: bool = True) -> None:
        """An act, some time after the one before."""
        self.site.seconds += self.rng.choice((0.5, 20, 90))
        answer = await (await self.room()).submit(seat, f"c{self.n_sent}", text)
        assert isinstance(answer, wire.Ack) or not must, (text, answer)
        self.told[f"answers to seat {seat}"].append(view.encode(answer))
        self.n_sent += 1
        for ear in self.seats:
            ear.flush(self.site.seconds)

    async def middle(self) -> None:
        """The acts of the way, and between them manners, lines, an absence, a restart, and looks from outside."""
        acts, half = self.way.acts, len(self.way.acts) // 2
        for number, (seat, text) in list(enumerate(acts))[self.n_early :]:
            if number == half:
                await self.away()
                await self.manners()
                await self.look("in the middle")
                await self.watch()
            await self.act(seat, text)
        await self.wrong_tries()
        await self.look("before the end")

    async def away(self) -> None:
        """Everybody leaves and is told by news; then all come back, to a server that has started again in some pairs."""
        room = await self.room()
        self.keep()
        for ear in (*self.seats, *self.watchers):
            await room.leave(ear)
        await self.site.pass_time(40)
        self.news()
        if self.pair.restarts:
            rooms = self.site.app.state.rooms
            await rooms.keep_clocks()
            await room.close()
            del rooms.rooms[self.id]
        since = room.v
        self.seats = await self.lines()
        for ear in self.seats:
            ear.takes_changes = self.rng.random() < 0.8
            await (await self.room()).join(ear, max(0, since - self.rng.randrange(3)))
            ear.flush(self.site.seconds)
        self.watchers = []
        await self.watch()

    async def manners(self) -> None:
        """Table acts, and free text."""
        for seat, text in ((1, "/draw-offer"), (0, "/draw-decline"), (0, "/say hello"), (1, "/undo 0")):
            await self.act(seat, text, must=False)
        for seat in range(1, self.n_seats):
            await self.act(seat, "/refuse", must=False)
        for seat in range(2):
            try:
                await (await self.room()).say(seat, f"A line from {self.names[seat]}")
            except WireError as error:
                self.told["refused lines"].append(str(error).encode())

    async def wrong_tries(self) -> None:
        """What the viewer tries that cannot be done: refusals are part of what a seat hears. What can be done is left: it may show
        cards, and from there on the matches of the pair may differ openly.
        """
        if self.pair.viewer != SPECTATOR:
            owed = (await self.room()).match_state.decisions()
            own = [decision for decision in owed if decision.seat == self.pair.viewer]
            legal = [text for decision in own for text in decision.actions or ()]
            for text in ("a1-a2", "deploy F", "build flag A1", "play 1", "rescue none", "/undo x"):
                if text not in legal:
                    await self.act(self.pair.viewer, text, must=False)

    async def end(self) -> None:
        """The match ends beside its rules; then those who watch late see it, too."""
        room = await self.room()
        spec = games.get(self.way.setting.game).spec
        self.keep()
        self.is_over = True
        if COMPANY[0] in spec.table_actions:
            await self.act(0, "/concede", must=room.match_state.outcome is None)
            for seat in range(1, self.n_seats):
                await self.act(seat, "/agree", must=False)
        else:
            await self.act(self.rng.randrange(2), "/resign")
        assert room.match_state.outcome is not None
        for watcher in self.watchers:
            room.watchers.applaud(watcher, "mark")
        await self.site.app.state.tournaments.look()
        await self.look("just over")
        self.keep()
        for ear in self.seats:
            await room.leave(ear)
        await self.site.pass_time(2000)
        self.news()
        await self.site.app.state.tournaments.look()
        await self.watch()
        await self.look("over for everybody")
        self.keep()

    async def show(self) -> None:
        """Its players let others see it: all of them covered, then the viewer openly; and they ask for another match."""
        address = f"/api/matches/{self.id}"
        for token in self.tokens:
            await self.site.told("POST", f"{address}/share", token, {"shared": True, "covered": True})
        await self.look("shown covered", is_shown=True)
        if self.pair.viewer != SPECTATOR:
            request = {"shared": True, "covered": False}
            await self.site.told("POST", f"{address}/share", self.tokens[self.pair.viewer], request)
            await self.look("shown beside an open one", is_shown=True)
        if self.pair.met != "tournament":
            await self.act(0, "/rematch")
            for seat, token in enumerate(self.tokens):
                grant = await self.site.call("POST", f"{address}/rematch", token, {})
                self.told[f"rematch for seat {seat}"].append(grant)
            self.told["list after a rematch"].append(await self.site.call("GET", "/api/watch"))
        self.keep()

    # ---- what is kept --------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Note what has come by the lines since it was noted last."""
        for ear in self.seats:
            is_all = ear.seat == self.pair.viewer and not self.is_over
            found = [raw for raw in ear.raw if is_all or msgspec.json.decode(raw)["type"] in PLAIN]
            self.told[f"line of seat {ear.seat}"] += found
            ear.raw.clear()
        for number, ear in enumerate(self.watchers):
            self.told[f"line of watcher {number}"] += ear.raw
            ear.raw.clear()

    def news(self) -> None:
        """Note what the phones have been sent."""
        for name in NAMES[:5]:
            self.told[f"news to {name}"] += self.site.phones.taken(name)

    async def look(self, when: str, is_shown: bool = False) -> None:
        """Ask for whatever there is to ask from outside, and for what each seat may see of it."""
        await self.site.app.state.seats.look()
        await self.site.settle()
        for key, method, path, data in self._questions(is_shown):
            if self.rng.random() < self.share:
                name = "nobody" if not key else "the owner of " + key
                answer = await self.site.call(method, path, key, data)
                assert answer[:1] != b"5", (path, answer)
                self.told[f"{when}: {path} to {name} {msgspec.json.encode(data).decode()}"].append(answer)

    def _questions(self, is_shown: bool) -> list[tuple[str, str, str, Any]]:
        """(key, method, path, data) of every question."""
        one, page = f"/api/matches/{self.id}", f"/game/{self.id}"
        stranger = key_of(STRANGER)
        lists = ["/api/watch", "/api/seats", "/api/pairing", "/api/tournaments"]
        if self.tournament:
            lists += [self.tournament, f"{self.tournament}/results.txt", f"{self.tournament}/results.trf"]
        pages = [
            one,
            f"{one}/shared",
            f"{one}/replay?view=shared",
            f"{one}/rating",
            f"{one}/lessons",
            f"{one}/heard",
            page,
            f"{page}/game.txt",
        ]
        if not is_shown:
            pages += [f"{one}/record", f"{one}/replay?view=all", f"{one}/belief?seat=0&ply=1"]
        if self.pair.seed % 10 == 0:
            pages.append(f"{page}/preview.png")
        if self.pair.seed % 50 == 0 and is_shown:
            pages.append(f"{page}/game.gif")
        found: list[tuple[str, str, str, Any]] = [("", "GET", path, None) for path in (*lists, *pages)]
        boards = [{"match": self.id, "token": "", "public": public} for public in (True, False)]
        found.append(("", "POST", "/api/boards", boards))
        found.append(("", "POST", "/api/summaries", [{"match": self.id, "token": t} for t in ("", "no")]))
        askers = ["", stranger, *(key_of(one) for one in self.names)]
        for name in self.names:
            key = self.rng.choice(askers)
            found += [(key, "GET", f"/api/people/{name}{more}", None) for more in ("", "/games")]
        found += [(token, "GET", one, None) for token in self.tokens]
        found += [(key_of(name), "GET", self.tournament, None) for name in self.names if self.tournament]
        return found + self._questions_of_the_viewer(one)

    def _questions_of_the_viewer(self, one: str) -> list[tuple[str, str, str, Any]]:
        """What whoever sits there and may not know asks while the match goes on."""
        if self.pair.viewer == SPECTATOR or self.is_over:
            return []
        token = self.tokens[self.pair.viewer]
        boards = [{"match": self.id, "token": token, "public": public} for public in (True, False)]
        refused = ("replay?view=all", "record", "belief?seat=0&ply=1", "rating")
        return [
            (token, "POST", "/api/boards", boards),
            (token, "POST", "/api/summaries", [{"match": self.id, "token": token}]),
            (token, "GET", f"{one}/heard", None),
            *((token, "GET", f"{one}/{path}", None) for path in refused),
        ]


async def told_to_all(site: Site, pair: Pair, share: float) -> tuple[Told, Told]:
    """Everything that reaches anybody in both matches of a pair."""
    found = list[Told]()
    for way in pair.ways:
        async with site.server(way):
            found.append(await Match(site, pair, way, share).play())
    return found[0], found[1]


def leaks(told: tuple[Told, Told]) -> list[str]:
    """The channels by which somebody was told different things."""
    first, second = told
    return [name for name in {**first, **second} if first.get(name) != second.get(name)]
