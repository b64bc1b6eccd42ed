/** A running game of the card game for those who watch: the table as all of the company see it, its moments and its end. */

import './styles';

import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { variantName } from '../../names';
import type { WatchProps } from '../../family';
import { useGameTheme } from '../../game-theme';
import { t } from '../../i18n';
import { LogCard } from '../../plain/LogCard';
import { useWatched } from '../../plain/local-seats';
import { SeatsCard } from '../../plain/SeatsCard';
import { useGameSpec } from '../../plain/spec';
import { hasShadow } from './card-words';
import { EndCard } from './EndCard';
import { LookedTable } from './LookedTable';
import { Moments } from './Moments';
import { StagedLine } from './staging';
import { Table } from './table';
import type { FellowshipObservation } from './wire';
import { FellowshipWords } from './words';

export function FellowshipWatch({ client, onHome }: WatchProps): JSX.Element {
  const game = client.welcome.value?.game ?? '';
  useGameTheme(game);
  const words = new FellowshipWords(game, useGameSpec(game).value);
  const staged = useMemo(() => new StagedLine(client, hasShadow), [client]);
  useEffect(() => () => staged.close(), [staged]);
  const localSeats = useWatched(staged.client);
  const localSeat = localSeats.shown;
  const root = useRef<HTMLDivElement>(null);
  const seen = localSeat.observation as FellowshipObservation | null;
  if (!seen) return <p class="loading">{t('app-loading')}</p>;
  const table = new Table(seen, 0);
  const rules = String(client.welcome.value?.options['rules'] ?? 'faq');
  const isOver = localSeat.status?.status === 'over' && staged.stage.value === null;
  return (
    <div class="fs-replay fs-watched" ref={root}>
      <div class="fs-replay-main">
        <h1>{variantName(game, seen.variant)}</h1>
        <LookedTable table={table} rules={rules} words={words} />
      </div>
      <aside class="fs-replay-side">
        {isOver && <EndCard localSeats={localSeats} words={words} seen={seen} onHome={onHome} />}
        <SeatsCard localSeats={localSeats} words={words} />
        <LogCard lines={localSeat.lines.value} words={words} isPartial={localSeat.isPartial.value} />
      </aside>
      <Moments staged={staged} rules={rules} words={words} table={table} root={root} />
    </div>
  );
}
