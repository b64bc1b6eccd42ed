/** Small things kept in this browser. Anything that goes wrong (private windows, a full store) means: not kept. */

import { keepText, readText } from '../../store';

export function load<T>(key: string, fallback: T): T {
  try {
    const text = readText(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function save(key: string, value: unknown): boolean {
  return keepText(key, JSON.stringify(value));
}
