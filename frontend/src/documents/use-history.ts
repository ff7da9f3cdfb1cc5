import type { SheetTimes } from '@power/domain/kernel/document';
import type { HistoryEntry } from '@power/domain/kernel/history';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import type { DocumentScreen } from './types.ts';

interface Reply<V> {
  readonly ok: boolean;
  readonly mensaje?: string;
  readonly eventos: readonly HistoryEntry[];
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
  const query = useQueryCall(history, { id } as never, { enabled, staleTime: 0 });
  useLiveRefresh(history, enabled ? document.row.topic : undefined, (clave) => clave === id);
  const [step, setStep] = useState(at);
  const reply = query.data as Reply<V> | undefined;
  const found = reply?.ok ? reply : undefined;
  const last = Math.max(0, (found?.eventos.length ?? 1) - 1);
  const then = asOf === '' ? last : (found?.eventos.findLastIndex((e) => e.at <= asOf) ?? last);
  const chosen = Math.min(step ?? Math.max(0, then), last);
  const asked = useQueryCall(history, { id, version: chosen } as never, {
    enabled: enabled && found !== undefined && chosen < last,
    keepPrevious: true,
    staleTime: 0,
  });
  const past = asked.data as Reply<V> | undefined;
  return {
    found,
    failed: reply?.ok === false ? (reply.mensaje ?? '') : query.error && !found ? messageOf(query.error) : undefined,
    chosen,
    last,
    choose: (n: number) => setStep(n === last && asOf === '' ? undefined : n),
    /** Of another step than the last one. */
    sheet: enabled && chosen < last && past?.ok ? past.estado : undefined,
  };
}
export type History = Omit<ReturnType<typeof useHistory>, 'sheet'>;
