/** The games that go on: those that wait for this browser first. A ticket never moves while the page is open. */

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { Cover } from '../../covers/Cover';
import { t } from '../../i18n';
import { variantName } from '../../names';
import { addressOf } from '../../net/base';
import { type KeptGame, myGames } from '../../net/games';
import { isGoing, isYourTurn, type SummaryState, summaries } from '../../net/summaries';
import { OtherCrests, shortCompanyText, statusText } from '../games/status';
import { type RematchOffer, rematchOffers } from '../../net/rematch';
import { offeredText } from '../seats/words';
import { inOrder, MOST_SHOWN } from './tickets';

function Ticket({ game, line }: { readonly game: KeptGame; readonly line: SummaryState | undefined }): JSX.Element {
  const name = variantName(game.game, game.variant);
  return (
    <li>
      <a class={isYourTurn(game) ? 'ticket yours line' : 'ticket line'} href={addressOf(`/match/${game.match}`)}>
        <span class="ticket-cover" aria-hidden="true">
          <Cover game={game.game} variant={game.variant} name={name} />
        </span>
        <span class="ticket-text column">
          <strong>{name}</strong>
          <span class="ticket-status">{line === undefined ? ' ' : statusText(game, line)}</span>
          <span class="soft">
            <OtherCrests game={game} line={line} />
            {typeof line === 'object' ? shortCompanyText(game, line) : ' '}
          </span>
        </span>
      </a>
    </li>
  );
}

/** Somebody asks for another game. */
function OfferTicket({ game, line }: RematchOffer): JSX.Element {
  const name = variantName(game.game, game.variant);
  return (
    <li>
      <a class="ticket yours line" href={addressOf(`/match/${line.rematch}`)} data-rematch={line.rematch}>
        <span class="ticket-cover" aria-hidden="true">
          <Cover game={game.game} variant={game.variant} name={name} />
        </span>
        <span class="ticket-text column">
          <strong>{name}</strong>
          <span class="ticket-status">{offeredText(line)}</span>
          <span class="soft">{t('rematch-offered-go')}</span>
        </span>
      </a>
    </li>
  );
}

export function YourGames(): JSX.Element | null {
  const order = useRef<readonly string[]>([]);
  const going = myGames.value.filter(isGoing);
  const offers = rematchOffers.value.slice(0, MOST_SHOWN);
  if (going.length === 0 && offers.length === 0) return null;
  order.current = inOrder(order.current, going, isYourTurn, (game) => summaries.value.has(game.match));
  const shown = order.current.flatMap((match) => going.find((game) => game.match === match) ?? []);
  const waiting = going.filter(isYourTurn).length + offers.length;
  const room = MOST_SHOWN - offers.length;
  return (
    <section class="your-games" aria-labelledby="your-games-title" data-block="your-games">
      <div class="block-head cluster">
        <h2 id="your-games-title">{t('home-your-games')}</h2>
        <p class="soft">{waiting > 0 && t('home-your-games-wait', { count: waiting })}</p>
        <a class="block-more" href={addressOf('/games')}>
          {t('home-all')}
        </a>
      </div>
      <ul class="tickets">
        {offers.map((offer) => (
          <OfferTicket key={offer.line.rematch} {...offer} />
        ))}
        {shown.slice(0, room).map((game) => (
          <Ticket key={game.match} game={game} line={summaries.value.get(game.match)} />
        ))}
        {shown.length === 0 && going.slice(0, room).map((_, index) => <li key={index} class="ticket" aria-hidden="true" />)}
      </ul>
    </section>
  );
}
