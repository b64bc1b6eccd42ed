/** What is done with the whole set-up: mirrored, drawn in a style, taken back, written out, read in. */

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { copyText } from '../../../shell/copy';
import { Icon } from '../../../shell/Icon';
import { PictureButtons } from '../../../shell/PictureButtons';
import type { PasteController } from '../paste-controller';
import type { StrategoObservation } from '../wire';
import { SetupDrawing } from './SetupDrawing';
import { type Style, type StudioController, STYLES } from './studio-controller';

interface Props {
  readonly controller: StudioController;
  readonly observation: StrategoObservation;
  readonly pasting: PasteController;
  readonly isHeated: Signal<boolean>;
}

export function Tools({ controller, observation, pasting, isHeated }: Props): JSX.Element {
  const isEmpty = controller.setup.value.size === 0;
  return (
    <div class="studio-tools">
      <div class="cluster" role="group" aria-label={t('studio-tools')}>
        <button type="button" class="button" title={t('deploy-mirror-help')} disabled={isEmpty} onClick={() => controller.mirror()}>
          {t('deploy-mirror')}
        </button>
        <RandomMenu controller={controller} />
        <button type="button" class="button" disabled={!controller.steps.mayUndo.value} onClick={() => controller.undo()}>
          {t('steps-undo')}
        </button>
        <button type="button" class="button" disabled={!controller.steps.mayRedo.value} onClick={() => controller.redo()}>
          {t('steps-redo')}
        </button>
        <button type="button" class="button" aria-pressed={isHeated.value} onClick={() => (isHeated.value = !isHeated.value)}>
          {t('studio-heat')}
        </button>
        <button type="button" class="button" disabled={isEmpty} onClick={() => controller.clear()}>
          {t('deploy-clear')}
        </button>
      </div>
      <InAndOut controller={controller} observation={observation} pasting={pasting} />
      <p class="soft studio-notice">{controller.notice.value}</p>
    </div>
  );
}

/** A menu that draws at once what is chosen. */
function RandomMenu({ controller }: { readonly controller: StudioController }): JSX.Element {
  return (
    <span class="select narrow-select">
      <select
        aria-label={t('studio-random')}
        value=""
        disabled={controller.isBusy.value}
        onChange={(event) => {
          const style = STYLES.find((one) => one === event.currentTarget.value);
          event.currentTarget.value = '';
          if (style) void controller.random(style satisfies Style);
        }}
      >
        <option value="">{t('studio-random')}</option>
        {STYLES.map((style) => (
          <option key={style} value={style}>
            {t(`studio-style-${style}`)}
          </option>
        ))}
      </select>
      <Icon name="more" />
    </span>
  );
}

/** As a text and as a picture, out and in; a picture of ours carries its text. */
function InAndOut({ controller, observation, pasting }: Omit<Props, 'isHeated'>): JSX.Element {
  const said = useSignal('');
  const copy = async (): Promise<void> => {
    said.value = t((await copyText(controller.action(controller.letters.peek()))) ? 'app-copied' : 'invite-copy-failed');
  };
  return (
    <div class="cluster" role="group" aria-label={t('studio-in-and-out')}>
      <button type="button" class="button plain" disabled={!controller.isWhole.value} onClick={() => void copy()}>
        {t('studio-copy')}
      </button>
      <button type="button" class="button plain" title={t('deploy-paste-help')} onClick={() => pasting.open()}>
        {t('deploy-paste')}
      </button>
      <PictureButtons
        name={controller.name.value}
        fallback="set-up"
        isWhole={controller.isWhole.value}
        endings=".txt,.gsn,.stg"
        look="button plain"
        draw={() => <SetupDrawing observation={observation} setup={controller.setup.peek()} />}
        text={() => controller.action(controller.letters.peek())}
        onText={(text) => void pasting.paste(text)}
      />
      <span role="status">{said.value}</span>
    </div>
  );
}
