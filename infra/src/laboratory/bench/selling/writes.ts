import { formatRut } from '@power/domain/kernel/rut';
import { appendNow, type AppendNow } from '../append/append-now.ts';
import type { Bench } from '../bench.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { bringIn } from './bring-in.ts';
import { LINES, longQuotation } from './long-quotation.ts';
import { reprice, type Repriced } from './reprice.ts';

const upTo = <T>(count: number, one: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => one(n));
const APPEND_MS = 2000;

/** A company that begins: its spreadsheets brought in, a long quotation, and everything repriced, through the real processes. */
export function sellingWrites({ quick, runs: wanted, say }: Bench): Promise<Figure[]> {
  const count = quick ? 1000 : 10_000;
  const runs = Math.min(wanted, 3);
  return withSystem(
    async () => undefined,
    async ({ system, token }): Promise<Figure[]> => {
      const http = new HttpClient(system.url, { 'x-token': token });
      const gateway = { url: system.url, token, http };
      try {
        const appends: AppendNow[] = [];
        for (let run = 0; run < runs; run += 1) appends.push(await appendNow(APPEND_MS));
        await http.ask('/bodegas/crear', { bodega: { codigo: 'BOD', nombre: 'Bodega', tipo: 'física' } });
        say(`${count.toLocaleString('en')} products and customers`);
        await bringIn(
          gateway,
          'productos',
          ['Código', 'Número de parte', 'Nombre', 'Marca', 'Tier', 'PMP'],
          upTo(count, (n) => [`P${n}`, `PN-${n}`, `Cámara ${n}`, `Marca ${n % 20}`, 1, 5000 + n]),
        );
        const imported: number[] = [];
        for (let run = 0; run < runs; run += 1)
          imported.push(
            await bringIn(
              gateway,
              'clientes',
              ['RUT', 'Nombre', 'Giro', 'Dirección', 'Comuna'],
              upTo(count, (n) => {
                const body = 60_000_000 + run * count + n;
                return [formatRut(body), `Cliente ${body}`, 'Seguridad', `Calle ${n}`, 'Ñuñoa'];
              }),
            ),
          );
        const ids = async (path: string, accion: string): Promise<string[]> => {
          const found: string[] = [];
          for (let startRow = 0; startRow < count; startRow += 1000) {
            const page = { accion, startRow, endRow: startRow + 1000, sortModel: [], filterModel: {} };
            found.push(...(await http.ask<{ rows: { _id: string }[] }>(path, page)).rows.map(({ _id }) => _id));
          }
          return found.slice(0, count);
        };
        const products = await ids('/productos/listar', 'gridlistaprecio');
        const [customer] = await ids('/clientes/listar', 'grid');
        say(`a quotation of ${LINES} lines`);
        const database = system.runtime().env.DATABASE_URL!;
        const long = await longQuotation({ http, database, customer: customer!, products, runs });
        say('everything repriced');
        const repriced: Repriced[] = [];
        for (let run = 0; run < runs; run += 1) repriced.push(await reprice(http, products, run));
        const perSecond = { base: appends.map((now) => now.perSecond), baseline: 'appends, 32 writers' };
        return [
          atMost(3, {
            what: `opening a quotation of ${LINES} lines, p50`,
            unit: 'ms',
            ours: long.opened,
            base: long.bare,
            baseline: 'bare read of its stream',
          }),
          atMost(2, {
            what: `saving one line of it, p99`,
            unit: 'ms',
            ours: long.saved,
            base: appends.map((now) => now.p99),
            baseline: 'append, 1 writer',
          }),
          atLeast(0.5, {
            what: `repricing ${count.toLocaleString('en')} products`,
            unit: 'events/s',
            ours: repriced.map((one) => one.perSecond),
            ...perSecond,
          }),
          atMost(2, {
            what: 'price list page meanwhile, p99',
            unit: 'ms',
            ours: repriced.map(({ busy }) => busy),
            base: repriced.map(({ idle }) => idle),
            baseline: 'idle',
          }),
          atLeast(0.3, {
            what: `import of ${count.toLocaleString('en')} customers`,
            unit: 'rows/s',
            ours: imported,
            ...perSecond,
          }),
        ];
      } finally {
        http.close();
      }
    },
  );
}
