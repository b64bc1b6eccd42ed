import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import type { OptionSpec, Welcome } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import { rulePath } from '../../router';
import { type Box, findBox } from '../start/desk';
import { optionName, valueText } from '../start/OptionField';
import { isMeaningful, type Value } from '../start/options';

interface Setting {
  readonly option: OptionSpec;
  readonly value: Value;
}

/** Every option in force with its value; those that mean nothing with the others are left out. */
function settingsOf(box: Box, welcome: Welcome): readonly Setting[] {
  const values = Object.fromEntries(box.variant.options.map((option) => [option.name, welcome.options[option.name] ?? option.default]));
  return box.variant.options
    .filter((option) => isMeaningful(option.name, values))
    .map((option) => ({ option, value: values[option.name] ?? option.default }));
}

function settingText({ option, value }: Setting): string {
  return `${optionName(option.name)}: ${valueText(option, value)}`;
}

/** What differs from the box, in one line; the quiet draw always, for it stands in no book. */
function summaryOf(welcome: Welcome, settings: readonly Setting[]): string {
  const differs = settings.filter(({ option, value }) => value !== option.default && option.name !== 'quiet_draw');
  const turns = Number(settings.find(({ option }) => option.name === 'quiet_draw')?.value ?? 0);
  return [
    t(`variant-${welcome.variant}`),
    ...(differs.length === 0 ? [t('match-rules-standard')] : differs.map(settingText)),
    turns > 0 ? t('match-rules-quiet', { turns }) : t('match-rules-no-quiet'),
  ].join(' · ');
}

/** Both sides see what is played before they deploy (STRAT-11.5). */
export function TableRules({ welcome }: { readonly welcome: Welcome }): JSX.Element | null {
  const box = useSignal<Box | null>(null);
  useEffect(() => {
    findBox(welcome.variant).then((found) => (box.value = found), () => undefined);
  }, [welcome.variant]);
  if (!box.value) return null;
  const settings = settingsOf(box.value, welcome);
  return (
    <details class="table-strip table-rules">
      <summary>
        <span class="table-rules-line">{summaryOf(welcome, settings)}</span>
        <Icon name="more" />
      </summary>
      <dl class="table-rules-all">
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
