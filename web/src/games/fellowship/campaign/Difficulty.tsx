/** How hard a scenario is, by what was measured: the computer's games, and people's on this server. */

import type { JSX } from 'preact';

import { dateLocale, t } from '../../../i18n';
import { CARRIED } from '../facts';
import { percent } from '../decks/measuring';
import { isHard, measuredFor } from './measured';
import { isMeasurable, keptMeasurement, type Wanted } from './measured-here';
import { MeasureGames } from './MeasureGames';
import { winShares } from './playing';

/** People's games of a scenario on this server, with as many seats and the same difficulty, into which nothing was carried. */
function peopleShare({ scenario, difficulty, brings }: Wanted): { readonly won: number; readonly games: number } {
  const same = winShares.value.filter(
    (one) =>
      one.variant === scenario &&
      one.n_seats === brings.length &&
      one.options['difficulty'] === difficulty &&
      one.options[CARRIED] === undefined,
  );
  return { won: same.reduce((sum, { won }) => sum + won, 0), games: same.reduce((sum, { games }) => sum + games, 0) };
}

/** The computer's games that come with the program: a deck of it alone, by the corrected rules, at standard difficulty. */
function shippedText({ scenario, difficulty, rules, brings }: Wanted): string {
  const isLike = brings.length === 1 && difficulty === 'standard' && rules === 'faq';
  const [deck = ''] = brings;
  const thumb = isLike ? measuredFor(scenario, deck) : undefined;
  const search = isLike ? measuredFor(scenario, deck, 'search') : undefined;
  return [
    isLike && isHard(scenario, deck) ? t('campaign-hard') : '',
    thumb ? t('campaign-computer', { won: thumb.won, games: thumb.games }) : '',
    search ? t('campaign-search', { won: search.won, games: search.games }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function keptText(wanted: Wanted): string {
  const kept = keptMeasurement(wanted);
  if (!kept) return '';
  const { won, games, low, high, at } = kept;
  const date = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium' }).format(new Date(at));
  return t('campaign-measured', { seats: wanted.brings.length, won, games, low: percent(low), high: percent(high), date });
}

interface Props {
  readonly wanted: Wanted;
  /** Said before everything else. */
  readonly lead?: string;
}

export function Difficulty({ wanted, lead = '' }: Props): JSX.Element {
  const shipped = shippedText(wanted);
  const kept = shipped === '' ? keptText(wanted) : '';
  const people = peopleShare(wanted);
  const computers =
    shipped || kept || (isMeasurable(wanted) ? t('campaign-unmeasured', { seats: wanted.brings.length }) : t('campaign-unknown'));
  return (
    <div class="cp-how cluster">
      <span role="status">
        {[lead, computers, people.games > 0 ? t('campaign-people', { won: people.won, games: people.games }) : '']
          .filter(Boolean)
          .join(' ')}
      </span>
      {shipped === '' && isMeasurable(wanted) && <MeasureGames wanted={wanted} isKnown={kept !== ''} />}
    </div>
  );
}
