import { useEffect, useEffectEvent, useRef } from 'react';

const FIRST_MS = 10_000;
const LONGEST_MS = 60_000;

/** While something did not come it is asked for by itself, ever more seldom. */
export function useAsking(failed: boolean, ask: () => void): void {
  const times = useRef(0);
  const again = useEffectEvent(ask);
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(again, Math.min(LONGEST_MS, FIRST_MS * 2 ** times.current));
    times.current += 1;
    return () => clearTimeout(timer);
  }, [failed]);
}
