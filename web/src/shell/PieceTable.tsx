/** What a game is played with, as a table to read: a picture, the name and what the piece can do, then its numbers. */

import type { ComponentChildren, JSX } from 'preact';

import { t } from '../i18n';
import { Select } from './Select';

export interface PieceRow {
  readonly id: string;
  readonly picture: ComponentChildren;
  readonly name: string;
  /** Whole sentences; "" where it has nothing of its own. */
  readonly does: string;
  /** A value for each head. */
  readonly numbers: readonly (string | number)[];
}

/** A column of numbers. sign: stands for the text where there is little room. */
interface Head {
  readonly text: string;
  readonly sign?: ComponentChildren;
}

/** So many columns of numbers have one width in all tables of a page; more of them take no room from the names. */
const FEW = 2;

interface Props {
  readonly caption: string;
  readonly first: string;
  readonly heads: readonly Head[];
  readonly rows: readonly PieceRow[];
}

export function PieceTable({ caption, first, heads, rows }: Props): JSX.Element {
  return (
    <table class={heads.length > FEW ? 'piece-table' : 'piece-table has-few-numbers'}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {first}
          </th>
          {heads.map(({ text, sign }) => (
            <th key={text} scope="col" class="piece-number">
              {sign}
              <span class={sign ? 'visually-hidden' : ''}>{text}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, picture, name, does, numbers }) => (
          <tr key={id}>
            <td class="piece-picture">{picture}</td>
            <th scope="row">
              {name}
              {does !== '' && <span class="piece-does">{does}</span>}
            </th>
            {numbers.map((number, column) => (
              <td key={heads[column]?.text} class="piece-number">
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChoiceProps {
  readonly variants: readonly string[];
  readonly value: string;
  readonly onChoose: (variant: string) => void;
}

/** Which variant the table is of. */
export function VariantChoice({ variants, value, onChoose }: ChoiceProps): JSX.Element {
  return (
    <label class="piece-variant cluster">
      {t('rules-pieces-game')}
      <Select
        label={t('rules-pieces-game')}
        value={value}
        among={variants.map((variant) => [variant, t(`variant-${variant}`)])}
        onChoose={onChoose}
      />
    </label>
  );
}
