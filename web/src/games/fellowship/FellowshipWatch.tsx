/** A running game of the card game for those who watch: the table as all of the company see it. */

import './styles';

import type { JSX } from 'preact';

import { variantName } from '../../names';
import type { WatchProps } from '../../family';
import { useGameTheme } from '../../game-theme';
import { t } from '../../i18n';
import { LogCard } from '../../plain/LogCard';
import { useWatched } from '../../plain/local-seats';
import { OverCard } from '../../plain/OverCard';
import { SeatsCard } from '../../plain/SeatsCard';
import { useGameSpec } from '../../plain/spec';
import { LookedTable } from './LookedTable';
import { Table } from './table';
import type { FellowshipObservation } from './wire';
import { FellowshipWords } from './words';

export function FellowshipWatch({ client, onHome }: WatchProps): JSX.Element {
  const game = client.welcome.value?.game ?? '';
  useGameTheme(game);
  const words = new FellowshipWords(game, useGameSpec(game).value);
  const localSeats = useWatched(client);
  const localSeat = localSeats.shown;
  const seen = localSeat.observation as FellowshipObservation | null;
  if (!seen) return <p class="loading">{t('app-loading')}</p>;
  return (
    <div class="fs-replay">
      <div class="fs-replay-main">
        <h1>{variantName(game, seen.variant)}</h1>
        <LookedTable table={new Table(seen, 0)} rules={String(client.welcome.value?.options['rules'] ?? 'faq')} words={words} />
      </div>
      <aside class="fs-replay-side">
        <OverCard localSeats={localSeats} words={words} onHome={onHome} />
        <SeatsCard localSeats={localSeats} words={words} />
        <LogCard lines={localSeat.lines.value} words={words} isPartial={localSeat.firstHeard > 1} />
      </aside>
    </div>
  );
}
