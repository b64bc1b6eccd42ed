/** Keeps the keyboard's place: what had the focus and goes away, or cannot be used any more, hands it on to what stands nearest. */

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** A key that is off while the server answers is waited for. */
const LONGEST_WAIT_MS = 1500;
/** A browser lets go of a key that was switched off only with its next picture. */
const SETTLED_MS = 60;

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;
}

/** An element and what it stands in, nearest first, without the document's own. */
function pathOf(element: Element): readonly Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

/** What a place names as the rest of its focus. */
function restIn(place: Element): HTMLElement | undefined {
  const rest = place.querySelector<HTMLElement>('[data-focus-rest]');
  return rest && isUsable(rest) ? rest : undefined;
}

function heirIn(place: Element): HTMLElement | undefined {
  const rest = restIn(place);
  if (rest) return rest;
  return [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isUsable);
}

/** Where the focus goes: into the nearest place that is still there; at a table to the board or the question; else to the content itself. */
function heirOf(path: readonly Element[], content: HTMLElement): HTMLElement {
  for (const place of path.slice(1)) {
    if (place === content || !content.contains(place)) break;
    const heir = place.isConnected ? heirIn(place) : undefined;
    if (heir) return heir;
  }
  return content.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ?? restIn(content) ?? content;
}

/** Is it seen but cannot be used? */
function isOff(element: Element): boolean {
  return element.matches(':disabled') && element.getClientRects().length > 0;
}

/** Is a key switched off while the server answers: the lost one, or all that came in its place? */
function isAwaited(path: readonly Element[], content: HTMLElement): boolean {
  const [lost, ...places] = path;
  if (lost && isOff(lost)) return true;
  const nearest = places.find((place) => place.isConnected);
  if (!nearest || nearest === content || !content.contains(nearest) || heirIn(nearest)) return false;
  return [...nearest.querySelectorAll(FOCUSABLE)].some(isOff);
}

/** Watches over the focus within the content of the page; answers how to stop. */
export function keepFocus(content: HTMLElement): () => void {
  let path: readonly Element[] = [];
  let waitsUntil = 0;
  let timer = 0;
  const onFocusIn = (event: FocusEvent): void => {
    path = event.target instanceof Element ? pathOf(event.target) : [];
    waitsUntil = 0;
  };
  // Whoever touches something that takes no focus has let go by themselves.
  const onPointerDown = (): void =>
    void requestAnimationFrame(() => {
      if (document.activeElement === document.body && path[0] && isUsable(path[0])) path = [];
    });
  const lookAgain = (delay: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(mend, delay);
  };
  const mend = (): void => {
    const [lost] = path;
    if (lost === undefined || document.activeElement !== document.body) return;
    if (isUsable(lost)) return (lost as HTMLElement).focus({ preventScroll: true });
    if (isAwaited(path, content)) {
      if (waitsUntil === 0) waitsUntil = performance.now() + LONGEST_WAIT_MS;
      if (performance.now() < waitsUntil) return lookAgain(LONGEST_WAIT_MS);
    }
    heirOf(path, content).focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    mend();
    lookAgain(SETTLED_MS);
  });
  watcher.observe(content, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  content.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', onPointerDown);
  return () => {
    watcher.disconnect();
    window.clearTimeout(timer);
    content.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('pointerdown', onPointerDown);
  };
}
