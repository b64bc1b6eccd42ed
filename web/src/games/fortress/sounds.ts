/** What announcements sound like: dry, short, one for each event; silent unless the player has switched sound on. */

import { useEffect } from 'preact/hooks';

import type { Hand } from '../../plain/hand';
import { sound as isOn } from '../../settings';

/** Hertz, seconds and loudness of one knock. */
type Knock = readonly [pitch: number, length: number, loud: number];

const SOUNDS: Readonly<Record<string, readonly Knock[]>> = {
  moved: [[190, 0.06, 0.25]],
  wall: [[90, 0.16, 0.5]],
  fell: [[300, 0.08, 0.3], [150, 0.18, 0.45]],
  won: [[330, 0.09, 0.35], [440, 0.14, 0.35]],
  lost: [[220, 0.1, 0.35], [140, 0.2, 0.4]],
  passage: [[260, 0.12, 0.3], [390, 0.12, 0.3]],
  flag: [[294, 0.12, 0.4], [392, 0.12, 0.4], [587, 0.35, 0.4]],
};

let context: AudioContext | null = null;

function play(kind: string): void {
  const knocks = SOUNDS[kind];
  if (!knocks || !isOn.peek() || typeof AudioContext === 'undefined') return;
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
      const kind = ['flag', 'passage', 'lost', 'won', 'fell', 'wall', 'moved'].find((one) => update.events.some((event) => event.kind === one));
      if (kind !== undefined) play(kind);
    });
  }, [hand]);
}
