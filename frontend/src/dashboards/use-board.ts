import type { DashboardFlag } from '@power/domain/dashboards/views/operational';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { operationalDashboard } from '../calls/dashboards.ts';
import { cancelPlan, plan } from '../api/activity.ts';
import { queryKey, useQueryCall } from '../api/hooks.ts';
import { useConnection, useLiveEvent } from '../live/hooks.ts';
import { UNKNOWN, useAway } from './use-away.ts';

const GATHER_MS = 150;
/** A frame may be lost with the connection that carried it: a board is never older than this. */
const BACKSTOP_MS = 30_000;

/** Blocks of a board, following `actualizacionDashboard`; `unknown`: what an empty one says while nothing can be asked. What was last seen stays while nothing newer can be had. */
export function useBoard(flags: readonly DashboardFlag[], unknown = UNKNOWN) {
  const client = useQueryClient();
  const request = Object.fromEntries(flags.map((flag) => [flag, true]));
  const query = useQueryCall(operationalDashboard, request, {
    staleTime: 0,
    refetchInterval: BACKSTOP_MS,
    keepPrevious: true,
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => cancelPlan(timer.current), []);
  const refresh = () => {
    timer.current ??= plan(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: queryKey(operationalDashboard) });
    }, GATHER_MS);
  };
  useLiveEvent('actualizacionDashboard', (datos) => {
    const { flag } = (datos ?? {}) as { flag?: string };
    if (flag === undefined || (flags as readonly string[]).includes(flag)) refresh();
  });
  useLiveEvent('reiniciar', refresh);
  const connection = useConnection();
  // What happened while the socket was away comes as frames; the call that failed meanwhile does not come by itself.
  const back = useEffectEvent(refresh);
  useEffect(() => {
    if (connection === 'conectado') back();
  }, [connection]);
  // A refusal is a reply without blocks: nothing is known then, least of all that there is nothing.
  const told = query.data && flags.every((flag) => query.data[flag] !== undefined) ? query.data : undefined;
  const failing = query.failureCount > 0 || (query.data !== undefined && told === undefined);
  const away = useAway(failing);
  return {
    blocks: told,
    totals: told?.totales ?? {},
    updatedAt: told ? query.dataUpdatedAt : 0,
    failing,
    loading: told === undefined,
    /** Why nothing is shown, where the server said so: another moment is for people with a session. */
    refused: told ? undefined : (query.data as { readonly mensaje?: string } | undefined)?.mensaje,
    /** What a block without cards says. */
    none: (text: string): string => (away ? unknown : text),
  };
}
