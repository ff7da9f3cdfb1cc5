import { order, type OrderState } from '@power/domain/streams/order/order';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const crear = (more: object = {}) => ({
  accion: 'crearweb',
  pedido: {
    tipo_entrega: 'EN SALA',
    bodega_entrega: 'Central',
    productos_pedido: [{ producto: '1', cantidad: 2 }],
    ...more,
  },
});

test('rejects more units than the warehouse of the order has, and what was taken out of the shop', async () => {
  const spine = await stockedSpine([10]);
  await spine.publish('1', 95_000);
  const { _id: cliente } = await spine.issue(person('Ejecutivo de Ventas'), 'register-customer', {
    cliente: { nombre: 'Redes Norte', legalcode: '76123456-0' },
  });
  const buy = (more: object = {}) =>
    spine.issue(person('Cliente', { cliente_id: cliente as string }), 'create-web-order', crear(more));
  expect(await buy({ productos_pedido: [{ producto: '1', cantidad: 11 }] })).toMatchObject({ codigo: 'SIN_STOCK' });
  expect(await buy({ productos_pedido: [{ producto: '1', cantidad: 10 }] })).toMatchObject({ ok: true });
  await spine.must('change-product', { accion: 'simple', id: '1', producto: { web: false } });
  expect((await buy()).mensaje).toContain('no se vende en la tienda');
});

test('a customer buys on the web for the own company only, once for each key, and the paid order is validated as any other', async () => {
  const spine = await stockedSpine([10]);
  await spine.publish('1', 95_000);
  const own = await spine.issue(person('Ejecutivo de Ventas'), 'register-customer', {
    cliente: { nombre: 'Redes Norte', legalcode: '76123456-0' },
  });
  const cliente = own._id as string;
  const buyer = person('Cliente', { cliente_id: cliente });
  expect(await spine.issue(person('Cliente'), 'create-web-order', crear())).toMatchObject({
    ok: false,
    codigo: 'CLIENTE_NO_EXISTE',
  });
  expect(await spine.issue(buyer, 'create-web-order', crear({ cliente: spine.cliente }))).toMatchObject({
    ok: false,
    codigo: 'CLIENTE_NO_EXISTE',
  });
  // Nobody would look after the order of a customer without a seller.
  expect(await spine.issue(ADMIN, 'create-web-order', crear({ cliente: spine.cliente }))).toMatchObject({
    codigo: 'SIN_EJECUTIVO',
  });
  const made = await spine.issue(buyer, 'create-web-order', crear(), 'web-1');
  expect(made).toMatchObject({ ok: true, total: 226_100 });
  expect(await spine.issue(buyer, 'create-web-order', crear(), 'web-1')).toMatchObject({ number: made.number });
  const state = () => spine.state<OrderState>(order, String(made.number));
  expect(await state()).toMatchObject({ estatus: 'Pendiente Pago Web', client: { _id: cliente } });
  expect(await spine.validate(made.number)).toMatchObject({ ok: false, codigo: 'ESTADO_NO_PERMITE' });

  const pago = {
    status: 'AUTHORIZED',
    response_code: 0,
    authorization_code: '1213',
    amount: 226_100,
    transaction_date: '2026-01-05T12:05:00.000Z',
    card_detail: { card_number: '6623' },
  };
  const settled = { accion: 'pagoweb', pedido: made.number, pago };
  expect(await spine.issue(ADMIN, 'settle-web-payment', settled, 'pago-1')).toMatchObject({ ok: true });
  expect(await spine.issue(ADMIN, 'settle-web-payment', settled, 'pago-1')).toMatchObject({ ok: true });
  expect(await state()).toMatchObject({ datos_wp: { authorization_code: '1213' } });
  expect(await spine.validate(made.number)).toMatchObject({ ok: true });
  expect(await state()).toMatchObject({ estatus: 'Pendiente Picking' });
});
