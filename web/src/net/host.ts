/** The calls of whoever runs the server, and their key: this page alone keeps it, until it is left. All reject with an ApiError. */

import { signal } from '@preact/signals';

import { get, post } from './api';
import type { HostReport, HostTable, NameFreed } from './wire';

/** The host's key, "" for nobody's. */
export const hostKey = signal('');

/** Takes the key out of the address, so that it stands in no history. */
export function takeKeyOfAddress(): void {
  const key = location.hash.slice(1);
  if (key === '') return;
  history.replaceState(null, '', location.pathname + location.search);
  hostKey.value = key;
}

export const askReport = (): Promise<HostReport> => get('/host', {}, hostKey.peek());

export const closeTable = (match: string): Promise<HostTable> => post('/host/close', { match }, hostKey.peek());

/** meant: do it; else only what would go is told. */
export const freeName = (name: string, meant: boolean): Promise<NameFreed> => post('/host/free-name', { name, meant }, hostKey.peek());
