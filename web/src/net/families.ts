/** The front ends of the game families: fetched when a game of theirs is opened. */

import type { ComponentType } from 'preact';

import type { MatchClient } from './match';

export interface MatchProps {
  readonly client: MatchClient;
  /** The second seat, where two play on one screen. */
  readonly other?: MatchClient;
  readonly onHome: () => void;
}

export interface ReplayProps {
  readonly match: string;
  readonly token: string;
}

export interface Family {
  readonly Match: ComponentType<MatchProps>;
  readonly Replay: ComponentType<ReplayProps>;
}

interface StrategoModule {
  readonly StrategoMatch: ComponentType<MatchProps>;
  readonly StrategoReplay: ComponentType<ReplayProps>;
}

const found = import.meta.glob<StrategoModule>('../games/stratego/index.{ts,tsx}');

async function stratego(): Promise<Family> {
  const load = Object.values(found)[0];
  if (!load) throw new Error('no front end for this family');
  const { StrategoMatch, StrategoReplay } = await load();
  return { Match: StrategoMatch, Replay: StrategoReplay };
}

const FAMILIES: Readonly<Record<string, () => Promise<Family>>> = { stratego };

/** The family that draws a game. */
export function loadFamily(game: string): Promise<Family> {
  const load = FAMILIES[game] ?? stratego;
  return load();
}
