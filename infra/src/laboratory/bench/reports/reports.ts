import { createPool } from '../../../adapters/postgres/pool.ts';
import type { Bench, Section } from '../bench.ts';
import { atMost, type Figure, limit } from '../figure.ts';
import { withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { median } from '../stats.ts';
import { forecastOfThen } from './forecast.ts';
import { fillSales } from './fill-sales.ts';

const ASKED = 5;
const GOAL = 1.5;
const MOST_MS = 1000;

interface Report {
  readonly what: string;
  readonly filas: readonly string[];
  readonly columnas: readonly string[];
  readonly medidas: readonly string[];
  /** The same groups by one plain GROUP BY, without subtotals. */
  readonly plain: string;
}
const REPORTS: readonly Report[] = [
  {
    what: 'brand by month, with subtotals',
    filas: ['marca'],
    columnas: ['mes'],
    medidas: ['neto'],
    plain: 'SELECT marca, mes, sum(neto) FROM read.sales_line_list GROUP BY marca, mes',
  },
  {
    what: 'seller, brand and month, four figures, with subtotals',
    filas: ['ejecutivo_nombre', 'marca'],
    columnas: ['mes'],
    medidas: ['neto', 'total', 'unidades', 'margen_porcentaje'],
    plain: `SELECT ejecutivo_nombre, marca, mes, sum(neto), sum(total), sum(cantidad),
      sum(margen) * 100 / nullif(sum(CASE WHEN costo IS NOT NULL THEN neto END), 0)
      FROM read.sales_line_list GROUP BY ejecutivo_nombre, marca, mes`,
  },
];

/** Reports over a year of lines that were billed, as the screen asks for them, against the plain statement. */
function pivots({ quick, runs, say }: Bench): Promise<Figure[]> {
  const lines = quick ? 20_000 : 200_000;
  return withSystem(
    (pool) => fillSales(pool, lines),
    async ({ service, system, token }): Promise<Figure[]> => {
      const http = new HttpClient(service('query-api'), { 'x-token': token });
      const pool = createPool(system.runtime().env.DATABASE_URL!, { max: 1 });
      const ask = async ({ filas, columnas, medidas }: Report): Promise<number> => {
        const { status, text, ms } = await http.post('/ventas/listar', {
          accion: 'pivote',
          filas,
          columnas,
          medidas,
        });
        if (status !== 200 || !text.startsWith('{"ok":true,"grupos":[{'))
          throw new Error(`a report was answered ${status}: ${text.slice(0, 200)}`);
        return ms;
      };
      const plainly = async ({ plain }: Report): Promise<number> => {
        const started = performance.now();
        await pool.query(plain);
        return performance.now() - started;
      };
      try {
        say(`${lines.toLocaleString('en')} lines`);
        const figures: Figure[] = [];
        for (const report of REPORTS) {
          const [ours, base]: [number[], number[]] = [[], []];
          await ask(report);
          await plainly(report);
          for (let run = 0; run < runs; run += 1) {
            const [asked, plain]: [number[], number[]] = [[], []];
            for (let n = 0; n < ASKED; n += 1) {
              plain.push(await plainly(report));
              asked.push(await ask(report));
            }
            ours.push(median(asked));
            base.push(median(plain));
          }
          const baseline = 'plain GROUP BY';
          figures.push(
            atMost(GOAL, { what: `report, ${report.what}`, unit: 'ms', ours, base, baseline }),
            limit(MOST_MS, { what: `report, ${report.what}, p50`, unit: 'ms', values: ours }),
          );
        }
        return figures;
      } finally {
        http.close();
        await pool.end();
      }
    },
  );
}

/** What is asked of the whole company: reports of its sales, and a forecast as of a past day. */
export const reports: Section = {
  name: 'reports',
  run: async (bench) => [...(await pivots(bench)), ...(await forecastOfThen(bench))],
};
