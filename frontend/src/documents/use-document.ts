import type { SheetTimes } from '@power/domain/kernel/document';
import { useQueryCall } from '../api/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import type { DocumentScreen, OfferedAction } from './types.ts';

interface Reply<V> {
  readonly ok: boolean;
  readonly mensaje?: string;
  readonly documento: V & SheetTimes;
  readonly acciones: readonly OfferedAction[];
  readonly principal: string | null;
}

/** A document as it is now, following what others do to it, with what this person may do; with `asOf` as it was then. */
export function useDocument<V, A extends string>(screen: DocumentScreen<V, A>, id: string, asOf: string) {
  const { one } = screen.calls;
  const query = useQueryCall(one, { id, ...(asOf === '' ? {} : { asOf }) }, { staleTime: 0 });
  useLiveRefresh(one, asOf === '' ? screen.document.row.topic : undefined, (clave) => clave === id);
  const reply = query.data as Reply<V> | undefined;
  const found = reply?.ok ? reply : undefined;
  // A query of a document that does not exist, or is not mine, answers in words.
  const refusal = reply?.ok === false ? (reply.mensaje ?? 'El documento no se pudo abrir.') : undefined;
  return {
    found,
    refusal,
    error: found ? null : query.error,
    failed: refusal !== undefined || (query.error !== null && !found),
    refetch: () => void query.refetch(),
  };
}
