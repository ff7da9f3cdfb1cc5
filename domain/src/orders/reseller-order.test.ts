import { mayCall } from '../kernel/call.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { createResellerOrder } from './create-reseller-order.ts';
import type { NewOrderFacts } from './new-order.ts';
import { created, goods } from './order.testing.ts';

const facts: NewOrderFacts = {
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
    1: { producto: goods('1'), bloqueado: false, activo: true, lista: 1004.6, pmp: 7000 },
    2: { producto: goods('2'), bloqueado: true, activo: true, lista: 10, pmp: 0 },
    3: { producto: goods('3'), bloqueado: false, activo: true, lista: 0, pmp: 990 },
  },
};
const order = (producto = '1', more = {}, given: readonly DomainEvent[] = []) =>
  decideGiven(createResellerOrder, given, {
    request: {
      accion: 'crearreseller',
      pedido: {
        tipo_entrega: 'RETIRO EN SALA',
        bodega_entrega: 'Central',
        productos_pedido: [{ producto, cantidad: 3 }],
        ...more,
      },
    },
    user: someone('Reseller'),
    facts,
  });

test('it stands at the list price and condition of its company, and waits for its validation', () => {
  expect(events(order('1', { orden_compra: 'OC-991' }))).toMatchObject([
    {
      type: 'OrderCreated',
      data: {
        estatus: 'Pendiente Validacion Administrativa',
        neto: 3015,
        total: 3588,
        condicion_pago: '030',
        orden_compra: 'OC-991',
        client: { _id: '9' },
        ejecutivo: { _id: 'e' },
        productos_pedido: [{ precio_venta: 1005 }],
      },
    },
  ]);
});

test('no request names a price, a customer, a seller or a condition', () => {
  const pedido = {
    tipo_entrega: 'RETIRO EN SALA',
    bodega_entrega: 'Central',
    productos_pedido: [{ producto: '1', cantidad: 1 }],
  };
  const taken = (more: object) =>
    createResellerOrder.request.safeParse({ accion: 'crearreseller', pedido: { ...pedido, ...more } }).success;
  expect(taken({})).toBe(true);
  for (const more of [
    { cliente: '8' },
    { ejecutivo: 'x' },
    { condicion_pago: '090' },
    { productos_pedido: [{ producto: '1', cantidad: 1, precio_venta: 1 }] },
    { productos_pedido: [{ producto: '1', cantidad: 0 }] },
    { productos_pedido: [] },
  ])
    expect(taken(more)).toBe(false);
});

test('what has no price, is blocked or has nowhere to go is refused, and so is a number twice', () => {
  expect(refusal(order('3')).mensaje).toContain('PN-3 no tiene precio');
  expect(refusal(order('2')).codigo).toBe('ORDEN_INVALIDA');
  expect(refusal(order('1', { tipo_entrega: 'DESPACHO' })).mensaje).toContain('dirección');
  expect(refusal(order('1', {}, [created()])).mensaje).toContain('ya existe');
});

test('resellers alone make one', () => {
  const may = PERFILES.filter((perfil) =>
    mayCall(createResellerOrder.access, { perfil, permisos: permisosOf(perfil) } as never),
  );
  expect(may).toEqual(['Reseller']);
});
