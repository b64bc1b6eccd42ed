/** Short dry sounds, made on the spot. */

import { type SoundOutput, soundOutput } from '../../audio';

export type Sound = 'step' | 'place' | 'combat' | 'won' | 'lost' | 'flag' | 'turn' | 'refuse' | 'drum' | 'thud' | 'blade' | 'pick';

interface Tone {
  readonly at: number;
  /** Hertz of the body; 0 for pure wood. */
  readonly pitch: number;
  readonly length: number;
  readonly noise: number;
  readonly loud: number;
}

const tone = (at: number, pitch: number, length: number, noise: number, loud: number): Tone => ({
  at,
  pitch,
  length,
  noise,
  loud,
});

const SOUNDS: Record<Sound, readonly Tone[]> = {
  step: [tone(0, 190, 0.07, 0.5, 0.35)],
  place: [tone(0, 260, 0.05, 0.4, 0.3)],
  combat: [tone(0, 140, 0.09, 0.8, 0.5), tone(0.13, 120, 0.12, 0.9, 0.55)],
  won: [tone(0, 330, 0.09, 0.1, 0.35), tone(0.1, 440, 0.14, 0.1, 0.35)],
  lost: [tone(0, 220, 0.1, 0.2, 0.35), tone(0.12, 150, 0.2, 0.2, 0.35)],
  flag: [tone(0, 294, 0.12, 0.1, 0.4), tone(0.14, 392, 0.12, 0.1, 0.4), tone(0.28, 587, 0.35, 0.1, 0.4)],
  drum: [tone(0, 62, 0.22, 0.15, 0.5)],
  thud: [tone(0, 55, 0.3, 0.9, 0.7), tone(0.06, 45, 0.35, 0.7, 0.5)],
  blade: [tone(0, 1450, 0.18, 0.05, 0.22)],
  pick: [tone(0, 900, 0.05, 0.5, 0.35), tone(0.11, 820, 0.06, 0.5, 0.35)],
  turn: [tone(0, 520, 0.06, 0.15, 0.25)],
  refuse: [tone(0, 95, 0.12, 0.6, 0.35)],
};

let wood: AudioBuffer | null = null;

export function play(sound: Sound): void {
  const output = soundOutput();
  if (!output) return;
  for (const one of SOUNDS[sound]) strike(output, one);
}

function strike(output: SoundOutput, one: Tone): void {
  const audio = output.context;
  const start = audio.currentTime + one.at;
  const body = audio.createOscillator();
  body.type = 'triangle';
  body.frequency.setValueAtTime(one.pitch * 1.3, start);
  body.frequency.exponentialRampToValueAtTime(one.pitch, start + 0.03);
  body.connect(fading(output, start, one.length, one.loud * (1 - one.noise * 0.6)));
  body.start(start);
  body.stop(start + one.length);
  const grain = audio.createBufferSource();
  grain.buffer = wood ??= noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 900;
  grain.connect(band).connect(fading(output, start, 0.045, one.loud * one.noise));
  grain.start(start);
  grain.stop(start + 0.05);
}

function fading({ context, master }: SoundOutput, start: number, length: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(Math.max(loud, 0.001), start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(master);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.06), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
