/** Where a guest takes a name, or brings one from another browser. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { hasKeys, person } from '../../net/person';
import { navigate } from '../../router';
import { useTitle } from '../../shell/title';
import { CodeForm, DeviceCard } from './Codes';
import { NameForm } from './NameForm';
import { ComeBack } from './Passkeys';

function goOn(): void {
  const name = person.peek()?.name ?? '';
  navigate(addressOf(name === '' ? '/games' : `/player/${encodeURIComponent(name)}`), true);
}

export function NoName(): JSX.Element {
  useTitle(t('person-title'));
  const round = useSignal(0);
  return (
    <div class="page narrow player-none">
      <h1>{t('person-title')}</h1>
      <p class="page-intro">{t('person-intro')}</p>
      <NameForm key={round.value} onDone={goOn} />
      <section class="sheet stack player-card" aria-labelledby="bring-title">
        <h2 id="bring-title">{t('person-bring')}</h2>
        <CodeForm onDone={goOn} />
        <ComeBack onDone={goOn} />
      </section>
      {hasKeys.value && <DeviceCard />}
    </div>
  );
}
