import { useRef } from 'react';

/** Runs what it is given, unless something that it was given before is still under way. */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  // A ref, not the state: two clicks within one frame would both see the old state.
  const running = useRef(false);
  return async (work) => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
    }
  };
}
