/** What a variant is played with: who explores, and what lies in each fortress, from the rulesets. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { inOneLine, t } from '../../i18n';
import { type PieceRow, PieceTable, VariantChoice } from '../../shell/PieceTable';
import { Emblem } from './emblems';
import { type Card, type Parts, PARTS } from './facts';
import { cardName, partName, pieceName } from './names';

const NO_NUMBER = '–';

/** What happens to a piece that lands on a card, where the strength does not say it. */
function effect({ flag, drop, twin, strength, beats, loses_to: losesTo, finders, returns, skip }: Card): string {
  const names = (ids: readonly string[]): string => inOneLine(ids.map(pieceName));
  const isFight = !flag && !drop && !twin;
  return [
    flag && t('fortress-parts-flag'),
    drop && t('fortress-parts-drop'),
    twin && t('fortress-parts-twin', { pieces: names(finders) }),
    isFight && strength === 0 && losesTo.length === 0 && t('fortress-parts-beats-all'),
    losesTo.length > 0 && t('fortress-parts-loses', { pieces: names(losesTo) }),
    strength > 0 && beats.length > 0 && t('fortress-parts-beats', { pieces: names(beats) }),
    returns && t('fortress-parts-returns', { count: skip }),
  ]
    .filter(Boolean)
    .join(' ');
}

const explorers = ({ explorers: pieces }: Parts): readonly PieceRow[] =>
  pieces.map(({ id, strength }) => ({ id, picture: <Emblem name={id} />, name: pieceName(id), does: '', numbers: [strength, 1] }));

/** Cards, then walls and ladders. */
function inFortress({ cards, walls, ladders }: Parts): readonly PieceRow[] {
  const built = Object.entries({ walls, ladders });
  return [
    ...cards.map((card) => ({
      id: card.id,
      picture: <Emblem name={card.id} />,
      name: cardName(card.id),
      does: effect(card),
      numbers: [card.strength === 0 ? NO_NUMBER : card.strength, card.count],
    })),
    ...built.map(([part, count]) => ({
      id: part,
      picture: <Emblem name={part} />,
      name: partName(part),
      does: '',
      numbers: [NO_NUMBER, count],
    })),
  ];
}

export function PartsTable(): JSX.Element {
  const chosen = useSignal(PARTS[0]?.variant ?? '');
  const parts = PARTS.find(({ variant }) => variant === chosen.value);
  const first = t('rules-pieces-piece');
  const heads = [{ text: t('fortress-parts-strength') }, { text: t('rules-pieces-count') }];
  return (
    <div class="stack">
      <VariantChoice variants={PARTS.map(({ variant }) => variant)} value={chosen.value} onChoose={(variant) => (chosen.value = variant)} />
      {parts && (
        <>
          <PieceTable caption={t('fortress-parts-explorers')} first={first} heads={heads} rows={explorers(parts)} />
          <PieceTable
            caption={t('fortress-parts-inside', { count: parts.fortresses })}
            first={first}
            heads={heads}
            rows={inFortress(parts)}
          />
        </>
      )}
    </div>
  );
}
