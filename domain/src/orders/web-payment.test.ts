import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { confirmWebPayment, gaveUp, notPayable } from './confirm-web-payment.ts';
import { activeLink, createWebpayLink } from './create-webpay-link.ts';
import { type PagoWeb, settleWebPayment } from './settle-web-payment.ts';
import { WebpayLinkCreated } from '../streams/order/events.ts';
import { expireWebOrder } from './expire-web-order.ts';
import { refOf } from '../streams/order/order.ts';
import { after, created } from './order.testing.ts';

const waiting = [created({ estatus: 'Pendiente Pago Web', puntosUtilizados: 570 })];
const transaccion = { token: 'abc+1', url: 'https://webpay.test/pagar' };
const now = '2026-01-06T11:00:00.000Z';
const link = (given: readonly DomainEvent[], opened: typeof transaccion | undefined = transaccion, at = now) =>
  decideGiven(createWebpayLink, given, {
    request: { accion: 'crearenlacewp', pedido: 77 },
    user: someone('Cobrador'),
    facts: { transaccion: opened },
    now: at,
  });
const expire = (given: readonly DomainEvent[], at: string, pago?: PagoWeb | 'espera') =>
  decideGiven(expireWebOrder, given, {
    request: { accion: 'vencerpagoweb', pedido: 77 },
    user: someone('Administrador'),
    facts: { pago },
    now: at,
  });
const linked = [...waiting, ...(events(link(waiting)) as DomainEvent[])];

describe('a payment link', () => {
  test('asks for what Pesos Mobile have not paid, for a day, and is the only one meanwhile', () => {
    const made = events(link(waiting));
    expect(made).toMatchObject([
      { type: 'WebpayLinkCreated', data: { ...transaccion, monto: 3000, vence: '2026-01-07T11:00:00.000Z' } },
    ]);
    expect(createWebpayLink.answer({ events: [], state: after(linked) }, {} as never)).toMatchObject({
      enlace: 'https://webpay.test/pagar?token_ws=abc%2B1',
      monto: 3000,
    });
    expect(events(link(linked, { ...transaccion, token: 'otro' }))).toEqual([]);
    expect(events(link(linked, transaccion, '2026-01-07T11:00:00.000Z'))).toHaveLength(1);
  });

  test('is for orders that wait for their payment, of those whom one may see', () => {
    expect(refusal(link([created()])).codigo).toBe('ESTADO_NO_PERMITE');
    const other = decideGiven(createWebpayLink, waiting, {
      request: { accion: 'crearenlacewp', pedido: 77 },
      user: someone('Ejecutivo de Ventas', { _id: 'otro' }),
      facts: { transaccion },
    });
    expect(refusal(other).codigo).toBe('PEDIDO_NO_EXISTE');
  });
});

const paid: PagoWeb = {
  status: 'AUTHORIZED',
  response_code: 0,
  authorization_code: '1213',
  amount: 3000,
  transaction_date: '2026-01-06T11:05:00.000Z',
  card_detail: { card_number: '6623' },
};

describe('an order of the web that nobody pays', () => {
  test('ends a day after it was made, not before, and once', () => {
    expect(expire(waiting, '2026-01-06T11:59:59.999Z')).toEqual([]);
    const ended = events(expire(waiting, '2026-01-06T12:00:00.000Z'));
    expect(ended).toMatchObject([
      { type: 'OrderCancelled', data: { estatus: 'Anulado', motivo: 'El pago web venció sin completarse' } },
    ]);
    expect(expire([...waiting, ...(ended as DomainEvent[])], '2026-01-09T12:00:00.000Z')).toEqual([]);
  });

  test('has as long as its link', () => {
    expect(expire(linked, '2026-01-07T10:59:59.000Z')).toEqual([]);
    expect(expire(linked, '2026-01-07T11:00:00.000Z')).toHaveLength(1);
    const old = WebpayLinkCreated({
      pedido: refOf(after(waiting)),
      ...transaccion,
      monto: 1,
      vence: '2026-01-05T13:00:00.000Z',
    });
    expect(expire([...waiting, old], '2026-01-06T11:00:00.000Z')).toEqual([]);
  });

  test('is paid after all when Webpay carried it out and its answer was lost; an answer is waited for one more day', () => {
    const over = '2026-01-07T11:00:00.000Z';
    expect(expire(linked, over, paid)).toMatchObject([
      { type: 'WebPaymentConfirmed', data: { datos_wp: { amount: 3000 } } },
    ]);
    expect(expire(linked, over, { status: 'INITIALIZED' })).toMatchObject([{ type: 'OrderCancelled' }]);
    expect(expire(linked, over, 'espera')).toEqual([]);
    expect(expire(linked, '2026-01-08T10:59:59.999Z', 'espera')).toEqual([]);
    expect(expire(linked, '2026-01-08T11:00:00.000Z', 'espera')).toMatchObject([{ type: 'OrderCancelled' }]);
    // Before its time nobody is asked, and nothing that is said counts.
    expect(expire(linked, '2026-01-07T10:59:59.999Z', paid)).toEqual([]);
  });

  test('stays as it is once it was paid', () => {
    expect(expire([created()], '2026-02-01T00:00:00.000Z')).toEqual([]);
  });
});

