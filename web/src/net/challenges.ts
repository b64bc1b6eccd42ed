/** The challenges of the person in this browser, followed while the page is in sight: by a stream of events, else by asking. */

import { computed, signal } from '@preact/signals';

import { ApiError, askChallenges, challengeStream } from './api';
import { SILENCE_MS } from './follower';
import { myGames } from './games';
import { eventsIn } from './keyed-stream';
import { Order } from './overtaken';
import { person, personKey } from './person';
import type { Beat, ChallengeLine, Challenges } from './wire';

const NONE: Challenges = { type: 'challenges', got: [], made: [], now: 0 };
/** So long after a stream broke it is tried again; meanwhile the list is asked for. */
const RETRY_MS = 5000;
/** A page out of sight asks so often, where its person wants to be told. */
const ASK_HIDDEN_MS = 30_000;

export const challenges = signal<Challenges>(NONE);
/** The server's clock less this browser's, ms. */
let skew = 0;
const order = new Order();

/** Milliseconds since 1970 on the server's clock. */
export const challengeNow = (): number => Date.now() + skew;

function take(found: Challenges): void {
  skew = found.now - Date.now();
  challenges.value = found;
}

/** Takes the list that an act of this browser answers; where something has overtaken that, it is asked for again. Rejects with the act. */
export async function takeChallenges(act: Promise<Challenges>): Promise<void> {
  const question = order.ask();
  const found = await act;
  if (question.take()) take(found);
  else await refreshChallenges();
}

/** The challenges that wait for an answer of this browser. Those it has taken already are none. */
export const gotChallenges = computed<readonly ChallengeLine[]>(() =>
  challenges.value.got.filter(({ match }) => !myGames.value.some((game) => game.match === match)),
);

/** Asks once. Never rejects. */
export async function refreshChallenges(): Promise<void> {
  if (person.peek() === null) return;
  const question = order.ask();
  await askChallenges(personKey()).then(
    (found) => void (question.take() && take(found)),
    () => undefined,
  );
}

/** News of the stream. A beat says only that it is open. */
function hear(event: Challenges | Beat): void {
  if (event.type === 'beat') return;
  order.hear();
  take(event);
}

/** The events of a stream as they come. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Challenges | Beat> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { events, rest } = eventsIn(text + decoder.decode(part.value, { stream: true }));
    text = rest;
    for (const data of events) yield JSON.parse(data) as Challenges | Beat;
  }
}

/** Does the server know nobody of this key, or nobody with a name? Asking again helps only once that is another. */
export function isNobody(failure: unknown): boolean {
  const code = failure instanceof ApiError ? failure.code : '';
  return code === 'challenge/needs-name' || code.startsWith('person/');
}

/** Reads the stream until it ends, falls silent or is given up. Never rejects; answers whether it is worth another try. */
async function readStream(stop: AbortSignal): Promise<boolean> {
  const line = new AbortController();
  const end = (): void => line.abort();
  stop.addEventListener('abort', end);
  let watch = setTimeout(end, SILENCE_MS);
  try {
    const response = await challengeStream(personKey(), line.signal);
    if (response.body)
      for await (const event of eventsOf(response.body)) {
        clearTimeout(watch);
        watch = setTimeout(end, SILENCE_MS);
        if (!stop.aborted) hear(event);
      }
    return true;
  } catch (failure) {
    return !isNobody(failure);
  } finally {
    clearTimeout(watch);
    stop.removeEventListener('abort', end);
  }
}

async function followUntil(stop: AbortSignal): Promise<void> {
  while (!stop.aborted && (await readStream(stop))) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    if (!stop.aborted) await refreshChallenges();
  }
}

/** Follows the challenges for as long as there is a person. isHiddenToo: does it ask while the page is out of sight? Answers how to stop. */
export function followChallenges(isHiddenToo: () => boolean): () => void {
  let line: AbortController | null = null;
  const isPerson = computed(() => person.value !== null);
  const look = (): void => {
    const isWanted = isPerson.peek() && document.visibilityState === 'visible';
    if (isWanted && !line) {
      line = new AbortController();
      void followUntil(line.signal);
    } else if (!isWanted) {
      line?.abort();
      line = null;
    }
    if (isPerson.peek()) return;
    order.hear(); // what was asked for somebody who has gone is old
    challenges.value = NONE;
  };
  const timer = setInterval(() => document.visibilityState === 'hidden' && isHiddenToo() && void refreshChallenges(), ASK_HIDDEN_MS);
  document.addEventListener('visibilitychange', look);
  const stop = isPerson.subscribe(look);
  return () => {
    stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    line?.abort();
  };
}
