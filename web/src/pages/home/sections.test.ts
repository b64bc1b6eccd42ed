import { describe, expect, it } from 'vitest';

import type { FamilyManifest } from '../../family';
import type { GameSpec } from '../../net/wire';
import { sectionsOf } from './sections';

const family = {
  id: 'own',
  games: { one: { theme: '', words: [] } },
  unlisted: ['long39'],
  home: [{ game: 'one', heading: '', variants: ['short', 'long'] }],
} as unknown as FamilyManifest;

const game = (id: string, ...variants: string[]): GameSpec =>
  ({ id, variants: variants.map((variant) => ({ id: variant, options: [], presets: [] })) }) as unknown as GameSpec;

const shown = (known: readonly GameSpec[] | null): unknown[] =>
  sectionsOf([family], known).map(({ heading, boxes, isSmall }) => [heading, boxes.map(({ variant }) => variant), isSmall]);

describe('the boxes of the home page', () => {
  it('are those of the manifests before the server answers', () => {
    expect(shown(null)).toEqual([['', ['short', 'long'], false]]);
  });

  it('leave out what the server does not offer', () => {
    expect(shown([game('one', 'long')])).toEqual([['', ['long'], false]]);
  });

  it('add a variant that no manifest places, in small', () => {
    expect(shown([game('one', 'short', 'long', 'long39', 'wide')])).toEqual([
      ['', ['short', 'long'], false],
      ['One', ['wide'], true],
    ]);
  });

  it('show the games that no family knows together, in small', () => {
    expect(shown([game('one', 'short', 'long'), game('my_first_game', ''), game('another', 'night')])).toEqual([
      ['', ['short', 'long'], false],
      ['More games', ['', 'night'], true],
    ]);
  });
});
