import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { familyOf } from '../../families';
import { seatName, seatNames, tOf, variantName } from '../../names';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import type { KeptGame, OpenInvite } from '../../net/games';
import { knownGames, knownSpec } from '../../net/known-games';
import type { MatchConnection } from '../../net/match';
import { learnReach, reach } from '../../net/reach';
import { FreeSeats } from '../../plain/SeatActs';
import { copyText } from '../../shell/copy';
import { Icon } from '../../shell/Icon';
import { KeepsakeWarning } from '../../shell/KeepsakeWarning';
import { useTitle } from '../../shell/title';
import { InviteCard } from './InviteCard';

function linkOf(game: KeptGame, invite: string): string {
  return (reach.value?.origin ?? location.origin) + addressOf(`/join/${encodeURIComponent(game.match)}#${invite}`);
}

/** Says where the links open, unless they open everywhere. */
function WhereItOpens(): JSX.Element | null {
  const opens = reach.value?.opens;
  if (opens === 'here') {
    return (
      <p class="note invite-reach" role="note">
        {t('invite-here-only')} <code>./play --lan</code>
      </p>
    );
  }
  return opens === 'network' ? <p class="quiet invite-reach">{t('invite-network')}</p> : null;
}

/** The code to scan, where another device can open what it says. */
function Code({ link, children }: { readonly link: string; readonly children: (code: JSX.Element) => JSX.Element }): JSX.Element | null {
  const opens = reach.value?.opens ?? 'here';
  return opens === 'here' ? null : children(<QrCode text={link} />);
}

