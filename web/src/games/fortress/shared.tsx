/** The family's part of the page of a finished game: both fortresses with the ways through them. */

import './styles';

import type { JSX } from 'preact';

import type { SharedBoardProps, SharedViews } from '../../family';
import { knownSpec } from '../../net/known-games';
import type { ReplayFrame } from '../../net/wire';
import { tellWith } from '../../plain/shared';
import { BothFortresses } from './BothFortresses';
import { fortsOf } from './geometry';
import { FortressWords } from './names';
import type { FortressObservation } from './wire';

function Board({ frames, frame, game, variant }: SharedBoardProps): JSX.Element {
  const events = frames.slice(0, frame.ply + 1).flatMap((one) => one.events);
  return (
    <div class="fortress-shared">
      <BothFortresses
        seen={frame.observation as FortressObservation}
        events={events}
        words={new FortressWords(game, knownSpec(game))}
        forts={fortsOf(variant)}
        first={1}
      />
    </div>
  );
}

/** How many squares more the first seat has explored. */
function lead(frame: ReplayFrame): number {
  const { visited } = frame.observation as FortressObservation;
  return visited[0].length - visited[1].length;
}

function firstFrame(frames: readonly ReplayFrame[]): number {
  return Math.max(
    0,
    frames.findIndex(({ observation }) => (observation as FortressObservation).built.every(Boolean)),
  );
}

export const shared: SharedViews = {
  Board,
  tell: (frame, game) => tellWith(frame, new FortressWords(game, knownSpec(game))),
  firstFrame,
  lead,
};
