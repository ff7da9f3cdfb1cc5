import { HttpClient } from '../http-client.ts';
import { median, percentile } from '../stats.ts';
import { Worker } from '../worker.ts';

export const LINES = 300;
const OPENED = 40;
const SAVED = 60;

interface Asked {
  readonly http: HttpClient;
  /** Address of the log. */
  readonly database: string;
  readonly customer: string;
  readonly products: readonly string[];
  readonly runs: number;
}
export interface LongQuotation {
  /** Opening it, and reading its stream bare, ms at the median of each run. */
  readonly opened: number[];
  readonly bare: number[];
  /** Saving one line of it, ms at p99 of each run. */
  readonly saved: number[];
}

/** A quotation of as many lines as one may have: opened, and saved with one quantity changed, over and over. */
export async function longQuotation({ http, database, customer, products, runs }: Asked): Promise<LongQuotation> {
  const lines = products.slice(0, LINES).map((producto) => ({ producto, cantidad: 1 }));
  const created = await http.ask<{ number: number; version: number }>('/web/cotizaciones/crear', {
    accion: 'crearsistema',
    cotizacion: { cliente: customer, productos_cotizacion: lines },
  });
  const { number } = created;
  let seen = created.version;
  const bareServer = new Worker(new URL('bare-stream.js', import.meta.url), [database, `quotation-${number}`]);
  const bareHttp = new HttpClient(await bareServer.ask<string>({}));
  const open = async (): Promise<number> => {
    const { status, text, ms } = await http.post('/web/cotizaciones/listar', { accion: 'unica', cotizacion: number });
    if (status !== 200 || !text.includes('"productos_cotizacion":[{'))
      throw new Error(`opening: ${status} ${text.slice(0, 200)}`);
    return ms;
  };
  const bare = async (): Promise<number> => {
    const { status, text, ms } = await bareHttp.post('/', {});
    if (status !== 200 || !text.startsWith('{"rows":[{')) throw new Error(`its stream: ${status}`);
    return ms;
  };
  let quantity = 1;
  const save = async (): Promise<number> => {
    quantity += 1;
    const changed = lines.map((line, n) => ({
      ...line,
      linea: n + 1,
      cantidad: n === quantity % LINES ? quantity : 1,
    }));
    const started = performance.now();
    const { version } = await http.ask<{ version: number }>('/web/cotizaciones/editar', {
      accion: 'editarsistema',
      expectedVersion: seen,
      cotizacion: { _id: number, productos_cotizacion: changed },
    });
    seen = version;
    return performance.now() - started;
  };
  const found: LongQuotation = { opened: [], bare: [], saved: [] };
  try {
    for (let warm = 0; warm < 20; warm += 1) await Promise.all([open(), bare()]);
    for (let run = 0; run < runs; run += 1) {
      const times: [number[], number[]] = [[], []];
      for (let n = 0; n < OPENED; n += 1) for (const [i, ask] of [open, bare].entries()) times[i]!.push(await ask());
      found.opened.push(median(times[0]));
      found.bare.push(median(times[1]));
    }
    for (let warm = 0; warm < 10; warm += 1) await save();
    for (let run = 0; run < runs; run += 1) {
      const times: number[] = [];
      for (let n = 0; n < SAVED; n += 1) times.push(await save());
      found.saved.push(percentile(times, 0.99));
    }
    return found;
  } finally {
    bareHttp.close();
    await bareServer.stop();
  }
}
