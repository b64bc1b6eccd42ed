import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import type { KeptGame } from '../../net/games';
import { Icon } from '../../shell/Icon';
import { useTitle } from '../../shell/title';
import { Lid } from '../home/lids';

function linkOf(game: KeptGame): string {
  return `${location.origin}/join/${encodeURIComponent(game.match)}#${game.invite}`;
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
    <svg class="qr" viewBox={`0 0 ${drawn.value.size} ${drawn.value.size}`} role="img" aria-label={t('invite-qr-label')} shape-rendering="crispEdges">
      <path d={drawn.value.path} />
    </svg>
  );
}

function CopyButton({ text, isPrimary }: { readonly text: string; readonly isPrimary: boolean }): JSX.Element {
  const state = useSignal<'' | 'copied' | 'failed'>('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      state.value = 'copied';
    } catch {
      state.value = 'failed';
    }
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
  const text = t('invite-share-text', { variant: t(`variant-${game.variant}`) });
  return (
    <button class="button" onClick={() => void navigator.share({ text, url: link }).catch(() => undefined)}>
      <Icon name="share" />
      {t('invite-share')}
    </button>
  );
}

interface SheetProps {
  readonly game: KeptGame;
  readonly onGoOn: () => void;
}

/** The other seat is free: the link to send, and nothing that keeps you from setting up meanwhile. */
export function InviteSheet({ game, onGoOn }: SheetProps): JSX.Element {
  useTitle(t('invite-title'));
  const link = linkOf(game);
  const field = useRef<HTMLInputElement>(null);
  return (
    <section class="invite">
      <div class="invite-card sheet">
        <div class="invite-lid" aria-hidden="true">
          <Lid variant={game.variant} name="" />
        </div>
        <h1>{t('invite-title')}</h1>
        <p>{t('invite-help')}</p>
        <label class="visually-hidden" for="invite-link">
          {t('invite-link')}
        </label>
        <input id="invite-link" class="invite-link" ref={field} readOnly value={link} onFocus={() => field.current?.select()} />
        <div class="invite-acts">
          <CopyButton text={link} isPrimary />
          <ShareButton game={game} link={link} />
        </div>
        <figure class="invite-qr">
          <QrCode text={link} />
          <figcaption>{t('invite-qr')}</figcaption>
        </figure>
        <button class="button" onClick={onGoOn}>
          {t('invite-meanwhile')}
          <Icon name="arrow" />
        </button>
      </div>
    </section>
  );
}

/** The same in one line, above the board. */
export function InviteBar({ game, onShow }: { readonly game: KeptGame; readonly onShow: () => void }): JSX.Element {
  return (
    <div class="table-strip invite-bar" role="region" aria-label={t('invite-link')}>
      <span class="invite-bar-text">
        <Icon name="hourglass" />
        <span>{t('invite-bar')}</span>
      </span>
      <CopyButton text={linkOf(game)} isPrimary={false} />
      <button class="button plain" onClick={onShow}>
        {t('invite-show')}
      </button>
    </div>
  );
}
