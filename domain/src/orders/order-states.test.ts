import { dispatchOrder } from '../dispatches/dispatch-order.ts';
import { invoiceOrder } from '../finance/invoice-order.ts';
import { someone } from '../kernel/decision.testing.ts';
import type { Decision } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { isRejection } from '../kernel/rejection.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { PickingPaused } from '../streams/order/picking-events.ts';
import { finishPicking } from '../picking/finish-picking.ts';
import { pausePicking } from '../picking/pause-picking.ts';
import { reassignPicking } from '../picking/reassign-picking.ts';
import { reportShortage } from '../picking/report-shortage.ts';
import { resumePicking } from '../picking/resume-picking.ts';
import { scanLine } from '../picking/scan-line.ts';
import { takePicking } from '../picking/take-picking.ts';
import { addOrderComment } from './add-order-comment.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { editOrder } from './edit-order.ts';
import { OrderDispatched, OrderReadyForDispatch, OrderReadyInRoom } from '../streams/order/events.ts';
import { byProduct, refOf } from '../streams/order/order.ts';
import { after, created, inRoom, invoiced, PICKER, taken, validated } from './order.testing.ts';
import { ESTATUS_PEDIDO } from '../streams/order/parts.ts';
import { settleWebPayment } from './settle-web-payment.ts';
import { validateOrder } from './validate-order.ts';

// An Administrador who is also the picker: no refusal here is one of permission.
const user = someone('Administrador', { _id: PICKER._id, nombre: PICKER.nombre });
const byCode = { codigo_sap: '5000077' };
const stock = { '1': { fisico: 9, comprometido: 0, disponible: 9 } };

const COMMANDS: Readonly<Record<string, (given: readonly DomainEvent[]) => Decision>> = {
  validar: (given) =>
    decideGiven(validateOrder, given, {
      request: { accion: 'validarpago', pedido: 77, textoValidacion: 'Pago visto' },
      user,
      facts: {
        stock,
        bodega: 'Central',
        movimientos: given.length > 0 ? byProduct(after(given), (line) => line.cantidad) : [],
        validacion: 'v1',
      },
    }),
  modificar: (given) =>
    decideGiven(editOrder, given, {
      request: { accion: 'simple', id: 77, pedido: { orden_compra: 'OC-1' } },
      user,
      facts: undefined,
    }),
  tomar: (given) =>
    decideGiven(takePicking, given, { request: { accion: 'tomar', pedido: 77 }, user, facts: undefined }),
  pausar: (given) =>
    decideGiven(pausePicking, given, { request: { accion: 'pausar', pedido: 77 }, user, facts: undefined }),
  reanudar: (given) =>
    decideGiven(resumePicking, given, { request: { accion: 'reanudar', pedido: 77 }, user, facts: undefined }),
  reasignar: (given) =>
    decideGiven(reassignPicking, given, {
      request: { accion: 'reasignar', pedido: 77, usuario: 'otro' },
      user,
      facts: { _id: 'otro', nombre: 'Otro', perfil: 'Bodega' },
    }),
  escanear: (given) =>
    decideGiven(scanLine, given, {
      request: { accion: 'escanear', pedido: 77, codigo: 'COD-1' },
      user,
      facts: undefined,
    }),
  faltante: (given) =>
    decideGiven(reportShortage, given, {
      request: { accion: 'faltante', pedido: 77, linea: 1, cantidad: 1, motivo: 'No está' },
      user,
      facts: undefined,
    }),
  terminar: (given) =>
    decideGiven(finishPicking, given, { request: { accion: 'terminar', pedido: 77 }, user, facts: undefined }),
  salida: (given) =>
    decideGiven(dispatchOrder, given, {
      request: { accion: 'salida', pedido: 77, chofer: 'Juan', courier: 'Starken', seguimiento: '1' },
      user,
      facts: undefined,
    }),
  facturar: (given) =>
    decideGiven(invoiceOrder, given, {
      request: { pedido: 77 },
      user,
      facts: { folio: 501, productos: {}, direccion: null },
    }),
  'facturar sin picking': (given) =>
    decideGiven(invoiceOrder, given, {
      request: { pedido: 77, sin_picking: true },
      user,
      facts: { folio: 501, productos: {}, direccion: null },
    }),
  entregar: (given) =>
    decideGiven(deliverOrder, given, { request: { accion: 'entregar', ...byCode }, user, facts: { pedido: '77' } }),
  pagar: (given) =>
    decideGiven(settleWebPayment, given, {
      request: {
        accion: 'pagoweb',
        pedido: 77,
        pago: {
          status: 'AUTHORIZED',
          response_code: 0,
          authorization_code: '1213',
          amount: 3570,
          transaction_date: '2026-01-05T12:05:00.000Z',
          card_detail: { card_number: '6623' },
        },
      },
      user,
      facts: undefined,
    }),
  anular: (given) =>
    decideGiven(cancelOrder, given, {
      request: { accion: 'anular', motivo: 'Error', ...byCode },
      user,
      facts: { pedido: '77' },
    }),
  comentar: (given) =>
    decideGiven(addOrderComment, given, {
      request: { accion: 'guardarchat', pedido: 77, texto: 'Hola', tipo: 'pedido' },
      user,
      facts: undefined,
    }),
};

