/**
 * How the forecast of the purchase report does on months that it has not seen: `node infra/checks/forecast-trial.mjs
 * <DATA_DIR> [months]` on a running system (the full demo). Prints the error of each single method, and of the one that is
 * chosen for each product by trial, as a multiple of the best single method's.
 */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { foretold, forecastOf, METODOS } from '../../domain/dist/purchasing/report/forecast.shared.js';

const [dataDir, held = '3'] = process.argv.slice(2);
const { env } = JSON.parse(readFileSync(`${dataDir}/runtime.json`, 'utf8'));
const client = new pg.Client({ connectionString: env.DATABASE_URL });
await client.connect();
const { rows } = await client.query(
  `SELECT producto_id, mes, sum(cantidad)::float AS n FROM read.sales_line_list
   WHERE producto_id IS NOT NULL AND mes < to_char(now() AT TIME ZONE 'America/Santiago', 'YYYY-MM') GROUP BY 1, 2 ORDER BY 2`,
);
await client.end();
const months = [...new Set(rows.map(({ mes }) => mes))];
const products = new Map();
for (const { producto_id, mes, n } of rows) {
  if (!products.has(producto_id))
    products.set(
      producto_id,
      months.map(() => 0),
    );
  products.get(producto_id)[months.indexOf(mes)] = Math.max(0, n);
}
const ways = new Map(METODOS.map((metodo) => [metodo, (past) => Math.max(0, foretold(metodo, past))]));
ways.set('Elegido por producto', (past) => forecastOf(past).mensual);
const errors = new Map([...ways.keys()].map((name) => [name, 0]));
for (const sold of products.values())
  for (let at = months.length - Number(held); at < months.length; at += 1)
    for (const [name, way] of ways) errors.set(name, errors.get(name) + Math.abs(sold[at] - way(sold.slice(0, at))));
const best = Math.min(...METODOS.map((metodo) => errors.get(metodo)));
console.log(`${products.size} products, ${months.length} months, ${held} of them foretold from those before`);
for (const [name, error] of errors) console.log(`${name.padEnd(24)} ${(error / best).toFixed(3)}×`);
