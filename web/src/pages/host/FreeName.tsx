/** Taking a name away from whoever has it: first what would go is told. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { freeName } from '../../net/host';
import { problemText } from '../../net/problems';
import type { NameFreed } from '../../net/wire';

export function FreeName(): JSX.Element {
  const name = useSignal('');
  const found = useSignal<NameFreed | null>(null);
  const problem = useSignal('');
  const ask = (meant: boolean): void => {
    problem.value = '';
    freeName(meant ? (found.peek()?.name ?? '') : name.peek(), meant).then(
      (answer) => (found.value = answer),
      (failure: unknown) => {
        found.value = null;
        problem.value = problemText(failure);
      },
    );
  };
  const look = (event: Event): void => {
    event.preventDefault();
    ask(false);
  };
  const kept = found.value;
  return (
    <form class="sheet stack" aria-labelledby="host-free-title" onSubmit={look}>
      <h2 id="host-free-title">{t('host-free-title')}</h2>
      <div class="field">
        <label for="host-free-name">{t('host-free-name')}</label>
        <input
          id="host-free-name"
          class="entry"
          value={name.value}
          maxLength={80}
          required
          autocomplete="off"
          onInput={(event) => {
            name.value = event.currentTarget.value;
            found.value = null;
          }}
        />
      </div>
      <button type="submit" class="button">
        {t('host-free-look')}
      </button>
      <div role="status" class="stack">
        {kept !== null && (
          <>
            <p>{t(kept.freed ? 'host-freed' : 'host-free-goes', { name: kept.name, ratings: kept.ratings, passkeys: kept.passkeys })}</p>
            {!kept.freed && <p class="soft">{t('host-free-stays', { games: kept.games, seats: kept.seats })}</p>}
          </>
        )}
      </div>
      {kept !== null && !kept.freed && (
        <button type="button" class="button danger" onClick={() => ask(true)}>
          {t('host-free-now', { name: kept.name })}
        </button>
      )}
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
