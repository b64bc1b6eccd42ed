/** The tokens keep their promise: text reads on everything it stands on, in both themes (WCAG 2.2, 1.4.3 and 1.4.11). */

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { colourOf, contrast } from './contrast-check';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

const GROUNDS = ['page', 'paper', 'paper-raised', 'paper-sunken'];
const LEAST: readonly (readonly [string, readonly string[], number])[] = [
  ['ink', GROUNDS, 7],
  ['ink-soft', GROUNDS, 4.5],
  ['danger', GROUNDS, 4.5],
  ['brass-deep', GROUNDS, 4.5],
  ['army-0-text', GROUNDS, 4.5],
  ['army-1-text', GROUNDS, 4.5],
  ['look', ['paper'], 4.5],
  ['look-ink', ['look'], 4.5],
  ['may-ink', ['may', 'may-strong'], 4.5],
  ['ink', ['look-soft', 'may-soft', 'danger-soft'], 7],
  ['army-0-ink', ['army-0'], 4.5],
  ['army-1-ink', ['army-1'], 4.5],
  ['curtain-ink', ['curtain'], 7],
  ['board-frame-ink', ['board-frame'], 4.5],
  ['line-strong', ['paper', 'paper-raised'], 3],
  ['may', GROUNDS, 3],
];

describe('colours', () => {
  for (const [token, grounds, least] of LEAST) {
    it(`${token} reads on ${grounds.join(', ')}`, () => {
      for (const theme of [0, 1] as const) {
        for (const ground of grounds) {
          const reached = contrast(colourOf(css, token, theme), colourOf(css, ground, theme));
          expect.soft(reached, `${token} on ${ground}, ${theme === 0 ? 'light' : 'dark'}`).toBeGreaterThanOrEqual(least);
        }
      }
    });
  }
});
