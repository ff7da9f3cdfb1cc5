import { order, type OrderState } from '@power/domain/streams/order/order';
import '../kernel/environment.testing.ts';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const asked = (more: object = {}) => ({
  tipo_entrega: 'RETIRO EN SALA',
  bodega_entrega: 'Central',
  lineas: [{ codigo: 'p0', cantidad: 2 }],
  ...more,
});
const program = (cliente_id?: string) =>
  person('Cliente', { _id: 'clave:3', nombre: 'Clave API N° 3', ...(cliente_id !== undefined && { cliente_id }) });

async function opened() {
  const spine = await stockedSpine([10]);
  await spine.must('set-product-prices', { id: '1', precios: { tienda: 95_000 } });
  const own = await spine.issue(person('Ejecutivo de Ventas'), 'register-customer', {
    cliente: { nombre: 'Redes Norte', legalcode: '76123456-0' },
  });
  return { ...spine, own: own._id as string };
}

test('a program orders for the customer of its key, and the order is validated as any other', async () => {
  const { issue, state, validate, own } = await opened();
  const made = await issue(program(own), 'create-api-order', asked({ orden_compra: 'OC-7' }), 'clave:3:a');
  expect(made).toMatchObject({
    ok: true,
    estado: 'Pendiente Validacion Administrativa',
    neto: 190_000,
    lineas: [{ linea: 1, codigo: 'P0', cantidad: 2, precio_neto: 95_000 }],
  });
  const now = () => state<OrderState>(order, String(made.numero));
  expect(await now()).toMatchObject({
    client: { _id: own },
    ejecutivo: { nombre: 'Ejecutivo de Ventas' },
    creado_por: { _id: 'clave:3', nombre: 'Clave API N° 3' },
    orden_compra: 'OC-7',
  });
  expect(await validate(made.numero)).toMatchObject({ ok: true });
  expect(await now()).toMatchObject({ estatus: 'Pendiente Picking' });
});

test('what is refused draws no number', async () => {
  const { issue, must, own } = await opened();
  const order = (more: object = {}, user = program(own)) => issue(user, 'create-api-order', asked(more));
  const first = await order();
  expect(await order({ lineas: [{ codigo: 'p0', cantidad: 1, precioEsperado: 1 }] })).toMatchObject({
    codigo: 'PRECIO_DISTINTO',
    precios: [{ codigo: 'p0', precio_neto: 95_000 }],
  });
  expect(await order({ lineas: [{ codigo: 'otro', cantidad: 1 }] })).toMatchObject({
    codigo: 'PRODUCTO_NO_DISPONIBLE',
  });
  expect(await order({}, program())).toMatchObject({ codigo: 'CLIENTE_INACTIVO' });
  const alone = (await must('register-customer', { cliente: { nombre: 'Sin Ejecutivo', legalcode: '5126663-3' } }))._id;
  expect(await order({}, program(alone as string))).toMatchObject({ codigo: 'SIN_EJECUTIVO' });
  const next = await order();
  expect(Number(next.numero) - Number(first.numero)).toBe(1);
});
