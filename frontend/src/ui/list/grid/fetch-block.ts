import { CallError, isOffline } from '../../../api/call-error.ts';
import { call } from '../../../api/client.ts';
import { online } from '../../../api/network.ts';
import type { ListState } from '../list-state.ts';
import type { GridCall } from '../types.ts';

export interface Block<Row> {
  readonly rows: Row[];
  readonly lastRow: number | null;
  readonly cursor?: string;
}

const TOO_LONG = 'La lista tardó demasiado. Acota la búsqueda o inténtalo nuevamente.';

const backAgain = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (online.get()) return void setTimeout(resolve, 500);
    const stop = online.subscribe(() => {
      if (online.get()) {
        stop();
        resolve();
      }
    });
    signal.addEventListener(
      'abort',
      () => {
        stop();
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });

/**
 * Fetches blocks of one list in one state. Each reply's cursor is kept for the block after it, so that deep pages cost
 * what the first one costs. A lost connection is waited out: rows stay grey meanwhile.
 */
export function createBlocks<Row>(
  query: GridCall,
  params: object,
  state: Omit<ListState, 'sort' | 'filterModel'>,
  limitMs?: number,
) {
  const running = new Map<string, AbortController>();
  const cursors = new Map<number, string>();
  let order = '';
  const abort = new AbortController();
  return {
    stop: () => abort.abort(),
    /** Gives up what is on its way, until something is asked for again. */
    pause: () => {
      for (const own of running.values()) own.abort();
    },
    /** Whether rows are on their way: they may be older than a change that is told meanwhile. */
    busy: () => running.size > 0,
    async fetch(
      startRow: number,
      endRow: number,
      filterModel: ListState['filterModel'],
      sortModel: ListState['sort'],
    ): Promise<Block<Row>> {
      const selection = JSON.stringify([filterModel, sortModel]);
      if (selection !== order) cursors.clear();
      order = selection;
      const cursor = cursors.get(startRow);
      const request = {
        ...params,
        startRow,
        endRow,
        sortModel,
        filterModel,
        ...(state.quick ? { quickFilter: state.quick } : {}),
        ...(state.asOf ? { asOf: state.asOf } : {}),
        ...(cursor ? { cursor } : {}),
      };
      // The same asked for again is asked for once: the first is given up.
      const same = JSON.stringify(request);
      running.get(same)?.abort();
      const own = new AbortController();
      running.set(same, own);
      const signals = [abort.signal, own.signal];
      const ask = async (): Promise<Block<Row>> => {
        const limit = limitMs === undefined ? [] : [AbortSignal.timeout(limitMs)];
        try {
          const reply = (await call(query, request, {
            signal: AbortSignal.any([...signals, ...limit]),
          })) as Block<Row>;
          if (reply.cursor && order === selection) cursors.set(endRow, reply.cursor);
          return reply;
        } catch (error) {
          if (limit[0]?.aborted && !signals.some(({ aborted }) => aborted))
            throw new CallError(504, { mensaje: TOO_LONG });
          if (signals.some(({ aborted }) => aborted) || !isOffline(error)) throw error;
          await backAgain(abort.signal);
          return ask();
        }
      };
      return ask().finally(() => {
        if (running.get(same) === own) running.delete(same);
      });
    },
  };
}

export type Blocks<Row> = ReturnType<typeof createBlocks<Row>>;
