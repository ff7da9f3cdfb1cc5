import fc from 'fast-check';
import { events as decided, refusal, someone } from '../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { foldAll } from '../../kernel/scenario.ts';
import { after, created, goods, inRoom, invoiced, lineOf } from '../../orders/order.testing.ts';
import {
  OrderCancelled,
  OrderLinesChanged,
  WebpayLinkCreated,
  WebPaymentToReturn,
} from '../../streams/order/events.ts';
import { type Order, refOf } from '../../streams/order/order.ts';
import { CreditNoteIssued } from '../../streams/order/tax-events.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { paidOf } from '../../streams/settlement/settlement.ts';
import { issueCreditNote } from '../issue-credit-note.ts';
import { registerCustomerPayment } from '../payments/register-customer-payment.ts';
import { reversePayment } from '../payments/reverse-payment.ts';
import { assessRefund } from './assess-refund.ts';
import { dueBack } from './due.ts';
import { refundByWebpay } from './refund-by-webpay.ts';
import { resolveRefund } from './resolve-refund.ts';
import { judgeBalance, type RefundOutcome, settleRefund } from './settle-refund.ts';
import { transferRefund } from './transfer-refund.ts';

const NOW = '2026-03-02T15:00:00.000Z';
const card = (amount: number) => ({
  authorization_code: '1213',
  amount,
  transaction_date: NOW,
  card_detail: { card_number: '6623' },
});
/** Three units at 1.000 net: 3.570 pesos. */
const TOTAL = 3570;
const link = (log: readonly DomainEvent[]) =>
  WebpayLinkCreated({ pedido: refOf(after(log)), token: 't', url: 'https://w.test', monto: TOTAL, vence: NOW });
const cancelled = (log: readonly DomainEvent[]): Order =>
  after([
    ...log,
    OrderCancelled({
      pedido: refOf(after(log)),
      estatus: 'Anulado',
      motivo: 'sin stock',
      estatus_anterior: after(log).estatus,
      requiere_nota_credito: false,
      movimientos: [],
    }),
  ]);
const byCard = [created({ datos_wp: card(TOTAL) })];
const linked = [...byCard, link(byCard)];

/** A settlement as its events tell it, and commands upon it with the order as it stands. */
function ledger(orden: Order | undefined, log: readonly DomainEvent[] = []) {
  const state = foldAll(settlement, log);
  const context = { user: someone('Finanzas'), now: NOW, facts: { orden } } as never;
  const pedido = 77;
  const go = (decision: Parameters<typeof decided>[0]) => ledger(orden, [...log, ...decided(decision)]);
  return {
    state,
    log,
    at: (next: Order) => ledger(next, log),
    go,
    assess: () => assessRefund.decide(state, { accion: 'cuadrar', pedido }, context),
    webpay: (monto?: number) => refundByWebpay.decide(state, { accion: 'webpay', pedido, monto }, context),
    transfer: (monto: number, fecha = '2026-03-02') =>
      transferRefund.decide(state, { accion: 'transferencia', pedido, monto, fecha, referencia: '481' }, context),
    pay: (monto?: number) =>
      registerCustomerPayment.decide(
        state,
        registerCustomerPayment.request.parse({ accion: 'cliente', pedido, monto, fecha: '2026-03-01' }),
        context,
      ),
    reverse: () =>
      reversePayment.decide(state, { accion: 'reversar', documento: 'c77', pago: 1, motivo: 'Rebotó' }, context),
    settle: (resultado: RefundOutcome | undefined, devolucion = 1) =>
      settleRefund.decide(state, { accion: 'consultar', pedido, devolucion }, {
        ...(context as object),
        facts: { pendiente: true, resultado },
      } as never),
    resolve: (devuelta: boolean) =>
      resolveRefund.decide(state, { accion: 'confirmar', pedido, devolucion: 1, devuelta, motivo: 'Lo vi' }, context),
  };
}
const MADE: RefundOutcome = { tipo: 'devuelta', detalle: 'REVERSED', autorizacion: null, fuente: 'respuesta' };
const LOST: RefundOutcome = { tipo: 'sin_respuesta', motivo: 'Sin respuesta' };
const NOT: RefundOutcome = { tipo: 'no_realizada', motivo: 'No' };

