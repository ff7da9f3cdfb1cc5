import { customerRow } from '@power/domain/customers/views/customer-row';
import { integratorRow } from '@power/domain/integrators/views/integrator-row';
import { apiOrder, apiOrders, apiPrices, apiStock } from '@power/domain/integrators/views/api';
import { integratorGrid, integratorUse } from '@power/domain/integrators/views/grids';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { dayOf } from '@power/domain/kernel/dates';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { samples } from '@power/domain/event-samples.testing';
import { OrderCreated, OrderInvoiced } from '@power/domain/streams/order/events';
import type { z } from 'zod';
import { MemoryEventStore, testEvent } from '@power/infra/laboratory/testing/memory-event-store';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { productRow } from '@power/domain/products/views/product-row';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { defaultTable, pricesByRule } from '@power/domain/pricing/price-rule.shared';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { KEY_USE_SCHEMA } from '@power/infra/platform/access/key-use';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import handlers from './handlers.ts';

type OrderCreatedData = z.infer<typeof OrderCreated.data>;
let database: TestDatabase;
let db: pg.Pool;
const now = '2026-11-20T15:00:00.000Z';

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    customerRow,
    integratorRow,
    orderLineRow,
    orderRow,
    productRow,
    purchaseOrderLineRow,
    stockRow,
    warehouseMaster.row,
  ]);
  await migrate(db, KEY_USE_SCHEMA);
  const base = { ...pricesByRule(0, defaultTable(1).margenes), tienda: 1000, gold: 700 };
  const product = { activo: true, marca: 'Hik', base, ajustes: [], pmp: 333 };
  await plant(db, productRow, [
    { ...product, _id: '1', codigo: 'PM1', part_number: 'A' },
    { ...product, _id: '2', codigo: 'PM2', part_number: 'B', base: { ...base, gold: 0 } },
    {
      ...{ ...product, _id: '3', codigo: 'PM3', part_number: 'C' },
      // Of the day after alone.
      ajustes: [
        { id: 'a', precios: { gold: 650 }, desde: '2026-11-21T00:00:00.000Z', vence: '2026-11-22T00:00:00.000Z' },
      ],
    },
    { ...product, _id: '4', codigo: 'PM4', part_number: 'D', bloqueado: true },
    { ...product, _id: '5', codigo: 'PM5', part_number: 'E', activo: false },
  ]);
  await plant(db, warehouseMaster.row, [{ _id: '1', codigo: 'BOD', tipo: 'física' }]);
  await plant(db, stockRow, [{ _id: '1/BOD', bodega: 'BOD', producto_id: '1', fisico: 40, disponible: 30 }]);
  await plant(db, purchaseOrderLineRow, [
    { _id: '9/1', producto_id: '3', pendiente: 5, estado: 'Emitida', eta: '2026-12-24' },
  ]);
  await plant(db, customerRow, [
    { _id: 'propia', nombre: 'Mía', tipo_cliente: 'Gold', activo: true },
    { _id: 'otra', nombre: 'Ajena', tipo_cliente: 'Tienda', activo: true },
  ]);
  const order = { estatus: 'Entregado', neto: 100, iva: 19, total: 119, createdAt: now };
  await plant(db, orderRow, [
    { ...order, _id: '10', number: 10, cliente_id: 'propia' },
    { ...order, _id: '11', number: 11, cliente_id: 'otra' },
    { ...order, _id: '12', number: 12, cliente_id: 'propia' },
  ]);
  await plant(db, orderLineRow, [
    {
      _id: '10/1',
      number: 10,
      linea: 1,
      codigo: 'PM1',
      part_number: 'A',
      cantidad: 2,
      precio_venta: 50,
      cliente_id: 'propia',
    },
    {
      _id: '11/1',
      number: 11,
      linea: 1,
      codigo: 'PM1',
      part_number: 'A',
      cantidad: 9,
      precio_venta: 50,
      cliente_id: 'otra',
    },
  ]);
  await plant(db, integratorRow, [{ _id: '3', number: 3, nombre: 'ERP', estado: 'Activa', por_dia: 1000 }]);
  await db.query(
    `INSERT INTO ops.key_use (clave, dia, llamada, usos, rechazos, ultimo) VALUES
     (3, $1, 'api-stock', 7, 1, now()), (3, $1, 'api-prices', 2, 0, now()), (3, '2020-01-01', 'api-stock', 50, 0, '2020-01-01'), (4, $1, 'api-stock', 9, 0, now())`,
    [dayOf(new Date())],
  );
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const person = (perfil: Principal['perfil'], more: Partial<Principal> = {}): Principal => ({
  _id: 'clave:3',
  nombre: 'u',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...more,
});
const mine = person('Cliente', { cliente_id: 'propia' });
const ask = (query: QueryDefinition, request: object, user: Principal, at = now, more: object = {}) =>
  handlers
    .find((one) => one.query.name === query.name)!
    .handle(
      query.request.parse({ ...(query.accion && { accion: query.accion }), ...request }) as never,
      { db, rows: readerFor(db, user), user, now: at, ...more } as never,
    ) as Promise<Reply>;
interface Reply {
  readonly productos: { readonly precio_neto: number | null }[];
  readonly siguiente: string | null;
  readonly dias: object[];
  readonly rows: object[];
}
const q = (query: unknown) => query as QueryDefinition;

