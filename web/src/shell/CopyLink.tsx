import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { learnReach, reach } from '../net/reach';
import { copyText } from './copy';

const SAID_MS = 2500;

interface Props {
  /** What stands on the key, and after it was pressed. */
  readonly text: string;
  readonly done: string;
  /** Another address of ours than this page's, asked for when it is copied. */
  readonly path?: () => string;
}

/** Copies the address of this page (or of `path`), as others can open it; says so where they cannot. */
export function CopyLink({ text, done, path }: Props): JSX.Element {
  const state = useSignal<'' | 'copied' | 'failed'>('');
  useEffect(learnReach, []);
  const copy = async (): Promise<void> => {
    const origin = reach.value?.origin ?? location.origin;
    state.value = (await copyText(origin + (path?.() ?? location.pathname + location.hash))) ? 'copied' : 'failed';
    setTimeout(() => (state.value = ''), SAID_MS);
  };
  const isHereOnly = state.value === 'copied' && reach.value?.opens === 'here';
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        {state.value === 'copied' ? done : text}
      </button>
      <span class={state.value === 'failed' || isHereOnly ? 'copy-said' : 'visually-hidden'} role="status">
        {state.value === 'failed' && t('invite-copy-failed')}
        {state.value === 'copied' && !isHereOnly && done}
        {isHereOnly && `${t('invite-here-only')} ./play --lan`}
      </span>
    </>
  );
}
