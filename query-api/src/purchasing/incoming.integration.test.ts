import type { Perfil } from '@power/domain/kernel/perfiles';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { ESTADOS_OC } from '@power/domain/purchasing/orders/parts';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { purchaseOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { supplierMaster } from '@power/domain/purchasing/views/supplier-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { incomingOf, openOrdersOf } from './incoming.shared.ts';
import orders from './purchase-order-grid.ts';
import supplierOrderGrid from './supplier-order-grid.ts';
import supplierOrder from './supplier-order.ts';

let database: TestDatabase;
let db: pg.Pool;
const order = (number: number, more: object = {}) => ({
  _id: String(number),
  number,
  estado: 'Emitida',
  proveedor: 'Hangzhou Ltd',
  marca: 'Hik',
  unidades: 10,
  costo_fob_total: 8888,
  eta: null,
  ...more,
});
const line = (order: number, producto_id: string, pendiente: number, more: object = {}) => ({
  _id: `${order}/1`,
  orden: String(order),
  number: order,
  linea: 1,
  proveedor: 'Hangzhou Ltd',
  marca: 'Hik',
  producto_id,
  cantidad: pendiente,
  pendiente,
  estado: 'Emitida',
  costo_fob: 8888,
  eta: null,
  ...more,
});
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [purchaseOrderRow, purchaseOrderLineRow, supplierMaster.row]);
  await plant(db, supplierMaster.row, [
    { _id: '1', razon_social: 'Hangzhou Ltd', marcas: ['Hik'] },
    { _id: '2', razon_social: 'Otra Ltd', marcas: ['Hik'] },
  ]);
  await plant(db, purchaseOrderRow, [
    order(1),
    order(2, { estado: 'Confirmada', etd: '2020-01-01', eta: '2020-02-01' }),
    order(3, { proveedor: 'Otra Ltd' }),
    order(4, { marca: 'Dahua' }),
    order(5, { estado: 'Borrador' }),
    order(6, { estado: 'Recepcionada', eta: '2020-02-01' }),
  ]);
  await plant(db, purchaseOrderLineRow, [
    line(1, 'a', 7),
    line(2, 'a', 3, { estado: 'Confirmada', eta: '2026-12-12' }),
    line(3, 'b', 4, { proveedor: 'Otra Ltd', eta: '2027-01-01' }),
    ...ESTADOS_OC.map((estado, n) => line(100 + n, estado, 5, { estado, eta: '2026-12-01' })),
    line(300, 'a', 90, { eta: '2026-06-01', reserva_id: '459' }),
    line(301, 'c', 5, { reserva_id: '459' }),
    line(200, 'nada', 0, { estado: 'Recepción Parcial', eta: '2026-12-01' }),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const person = (perfil: Perfil, more: Partial<Principal> = {}): Principal => ({
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...more,
});
const supplier = (proveedor_id: string | undefined, marcas = ['Hik']) =>
  person('Proveedor', { ...(proveedor_id && { proveedor_id }), marcas });
const ask = async ({ query, handle }: QueryHandler, user: Principal, more: object = {}) =>
  (await handle(
    query.request.parse({ accion: query.accion, ...more }) as never,
    { db, rows: readerFor(db, user), user, now: '2026-11-02T12:00:00.000Z' } as never,
  )) as Record<string, unknown> & { rows?: { number: number; atraso?: number | null }[] };
const numbers = async (user: Principal, more: object = {}) =>
  (await ask(supplierOrderGrid, user, more)).rows?.map(({ number }) => number);

test('open orders → their units, with the nearest day; what was bought for one client is not there for others', async () => {
  const of = await incomingOf(readerFor(db, person('Administrador')), ['a', 'b', 'c', 'nada', ...ESTADOS_OC]);
  expect([of('a'), of('b'), of('c'), of('nada')]).toEqual([
    { por_recibir: 10, llega: '2026-12-12' },
    { por_recibir: 4, llega: '2027-01-01' },
    { por_recibir: 0, llega: null },
    { por_recibir: 0, llega: null },
  ]);
  expect(ESTADOS_OC.filter((estado) => of(estado).por_recibir === 5)).toEqual([
    'Emitida',
    'Confirmada',
    'En Tránsito',
    'En Aduana',
    'Recepción Parcial',
  ]);
});

test('open orders of a product → without those that bring it for one client', async () => {
  const open = await openOrdersOf(readerFor(db, person('Administrador')), 'a');
  expect(open.map(({ number, pendiente }) => [number, pendiente])).toEqual([
    [2, 3],
    [1, 7],
  ]);
});

test('an order whose ETA has passed and that has not come says since how many days', async () => {
  const { rows } = await ask(orders, person('Administrador'));
  expect(rows!.map(({ number, atraso }) => [number, atraso === null ? null : atraso! > 2000])).toEqual([
    [6, null],
    [5, null],
    [4, null],
    [3, null],
    [2, true],
    [1, null],
  ]);
});

test('a supplier sees own open orders of own brands, without a price, whatever is asked for', async () => {
  expect(await numbers(supplier('1'))).toEqual([2, 1]);
  expect(await numbers(supplier('2'))).toEqual([3]);
  expect(await numbers(supplier('1', ['Hik', 'Dahua']))).toEqual([2, 1, 4]);
  expect(await numbers(supplier('1', []))).toEqual([]);
  const others = { proveedor: { filterType: 'set', values: ['Otra Ltd'] } };
  expect(await numbers(supplier('1'), { filterModel: others })).toEqual([2, 1]);
  const { rows } = await ask(supplierOrderGrid, supplier('1'));
  expect(JSON.stringify(rows)).not.toContain('8888');
  const byPrice = { costo_fob_total: { filterType: 'number', type: 'greaterThan', filter: 1 } };
  expect(await numbers(supplier('1'), { filterModel: byPrice })).toBeUndefined();
});

test('an account without a company, or of one that is gone, is told whom to ask', async () => {
  for (const nobody of [supplier(undefined), supplier('9')])
    for (const [handler, more] of [
      [supplierOrderGrid, {}],
      [supplierOrder, { id: 1 }],
    ] as const)
      expect(await ask(handler, nobody, more)).toMatchObject({ codigo: 'SIN_EMPRESA' });
});

test('one order with its products; another supplier’s, another brand’s, a draft and a received one are not there', async () => {
  const reply = await ask(supplierOrder, supplier('1'), { id: 1 });
  expect(reply).toMatchObject({ orden: { number: 1, estado: 'Emitida' }, lineas: [{ linea: 1, cantidad: 7 }] });
  expect(JSON.stringify(reply)).not.toContain('8888');
  for (const id of [3, 4, 5, 6, 77])
    expect(await ask(supplierOrder, supplier('1'), { id })).toMatchObject({ codigo: 'OC_NO_EXISTE' });
});
