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

/** Opens the stream. key: of the person who asks, "" for a stranger. */
export function keyedStream(address: string, key: string): EventStream {
  const end = new AbortController();
  const stream: EventStream = { onmessage: null, onerror: null, close: () => end.abort() };
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
    if (!end.signal.aborted) stream.onerror?.();
  };
  read().then(over, over);
  return stream;
}