test('stock comes in words, without units; what is not for sale does not come', async () => {
  const { productos } = await ask(q(apiStock), {}, mine);
  expect(productos).toEqual([
    { codigo: 'PM1', part_number: 'A', nombre: '', marca: 'Hik', disponibilidad: 'Disponible', llega: null },
    { codigo: 'PM2', part_number: 'B', nombre: '', marca: 'Hik', disponibilidad: 'Sin stock', llega: null },
    { codigo: 'PM3', part_number: 'C', nombre: '', marca: 'Hik', disponibilidad: 'Por llegar', llega: '2026-12-24' },
  ]);
});

test('prices are those of the own kind of customer, and none is told as null', async () => {
  const prices = async (user: Principal, at = now) =>
    (await ask(q(apiPrices), {}, user, at)).productos.map((one) => one.precio_neto);
  expect(await prices(mine)).toEqual([700, null, 700]);
  expect(await prices(mine, '2026-11-21T15:00:00.000Z')).toEqual([700, null, 650]);
  expect(await prices(person('Cliente', { cliente_id: 'otra' }))).toEqual([1000, 1000, 1000]);
  expect(Object.keys((await ask(q(apiPrices), {}, mine)).productos[0]!)).toEqual([
    'codigo',
    'part_number',
    'nombre',
    'marca',
    'precio_neto',
  ]);
});

test('a page says where the next one begins, and the last one that there is none', async () => {
  const first = await ask(q(apiStock), { cantidad: '2' }, mine);
  expect([first.productos.length, first.siguiente]).toEqual([2, '2']);
  const second = await ask(q(apiStock), { cantidad: '2', desde: '2' }, mine);
  expect(second).toMatchObject({ siguiente: null, productos: [{ codigo: 'PM3' }] });
});

test('codes and part numbers find their products, in any case', async () => {
  const { productos } = await ask(q(apiPrices), { codigos: 'pm3,a,nada,pm4' }, mine);
  expect(productos).toMatchObject([{ codigo: 'PM1' }, { codigo: 'PM3' }]);
  expect(apiStock.request.safeParse({ codigos: Array.from({ length: 201 }, (_, n) => n).join(',') }).success).toBe(
    false,
  );
  expect(apiStock.request.safeParse({ cantidad: '201' }).success).toBe(false);
  expect(apiStock.request.safeParse({ otro: '1' }).success).toBe(false);
});

test('orders are the own ones, the latest first, with their lines', async () => {
  const all = await ask(q(apiOrders), {}, mine);
  expect(all).toMatchObject({
    siguiente: null,
    pedidos: [
      { numero: 12, lineas: [] },
      { numero: 10, lineas: [{ cantidad: 2, precio_neto: 50 }] },
    ],
  });
  expect(apiOrders.reply.safeParse(all).error).toBeUndefined();
  expect(await ask(q(apiOrders), { cantidad: '1' }, mine)).toMatchObject({
    siguiente: '12',
    pedidos: [{ numero: 12 }],
  });
  expect(await ask(q(apiOrders), { desde: '12' }, mine)).toMatchObject({ pedidos: [{ numero: 10 }] });
  expect(await ask(q(apiOrders), {}, person('Cliente'))).toMatchObject({ pedidos: [] });
});

test('one order comes with its state, lines and documents, to its own customer alone', async () => {
  const log = new MemoryEventStore();
  const created = samples.OrderCreated!['2'] as OrderCreatedData;
  const invoiced = samples.OrderInvoiced![String(OrderInvoiced.schema)] as object;
  const client = { ...created.client, _id: 'propia' };
  const estatus = 'Pendiente Picking' as const;
  await log.append('order-77', [testEvent(OrderCreated({ ...created, number: 77, client, estatus }))], 'no-stream');
  await log.append('order-77', [testEvent(OrderInvoiced(invoiced as never))], 0);
  const read = (user: Principal, numero = '77') => ask(q(apiOrder), { numero }, user, now, { log, today: log });
  const found = await read(mine);
  expect(found).toMatchObject({
    pedido: {
      numero: 77,
      facturado: true,
      despacho: null,
      lineas: created.productos_pedido.map(({ linea, cantidad, precio_venta }) => ({
        linea,
        cantidad,
        precio_neto: precio_venta,
      })),
      documentos: [{ tipo_dte: 33 }],
    },
  });
  expect(apiOrder.reply.safeParse(found).error).toBeUndefined();
  for (const other of [person('Cliente', { cliente_id: 'otra' }), person('Cliente')])
    expect(await read(other)).toMatchObject({ codigo: 'PEDIDO_NO_EXISTE' });
  expect(await read(mine, '78')).toMatchObject({ codigo: 'PEDIDO_NO_EXISTE' });
});

test('use is told by day and call, of this key alone', async () => {
  const use = await ask(q(integratorUse), { id: 3 }, person('Administrador'), new Date().toISOString());
  expect(use.dias).toHaveLength(30);
  expect(use.dias[0]).toMatchObject({ dia: dayOf(new Date()), llamadas: 9, rechazos: 1 });
  expect(integratorUse.reply.safeParse({ ...use, ok: true }).success).toBe(true);
  expect(await ask(q(integratorUse), { id: 99 }, person('Administrador'))).toMatchObject({ codigo: 'CLAVE_NO_EXISTE' });
});

test('the list counts today and thirty days', async () => {
  const { rows } = await ask(q(integratorGrid), {}, person('Administrador'));
  expect(rows).toMatchObject([{ number: 3, usos_hoy: 9, usos_30: 9, rechazos_30: 1 }]);
  expect(Object.keys(rows[0]!)).not.toContain('documento');
});
