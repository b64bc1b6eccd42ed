/** Covers and themes of the family read as well as the common colours. */

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { colourOf, contrast } from '../../contrast-check';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = read('../../../styles/tokens.css');
const covers = read('./styles/covers.css');
const theme = read('./styles/theme.css');

const THEMES = [0, 1] as const;
const GROUNDS = ['page', 'paper', 'paper-raised', 'paper-sunken'];

describe('colours of the family', () => {
  it('show the drawing on every cover', () => {
    const cloths = covers.split('}').filter((rule) => rule.includes('--cover-cloth'));
    expect(cloths.length).toBe(8);
    for (const mode of THEMES) {
      for (const cloth of cloths)
        expect.soft(contrast(colourOf(tokens, 'cover-ink', mode), colourOf(cloth, 'cover-cloth', mode)), cloth).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('show the names and banners of the themed armies', () => {
    for (const mode of THEMES) {
      for (const side of [0, 1]) {
        expect.soft(contrast(colourOf(theme, `army-${side}-ink`, mode), colourOf(theme, `army-${side}`, mode))).toBeGreaterThanOrEqual(4.5);
        for (const ground of GROUNDS) {
          expect
            .soft(contrast(colourOf(theme, `army-${side}-text`, mode), colourOf(tokens, ground, mode)), `${side} on ${ground}`)
            .toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});
