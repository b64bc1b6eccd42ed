import { expect, it } from 'vitest';

import type { LogLine } from './local-seat';
import { toldToAll } from './told-to-all';

const line = (v: number, kind: string, facts: Record<string, unknown> = {}): LogLine => ({
  key: `${v}-${kind}`,
  v,
  event: { ply: v, kind, facts, audience: null, cause: '' },
});
const both = [line(1, 'phase', { phase: 'resource' }), line(2, 'drew', { seat: 0 }), line(3, 'drew', { seat: 1 })];
const own = [...both.slice(0, 2), line(2, 'drew_cards', { seat: 0, cards: ['one.1'] }), both[2]!];
const other = [...both, line(3, 'drew_cards', { seat: 1, cards: ['other.1'] })];

it('leaves out what one seat alone was told, although no audience is named', () => {
  expect(toldToAll(own, [other], 4)).toEqual(both);
  expect(toldToAll(other, [own], 4)).toEqual(both);
});

it('leaves out what the seats were told in different words', () => {
  expect(toldToAll([line(1, 'looked', { card: 'other.1' })], [[line(1, 'looked', { card: '' })]], 4)).toEqual([]);
});

it('takes the newest, and all of a screen with one seat', () => {
  expect(toldToAll(own, [other], 1)).toEqual(both.slice(2));
  expect(toldToAll(own, [], 9)).toEqual(own);
});
