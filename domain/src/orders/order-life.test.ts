import { invoiceOrder } from '../finance/invoice-order.ts';
import { dispatchOrder } from '../dispatches/dispatch-order.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { addOrderComment } from './add-order-comment.ts';
import { type CancelFacts, cancelOrder } from './cancel-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { editOrder } from './edit-order.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { after, created, goods, inRoom, invoiced, lineOf, taken, validated } from './order.testing.ts';

const facts = { pedido: '77' };
const deliver = (given: DomainEvent[]) =>
  decideGiven(deliverOrder, given, {
    request: { accion: 'entregar', codigo_sap: '5000077' },
    user: someone('Jefe de Bodega'),
    facts,
  });
const cancel = (given: DomainEvent[], user = someone('Administrador'), motivo: string | undefined = 'Error') =>
  decideGiven(cancelOrder, given, {
    request: { accion: 'anular', codigo_sap: '5000077', motivo },
    user,
    facts,
  });
const invoice = (given: DomainEvent[], more = {}) =>
  decideGiven(invoiceOrder, given, {
    request: { pedido: 77, ...more },
    user: someone('Finanzas'),
    facts: { folio: 501, productos: {}, direccion: null },
  });
const edit = (given: DomainEvent[], pedido: object, user = someone('Administrador')) =>
  decideGiven(editOrder, given, { request: { accion: 'simple', id: 77, pedido }, user, facts: undefined });

const delivered = () => [...invoiced(), ...(events(deliver(invoiced())) as DomainEvent[])];
const sinPicking = () => [...validated(), ...(events(invoice(validated(), { sin_picking: true })) as DomainEvent[])];

test('an order paid by transfer is cancelled → the event and the answer say what is to be returned', () => {
  const pago = { monto: 59_500, reversado: false };
  const pagos = { pagos: [pago, { ...pago, reversado: true }] } as unknown as CancelFacts['pagos'];
  const decision = decideGiven(cancelOrder, validated(), {
    request: { accion: 'anular', codigo_sap: '5000077', motivo: 'Error' },
    user: someone('Administrador'),
    facts: { ...facts, pagos },
  });
  const cancellation = events(decision) as DomainEvent[];
  expect(cancellation).toMatchObject([{ type: 'OrderCancelled', data: { pagado: 59_500 } }]);
  const outcome = { events: cancellation, state: after([...validated(), ...cancellation]) };
  expect(cancelOrder.answer(outcome, {} as never).mensaje).toContain('Hay $59.500 por devolver al cliente');
});

describe('handover', () => {
  test('an invoiced order in the showroom goes to the customer with what was picked', () => {
    expect(events(deliver(invoiced(1)))).toMatchObject([
      {
        type: 'OrderDelivered',
        data: { estatus: 'Entregado', movimientos: [{ producto_id: '1', bodega: 'Central', cantidad: 2 }] },
      },
    ]);
    expect(after(delivered())).toMatchObject({ entregado: true, estatus: 'Entregado' });
  });
  test('who signed at the door stands on the order; at the counter nobody does', () => {
    const recibe = { nombre: 'Rosa Díaz', rut: '12.345.678-5' };
    const [signed] = events(
      decideGiven(deliverOrder, invoiced(), {
        request: { accion: 'entregar', codigo_sap: '5000077', recibe },
        user: someone('Jefe de Bodega'),
        facts,
      }),
    );
    expect(after([...invoiced(), signed as DomainEvent])).toMatchObject({ entregado: true, recibe });
    expect(after(delivered())).not.toHaveProperty('recibe');
  });
  test('refusals in the words of the spec', () => {
    expect(refusal(deliver(delivered()))).toMatchObject({
      titulo: 'El pedido no fue entregado correctamente',
      mensaje: 'El pedido ya fue entregado',
    });
    expect(refusal(deliver(sinPicking())).mensaje).toBe('El pedido ya fue entregado');
    expect(refusal(deliver(inRoom())).mensaje).toBe('El pedido aún no ha sido facturado');
    expect(refusal(deliver([])).codigo).toBe('PEDIDO_NO_EXISTE');
  });
  test('a dispatched order is handed over on the road, not from the shelf', () => {
    const picked = inRoom(0, { tipo_entrega: 'DESPACHO' }).map((e) =>
      e.type === 'OrderReadyInRoom'
        ? { type: 'OrderReadyForDispatch', data: { ...(e.data as object), estatus: 'Pendiente Despacho' } }
        : e,
    );
    const billed = [...picked, ...(events(invoice(picked)) as DomainEvent[])];
    expect(refusal(deliver(billed)).codigo).toBe('ESTADO_NO_PERMITE');
    const out = events(
      decideGiven(dispatchOrder, billed, {
        request: { accion: 'salida', pedido: '77', chofer: 'Juan Pérez', patente: 'abcd12' },
        user: someone('Bodega y Despacho'),
        facts: undefined,
      }),
    ) as DomainEvent[];
    expect(out).toMatchObject([
      { type: 'OrderDispatched', data: { estatus: 'En Ruta', patente: 'ABCD12', chofer: 'Juan Pérez', courier: null } },
    ]);
    expect(events(deliver([...billed, ...out]))).toHaveLength(1);
  });
});

