/** The lessons of a game: its path, or one of them. */

import type { JSX } from 'preact';

import { familyOf } from '../families';
import { Lessons } from './learn/Lessons';
import { NotFound } from './NotFound';

export function LearnPage({ game, name }: { readonly game: string; readonly name: string }): JSX.Element {
  return familyOf(game)?.lessons?.games.includes(game) ? <Lessons game={game} name={name} /> : <NotFound />;
}
