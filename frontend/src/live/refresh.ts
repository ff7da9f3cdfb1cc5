import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKey, useQueryCall } from '../api/hooks.ts';
import type { AnyCall, RequestFor } from '../api/wire.ts';
import { useTopic } from './hooks.ts';

/** Loads a call's data anew when its topic changes; bursts are gathered for 150 ms. */
export function useLiveRefresh(
  declaration: AnyCall,
  tema: string | undefined,
  concerns: (clave: string) => boolean = () => true,
): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useTopic(tema, (change) => {
    if (change.clave !== '*' && !concerns(change.clave)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: queryKey(declaration) });
    }, 150);
  });
}

const HOUR = 3_600_000;

/** A query whose data is kept for long and follows its own topic: what several screens choose from. */
export function useLiveQuery<C extends AnyCall & { readonly topic?: string | undefined }>(
  declaration: C,
  request: RequestFor<C>,
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  const client = useQueryClient();
  useLiveRefresh(declaration, enabled ? declaration.topic : undefined);
  const query = useQueryCall(declaration, request, { staleTime: HOUR, enabled });
  useEffect(
    // Nobody who is left hears of changes: whoever asks next asks the server. After the query, whose end comes first so.
    () => () =>
      void client.invalidateQueries({ queryKey: queryKey(declaration), type: 'inactive', refetchType: 'none' }),
    [client, declaration],
  );
  return query;
}
