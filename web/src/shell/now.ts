import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { serverNow } from '../net/server-time';

/** The server's time in milliseconds, again each second. */
export function useNow(): number {
  const now = useSignal(serverNow());
  useEffect(() => {
    const timer = setInterval(() => (now.value = serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}

/** Draws again each second. */
export function useTick(): void {
  const tick = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => (tick.value += 1), 1000);
    return () => clearInterval(timer);
  }, []);
  void tick.value;
}
