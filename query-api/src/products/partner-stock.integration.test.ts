import { customerRow } from '@power/domain/customers/views/customer-row';
import { salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { productRow } from '@power/domain/products/views/product-row';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import exceljs from 'exceljs';
import type pg from 'pg';
import reseller from './reseller-stock.ts';
import supplierFile from './supplier-stock-export.ts';
import supplier from './supplier-stock.ts';

let database: TestDatabase;
let db: pg.Pool;
const recent = new Date(Date.now() - 86_400_000 * 5).toISOString();
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    customerRow,
    productRow,
    stockRow,
    warehouseMaster.row,
    purchaseOrderLineRow,
    salesLineRow,
  ]);
  const product = { activo: true, marca: 'Hik', tienda: 1000, gold: 700, pmp: 333, costo_fob: 4 };
  await plant(db, productRow, [
    { ...product, _id: '1', part_number: 'A' },
    { ...product, _id: '2', part_number: 'B' },
    { ...product, _id: '3', part_number: 'C', marca: 'Dahua' },
    { ...product, _id: '4', part_number: 'D', bloqueado: true },
  ]);
  await plant(db, warehouseMaster.row, [{ _id: '1', codigo: 'BOD', tipo: 'física' }]);
  const there = { bodega: 'BOD' };
  await plant(db, stockRow, [
    { ...there, _id: '1/BOD', producto_id: '1', fisico: 40, disponible: 30 },
    { ...there, _id: '2/BOD', producto_id: '2', fisico: 3, disponible: 2 },
  ]);
  await plant(db, purchaseOrderLineRow, [
    { _id: '9/1', producto_id: '3', pendiente: 5, estado: 'Emitida', eta: '2026-12-24' },
  ]);
  await plant(db, salesLineRow, [
    { _id: 's1', producto_id: '1', marca: 'Hik', cantidad: 12, facturado_at: recent, cliente_id: 'otra' },
    { _id: 's2', producto_id: '1', marca: 'Hik', cantidad: 99, facturado_at: '2020-01-01T12:00:00Z' },
  ]);
  await plant(db, customerRow, [
    { _id: 'propia', nombre: 'Mía', tipo_cliente: 'Gold', activo: true },
    { _id: 'otra', nombre: 'Ajena', tipo_cliente: 'Tienda', activo: true },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const person = (perfil: Principal['perfil'], more: Partial<Principal>): Principal => ({
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...more,
});
const ask = ({ query, handle }: QueryHandler, user: Principal, more: object = {}) =>
  handle(
    query.request.parse({ accion: query.accion, ...more }) as never,
    { db, rows: readerFor(db, user), user, now: recent } as never,
  ) as unknown as Promise<{ rows: Record<string, unknown>[] } & Record<string, unknown>>;

test('a reseller sees the own price and words for what there is, and neither units nor the prices of others', async () => {
  const mine = await ask(reseller, person('Reseller', { cliente_id: 'propia' }));
  expect(mine).toMatchObject({ cliente: 'Mía', tipo_cliente: 'Gold' });
  expect(mine.rows).toMatchObject([
    { part_number: 'A', precio_neto: 700, disponibilidad: 'Disponible', llega: null },
    { part_number: 'B', precio_neto: 700, disponibilidad: 'Pocas unidades' },
    { part_number: 'C', disponibilidad: 'Por llegar', llega: '2026-12-24' },
  ]);
  expect(Object.keys(mine.rows[0]!).filter((name) => /stock|fisico|tienda|gold|pmp|costo/.test(name))).toEqual([]);
  const other = await ask(reseller, person('Reseller', { cliente_id: 'otra' }));
  expect(other.rows[0]).toMatchObject({ precio_neto: 1000 });
});

test('an account without a company is told whom to ask', async () => {
  expect(await ask(reseller, person('Reseller', {}))).toMatchObject({ codigo: 'SIN_EMPRESA' });
});

test('a supplier sees units and sales of own brands, and no amount; without brands nothing', async () => {
  const { rows } = await ask(supplier, person('Proveedor', { marcas: ['Hik'] }));
  expect(rows.map(({ part_number }) => part_number)).toEqual(['A', 'B', 'D']);
  expect(rows[0]).toMatchObject({ stock_proveedor: 40, ventas_90: 12, meses_stock: 10 });
  expect(Object.keys(rows[0]!).filter((name) => /precio|tienda|pmp|costo/.test(name))).toEqual([]);
  expect((await ask(supplier, person('Proveedor', { marcas: [] }))).rows).toEqual([]);
});

test('the file of a supplier holds the products of own brands alone, and no amount', async () => {
  const file = async (marcas: string[]) => {
    const reply = (await ask(supplierFile, person('Proveedor', { marcas }))) as unknown as { file: { stream: never } };
    const book = new exceljs.Workbook();
    await book.xlsx.load(reply.file.stream);
    return book.worksheets[0]!.getSheetValues().flatMap((row) =>
      Array.isArray(row) ? [row.slice(1).map(String)] : [],
    );
  };
  const rows = await file(['Hik']);
  const head = rows.find((row) => row.includes('Ventas 90 días'))!;
  expect(head.filter((title) => /precio|pmp|costo|tier/i.test(title))).toEqual([]);
  expect(rows.flatMap(([part]) => (['A', 'B', 'C', 'D'].includes(part!) ? [part] : []))).toEqual(['A', 'B', 'D']);
  expect((await file([])).flat()).not.toContain('Hik');
});

test('what is filtered and sorted by is what is shown', async () => {
  const user = person('Reseller', { cliente_id: 'propia' });
  const filterModel = { tienda: { filterType: 'number', type: 'greaterThan', filter: 1 } };
  expect(await ask(reseller, user, { filterModel })).not.toHaveProperty('rows');
});