/** The link as a QR code, drawn as one path; the library comes only now. */
function QrCode({ text }: { readonly text: string }): JSX.Element | null {
  const drawn = useSignal<{ readonly path: string; readonly size: number } | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 });
      const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
      drawn.value = { path: squares.join(''), size };
    });
  }, [text]);
  if (!drawn.value) return <div class="qr" aria-hidden="true" />;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${drawn.value.size} ${drawn.value.size}`}
      role="img"
      aria-label={t('invite-qr-label')}
      shape-rendering="crispEdges"
    >
      <path d={drawn.value.path} />
    </svg>
  );
}

function CopyButton({ text, isPrimary }: { readonly text: string; readonly isPrimary: boolean }): JSX.Element {
  const state = useSignal<'' | 'copied' | 'failed'>('');
  const copy = async (): Promise<void> => {
    state.value = (await copyText(text)) ? 'copied' : 'failed';
  };
  return (
    <>
      <button class={isPrimary ? 'button primary' : 'button'} onClick={() => void copy()}>
        <Icon name={state.value === 'copied' ? 'check' : 'copy'} />
        {t(state.value === 'copied' ? 'app-copied' : 'invite-copy')}
      </button>
      <span class={state.value === 'failed' ? 'problem' : 'visually-hidden'} role="status">
        {state.value === 'copied' && t('invite-copied')}
        {state.value === 'failed' && t('invite-copy-failed')}
      </span>
    </>
  );
}

function ShareButton({ game, link }: { readonly game: KeptGame; readonly link: string }): JSX.Element | null {
  if (!('share' in navigator)) return null;
  const text = tOf(game.game, 'invite-share-text', { variant: variantName(game.game, game.variant) });
  return (
    <button class="button" onClick={() => void navigator.share({ text, url: link }).catch(() => undefined)}>
      <Icon name="share" />
      {t('invite-share')}
    </button>
  );
}

interface SheetProps {
  readonly game: KeptGame;
  /** undefined: this browser holds no seat at the table. */
  readonly client: MatchConnection | undefined;
  readonly invites: readonly OpenInvite[];
  readonly onGoOn: () => void;
}

export function InviteSheet(props: SheetProps): JSX.Element {
  const [first, ...more] = props.invites;
  useEffect(() => {
    learnReach();
    void knownGames().catch(() => undefined);
  }, []);
  const isCompany = knownSpec(props.game.game)?.cooperative ?? false;
  const isFriend = !isCompany && familyOf(props.game.game) !== undefined && more.length === 0 && first?.seats.length === 1;
  return isFriend ? <FriendSheet {...props} invite={first.invite} /> : <ManySheet {...props} />;
}

/** Several seats are free: a link for each of them, or one for all. */
function ManySheet({ game, client, invites, onGoOn }: SheetProps): JSX.Element {
  useTitle(t('invite-many-title'));
  return (
    <section class="invite">
      <div class="invite-card sheet">
        <h1>{t('invite-many-title')}</h1>
        <p>{t('invite-many-help')}</p>
        <WhereItOpens />
        <KeepsakeWarning />
        <ul class="invite-list">
          {invites.map((one) => (
            <OneInvite key={one.invite} game={game} one={one} />
          ))}
        </ul>
        {client && <FreeSeats client={client} game={game.game} seatName={(seat) => seatName(game.game, seat)} />}
        <button class="button primary" onClick={onGoOn}>
          {t(client ? 'invite-go-on' : 'app-go-home')}
          <Icon name="arrow" />
        </button>
      </div>
    </section>
  );
}

function OneInvite({ game, one }: { readonly game: KeptGame; readonly one: OpenInvite }): JSX.Element {
  const link = linkOf(game, one.invite);
  const id = `invite-${one.seats.join('-')}`;
  const isOpenToAll = game.invites.filter((invite) => invite.invite === one.invite).length > 1;
  const title = isOpenToAll
    ? t('invite-for-any', { count: one.seats.length })
    : t('invite-for-seat', { seat: seatNames(game.game, one.seats) });
  return (
    <li class="invite-one stack">
      <label for={id}>{title}</label>
      <input id={id} class="invite-link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <div class="invite-acts cluster">
        <CopyButton text={link} isPrimary={false} />
        <ShareButton game={game} link={link} />
        <Code link={link}>
          {(code) => (
            <details class="invite-code">
              <summary class="button">{t('invite-code')}</summary>
              {code}
            </details>
          )}
        </Code>
      </div>
    </li>
  );
}

/** The other seat is free: the link to send, and nothing that keeps you from setting up meanwhile. */
function FriendSheet({ game, invite, onGoOn }: SheetProps & { readonly invite: string }): JSX.Element {
  useTitle(t('invite-title'));
  const link = linkOf(game, invite);
  const field = useRef<HTMLInputElement>(null);
  return (
    <InviteCard game={game} title={t('invite-title')} help={t('invite-help')} onGoOn={onGoOn}>
      <label class="visually-hidden" for="invite-link">
        {t('invite-link')}
      </label>
      <input id="invite-link" class="invite-link" ref={field} readOnly value={link} onFocus={() => field.current?.select()} />
      <div class="invite-acts cluster">
        <CopyButton text={link} isPrimary />
        <ShareButton game={game} link={link} />
      </div>
      <WhereItOpens />
      <KeepsakeWarning />
      <Code link={link}>
        {(code) => (
          <figure class="invite-qr">
            {code}
            <figcaption>{t('invite-qr')}</figcaption>
          </figure>
        )}
      </Code>
    </InviteCard>
  );
}

interface BarProps {
  readonly game: KeptGame;
  readonly invites: readonly OpenInvite[];
  readonly onShow: () => void;
}

/** The same in one line, above the board. */
export function InviteBar({ game, invites, onShow }: BarProps): JSX.Element {
  const seats = invites.flatMap((one) => one.seats);
  const [first] = invites;
  useEffect(learnReach, []);
  return (
    <div class="table-strip invite-bar" role="region" aria-label={t('invite-link')}>
      <span class="invite-bar-text line">
        <Icon name="hourglass" />
        <span>{seats.length === 1 && familyOf(game.game) ? t('invite-bar') : t('games-status-open', { count: seats.length })}</span>
      </span>
      {invites.length === 1 && first && <CopyButton text={linkOf(game, first.invite)} isPrimary={false} />}
      <button class="button plain" onClick={onShow}>
        {t('invite-show')}
      </button>
    </div>
  );
}
