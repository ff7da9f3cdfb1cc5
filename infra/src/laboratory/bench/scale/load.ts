import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Answer, HttpClient } from '../http-client.ts';
import { median, percentile } from '../stats.ts';
import type { Crowd } from './crowd.ts';

export interface Load {
  /** Ids of the commands that were accepted. */
  readonly accepted: readonly string[];
  readonly perSecond: number;
  readonly p99: number;
  readonly pages: number;
  readonly pageMedian: number;
  /** How far the busiest list lay behind the log, ms, at its worst in 99 of 100 looks. */
  readonly lag: number;
  /** Times that a busy process asked to be asked again. */
  readonly repeated: number;
  /** Of all processes to PostgreSQL. */
  readonly connections: number;
}

const WRITERS = 32;
const READERS = 4;
const LOOK_MS = 100;
/** A busy system says so. */
const AGAIN = new Set([429, 503]);
const PATIENCE_MS = 30_000;

/** Age of the oldest event that the list of orders has not read. */
const LAG = `SELECT coalesce(extract(epoch FROM clock_timestamp() - min(recorded_at)) * 1000, 0)::float AS ms FROM log.events
  WHERE type = 'OrderCommentAdded' AND position > (SELECT position FROM ops.projections WHERE name = 'orders/order-list')`;

const CONNECTIONS = "SELECT count(*)::integer AS n FROM pg_stat_activity WHERE backend_type = 'client backend'";

/** People comment on orders and read pages of the list, each waiting for its answer, shared out over all processes. */
export async function underLoad(
  crowd: Crowd,
  pool: pg.Pool,
  token: string,
  orders: readonly number[],
  ms: number,
): Promise<Load> {
  const clients = (kind: 'command-api' | 'query-api'): HttpClient[] =>
    crowd.urls(kind).map((url) => new HttpClient(url, { 'x-token': token }));
  const [writers, readers] = [clients('command-api'), clients('query-api')];
  const accepted: string[] = [];
  const replies: number[] = [];
  const pages: number[] = [];
  const lags: number[] = [];
  let repeated = 0;
  const started = performance.now();
  const going = (): boolean => performance.now() - started < ms;
  const write = async (writer: number): Promise<void> => {
    for (let n = writer; going(); n += WRITERS) {
      const id = randomUUID();
      const send = (): Promise<Answer> =>
        writers[writer % writers.length]!.post(
          '/web/cotizaciones/agregarchat',
          { accion: 'guardarchat', texto: `Comentario ${n}`, pedido: orders[n % orders.length], tipo: 'pedido' },
          { 'idempotency-key': id },
        );
      const began = performance.now();
      let reply = await send();
      // As the client does: it insists under the same id.
      for (; AGAIN.has(reply.status) && performance.now() - began < PATIENCE_MS; repeated += 1) reply = await send();
      if (reply.status !== 200)
        throw new Error(`the command was answered ${reply.status}: ${reply.text.slice(0, 300)}`);
      accepted.push(id);
      replies.push(performance.now() - began);
    }
  };
  const read = async (reader: number): Promise<void> => {
    while (going()) {
      const page = { accion: 'grid', startRow: 0, endRow: 20 };
      const { status, ms: took } = await readers[reader % readers.length]!.post('/pedido_ventas/listar', page);
      if (status !== 200) throw new Error(`the list was answered ${status}`);
      pages.push(took);
    }
  };
  const look = async (): Promise<void> => {
    while (going()) {
      lags.push((await pool.query<{ ms: number }>(LAG)).rows[0]!.ms);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  await Promise.all([
    ...Array.from({ length: WRITERS }, (_, n) => write(n)),
    ...Array.from({ length: READERS }, (_, n) => read(n)),
    look(),
  ]);
  const seconds = (performance.now() - started) / 1000;
  const connections = (await pool.query<{ n: number }>(CONNECTIONS)).rows[0]!.n;
  for (const client of [...writers, ...readers]) client.close();
  return {
    accepted,
    perSecond: accepted.length / seconds,
    p99: percentile(replies, 0.99),
    pages: pages.length / seconds,
    pageMedian: median(pages),
    lag: percentile(lags, 0.99),
    repeated,
    connections,
  };
}
