/** Codes: one that moves this browser's keys to another, one to print, and the field in which either is typed. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { deviceCode, grouped, printedCode, takeKeys } from '../../net/person';
import { problemText } from '../../net/problems';
import { copyText } from '../../shell/copy';
import { Icon } from '../../shell/Icon';
import { useWork } from '../../shell/work';

interface CardProps {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly children: ComponentChildren;
}

function Card({ id, title, help, children }: CardProps): JSX.Element {
  return (
    <section class="sheet stack player-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p class="soft">{help}</p>
      {children}
    </section>
  );
}

/** The code, large, with a button that copies it. */
function Code({ code, children }: { readonly code: string; readonly children?: ComponentChildren }): JSX.Element {
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => void (isCopied.value = await copyText(code));
  return (
    <>
      <output class="code-shown" translate={false}>
        {grouped(code)}
      </output>
      <div class="code-acts">
        <span class="soft">{children}</span>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name={isCopied.value ? 'check' : 'copy'} />
          {t(isCopied.value ? 'code-copied' : 'code-copy')}
        </button>
      </div>
    </>
  );
}

/** "9:21". */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface Asked {
  readonly code: string;
  readonly until: number;
}

/** Seconds until that moment (milliseconds), counted down; 0 once it has passed. */
function useLeft(until: number): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    now.value = Date.now();
    if (until === 0) return;
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now.value) / 1000));
}

/** A button that fetches something, and says what went wrong. */
function useFetched<T>(fetch: () => Promise<T>): { readonly value: T | null; readonly problem: string; readonly ask: () => void } {
  const value = useSignal<T | null>(null);
  const problem = useSignal('');
  const ask = (): void => {
    problem.value = '';
    fetch().then(
      (found) => (value.value = found),
      (failure: unknown) => (problem.value = problemText(failure)),
    );
  };
  return { value: value.value, problem: problem.value, ask };
}

async function askDeviceCode(): Promise<Asked> {
  const { code, seconds } = await deviceCode();
  return { code, until: Date.now() + seconds * 1000 };
}

export function DeviceCard(): JSX.Element {
  const { value, problem, ask } = useFetched(askDeviceCode);
  const left = useLeft(value?.until ?? 0);
  return (
    <Card id="device-title" title={t('device-title')} help={t('device-help')}>
      {value && left > 0 ? (
        <Code code={value.code}>{t('device-left', { time: clockText(left) })}</Code>
      ) : (
        <button type="button" class="button" onClick={ask}>
          {t('device-make')}
        </button>
      )}
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </Card>
  );
}

/** hasCode: a code was printed before and not used. */
export function PrintedCard({ hasCode }: { readonly hasCode: boolean }): JSX.Element {
  const { value, problem, ask } = useFetched(printedCode);
  return (
    <Card id="printed-title" title={t('printed-title')} help={t(hasCode && value === null ? 'printed-there' : 'printed-help')}>
      {value === null ? (
        <button type="button" class="button" onClick={ask}>
          {t(hasCode ? 'printed-again' : 'printed-make')}
        </button>
      ) : (
        <Code code={value}>
          <button type="button" class="button" onClick={() => print()}>
            {t('printed-print')}
          </button>
        </Code>
      )}
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </Card>
  );
}

/** Where a code of either kind is typed. onDone: is told how many games came. */
export function CodeForm({ onDone }: { readonly onDone: (games: number) => void }): JSX.Element {
  const code = useSignal('');
  const { isBusy, problem, run } = useWork();
  const take = (event: Event): Promise<void> => {
    event.preventDefault();
    return run(async () => {
      onDone(await takeKeys(code.value));
    });
  };
  return (
    <form class="code-form" onSubmit={(event) => void take(event)}>
      <div class="field">
        <label for="code">{t('code-label')}</label>
        <div class="cluster">
          <input
            id="code"
            class="entry code-entry"
            value={code.value}
            maxLength={40}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            required
            aria-invalid={problem.value !== ''}
            aria-describedby="code-help"
            onInput={(event) => (code.value = event.currentTarget.value)}
          />
          <button class="button" disabled={isBusy.value}>
            {t('code-go')}
          </button>
        </div>
        <p class="help" id="code-help">
          {t('code-help')}
        </p>
      </div>
      <p class="problem" role="alert" hidden={problem.value === ''}>
        {problem.value}
      </p>
    </form>
  );
}
