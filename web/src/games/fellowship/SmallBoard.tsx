/** The table as its viewer sees it, small: the quest, what stands against it, and each player's threat and heroes. */

import './styles/small-board.css';

import type { JSX } from 'preact';

import type { SmallBoardProps } from '../../family';
import { Sign } from './icons';
import { printed } from './printed';
import { hitsLeft, Table } from './table';
import type { CardView, FellowshipObservation } from './wire';

const MOST_AGAINST = 7;

export function SmallBoard({ observation }: SmallBoardProps): JSX.Element {
  const seen = observation as FellowshipObservation;
  const table = new Table(seen, Math.max(0, seen.seat));
  const against = [...table.in('staging'), ...table.in('engaged')];
  return (
    <div class="small-quest" aria-hidden="true">
      <Quest table={table} />
      <p class="small-against">
        {against.slice(0, MOST_AGAINST).map((card, index) => (
          <i key={index} class={printed(card.id).type === 'location' ? 'location' : 'enemy'} />
        ))}
      </p>
      <ol>
        {seen.seats.map((seat, index) => (
          <li key={index} class={seat.eliminated ? 'out' : ''}>
            <b>{seat.threat}</b>
            {table
              .characters(index)
              .filter((card) => printed(card.id).type === 'hero')
              .map((card) => (
                <Hero key={card.key} card={card} />
              ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Quest({ table }: { readonly table: Table }): JSX.Element {
  const { quest, seen } = table;
  const share = quest && quest.points > 0 ? Math.min(1, quest.progress / quest.points) : 0;
  return (
    <p class="small-stage">
      <b>{table.stageName}</b>
      <span class="small-progress">
        <i style={{ width: `${100 * share}%` }} />
      </span>
      <span class="small-threat">
        <Sign name="threat" />
        {seen.staged}
      </span>
    </p>
  );
}

/** A hero by its sphere; what it has lost of its hit points is dark, and who is spent lies on the side. */
function Hero({ card }: { readonly card: CardView }): JSX.Element {
  const sphere = card.spheres[0] ?? printed(card.id).sphere;
  const left = card.hit_points > 0 ? hitsLeft(card) / card.hit_points : 1;
  return (
    <i
      class={card.exhausted || card.prisoner ? 'small-hero spent' : 'small-hero'}
      style={{ '--sphere': `var(--sphere-${sphere || 'neutral'})`, '--left': `${100 * left}%` }}
    />
  );
}
