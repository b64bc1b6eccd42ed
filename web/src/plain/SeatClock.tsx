/** The clock of a seat, and what is said of the clocks to those who listen. */

import '../../styles/clock.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../i18n';
import {
  type HeardClocks,
  isByDays,
  isLow,
  LAST_MS,
  leftAt,
  lowFrom,
  spokenTime,
  untilChange,
  wholeOf,
  writtenTime,
} from '../net/clock-time';
import type { MatchConnection } from '../net/match';
import type { SeatClock as SeatClockStatus } from '../net/wire';
import { language } from '../settings';
import { keyOf } from '../shell/keys';
import { playLoudest } from './event-sounds';

const KNOCK = {
  low: [
    [196, 0.09, 0.5],
    [0, 0.06, 0.001],
    [196, 0.09, 0.5],
  ],
} as const;
/** A browser waits no longer than this. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** Milliseconds that the increment is shown. */
const GAIN_MS = 600;
/** Milliseconds at which those who listen are told of their own clock. */
const CALLS = [
  [30_000, 'clock-call-thirty'],
  [LAST_MS, 'clock-call-ten'],
] as const;

interface Props {
  readonly client: MatchConnection;
  readonly seat: number;
}

/** Has this match a clock? */
export function hasClock(client: MatchConnection): boolean {
  return Boolean(client.welcome.value?.terms.clock);
}

/** Has this seat a time that runs out? A computer's has none. */
export function showsClock({ client, seat }: Props): boolean {
  return hasClock(client) && client.clocks.value?.seats[seat]?.left !== null;
}

/** Milliseconds left on the clock of a seat, drawn again whenever its digits change. */
function useLeft(heard: HeardClocks | null, clock: SeatClockStatus | undefined): number | null {
  const beat = useSignal(0);
  const left = clock && heard ? leftAt(clock, heard.heardAt, performance.now()) : null;
  const runs = clock?.state === 'runs' && left !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = window.setTimeout(() => (beat.value += 1), untilChange(left));
    return () => window.clearTimeout(timer);
  }, [heard, runs, beat.value]);
  return left;
}

/** The increment as it comes: how many seconds, 0 for none at this moment. */
function useGain(heard: HeardClocks | null, seat: number): number {
  const gain = useSignal(0);
  const was = useRef<HeardClocks | null>(null);
  useEffect(() => {
    const [before, now] = [was.current?.seats[seat], heard?.seats[seat]];
    const isNext = was.current !== null && heard !== null && heard.v > was.current.v;
    was.current = heard;
    if (!isNext || !before || !now || before.setup || now.setup || before.state !== 'runs') return;
    const [old, present] = [leftAt(before, 0, 0), now.left];
    if (old === null || present === null || present <= old) return;
    gain.value = Math.round((present - old) / 1000);
    const timer = window.setTimeout(() => (gain.value = 0), GAIN_MS);
    return () => {
      gain.value = 0;
      window.clearTimeout(timer);
    };
  }, [heard, seat]);
  return gain.value;
}

/** One clock: it waits sunken, runs on ink, has a mark and another ground when little is left, and stands still with two bars. */
export function SeatClock({ client, seat }: Props): JSX.Element | null {
  const heard = client.clocks.value;
  const terms = client.welcome.value?.terms.clock;
  const clock = heard?.seats[seat];
  const left = useLeft(heard, clock);
  const gain = useGain(heard, seat);
  if (!terms || (clock && left === null)) return null;
  if (!clock || left === null) return <div class="clock is-waits" aria-hidden="true" />;
  const whole = wholeOf(terms, clock.setup);
  const low = clock.state !== 'out' && isLow(left, whole);
  const isRunningLow = low && clock.state === 'runs';
  const written = writtenTime(left, language.value, isByDays(terms));
  const share = whole > 0 ? Math.min(1, left / whole) : 0;
  return (
    <div
      class={`clock is-${clock.state}${isRunningLow ? ' is-low' : ''}${left <= LAST_MS ? ' is-last' : ''}`}
      role="timer"
      aria-label={t(`clock-${clock.state}`, { time: spokenTime(left, language.value) })}
      data-testid={`clock-${seat}`}
    >
      {clock.state === 'stands' && <span class="clock-bars" aria-hidden="true" />}
      {isRunningLow && <span class="clock-warn" aria-hidden="true" />}
      <span class="clock-digits" aria-hidden="true">
        {written}
      </span>
      {clock.state === 'runs' && <span class="clock-line" style={{ width: `${100 * share}%` }} aria-hidden="true" />}
      {gain > 0 && (
        <span class="clock-gain" aria-hidden="true">
          +{gain}
        </span>
      )}
    </div>
  );
}

