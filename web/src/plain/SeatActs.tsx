/** What may be done about a seat of a company: a computer for it, the own seat lent and taken back, a link for a person. */

import '../../styles/plain-seats.css';

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { addressOf } from '../net/base';
import { findGame, keepInvite } from '../net/games';
import { knownGames, knownSpec } from '../net/known-games';
import type { MatchConnection } from '../net/match';
import { nearest } from '../net/options';
import { learnReach, reach } from '../net/reach';
import type { SeatChange, SeatStatus } from '../net/wire';
import { type Computer, computerKey, computerName, computerOf, computersOf } from '../shell/computers';
import { Icon } from '../shell/Icon';
import { useWork } from '../shell/work';
import { isPlayed } from './awaited';

/** The level offered first: it plays sensibly and quickly. */
const USUAL_LEVEL = 1;

type SeatAction = 'fill' | 'take-over' | 'lend' | 'back' | 'link' | 'give-away';

/** What may be done about this seat. isOwn: it is one of the asker's. */
export function seatActionsFor(status: SeatStatus, isOwn: boolean): readonly SeatAction[] {
  if (isOwn) return status.stand_in >= 0 || status.offered ? ['back'] : ['lend', 'give-away'];
  if (status.kind === 'open') return ['fill'];
  if (status.kind === 'person' && !status.left) return [];
  if (!isPlayed(status)) return ['take-over'];
  return status.offered ? [] : ['link'];
}

const TO: Readonly<Record<SeatAction, SeatChange['to']>> = {
  fill: 'computer',
  'take-over': 'computer',
  lend: 'computer',
  back: 'person',
  link: 'link',
  'give-away': 'link',
};

interface Props {
  readonly client: MatchConnection;
  readonly game: string;
  readonly status: SeatStatus;
  readonly isOwn: boolean;
  /** The seat in words. */
  readonly seat: string;
}

export function SeatActs({ client, game, status, isOwn, seat }: Props): JSX.Element | null {
  const computers = useComputers(game).value;
  const picked = useSignal<Computer | null>(null);
  const { isBusy, problem, run } = useWork();
  const actions = seatActionsFor(status, isOwn);
  if (!knownSpec(game)?.cooperative || (actions.length === 0 && !status.offered)) return null;
  const levels = computers.flatMap(({ level, player }) => (player === '' ? [level] : []));
  const chosen = picked.value ?? { level: nearest(levels, USUAL_LEVEL), player: '' };
  const act = (action: SeatAction): Promise<void> => {
    return run(async () => {
      const computer = TO[action] === 'computer' ? chosen : { level: 0 };
      const { invite } = await client.changeSeat({ seat: status.seat, to: TO[action], ...computer });
      if (invite !== null) keepInvite(client.match, status.seat, invite);
    });
  };
  const asksLevel = computers.length > 1 && actions.some((action) => TO[action] === 'computer');
  return (
    <span class="plain-seat-acts cluster">
      {asksLevel && (
        <span class="select">
          <select
            aria-label={t('plain-seat-level', { seat })}
            value={computerKey(chosen)}
            onChange={(event) => (picked.value = computerOf(event.currentTarget.value))}
          >
            {computers.map((one) => (
              <option key={computerKey(one)} value={computerKey(one)}>
                {computerName(one)}
              </option>
            ))}
          </select>
          <Icon name="more" />
        </span>
      )}
      {actions.map((action) => (
        <button key={action} type="button" class="button" disabled={isBusy.value} onClick={() => void act(action)}>
          {t(`plain-seat-${action}`)}
        </button>
      ))}
      {status.offered && <OfferedLink match={client.match} status={status} seat={seat} />}
      {problem.value !== '' && (
        <span class="problem" role="alert">
          {problem.value}
        </span>
      )}
    </span>
  );
}

/** The link that this browser has made for a seat. */
function OfferedLink({
  match,
  status,
  seat,
}: {
  readonly match: string;
  readonly status: SeatStatus;
  readonly seat: string;
}): JSX.Element | null {
  useEffect(learnReach, []);
  const invite = findGame(match)?.invites.find((one) => one.seat === status.seat)?.invite;
  if (invite === undefined) return null;
  const link = (reach.value?.origin ?? location.origin) + addressOf(`/join/${encodeURIComponent(match)}#${invite}`);
  return (
    <input
      class="invite-link"
      readOnly
      aria-label={t('plain-seat-link-for', { seat })}
      value={link}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** A game's computers, the levels first; [] until they are known. */
function useComputers(game: string): Signal<readonly Computer[]> {
  const computers = useSignal<readonly Computer[]>([]);
  useEffect(() => {
    knownGames().then(
      ({ levels, players, steps }) => (computers.value = computersOf(levels[game] ?? [], players[game] ?? [], steps[game] ?? [])),
      () => undefined,
    );
  }, [game]);
  return computers;
}

/** Said above the question while a computer plays the seat that is looked at. */
export function LentStrip({ client }: { readonly client: MatchConnection }): JSX.Element | null {
  const seat = client.welcome.value?.seat ?? -1;
  const status = client.presence.value.find((one) => one.seat === seat);
  if (!status || status.stand_in < 0 || client.update.value?.status.status === 'over') return null;
  return (
    <div class="plain-strip plain-lent" role="status">
      {t('plain-lent-strip')}{' '}
      <button type="button" class="button" onClick={() => void client.changeSeat({ seat, to: 'person', level: 0 }).catch(() => undefined)}>
        {t('plain-seat-back')}
      </button>
    </div>
  );
}

/** The free seats of a game that has not begun, each with its computer. */
export function FreeSeats({
  client,
  game,
  seatName,
}: {
  readonly client: MatchConnection;
  readonly game: string;
  readonly seatName: (seat: number) => string;
}): JSX.Element | null {
  useEffect(() => void knownGames().catch(() => undefined), []);
  const free = client.presence.value.filter((status) => status.kind === 'open');
  if (free.length === 0 || !knownSpec(game)?.cooperative) return null;
  return (
    <ul class="plain-free-seats stack">
      {free.map((status) => (
        <li key={status.seat}>
          <strong>{seatName(status.seat)}</strong>
          <SeatActs client={client} game={game} status={status} isOwn={false} seat={seatName(status.seat)} />
        </li>
      ))}
    </ul>
  );
}
