/** One press plays a usual box with whoever comes, or waits there for somebody. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Cover } from '../../covers/Cover';
import { t } from '../../i18n';
import { variantName } from '../../names';
import { quickPairs } from '../../net/api';
import { myGames } from '../../net/games';
import { knownSpec } from '../../net/known-games';
import { person } from '../../net/person';
import type { QuickPair } from '../../net/wire';
import { clockText } from '../../shell/terms-words';
import { useWork } from '../../shell/work';
import { pairUp } from './sit';

/** How many people this browser would meet: a guest meets nobody who waits for a rated game. */
function waitingFor({ casual, rated }: QuickPair): number {
  return person.value === null ? casual : casual + rated;
}

interface PairProps {
  readonly pair: QuickPair;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

function Pair({ pair, isDisabled, onPress }: PairProps): JSX.Element {
  const name = variantName(pair.game, pair.variant);
  const count = waitingFor(pair);
  return (
    <button type="button" class="quick-pair line" disabled={isDisabled} onClick={onPress} data-waiting={count}>
      <span class="seat-cover" aria-hidden="true">
        <Cover game={pair.game} variant={pair.variant} name={name} />
      </span>
      <span class="column">
        <strong>{name}</strong>
        <span class="soft">
          {clockText(pair.clock)}
          {count > 0 && <span class="quick-waits"> · {t('seats-waiting', { count })}</span>}
        </span>
      </span>
    </button>
  );
}

/** The pairs in the order in which they stood when the page opened; their place is kept until they come. */
export function QuickPairs(): JSX.Element | null {
  const pairs = useSignal<readonly QuickPair[] | null>(null);
  const { isBusy, problem, run } = useWork();
  useEffect(() => {
    quickPairs().then(
      (found) => (pairs.value = found.pairs),
      () => (pairs.value = []),
    );
  }, []);
  const shown = pairs.value?.filter(({ game }) => knownSpec(game));
  if (shown?.length === 0) return null;
  const isWaiting = ({ game, variant }: QuickPair): boolean =>
    myGames.value.some((one) => one.waits === true && one.game === game && one.variant === variant);
  const play = (pair: QuickPair): Promise<void> => {
    return run(async () => {
      await pairUp(pair, person.peek() !== null);
    });
  };
  return (
    <section class="quick-pairs" aria-labelledby="quick-title">
      <p id="quick-title" class="soft">
        {t(person.value === null ? 'quick-title' : 'quick-title-rated')}
      </p>
      <ul class="quick-list">
        {shown?.map((pair) => (
          <li key={`${pair.game} ${pair.variant} ${clockText(pair.clock)}`}>
            <Pair pair={pair} isDisabled={isBusy.value || isWaiting(pair)} onPress={() => void play(pair)} />
          </li>
        ))}
        {!shown && <li class="quick-pair" aria-hidden="true" />}
      </ul>
      <p role="alert" class="problem" hidden={problem.value === ''}>
        {problem}
      </p>
    </section>
  );
}
