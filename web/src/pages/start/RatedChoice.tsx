import type { JSX } from 'preact';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { person } from '../../net/person';
import { Choice } from '../../shell/Choice';
import type { StartController } from './controller';

/** Does the game count? Where it cannot, a line says why. */
export function RatedChoice({ controller }: { readonly controller: StartController }): JSX.Element {
  const why = controller.whyCasual;
  if (why !== '')
    return (
      <p class="help start-casual">
        {t(`rating-why-${why}`)}
        {why === 'nameless' && person.value === null && (
          <>
            {' '}
            <a href={addressOf('/player')}>{t('person-title')}</a>
          </>
        )}
      </p>
    );
  return <RatedOrNot isRated={controller.isRated.value} onChoose={(isRated) => (controller.isRated.value = isRated)} />;
}

interface RatedOrNotProps {
  readonly isRated: boolean;
  readonly onChoose: (isRated: boolean) => void;
}

/** Rated or not, wherever it may be chosen: for a game, for all games of a tournament. */
export function RatedOrNot({ isRated, onChoose }: RatedOrNotProps): JSX.Element {
  const value = isRated ? 'yes' : 'no';
  return (
    <Choice
      name="rated"
      legend={t('start-rated')}
      help={t(`start-rated-${value}-help`)}
      value={value}
      among={(['no', 'yes'] as const).map((one) => ({ value: one, text: t(`start-rated-${one}`) }))}
      onChoose={(one) => onChoose(one === 'yes')}
    />
  );
}
