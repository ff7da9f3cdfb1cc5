import fc from 'fast-check';
import { SYSTEM } from '../../kernel/principal.ts';
import { someone } from '../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { isRejection, type Rejection } from '../../kernel/rejection.ts';
import { foldAll } from '../../kernel/scenario.ts';
import { after, invoiced } from '../../orders/order.testing.ts';
import type { Order } from '../../streams/order/order.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { payWithCredit } from '../payments/pay-with-credit.ts';
import { registerCustomerPayment } from '../payments/register-customer-payment.ts';
import { customerPayment } from '../payments/customer-payment.ts';
import { reversePayment } from '../payments/reverse-payment.ts';
import { applyCredit } from '../refunds/apply-credit.ts';
import { assessRefund } from '../refunds/assess-refund.ts';
import { releaseCredit } from '../refunds/release-credit.ts';
import { transferRefund } from '../refunds/transfer-refund.ts';
import {
  type StatementDocument,
  type StatementPayment,
  type StatementRefund,
  statementOf,
} from './statement.shared.ts';

const NOW = '2026-03-02T15:00:00.000Z';
const TODAY = '2026-03-02';
const user = someone('Finanzas');
const base = after(invoiced());
type Decision = readonly DomainEvent[] | Rejection;
type Data = Record<string, never> & { readonly monto: number; readonly fecha: string; readonly pago: number };

/** One customer: what was billed and creditPayments of each order, and the events of its settlement. */
class Account {
  readonly notes: number[];
  readonly logs: DomainEvent[][];
  constructor(readonly totals: readonly number[]) {
    this.notes = totals.map(() => 0);
    this.logs = totals.map(() => []);
  }
  order(n: number): Order {
    const total = this.totals[n]!;
    const notas = this.notes[n]! > 0 ? [{ ...base.factura!, total: this.notes[n]!, lineas: [] }] : [];
    return {
      ...base,
      number: 100 + n,
      total,
      factura: { ...base.factura!, total, folio: 900 + n },
      notas_credito: notas as unknown as NonNullable<Order['notas_credito']>,
    };
  }
  state(n: number) {
    return foldAll(settlement, this.logs[n]!);
  }
  context(facts: object, as = user) {
    return { user: as, now: NOW, commandId: 'c', facts } as never;
  }
  /** Appends what was decided; a refusal changes nothing. True where something happened. */
  take(n: number, decision: Decision): boolean {
    if (isRejection(decision)) return false;
    this.logs[n]!.push(...decision);
    return decision.length > 0;
  }
  assess(n: number) {
    const facts = this.context({ orden: this.order(n) });
    this.take(n, assessRefund.decide(this.state(n), { accion: 'cuadrar', pedido: 100 + n }, facts));
  }
  pay(n: number, monto: number, a_favor: boolean) {
    const payment = { monto, fecha: TODAY, referencia: 'Cheque', a_favor };
    this.take(n, customerPayment(this.state(n), this.order(n), payment, { user, now: NOW, gone: '' }));
    this.assess(n);
  }
  credit(n: number, monto: number) {
    this.notes[n] = Math.min(this.totals[n]!, this.notes[n]! + monto);
    this.assess(n);
  }
  reverse(n: number, pago: number) {
    const decision = reversePayment.decide(
      this.state(n),
      { accion: 'reversar', documento: `c${100 + n}`, pago, motivo: 'Rebotó' },
      this.context({}),
    );
    if (!this.take(n, decision)) return;
    this.assess(n);
    const { desde } = (decision as readonly DomainEvent[])[0]!.data as {
      desde?: { pedido: number; devolucion: number };
    };
    if (desde) this.release(desde.pedido - 100, desde.devolucion);
  }
  release(n: number, devolucion: number) {
    const request = { accion: 'liberar' as const, pedido: 100 + n, devolucion, motivo: 'Volvió' };
    this.take(n, releaseCredit.decide(this.state(n), request, this.context({}, SYSTEM)));
  }
  transfer(n: number, monto: number) {
    const request = { accion: 'transferencia' as const, pedido: 100 + n, monto, fecha: TODAY, referencia: '48' };
    this.take(n, transferRefund.decide(this.state(n), request, this.context({ orden: this.order(n) })));
  }
  /** `late`: the other invoice was paid before the credit came. */
  apply(n: number, to: number, late: boolean) {
    const facts = { orden: this.order(n), destino: this.order(to), pagos: this.state(to) };
    const request = { accion: 'aplicar' as const, pedido: 100 + n, destino: 100 + to };
    const decision = applyCredit.decide(this.state(n), request, this.context(facts));
    if (!this.take(n, decision)) return;
    const { devolucion, monto } = (decision as readonly DomainEvent[]).at(-1)!.data as {
      devolucion: number;
      monto: number;
    };
    if (late) {
      const all = registerCustomerPayment.request.parse({ accion: 'cliente', pedido: 100 + to, fecha: TODAY });
      this.take(to, registerCustomerPayment.decide(this.state(to), all, this.context({ orden: this.order(to) })));
    }
    const desde = { documento: `c${100 + n}`, pedido: 100 + n, devolucion };
    const paid = payWithCredit.decide(
      this.state(to),
      { accion: 'saldo_a_favor', pedido: 100 + to, monto, fecha: TODAY, desde },
      this.context({ orden: this.order(to) }, SYSTEM),
    );
    if (!this.take(to, paid)) this.release(n, devolucion);
    this.assess(to);
  }
}