const then = (given: readonly DomainEvent[], command: keyof typeof COMMANDS): DomainEvent[] => {
  const decision = COMMANDS[command]!(given);
  if (isRejection(decision)) throw new Error(`${command}: ${decision.mensaje}`);
  return [...given, ...decision];
};
const ref = refOf(after([created()]));
const packed = (): DomainEvent[] =>
  inRoom().map((event) =>
    event.type === OrderReadyInRoom.type
      ? OrderReadyForDispatch({ pedido: ref, estatus: 'Pendiente Despacho' })
      : event,
  );
const onRoute = (given: readonly DomainEvent[]): DomainEvent[] => [
  ...given,
  OrderDispatched({ pedido: ref, estatus: 'En Ruta', chofer: 'Juan', patente: null, courier: null, seguimiento: null }),
];
const collected = (): DomainEvent[] => inRoom().slice(0, -2);
const paused = (): DomainEvent[] => [
  ...taken(),
  PickingPaused({ pedido: ref, estatus: 'En Picking', usuario: PICKER, motivo: null }),
];

/**
 * Requirements §0.2, row Pedido: in each state, what may be done. Everything else is refused. What Webpay charged is recorded
 * in every state: an order that awaits no payment keeps it as money to return.
 */
const STATES: readonly (readonly [string, readonly DomainEvent[], readonly string[]])[] = [
  ['(no existe)', [], []],
  ['Pendiente Pago Web', [created({ estatus: 'Pendiente Pago Web' })], ['pagar', 'anular', 'comentar']],
  ['Pendiente Validacion Administrativa', [created()], ['validar', 'modificar', 'pagar', 'anular', 'comentar']],
  ['Pendiente Picking', validated(), ['modificar', 'tomar', 'facturar sin picking', 'pagar', 'anular', 'comentar']],
  ['En Picking', taken(), ['tomar', 'pausar', 'reasignar', 'escanear', 'faltante', 'pagar', 'anular', 'comentar']],
  ['En Picking, en pausa', paused(), ['tomar', 'reanudar', 'reasignar', 'pagar', 'anular', 'comentar']],
  ['En Picking, completo', collected(), ['tomar', 'pausar', 'reasignar', 'terminar', 'pagar', 'anular', 'comentar']],
  ['Entregado a Sala', inRoom(), ['facturar', 'pagar', 'anular', 'comentar']],
  ['Entregado a Sala, facturado', invoiced(), ['entregar', 'pagar', 'anular', 'comentar']],
  ['Pendiente Despacho', packed(), ['facturar', 'pagar', 'anular', 'comentar']],
  ['Pendiente Despacho, facturado', then(packed(), 'facturar'), ['salida', 'pagar', 'anular', 'comentar']],
  ['En Ruta', onRoute(packed()), ['facturar', 'pagar', 'anular', 'comentar']],
  ['En Ruta, facturado', onRoute(then(packed(), 'facturar')), ['entregar', 'pagar', 'anular', 'comentar']],
  ['Entregado', then(invoiced(), 'entregar'), ['pagar', 'comentar']],
  ['Facturado Sin Picking', then(validated(), 'facturar sin picking'), ['pagar', 'comentar']],
  ['Anulado', then(validated(), 'anular'), ['pagar', 'comentar']],
];

test('every state of an order is in the table', () => {
  expect(new Set(STATES.slice(1).map(([, given]) => after(given).estatus))).toEqual(new Set(ESTATUS_PEDIDO));
});

test.each(STATES)('%s', (_, given, accepted) => {
  expect(Object.keys(COMMANDS).filter((command) => !isRejection(COMMANDS[command]!(given)))).toEqual(accepted);
});

test('taking what one has already taken changes nothing', () => {
  expect(COMMANDS.tomar!(taken())).toEqual([]);
});
