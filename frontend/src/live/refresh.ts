import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cancelPlan, plan } from '../api/activity.ts';
import { queryKey, useQueryCall } from '../api/hooks.ts';
import type { AnyCall, RequestFor } from '../api/wire.ts';
import { useLiveEvent, useTopic } from './hooks.ts';

/** Changes that come together are one; ms. */
const GATHERED = 150;
/** For what takes many sums: still live to the eye, and asked for once in a busy moment; ms. */
export const SELDOM = 3000;

/** Loads a call's data anew; bursts are gathered. */
function useReload(declaration: AnyCall, gathered = GATHERED): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => cancelPlan(timer.current), []);
  return () => {
    // A page is at rest before sums that are asked for seldom.
    const later = gathered > GATHERED ? setTimeout : plan;
    timer.current ??= later(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: queryKey(declaration) });
    }, gathered);
  };
}

/** Loads a call's data anew when its topic changes. */
export function useLiveRefresh(
  declaration: AnyCall,
  tema: string | undefined,
  concerns: (clave: string) => boolean = () => true,
  gathered = GATHERED,
): void {
  const reload = useReload(declaration, gathered);
  useTopic(tema, (change) => {
    if (change.clave === '*' || concerns(change.clave)) reload();
  });
}

const HOUR = 3_600_000;

/** A query whose data is kept for long, by whoever hears of its changes. */
function useKeptQuery<C extends AnyCall>(declaration: C, request: RequestFor<C>, enabled: boolean) {
  const client = useQueryClient();
  const query = useQueryCall(declaration, request, { staleTime: HOUR, enabled });
  useEffect(
    // Nobody who is left hears of changes: whoever asks next asks the server. After the query, whose end comes first so.
    () => () =>
      void client.invalidateQueries({ queryKey: queryKey(declaration), type: 'inactive', refetchType: 'none' }),
    [client, declaration],
  );
  return query;
}

interface Options {
  readonly enabled?: boolean;
}

/** A query that is kept and follows its own topic: what several screens choose from. */
export function useLiveQuery<C extends AnyCall & { readonly topic?: string | undefined }>(
  declaration: C,
  request: RequestFor<C>,
  { enabled = true }: Options = {},
) {
  useLiveRefresh(declaration, enabled ? declaration.topic : undefined);
  return useKeptQuery(declaration, request, enabled);
}

/** The same over people to choose from: that they are others is told without saying who. */
export function usePeopleQuery<C extends AnyCall>(
  declaration: C,
  request: RequestFor<C>,
  { enabled = true }: Options = {},
) {
  const reload = useReload(declaration);
  useLiveEvent('personasCambiadas', reload);
  useLiveEvent('reiniciar', reload);
  return useKeptQuery(declaration, request, enabled);
}
