import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { customerRow } from '@power/domain/customers/views/customer-row';
import type { ReglasCredito } from '@power/domain/finance/credit-rules/terms.shared';
import { paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { paymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import type { Order } from '@power/domain/streams/order/order';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import type pg from 'pg';
import { creditFacts } from './credit-facts.ts';

let database: TestDatabase;
let db: pg.Pool;
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [orderRow, customerRow, paymentOptionRow, paymentRow, refundRow]);
  await plant(db, paymentOptionRow, [
    { _id: '1', tipo: 'condicion', codigo: 'C30', dias: [30] },
    { _id: '2', tipo: 'condicion', codigo: 'CON', dias: [] },
  ]);
  await plant(db, customerRow, [{ _id: 'a', cupo: 50_000 }]);
  const billed = {
    cliente_id: 'a',
    condicion_pago: 'C30',
    estatus: 'Entregado',
    facturado: true,
    validado_at: new Date(),
  };
  await plant(db, orderRow, [
    // Fell due ten days ago, and in twenty.
    { _id: '1', number: 1, ...billed, total: 7000, total_facturado: 7000, facturado_at: daysAgo(40) },
    { _id: '2', number: 2, ...billed, total: 2000, total_facturado: 2000, facturado_at: daysAgo(10) },
    // Another customer's.
    { _id: '3', number: 3, ...billed, cliente_id: 'b', total: 9000, total_facturado: 9000, facturado_at: daysAgo(90) },
  ]);
  await plant(db, paymentRow, [{ _id: '1', documento_id: 'c1', estado: 'Vigente', pago_pesos: 3000 }]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const order = { client: { _id: 'a' }, condicion_pago: 'C30' } as Order;
const ask = (reglas: Partial<ReglasCredito>, condicion?: string, o = order) => {
  const rules = { cupo: false, vencido: false, dias_gracia: 0, ...reglas };
  return creditFacts(o, condicion, { db, load: async () => ({ state: rules }) } as unknown as CommandServices);
};

test('where no rule is in force nothing is asked', async () => {
  expect(await ask({})).toBeUndefined();
});

test('what is owed and what fell due are the figures of the validator, as many days ago as the rule says', async () => {
  const found = { cupo: 50_000, usado: 6000, a_credito: true };
  expect(await ask({ cupo: true })).toMatchObject({ ...found, vencido: 4000 });
  expect(await ask({ vencido: true, dias_gracia: 10 })).toMatchObject({ ...found, vencido: 4000 });
  expect(await ask({ vencido: true, dias_gracia: 11 })).toMatchObject({ ...found, vencido: 0 });
});

test('the condition that it is validated with counts, not the one that it came with', async () => {
  expect(await ask({ cupo: true }, 'CON')).toMatchObject({ a_credito: false });
  expect(await ask({ cupo: true }, undefined, { ...order, condicion_pago: 'CON' })).toMatchObject({ a_credito: false });
  expect(await ask({ cupo: true }, 'C30', { ...order, condicion_pago: 'CON' })).toMatchObject({ a_credito: true });
});

test('a customer whom no list knows has no limit', async () => {
  const stranger = { ...order, client: { _id: 'z' } } as Order;
  expect(await ask({ cupo: true }, undefined, stranger)).toMatchObject({
    cupo: 0,
    usado: 0,
    vencido: 0,
    a_credito: false,
  });
});
