/** Each event of the table sounds as it should, the loudest of an update alone, and nothing sounds for who wants silence. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { playLoudest } from '../../plain/event-sounds';
import { volume } from '../../settings';
import { SOUNDS } from './sounds';

const WORDS = new URL('../../../../src/gonfalon/text/locales/en/', import.meta.url).pathname;

let played: number[] = [];

/** Notes the pitch of every tone. */
class Silent {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator(): unknown {
    return {
      type: '',
      frequency: { setValueAtTime: (pitch: number) => played.push(pitch) },
      connect: (next: unknown) => next,
      start: () => undefined,
      stop: () => undefined,
    };
  }
  createGain(): unknown {
    return { gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }, connect: (next: unknown) => next };
  }
}

function heard(...kinds: readonly string[]): readonly number[] {
  played = [];
  playLoudest(
    kinds.map((kind) => ({ kind })),
    SOUNDS,
  );
  return played;
}

const pitches = (kind: string): readonly number[] => (SOUNDS[kind] ?? []).map(([pitch]) => pitch);

describe('sounds of the card table', () => {
  beforeEach(() => {
    vi.stubGlobal('AudioContext', Silent);
    volume.value = 'normal';
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    volume.value = 'normal';
  });

  it('belong to events that the table tells in words', () => {
    const files = readdirSync(WORDS).filter((name) => name.endsWith('.ftl'));
    const known = new Set(files.flatMap((name) => new FluentResource(readFileSync(join(WORDS, name), 'utf8')).body.map(({ id }) => id)));
    expect(Object.keys(SOUNDS).filter((kind) => !known.has(`event-${kind}`))).toEqual([]);
  });

  it('are no two alike', () => {
    expect(new Set(Object.values(SOUNDS).map((tones) => JSON.stringify(tones))).size).toBe(Object.keys(SOUNDS).length);
  });

  it.each([
    ['a shadow card before the blow it strengthens', ['defended', 'shadow_turned', 'blow', 'damaged'], 'shadow_turned'],
    ['a blow', ['exhausted', 'blow', 'damaged'], 'blow'],
    ["one's own attack", ['attack', 'strike', 'damaged', 'shadow_dropped'], 'strike'],
    ['damage without a fight', ['damaged', 'left'], 'damaged'],
    ['a stage reached before the cards it reveals', ['revealed', 'staged', 'stage'], 'stage'],
    ['a place explored', ['quest_resolved', 'progress', 'explored'], 'explored'],
    ['an enemy that comes', ['engaged', 'modified', 'phase', 'shadow_dealt'], 'engaged'],
    ['a journey', ['travelled', 'phase'], 'travelled'],
    ['a card played', ['played', 'paid', 'entered'], 'played'],
    ['the end before everything', ['blow', 'damaged', 'left', 'lost'], 'lost'],
  ])('tell %s', (_, kinds, expected) => {
    expect(heard(...kinds)).toEqual(pitches(expected));
    expect(played).not.toEqual([]);
  });

  it('are kept from what makes no sound, and from who wants none', () => {
    expect(heard('phase', 'income')).toEqual([]);
    volume.value = 'off';
    expect(heard('shadow_turned')).toEqual([]);
  });
});
