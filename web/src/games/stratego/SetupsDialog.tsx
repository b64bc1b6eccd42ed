/** Whole set-ups with a picture each: one's own by name, to keep and to throw away, and the ready-made ones. */

import './styles/setups.css';

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { foldersOf, leafOf } from '../../shell/folders';
import { Icon } from '../../shell/Icon';
import { useModal } from '../../shell/modal';
import type { DeployController, Offered } from './deploy-controller';
import { kindsOf } from './model';
import { NAME_LENGTH } from './setup-library';
import { SetupPicture } from './SetupPicture';
import type { StrategoObservation } from './wire';

/** Is the dialog open? */
export function useSetups(): Signal<boolean> {
  return useSignal(false);
}

interface Props {
  readonly controller: DeployController;
  readonly observation: StrategoObservation;
  readonly isOpen: Signal<boolean>;
}

export function SetupsDialog(props: Props): JSX.Element | null {
  return props.isOpen.value && !props.controller.isReady.value ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ controller, observation, isOpen }: Props): JSX.Element {
  const dialog = useModal();
  const close = (): void => {
    controller.thrown.value = null;
    isOpen.value = false;
  };
  const list = (offered: readonly Offered[]): JSX.Element => (
    <ul class="setups-list">
      {offered.map((one, at) => (
        <SetupRow key={`${at} ${one.name}`} controller={controller} observation={observation} one={one} onChoose={close} />
      ))}
    </ul>
  );
  const marched = controller.marched.value;
  const own = [...controller.own.value, ...(marched ? [marched] : [])];
  return (
    <dialog ref={dialog} class="dialog tall setups-dialog" aria-labelledby="setups-title" onClose={close} onCancel={close}>
      <header class="setups-head">
        <h2 id="setups-title">{t('deploy-setups-title')}</h2>
        <button type="button" class="icon-button centred bare" aria-label={t('act-close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <h3>{t('deploy-setups-own')}</h3>
      <KeepForm controller={controller} />
      <Thrown controller={controller} />
      {foldersOf(own).map(({ name, things }) => (
        <div key={name}>
          {name !== '' && <h4>{t('studio-folder', { name })}</h4>}
          {list(things)}
        </div>
      ))}
      {controller.readyMade.value.length > 0 && (
        <>
          <h3>{t('deploy-setups-ready')}</h3>
          {list(controller.readyMade.value)}
        </>
      )}
    </dialog>
  );
}

interface RowProps extends Omit<Props, 'isOpen'> {
  readonly one: Offered;
  readonly onChoose: () => void;
}

function SetupRow({ controller, observation, one, onChoose }: RowProps): JSX.Element {
  const { kept } = one;
  const { zone, seat } = observation;
  return (
    <li>
      <button
        type="button"
        class="setups-row"
        onClick={() => {
          controller.choose(one);
          onChoose();
        }}
      >
        <SetupPicture setup={one.setup} zone={zone} kinds={kindsOf(observation, seat)} seat={seat} />
        <span>
          <strong>{leafOf(one.name)}</strong>
          {one.help !== '' && <small>{one.help}</small>}
        </span>
      </button>
      {kept && (
        <button
          type="button"
          class="icon-button centred bare"
          aria-label={t('deploy-throw-away', { name: one.name })}
          onClick={() => controller.throwAway(kept)}
        >
          <Icon name="bin" />
        </button>
      )}
    </li>
  );
}

/** A name for what stands on the board; with nothing there, a sentence how one comes to keep a set-up. */
function KeepForm({ controller }: { readonly controller: DeployController }): JSX.Element {
  const name = useSignal('');
  const said = useSignal('');
  const given = name.value.trim();
  if (controller.setup.value.size === 0) return <p class="quiet">{t('deploy-keep-later')}</p>;
  const isTaken = controller.own.value.some((one) => one.name === given);
  return (
    <form
      class="setups-keep"
      onSubmit={(event) => {
        event.preventDefault();
        controller.keep(given);
        said.value = t('deploy-kept', { name: given });
        name.value = '';
      }}
    >
      <label for="setups-name">{t('deploy-keep-name')}</label>
      <div class="setups-keep-row">
        <input
          id="setups-name"
          type="text"
          autocomplete="off"
          maxLength={NAME_LENGTH}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={given === ''}>
          {t(isTaken ? 'deploy-keep-over' : 'deploy-keep')}
        </button>
      </div>
      <p class="quiet" role="status">
        {said.value}
      </p>
    </form>
  );
}

function Thrown({ controller }: { readonly controller: DeployController }): JSX.Element | null {
  const thrown = controller.thrown.value;
  return (
    <div role="status">
      {thrown && (
        <p class="setups-thrown">
          <span>{t('deploy-thrown', { name: thrown.kept.name })}</span>
          <button type="button" class="button" onClick={() => controller.putBack()}>
            {t('deploy-put-back')}
          </button>
        </p>
      )}
    </div>
  );
}
