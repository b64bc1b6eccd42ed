/** How hard a scenario is, by what was measured: the computer's games, and people's on this server. */

import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { measuredFor } from './measured';
import { winShares } from './playing';

interface Props {
  readonly scenario: string;
  /** Value of the option `difficulty`. */
  readonly difficulty: string;
  /** What each seat brings: the name of a starter deck or a list. */
  readonly brings: readonly string[];
}

/** People's games of a scenario on this server, with as many seats and the same difficulty. */
function peopleShare({ scenario, difficulty, brings }: Props): { readonly won: number; readonly games: number } {
  const same = winShares.value.filter((one) => one.variant === scenario && one.n_seats === brings.length && one.options['difficulty'] === difficulty);
  return { won: same.reduce((sum, { won }) => sum + won, 0), games: same.reduce((sum, { games }) => sum + games, 0) };
}

export function Difficulty(props: Props): JSX.Element {
  const { scenario, difficulty, brings } = props;
  const cell = brings.length === 1 && difficulty === 'standard' ? measuredFor(scenario, brings[0] ?? '') : undefined;
  const people = peopleShare(props);
  return (
    <>
      {cell ? t('campaign-computer', { won: cell.won, games: cell.games }) : t('campaign-unmeasured')}
      {people.games > 0 && ` ${t('campaign-people', { won: people.won, games: people.games })}`}
    </>
  );
}
