import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { type Bench, PROGRESS_MS, until } from '../bench.ts';
import { atMost, type Figure, limit, told } from '../figure.ts';
import { withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { fillProducts } from '../selling/fill-products.ts';
import { paced } from '../push/paced.ts';
import { median, percentile } from '../stats.ts';

const MONTHS = 24;
const MOST_S = 60;
const MOST_MB = 400;
/** Reports that are made and measured. */
const RUNS = 3;
/** Requests of a busy office. */
const OFFICE_PER_SECOND = 20;
const MOST_SLOWER = 1.2;

/** What each product sold in the months before this one; a third of them now and then, the others each month. */
async function fillMonths(pool: pg.Pool, products: number): Promise<void> {
  const month = `to_char(date_trunc('month', now()) - (m || ' months')::interval, 'YYYY-MM')`;
  await pool.query(
    `INSERT INTO read.sales_line_list (_key, _desde, _id, producto_id, mes, fecha, facturado_at, cantidad)
     SELECT n || '/' || m, (${month} || '-15')::timestamptz, n || '/' || m, n::text, ${month}, (${month} || '-15')::date, (${month} || '-15')::timestamptz,
       CASE WHEN n % 3 = 0 AND (n + m) % 5 > 0 THEN 0 ELSE 1 + (n * 7 + m * 13) % 40 END
     FROM generate_series(1, ${products}) n, generate_series(1, ${MONTHS}) m`,
  );
  await pool.query('VACUUM ANALYZE read.sales_line_list');
}

/** The most memory that a process ever held, MB; 0 where the machine does not say. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** What the office does meanwhile: pages of its list, and now and then somebody who saves something. Answers the p95 of all, ms. */
async function officeDay(commands: HttpClient, queries: HttpClient, ms: number): Promise<number> {
  const took: number[] = [];
  await paced(OFFICE_PER_SECOND, ms, async (n) => {
    const answer =
      n % 5 === 0
        ? await commands.post(
            '/productos/crear',
            { producto: { codigo: `O${randomUUID()}`, part_number: randomUUID(), nombre: 'Cámara', marca: 'Bench' } },
            { 'idempotency-key': randomUUID() },
          )
        : await queries.post('/productos/listar', {
            accion: 'grid',
            startRow: (n * 100) % 900,
            endRow: ((n * 100) % 900) + 100,
          });
    if (answer.status !== 200)
      throw new Error(`the office was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    took.push(answer.ms);
  });
  return percentile(took, 0.95);
}

/** Products that are foretold, weighed and told in a sentence by the job, part by part through the log. */
export const report = ({ quick, say }: Bench): Promise<Figure[]> => {
  const products = quick ? 1_000 : 10_000;
  // As long as it certainly runs.
  const dayMs = quick ? 700 : 5_000;
  return withSystem(
    async (pool) => {
      await fillProducts(pool, products);
      await fillMonths(pool, products);
    },
    async ({ system, service, token }) => {
      const commands = new HttpClient(service('command-api'), { 'x-token': token });
      const queries = new HttpClient(service('query-api'), { 'x-token': token });
      const idle = await peakOf(system.pid('jobs'));
      const seconds: number[] = [];
      const office = { ours: [] as number[], base: [] as number[] };
      try {
        await officeDay(commands, queries, dayMs);
        for (let run = 0; run < RUNS; run += 1) {
          office.base.push(await officeDay(commands, queries, dayMs));
          const started = performance.now();
          const { number } = await commands.ask<{ number: number }>('/productos/generarreportecompras2', {
            terminos: { meses: MONTHS },
          });
          office.ours.push(await officeDay(commands, queries, dayMs));
          const state = async (): Promise<string | undefined> => {
            const { rows } = await queries.ask<{ rows: { number: number; estado: string }[] }>(
              '/informe_compras/listar',
              { accion: 'grid' },
            );
            return rows.find((row) => row.number === number)?.estado;
          };
          await until('the report', async () => (await state()) === 'Listo', 300_000, PROGRESS_MS);
          seconds.push((performance.now() - started) / 1000);
          say(`report ${number}: ${seconds.at(-1)!.toFixed(1)} s`);
        }
        const peak = await peakOf(system.pid('jobs'));
        return [
          limit(MOST_S, {
            what: `purchase report, ${products.toLocaleString('en')} products × ${MONTHS} months, asked → shown`,
            unit: 's',
            values: seconds,
          }),
          told('…rows', `${Math.round(products / median(seconds)).toLocaleString('en')} rows/s`),
          atMost(MOST_SLOWER, {
            what: 'the office while a report is made, p95',
            unit: 'ms',
            ...office,
            baseline: 'without it',
          }),
          limit(MOST_MB, {
            what: '…memory of the jobs process at its most',
            unit: 'MB',
            values: [peak],
            baseline: `${Math.round(idle)} MB before it`,
          }),
        ];
      } finally {
        commands.close();
        queries.close();
      }
    },
  );
};
