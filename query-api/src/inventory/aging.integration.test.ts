import { unitDays } from '@power/domain/inventory/layers.shared';
import { layerRow } from '@power/domain/inventory/views/layer-row';
import { salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { dayOf } from '@power/domain/kernel/dates';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { productRow } from '@power/domain/products/views/product-row';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import aging from './aging-grid.ts';
import totals from './aging-totals.ts';
import overstock from './overstock-grid.ts';

const DAY = 86_400_000;
/** Noon of the day that it is in Santiago: days of the test are those of the reports at any hour. */
const NOW = Date.parse(`${dayOf(new Date())}T15:00:00Z`);
const ago = (days: number): string => new Date(NOW - days * DAY).toISOString();
const dayAgo = (days: number): string => ago(days).slice(0, 10);

let database: TestDatabase;
let db: pg.Pool;
const layers = (_id: string, capas: readonly (readonly [string, number])[], marca = 'Hik') => ({
  _id,
  part_number: `PN-${_id}`,
  marca,
  capas,
  stock_actual: capas.reduce((sum, [, n]) => sum + n, 0),
  unidades_dia: unitDays(capas),
  updatedAt: ago(1),
});
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [layerRow, productRow, salesLineRow, purchaseOrderLineRow]);
  await plant(db, layerRow, [
    layers('1', [
      [dayAgo(400), 10],
      [dayAgo(200), 5],
      [dayAgo(10), 20],
    ]),
    layers('2', [[dayAgo(500), 7]], 'Dahua'),
    layers('3', []),
  ]);
  await plant(db, productRow, [
    { _id: '1', pmp: 100, precio_lista: 300, nota: { txt: 'Liquidación' } },
    { _id: '2', pmp: 50, precio_lista: 200, nota: { txt: '' } },
  ]);
  const sold = { producto_id: '1', cantidad: 6, cliente_id: 'c', ejecutivo_id: 'e' };
  await plant(db, salesLineRow, [
    { ...sold, _id: 'a', facturado_at: ago(20) },
    { ...sold, _id: 'b', facturado_at: ago(300), cantidad: 900 },
  ]);
  await plant(db, purchaseOrderLineRow, [
    { _id: '9/1', producto_id: '1', estado: 'En Tránsito', pendiente: 12 },
    { _id: '8/1', producto_id: '1', estado: 'Anulada', pendiente: 99 },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const person = (perfil: Principal['perfil'], marcas?: readonly string[]): Principal => ({
  _id: 'u',
  nombre: 'Ana',
  email: 'ana@power.test',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...(marcas && { marcas }),
});
type Rows = { rows: Record<string, unknown>[] } & Record<string, number>;
const ask = ({ query, handle }: QueryHandler, more: object = {}, user = person('Administrador')): Promise<Rows> =>
  handle(
    query.request.parse({ accion: query.accion, ...more }) as never,
    { db, rows: readerFor(db, user), user, now: ago(0) } as never,
  ) as unknown as Promise<Rows>;

test('units stand in the stretch of their layer, worth what their product costs', async () => {
  const { rows } = await ask(aging);
  expect(rows.map(({ _id }) => _id)).toEqual(['2', '1']);
  expect(rows[1]).toMatchObject({
    tramo_3: 20,
    tramo_6: 0,
    tramo_12: 5,
    tramo_mas: 10,
    pmp: 100,
    valor_stock: 3500,
    valor_mas: 1000,
    nota_producto: 'Liquidación',
  });
  expect(Number(rows[1]!.meses)).toBeCloseTo((10 * 400 + 5 * 200 + 20 * 10) / 35 / 30.44, 1);
});

test('the totals are those of the rows, and tell no cost to whoever sees none', async () => {
  expect(await ask(totals)).toMatchObject({ productos: 2, stock_actual: 42, tramo_mas: 17, valor_stock: 3850 });
  const plain = await ask(totals, {}, person('Finanzas'));
  expect(plain).toMatchObject({ productos: 2, stock_actual: 42 });
  expect(plain).not.toHaveProperty('valor_stock');
  expect((await ask(aging, {}, person('Finanzas'))).rows[0]).not.toHaveProperty('pmp');
});

test('a brand manager sees own brands', async () => {
  const { rows } = await ask(aging, {}, person('Brand Manager', ['Dahua']));
  expect(rows.map(({ _id }) => _id)).toEqual(['2']);
  expect(await ask(totals, {}, person('Brand Manager', ['Dahua']))).toMatchObject({ productos: 1, stock_actual: 7 });
});

test('what is beyond six months of sales is too much, with what to do about it', async () => {
  const { rows } = await ask(overstock);
  expect(rows.find(({ _id }) => _id === '1')).toMatchObject({
    venta_mensual: 1,
    cobertura: 35,
    unidades_oc: 12,
    exceso: 29,
    accion_sugerida: 'Rebajar precio',
    rebaja: 15,
    precio_simulado: 255,
    recupera: 7395,
    inmovilizado: 2900,
    resultado_simulado: 4495,
  });
  expect(rows.find(({ _id }) => _id === '2')).toMatchObject({
    cobertura: null,
    exceso: 7,
    accion_sugerida: 'Liquidar',
    precio_simulado: 140,
  });
  const more = await ask(overstock, { meses_venta: 12 });
  expect(more.rows.find(({ _id }) => _id === '1')).toMatchObject({ exceso: 23 });
});

test('columns are filtered and sorted as they are shown', async () => {
  const filterModel = { accion_sugerida: { filterType: 'set', values: ['Liquidar'] } };
  expect((await ask(overstock, { filterModel })).rows.map(({ _id }) => _id)).toEqual(['2']);
  const sortModel = [{ colId: 'exceso', sort: 'asc' }];
  expect((await ask(overstock, { sortModel })).rows.map(({ _id }) => _id)).toEqual(['2', '1']);
});
