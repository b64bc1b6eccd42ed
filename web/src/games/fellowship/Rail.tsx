/** What stands beside the table: the threat, what happened, the card looked at, the stops, and table acts. */

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { ActsCard } from '../../plain/ActsCard';
import type { LocalSeat } from '../../plain/local-seat';
import type { LocalSeats } from '../../plain/local-seats';
import { SeatsCard } from '../../plain/SeatsCard';
import { useWholeLog } from '../../plain/whole-log';
import { Icon } from '../../shell/Icon';
import { useEndInSight } from '../../shell/end-in-sight';
import { CardPicture } from './art/CardPicture';
import type { Asking, Passed } from './asking';
import { Sign } from './icons';
import { logEntries } from './log-entries';
import { idOf } from './printed';
import { StandingField } from './Margin';
import { isStaged } from './staging';
import { actsAtOnce, MATTERS, PHASES, PRESETS, presetOf, standing, stops, WINDOWS } from './stops';
import { threatLimit, type Table, woken } from './table';
import type { CardView } from './wire';
import { cardName, cardNames } from './card-words';
import { type FellowshipWords, windowName } from './words';
import { Why } from './Why';
import { WholeCard } from './Zoom';

// ---- threat --------------------------------------------------------------------------------------------------------

interface ThreatProps {
  readonly table: Table;
  readonly words: FellowshipWords;
}

/** From this share of the limit on, a number stands where the limit is written. */
const NEAR = 0.62;

