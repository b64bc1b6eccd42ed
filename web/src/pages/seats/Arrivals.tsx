import '../../../styles/seats.css';

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { Icon } from '../../shell/Icon';
import { arrivals, dismissArrival, useHeldSeats } from './waiting';

/** On every page: who has sat down at a table at which this browser waited, and the way there. */
export function Arrivals(): JSX.Element {
  useHeldSeats();
  return (
    <div class="arrivals" role="status">
      {arrivals.value.map(({ match, text }) => (
        <p key={match} class="arrival line">
          <span>{text}</span>
          <a class="button primary" href={addressOf(`/match/${match}`)}>
            {t('seats-arrived-go')}
          </a>
          <button type="button" class="button plain icon-only" aria-label={t('seats-arrived-close')} onClick={() => dismissArrival(match)}>
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}
