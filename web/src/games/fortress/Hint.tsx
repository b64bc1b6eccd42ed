/** A hint while one explores: why a way is good, in the coach's sentences, and its arrow on the sheet. */

import '../../../styles/hint.css';

import type { JSX } from 'preact';

import { locale, t } from '../../i18n';
import type { HintedAct } from '../../net/wire';
import { HintPanel as PlainPanel } from '../../plain/Hint';
import { aimOf, type HintController } from '../../plain/hint-controller';
import type { PlanArrow } from './Arrows';
import { act as actWords, say } from './coach-words';
import { moveOf } from './notation';

/** Turns by which a way must be worse to be told so. */
const LEAST_TURNS = 0.05;

export function HintPanel({ controller }: { readonly controller: HintController }): JSX.Element {
  return (
    <PlainPanel
      controller={controller}
      nameOf={(act) => capital(actWords(aimOf(act)))}
      worthOf={(act) => worthOf(act, act === controller.hint.value?.acts[0])}
      unit={t('fortress-hint-unit')}
      details={(act) => <Details act={act} />}
    />
  );
}

function Details({ act }: { readonly act: HintedAct }): JSX.Element {
  return (
    <div class="hint-details">
      {act.said.map((remark) => (
        <p key={remark.name} class="hint-said">
          {say(remark)}
        </p>
      ))}
      {act.behind >= LEAST_TURNS && <p>{t('fortress-hint-behind', { turns: turns(act.behind), doubt: turns(act.doubt) })}</p>}
    </div>
  );
}

/** The request that is looked into, as an arrow. */
export function hintArrows(act: HintedAct | null): readonly PlanArrow[] {
  const move = act && moveOf(aimOf(act));
  return move ? [{ from: move.from, to: move.to, look: 'best' }] : [];
}

function worthOf({ behind }: HintedAct, isBest: boolean): string {
  if (isBest) return t('fortress-hint-best');
  return behind < LEAST_TURNS ? t('fortress-hint-even') : `+${turns(behind)}`;
}

function turns(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}
