import { mayCall } from '../kernel/call.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { createWebOrder, type WebOrderFacts } from './create-web-order.ts';
import { after, created, goods } from './order.testing.ts';
import { settleWebPayment } from './settle-web-payment.ts';

const inShop = { publicado: true, disponible: 10 };
const facts: WebOrderFacts = {
  tienda: { 1: inShop, 2: inShop, 3: inShop },
  number: 77,
  codigo_sap: '5000077',
  condicion_cliente: '030',
  ejecutivo: { _id: 'e', nombre: 'Eva', email: '', telefono: '' },
  cliente: {
    _id: '9',
    name: 'Alarmas Sur',
    tipo_cliente: 'Gold',
    legalcode: '76.123.456-0',
    codigo_sap: 'C1',
    email: '',
    phone: '',
  },
  productos: {
    1: { producto: goods('1'), bloqueado: false, activo: true, lista: 1004.6, pmp: 700 },
    2: { producto: goods('2'), bloqueado: true, activo: true, lista: 10, pmp: 0 },
    3: { producto: goods('3'), bloqueado: false, activo: true, lista: 0, pmp: 990 },
  },
};
const buy = (producto = '1', more = {}, given: readonly DomainEvent[] = [], tienda: WebOrderFacts['tienda'] = {}) =>
  decideGiven(createWebOrder, given, {
    request: {
      accion: 'crearweb',
      pedido: {
        tipo_entrega: 'EN SALA',
        bodega_entrega: 'Central',
        productos_pedido: [{ producto, cantidad: 3 }],
        ...more,
      },
    },
    user: someone('Cliente'),
    facts: { ...facts, tienda: { ...facts.tienda, ...tienda } },
  });

describe('an order of the shop', () => {
  test('waits for its payment, at the list price of the customer’s type', () => {
    expect(events(buy())).toMatchObject([
      {
        type: 'OrderCreated',
        data: { estatus: 'Pendiente Pago Web', neto: 3015, total: 3588, datos_wp: null, condicion_pago: '030' },
      },
    ]);
  });

  test('one that was shown another total is told both, and makes no order', () => {
    expect(events(buy('1', { total_visto: 3588 }))).toHaveLength(1);
    expect(refusal(buy('1', { total_visto: 3587 }))).toMatchObject({
      codigo: 'PRECIO_CAMBIO',
      mensaje: expect.stringContaining('El total era $3.587 y ahora es $3.588.'),
    });
  });

  test('its price cannot be named, and what has none or is blocked is refused', () => {
    const line = { producto: '1', cantidad: 1, precio_venta: 1 };
    const pedido = { tipo_entrega: 'EN SALA', bodega_entrega: 'Central', productos_pedido: [line] };
    expect(createWebOrder.request.safeParse({ accion: 'crearweb', pedido }).success).toBe(false);
    expect(refusal(buy('3')).mensaje).toContain('PN-3 no tiene precio de lista');
    expect(refusal(buy('2')).mensaje).toContain('PN-2 está bloqueado');
  });

  test('rejects what is not published, and more units than the warehouse can give; a service has no stock', () => {
    const of = (tienda: { publicado: boolean; disponible: number | null }) => buy('1', {}, [], { 1: tienda });
    expect(refusal(of({ publicado: false, disponible: 10 })).mensaje).toContain('PN-1 no se vende en la tienda');
    expect(refusal(of({ publicado: true, disponible: 2 }))).toMatchObject({
      codigo: 'SIN_STOCK',
      mensaje: expect.stringContaining('quedan 2 en Central y pides 3'),
    });
    expect(refusal(of({ publicado: true, disponible: 0 })).mensaje).toContain('No queda PN-1');
    expect(events(of({ publicado: true, disponible: null }))).toHaveLength(1);
    const lines = [
      { producto: '1', cantidad: 2 },
      { producto: '1', cantidad: 2 },
    ];
    const twice = buy('1', { productos_pedido: lines }, [], { 1: { publicado: true, disponible: 3 } });
    expect(refusal(twice).codigo).toBe('SIN_STOCK');
  });

  test('what is shipped has an address, and a number is used once', () => {
    expect(refusal(buy('1', { tipo_entrega: 'COURIER' })).mensaje).toBe('Ingresa la dirección de despacho.');
    expect(refusal(buy('1', {}, [created()])).mensaje).toContain('ya existe');
  });
});

