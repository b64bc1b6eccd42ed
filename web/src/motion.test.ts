/** How fast things move, and how loud they sound: one setting each, for every table. */

import { afterEach, describe, expect, it, vi } from 'vitest';

import { soundOutput } from './audio';
import { paced, prefersStillness } from './motion';
import { applySettings, motion, MOTIONS, type Volume, volume } from './settings';

class Gain {
  gain = { value: 1 };
  connect(next: unknown): unknown {
    return next;
  }
}

class Silent {
  state = 'running';
  destination = {};
  createGain(): Gain {
    return new Gain();
  }
}

const gainAt = (value: Volume): number | undefined => {
  volume.value = value;
  return (soundOutput()?.master as unknown as Gain | undefined)?.gain.value;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  motion.value = 'normal';
  volume.value = 'normal';
});

describe('the speed of movements', () => {
  it('is slower, normal, or faster, as one has chosen', () => {
    const took = (['slow', 'normal', 'fast'] as const).map((value) => {
      motion.value = value;
      return paced(200);
    });
    expect(took).toEqual([340, 200, 100]);
  });

  it('leaves a still picture as long as it needs to be read, by the setting and by the device', () => {
    motion.value = 'reduced';
    expect([prefersStillness(), paced(900)]).toEqual([true, 900]);
    motion.value = 'fast';
    expect(prefersStillness()).toBe(false);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
    expect([prefersStillness(), paced(900)]).toEqual([true, 900]);
  });

  it('is told to the style sheets', () => {
    const set = new Map<string, string>();
    const root = { dataset: {} as Record<string, string>, style: { setProperty: (name: string, value: string) => set.set(name, value) } };
    const stop = applySettings(root as unknown as HTMLElement);
    const told = MOTIONS.map((value) => {
      motion.value = value;
      return [root.dataset['motion'], set.get('--pace')];
    });
    stop();
    expect(told).toEqual([
      ['reduced', '1'],
      ['slow', '1.7'],
      ['normal', '1'],
      ['fast', '0.5'],
    ]);
  });
});

describe('the volume', () => {
  it('holds for the one way out of all sounds', () => {
    vi.stubGlobal('AudioContext', Silent);
    const [soft, normal, loud] = (['soft', 'normal', 'loud'] as const).map(gainAt);
    expect(normal).toBe(1);
    expect(soft).toBeLessThan(1);
    expect(loud).toBeGreaterThan(1);
    expect(gainAt('off')).toBeUndefined();
  });

  it('is nothing where a browser has no sound', () => {
    expect(soundOutput()).toBeNull();
  });
});

describe('what an older version kept in the browser', () => {
  it.each([
    ['false', 'off'],
    ['true', 'normal'],
  ])('sound %s is the volume %s, and a motion of the device the normal speed', async (kept, expected) => {
    const stored = new Map([
      ['gonfalon.sound', kept],
      ['gonfalon.motion', '"auto"'],
    ]);
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: () => undefined });
    vi.resetModules();
    const settings = await import('./settings');
    expect([settings.volume.value, settings.motion.value]).toEqual([expected, 'normal']);
  });
});
