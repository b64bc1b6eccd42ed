import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { serverNow } from '../../net/seats';

/** The server's time in milliseconds, again each second. */
export function useNow(): number {
  const now = useSignal(serverNow());
  useEffect(() => {
    const timer = setInterval(() => (now.value = serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}
