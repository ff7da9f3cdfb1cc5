import { points, type Points } from '@power/domain/points/points';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');

/** A customer with a seller who has earned points by an order that was handed over. */
async function rich() {
  const spine = await stockedSpine([50]);
  const own = await spine.issue(person('Ejecutivo de Ventas'), 'register-customer', {
    cliente: { nombre: 'Redes Norte', legalcode: '76123456-0' },
  });
  const cliente = own._id as string;
  await spine.publish('1', 100_000);
  const order = (more: object = {}) => ({
    accion: 'crearweb',
    pedido: {
      cliente,
      tipo_entrega: 'EN SALA',
      bodega_entrega: 'Central',
      productos_pedido: [{ producto: '1', cantidad: 1 }],
      ...more,
    },
  });
  const buy = (puntosUtilizados: number, key?: string) =>
    spine.issue(ADMIN, 'create-web-order', order({ puntosUtilizados }), key);
  const pay = (pedido: unknown, amount: number) =>
    spine.issue(ADMIN, 'settle-web-payment', {
      accion: 'pagoweb',
      pedido,
      pago: {
        status: 'AUTHORIZED',
        response_code: 0,
        authorization_code: '1213',
        amount,
        transaction_date: '2026-01-05T12:05:00.000Z',
        card_detail: { card_number: '6623' },
      },
    });
  const settle = (pedido: unknown) =>
    spine.issue(ADMIN, 'settle-order-points', { accion: 'cuadrarpedido', cliente, pedido: String(pedido) });
  const first = await buy(0);
  await pay(first.number, 119_000);
  await spine.validate(first.number);
  await spine.issue(ADMIN, 'invoice-order', { pedido: first.number, tipo_dte: 33, sin_picking: true });
  await settle(first.number);
  const balance = async () => (await spine.state<Points>(points, cliente)).saldo;
  return { spine, buy, pay, settle, balance };
}

test('points are earned at handover and pay a part of the next web order, whose card payment is the rest', async () => {
  const { buy, pay, settle, balance } = await rich();
  expect(await balance()).toBe(1000);
  const made = await buy(600, 'web-2');
  expect(made).toMatchObject({ ok: true, total: 118_400 });
  expect(await buy(600, 'web-2')).toMatchObject({ number: made.number });
  expect(await balance()).toBe(400);
  expect(await buy(401)).toMatchObject({ ok: false, codigo: 'PUNTOS_INSUFICIENTES' });
  expect(await pay(made.number, 119_000)).toMatchObject({ ok: false, codigo: 'MONTO_NO_COINCIDE' });
  expect(await pay(made.number, 118_400)).toMatchObject({ ok: true });
  await settle(made.number);
  expect(await balance()).toBe(400);
});

test('of two orders that want the same points one is refused; a cancelled one and one that was refused give them back', async () => {
  const { spine, buy, settle, balance } = await rich();
  const both = await Promise.all([buy(700), buy(700)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await balance()).toBe(300);
  const made = both.find(({ ok }) => ok)!;
  await spine.issue(ADMIN, 'settle-web-payment', {
    accion: 'pagoweb',
    pedido: made.number,
    pago: { status: 'EXPIRED' },
  });
  await settle(made.number);
  await settle(made.number);
  expect(await balance()).toBe(1000);
  // An order cannot be paid by points alone on the web; refused, it holds nothing.
  expect(await buy(119_000)).toMatchObject({ ok: false });
  expect(await balance()).toBe(1000);
});
