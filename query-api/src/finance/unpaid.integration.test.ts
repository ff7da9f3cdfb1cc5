import { paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { collectionRow } from '@power/domain/finance/collection/views/collection-row';
import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { paymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { invoiceRow } from '@power/domain/invoice/views/invoice-row';
import { dayOf } from '@power/domain/kernel/dates';
import { mayCall } from '@power/domain/kernel/call';
import { PERFILES, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { orderRow } from '@power/domain/orders/views/order-row';
import { purchaseOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { supplierMaster } from '@power/domain/purchasing/views/supplier-row';
import { dollarRow } from '@power/domain/settings/views/dollar-row';
import { paymentMethodMaster } from '@power/domain/settings/views/payment-method-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import payableGrid from './payable-grid.ts';
import payableTotals from './payable-totals.ts';
import receivableGrid from './receivable-grid.ts';
import receivableTotals from './receivable-totals.ts';

const DAY = 86_400_000;
/** Noon of the day that it is in Santiago: days of the test are those of the lists at any hour. */
const NOW = Date.parse(`${dayOf(new Date())}T15:00:00Z`);
const ago = (days: number): string => new Date(NOW - days * DAY).toISOString();
const dayAgo = (days: number): string => ago(days).slice(0, 10);

let database: TestDatabase;
let db: pg.Pool;
const order = (_id: string, days: number, condicion_pago: string, more: object = {}) => ({
  _id,
  number: Number(_id),
  estatus: 'Entregado',
  cliente_nombre: `Cliente ${_id}`,
  condicion_pago,
  total: 1000,
  total_facturado: 1000,
  facturado: true,
  facturado_at: ago(days),
  datos_wp: null,
  ...more,
});
const payment = (_id: string, documento_id: string, more: object) => ({
  _id,
  documento_id,
  estado: 'Vigente',
  pago_pesos: 0,
  pago_moneda: 0,
  pago_dolares: null,
  diferencia_pagada: null,
  ...more,
});
const invoice = (_id: string, more: object = {}) => ({
  _id,
  number: Number(_id),
  estado: 'Vigente',
  proveedor: 'Hikvision',
  fecha: dayAgo(40),
  fob: 1000.5,
  flete: 100,
  seguro: 20,
  moneda: 'USD',
  incoterm: null,
  orden_compra: null,
  tipo_cambio: 900,
  ...more,
});
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    orderRow,
    refundRow,
    collectionRow,
    paymentRow,
    paymentOptionRow,
    invoiceRow,
    purchaseOrderRow,
    supplierMaster.row,
    paymentMethodMaster.row,
    dollarRow,
  ]);
  await plant(db, paymentOptionRow, [
    { _id: 'a', tipo: 'condicion', codigo: '030', condicionPago: '30 días', dias: [30] },
    { _id: 'b', tipo: 'condicion', codigo: '036', condicionPago: '30-60 días', dias: [60, 30] },
    { _id: 'c', tipo: 'condicion', codigo: 'CON', condicionPago: 'Contado', dias: [] },
  ]);
  await plant(db, orderRow, [
    order('1', 10, '030'),
    order('2', 30, '030'),
    order('3', 61, '030'),
    order('4', 91, '030'),
    order('5', 121, '030'),
    // Two parts of 500 and 501: the first fell due 35 days ago, of the second some is paid.
    order('6', 65, '036', { total_facturado: 1001 }),
    order('7', 65, '036'),
    // Owed by nobody: paid at once, by card, annulled, paid whole, not invoiced.
    order('11', 90, 'CON'),
    order('12', 90, '030', { datos_wp: {} }),
    order('13', 90, '030', { estatus: 'Anulado' }),
    order('14', 90, '030'),
    order('15', 90, '030', { facturado: false, facturado_at: null, total_facturado: null }),
  ]);
  await plant(db, invoiceRow, [
    invoice('1'),
    invoice('2', { proveedor: 'Sin plazo' }),
    invoice('3', { estado: 'Anulada' }),
    invoice('4'),
    // Of an order with terms of its own; of before invoices said theirs.
    invoice('5', { estado: 'Vigente', proveedor: 'Con orden', orden_compra: '70' }),
    invoice('6', { estado: 'Vigente', proveedor: 'Con orden', moneda: 'EUR', incoterm: 'CFR', tipo_cambio: 1000 }),
  ]);
  await plant(db, purchaseOrderRow, [{ _id: '70', number: 70, incoterm: 'CIF', payment_method: 'CR90' }]);
  await plant(db, supplierMaster.row, [{ _id: 's', razon_social: 'Hikvision', payment_method: 'TT60' }]);
  await plant(db, paymentMethodMaster.row, [
    { _id: 'm', codigo: 'TT60', dias: 60 },
    { _id: 'n', codigo: 'CR90', dias: 90 },
  ]);
  await plant(db, dollarRow, [
    { _id: '1', tipo: 'dolar', fecha: dayAgo(1), valor: 950 },
    { _id: '2', tipo: 'dolar', fecha: dayAgo(9), valor: 800 },
    { _id: '3', tipo: 'euro', fecha: dayAgo(0), valor: 1100 },
  ]);
  await plant(db, paymentRow, [
    payment('c1/1', 'c1', { pago_pesos: 400 }),
    payment('c2/1', 'c2', { pago_pesos: 1000, estado: 'Reversado' }),
    payment('c7/1', 'c7', { pago_pesos: 600 }),
    payment('c14/1', 'c14', { pago_pesos: 1000 }),
    payment('p1/1', 'p1', { pago_pesos: 184_000, pago_moneda: 200, pago_dolares: 200, diferencia_pagada: 4000 }),
    payment('p4/1', 'p4', { pago_pesos: 900_000, pago_moneda: 1000.5, pago_dolares: 1000.5, diferencia_pagada: 0 }),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const person = (perfil: Principal['perfil']): Principal => ({
  _id: 'u',
  nombre: 'Ana',
  email: 'ana@power.test',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
});
type Rows = { rows: Record<string, unknown>[] } & Record<string, number>;
const ask = ({ query, handle }: QueryHandler, more: object = {}, user = person('Finanzas')): Promise<Rows> =>
  handle(
    query.request.parse({ accion: query.accion, ...more }) as never,
    { db, rows: readerFor(db, user), user, now: ago(0) } as never,
  ) as unknown as Promise<Rows>;

test('what customers owe stands by how long ago it fell due, each part by itself', async () => {
  const { rows } = await ask(receivableGrid);
  const ages = ['por_vencer', 'vencido_30', 'vencido_60', 'vencido_90', 'vencido_mas'];
  const of = (id: string) => {
    const row = rows.find(({ _id }) => _id === id)!;
    return [row.tramo, row.dias_vencida, ...ages.map((name) => Number(row[name]))];
  };
  expect(rows.map(({ _id }) => _id).toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(of('1')).toEqual(['Por vencer', 0, 600, 0, 0, 0, 0]);
  // Falls due today; its payment was reversed.
  expect(of('2')).toEqual(['0–30', 0, 0, 1000, 0, 0, 0]);
  expect(of('3')).toEqual(['31–60', 31, 0, 0, 1000, 0, 0]);
  expect(of('4')).toEqual(['61–90', 61, 0, 0, 0, 1000, 0]);
  expect(of('5')).toEqual(['90+', 91, 0, 0, 0, 0, 1000]);
  expect(of('6')).toEqual(['31–60', 35, 0, 501, 500, 0, 0]);
  expect(of('7')).toEqual(['0–30', 5, 0, 400, 0, 0, 0]);
  expect(rows[0]).toMatchObject({ _id: '5', vence: dayAgo(91), condicion: '30 días' });
});

test('the totals are those of the filtered rows', async () => {
  expect(await ask(receivableTotals)).toMatchObject({
    documentos: 7,
    saldo_factura: 600 + 4 * 1000 + 1001 + 400,
    por_vencer: 600,
    vencido_30: 1901,
    vencido_60: 1500,
    vencido_90: 1000,
    vencido_mas: 1000,
  });
  const filterModel = { tramo: { filterType: 'set', values: ['90+'] } };
  expect(await ask(receivableTotals, { filterModel })).toMatchObject({ documentos: 1, saldo_factura: 1000 });
});

test('what is owed abroad falls due by the term of its supplier, and says what the dollar made of it', async () => {
  const { rows } = await ask(payableGrid);
  expect(rows.map(({ _id }) => _id)).toEqual(['2', '6', '1', '5']);
  expect(rows[0]).toMatchObject({ vence: dayAgo(40), dias_vencida: 40, tramo: '31–60', saldo_usd: 1000.5 });
  expect(rows[2]).toMatchObject({
    vence: dayAgo(-20),
    tramo: 'Por vencer',
    pagado_usd: 200,
    saldo_usd: 800.5,
    dolar_hoy: 950,
    diferencia_realizada: 4000,
  });
  expect([Number(rows[2]!.saldo_pesos), Number(rows[2]!.diferencia_saldo)]).toEqual([760_475, 40_025]);
  expect(await ask(payableTotals)).toMatchObject({
    documentos: 4,
    saldo_usd: 2921.5,
    vencido_usd: 1000.5,
    saldo_eur: 1100.5,
    vencido_eur: 1100.5,
    diferencia_saldo: 256_125,
    diferencia_realizada: 4000,
  });
});

test('an invoice → owed with the freight and insurance of its incoterm, in its currency, by the term of its order', async () => {
  const { rows } = await ask(payableGrid);
  expect(rows[3]).toMatchObject({ vence: dayAgo(-50), facturado_proveedor: 1120.5, saldo_usd: 1120.5 });
  expect(rows[1]).toMatchObject({
    ...{ moneda: 'EUR', facturado_proveedor: 1100.5, saldo_proveedor: 1100.5, saldo_usd: null, dolar_hoy: 1100 },
    vence: dayAgo(40),
  });
});

test('lists are filtered, searched and sorted as they are shown', async () => {
  const quickFilter = 'Cliente 5';
  expect((await ask(receivableGrid, { quickFilter })).rows.map(({ _id }) => _id)).toEqual(['5']);
  const sortModel = [{ colId: 'saldo_usd', sort: 'asc' }];
  expect((await ask(payableGrid, { sortModel })).rows.map(({ _id }) => _id)).toEqual(['1', '2', '5', '6']);
});

test('Administrador and Finanzas alone may ask', () => {
  const may = PERFILES.filter((perfil) => mayCall(receivableGrid.query.access, person(perfil)));
  expect(may).toEqual(['Administrador', 'Finanzas']);
  expect(PERFILES.filter((perfil) => mayCall(payableGrid.query.access, person(perfil)))).toEqual(may);
});
