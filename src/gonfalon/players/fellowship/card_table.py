"""The notes on every card that the rules of thumb know by name, in one table; a card that is not in it gets notes from its clauses."""

from __future__ import annotations

from .notes import Notes, drawn


class CardTable(dict[str, Notes]):
    """Card id -> its notes."""

    def __missing__(self, card_id: str) -> Notes:
        self[card_id] = found = drawn(card_id)
        return found


PLAIN = Notes()
"""Cards whose printed numbers say enough, or whose action the rules of thumb never use."""

HEROES = {
    "aragorn": Notes(readies="resource"),
    "theodred": Notes(on_quest="resource"),
    "gloin": PLAIN,
    "gimli": Notes(hardens=True),
    "legolas": Notes(kill_progress=2),
    "thalin": PLAIN,
    "eowyn": Notes(role="discard_for_willpower"),
    "eleanor": Notes(cancels="replaced"),
    "dunhere": PLAIN,
    "denethor": Notes(late=True),
    "beravor": Notes(late=True, draws=True),
    "glorfindel": Notes(role="heal_in_combat", heals_from=1),
}
ALLIES = {
    "beorn": PLAIN,
    "brok-ironfist": PLAIN,
    "daughter-of-the-nimrodel": Notes(3.4, role="heal", heals_from=1),
    "erebor-hammersmith": PLAIN,
    "faramir": Notes(8.0, role="raise_committed", leads=True),
    "gandalf": Notes(12.0, target="destroy", damage=4, saved_for=True),
    "gleowine": Notes(late=True, draws=True),
    "gondorian-spearman": PLAIN,
    "guard-of-the-citadel": PLAIN,
    "henamarth-riversong": Notes(late=True),
    "longbeard-orc-slayer": PLAIN,
    "lorien-guide": Notes(on_quest="active"),
    "miner-of-the-iron-hills": PLAIN,
    "northern-tracker": Notes(8.0, kept=True, on_quest="locations"),
    "silverlode-archer": PLAIN,
    "snowbourn-scout": PLAIN,
    "son-of-arnor": Notes(target="beatable"),
    "wandering-took": PLAIN,
}
ATTACHMENTS = {
    "blade-of-gondolin": Notes(2.5, host="progress", kill_progress=1),
    "celebrians-stone": Notes(6.0, host="willpower"),
    "citadel-plate": Notes(2.0, host="damaged"),
    "dark-knowledge": Notes(-1.0, alone=True),
    "dwarven-axe": Notes(3.5, host="dwarf"),
    "forest-snare": Notes(5.0, host="enemy"),
    "horn-of-gondor": Notes(2.0),
    "power-in-the-earth": Notes(1.2),
    "protector-of-lorien": Notes(2.8, role="discard_for_defense", host="free"),
    "self-preservation": Notes(2.0, role="heal", heals_from=1, host="hero_hurt"),
    "steward-of-gondor": Notes(9.0, role="always", host="resources", first=True, kept=True, income=True),
    "the-favor-of-the-lady": Notes(4.0, host="willpower"),
    "unexpected-courage": Notes(
        6.0, role="ready_host", host="willpower", kept=True, income=True, readies="attached"
    ),
}
EVENTS = {
    "a-light-in-the-dark": Notes(2.1, role="return", target="stays"),
    "a-test-of-will": Notes(4.0, deck_worth=4.5, cancels="revealed"),
    "beorns-hospitality": Notes(2.1, role="heal", heals_from=3),
    "blade-mastery": Notes(role="defend", target="defender"),
    "common-cause": Notes(deck_worth=1.5),
    "dwarven-tomb": PLAIN,
    "ever-vigilant": Notes(deck_worth=1.5, role="ready"),
    "feint": Notes(4.0, deck_worth=4.0, role="hold", stops_attack=True),
    "for-gondor": Notes(deck_worth=1.5, role="gondor"),
    "fortune-or-fate": Notes(role="always"),
    "gandalfs-search": Notes(role="search"),
    "grim-resolve": Notes(deck_worth=4.0, role="ready_many"),
    "hasty-stroke": Notes(2.1, deck_worth=2.5, cancels="shadow"),
    "lore-of-imladris": Notes(2.1, deck_worth=2.5, role="heal", heals_from=3),
    "loriens-wealth": Notes(5.0, deck_worth=3.0, role="fetch"),
    "quick-strike": Notes(2.5, deck_worth=2.5, role="strike"),
    "radagasts-cunning": Notes(2.2, deck_worth=2.0, role="silence"),
    "rain-of-arrows": Notes(role="arrows"),
    "secret-paths": Notes(2.2, deck_worth=2.5, role="silence"),
    "sneak-attack": Notes(3.0, deck_worth=5.0, role="sneak"),
    "stand-and-fight": Notes(deck_worth=2.5, role="always"),
    "stand-together": PLAIN,
    "strength-of-will": Notes(1.8),
    "swift-strike": PLAIN,
    "the-galadhrims-greeting": Notes(5.0, deck_worth=4.0, role="lower_threat", lowers_threat=True),
    "thicket-of-spears": Notes(3.0, role="hold_all"),
    "valiant-sacrifice": Notes(deck_worth=0.5, alone=True),
    "will-of-the-west": PLAIN,
}
ENCOUNTER = {
    "dol-guldur-orcs": Notes(entry_damage=2, on_reveal=True),
    "forest-spider": Notes(rises=True, shrug="all"),
    "hummerhorns": Notes(entry_damage=5, stings=True),
    "ungoliants-spawn": Notes(wanted=True),
    "caught-in-a-web": Notes(shrug="replaced"),
    "driven-by-shadow": Notes(shrug="all"),
    "eyes-of-the-forest": Notes(shrug="all"),
    "the-necromancers-reach": Notes(hurts_tired=True),
    "enchanted-stream": Notes(travel_cost=0.5),
    "gladden-fields": Notes(travel_cost=0.3),
    "great-forest-web": Notes(travel_cost=1.0, travel="tires"),
    "mountains-of-mirkwood": Notes(travel="reveals"),
    "necromancers-pass": Notes(travel_cost=1.0),
    "old-forest-road": Notes(target="fighter"),
    "tower-gate": Notes(travel_cost=2.0),
    "dungeon-torch": Notes(role="claim"),
    "gandalfs-map": Notes(role="claim"),
    "shadow-key": Notes(role="claim"),
}
STAGES = {
    "dont-leave-the-path": Notes(won_by=("ungoliants-spawn",)),
    "beorns-path": Notes(blocked_by=("ungoliants-spawn",)),
    "to-the-river": Notes(blocked_by=("hill-troll",)),
    "out-of-the-dungeons": Notes(blocked_by=("nazgul-of-dol-guldur",)),
    "ambush-on-the-shore": Notes(any_blocks=True),
}
NOTES = CardTable({**HEROES, **ALLIES, **ATTACHMENTS, **EVENTS, **ENCOUNTER, **STAGES})
"""Card id -> notes."""
