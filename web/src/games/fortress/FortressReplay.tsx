/** A finished match again, frame by frame: both fortresses open, or as one seat and as everybody saw it. */

import './styles';

import type { JSX } from 'preact';

import type { ReplayProps } from '../../family';
import { LogCard } from '../../plain/LogCard';
import { NoFrame, ReplayActs, ReplayBar, ReplayHead, useReplay } from '../../plain/PlainReplay';
import { useGameSpec } from '../../plain/spec';
import { BothFortresses } from './BothFortresses';
import { fortsOf } from './geometry';
import { FortressWords } from './names';
import type { FortressObservation } from './wire';

export function FortressReplay({ match, token, game, variant, seat }: ReplayProps): JSX.Element {
  const words = new FortressWords(game, useGameSpec(game).value);
  const { controller, seen: observation } = useReplay({ match, token, game });
  if (!observation) return <NoFrame controller={controller} />;
  const seen = observation as FortressObservation;
  const frames = controller.shown.value ?? [];
  const events = frames.slice(0, controller.index.value + 1).flatMap((frame) => frame.events);
  const looker = controller.sideOf(seat);
  return (
    <div class="fortress-view column replay">
      <div class="fortress-end column">
        <ReplayHead controller={controller} words={words} match={match} token={token} game={game} variant={variant} />
        <BothFortresses seen={seen} events={events} words={words} forts={fortsOf(variant)} first={1 - looker} />
        <ReplayBar controller={controller} words={words} seats={2} />
      </div>
      <aside class="fortress-side column">
        <LogCard lines={controller.lines.value} words={words} current={controller.index.value} />
        <ReplayActs match={match} token={token} game={game} seat={seat} />
      </aside>
    </div>
  );
}
