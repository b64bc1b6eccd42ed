import { describe, expect, it } from 'vitest';

import { type Allowed, type Effect, EMPTY_HAND, type Hand, type Input, next } from './machine';

const allowed: Allowed = {
  canHold: (place) => ['a1', 'b1'].includes(place),
  canGo: (source, target) => source === 'a1' && target === 'a2',
};

function run(...inputs: Input[]): { hand: Hand; effects: Effect[] } {
  let hand = EMPTY_HAND;
  const effects: Effect[] = [];
  for (const input of inputs) {
    const [after, effect] = next(hand, input, allowed);
    hand = after;
    if (effect) effects.push(effect);
  }
  return { hand, effects };
}

const click = (place: string): Input[] => [{ kind: 'press', place }, { kind: 'release', place }];
const drag = (from: string, to: string | null): Input[] => [
  { kind: 'press', place: from },
  { kind: 'drag' },
  { kind: 'over', place: to },
  { kind: 'release', place: to },
];
const go = { kind: 'go', source: 'a1', target: 'a2' };

describe('one hand for pointer and keys', () => {
  it('moves by two clicks', () => {
    expect(run(...click('a1')).hand.held).toBe('a1');
    expect(run(...click('a1'), ...click('a2'))).toEqual({ hand: EMPTY_HAND, effects: [go] });
  });

  it('moves by a drag', () => {
    expect(run(...drag('a1', 'a2')).effects).toEqual([go]);
  });

  it('moves by Enter and Enter', () => {
    expect(run({ kind: 'activate', place: 'a1' }, { kind: 'activate', place: 'a2' }).effects).toEqual([go]);
  });

  it('lets go by a second click, by Escape and by a drop outside', () => {
    expect(run(...click('a1'), ...click('a1')).hand.held).toBeNull();
    expect(run(...click('a1'), { kind: 'let-go' }).hand).toEqual(EMPTY_HAND);
    expect(run(...drag('a1', null))).toEqual({ hand: EMPTY_HAND, effects: [] });
  });

  it('keeps holding after a drag that ends where it began', () => {
    expect(run(...drag('a1', 'a1')).hand.held).toBe('a1');
  });

  it('changes to another own piece', () => {
    expect(run(...click('a1'), ...click('b1')).hand.held).toBe('b1');
  });

  it('tells of a refused target, and keeps holding after a click', () => {
    const refused = { kind: 'refuse', source: 'a1', target: 'c3' };
    expect(run(...click('a1'), ...click('c3'))).toMatchObject({ hand: { held: 'a1' }, effects: [refused] });
    expect(run(...drag('a1', 'c3'))).toEqual({ hand: EMPTY_HAND, effects: [refused] });
  });

  it('tells of a touch on a place that holds nothing to pick up', () => {
    expect(run(...click('d4')).effects).toEqual([{ kind: 'touch', place: 'd4' }]);
  });

  it('does nothing when the pointer comes up elsewhere without a drag', () => {
    expect(run({ kind: 'press', place: 'd4' }, { kind: 'release', place: 'd5' }).effects).toEqual([]);
  });
});
