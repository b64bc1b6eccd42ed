/** A hint while one explores: why a way is good, in the coach's sentences, and its arrow on the sheet. */

import '../../../styles/hint.css';

import type { JSX } from 'preact';

import { capital, inTenths, t } from '../../i18n';
import type { HintedAct } from '../../net/wire';
import { HintDetails, HintPanel as PlainPanel, LEAST_WORTH } from '../../plain/Hint';
import { aimOf, type HintController } from '../../plain/hint-controller';
import type { PlanArrow } from './Arrows';
import { act as actWords, say } from './coach-words';
import { moveOf } from './notation';

export function HintPanel({ controller }: { readonly controller: HintController }): JSX.Element {
  return (
    <PlainPanel
      controller={controller}
      nameOf={(act) => capital(actWords(aimOf(act)))}
      worthOf={(act) => worthOf(act, act === controller.hint.value?.acts[0])}
      unit={t('fortress-hint-unit')}
      details={(act) => <HintDetails act={act} say={say} behind={(turns, doubt) => t('fortress-hint-behind', { turns, doubt })} />}
    />
  );
}

/** The request that is looked into, as an arrow. */
export function hintArrows(act: HintedAct | null): readonly PlanArrow[] {
  const move = act && moveOf(aimOf(act));
  return move ? [{ from: move.from, to: move.to, look: 'best' }] : [];
}

function worthOf({ behind }: HintedAct, isBest: boolean): string {
  if (isBest) return t('fortress-hint-best');
  return behind < LEAST_WORTH ? t('fortress-hint-even') : `+${inTenths(behind)}`;
}
