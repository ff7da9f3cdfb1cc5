import { OrderCreated } from '@power/domain/orders/events';
import type { OrderLineRow } from '@power/domain/orders/views/lookups';
import { LinePicked, LineUnpicked, ShortageReported, ShortageWithdrawn } from '@power/domain/picking/events';
import { defineProjection, rule } from '@power/infra/platform/projection/define';

const lineKey = (pedido: string, linea: number): string => `${pedido}/${linea}`;
const picked = (d: { pedido: { _id: string }; linea: number }): string[] => [lineKey(d.pedido._id, d.linea)];

/** Lines of orders: which orders contain a product, and how much of each was picked. The order's state is joined from
 * `order_list` when read: state changes name no lines. */
export default defineProjection<OrderLineRow>({
  name: 'orders/order-line-list',
  version: 2,
  table: 'order_line_list',
  columns: {
    _id: 'text',
    number: 'integer',
    linea: 'integer',
    producto_id: 'text',
    codigo: 'text',
    part_number: 'text',
    nombre: 'text',
    marca: 'text',
    cantidad: 'integer',
    precio_venta: 'bigint',
    total_picking: 'integer',
    faltante: 'integer',
    cliente_nombre: 'text',
    createdAt: 'instant',
    ejecutivo_id: 'text',
    cliente_id: 'text',
    marcas: 'json',
  },
  indexes: [['codigo', 'createdAt'], ['part_number'], ['producto_id'], ['number']],
  rules: [
    rule(
      OrderCreated,
      (d) => d.productos_pedido.map((l) => lineKey(d._id, l.linea)),
      (_, d, _c, key) => {
        const line = d.productos_pedido.find((l) => lineKey(d._id, l.linea) === key)!;
        return {
          _id: key,
          number: d.number,
          linea: line.linea,
          producto_id: line.producto._id,
          codigo: line.producto.codigo,
          part_number: line.producto.part_number,
          nombre: line.producto.nombre,
          marca: line.producto.marca,
          cantidad: line.cantidad,
          precio_venta: line.precio_venta,
          total_picking: 0,
          faltante: 0,
          cliente_nombre: d.client.name,
          createdAt: d.createdAt,
          ejecutivo_id: d.ejecutivo._id,
          cliente_id: d.client._id,
          marcas: [line.producto.marca],
        };
      },
    ),
    rule(LinePicked, picked, (row, d) => row && { ...row, total_picking: d.pickeado }),
    rule(LineUnpicked, picked, (row, d) => row && { ...row, total_picking: d.pickeado }),
    rule(ShortageReported, picked, (row, d) => row && { ...row, faltante: d.faltante }),
    rule(ShortageWithdrawn, picked, (row, d) => row && { ...row, faltante: d.faltante }),
  ],
});
