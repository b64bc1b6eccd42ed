/** Short sounds for events. */

import { useEffect } from 'preact/hooks';

import { soundOutput } from '../audio';
import type { LocalSeat } from './local-seat';

/** pitch: hertz. length: seconds. loud: from 0 to 1. */
type Tone = readonly [pitch: number, length: number, loud: number];

/** Kinds of events -> their tones, loudest first: an update plays the first that happened in it. */
export type Sounds = Readonly<Record<string, readonly Tone[]>>;

function play(tones: readonly Tone[]): void {
  const output = soundOutput();
  if (!output) return;
  const { context, master } = output;
  let start = context.currentTime;
  for (const [pitch, length, loud] of tones) {
    const body = context.createOscillator();
    const fading = context.createGain();
    body.type = 'triangle';
    body.frequency.setValueAtTime(pitch, start);
    fading.gain.setValueAtTime(loud, start);
    fading.gain.exponentialRampToValueAtTime(0.001, start + length);
    body.connect(fading).connect(master);
    body.start(start);
    body.stop(start + length);
    start += length * 0.8;
  }
}

/** Plays the loudest of these events. */
export function playLoudest(events: readonly { readonly kind: string }[], sounds: Sounds): void {
  const kinds = new Set(events.map((event) => event.kind));
  const loudest = Object.entries(sounds).find(([kind]) => kinds.has(kind));
  if (loudest) play(loudest[1]);
}

/** Plays the loudest event of every update. */
export function useEventSounds(localSeat: LocalSeat, sounds: Sounds): void {
  useEffect(() => localSeat.client.onUpdate((update) => playLoudest(update.events, sounds)), [localSeat, sounds]);
}
