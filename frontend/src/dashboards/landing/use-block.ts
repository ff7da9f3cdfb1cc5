import type { DashboardFlag } from '@power/domain/dashboards/views/operational';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cancelPlan, plan } from '../../api/activity.ts';
import { call } from '../../api/client.ts';
import type { ReplyFor } from '../../api/wire.ts';
import { operationalDashboard } from '../../calls/dashboards.ts';
import { asksAgain, useRetry, useTrouble } from './use-trouble.ts';
import { useConnection, useLiveEvent } from '../../live/hooks.ts';

type Blocks = ReplyFor<typeof operationalDashboard>;
const GATHER_MS = 200;

/** Data of a block; null when its context does not exist yet, undefined while loading. */
export type BlockData<F extends DashboardFlag> = F extends keyof Blocks ? NonNullable<Blocks[F]> : unknown;

export interface Loaded<F extends DashboardFlag> {
  readonly data: BlockData<F> | null | undefined;
  /** How many the block is about, where it lists only some of them. */
  readonly total: number | undefined;
  /** Server instant that the figures are of. */
  readonly ahora: string | undefined;
  /** Since when its figures could not be loaded. */
  readonly since: string | undefined;
  readonly retry: () => void;
}

/** One block, loaded by its own call with its flag alone, anew on `actualizacionDashboard` of that flag (document 1 §7). */
export function useBlock<F extends DashboardFlag>(flag: F): Loaded<F> {
  const client = useQueryClient();
  const key = ['dashboard', flag];
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const connection = useConnection();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(operationalDashboard, { [flag]: true }, { signal }),
    staleTime: 60_000,
    ...asksAgain,
  });
  const since = useTrouble(query);
  const retry = useRetry(key);
  const again = () => {
    timer.current ??= plan(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: key });
    }, GATHER_MS);
  };
  useEffect(() => () => cancelPlan(timer.current), []);
  useLiveEvent('actualizacionDashboard', (datos) => {
    if ((datos as { flag?: string } | undefined)?.flag === flag) again();
  });
  const lost = useRef(false);
  const recovered = useEffectEvent(again);
  useEffect(() => {
    if (connection === 'conectado' && lost.current) recovered();
    lost.current = connection === 'sin-conexion';
  }, [connection]);
  const reply = query.data as
    | (Record<string, unknown> & { ahora?: string; ok?: boolean; totales?: Blocks['totales'] })
    | undefined;
  // A load that failed opens no dialog (document 1 §8); the block says that it has nothing to show, and since when.
  const data =
    reply === undefined ? undefined : reply.ok === false ? null : ((reply[flag] ?? null) as BlockData<F> | null);
  return { data, total: reply?.totales?.[flag], ahora: reply?.ahora, since, retry };
}
