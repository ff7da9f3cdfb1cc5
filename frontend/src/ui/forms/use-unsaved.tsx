import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, useBlocker } from 'react-router-dom';
import { confirmDiscard } from './confirm-discard.ts';

interface Watched {
  readonly typed: RefObject<boolean>;
  /** It was sent, or let go: nothing is asked any more. */
  readonly left: RefObject<boolean>;
}

/** The way back, and links. Whose session ended is not held up. */
function AtAddress({ typed, left }: Watched) {
  const { state, proceed, reset } = useBlocker(
    ({ nextLocation }) => typed.current && !left.current && nextLocation.pathname !== '/login',
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    void confirmDiscard().then((sure) => {
      left.current = sure;
      if (sure) proceed?.();
      else reset?.();
    });
    // Once for each time that it is held up.
  }, [state]);
  return null;
}

function Guard(watched: Watched) {
  const routed = useContext(DataRouter) !== null;
  const { typed, left } = watched;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (typed.current && !left.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [typed, left]);
  return routed && <AtAddress {...watched} />;
}

/** What was typed is asked about before it is left, whichever way: a button, Esc, the way back, a link, a reload. */
export function useUnsaved(now: boolean): {
  /** To be shown within the dialog; there is nothing to see. */
  readonly guard: ReactNode;
  /** Asks where something was typed, then goes. */
  readonly leave: (go: () => void) => Promise<void>;
  /** Goes: what was typed has arrived. */
  readonly done: (go: () => void) => void;
} {
  const typed = useRef(now);
  typed.current = now;
  const left = useRef(false);
  const done = (go: () => void) => {
    left.current = true;
    go();
  };
  return {
    guard: <Guard typed={typed} left={left} />,
    leave: async (go) => {
      if (!now || (await confirmDiscard())) done(go);
    },
    done,
  };
}
