import { describe, expect, it } from 'vitest';

import { baseValues, differing, grouped, isMeaningful, isSwitchable, nearest, type Option, readNumber, valueWhenOn } from './options';

const option = (name: string, value: boolean | number | string, more: Partial<Option> = {}): Option => ({
  name,
  type: 'int',
  default: value,
  section: 'RULE-8.6',
  choices: [],
  low: 0,
  high: 500,
  group: 'other',
  needs: [],
  first: false,
  ...more,
});
const variant = {
  id: 'short',
  presets: ['club'],
  box: { shelf: 'front' as const, inside: '', n_pieces: 0, drawing: '', emblems: [], cloth: '' },
  options: [
    option('limit', 200),
    option('shown', 'all', { group: 'end' }),
    option('extra', false),
    option('extra_rows', 0, { needs: ['extra'] }),
  ],
};

describe('the options of a game', () => {
  it('take a preset and ignore what the box does not know', () => {
    expect(baseValues(variant, { limit: 0, unheard_of: 3 })).toEqual({ limit: 0, shown: 'all', extra: false, extra_rows: 0 });
  });

  it('are sent only where they differ', () => {
    const base = baseValues(variant, {});
    expect(differing(base, { limit: 200, shown: 'none' })).toEqual({ shown: 'none' });
  });

  it('are hidden where they mean nothing with the other settings', () => {
    const needs = (...names: string[]): Option => option('x', 1, { needs: names });
    expect(isMeaningful(needs('extra'), { extra: false })).toBe(false);
    expect(isMeaningful(needs('extra'), { extra: true })).toBe(true);
    expect(isMeaningful(needs('limit'), { limit: 0 })).toBe(false);
    expect(isMeaningful(needs('!extra'), { extra: true })).toBe(false);
    expect(isMeaningful(needs('!extra', 'limit'), { extra: false, limit: 3 })).toBe(true);
    expect(isMeaningful(needs('elsewhere', '!elsewhere'), {})).toBe(true);
  });

  it('keep numbers within their bounds', () => {
    expect(readNumber(option('limit', 200), '9999', 200)).toBe(500);
    expect(readNumber(option('limit', 200), '-3', 200)).toBe(0);
    expect(readNumber(option('limit', 200), 'many', 200)).toBe(200);
  });

  it('switch a number on at its default, or at the usual value within its bounds', () => {
    expect(isSwitchable(option('limit', 200))).toBe(true);
    expect(isSwitchable(option('limit', 200, { low: 1 }))).toBe(false);
    expect(valueWhenOn(option('limit', 120), 200)).toBe(120);
    expect(valueWhenOn(option('limit', 0), 200)).toBe(200);
    expect(valueWhenOn(option('limit', 0, { high: 50 }), 200)).toBe(50);
  });

  it('stand in exactly one group each, the unsorted last', () => {
    const groups = grouped(variant.options);
    expect(groups.map(([name]) => name)).toEqual(['end', 'other']);
    expect(groups.flatMap(([, members]) => members.map((member) => member.name)).sort()).toEqual(['extra', 'extra_rows', 'limit', 'shown']);
  });

  it('take the level that is nearest to the one wished for', () => {
    expect(nearest([1, 2, 3], 2)).toBe(2);
    expect(nearest([1, 2, 3], 6)).toBe(3);
    expect(nearest([], 6)).toBe(0);
  });
});
