import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import type { KnownToday } from './priced-lines.ts';
import type { TypedLine } from './typed-quotation.ts';

/** Lines of the quotation whose price of today is another than the one that was frozen, by the number of the line. */
export function changedSince(opened: QuotationSheet | undefined, known: KnownToday): ReadonlyMap<number, number> {
  const changed = new Map<number, number>();
  for (const { linea, producto, precio } of opened?.productos_cotizacion ?? []) {
    const today = known.get(producto._id);
    if (today && today !== 'desconocido' && today.linea.precio !== precio) changed.set(linea, today.linea.precio);
  }
  return changed;
}

/** *Actualizar todo*: those lines are made anew at today's prices; quantity, section and comment stay, proposals do not. */
export const atTodaysPrices = (
  lines: readonly TypedLine[],
  changed: ReadonlyMap<number, number>,
): readonly TypedLine[] =>
  lines.map((line) => {
    if (line.linea === undefined || !changed.has(line.linea)) return line;
    const { linea: _l, valor_propuesto: _v, valor_total_propuesto: _t, ...rest } = line;
    return rest;
  });
