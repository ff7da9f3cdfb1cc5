import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { after, inRoom } from '../orders/order.testing.ts';
import { deliverOrder } from '../orders/deliver-order.ts';
import { issueDispatchGuide } from '../finance/issue-dispatch-guide.ts';
import { invoiceOrder } from '../finance/invoice-order.ts';
import { dispatchOrder } from './dispatch-order.ts';

const packed = (tipo_entrega: 'COURIER' | 'DESPACHO'): DomainEvent[] =>
  inRoom(0, { tipo_entrega }).map((e) =>
    e.type === 'OrderReadyInRoom'
      ? { type: 'OrderReadyForDispatch', data: { ...(e.data as object), estatus: 'Pendiente Despacho' } }
      : e,
  );
/** The same with its guide. */
const guided = (tipo_entrega: 'COURIER' | 'DESPACHO'): DomainEvent[] => {
  const past = packed(tipo_entrega);
  const guide = decideGiven(issueDispatchGuide, past, {
    request: { accion: 'guia_despacho', pedido: 77 },
    user: someone('Finanzas'),
    facts: { folio: 9 },
  });
  return [...past, ...(events(guide) as DomainEvent[])];
};
const leave = (given: readonly DomainEvent[], how: object) =>
  decideGiven(dispatchOrder, given, {
    request: { accion: 'salida', pedido: 77, ...how },
    user: someone('Jefe de Logistica'),
    facts: undefined,
  });

test('a courier order names who carries it and the tracking number, and nothing of a driver', () => {
  const past = guided('COURIER');
  expect(refusal(leave(past, { chofer: 'Juan' })).mensaje).toContain('Ingresa el courier.');
  expect(refusal(leave(past, { courier: 'Starken' })).mensaje).toContain('Ingresa el número de seguimiento.');
  const gone = [
    ...past,
    ...(events(leave(past, { courier: 'Starken', seguimiento: ' 99-1 ', chofer: 'Juan' })) as DomainEvent[]),
  ];
  expect(after(gone)).toMatchObject({
    estatus: 'En Ruta',
    despacho: { courier: 'Starken', seguimiento: '99-1', chofer: null, patente: null },
  });
  expect(refusal(leave(gone, { courier: 'Starken', seguimiento: '2' })).codigo).toBe('ESTADO_NO_PERMITE');
});

test('rejects the departure of goods that have neither invoice nor guide', () => {
  const no = refusal(leave(packed('DESPACHO'), { chofer: 'Juan' }));
  expect(no).toMatchObject({
    codigo: 'SIN_DOCUMENTO',
    mensaje: 'El Pedido N° 77 no tiene factura ni guía de despacho. Factúralo o emite su guía (52) antes de que salga.',
  });
});

test('a dispatch names its driver, and is handed over from the road once it is invoiced', () => {
  const past = guided('DESPACHO');
  expect(refusal(leave(past, { courier: 'Starken', seguimiento: '1' })).mensaje).toContain('Ingresa el chofer.');
  const departure = [...past, ...(events(leave(past, { chofer: 'Juan', patente: '' })) as DomainEvent[])];
  const deliver = (log: readonly DomainEvent[]) =>
    decideGiven(deliverOrder, log, {
      request: { accion: 'entregar', codigo_sap: '5000077' },
      user: someone('Jefe de Logistica'),
      facts: { pedido: '77' },
    });
  expect(refusal(deliver(departure)).mensaje).toBe('El pedido aún no ha sido facturado');
  const billed = [
    ...departure,
    ...(events(
      decideGiven(invoiceOrder, departure, {
        request: { pedido: 77 },
        user: someone('Finanzas'),
        facts: { folio: 5, productos: {}, direccion: null },
      }),
    ) as DomainEvent[]),
  ];
  expect(events(deliver(billed))).toHaveLength(1);
});
