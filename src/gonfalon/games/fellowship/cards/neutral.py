"""The neutral card."""

from __future__ import annotations

from gonfalon.games.fellowship.engine.changes import deal_damage, discard, draw, raise_threat
from gonfalon.games.fellowship.engine.clauses import by_itself, card, response
from gonfalon.games.fellowship.engine.selecting import SELF, pick
from gonfalon.games.fellowship.engine.steps import choose, choose_mode

card(
    "gandalf",
    by_itself("round_ends", discard(SELF)),
    response(
        "enters_play",
        choose_mode(
            {
                "draw": [draw(3)],
                "damage": [choose("enemy", pick("enemies")), deal_damage("enemy", 4)],
                "threat": [raise_threat(-5)],
            }
        ),
        when=lambda s, x: x["card"] == x["self"],
    ),
)
