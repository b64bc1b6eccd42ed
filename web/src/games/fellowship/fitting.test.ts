import { describe, expect, it } from 'vitest';

import { fitted, type Room } from './fitting';

const ROOM: Room = { width: 600, cells: 0, least: 92, covered: 60, gap: 8, pager: 44 };
const cards = (count: number, ...exhausted: readonly number[]): readonly boolean[] =>
  Array.from({ length: count }, (_, index) => exhausted.includes(index));

describe('a row of cards that must not scroll', () => {
  it('shows every card where there is room', () => {
    expect(fitted(cards(6, 2), ROOM)).toEqual({ isCovering: false, pages: [0] });
  });

  it('covers exhausted cards before it turns to pages', () => {
    expect(fitted(cards(7, 0, 3, 4), ROOM)).toEqual({ isCovering: true, pages: [0] });
    expect(fitted(cards(7), ROOM)).toEqual({ isCovering: false, pages: [0, 5] });
  });

  it('never covers the last card, for nothing lies on it', () => {
    expect(fitted(cards(7, 6), ROOM).pages).toEqual([0, 5]);
  });

  it('fills a grid, whose last place turns the pages', () => {
    const grid = { ...ROOM, cells: 8 };
    expect(fitted(cards(8, 0, 1), grid).pages).toEqual([0]);
    expect(fitted(cards(9), grid).pages).toEqual([0, 7]);
  });

  it('shows all before it knows its width, and one card at least', () => {
    expect(fitted(cards(20), { ...ROOM, width: 0 }).pages).toEqual([0]);
    expect(fitted(cards(2), { ...ROOM, width: 50 }).pages).toEqual([0, 1]);
  });

  it('holds every card on one page alone', () => {
    for (let count = 0; count < 30; count += 1) {
      const { pages } = fitted(cards(count), ROOM);
      expect(pages[0]).toBe(0);
      expect([...pages].sort((a, b) => a - b)).toEqual(pages);
      expect(pages.every((first) => first === 0 || first < count)).toBe(true);
    }
  });
});
