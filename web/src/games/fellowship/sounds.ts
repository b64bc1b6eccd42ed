/** What happens at the table as short dry sounds; silent unless the player has switched sound on. */

import { useEffect } from 'preact/hooks';

import type { Hand } from '../../plain/hand';
import { sound as isOn } from '../../settings';

/** Hertz, seconds and loudness of one knock. */
type Knock = readonly [pitch: number, length: number, loud: number];

/** Loudest first: an update plays the first of these that happened in it. */
const SOUNDS: Readonly<Record<string, readonly Knock[]>> = {
  won: [[294, 0.14, 0.4], [392, 0.14, 0.4], [587, 0.4, 0.4]],
  lost: [[220, 0.14, 0.35], [147, 0.3, 0.4]],
  stage: [[196, 0.22, 0.35], [294, 0.4, 0.35]],
  shadow_turned: [[62, 0.3, 0.6], [55, 0.35, 0.5]],
  blow: [[140, 0.1, 0.5]],
  strike: [[170, 0.09, 0.45]],
  revealed: [[330, 0.05, 0.25]],
  quest_resolved: [[260, 0.08, 0.3], [330, 0.1, 0.3]],
  played: [[230, 0.06, 0.3]],
  committed: [[200, 0.06, 0.3]],
  drew: [[420, 0.04, 0.2]],
};

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
export function useSounds(hand: Hand): void {
  useEffect(() => {
    return hand.client.onUpdate((update) => {
      const kinds = new Set(update.events.map((event) => event.kind));
      const loudest = Object.entries(SOUNDS).find(([kind]) => kinds.has(kind));
      if (loudest) play(loudest[1]);
    });
  }, [hand]);
}
