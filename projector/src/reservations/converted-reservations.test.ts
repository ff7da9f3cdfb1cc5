import { created } from '@power/domain/orders/order.testing';
import { ReservationConverted } from '@power/domain/reservations/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import convertedReservations from './converted-reservations.ts';

const [reaction] = convertedReservations.reactions;
const movimientos = [{ producto_id: '5', part_number: 'PN-5', bodega: 'Central', cantidad: 2 }];
const reserva = { _id: '12', number: 12, cliente: { _id: '9', nombre: 'Alarmas Sur' }, bodega: 'Central' };

async function issuedFor(nuevo: unknown): Promise<unknown[]> {
  const issued: unknown[] = [];
  const tools = trialTools((name, request) => {
    issued.push([name, request]);
    return Promise.resolve({ ok: true });
  });
  const { data } = ReservationConverted({
    ...{ reserva, estado: 'Liberada', pedido: 78, movimientos },
    nuevo: nuevo as never,
  });
  await reaction!.react(data, {} as never, tools);
  return issued;
}
const stockSettlement = ['settle-order-stock', { accion: 'cuadrarpedido', producto: '5', pedido: '78' }];

test('a conversion, also one of long ago → quotation closed, stock and points of its order settled', async () => {
  expect(await issuedFor(created({ number: 78, _id: '78' }).data)).toEqual([
    ['open-reserved-order', { accion: 'abrirpedido', reserva: '12', pedido: 78 }],
    stockSettlement,
    ['settle-order-points', { accion: 'cuadrarpedido', cliente: '9', pedido: '78' }],
    ['withdraw-order-points', { accion: 'descontarpedido', pedido: '78' }],
  ]);
});

test('units that went to an order that was there → its stock alone', async () => {
  expect(await issuedFor(null)).toEqual([stockSettlement]);
});

test('it begins at the start of the log, where the orders are that were written with a wrong id', () => {
  expect(convertedReservations.from).toBe('start');
});
