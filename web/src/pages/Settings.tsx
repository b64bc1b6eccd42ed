import type { JSX } from 'preact';

import { FAMILIES } from '../families';
import { t } from '../i18n';
import { addressOf } from '../net/base';
import { person } from '../net/person';
import { watchesByName } from '../net/watcher';
import { playLoudest } from '../plain/event-sounds';
import { motion, MOTIONS, pageKeys, type Theme, theme, type Volume, volume, VOLUMES } from '../settings';
import { Choice, Switch } from '../shell/Choice';
import { Crest } from '../shell/Crest';
import { LanguageChoice } from '../shell/Footer';
import { useTitle } from '../shell/title';
import { PasskeyBarNote } from './player/Passkeys';
import { Telling } from './Telling';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const ON_OFF = ['on', 'off'] as const;

function alternatives<T extends string>(setting: string, values: readonly T[]): readonly { value: T; text: string }[] {
  return values.map((value) => ({ value, text: t(`settings-${setting}-${value}`) }));
}

/** Sets it, and lets it be heard. */
function chooseVolume(value: Volume): void {
  volume.value = value;
  playLoudest([{ kind: 'sample' }], { sample: [[440, 0.16, 0.35]] });
}

/** The way to a name, or to the page of the one there is. */
function YourName(): JSX.Element {
  const own = person.value;
  return (
    <section class="sheet your-name line" aria-labelledby="your-name">
      {own && <Crest crest={own.crest} class="crest-32" />}
      <div class="your-name-words">
        <h2 id="your-name">{own ? own.name : t('person-title')}</h2>
        <p class="soft">{t(own ? 'person-settings' : 'person-intro')}</p>
        <PasskeyBarNote />
      </div>
      <a class="button" href={addressOf('/player')}>
        {t(own ? 'person-page' : 'person-go')}
      </a>
    </section>
  );
}

export function Settings(): JSX.Element {
  useTitle(t('settings-title'));
  return (
    <div class="page narrow">
      <h1>{t('settings-title')}</h1>
      <p class="page-intro">{t('settings-intro')}</p>
      <YourName />
      <div class="sheet">
        <div class="field">
          <label for="settings-language">{t('settings-language')}</label>
          <LanguageChoice id="settings-language" />
        </div>
        <Choice
          name="theme"
          legend={t('settings-theme')}
          value={theme.value}
          among={alternatives('theme', THEMES)}
          onChoose={(value) => (theme.value = value)}
        />
        {FAMILIES.map(({ id, Settings: Own }) => Own && <Own key={id} />)}
        <Choice
          name="sound"
          legend={t('settings-sound')}
          help={t('settings-sound-help')}
          value={volume.value}
          among={alternatives('sound', VOLUMES)}
          onChoose={chooseVolume}
        />
        <Choice
          name="motion"
          legend={t('settings-motion')}
          help={t('settings-motion-help')}
          value={motion.value}
          among={alternatives('motion', MOTIONS)}
          onChoose={(value) => (motion.value = value)}
        />
        <Choice
          name="page-keys"
          legend={t('settings-page-keys')}
          help={t('settings-page-keys-help')}
          value={pageKeys.value ? 'on' : 'off'}
          among={alternatives('page-keys', ON_OFF)}
          onChoose={(value) => (pageKeys.value = value === 'on')}
        />
        {person.value && (
          <Switch
            id="settings-watch-name"
            text={t('settings-watch-name')}
            help={t('settings-watch-name-help')}
            isOn={watchesByName.value}
            onSwitch={(isOn) => (watchesByName.value = isOn)}
          />
        )}
        <Telling />
      </div>
    </div>
  );
}
