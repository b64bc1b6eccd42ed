/** Recorded games for tests: what was told in every update, and the table after it (scripts/fellowship/golden.py writes both). */

import { readFileSync } from 'node:fs';

import type { Update } from '../../net/wire';
import { whole } from './table';
import type { CardView, FellowshipObservation } from './wire';

type Told = readonly (readonly [string, Readonly<Record<string, unknown>>])[];
type Line = readonly [
  Partial<FellowshipObservation>,
  readonly (readonly [number, number, number])[],
  readonly string[],
  readonly Partial<CardView>[],
];

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../tests/golden/fellowship/${name}.json`, import.meta.url), 'utf8'));

/** The name of a card in a record: of one that lies face down the host it lies under. */
export const nameOf = ({ key, host }: CardView): string => (key === '' ? `? ${host}` : key);

/** The tables of a game, the first one before its first update. */
function tablesOf(lines: readonly Line[]): readonly FellowshipObservation[] {
  let cards: readonly CardView[] = [];
  return lines.map(([table, seats, gone, come], ply) => {
    cards = [...cards.filter((card) => !gone.includes(nameOf(card))), ...come.map(whole)];
    return {
      ...table,
      ply,
      cards,
      seats: seats.map(([threat, hand, deck]) => ({
        threat,
        hand: Array.from({ length: hand }, () => ''),
        deck,
        discard: [],
        eliminated: false,
      })),
      encounter_discard: [],
      victory: [],
      removed: [],
      aside: [],
      engine: {},
    } as unknown as FellowshipObservation;
  });
}

/** A game as updates. The one before the first has the number 0. */
export function recorded(name: string): { readonly before: Update; readonly updates: readonly Update[] } {
  const tables = tablesOf(read(`${name}-tables`) as readonly Line[]);
  const events = read(`${name}-events`) as readonly Told[];
  const update = (v: number, told: Told): Update =>
    ({
      type: 'update',
      v,
      entry_seat: v === 0 ? -1 : 0,
      events: told.map(([kind, facts]) => ({ ply: v, kind, facts, audience: null, cause: '' })),
      observation: tables[v],
      status: {},
      commitments: {},
      mark: '',
    }) as unknown as Update;
  return { before: update(0, []), updates: events.map((told, index) => update(index + 1, told)) };
}
