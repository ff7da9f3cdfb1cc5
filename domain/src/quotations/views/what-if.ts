import { roundCents } from '../../kernel/money.ts';
import type { Supuestos } from '../../pricing/what-if.shared.ts';
import { priceFor, type Precios } from '../../products/prices.shared.ts';
import { costOf, isProblem, marginOf, priceOf, proposePrice, roundIn } from '../line-rules.ts';
import type { QuotationTerms } from '../offered.shared.ts';
import type { LineaCotizacion, Moneda, Sumas } from '../parts.ts';
import { sumsOf } from '../sums.ts';

/** A line under suppositions; `problema`: the rules would refuse it so, in the words of document 2 §5. */
export interface SupposedLine {
  readonly linea: LineaCotizacion;
  readonly problema: string | null;
}

interface Asked {
  readonly supuestos: Supuestos;
  /** Whether prices that nobody proposed follow what is supposed, or only costs and margins do. */
  readonly precios: 'siguen' | 'mantienen';
  /** Margins wanted, percent, by line number. */
  readonly margenes: ReadonlyMap<number, number>;
}

/** The rates with another dollar: euros are had for as many pesos as before, and cost other dollars. */
export function supposedTerms(terms: QuotationTerms, dolar: number | undefined): QuotationTerms {
  if (dolar === undefined || terms.moneda === 'pesos') return terms;
  return terms.moneda === 'dolares'
    ? { ...terms, tipo_cambio: dolar }
    : { ...terms, por_dolar: dolar / terms.tipo_cambio };
}

/** Up to what the currency has, so that no price falls below the margin that it was made for. */
const upIn = (moneda: Moneda, amount: number): number => {
  const unit = moneda === 'pesos' ? 1 : 100;
  // Binary noise must not lift an exact amount to the next one.
  return Math.ceil(amount * unit - 1e-6) / unit;
};

/** What the line would cost and be listed at: its frozen product with the cost and the prices that are supposed. */
function movedLine(
  line: LineaCotizacion,
  { pmp, precios }: { readonly pmp: number; readonly precios: Precios },
  { factor_aereo, factor_maritimo }: Supuestos,
  terms: QuotationTerms,
): LineaCotizacion & { readonly lista: number } {
  const producto = { ...line.producto, pmp };
  if (terms.moneda === 'pesos') {
    // A list that nothing moved is the one that the quotation froze.
    const moved = priceFor(precios, terms.tipo) !== priceFor(line.producto, terms.tipo);
    return { ...line, producto, lista: moved ? priceFor(precios, terms.tipo) : line.precio };
  }
  const factors = {
    factor_aereo: factor_aereo ?? line.factor_aereo,
    factor_maritimo: factor_maritimo ?? line.factor_maritimo,
  };
  // A service comes from no factory: what the list says in pesos, at the rate, whichever way the goods travel.
  const by = (factor: number | null): number | null => {
    if (line.servicio) return roundCents(priceFor(precios, terms.tipo) / terms.tipo_cambio);
    return factor === null || line.costo_fob === null ? null : roundCents(line.costo_fob * factor * terms.por_dolar);
  };
  const ways = { precio_aereo: by(factors.factor_aereo), precio_maritimo: by(factors.factor_maritimo) };
  return { ...line, producto, ...factors, ...ways, lista: ways[`precio_${terms.transporte}`] ?? line.precio };
}

/**
 * A line as it would be. Its price is proposed over the list that the quotation froze, because that is what applying it
 * would do: so it tells truly which lines would wait for somebody with `validar`. A proposed price stays what it is.
 */
export function supposedLine(
  line: LineaCotizacion,
  known: { readonly pmp: number; readonly precios: Precios },
  { supuestos, precios, margenes }: Asked,
  terms: QuotationTerms,
): SupposedLine {
  const { lista, ...moved } = movedLine(line, known, supuestos, terms);
  const wanted = margenes.get(line.linea);
  const cost = costOf(moved, terms);
  const follows = precios === 'siguen' && line.valor_propuesto === null;
  const price =
    wanted !== undefined && cost > 0 && !line.servicio
      ? upIn(terms.moneda, cost / (1 - wanted / 100))
      : follows
        ? lista
        : priceOf(line);
  const told = (l: LineaCotizacion): LineaCotizacion => ({
    ...l,
    margen: marginOf(l, l.precio, terms),
    margen_propuesto: l.valor_propuesto === null ? null : marginOf(l, l.valor_propuesto, terms),
  });
  if (price === priceOf(line)) return { linea: told(moved), problema: null };
  const proposed = proposePrice(moved, price, terms);
  if (!isProblem(proposed)) return { linea: told(proposed), problema: null };
  const total = roundIn(terms.moneda, price * line.cantidad);
  return {
    linea: told({ ...moved, valor_propuesto: price, valor_total_propuesto: total, validado: false }),
    problema: proposed.texto,
  };
}

/** What lines come to, by the sums that a save would write. */
export const supposedSums = (lines: readonly LineaCotizacion[], terms: QuotationTerms): Sumas =>
  sumsOf({ ...terms, productos_cotizacion: lines });
