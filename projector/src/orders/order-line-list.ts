import { OrderClientChanged, OrderCreated, OrderLinesChanged, OrderSplit } from '@power/domain/streams/order/events';
import { putBack, takenAt } from '@power/domain/streams/order/taken.shared';
import type { LineaPedido, RefPedido } from '@power/domain/streams/order/parts';
import { type OrderLineRow, orderLineRow } from '@power/domain/orders/views/order-line-row';
import { OrderPartDelivered } from '@power/domain/streams/order/delivery-events';
import {
  LinePicked,
  LineUnpicked,
  ShortageReported,
  ShortageWithdrawn,
} from '@power/domain/streams/order/picking-events';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const lineKey = (pedido: string, linea: number): string => `${pedido}/${linea}`;
const picked = (d: { pedido: { _id: string }; linea: number }): string[] => [lineKey(d.pedido._id, d.linea)];

type OfOrder = Pick<RefPedido, '_id' | 'number' | 'client' | 'ejecutivo' | 'createdAt'>;
const changed = (d: { pedido: OfOrder; antes: readonly LineaPedido[]; productos_pedido: readonly LineaPedido[] }) => [
  ...new Set([...d.antes, ...d.productos_pedido].map((line) => lineKey(d.pedido._id, line.linea))),
];

/** A line before anything of it is picked; none once the order has it no more. */
function lineRow(o: OfOrder, lines: readonly LineaPedido[], key: string): OrderLineRow | undefined {
  const line = lines.find((l) => lineKey(o._id, l.linea) === key);
  return (
    line && {
      _id: key,
      number: o.number,
      linea: line.linea,
      producto_id: line.producto._id,
      codigo: line.producto.codigo,
      part_number: line.producto.part_number,
      nombre: line.producto.nombre,
      marca: line.producto.marca,
      cantidad: line.cantidad,
      precio_venta: line.precio_venta,
      total_picking: 0,
      lugares: [],
      faltante: 0,
      entregado_parcial: 0,
      cliente_nombre: o.client.name,
      createdAt: o.createdAt,
      ejecutivo_id: o.ejecutivo._id,
      cliente_id: o.client._id,
      marcas: [line.producto.marca],
    }
  );
}

/** Lines of orders: which orders contain a product, and how much of each was picked. The order's state is joined from
 * `order_list` when read: state changes name no lines. */
export default rowProjection(orderLineRow, {
  version: 8,
  indexes: [['codigo', 'createdAt'], ['ejecutivo_id', 'createdAt'], ['part_number'], ['producto_id'], ['number']],
  ignores: [
    'OrderHeaderChanged',
    'WebpayLinkCreated',
    'WebpayLinkSpent',
    'WebPaymentToReturn',
    'WebPaymentConfirmed',
    'OrderPricesApproved',
    'OrderValidated',
    'OrderValidationAbandoned',
    'PickingTaken',
    'PickingPaused',
    'PickingResumed',
    'PickingReassigned',
    'PickedGoodsReturned',
    'PickingFinished',
    'OrderReadyInRoom',
    'OrderReadyForDispatch',
    'OrderDispatched',
    'OrderReturned',
    'OrderInvoiced',
    'CreditNoteIssued',
    'DispatchGuideIssued',
    'OrderDelivered',
    'OrderRestCancelled',
    'OrderCancelled',
    'OrderCommentAdded',
    'AttachmentAdded',
    'AttachmentRemoved',
  ],
  rules: [
    rule(
      OrderCreated,
      (d) => d.productos_pedido.map((l) => lineKey(d._id, l.linea)),
      (_, d, _c, key) => lineRow(d, d.productos_pedido, key),
    ),
    rule(OrderLinesChanged, changed, (_, d, _c, key) => lineRow(d.pedido, d.productos_pedido, key)),
    rule(OrderSplit, changed, (_, d, _c, key) => lineRow(d.pedido, d.productos_pedido, key)),
    rule(
      OrderClientChanged,
      ({ pedido, lineas }) => lineas.map((linea) => lineKey(pedido._id, linea)),
      (row, { client }) => row && { ...row, cliente_id: client._id, cliente_nombre: client.name },
    ),
    rule(
      LinePicked,
      picked,
      (row, d) => row && { ...row, total_picking: d.pickeado, ...takenAt(row.lugares, d.ubicacion, d.cantidad) },
    ),
    rule(
      LineUnpicked,
      picked,
      (row, d) => row && { ...row, total_picking: d.pickeado, ...putBack(row.lugares, d.cantidad) },
    ),
    rule(
      OrderPartDelivered,
      ({ pedido, lineas }) => lineas.map(({ linea }) => lineKey(pedido._id, linea)),
      (row, { lineas }) => {
        const units = lineas.find(({ linea }) => linea === row?.linea)?.cantidad ?? 0;
        return row && { ...row, entregado_parcial: row.entregado_parcial + units };
      },
    ),
    rule(ShortageReported, picked, (row, d) => row && { ...row, faltante: d.faltante }),
    rule(ShortageWithdrawn, picked, (row, d) => row && { ...row, faltante: d.faltante }),
  ],
});
