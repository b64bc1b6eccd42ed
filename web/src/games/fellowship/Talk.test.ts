import { describe, expect, it } from 'vitest';

import type { LocalSeat } from '../../plain/local-seat';
import { lastWords, speakers } from './Talk';

interface Said {
  readonly kind: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A table at which these events have been told, oldest first. */
const tableOf = (...events: readonly Said[]): LocalSeat =>
  ({ lines: { value: events.map((event) => ({ event })) } }) as unknown as LocalSeat;
const plan: Said = { kind: 'said', facts: { seat: 1, text: 'plan-engage', takes: 'forest-spider.1', why: 'strong-enough' } };
const heed: Said = { kind: 'said', facts: { seat: 1, text: 'heed', signal: 'keep-defender' } };
const other: Said = { kind: 'said', facts: { seat: 2, text: 'heed', signal: 'commit-more' } };
const PLAN = 'I engage: Forest Spider. We are strong enough.';

describe('the last words of a seat', () => {
  it('are its plan, after its answer to a signal too', () => {
    expect(lastWords(tableOf(plan, other), 1)).toBe(PLAN);
    expect(lastWords(tableOf(plan, heed, other), 1)).toBe(`Good, I keep a defender. ${PLAN}`);
    expect(lastWords(tableOf(heed, plan), 1)).toBe(PLAN);
  });

  it('are those of this round', () => {
    const over: Said = { kind: 'round_over', facts: {} };
    expect(lastWords(tableOf(plan, over, heed), 1)).toBe('Good, I keep a defender.');
    expect(lastWords(tableOf(plan, over), 1)).toBe('');
  });

  it('are the signal that a person has given', () => {
    expect(lastWords(tableOf({ kind: 'signalled', facts: { seat: 0, text: 'commit-more' } }), 0)).toBe('Send more');
  });
});

describe('the speakers of a round', () => {
  it('stand in the order of their last words, and only the seats asked for', () => {
    const over: Said = { kind: 'round_over', facts: {} };
    const signal: Said = { kind: 'signalled', facts: { seat: 3, text: 'commit-more' } };
    const own: Said = { kind: 'signalled', facts: { seat: 0, text: 'commit-more' } };
    expect(speakers(tableOf(plan, other, own, heed), [1, 2, 3])).toEqual([1, 2]);
    expect(speakers(tableOf(signal, over, heed, other), [1, 2, 3])).toEqual([2, 1]);
    expect(speakers(tableOf(plan, over), [1, 2, 3])).toEqual([]);
  });
});
