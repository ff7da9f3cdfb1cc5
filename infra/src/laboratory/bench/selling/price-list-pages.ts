import { atMost, type Figure } from '../figure.ts';
import { barePage, timed } from '../grid/pages.ts';
import { HttpClient } from '../http-client.ts';
import { median } from '../stats.ts';
import { Worker } from '../worker.ts';
import { CUSTOMER } from './fill-products.ts';

const BLOCKS = 16;
const BLOCK = 25;
const PAGE = 20;

interface Asked {
  /** query-api, in the name of an Administrador. */
  readonly http: HttpClient;
  /** Address of the read models. */
  readonly database: string;
  /** Products in the list. */
  readonly count: number;
  readonly runs: number;
}

/** Pages of the price list as a customer pays them, anywhere in it, against a bare handler that reads products by primary key; both take turns. */
export async function priceListPages({ http, database, count, runs }: Asked): Promise<Figure[]> {
  const bareServer = new Worker(new URL('../grid/bare-server.js', import.meta.url), [database, 'product_list']);
  const bareHttp = new HttpClient(await bareServer.ask<string>({}));
  let n = 0;
  const page = (): Promise<number> => {
    const startRow = (n++ * 7919) % (count - PAGE);
    const request = {
      accion: 'gridlistaprecioventas',
      moneda: 'pesos',
      cliente: CUSTOMER,
      sortModel: [],
      filterModel: {},
    };
    return timed(http, '/productos/listar', { ...request, startRow, endRow: startRow + PAGE });
  };
  try {
    const bare = barePage(bareHttp, count);
    for (let warm = 0; warm < 100; warm += 1) await Promise.all([page(), bare()]);
    const [ours, base]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      const times: [number[], number[]] = [[], []];
      for (let block = 0; block < BLOCKS; block += 1)
        for (const [index, ask] of [page, bare].entries())
          for (let one = 0; one < BLOCK; one += 1) times[index]!.push(await ask());
      ours.push(median(times[0]));
      base.push(median(times[1]));
    }
    const baseline = 'bare handler, primary key';
    return [atMost(1.5, { what: 'Price list page for a customer, p50', unit: 'ms', ours, base, baseline })];
  } finally {
    bareHttp.close();
    await bareServer.stop();
  }
}
