import { captured } from '../../invoice/invoice.testing.ts';
import { importInvoice } from '../../invoice/import-invoice.ts';
import { someone } from '../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { foldAll } from '../../kernel/scenario.ts';
import { after, invoiced } from '../../orders/order.testing.ts';
import { registerCustomerPayment } from './register-customer-payment.ts';
import { registerSupplierPayment } from '../../invoice/register-supplier-payment.ts';
import { reversePayment } from './reverse-payment.ts';
import { invoiceOf, type OpenInvoice } from './bank-import.shared.ts';
import { paidOf, settlement, type SettlementState } from '../../streams/settlement/settlement.ts';

const NOW = '2026-03-02T15:00:00.000Z';
const orden = after(invoiced());
const total = orden.factura!.total;
const invoice = foldAll(importInvoice, [captured(12, { tipo_cambio: 900 })])!;
const context = (facts: object) => ({ user: someone('Finanzas'), now: NOW, facts }) as never;
const pay = (state: SettlementState, more: object = {}, facts: object = { orden }) =>
  registerCustomerPayment.decide(
    state,
    registerCustomerPayment.request.parse({ accion: 'cliente', pedido: orden.number, fecha: '2026-03-01', ...more }),
    context(facts),
  );
const payAbroad = (state: SettlementState, more: object = {}) =>
  registerSupplierPayment.decide(
    state,
    registerSupplierPayment.request.parse({
      accion: 'proveedor',
      invoice: 12,
      monto: 100,
      tipo_cambio: 950,
      fecha: '2026-03-01',
      ...more,
    }),
    context({ invoice }),
  );
const reverse = (state: SettlementState, pago: number) =>
  reversePayment.decide(state, { accion: 'reversar', documento: 'c1', pago, motivo: 'Cheque devuelto' }, context({}));
const told = new WeakMap<object, readonly DomainEvent[]>();
/** The state after what was decided on it. */
const then = (state: SettlementState, decision: ReturnType<typeof pay>): SettlementState => {
  if (isRejection(decision)) throw new Error(decision.mensaje);
  const events = [...(state ? told.get(state)! : []), ...(decision as DomainEvent[])];
  const next = foldAll(settlement, events)!;
  told.set(next, events);
  return next;
};

test('an invoice is paid in parts, never beyond what is owed, and without an amount all of it', () => {
  const partly = then(undefined, pay(undefined, { monto: 1000 }));
  expect(paidOf(partly)).toBe(1000);
  expect(pay(partly, { monto: total })).toMatchObject({ codigo: 'PAGO_EXCEDE' });
  const whole = then(partly, pay(partly));
  expect(paidOf(whole)).toBe(total);
  expect(pay(whole, { monto: 1 })).toMatchObject({ codigo: 'YA_PAGADA' });
});

test('a payment of tomorrow, of an annulled order or of none is refused', () => {
  expect(pay(undefined, { fecha: '2026-03-03' })).toMatchObject({ codigo: 'FECHA_FUTURA' });
  expect(pay(undefined, {}, { orden: { ...orden, estatus: 'Anulado' } })).toMatchObject({ codigo: 'NADA_QUE_PAGAR' });
  expect(pay(undefined, {}, { orden: undefined })).toMatchObject({ codigo: 'NADA_QUE_PAGAR' });
});

test('what is paid abroad says what the exchange made of it', () => {
  expect(payAbroad(undefined)).toMatchObject([
    { data: { moneda: 'USD', monto: 100, pesos: 95_000, diferencia_cambio: 5000 } },
  ]);
  expect(payAbroad(undefined, { tipo_cambio: 880.5 })).toMatchObject([{ data: { diferencia_cambio: -1950 } }]);
  expect(payAbroad(undefined, { monto: invoice.fob + 0.01 })).toMatchObject({ codigo: 'PAGO_EXCEDE' });
  expect(registerSupplierPayment.request.safeParse({ accion: 'proveedor', invoice: 12, monto: 0 }).success).toBe(false);
});

test('a payment is reversed once, and its amount is owed again', () => {
  const paid = then(undefined, pay(undefined));
  const back = then(paid, reverse(paid, 1));
  expect(paidOf(back)).toBe(0);
  expect(reverse(back, 1)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(reverse(back, 2)).toMatchObject({ codigo: 'PAGO_NO_EXISTE' });
  expect(paidOf(then(back, pay(back)))).toBe(total);
});

test('a transfer for a cancelled order is taken by the folio that it names, and by no RUT', () => {
  const row = { fecha: '2026-03-01', operacion: '1', monto: 500, factura: '700', legalcode: '76.086.428-5' };
  const cancelledInvoice: OpenInvoice = {
    pedido: '1',
    folio: 700,
    legalcode: '76.086.428-5',
    saldo: 500,
    anulado: true,
  };
  expect(invoiceOf(row, [cancelledInvoice])).toMatchObject({
    pedido: '1',
    aviso: expect.stringContaining('por devolver al cliente'),
  });
  expect(invoiceOf({ ...row, factura: '' }, [cancelledInvoice])).toMatchObject({ codigo: 'SIN_FACTURA' });
  // One that stands under the same folio is the one that is meant.
  expect(invoiceOf(row, [cancelledInvoice, { ...cancelledInvoice, pedido: '2', anulado: false }])).toEqual({
    pedido: '2',
  });
});
