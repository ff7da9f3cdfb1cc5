import { customerRow } from '@power/domain/customers/views/customer-row';
import { preferredPlaceRow } from '@power/domain/inventory/views/preferred-place-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { COST_FIELDS } from '@power/domain/kernel/costs';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { defaultTable, pricesByRule, roundListPrice } from '@power/domain/pricing/price-rule.shared';
import { marginTableRow } from '@power/domain/pricing/views/margin-table-row';
import { brandMaster } from '@power/domain/settings/views/brand-row';
import { monthlyRates } from '@power/domain/masters';
import { monthlyRateMaster } from '@power/domain/pricing/views/monthly-rate-row';
import { priceChangeRow } from '@power/domain/products/views/price-change-row';
import { productRow, SIN_NOTA } from '@power/domain/products/views/product-row';
import { quotationRow } from '@power/domain/quotations/views/quotation-row';
import { preferenceRow } from '@power/domain/settings/views/preference-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { projectionOf } from '@power/infra/platform/grid/values';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { masterQueries } from '../kernel/master.ts';
import { stockedRows } from '../purchasing/incoming.testing.ts';
import rate from './current-rate.ts';
import simulate from '../pricing/simulate-batch.ts';
import suppose from '../pricing/simulate-prices.ts';
import changes from './price-changes.ts';
import list from './price-list-grid.ts';
import onDay from './price-on-day.ts';
import sales from './sales-list-grid.ts';
import seller from './seller-list-grid.ts';
import { sellerList } from './product-grid.shared.ts';
import productPrices from './product-prices.ts';
import products from './product-grid.ts';
import sheet from './product-sheet.ts';

