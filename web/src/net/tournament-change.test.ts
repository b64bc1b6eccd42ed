import { expect, it } from 'vitest';

import { eventsIn } from './keyed-stream';
import { withChange } from './tournament-change';
import type { Entrant, StandingRow, TournamentChanged, TournamentPage } from './wire';

const entrant = (number: number, name = ''): Entrant => ({ number, name }) as Entrant;
const row = (number: number, rank: number): StandingRow => ({ entrant: number, rank }) as StandingRow;

it('takes what has changed and keeps the rest, the best first', () => {
  const page = {
    description: 'kept',
    entrants: [entrant(1, 'Ann'), entrant(2)],
    standings: [row(1, 1), row(2, 2)],
  } as unknown as TournamentPage;
  const change = { type: 'changed', gone: [2], entrants: [entrant(3)], standings: [row(3, 1), row(1, 2)], tables: [], missing: 1 };
  const after = withChange(page, change as unknown as TournamentChanged);
  expect(after.description).toBe('kept');
  expect(after.missing).toBe(1);
  expect(after.entrants.map(({ number }) => number)).toEqual([1, 3]);
  expect(after.standings.map((one) => one.entrant)).toEqual([3, 1]);
});

it('reads whole events of a stream and leaves the rest for later', () => {
  expect(eventsIn('data: {"a":1}\n\n: beat\n\ndata: {"b"')).toEqual({ events: ['{"a":1}'], rest: 'data: {"b"' });
  expect(eventsIn('data: 1\r\n\r\n').events).toEqual(['1']);
});
