import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Nothing is shown of what comes within this time, ms. */
const QUIET_MS = 300;

/** Whether this has been on the page for so long that it should be seen to wait. */
export function useIsSlow(): boolean {
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isSlow.value = true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow.value;
}
