import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { CARDS } from '../facts';
import { barePictureOf, drawn, partsOf, pictureOf } from './picture';

/** Bytes, packed as they are sent, of all that is fetched for the pictures: parts, a line a card, the program that draws. */
const MOST_FETCHED = 60_000;
const PARTS = ['motif', 'head', 'beard', 'dress', 'holds', 'sky', 'land', 'seal'] as const;

describe('the pictures of cards', () => {
  it('every card has one, and no two are alike', () => {
    const all = CARDS.map((card) => drawn(card));
    expect(CARDS.every(({ picture }) => picture !== null)).toBe(true);
    expect(new Set(all).size).toBe(CARDS.length);
  });

  it.each(CARDS.map((card) => [card.id, card] as const))('%s is drawn with all its parts', (_, card) => {
    const whole = partsOf(card);
    const without = (part: string): string => drawn({ ...card, picture: { ...whole, [part]: '' } });
    for (const part of PARTS.filter((one) => whole[one] !== undefined)) expect(without(part), part).not.toBe(drawn(card));
  });

  it('has no seal where a frame would cut through it', () => {
    const [sealed, plain] = [true, false].map((has) => CARDS.filter(({ picture }) => (picture?.seal !== undefined) === has));
    for (const { id } of sealed!) expect(barePictureOf(id).length, id).toBeLessThan(pictureOf(id).length);
    for (const { id } of plain!) expect(barePictureOf(id), id).toBe(pictureOf(id));
  });

  it('is small', () => {
    const sizes = CARDS.map((card) => drawn(card).length);
    expect(Math.max(...sizes)).toBeLessThan(10_000);
    expect(sizes.reduce((sum, one) => sum + one, 0) / sizes.length).toBeLessThan(6_000);
  });

  it('costs little to fetch, all cards together', () => {
    const files = ['./picture.ts', '../../../../../src/gonfalon/games/fellowship/art/parts.svg'];
    const texts = files.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));
    const lines = JSON.stringify(CARDS.map(({ picture }) => picture));
    expect(gzipSync([...texts, lines].join('\n')).length).toBeLessThan(MOST_FETCHED);
  });

  it('is drawn from traits, else from the type, where the data file names none', () => {
    const bare = { traits: [], picture: null };
    expect(partsOf({ ...bare, type: 'enemy', traits: ['spider'] }).motif).toBe('spider');
    expect(partsOf({ ...bare, type: 'enemy' }).motif).toBe('orc');
    expect(partsOf({ ...bare, type: 'ally', traits: ['orc'] }).head).toBe('hood');
    expect(pictureOf('nobody-knows-it')).toMatch(/^data:image\/svg\+xml,/);
  });
});
