import {
  partsOwed,
  type StatementDocument,
  type StatementPayment,
  type StatementRefund,
  statementOf,
} from './statement.shared.ts';

const invoice = (pedido: number, fecha: string, total: number, dias: readonly number[] = [30]): StatementDocument => ({
  ...{ pedido, fecha, total, dias },
  ...{ documento: 'Factura', folio: pedido * 10, cobra: true },
});
const note = (pedido: number, fecha: string, total: number): StatementDocument => ({
  ...invoice(pedido, fecha, -total),
  ...{ documento: 'Nota de crédito', folio: 7, cobra: false },
});
const paid = (pedido: number, fecha: string, monto: number): StatementPayment => ({
  ...{ pedido, fecha, monto },
  referencia: 'Cheque 5',
});

const refund = (pedido: number, fecha: string, monto: number): StatementRefund => ({
  ...{ pedido, fecha, monto },
  ...{ tipo: 'devuelto', detalle: 'Webpay' },
});

test('what was paid for an order without a document is in favour of the customer until it is returned', () => {
  const due = { ...refund(5, '2026-02-01', 700), tipo: 'por_devolver' as const };
  const { movimientos, saldo, a_favor, tramos } = statementOf([], [], '2026-01-01', '2026-02-10', [
    due,
    refund(5, '2026-02-05', 300),
    refund(5, '2026-03-01', 400),
  ]);
  expect(movimientos.map((m) => [m.documento, m.pedido, m.cargo, m.abono, m.saldo])).toEqual([
    ['Dinero por devolver', 5, 0, 700, -700],
    ['Devolución', 5, 300, 0, -400],
  ]);
  expect([saldo, a_favor, Math.max(...Object.values(tramos))]).toEqual([-400, 400, 0]);
});

test('an invoice that was paid and credited is in favour of the customer, told once', () => {
  const due = { ...refund(1, '2026-02-01', 300), tipo: 'por_devolver' as const };
  const documents = [invoice(1, '2026-01-10', 1000), note(1, '2026-02-01', 300)];
  const statementWith = (refunds: readonly StatementRefund[]) =>
    statementOf(documents, [paid(1, '2026-01-20', 1000)], '2026-01-01', '2026-03-01', refunds);
  expect(statementWith([due])).toMatchObject({ saldo: -300, a_favor: 300 });
  expect(statementWith([due, refund(1, '2026-02-10', 300)])).toMatchObject({ saldo: 0, a_favor: 0 });
});

test('the balance runs through charges, notes and payments, from what stood before', () => {
  const { anterior, movimientos, saldo, tramos } = statementOf(
    [invoice(1, '2026-01-10', 1000), invoice(2, '2026-03-01', 500), note(2, '2026-03-01', 200)],
    [paid(1, '2026-01-20', 400), paid(2, '2026-03-01', 100), paid(2, '2026-05-01', 50)],
    '2026-02-01',
    '2026-04-01',
  );
  expect(anterior).toBe(600);
  expect(movimientos.map(({ documento, cargo, abono, saldo: after }) => [documento, cargo, abono, after])).toEqual([
    ['Factura', 500, 0, 1100],
    ['Nota de crédito', 0, 200, 900],
    ['Pago', 0, 100, 800],
  ]);
  expect(movimientos[2]).toMatchObject({ detalle: 'Cheque 5', folio: null, pedido: 2 });
  expect(saldo).toBe(800);
  // Of the first 600 fell due on 9 February; of the second 200 fall due on 31 March.
  expect(tramos).toEqual({ por_vencer: 0, vencido_30: 200, vencido_60: 600, vencido_90: 0, vencido_mas: 0 });
});

test('what came after the day, and what is paid of something that is not invoiced, is not told', () => {
  const { movimientos, saldo, tramos } = statementOf(
    [invoice(1, '2026-01-10', 1000), invoice(2, '2026-03-01', 500)],
    [paid(2, '2026-01-11', 100), paid(1, '2026-02-01', 1000)],
    '2026-01-01',
    '2026-01-31',
  );
  expect(movimientos).toHaveLength(1);
  expect(saldo).toBe(1000);
  expect(tramos.por_vencer).toBe(1000);
});

test('each part falls due by itself, and payments settle the oldest', () => {
  expect(partsOwed({ fecha: '2026-01-01', dias: [60, 30] }, 1001, 400)).toEqual([
    { vence: '2026-01-31', debe: 100 },
    { vence: '2026-03-02', debe: 501 },
  ]);
  expect(partsOwed({ fecha: '2026-01-01', dias: [60, 30] }, 1001, 1001)).toEqual([]);
});

test('the bands add up to the balance, on every day of a life with parts, notes and payments', () => {
  const documents = [
    invoice(1, '2026-01-05', 99_999, [30, 60, 90]),
    note(1, '2026-02-01', 33_333),
    invoice(2, '2026-02-14', 50_001, [0]),
    invoice(3, '2026-03-30', 7, [15, 45]),
  ];
  const payments = [
    paid(1, '2026-02-03', 20_000),
    paid(2, '2026-02-14', 50_001),
    paid(3, '2026-04-01', 5),
    paid(2, '2026-02-20', 999),
  ];
  const refunds = [
    { ...refund(2, '2026-02-20', 999), tipo: 'por_devolver' as const },
    refund(2, '2026-03-03', 999),
    { ...refund(9, '2026-02-25', 5000), tipo: 'por_devolver' as const },
    refund(9, '2026-03-20', 2000),
  ];
  for (let day = 0; day < 200; day++) {
    const hasta = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    const { saldo, tramos, a_favor, anterior, movimientos } = statementOf(
      documents,
      payments,
      '2026-02-10',
      hasta,
      refunds,
    );
    expect(Object.values(tramos).reduce((a, b) => a + b, 0) - a_favor).toBe(saldo);
    expect(anterior + movimientos.reduce((sum, { cargo, abono }) => sum + cargo - abono, 0)).toBe(saldo);
  }
});
