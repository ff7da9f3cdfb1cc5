import { after, taken } from '@power/domain/orders/order.testing';
import { refOf } from '@power/domain/streams/order/order';
import { LinePicked, PickingTaken } from '@power/domain/streams/order/picking-events';
import type { Frame } from '@power/infra/platform/projection/define';
import { orderFrames } from './order-frames.ts';

const framesOf = (event: { readonly type: string; readonly data: unknown }): readonly Frame[] =>
  orderFrames.find((a) => a.type === event.type)!.frames(event.data as never, {} as never);

test('a reading wakes the boards of the house, which show how far a picking is, and none without a session', () => {
  const pedido = refOf(after(taken()));
  const usuario = { _id: 'u', nombre: 'Raúl' };
  const scanned = LinePicked({
    pedido,
    estatus: 'En Picking',
    linea: 1,
    producto_id: '1',
    part_number: 'PN-1',
    nombre: 'Cámara',
    cantidad: 1,
    serie: null,
    lectura: 'PN-1',
    solicitado: 3,
    pickeado: 1,
    pendiente: 2,
    usuario,
  });
  expect(framesOf(scanned)).toEqual([
    { evento: 'actualizacionDashboard', datos: { flag: 'pickingTiempoReal' }, para: { todos: true } },
  ]);
  expect(framesOf(PickingTaken({ pedido, estatus: 'En Picking', usuario })).every((frame) => frame.para.publico)).toBe(
    true,
  );
});
