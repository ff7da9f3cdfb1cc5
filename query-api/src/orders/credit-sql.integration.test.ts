import { creditUse } from '@power/domain/customers/credit.shared';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { paymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type pg from 'pg';
import { CREDIT_SHARE, usedCredit, usesCredit } from '@power/domain/finance/views/debt-sql.shared';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [orderRow, customerRow, paymentOptionRow, refundRow, paymentRow]);
  await plant(db, paymentOptionRow, [
    { _id: '1', tipo: 'condicion', codigo: 'C30', dias: [15, 30] },
    { _id: '2', tipo: 'condicion', codigo: 'CON', dias: [] },
    { _id: '3', tipo: 'metodo', codigo: 'C30', dias: [900] },
  ]);
  await plant(db, customerRow, [
    { _id: 'a', cupo: 10_000 },
    { _id: 'b', cupo: 0 },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

let number = 0;
/** An order of customer a on 30 days, validated today, unless said otherwise. */
const order = async (more: Record<string, unknown> = {}): Promise<number> => {
  const row = {
    number: (number += 1),
    cliente_id: 'a',
    estatus: 'Pendiente Picking',
    condicion_pago: 'C30',
    total: 1000,
    validado_at: new Date(),
    ...more,
  };
  await plant(db, orderRow, [{ _id: String(number), ...row }]);
  return row.number;
};
const used = async (customer: string): Promise<number> =>
  Number((await db.query<{ usado: string }>(`SELECT (${usedCredit('$1')}) AS usado`, [customer])).rows[0]!.usado);
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

test('validated orders on credit count as ordered, then as billed until they are paid or taken back', async () => {
  await order();
  await order({ total: 2000, total_facturado: 1500, facturado_at: daysAgo(29) });
  expect(await used('a')).toBe(2500);
  const due = await order({ total: 4000, total_facturado: 4000, facturado_at: daysAgo(31), acreditado: 500 });
  expect(await used('a')).toBe(6000);
  const paid = { documento_id: `c${due}`, estado: 'Vigente' };
  await plant(db, paymentRow, [
    { _id: '1', ...paid, pago_pesos: 3000 },
    { _id: '2', ...paid, pago_pesos: 900, estado: 'Reversado' },
  ]);
  expect(await used('a')).toBe(3000);
  await plant(db, paymentRow, [{ _id: '3', ...paid, pago_pesos: 500 }]);
  await order({ condicion_pago: 'CON' });
  await order({ estatus: 'Anulado' });
  await order({ datos_wp: {} });
  await order({ validado_at: null });
  await order({ cliente_id: 'b', total: 70 });
  expect([await used('a'), await used('b')]).toEqual([2500, 70]);
  // What went back of a payment is owed again; what its card had paid went back first.
  await plant(db, refundRow, [{ _id: `c${due}`, number: due, devuelto: 150, pagado_tarjeta: 50 }]);
  expect(await used('a')).toBe(2600);
  await db.query('DELETE FROM refund_list');
});

test('*con este pedido*: the queue and the dialog say the same', async () => {
  const waiting = { estatus: 'Pendiente Validacion Administrativa', validado_at: null };
  const asked = await order({ ...waiting, total: 8650 });
  const cash = await order({ ...waiting, condicion_pago: 'CON' });
  const noLimit = await order({ ...waiting, cliente_id: 'b' });
  const { rows } = await db.query<{ number: number; uso: string | null; a_credito: boolean }>(
    `SELECT number, (${CREDIT_SHARE}) AS uso, ${usesCredit('condicion_pago')} AS a_credito FROM order_list WHERE number = ANY($1) ORDER BY number`,
    [[asked, cash, noLimit]],
  );
  expect(rows.map(({ uso }) => (uso === null ? null : Number(uso)))).toEqual([111.5, null, null]);
  // Cash, and a customer who may owe nothing, are told apart.
  expect(rows.map(({ a_credito }) => a_credito)).toEqual([true, false, true]);
  expect(creditUse({ cupo: 10_000, usado: await used('a') }, 8650)).toBe(111.5);
  expect(creditUse({ cupo: 0, usado: 70 }, 1000)).toBeNull();
});
