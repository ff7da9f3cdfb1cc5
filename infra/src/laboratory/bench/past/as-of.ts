import { type Bench, type Section } from '../bench.ts';
import { atMost, type Figure, told } from '../figure.ts';
import { withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { median } from '../stats.ts';
import { everyList } from './every-list.ts';
import { fillVersions, instantAt, VERSIONS } from './fill-versions.ts';

const ASKED = 20;
const PAGE_GOAL = 3;
const SEARCH_GOAL = 5;

/** Lists as people see them with the clock set back, each against the same list of now. */
const ASKS: Readonly<Record<string, { readonly goal: number; readonly more: object }>> = {
  'first page': { goal: PAGE_GOAL, more: {} },
  'page by total': { goal: PAGE_GOAL, more: { sortModel: [{ colId: 'total', sort: 'desc' }] } },
  'quick filter, a word of many': { goal: SEARCH_GOAL, more: { quickFilter: 'camila' } },
  'quick filter, a number': { goal: SEARCH_GOAL, more: { quickFilter: '1234' } },
};

/** What changed in *Pedidos globales* between two moments, the first page of it (requirements §0.1.7). */
async function comparisons(http: HttpClient, orders: number, runs: number): Promise<Figure[]> {
  const compare = async (desde: string, hasta: string): Promise<string> => {
    const took: number[] = [];
    for (let run = 0; run < runs + 1; run += 1) {
      const { status, text, ms } = await http.post('/auditoria/diff', {
        accion: 'lista',
        lista: '/pedido_ventas/listar grid',
        desde,
        hasta,
        sortModel: [],
        filterModel: {},
      });
      if (status !== 200 || !text.includes('"filas":[{'))
        throw new Error(`a comparison was answered ${status}: ${text.slice(0, 200)}`);
      if (run > 0) took.push(ms);
    }
    return `${Math.round(median(took)).toLocaleString('en')} ms`;
  };
  const [quarter, half] = [instantAt(orders, 0.25), instantAt(orders, 0.5)];
  const week = new Date(Date.parse(half) + 7 * 24 * 3_600_000).toISOString();
  return [
    told('…what changed in the list within a week', await compare(half, week)),
    told('…and from its first quarter until its half', await compare(quarter, half)),
  ];
}

/** *Pedidos globales* as of a past instant over very many versions of orders, against the same call of now (CONTRIBUTING). */
export const asOf: Section = {
  name: 'asof',
  run: async (bench: Bench) => {
    const { quick, runs, say } = bench;
    const lists = await everyList(bench);
    const orders = quick ? 20_000 : 200_000;
    return withSystem(
      (pool) => fillVersions(pool, orders),
      async ({ service, token }): Promise<Figure[]> => {
        const now = new HttpClient(service('query-api'), { 'x-token': token });
        const thens = [0.25, 0.5, 0.9].map(
          (share) => new HttpClient(service('query-api'), { 'x-token': token, 'x-as-of': instantAt(orders, share) }),
        );
        const ask = async (http: HttpClient, more: object): Promise<number> => {
          const { status, text, ms } = await http.post('/pedido_ventas/listar', {
            accion: 'grid',
            startRow: 0,
            endRow: 20,
            sortModel: [],
            filterModel: {},
            ...more,
          });
          if (status !== 200 || !text.startsWith('{"rows":[{'))
            throw new Error(`a page was answered ${status}: ${text.slice(0, 200)}`);
          return ms;
        };
        try {
          say(`${(orders * VERSIONS).toLocaleString('en')} versions of ${orders.toLocaleString('en')} orders`);
          const figures: Figure[] = [];
          for (const [what, { goal, more }] of Object.entries(ASKS)) {
            const [ours, base]: [number[], number[]] = [[], []];
            for (const http of [now, ...thens]) await ask(http, more);
            for (let run = 0; run < runs; run += 1) {
              const [past, present]: [number[], number[]] = [[], []];
              for (let n = 0; n < ASKED; n += 1) {
                present.push(await ask(now, more));
                past.push(await ask(thens[n % thens.length]!, more));
              }
              ours.push(median(past));
              base.push(median(present));
            }
            figures.push(
              atMost(goal, { what: `as of, ${what}, p50`, unit: 'ms', ours, base, baseline: 'the same of now' }),
            );
          }
          return [
            ...figures,
            ...(await comparisons(now, orders, runs)),
            told('…versions kept', (orders * VERSIONS).toLocaleString('en')),
            ...lists,
          ];
        } finally {
          for (const client of [now, ...thens]) client.close();
        }
      },
    );
  },
};
