import { shownCustomerSide } from './customer-side.ts';
import type { Quotation } from './quotation.ts';
import { weightsOf } from './sums.ts';

/** What of a quotation its sheet shows: with the weight of its lines; how its order is made is its own business. */
export function shownQuotation({ conversion: _, ...q }: Quotation) {
  const weights = weightsOf(q.productos_cotizacion);
  return {
    ...q,
    ...shownCustomerSide(q),
    chat_validacion: [...q.chat_validacion],
    productos_cotizacion: q.productos_cotizacion.map((line) => ({ ...line, ponderacion: weights.get(line.linea)! })),
  };
}
