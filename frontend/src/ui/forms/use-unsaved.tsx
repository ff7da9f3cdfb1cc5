import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, useBlocker } from 'react-router-dom';
import { createStore, useStore } from '../../api/store.ts';
import { stay } from '../dialogs/use-dialog-way.ts';
import { leavesScreen } from '../screen-parameters.ts';
import { confirmDiscard } from './confirm-discard.ts';

interface Watched {
  readonly typed: RefObject<boolean>;
  /** It was sent, or let go: nothing is asked any more. */
  readonly left: RefObject<boolean>;
}

const unsaved = ({ typed, left }: Watched): boolean => typed.current && !left.current;

/** Every form that is open; a form may be over another. */
const open = createStore<readonly Watched[]>([]);

/** The way back, and links: they leave all forms at once. Whose session ended is not held up. */
function AtAddress() {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      open.get().some(unsaved) && nextLocation.pathname !== '/login' && leavesScreen(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    void confirmDiscard().then((sure) => {
      if (!sure) {
        stay();
        return reset?.();
      }
      for (const { left } of open.get()) left.current = true;
      proceed?.();
    });
    // Once for each time that it is held up.
  }, [state]);
  return null;
}

function Guard({ typed, left }: Watched) {
  const [me] = useState({ typed, left });
  // The router asks one of them only: the first asks for all.
  const first = useStore(open)[0] === me;
  const routed = useContext(DataRouter) !== null;
  useEffect(() => {
    open.set((all) => [...all, me]);
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved(me)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      open.set((all) => all.filter((other) => other !== me));
      window.removeEventListener('beforeunload', ask);
    };
  }, [me]);
  return first && routed && <AtAddress />;
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
