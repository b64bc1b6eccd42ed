import { describe, expect, it } from 'vitest';

import { type Allowed, type Effect, NO_SELECTION, type Selection, type Input, next } from './selection';

const allowed: Allowed = {
  canHold: (place) => ['a1', 'b1'].includes(place),
  canGo: (source, target) => source === 'a1' && target === 'a2',
};

function run(...inputs: Input[]): { selection: Selection; effects: Effect[] } {
  let selection = NO_SELECTION;
  const effects: Effect[] = [];
  for (const input of inputs) {
    const [after, effect] = next(selection, input, allowed);
    selection = after;
    if (effect) effects.push(effect);
  }
  return { selection, effects };
}

const click = (place: string): Input[] => [
  { kind: 'press', place },
  { kind: 'release', place },
];
const drag = (from: string, to: string | null): Input[] => [
  { kind: 'press', place: from },
  { kind: 'drag' },
  { kind: 'over', place: to },
  { kind: 'release', place: to },
];
const go = { kind: 'go', source: 'a1', target: 'a2' };

describe('one selection for pointer and keys', () => {
  it('moves by two clicks', () => {
    expect(run(...click('a1')).selection.held).toBe('a1');
    expect(run(...click('a1'), ...click('a2'))).toEqual({ selection: NO_SELECTION, effects: [go] });
  });

  it('moves by a drag', () => {
    expect(run(...drag('a1', 'a2')).effects).toEqual([{ ...go, isDropped: true }]);
  });

  it('moves by Enter and Enter', () => {
    expect(run({ kind: 'activate', place: 'a1' }, { kind: 'activate', place: 'a2' }).effects).toEqual([go]);
  });

  it('lets go by a second click, by Escape and by a drop outside', () => {
    expect(run(...click('a1'), ...click('a1')).selection.held).toBeNull();
    expect(run(...click('a1'), { kind: 'let-go' }).selection).toEqual(NO_SELECTION);
    expect(run(...drag('a1', null))).toEqual({ selection: NO_SELECTION, effects: [] });
  });

  it('keeps holding after a drag that ends where it began', () => {
    expect(run(...drag('a1', 'a1')).selection.held).toBe('a1');
  });

  it('changes to another own piece', () => {
    expect(run(...click('a1'), ...click('b1')).selection.held).toBe('b1');
  });

  it('tells of a refused target, and keeps holding after a click', () => {
    const refused = { kind: 'refuse', source: 'a1', target: 'c3' };
    expect(run(...click('a1'), ...click('c3'))).toMatchObject({ selection: { held: 'a1' }, effects: [refused] });
    expect(run(...drag('a1', 'c3'))).toEqual({ selection: NO_SELECTION, effects: [refused] });
  });

  it('tells of a touch on a place that holds nothing to pick up', () => {
    expect(run(...click('d4')).effects).toEqual([{ kind: 'touch', place: 'd4' }]);
  });

  it('does nothing when the pointer comes up elsewhere without a drag', () => {
    expect(run({ kind: 'press', place: 'd4' }, { kind: 'release', place: 'd5' }).effects).toEqual([]);
  });
});
