/** Summaries of the games kept in this browser, asked for again from time to time. */

import { signal } from '@preact/signals';

import { matchSummaries } from './api';
import { keptHere } from './base';
import { type KeptGame, myGames } from './games';
import { persistent } from '../settings';
import { takeResults } from './results';
import type { MatchSummary } from './wire';

/** A summary; or why there is none: "gone" (unknown here) or "away" (no answer). */
export type SummaryState = MatchSummary | 'gone' | 'away';

const MOST_ASKED = 40;

/** Games of this browser known to be over or gone: others are shown as going on until the server has answered. */
const overBefore = persistent<readonly string[]>(
  keptHere('over'),
  [],
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
);

/** What the server said last, kept for the time when it cannot be reached. at: when, milliseconds since 1970; 0 for never. */
interface Heard {
  readonly at: number;
  readonly lines: readonly MatchSummary[];
}

const heard = persistent<Heard>(keptHere('lines'), { at: 0, lines: [] }, (value) => {
  const { at, lines } = (value ?? {}) as Partial<Heard>;
  return typeof at === 'number' && Array.isArray(lines) && lines.every((line: Partial<MatchSummary>) => typeof line.match === 'string');
});

export const summaries = signal<ReadonlyMap<string, SummaryState>>(new Map(heard.peek().lines.map((line) => [line.match, line])));

/** When the server was last heard of, milliseconds since 1970, while it does not answer; null while it does. */
export const awaySince = signal<number | null>(null);

/** A summary of each game; "away" for all of them where the server does not answer. */
async function ask(games: readonly KeptGame[]): Promise<readonly SummaryState[]> {
  try {
    const found = await matchSummaries(games.map(({ match, grants }) => ({ match, token: grants[0]?.token ?? '' })));
    return found.map((line) => line ?? 'gone');
  } catch {
    return games.map(() => 'away');
  }
}

function mustAsk(game: KeptGame, isWhole: boolean): boolean {
  const known = summaries.peek().get(game.match);
  if (known === undefined || known === 'away') return true;
  return isWhole || (known !== 'gone' && (known.status !== 'over' || mayBeOffered(known, Date.now())));
}

/** So long somebody hears that a rematch of a finished game is offered, ms. */
export const OFFERED_FOR_MS = 86_400_000;

/** May somebody still ask for a rematch of this finished game, and be heard? now: ms since 1970. */
export function mayBeOffered({ rematch, updated, seats }: MatchSummary, now: number): boolean {
  return rematch === '' && now - updated < OFFERED_FOR_MS && seats.filter(({ kind }) => kind === 'person').length > 1;
}

/** What is being asked now: whoever wants no more than that waits for the same answer. */
let underWay: { readonly matches: ReadonlySet<string>; readonly answer: Promise<void> } | undefined;
let lastAsked = -Infinity;

/** Asks again for every game that may have changed; `isWhole` asks for the finished ones too. */
export async function refreshSummaries(isWhole = false): Promise<void> {
  const asked = myGames.peek().filter((game, index) => mustAsk(game, isWhole && index < MOST_ASKED));
  if (asked.length === 0) return;
  if (underWay && asked.every((game) => underWay?.matches.has(game.match))) return underWay.answer;
  lastAsked = performance.now();
  const now = { matches: new Set(asked.map((game) => game.match)), answer: takeAll(asked) };
  underWay = now;
  await now.answer;
  if (underWay === now) underWay = undefined;
}

/** A part after the other, the newest games first; the rest is left out once the server does not answer. */
async function takeAll(asked: readonly KeptGame[]): Promise<void> {
  for (let start = 0; start < asked.length && (start === 0 || awaySince.peek() === null); start += MOST_ASKED)
    await take(asked.slice(start, start + MOST_ASKED));
}

async function take(asked: readonly KeptGame[]): Promise<void> {
  const answers = await ask(asked);
  const answered = new Map(asked.map((game, index) => [game.match, answers[index] ?? 'away'] as const));
  const older = summaries.peek();
  // A game that merely cannot be reached now keeps the last line known.
  summaries.value = new Map([...older, ...[...answered].filter(([match, line]) => line !== 'away' || !older.has(match))]);
  const isAway = answers.every((line) => line === 'away');
  awaySince.value = isAway ? heard.peek().at : null;
  if (!isAway) heard.value = { at: Date.now(), lines: [...summaries.value.values()].filter((line) => typeof line === 'object') };
  takeResults(answers.filter((line) => typeof line !== 'string'));
  const over = myGames
    .peek()
    .map(({ match }) => match)
    .filter((match) => isOver(match));
  if (over.join() !== overBefore.peek().join()) overBefore.value = over;
}

function isOver(match: string): boolean {
  const line = summaries.peek().get(match);
  if (line === undefined || line === 'away') return overBefore.peek().includes(match);
  return line === 'gone' || line.status === 'over';
}

/** Does a game go on, as far as is known now? One not heard of yet does, unless it was over when this browser last asked. */
export function isGoing({ match }: KeptGame): boolean {
  const line = summaries.value.get(match);
  if (line === undefined) return !overBefore.value.includes(match);
  return typeof line !== 'string' && line.status !== 'over';
}

/** Does somebody wait for a decision of this browser? */
export function isYourTurn(game: KeptGame): boolean {
  const line = summaries.value.get(game.match);
  if (line === undefined || typeof line === 'string' || isAllMine(game, line)) return false;
  return line.status !== 'over' && game.grants.some((grant) => line.to_act.includes(grant.seat));
}

/** Does this browser hold every seat? Then nobody waits for it. */
export function isAllMine(game: KeptGame, line: MatchSummary): boolean {
  return line.seats.every(({ seat }) => game.grants.some((grant) => grant.seat === seat));
}

/** Times of two watchers that lie this near mean the same moment, ms. */
const SLACK_MS = 500;

/**
 * Keeps the summaries fresh; of several watchers the one with the shortest interval asks. Answers how to stop.
 * isHiddenToo: does it ask while the page is out of sight?
 */
export function watchSummaries(everyMs: number, isHiddenToo: () => boolean = () => false): () => void {
  const look = (): void => void ((document.visibilityState === 'visible' || isHiddenToo()) && refreshSummaries());
  const timer = setInterval(() => performance.now() - lastAsked > everyMs - SLACK_MS && look(), everyMs);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Times come in seconds or milliseconds; a Date either way. */
export function timeOf(stamp: number): Date {
  return new Date(stamp < 1e11 ? stamp * 1000 : stamp);
}
