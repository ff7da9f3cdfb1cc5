import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { createWebpayLink } from './create-webpay-link.ts';
import { WebpayLinkCreated } from './events.ts';
import { expireWebOrder } from './expire-web-order.ts';
import { refOf } from './order.ts';
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
const expire = (given: readonly DomainEvent[], at: string) =>
  decideGiven(expireWebOrder, given, {
    request: { accion: 'vencerpagoweb', pedido: 77 },
    user: someone('Administrador'),
    facts: undefined,
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

  test('stays as it is once it was paid', () => {
    expect(expire([created()], '2026-02-01T00:00:00.000Z')).toEqual([]);
  });
});
