import { commitmentRow, stockRow } from '@power/domain/inventory/views/stock-row';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import { preferredPlaceRow } from '@power/domain/inventory/views/preferred-place-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { reservationRow } from '@power/domain/reservations/views/reservation-row';
import { productRow } from '@power/domain/products/views/product-row';
import { StockReceived } from '@power/domain/inventory/events';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import type pg from 'pg';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { comingLines, stockedRows } from '../purchasing/incoming.testing.ts';
import variant from '../products/stock-virtual.ts';
import erp from '../products/erp-stock.ts';
import committed from './committed-stock.ts';
import movements from './product-movements.ts';
import physical from './product-physical-stock.ts';
import physicalTotals from './physical-stock.ts';
import virtualTotals from './virtual-stock.ts';

const balance = (
  producto_id: string,
  part_number: string,
  marca: string,
  bodega: string,
  fisico: number,
  held: number,
) => ({
  ...{ _id: `${producto_id}/${bodega}`, producto_id, part_number, marca, bodega, fisico },
  ...{ comprometido: held, disponible: fisico - held },
});
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    ...stockedRows,
    placeStockRow,
    preferredPlaceRow,
    commitmentRow,
    orderRow,
    reservationRow,
  ]);
  await plant(db, purchaseOrderLineRow, comingLines);
  await plant(db, warehouseMaster.row, [
    { _id: '1', codigo: 'BOD', nombre: 'Central', tipo: 'física' },
    { _id: '2', codigo: 'SALA', nombre: 'Virtual', tipo: 'virtual' },
    { _id: '3', codigo: 'NADA', nombre: 'Vacía', tipo: 'física' },
  ]);
  await plant(db, productRow, [
    { _id: '1', codigo: 'P1', codigo_sap: 'A&1', part_number: 'PN-1', nombre: 'Cámara', marca: 'Hik', pmp: 900 },
    { _id: '2', codigo: 'P2', codigo_sap: 'A2', part_number: 'PN-2', nombre: 'Cable', marca: 'Dahua', pmp: 1 },
  ]);
  await plant(db, stockRow, [
    balance('1', 'PN-1', 'Hik', 'BOD', 10, 5),
    balance('1', 'PN-1', 'Hik', 'SALA', 2, 0),
    balance('2', 'PN-2', 'Dahua', 'BOD', 99, 0),
  ]);
  await plant(db, placeStockRow, [
    { _id: '1/BOD', producto_id: '1', bodega: 'BOD', ubicacion: null, cantidad: 6 },
    { _id: '1/BOD/BOD-R01-N1-P01', producto_id: '1', bodega: 'BOD', ubicacion: 'BOD-R01-N1-P01', cantidad: 4 },
    { _id: '1/SALA', producto_id: '1', bodega: 'SALA', ubicacion: null, cantidad: 2 },
    { _id: '2/BOD', producto_id: '2', bodega: 'BOD', ubicacion: null, cantidad: 99 },
  ]);
  await plant(db, preferredPlaceRow, [{ _id: '1', ubicaciones: ['BOD-R01-N1-P02', 'BOD-R01-N1-P01'] }]);
  await plant(db, commitmentRow, [
    { _id: '77/1/BOD', pedido: '77', producto_id: '1', bodega: 'BOD', cantidad: 3, desde: '2026-01-05T12:00:00Z' },
    { _id: 'R-5/1/BOD', pedido: 'R-5', producto_id: '1', bodega: 'BOD', cantidad: 1, desde: '2026-01-05T13:00:00Z' },
    { _id: '78/1/BOD', pedido: '78', producto_id: '1', bodega: 'BOD', cantidad: 1, desde: '2026-01-05T11:00:00Z' },
  ]);
  const order = (
    number: number,
    estatus: string,
    cliente_nombre: string,
    ejecutivo_nombre: string,
    marcas: string[],
  ) => ({
    _id: String(number),
    number,
    estatus,
    cliente_nombre,
    ejecutivo_id: ejecutivo_nombre.toLowerCase(),
    ejecutivo_nombre,
    marcas,
  });
  await plant(db, orderRow, [
    order(77, 'Pendiente Picking', 'Alarmas Sur', 'Eva', ['Hik']),
    order(78, 'En Picking', 'Redes Norte', 'Pablo', ['Hik', 'Dahua']),
  ]);
  await plant(db, reservationRow, [
    {
      _id: '5',
      number: 5,
      estado: 'Pendiente',
      cliente_nombre: 'Obras Sur',
      ejecutivo_id: 'pablo',
      ejecutivo_nombre: 'Pablo',
      marcas: ['Hik'],
    },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (perfil: Perfil, more: Partial<Principal> = {}): Principal => ({
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...more,
});
const ask = async (handler: QueryHandler, user: Principal, request: object): Promise<Record<string, unknown>> =>
  (await handler.handle(request as never, { db, rows: readerFor(db, user), user } as never)) as Record<string, unknown>;

test('stock by warehouse with its sum, by code or by id, and no cost for anybody', async () => {
  const reply = await ask(physical, someone('Cobrador'), { codigo_sap: 'A&1' });
  expect(reply).toEqual({
    producto: {
      _id: '1',
      codigo: 'P1',
      codigo_sap: 'A&1',
      part_number: 'PN-1',
      nombre: 'Cámara',
      marca: 'Hik',
      bloqueado: false,
    },
    bodegas: [
      { bodega: 'BOD', fisico: 10, comprometido: 5, disponible: 5 },
      { bodega: 'SALA', fisico: 2, comprometido: 0, disponible: 2 },
    ],
    ubicaciones: [
      { bodega: 'BOD', ubicacion: 'BOD-R01-N1-P01', cantidad: 4 },
      { bodega: 'BOD', ubicacion: null, cantidad: 6 },
      { bodega: 'SALA', ubicacion: null, cantidad: 2 },
    ],
    preferidas: ['BOD-R01-N1-P02', 'BOD-R01-N1-P01'],
    total: { fisico: 12, comprometido: 5, disponible: 7 },
    por_recibir: 31,
    llega: '2026-03-01',
    ordenes: [
      { number: 5, estado: 'En Aduana', eta: '2026-03-01', pendiente: 25 },
      { number: 4, estado: 'Emitida', eta: null, pendiente: 6 },
    ],
  });
  expect(await ask(physical, someone('Administrador'), { producto: '1' })).toEqual(reply);
});

test('who holds it: by name for whoever may see the order or the reservation, as units for the others, and the sum is the same', async () => {
  const held = (number: number, cliente_nombre: string, ejecutivo_nombre: string, estatus: string) => ({
    number,
    estatus,
    cliente_nombre,
    ejecutivo_nombre,
  });
  const of = (user: Principal) => ask(committed, user, { codigo_sap: 'A&1' });
  expect(await of(someone('Cobrador'))).toEqual({
    total: 5,
    comprometidos: [
      {
        bodega: 'BOD',
        cantidad: 1,
        desde: '2026-01-05T11:00:00.000Z',
        pedido: held(78, 'Redes Norte', 'Pablo', 'En Picking'),
        reserva: null,
      },
      {
        bodega: 'BOD',
        cantidad: 3,
        desde: '2026-01-05T12:00:00.000Z',
        pedido: held(77, 'Alarmas Sur', 'Eva', 'Pendiente Picking'),
        reserva: null,
      },
      {
        bodega: 'BOD',
        cantidad: 1,
        desde: '2026-01-05T13:00:00.000Z',
        pedido: null,
        reserva: { number: 5, estado: 'Pendiente', cliente_nombre: 'Obras Sur', ejecutivo_nombre: 'Pablo' },
      },
    ],
  });
  expect(await of(someone('Ejecutivo de Ventas', { _id: 'eva' }))).toMatchObject({
    total: 5,
    comprometidos: [
      { cantidad: 1, pedido: null, reserva: null },
      { cantidad: 3, pedido: { number: 77 } },
      { cantidad: 1, pedido: null, reserva: null },
    ],
  });
});

test('a Brand Manager is told of own brands only, and an unknown code is refused in a sentence', async () => {
  const refused = { rejected: true, codigo: 'PRODUCTO_NO_EXISTE' };
  const brand = someone('Brand Manager', { marcas: ['Dahua'] });
  for (const handler of [physical, committed]) {
    expect(await ask(handler, brand, { codigo_sap: 'A&1' })).toMatchObject(refused);
    expect(await ask(handler, brand, { codigo_sap: 'A2' })).not.toHaveProperty('rejected');
    expect(await ask(handler, someone('Administrador'), { codigo_sap: 'nada' })).toMatchObject({
      ...refused,
      mensaje: 'El producto no existe o no es de tus marcas. Revisa el código.',
    });
  }
});

test('movements of a product come newest first, page by page, each with what its warehouse held then', async () => {
  const log = createMemoryLog();
  const producto = { _id: '1', codigo: 'P1', codigo_sap: 'A&1', part_number: 'PN-1', nombre: 'Cámara', marca: 'Hik' };
  const received = Array.from({ length: 52 }, (_, n) => ({
    ...StockReceived({
      producto,
      bodega: 'BOD',
      cantidad: 1,
      saldo: { fisico: n + 1, comprometido: 0, disponible: n + 1 },
      motivo: 'Compra',
      documento: null,
    }),
    id: `e${n}`,
    schema: 1,
    metadata: {
      at: '2026-01-05T12:00:00.000Z',
      user: 'u',
      nombre: 'Ana',
      perfil: 'Jefe de Bodega',
      commandId: `c${n}`,
      correlationId: 'c',
      causationId: 'c',
    },
  }));
  await log.append('stock-1', received, 'no-stream');
  const user = someone('Jefe de Bodega');
  const page = (request: object) =>
    movements.handle(request as never, { db, rows: readerFor(db, user), user, log } as never) as Promise<{
      movimientos: { version: number; fisico: number }[];
      antes: number | null;
    }>;
  const first = await page({ producto: '1' });
  expect(first).toMatchObject({ antes: 2 });
  expect(first.movimientos).toHaveLength(50);
  expect(first.movimientos[0]).toMatchObject({
    version: 51,
    tipo: 'Entrada de stock',
    bodega: 'BOD',
    cantidad: 1,
    fisico: 52,
    pedido: null,
    motivo: 'Compra',
    usuario: 'Ana',
  });
  expect(await page({ producto: '1', antes: 2 })).toMatchObject({
    movimientos: [{ fisico: 2 }, { fisico: 1 }],
    antes: null,
  });
  expect(await page({ producto: '9' })).toMatchObject({ codigo: 'PRODUCTO_NO_EXISTE' });
});

test('units and value of each kind of warehouse: the value for whoever sees costs, the rows of own brands', async () => {
  const admin = someone('Administrador');
  const central = { codigo: 'BOD', nombre: 'Central', productos: 2, unidades: 109 };
  expect(await ask(physicalTotals, admin, {})).toEqual({
    ok: true,
    bodegas: [{ ...central, valor: 9099 }],
    total: { unidades: 109, valor: 9099 },
  });
  expect(await ask(physicalTotals, someone('Ejecutivo de Ventas'), {})).toEqual({
    ok: true,
    bodegas: [central],
    total: { unidades: 109 },
  });
  expect(await ask(virtualTotals, someone('Brand Manager', { marcas: ['Dahua'] }), {})).toEqual({
    ok: true,
    bodegas: [],
  });
  expect(await ask(virtualTotals, admin, {})).toMatchObject({
    bodegas: [{ codigo: 'SALA', unidades: 2, valor: 1800 }],
  });
});

test('stock by kind of warehouse, and beside that of an ERP that keeps none', async () => {
  const page = { startRow: 0, endRow: 20, sortModel: [], filterModel: {} };
  const admin = someone('Administrador');
  expect(await ask(variant, admin, { accion: '@virtual', ...page })).toMatchObject({
    lastRow: 1,
    rows: [{ part_number: 'PN-1', bodega: 'SALA', fisico: 2 }],
  });
  const reply = await ask(erp, admin, { accion: 'stocktest2', ...page });
  expect(reply).toMatchObject({ lastRow: 3 });
  expect((reply.rows as object[])[0]).toMatchObject({ fisico: 10, fisico_erp: null, diferencia: null });
});
