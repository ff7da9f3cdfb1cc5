import { useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../access/current-user.ts';
import { dropLocalDraft, type LocalDraft, readLocalDraft, writeLocalDraft } from './local-draft.ts';
import { hasContent, type Sent, type TypedQuotation } from './typed-quotation.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const PAUSE_MS = 300;
const sameTyped = (a: TypedQuotation | undefined, b: TypedQuotation): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * What is typed, kept while it is not saved, in this browser and on the server: it begins with what was left unsaved, here
 * or on another device. `adopt`: what another device left may be shown without asking, as long as nothing is typed here.
 */
export function useTypedQuotation(
  number: number | undefined,
  version: number,
  begin: () => TypedQuotation,
  adopt = true,
) {
  const { _id: user } = useCurrentUser();
  const [left] = useState(() => readLocalDraft(user, number));
  const [q, setQ] = useState(() => left?.q ?? begin());
  const [over, setOver] = useState(left?.version ?? version);
  // How often another device's draft took its place before anything was typed: it is a beginning, no step to take back.
  const [adopted, setAdopted] = useState(0);
  const [recovered, setRecovered] = useState(left !== undefined);
  // What another window or device of the same person has, where this one has something of its own.
  const [elsewhere, setElsewhere] = useState<LocalDraft & { readonly at: string }>();
  const unsaved = useRef<TypedQuotation>(undefined);
  const touched = useRef(left !== undefined && left.at === undefined);
  const shown = useRef(q);
  shown.current = q;
  const take = useCallback(
    ({ q: typed, version: base, at }: LocalDraft & { readonly at: string }) => {
      unsaved.current = undefined;
      touched.current = false;
      setElsewhere(undefined);
      setRecovered(true);
      setOver(base);
      setQ(typed);
      writeLocalDraft(user, number, { q: typed, version: base, at });
    },
    [user, number],
  );
  const { keep, flush, drop, failed } = useKeptDraft({
    number,
    since: left?.at,
    onFound: (draft, opening) => {
      if (opening && adopt && !touched.current) {
        setAdopted((n) => n + 1);
        take(draft);
      } else if (!sameTyped(draft.q, shown.current)) setElsewhere(draft);
    },
    onKept: (at) => {
      // Told late, of what the next editor or another tab has discarded or saved meanwhile, it would bring that back.
      if (unsaved.current || !sameTyped(readLocalDraft(user, number)?.q, shown.current)) return;
      touched.current = false;
      writeLocalDraft(user, number, { q: shown.current, version: over, at });
    },
  });
  const write = useCallback(() => {
    const typed = unsaved.current;
    unsaved.current = undefined;
    if (typed && hasContent(typed)) {
      const draft = { q: typed, version: over };
      writeLocalDraft(user, number, draft);
      keep(draft);
    } else if (typed) {
      dropLocalDraft(user, number);
      drop();
    }
  }, [user, number, over, keep, drop]);
  useEffect(() => {
    if (!unsaved.current) return;
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q, write]);
  useEffect(() => {
    // A page that is left or put away may not come back; what comes after it must not overtake what was typed in it.
    const leave = (): void => {
      write();
      flush();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [write, flush]);
  const change = useCallback((next: (old: TypedQuotation) => TypedQuotation) => {
    touched.current = true;
    setQ((old) => {
      const typed = next(old);
      unsaved.current = typed;
      return typed;
    });
  }, []);
  const keepSent = useCallback(
    (enviada: Sent | undefined) => {
      // In this browser before it leaves: of what is under way nothing is known if the page goes now.
      shown.current = unsaved.current = { ...shown.current, enviada };
      touched.current = true;
      setQ((old) => ({ ...old, enviada }));
      write();
    },
    [write],
  );
  return {
    q,
    version: over,
    change,
    adopted,
    /** Keeps what was sent of a new one and is not answered, with what is typed. */
    keepSent,
    recovered,
    elsewhere,
    take,
    /** Why it is in this browser alone; undefined while the server keeps it too. */
    onlyHere: failed,
    /** What is typed begins anew over this version: it was saved, or is not wanted. */
    settle: (next: (old: TypedQuotation) => TypedQuotation, now: number) => {
      unsaved.current = undefined;
      touched.current = false;
      dropLocalDraft(user, number);
      drop();
      setElsewhere(undefined);
      setRecovered(false);
      setOver(now);
      setQ(next);
    },
  };
}
