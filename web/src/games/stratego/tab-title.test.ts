import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Event } from '../../net/wire';
import { StillClient, waiting } from './fixtures';
import { Playback } from './playback';
import { titleOf } from './tab-title';
import type { StrategoObservation } from './wire';

vi.mock('./sound', () => ({ play: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, title: '' }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const [own, enemy] = [0, 1].map((owner) => waiting.pieces.find((piece) => piece.owner === owner));
const event = (kind: string, facts: Record<string, unknown>): Event => ({ ply: 63, kind, cause: '', audience: null, facts });

/** The other side takes seat 0's flag, or loses a combat against it. */
function attackOn(defender: string, result: 'attacker' | 'defender'): Event {
  const ids = { attacker_id: enemy?.id ?? -1, defender_id: own?.id ?? -1 };
  return event('combat', { seat: 1, source: enemy?.square, target: own?.square, ...ids, attacker: 'scout', defender, result });
}

/** The title of the tab at each frame of what is played, then at rest. */
async function titles(events: readonly Event[], after: StrategoObservation, isOver: boolean): Promise<Record<string, string>> {
  const client = new StillClient({ observation: waiting });
  const playback = new Playback(client.asClient());
  const seen: Record<string, string> = { before: titleOf(playback) };
  client.tell(after, events, isOver ? { status: 'over', returns: [-1, 1] } : {});
  for (let waited = 0; waited < 4000; waited += 20) {
    await vi.advanceTimersByTimeAsync(20);
    seen[playback.fight.value?.frame ?? 'after'] = titleOf(playback);
  }
  playback.close();
  return seen;
}

describe('the title of the tab', () => {
  it('waits for nobody while the flag falls, and tells the end with the board', async () => {
    const seen = await titles([attackOn('flag', 'attacker'), event('end', {})], { ...waiting, phase: 'over', to_act: [] }, true);
    const over = 'Stratego – game over';
    const name = 'Battle – Gonfalon';
    expect(seen).toEqual({ before: 'Stratego – waiting', hush: name, fall: name, rays: over, wave: over, after: over });
  });

  it('says whose turn it is once a combat has been played that ends nothing', async () => {
    const seen = await titles([attackOn('captain', 'defender')], { ...waiting, to_act: [0], ply: 63 }, false);
    expect(seen['verdict']).toBe('Battle – Gonfalon');
    expect(seen['after']).toBe('● Your turn – Stratego');
  });
});
