import { describe, expect, it } from 'vitest';

import type { FamilyManifest } from '../../family';
import type { BoxSpec, GameSpec, Shelf } from '../../net/wire';
import { groupsOf, shelfOf } from './shelf';

const family = { id: 'own', games: { one: { theme: '', words: [] }, two: { theme: '', words: [] } } } as unknown as FamilyManifest;

const box = (shelf: Shelf, inside = ''): BoxSpec => ({ shelf, inside, n_pieces: 0, drawing: '', emblems: [], cloth: '' });

const game = (id: string, ...variants: readonly (readonly [string, BoxSpec])[]): GameSpec =>
  ({ id, variants: variants.map(([name, its]) => ({ id: name, options: [], presets: [], box: its })) }) as unknown as GameSpec;

const shown = (known: readonly GameSpec[]): unknown[] => shelfOf([family], known).map(({ variant, group }) => [group, variant]);

describe('the shelf', () => {
  it('is empty before the server answers', () => {
    expect(shown([])).toEqual([]);
  });

  it('has the boxes in front first, in the order of the server', () => {
    const two = game('two', ['far', box('front')]);
    expect(shown([game('one', ['long', box('front')], ['wide', box('more')], ['short', box('front')]), two])).toEqual([
      ['one', 'long'],
      ['one', 'short'],
      ['two', 'far'],
      ['one', 'wide'],
    ]);
  });

  it('leaves out what lies in the box of another variant', () => {
    expect(shown([game('one', ['long', box('front')], ['long39', box('more', 'long')])])).toEqual([['one', 'long']]);
  });

  it('ends with the games that no family knows, in one group', () => {
    const known = [game('my_first_game', ['', box('more')]), game('another', ['night', box('front')]), game('two', ['far', box('more')])];
    expect(shown(known)).toEqual([
      ['two', 'far'],
      ['others', 'night'],
      ['others', ''],
    ]);
    expect(groupsOf(shelfOf([family], known))).toEqual(['two', 'others']);
  });
});
