import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { levelName, variantName } from '../../names';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import type { KeptGame } from '../../net/games';
import { filling, seatRows } from '../../net/seats';
import type { OpenTable } from '../../net/wire';
import { minutesText } from '../../shell/terms-words';
import { useNow } from '../../shell/now';
import { useWork } from '../../shell/work';
import { levelInstead, playComputer, takeBack } from './sit';
import { tableText } from './words';

/** The level of the computer that may play instead; null until it is known. */
function useLevel(game: string): number | null {
  const level = useSignal<number | null>(null);
  const wished = filling.value.level;
  useEffect(() => {
    levelInstead(game, wished).then(
      (found) => (level.value = found),
      () => undefined,
    );
  }, [game, wished]);
  return level.value;
}

/** When and as what a computer sits down by itself, where the host lets it. */
function Fills({ table, now }: { readonly table: OpenTable; readonly now: number }): JSX.Element | null {
  if (table.fills_at === 0) return null;
  return <p class="soft">{t('seats-fills', { level: levelName(table.fill_level), time: minutesText((table.fills_at - now) / 1000) })}</p>;
}

interface Props {
  readonly game: KeptGame;
  /** After the seat has been taken back. */
  readonly onBack: () => void;
}

/** What one may do instead of waiting on. */
export function WaitActs({ game, onBack }: Props): JSX.Element {
  const level = useLevel(game.game);
  const { isBusy, problem, run } = useWork();
  return (
    <>
      <div class="seats-acts cluster">
        <button type="button" class="button" disabled={isBusy.value} onClick={() => void run(() => takeBack(game).then(onBack))}>
          {t('seats-own-back')}
        </button>
        <button
          type="button"
          class="button"
          disabled={isBusy.value || level === null}
          onClick={() => void run(() => playComputer(game, level ?? 0))}
        >
          {t('seats-computer-level', { level: levelName(level ?? 0) })}
        </button>
      </div>
      <p role="alert" class="problem" hidden={problem.value === ''}>
        {problem}
      </p>
    </>
  );
}

const waited = (game: KeptGame, table: OpenTable | undefined, now: number): string =>
  minutesText((now - (table?.since ?? game.kept)) / 1000);

/** How long one has waited, in a few words. */
export function WaitShort({ game }: { readonly game: KeptGame }): JSX.Element {
  const now = useNow();
  const table = seatRows.value.find((row) => row.table.match === game.match)?.table;
  return <span class="seats-time">{t('seats-own-short', { time: waited(game, table, now) })}</span>;
}

/** How long one has waited, and for what. */
export function WaitLine({ game }: { readonly game: KeptGame }): JSX.Element {
  const now = useNow();
  const table = seatRows.value.find((row) => row.table.match === game.match)?.table;
  const name = table ? tableText(table) : variantName(game.game, game.variant);
  return (
    <>
      <p class="seats-time">{t('seats-own', { table: name, time: waited(game, table, now) })}</p>
      {table && <Fills table={table} now={now} />}
    </>
  );
}

/** The own seat in the list. */
export function OwnSeat({ game }: { readonly game: KeptGame }): JSX.Element {
  return (
    <div class="seats-own">
      <WaitLine game={game} />
      <WaitActs game={game} onBack={() => undefined} />
      <p>
        <a href={addressOf(`/match/${game.match}`)}>{t('seats-own-go')}</a>
      </p>
    </div>
  );
}
