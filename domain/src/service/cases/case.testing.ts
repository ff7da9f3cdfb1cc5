import { goods, invoiced, after } from '../../orders/order.testing.ts';
import type { Order } from '../../streams/order/order.ts';
import { saleOf, type Sale } from './sale.shared.ts';
import { isRejection } from '../../kernel/rejection.ts';

/** A unit with a serial number that an order took. */
export const SERIE = 'ABC-001';
export const unit = goods('1', { serializable: true });

/** An invoiced order of three units of which one has a serial that was read. */
export function soldOrder(more: Parameters<typeof invoiced>[1] = {}): Order {
  const o = after(invoiced(0, more));
  const lineas = { ...o.picking!.lineas, 1: { ...o.picking!.lineas[1]!, series: [SERIE] } };
  return { ...o, factura: { ...o.factura!, fecha: '2026-01-05T12:00:00.000Z' }, picking: { ...o.picking!, lineas } };
}

export function saleGiven(o: Order, linea = 1): Sale {
  const sale = saleOf(o, linea);
  if (isRejection(sale)) throw new Error(sale.mensaje);
  return sale;
}
