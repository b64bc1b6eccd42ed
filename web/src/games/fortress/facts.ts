// Written by scripts/wire_types.py from gonfalon.games.fortress.facts. Do not edit.

/** Ready-made fortresses: an idea, with the texts `fortress-idea-<idea>` and `fortress-idea-<idea>-help`, the variant, and the text. */
export const READY_MADE = [
  ["summit", "fortress-main", "walls A2-A3 A3-A4 A4-B4 A5-B5 B1-C1 B2-C2 C1-D1 D1-D2 D2-D3 D3-E3 D4-D5 E2-E3 E3-E4 E4-E5 mA1-mA2 mA2-mB2 mB1-mB2 mB2-mC2 mB3-mC3 tA2-tB2; ladders A1 A3 C3; flag tA2; cup B4; duke A2; soldier D4; princess mA3; passage E4 tB2; pitfall A1 E2"],
  ["cellar", "fortress-main", "walls A1-B1 A3-B3 A4-A5 A4-B4 B1-B2 B1-C1 B2-B3 B4-B5 C1-D1 C2-C3 C2-D2 C3-D3 C4-C5 C5-D5 D1-E1 D2-E2 E4-E5 mA3-mB3 tA1-tA2 tA1-tB1; ladders C3 mA1 mB1; flag B5; cup C2; duke A3; soldier E3; princess E1; passage A5 E4; pitfall B4 mA1"],
  ["landing", "fortress-main", "walls A1-B1 A3-A4 A3-B3 A4-A5 A5-B5 B1-C1 B2-B3 B3-C3 B4-C4 C1-C2 C2-C3 C2-D2 C3-D3 C4-C5 C4-D4 D1-E1 D2-E2 D3-E3 mA1-mA2 mC2-mC3; ladders C1 mA1 mB1; flag mB3; cup B4; duke D3; soldier tB1; princess mA1; passage A2 mA2; pitfall mB2 tA1"],
] as const;
