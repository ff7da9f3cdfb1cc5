import { serialRow } from '@power/domain/inventory/serials/views/serial-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { orderRow } from '@power/domain/orders/views/order-row';
import { orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import grid from './pending-serial-grid.ts';

const user = {
  ...{ _id: 'u', nombre: 'u', email: '', sesion: 's' },
  perfil: 'Asistente Bodega',
  permisos: permisosOf('Asistente Bodega'),
} as const;
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [productRow, stockRow, serialRow, orderRow, orderSerialRow]);
  await plant(
    db,
    productRow,
    ['1', '2', '3'].map((_id) => ({ _id, codigo: `P${_id}`, part_number: `PN${_id}`, serializable: _id !== '3' })),
  );
  const of = (producto_id: string, bodega: string, fisico: number) => ({
    ...{ _id: `${producto_id}/${bodega}`, producto_id, codigo: `P${producto_id}`, part_number: `PN${producto_id}` },
    ...{ marca: 'Hik', bodega, fisico },
  });
  await plant(db, stockRow, [of('1', 'BOD', 6), of('1', 'NOR', 0), of('2', 'BOD', 1), of('3', 'BOD', 9)]);
  const unit = (producto_id: string, serie: string) => ({
    ...{ _id: `${producto_id}-${serie}`, producto_id, serie, marca: 'Hik', bodega: 'BOD', ubicacion: null },
    ubicada: '2026-01-04T12:00:00Z',
  });
  await plant(db, serialRow, [unit('1', 'A1'), unit('1', 'A2'), unit('1', 'LEFT'), unit('2', 'B1')]);
  await plant(db, orderRow, [
    { _id: '7', number: 7, estatus: 'Entregado', bodega_entrega: 'BOD', marcas: ['Hik'] },
    { _id: '8', number: 8, estatus: 'En Picking', bodega_entrega: 'BOD', marcas: ['Hik'] },
    { _id: '9', number: 9, estatus: 'Anulado', bodega_entrega: 'BOD', marcas: ['Hik'] },
  ]);
  const serialTaken = (number: number, serie: string) => ({
    ...{ _id: `${serie}/${number}`, serie, number, producto_id: '1', marcas: ['Hik'], entregada: false },
    fecha: '2026-01-05T12:00:00Z',
  });
  await plant(db, orderSerialRow, [
    serialTaken(7, 'LEFT'),
    serialTaken(8, 'A2'),
    serialTaken(8, 'NEW'),
    serialTaken(9, 'GAVE-UP'),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('counts units without a serial: not those registered, nor those that a picker has named, nor other products', async () => {
  const request = { accion: 'pendientes', startRow: 0, endRow: 50, sortModel: [], filterModel: {}, quickFilter: '' };
  const context = {
    db,
    rows: readerFor(db, user),
    user,
    now: '2026-01-06T12:00:00Z',
    signal: new AbortController().signal,
  };
  const answer = (await grid.handle(request as never, context as never)) as { rows: object[] };
  // Six stand there: two have theirs, one of them in a tote; another in a tote was named as it was picked.
  expect(answer.rows).toMatchObject([{ part_number: 'PN1', bodega: 'BOD', fisico: 6, registradas: 2, pendientes: 3 }]);
});
