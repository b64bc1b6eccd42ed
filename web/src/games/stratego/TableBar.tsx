/** The bar over the table, in the place of the page's header: the way home, what the page says, and the menu. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { yourTurnCount } from '../../shell/your-turn';
import { WatcherPill } from '../../shell/WatcherPill';
import { Icon } from '../../shell/Icon';

interface TableBarProps {
  readonly children: ComponentChildren;
  /** Buttons beside the menu's. */
  readonly tools?: ComponentChildren;
  /** Stands in the menu above the links where the window has no room beside the board. */
  readonly more?: ComponentChildren;
}

export function TableBar({ children, tools, more }: TableBarProps) {
  return (
    <header class="table-bar line">
      <a class="icon-button centred bare" href={addressOf('/')} aria-label={t('act-home')} title={t('act-home')}>
        <Icon name="back" />
      </a>
      <div class="table-bar-text">{children}</div>
      <WatcherPill />
      {tools}
      <TableMenu more={more} />
    </header>
  );
}

/** Opens at a touch; a touch outside, Escape or a choice closes it. */
function TableMenu({ more }: { readonly more: ComponentChildren }) {
  const isOpen = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen.value) return;
    const close = (event: Event): void => {
      const isOutside = event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node);
      if (isOutside) isOpen.value = false;
    };
    window.addEventListener('pointerdown', close);
    window.addEventListener('keydown', close);
    return () => {
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('keydown', close);
    };
  }, [isOpen, isOpen.value]);
  const count = yourTurnCount.value;
  return (
    <div class="table-menu" ref={box}>
      <button
        type="button"
        class="icon-button centred bare"
        aria-label={t('act-menu')}
        title={t('act-menu')}
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name="menu" />
      </button>
      {isOpen.value && (
        <div class="table-menu-panel" onClick={(event) => event.target instanceof HTMLButtonElement && (isOpen.value = false)}>
          {more && <div class="table-menu-more">{more}</div>}
          <nav aria-label={t('app-nav')}>
            <a href={addressOf('/games')}>
              <Icon name="games" />
              {count > 0 ? t('app-nav-games-turn', { count }) : t('app-nav-games')}
            </a>
            <a href={addressOf('/rules')} target="_blank" rel="noopener">
              <Icon name="rules" />
              {t('app-nav-rules')}
            </a>
            <a href={addressOf('/settings')}>
              <Icon name="settings" />
              {t('app-nav-settings')}
            </a>
          </nav>
        </div>
      )}
    </div>
  );
}
