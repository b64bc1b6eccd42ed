import { expect, it } from 'vitest';

import { FIRST_OTHER } from '../start/clock-choice';
import { nextHour, type Plan, startsAt, wantedOf } from './plan';

const PLAN: Plan = {
  game: 'g',
  variant: 'v',
  system: 'arena',
  clock: '5+5',
  otherClock: FIRST_OTHER,
  minutes: 40,
  rounds: 5,
  isDouble: true,
  start: '30',
  isRated: true,
  computers: ['2', 'hunter'],
  fills: true,
  club: '',
};
const WORDS = { name: ' Arena ', description: '', starts: 7, fillLevel: 1 };

it('sends of each system what belongs to it', () => {
  const sent = (system: Plan['system']): readonly unknown[] => {
    const { minutes, rounds, double } = wantedOf({ ...PLAN, system }, WORDS);
    return [minutes, rounds, double];
  };
  expect(sent('arena')).toEqual([40, 0, false]);
  expect(sent('swiss')).toEqual([0, 5, false]);
  expect(sent('round-robin')).toEqual([0, 0, true]);
});

it('sends levels as numbers and named computers by their names', () => {
  const wanted = wantedOf(PLAN, WORDS);
  expect(wanted.computers).toEqual([{ level: 2 }, { player: 'hunter' }]);
  expect([wanted.name, wanted.starts_at, wanted.clock.initial]).toEqual(['Arena', 7, 300]);
});

it('starts after minutes, at a time, or by hand', () => {
  expect(startsAt('30', '', 1000)).toBe(1000 + 30 * 60_000);
  expect(startsAt('hand', '', 1000)).toBe(0);
  expect(startsAt('at', '2026-05-01T18:00', 0)).toBe(new Date(2026, 4, 1, 18).getTime());
  expect(startsAt('at', '', 0)).toBeNaN();
});

it('proposes a full hour that is not too near', () => {
  expect(nextHour(new Date(2026, 4, 1, 17, 10))).toBe('2026-05-01T18:00');
  expect(nextHour(new Date(2026, 4, 1, 17, 50))).toBe('2026-05-01T19:00');
});
