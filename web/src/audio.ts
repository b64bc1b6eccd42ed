/** The one way out for every sound: as loud as the player wants it. */

import { type Volume, volume } from './settings';

/** A tone's own loudness is multiplied by it. */
const GAINS: Readonly<Record<Volume, number>> = { off: 0, soft: 0.35, normal: 1, loud: 1.6 };

export interface SoundOutput {
  readonly context: AudioContext;
  /** What sounds is connected to it. */
  readonly master: AudioNode;
}

let made: { readonly context: AudioContext; readonly master: GainNode } | null = null;

/** Where sounds go now; null where the player wants none or the browser has none. */
export function soundOutput(): SoundOutput | null {
  if (volume.peek() === 'off' || typeof AudioContext === 'undefined') return null;
  made ??= newOutput();
  made.master.gain.value = GAINS[volume.peek()];
  if (made.context.state === 'suspended') void made.context.resume();
  return made;
}

function newOutput(): { readonly context: AudioContext; readonly master: GainNode } {
  const context = new AudioContext();
  const master = context.createGain();
  master.connect(context.destination);
  return { context, master };
}
