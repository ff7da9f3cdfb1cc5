import { preferredPlaceRow } from '@power/domain/inventory/views/preferred-place-row';
import { SYSTEM } from '@power/domain/kernel/principal';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { productsWithoutPlace } from '../dashboards/products-without-barcode.ts';
import { stockedRows } from '../purchasing/incoming.testing.ts';
import productGrid from './product-grid.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [preferredPlaceRow, ...stockedRows]);
  const product = (_id: string, more: object = {}) => ({
    _id,
    codigo: `P${_id}`,
    activo: true,
    servicio: false,
    ...more,
  });
  await plant(db, productRow, [
    product('1'),
    product('2'),
    product('3', { servicio: true }),
    product('4', { activo: false }),
  ]);
  await plant(db, preferredPlaceRow, [{ _id: '1', ubicaciones: ['BOD-A1'] }]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('the list that the card of products without a place opens → the products that the card counts', async () => {
  const user = { ...SYSTEM, perfil: 'Administrador' as const };
  const rows = readerFor(db, user);
  const set = (value: boolean) => ({ filterType: 'set', values: [value] });
  const request = {
    accion: 'grid',
    startRow: 0,
    endRow: 100,
    filterModel: { activo: set(true), servicio: set(false), con_ubicacion: set(false) },
    sortModel: [],
  };
  const reply = await productGrid.handle(request as never, { db, rows, user } as never);
  const list = (reply as unknown as { readonly rows: readonly { readonly _id: string }[] }).rows;
  const card = await productsWithoutPlace(rows);
  expect(list.map(({ _id }) => _id)).toEqual(['2']);
  expect(card).toMatchObject({ cantidad: 1, productos: [{ _id: '2' }] });
});