const waiting = [created({ estatus: 'Pendiente Pago Web' })];
const paid = {
  status: 'AUTHORIZED',
  response_code: 0,
  authorization_code: '1213',
  amount: 3570,
  transaction_date: '2026-01-05T12:05:00.000Z',
  card_detail: { card_number: 'XXXXXXXXXXXX6623' },
};
const settle = (pago: object, given: readonly DomainEvent[] = waiting) =>
  decideGiven(settleWebPayment, given, {
    request: { accion: 'pagoweb', pedido: 77, pago: pago as typeof paid },
    user: someone('Administrador'),
    facts: undefined,
  });

describe('its card payment', () => {
  test('confirmed, it sends the order to validation with the card’s last digits', () => {
    const confirmed = events(settle(paid));
    expect(confirmed).toMatchObject([
      {
        type: 'WebPaymentConfirmed',
        data: {
          estatus: 'Pendiente Validacion Administrativa',
          datos_wp: { authorization_code: '1213', amount: 3570, card_detail: { card_number: '6623' } },
        },
      },
    ]);
    const o = after([...waiting, ...confirmed]);
    expect(o).toMatchObject({ estatus: 'Pendiente Validacion Administrativa', datos_wp: { amount: 3570 } });
  });

  test.each([
    [{ ...paid, response_code: -1 }, 'Pago web rechazado por Webpay (AUTHORIZED, código -1)'],
    [{ ...paid, status: 'FAILED' }, 'Pago web rechazado por Webpay (FAILED, código 0)'],
    [{ ...paid, response_code: undefined }, 'Pago web rechazado por Webpay (AUTHORIZED)'],
    [{ status: 'EXPIRED' }, 'El pago web venció sin completarse'],
  ])('anything but AUTHORIZED with code 0 cancels it: %#', (pago, motivo) => {
    const ended = events(settle(pago));
    expect(ended).toMatchObject([
      {
        type: 'OrderCancelled',
        data: { estatus: 'Anulado', motivo, estatus_anterior: 'Pendiente Pago Web', movimientos: [] },
      },
    ]);
    expect(settleWebPayment.answer({ events: [], state: after([...waiting, ...ended]) }, {} as never).estatus).toBe(
      'Anulado',
    );
  });

  test('told twice it is written once; another one, or one for a cancelled order, is to be given back', () => {
    const once = [...waiting, ...events(settle(paid))];
    expect(events(settle(paid, once))).toEqual([]);
    const second = events(settle({ ...paid, authorization_code: '9' }, once));
    expect(second).toMatchObject([{ type: 'WebPaymentToReturn', data: { datos_wp: { authorization_code: '9' } } }]);
    expect(refusal(settle({ ...paid, authorization_code: '8' }, [...once, ...second])).mensaje).toContain(
      'Devuelve en Webpay',
    );
    const cancelled = [...waiting, ...events(settle({ status: 'EXPIRED' }))];
    const inVain = events(settle(paid, cancelled));
    expect(inVain).toMatchObject([{ type: 'WebPaymentToReturn', data: { datos_wp: { amount: 3570 } } }]);
    expect(events(settle(paid, [...cancelled, ...inVain]))).toEqual([]);
  });

  test('an amount that is not the order’s, or half an answer, changes nothing', () => {
    expect(refusal(settle({ ...paid, amount: 3569 }))).toMatchObject({
      codigo: 'MONTO_NO_COINCIDE',
      mensaje: 'Se pagaron $3.569 y el Pedido N° 77 espera $3.570. Revisa el pago en Webpay.',
    });
    expect(refusal(settle({ ...paid, authorization_code: undefined })).codigo).toBe('PAGO_INCOMPLETO');
  });

  test('is told by an Administrador alone: nobody confirms a payment of their own', () => {
    const may = (access: typeof settleWebPayment.access) =>
      PERFILES.filter((perfil) => mayCall(access, { perfil, permisos: permisosOf(perfil) }));
    expect(may(settleWebPayment.access)).toEqual(['Administrador']);
    expect([...may(createWebOrder.access)].sort()).toEqual(['Administrador', 'Cliente', 'Reseller']);
  });
});
