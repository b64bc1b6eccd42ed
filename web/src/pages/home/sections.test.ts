import { describe, expect, it } from 'vitest';

import type { FamilyManifest } from '../../family';
import type { BoxSpec, GameSpec, Shelf } from '../../net/wire';
import { sectionsOf } from './sections';

const family = {
  id: 'own',
  games: { one: { theme: '', words: [] }, two: { theme: '', words: [] } },
  home: [
    { game: 'one', shelf: 'front', heading: '' },
    { game: 'one', shelf: 'more', heading: 'home-more' },
  ],
} as unknown as FamilyManifest;

const box = (shelf: Shelf, inside = ''): BoxSpec => ({ shelf, inside, n_pieces: 0, drawing: '', emblems: [], cloth: '' });

const game = (id: string, ...variants: readonly (readonly [string, BoxSpec])[]): GameSpec =>
  ({ id, variants: variants.map(([name, its]) => ({ id: name, options: [], presets: [], box: its })) }) as unknown as GameSpec;

const shown = (known: readonly GameSpec[]): unknown[] =>
  sectionsOf([family], known).map(({ heading, boxes, isSmall }) => [heading, boxes.map(({ variant }) => variant), isSmall]);

describe('the boxes of the home page', () => {
  it('are none before the server answers', () => {
    expect(shown([])).toEqual([]);
  });

  it('stand on the shelf that the server names, in its order', () => {
    expect(shown([game('one', ['long', box('front')], ['wide', box('more')], ['short', box('front')])])).toEqual([
      ['', ['long', 'short'], false],
      ['More boxes', ['wide'], true],
    ]);
  });

  it('leave out what lies in the box of another variant', () => {
    expect(shown([game('one', ['long', box('front')], ['long39', box('more', 'long')])])).toEqual([['', ['long'], false]]);
  });

  it('show a shelf that no manifest plans under the name of the game, in small', () => {
    expect(shown([game('two', ['far', box('front')])])).toEqual([['Two', ['far'], true]]);
  });

  it('show the games that no family knows together, in small', () => {
    expect(shown([game('my_first_game', ['', box('more')]), game('another', ['night', box('front')])])).toEqual([
      ['More games', ['', 'night'], true],
    ]);
  });
});
