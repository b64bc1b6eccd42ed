/** Heroes who have fallen in the round that is played, and the places where they stood. Pure. */

import type { LogLine } from '../../plain/local-seat';
import { idOf, printed } from './printed';

/** Keys of a seat's heroes who have been destroyed since the last round ended, in the order in which they fell. */
export function fallenOf(lines: readonly LogLine[], seat: number): readonly string[] {
  const since = lines.findLastIndex(({ event }) => event.kind === 'round_over') + 1;
  return lines.slice(since).flatMap(({ event: { kind, facts } }) => {
    const key = String(facts['card']);
    const isOurs = kind === 'left' && facts['how'] === 'destroyed' && facts['to'] === `discard${seat}`;
    return isOurs && printed(idOf(key)).type === 'hero' ? [key] : [];
  });
}

/** Heroes in the places they have had: those that stand, and the outlines of those that have fallen. before: the places as they were. */
export function places(before: readonly string[], standing: readonly string[], fallen: readonly string[]): readonly string[] {
  const known = before.filter((key) => standing.includes(key) || fallen.includes(key));
  return [...known, ...[...standing, ...fallen].filter((key) => !known.includes(key))];
}
