import { userRow } from '@power/domain/access/views/user-row';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { kindOf, notTheirImport } from '@power/domain/imports/kinds.shared';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { checkRows } from '@power/domain/kernel/import-kind';
import { SYSTEM } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { paymentOptions, warehouses } from '@power/domain/masters';
import { orderRow } from '@power/domain/orders/views/order-row';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { rehearsals } from './rehearsals.ts';

let database: TestDatabase;
let db: pg.Pool;
const option = paymentOptions.master.row;
const place = warehouses.master.row;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    productRow,
    stockRow,
    customerRow,
    userRow,
    option,
    place,
    orderRow,
    refundRow,
    paymentRow,
  ]);
  const billed = (number: number, total: number, more: object = {}) => ({
    ...{ _id: String(number), number, folio: 690 + number, estatus: 'Entregado', facturado: true, datos_wp: null },
    ...{ legalcode: '76.086.428-5', total, total_facturado: total, acreditado: 0, ...more },
  });
  await plant(db, orderRow, [
    billed(10, 1000),
    billed(11, 1000),
    billed(12, 800, { legalcode: '11.111.111-1' }),
    billed(13, 150, { legalcode: '11.111.111-1' }),
    billed(14, 1000, { estatus: 'Anulado' }),
  ]);
  await plant(db, paymentRow, [
    {
      ...{ _id: 'c13/1', documento_id: 'c13', estado: 'Vigente', fecha: '2026-02-10', pago_pesos: 50 },
      referencia: 'Banco, operación ya',
    },
  ]);
  await plant(db, productRow, [
    { _id: '1', codigo: 'CAM-01', nombre: 'Cámara', part_number: 'PN', marca: 'Hik', pmp: 900, base: { tienda: 1000 } },
    { _id: '2', codigo: 'INST', nombre: 'Instalación', servicio: true, base: {} },
  ]);
  await plant(db, stockRow, [
    { _id: '1/CENTRAL', producto_id: '1', bodega: 'CENTRAL', fisico: 9, inicial: 12 },
    { _id: '1/NORTE', producto_id: '1', bodega: 'NORTE', fisico: 2, inicial: null },
  ]);
  await plant(db, place, [
    { _id: '1', codigo: 'CENTRAL' },
    { _id: '2', codigo: 'NORTE' },
    { _id: '3', codigo: 'SUR' },
  ]);
  await plant(db, userRow, [{ _id: 'eva', email: 'Eva@power.test', activo: true }]);
  await plant(db, option, [{ _id: 'o1', tipo: 'condicion', codigo: 'CON', activo: true }]);
  await plant(db, customerRow, [
    { _id: '7', legalcode: '76.086.428-5', nombre: 'Alarmas Sur', cupo: 5, ejecutivo_id: 'eva', condicion_pago: '090' },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const NOW = '2026-02-11T12:00:00.000Z';
/** What the rehearsal says of rows, each what is wrong with it or what it would become. */
async function rehearsed(tipo: string, given: readonly object[]): Promise<string[]> {
  const { good, wrong } = checkRows(
    kindOf(tipo),
    given.map((valores, fila) => ({ fila, valores: { ...valores } })),
  );
  expect(wrong).toEqual([]);
  const rows = good.map(({ values }) => values);
  const judge = await rehearsals[tipo]!(readerFor(db, { ...SYSTEM, perfil: 'Administrador' }), rows, NOW);
  return rows.map((row) => {
    const judged = judge(row);
    return isRejection(judged) ? judged.mensaje : judged.resultado;
  });
}

test('customers are rehearsed by the rule of their command', async () => {
  const row = (legalcode: string, more: object = {}) => ({ legalcode, nombre: 'Alarmas Sur', ...more });
  expect(
    await rehearsed('clientes', [
      row('76086428-5', { cupo: 5, ejecutivo: 'eva@power.test', condicion_pago: '090' }),
      row('76.296.177-6', { condicion_pago: 'CON' }),
      row('12.345.678-5', { condicion_pago: '090' }),
      row('11.111.111-1', { ejecutivo: 'nadie@power.test' }),
    ]),
  ).toEqual([
    'sin_cambio',
    'nuevo',
    'La condición de pago 090 no existe. Elige una de la lista.',
    'Nadie tiene el correo nadie@power.test. Revisa la columna del ejecutivo.',
  ]);
  expect(await rehearsed('clientes', [row('76086428-5', { giro: 'Seguridad' })])).toEqual(['modificado']);
});

test('products and prices are rehearsed by the rules of their commands', async () => {
  const camera = { codigo: 'cam-01', nombre: 'Cámara', part_number: 'PN', marca: 'Hik' };
  expect(
    await rehearsed('productos', [
      { ...camera, pmp: 900 },
      { ...camera, codigo: 'NUEVA' },
      { ...camera, codigo: 'INST', serializable: 'Sí' },
    ]),
  ).toEqual([
    'sin_cambio',
    'nuevo',
    'Un servicio no lleva números de serie: revisa las columnas Servicio y Con serie.',
  ]);
  expect(await rehearsed('productos', [{ ...camera, pmp: 901 }])).toEqual(['modificado']);
  expect(
    await rehearsed('precios', [
      { codigo: 'CAM-01', tienda: 1000 },
      { codigo: 'NADA', tienda: 1 },
    ]),
  ).toEqual(['sin_cambio', 'No hay un producto con el código NADA. Impórtalo primero o corrige el código.']);
  expect(await rehearsed('precios', [{ codigo: 'CAM-01', tienda: 1001 }])).toEqual(['modificado']);
});

test('opening stock is rehearsed by the rule of its command', async () => {
  const row = (codigo: string, bodega: string, cantidad: number) => ({ codigo, bodega, cantidad });
  expect(
    await rehearsed('stock', [
      row('CAM-01', 'central', 12),
      row('CAM-01', 'NORTE', 12),
      row('CAM-01', 'SUR', 12),
      row('INST', 'SUR', 1),
      row('CAM-01', 'LUNA', 1),
    ]),
  ).toEqual([
    'sin_cambio',
    'En NORTE ya hay 2 de CAM-01. Corrige la diferencia con un ajuste de stock.',
    'nuevo',
    'INST es un servicio: no tiene stock.',
    'No hay una bodega con el código LUNA. Créala primero o corrige el código.',
  ]);
});

test('payments of a bank are rehearsed by the rule of their command, rows after those before them', async () => {
  const row = (operacion: string, monto: number, more: object = {}) => ({
    fecha: '2026-02-10',
    operacion,
    monto,
    ...more,
  });
  const own = { legalcode: '76.086.428-5' };
  expect(
    await rehearsed('pagos', [
      row('1', 1000, { factura: '700' }),
      row('2', 400, { factura: '701' }),
      row('3', 600, own),
      row('4', 1, { factura: '700' }),
      row('5', 600, own),
      row('6', 900, { factura: '702' }),
      row('7', 5, { factura: '999' }),
      row('ya', 50, { factura: '703' }),
      row('8', 100, { factura: '703' }),
      row('9', 1000, { factura: '704' }),
      // One transfer over two invoices; another amount of what is registered is no other payment.
      row('1', 90, { factura: '701' }),
      row('ya', 60, { factura: '703' }),
      row('0000', 70, { factura: '701' }),
    ]),
  ).toEqual([
    'nuevo',
    'nuevo',
    'nuevo',
    'La factura 700 ya está pagada: nada se registró.',
    'El RUT 76.086.428-5 no debe ninguna factura por $600. Indica el N° de factura que se paga.',
    // $100 of it stay in favour of the customer.
    'nuevo',
    'No hay una factura vigente con el folio 999. Corrígelo o indica el RUT.',
    'sin_cambio',
    'nuevo',
    // Of a cancelled order: the money is registered, and to be returned.
    'nuevo',
    'La factura 701 ya está pagada: nada se registró.',
    'La operación ya ya está registrada por $50 y el archivo trae $60. Corrige la fila; si el banco cambió el monto, reversa ese pago e impórtala otra vez.',
    'La factura 701 ya está pagada: nada se registró.',
  ]);
});

test('Finanzas imports payments alone, a seller nothing', () => {
  expect(notTheirImport('pagos', 'Finanzas')).toBeUndefined();
  expect(notTheirImport('clientes', 'Finanzas')).toMatchObject({ codigo: 'SIN_PERMISO' });
  expect(notTheirImport('pagos', 'Ejecutivo de Ventas')).toMatchObject({ codigo: 'SIN_PERMISO' });
  expect(notTheirImport('precios', 'Administrador')).toBeUndefined();
});
