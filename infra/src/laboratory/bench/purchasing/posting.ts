import { createPool } from '../../../adapters/postgres/pool.ts';
import { type Bench, until } from '../bench.ts';
import { type Figure, number, told } from '../figure.ts';
import { withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { median } from '../stats.ts';

const NOTHING = { monto: 0, moneda: 'CLP', tipo_cambio: null, reparto: 'Valor' };
const BRAND = 'Bench';
const SUPPLIER = 'Bench Export Ltd';

/** A company that buys so many products of one brand. */
async function company(http: HttpClient, count: number): Promise<string[]> {
  await http.ask('/configuraciones_basicas/monedas/crear', {
    moneda: { codigo: 'USD', nombre: 'Dólar', simbolo: 'US$', decimales: 2 },
  });
  await http.ask('/configuraciones_basicas/paises/crear', { pais: { codigo: 'CN', nombre: 'China' } });
  await http.ask('/configuraciones_basicas/marcas/crear', { marca: { nombre: BRAND } });
  await http.ask('/bodegas/crear', {
    bodega: { codigo: 'BOD', nombre: 'Bodega', tipo: 'física', codigo_sap: '', comuna: '' },
  });
  await http.ask('/proveedores/crear', {
    proveedor: { razon_social: SUPPLIER, pais: 'CN', tax_id: 'B-1', moneda: 'USD', marcas: [BRAND] },
  });
  const products: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { _id } = await http.ask<{ _id: string }>('/productos/crear', {
      producto: { codigo: `B${n}`, part_number: `BENCH-${n}`, nombre: 'Cámara', marca: BRAND },
    });
    products.push(_id);
  }
  return products;
}

/** An order of all these products that came whole, and its cost, ready to be posted. Answers the cost's number. */
async function costed(http: HttpClient, products: readonly string[], run: number): Promise<number> {
  const { number: orden } = await http.ask<{ number: number }>('/orden_compras/crear', {
    orden: {
      ...{ proveedor: SUPPLIER, marca: BRAND, moneda: 'USD', incoterm: 'FOB', etd: null, eta: null },
      lineas: products.map((producto, n) => ({ producto, cantidad: 10 + (n % 7), precio: 20 + n + run })),
    },
  });
  await http.ask('/orden_compras/modificar', { accion: 'emitir', id: orden });
  await http.ask('/orden_compras/recepcionar', {
    ...{ id: orden, bodega: 'BOD' },
    lineas: products.map((_, n) => ({ linea: n + 1, cantidad: 10 + (n % 7) })),
  });
  const { number: cost } = await http.ask<{ number: number }>('/precio_entrega/crear', {
    costo: {
      ...{ ordenes: [String(orden)], fecha: '2026-03-02', tipo_cambio: 950, tipo_cambio_aduana: 940 },
      ...{ ad_valorem_porcentaje: 6, ad_valorem_reparto: 'Valor' },
      flete: { monto: 1500, moneda: 'USD', tipo_cambio: 950, reparto: 'Cantidad' },
      ...{ seguro: NOTHING, almacenaje: NOTHING, agencia: NOTHING, forwarder: NOTHING },
    },
    real: true,
  });
  return cost;
}

/** A landed cost of many lines is posted: until it is said, and until every product and its prices follow. */
export const posting = ({ quick, runs, say }: Bench): Promise<Figure[]> =>
  withSystem(
    () => Promise.resolve(),
    async ({ system, service, token }) => {
      const lines = quick ? 50 : 300;
      const http = new HttpClient(service('command-api'), { 'x-token': token });
      const pool = createPool(system.runtime().env.DATABASE_URL!, { max: 2 });
      try {
        const products = await company(http, lines);
        say(`${lines} products`);
        const said: number[] = [];
        const followed: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          const id = await costed(http, products, run);
          const stocked = async (): Promise<number> =>
            (await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM read.stock_list WHERE fisico > 0'))
              .rows[0]!.n;
          await until('the stock', async () => (await stocked()) >= lines, 60_000, 20);
          const moved = async (): Promise<number> =>
            (
              await pool.query<{ n: number }>(
                "SELECT count(*)::int AS n FROM log.events WHERE type = 'ProductRepriced' AND data->>'motivo' = $1",
                [`Precio de Entrega N° ${id}`],
              )
            ).rows[0]!.n;
          const started = performance.now();
          await http.ask('/precio_entrega/modificar', { accion: 'contabilizar', id });
          said.push(performance.now() - started);
          await until('the averages', async () => (await moved()) >= lines, 120_000, 20);
          followed.push(performance.now() - started);
          say(`cost ${id}: ${Math.round(followed.at(-1)!)} ms`);
        }
        return [
          told(`posting of a landed cost of ${lines} lines, until it is answered`, `${number(median(said))} ms`),
          told('…until the average of every product follows', `${number(median(followed))} ms`),
        ];
      } finally {
        http.close();
        await pool.end();
      }
    },
  );
