import { route, type RouteState } from '@power/domain/dispatches/route';
import { erpCode } from '@power/domain/orders/erp-code';
import { created } from '@power/domain/orders/order.testing';
import { OrderInvoiced } from '@power/domain/streams/order/events';
import { order, type OrderState, refOf } from '@power/domain/streams/order/order';
import { foldAll } from '@power/domain/kernel/scenario';
import { randomUUID } from 'node:crypto';
import { openSpine, person } from '../kernel/spine.testing.ts';

const CHIEF = person('Jefe de Bodega');

/** A company with these orders waiting for dispatch. */
async function yard(...numbers: readonly number[]) {
  const spine = await openSpine();
  for (const number of numbers) {
    const first = created({
      _id: String(number),
      number,
      codigo_sap: `50${number}`,
      tipo_entrega: 'DESPACHO',
      estatus: 'Pendiente Despacho',
    });
    const bill = OrderInvoiced({
      pedido: refOf(foldAll(order, [first])!),
      estatus: 'Pendiente Despacho',
      folio: number,
      tipo_dte: 33,
      neto: 1000,
      iva: 190,
      total: 1190,
      sin_picking: false,
      movimientos: [],
      lineas: null,
      cliente: null,
    });
    const metadata = { at: '2026-01-05T12:00:00.000Z', user: 'u', perfil: 'Administrador', commandId: `o${number}` };
    await spine.log.append(
      `order-${number}`,
      [first, bill].map((event) => ({
        ...event,
        id: randomUUID(),
        schema: 2,
        metadata: { ...metadata, correlationId: 'c', causationId: 'c' },
      })) as never,
      'no-stream',
    );
  }
  const plan = (pedidos: number[], more: object = {}) =>
    spine.issue(CHIEF, 'plan-route', { accion: 'simple', fecha: '2026-01-06', chofer: 'Luis', pedidos, ...more });
  const change = (name: string, accion: string, more: object) => spine.issue(CHIEF, name, { accion, id: 1, ...more });
  return { ...spine, plan, change };
}

test('an order is in one open route only, whoever asks first; the refusal names where it is', async () => {
  const { plan, change } = await yard(77, 78, 79);
  expect(await plan([77, 78])).toMatchObject({ ok: true, number: 1 });
  expect(await plan([78, 79, 5])).toMatchObject({
    ok: false,
    mensaje: 'El Pedido N° 78 ya está en el Despacho N° 1. El Pedido N° 5 no existe.',
  });
  const both = await Promise.all([plan([79]), plan([79])]);
  expect(both.map((r) => r.ok).sort()).toEqual([false, true]);
  expect(await change('add-stops', 'agregar', { pedidos: [79] })).toMatchObject({ ok: false });
});

test('an order that was taken out, or whose route was annulled, is free at once', async () => {
  const { plan, change } = await yard(77, 78);
  await plan([77, 78]);
  await change('remove-stop', 'quitar', { linea: 1 });
  expect(await plan([77])).toMatchObject({ ok: true, number: 2 });
  await change('cancel-route', 'anular', { motivo: 'Sin camión' });
  expect(await plan([78])).toMatchObject({ ok: true, number: 3 });
});

test('a stop is handed over with the invoice of its order; what is collected is what was billed', async () => {
  const { plan, change, state } = await yard(77, 78);
  await plan([77, 78], { cobrar: [77] });
  for (const codigo of ['P|77', 'P|78']) await change('load-stop', 'cargar', { codigo });
  await change('depart-route', 'salir', {});
  const linea = (await state<RouteState>(route, '1'))!.paradas.find((p) => p.pedido.number === 77)!.linea;
  const sign = { linea, nombre: 'Rosa', rut: '12.345.678-5' };
  expect(await change('deliver-stop', 'entregar', sign)).toMatchObject({ ok: false, codigo: 'FALTA_COBRAR' });
  const later = { ...sign, sin_cobro: 'Transfiere mañana' };
  expect(await change('deliver-stop', 'entregar', later)).toMatchObject({ ok: true });
  const pay = { linea, monto: 1190, metodo_pago: 'XX' };
  expect(await change('collect-payment', 'cobrar', pay)).toMatchObject({ ok: false, codigo: 'METODO_NO_EXISTE' });
});

