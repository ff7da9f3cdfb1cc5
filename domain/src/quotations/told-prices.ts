import type { z } from 'zod';
import { choiceText } from '../kernel/choice-text.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { pesosText } from '../kernel/money.ts';
import { spokenList } from '../kernel/spoken-list.ts';
import { QuotationLinesChanged } from './events.ts';
import { priceOf } from './line-rules.ts';
import { type LineaCotizacion, type Moneda, NOMBRE_TRANSPORTE } from './parts.ts';
import type { Quotation } from './quotation.ts';

const nameOf = (moneda: Moneda): string => choiceText(moneda).toLowerCase();
const cents = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const SIGNS = { dolares: 'US$', euros: '€' } as const;

/** An amount of a quotation as sentences say it. */
const amountIn = (moneda: Moneda, amount: number): string =>
  moneda === 'pesos' ? pesosText(amount) : `${SIGNS[moneda]} ${cents.format(amount)}`;

/** What a save made of prices without being asked for it: another currency or transport, and units at the price of today. */
export function toldPrices(events: readonly DomainEvent[], q: Quotation): string {
  const found = events.find(({ type }) => type === QuotationLinesChanged.type);
  if (!found) return '';
  const { antes, cambiadas, terminos } = found.data as z.infer<typeof QuotationLinesChanged.data>;
  if (terminos) {
    const way = q.moneda === 'pesos' ? '' : ` por vía ${q.transporte === 'aereo' ? 'aérea' : 'marítima'}`;
    const was =
      terminos.antes.moneda === q.moneda
        ? NOMBRE_TRANSPORTE[terminos.antes.transporte].toLowerCase()
        : nameOf(terminos.antes.moneda);
    return ` en ${nameOf(q.moneda)}${way}: sus precios estaban en ${was}, y el neto es ahora ${amountIn(q.moneda, q.total_moneda)}`;
  }
  const had = new Map(antes.map((line) => [line.linea, line]));
  const above = cambiadas.flatMap((line) => aboveFrozen(line, had, q));
  return above.length === 0 ? '' : `. Las unidades que no estaban cotizadas van a precio de hoy: ${spokenList(above)}`;
}

/** The words for units that took the price of today; none where the line is as it was priced, or another product. */
function aboveFrozen(line: LineaCotizacion, had: ReadonlyMap<number, LineaCotizacion>, q: Quotation): string[] {
  const was = had.get(line.linea);
  const at = amountIn(q.moneda, priceOf(line));
  const { part_number, _id } = line.producto;
  if (was) return was.precio !== line.precio ? [`${line.cantidad} de ${part_number} a ${at}`] : [];
  const frozen = q.productos_cotizacion.some(
    (l) => l.linea < line.linea && l.producto._id === _id && l.precio !== line.precio,
  );
  return frozen ? [`${line.cantidad} de ${part_number} a ${at}`] : [];
}
