import { type Rejection, reject } from '../kernel/rejection.ts';
import { atRate } from './converted.shared.ts';
import { byTransport, pricedAnew } from './line-rules.ts';
import { freshLine } from './lines.ts';
import type { QuotableProducts, QuotationTerms } from './offered.shared.ts';
import type { LineaCotizacion, Moneda, Transporte } from './parts.ts';
import type { Quotation } from './quotation.ts';

/** Currency and transport asked for; what is absent stays. */
interface AskedTerms {
  readonly moneda?: Moneda | undefined;
  readonly transporte?: Transporte | undefined;
}
/** Rates that the currency asked for freezes now. */
export interface Rates {
  readonly tipo_cambio: number;
  readonly por_dolar: number;
}

const changesTerms = (q: Pick<Quotation, 'moneda' | 'transporte'>, asked: AskedTerms): boolean =>
  (asked.moneda ?? q.moneda) !== q.moneda || (asked.transporte ?? q.transporte) !== q.transporte;

/**
 * Terms and lines of a quotation in another currency or by another transport. Another currency freezes the rate of today
 * and the prices of today; what was proposed is converted by the rates that were frozen, and judged anew. Undefined where
 * neither changes.
 */
export function otherTerms(
  q: Quotation,
  asked: AskedTerms,
  rates: Rates | undefined,
  productos: QuotableProducts,
  titulo: string,
): { readonly terms: QuotationTerms; readonly lines: LineaCotizacion[] } | Rejection | undefined {
  if (!changesTerms(q, asked)) return undefined;
  const { moneda = q.moneda, transporte = q.transporte } = asked;
  const other = moneda !== q.moneda;
  const { tipo_cambio, por_dolar } = (other && rates) || q;
  const terms = { moneda, transporte, tipo: q.cliente.datos_cliente.tipo, tipo_cambio, por_dolar };
  const lines: LineaCotizacion[] = [];
  for (const line of q.productos_cotizacion) {
    const found = productos[line.producto._id];
    if (!other) lines.push(byTransport(line, terms));
    else if (!found)
      return reject(
        'LINEA_NO_EXISTE',
        titulo,
        `Las líneas de la Cotización N° ${q.number} son otras. Ábrela de nuevo.`,
      );
    else {
      const { linea, seccion, comentario, cantidad } = line;
      const fresh = freshLine({ linea, seccion, comentario, cantidad }, found, terms);
      const proposed =
        line.valor_propuesto === null ? null : atRate(line.valor_propuesto, q.tipo_cambio, moneda, tipo_cambio);
      lines.push(
        pricedAnew({ ...fresh, modificable: line.modificable, propuesta_de: line.propuesta_de }, proposed, terms),
      );
    }
  }
  return { terms, lines };
}
