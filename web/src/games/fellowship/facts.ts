// Written by scripts/wire_types.py from gonfalon.games.fellowship.facts. Do not edit.

/** What is printed on a card. title: in English, as deck lists name it. cost: a number, "X", or "" where it is never paid for. */
export interface Printed {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly sphere: string;
  readonly unique: boolean;
  readonly cost: number | string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  readonly set: string;
}

/** The scenarios in their order, which is that of a campaign (CARD-11.14). */
export const SCENARIOS = ["passage-through-mirkwood", "journey-down-the-anduin", "escape-from-dol-guldur"] as const;

/** The threat at which a player is out, by scenario. */
export const THREAT_LIMITS: Readonly<Record<string, number>> = {"passage-through-mirkwood": 50, "journey-down-the-anduin": 50, "escape-from-dol-guldur": 50};

/** The modes of a game, the usual one first (CARD-3.10). */
export const DIFFICULTIES = ["standard", "easy", "basic"] as const;

/** What decks may hold: cards of one core set, or any number of copies up to the limit (CARD-14). */
export const COPIES = ["core", "any"] as const;

/** The rule sets, each of which has a score of its own (CARD-13.1). */
export const RULE_SETS = ["faq", "2011"] as const;

/** Players at a table. */
export const MOST_SEATS: number = 4;

/** Heroes of a deck (CARD-14). */
export const MOST_HEROES: number = 3;

/** Copies of a card, other than a hero, that a deck may hold (CARD-14). */
export const MOST_COPIES: number = 3;

/** Names of the starter decks (CARD-14). */
export const STARTERS: readonly string[] = ["leadership", "tactics", "spirit", "lore"];

/** Cards that a player begins with (CARD-3.7). */
export const HAND_SIZE: number = 6;

/** The spheres of cards that players have, in the order in which they are shown. */
export const SPHERES: readonly string[] = ["leadership", "tactics", "spirit", "lore", "neutral"];

/** The types of cards that players have, in the order in which they are shown. */
export const PLAYER_TYPES: readonly string[] = ["hero", "ally", "attachment", "event"];

/** The line of the table of a round, from 0, that is the window behind the staging; the next line settles the quest. */
export const AFTER_STAGING: number = 13;

