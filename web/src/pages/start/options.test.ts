import { describe, expect, it } from 'vitest';

import type { OptionSpec } from '../../net/wire';
import { baseValues, differing, grouped, isMeaningful, nearest, readNumber } from './options';

const option = (name: string, value: boolean | number | string): OptionSpec => ({
  name, type: 'int', default: value, section: 'STRAT-8.6', choices: [], low: 0, high: 500,
});
const variant = {
  id: 'battle', presets: ['isf'],
  options: [option('quiet_draw', 200), option('captured', 'open'), option('rescue', false), option('rescue_rows', 0)],
};

describe('the form before a game', () => {
  it('lays a preset over the box and ignores what the box does not know', () => {
    expect(baseValues(variant, { quiet_draw: 0, unheard_of: 3 })).toEqual({ quiet_draw: 0, captured: 'open', rescue: false, rescue_rows: 0 });
  });

  it('sends only what differs', () => {
    const base = baseValues(variant, {});
    expect(differing(base, { quiet_draw: 200, captured: 'secret' })).toEqual({ captured: 'secret' });
  });

  it('hides what means nothing with the other settings', () => {
    expect(isMeaningful('rescue_rows', { rescue: false })).toBe(false);
    expect(isMeaningful('rescue_rows', { rescue: true })).toBe(true);
    expect(isMeaningful('captured', { silent_defence: true })).toBe(false);
    expect(isMeaningful('two_square_exact', { two_square_limit: 0 })).toBe(false);
  });

  it('keeps numbers within their bounds', () => {
    expect(readNumber(option('quiet_draw', 200), '9999', 200)).toBe(500);
    expect(readNumber(option('quiet_draw', 200), '-3', 200)).toBe(0);
    expect(readNumber(option('quiet_draw', 200), 'many', 200)).toBe(200);
  });

  it('takes the level that is nearest to the one wished for', () => {
    expect(nearest([1, 2, 3], 2)).toBe(2);
    expect(nearest([1, 2, 3], 6)).toBe(3);
    expect(nearest([], 6)).toBe(0);
  });

  it('puts every option into exactly one heap', () => {
    const names = grouped(variant.options).flatMap(([, members]) => members.map((member) => member.name));
    expect([...names].sort()).toEqual(['captured', 'quiet_draw', 'rescue', 'rescue_rows']);
  });
});
