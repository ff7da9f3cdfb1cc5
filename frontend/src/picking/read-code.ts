import { lineOf, pendingOf, type Picking } from '@power/domain/streams/order/picking';
import { scannedText } from '@power/domain/kernel/scanned-code';
import { matches, TORN, torn, unpack } from '@power/domain/picking/reading';
import { notSerialSentence, otherLabel } from '@power/domain/inventory/serials/label-kind.shared';
import type { Line, WorkOrder } from './work.ts';

/** What a reading means for this order: units of a line, a wait for the unit's serial number, or nothing of ours. */
export type Read =
  | { readonly tipo: 'unidad'; readonly line: Line; readonly codigo: string; readonly serie?: string }
  | { readonly tipo: 'serie'; readonly line: Line }
  | { readonly tipo: 'error'; readonly mensaje: string };

const unit = (order: WorkOrder, picking: Picking, line: Line, codigo: string, serie: string | undefined): Read => {
  const { producto } = line;
  if (pendingOf(picking, line) < 1) return { tipo: 'error', mensaje: `${producto.part_number} ya está completo.` };
  if (!producto.serializable) return { tipo: 'unidad', line, codigo };
  if (serie === undefined) return { tipo: 'serie', line };
  const known = order.productos_pedido.some(
    (l) => l.producto._id === producto._id && lineOf(picking, l.linea).series.includes(serie),
  );
  return known
    ? { tipo: 'error', mensaje: `La serie ${serie} ya fue escaneada en este pedido.` }
    : { tipo: 'unidad', line, codigo, serie };
};

/**
 * Understands a reading on the phone itself, so that the hand hears yes or no also without network; the server decides by
 * the same rules. After the code of a product with serial numbers, readings are its units until another product is read.
 */
export function readCode(order: WorkOrder, picking: Picking, raw: string, awaiting: number | undefined): Read {
  const reading = unpack({ codigo: raw.trim() });
  const { codigo = '', serie } = reading;
  if (torn(reading)) return { tipo: 'error', mensaje: TORN };
  const candidates = order.productos_pedido.filter((line) => matches(line, { codigo }));
  const named = candidates.find((line) => pendingOf(picking, line) > 0) ?? candidates[0];
  if (named) return unit(order, picking, named, codigo, serie);
  const waiting = order.productos_pedido.find((line) => line.linea === awaiting);
  if (!waiting) return { tipo: 'error', mensaje: `${codigo} no es de este pedido.` };
  const que = otherLabel(raw) ?? (raw.trim() === String(order.number) ? 'el número de este pedido' : undefined);
  if (que !== undefined) return { tipo: 'error', mensaje: notSerialSentence(raw.trim(), que) };
  const open =
    order.productos_pedido.find((line) => line.producto._id === waiting.producto._id && pendingOf(picking, line) > 0) ??
    waiting;
  return unit(order, picking, open, waiting.producto.codigo, scannedText(raw).toUpperCase());
}