test('the schedule reads what became of the order', () => {
  const said = (given: readonly DomainEvent[], at: string) =>
    new Story(given).does(expireWebOrder, {
      request: { accion: 'vencerpagoweb', pedido: 77 },
      user: someone('Administrador'),
      facts: { pago: undefined },
      now: at,
    }).mensaje;
  expect(said(waiting, '2026-01-09T12:00:00.000Z')).toBe('El Pedido N° 77 fue anulado: su pago no se completó');
  expect(said(waiting, now)).toBe('El Pedido N° 77 está en estado Pendiente Pago Web');
  const settled = (pago: PagoWeb) =>
    new Story(waiting).does(settleWebPayment, {
      request: { accion: 'pagoweb', pedido: 77, pago },
      user: someone('Administrador'),
      facts: undefined,
    });
  expect(settled(paid)).toEqual({
    mensaje: 'Pago del Pedido N° 77 confirmado',
    estatus: 'Pendiente Validacion Administrativa',
  });
  expect(settled({ status: 'FAILED' })).toEqual({
    mensaje: 'El Pedido N° 77 fue anulado: su pago no se completó',
    estatus: 'Anulado',
  });
});

describe('what stands in the way of a charge', () => {
  const open = after(linked);
  test('nothing, while the link asks for what is due', () => {
    expect(notPayable(open)).toBeUndefined();
  });
  test.each([
    [
      'the order is past it',
      { estatus: 'Anulado' as const },
      'El Pedido N° 77 ya no espera pago. No se hizo ningún cobro.',
    ],
    [
      'the link is spent',
      { enlace: { ...open.enlace!, gastado: true as const } },
      'El enlace de pago ya no está vigente.',
    ],
    ['the order costs something else by now', { total: open.total + 1 }, 'Pide uno nuevo a tu ejecutivo.'],
  ])('%s', (_why, change, mensaje) => {
    expect(notPayable({ ...open, ...change })).toMatchObject({
      codigo: 'NO_SE_PUEDE_PAGAR',
      titulo: 'Pago con Webpay',
      mensaje: expect.stringContaining(mensaje),
    });
  });
  test('a link for another amount is no longer the order’s', () => {
    expect(activeLink(open, now)).toMatchObject({ monto: 3000 });
    expect(activeLink({ ...open, puntosUtilizados: 0 }, now)).toBeUndefined();
    expect(gaveUp({ pedido: 77, TBK_TOKEN: 'x' })).toBe(true);
    expect(gaveUp({ pedido: 77, token_ws: 'x' })).toBe(false);
  });
});

describe('back from Webpay', () => {
  const back = (given: readonly DomainEvent[], pago: PagoWeb | undefined, address: object = { token_ws: 'abc+1' }) =>
    decideGiven(confirmWebPayment, given, {
      request: { pedido: 77, ...address },
      user: someone('Cliente'),
      facts: { pago },
      now,
    });
  const told = (given: readonly DomainEvent[]) =>
    confirmWebPayment.answer({ events: [], state: after(given) }, { pedido: 77 });

  test('an approved payment sends the order to validation, once, and is told again to whoever loads the page anew', () => {
    const made = events(back(linked, paid)) as DomainEvent[];
    expect(made).toMatchObject([{ type: 'WebPaymentConfirmed', data: { datos_wp: { amount: 3000 } } }]);
    const then = [...linked, ...made];
    expect(back(then, undefined)).toEqual([]);
    expect(told(then)).toEqual({
      mensaje: 'Recibimos el pago del Pedido N° 77.',
      pagado: true,
      por_devolver: false,
      number: 77,
      monto: 3000,
      autorizacion: '1213',
      fecha: '2026-01-06T11:05:00.000Z',
      tarjeta: '6623',
    });
  });

  test.each([
    [{ ...paid, response_code: -1 }, {}, 'Pago web rechazado por Webpay (AUTHORIZED, código -1)'],
    [undefined, { TBK_TOKEN: 'abc+1' }, 'El cliente anuló el pago en Webpay'],
  ])('one that failed spends the link, not the order: another link may be made', (pago, address, motivo) => {
    const spent = events(back(linked, pago, { token_ws: 'abc+1', ...address })) as DomainEvent[];
    expect(spent).toMatchObject([{ type: 'WebpayLinkSpent', data: { motivo } }]);
    const then = [...linked, ...spent];
    expect(back(then, undefined)).toEqual([]);
    expect(told(then)).toMatchObject({
      mensaje:
        'El pago del Pedido N° 77 no se completó. No se hizo ningún cobro. Pide un nuevo enlace de pago a tu ejecutivo.',
      pagado: false,
      por_devolver: false,
      monto: 3000,
      fecha: null,
    });
    expect(after(then)).toMatchObject({ estatus: 'Pendiente Pago Web' });
    expect(events(link(then, { ...transaccion, token: 'otro' }))).toMatchObject([{ data: { token: 'otro' } }]);
  });

  test('without the token of the order, whether or not there is one, the answer is the same', () => {
    const wrong = refusal(back(linked, paid, { token_ws: 'abc' }));
    expect(wrong.codigo).toBe('ENLACE_INVALIDO');
    expect(refusal(back([], paid))).toEqual(wrong);
    expect(refusal(back(waiting, paid, {}))).toEqual(wrong);
  });

  test('what was charged while the order ended is to be given back, and the customer is told', () => {
    const ended = [...linked, ...(events(expire(linked, '2026-01-08T11:00:00.000Z')) as DomainEvent[])];
    const charged = events(back(ended, paid)) as DomainEvent[];
    expect(charged).toMatchObject([{ type: 'WebPaymentToReturn', data: { datos_wp: { amount: 3000 } } }]);
    const then = [...ended, ...charged];
    expect(back(then, paid)).toEqual([]);
    expect(told(then)).toMatchObject({
      pagado: false,
      por_devolver: true,
      mensaje: expect.stringContaining('devolución'),
    });
    expect(after(then)).toMatchObject({ estatus: 'Anulado', datos_wp: null, pago_por_devolver: { amount: 3000 } });
    expect(refusal(back(ended, undefined)).mensaje).toContain('No se hizo ningún cobro.');
  });
});
