"""The kinds of mistakes that the coach of the card game tells apart, and the lesson about each."""

from __future__ import annotations

from typing import Literal

Theme = Literal[
    "kept_hand",
    "redrew_hand",
    "quest_few",
    "quest_many",
    "quest_who",
    "undefended",
    "defended",
    "defender",
    "attack_none",
    "attack_few",
    "attack_many",
    "attack_who",
    "engage",
    "travel",
    "unplayed",
    "event_kept",
    "event_wasted",
    "spent_early",
    "other_card",
    "other_choice",
]
"""A kind of mistake: kept a poor first hand; gave a good one back. Sent too few on the quest; exhausted for it who was needed; the wrong
ones. Let an attack through; met one that was better let through; met it with the wrong one. Let an enemy be; attacked it with too few, too
many, or the wrong one. Met the wrong enemy. Went to the wrong place, or to none. Left an ally or attachment in hand; an event or ability
unused; used one for little; paid for a card too early; chose the wrong one. Any other."""
LESSONS: dict[str, str] = {
    "kept_hand": "",
    "redrew_hand": "",
    "quest_few": "first-round",
    "quest_many": "first-round",
    "quest_who": "first-round",
    "undefended": "combat",
    "defended": "combat",
    "defender": "combat",
    "attack_none": "combat",
    "attack_few": "combat",
    "attack_many": "combat",
    "attack_who": "combat",
    "engage": "combat",
    "travel": "",
    "unplayed": "resources",
    "event_kept": "resources",
    "event_wasted": "resources",
    "spent_early": "resources",
    "other_card": "resources",
    "other_choice": "",
}
"""Theme -> the lesson about it, "" for none."""
