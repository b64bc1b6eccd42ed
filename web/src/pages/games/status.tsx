/** What a game waits for, and with whom it is played: in a row of "my games" and on a ticket of the home page. */

import type { JSX } from 'preact';

import { familyOf } from '../../families';
import { inOneLine, t } from '../../i18n';
import { seatNames, tOf } from '../../names';
import type { KeptGame } from '../../net/games';
import { isAllMine, isYourTurn, type SummaryState } from '../../net/summaries';
import type { MatchSummary, SeatStatus } from '../../net/wire';
import { seatedText } from '../../shell/computers';
import { Crest } from '../../shell/Crest';

/** How a match ended for everybody, in a browser that holds all seats. */
function sharedEnd({ game, returns }: MatchSummary): string {
  const best = Math.max(...(returns ?? []));
  const winners = (returns ?? []).flatMap((value, seat) => (value === best ? [seat] : []));
  if (winners.length === 1) return tOf(game, 'games-over-screen', { seat: (winners[0] ?? 0) + 1 });
  return t(best > 0 ? 'games-won-all' : best < 0 ? 'games-lost-all' : 'games-drawn');
}

function overText(line: MatchSummary, isScreen: boolean): string {
  if (isScreen) return sharedEnd(line);
  const own = line.returns?.[line.seat] ?? 0;
  if (own === 0) return t('games-drawn');
  return own > 0 ? t('games-won') : t('games-lost');
}

/** What goes on where every seat is of this browser. */
function screenText(line: MatchSummary): string {
  if (line.status === 'setup') return t('games-status-screen-setup');
  return tOf(line.game, 'games-status-screen', { seat: (line.to_act[0] ?? 0) + 1 });
}

/** The same for any game: the seats by their names. */
function anyText(game: KeptGame, line: MatchSummary): string {
  const free = line.seats.filter((seat) => seat.kind === 'open').length;
  if (isYourTurn(game)) return t('games-status-yours');
  if (line.status === 'waiting' && free > 0) return t('games-status-open', { count: free });
  const isOwn = line.to_act.every((seat) => game.grants.some((grant) => grant.seat === seat));
  return t(isOwn ? 'games-status-act' : 'games-status-waits', { seats: seatNames(game.game, line.to_act) });
}

/** What a game waits for, in a few words. */
export function statusText(game: KeptGame, line: SummaryState | undefined): string {
  if (line === undefined) return t('app-loading');
  const isForOthers = game.grants.length === 0;
  if (isForOthers && line === 'gone') return t('invite-show'); // a stranger to it until it is over
  if (typeof line === 'string') return t(`games-status-${line}`);
  const isShared = isAllMine(game, line);
  if (line.status === 'over') return overText(line, isShared || isForOthers);
  if (familyOf(game.game) === undefined || line.seats.length !== 2) return anyText(game, line);
  if (isShared) return screenText(line);
  const isYours = isYourTurn(game);
  if (line.status === 'waiting' && !isYours) return t('games-status-waiting');
  if (line.status === 'play') return t(isYours ? 'games-status-yours' : 'games-status-theirs');
  return tOf(game.game, isYours ? 'games-status-setup-yours' : 'games-status-setup-theirs');
}

/** The seats of this browser; none where it set the table for others. */
export function ownSeats(game: KeptGame): readonly string[] {
  const own = game.grants.map((grant) => grant.seat);
  return own.length > 0 ? [t('games-you', { seats: seatNames(game.game, own) })] : [];
}

/** Against or with whom, in a few words: the side one holds is left out where there are only two. */
export function shortCompanyText(game: KeptGame, line: MatchSummary): string {
  const parts = companyText(game, line);
  return (line.seats.length === 2 && familyOf(game.game) ? parts.slice(0, 1) : parts).join(' · ');
}

/** The people among the others: by their names, and how many guests. */
function peopleText(others: readonly SeatStatus[], count: number): readonly string[] {
  const names = others.flatMap(({ name }) => (name === '' ? [] : [name]));
  const guests = count - names.length;
  return [
    ...(names.length > 0 ? [t('games-with-named', { names: inOneLine(names) })] : []),
    ...(guests > 0 ? [t('games-with-people', { count: guests })] : []),
  ];
}

/** The company: which seats are this browser's, and who has the others. */
function companyText(game: KeptGame, line: MatchSummary): readonly string[] {
  const own = game.grants.map((grant) => grant.seat);
  const others = line.seats.filter(({ seat }) => !own.includes(seat));
  const isTwo = line.seats.length === 2;
  if (others.length === 0) return [t(isTwo ? 'games-opponent-screen' : 'games-you-all')];
  const computers = others.filter((seat) => seat.kind === 'computer').length;
  const named = others.find((seat) => seat.kind === 'computer' && seat.player !== '');
  const people = others.length - computers;
  const person = others.find((seat) => seat.name !== '')?.name;
  if (isTwo && familyOf(game.game)) {
    return [
      person !== undefined
        ? t('games-opponent-person', { name: person })
        : named
          ? seatedText(named)
          : t(computers > 0 ? 'games-opponent-computer' : 'games-opponent-link'),
      tOf(game.game, 'games-side', { seat: (own[0] ?? 0) + 1 }),
    ];
  }
  return [...ownSeats(game), ...(computers > 0 ? [t('games-with-computers', { count: computers })] : []), ...peopleText(others, people)];
}

/** The crests of the others who have a name. */
export function OtherCrests({ game, line }: { readonly game: KeptGame; readonly line: SummaryState | undefined }): JSX.Element | null {
  if (typeof line !== 'object') return null;
  const others = line.seats.filter(({ seat, crest }) => crest !== null && !game.grants.some((grant) => grant.seat === seat));
  return others.length === 0 ? null : (
    <span class="row-crests">{others.map(({ seat, crest }) => crest && <Crest key={seat} crest={crest} />)}</span>
  );
}
