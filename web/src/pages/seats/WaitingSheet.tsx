import '../../../styles/seats.css';

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { forgetGame, type KeptGame } from '../../net/games';
import { boxName } from '../../net/known-games';
import { followSeats } from '../../net/seats';
import { navigate } from '../../router';
import { Icon } from '../../shell/Icon';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { InviteCard } from '../match/InviteCard';
import { WaitActs, WaitLine, WaitShort } from './OwnSeat';

interface Props {
  readonly game: KeptGame;
  readonly onGoOn: () => void;
}

const goHome = (): void => navigate(addressOf('/'));

/** At a table of one's own that is in the list of open seats, until somebody comes. */
export function WaitingSheet({ game, onGoOn }: Props): JSX.Element {
  useTitle(t('seats-wait-title'));
  useEffect(followSeats, []);
  return (
    <InviteCard game={game} title={t('seats-wait-title')} help={t('seats-wait-help')} onGoOn={onGoOn}>
      <div class="seats-own">
        <WaitLine game={game} />
        <WaitActs game={game} onBack={goHome} />
      </div>
    </InviteCard>
  );
}

/** The same in one line, above the board. */
export function WaitingBar({ game, onShow }: { readonly game: KeptGame; readonly onShow: () => void }): JSX.Element {
  useEffect(followSeats, []);
  return (
    <div class="table-strip invite-bar seats-bar" role="region" aria-label={t('seats-wait-title')}>
      <span class="invite-bar-text line">
        <Icon name="hourglass" />
        <WaitShort game={game} />
      </span>
      <button type="button" class="button plain" onClick={onShow}>
        {t('seats-bar-show')}
      </button>
    </div>
  );
}

/** The seat is in no list any more: nobody was here for too long. */
export function OfferedNoMore({ game }: { readonly game: KeptGame }): JSX.Element {
  const offerAgain = (): void => {
    forgetGame(game.match);
    navigate(addressOf(`/start/${boxName(game.game, game.variant)}/anybody`));
  };
  return (
    <Notice scene="door" title={t('seats-closed-title')} text={t('seats-closed-help')}>
      <button type="button" class="button primary" onClick={offerAgain}>
        {t('seats-closed-again')}
      </button>
      <a class="button" href={addressOf('/')}>
        {t('app-go-home')}
      </a>
    </Notice>
  );
}
