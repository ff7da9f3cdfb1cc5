import { roundCents } from '../../kernel/money.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import type { PurchaseOrder, PurchaseOrderState } from '../orders/purchase-order.ts';
import { type InvoiceState, withInvoice } from './from-invoice.shared.ts';
import { isProblem, landedOf } from './landed.shared.ts';
import type { CostoPedido, DatosCosteo, LineaRecepcionada } from './parts.ts';

/** The orders that a cost names, as their streams have them. */
export interface ReceivedOrders {
  readonly ordenes: readonly { readonly id: string; readonly orden: PurchaseOrderState }[];
  /** The invoice that it names. */
  readonly invoice?: InvoiceState;
}

const orderName = ({ number }: { readonly number: string | number }): string => `La Orden de Compra N° ${number}`;

type Received = Pick<DatosCosteo, 'proveedor' | 'moneda' | 'recepciones'> & {
  readonly lines: readonly LineaRecepcionada[];
};

/** What of these orders came in and has no cost yet, by product; refused where there is nothing, or they do not go together. */
export function receivedOf(titulo: string, { ordenes }: Pick<ReceivedOrders, 'ordenes'>): Received | Rejection {
  const found: PurchaseOrder[] = [];
  for (const { id, orden } of ordenes) {
    if (!orden)
      return reject('OC_NO_EXISTE', titulo, `${orderName({ number: id })} no existe. Quítala.`, { campo: 'ordenes' });
    if (!orden.recepciones.some(({ costeo }) => costeo === null))
      return reject(
        'SIN_RECEPCION',
        titulo,
        `${orderName(orden)} no tiene recepciones por costear. Recepciónala primero, o quítala.`,
        { campo: 'ordenes' },
      );
    found.push(orden);
  }
  const { moneda } = found[0]!;
  const other = found.find((one) => one.moneda !== moneda);
  if (other)
    return reject(
      'OTRA_MONEDA',
      titulo,
      `${orderName(other)} está en ${other.moneda} y la primera en ${moneda}. Costéalas por separado.`,
      { campo: 'ordenes' },
    );
  const lines = new Map<string, LineaRecepcionada>();
  for (const { lineas, recepciones } of found)
    for (const { fecha, costeo, lineas: came } of recepciones) {
      if (costeo !== null) continue;
      for (const { linea, cantidad, danado } of came) {
        const line = lineas.find((one) => one.linea === linea)!;
        const units = cantidad + danado;
        const { producto_id, codigo, part_number, nombre } = line;
        const before = lines.get(producto_id);
        lines.set(producto_id, {
          linea: before?.linea ?? lines.size + 1,
          producto_id,
          codigo,
          part_number,
          nombre,
          cantidad: (before?.cantidad ?? 0) + units,
          valor: roundCents((before?.valor ?? 0) + units * line.precio),
          entradas: [...(before?.entradas ?? []), { fecha, cantidad: units }],
        });
      }
    }
  return {
    proveedor: [...new Set(found.map(({ proveedor }) => proveedor))].join(', '),
    moneda,
    recepciones: found.flatMap(({ _id, recepciones }) =>
      recepciones.flatMap(({ recepcion, costeo }) => (costeo === null ? [{ orden: _id, recepcion }] : [])),
    ),
    lines: [...lines.values()],
  };
}

/** A cost as the log keeps it: what came, and its part of every cost. */
export function completed(titulo: string, costo: CostoPedido, facts: ReceivedOrders): DatosCosteo | Rejection {
  const received = receivedOf(titulo, facts);
  if ('rejected' in received) return received;
  const { lines, ...origin } = received;
  const filled = withInvoice(titulo, costo, facts.invoice);
  if (isRejection(filled)) return filled;
  const landed = landedOf(filled.costo, lines, origin.moneda, filled.aduana);
  return isProblem(landed)
    ? reject(landed.codigo, titulo, landed.mensaje, { campo: landed.campo })
    : { ...filled.costo, ...origin, ...landed };
}