describe('invoice', () => {
  test('bills what was picked, and leaves the order its total', () => {
    expect(events(invoice(inRoom(1)))).toMatchObject([
      {
        data: {
          folio: 501,
          tipo_dte: 33,
          neto: 2000,
          iva: 380,
          total: 2380,
          sin_picking: false,
          movimientos: [],
          pedido: { neto: 3000 },
        },
      },
    ]);
    expect(events(invoice(inRoom(1), { tipo_dte: 34 }))).toMatchObject([{ data: { neto: 2000, iva: 0, total: 2000 } }]);
  });
  test('its document holds the lines that it bills: units that were picked, what they cost then, and where they go', () => {
    const lines = [
      lineOf(1, goods('1'), 3),
      lineOf(2, goods('2'), 1),
      lineOf(3, goods('3', { servicio: true }), 2, 500),
    ];
    const given = inRoom(3, { productos_pedido: lines });
    const facts = {
      folio: 501,
      productos: { 2: { categoria: 'Cámaras', pmp: 700.5 } },
      direccion: { region: 'Ñuble', comuna: 'Chillán' },
    };
    const [invoiced] = events(
      decideGiven(invoiceOrder, given, { request: { pedido: 77 }, user: someone('Finanzas'), facts }),
    ) as readonly unknown[] as readonly {
      data: { neto: number; lineas: { precio_venta: number; cantidad: number }[] };
    }[];
    expect(invoiced!.data).toMatchObject({
      lineas: [
        { linea: 2, producto_id: '2', categoria: 'Cámaras', cantidad: 1, precio_venta: 1000, pmp: 700.5 },
        { linea: 3, producto_id: '3', categoria: '', cantidad: 2, precio_venta: 500, pmp: null },
      ],
      cliente: { legalcode: '76.123.456-0', tipo_cliente: 'Gold', region: 'Ñuble', comuna: 'Chillán' },
    });
    expect(invoiced!.data.lineas.reduce((sum, l) => sum + l.precio_venta * l.cantidad, 0)).toBe(invoiced!.data.neto);
  });
  test('once, and not before the goods are ready', () => {
    expect(refusal(invoice(invoiced())).mensaje).toBe('El pedido ya fue facturado');
    expect(refusal(invoice(validated())).codigo).toBe('ESTADO_NO_PERMITE');
    expect(refusal(invoice([created()], { sin_picking: true })).codigo).toBe('ESTADO_NO_PERMITE');
  });
  test('without picking it counts as delivered and the goods leave the stock', () => {
    expect(sinPicking().at(-1)).toMatchObject({
      data: { estatus: 'Facturado Sin Picking', movimientos: [{ producto_id: '1', cantidad: 3 }] },
    });
  });
});

