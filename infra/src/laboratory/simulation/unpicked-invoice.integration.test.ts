/**
 * The product under simulation sets variables of the process when it is loaded: modules of its own.
 * @jest-environment node
 */
import { SYSTEM } from '@power/domain/kernel/principal';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { product } from '@power/domain/products/product';
import { order } from '@power/domain/streams/order/order';
import { seededRandom } from '../../operations/demo/random.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { BEGIN } from './company.ts';
import { foundCompany } from './founding.ts';
import { inspect } from './inspection.ts';
import { Books } from './ledgers/books.ts';
import { loadProduct } from './product.ts';
import { settle } from './settle.ts';
import { openStore, type Store } from './store.ts';
import { type Outcome, World } from './world.ts';

/** A serializable product of the founded company. */
const PRODUCT = '3';
let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await testDatabase();
  store = await openStore(database.url);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const numberOf = (made: Outcome): number => Number(made.kind === 'accepted' && made.reply.number);

/** All units of a product in BOD but so many have their serial, and an order for two of them waits for its picking. */
async function registeredStock(loose = 0) {
  await store.clear();
  const world = new World(await loadProduct(), store.pool, BEGIN);
  await foundCompany(world, 'unpicked', seededRandom('unpicked').fork('founding'));
  const director = [...world.people.values()].find((one) => one !== SYSTEM && one.perfil === 'Administrador')!;
  let issued = 0;
  const run = (name: string, request: object) =>
    world.execute({
      kind: 'command',
      name,
      request: { ...request },
      user: director._id,
      commandId: `unpicked-${(issued += 1)}`,
      copy: 0,
    });
  const finish = () => settle(world, async (step) => (await world.run(step), undefined));
  const units = () => world.cache.load(stock, PRODUCT).then(({ state }) => warehouse(state, 'BOD').fisico);
  /** Number of a validated order for so many units. */
  const validOrder = async (cantidad: number): Promise<number> => {
    const productos_pedido = [{ producto: PRODUCT, precio_venta: 90_000, cantidad }];
    const sold = { cliente: '1', metodo_pago: 'TRF', tipo_entrega: 'EN SALA', bodega_entrega: 'BOD', productos_pedido };
    const pedido = numberOf(await run('create-order', { accion: 'crearsistema', pedido: sold }));
    await run('validate-order', { accion: 'validarpago', pedido, textoValidacion: 'ok', expectedVersion: 0 });
    return pedido;
  };
  const series = Array.from({ length: (await units()) - loose }, (_, n) => `U${n + 1}`);
  expect(await run('store-serials', { producto: PRODUCT, bodega: 'BOD', series })).toMatchObject({ kind: 'accepted' });
  const pedido = await validOrder(2);
  await finish();
  const invoice = async (more: object = {}) => {
    const { version } = await world.cache.load(order, String(pedido));
    return run('invoice-order', { pedido, sin_picking: true, expectedVersion: version, ...more });
  };
  return { world, run, finish, units, series, invoice, validOrder, pedido };
}

test('rejects an invoice without picking when it names no serials of units that are all registered', async () => {
  const { invoice, world } = await registeredStock();
  expect(await invoice()).toMatchObject({ kind: 'refused', codigo: 'FALTAN_SERIES' });
  expect(await inspect(world, new Books(world.readSide), true)).toBeUndefined();
});

test('serials that are named leave with the order, and may come back', async () => {
  const { invoice, world, run, finish, units, series } = await registeredStock();
  const before = await units();
  expect(await invoice({ series: [{ linea: 1, series: ['U1', 'U2'] }] })).toMatchObject({ kind: 'accepted' });
  // Until the issue is booked no other serials stand in for theirs.
  const others = { producto: PRODUCT, bodega: 'BOD', series: ['X1'] };
  expect(await run('store-serials', others)).toMatchObject({ codigo: 'SOBRAN_SERIES' });
  await finish();
  expect(await units()).toBe(before - 2);
  expect(await inspect(world, new Books(world.readSide), true)).toBeUndefined();
  expect(world.readSide.rows('order_serial_list').size).toBe(2);
  const move = { producto: PRODUCT, bodega: 'BOD', bodega_destino: 'SAL', cantidad: 1 };
  expect(await run('move-stock', { ...move, series: ['U1'] })).toMatchObject({ codigo: 'SERIE_USADA' });
  expect(await run('move-stock', { ...move, series: [series[2]] })).toMatchObject({ kind: 'accepted' });
});

test('of two orders that name the same serial one is invoiced', async () => {
  const { invoice, run, world, validOrder } = await registeredStock();
  expect(await invoice({ series: [{ linea: 1, series: ['U1', 'U2'] }] })).toMatchObject({ kind: 'accepted' });
  const pedido = await validOrder(1);
  const { version } = await world.cache.load(order, String(pedido));
  const series = [{ linea: 1, series: ['U2'] }];
  expect(await run('invoice-order', { pedido, sin_picking: true, series, expectedVersion: version })).toMatchObject({
    kind: 'refused',
    codigo: 'SERIE_USADA',
  });
});

const transfer = (cantidad: number) => ({ producto: PRODUCT, bodega: 'BOD', bodega_destino: 'SAL', cantidad });

test('rejects a transfer without serials when the units that have none are fewer, once those that left are taken off', async () => {
  const { invoice, run, world, finish } = await registeredStock(2);
  expect(await invoice({ series: [{ linea: 1, series: ['U1', 'U2'] }] })).toMatchObject({ kind: 'accepted' });
  // The list of serials knows of the invoice, the books of the units do not yet.
  await world.run({ at: new Date(world.now).toISOString(), kind: 'project', events: 10_000 });
  expect(await run('move-stock', transfer(3))).toMatchObject({ kind: 'refused', codigo: 'FALTAN_SERIES' });
  expect(await run('move-stock', transfer(2))).toMatchObject({ kind: 'accepted' });
  await finish();
  expect(await inspect(world, new Books(world.readSide), true)).toBeUndefined();
});

test('rejects a transfer without serials when a picker has the units that nobody registered', async () => {
  const { run, world, pedido } = await registeredStock(2);
  await run('take-picking', { accion: 'tomar', pedido });
  for (const serie of ['X1', 'X2'])
    // oxlint-disable-next-line no-await-in-loop -- one reading after the other
    expect(await run('scan-line', { accion: 'escanear', pedido, serie })).toMatchObject({ kind: 'accepted' });
  expect(await run('move-stock', transfer(1))).toMatchObject({ kind: 'refused', codigo: 'FALTAN_SERIES' });
  const others = { producto: PRODUCT, bodega: 'BOD', series: ['X3'] };
  expect(await run('store-serials', others)).toMatchObject({ kind: 'refused', codigo: 'SOBRAN_SERIES' });
  expect(await inspect(world, new Books(world.readSide), true)).toBeUndefined();
});

test('rejects a product without serials when units of it have theirs', async () => {
  const { run, world } = await registeredStock();
  const { version } = await world.cache.load(product, PRODUCT);
  const change = { accion: 'simple', id: PRODUCT, producto: { serializable: false }, expectedVersion: version };
  expect(await run('change-product', change)).toMatchObject({ kind: 'refused', codigo: 'CON_SERIES_REGISTRADAS' });
});
