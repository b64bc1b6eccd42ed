/** Short dry sounds for what happens; silent unless the player has switched sound on. */

import { useEffect } from 'preact/hooks';

import { sound as isOn } from '../settings';
import type { Hand } from './hand';

/** Hertz, seconds and loudness of one knock. */
type Knock = readonly [pitch: number, length: number, loud: number];

/** Kinds of events -> their knocks, loudest first: an update plays the first that happened in it. */
export type Sounds = Readonly<Record<string, readonly Knock[]>>;

let context: AudioContext | null = null;

function play(knocks: readonly Knock[]): void {
  if (!isOn.peek() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  let start = context.currentTime;
  for (const [pitch, length, loud] of knocks) {
    const body = context.createOscillator();
    const fading = context.createGain();
    body.type = 'triangle';
    body.frequency.setValueAtTime(pitch, start);
    fading.gain.setValueAtTime(loud, start);
    fading.gain.exponentialRampToValueAtTime(0.001, start + length);
    body.connect(fading).connect(context.destination);
    body.start(start);
    body.stop(start + length);
    start += length * 0.8;
  }
}

/** Plays the loudest thing of every update. */
export function useKnocks(hand: Hand, sounds: Sounds): void {
  useEffect(() => {
    return hand.client.onUpdate((update) => {
      const kinds = new Set(update.events.map((event) => event.kind));
      const loudest = Object.entries(sounds).find(([kind]) => kinds.has(kind));
      if (loudest) play(loudest[1]);
    });
  }, [hand, sounds]);
}
