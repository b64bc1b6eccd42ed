/** Passkeys: one's own, adding and removing them; and the button with which a guest comes back. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { dateLocale, t } from '../../i18n';
import { ownPasskeys } from '../../net/api';
import { addPasskey, comeBack, passkeyBarHere, PasskeyRefusal, removePasskey } from '../../net/passkeys';
import { personKey } from '../../net/person';
import { problemText } from '../../net/problems';
import type { OwnPasskey, OwnPasskeys } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import { keepInStep } from '../../shell/push';

const LONGEST_LABEL = 40;

/** What went wrong, in words. */
function passkeyProblem(failure: unknown): string {
  return failure instanceof PasskeyRefusal ? t('passkey-cancelled') : problemText(failure);
}

function Problem({ text }: { readonly text: string }): JSX.Element {
  return (
    <p class="problem" role="alert" hidden={text === ''}>
      {text}
    </p>
  );
}

/** Why there are no passkeys at this address; nothing where there are. */
export function PasskeyBarNote(): JSX.Element | null {
  const bar = passkeyBarHere();
  return bar === '' ? null : <p class="soft">{t(`passkey-bar-${bar}`)}</p>;
}

function day(stamp: number): string {
  return new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(stamp));
}

interface RowProps {
  readonly passkey: OwnPasskey;
  readonly onRemove: () => Promise<void>;
}

/** One passkey; removing it is asked once more. */
function Row({ passkey: { label, created, used }, onRemove }: RowProps): JSX.Element {
  const isAsked = useSignal(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked.value) keep.current?.focus();
  }, [isAsked.value]);
  const name = label === '' ? t('passkey-nameless') : label;
  return (
    <li>
      <span class="passkey-words">
        <strong dir="auto">{name}</strong>
        <span class="soft">
          {t('passkey-added', { day: day(created) })}
          {used > 0 && ` · ${t('passkey-used', { day: day(used) })}`}
        </span>
      </span>
      {isAsked.value ? (
        <span class="cluster" role="group" aria-label={t('passkey-remove-name', { name })}>
          <button type="button" class="button danger" onClick={() => void onRemove()}>
            {t('passkey-remove')}
          </button>
          <button type="button" class="button" ref={keep} onClick={() => (isAsked.value = false)}>
            {t('person-cancel')}
          </button>
        </span>
      ) : (
        <button
          type="button"
          class="button"
          aria-label={t('passkey-remove-name', { name })}
          title={t('passkey-remove-help')}
          onClick={() => (isAsked.value = true)}
        >
          {t('passkey-remove')}
        </button>
      )}
    </li>
  );
}

function AddForm({ onAdd }: { readonly onAdd: (label: string) => Promise<void> }): JSX.Element {
  const label = useSignal('');
  const isBusy = useSignal(false);
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    await onAdd(label.value);
    label.value = '';
    isBusy.value = false;
  };
  return (
    <form class="field" onSubmit={(event) => void add(event)}>
      <label for="passkey-label">{t('passkey-label')}</label>
      <div class="cluster">
        <input
          id="passkey-label"
          class="entry passkey-entry"
          value={label.value}
          maxLength={LONGEST_LABEL}
          autocomplete="off"
          spellcheck={false}
          placeholder={t('passkey-example')}
          onInput={(event) => (label.value = event.currentTarget.value)}
        />
        <button class="button" disabled={isBusy.value}>
          <Icon name="key" />
          {t('passkey-add')}
        </button>
      </div>
    </form>
  );
}

/** One's own passkeys, on one's own page. first: as they were when the page was drawn; null where they did not come. */
export function PasskeyCard({ first }: { readonly first: OwnPasskeys | null }): JSX.Element {
  const found = useSignal<readonly OwnPasskey[]>(first?.passkeys ?? []);
  const problem = useSignal('');
  const canAdd = passkeyBarHere() === '';
  const take = async (change: Promise<OwnPasskeys>): Promise<void> => {
    problem.value = '';
    try {
      found.value = (await change).passkeys;
    } catch (failure) {
      problem.value = passkeyProblem(failure);
    }
  };
  const remove = async (id: string): Promise<void> => {
    await take(removePasskey(id));
    await keepInStep().catch(() => undefined); // the server tells no browser of this name until it asks again
  };
  useEffect(() => {
    if (!first) void take(ownPasskeys(personKey()));
  }, []);
  return (
    <section class="sheet stack player-card" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t('passkey-title')}</h2>
      <p class="soft">{t('passkey-help')}</p>
      {found.value.length > 0 && (
        <ul class="passkeys">
          {found.value.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => remove(passkey.id)} />
          ))}
        </ul>
      )}
      {canAdd ? <AddForm onAdd={(label) => take(addPasskey(label))} /> : <PasskeyBarNote />}
      <Problem text={problem.value} />
    </section>
  );
}

/** Brings a name back. onDone: is told how many games came. */
export function ComeBack({ onDone }: { readonly onDone: (games: number) => void }): JSX.Element {
  const problem = useSignal('');
  const go = async (): Promise<void> => {
    problem.value = '';
    try {
      onDone(await comeBack());
    } catch (failure) {
      problem.value = passkeyProblem(failure);
    }
  };
  return passkeyBarHere() !== '' ? (
    <PasskeyBarNote />
  ) : (
    <div class="field">
      <div>
        <button type="button" class="button" onClick={() => void go()}>
          <Icon name="key" />
          {t('passkey-come-back')}
        </button>
      </div>
      <p class="help">{t('passkey-come-back-help')}</p>
      <Problem text={problem.value} />
    </div>
  );
}
