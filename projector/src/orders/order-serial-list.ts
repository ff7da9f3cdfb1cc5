import type { OrderSerialRow } from '@power/domain/orders/views/lookups';
import { LinePicked, LineUnpicked } from '@power/domain/picking/events';
import { defineProjection, rule } from '@power/infra/platform/projection/define';

const key = (d: { pedido: { _id: string }; serie: string | null }): string[] =>
  d.serie === null ? [] : [`${d.serie}/${d.pedido._id}`];

/** Where each serial number went: one row per serial and order. */
export default defineProjection<OrderSerialRow>({
  name: 'orders/order-serial-list',
  version: 2,
  table: 'order_serial_list',
  columns: {
    _id: 'text',
    serie: 'text',
    number: 'integer',
    producto_id: 'text',
    part_number: 'text',
    nombre: 'text',
    cliente_nombre: 'text',
    fecha: 'instant',
    usuario: 'text',
    ejecutivo_id: 'text',
    cliente_id: 'text',
    marcas: 'json',
  },
  indexes: [['serie'], ['number']],
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
      usuario: d.usuario.nombre,
      ejecutivo_id: d.pedido.ejecutivo._id,
      cliente_id: d.pedido.client._id,
      marcas: [],
    })),
    rule(LineUnpicked, key, (): OrderSerialRow | undefined => undefined),
  ],
});
