/** Guess the flags, for those who watch: where a chalk flag stands on the board, and whether it was right. */

import { t } from '../../i18n';
import { GuessCard, useLastSeen } from '../../plain/GuessCard';
import { sideName } from './model';
import type { PlayController } from './play-controller';
import type { StrategoObservation } from './wire';

/** The kind that a side loses with; undefined where no piece is a flag. */
export function flagOf({ kinds }: StrategoObservation): string | undefined {
  return kinds.find(({ emblem }) => emblem === 'flag')?.id;
}

/** Of each side where its flag stands or fell, as far as this position tells. */
export function flagPlaces(seen: StrategoObservation): ReadonlyMap<number, string> {
  const flag = flagOf(seen);
  const standing = seen.pieces.filter(({ piece }) => piece === flag).map(({ owner, square }) => [owner, square] as const);
  const { combat } = seen;
  const fallen = combat !== null && combat.defender === flag ? [[1 - combat.seat, combat.target] as const] : [];
  return new Map([...standing, ...fallen]);
}

export function Guess({ controller, observation }: { readonly controller: PlayController; readonly observation: StrategoObservation }) {
  const { playback, guesses } = controller;
  const isOver = playback.isEnded.value;
  const revealed = useLastSeen<StrategoObservation>(playback.client.match, isOver && observation.seat < 0);
  if (observation.seat >= 0 || observation.phase === 'deployment' || flagOf(observation) === undefined) return null;
  const truth = new Map([...flagPlaces(observation), ...(revealed ? flagPlaces(revealed) : [])]);
  return (
    <GuessCard
      guesses={guesses}
      title={t('stratego-guess-title')}
      help={t('stratego-guess-help')}
      seats={[0, 1].map((side) => [side, t(`side-${sideName(side)}`)] as const)}
      placeName={(place) => place}
      truth={isOver ? truth : null}
    />
  );
}
