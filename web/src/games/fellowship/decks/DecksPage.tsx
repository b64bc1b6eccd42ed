/** The deck builder: cards on the left, the deck on the right; on a phone one of them at a time. */

import '../styles';
import './decks.css';
import './deck.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { useGameTheme } from '../../../game-theme';
import { t } from '../../../i18n';
import { useStepKeys } from '../../../shell/StepButtons';
import { useTitle } from '../../../shell/title';
import { viewOf } from '../printed-view';
import { ZoomSheet } from '../Zoom';
import { DeckBuilder, type Tab, TABS } from './builder';
import { CardRows } from './CardRows';
import { DeckPanel } from './DeckPanel';
import { DeckText } from './DeckText';
import { Proposing } from './Proposing';
import { Shelf } from './Shelf';

function Tabs({ builder }: { readonly builder: DeckBuilder }): JSX.Element {
  const choose = (tab: Tab): void => {
    builder.tab.value = tab;
  };
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role="tab"]')].filter(
      (tab) => tab.offsetParent !== null,
    );
    const at = all.findIndex((tab) => tab === document.activeElement);
    const next = all[(at + step + all.length) % all.length];
    next?.focus();
    next?.click();
  };
  return (
    <div class="dk-tabs" role="tablist" aria-label={t('decks-tabs')} onKeyDown={move}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`dk-tab-${tab}`}
          class={`dk-tab bare ${tab}`}
          aria-selected={builder.tab.value === tab}
          aria-controls={tab === 'deck' ? 'dk-right' : 'dk-left'}
          tabIndex={builder.tab.value === tab ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {t(`decks-tab-${tab}`, { count: builder.summary.value.size })}
        </button>
      ))}
    </div>
  );
}

function Left({ builder, onRead }: { readonly builder: DeckBuilder; readonly onRead: (id: string) => void }): JSX.Element {
  if (builder.tab.value === 'text') return <DeckText builder={builder} />;
  if (builder.tab.value === 'proposal') return <Proposing builder={builder} />;
  return <CardRows builder={builder} onRead={onRead} />;
}

export function DecksPage(): JSX.Element {
  useGameTheme('fellowship');
  useTitle(t('decks-title'));
  const builder = useMemo(() => new DeckBuilder(), []);
  const read = useSignal('');
  useStepKeys(builder);
  useEffect(() => {
    const take = (): void => builder.takeFromAddress(location.hash);
    take();
    addEventListener('hashchange', take);
    const stop = builder.watch();
    return () => {
      removeEventListener('hashchange', take);
      stop();
    };
  }, [builder]);
  const onRead = (id: string): void => {
    read.value = id;
  };
  const close = (): void => {
    read.value = '';
  };
  return (
    <div class="dk" data-tab={builder.tab.value} data-carrying={builder.carrying.value}>
      <h1 class="visually-hidden">{t('decks-title')}</h1>
      <Shelf builder={builder} />
      <Tabs builder={builder} />
      <div class="dk-panes">
        <div class="dk-left" id="dk-left" role="tabpanel" aria-labelledby={`dk-tab-${builder.tab.value}`}>
          <Left builder={builder} onRead={onRead} />
        </div>
        <div class="dk-right" id="dk-right">
          <DeckPanel builder={builder} onRead={onRead} />
        </div>
      </div>
      {read.value !== '' && <ZoomSheet card={viewOf(read.value)} rules="faq" onClose={close} />}
    </div>
  );
}
