/** Whose turns come next, as far as it is known now: a seat that owes turns to skip is passed over (FORT-7.1). */

export interface Chip {
  readonly seat: number;
  readonly isSkipped: boolean;
}

const LENGTH = 4;

/** player: whose turn it is. skips: turns that each seat owes. */
export function comingTurns(player: number, skips: readonly [number, number]): readonly Chip[] {
  const left: [number, number] = [...skips];
  const chips: Chip[] = [{ seat: player, isSkipped: false }];
  let last = player;
  while (chips.length < LENGTH + 1) {
    const next = 1 - last;
    if ((left[next === 1 ? 1 : 0] ?? 0) > 0) {
      left[next === 1 ? 1 : 0] -= 1;
      chips.push({ seat: next, isSkipped: true });
      chips.push({ seat: last, isSkipped: false });
    } else {
      chips.push({ seat: next, isSkipped: false });
      last = next;
    }
  }
  return chips.slice(0, LENGTH + 1);
}

/** After this turn of `player`, which then owes `turns` more, and the other none. */
export function turnsAfter(player: number, turns: number): readonly Chip[] {
  const skips: [number, number] = player === 0 ? [turns, 0] : [0, turns];
  return comingTurns(player, skips);
}
