/** The service worker (`public/sw.js`), for browsers that have one: on plain http, but for this computer itself, there is none. */

import { addressOf } from '../net/base';

function worker(): ServiceWorkerContainer | undefined {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

/** The files of ours that this page has loaded so far. */
function loadedFiles(): readonly string[] {
  const paths = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  return [...new Set(paths.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname))].filter((path) =>
    path.startsWith(addressOf('/assets/')),
  );
}

/** How long the page is left alone before its files are kept, ms: what it needs first comes first. */
const PATIENCE_MS = 3000;

async function keepFiles(): Promise<void> {
  const { active } = (await serviceReady()) ?? {};
  active?.postMessage({ kind: 'keep', files: loadedFiles() });
}

/** Starts it once the page is at rest. What goes wrong means: no pages without a connection. */
export function startService(): void {
  const start = (): void => {
    worker()
      ?.register(addressOf('/sw.js'))
      .then(
        () => setTimeout(() => void keepFiles(), PATIENCE_MS),
        () => undefined,
      );
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** The registration of a worker that runs; undefined where there is none. */
export async function serviceReady(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await worker()?.getRegistration();
  return registration === undefined ? undefined : worker()?.ready;
}
