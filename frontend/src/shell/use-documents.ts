import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { cancelPlan, plan } from '../api/activity.ts';
import { isUndecided } from '../api/call-error.ts';
import { online } from '../api/network.ts';
import { useStore } from '../api/store.ts';
import { kindNamed } from './search-rank.ts';
import { useSearchSources } from './search-sources.tsx';
import type { Hit } from './spotlight-store.ts';

/** Shorter words find too much: nothing but screens is looked for. */
export const FEWEST = 2;

interface Found {
  readonly documents: readonly Hit[];
  readonly searching: boolean;
  /** Some of them could not be asked: what is not shown may well be there. */
  readonly failed: boolean;
  readonly again: () => void;
}

/** Hits of the document sources, asked once the person pauses; those that nobody answered are asked again once somebody does. */
export function useDocuments(text: string): Found {
  const sources = useSearchSources();
  /** By source: groups keep their order, whoever answers first. */
  const [hits, setHits] = useState<readonly (readonly Hit[])[]>([]);
  const [waiting, setWaiting] = useState(0);
  /** Text that the hits are of. */
  const [asked, setAsked] = useState('');
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const again = () => setRound((n) => n + 1);
  const reachable = useStore(online);
  const back = useEffectEvent(() => {
    if (failed && waiting === 0) again();
  });
  useEffect(() => {
    if (reachable) back();
  }, [reachable]);
  useEffect(() => {
    setAsked(text);
    setHits([]);
    setWaiting(0);
    setFailed(false);
    if (text.trim().length < FEWEST) return;
    const { text: wanted, groups } = kindNamed(text);
    setWaiting(sources.length);
    const abort = new AbortController();
    const timer = plan(() => {
      for (const [n, source] of sources.entries()) {
        source(wanted, abort.signal)
          .then(
            (found) => {
              const more = groups ? found.filter(({ grupo }) => groups.includes(grupo)) : found;
              if (!abort.signal.aborted) setHits((old) => sources.map((_, k) => (k === n ? more : (old[k] ?? []))));
            },
            (error: unknown) => {
              // Who is refused a source has nothing to find there.
              if (!abort.signal.aborted && isUndecided(error)) setFailed(true);
            },
          )
          .finally(() => {
            if (!abort.signal.aborted) setWaiting((left) => left - 1);
          });
      }
    }, 200);
    return () => {
      cancelPlan(timer);
      abort.abort();
    };
  }, [text, sources, round]);
  return {
    documents: useMemo(() => hits.flat(), [hits]),
    searching: waiting > 0 || asked !== text,
    failed,
    again,
  };
}
