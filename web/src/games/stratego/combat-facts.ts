/** A combat as its events tell it, or as an observation does. */

import type { Square } from '../../board/geometry';
import type { Event } from '../../net/wire';
import type { Facts } from './names';
import type { StrategoObservation } from './wire';

export interface Combatant {
  readonly seat: number;
  /** The kind, or "" where this seat is not told. */
  readonly piece: string;
}

export interface Combat {
  readonly source: Square;
  readonly target: Square;
  readonly attacker: Combatant;
  readonly defender: Combatant;
  readonly result: 'attacker' | 'defender' | 'both' | 'neither';
  /** The defender's owner is told what it was, others are not. */
  readonly isPrivate: boolean;
}

/** The combat of a `combat` event; what only the defender's owner heard is laid over it. */
export function combatOf(event: Event, all: readonly Event[]): Combat {
  const facts = event.facts as Facts;
  const seat = Number(facts['seat']);
  const own = all.find((other) => other.kind === 'own_combat');
  const told = String(facts['defender'] ?? '');
  return {
    source: String(facts['source']),
    target: String(facts['target']),
    attacker: { seat, piece: String(facts['attacker'] ?? '') },
    defender: { seat: 1 - seat, piece: told || String((own?.facts as Facts | undefined)?.['piece'] ?? '') },
    result: facts['result'] as Combat['result'],
    isPrivate: !told,
  };
}

/** The last combat as the observation tells it, for a page that has just been opened. */
export function combatShown(observation: StrategoObservation): Combat | null {
  const { combat } = observation;
  if (!combat) return null;
  return {
    source: combat.source,
    target: combat.target,
    attacker: { seat: combat.seat, piece: combat.attacker },
    defender: { seat: 1 - combat.seat, piece: combat.defender },
    result: combat.result,
    isPrivate: !combat.defender,
  };
}
