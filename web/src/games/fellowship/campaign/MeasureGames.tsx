/** A button that measures decks by games of the computer, and how far the measurement has come. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../../i18n';
import { askMeasurement, measure, stopMeasurement } from '../../../net/api';
import { problemText } from '../../../net/problems';
import type { Measurement } from '../../../net/wire';
import { GAMES, isGoing, PAUSE_MS, percent } from '../decks/measuring';
import { keepMeasurement, type Wanted } from './measured-here';

const pause = (): Promise<void> => new Promise((go) => setTimeout(go, PAUSE_MS));

/** Measures until the games are over, somebody stops them or `isWanted` says no; tells every state. */
async function measureAll(
  { scenario, brings, difficulty, rules }: Wanted,
  isWanted: () => boolean,
  tell: (found: Measurement) => void,
): Promise<void> {
  let found = await measure({
    game: 'fellowship',
    variant: scenario,
    options: { difficulty, rules, copies: 'any' },
    n_seats: brings.length,
    brings,
    n_games: GAMES,
  });
  while (isWanted()) {
    tell(found);
    if (!isGoing(found)) return;
    await pause();
    found = await askMeasurement(found.id);
  }
  if (isGoing(found)) tell(await stopMeasurement(found.id));
}

interface Props {
  readonly wanted: Wanted;
  readonly isKnown: boolean;
}

export function MeasureGames({ wanted, isKnown }: Props): JSX.Element {
  const found = useSignal<Measurement | null>(null);
  const problem = useSignal('');
  const run = useRef(0);
  const key = JSON.stringify(wanted);
  const leave = (): void => {
    run.current += 1;
    found.value = null;
    problem.value = '';
  };
  useEffect(() => leave, [key]);
  const go = async (): Promise<void> => {
    const mine = (run.current += 1);
    const isMine = (): boolean => mine === run.current;
    problem.value = '';
    try {
      await measureAll(wanted, isMine, (now) => {
        if (isMine()) found.value = now;
        keepMeasurement(wanted, now);
      });
    } catch (failure) {
      if (isMine()) [found.value, problem.value] = [null, problemText(failure)];
    }
  };
  const now = found.value;
  if (now && isGoing(now)) {
    return (
      <span class="cp-measure cluster">
        <progress max={now.n_games} value={now.done} aria-label={t('decks-measure-title')} />
        <span>
          {now.status === 'waiting'
            ? t('decks-measure-waiting')
            : t('decks-measure-so-far', { won: now.won, done: now.done, low: percent(now.low), high: percent(now.high) })}
        </span>
        <button type="button" class="button" onClick={leave}>
          {t('decks-measure-stop')}
        </button>
      </span>
    );
  }
  return (
    <span class="cp-measure cluster">
      <button type="button" class="button" onClick={() => void go()}>
        {isKnown ? t('campaign-measure-again') : t('campaign-measure', { seats: wanted.brings.length })}
      </button>
      {problem.value !== '' && (
        <span class="problem" role="alert">
          {problem.value}
        </span>
      )}
    </span>
  );
}
