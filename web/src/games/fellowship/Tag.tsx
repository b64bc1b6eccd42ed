/** What would become of a card by an answer, written on it. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import type { Asking } from './asking';
import { consequences } from './choosing';
import { Sign } from './icons';
import { attackingEnemy, blow, type Table } from './table';
import type { CardView } from './wire';

interface Tag {
  readonly text: string;
  readonly line: string;
  readonly isFall: boolean;
}

/** What would become of a card if it were chosen; undefined where that is no question. */
export function tagOf(table: Table, asking: Asking | null, card: CardView): Tag | undefined {
  const decision = asking?.question.value?.decision;
  if (!asking || !decision || asking.isPassed) return undefined;
  const followed = followOf(table, asking, card.key);
  if (followed) return followed;
  if (asking.optionsOf(card.key).length === 0) return undefined;
  const enemy = attackingEnemy(table, decision);
  if (!enemy || !['defender', 'sentinel', 'undefended'].includes(decision.kind)) return undefined;
  const isDefending = decision.kind !== 'undefended';
  const strike = blow(isDefending ? enemy.attack : Number(decision.facts['amount']), isDefending ? card.defense : 0, card);
  const hasShadow = table.shadows(enemy).some((one) => one.key === '');
  const isFall = strike.damage >= strike.left;
  const line = isFall
    ? t('fellowship-falls')
    : strike.damage === 0 || (hasShadow && isDefending && strike.fallsAt <= 2)
      ? hasShadow && strike.fallsAt <= 2
        ? t('fellowship-falls-at', { amount: strike.fallsAt })
        : ''
      : t('fellowship-left', { before: strike.left, after: strike.after });
  return { text: t('fellowship-takes', { amount: strike.damage }), line, isFall };
}

/** What the answer chosen would do to a card. */
function followOf(table: Table, asking: Asking, key: string): Tag | undefined {
  const question = asking.question.value;
  const action = asking.picked.value || (asking.lone?.action ?? '');
  const option = question?.decision.options?.find((one) => one.action === action);
  const found = option && question && consequences(table, question.decision, option, asking.prospectOf(action)).get(key);
  if (!found) return undefined;
  const { kind, before, after, stat = '' } = found;
  if (kind === 'falls') return { text: t('fellowship-falls'), line: '', isFall: true };
  const name = stat === '' ? '' : t(`fellowship-stat-${stat}`);
  return { text: t(`fellowship-follows-${kind}`, { before, after, stat: name }), line: '', isFall: false };
}

export function TagBox({ tag }: { readonly tag: Tag }): JSX.Element {
  return (
    <span class={tag.isFall ? 'fs-tag entry falls' : 'fs-tag entry'} aria-hidden="true">
      <b>{tag.text}</b>
      {tag.line !== '' && (
        <span>
          {tag.isFall && <Sign name="skull" />}
          {tag.line}
        </span>
      )}
    </span>
  );
}
