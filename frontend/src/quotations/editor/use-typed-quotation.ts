import { useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../access/current-user.ts';
import { dropLocalDraft, readLocalDraft, writeLocalDraft } from './local-draft.ts';
import { hasContent, type TypedQuotation } from './typed-quotation.ts';

const PAUSE_MS = 300;

/** What is typed, kept while it is not saved: it begins with what was left unsaved, if anything was. */
export function useTypedQuotation(number: number | undefined, version: number, begin: () => TypedQuotation) {
  const { _id: user } = useCurrentUser();
  const [left] = useState(() => readLocalDraft(user, number));
  const [q, setQ] = useState(() => left?.q ?? begin());
  const [over, setOver] = useState(left?.version ?? version);
  const [recovered, setRecovered] = useState(left !== undefined);
  const unsaved = useRef<TypedQuotation>(undefined);
  const write = useCallback(() => {
    const typed = unsaved.current;
    unsaved.current = undefined;
    if (typed && hasContent(typed)) writeLocalDraft(user, number, { q: typed, version: over });
    else if (typed) dropLocalDraft(user, number);
  }, [user, number, over]);
  useEffect(() => {
    if (!unsaved.current) return;
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q, write]);
  useEffect(() => {
    // A page that is left or put away may not come back.
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);
  const change = useCallback((next: (old: TypedQuotation) => TypedQuotation) => {
    setQ((old) => {
      const typed = next(old);
      unsaved.current = typed;
      return typed;
    });
  }, []);
  return {
    q,
    version: over,
    change,
    recovered,
    /** What is typed begins anew over this version: it was saved, or is not wanted. */
    settle: (next: (old: TypedQuotation) => TypedQuotation, now: number) => {
      unsaved.current = undefined;
      dropLocalDraft(user, number);
      setRecovered(false);
      setOver(now);
      setQ(next);
    },
  };
}
