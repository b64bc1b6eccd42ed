"""The closed vocabularies of the card language. What a card says is checked against them as it is loaded (`clauses.card`)."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, cast, get_args

Timing = Literal["action", "response", "forced", "passive", "revealed", "shadow", "travel", "attach", "setup"]
Phase = Literal["", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh"]
"""A phase of the round; "" before the first one, or for a clause that is bound to none."""
PHASES: tuple[Phase, ...] = get_args(Phase)
Duration = Literal["attack", "phase", "round"]
"""How long a change lasts."""
DURATIONS: tuple[Duration, ...] = get_args(Duration)
Period = Literal["phase", "round"]
"""What the limit of an ability counts for; to what end an effect is put off."""
PERIODS: tuple[Period, ...] = get_args(Period)
Rules = Literal["", "2011"]
"""The rule set that a clause is for: every one, or that of the first printing."""
RULES: tuple[Rules, ...] = get_args(Rules)
Stat = Literal["willpower", "attack", "defense", "hit_points", "threat"]
STATS: tuple[Stat, ...] = get_args(Stat)
Change = Literal[
    "willpower",
    "attack",
    "defense",
    "hit_points",
    "threat",
    "threat_each",
    "silenced",
    "cannot_attack",
    "several_defenders",
    "no_defense",
]
"""What a lasting effect changes: a number of a card, or a rule about it."""
CHANGES: tuple[Change, ...] = get_args(Change)
CardType = Literal[
    "hero", "ally", "attachment", "event", "enemy", "location", "treachery", "objective", "quest"
]
CARD_TYPES: tuple[CardType, ...] = get_args(CardType)
Sphere = Literal["leadership", "tactics", "spirit", "lore"]
"""Whose resources pay for a card; a hero's icon. Cards of no sphere are neutral."""
Keyword = Literal["sentinel", "ranged", "restricted", "doomed", "surge", "guarded"]
KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)
Leaving = Literal["destroyed", "explored", "discarded", "moved", "turned"]
"""How a card leaves play; "turned": it lay under another card that has left."""

# ---- questions that constant effects answer: a function of (state, card, what the question is about ...) ----------------
Question0 = Literal[
    "ally_limit",
    "extra_reveals",
    "last_stage",
    "must_travel",
    "no_advance",
    "no_checks",
    "no_optional_engagement",
    "no_staging",
    "refresh_price",
    "refresh_threat",
    "wins",
]
Question1 = Literal[
    "as_revealed",
    "attacks_staging",
    "cannot_draw",
    "cannot_fight",
    "excess_to_threat",
    "goes_back",
    "icon",
    "instead_of_draw",
    "leaves_to",
    "no_attachments",
    "trait",
]
Question2 = Literal["cannot_attack"]
Question3 = Literal["attack_against"]
Question = Question0 | Question1 | Question2 | Question3
"""About nothing; about a card or a seat; about (enemy, seat); about (character, enemy, was it declared into the staging area?)."""
N_ABOUT: dict[str, int] = {
    **dict.fromkeys(get_args(Question0), 0),
    **dict.fromkeys((*get_args(Question1), *STATS), 1),
    **dict.fromkeys(get_args(Question2), 2),
    **dict.fromkeys(get_args(Question3), 3),
}
"""Question or stat -> how many things it is about."""

# ---- registers of a running program -------------------------------------------------------------------------------------


class Context(TypedDict):
    """The registers of a running program, never changed in place; only those that have been set are there.

    self: the card. you: the seat. card ... shadow: facts of the trigger. defending ... level: facts of a shadow effect. player ...: what
    was chosen, None where nothing was. unseen: judged from public knowledge, so that hidden hands count as unknown. stop: the program
    ends. about, life: a delayed effect's card and its incarnation.
    """

    self: int
    you: int
    card: int
    cards: tuple[int, ...]
    enemy: int
    attackers: tuple[int, ...]
    seat: int
    amount: int
    played: bool
    how: Leaving
    type: CardType
    at: int
    traits: tuple[str, ...]
    host: int
    phase: Phase
    round: int
    shadow: int
    defending: int
    defenders: tuple[int, ...]
    undefended: bool
    level: int
    player: int
    ally: int
    archer: int
    attachment: int
    attacker: int
    character: int
    condition: int
    discarded: int
    found: int
    hero: int
    location: int
    objective: int
    one: int
    spider: int
    tired: int
    unseen: bool
    stop: bool
    about: int
    life: int


