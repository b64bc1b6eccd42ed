/** Boards of one's own games, asked for when they come in sight; many at once, none twice. */

import { signal } from '@preact/signals';

import { boardsOf } from './api';
import type { KeptGame } from './games';
import type { BoardKey, MatchSummary } from './wire';

/** Boards of one call. */
const MOST_AT_ONCE = 24;
/** What comes in sight within this time is asked for together, ms. */
const GATHER_MS = 50;

interface KnownBoard {
  /** When the game had changed last, as its summary said. */
  readonly updated: number;
  readonly observation: unknown;
}

const known = signal<ReadonlyMap<string, KnownBoard>>(new Map());
const wanted = new Map<string, { readonly key: BoardKey; readonly updated: number }>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the key of this browser shows: its seat; of a running game with several seats here only what all may see, as others look on. */
export function boardKey({ match, grants }: KeptGame, { status }: MatchSummary): BoardKey {
  return { match, token: grants[0]?.token ?? '', public: grants.length > 1 && status !== 'over' };
}

/** The board of a game as it was last told; null until then, and where there is none. */
export function boardOf(match: string): unknown {
  return known.value.get(match)?.observation ?? null;
}

/** Asks for a board, unless the one that is known is as new as the summary. */
export function wantBoard(game: KeptGame, line: MatchSummary): void {
  if (line.status === 'waiting' || known.peek().get(game.match)?.updated === line.updated) return;
  wanted.set(game.match, { key: boardKey(game, line), updated: line.updated });
  timer ??= setTimeout(() => void ask(), GATHER_MS);
}

async function ask(): Promise<void> {
  timer = undefined;
  const asked = [...wanted.values()].slice(0, MOST_AT_ONCE);
  for (const { key } of asked) wanted.delete(key.match);
  if (wanted.size > 0) timer = setTimeout(() => void ask(), GATHER_MS);
  const found = await boardsOf(asked.map(({ key }) => key)).catch(() => []); // away: the cover stands there until the next summary
  const news = asked.flatMap(({ key, updated }, index) => {
    const board = found[index];
    return board ? [[key.match, { updated, observation: board.observation }] as const] : [];
  });
  if (news.length > 0) known.value = new Map([...known.peek(), ...news]);
}
