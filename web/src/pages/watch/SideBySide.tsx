/** Several matches at once, for those who watch: on a phone one of them, and a strip to choose it. */

import '../../../styles/side-by-side.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { SmallBoard } from '../../covers/SmallBoard';
import { inOneLine, t } from '../../i18n';
import { seatName, variantName } from '../../names';
import { addressOf } from '../../net/base';
import { MatchClient } from '../../net/match';
import type { SeatStatus, Welcome } from '../../net/wire';
import { SeatClock, showsClock } from '../../plain/SeatClock';
import { Rating } from '../../shell/Rating';
import { SeatedBanner, seatedName } from '../../shell/seated';
import { Late } from './Late';
import { MOST_SIDE_BY_SIDE } from './watch-list';

interface Props {
  /** Their ids; at most four are shown. */
  readonly matches: readonly string[];
}

/** Arrow keys go from one match to the next; each opens with Enter. Every match has a line of its own. */
export function SideBySide({ matches }: Props): JSX.Element {
  const shown = matches.slice(0, MOST_SIDE_BY_SIDE);
  const chosen = useSignal(shown[0] ?? '');
  const group = useRef<HTMLDivElement>(null);
  const current = shown.includes(chosen.value) ? chosen.value : shown[0];
  const go = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const links = [...(group.current?.querySelectorAll<HTMLElement>('.side-title') ?? [])].filter((link) => link.offsetParent !== null);
    const at = links.findIndex((link) => link === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    links[(at + step + links.length) % links.length]?.focus();
  };
  return (
    <div class={`side-by-side of-${shown.length}`} ref={group} onKeyDown={go} role="group" aria-label={t('watch-side')}>
      <div class="side-strip cluster" role="group" aria-label={t('watch-side-choose')}>
        {shown.map((match, index) => (
          <button key={match} type="button" class="button" aria-pressed={match === current} onClick={() => (chosen.value = match)}>
            {index + 1}
          </button>
        ))}
      </div>
      {shown.map((match, index) => (
        <Pane key={match} match={match} number={index + 1} isChosen={match === current} />
      ))}
    </div>
  );
}

interface PaneProps {
  readonly match: string;
  readonly number: number;
  /** It is the one that a narrow window shows. */
  readonly isChosen: boolean;
}

function Pane({ match, number, isChosen }: PaneProps): JSX.Element {
  const client = useMemo(() => new MatchClient(match, ''), [match]);
  useEffect(() => () => client.close(), [client]);
  const welcome = client.welcome.value;
  const title = welcome ? titleOf(welcome, client.presence.value) : t('watch-side-game', { number });
  return (
    <article class={isChosen ? 'side-pane sheet is-chosen' : 'side-pane sheet'} aria-label={title}>
      <div class="side-board">
        {welcome && <SmallBoard game={welcome.game} variant={welcome.variant} observation={client.update.value?.observation ?? null} />}
      </div>
      <div class="side-words stack">
        <a class="side-title" href={addressOf(`/watch/${match}`)}>
          {welcome ? variantName(welcome.game, welcome.variant) : title}
        </a>
        {welcome && (
          <ul class="side-seats stack">
            {client.presence.value.map((seat) => (
              <Seat key={seat.seat} client={client} game={welcome.game} seat={seat} />
            ))}
          </ul>
        )}
        <p class="soft side-state">
          <State client={client} />
        </p>
      </div>
    </article>
  );
}

function titleOf({ game, variant }: Welcome, seats: readonly SeatStatus[]): string {
  return [variantName(game, variant), inOneLine(seats.map((seat) => seatedName(seat) || seatName(game, seat.seat)))].join(', ');
}

interface SeatProps {
  readonly client: MatchClient;
  readonly game: string;
  readonly seat: SeatStatus;
}

function Seat({ client, game, seat }: SeatProps): JSX.Element {
  const observation = client.update.value?.observation as { readonly to_act?: readonly number[] } | undefined;
  const isToAct = client.update.value?.status.status !== 'over' && observation?.to_act?.includes(seat.seat) === true;
  return (
    <li class={isToAct ? 'side-seat line is-to-act' : 'side-seat line'}>
      <SeatedBanner status={seat} class="crest-24" />
      <span class="one-line" translate={false}>
        {seatedName(seat) || seatName(game, seat.seat)}
      </span>
      <Rating rating={seat.rating} />
      {showsClock({ client, seat: seat.seat }) && <SeatClock client={client} seat={seat.seat} />}
    </li>
  );
}

/** How far it is, and how late; or why nothing is shown. */
function State({ client }: { readonly client: MatchClient }): JSX.Element {
  if (client.refused.value !== '')
    return <>{t(['match', 'expired'].includes(client.refused.value) ? 'watch-gone-title' : 'watch-closed-title')}</>;
  if (!client.welcome.value) return <>{client.connection.value === 'lost' ? t('match-away-title') : t('app-loading')}</>;
  const observation = client.update.value?.observation as { readonly turn?: number } | undefined;
  return (
    <>
      {observation?.turn !== undefined && `${t('plain-turn', { turn: observation.turn + 1 })} · `}
      <Late client={client} />
    </>
  );
}
