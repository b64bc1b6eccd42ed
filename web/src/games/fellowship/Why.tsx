/** Why a card that was clicked cannot answer now, or what may be done with it, with the rule. */

import type { JSX } from 'preact';

import { rulePath } from '../../families';
import { t } from '../../i18n';
import type { Asking } from './asking';
import { May } from './Explained';
import type { FellowshipWords } from './words';

interface Props {
  readonly asking: Asking;
  readonly words: FellowshipWords;
  readonly cardKey: string;
}

export function Why({ asking, words, cardKey }: Props): JSX.Element {
  const why = asking.why.value;
  return (
    <>
      <div role="status" class="fs-why" hidden={why?.key !== cardKey}>
        {why?.key === cardKey && (
          <p>
            <b>{t('fellowship-not-now')}</b> {words.refusal(why.nack)}{' '}
            {why.nack.section !== '' && <a href={rulePath(why.nack.section)} target="_blank" rel="noopener">{t('start-rule', { section: why.nack.section })}</a>}
          </p>
        )}
      </div>
      <May asking={asking} words={words} cardKey={cardKey} />
    </>
  );
}