const of = (log: readonly DomainEvent[], ...types: string[]): Data[] =>
  log.filter(({ type }) => types.includes(type)).map(({ data }) => data as Data);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const amounts = (log: readonly DomainEvent[], ...types: string[]): number =>
  sum(of(log, ...types).map(({ monto }) => monto));

/** What events alone say: no function of the product takes part. */
function ledgerOf({ totals, notes, logs }: Account) {
  const paid = logs.map((log) => amounts(log, 'PaymentRegistered') - amounts(log, 'PaymentReversed'));
  const returned = logs.map(
    (log) => amounts(log, 'RefundTransferred', 'RefundApplied') - amounts(log, 'RefundApplicationReversed'),
  );
  return { paid, returned, balance: sum(totals) - sum(notes) - sum(paid) + sum(returned) };
}

function statementFor(account: Account) {
  const documents = account.totals.flatMap((total, n): StatementDocument[] => [
    { pedido: 100 + n, documento: 'Factura', folio: 900 + n, fecha: '2026-01-10', total, cobra: true, dias: [30, 60] },
    ...(account.notes[n]! > 0
      ? [
          {
            ...{ pedido: 100 + n, documento: 'Nota de crédito', folio: 7, fecha: '2026-02-10' },
            ...{ total: -account.notes[n]!, cobra: false, dias: [30, 60] },
          },
        ]
      : []),
  ]);
  const payments = account.logs.flatMap((log, n): StatementPayment[] => {
    const reversals = new Set(of(log, 'PaymentReversed').map(({ pago }) => pago));
    return of(log, 'PaymentRegistered')
      .filter(({ pago }) => !reversals.has(pago))
      .map(({ fecha, monto }) => ({ pedido: 100 + n, fecha, monto, referencia: 'Cheque' }));
  });
  const refunds = account.logs.flatMap((log, n) =>
    log.flatMap(({ type, data }): StatementRefund[] => {
      const { monto, antes = 0 } = data as Data & { antes?: number };
      const one = { pedido: 100 + n, fecha: TODAY, detalle: '' };
      if (type === 'RefundDue') return [{ ...one, tipo: 'por_devolver', monto: monto - antes }];
      if (type === 'RefundTransferred' || type === 'RefundApplied') return [{ ...one, tipo: 'devuelto', monto }];
      return type === 'RefundApplicationReversed' ? [{ ...one, tipo: 'devuelto', monto: -monto }] : [];
    }),
  );
  return statementOf(documents, payments, '2026-01-01', TODAY, refunds);
}

const step = fc.record({
  what: fc.constantFrom('pay', 'surplus', 'credit', 'reverse', 'transfer', 'apply', 'late'),
  n: fc.nat(2),
  to: fc.nat(2),
  monto: fc.integer({ min: 1, max: 4000 }),
});

test('the customer and refunds ledgers close after whatever happens to three invoices', () => {
  let applications = 0;
  let releases = 0;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 3, maxLength: 3 }),
      fc.array(step, { minLength: 15, maxLength: 40 }),
      (totals, steps) => {
        const account = new Account(totals);
        for (const { what, n, to, monto } of steps) {
          if (what === 'pay' || what === 'surplus') account.pay(n, monto, what === 'surplus');
          else if (what === 'credit') account.credit(n, monto);
          else if (what === 'reverse') account.reverse(n, 1 + (monto % 3));
          else if (what === 'transfer') account.transfer(n, monto);
          else account.apply(n, to, what === 'late');
          const { paid, returned, balance } = ledgerOf(account);
          const { saldo, tramos, a_favor, anterior, movimientos } = statementFor(account);
          expect(saldo).toBe(balance);
          expect(sum(Object.values(tramos)) - a_favor).toBe(balance);
          expect(anterior + sum(movimientos.map(({ cargo, abono }) => cargo - abono))).toBe(balance);
          // What was paid is delivered, returned or owed.
          totals.forEach((total, i) => {
            const standing = total - account.notes[i]!;
            const due = account.state(i)?.por_devolver?.monto ?? 0;
            expect(paid[i]).toBe(Math.min(standing, paid[i]!) + due);
            expect(returned[i]).toBeLessThanOrEqual(paid[i]!);
          });
          // Credit that pays elsewhere is paid there, once.
          const creditPayments = account.logs.flatMap((log) => {
            const reversals = new Set(of(log, 'PaymentReversed').map(({ pago }) => pago));
            return of(log, 'PaymentRegistered').filter(({ desde, pago }) => desde && !reversals.has(pago));
          });
          const out = sum(
            account.logs.map((log) => amounts(log, 'RefundApplied') - amounts(log, 'RefundApplicationReversed')),
          );
          expect(sum(creditPayments.map((one) => one.monto))).toBe(out);
        }
        applications += account.logs.filter((log) => of(log, 'RefundApplied').length > 0).length;
        releases += account.logs.filter((log) => of(log, 'RefundApplicationReversed').length > 0).length;
      },
    ),
    { numRuns: 100, endOnFailure: true },
  );
  // The runs did reach credit that was applications, and credit that came back.
  expect([applications > 0, releases > 0]).toEqual([true, true]);
});
