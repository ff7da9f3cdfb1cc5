import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { EventStore } from '../../../platform/event-store/port.ts';
import { createPostgresEventStore } from '../../../adapters/event-store/postgres-event-store.ts';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { requestAction, requestResult } from '../../../platform/projection/requests.ts';
import { writing } from '../append/append.ts';
import { sampleEvent } from '../append/sample-event.ts';
import { type Bench, until } from '../bench.ts';
import { type Figure, number, told } from '../figure.ts';
import { type FilledSystem, withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { interleaved, median } from '../stats.ts';

const WRITERS = 32;
const UNITS = 1_000_000;
const LIST = 'inventory/place-stock-list';
/** Events of an append. */
const BATCH = 500;
const A = 'BOD-R01-N1-P01';
const B = 'BOD-R01-N1-P02';

/** A warehouse of two places and a product for each writer, all of it at the first. */
async function stocked(http: HttpClient): Promise<string[]> {
  const make = (path: string, body: object): Promise<{ _id: string }> => http.ask(path, body);
  await make('/bodegas/crear', {
    bodega: { codigo: 'BOD', nombre: 'Bodega', tipo: 'física', codigo_sap: '', comuna: '' },
  });
  await make('/bloques/crear', { bloque: { codigo: 'BOD-R01', bodega: 'BOD', pasillo: '', recorrido: 1 } });
  await make('/niveles/crear', {
    nivel: { codigo: 'BOD-R01-N1', bloque: 'BOD-R01', numero: 1, altura: 0, peso_maximo: 0 },
  });
  for (const codigo of [A, B])
    await make('/ubicaciones/crear', {
      ubicacion: { codigo, nivel: 'BOD-R01-N1', tipo: 'picking', capacidad: 0, recorrido: 1 },
    });
  const products: string[] = [];
  for (let n = 0; n < WRITERS; n += 1) {
    const { _id } = await make('/productos/crear', {
      producto: { codigo: `B${n}`, part_number: `BENCH-${n}`, nombre: 'Cámara', marca: 'Bench' },
    });
    await make('/entradas/crear', { producto: _id, bodega: 'BOD', cantidad: UNITS, motivo: 'Bench' });
    await make('/movimientos/crear', {
      accion: 'ubicar',
      producto: _id,
      bodega: 'BOD',
      ubicacion_destino: A,
      cantidad: UNITS,
    });
    products.push(_id);
  }
  return products;
}

/** The last movement of each product so many times more, as one who moves goods to and fro all year leaves them. */
async function moreMoves(store: EventStore, products: readonly string[], times: number): Promise<void> {
  for (const product of products) {
    const stream = `stock-${product}`;
    const [last] = await store.read(stream, { direction: 'backwards', limit: 1 });
    for (let done = 0; done < times; done += BATCH) {
      const events = Array.from({ length: Math.min(BATCH, times - done) }, () => ({
        id: randomUUID(),
        type: last!.type,
        schema: last!.schema,
        data: last!.data,
        metadata: last!.metadata,
      }));
      await store.append(stream, events, 'stream-exists');
    }
  }
}

/** Events that the list of places has not had yet. */
const behind = async (pool: pg.Pool): Promise<number> =>
  (
    await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM log.events WHERE position > (SELECT position FROM ops.projection_state WHERE name = $1) AND stream LIKE 'stock-%'`,
      [LIST],
    )
  ).rows[0]!.n;

async function measure({ system, token, service }: FilledSystem, { quick, runs, say }: Bench): Promise<Figure[]> {
  const database = system.runtime().env.DATABASE_URL!;
  const http = new HttpClient(service('command-api'), { 'x-token': token });
  const store = createPostgresEventStore({ connectionString: database, poolSize: 8 });
  const pool = createPool(database, { max: 2 });
  const ms = quick ? 1000 : 3000;
  try {
    const products = await stocked(http);
    const move = async (writer: number): Promise<void> => {
      const { status, text } = await http.post(
        '/movimientos/crear',
        {
          accion: 'ubicar',
          producto: products[writer],
          bodega: 'BOD',
          ubicacion: A,
          ubicacion_destino: B,
          cantidad: 1,
        },
        { 'idempotency-key': randomUUID() },
      );
      if (status !== 200) throw new Error(`a movement was answered ${status}: ${text.slice(0, 200)}`);
    };
    const ours = (): Promise<number> => writing(WRITERS, ms, move);
    const base = (): Promise<number> => {
      const run = randomUUID();
      return writing(WRITERS, ms, (writer, n) =>
        store.append(`bench-${run}-${writer}`, [sampleEvent(n)], n === 0 ? 'no-stream' : n - 1),
      );
    };
    await ours();
    const found = await interleaved(runs, ours, base);
    say('movements done');
    await moreMoves(store, products, quick ? 200 : 6_000);
    await until('the list of places to have them', async () => (await behind(pool)) === 0, 300_000);
    say('a log of movements written');
    const [{ n: events } = { n: 0 }] = (
      await pool.query<{ n: number }>("SELECT count(*)::int AS n FROM log.events WHERE stream LIKE 'stock-%'")
    ).rows;
    const started = performance.now();
    const id = await requestAction(pool, LIST, 'rebuild');
    if (id === undefined) throw new Error('no list of places to rebuild');
    await until('the rebuild', async () => (await requestResult(pool, id)) !== undefined, 300_000);
    const rate = events / ((performance.now() - started) / 1000);
    return [
      told(
        `movements between places, ${WRITERS} hands`,
        `${number(median(found.ours))} movements/s`,
        `${number(median(found.base))} appends/s, the system beside them`,
      ),
      told('…rebuild of the list of places', `${number(rate)} events/s over ${number(events)}`),
    ];
  } finally {
    http.close();
    await store.close();
    await pool.end();
  }
}

/** Units of many products moved between places by as many hands, each a command with its rules, against appends alone. */
export const movements = (bench: Bench): Promise<Figure[]> =>
  withSystem(
    () => Promise.resolve(),
    (system) => measure(system, bench),
  );
