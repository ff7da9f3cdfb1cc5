import type { EventContext } from '@power/domain/kernel/event';
import {
  OrderCancelled,
  OrderCommentAdded,
  OrderCreated,
  OrderLinesChanged,
  OrderValidated,
} from '@power/domain/streams/order/events';
import { created } from '@power/domain/orders/order.testing';
import { ReservationConverted } from '@power/domain/reservations/events';
import type { LineaPedido, RefPedido } from '@power/domain/streams/order/parts';
import { CreditNoteIssued } from '@power/domain/streams/order/tax-events';
import { PickingFinished } from '@power/domain/streams/order/picking-events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import orderNotices from './order-notices.ts';

const pedido: RefPedido = {
  _id: '77',
  number: 77,
  codigo_sap: '5000077',
  client: { _id: '9', name: 'Alarmas Sur' },
  ejecutivo: { _id: 'eva', nombre: 'Eva' },
  tipo_entrega: 'EN SALA',
  bodega_entrega: 'BOD',
  createdAt: '2026-01-05T12:00:00.000Z',
  neto: 1,
  total: 1,
};
const context = (more: Partial<EventContext> = {}): EventContext => ({
  stream: 'order-77',
  version: 1,
  position: 9n,
  at: new Date().toISOString(),
  recordedAt: new Date().toISOString(),
  user: 'cob',
  nombre: 'Cora',
  perfil: 'Cobrador',
  commandId: 'c',
  ...more,
});

async function told(
  event: { readonly type: string; readonly data: unknown },
  at = context(),
): Promise<Record<string, unknown>[]> {
  const issued: Record<string, unknown>[] = [];
  await orderNotices.reactions
    .find((r) => r.type === event.type)!
    .react(
      event.data as never,
      at,
      trialTools((name, request) => {
        issued.push({ name, ...request });
        return Promise.resolve({ ok: true });
      }),
    );
  return issued;
}
const validated = OrderValidated({
  pedido,
  estatus: 'Pendiente Picking',
  comentario: 'Pagado',
  metodo_pago: null,
  condicion_pago: 'Contado',
  stock: [],
  validacion: 'v',
});

test('the seller is told what others did with the order, with a link to it', async () => {
  expect(await told(validated)).toEqual([
    {
      name: 'create-notification',
      accion: 'crear',
      tipo: 'pedido_validado',
      titulo: 'Pedido N° 77 validado',
      comentario: 'Cora validó el pedido de Alarmas Sur.',
      comentario_adicional: 'Pagado',
      enlace: 'pedidos-globales?pedido=77',
      usuarios: ['eva'],
      user_origen: { _id: 'cob', nombre: 'Cora' },
    },
  ]);
  const cancelled = OrderCancelled({
    pedido,
    estatus: 'Anulado',
    motivo: null,
    estatus_anterior: 'En Picking',
    requiere_nota_credito: false,
    movimientos: [],
  });
  expect(await told(cancelled)).toMatchObject([{ tipo: 'pedido_anulado', comentario_adicional: '' }]);
});

test('not of what the seller did, nor of what is long past', async () => {
  expect(await told(validated, context({ user: 'eva' }))).toEqual([]);
  expect(await told(validated, context({ at: '2026-01-05T12:00:00.000Z' }))).toEqual([]);
});

test('picking is news only when something is missing', async () => {
  const finished = (con_faltantes: boolean) =>
    PickingFinished({
      pedido,
      estatus: 'En Picking',
      usuario: { _id: 'u', nombre: 'u' },
      lineas: [],
      con_faltantes,
      movimientos: [],
    });
  expect(await told(finished(false))).toEqual([]);
  expect(await told(finished(true))).toMatchObject([{ tipo: 'pedido_con_faltantes', usuarios: ['eva'] }]);
});

test('a comment reaches the owner and those who wrote before, never its author', async () => {
  const comment = (origen: 'chat' | 'validacion', escribieron: string[]) =>
    OrderCommentAdded({
      pedido,
      texto: 'Falta la OC',
      fecha: '2026-01-05T12:00:00.000Z',
      usuario: { _id: 'cob', nombre: 'Cora' },
      origen,
      escribieron,
    });
  expect(await told(comment('chat', ['jefe', 'eva']))).toMatchObject([
    {
      tipo: 'pedido_comentado',
      comentario: 'Cora comentó el pedido de Alarmas Sur.',
      comentario_adicional: 'Falta la OC',
      usuarios: ['eva', 'jefe'],
    },
  ]);
  expect(await told(comment('chat', []), context({ user: 'eva' }))).toEqual([]);
  // The seller hears of a validation once.
  expect(await told(comment('validacion', ['eva', 'jefe']))).toMatchObject([{ usuarios: ['jefe'] }]);
});