interface TellerProps {
  readonly client: MatchConnection;
  /** The seats of this browser. */
  readonly own: readonly number[];
  readonly name: (seat: number) => string;
}

/** Says what a clock shows to those who listen, knocks twice when one's own is low, and answers the key T with all times. Once a page. */
export function ClockTeller({ client, own, name }: TellerProps): JSX.Element | null {
  const heard = client.clocks.value;
  const terms = client.welcome.value?.terms.clock;
  const said = useSignal('');
  const mine = heard?.shared ? 0 : (own.find((seat) => heard?.seats[seat]?.state === 'runs') ?? -1);
  const clock = heard?.seats[mine];
  useCalls(clock, heard, (text) => (said.value = text));
  useKnock(clock, heard, terms ? wholeOf(terms, clock?.setup ?? false) : 0);
  const states = heard?.seats.map(({ state }) => state) ?? [];
  const stands = states.includes('stands') && !states.includes('runs');
  useEffect(() => {
    if (stands) said.value = t('clock-call-stands');
  }, [stands]);
  useLayoutEffect(() => {
    const tell = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null;
      if (isTyping || event.ctrlKey || event.altKey || event.metaKey || keyOf(event) !== 't') return;
      said.value = allTimes(client.clocks.peek(), name) + (said.peek().endsWith('.') ? '' : '.');
    };
    window.addEventListener('keydown', tell);
    return () => window.removeEventListener('keydown', tell);
  }, [client, name]);
  if (!terms) return null;
  return (
    <p class="visually-hidden" role="status" data-testid="clock-said">
      {said.value}
    </p>
  );
}

/** All times in words: "First: 4 minutes, 12 seconds. Second: 9 minutes". */
export function allTimes(heard: HeardClocks | null, name: (seat: number) => string): string {
  if (!heard) return '';
  const told = heard.seats.flatMap((clock, seat) => {
    const left = leftAt(clock, heard.heardAt, performance.now());
    if (left === null || (heard.shared && seat > 0)) return [];
    const time = spokenTime(left, language.value);
    return [heard.shared ? t('clock-table-time', { time }) : t('clock-seat-time', { seat: name(seat), time })];
  });
  return told.join('. ');
}

/** Calls thirty and ten seconds, each once for every time that a clock runs down to it. */
function useCalls(clock: SeatClockStatus | undefined, heard: HeardClocks | null, say: (text: string) => void): void {
  useEffect(() => {
    if (!clock || !heard || clock.state !== 'runs') return;
    const left = leftAt(clock, heard.heardAt, performance.now());
    if (left === null) return;
    const timers = CALLS.filter(([at]) => left > at && left - at < LONGEST_WAIT_MS).map(([at, id]) =>
      window.setTimeout(() => say(t(id)), left - at),
    );
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, [clock, heard]);
}

/** Two knocks when one's own clock becomes low. */
function useKnock(clock: SeatClockStatus | undefined, heard: HeardClocks | null, whole: number): void {
  useEffect(() => {
    if (!clock || !heard || clock.state !== 'runs' || whole <= 0) return;
    const left = leftAt(clock, heard.heardAt, performance.now());
    if (left === null || isLow(left, whole)) return;
    const wait = left - lowFrom(whole);
    if (wait > LONGEST_WAIT_MS) return;
    const timer = window.setTimeout(() => playLoudest([{ kind: 'low' }], KNOCK), wait);
    return () => window.clearTimeout(timer);
  }, [clock, heard, whole]);
}
