import { describe, expect, it } from 'vitest';

import { optionGroups } from './option-groups';

const option = (action: string, parts: Record<string, string> = {}) => ({ action, parts });

describe('the options of a decision', () => {
  it('stand in one row where they are few, with the parts that tell them apart', () => {
    const [only, ...more] = optionGroups([option('play 1', { card: '1', pile: 'a' }), option('play 2', { card: '2', pile: 'a' })]);
    expect(more).toEqual([]);
    expect(only?.head).toBeNull();
    expect(only?.options.map(({ parts }) => parts)).toEqual([[['card', '1']], [['card', '2']]]);
  });

  it('are grouped by their first part that differs', () => {
    const steps = ['a1-a2', 'a1-b1', 'b2-b3', 'b2-a2', 'c1-c2', 'c1-b1'];
    const groups = optionGroups(
      steps.map((action) => option(action, { kind: 'step', source: action.slice(0, 2), target: action.slice(3) })),
    );
    expect(groups.map(({ head }) => head)).toEqual([
      ['source', 'a1'],
      ['source', 'b2'],
      ['source', 'c1'],
    ]);
    expect(groups[0]?.options.map(({ parts }) => parts)).toEqual([[['target', 'a2']], [['target', 'b1']]]);
  });

  it('are not grouped where every group would have one member', () => {
    const groups = optionGroups([1, 2, 3, 4, 5, 6, 7].map((card) => option(`play ${card}`, { card: String(card) })));
    expect(groups).toHaveLength(1);
  });

  it('keep those that have other parts, or none', () => {
    const groups = optionGroups([option('help 0', { seat: '0' }), option('rest', { choice: 'rest' }), option('wait')]);
    expect(groups[0]?.options.map(({ parts }) => parts)).toEqual([[['seat', '0']], [['choice', 'rest']], []]);
  });

  it('are none where nothing is offered', () => {
    expect(optionGroups([])).toEqual([]);
  });
});
