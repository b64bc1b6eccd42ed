import { describe, expect, it } from 'vitest';

import { nameOf, recorded } from './recorded';
import { whole } from './table';
import { tableAfter } from './told';
import type { CardView, FellowshipObservation } from './wire';

const seen = (observation: unknown): FellowshipObservation => observation as FellowshipObservation;
/** What a table shows of a card that events tell of. Cards being played or revealed are on their way. */
const shown = (cards: readonly Partial<CardView>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cards
      .map(whole)
      .filter(({ zone }) => zone !== 'limbo' && zone !== 'under')
      .map((card) => {
        const { zone, seat, host, exhausted, committed, damage, resources, progress } = card;
        return [nameOf(card), JSON.stringify([zone, seat, host, exhausted, committed, damage, resources, progress])] as const;
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

describe.each(['mirkwood-won', 'escape-open'])('a recorded game, %s', (name) => {
  const { before, updates } = recorded(name);
  const pairs = updates.map((after, index) => [index === 0 ? before : updates[index - 1]!, after] as const);

  it.each(pairs.filter(([, { events }]) => events.length > 0))('stands after the events of update $v as the server says', (then, after) => {
    const [from, to] = [seen(then.observation), seen(after.observation)];
    const told = tableAfter(from, after.events, to);
    expect(shown(told.cards)).toEqual(shown(to.cards));
    expect(told.seats.map(({ threat }) => threat)).toEqual(to.seats.map(({ threat }) => threat));
    expect([told.phase, told.stage, told.first]).toEqual([to.phase, to.stage, to.first]);
  });

  it.each(pairs)('names nothing of update $v that has not been told', (then, after) => {
    const from = seen(then.observation);
    const known = new Set(from.cards.map(({ key }) => key));
    const named = new Set<string>();
    for (const [index, { facts }] of after.events.entries()) {
      const { cards } = tableAfter(from, after.events.slice(0, index), seen(after.observation));
      for (const { key = '' } of cards) expect(key === '' || known.has(key) || named.has(key), key).toBe(true);
      for (const value of Object.values(facts)) if (typeof value === 'string') named.add(value);
    }
  });
});
