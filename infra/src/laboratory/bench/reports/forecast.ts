import type { Bench } from '../bench.ts';
import { atMost, type Figure, told } from '../figure.ts';
import { withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { median } from '../stats.ts';
import { fillOpportunities, MONTH, THEN, VERSIONS } from './fill-opportunities.ts';

const ASKED = 10;
const GOAL = 3;

/** The forecast of a month as of a past day over very many opportunities, against the same page of now. */
export async function forecastOfThen({ quick, runs, say }: Bench): Promise<Figure[]> {
  const count = quick ? 20_000 : 100_000;
  return withSystem(
    (pool) => fillOpportunities(pool, count),
    async ({ service, token }): Promise<Figure[]> => {
      const now = new HttpClient(service('query-api'), { 'x-token': token });
      const then = new HttpClient(service('query-api'), { 'x-token': token, 'x-as-of': THEN });
      const ask = async (http: HttpClient, request: object): Promise<number> => {
        const { status, text, ms } = await http.post('/forecast/ficha', request);
        if (status !== 200 || !/^\{"ok":true.*"total":[1-9]/.test(text))
          throw new Error(`a forecast was answered ${status}: ${text.slice(0, 200)}`);
        return ms;
      };
      const asks: Readonly<Record<string, object>> = {
        'of the company': { accion: 'global', ...MONTH },
        'of a seller, with its opportunities': { accion: 'mensual', ejecutivo: 'u5', ...MONTH },
      };
      try {
        say(`${(count * VERSIONS).toLocaleString('en')} versions of ${count.toLocaleString('en')} opportunities`);
        const figures: Figure[] = [];
        for (const [what, request] of Object.entries(asks)) {
          const [ours, base]: [number[], number[]] = [[], []];
          for (const http of [now, then]) await ask(http, request);
          for (let run = 0; run < runs; run += 1) {
            const [past, present]: [number[], number[]] = [[], []];
            for (let n = 0; n < ASKED; n += 1) {
              present.push(await ask(now, request));
              past.push(await ask(then, request));
            }
            ours.push(median(past));
            base.push(median(present));
          }
          figures.push(
            atMost(GOAL, {
              what: `forecast of a month as of a day, ${what}, p50`,
              unit: 'ms',
              ours,
              base,
              baseline: 'the same of now',
            }),
          );
        }
        return [...figures, told('…opportunities', count.toLocaleString('en'))];
      } finally {
        now.close();
        then.close();
      }
    },
  );
}
