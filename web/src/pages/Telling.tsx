import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { dateLocale, t } from '../i18n';
import { Switch } from '../shell/Choice';
import { Icon } from '../shell/Icon';
import { quietHours } from '../shell/quiet-hours';
import { isPushing } from '../shell/push';
import { askLeave, isTelling, type Leave, leaveToTell } from '../shell/telling';
import { PushSwitch } from './PushSwitch';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function hourText(hour: number): string {
  return new Intl.DateTimeFormat(dateLocale(), { hour: '2-digit', minute: '2-digit' }).format(new Date(2000, 0, 1, hour));
}

/** Settings: shall this browser tell when a game waits, also while it is closed, and when not? Where it cannot, it says why. */
export function Telling(): JSX.Element {
  return (
    <>
      <PageTelling />
      <PushSwitch />
      {(isTelling.value || isPushing.value) && leaveToTell() === 'yes' && <Quiet />}
    </>
  );
}

/** While a page is open. */
function PageTelling(): JSX.Element {
  const leave = useSignal<Leave>(leaveToTell());
  const isOn = isTelling.value && leave.value === 'yes';
  const change = async (isWanted: boolean): Promise<void> => {
    isTelling.value = isWanted;
    if (isWanted) leave.value = await askLeave();
    if (leave.value !== 'yes') isTelling.value = false;
  };
  if (leave.value === 'insecure' || leave.value === 'missing')
    return (
      <div class="field">
        <span class="label">{t('settings-telling')}</span>
        <div class="help">{t(`settings-telling-${leave.value}`)}</div>
      </div>
    );
  return (
    <Switch
      id="settings-telling"
      text={t('settings-telling')}
      help={t(leave.value === 'denied' ? 'settings-telling-denied' : 'settings-telling-help')}
      isOn={isOn}
      onSwitch={(isWanted) => void change(isWanted)}
    />
  );
}

function Quiet(): JSX.Element {
  const { from, until } = quietHours.value;
  const hours = (id: string, value: number, onChange: (hour: number) => void): JSX.Element => (
    <span class="select">
      <select id={id} value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {hourText(hour)}
          </option>
        ))}
      </select>
      <Icon name="more" />
    </span>
  );
  return (
    <fieldset class="choice">
      <legend>{t('settings-quiet')}</legend>
      <div class="cluster quiet-hours">
        <label for="quiet-from">{t('settings-quiet-from')}</label>
        {hours('quiet-from', from, (hour) => (quietHours.value = { from: hour, until }))}
        <label for="quiet-until">{t('settings-quiet-until')}</label>
        {hours('quiet-until', until, (hour) => (quietHours.value = { from, until: hour }))}
      </div>
      <div class="help">{t('settings-quiet-help')}</div>
    </fieldset>
  );
}
