/** What every seat of a screen was told: lines that may stand where any of their people looks. */

import type { Event } from '../net/wire';
import type { LogLine } from './local-seat';

/** An event as it was told; the server names no audience to those who hear it. */
function toldAs({ ply, kind, facts, cause }: Event): string {
  return JSON.stringify([ply, kind, facts, cause]);
}

/** The newest lines of a seat, at most so many, that every other seat was told in the same words. others: their lines. */
export function toldToAll(lines: readonly LogLine[], others: readonly (readonly LogLine[])[], most: number): readonly LogLine[] {
  const found: LogLine[] = [];
  for (const line of lines.toReversed()) {
    if (found.length === most) break;
    const told = toldAs(line.event);
    const isKnown = others.every((other) => other.some((one) => one.v === line.v && toldAs(one.event) === told));
    if (isKnown) found.unshift(line);
  }
  return found;
}
