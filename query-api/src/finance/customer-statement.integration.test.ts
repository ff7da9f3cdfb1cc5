import { customerRow } from '@power/domain/customers/views/customer-row';
import { paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { collectionRow } from '@power/domain/finance/collection/views/collection-row';
import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { paymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { mayCall } from '@power/domain/kernel/call';
import { addDays, dayOf } from '@power/domain/kernel/dates';
import { PERFILES, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { orderRow } from '@power/domain/orders/views/order-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { FileReply, QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { textOf } from '../kernel/pdf-text.testing.ts';
import customerStatement from './customer-statement.ts';
import customerStatementExcel from './customer-statement-excel.ts';
import customerStatementPdf from './customer-statement-pdf.ts';
import type { Statement } from './read-statement.shared.ts';
import receivableTotals from './receivable-totals.ts';

const TODAY = dayOf(new Date());
const NOW = `${TODAY}T15:00:00Z`;
const ago = (days: number): string => addDays(TODAY, -days);

let database: TestDatabase;
let db: pg.Pool;
const order = (_id: string, days: number, more: object = {}) => ({
  _id,
  number: Number(_id),
  estatus: 'Entregado',
  cliente_id: 'c1',
  ejecutivo_id: 'otro',
  condicion_pago: '030',
  total: 1000,
  total_facturado: 1000,
  acreditado: 0,
  facturado: true,
  facturado_at: `${ago(days)}T15:00:00Z`,
  datos_wp: null,
  ...more,
});
const line = (number: number, days: number, total: number, tipo_dte = 33) => ({
  _id: `${number}/1/${tipo_dte}`,
  number,
  folio: number * 10,
  tipo_dte,
  documento: tipo_dte === 61 ? 'Nota de crédito' : 'Factura',
  fecha: ago(days),
  cliente_id: 'c1',
  total,
});
const payment = (number: number, days: number, pago_pesos: number, estado = 'Vigente') => ({
  _id: `c${number}/${days}`,
  documento_id: `c${number}`,
  estado,
  fecha: ago(days),
  pago_pesos,
  referencia: `Transferencia ${number}`,
});
const refund = (number: string, movimientos: object[]) => ({
  ...{ _id: `c${number}`, number: Number(number), devuelto: 300, pagado_tarjeta: 800, movimientos },
});
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    customerRow,
    orderRow,
    collectionRow,
    refundRow,
    paymentRow,
    paymentOptionRow,
    salesLineRow,
  ]);
  await plant(db, customerRow, [
    { _id: 'c1', nombre: 'Comercial Ñuble', legalcode: '76.086.428-5', ejecutivo_id: 'ana' },
    { _id: 'c2', nombre: 'Otra', legalcode: '77.000.000-1', ejecutivo_id: 'benito' },
    { _id: 'c3', nombre: 'Redes Norte', legalcode: '76.123.456-0', ejecutivo_id: 'ana' },
  ]);
  await plant(db, paymentOptionRow, [
    { _id: 'a', tipo: 'condicion', codigo: '030', dias: [30] },
    { _id: 'c', tipo: 'condicion', codigo: 'CON', dias: [] },
  ]);
  await plant(db, orderRow, [
    order('1', 70, { acreditado: 300 }),
    order('2', 10),
    order('3', 20, { condicion_pago: 'CON' }),
    order('4', 20, { datos_wp: {} }),
    order('5', 20, { estatus: 'Anulado' }),
    order('6', 20, { cliente_id: 'c2' }),
    order('7', 20, { cliente_id: 'c3', estatus: 'Anulado', datos_wp: {} }),
    order('8', 20, { cliente_id: 'c2', estatus: 'Anulado' }),
  ]);
  await plant(db, salesLineRow, [
    line(1, 70, 1000),
    line(1, 60, -300, 61),
    ...[2, 3, 4, 5, 6].map((number) => line(number, number === 2 ? 10 : 20, 1000)),
  ]);
  await plant(db, refundRow, [
    refund('7', [
      { fecha: ago(5), tipo: 'por_devolver', monto: 800, detalle: 'Pedido anulado' },
      { fecha: ago(2), tipo: 'devuelto', monto: 300, detalle: 'Transferencia 481' },
    ]),
    refund('8', [{ fecha: ago(5), tipo: 'por_devolver', monto: 90, detalle: 'Pedido anulado' }]),
  ]);
  await plant(db, paymentRow, [payment(1, 50, 200), payment(1, 40, 100, 'Reversado'), payment(6, 2, 10)]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const person = (perfil: Principal['perfil'], _id = 'u'): Principal => ({
  _id,
  nombre: 'Ana',
  email: 'ana@power.test',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
});
type Reply = Record<string, never>;
const ask = ({ query, handle }: QueryHandler, more: object = {}, user = person('Finanzas')): Promise<Reply> =>
  handle(
    query.request.parse({ accion: query.accion, ...more }) as never,
    { db, rows: readerFor(db, user), user, now: NOW, signal: new AbortController().signal } as never,
  ) as unknown as Promise<Reply>;

test('a statement holds what Facturas impagas sums up, and leaves out what is owed by nobody', async () => {
  const found = (await ask(customerStatement, { id: 'c1' })) as unknown as Statement;
  expect(found.movimientos.map((m) => [m.documento, m.pedido, m.cargo, m.abono, m.saldo])).toEqual([
    ['Factura', 1, 1000, 0, 1000],
    ['Nota de crédito', 1, 0, 300, 700],
    ['Pago', 1, 0, 200, 500],
    ['Factura', 2, 1000, 0, 1500],
  ]);
  expect(found.tramos).toEqual({ por_vencer: 1000, vencido_30: 0, vencido_60: 500, vencido_90: 0, vencido_mas: 0 });
  const filterModel = { cliente_id: { filterType: 'text', type: 'equals', filter: 'c1' } };
  expect(await ask(receivableTotals, { filterModel })).toMatchObject({ saldo_factura: found.saldo, ...found.tramos });
});

test('what a cancelled order paid is in favour of its customer until it is returned, and of nobody else', async () => {
  const statement = (await ask(customerStatement, { id: 'c3' })) as unknown as Statement;
  expect(statement.movimientos.map((m) => [m.documento, m.pedido, m.cargo, m.abono, m.saldo])).toEqual([
    ['Dinero por devolver', 7, 0, 800, -800],
    ['Devolución', 7, 300, 0, -500],
  ]);
  expect(statement).toMatchObject({ saldo: -500, a_favor: 500, tramos: { por_vencer: 0, vencido_30: 0 } });
  expect(await ask(customerStatement, { id: 'c1' })).toMatchObject({ a_favor: 0 });
  const { file } = (await ask(customerStatementPdf, { id: 'c3' })) as unknown as FileReply;
  expect(textOf(file.stream as Buffer).replaceAll(/\s+/g, ' ')).toContain('A favor del cliente');
});

test('as of a day it tells what was owed then', async () => {
  expect(await ask(customerStatement, { id: 'c1', hasta: ago(65), desde: ago(100) })).toMatchObject({
    anterior: 0,
    saldo: 1000,
    tramos: { por_vencer: 1000 },
  });
  expect(await ask(customerStatement, { id: 'c1', desde: ago(55) })).toMatchObject({ anterior: 700, saldo: 1500 });
});

test('days that cannot be are refused in a sentence', async () => {
  expect(await ask(customerStatement, { id: 'c1', hasta: addDays(TODAY, 1) })).toMatchObject({
    codigo: 'FECHA_FUTURA',
  });
  expect(await ask(customerStatement, { id: 'c1', desde: ago(1), hasta: ago(2) })).toMatchObject({
    codigo: 'FECHAS_AL_REVES',
  });
});

test('a seller reads own customers alone, in every form; the others nothing', async () => {
  for (const handler of [customerStatement, customerStatementPdf, customerStatementExcel]) {
    const own = await ask(handler, { id: 'c1' }, person('Ejecutivo de Ventas', 'ana'));
    expect(isRejection(own)).toBe(false);
    const other = await ask(handler, { id: 'c2' }, person('Ejecutivo de Ventas', 'ana'));
    expect(other).toMatchObject({ codigo: 'CLIENTE_NO_EXISTE' });
  }
  expect(PERFILES.filter((perfil) => mayCall(customerStatement.query.access, person(perfil)))).toEqual(
    expect.not.arrayContaining(['Reseller', 'Cliente', 'Proveedor', 'Bodega']),
  );
});

test('on paper and as a sheet it says the same', async () => {
  const { file } = (await ask(customerStatementPdf, { id: 'c1' })) as unknown as FileReply;
  const text = textOf(file.stream as Buffer);
  for (const said of ['Comercial Ñuble', 'Transferencia 1', '$1.500', '31–60 días'])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
  const sheet = (await ask(customerStatementExcel, { id: 'c1' })) as unknown as FileReply;
  expect(sheet.file.nombre).toContain('Estado de cuenta Comercial');
  expect((sheet.file.stream as Buffer).subarray(0, 2).toString()).toBe('PK');
});