test('an order that came back waits for dispatch again, and goes on another route', async () => {
  const { plan, change, issue, state } = await yard(77);
  await plan([77]);
  await change('load-stop', 'cargar', { codigo: '77' });
  await change('depart-route', 'salir', {});
  const leave = { accion: 'salida', pedido: 77, chofer: 'Luis' };
  expect(await issue(person('Administrador'), 'dispatch-order', leave)).toMatchObject({ ok: true });
  await change('reject-stop', 'rechazar', { linea: 1, motivo: 'Roto' });
  const back = { accion: 'retorno', pedido: 77, motivo: 'Roto' };
  expect(await issue(person('Administrador'), 'return-order', back)).toMatchObject({ ok: true });
  const returned = await state<OrderState>(order, '77');
  expect(returned).toMatchObject({ estatus: 'Pendiente Despacho' });
  expect(returned).not.toHaveProperty('despacho');
  expect(await issue(person('Administrador'), 'return-order', back)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(await plan([77])).toMatchObject({ ok: true, number: 2 });
});

test('a part of an order is delivered, and the rest goes on a route of its day and no earlier one', async () => {
  const { plan, change, issue, state } = await yard(77);
  const admin = person('Administrador');
  await plan([77]);
  await change('load-stop', 'cargar', { codigo: '77' });
  await change('depart-route', 'salir', {});
  expect(await issue(admin, 'dispatch-order', { accion: 'salida', pedido: 77, chofer: 'Luis' })).toMatchObject({
    ok: true,
  });
  const sign = { linea: 1, nombre: 'Rosa', rut: '12.345.678-5', motivo: 'Una caja rota', fecha: '2099-01-08' };
  const part = { ...sign, lineas: [{ linea: 1, cantidad: 1 }] };
  expect(await change('deliver-stop', 'entregar', part)).toMatchObject({
    ok: true,
    mensaje: 'Entregada en parte: el resto queda por despachar. Era la última parada',
  });
  const warnings = {
    accion: 'entregaparcial',
    pedido: 77,
    entrega: '1-1',
    despacho: 1,
    recibe: { nombre: 'Rosa', rut: '12.345.678-5' },
    motivo: 'Una caja rota',
    fecha: '2099-01-08',
    lineas: [{ linea: 1, cantidad: 1, series: [] }],
    embalajes: [],
    cobrado: 0,
  };
  expect(await issue(admin, 'deliver-part', warnings)).toMatchObject({ ok: true });
  expect(await issue(admin, 'deliver-part', warnings)).toMatchObject({ ok: true });
  const o = await state<OrderState>(order, '77');
  expect(o).toMatchObject({ estatus: 'Pendiente Despacho', entregado: false, entregas: [{ despacho: 1 }] });
  expect(o!.entregas).toHaveLength(1);
  expect((await plan([77])).mensaje).toContain('quedó para el 08-01-2099');
  expect(await plan([77], { fecha: '2099-01-08' })).toMatchObject({ ok: true, number: 2 });
});

test('rejects to annul an order, or to plan it again, when its delivery at a stop is not booked yet', async () => {
  const { plan, change, issue, log } = await yard(77);
  const code = erpCode.event({ valor: '5077', dueno: '77' });
  const metadata = { at: '2026-01-05T12:00:00.000Z', user: 'u', perfil: 'Administrador', commandId: 'code' };
  const recorded = {
    ...code,
    id: randomUUID(),
    schema: 1,
    metadata: { ...metadata, correlationId: 'c', causationId: 'c' },
  };
  await log.append(`${erpCode.aggregate.name}-5077`, [recorded] as never, 'no-stream');
  await plan([77]);
  await change('load-stop', 'cargar', { codigo: '77' });
  await change('depart-route', 'salir', {});
  const sign = { linea: 1, nombre: 'Rosa', rut: '12.345.678-5', motivo: 'Una caja rota', fecha: '2026-01-06' };
  expect(await change('deliver-stop', 'entregar', { ...sign, lineas: [{ linea: 1, cantidad: 1 }] })).toMatchObject({
    ok: true,
  });
  // The process that follows routes has not come so far: the order waits for dispatch still.
  expect((await plan([77])).mensaje).toContain('se acaba de entregar en el Despacho N° 1');
  const annul = { accion: 'anular', codigo_sap: '5077', motivo: 'Ya no lo quiere' };
  expect(await issue(CHIEF, 'cancel-order', annul)).toMatchObject({ ok: false, codigo: 'ENTREGA_EN_CURSO' });
});
