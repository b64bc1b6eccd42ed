/** What a cell of a plan says to somebody who does not see it. */

import { t } from '../../i18n';
import type { Mark } from './annotations';
import { beside, DIRECTIONS, edgeOf } from './geometry';
import { cardName, markName, pieceName, squareName } from './names';
import type { PlanView } from './plan-view';

/** "C2, Bottom. Walked. Ladder up. North open, east wall, south not tried." */
export function cellText(view: PlanView, square: string, annotations: ReadonlyMap<string, Mark>): string {
  const said = [squareName(square)];
  if (view.dark.has(square)) said.push(t('fortress-cell-dark'));
  else if (view.lit.has(square) || view.dark.size > 0) said.push(t('fortress-cell-walked'));
  const lying = view.cards.get(square);
  if (lying) said.push(t(lying.isGone ? 'fortress-cell-beaten' : 'fortress-cell-card', { card: cardName(lying.card) }));
  if (view.up.has(square)) said.push(t('fortress-cell-up'));
  if (view.down.has(square)) said.push(t('fortress-cell-down'));
  if (view.piece?.square === square) said.push(t('fortress-cell-piece', { piece: pieceName(view.piece.piece) }));
  const mark = annotations.get(square);
  if (mark !== undefined) said.push(t('fortress-cell-chalk', { mark: markName(mark) }));
  const sides = DIRECTIONS.map((direction) => {
    const other = beside(square, direction);
    const look = other === undefined ? 'outside' : (view.edges.get(edgeOf(square, other)) ?? 'untried');
    return t('fortress-cell-side', { direction, look: look === 'dark' ? 'untried' : look });
  });
  return `${said.join('. ')}. ${sides.join(', ')}.`;
}
