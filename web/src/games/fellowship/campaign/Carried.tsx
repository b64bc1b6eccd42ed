/** What a hard campaign carries into its next scenario, seat by seat (CARD-11.15). */

import type { JSX } from 'preact';

import { inOneLine, t } from '../../../i18n';
import { seatName } from '../../../names';
import { cardName, cardNames } from '../card-words';
import { type Campaign, type CarriedSeat, carriedSeats } from './campaigns';

function carriedText({ threat, damage, fallen, discarded }: CarriedSeat): string {
  const wounds = [...damage].map(([hero, tokens]) => `${cardName(hero)} ${String(tokens)}`);
  return [
    t('campaign-carried-threat', { threat }),
    ...(wounds.length > 0 ? [t('campaign-carried-wounds', { heroes: inOneLine(wounds) })] : []),
    ...(fallen.length > 0 ? [t('campaign-carried-fallen', { heroes: cardNames(fallen) })] : []),
    t('campaign-carried-discard', { cards: discarded }),
  ].join(' · ');
}

export function Carried({ campaign, scenario }: { readonly campaign: Campaign; readonly scenario: string }): JSX.Element | null {
  const seats = carriedSeats(campaign);
  if (seats.length === 0) return null;
  const title = t('campaign-carried', { scenario: t(`scenario-${scenario}`) });
  return (
    <section aria-label={title}>
      <p>{title}</p>
      <ul class="cp-carried">
        {seats.map((seat, index) => (
          <li key={index}>
            {seats.length > 1 && `${seatName('fellowship', index)}: `}
            {carriedText(seat)}
          </li>
        ))}
      </ul>
    </section>
  );
}
