/** The challenges of the person in this browser, followed while the page is in sight: by a stream of events, else by asking. */

import { computed, signal } from '@preact/signals';

import { ApiError, askChallenges, challengeStream } from './api';
import { myGames } from './games';
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

/** Milliseconds since 1970 on the server's clock. */
export const challengeNow = (): number => Date.now() + skew;

/** What has come newest of them. */
export function takeChallenges(found: Challenges): void {
  skew = found.now - Date.now();
  challenges.value = found;
}

/** The challenges that wait for an answer of this browser. Those it has taken already are none. */
export const gotChallenges = computed<readonly ChallengeLine[]>(() =>
  challenges.value.got.filter(({ match }) => !myGames.value.some((game) => game.match === match)),
);

/** Asks once. Never rejects. */
export async function refreshChallenges(): Promise<void> {
  if (person.peek() === null) return;
  await askChallenges(personKey()).then(takeChallenges, () => undefined);
}

/** The events of a stream as they come. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Challenges | Beat> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield JSON.parse(text.slice('data: '.length, end)) as Challenges | Beat;
      text = text.slice(end + 2);
    }
  }
}

/** Reads the stream until it ends or is given up. Never rejects; answers whether it is worth another try. */
async function readStream(stop: AbortSignal): Promise<boolean> {
  try {
    const response = await challengeStream(personKey(), stop);
    if (response.body) for await (const event of eventsOf(response.body)) if (event.type === 'challenges') takeChallenges(event);
    return true;
  } catch (failure) {
    return !(failure instanceof ApiError && (failure.status === 403 || failure.status === 404));
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
    if (!isPerson.peek()) challenges.value = NONE;
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
