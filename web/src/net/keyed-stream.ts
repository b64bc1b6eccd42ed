/** A stream of events that is asked for with a key: a browser's own EventSource sends none. */

import type { EventStream } from './follower';

/** The texts of the whole events in what has come so far, and the rest that is still to be completed. */
export function eventsIn(text: string): { readonly events: readonly string[]; readonly rest: string } {
  const parts = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = parts.pop() ?? '';
  const dataOf = (part: string): string =>
    part
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trimStart())
      .join('\n');
  return { events: parts.map(dataOf).filter((data) => data !== ''), rest };
}

/** A browser has six lines to one server, for all its pages: so few of them stay open here. */
const MOST_LINES = 2;

let lines = 0;

/** Opens the stream; null where the page is out of sight or has enough of them. It breaks off when the page goes out of sight. key: of the person who asks, "" for a stranger. */
export function keyedStream(address: string, key: string): EventStream | null {
  if (document.visibilityState === 'hidden' || lines >= MOST_LINES) return null;
  lines += 1;
  const end = new AbortController();
  let isCounted = true;
  const letGo = (): void => {
    if (isCounted) lines -= 1;
    isCounted = false;
    document.removeEventListener('visibilitychange', look);
  };
  const close = (): void => {
    letGo();
    end.abort();
  };
  const stream: EventStream = { onmessage: null, onerror: null, close };
  const look = (): void => {
    if (document.visibilityState !== 'hidden') return;
    close();
    stream.onerror?.();
  };
  document.addEventListener('visibilitychange', look);
  const read = async (): Promise<void> => {
    const headers = { accept: 'text/event-stream', ...(key !== '' && { authorization: `Bearer ${key}` }) };
    const { ok, body } = await fetch(address, { headers, signal: end.signal, cache: 'no-store' });
    const reader = ok ? body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
    let text = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const { events, rest } = eventsIn(text + part.value);
      text = rest;
      for (const data of events) stream.onmessage?.({ data });
    }
  };
  const over = (): void => {
    letGo();
    if (!end.signal.aborted) stream.onerror?.();
  };
  read().then(over, over);
  return stream;
}
