/** The page of a finished game where its family draws none: what everybody may see, laid out. */

import '../../styles/plain.css';
import '../../styles/plain-parts.css';

import type { JSX } from 'preact';

import type { SharedBoardProps, SharedViews } from '../family';
import { knownSpec } from '../net/known-games';
import type { Observation, ReplayFrame } from '../net/wire';
import { SeenCard } from './SeenCard';
import { GameWords } from './words';

function Board({ frame, game }: SharedBoardProps): JSX.Element {
  return <SeenCard observation={frame.observation as Observation} words={new GameWords(game, knownSpec(game))} />;
}

/** What happened in a frame, in these words. */
export function tellWith({ events }: ReplayFrame, words: GameWords): string {
  return events.map((event) => words.event(event)).join(' ');
}

export const shared: SharedViews = {
  Board,
  tell: (frame, game) => tellWith(frame, new GameWords(game, knownSpec(game))),
  firstFrame: () => 0,
};
