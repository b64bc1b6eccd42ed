/** What a player sets once and keeps: persistent signals, shared by all tabs of this browser. */

import { effect, type Signal, signal } from '@preact/signals';

import { CODES, type Language, preferredLanguage } from './languages';
import { keepText, readText } from './store';

const PREFIX = 'gonfalon.';

function read<T>(key: string, fallback: T, isValid: (value: unknown) => boolean): T {
  try {
    const text = readText(PREFIX + key);
    const value: unknown = text === null ? fallback : JSON.parse(text);
    return isValid(value) ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

/** A signal that outlives the tab. A stored value that `isValid` refuses counts as not stored. */
export function persistent<T>(key: string, fallback: T, isValid: (value: unknown) => boolean): Signal<T> {
  const kept = signal(read(key, fallback, isValid));
  let isFirst = true;
  effect(() => {
    const text = JSON.stringify(kept.value);
    if (isFirst) {
      isFirst = false;
      return;
    }
    keepText(PREFIX + key, text); // where it cannot be kept the setting holds for this visit
  });
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === PREFIX + key) kept.value = read(key, fallback, isValid);
    });
  }
  return kept;
}

export const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

/** How fast the table moves; reduced: things cut instead of moving. A device that asks for stillness gets it at every speed. */
export type Motion = 'reduced' | 'slow' | 'normal' | 'fast';
export type Volume = 'off' | 'soft' | 'normal' | 'loud';
export type Theme = 'auto' | 'light' | 'dark';

export const MOTIONS: readonly Motion[] = ['reduced', 'slow', 'normal', 'fast'];
export const VOLUMES: readonly Volume[] = ['off', 'soft', 'normal', 'loud'];

/** Browsers that once knew only sound on and off keep their silence. */
const volumeBefore = (): Volume => (read('sound', true, oneOf(true, false)) ? 'normal' : 'off');
export const volume = persistent<Volume>('volume', volumeBefore(), oneOf(...VOLUMES));
/** Keys outside a table. */
export const pageKeys = persistent('page-keys', true, oneOf(true, false));
export const motion = persistent<Motion>('motion', 'normal', oneOf(...MOTIONS));
export const theme = persistent<Theme>('theme', 'auto', oneOf('auto', 'light', 'dark'));
export const language = persistent<Language>('language', preferredLanguage(), oneOf(...CODES));

/** Times that a movement takes, as a factor. Style sheets read it as `--pace`, scripts from `motion.ts`. */
export const PACES: Readonly<Record<Motion, number>> = { reduced: 1, slow: 1.7, normal: 1, fast: 0.5 };

/** Keeps the document in step with theme and motion. */
export function applySettings(root: HTMLElement): () => void {
  return effect(() => {
    if (theme.value === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme.value;
    root.dataset['motion'] = motion.value;
    root.style.setProperty('--pace', String(PACES[motion.value]));
  });
}
