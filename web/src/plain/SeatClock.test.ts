import { describe, expect, it } from 'vitest';

import type { HeardClocks } from '../net/clock-time';
import { allTimes } from './SeatClock';

const heard = (clocks: Partial<HeardClocks>): HeardClocks => ({
  type: 'clocks',
  v: 3,
  seats: [],
  shared: false,
  heardAt: performance.now(),
  ...clocks,
});

describe('what the key T says', () => {
  const seats = [
    { left: 252_000, state: 'waits', setup: false },
    { left: 61_000, state: 'stands', setup: false },
    { left: null, state: 'waits', setup: false },
  ] as const;
  const name = (seat: number): string => ['First', 'Second', 'Third'][seat] ?? '';

  it('is the time of every seat that has one', () =>
    expect(allTimes(heard({ seats }), name)).toBe('First: 4 minutes, 12 seconds. Second: 1 minute, 1 second'));

  it('is the time of the table where the seats share it', () =>
    expect(allTimes(heard({ seats, shared: true }), name)).toBe('The table: 4 minutes, 12 seconds'));

  it('is nothing before the clocks are known', () => expect(allTimes(null, name)).toBe(''));
});
