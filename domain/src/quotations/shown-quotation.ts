import { shownCustomerSide } from './customer-side.ts';
import { settled } from './line-rules.ts';
import { ABIERTAS } from './parts.ts';
import { lineTerms, type Quotation } from './quotation.ts';
import { weightsOf } from './sums.ts';

/** What of a quotation its sheet shows: with the weight of its lines; how its order is made is its own business. */
export function shownQuotation({ conversion: _, ampliaciones: _a, ...q }: Quotation) {
  const open = (ABIERTAS as readonly string[]).includes(q.estado);
  const weights = weightsOf(q.productos_cotizacion);
  return {
    ...q,
    ...shownCustomerSide(q),
    chat_validacion: [...q.chat_validacion],
    productos_cotizacion: q.productos_cotizacion.map((line) => ({
      ...(open ? settled(line, lineTerms(q as Quotation)) : line),
      ponderacion: weights.get(line.linea)!,
    })),
  };
}