describe('how much is to be returned', () => {
  test.each([
    ['a paid order that stands → nothing', after(byCard), 0],
    ['a cancelled one → all that the card paid', cancelled(byCard), TOTAL],
    ['a shortage of one unit → exactly that unit', after(inRoom(1, { datos_wp: card(TOTAL) })), TOTAL - 2380],
    ['an invoice of what was picked → the same', after(invoiced(1, { datos_wp: card(TOTAL) })), TOTAL - 2380],
    [
      'Pesos Mobile pay first → the card gets back what they do not cover',
      after(inRoom(1, { datos_wp: card(TOTAL - 1000), puntosUtilizados: 1000 })),
      TOTAL - 2380,
    ],
    [
      'cancelled with Pesos Mobile → what the card paid',
      cancelled([created({ datos_wp: card(70), puntosUtilizados: 3500 })]),
      70,
    ],
  ])('%s', (_, o, due) => {
    expect(dueBack(o, undefined)).toBe(due);
  });

  test('charged by Webpay when the order had ended → all of it', () => {
    const o = cancelled([created()]);
    const charged = after([
      created(),
      ...[o].map(() =>
        OrderCancelled({
          pedido: refOf(o),
          estatus: 'Anulado',
          motivo: null,
          estatus_anterior: o.estatus,
          requiere_nota_credito: false,
          movimientos: [],
        }),
      ),
      WebPaymentToReturn({ pedido: refOf(o), datos_wp: card(TOTAL) }),
    ]);
    expect(dueBack(charged, undefined)).toBe(TOTAL);
  });

  test('credit notes of one unit each add up, and all of them are what was paid', () => {
    let log: DomainEvent[] = [...invoiced(0, { datos_wp: card(TOTAL) })];
    const due = [1, 2, 3].map((folio) => {
      const credit = decided(
        issueCreditNote.decide(
          after(log),
          { accion: 'nota_credito', pedido: 77, lineas: [{ linea: 1, cantidad: 1 }], motivo: 'Vuelve' },
          { user: someone('Finanzas'), now: NOW, facts: { folio, direccion: null } } as never,
        ),
      );
      log = [...log, ...credit];
      return dueBack(after(log), undefined);
    });
    expect(log.filter(({ type }) => type === CreditNoteIssued.type)).toHaveLength(3);
    expect(due).toEqual([1190, 2380, TOTAL]);
  });

  test('never more than what was paid, whatever the order was lowered to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 3 }), (paid, units) => {
        const o = after([created({ productos_pedido: [lineOf(1, goods('1'), units)], datos_wp: card(paid) })]);
        expect(dueBack(o, undefined)).toBe(Math.max(0, paid - o.total));
      }),
    );
  });

  test('is written when it changes and at no repeat', () => {
    const due = ledger(cancelled(linked)).assess();
    expect(decided(due)).toMatchObject([
      {
        type: 'RefundDue',
        data: { monto: TOTAL, antes: 0, tarjeta: TOTAL, por_webpay: TOTAL, causa: 'Pedido anulado' },
      },
    ]);
    expect(decided(ledger(cancelled(linked)).go(due).assess())).toEqual([]);
    expect(decided(ledger(after(byCard)).assess())).toEqual([]);
    expect(decided(ledger(undefined).assess())).toEqual([]);
  });
});

describe('a payment that was registered', () => {
  const payment = ledger(after([created()])).go(ledger(after([created()])).pay(TOTAL));
  const lines = (cantidad: number): Order => {
    const productos_pedido = [lineOf(1, goods('1'), cantidad)];
    const o = after([created({ productos_pedido })]);
    return after([
      created(),
      OrderLinesChanged({
        pedido: refOf(o),
        estatus: o.estatus,
        antes: [],
        productos_pedido,
        neto: o.neto,
        iva: o.iva,
        total: o.total,
      }),
    ]);
  };

  test('of an order that is cancelled → a credit of the customer', () => {
    const after_ = payment.at(cancelled([created()]));
    expect(decided(after_.assess())).toMatchObject([
      { data: { monto: TOTAL, banco: TOTAL, tarjeta: 0, por_webpay: 0 } },
    ]);
  });

  test('of fewer units → the difference, which a raised order uses up', () => {
    const less = payment.at(lines(2));
    const account = less.go(less.assess());
    expect(account.state!.por_devolver!.monto).toBe(1190);
    const raised = account.at(lines(3));
    expect(decided(raised.assess())).toMatchObject([{ data: { monto: 0, antes: 1190 } }]);
    expect(refusal(raised.transfer(1)).codigo).toBe('NADA_POR_DEVOLVER');
  });

  test('and returned → is owed again when the order is raised afterwards', () => {
    const less = payment.at(lines(2));
    const back = less.go(less.transfer(1190));
    expect(paidOf(back.state)).toBe(2380);
    expect(decided(back.at(lines(3)).pay())).toMatchObject([{ data: { monto: 1190 } }]);
  });

  test('that comes for a cancelled order → is registered by its amount, and to be returned', () => {
    const late = ledger(cancelled([created()]));
    expect(refusal(late.pay()).codigo).toBe('NADA_QUE_PAGAR');
    expect(dueBack(cancelled([created()]), late.go(late.pay(500)).state)).toBe(500);
  });

  test('rejects a reversal when its money went back to the customer', () => {
    const cancelledOrder = payment.at(cancelled([created()]));
    expect(decided(cancelledOrder.reverse())).toHaveLength(1);
    expect(refusal(cancelledOrder.go(cancelledOrder.transfer(1)).reverse()).codigo).toBe('PAGO_DEVUELTO');
  });
});

