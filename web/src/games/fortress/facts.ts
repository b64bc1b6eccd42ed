// Written by scripts/wire_types.py from gonfalon.games.fortress.facts. Do not edit.

/** What a variant is played with: the pieces of each seat, and the cards, walls and ladders of each fortress. */
export interface Parts {
  readonly variant: string;
  readonly fortresses: number;
  readonly walls: number;
  readonly ladders: number;
  readonly explorers: readonly Explorer[];
  readonly cards: readonly Card[];
}

/** A piece that walks through the fortress of the other. */
export interface Explorer {
  readonly id: string;
  readonly strength: number;
}

/** One kind of card. */
export interface Card {
  readonly id: string;
  readonly count: number;
  readonly strength: number;
  readonly beats: readonly string[];
  readonly loses_to: readonly string[];
  readonly flag: boolean;
  readonly drop: boolean;
  readonly silent: boolean;
  readonly returns: boolean;
  readonly skip: number;
  readonly twin: boolean;
  readonly finders: readonly string[];
}

/** Ready-made fortresses: an idea, with the texts `fortress-idea-<idea>` and `fortress-idea-<idea>-help`, the variant, and the text. */
export const READY_MADE = [
  ["summit", "fortress-main", "walls A2-A3 A3-A4 A4-B4 A5-B5 B1-C1 B2-C2 C1-D1 D1-D2 D2-D3 D3-E3 D4-D5 E2-E3 E3-E4 E4-E5 mA1-mA2 mA2-mB2 mB1-mB2 mB2-mC2 mB3-mC3 tA2-tB2; ladders A1 A3 C3; flag tA2; cup B4; duke A2; soldier D4; princess mA3; passage E4 tB2; pitfall A1 E2"],
  ["cellar", "fortress-main", "walls A1-B1 A3-B3 A4-A5 A4-B4 B1-B2 B1-C1 B2-B3 B4-B5 C1-D1 C2-C3 C2-D2 C3-D3 C4-C5 C5-D5 D1-E1 D2-E2 E4-E5 mA3-mB3 tA1-tA2 tA1-tB1; ladders C3 mA1 mB1; flag B5; cup C2; duke A3; soldier E3; princess E1; passage A5 E4; pitfall B4 mA1"],
  ["landing", "fortress-main", "walls A1-B1 A3-A4 A3-B3 A4-A5 A5-B5 B1-C1 B2-B3 B3-C3 B4-C4 C1-C2 C2-C3 C2-D2 C3-D3 C4-C5 C4-D4 D1-E1 D2-E2 D3-E3 mA1-mA2 mC2-mC3; ladders C1 mA1 mB1; flag mB3; cup B4; duke D3; soldier tB1; princess mA1; passage A2 mA2; pitfall mB2 tA1"],
] as const;

/** What each variant is played with, in the order in which they are offered. */
export const PARTS: readonly Parts[] = [
  {"variant": "fortress-intro", "fortresses": 1, "walls": 20, "ladders": 3, "explorers": [{"id": "knight", "strength": 5}], "cards": [{"id": "flag", "count": 1, "strength": 0, "beats": [], "loses_to": [], "flag": true, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "cup", "count": 1, "strength": 0, "beats": [], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": true, "skip": 2, "twin": false, "finders": []}, {"id": "king", "count": 1, "strength": 7, "beats": [], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": true, "skip": 1, "twin": false, "finders": []}, {"id": "duke", "count": 1, "strength": 6, "beats": [], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": true, "skip": 1, "twin": false, "finders": []}, {"id": "pitfall", "count": 2, "strength": 0, "beats": [], "loses_to": [], "flag": false, "drop": true, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}]},
  {"variant": "fortress-main", "fortresses": 1, "walls": 20, "ladders": 3, "explorers": [{"id": "king", "strength": 7}, {"id": "knight", "strength": 5}, {"id": "wizard", "strength": 3}, {"id": "dwarf", "strength": 2}], "cards": [{"id": "flag", "count": 1, "strength": 0, "beats": [], "loses_to": [], "flag": true, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "cup", "count": 1, "strength": 0, "beats": ["king", "knight", "dwarf"], "loses_to": ["wizard"], "flag": false, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "duke", "count": 1, "strength": 6, "beats": [], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "soldier", "count": 1, "strength": 4, "beats": [], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "princess", "count": 1, "strength": 1, "beats": ["king"], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "passage", "count": 2, "strength": 0, "beats": [], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": true, "finders": ["dwarf"]}, {"id": "pitfall", "count": 2, "strength": 0, "beats": [], "loses_to": [], "flag": false, "drop": true, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}]},
  {"variant": "fortress-bridge", "fortresses": 2, "walls": 20, "ladders": 3, "explorers": [{"id": "king", "strength": 7}, {"id": "knight", "strength": 5}, {"id": "wizard", "strength": 3}, {"id": "dwarf", "strength": 2}], "cards": [{"id": "flag", "count": 1, "strength": 0, "beats": [], "loses_to": [], "flag": true, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "cup", "count": 1, "strength": 0, "beats": ["king", "knight", "dwarf"], "loses_to": ["wizard"], "flag": false, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "duke", "count": 1, "strength": 6, "beats": [], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "soldier", "count": 1, "strength": 4, "beats": [], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "princess", "count": 1, "strength": 1, "beats": ["king"], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}, {"id": "passage", "count": 2, "strength": 0, "beats": [], "loses_to": [], "flag": false, "drop": false, "silent": false, "returns": false, "skip": 0, "twin": true, "finders": ["dwarf"]}, {"id": "pitfall", "count": 2, "strength": 0, "beats": [], "loses_to": [], "flag": false, "drop": true, "silent": false, "returns": false, "skip": 0, "twin": false, "finders": []}]},
];
