/** A deck that has a chance, proposed where one is chosen: for a game or for a campaign. */

import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';

import { t } from '../../../i18n';
import { useWork } from '../../../shell/work';
import { SCENARIOS } from '../facts';
import { hardlyWonAlone } from '../campaign/measured';
import { HardlyWon } from './HardlyWon';
import { drawnSeed, proposed } from './measuring';
import { heroesOf } from './OtherDecks';

/** What a deck for a whole campaign is made for: the hardest scenario in which a deck of the program has won. */
const CAMPAIGN = SCENARIOS[1];

interface Props {
  /** "" for a campaign. */
  readonly scenario: string;
  /** Decks of the seats, "" for the own one: heroes of the others stay with them. */
  readonly others: readonly string[];
  readonly onChange: (text: string) => void;
}

/** The first press brings the list with the best chance, each further one another. */
export function ProposeHere({ scenario, others, onChange }: Props): JSX.Element {
  const number = useSignal(0);
  const { isBusy, problem, run } = useWork();
  const go = (): Promise<void> =>
    run(async () => {
      const taken = others.flatMap(heroesOf);
      onChange(await proposed(scenario || CAMPAIGN, [], 'core', drawnSeed(), number.value, taken));
      number.value += 1;
    });
  const isAlone = others.length <= 1;
  const first = isAlone && hardlyWonAlone(scenario) ? 'decks-proposal-go' : 'decks-propose-here';
  return (
    <>
      {isAlone && <HardlyWon scenario={scenario} />}
      <button type="button" class="button dk-propose" disabled={isBusy.value} onClick={() => void go()}>
        {t(number.value === 0 ? first : 'decks-proposal-another')}
      </button>
      <p class="problem" role="alert" hidden={problem.value === ''}>
        {problem.value}
      </p>
    </>
  );
}
