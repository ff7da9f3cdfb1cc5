import { order, type OrderState } from '@power/domain/streams/order/order';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const asked = (more: object = {}) => ({
  accion: 'crearreseller',
  pedido: {
    tipo_entrega: 'RETIRO EN SALA',
    bodega_entrega: 'Central',
    productos_pedido: [{ producto: '1', cantidad: 2 }],
    ...more,
  },
});

test('a reseller orders for its own company, once for each key, and the order is validated as any other', async () => {
  const spine = await stockedSpine([10]);
  await spine.must('set-product-prices', { id: '1', precios: { tienda: 95_000 } });
  const own = await spine.issue(person('Ejecutivo de Ventas'), 'register-customer', {
    cliente: { nombre: 'Redes Norte', legalcode: '76123456-0' },
  });
  const reseller = person('Reseller', { cliente_id: own._id as string });
  const made = await spine.issue(reseller, 'create-reseller-order', asked({ orden_compra: 'OC-7' }), 'orden-1');
  expect(made).toMatchObject({ ok: true });
  expect(
    await spine.issue(reseller, 'create-reseller-order', asked({ orden_compra: 'OC-7' }), 'orden-1'),
  ).toMatchObject({ number: made.number });
  const state = () => spine.state<OrderState>(order, String(made.number));
  expect(await state()).toMatchObject({
    estatus: 'Pendiente Validacion Administrativa',
    client: { _id: own._id },
    ejecutivo: { nombre: 'Ejecutivo de Ventas' },
    orden_compra: 'OC-7',
    neto: 190_000,
    productos_pedido: [{ precio_venta: 95_000, requiere_validacion: false }],
  });
  expect(await spine.validate(made.number)).toMatchObject({ ok: true });
  expect(await state()).toMatchObject({ estatus: 'Pendiente Picking' });
});

test('without a company, without a seller or of a product that is not there nothing is ordered, and no number drawn', async () => {
  const spine = await stockedSpine([10]);
  await spine.must('set-product-prices', { id: '1', precios: { tienda: 95_000 } });
  const say = async (user: ReturnType<typeof person>, more: object = {}) =>
    (await spine.issue(user, 'create-reseller-order', asked(more))).codigo;
  expect(await say(person('Reseller'))).toBe('SIN_EMPRESA');
  expect(await say(person('Reseller', { cliente_id: '999' }))).toBe('CLIENTE_NO_EXISTE');
  // Nobody would look after its order.
  expect(await say(person('Reseller', { cliente_id: spine.cliente }))).toBe('SIN_EJECUTIVO');
  const own = await spine.issue(person('Ejecutivo de Ventas'), 'register-customer', {
    cliente: { nombre: 'Redes Norte', legalcode: '76123456-0' },
  });
  const reseller = person('Reseller', { cliente_id: own._id as string });
  expect(await say(reseller, { productos_pedido: [{ producto: '88', cantidad: 1 }] })).toBe('PRODUCTO_NO_EXISTE');
  const made = await spine.issue(reseller, 'create-reseller-order', asked());
  const next = await spine.issue(reseller, 'create-reseller-order', asked());
  expect(Number(next.number) - Number(made.number)).toBe(1);
});
