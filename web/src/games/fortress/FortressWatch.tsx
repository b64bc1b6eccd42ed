/** A running match of Fortress for those who watch: both fortresses, as far as their explorers have told what they met. */

import './styles';

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import { variantName } from '../../names';
import type { WatchProps } from '../../family';
import { useGameTheme } from '../../game-theme';
import { t } from '../../i18n';
import { GuessCard, useLastSeen } from '../../plain/GuessCard';
import { Guesses } from '../../plain/guesses';
import { LogCard } from '../../plain/LogCard';
import { useWatched } from '../../plain/local-seats';
import { OverCard } from '../../plain/OverCard';
import { SeatsCard } from '../../plain/SeatsCard';
import { useGameSpec } from '../../plain/spec';
import { BothFortresses } from './BothFortresses';
import { BannerMoment } from './FortressMatch';
import { fortsOf } from './geometry';
import { FortressWords, squareName } from './names';
import { flagSquares } from './plan-view';
import type { FortressObservation } from './wire';

export function FortressWatch({ client, onHome }: WatchProps): JSX.Element {
  const game = client.welcome.value?.game ?? '';
  useGameTheme(game);
  const words = new FortressWords(game, useGameSpec(game).value);
  const localSeats = useWatched(client);
  const localSeat = localSeats.shown;
  const guesses = useMemo(() => new Guesses(client.match), [client.match]);
  const isOver = client.update.value?.status.status === 'over';
  const revealed = useLastSeen<FortressObservation>(client.match, isOver);
  const seen = localSeat.observation as FortressObservation | null;
  if (!seen) return <p class="loading">{t('app-loading')}</p>;
  const asked =
    guesses.asked.value < 0 ? {} : { asked: { builder: guesses.asked.value, onSquare: (square: string) => void guesses.put(square) } };
  const events = localSeat.lines.value.map(({ event }) => event);
  return (
    <div class="fortress-view column replay">
      <div class="fortress-end column">
        <h1 class="fortress-replay-title">{variantName(game, seen.variant)}</h1>
        <BothFortresses
          seen={seen}
          events={events}
          words={words}
          forts={fortsOf(seen.variant)}
          first={1}
          chalk={guesses.places.value}
          {...asked}
        />
      </div>
      <aside class="fortress-side column">
        <GuessCard
          guesses={guesses}
          title={t('fortress-guess-title')}
          help={t('fortress-guess-help')}
          seats={[0, 1].map((seat) => [seat, words.seat(seat)] as const)}
          placeName={squareName}
          truth={isOver ? flagSquares(revealed ?? seen) : null}
        />
        <OverCard localSeats={localSeats} words={words} onHome={onHome} />
        <SeatsCard localSeats={localSeats} words={words} />
        <LogCard lines={localSeat.lines.value} words={words} isPartial={localSeat.isPartial.value} />
      </aside>
      <BannerMoment localSeats={localSeats} words={words} />
    </div>
  );
}