REGISTERS = frozenset(Context.__annotations__)


def context(earlier: Context | None = None, /, **registers: Any) -> Context:
    """Registers: those of an earlier context, then more of them."""
    return cast(Context, {**earlier, **registers} if earlier else registers)


# ---- triggers -----------------------------------------------------------------------------------------------------------
Trigger = Literal[
    "attack_destroyed",
    "attacked",
    "attacks",
    "blank_shadow",
    "committed",
    "damaged",
    "defender_declared",
    "engaged",
    "enters_play",
    "explored",
    "leaves_play",
    "phase_begins",
    "phase_ends",
    "progress_placed",
    "quest_failed",
    "quest_succeeded",
    "rescued",
    "revealing",
    "round_ends",
    "shadow_dealt",
    "shadow_resolved",
    "shadow_turned",
    "stage_done",
    "travelled",
]
"""What has happened, or is about to: Forced effects and Responses answer it."""
FACTS: dict[Trigger, tuple[str, ...]] = {
    "attack_destroyed": ("enemy", "attackers", "seat"),
    "attacked": ("enemy", "seat"),
    "attacks": ("enemy", "seat"),
    "blank_shadow": ("enemy", "shadow"),
    "committed": ("seat", "cards"),
    "damaged": ("card", "amount"),
    "defender_declared": ("card", "enemy", "seat"),
    "engaged": ("card", "seat"),
    "enters_play": ("card", "seat", "played"),
    "explored": ("card",),
    "leaves_play": ("card", "seat", "how", "type", "at", "traits", "host"),
    "phase_begins": ("phase",),
    "phase_ends": ("phase",),
    "progress_placed": ("amount",),
    "quest_failed": ("amount",),
    "quest_succeeded": ("amount",),
    "rescued": ("card",),
    "revealing": ("card",),
    "round_ends": ("round",),
    "shadow_dealt": ("enemy", "seat"),
    "shadow_resolved": ("enemy", "seat", "shadow"),
    "shadow_turned": ("card", "enemy", "seat"),
    "stage_done": ("card",),
    "travelled": ("card",),
}
"""Trigger -> the registers that its facts fill."""
SHADOW_FACTS = ("enemy", "defending", "defenders", "undefended", "level")
"""The registers of a shadow effect."""

# ---- what steps do -------------------------------------------------------------------------------------------------------
Effect = Literal[
    "willpower",
    "attack",
    "defense",
    "hit_points",
    "threat",
    "damage",
    "heal",
    "ready",
    "exhaust",
    "resources",
    "progress",
    "draw",
    "hold",
    "silence",
    "return",
    "strike",
    "enter",
    "cancel",
]
"""What a step does, for players who meet a card that they do not know: a change of a number, damage, an enemy held back ..."""

# ---- the table ----------------------------------------------------------------------------------------------------------
Window = Literal[
    "after_draw",
    "planning",
    "quest_start",
    "after_commit",
    "after_staging",
    "after_quest",
    "after_travel",
    "after_engagement",
    "after_checks",
    "after_shadows",
    "attack_1",
    "attack_2",
    "attack_3",
    "attack_4",
    "strike_1",
    "strike_2",
    "strike_3",
    "after_refresh",
]
"""An action window."""
Kind = Literal[
    "mulligan",
    "planning",
    "window",
    "response",
    "order",
    "commit",
    "travel",
    "engage",
    "tie",
    "enemy",
    "defender",
    "sentinel",
    "undefended",
    "spread",
    "attack",
    "attackers",
    "join",
    "host",
    "pay",
    "cost",
    "target",
    "player",
    "amount",
    "mode",
    "discard",
    "search",
    "take",
    "order_top",
    "restricted",
    "buy_ready",
]
"""What a decision is about."""
Reason = Literal["quest_won", "all_eliminated", "prisoner_lost", "ply_cap"]
"""Why a game has ended."""
Zone = Literal[
    "area",
    "engaged",
    "staging",
    "active",
    "limbo",
    "attached",
    "shadows",
    "quest",
    "under",
]
"""Where a card of the table lies, as an observation names it."""
