import { pesosText } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { awaitingApproval } from './approval.shared.ts';
import type { Order } from '../streams/order/order.ts';

/** Refusal of a validation while prices wait for somebody with `validar`: which lines, beside their list price; undefined when none does. */
export function unapproved(o: Order): Rejection | undefined {
  const waiting = awaitingApproval(o.productos_pedido);
  if (waiting.length === 0) return undefined;
  const named = waiting.map(({ producto, precio_venta, precio_lista }) => {
    const list = precio_lista === null ? 'sin precio de lista' : `lista ${pesosText(precio_lista)}`;
    const margin = precio_lista === null || precio_venta >= precio_lista ? ', bajo el margen mínimo' : '';
    return `${producto.part_number} a ${pesosText(precio_venta)} (${list}${margin})`;
  });
  return reject(
    'PRECIOS_POR_APROBAR',
    'El pedido tiene precios por aprobar',
    `El pedido no se validó: ${named.join(', ')}. Pide a quien valida los precios que los apruebe.`,
    {
      arrPreciosPorAprobar: waiting.map(({ linea, producto, cantidad, precio_venta, precio_lista }) => ({
        linea,
        part_number: producto.part_number,
        cantidad,
        precio_venta,
        precio_lista,
      })),
    },
  );
}
