/** At a table to which one has challenged somebody by name, until there is an answer. */

import '../../../styles/seats.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { challengeNow, challenges } from '../../net/challenges';
import { forgetGame, type KeptGame } from '../../net/games';
import { boxName } from '../../net/known-games';
import { problemText } from '../../net/problems';
import type { ChallengeLine } from '../../net/wire';
import { navigate } from '../../router';
import { Notice } from '../../shell/Notice';
import { minutesText } from '../../shell/terms-words';
import { useTitle } from '../../shell/title';
import { useTick } from '../../shell/now';
import { InviteCard } from '../match/InviteCard';
import { takeBack } from './answer';

/** The challenge of this table as this browser knows it. */
export function challengeOf(game: KeptGame): ChallengeLine | undefined {
  return game.asked === undefined ? undefined : challenges.value.made.find(({ match }) => match === game.match);
}

interface Props {
  readonly game: KeptGame;
  readonly onGoOn: () => void;
}

function Waited({ game, line }: { readonly game: KeptGame; readonly line: ChallengeLine | undefined }): JSX.Element {
  useTick();
  const now = challengeNow();
  const waited = minutesText((now - (line?.made ?? game.kept)) / 1000);
  return (
    <p class="seats-time">
      {t('challenge-waited', { time: waited })}
      {line && ` ${t('challenge-good-for', { time: minutesText((line.expires - now) / 1000) })}`}
    </p>
  );
}

/** How long one has waited, and taking it back. */
export function ChallengeSheet({ game, onGoOn }: Props): JSX.Element {
  const who = game.asked ?? '';
  const problem = useSignal('');
  useTitle(t('challenge-wait-title', { who }));
  const back = async (): Promise<void> => {
    try {
      await takeBack(game);
      navigate(addressOf('/'));
    } catch (failure) {
      problem.value = problemText(failure);
    }
  };
  return (
    <InviteCard game={game} title={t('challenge-wait-title', { who })} help={t('challenge-wait-help')} onGoOn={onGoOn}>
      <div class="seats-own">
        <Waited game={game} line={challengeOf(game)} />
        <div class="seats-acts cluster">
          <button type="button" class="button" onClick={() => void back()}>
            {t('seats-own-back')}
          </button>
          <a class="button" href={addressOf(`/start/${boxName(game.game, game.variant)}/computer`)}>
            {t('seats-computer')}
          </a>
        </div>
        <p role="alert" class="problem" hidden={problem.value === ''}>
          {problem}
        </p>
      </div>
    </InviteCard>
  );
}

/** Nobody comes: the challenge was declined, or its time is over. */
export function ChallengeOver({ game, line }: { readonly game: KeptGame; readonly line: ChallengeLine }): JSX.Element {
  const who = game.asked ?? '';
  const again = (): void => {
    forgetGame(game.match);
    navigate(addressOf(`/start/${boxName(game.game, game.variant)}/link#${new URLSearchParams({ to: who }).toString()}`));
  };
  const state = line.state === 'declined' || line.state === 'expired' ? line.state : 'withdrawn';
  return (
    <Notice scene="door" title={t(`challenge-over-${state}`, { who })} text={t('challenge-over-help')}>
      <button type="button" class="button primary" onClick={again}>
        {t('challenge-again')}
      </button>
      <a class="button" href={addressOf('/')}>
        {t('app-go-home')}
      </a>
    </Notice>
  );
}
