import { describe, expect, it } from 'vitest';

import type { KeptGame } from '../../net/games';
import { inOrder } from './tickets';

const games = (...matches: readonly string[]): readonly KeptGame[] => matches.map((match) => ({ match }) as unknown as KeptGame);
const among =
  (...matches: readonly string[]) =>
  (game: KeptGame): boolean =>
    matches.includes(game.match);

describe('the tickets', () => {
  it('begin with the games that wait', () => {
    expect(inOrder([], games('a', 'b', 'c'), among('c'), among('a'))).toEqual(['c', 'a', 'b']);
  });

  it('stay where they are, and new ones join at the end', () => {
    expect(inOrder(['c', 'a', 'b'], games('new', 'a', 'b', 'c'), among('b', 'new'), among('a'))).toEqual(['c', 'a', 'b', 'new']);
    expect(inOrder(['c', 'a', 'b'], games('a', 'b'), among(), among('a'))).toEqual(['a', 'b']);
  });

  it('wait for the first answer', () => {
    expect(inOrder([], games('a', 'b'), among(), among())).toEqual([]);
  });
});
