import { movementRow } from '@power/domain/inventory/views/movement-row';
import { commitmentRow, stockRow } from '@power/domain/inventory/views/stock-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { priceChangeRow } from '@power/domain/products/views/price-change-row';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import monthStock from '../products/month-stock.ts';
import report from '../products/stock-report.ts';
import totals from '../products/stock-report-totals.ts';
import movements from './movement-grid.ts';

let database: TestDatabase;
let db: pg.Pool;
const held = (bodega: string, fisico: number, comprometido: number, marca = 'Hik', producto_id = '1') => ({
  _id: `${producto_id}/${bodega}`,
  producto_id,
  part_number: `PN-${producto_id}`,
  marca,
  bodega,
  fisico,
  comprometido,
  disponible: fisico - comprometido,
});
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    movementRow,
    stockRow,
    commitmentRow,
    warehouseMaster.row,
    orderSerialRow,
    priceChangeRow,
    purchaseOrderLineRow,
  ]);
  const bought = { producto_id: '1', marca: 'Hik' };
  await plant(db, purchaseOrderLineRow, [
    { ...bought, _id: '8/1', pendiente: 30, estado: 'En Tránsito', eta: '2026-05-20' },
    { ...bought, _id: '9/1', pendiente: 10, estado: 'Recepción Parcial', eta: '2026-05-02' },
    { ...bought, _id: '10/1', pendiente: 500, estado: 'Borrador', eta: '2026-04-12' },
  ]);
  await plant(db, warehouseMaster.row, [
    { _id: '1', codigo: 'BOD', nombre: 'Central', tipo: 'física' },
    { _id: '2', codigo: 'BARCO', nombre: 'En viaje', tipo: 'tránsito' },
  ]);
  await plant(db, stockRow, [held('BOD', 10, 5), held('BARCO', 7, 0), held('BOD', 3, 4, 'Dahua', '2')]);
  await plant(db, commitmentRow, [
    { _id: 'a', pedido: '77', producto_id: '1', bodega: 'BOD', cantidad: 3 },
    { _id: 'b', pedido: 'R-4', producto_id: '1', bodega: 'BOD', cantidad: 2 },
  ]);
  await plant(db, priceChangeRow, [
    { _id: '1/0', producto_id: '1', orden: 0, inicio: '2026-01-01T00:00:00Z', pmp: 100 },
    { _id: '1/1', producto_id: '1', orden: 1, inicio: '2026-02-01T00:00:00Z', pmp: null },
    { _id: '1/2', producto_id: '1', orden: 2, inicio: '2026-03-01T00:00:00Z', pmp: 120 },
  ]);
  await plant(db, orderSerialRow, [
    { _id: 's1', serie: 'B2', number: 77, producto_id: '1' },
    { _id: 's2', serie: 'A1', number: 77, producto_id: '1' },
    { _id: 's3', serie: 'Z9', number: 78, producto_id: '1' },
  ]);
  const moved = { producto_id: '1', part_number: 'PN-1', marca: 'Hik', bodega: 'BOD', orden: 0 };
  await plant(db, movementRow, [
    { ...moved, _id: 'm0', fecha: '2026-02-02T12:00:00Z', tipo: 'Entrada', cantidad: 12 },
    { ...moved, _id: 'm1', fecha: '2026-03-02T12:00:00Z', tipo: 'Salida', cantidad: -2, pedido_id: '77' },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (margenes: boolean, marcas?: string[]): Principal => ({
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil: marcas ? 'Brand Manager' : 'Administrador',
  permisos: { ...permisosOf('Administrador'), margenes },
  sesion: 's',
  ...(marcas && { marcas }),
});
const now = '2026-04-10T12:00:00.000Z';
const ask = (handler: QueryHandler, user: Principal, request: object) =>
  handler.handle(request as never, { db, rows: readerFor(db, user), user, now } as never) as Promise<
    Record<string, unknown>
  >;
const page = { startRow: 0, endRow: 20, sortModel: [], filterModel: {} };

test('a movement tells the PMP of its own moment and the serials that left with its order', async () => {
  const { rows } = await ask(movements, someone(true), { accion: 'grid', ...page });
  expect(rows).toMatchObject([
    { _id: 'm1', series: 'A1 B2', pmp: 120 },
    { _id: 'm0', series: null, pmp: 100 },
  ]);
  const { rows: shown } = await ask(movements, someone(false), { accion: 'grid', ...page });
  expect((shown as object[])[0]).not.toHaveProperty('pmp');
});

test('the report says what is reserved, and what orders bring of the product in each of its rows, and adds up what its filters show', async () => {
  const { rows } = await ask(report, someone(true), { accion: 'reportestock', ...page });
  expect(rows).toMatchObject([
    { bodega: 'BARCO', reservado: 0, por_recibir: 40, llega: '2026-05-02', diferencia: null },
    { bodega: 'BOD', reservado: 2, por_recibir: 40, llega: '2026-05-02' },
    { bodega: 'BOD', disponible: -1, por_recibir: 0, llega: null },
  ]);
  const asked = { accion: 'totalesreportestock', filterModel: {} };
  const all = { fisico: 20, comprometido: 9, reservado: 2, disponible: 11, por_recibir: 40, productos: 2 };
  expect(await ask(totals, someone(true), asked)).toEqual({ ok: true, ...all });
  const one = { bodega: { filterType: 'text', type: 'equals', filter: 'BOD' } };
  expect(await ask(totals, someone(true), { ...asked, filterModel: one })).toMatchObject({
    fisico: 13,
    por_recibir: 40,
  });
  expect(await ask(totals, someone(true, ['Dahua']), asked)).toMatchObject({ fisico: 3, por_recibir: 0, productos: 1 });
  const none = { bodega: { filterType: 'text', type: 'equals', filter: 'NADA' } };
  expect(await ask(totals, someone(true), { ...asked, filterModel: none })).toMatchObject({ fisico: 0, productos: 0 });
});

test('the stock of a month is a file once the month is over', async () => {
  const accion = 'exportacionstockmes';
  expect(await ask(monthStock, someone(true), { accion, mes: 3, year: 2026 })).toHaveProperty('file.nombre');
  expect(await ask(monthStock, someone(true), { accion, mes: 4, year: 2026 })).toMatchObject({
    codigo: 'MES_SIN_TERMINAR',
  });
});
