import { type Reading, torn, TORN, unpack } from './label.shared.ts';
import { type Rejection, isRejection } from '../kernel/rejection.ts';
import { namesCode } from '../kernel/scanned-code.ts';
import { isService } from '../streams/order/billing.shared.ts';
import type { Order } from '../streams/order/order.ts';
import type { LineaPedido } from '../streams/order/parts.ts';
import { noPicking, pendingOf, type Picking } from '../streams/order/picking.ts';

export { type Reading, torn, TORN, unpack } from './label.shared.ts';

const same = (code: string, read: string | undefined): boolean => read !== undefined && namesCode(read, code);

/** Whether a reading names the goods of a line, by any of their codes. */
export const matches = ({ producto }: LineaPedido, { codigo, ean }: Reading): boolean =>
  !isService({ producto }) &&
  (same(producto.codigo, codigo) ||
    same(producto.part_number, codigo) ||
    same(producto.codigo_sap, codigo) ||
    producto.ean.some((known) => same(known, ean) || same(known, codigo)));

/** The line that a reading is for: of several lines of one product the first with units still to pick. */
export function lineFor(order: Order, picking: Picking, raw: Reading): LineaPedido | Rejection {
  const reading = unpack(raw);
  if (torn(reading)) return noPicking(TORN, 'LECTURA_INCOMPLETA');
  const named = reading.codigo !== undefined || reading.ean !== undefined;
  // A bare serial number can only mean the one serialised product still to pick.
  const candidates = named
    ? order.productos_pedido.filter((line) => matches(line, reading))
    : order.productos_pedido.filter((line) => line.producto.serializable && pendingOf(picking, line) > 0);
  if (candidates.length === 0)
    return noPicking(
      `${reading.codigo ?? reading.ean ?? reading.serie ?? 'La lectura'} no es de este pedido.`,
      'NO_ES_DEL_PEDIDO',
    );
  if (!named && new Set(candidates.map((line) => line.producto._id)).size > 1)
    return noPicking('Escanea primero el código del producto y después la serie.', 'FALTA_CODIGO');
  return candidates.find((line) => pendingOf(picking, line) > 0) ?? candidates[0]!;
}

/** As {@link lineFor}, for callers that only need to know whether there is one. */
export const findLine = (order: Order | undefined, reading: Reading): LineaPedido | undefined => {
  if (!order?.picking) return undefined;
  const line = lineFor(order, order.picking, reading);
  return isRejection(line) ? undefined : line;
};
