import { describe, expect, it } from 'vitest';

import type { LogLine } from '../../plain/local-seat';
import { fallenOf, places } from './fallen';

const line = (kind: string, facts: Readonly<Record<string, unknown>> = {}): LogLine => ({
  key: '',
  v: 1,
  event: { ply: 1, kind, facts, audience: null, cause: '' },
});
const falls = (card: string, to = 'discard0', how = 'destroyed'): LogLine => line('left', { card, how, to });

describe('the places of heroes', () => {
  it('are kept by those who have fallen, until the round ends', () => {
    const fallen = [falls('aragorn'), falls('snowbourn-scout.1'), falls('gimli', 'discard1'), falls('eowyn', 'hand0', 'moved')];
    expect(fallenOf(fallen, 0)).toEqual(['aragorn']);
    expect(fallenOf(fallen, 1)).toEqual(['gimli']);
    expect(fallenOf([...fallen, line('round_over')], 0)).toEqual([]);
  });

  it('are never changed', () => {
    const all = ['aragorn', 'gloin', 'theodred'];
    expect(places([], all, [])).toEqual(all);
    expect(places(all, ['aragorn', 'theodred'], ['gloin'])).toEqual(all);
    expect(places(all, ['aragorn', 'theodred'], [])).toEqual(['aragorn', 'theodred']);
  });
});