const NOW = '2026-01-20T12:00:00.000Z';
const prices = (pmp: number) => pricesByRule(pmp, defaultTable(1).margenes);
let database: TestDatabase, db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    preferredPlaceRow,
    ...stockedRows,
    customerRow,
    monthlyRateMaster.row,
    brandMaster.row,
    marginTableRow,
    priceChangeRow,
    preferenceRow,
    quotationRow,
  ]);
  // Of the open ones one has the product twice; what is over is touched by nothing.
  await plant(db, quotationRow, [
    { _id: '501', number: 501, estado: 'Vigente', ejecutivo_id: 'eva', productos: ['1', '1'] },
    { _id: '502', number: 502, estado: 'Por Validar', ejecutivo_id: 'otro', productos: ['2', '9'] },
    { _id: '503', number: 503, estado: 'Expirada', ejecutivo_id: 'eva', productos: ['1'] },
    { _id: '504', number: 504, estado: 'Validada', ejecutivo_id: 'eva', productos: ['9'] },
  ]);
  const product = (_id: string, marca: string, pmp: number) => ({
    _id,
    codigo: `P${_id}`,
    part_number: `PN-${_id}`,
    marca,
    activo: true,
    tier: 1,
    tabla: 0,
    pmp,
    ...prices(pmp),
    base: prices(pmp),
    ajustes: [],
    imagenes: [],
    nota: SIN_NOTA,
    busqueda: ` pn-${_id} p${_id}`,
  });
  await plant(db, productRow, [product('1', 'Hik', 1000), product('2', 'Dahua', 50_000)]);
  await plant(db, stockRow, [
    { _id: '1/BOD', producto_id: '1', bodega: 'BOD', fisico: 5, disponible: 4 },
    { _id: '1/DEMO', producto_id: '1', bodega: 'DEMO', fisico: 2, disponible: 2 },
  ]);
  await plant(db, warehouseMaster.row, [{ _id: '1', codigo: 'DEMO', tipo: 'demo', activo: true }]);
  await plant(db, brandMaster.row, [
    { _id: 'h', nombre: 'Hik', factor_aereo: 1.5, factor_maritimo: 1.2, activo: true },
  ]);
  await plant(db, customerRow, [
    { _id: '7', nombre: 'Alarmas Sur', tipo_cliente: 'Gold', ejecutivo_id: 'eva' },
    { _id: '8', nombre: 'Redes Norte', tipo_cliente: 'Platinum', ejecutivo_id: 'otro' },
  ]);
  const change = (orden: number, inicio: string, tramos: object[], origen = 'PMP') => ({
    _id: `1/${orden}`,
    producto_id: '1',
    orden,
    marca: 'Hik',
    inicio,
    origen,
    tramos,
  });
  await plant(db, priceChangeRow, [
    change(0, '2026-01-01T12:00:00Z', [{ desde: '2026-01-01T12:00:00.000Z', precios: prices(800) }], 'Alta'),
    change(1, '2026-01-10T12:00:00Z', [
      { desde: '2026-01-10T12:00:00.000Z', precios: prices(1000) },
      { desde: '2026-02-01T03:00:00.000Z', precios: prices(2000) },
    ]),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (perfil: Perfil, more: Partial<Principal> = {}): Principal => ({
  _id: 'eva',
  nombre: 'Eva',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...more,
});
const page = { startRow: 0, endRow: 20, sortModel: [], filterModel: {} };
const sale = { ...page, transporte: 'aereo' };
/** Replies are as they are declared: for whoever sees no cost, those fields may be absent. */
const ask = async (handler: QueryHandler, user: Principal, request: object): Promise<Record<string, unknown>> => {
  const reply = await handler.handle(request as never, { db, rows: readerFor(db, user), user, now: NOW } as never);
  if (!isRejection(reply)) expect(handler.query.reply.safeParse(reply).error).toBeUndefined();
  return reply as Record<string, unknown>;
};
const rowsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).rows as Record<string, unknown>[];

test('the stock list of sellers and the sheet hold what they declare', async () => {
  expect((await rowsOf(seller, someone('Ejecutivo de Ventas'), page))[0]).toMatchObject({ stock: 6, demo: 2 });
  const one = await ask(sheet, someone('Administrador'), { id: '1' });
  expect(one).toMatchObject({ producto: { part_number: 'PN-1' } });
  expect(Object.keys(one.producto as object).filter((field) => field.startsWith('_'))).toEqual(['_id']);
  expect(await ask(productPrices, someone('Administrador'), { id: '1' })).toMatchObject({ tier: 1 });
  expect((await rowsOf(products, someone('Administrador'), page)).length).toBe(2);
});

test('stock, physical and shown units of a page come from one look at the balances, and still filter and sort', async () => {
  const eva = someone('Ejecutivo de Ventas');
  expect(projectionOf(sellerList, { user: eva }).select.split('stock_list').length - 1).toBe(1);
  const sortModel = [{ colId: 'demo', sort: 'desc' }];
  expect(await rowsOf(seller, eva, { ...page, sortModel })).toMatchObject([
    { _id: '1', stock: 6, fisico: 7, demo: 2 },
    { _id: '2', stock: 0, fisico: 0, demo: 0 },
  ]);
  const filterModel = { fisico: { filterType: 'number', type: 'equals', filter: 7 } };
  expect(await rowsOf(seller, eva, { ...page, filterModel })).toMatchObject([{ _id: '1', fisico: 7 }]);
});

test('the price list has cost and margins for whoever may see them, and no trace of them for anybody else', async () => {
  const [first] = await rowsOf(list, someone('Administrador'), page);
  expect(first).toMatchObject({ part_number: 'PN-1', pmp: 1000, stock: 6, margen_t3: expect.closeTo(23.5, 0) });
  const open = await rowsOf(list, someone('Jefe de Bodega'), page);
  expect(Object.keys(open[0]!).filter((field) => COST_FIELDS.has(field))).toEqual([]);
  const sorted = await ask(list, someone('Jefe de Bodega'), { ...page, sortModel: [{ colId: 'pmp', sort: 'asc' }] });
  expect(isRejection(sorted)).toBe(true);
});

test('a Brand Manager sees own brands, in the list, in the sheet and in a simulation', async () => {
  const manager = someone('Brand Manager', { marcas: ['Dahua'] });
  expect((await rowsOf(list, manager, page)).map((row) => row.part_number)).toEqual(['PN-2']);
  expect(await ask(sheet, manager, { id: '1' })).toMatchObject({ codigo: 'PRODUCTO_NO_EXISTE' });
  const cambio = { tipo: 'porcentaje', porcentaje: 5, columnas: ['gold'] };
  const filtro = { tiers: [1] };
  expect(await ask(simulate, manager, { cambio, filtro })).toMatchObject({ productos: 1 });
});

test('a customer pays the column of the own type, in the currency asked for', async () => {
  const seller = someone('Ejecutivo de Ventas');
  expect(await rowsOf(sales, seller, { ...sale, moneda: 'pesos', cliente: '7' })).toMatchObject([
    { part_number: 'PN-1', precio: prices(1000).gold, stock: 6, demo: 2 },
    { precio: prices(50_000).gold },
  ]);
  const dearest = { sortModel: [{ colId: 'precio', sort: 'desc' }] };
  expect(await rowsOf(sales, seller, { ...sale, ...dearest, moneda: 'pesos', cliente: '7' })).toMatchObject([
    { part_number: 'PN-2', precio: prices(50_000).gold },
    { part_number: 'PN-1' },
  ]);
  const cheap = { precio: { filterType: 'number', type: 'equals', filter: prices(1000).gold } };
  expect(
    (await rowsOf(sales, seller, { ...sale, filterModel: cheap, moneda: 'pesos', cliente: '7' })).map((r) => r._id),
  ).toEqual(['1']);
  await db.query("UPDATE read.product_list SET costo_fob = CASE _id WHEN '1' THEN 10 ELSE 40 END");
  const dollars = await ask(sales, someone('Administrador'), { ...sale, moneda: 'dolares', cliente: '8' });
  expect(dollars).toMatchObject({ tipo_cliente: 'Platinum', tc: 960, respaldo: true });
  // One price in dollars for list and quotation: what the factory asks by the factor of the way.
  expect(dollars.rows).toMatchObject([{ precio: 15, precio_maritimo: 12 }, { precio: 40 }]);
  const sea = { ...sale, moneda: 'dolares', transporte: 'maritimo', cliente: '8' };
  const [first] = await rowsOf(sales, someone('Administrador'), sea);
  expect(first).toMatchObject({ precio: 12 });
  const order = { ...sea, sortModel: [{ colId: 'precio', sort: 'desc' }] };
  expect((await rowsOf(sales, someone('Administrador'), order)).map((r) => r._id)).toEqual(['2', '1']);
  const dear = { precio: { filterType: 'number', type: 'greaterThan', filter: 12 } };
  expect((await rowsOf(sales, someone('Administrador'), { ...sea, filterModel: dear })).map((r) => r._id)).toEqual([
    '2',
  ]);
  await db.query('UPDATE read.product_list SET costo_fob = DEFAULT');
});

test("a seller reads no prices of somebody else's customer, and no dollars without the permission", async () => {
  const seller = someone('Ejecutivo de Ventas');
  expect(await ask(sales, seller, { ...sale, moneda: 'pesos', cliente: '8' })).toMatchObject({
    codigo: 'CLIENTE_NO_EXISTE',
  });
  expect(await ask(sales, seller, { ...sale, moneda: 'dolares' })).toMatchObject({ codigo: 'SIN_PERMISO' });
  expect(await ask(onDay, seller, { productos: ['1'], cliente: '8', dia: '2026-01-05' })).toMatchObject({
    codigo: 'CLIENTE_NO_EXISTE',
  });
});

test('the price of a product for a customer on any day, gone by or to come', async () => {
  const gold = async (dia: string) =>
    (
      (await ask(onDay, someone('Ejecutivo de Ventas'), { productos: ['1'], cliente: '7', dia })).precios as {
        precio: number;
      }[]
    )[0]?.precio;
  expect(await gold('2025-12-31')).toBeUndefined();
  expect(await gold('2026-01-05')).toBe(prices(800).gold);
  expect(await gold('2026-01-31')).toBe(prices(1000).gold);
  expect(await gold('2026-02-01')).toBe(prices(2000).gold);
});

test('changes count since the person last looked; who never did is told of a month', async () => {
  const eva = someone('Ejecutivo de Ventas');
  expect(await ask(changes, eva, {})).toMatchObject({ conteo: 1, desde: null, cambios: [{ origen: 'PMP' }] });
  await plant(db, preferenceRow, [
    { _id: 'eva/v', usuario: 'eva', clave: 'precios.vistos', valor: '2026-01-15T00:00:00.000Z' },
  ]);
  expect(await ask(changes, eva, { conteo: true })).toMatchObject({ conteo: 0, cambios: [] });
  expect(await ask(changes, someone('Ejecutivo de Ventas', { _id: 'leo' }), {})).toMatchObject({ conteo: 1 });
});

test('the rate is that of the month, else the last one before it, else the fallback, flagged', async () => {
  const admin = someone('Administrador');
  expect(await ask(rate, admin, {})).toMatchObject({ tc: 960, yyyymm: '202601', respaldo: true });
  await plant(db, monthlyRateMaster.row, [
    { _id: '1', yyyymm: '202511', tc: 940, activo: true },
    { _id: '2', yyyymm: '202602', tc: 970, activo: true },
  ]);
  expect(await ask(rate, admin, {})).toMatchObject({ tc: 940, yyyymm: '202511', respaldo: false });
  // The month that people come for is on top.
  const months = await rowsOf(masterQueries(monthlyRates)[0]!, admin, page);
  expect(months.map(({ yyyymm }) => yyyymm)).toEqual(['202602', '202511']);
});

test('a simulation tells what would move and writes nothing', async () => {
  const admin = someone('Administrador');
  const effect = await ask(simulate, admin, {
    cambio: { tipo: 'margen', margen: 0.5, columnas: ['gold'] },
    filtro: { tiers: [1] },
  });
  expect(effect).toMatchObject({ productos: 2, cambian: 2, bajo_minimo_antes: 0 });
  expect((effect as { bajo_minimo: number }).bajo_minimo).toBeGreaterThan(0);
  expect(effect).toMatchObject({ cotizaciones: { abiertas: 2, ejemplos: [502, 501] } });
  const one = { cambio: { tipo: 'porcentaje', porcentaje: 5, columnas: ['gold'] }, filtro: { ids: ['1'] } };
  expect(await ask(simulate, admin, one)).toMatchObject({ cotizaciones: { abiertas: 1, ejemplos: [501] } });
  const same = { cambio: { tipo: 'tabla' }, filtro: { tiers: [1] } };
  expect(await ask(simulate, admin, same)).toMatchObject({ cambian: 0, cotizaciones: { abiertas: 0, ejemplos: [] } });
  expect((await rowsOf(list, admin, page))[0]).toMatchObject({ gold: prices(1000).gold });
});

test('the list under another dollar or table: only what is imported follows the dollar, and nothing is changed', async () => {
  const [admin, filtro] = [someone('Administrador'), { tiers: [1] }];
  const none = await ask(suppose, admin, { transporte: 'aereo', supuestos: { dolar: 2000 }, filtro });
  expect(none).toMatchObject({ productos: 2, cambian: 0, dolar: 940 });
  await db.query("UPDATE read.product_list SET costo_fob = 1 WHERE _id = '2'");
  expect(await ask(suppose, admin, { transporte: 'aereo', supuestos: { dolar: 1880 }, filtro })).toMatchObject({
    cambian: 1,
    ejemplos: [{ _id: '2', antes: prices(50_000), despues: { gold: roundListPrice(prices(50_000).gold * 2) } }],
  });
  const points = { supuestos: { dolar: 1880, puntos: 3 }, transporte: 'maritimo' };
  const shown = (await ask(suppose, admin, { ...points, filtro })) as { ejemplos: object[] };
  const cambio = { tipo: 'supuestos', ...points, dolar: 940 };
  // What is applied is what was shown.
  const applied = (await ask(simulate, admin, { cambio, filtro })) as { ejemplos: object[] };
  expect(applied.ejemplos).toEqual(shown.ejemplos);
  expect(shown.ejemplos).toHaveLength(2);
  const table = await ask(suppose, admin, { transporte: 'aereo', supuestos: { tier: 5 }, filtro });
  expect(table).toMatchObject({ cambian: 2 });
  expect((table as { margen: number }).margen).toBeGreaterThan((table as { margen_antes: number }).margen_antes);
  expect((await rowsOf(list, admin, page))[0]).toMatchObject({ gold: prices(1000).gold });
});

test('of a price that moved often the latest hundred are read, and how many there are in all is told', async () => {
  const tramos = [{ desde: '2026-01-01T12:00:00.000Z', precios: prices(800) }];
  const moved = { producto_id: '2', marca: 'Dahua', inicio: '2025-01-01T12:00:00Z', origen: 'PMP', tramos };
  await plant(
    db,
    priceChangeRow,
    Array.from({ length: 103 }, (_, orden) => ({ ...moved, _id: `2/${orden}`, orden })),
  );
  const reply = await ask(productPrices, someone('Administrador'), { id: '2' });
  expect([reply.total_cambios, (reply.cambios as object[]).length]).toEqual([103, 100]);
});
