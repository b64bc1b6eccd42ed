/** The HTTP calls, typed. Whatever goes wrong arrives as an ApiError with a code the text room knows. */

import type { BeliefPage, GamesList, MatchCreated, MatchJoined, MatchSummary, NewMatch, Problem, ReplayPage } from './wire';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

type Query = Record<string, string | number>;

function address(path: string, query: Query = {}): string {
  const words = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const tail = words.toString();
  return tail === '' ? `/api${path}` : `/api${path}?${tail}`;
}

async function problemOf(response: Response): Promise<ApiError> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.code === 'string') return new ApiError(problem.code, problem.message ?? '', response.status);
  } catch {
    // Not ours: a proxy's page or nothing at all.
  }
  return new ApiError(response.status >= 500 ? 'server/failed' : 'request/failed', response.statusText, response.status);
}

async function call(path: string, query: Query, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address(path, query), init);
  } catch {
    throw new ApiError('server/away', 'The server does not answer.', 0);
  }
  if (response.status === 502 || response.status === 504) throw new ApiError('server/away', response.statusText, response.status);
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function get<T>(path: string, query: Query = {}): Promise<T> {
  return (await (await call(path, query)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await call(path, {}, init)).json()) as T;
}

const matchPath = (match: string): string => `/matches/${encodeURIComponent(match)}`;

export const listGames = (): Promise<GamesList> => get('/games');

export const createMatch = (wanted: NewMatch): Promise<MatchCreated> => post('/matches', wanted);

export const joinMatch = (match: string, invite: string): Promise<MatchJoined> => post(`${matchPath(match)}/join`, { invite });

export const matchSummary = (match: string, token: string): Promise<MatchSummary> => get(matchPath(match), { token });

/** Frames from..to-1 of a finished match; view "0", "1", "public" or "all". */
export const replayPage = (match: string, token: string, view: string, from: number, to: number): Promise<ReplayPage> =>
  get(`${matchPath(match)}/replay`, { token, view, from, to });

/** What a seat could know and guess at one frame of a finished match. */
export const beliefPage = (match: string, token: string, seat: number, ply: number): Promise<BeliefPage> =>
  get(`${matchPath(match)}/belief`, { token, seat, ply });

/** Where the whole record of a finished match can be fetched, as a file. */
export const recordAddress = (match: string, token: string): string => address(`${matchPath(match)}/record`, { token });

/** A believable legal deployment as letters; side is the seat. */
export async function randomDeployment(game: string, variant: string, side: number, seed: number): Promise<string> {
  return lettersOf(await get('/random-deployment', { game, variant, side, seed }));
}

/** The letters alone, of an answer that tells them as the action that deploys them. */
export function lettersOf(answer: { readonly deployment: string }): string {
  return answer.deployment.replace(/^deploy\s+/, '');
}
