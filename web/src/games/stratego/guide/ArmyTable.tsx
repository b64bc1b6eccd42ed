/** The pieces of a variant: rank, count and what each can do, from the rulesets. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { capital, inOneLine, t } from '../../../i18n';
import { type PieceRow, PieceTable, VariantChoice } from '../../../shell/PieceTable';
import { ARMIES, type ListedPiece } from '../facts';
import { rankOnFace } from '../model';
import { PieceArt, PieceDefs, type Side } from '../PieceArt';
import { pieceName } from '../piece-names';

const NEVER = 0;
const ANY_NUMBER = 99;

/** What is not said by rank and count. */
export function abilities(piece: ListedPiece): string {
  const names = (ids: readonly string[]): string => inOneLine(ids.map(pieceName));
  return [
    piece.reach === NEVER && t('army-stays'),
    piece.reach === ANY_NUMBER && t('army-runs'),
    piece.flag && t('army-flag'),
    piece.fells && t('army-fells', { pieces: names(piece.falls_to) }),
    piece.takes.length > 0 && t('army-takes', { pieces: names(piece.takes) }),
    !piece.fells && piece.falls_to.length > 0 && t('army-falls-to', { pieces: names(piece.falls_to) }),
    piece.powers.length > 0 && t('army-powers', { powers: inOneLine(piece.powers.map((power) => t(`power-${power}`))) }),
  ]
    .filter(Boolean)
    .join(' ');
}

const isSame = (pieces: readonly ListedPiece[]): boolean => pieces.every(({ counts: [red, blue] }) => red === blue);

/** The piece as this side has it: with what the other side has, too. */
function facing(piece: ListedPiece, side: Side, pieces: readonly ListedPiece[]): ListedPiece {
  const isThere = (id: string): boolean => pieces.some((one) => one.id === id && one.counts[side === 0 ? 1 : 0] > 0);
  return { ...piece, takes: piece.takes.filter(isThere), falls_to: piece.falls_to.filter(isThere) };
}

function rowsOf(pieces: readonly ListedPiece[], side: Side, game: string): readonly PieceRow[] {
  return pieces
    .filter(({ counts }) => counts[side] > 0)
    .map((piece) => {
      const rank = rankOnFace(piece, 'high', game);
      return {
        id: piece.id,
        picture: <PieceArt side={side} face="own" emblem={piece.emblem} rank={rank} />,
        name: capital(pieceName(piece.id)),
        does: abilities(facing(piece, side, pieces)),
        numbers: [rank === '' ? '–' : rank, piece.counts[side]],
      };
    });
}

/** The table of one game of the family; where the armies differ, one for each side. */
export function ArmyTable({ game }: { readonly game: string }): JSX.Element {
  const armies = ARMIES.filter((army) => army.game === game);
  const chosen = useSignal(armies[0]?.variant ?? '');
  const pieces = armies.find(({ variant }) => variant === chosen.value)?.pieces ?? [];
  const sides: readonly Side[] = isSame(pieces) ? [0] : [0, 1];
  return (
    <div class="stack">
      <PieceDefs />
      <VariantChoice
        variants={armies.map(({ variant }) => variant)}
        value={chosen.value}
        onChoose={(variant) => (chosen.value = variant)}
      />
      {sides.map((side) => (
        <PieceTable
          key={side}
          caption={sides.length > 1 ? t('seat-name', { seat: side + 1 }) : t(`variant-${chosen.value}`)}
          first={t('rules-pieces-piece')}
          heads={[{ text: t('rules-pieces-rank') }, { text: t('rules-pieces-count') }]}
          rows={rowsOf(pieces, side, game)}
        />
      ))}
    </div>
  );
}
