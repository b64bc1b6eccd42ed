/** What is going on at the server, for whoever runs it: it opens with the host's key alone. */

import '../../../styles/host.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { ApiError } from '../../net/api';
import { askReport, hostKey, takeKeyOfAddress } from '../../net/host';
import { problemText } from '../../net/problems';
import type { HostQueue, HostReport } from '../../net/wire';
import { useTitle } from '../../shell/title';
import { FreeName } from './FreeName';
import { HostTables } from './HostTables';
import { ago, sizeText } from './words';

const ASK_AGAIN_MS = 5000;

function KeyForm(): JSX.Element {
  const key = useSignal('');
  const open = (event: Event): void => {
    event.preventDefault();
    hostKey.value = key.peek().trim();
  };
  return (
    <form class="sheet stack" onSubmit={open}>
      <p>{t('host-needs-key')}</p>
      <p>
        <code>gonfalon host page</code>
      </p>
      <div class="field">
        <label for="host-key">{t('host-key')}</label>
        <input
          id="host-key"
          class="entry"
          type="password"
          value={key.value}
          required
          autocomplete="off"
          onInput={(event) => (key.value = event.currentTarget.value)}
        />
      </div>
      <button type="submit" class="button primary">
        {t('host-open')}
      </button>
    </form>
  );
}

/** How much work is done and waits, and how long moves of computers have waited, in whole seconds. */
function workOf(queues: HostReport['queues']): { running: number; waiting: number; seconds: number } {
  const sum = (count: (queue: HostQueue) => number): number => queues.reduce((all, queue) => all + count(queue), 0);
  const moves = queues.find((queue) => queue.kind === 'computer');
  return {
    running: sum((queue) => queue.running),
    waiting: sum((queue) => queue.waiting),
    seconds: Math.round(moves?.waited ?? 0),
  };
}

/** What each limit has refused: its name as the command line takes it, how often, and when last. */
function refusalsOf(report: HostReport): string {
  return report.limits.map((hit) => `${hit.limit} ${hit.times} (${ago(hit.last, report.now)})`).join(', ');
}

/** How one server fares. The database is told of once, by the server that was asked. */
function Facts({ report, isOther }: { readonly report: HostReport; readonly isOther: boolean }): JSX.Element {
  const lines = [
    ...(report.address === '' ? [] : [t('host-server', { address: report.address })]),
    t('host-started', { version: report.version, time: ago(report.started, report.now) }),
    t('host-load', { load: report.load, cores: report.cores, memory: sizeText(report.memory) }),
    t(report.storage === 'ok' ? 'host-storage-ok' : 'host-storage-failed'),
    ...(report.database > 0 ? [t('host-database', { size: sizeText(report.database), free: sizeText(report.free) })] : []),
    ...(isOther ? [] : [t('host-kept', { games: report.games, finished: report.finished, people: report.people })]),
    t('host-connected', { connections: report.connections, sockets: report.sockets }),
    t('host-work', workOf(report.queues)),
    report.limits.length > 0 ? t('host-limits', { refusals: refusalsOf(report) }) : t('host-no-limits'),
  ];
  return (
    <ul class="sheet host-facts">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The tables of all servers, those with the newest acts first. */
function tablesOf(servers: readonly HostReport[]): HostReport['tables'] {
  return servers.flatMap((server) => server.tables).sort((one, other) => other.updated - one.updated);
}

export function HostPage(): JSX.Element {
  useTitle(t('host-title'));
  const report = useSignal<HostReport | null>(null);
  const problem = useSignal('');
  const key = hostKey.value;
  const ask = (): void => {
    if (hostKey.peek() === '') return;
    askReport().then(
      (answer) => {
        report.value = answer;
        problem.value = '';
      },
      (failure: unknown) => {
        problem.value = problemText(failure);
        if (failure instanceof ApiError && failure.code === 'host/key') hostKey.value = '';
      },
    );
  };
  useEffect(takeKeyOfAddress, []);
  useEffect(() => {
    ask();
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [key]);
  const found = key === '' ? null : report.value;
  const servers = found === null ? [] : [found, ...found.others];
  return (
    <div class="page stack host-page">
      <h1>{t('host-title')}</h1>
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {key === '' && <KeyForm />}
      {found !== null && (
        <>
          {servers.map((one) => (
            <Facts key={one.address} report={one} isOther={one !== found} />
          ))}
          {found.silent.map((address) => (
            <p key={address} class="problem">
              {t('host-silent', { address })}
            </p>
          ))}
          <section class="stack" aria-labelledby="host-tables-title">
            <h2 id="host-tables-title">{t('host-tables', { count: servers.reduce((all, one) => all + one.open, 0) })}</h2>
            <HostTables tables={tablesOf(servers)} now={found.now} onChange={ask} />
          </section>
          <FreeName />
          <button type="button" class="button" onClick={() => (hostKey.value = '')}>
            {t('host-leave')}
          </button>
        </>
      )}
    </div>
  );
}