test('prices that wait are told to whoever may approve them, once', async () => {
  const line = (linea: number, requiere_validacion: boolean, precio_venta = 800) =>
    ({ linea, requiere_validacion, validado: false, precio_venta }) as LineaPedido;
  const changed = (antes: LineaPedido[], productos_pedido: LineaPedido[]) => ({
    type: OrderLinesChanged.type,
    data: {
      pedido,
      estatus: 'Pendiente Validacion Administrativa',
      antes,
      productos_pedido,
      neto: 1,
      iva: 0,
      total: 1,
    },
  });
  const created = (productos_pedido: LineaPedido[]) => ({
    type: OrderCreated.type,
    data: { number: 77, client: pedido.client, productos_pedido },
  });
  expect(await told(created([line(1, true), line(2, false)]))).toMatchObject([
    {
      tipo: 'precios_por_aprobar',
      comentario: 'Cora dejó un precio por aprobar en el pedido de Alarmas Sur.',
      enlace: 'pedidos-globales?pedido=77&ver=precios',
      permiso: 'validar',
      user_origen: { _id: 'cob', nombre: 'Cora' },
    },
  ]);
  expect(await told(created([line(1, false)]))).toEqual([]);
  expect(await told(changed([line(1, true)], [line(1, true), line(2, false)]))).toEqual([]);
  expect(await told(changed([line(1, true)], [line(1, true, 700)]))).toHaveLength(1);
  expect(await told(created([line(1, true)]), context({ at: '2026-01-05T12:00:00.000Z' }))).toEqual([]);
});

test('a company whose name has its full stop ends the sentence with it', async () => {
  const client = { ...pedido.client, name: 'Pehuén Electrónica Ltda.' };
  const said = await told(OrderValidated({ ...validated.data, pedido: { ...pedido, client } }));
  expect(said).toMatchObject([{ comentario: 'Cora validó el pedido de Pehuén Electrónica Ltda.' }]);
});

test('the seller is told of a credit note that others issued, never of an own one', async () => {
  const note = CreditNoteIssued({
    pedido,
    estatus: 'Entregado',
    folio: 31,
    motivo: 'Llegó golpeado',
    neto: 1000,
    iva: 190,
    total: 1190,
    referencia: { folio: 7, tipo_dte: 33, fecha: '2026-01-05T12:00:00.000Z' },
    lineas: [
      {
        ...{ linea: 1, producto_id: 'p', codigo: 'C', part_number: 'PN', nombre: 'Cámara', marca: 'M', categoria: '' },
        ...{ cantidad: 1, precio_venta: 1000, pmp: null },
      },
    ],
    cliente: { legalcode: '1-9', tipo_cliente: null, region: null, comuna: null },
    emitida_por: { _id: 'cob', nombre: 'Cora' },
  });
  expect(await told(note)).toMatchObject([
    {
      tipo: 'nota_credito_emitida',
      titulo: 'Nota de crédito del pedido N° 77',
      comentario: 'Cora emitió la nota de crédito N° 31 por $1.190 del pedido de Alarmas Sur.',
      comentario_adicional: 'Llegó golpeado',
      usuarios: ['eva'],
    },
  ]);
  expect(await told(note, context({ user: 'eva', nombre: 'Eva' }))).toEqual([]);
});

test('the seller of the order is told that a reservation became it; who did it is not', async () => {
  const { data } = created({
    number: 78,
    _id: '78',
    ejecutivo: { _id: 'eva', nombre: 'Eva', email: '', telefono: '' },
  });
  const converted = ReservationConverted({
    reserva: { _id: '12', number: 12, cliente: { _id: '9', nombre: 'Alarmas Sur' }, bodega: 'Central' },
    estado: 'Liberada',
    pedido: 78,
    nuevo: data as never,
    movimientos: [],
  });
  expect(await told(converted)).toMatchObject([
    {
      tipo: 'reserva_convertida',
      titulo: 'Pedido N° 78 de la Reserva N° 12',
      comentario: 'Cora convirtió en pedido la reserva de Alarmas Sur.',
      enlace: 'pedidos-globales?pedido=78',
      usuarios: ['eva'],
    },
  ]);
  expect(await told(ReservationConverted({ ...converted.data, nuevo: null }))).toEqual([]);
});
