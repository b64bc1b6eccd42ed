/** Why a card that was clicked cannot answer now, or what may be done with it, with the rule. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { waitingText } from '../../plain/awaited';
import type { Asking } from './asking';
import { May, RuleLink } from './Explained';
import { OTHERS_DECIDE } from './sections';
import type { FellowshipWords } from './words';

interface Props {
  readonly asking: Asking;
  readonly words: FellowshipWords;
  readonly cardKey: string;
}

function others({ seen, localSeat }: Asking): readonly number[] {
  return (seen?.to_act ?? []).filter((seat) => seat !== localSeat.seat);
}

/** Why a card that is chosen cannot answer, in a few words with the rule; nothing until the server has said it. */
export function WhyNot({ asking, words, cardKey }: Props): JSX.Element | null {
  const why = asking.why.value;
  if (why?.key !== cardKey) return null;
  return (
    <>
      <b>{t('fellowship-not-now')}</b>{' '}
      {why.nack ? words.refusal(why.nack) : waitingText(others(asking), asking.localSeat.client.presence.value, words)}{' '}
      <RuleLink section={why.nack ? why.nack.section : OTHERS_DECIDE} />
    </>
  );
}

export function Why({ asking, words, cardKey }: Props): JSX.Element {
  const why = asking.why.value;
  return (
    <>
      <div role="status" class="fs-why" hidden={why?.key !== cardKey}>
        {why?.key === cardKey && (
          <p>
            <WhyNot asking={asking} words={words} cardKey={cardKey} />
          </p>
        )}
      </div>
      <May asking={asking} words={words} cardKey={cardKey} />
    </>
  );
}
