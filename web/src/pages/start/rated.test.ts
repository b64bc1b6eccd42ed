import { expect, test } from 'vitest';

import type { Box } from '../../net/known-games';
import type { GameSpec } from '../../net/wire';
import { type PlannedTable, whyCasual } from './rated';
import type { Plan } from './plans';

const plan = (kind: Plan['kind'], level = 0): Plan => ({ kind, level, player: '', brings: '' });

const box = {
  game: { id: 'some_game', cooperative: false } as GameSpec,
  variant: { id: 'some_box', options: [{ name: 'sudden_end', default: 0 }], presets: [] },
  rated: ['level:4', 'hunter'],
} as unknown as Box;

const table: PlannedTable = {
  box,
  hasClock: true,
  hasName: true,
  isLearning: false,
  values: { sudden_end: 0 },
  plans: [plan('own'), plan('open')],
};

test('a table with a clock, names and the rules of the box may be rated', () => {
  expect(whyCasual(table)).toBe('');
  expect(whyCasual({ ...table, plans: [plan('own'), plan('computer', 4)] })).toBe('');
  expect(whyCasual({ ...table, plans: [plan('own'), { ...plan('computer'), player: 'hunter' }] })).toBe('');
});

test.each([
  ['no-clock', { hasClock: false }],
  ['own-rules', { values: { sudden_end: 50 } }],
  ['helped', { isLearning: true }],
  ['nameless', { hasName: false }],
  ['one-person', { plans: [plan('own'), plan('own')] }],
  ['unmeasured', { plans: [plan('own'), plan('computer', 2)] }],
])('%s', (why, change) => {
  expect(whyCasual({ ...table, ...change })).toBe(why);
});

test('a company needs no clock, and people at all seats', () => {
  const company = { ...table, hasClock: false, box: { ...box, game: { ...box.game, cooperative: true } } };
  expect(whyCasual(company)).toBe('');
  expect(whyCasual({ ...company, plans: [plan('own'), plan('computer', 4)] })).toBe('nameless');
});
