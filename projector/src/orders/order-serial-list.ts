import { actorOf } from '@power/domain/audit/actor.shared';
import { type OrderSerialRow, orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { OrderClientChanged, OrderInvoiced } from '@power/domain/streams/order/events';
import { OrderPartDelivered, OrderRestCancelled } from '@power/domain/streams/order/delivery-events';
import { LinePicked, LineUnpicked } from '@power/domain/streams/order/picking-events';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';
import { BESIDES_SERIALS } from './besides-serials.shared.ts';

const key = (d: { pedido: { _id: string }; serie: string | null }): string[] =>
  d.serie === null ? [] : [`${d.serie}/${d.pedido._id}`];

/** Where each serial number went: one row per serial and order. */
export default rowProjection(orderSerialRow, {
  version: 6,
  indexes: [['serie'], ['number']],
  ignores: BESIDES_SERIALS,
  rules: [
    rule(LinePicked, key, (_, d, c, id) => ({
      _id: id,
      serie: d.serie!,
      number: d.pedido.number,
      producto_id: d.producto_id,
      part_number: d.part_number,
      nombre: d.nombre,
      cliente_nombre: d.pedido.client.name,
      fecha: c.at,
      entregada: false,
      usuario: d.usuario.nombre,
      ejecutivo_id: d.pedido.ejecutivo._id,
      cliente_id: d.pedido.client._id,
      marcas: [],
    })),
    // Without picking nobody read them one by one: whoever invoiced named them.
    rule(
      OrderInvoiced,
      ({ pedido, series = [] }) => series.flatMap((line) => line.series.map((serie) => `${serie}/${pedido._id}`)),
      (row, { pedido, series = [] }, c, id) => {
        const line = series.find((one) => one.series.some((serie) => `${serie}/${pedido._id}` === id));
        if (!line) return row;
        const { producto_id, part_number, nombre } = line;
        return {
          _id: id,
          serie: id.slice(0, -`/${pedido._id}`.length),
          number: pedido.number,
          producto_id,
          part_number,
          nombre,
          cliente_nombre: pedido.client.name,
          fecha: c.at,
          entregada: false,
          usuario: actorOf(c, {}).usuario,
          ejecutivo_id: pedido.ejecutivo._id,
          cliente_id: pedido.client._id,
          marcas: [],
        };
      },
    ),
    rule(
      OrderClientChanged,
      ({ pedido, series }) => series.map((serie) => `${serie}/${pedido._id}`),
      (row, { client }) => row && { ...row, cliente_id: client._id, cliente_nombre: client.name },
    ),
    rule(
      OrderPartDelivered,
      ({ pedido, lineas }) => lineas.flatMap(({ series }) => series.map((serie) => `${serie}/${pedido._id}`)),
      (row) => row && { ...row, entregada: true },
    ),
    rule(
      OrderRestCancelled,
      ({ pedido, series }) => series.map((serie) => `${serie}/${pedido._id}`),
      (): OrderSerialRow | undefined => undefined,
    ),
    rule(LineUnpicked, key, (): OrderSerialRow | undefined => undefined),
  ],
});
