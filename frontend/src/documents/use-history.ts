import type { SheetTimes } from '@power/domain/kernel/document';
import { HISTORY_PAGE, type HistoryEntry } from '@power/domain/kernel/history';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { pageOfStep } from '../ui/dialogs/history-pages.tsx';
import { useLiveRefresh } from '../live/refresh.ts';
import type { DocumentScreen } from './types.ts';

interface Reply<V> {
  readonly ok: boolean;
  readonly mensaje?: string;
  readonly eventos: readonly HistoryEntry[];
  readonly pagina: number;
  readonly total: number;
  readonly estado?: V & SheetTimes;
  readonly verificado: boolean;
  readonly hallazgo?: string;
}

/** The history of a document, and the document as it was at the chosen step; it begins at `at`, or at the day shown. */
export function useHistory<V, A extends string>(
  { calls: { history }, document }: DocumentScreen<V, A>,
  id: string,
  { enabled, asOf, at }: { enabled: boolean; asOf: string; at: number | undefined },
) {
  const [step, setStep] = useState(at);
  const page = step !== undefined ? { pagina: pageOfStep(step) } : asOf === '' ? {} : { al: asOf };
  const query = useQueryCall(history, { id, ...page }, { enabled, staleTime: 0, keepPrevious: true });
  useLiveRefresh(history, enabled ? document.row.topic : undefined, (clave) => clave === id);
  const reply = query.data as Reply<V> | undefined;
  const found = reply?.ok ? reply : undefined;
  const last = Math.max(0, (found?.total ?? 1) - 1);
  const first = (found?.pagina ?? 0) * HISTORY_PAGE;
  const then = asOf === '' || !found ? last : first + found.eventos.findLastIndex((e) => e.at <= asOf);
  const chosen = Math.min(step ?? Math.max(0, then), last);
  const asked = useQueryCall(
    history,
    { id, version: chosen },
    {
      enabled: enabled && found !== undefined && chosen < last,
      keepPrevious: true,
      staleTime: 0,
    },
  );
  const past = asked.data as Reply<V> | undefined;
  return {
    found,
    failed: reply?.ok === false ? (reply.mensaje ?? '') : query.error && !found ? messageOf(query.error) : undefined,
    chosen,
    last,
    /** Number of the first step of the page that is shown. */
    first,
    choose: (n: number) => setStep(n === last && asOf === '' ? undefined : n),
    /** Of another step than the last one. */
    sheet: enabled && chosen < last && past?.ok ? past.estado : undefined,
  };
}
export type History = Omit<ReturnType<typeof useHistory>, 'sheet'>;
