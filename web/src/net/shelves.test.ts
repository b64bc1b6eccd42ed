import { beforeEach, describe, expect, it } from 'vitest';

import { keepText, readText } from '../store';
import { carryShelves, packShelves, SHELF_LIMIT, unpackShelves } from './shelves';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

describe('what a code takes along', () => {
  beforeEach(() => {
    kept.clear();
    carryShelves(['things']);
  });

  it('is every list that holds something', () => {
    expect(packShelves()).toEqual({});
    keepText('gonfalon.things', '[{"name":"a"}]');
    keepText('gonfalon.others', '[1]');
    expect(packShelves()).toEqual({ things: '[{"name":"a"}]' });
  });

  it('comes to what is here, and nothing stands twice', () => {
    keepText('gonfalon.things', '[{"name":"a"}]');
    unpackShelves({ things: '[{"name":"b"},{"name":"a"}]', others: '[1]' });
    expect(readText('gonfalon.things')).toBe('[{"name":"a"},{"name":"b"}]');
    expect(readText('gonfalon.others')).toBeNull();
  });

  it('leaves what is no list, and of a long one the oldest', () => {
    keepText('gonfalon.things', '[1]');
    unpackShelves({ things: 'nonsense' });
    expect(readText('gonfalon.things')).toBe('[1]');
    keepText('gonfalon.things', JSON.stringify(Array.from({ length: 400 }, (_, at) => `${at} ${'x'.repeat(100)}`)));
    const { things = '' } = packShelves();
    expect(things.length).toBeLessThanOrEqual(SHELF_LIMIT);
    expect(things.startsWith('["0 x')).toBe(true);
  });
});
