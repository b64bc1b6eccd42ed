import '../../../styles/games.css';

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { dateLocale, t } from '../../i18n';
import { variantName } from '../../names';
import { addressOf } from '../../net/base';
import { myGames } from '../../net/games';
import { isOffered } from '../../net/rematch';
import { awaySince, isGoing, isYourTurn, refreshSummaries, summaries, timeOf, watchSummaries } from '../../net/summaries';
import { Choice } from '../../shell/Choice';
import { computerName, computerOf } from '../../shell/computers';
import { Notice } from '../../shell/Notice';
import { Select } from '../../shell/Select';
import { useTitle } from '../../shell/title';
import { DaysNote } from '../DaysNote';
import { chosen, type Entry, entryOf, EVERYTHING, GROUPS, type GroupName, type ListFilter, ORDERS, STATES } from './games-list';
import { GameRow } from './GameRow';

const REFRESH_MS = 10000;
/** Finished games of one page; more come by a press. */
const PAGE = 20;
/** So many games need no filters. */
const FEW = 4;

function GameGroup({ group, entries }: { readonly group: GroupName; readonly entries: readonly Entry[] }): JSX.Element | null {
  const shown = useSignal(PAGE);
  const list = useRef<HTMLUListElement>(null);
  if (entries.length === 0) return null;
  const isLong = group === 'done';
  const rows = isLong ? entries.slice(0, shown.value) : entries;
  const more = (): void => {
    const next = shown.value;
    shown.value += PAGE;
    requestAnimationFrame(() => list.current?.children[next]?.querySelector('a')?.focus());
  };
  return (
    <section aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>
        {t(`games-${group}`)} <span class="soft">{entries.length}</span>
      </h2>
      <ul class="rows" ref={list}>
        {rows.map(({ game, line }) => (
          <GameRow key={game.match} game={game} line={line} />
        ))}
      </ul>
      {rows.length < entries.length && (
        <button type="button" class="button games-more" onClick={more}>
          {t('games-more', { count: Math.min(PAGE, entries.length - rows.length), rest: entries.length - rows.length })}
        </button>
      )}
    </section>
  );
}

/** Without a connection: how old the list is. */
function Away(): JSX.Element | null {
  const at = awaySince.value;
  if (at === null) return null;
  const style: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  const when = new Intl.DateTimeFormat(dateLocale(), style).format(timeOf(at));
  return (
    <p class="notice-line" role="status">
      {at === 0 ? t('games-away') : t('games-away-since', { when })}
    </p>
  );
}

function opponentText(key: string): string {
  const [kind, ...rest] = key.split(' ');
  const name = rest.join(' ');
  if (kind === 'computer') return computerName(computerOf(name));
  return kind === 'person' ? name : t('seats-guest');
}

const byText = ([, one]: readonly [string, string], [, other]: readonly [string, string]): number => one.localeCompare(other);

interface ToolsProps {
  readonly entries: readonly Entry[];
  readonly filter: Signal<ListFilter>;
}

/** Which games, and in which order; each choice holds only what there is. */
function Tools({ entries, filter }: ToolsProps): JSX.Element {
  const now = filter.value;
  const choose = (part: Partial<ListFilter>): void => void (filter.value = { ...now, ...part });
  const boxes = [...new Set(entries.map(({ box }) => box))].map((key) => {
    const [game = '', variant = ''] = key.split(' ');
    return [key, variantName(game, variant)] as const;
  });
  const opponents = [...new Set(entries.flatMap((entry) => entry.opponents))].map((key) => [key, opponentText(key)] as const);
  return (
    <div class="games-tools cluster">
      <Choice
        name="games-state"
        legend={t('games-filter-state')}
        value={now.state}
        among={STATES.map((value) => ({ value, text: t(`games-filter-${value}`) }))}
        onChoose={(state) => choose({ state })}
      />
      <Select
        label={t('games-filter-box')}
        value={now.box}
        among={[['', t('games-filter-box-any')], ...boxes.sort(byText)]}
        onChoose={(box) => choose({ box })}
      />
      <Select
        label={t('games-filter-opponent')}
        value={now.opponent}
        among={[['', t('games-filter-opponent-any')], ...opponents.sort(byText)]}
        onChoose={(opponent) => choose({ opponent })}
      />
      <Select
        label={t('games-order')}
        value={now.order}
        among={ORDERS.map((order) => [order, t(`games-order-${order}`)])}
        onChoose={(value) => choose({ order: ORDERS.find((order) => order === value) ?? 'newest' })}
      />
    </div>
  );
}

/** Asks the server at once for everything, then again while the page is looked at. */
function useFreshLines(): void {
  useEffect(() => {
    void refreshSummaries(true);
    return watchSummaries(REFRESH_MS);
  }, []);
}

/** The rows to come, as high as they will be: until the first answer nobody knows which games are over. */
function Blanks({ count }: { readonly count: number }): JSX.Element {
  return (
    <ul class="rows games-blanks" aria-label={t('app-loading')}>
      {Array.from({ length: Math.min(6, count) }, (_, index) => (
        <li key={index} class="row" aria-hidden="true" />
      ))}
    </ul>
  );
}

export function Games(): JSX.Element {
  useTitle(t('games-title'));
  useFreshLines();
  const filter = useSignal(EVERYTHING);
  const games = myGames.value;
  if (games.length === 0) {
    return (
      <Notice scene="empty" title={t('games-empty-title')} text={t('games-empty-help')}>
        <a class="button primary" href={addressOf('/')}>
          {t('games-empty-go')}
        </a>
      </Notice>
    );
  }
  const entries = games.map((game) => {
    const line = summaries.value.get(game.match);
    const isOffer = typeof line === 'object' && isOffered(game, line, Date.now());
    return entryOf(game, line, isYourTurn(game) || isOffer, isGoing(game));
  });
  const found = chosen(entries, filter.value);
  const isHeard = entries.some(({ line }) => line !== undefined);
  return (
    <div class="page games-page">
      <h1>{t('games-title')}</h1>
      <p class="page-intro">{t('games-intro')}</p>
      <Away />
      {games.length > FEW && <Tools entries={entries} filter={filter} />}
      {!isHeard && <Blanks count={games.length} />}
      {isHeard && found.length === 0 && (
        <p class="games-none" role="status">
          {t('games-none')}{' '}
          <button type="button" class="button" onClick={() => (filter.value = EVERYTHING)}>
            {t('games-filter-clear')}
          </button>
        </p>
      )}
      {isHeard && GROUPS.map((group) => <GameGroup key={group} group={group} entries={found.filter((entry) => entry.group === group)} />)}
      <DaysNote />
    </div>
  );
}
