/** The words about a tournament. */

import { dateLocale, inOneLine, t } from '../../i18n';
import { variantName } from '../../names';
import type { Entrant, OwnPart, TournamentLine, TournamentPage } from '../../net/wire';
import { computerName } from '../../shell/computers';
import { clockText, countsText, minutesText, spanText } from '../../shell/terms-words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** From here on a moment is told by its day and hour. */
const FAR = 12 * HOUR;

/** Points as people write them: 2, 2½, 0.33. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  if (rest === 0) return String(whole);
  if (rest === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return new Intl.NumberFormat(dateLocale(), { maximumFractionDigits: 2 }).format(points);
}

/** A moment by its day and hour. */
export function momentText(at: number): string {
  return new Intl.DateTimeFormat(dateLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

/** When it starts, ends, or how far it is: for a line in a list. now: on the server's clock. */
export function whenText(line: TournamentLine, now: number): string {
  const { state, system, starts_at: starts, ends_at: ends, round, n_rounds: rounds, winner } = line;
  if (state === 'cancelled') return t('tour-off');
  if (state === 'finished') return winner === '' ? t('tour-over') : t('tour-won-by', { who: winner });
  if (state === 'announced') {
    if (starts === 0) return t('tour-starts-by-hand');
    if (starts <= now) return t('tour-starts-now');
    return starts - now < FAR ? t('tour-starts-in', { time: spanText(starts - now) }) : t('tour-starts-on', { time: momentText(starts) });
  }
  if (system === 'arena') return ends > now ? t('tour-ends-in', { time: spanText(ends - now) }) : t('tour-time-last');
  return rounds > 0 ? t('tour-round-of', { round, count: rounds }) : t('tour-round', { round });
}

/** How many take part. */
export function countText({ state, n_joined: count }: TournamentLine): string {
  const id = state === 'announced' ? 'tour-joined' : state === 'running' ? 'tour-playing' : 'tour-played';
  return t(id, { count });
}

/** What is played and how: "Arena · Short · 5 + 5 · rated". */
export function factsText({ system, game, variant, clock, rated }: TournamentLine): string {
  return [t(`tour-system-${system}`), variantName(game, variant), clockText(clock), countsText({ rated })].join(' · ');
}

/** Who it is, without a mark for computers. */
export function entrantName({ is_computer, level, player, name }: Entrant): string {
  if (is_computer) return computerName({ level: Math.max(0, level), player });
  return name === '' ? t('tour-guest') : name;
}

/** Who it is, as everybody reads it: computers are marked, oneself is "you". */
export function entrantText(entrant: Entrant, own: number): string {
  const who = entrantName(entrant);
  if (entrant.is_computer) return t('tour-computer', { who });
  return entrant.number === own ? t('tour-you', { who }) : who;
}

/** Several of them in one line. numbers: of entrants. */
export function namesText({ entrants }: Pick<TournamentPage, 'entrants'>, numbers: readonly number[]): string {
  const found = numbers.flatMap((number) => entrants.find((one) => one.number === number) ?? []);
  return inOneLine(found.map((one) => entrantText(one, 0)));
}

/** What the page says under its title: who plays and until when one may join, or what is played. */
export function leadText({ line, entrants }: TournamentPage): string {
  const { system, state, game, variant, clock, round, n_rounds: rounds } = line;
  if (system === 'arena' && state === 'running') return t('tour-lead-arena', { count: line.n_joined, kinds: kindsText(entrants) });
  const how = t('tour-lead-rounds', {
    system: t(`tour-system-${system}`),
    game: variantName(game, variant),
    clock: clockText(clock),
    round: state === 'running' && round > 0 ? `${roundText(round, rounds)}.` : '',
  });
  return how.trim();
}

function roundText(round: number, count: number): string {
  return count > 0 ? t('tour-round-of', { round, count }) : t('tour-round', { round });
}

function kindsText(entrants: readonly Entrant[]): string {
  const computers = entrants.filter(({ is_computer }) => is_computer).length;
  const kind = computers === 0 ? 'people' : computers === entrants.length ? 'computers' : 'both';
  return t(`tour-kinds-${kind}`);
}

/** What somebody who plays does next, in a heading and a line. waits: milliseconds of this browser's waits for a table so far. */
export interface NextWords {
  readonly title: string;
  readonly text: string;
}

type Seen = Pick<TournamentPage, 'line' | 'own' | 'missing' | 'fills' | 'entrants' | 'standings' | 'cancelled'>;

export function nextWords(page: Seen, waits: readonly number[], now: number): NextWords {
  const { line, own } = page;
  if (line.state === 'cancelled') return { title: t('tour-off'), text: t(`tour-cancelled-${page.cancelled ?? 'host'}`) };
  if (own.entrant === 0) return strangerWords(page);
  if (line.state === 'finished') return { title: t('tour-place-end', { place: own.rank }), text: saidPlace(page) };
  if (line.state === 'announced') return { title: t('tour-you-play'), text: beforeText(page) };
  if (own.table) return { title: t('tour-next-table'), text: t('tour-next-against', { who: namesText(page, own.table.against) }) };
  return { title: placeText(page), text: waitingText(page, waits, now) };
}

/** Nobody has a place before the first game has ended. */
function placeText({ own, standings }: Seen): string {
  const hasBegun = standings.some(({ n_games }) => n_games > 0);
  return hasBegun ? t('tour-place', { place: own.rank }) : t('tour-you-play');
}

function saidPlace({ own, standings }: Pick<Seen, 'own' | 'standings'>): string {
  const row = standings.find(({ entrant }) => entrant === own.entrant);
  return t('tour-said-place', { place: own.rank, count: standings.length, points: pointsText(row?.points ?? 0) });
}

/** What is said of those who are still missing; "" where nobody is. */
export function missingText({ missing, fills }: Pick<Seen, 'missing' | 'fills'>): string {
  if (missing === 0) return '';
  return `${t('tour-next-missing', { count: missing })} ${t(fills ? 'tour-next-fill' : 'tour-next-no-fill')}`;
}

function beforeText(page: Seen): string {
  const how = page.line.starts_at === 0 ? 'tour-next-start-hand' : 'tour-next-start';
  return missingText(page) || t(how);
}

function strangerWords(page: Seen): NextWords {
  const { line, own } = page;
  if (line.state === 'finished') {
    const [first] = page.standings;
    const winner = page.entrants.find(({ number }) => number === first?.entrant);
    const isPlayed = winner !== undefined && (first?.n_games ?? 0) > 0;
    return { title: t('tour-over'), text: isPlayed ? t('tour-won-by', { who: entrantText(winner, 0) }) : t('tour-no-games') };
  }
  if (own.joining === '' || own.joining === 'needs-name') {
    const help = line.system === 'arena' ? 'tour-may-join-help' : 'tour-may-join-rounds-help';
    return { title: t('tour-may-join'), text: missingText(page) || t(help) };
  }
  return { title: t('tour-watch-only'), text: own.joining === 'in' ? '' : t(`tour-bar-${own.joining}`) };
}

function waitingText(page: Seen, waits: readonly number[], now: number): string {
  const { line, own } = page;
  if (own.now === 'paused') return t('tour-next-pause');
  if (own.now === 'left') return t('tour-next-left');
  if (own.now === 'rests') return t('tour-next-rest');
  if (line.system !== 'arena') return t('tour-next-round');
  if (line.ends_at > 0 && line.ends_at <= now) return t('tour-next-last');
  const others = page.standings.filter(({ entrant, now: doing }) => entrant !== own.entrant && doing === 'waits');
  if (others.length === 0) return t('tour-next-alone');
  if (waits.length === 0) return t('tour-next-soon');
  const usual = [...waits].sort((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0;
  return t('tour-next-minute', { minutes: Math.max(1, Math.round(usual / MINUTE)) });
}

/** The large figure of the time card, and what stands above it. */
export interface TimeWords {
  readonly label: string;
  readonly figure: string;
}

export function timeWords(line: TournamentLine, now: number): TimeWords {
  const { state, system, starts_at: starts, ends_at: ends, round, n_rounds: rounds } = line;
  if (state === 'cancelled') return { label: '', figure: t('tour-time-off') };
  if (state === 'finished') return { label: '', figure: t('tour-time-over') };
  if (state === 'announced') {
    if (starts === 0) return { label: t('tour-time-starts'), figure: t('tour-time-hand') };
    if (starts <= now) return { label: '', figure: t('tour-time-now') };
    const figure = starts - now < FAR ? minutesText(Math.ceil((starts - now) / SECOND)) : momentText(starts);
    return { label: t('tour-time-starts'), figure };
  }
  if (system !== 'arena')
    return { label: t('tour-time-round'), figure: rounds > 0 ? t('tour-time-of', { round, count: rounds }) : String(round) };
  if (ends > now) return { label: t('tour-time-ends'), figure: minutesText(Math.ceil((ends - now) / SECOND)) };
  return { label: '', figure: t('tour-time-last') };
}

/** Whom a live region tells of: one's own place, else who leads; "" before the first game. */
export function saidText({ line, own, standings, entrants }: Pick<TournamentPage, 'line' | 'own' | 'standings' | 'entrants'>): string {
  if (line.state !== 'running' || standings.every(({ n_games }) => n_games === 0)) return '';
  if (hasPlace(own)) return saidPlace({ own, standings });
  const [first] = standings;
  const leader = entrants.find(({ number }) => number === first?.entrant);
  return leader && first ? t('tour-said-lead', { who: entrantText(leader, 0), points: pointsText(first.points) }) : '';
}

const hasPlace = ({ entrant }: OwnPart): boolean => entrant > 0;