describe('a refund', () => {
  const account = ledger(cancelled(linked)).go(ledger(cancelled(linked)).assess());

  test('by Webpay is asked for once, and another waits for its outcome', () => {
    const pending = account.go(account.webpay());
    expect(pending.state!.devoluciones).toEqual([{ devolucion: 1, monto: TOTAL, medio: 'Webpay', estado: 'En curso' }]);
    expect(refusal(pending.webpay()).codigo).toBe('DEVOLUCION_EN_CURSO');
    expect(refusal(pending.transfer(1)).codigo).toBe('DEVOLUCION_EN_CURSO');
    const credit = pending.go(pending.settle(MADE));
    expect(refusal(credit.webpay()).codigo).toBe('NADA_POR_DEVOLVER');
    expect(decided(credit.settle(MADE))).toEqual([]);
  });

  test('that was not made → the amount is to be returned again', () => {
    const pending = account.go(account.webpay(1000));
    const refused = pending.go(pending.settle(NOT));
    expect(decided(refused.webpay())).toMatchObject([{ data: { devolucion: 2, monto: TOTAL } }]);
  });

  test('without an answer → stays known as that until somebody says what became of it', () => {
    const pending = account.go(account.webpay());
    expect(refusal(pending.resolve(true)).codigo).toBe('ESTADO_NO_PERMITE');
    const unanswered = pending.go(pending.settle(LOST));
    expect(decided(unanswered.settle(LOST))).toEqual([]);
    expect(refusal(unanswered.webpay()).codigo).toBe('DEVOLUCION_EN_CURSO');
    expect(decided(unanswered.resolve(true))).toMatchObject([{ type: 'RefundPaid', data: { fuente: 'persona' } }]);
    expect(decided(unanswered.go(unanswered.resolve(false)).webpay())).toHaveLength(1);
  });

  test('rejects more than what is left, a day to come, and Webpay where no transaction is known', () => {
    expect(refusal(account.webpay(TOTAL + 1)).codigo).toBe('MONTO_EXCEDE');
    expect(refusal(account.transfer(TOTAL + 1)).codigo).toBe('MONTO_EXCEDE');
    expect(refusal(account.transfer(1, '2026-03-03')).codigo).toBe('FECHA_FUTURA');
    expect(refusal(ledger(cancelled(byCard)).webpay()).codigo).toBe('SIN_PAGO_WEBPAY');
    expect(refusal(ledger(undefined).transfer(1)).codigo).toBe('NADA_POR_DEVOLVER');
    const half = account.go(account.transfer(1000));
    expect(refusal(half.transfer(TOTAL)).codigo).toBe('MONTO_EXCEDE');
    expect(decided(half.transfer(TOTAL - 1000))).toHaveLength(1);
  });

  test('decided before the amount was written down → writes both', () => {
    expect(decided(ledger(cancelled(linked)).webpay()).map(({ type }) => type)).toEqual([
      'RefundDue',
      'RefundRequested',
    ]);
  });
});

describe('what the balance at Webpay says', () => {
  const attempt = { antes: 1000, monto: 400, llamada: undefined, now: NOW };
  const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
  test.each([
    ['untouched and never asked for → may be asked for', 1000, undefined, undefined],
    ['not told and never asked for → may be asked for', undefined, undefined, undefined],
    ['exactly that less → returned, also by hand', 600, undefined, 'devuelta'],
    ['something else → nobody asks', 900, undefined, 'no_realizada'],
    ['exactly that less after the call → returned', 600, ago(1), 'devuelta'],
    ['untouched just after the call → unknown', 1000, ago(1), 'sin_respuesta'],
    ['untouched long after the call → not made', 1000, ago(11), 'no_realizada'],
    ['not told after the call → unknown', undefined, ago(11), 'sin_respuesta'],
  ])('%s', (_, saldo, llamada, tipo) => {
    expect(judgeBalance({ saldo, status: 'AUTHORIZED' }, { ...attempt, llamada })?.tipo).toBe(tipo);
  });
});
