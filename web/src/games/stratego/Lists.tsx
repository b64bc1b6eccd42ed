/** What is still in play, the powers and the moves: beside the board, under it, or in a drawer over the lines below it. */

import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import { t } from '../../i18n';
import { Icon } from '../../shell/Icon';
import type { StrategoObservation } from './wire';
import { until } from './event-log';
import { flagOf, Guess } from './Guess';
import { Cells, MoveLog, Remaining, type RunningTurn } from './Panels';
import type { PlayController } from './play-controller';
import { hasPowers, PowerLegend } from './PowerLegend';

type Tab = 'army' | 'powers' | 'guess' | 'log';
const TITLES: Readonly<Record<Tab, string>> = {
  army: 'panel-remaining',
  powers: 'panel-powers',
  guess: 'stratego-guess-title',
  log: 'panel-log',
};
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The turn whose number stands in the bar; none before the first and after the last. */
function runningTurn({ phase, turn, to_act: toAct }: StrategoObservation): RunningTurn | undefined {
  const [seat] = toAct;
  return seat === undefined || phase === 'over' || phase === 'deployment' ? undefined : { number: turn + 1, seat };
}

interface ListsProps {
  readonly controller: PlayController;
  readonly observation: StrategoObservation;
  /** The drawer is open; means nothing where the lists have a place of their own. */
  readonly isOpen: Signal<boolean>;
}

export function Lists({ controller, observation, isOpen }: ListsProps) {
  const tab = useSignal<Tab>('army');
  const lines = until(controller.playback.eventLog.lines.value, observation.ply);
  const mayGuess = observation.seat < 0 && observation.phase !== 'deployment' && flagOf(observation) !== undefined;
  const all: readonly Tab[] = ['army', 'powers', 'guess', 'log'];
  const tabs = all.filter((name) => (name !== 'powers' || hasPowers(observation)) && (name !== 'guess' || mayGuess));
  const panels: Record<Tab, () => ComponentChildren> = {
    log: () => <MoveLog lines={lines} running={runningTurn(observation)} />,
    powers: () => <PowerLegend observation={observation} options={controller.playback.client.welcome.value?.options} />,
    guess: () => <Guess controller={controller} observation={observation} />,
    army: () => (
      <>
        <Cells observation={observation} lines={lines} />
        <Remaining observation={observation} lines={lines} />
      </>
    ),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    tab.value = tabs[(tabs.indexOf(tab.value) + step + tabs.length) % tabs.length] ?? 'army';
    document.getElementById(`tab-${tab.value}`)?.focus();
  };
  const close = (): void => {
    isOpen.value = false;
    tab.value = 'army';
  };
  return (
    <section class={`table-lists ${isOpen.value ? 'is-open' : ''} shows-${tab.value}`} aria-label={t('panel-tabs')}>
      <div class="tabs">
        <div role="tablist" aria-label={t('panel-tabs')} onKeyDown={onKeyDown}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-controls="beside-panel"
              aria-selected={tab.value === name}
              tabIndex={tab.value === name ? 0 : -1}
              onClick={() => (tab.value = name)}
            >
              {t(TITLES[name])}
            </button>
          ))}
        </div>
        <button type="button" class="icon-button centred bare lists-close" aria-label={t('act-close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="tab-panel" role="tabpanel" id="beside-panel" tabIndex={0} aria-labelledby={`tab-${tab.value}`}>
        {panels[tab.value]()}
      </div>
    </section>
  );
}
