import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { FAMILIES } from '../../families';
import { t } from '../../i18n';
import { knownGames, knownSpecs } from '../../net/known-games';
import { problemText } from '../../net/problems';
import { TryAgain } from '../../shell/TryAgain';
import { useGradually } from '../../shell/gradually';
import { useTitle } from '../../shell/title';
import { ChallengesBlock } from '../challenges/ChallengesBlock';
import { OpenSeats } from '../seats/OpenSeats';
import { LearnBlock } from './LearnBlock';
import { Contours } from './Contours';
import { isNewcomer, Newcomer } from './Newcomer';
import { PlayNow } from './PlayNow';
import { ShelfBlock } from './Shelf';
import { shelfOf } from './shelf';
import { YourGames } from './YourGames';
import { WatchBlock } from '../watch/WatchBlock';

/** Says why there are no boxes, and asks for them again. */
function NoBoxes(): JSX.Element | null {
  const problem = useSignal<unknown>(undefined);
  const attempt = useSignal(0);
  useEffect(() => {
    problem.value = undefined;
    knownGames().catch((failure: unknown) => (problem.value = failure));
  }, [attempt.value]);
  if (problem.value === undefined) return null;
  return <TryAgain text={problemText(problem.value)} onAgain={() => (attempt.value += 1)} />;
}

/** Everything a player comes for, in blocks: my games, play now and what people offer, what is to be watched and learned, the shelf. */
export function Home(): JSX.Element {
  useTitle();
  const boxes = shelfOf(FAMILIES, knownSpecs());
  const isNew = isNewcomer();
  const drawn = useGradually(2);
  return (
    <div class={drawn > 1 ? 'home' : 'home is-growing'}>
      <Contours />
      {isNew ? <Newcomer /> : <h1 class="visually-hidden">{t('home-heading')}</h1>}
      <ChallengesBlock />
      <YourGames />
      {boxes.length === 0 ? (
        <NoBoxes />
      ) : (
        <>
          <div class="home-blocks">
            <div class="home-main">
              {!isNew && <PlayNow boxes={boxes} />}
              {!isNew && <OpenSeats />}
            </div>
            <div class="home-side">
              <WatchBlock />
              <LearnBlock />
            </div>
          </div>
          {drawn > 1 && <ShelfBlock boxes={boxes} />}
        </>
      )}
    </div>
  );
}