/** Every card of the core set, quest cards included. */
export const CARDS: readonly Printed[] = [
  {"id": "aragorn", "title": "Aragorn", "type": "hero", "sphere": "leadership", "unique": true, "cost": "", "numbers": {"number": 1, "threat_cost": 12, "willpower": 2, "attack": 3, "defense": 2, "hit_points": 5, "quantity": 1}, "traits": ["dunedain", "noble", "ranger"], "keywords": ["sentinel"], "set": ""},
  {"id": "theodred", "title": "Théodred", "type": "hero", "sphere": "leadership", "unique": true, "cost": "", "numbers": {"number": 2, "threat_cost": 8, "willpower": 1, "attack": 2, "defense": 1, "hit_points": 4, "quantity": 1}, "traits": ["noble", "rohan", "warrior"], "keywords": [], "set": ""},
  {"id": "gloin", "title": "Glóin", "type": "hero", "sphere": "leadership", "unique": true, "cost": "", "numbers": {"number": 3, "threat_cost": 9, "willpower": 2, "attack": 2, "defense": 1, "hit_points": 4, "quantity": 1}, "traits": ["dwarf", "noble"], "keywords": [], "set": ""},
  {"id": "gimli", "title": "Gimli", "type": "hero", "sphere": "tactics", "unique": true, "cost": "", "numbers": {"number": 4, "threat_cost": 11, "willpower": 2, "attack": 2, "defense": 2, "hit_points": 5, "quantity": 1}, "traits": ["dwarf", "noble", "warrior"], "keywords": [], "set": ""},
  {"id": "legolas", "title": "Legolas", "type": "hero", "sphere": "tactics", "unique": true, "cost": "", "numbers": {"number": 5, "threat_cost": 9, "willpower": 1, "attack": 3, "defense": 1, "hit_points": 4, "quantity": 1}, "traits": ["noble", "silvan", "warrior"], "keywords": ["ranged"], "set": ""},
  {"id": "thalin", "title": "Thalin", "type": "hero", "sphere": "tactics", "unique": true, "cost": "", "numbers": {"number": 6, "threat_cost": 9, "willpower": 1, "attack": 2, "defense": 2, "hit_points": 4, "quantity": 1}, "traits": ["dwarf", "warrior"], "keywords": [], "set": ""},
  {"id": "eowyn", "title": "Éowyn", "type": "hero", "sphere": "spirit", "unique": true, "cost": "", "numbers": {"number": 7, "threat_cost": 9, "willpower": 4, "attack": 1, "defense": 1, "hit_points": 3, "quantity": 1}, "traits": ["noble", "rohan"], "keywords": [], "set": ""},
  {"id": "eleanor", "title": "Eleanor", "type": "hero", "sphere": "spirit", "unique": true, "cost": "", "numbers": {"number": 8, "threat_cost": 7, "willpower": 1, "attack": 1, "defense": 2, "hit_points": 3, "quantity": 1}, "traits": ["gondor", "noble"], "keywords": [], "set": ""},
  {"id": "dunhere", "title": "Dúnhere", "type": "hero", "sphere": "spirit", "unique": true, "cost": "", "numbers": {"number": 9, "threat_cost": 8, "willpower": 1, "attack": 2, "defense": 1, "hit_points": 4, "quantity": 1}, "traits": ["rohan", "warrior"], "keywords": [], "set": ""},
  {"id": "denethor", "title": "Denethor", "type": "hero", "sphere": "lore", "unique": true, "cost": "", "numbers": {"number": 10, "threat_cost": 8, "willpower": 1, "attack": 1, "defense": 3, "hit_points": 3, "quantity": 1}, "traits": ["gondor", "noble", "steward"], "keywords": [], "set": ""},
  {"id": "glorfindel", "title": "Glorfindel", "type": "hero", "sphere": "lore", "unique": true, "cost": "", "numbers": {"number": 11, "threat_cost": 12, "willpower": 3, "attack": 3, "defense": 1, "hit_points": 5, "quantity": 1}, "traits": ["noble", "noldor", "warrior"], "keywords": [], "set": ""},
  {"id": "beravor", "title": "Beravor", "type": "hero", "sphere": "lore", "unique": true, "cost": "", "numbers": {"number": 12, "threat_cost": 10, "willpower": 2, "attack": 2, "defense": 2, "hit_points": 4, "quantity": 1}, "traits": ["dunedain", "ranger"], "keywords": [], "set": ""},
  {"id": "guard-of-the-citadel", "title": "Guard of the Citadel", "type": "ally", "sphere": "leadership", "unique": false, "cost": 2, "numbers": {"number": 13, "cost": 2, "willpower": 1, "attack": 1, "defense": 0, "hit_points": 2, "quantity": 3}, "traits": ["gondor", "warrior"], "keywords": [], "set": ""},
  {"id": "faramir", "title": "Faramir", "type": "ally", "sphere": "leadership", "unique": true, "cost": 4, "numbers": {"number": 14, "cost": 4, "willpower": 2, "attack": 1, "defense": 2, "hit_points": 3, "quantity": 2}, "traits": ["gondor", "noble", "ranger"], "keywords": [], "set": ""},
  {"id": "son-of-arnor", "title": "Son of Arnor", "type": "ally", "sphere": "leadership", "unique": false, "cost": 3, "numbers": {"number": 15, "cost": 3, "willpower": 0, "attack": 2, "defense": 0, "hit_points": 2, "quantity": 2}, "traits": ["dunedain"], "keywords": [], "set": ""},
  {"id": "snowbourn-scout", "title": "Snowbourn Scout", "type": "ally", "sphere": "leadership", "unique": false, "cost": 1, "numbers": {"number": 16, "cost": 1, "willpower": 0, "attack": 0, "defense": 1, "hit_points": 1, "quantity": 3}, "traits": ["rohan", "scout"], "keywords": [], "set": ""},
  {"id": "silverlode-archer", "title": "Silverlode Archer", "type": "ally", "sphere": "leadership", "unique": false, "cost": 3, "numbers": {"number": 17, "cost": 3, "willpower": 1, "attack": 2, "defense": 0, "hit_points": 1, "quantity": 2}, "traits": ["archer", "silvan"], "keywords": ["ranged"], "set": ""},
  {"id": "longbeard-orc-slayer", "title": "Longbeard Orc Slayer", "type": "ally", "sphere": "leadership", "unique": false, "cost": 4, "numbers": {"number": 18, "cost": 4, "willpower": 0, "attack": 2, "defense": 1, "hit_points": 3, "quantity": 2}, "traits": ["dwarf", "warrior"], "keywords": [], "set": ""},
  {"id": "brok-ironfist", "title": "Brok Ironfist", "type": "ally", "sphere": "leadership", "unique": true, "cost": 6, "numbers": {"number": 19, "cost": 6, "willpower": 2, "attack": 2, "defense": 1, "hit_points": 4, "quantity": 1}, "traits": ["dwarf", "warrior"], "keywords": [], "set": ""},
  {"id": "ever-vigilant", "title": "Ever Vigilant", "type": "event", "sphere": "leadership", "unique": false, "cost": 1, "numbers": {"number": 20, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "common-cause", "title": "Common Cause", "type": "event", "sphere": "leadership", "unique": false, "cost": 0, "numbers": {"number": 21, "cost": 0, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "for-gondor", "title": "For Gondor!", "type": "event", "sphere": "leadership", "unique": false, "cost": 2, "numbers": {"number": 22, "cost": 2, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "sneak-attack", "title": "Sneak Attack", "type": "event", "sphere": "leadership", "unique": false, "cost": 1, "numbers": {"number": 23, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "valiant-sacrifice", "title": "Valiant Sacrifice", "type": "event", "sphere": "leadership", "unique": false, "cost": 1, "numbers": {"number": 24, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "grim-resolve", "title": "Grim Resolve", "type": "event", "sphere": "leadership", "unique": false, "cost": 5, "numbers": {"number": 25, "cost": 5, "quantity": 1}, "traits": [], "keywords": [], "set": ""},
  {"id": "steward-of-gondor", "title": "Steward of Gondor", "type": "attachment", "sphere": "leadership", "unique": true, "cost": 2, "numbers": {"number": 26, "cost": 2, "quantity": 2}, "traits": ["gondor", "title"], "keywords": [], "set": ""},
  {"id": "celebrians-stone", "title": "Celebrían's Stone", "type": "attachment", "sphere": "leadership", "unique": true, "cost": 2, "numbers": {"number": 27, "cost": 2, "quantity": 1}, "traits": ["artifact", "item"], "keywords": ["restricted"], "set": ""},
  {"id": "veteran-axehand", "title": "Veteran Axehand", "type": "ally", "sphere": "tactics", "unique": false, "cost": 2, "numbers": {"number": 28, "cost": 2, "willpower": 0, "attack": 2, "defense": 1, "hit_points": 2, "quantity": 3}, "traits": ["dwarf", "warrior"], "keywords": [], "set": ""},
  {"id": "gondorian-spearman", "title": "Gondorian Spearman", "type": "ally", "sphere": "tactics", "unique": false, "cost": 2, "numbers": {"number": 29, "cost": 2, "willpower": 0, "attack": 1, "defense": 1, "hit_points": 1, "quantity": 3}, "traits": ["gondor", "warrior"], "keywords": ["sentinel"], "set": ""},
  {"id": "horseback-archer", "title": "Horseback Archer", "type": "ally", "sphere": "tactics", "unique": false, "cost": 3, "numbers": {"number": 30, "cost": 3, "willpower": 0, "attack": 2, "defense": 1, "hit_points": 2, "quantity": 2}, "traits": ["rohan", "archer"], "keywords": ["ranged"], "set": ""},
  {"id": "beorn", "title": "Beorn", "type": "ally", "sphere": "tactics", "unique": true, "cost": 6, "numbers": {"number": 31, "cost": 6, "willpower": 1, "attack": 3, "defense": 3, "hit_points": 6, "quantity": 1}, "traits": ["beorning", "warrior"], "keywords": [], "set": ""},
  {"id": "blade-mastery", "title": "Blade Mastery", "type": "event", "sphere": "tactics", "unique": false, "cost": 1, "numbers": {"number": 32, "cost": 1, "quantity": 3}, "traits": [], "keywords": [], "set": ""},
  {"id": "rain-of-arrows", "title": "Rain of Arrows", "type": "event", "sphere": "tactics", "unique": false, "cost": 1, "numbers": {"number": 33, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "feint", "title": "Feint", "type": "event", "sphere": "tactics", "unique": false, "cost": 1, "numbers": {"number": 34, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "quick-strike", "title": "Quick Strike", "type": "event", "sphere": "tactics", "unique": false, "cost": 1, "numbers": {"number": 35, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "thicket-of-spears", "title": "Thicket of Spears", "type": "event", "sphere": "tactics", "unique": false, "cost": 3, "numbers": {"number": 36, "cost": 3, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "swift-strike", "title": "Swift Strike", "type": "event", "sphere": "tactics", "unique": false, "cost": 2, "numbers": {"number": 37, "cost": 2, "quantity": 1}, "traits": [], "keywords": [], "set": ""},
  {"id": "stand-together", "title": "Stand Together", "type": "event", "sphere": "tactics", "unique": false, "cost": 0, "numbers": {"number": 38, "cost": 0, "quantity": 1}, "traits": [], "keywords": [], "set": ""},
  {"id": "blade-of-gondolin", "title": "Blade of Gondolin", "type": "attachment", "sphere": "tactics", "unique": false, "cost": 1, "numbers": {"number": 39, "cost": 1, "quantity": 2}, "traits": ["item", "weapon"], "keywords": ["restricted"], "set": ""},
  {"id": "citadel-plate", "title": "Citadel Plate", "type": "attachment", "sphere": "tactics", "unique": false, "cost": 4, "numbers": {"number": 40, "cost": 4, "quantity": 2}, "traits": ["item", "armor"], "keywords": ["restricted"], "set": ""},
  {"id": "dwarven-axe", "title": "Dwarven Axe", "type": "attachment", "sphere": "tactics", "unique": false, "cost": 2, "numbers": {"number": 41, "cost": 2, "quantity": 2}, "traits": ["item", "weapon"], "keywords": ["restricted"], "set": ""},
  {"id": "horn-of-gondor", "title": "Horn of Gondor", "type": "attachment", "sphere": "tactics", "unique": true, "cost": 1, "numbers": {"number": 42, "cost": 1, "quantity": 1}, "traits": ["item", "artifact"], "keywords": ["restricted"], "set": ""},
  {"id": "wandering-took", "title": "Wandering Took", "type": "ally", "sphere": "spirit", "unique": false, "cost": 2, "numbers": {"number": 43, "cost": 2, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 2, "quantity": 2}, "traits": ["hobbit"], "keywords": [], "set": ""},
  {"id": "lorien-guide", "title": "Lórien Guide", "type": "ally", "sphere": "spirit", "unique": false, "cost": 3, "numbers": {"number": 44, "cost": 3, "willpower": 1, "attack": 1, "defense": 0, "hit_points": 2, "quantity": 3}, "traits": ["silvan", "scout"], "keywords": [], "set": ""},
  {"id": "northern-tracker", "title": "Northern Tracker", "type": "ally", "sphere": "spirit", "unique": false, "cost": 4, "numbers": {"number": 45, "cost": 4, "willpower": 1, "attack": 2, "defense": 2, "hit_points": 3, "quantity": 2}, "traits": ["dunedain", "ranger"], "keywords": [], "set": ""},
  {"id": "the-galadhrims-greeting", "title": "The Galadhrim's Greeting", "type": "event", "sphere": "spirit", "unique": false, "cost": 3, "numbers": {"number": 46, "cost": 3, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "strength-of-will", "title": "Strength of Will", "type": "event", "sphere": "spirit", "unique": false, "cost": 0, "numbers": {"number": 47, "cost": 0, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "hasty-stroke", "title": "Hasty Stroke", "type": "event", "sphere": "spirit", "unique": false, "cost": 1, "numbers": {"number": 48, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "will-of-the-west", "title": "Will of the West", "type": "event", "sphere": "spirit", "unique": false, "cost": 1, "numbers": {"number": 49, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "a-test-of-will", "title": "A Test of Will", "type": "event", "sphere": "spirit", "unique": false, "cost": 1, "numbers": {"number": 50, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "stand-and-fight", "title": "Stand and Fight", "type": "event", "sphere": "spirit", "unique": false, "cost": "X", "numbers": {"number": 51, "quantity": 3}, "traits": [], "keywords": [], "set": ""},
  {"id": "a-light-in-the-dark", "title": "A Light in the Dark", "type": "event", "sphere": "spirit", "unique": false, "cost": 2, "numbers": {"number": 52, "cost": 2, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "dwarven-tomb", "title": "Dwarven Tomb", "type": "event", "sphere": "spirit", "unique": false, "cost": 1, "numbers": {"number": 53, "cost": 1, "quantity": 1}, "traits": [], "keywords": [], "set": ""},
  {"id": "fortune-or-fate", "title": "Fortune or Fate", "type": "event", "sphere": "spirit", "unique": false, "cost": 5, "numbers": {"number": 54, "cost": 5, "quantity": 1}, "traits": [], "keywords": [], "set": ""},
  {"id": "the-favor-of-the-lady", "title": "The Favor of the Lady", "type": "attachment", "sphere": "spirit", "unique": false, "cost": 2, "numbers": {"number": 55, "cost": 2, "quantity": 2}, "traits": ["condition"], "keywords": [], "set": ""},
  {"id": "power-in-the-earth", "title": "Power in the Earth", "type": "attachment", "sphere": "spirit", "unique": false, "cost": 1, "numbers": {"number": 56, "cost": 1, "quantity": 2}, "traits": ["condition"], "keywords": [], "set": ""},
  {"id": "unexpected-courage", "title": "Unexpected Courage", "type": "attachment", "sphere": "spirit", "unique": false, "cost": 2, "numbers": {"number": 57, "cost": 2, "quantity": 1}, "traits": ["condition"], "keywords": [], "set": ""},
  {"id": "daughter-of-the-nimrodel", "title": "Daughter of the Nimrodel", "type": "ally", "sphere": "lore", "unique": false, "cost": 3, "numbers": {"number": 58, "cost": 3, "willpower": 1, "attack": 0, "defense": 0, "hit_points": 1, "quantity": 3}, "traits": ["silvan"], "keywords": [], "set": ""},
  {"id": "erebor-hammersmith", "title": "Erebor Hammersmith", "type": "ally", "sphere": "lore", "unique": false, "cost": 2, "numbers": {"number": 59, "cost": 2, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 3, "quantity": 2}, "traits": ["dwarf", "craftsman"], "keywords": [], "set": ""},
  {"id": "henamarth-riversong", "title": "Henamarth Riversong", "type": "ally", "sphere": "lore", "unique": true, "cost": 1, "numbers": {"number": 60, "cost": 1, "willpower": 1, "attack": 1, "defense": 0, "hit_points": 1, "quantity": 1}, "traits": ["silvan"], "keywords": [], "set": ""},
  {"id": "miner-of-the-iron-hills", "title": "Miner of the Iron Hills", "type": "ally", "sphere": "lore", "unique": false, "cost": 2, "numbers": {"number": 61, "cost": 2, "willpower": 0, "attack": 1, "defense": 1, "hit_points": 2, "quantity": 2}, "traits": ["dwarf"], "keywords": [], "set": ""},
  {"id": "gleowine", "title": "Gléowine", "type": "ally", "sphere": "lore", "unique": true, "cost": 2, "numbers": {"number": 62, "cost": 2, "willpower": 1, "attack": 0, "defense": 0, "hit_points": 2, "quantity": 2}, "traits": ["minstrel", "rohan"], "keywords": [], "set": ""},
  {"id": "lore-of-imladris", "title": "Lore of Imladris", "type": "event", "sphere": "lore", "unique": false, "cost": 2, "numbers": {"number": 63, "cost": 2, "quantity": 3}, "traits": [], "keywords": [], "set": ""},
  {"id": "loriens-wealth", "title": "Lórien's Wealth", "type": "event", "sphere": "lore", "unique": false, "cost": 3, "numbers": {"number": 64, "cost": 3, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "radagasts-cunning", "title": "Radagast's Cunning", "type": "event", "sphere": "lore", "unique": false, "cost": 1, "numbers": {"number": 65, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "secret-paths", "title": "Secret Paths", "type": "event", "sphere": "lore", "unique": false, "cost": 1, "numbers": {"number": 66, "cost": 1, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "gandalfs-search", "title": "Gandalf's Search", "type": "event", "sphere": "lore", "unique": false, "cost": "X", "numbers": {"number": 67, "quantity": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "beorns-hospitality", "title": "Beorn's Hospitality", "type": "event", "sphere": "lore", "unique": false, "cost": 5, "numbers": {"number": 68, "cost": 5, "quantity": 1}, "traits": [], "keywords": [], "set": ""},
  {"id": "forest-snare", "title": "Forest Snare", "type": "attachment", "sphere": "lore", "unique": false, "cost": 3, "numbers": {"number": 69, "cost": 3, "quantity": 2}, "traits": ["item", "trap"], "keywords": [], "set": ""},
  {"id": "protector-of-lorien", "title": "Protector of Lórien", "type": "attachment", "sphere": "lore", "unique": false, "cost": 1, "numbers": {"number": 70, "cost": 1, "quantity": 2}, "traits": ["title"], "keywords": [], "set": ""},
  {"id": "dark-knowledge", "title": "Dark Knowledge", "type": "attachment", "sphere": "lore", "unique": false, "cost": 1, "numbers": {"number": 71, "cost": 1, "quantity": 1}, "traits": ["condition"], "keywords": [], "set": ""},
  {"id": "self-preservation", "title": "Self Preservation", "type": "attachment", "sphere": "lore", "unique": false, "cost": 3, "numbers": {"number": 72, "cost": 3, "quantity": 2}, "traits": ["skill"], "keywords": [], "set": ""},
  {"id": "gandalf", "title": "Gandalf", "type": "ally", "sphere": "neutral", "unique": true, "cost": 5, "numbers": {"number": 73, "cost": 5, "willpower": 4, "attack": 4, "defense": 4, "hit_points": 4, "quantity": 4}, "traits": ["istari"], "keywords": [], "set": ""},
  {"id": "king-spider", "title": "King Spider", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 74, "attack": 3, "defense": 1, "hit_points": 3, "engagement_cost": 20, "threat": 2, "quantity": 2, "quantity_easy": 2}, "traits": ["creature", "spider"], "keywords": [], "set": "spiders-of-mirkwood"},
  {"id": "hummerhorns", "title": "Hummerhorns", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 75, "attack": 2, "defense": 0, "hit_points": 3, "engagement_cost": 40, "threat": 1, "victory": 5, "quantity": 1, "quantity_easy": 0}, "traits": ["creature", "insect"], "keywords": [], "set": "spiders-of-mirkwood"},
  {"id": "ungoliants-spawn", "title": "Ungoliant's Spawn", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 76, "attack": 5, "defense": 2, "hit_points": 9, "engagement_cost": 32, "threat": 3, "quantity": 1, "quantity_easy": 1}, "traits": ["creature", "spider"], "keywords": [], "set": "spiders-of-mirkwood"},
  {"id": "great-forest-web", "title": "Great Forest Web", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 77, "threat": 2, "quest_points": 2, "quantity": 2, "quantity_easy": 2}, "traits": ["forest"], "keywords": [], "set": "spiders-of-mirkwood"},
  {"id": "mountains-of-mirkwood", "title": "Mountains of Mirkwood", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 78, "threat": 2, "quest_points": 3, "quantity": 3, "quantity_easy": 3}, "traits": ["forest", "mountain"], "keywords": [], "set": "spiders-of-mirkwood"},
  {"id": "eyes-of-the-forest", "title": "Eyes of the Forest", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 79, "quantity": 1, "quantity_easy": 0}, "traits": [], "keywords": [], "set": "spiders-of-mirkwood"},
  {"id": "caught-in-a-web", "title": "Caught in a Web", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 80, "quantity": 2, "quantity_easy": 0}, "traits": [], "keywords": [], "set": "spiders-of-mirkwood"},
  {"id": "wolf-rider", "title": "Wolf Rider", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 81, "attack": 2, "defense": 0, "hit_points": 2, "engagement_cost": 10, "threat": 1, "quantity": 1, "quantity_easy": 1}, "traits": ["goblin", "orc"], "keywords": ["surge"], "set": "wilderlands"},
  {"id": "hill-troll", "title": "Hill Troll", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 82, "attack": 6, "defense": 3, "hit_points": 9, "engagement_cost": 30, "threat": 1, "victory": 4, "quantity": 2, "quantity_easy": 1}, "traits": ["troll"], "keywords": [], "set": "wilderlands"},
  {"id": "goblin-sniper", "title": "Goblin Sniper", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 83, "attack": 2, "defense": 0, "hit_points": 2, "engagement_cost": 48, "threat": 2, "quantity": 2, "quantity_easy": 2}, "traits": ["goblin", "orc"], "keywords": [], "set": "wilderlands"},
  {"id": "marsh-adder", "title": "Marsh Adder", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 84, "attack": 4, "defense": 1, "hit_points": 7, "engagement_cost": 40, "threat": 3, "victory": 3, "quantity": 1, "quantity_easy": 0}, "traits": ["creature"], "keywords": [], "set": "wilderlands"},
  {"id": "wargs", "title": "Wargs", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 85, "attack": 3, "defense": 1, "hit_points": 3, "engagement_cost": 20, "threat": 2, "quantity": 2, "quantity_easy": 2}, "traits": ["creature"], "keywords": [], "set": "wilderlands"},
  {"id": "despair", "title": "Despair", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 86, "quantity": 2, "quantity_easy": 0}, "traits": [], "keywords": [], "set": "wilderlands"},
  {"id": "the-brown-lands", "title": "The Brown Lands", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 87, "threat": 5, "quest_points": 1, "quantity": 2, "quantity_easy": 2}, "traits": ["wasteland"], "keywords": [], "set": "wilderlands"},
  {"id": "the-east-bight", "title": "The East Bight", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 88, "threat": 1, "quest_points": 6, "quantity": 2, "quantity_easy": 2}, "traits": ["wasteland"], "keywords": [], "set": "wilderlands"},
  {"id": "dol-guldur-orcs", "title": "Dol Guldur Orcs", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 89, "attack": 2, "defense": 0, "hit_points": 3, "engagement_cost": 10, "threat": 2, "quantity": 3, "quantity_easy": 3}, "traits": ["dol-guldur", "orc"], "keywords": [], "set": "dol-guldur-orcs"},
  {"id": "chieftan-ufthak", "title": "Chieftan Ufthak", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 90, "attack": 3, "defense": 3, "hit_points": 6, "engagement_cost": 35, "threat": 2, "victory": 4, "quantity": 1, "quantity_easy": 0}, "traits": ["dol-guldur", "orc"], "keywords": [], "set": "dol-guldur-orcs"},
  {"id": "dol-guldur-beastmaster", "title": "Dol Guldur Beastmaster", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 91, "attack": 3, "defense": 1, "hit_points": 5, "engagement_cost": 35, "threat": 2, "quantity": 2, "quantity_easy": 1}, "traits": ["dol-guldur", "orc"], "keywords": [], "set": "dol-guldur-orcs"},
  {"id": "driven-by-shadow", "title": "Driven by Shadow", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 92, "quantity": 1, "quantity_easy": 1}, "traits": [], "keywords": [], "set": "dol-guldur-orcs"},
  {"id": "the-necromancers-reach", "title": "The Necromancer's Reach", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 93, "quantity": 3, "quantity_easy": 1}, "traits": [], "keywords": [], "set": "dol-guldur-orcs"},
  {"id": "necromancers-pass", "title": "Necromancer's Pass", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 94, "threat": 3, "quest_points": 2, "quantity": 2, "quantity_easy": 1}, "traits": ["stronghold", "dol-guldur"], "keywords": [], "set": "dol-guldur-orcs"},
  {"id": "enchanted-stream", "title": "Enchanted Stream", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 95, "threat": 2, "quest_points": 2, "quantity": 2, "quantity_easy": 2}, "traits": ["forest"], "keywords": [], "set": "dol-guldur-orcs"},
  {"id": "forest-spider", "title": "Forest Spider", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 96, "attack": 2, "defense": 1, "hit_points": 4, "engagement_cost": 25, "threat": 2, "quantity": 4, "quantity_easy": 4}, "traits": ["creature", "spider"], "keywords": [], "set": "passage-through-mirkwood"},
  {"id": "east-bight-patrol", "title": "East Bight Patrol", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 97, "attack": 3, "defense": 1, "hit_points": 2, "engagement_cost": 5, "threat": 3, "quantity": 1, "quantity_easy": 1}, "traits": ["goblin", "orc"], "keywords": [], "set": "passage-through-mirkwood"},
  {"id": "black-forest-bats", "title": "Black Forest Bats", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 98, "attack": 1, "defense": 0, "hit_points": 2, "engagement_cost": 15, "threat": 1, "quantity": 1, "quantity_easy": 1}, "traits": ["creature"], "keywords": [], "set": "passage-through-mirkwood"},
  {"id": "old-forest-road", "title": "Old Forest Road", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 99, "threat": 1, "quest_points": 3, "quantity": 2, "quantity_easy": 2}, "traits": ["forest"], "keywords": [], "set": "passage-through-mirkwood"},
  {"id": "forest-gate", "title": "Forest Gate", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 100, "threat": 2, "quest_points": 4, "quantity": 2, "quantity_easy": 2}, "traits": ["forest"], "keywords": [], "set": "passage-through-mirkwood"},
  {"id": "dungeon-jailor", "title": "Dungeon Jailor", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 101, "attack": 2, "defense": 3, "hit_points": 5, "engagement_cost": 38, "threat": 1, "victory": 5, "quantity": 2, "quantity_easy": 0}, "traits": ["dol-guldur", "orc"], "keywords": [], "set": "escape-from-dol-guldur"},
  {"id": "nazgul-of-dol-guldur", "title": "Nazgûl of Dol Guldur", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 102, "attack": 4, "defense": 3, "hit_points": 9, "engagement_cost": 40, "threat": 5, "quantity": 1, "quantity_easy": 1}, "traits": ["nazgul"], "keywords": [], "set": "escape-from-dol-guldur"},
  {"id": "cavern-guardian", "title": "Cavern Guardian", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 103, "attack": 2, "defense": 1, "hit_points": 2, "engagement_cost": 8, "threat": 2, "quantity": 2, "quantity_easy": 2}, "traits": ["undead"], "keywords": ["doomed 1"], "set": "escape-from-dol-guldur"},
  {"id": "under-the-shadow", "title": "Under the Shadow", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 104, "quantity": 2, "quantity_easy": 2}, "traits": [], "keywords": [], "set": "escape-from-dol-guldur"},
  {"id": "iron-shackles", "title": "Iron Shackles", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 105, "quantity": 1, "quantity_easy": 1}, "traits": [], "keywords": [], "set": "escape-from-dol-guldur"},
  {"id": "endless-caverns", "title": "Endless Caverns", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 106, "threat": 1, "quest_points": 3, "quantity": 2, "quantity_easy": 2}, "traits": ["dungeon"], "keywords": ["doomed 1", "surge"], "set": "escape-from-dol-guldur"},
  {"id": "tower-gate", "title": "Tower Gate", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 107, "threat": 2, "quest_points": 1, "quantity": 2, "quantity_easy": 2}, "traits": ["dungeon"], "keywords": [], "set": "escape-from-dol-guldur"},
  {"id": "gandalfs-map", "title": "Gandalf's Map", "type": "objective", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 108, "quantity": 1, "quantity_easy": 1}, "traits": ["item"], "keywords": ["guarded", "restricted"], "set": "escape-from-dol-guldur"},
  {"id": "dungeon-torch", "title": "Dungeon Torch", "type": "objective", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 109, "quantity": 1, "quantity_easy": 1}, "traits": ["item"], "keywords": ["guarded", "restricted"], "set": "escape-from-dol-guldur"},
  {"id": "shadow-key", "title": "Shadow Key", "type": "objective", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 110, "quantity": 1, "quantity_easy": 1}, "traits": ["item"], "keywords": ["guarded", "restricted"], "set": "escape-from-dol-guldur"},
  {"id": "misty-mountain-goblins", "title": "Misty Mountain Goblins", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 111, "attack": 2, "defense": 1, "hit_points": 3, "engagement_cost": 15, "threat": 2, "quantity": 3, "quantity_easy": 3}, "traits": ["goblin", "orc"], "keywords": [], "set": "journey-down-the-anduin"},
  {"id": "massing-at-night", "title": "Massing at Night", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 112, "quantity": 1, "quantity_easy": 0}, "traits": [], "keywords": [], "set": "journey-down-the-anduin"},
  {"id": "banks-of-the-anduin", "title": "Banks of the Anduin", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 113, "threat": 1, "quest_points": 3, "quantity": 2, "quantity_easy": 2}, "traits": ["riverland"], "keywords": [], "set": "journey-down-the-anduin"},
  {"id": "gladden-fields", "title": "Gladden Fields", "type": "location", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 114, "threat": 3, "quest_points": 3, "victory": 3, "quantity": 3, "quantity_easy": 1}, "traits": ["marshland"], "keywords": [], "set": "journey-down-the-anduin"},
  {"id": "eastern-crows", "title": "Eastern Crows", "type": "enemy", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 115, "attack": 1, "defense": 0, "hit_points": 1, "engagement_cost": 30, "threat": 1, "quantity": 3, "quantity_easy": 1}, "traits": ["creature"], "keywords": ["surge"], "set": "saurons-reach"},
  {"id": "evil-storm", "title": "Evil Storm", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 116, "quantity": 3, "quantity_easy": 2}, "traits": [], "keywords": [], "set": "saurons-reach"},
  {"id": "pursued-by-shadow", "title": "Pursued by Shadow", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 117, "quantity": 2, "quantity_easy": 2}, "traits": [], "keywords": [], "set": "saurons-reach"},
  {"id": "treacherous-fog", "title": "Treacherous Fog", "type": "treachery", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 118, "quantity": 2, "quantity_easy": 2}, "traits": [], "keywords": [], "set": "saurons-reach"},
  {"id": "flies-and-spiders", "title": "Flies and Spiders", "type": "quest", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 119, "stage": 1, "quest_points": 8}, "traits": [], "keywords": [], "set": ""},
  {"id": "a-fork-in-the-road", "title": "A Fork in the Road", "type": "quest", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 120, "stage": 2, "quest_points": 2}, "traits": [], "keywords": [], "set": ""},
  {"id": "dont-leave-the-path", "title": "Don't Leave the Path!", "type": "quest", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 121, "stage": 3}, "traits": [], "keywords": [], "set": ""},
  {"id": "beorns-path", "title": "Beorn's Path", "type": "quest", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 122, "stage": 3, "quest_points": 10}, "traits": [], "keywords": [], "set": ""},
  {"id": "the-necromancers-tower", "title": "The Necromancer's Tower", "type": "quest", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 123, "stage": 1, "quest_points": 9}, "traits": [], "keywords": [], "set": ""},
  {"id": "through-the-caverns", "title": "Through the Caverns", "type": "quest", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 124, "stage": 2, "quest_points": 15}, "traits": [], "keywords": [], "set": ""},
  {"id": "out-of-the-dungeons", "title": "Out of the Dungeons", "type": "quest", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 125, "stage": 3, "quest_points": 7}, "traits": [], "keywords": [], "set": ""},
  {"id": "to-the-river", "title": "To the River...", "type": "quest", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 126, "stage": 1, "quest_points": 8}, "traits": [], "keywords": [], "set": ""},
  {"id": "anduin-passage", "title": "Anduin Passage", "type": "quest", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 127, "stage": 2, "quest_points": 16}, "traits": [], "keywords": [], "set": ""},
  {"id": "ambush-on-the-shore", "title": "Ambush on the Shore", "type": "quest", "sphere": "", "unique": false, "cost": "", "numbers": {"number": 128, "stage": 3}, "traits": [], "keywords": [], "set": ""},
];
