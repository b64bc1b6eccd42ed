import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { familyOf, rulePath } from '../../families';
import { variantName } from '../../names';
import { t } from '../../i18n';
import { type Box, boxName, findBox } from '../../net/known-games';
import { isMeaningful, type Option, type Value } from '../../net/options';
import type { Welcome } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import { optionName, valueText } from '../start/OptionField';
import { watchTermsText } from '../../shell/watched';

/** What is played, as far as it needs saying here. */
export type Played = Pick<Welcome, 'game' | 'variant' | 'options'>;

interface Setting {
  readonly option: Option;
  readonly value: Value;
}

/** Every option in force with its value; those that mean nothing with the others are left out. */
function settingsOf(box: Box, welcome: Played): readonly Setting[] {
  const values = Object.fromEntries(box.variant.options.map((option) => [option.name, welcome.options[option.name] ?? option.default]));
  return box.variant.options
    .filter((option) => isMeaningful(option, values))
    .map((option) => ({ option, value: values[option.name] ?? option.default }));
}

function settingText({ option, value }: Setting): string {
  return `${optionName(option.name)}: ${valueText(option, value)}`;
}

/** What differs from the box, in one line; and what the family always says. */
function summaryOf(welcome: Played, settings: readonly Setting[]): string {
  const words = familyOf(welcome.game)?.options;
  const differs = settings.filter(({ option, value }) => value !== option.default && !words?.covers.includes(option.name));
  const values = Object.fromEntries(settings.map(({ option, value }) => [option.name, value]));
  return [
    ...(differs.length === 0 ? [t('match-rules-standard')] : differs.map(settingText)),
    ...(words ? [words.always(values)] : []),
  ].join(' · ');
}

/** What is played, in one line; "" until the server has said what the box holds. */
export function usePlayedLine(played: Played): string {
  const box = useBox(played);
  return box ? summaryOf(played, settingsOf(box, played)) : '';
}

/** The same, and "" where nothing differs from the box. */
export function useOwnRulesLine(played: Played): string {
  const box = useBox(played);
  if (!box) return '';
  const settings = settingsOf(box, played);
  return settings.some(({ option, value }) => value !== option.default) ? summaryOf(played, settings) : '';
}

function useBox({ game, variant }: Played): Box | null {
  const box = useSignal<Box | null>(null);
  useEffect(() => {
    findBox(boxName(game, variant)).then(
      (found) => (box.value = found),
      () => undefined,
    );
  }, [game, variant]);
  return box.value;
}

/** Shows every seat what is played before the game begins. */
export function TableRules({ welcome }: { readonly welcome: Welcome }): JSX.Element | null {
  const box = useBox(welcome);
  if (!box) return null;
  const settings = settingsOf(box, welcome);
  const watched = watchTermsText(welcome.terms);
  return (
    <details class="table-strip table-rules">
      <summary>
        <span class="one-line">{`${variantName(welcome.game, welcome.variant)} · ${summaryOf(welcome, settings)}`}</span>
        <Icon name="more" />
      </summary>
      <dl class="table-rules-all">
        {watched !== '' && (
          <div class="differs">
            <dt>{t('start-watching')}</dt>
            <dd>{watched}</dd>
          </div>
        )}
        {settings.map((setting) => (
          <div key={setting.option.name} class={setting.value === setting.option.default ? undefined : 'differs'}>
            <dt>
              <a href={rulePath(setting.option.section)} target="_blank" rel="noopener">
                {optionName(setting.option.name)}
              </a>
            </dt>
            <dd>{valueText(setting.option, setting.value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
