/** A deck as a drawing that needs no style sheet: its heroes with their pictures, its cards by type. For a picture that leaves the page. */

import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { pictureOf } from '../art/picture';
import { cardName } from '../card-words';
import { printed, type Printed } from '../printed';
import { compareCards } from './list';
import type { Counts } from './reading';

const WIDE = 640;
const GAP = 20;
const HERO = 186;
const PICTURE_HIGH = 140;
const LINE = 22;
const INK = { page: '#f4f0e0', text: '#33302a', soft: '#6a634e' } as const;
const GROUPS = ['ally', 'attachment', 'event'] as const;

interface Row {
  readonly card: Printed;
  readonly count: number;
}

interface Props {
  readonly name: string;
  readonly counts: Counts;
}

export function DeckDrawing({ name, counts }: Props): JSX.Element {
  const rows = [...counts]
    .map(([id, count]): Row => ({ card: printed(id), count }))
    .sort((one, other) => compareCards(one.card, other.card));
  const heroes = rows.filter(({ card }) => card.type === 'hero');
  const groups = GROUPS.map((type) => ({ type, rows: rows.filter(({ card }) => card.type === type) })).filter(
    ({ rows: some }) => some.length > 0,
  );
  const top = GAP + LINE + (heroes.length > 0 ? PICTURE_HIGH + 2 * LINE : 0);
  const longest = Math.max(0, ...groups.map((group) => group.rows.length + 1));
  const high = top + (longest + 1) * LINE + GAP;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDE} ${high}`} font-family="sans-serif" font-size="13" fill={INK.text}>
      <rect width={WIDE} height={high} fill={INK.page} />
      <text x={GAP} y={GAP + 8} font-size="20" font-weight="700">
        {name}
      </text>
      {heroes.map(({ card }, index) => (
        <g key={card.id} transform={`translate(${GAP + index * (HERO + GAP)} ${GAP + LINE})`}>
          <image href={pictureOf(card.id)} width={HERO} height={PICTURE_HIGH} />
          <text y={PICTURE_HIGH + LINE - 4} font-weight="700">
            {cardName(card.id)}
          </text>
        </g>
      ))}
      {groups.map((group, index) => (
        <g key={group.type} transform={`translate(${GAP + index * (HERO + GAP)} ${top + LINE})`}>
          <text font-weight="700" fill={INK.soft}>
            {t(`decks-group-${group.type}`)} {group.rows.reduce((sum, { count }) => sum + count, 0)}
          </text>
          {group.rows.map(({ card, count }, line) => (
            <text key={card.id} y={(line + 1) * LINE}>
              {count}× {cardName(card.id)}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
