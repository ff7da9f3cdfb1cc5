import fc from 'fast-check';
import { reversePayment } from '../finance/payments/reverse-payment.ts';
import { someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { isRejection } from '../kernel/rejection.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { paidOf, settlement } from '../streams/settlement/settlement.ts';
import { annulInvoice } from './annul-invoice.ts';
import { captureInvoice } from './capture-invoice.ts';
import { changeInvoice } from './change-invoice.ts';
import { importInvoice } from './import-invoice.ts';
import { typed } from './invoice.testing.ts';
import { payableOf } from './paid-invoice.ts';
import { registerSupplierPayment } from './register-supplier-payment.ts';

const ADMIN = someone('Administrador');
const FREIGHT = new Set(['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']);
const INSURANCE = new Set(['CIF', 'CIP', 'DAP', 'DPU', 'DDP']);

/** Events of invoices and of their payments, by number of the invoice. */
type Papers = Map<number, { invoice: DomainEvent[]; payments: DomainEvent[] }>;

interface Amounts {
  billed: number;
  paid: number;
  /** Pesos that payments came to beyond the rate of their invoice. */
  exchange: number;
}

/** The ledger by currency, from events alone: cents, so that nothing is rounded twice. */
function ledger(papers: Papers): Record<string, Amounts> {
  const sums: Record<string, Amounts> = {};
  for (const { invoice, payments } of papers.values()) {
    const last = new Map<string, unknown>();
    let annulled = false;
    for (const { type, data } of invoice) {
      const facts = type === 'ImportInvoiceCaptured' ? data : (data as { cambios?: object }).cambios;
      for (const [field, value] of Object.entries(facts ?? {})) last.set(field, value);
      if (type === 'ImportInvoiceAnnulled') annulled = true;
    }
    const of = (sums[String(last.get('moneda'))] ??= { billed: 0, paid: 0, exchange: 0 });
    const cents = (field: string) => Math.round(Number(last.get(field)) * 100);
    const goods = (last.get('productos') as { cantidad_invoice: number; unitario: number }[]).reduce(
      (sum, line) => sum + Math.round(line.cantidad_invoice * line.unitario * 100),
      0,
    );
    const term = String(last.get('incoterm'));
    if (!annulled)
      of.billed += goods + (FREIGHT.has(term) ? cents('flete') : 0) + (INSURANCE.has(term) ? cents('seguro') : 0);
    const standing = new Map<number, { monto: number; diferencia_cambio: number }>();
    for (const { type, data } of payments) {
      const one = data as { pago: number; monto: number; diferencia_cambio: number };
      if (type === 'PaymentRegistered') standing.set(one.pago, one);
      else standing.delete(one.pago);
    }
    for (const { monto, diferencia_cambio } of standing.values()) {
      of.paid += Math.round(monto * 100);
      of.exchange += diferencia_cambio;
    }
  }
  return sums;
}

const amount = fc.integer({ min: 1, max: 300_000 }).map((n) => n / 100);
const terms = fc.record({
  moneda: fc.constantFrom('USD' as const, 'EUR' as const),
  incoterm: fc.constantFrom('FOB' as const, 'CFR' as const, 'CIF' as const, 'DDP' as const),
  flete: amount,
  seguro: amount,
});
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('capture', 'change', 'annul', 'pay', 'pay', 'pay', 'reverse'),
    number: fc.integer({ min: 1, max: 4 }),
    terms,
    monto: fc.option(amount, { nil: undefined }),
    tipo_cambio: fc.integer({ min: 800, max: 1100 }),
    pago: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 40 },
);

test('whatever is captured, changed, annulled, paid and reversed: billed less paid is owed, by currency, never below nought', () => {
  fc.assert(
    fc.property(steps, (story) => {
      const papers: Papers = new Map();
      for (const { what, number, terms: more, ...payment } of story) {
        const paper = papers.get(number) ?? { invoice: [], payments: [] };
        const invoice = foldAll(importInvoice, paper.invoice);
        const pagos = foldAll(settlement, paper.payments);
        if ((what === 'capture') !== (invoice === undefined)) continue;
        const asked = { factura: `F-${number}`, ...more };
        const facts = { number, orden: undefined, pagos, invoice };
        const when = <R>(request: R) => ({ request, user: ADMIN, facts }) as never;
        const version = { expectedVersion: 1 };
        const decided =
          what === 'capture'
            ? decideGiven(captureInvoice, [], when({ invoice: typed(asked) }))
            : what === 'change'
              ? decideGiven(changeInvoice, paper.invoice, when({ id: number, invoice: typed(asked), ...version }))
              : what === 'annul'
                ? decideGiven(annulInvoice, paper.invoice, when({ id: number, motivo: 'Repetida', ...version }))
                : what === 'pay'
                  ? decideGiven(
                      registerSupplierPayment,
                      paper.payments,
                      when({
                        ...{ accion: 'proveedor', invoice: number, fecha: '2026-01-05', ...version },
                        ...{ tipo_cambio: payment.tipo_cambio, monto: payment.monto },
                      }),
                    )
                  : decideGiven(
                      reversePayment,
                      paper.payments,
                      when({
                        accion: 'reversar',
                        documento: `p${number}`,
                        pago: payment.pago,
                        motivo: 'Error',
                        ...version,
                      }),
                    );
        if (isRejection(decided)) continue;
        // An annulled one is changed, paid and annulled by nobody (`when` of its commands).
        if (invoice?.estado === 'Anulada' && what !== 'reverse') continue;
        paper[what === 'pay' || what === 'reverse' ? 'payments' : 'invoice'].push(
          ...(decided as readonly DomainEvent[]),
        );
        papers.set(number, paper);
      }
      const balances: Record<string, number> = {};
      for (const { invoice: log, payments } of papers.values()) {
        const invoice = foldAll(importInvoice, log)!;
        const { moneda, cobrado } = payableOf(invoice);
        const debt = Math.round(
          ((invoice.estado === 'Anulada' ? 0 : cobrado) - paidOf(foldAll(settlement, payments))) * 100,
        );
        expect(debt).toBeGreaterThanOrEqual(0);
        balances[moneda] = (balances[moneda] ?? 0) + debt;
      }
      for (const [moneda, { billed, paid }] of Object.entries(ledger(papers)))
        expect([moneda, billed - paid]).toEqual([moneda, balances[moneda]]);
    }),
    { numRuns: 200 },
  );
});

test('payments at other rates than their invoice → the exchange difference of those that stand', () => {
  const invoice = decideGiven(captureInvoice, [], {
    request: { invoice: typed({ moneda: 'EUR', incoterm: 'CIF' }) },
    user: ADMIN,
    facts: { number: 1, orden: undefined },
  }) as DomainEvent[];
  const facts = { invoice: foldAll(importInvoice, invoice), orden: undefined };
  const pay = (payments: DomainEvent[], monto: number, tipo_cambio: number) =>
    decideGiven(registerSupplierPayment, payments, {
      request: { accion: 'proveedor', invoice: 1, monto, tipo_cambio, fecha: '2026-01-05' },
      user: ADMIN,
      facts,
    } as never) as DomainEvent[];
  const first = pay([], 1000, 960);
  const payments = [...first, ...pay(first, 650, 940)];
  // Taken in at 950: 1,000 × 10 and 650 × −10.
  expect(ledger(new Map([[1, { invoice, payments }]]))).toEqual({
    EUR: { billed: 165_000, paid: 165_000, exchange: 10_000 - 6500 },
  });
});
