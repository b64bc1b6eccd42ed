import '../../../styles/seats.css';

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { allTextsReady, t } from '../../i18n';
import { joined } from '../../net/tournament-list';
import { Icon } from '../../shell/Icon';
import { arrivals, dismissArrival, useHeldSeats } from './waiting';

/** Where this person plays in a tournament, its calls are heard on every page. */
function useCalls(): void {
  const isPlaying = joined.value.length > 0;
  useEffect(() => {
    if (isPlaying)
      void Promise.all([import('../tournaments/calls'), allTextsReady()]).then(
        ([{ startCalls }]) => startCalls(),
        () => undefined,
      );
  }, [isPlaying]);
}

/** On every page: who has sat down at a table at which this browser waited, whom a tournament calls, and the way there. */
export function Arrivals(): JSX.Element {
  useHeldSeats();
  useCalls();
  return (
    <div class="arrivals" role="status">
      {arrivals.value.map(({ match, text, address, go }) => (
        <p key={match} class="arrival line">
          <span>{text}</span>
          <a class="button primary" href={address} onClick={() => dismissArrival(match)}>
            {go}
          </a>
          <button type="button" class="button plain icon-only" aria-label={t('seats-arrived-close')} onClick={() => dismissArrival(match)}>
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}
