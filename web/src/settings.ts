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

export type Motion = 'auto' | 'reduced';
export type Theme = 'auto' | 'light' | 'dark';

export const sound = persistent('sound', true, oneOf(true, false));
/** Keys outside a table. */
export const pageKeys = persistent('page-keys', true, oneOf(true, false));
export const motion = persistent<Motion>('motion', 'auto', oneOf('auto', 'reduced'));
export const theme = persistent<Theme>('theme', 'auto', oneOf('auto', 'light', 'dark'));
export const language = persistent<Language>('language', preferredLanguage(), oneOf(...CODES));

/** Keeps the document in step with theme and motion. */
export function applySettings(root: HTMLElement): () => void {
  return effect(() => {
    if (theme.value === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme.value;
    if (motion.value === 'auto') delete root.dataset['motion'];
    else root.dataset['motion'] = motion.value;
  });
}
