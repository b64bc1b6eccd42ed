import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { addressOf } from '../net/base';
import { person, refreshPerson } from '../net/person';
import { route } from '../router';
import { Crest } from './Crest';
import { Icon } from './Icon';

/** Last in the header: crest and name of whoever plays here, and the settings behind them; a guest sees the settings. */
export function OwnLink(): JSX.Element {
  useEffect(() => void refreshPerson().catch(() => undefined), []);
  const own = person.value;
  const place = route.value;
  if (own === null)
    return (
      <a class="nav-link line" href={addressOf('/settings')} aria-current={place.page === 'settings' ? 'page' : undefined}>
        <Icon name="settings" />
        <span class="nav-text">{t('app-nav-settings')}</span>
      </a>
    );
  const isHere = place.page === 'player' && place.name === own.name;
  return (
    <a
      class="nav-link line nav-own"
      href={addressOf(`/player/${encodeURIComponent(own.name)}`)}
      aria-current={isHere ? 'page' : undefined}
      translate={false}
    >
      <Crest crest={own.crest} />
      <span class="nav-text">{own.name}</span>
    </a>
  );
}
