/** The tokens keep their promise: text reads on everything it stands on, in both themes (WCAG 2.2, 1.4.3 and 1.4.11). */

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

function colour(token: string, theme: 0 | 1): string {
  const [, light, dark, single] = new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+))`).exec(css) ?? [];
  const found = single ?? (theme === 0 ? light : dark);
  if (found === undefined) throw new Error(`no colour --${token}`);
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

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
  ['foil', ['lid-battle', 'lid-duel', 'lid-classic', 'lid-barrage', 'lid-ultimate', 'lid-me-classic', 'lid-me-powers', 'lid-me-ring'], 4.5],
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
          const reached = contrast(colour(token, theme), colour(ground, theme));
          expect.soft(reached, `${token} on ${ground}, ${theme === 0 ? 'light' : 'dark'}`).toBeGreaterThanOrEqual(least);
        }
      }
    });
  }
});
