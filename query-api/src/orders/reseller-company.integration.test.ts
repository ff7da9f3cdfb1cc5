import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { paymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { orderRow } from '@power/domain/orders/views/order-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import orderGrid from './order-grid.ts';
import company from './reseller-company.ts';

let database: TestDatabase;
let db: pg.Pool;
const address = (calle: string) => ({ nombre: 'Casa matriz', calle, comuna: 'Ñuñoa', region: 'RM', referencia: '' });
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [customerRow, orderRow, paymentOptionRow, refundRow, warehouseMaster.row]);
  await plant(db, customerRow, [
    { _id: '7', nombre: 'Redes Norte', condicion_pago: '030', direcciones: [address('Irarrázaval 100')] },
    { _id: '8', nombre: 'Ajena', condicion_pago: '030', direcciones: [address('Secreta 1')] },
  ]);
  await plant(db, paymentOptionRow, [{ _id: 'a', tipo: 'condicion', codigo: '030', condicionPago: '30 días' }]);
  await plant(db, warehouseMaster.row, [
    { _id: '1', codigo: 'BOD', nombre: 'Central', tipo: 'física', activo: true },
    { _id: '2', codigo: 'VIEJA', nombre: 'Vieja', tipo: 'física', activo: false },
    { _id: '3', codigo: 'RMA', nombre: 'RMA', tipo: 'RMA', activo: true },
    { _id: '4', codigo: 'SALA', nombre: 'Sala', tipo: 'sala', activo: true },
  ]);
  await plant(db, orderRow, [
    { _id: '1', number: 1, cliente_id: '7', ejecutivo_id: 'e', estatus: 'Entregado' },
    { _id: '2', number: 2, cliente_id: '8', ejecutivo_id: 'e', estatus: 'Entregado' },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const reseller = (cliente_id?: string): Principal => ({
  _id: 'u',
  nombre: 'Rita',
  email: 'rita@power.test',
  perfil: 'Reseller',
  permisos: permisosOf('Reseller'),
  sesion: 's',
  ...(cliente_id && { cliente_id }),
});
const ask = ({ query, handle }: QueryHandler, user: Principal, more: object = {}) =>
  handle(
    query.request.parse({ ...(query.accion && { accion: query.accion }), ...more }) as never,
    { db, rows: readerFor(db, user), user, now: new Date().toISOString() } as never,
  );

test('a reseller chooses among the addresses of its own company and the warehouses that serve customers', async () => {
  expect(await ask(company, reseller('7'))).toMatchObject({
    nombre: 'Redes Norte',
    condicion: '30 días',
    direcciones: [{ calle: 'Irarrázaval 100' }],
    bodegas: [
      { codigo: 'BOD', nombre: 'Central' },
      { codigo: 'SALA', nombre: 'Sala' },
    ],
  });
  expect(await ask(company, reseller())).toMatchObject({ codigo: 'SIN_EMPRESA' });
});

test('its list holds its own orders, whatever is filtered, and nothing of what they cost', async () => {
  const page = (user: Principal, more: object = {}) =>
    ask(orderGrid, user, { startRow: 0, endRow: 50, sortModel: [], filterModel: {}, ...more }) as unknown as Promise<{
      rows: Record<string, unknown>[];
    }>;
  expect((await page(reseller('7'))).rows.map(({ number }) => number)).toEqual([1]);
  const others = { cliente_id: { filterType: 'set', values: ['8'] } };
  expect((await page(reseller('7'), { filterModel: others })).rows).toEqual([]);
  expect((await page(reseller())).rows).toEqual([]);
  expect(JSON.stringify(await page(reseller('7')))).not.toMatch(/pmp|costo|margen/);
});
