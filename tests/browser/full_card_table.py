"""A full table of the card game: the case its layout is measured by, laid out by the rules and shown to a page in place of its own game."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from gonfalon.core.game import Option
from gonfalon.games.fellowship.game import GAME
from tests.rules.fellowship.board import Board

ALLIES = (
    "faramir",
    "guard-of-the-citadel",
    "silverlode-archer",
    "gondorian-spearman",
    "northern-tracker",
    "lorien-guide",
    "snowbourn-scout",
)
HAND = (
    "gandalf",
    "sneak-attack",
    "for-gondor",
    "a-test-of-will",
    "feint",
    "unexpected-courage",
    "longbeard-orc-slayer",
    "hasty-stroke",
)
STAGED = ("chieftan-ufthak", "hummerhorns", "great-forest-web", "mountains-of-mirkwood")
ENGAGED = ("king-spider", "forest-spider", "dol-guldur-orcs")
FURTHER_ALLIES = ("veteran-axehand", "erebor-hammersmith", "henamarth-riversong", "miner-of-the-iron-hills")


def full_table(*further_allies: str) -> Board:
    """Three heroes, seven allies (and further ones), four attachments, three engaged, four staged, a location, eight in hand."""
    table = Board(("aragorn", "gimli", "eowyn")).ally(*ALLIES, *further_allies).hand(*HAND)
    table.staging(*STAGED).engaged(*ENGAGED).active("old-forest-road").threat(34).resources(1)
    for attachment, bearer in (
        ("steward-of-gondor", "aragorn"),
        ("celebrians-stone", "aragorn"),
        ("citadel-plate", "gimli"),
        ("dwarven-axe", "gimli"),
    ):
        table.attach(attachment, bearer)
    table.deck("gandalf", "feint").encounter("hill-troll", "east-bight-patrol", "enchanted-stream")
    table.damage("gimli", 1).progress("old-forest-road", 1)
    for enemy, shadow in zip(
        ENGAGED, ("caught-in-a-web", "the-necromancers-reach", "evil-storm"), strict=True
    ):
        table.shadow(enemy, shadow)
    return table


def what_is_played() -> dict[str, Any]:
    """What its player sees of the full table when asked what to play, with resources for most of the hand."""
    return seen_of(full_table().resources(3).plan())


def who_quests(*further_allies: str) -> dict[str, Any]:
    """What its player sees of the full table when asked who goes on the quest."""
    return seen_of(full_table(*further_allies).step_of_round("3.3"))


def who_defends(*further_allies: str, is_armed: bool = False) -> dict[str, Any]:
    """The same under the attack of the first engaged enemy, some allies exhausted. is_armed: every hero bears two attachments."""
    table = full_table(*further_allies).exhaust(
        "eowyn", "silverlode-archer", "northern-tracker", "lorien-guide"
    )
    if is_armed:
        table.attach("horn-of-gondor", "eowyn").attach("blade-of-gondolin", "eowyn")
    table.enemy_attacks(ENGAGED[0])
    while table.owed == "window":
        table.act("pass")
    return seen_of(table)


def who_responds() -> Board:
    """Two heroes may respond to the commitment, one of them for a resource."""
    table = Board(("aragorn", "theodred", "beravor")).resources(1).step_of_round("3.3")
    return table.act("commit aragorn", "commit theodred", "pass")


PARTNERS = (("aragorn", "gloin"), ("eowyn", "eleanor"), ("gimli", "legolas"), ("beravor", "denethor"))


def partners_table(n_seats: int) -> Board:
    """Two to four players are asked who goes on the quest; the second has most cards."""
    table = Board(*PARTNERS[:n_seats])
    for ally in ALLIES:
        table.ally(ally, seat=1)
    table.staging("chieftan-ufthak").engaged("king-spider", seat=1)
    return table.step_of_round("3.3")


def seen_of(table: Board) -> dict[str, Any]:
    """The observation of seat 0 as it is sent."""
    return json.loads(msgspec.json.encode(GAME.observe(table.s, 0)))


class ShownTable:
    """Lets the lines of a page through to the server; every whole observation on the way is replaced.

    said: events of talk that come with it. signals: those that may be given.
    """

    def __init__(
        self,
        page: Page,
        observation: dict[str, Any],
        said: tuple[dict[str, Any], ...] = (),
        signals: tuple[Option, ...] = (),
    ) -> None:
        self.observation, self.said = observation, list(said)
        self.signals = msgspec.to_builtins(signals)
        self._shown: list[tuple[WebSocketRoute, dict[str, Any]]] = []
        page.route_web_socket("**/ws/**", self._arrive)

    def show(self, observation: dict[str, Any]) -> None:
        """Another position on the page that stands already."""
        self.observation = observation
        for line, update in self._shown:
            update["v"] += 1
            update["observation"] |= observation
            line.send(json.dumps(update))

    def tell(self, kind: str, **facts: str) -> None:
        """An event on the page that stands already; the position stays."""
        event = {"ply": 0, "kind": kind, "facts": facts, "audience": None, "cause": ""}
        for line, update in self._shown:
            update["v"] += 1
            line.send(json.dumps(update | {"events": [event]}))

    def _arrive(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("type") == "update":
                message["observation"] |= self.observation
                message["status"]["status"] = "playing"
                if self.said:
                    message["events"] = [*message["events"], *self.said]
                    message["status"]["signals"] = self.signals
                self._shown[:] = [(line, message)]
                text = json.dumps(message)
            line.send(text)

        server.on_message(told)
