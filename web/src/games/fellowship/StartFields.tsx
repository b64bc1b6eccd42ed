/** What the form before a game says beside the options: how hard it is. Fetched with the form, for the figures are of no use elsewhere. */

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import type { StartForm } from '../../family';

export function StartFields({ form }: { readonly form: StartForm }): JSX.Element | null {
  const Found = useSignal<ComponentType<{ readonly form: StartForm }> | null>(null);
  useEffect(() => {
    import('./campaign/StartDifficulty').then(
      (module) => (Found.value = module.StartDifficulty),
      () => undefined,
    );
  }, []);
  return Found.value && <Found.value form={form} />;
}
