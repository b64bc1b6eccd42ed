/** A finished game again, frame by frame, as anybody saw it or with everything open. */

import './styles';

import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { variantName } from '../../names';
import type { ReplayProps } from '../../family';
import { useGameTheme } from '../../game-theme';
import { t } from '../../i18n';
import { LogCard } from '../../plain/LogCard';
import { ReplayActs, ReplayBar, useReplayKeys } from '../../plain/PlainReplay';
import { ReplayController } from '../../plain/replay-controller';
import { useGameSpec } from '../../plain/spec';
import { LookedTable } from './LookedTable';
import { Table } from './table';
import type { FellowshipObservation } from './wire';
import { FellowshipWords } from './words';

export function FellowshipReplay({ match, token, game, variant, seat }: ReplayProps): JSX.Element {
  useGameTheme(game);
  const words = new FellowshipWords(game, useGameSpec(game).value);
  const controller = useMemo(() => new ReplayController(match, token, 'all'), [match, token]);
  useEffect(() => controller.open(), [controller]);
  useReplayKeys(controller);
  const seen = controller.observation as FellowshipObservation | null;
  if (controller.isFailed.value)
    return (
      <p class="loading" role="alert">
        {t('plain-replay-failed')}
      </p>
    );
  if (!seen)
    return (
      <p class="loading" role="status">
        {t('app-loading')}
      </p>
    );
  const looker = /^\d$/.test(controller.view.value) ? Number(controller.view.value) : Math.max(0, seat);
  return (
    <div class="fs-replay">
      <div class="fs-replay-main">
        <h1>{t('plain-replay-of', { variant: variantName(game, variant) })}</h1>
        <LookedTable table={new Table(seen, looker)} rules={String(controller.options.value['rules'] ?? 'faq')} words={words} />
        <ReplayBar controller={controller} words={words} seats={seen.seats.length} />
      </div>
      <aside class="fs-replay-side">
        <LogCard lines={controller.lines.value} words={words} current={controller.index.value} />
        <ReplayActs match={match} token={token} game={game} seat={seat} />
      </aside>
    </div>
  );
}
