/** A finished game again, frame by frame, as anybody saw it or with everything open. */

import './styles';
import './styles/coach.css';

import type { JSX } from 'preact';

import type { ReplayProps } from '../../family';
import { LogCard } from '../../plain/LogCard';
import { NoFrame, ReplayActs, ReplayBar, ReplayHead, useReplay } from '../../plain/PlainReplay';
import { useGameSpec } from '../../plain/spec';
import { CoachNotes, NoteHere, useNotes } from './CoachNotes';
import { endTitle } from './end-words';
import { LookedTable } from './LookedTable';
import { Table } from './table';
import type { FellowshipObservation } from './wire';
import { FellowshipWords } from './words';

export function FellowshipReplay({ match, token, game, variant, seat }: ReplayProps): JSX.Element {
  const words = new FellowshipWords(game, useGameSpec(game).value);
  const { controller, seen: observation } = useReplay({ match, token, game });
  const notes = useNotes(match, token);
  if (!observation) return <NoFrame controller={controller} />;
  const seen = observation as FellowshipObservation;
  const looker = controller.sideOf(seat);
  words.viewer = looker === seat ? seat : -1;
  const last = controller.shown.value?.at(-1)?.observation as FellowshipObservation | undefined;
  if (last?.reason) words.lostBy = endTitle(last, false, last.reason);
  return (
    <div class="fs-replay">
      <div class="fs-replay-main">
        <ReplayHead controller={controller} words={words} match={match} token={token} game={game} variant={variant} />
        {notes && <NoteHere report={notes} index={controller.index.value} />}
        <LookedTable table={new Table(seen, looker)} rules={String(controller.options.value['rules'] ?? 'faq')} words={words} />
        <ReplayBar controller={controller} words={words} seats={seen.seats.length} />
      </div>
      <aside class="fs-replay-side">
        <LogCard lines={controller.lines.value} words={words} current={controller.index.value} />
        {notes && <CoachNotes report={notes} controller={controller} />}
        <ReplayActs match={match} token={token} game={game} seat={seat} />
      </aside>
    </div>
  );
}
