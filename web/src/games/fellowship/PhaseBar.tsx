/** The round as a bar: seven phases, the present one with its windows; a pennant marks a window at which the player stops. */

import type { ComponentChildren, JSX } from 'preact';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { Icon } from '../../shell/Icon';
import { Banner } from '../../shell/Banner';
import { PHASES, stops, WINDOWS } from './stops';
import { First } from './First';
import { Sign } from './icons';
import type { Table } from './table';
import type { FellowshipWords } from './words';

interface Props {
  readonly table: Table;
  readonly words: FellowshipWords;
  /** The window that is open, "" for none. */
  readonly at: string;
  onStops(): void;
  onActs(): void;
  onLog(): void;
  readonly takeBack: (() => void) | null;
  /** The table's clock. */
  readonly clock: ComponentChildren;
}

export function PhaseBar({ table, words, at, onStops, onActs, onLog, takeBack, clock }: Props): JSX.Element {
  const now = PHASES.indexOf(table.seen.phase);
  return (
    <header class="fs-bar line">
      <a class="fs-home line" href={addressOf('/')} aria-label={t('app-home')}>
        <Banner class="fs-banner" />
        <span>Gonfalon</span>
      </a>
      <ol class="fs-phases" aria-label={t('fellowship-phases')}>
        {PHASES.map((phase, index) => (
          <li key={phase} class={index < now ? 'past' : ''} aria-current={index === now ? 'step' : undefined}>
            {index === now ? (
              <button type="button" onClick={onStops} aria-label={t('fellowship-phase-stops', { phase: t(`phase-${phase}`) })}>
                <span class="fs-phase-name">{t(`phase-${phase}`)}</span>
                <span class={(WINDOWS[phase] ?? []).length > 5 ? 'fs-dots many' : 'fs-dots'} aria-hidden="true">
                  {(WINDOWS[phase] ?? []).map((name) => (
                    <i key={name} class={`${stops.value.includes(name) ? 'raised' : ''}${name === at ? ' here' : ''}`} />
                  ))}
                </span>
              </button>
            ) : (
              <span>{t(`phase-${phase}`)}</span>
            )}
          </li>
        ))}
      </ol>
      {takeBack && (
        <button
          type="button"
          class="fs-bar-button centred bare"
          aria-label={t('fellowship-take-back')}
          title={t('fellowship-take-back')}
          onClick={takeBack}
        >
          <Icon name="back" />
        </button>
      )}
      {clock}
      <p class="fs-round">{t('fellowship-round', { round: table.seen.round })}</p>
      {!table.isSolo && (
        <p class="fs-bar-first">
          <First table={table} words={words} />
        </p>
      )}
      <p class="fs-bar-threat" aria-hidden="true">
        <Sign name="threat" />
        {table.threat}
      </p>
      <button type="button" class="fs-bar-log bare" aria-keyshortcuts="L" onClick={onLog}>
        {t('fellowship-tab-log')} <u aria-hidden="true">L</u>
      </button>
      <a
        class="fs-bar-button centred bare wide"
        href={addressOf('/rules/card-game')}
        aria-label={t('app-nav-rules')}
        title={t('app-nav-rules')}
      >
        <Icon name="rules" />
      </a>
      <button
        type="button"
        class="fs-bar-button centred bare"
        aria-label={t('fellowship-tab-acts')}
        title={t('fellowship-tab-acts')}
        onClick={onActs}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}