describe('cancellation', () => {
  test('from any state before handover, naming the goods whose stock may be released', () => {
    // A reservation may have handed it some before its validation.
    expect(events(cancel([created()]))).toMatchObject([
      {
        data: {
          estatus: 'Anulado',
          movimientos: [{ producto_id: '1', cantidad: 3 }],
          requiere_nota_credito: false,
          motivo: 'Error',
        },
      },
    ]);
    expect(events(cancel(taken()))).toMatchObject([
      { data: { estatus_anterior: 'En Picking', movimientos: [{ producto_id: '1', cantidad: 3 }] } },
    ]);
    expect(events(cancel(invoiced(1)))).toMatchObject([
      { data: { requiere_nota_credito: true, movimientos: [{ cantidad: 2 }] } },
    ]);
  });
  test('not after handover, not twice', () => {
    expect(refusal(cancel(delivered())).mensaje).toBe('El pedido ya fue entregado');
    expect(refusal(cancel(sinPicking())).mensaje).toBe('El pedido ya fue entregado');
    expect(refusal(cancel([created(), ...(events(cancel([created()])) as DomainEvent[])])).mensaje).toContain(
      'ya está anulado',
    );
  });
  test.each(['', '   '])('not without its reason (%p)', (motivo) => {
    expect(refusal(cancel([created()], undefined, motivo))).toMatchObject({
      codigo: 'MOTIVO_OBLIGATORIO',
      titulo: 'El pedido no se puede anular',
      mensaje: 'Ingresa el motivo',
    });
  });
  test('a seller cancels own orders, until they are validated', () => {
    const seller = someone('Ejecutivo de Ventas', { _id: 'u-ejecutivo' });
    expect(events(cancel([created()], seller))).toHaveLength(1);
    expect(refusal(cancel(validated(), seller)).codigo).toBe('SIN_PERMISO');
    expect(refusal(cancel([created()], someone('Ejecutivo de Ventas'))).codigo).toBe('PEDIDO_NO_EXISTE');
  });
});

describe('edit', () => {
  test('says what was and what is', () => {
    expect(events(edit([created()], { orden_compra: 'OC-9', condicion_pago: '030' }))).toMatchObject([
      { type: 'OrderHeaderChanged', data: { antes: { orden_compra: null }, cambios: { orden_compra: 'OC-9' } } },
    ]);
    expect(events(edit([created()], { condicion_pago: '030' }))).toEqual([]);
  });
  test('ends with picking; after validation warehouse and payment stand', () => {
    expect(refusal(edit(taken(), { orden_compra: 'x' })).mensaje).toContain('solo se modifica antes del picking');
    expect(refusal(edit(validated(), { bodega_entrega: 'Norte' })).codigo).toBe('ESTADO_NO_PERMITE');
    for (const payment of [{ condicion_pago: '090' }, { metodo_pago: 'TRF' }])
      expect(refusal(edit(validated(), payment))).toMatchObject({
        codigo: 'ESTADO_NO_PERMITE',
        mensaje: 'El pago ya fue validado: solo se cambia antes de la validación administrativa.',
      });
    expect(events(edit([created()], { condicion_pago: '090', metodo_pago: 'TRF' }))).toHaveLength(1);
    expect(events(edit(validated(), { orden_compra: 'x' }))).toHaveLength(1);
    expect(refusal(edit([created()], { tipo_entrega: 'COURIER' })).mensaje).toBe('Ingresa la dirección de despacho.');
  });
});

test('a comment is its author’s, whoever the request says', () => {
  const request = {
    accion: 'guardarchat' as const,
    user: { _id: 'otro' },
    texto: 'Llamar antes',
    pedido: 77,
    tipo: 'pedido' as const,
  };
  expect(
    events(decideGiven(addOrderComment, [created()], { request, user: someone('Cobrador'), facts: undefined })),
  ).toMatchObject([
    {
      type: 'OrderCommentAdded',
      data: {
        texto: 'Llamar antes',
        usuario: { _id: 'u-Cobrador', nombre: 'Cobrador' },
        fecha: '2026-01-05T12:00:00.000Z',
      },
    },
  ]);
});
