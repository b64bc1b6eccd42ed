/** A deck by the computer, and how often the computer wins with the deck on the table. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { SCENARIOS, SPHERES } from '../facts';
import type { DeckBuilder } from './builder';
import { Select } from '../../../shell/Select';
import { useWork } from '../../../shell/work';
import { SphereMark } from './CardRows';
import { HardlyWon } from './HardlyWon';
import { toggled } from './filters';
import { drawnSeed, GAMES, percent, proposed } from './measuring';

interface Props {
  readonly builder: DeckBuilder;
}

const REAL_SPHERES = SPHERES.filter((sphere) => sphere !== 'neutral');

function Propose({ builder }: Props): JSX.Element {
  const spheres = useSignal<readonly string[]>([]);
  const number = useSignal(0);
  const { isBusy, problem, run } = useWork();
  const isOne = spheres.value.length === 1;
  const go = (): Promise<void> => {
    return run(async () => {
      const { scenario, deck } = builder;
      const text = await proposed(scenario.value, spheres.value, deck.copies, drawnSeed(), number.value);
      number.value += 1;
      builder.open({
        name: t('decks-proposal-name', { number: number.value, scenario: t(`scenario-${scenario.value}`) }),
        text,
        copies: deck.copies,
      });
      void builder.measuring.startUnasked(builder.deck, scenario.value);
    });
  };
  return (
    <section class="dk-proposal sheet" aria-labelledby="dk-proposal-title">
      <h2 id="dk-proposal-title">{t('decks-proposal-go')}</h2>
      <p>{t('decks-proposal-help')}</p>
      <div class="dk-chips line" role="group" aria-label={t('decks-proposal-spheres')}>
        <span class="dk-chips-head">{t('decks-proposal-spheres')}</span>
        {REAL_SPHERES.map((sphere) => (
          <button
            key={sphere}
            type="button"
            class="dk-chip"
            data-sphere={sphere}
            aria-pressed={spheres.value.includes(sphere)}
            onClick={() => (spheres.value = toggled(spheres.value, sphere))}
          >
            <SphereMark sphere={sphere} />
            {t(`sphere-${sphere}`)}
          </button>
        ))}
      </div>
      <HardlyWon scenario={builder.scenario.value} />
      {isOne && <p class="note">{t('decks-proposal-one')}</p>}
      <div class="dk-text-acts cluster">
        <Select
          isWide
          label={t('decks-scenario')}
          value={builder.scenario.value}
          among={SCENARIOS.map((id) => [id, t(`scenario-${id}`)])}
          onChoose={(id) => (builder.scenario.value = id)}
        />
        <button type="button" class="button primary" disabled={isBusy.value || isOne} onClick={() => void go()}>
          {t(number.value === 0 ? 'decks-proposal-go' : 'decks-proposal-another')}
        </button>
      </div>
      <p class="problem" role="alert" hidden={problem.value === ''}>
        {problem.value}
      </p>
    </section>
  );
}

function Measure({ builder }: Props): JSX.Element {
  const { measuring } = builder;
  const measured = measuring.now.value;
  const found = measured?.found;
  const isReady = builder.faults.value?.length === 0;
  return (
    <section class="dk-proposal sheet" aria-labelledby="dk-measure-title">
      <h2 id="dk-measure-title">{t('decks-measure-title')}</h2>
      <p>{t('decks-measure-help', { games: GAMES })}</p>
      <div class="dk-text-acts cluster">
        <button
          type="button"
          class="button"
          disabled={!isReady || measuring.isGoing}
          onClick={() => void measuring.start(builder.deck, builder.scenario.value)}
        >
          {t('decks-measure-go')}
        </button>
        {measuring.isGoing && (
          <button type="button" class="button" onClick={() => void measuring.stop()}>
            {t('decks-measure-stop')}
          </button>
        )}
      </div>
      <p class="note" role="status" hidden={!measuring.hasGivenWay.value}>
        {t('decks-measure-gave-way')}
      </p>
      {measured && found && (
        <div class="dk-measured stack">
          <b>{t('decks-measure-of', { deck: measured.deck.name || t('decks-the-deck'), scenario: t(`scenario-${measured.scenario}`) })}</b>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect class="all" width="100" height="8" />
            <rect class="between" x={found.low * 100} width={Math.max(0.5, (found.high - found.low) * 100)} height="8" />
            {found.done > 0 && <rect class="share" x={Math.max(0, (found.won / found.done) * 100 - 0.3)} width="0.6" height="8" />}
          </svg>
          <p>
            {found.status === 'waiting'
              ? t('decks-measure-waiting')
              : t('decks-measure-so-far', { won: found.won, done: found.done, low: percent(found.low), high: percent(found.high) })}
          </p>
          {measuring.isOfBefore(builder.deck) && <p class="note">{t('decks-measure-before')}</p>}
          <progress max={found.n_games} value={found.done} aria-label={t('decks-measure-title')} />
        </div>
      )}
      <p class="problem" role="alert" hidden={measuring.problem.value === ''}>
        {measuring.problem.value}
      </p>
    </section>
  );
}

export function Proposing({ builder }: Props): JSX.Element {
  return (
    <div class="dk-proposing">
      <Propose builder={builder} />
      <Measure builder={builder} />
    </div>
  );
}