export function ThreatPanel({ table, words }: ThreatProps): JSX.Element {
  const { threat, seen, seat } = table;
  const limit = threatLimit(seen);
  const at = (value: number): string => `${(100 * Math.min(value, limit)) / limit}%`;
  const prices = [
    ...new Set(
      table
        .in('staging')
        .filter((card) => card.price >= 0)
        .map((card) => card.price),
    ),
  ].sort((a, b) => a - b);
  const own = seen.seats[seat];
  const isNear = threat > NEAR * limit;
  return (
    <section class="fs-threat" tabIndex={0} aria-labelledby="fs-threat-name">
      <header>
        <span class="fs-shield centred" data-seat={seat} aria-hidden="true">
          {words.seat(seat).slice(-1)}
        </span>
        <div>
          <h2 id="fs-threat-name">{table.isSolo ? t('fellowship-you') : words.seat(seat)}</h2>
          <p>{t('fellowship-hand-deck', { hand: own?.hand.length ?? 0, deck: own?.deck ?? 0 })}</p>
        </div>
        {seen.first === seat && !table.isSolo && (
          <p class="fs-first">
            <Sign name="points" />
            {t('fellowship-first')}
          </p>
        )}
      </header>
      <div class="fs-track" role="img" aria-label={t('fellowship-threat-spoken', { threat, limit })}>
        <span class="fs-track-bar">
          <i style={{ width: at(threat) }} />
        </span>
        <b class="fs-track-now" style={{ left: at(Math.min(threat, limit - 2)) }}>
          {threat}
        </b>
        {!(isNear && prices.some((price) => price > NEAR * limit)) && (
          <span class={isNear ? 'fs-track-end below' : 'fs-track-end'}>{t('fellowship-out-at', { limit })}</span>
        )}
        {prices.map((price) => (
          <span key={price} class={price <= threat ? 'fs-eye awake' : 'fs-eye'} style={{ left: at(price) }}>
            <Sign name="price" />
            {price}
          </span>
        ))}
      </div>
      {!own?.eliminated && !seen.returns && <p class="fs-coming">{comingText(table)}</p>}
      {seen.seats.length > 1 && (
        <ul class="fs-others cluster">
          {seen.seats.map((one, other) =>
            other === seat ? null : (
              <li key={other}>
                <b>{words.seat(other)}</b> <Sign name="threat" /> {one.threat}
                {one.eliminated ? ` · ${t('fellowship-is-out')}` : ''}
                {seen.first === other && (
                  <>
                    {' '}
                    <span class="fs-first">
                      <Sign name="points" />
                      {t('fellowship-first')}
                    </span>
                  </>
                )}
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}

function comingText(table: Table): string {
  const now = woken(table, table.threat);
  if (now.length > 0) return t('fellowship-coming', { cards: cardNames(now.map((card) => card.key)), count: now.length });
  const next = woken(table, threatLimit(table.seen)).at(-1);
  return next ? t('fellowship-coming-at', { card: cardName(next.key), threat: next.price }) : t('fellowship-coming-none');
}

// ---- what happened -------------------------------------------------------------------------------------------------

interface LogProps {
  readonly localSeat: LocalSeat;
  readonly words: FellowshipWords;
  readonly passed: readonly Passed[];
  /** A line that speaks of a card is clicked. */
  onPoint(key: string): void;
}

export function Log(props: LogProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const isPartial = useWholeLog(props.localSeat);
  const entries = logEntries(props.localSeat.lines.value, props.words, props.passed);
  // A line may take the place of another: their number alone does not tell.
  useEndInSight(list, [entries.map(({ key, text }) => `${key} ${text}`).join('\n')]);
  return (
    <ol class="fs-log" ref={list} tabIndex={0} aria-label={t('fellowship-tab-log')}>
      {isPartial && <li class="none">{t('plain-log-partial')}</li>}
      {entries.length === 0 && !isPartial && <li class="none">{t('plain-log-empty')}</li>}
      {entries.map(({ key, text, look, card, window = '' }) => (
        <li key={key} class={look}>
          {window !== '' && !stops.value.includes(window) ? (
            <>
              {text}{' '}
              <button type="button" class="fs-stop-there bare" onClick={() => (stops.value = [...stops.peek(), window])}>
                {t('fellowship-stop-there')}
              </button>
            </>
          ) : card === '' ? (
            text
          ) : (
            <button type="button" class="fs-log-card bare" onClick={() => props.onPoint(card)}>
              <CardPicture id={idOf(card)} />
              <span>{text}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

// ---- stops ---------------------------------------------------------------------------------------------------------

export function Stops({ asking }: { readonly asking: Asking }): JSX.Element {
  const raised = stops.value;
  const preset = presetOf(raised);
  const flip = (name: string): void => {
    stops.value = raised.includes(name) ? raised.filter((one) => one !== name) : [...raised, name];
  };
  return (
    <div class="fs-stops">
      <p>{t('fellowship-stops-help')}</p>
      <div class="fs-presets cluster" role="group" aria-label={t('fellowship-presets')}>
        {Object.entries(PRESETS).map(([name, value]) => (
          <button key={name} type="button" class="button" aria-pressed={preset === name} onClick={() => (stops.value = value)}>
            {t(`fellowship-preset-${name}`)}
          </button>
        ))}
      </div>
      <label class="fs-stop line">
        <input type="checkbox" checked={raised.includes(MATTERS)} onChange={() => flip(MATTERS)} />
        {t('fellowship-stops-matters')}
      </label>
      <label class="fs-stop line">
        <input type="checkbox" checked={actsAtOnce.value} onChange={(event) => (actsAtOnce.value = event.currentTarget.checked)} />
        {t('fellowship-at-once')}
      </label>
      <label class="fs-stop line">
        <input type="checkbox" checked={isStaged.value} onChange={(event) => (isStaged.value = event.currentTarget.checked)} />
        {t('fellowship-staged')}
      </label>
      {Object.keys(standing.value).map((id) => (
        <p key={id}>
          <b>{cardName(id)}</b> <StandingField id={id} />
        </p>
      ))}
      <label class="fs-until">
        {t('fellowship-until')}
        <span class="select">
          <select value={asking.until.value} onChange={(event) => (asking.until.value = event.currentTarget.value)}>
            <option value="">{t('fellowship-until-none')}</option>
            {PHASES.map((phase) => (
              <option key={phase} value={phase}>
                {t(`phase-${phase}`)}
              </option>
            ))}
          </select>
          <Icon name="more" />
        </span>
      </label>
      {PHASES.map((phase) => (
        <fieldset key={phase}>
          <legend>{t(`phase-${phase}`)}</legend>
          {(WINDOWS[phase] ?? []).map((name) => (
            <label key={name} class="fs-stop line">
              <input type="checkbox" checked={raised.includes(name)} onChange={() => flip(name)} />
              {windowName(name)}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

// ---- the rail ------------------------------------------------------------------------------------------------------

export type RailTab = 'log' | 'card' | 'stops' | 'acts';
export const TABS: readonly RailTab[] = ['log', 'card', 'stops', 'acts'];

interface RailProps {
  readonly tab: RailTab;
  onTab(tab: RailTab): void;
  readonly localSeats: LocalSeats;
  readonly asking: Asking;
  readonly words: FellowshipWords;
  readonly zoomed: CardView | null;
  readonly rules: string;
  onPoint(key: string): void;
  /** Where it is a drawer. */
  onClose(): void;
}

export function Rail({ tab, onTab, localSeats, asking, words, zoomed, rules, onPoint, onClose }: RailProps): JSX.Element {
  const localSeat = localSeats.shown;
  const tabs = useRef<HTMLDivElement>(null);
  const step = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length]!;
    onTab(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[TABS.indexOf(next)]?.focus();
  };
  return (
    <aside class="fs-rail column" aria-label={t('fellowship-rail')}>
      <button type="button" class="fs-rail-close bare centred" aria-label={t('fellowship-close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div class="fs-tabs tabs" role="tablist" aria-label={t('fellowship-rail')} ref={tabs} onKeyDown={step}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`fs-tab-${one}`}
            aria-selected={tab === one}
            aria-controls="fs-rail-panel"
            tabIndex={tab === one ? 0 : -1}
            onClick={() => onTab(one)}
          >
            {t(`fellowship-tab-${one}`)}
          </button>
        ))}
      </div>
      <div class="fs-rail-panel" id="fs-rail-panel" role="tabpanel" aria-labelledby={`fs-tab-${tab}`}>
        {tab === 'log' && (
          <Log localSeat={localSeat} words={words} passed={asking.passed.value.filter(({ v }) => localSeat.isKept(v))} onPoint={onPoint} />
        )}
        {tab === 'card' &&
          (zoomed ? (
            <WholeCard card={zoomed} rules={rules}>
              <Why asking={asking} words={words} cardKey={zoomed.key} />
            </WholeCard>
          ) : (
            <p class="fs-nothing">{t('fellowship-card-none')}</p>
          ))}
        {tab === 'stops' && <Stops asking={asking} />}
        {tab === 'acts' && (
          <>
            <ActsCard localSeat={localSeat} words={words} />
            <SeatsCard localSeats={localSeats} words={words} />
          </>
        )}
      </div>
    </aside>
  );
}
