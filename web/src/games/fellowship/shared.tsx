/** The family's part of the page of a finished game: the table of the company. */

import './styles';

import type { JSX } from 'preact';

import type { SharedBoardProps, SharedViews } from '../../family';
import { knownSpec } from '../../net/known-games';
import { tellWith } from '../../plain/shared';
import { LookedTable } from './LookedTable';
import { Table } from './table';
import type { FellowshipObservation } from './wire';
import { FellowshipWords } from './words';

function Board({ frame, game, options }: SharedBoardProps): JSX.Element {
  const words = new FellowshipWords(game, knownSpec(game));
  return (
    <LookedTable table={new Table(frame.observation as FellowshipObservation, 0)} rules={String(options['rules'] ?? 'faq')} words={words} />
  );
}

export const shared: SharedViews = {
  Board,
  tell: (frame, game) => tellWith(frame, new FellowshipWords(game, knownSpec(game))),
  firstFrame: () => 0,
};
