import { roundCents, roundPesos } from '../kernel/money.ts';
import { priceFor, TIPOS_CLIENTE_PRECIO } from '../products/prices.shared.ts';
import type { LineaCotizacion, Moneda, ProductoCotizado, Transporte } from './parts.ts';

/** What of a quotation its lines depend on. */
export interface LineTerms {
  readonly moneda: Moneda;
  readonly transporte: Transporte;
  /** Customer type; prices are held against its list (document 2 §4). */
  readonly tipo: string | null;
  /** Pesos per unit of the currency; 1 in pesos. */
  readonly tipo_cambio: number;
}

/** Why an edit is refused: title and text of its dialog (document 2 §5). */
export interface LineProblem {
  readonly titulo: string;
  readonly texto: string;
}
export const isProblem = (value: LineaCotizacion | LineProblem): value is LineProblem => 'texto' in value;

const LEAST_TOTAL: LineProblem = { titulo: 'Valor Incorrecto', texto: 'El valor No puede ser menor a 1' };
const LEAST_QUANTITY: LineProblem = { titulo: 'Cantidad Incorrecta', texto: 'La Cantidad NO puede ser menor a 1' };
/** Units and price of one line: far above what anybody sells, far below where sums stop being exact. */
export const MAX_QUANTITY = 100_000;
export const MAX_PRICE = 10_000_000_000;
const MOST_QUANTITY: LineProblem = { titulo: 'Cantidad Incorrecta', texto: 'La cantidad no puede ser mayor a 100.000' };
const MOST_PRICE: LineProblem = { titulo: 'Valor Incorrecto', texto: 'El valor no puede ser mayor a 10.000.000.000' };
const LEAST_MARGIN = {
  1: { titulo: 'Margen Incorrecto', texto: 'El Margen NO puede ser Menor a 1' },
  10: { titulo: 'Margen Incorrecto', texto: 'El Margen NO puede ser menor a 10%' },
} as const satisfies Record<number, LineProblem>;
const FIXED: LineProblem = { titulo: 'No se puede Modificar', texto: 'Esta línea no se puede Modificar' };

/** Units of each product over all lines: the same camera on two floors is taken from one stock. */
export function unitsOf(
  lines: readonly { readonly producto: string; readonly cantidad?: number | undefined }[],
): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { producto, cantidad = 0 } of lines) units.set(producto, (units.get(producto) ?? 0) + cantidad);
  return units;
}

/** Rounds to what the currency has: whole pesos, or cents. */
export const roundIn = (moneda: Moneda, amount: number): number =>
  moneda === 'pesos' ? roundPesos(amount) : roundCents(amount);

/** List price of the customer's type in pesos, whole; undefined for a type that has none. */
export const tierPrice = (producto: ProductoCotizado, tipo: string | null): number | undefined =>
  tipo !== null && Object.hasOwn(TIPOS_CLIENTE_PRECIO, tipo) ? roundPesos(priceFor(producto, tipo)) : undefined;

/** What a unit costs in the currency of the quotation: weighted average cost, or the factory's price where there is none. 0: unknown. */
export const costOf = (line: LineaCotizacion, { tipo_cambio }: LineTerms): number => {
  if (line.producto.pmp > 0) return line.producto.pmp / tipo_cambio;
  return line.costo_fob === null || line.precio_aereo === null || !line.factor_aereo
    ? 0
    : line.precio_aereo / line.factor_aereo;
};

/** Percent of the price that is not cost; null for services and unknown costs. */
export function marginOf(line: LineaCotizacion, price: number, terms: LineTerms): number | null {
  const cost = costOf(line, terms);
  return line.servicio || cost === 0 || price === 0 ? null : (1 - cost / price) * 100;
}

/** Whether the margin is under `least` percent; multiplied out, so that no rounding decides. */
function underMargin(line: LineaCotizacion, price: number, least: 1 | 10, terms: LineTerms): boolean {
  const cost = costOf(line, terms);
  return !line.servicio && cost > 0 && (price - cost) * 100 < price * least;
}

/** A line whose price nobody has touched. */
export const withoutProposal = {
  valor_propuesto: null,
  margen_propuesto: null,
  valor_total_propuesto: null,
  propuesta_de: null,
  requiere_validacion: false,
  validado: true,
  rechazo: null,
} as const;

/** The line with this unit price proposed: cleared when it changes no total, validated at or above list, pending below. */
function propose(line: LineaCotizacion, price: number, from: 'precio' | 'total', terms: LineTerms): LineaCotizacion {
  const total = roundIn(terms.moneda, price * line.cantidad);
  if (total === line.valor_total) return { ...line, ...withoutProposal };
  const list = tierPrice(line.producto, terms.tipo);
  const validado = list === undefined || roundPesos(price * terms.tipo_cambio) >= list;
  return {
    ...line,
    valor_propuesto: price,
    margen_propuesto: marginOf(line, price, terms),
    valor_total_propuesto: total,
    propuesta_de: from,
    requiere_validacion: !validado,
    validado,
    rechazo: null,
  };
}

/** Another unit price (document 2 §5): at least 1 % margin in pesos, 10 % in dollars and euros. */
export function proposePrice(line: LineaCotizacion, price: number, terms: LineTerms): LineaCotizacion | LineProblem {
  if (!line.modificable) return FIXED;
  const rounded = roundIn(terms.moneda, price);
  if (rounded < (terms.moneda === 'pesos' ? 1 : 0.01)) return LEAST_TOTAL;
  if (rounded > MAX_PRICE) return MOST_PRICE;
  const least = terms.moneda === 'pesos' ? 1 : 10;
  return underMargin(line, rounded, least, terms) ? LEAST_MARGIN[least] : propose(line, rounded, 'precio', terms);
}

/**
 * Another total: at least 10 % margin. What is kept is a unit price, so that quotation, order and invoice agree; the total
 * becomes the nearest that the quantity allows.
 */
export function proposeTotal(line: LineaCotizacion, total: number, terms: LineTerms): LineaCotizacion | LineProblem {
  if (!line.modificable) return FIXED;
  if (total < 1) return LEAST_TOTAL;
  if (roundIn(terms.moneda, total) === line.valor_total) return { ...line, ...withoutProposal };
  const price = roundIn(terms.moneda, total / line.cantidad);
  if (price <= 0) return LEAST_TOTAL;
  if (price > MAX_PRICE) return MOST_PRICE;
  return underMargin(line, price, 10, terms) ? LEAST_MARGIN[10] : propose(line, price, 'total', terms);
}

/** Another quantity: totals follow and a proposed unit price stays; a price approved below list was approved for no more units. */
export function changeQuantity(
  line: LineaCotizacion,
  cantidad: number,
  terms: LineTerms,
): LineaCotizacion | LineProblem {
  if (!line.modificable) return FIXED;
  if (!Number.isInteger(cantidad) || cantidad < 1) return LEAST_QUANTITY;
  if (cantidad > MAX_QUANTITY) return MOST_QUANTITY;
  const { moneda } = terms;
  return {
    ...line,
    cantidad,
    valor_total: roundIn(moneda, line.precio * cantidad),
    valor_total_propuesto: line.valor_propuesto === null ? null : roundIn(moneda, line.valor_propuesto * cantidad),
    validado: line.validado && !(line.requiere_validacion && cantidad > line.cantidad),
  };
}

/** What is asked of a line: what is absent stays. */
export interface AskedOfLine {
  readonly cantidad: number;
  /** Unit price; null withdraws the proposal. */
  readonly valor_propuesto?: number | null | undefined;
  /** Total of the line, instead of a unit price. */
  readonly valor_total_propuesto?: number | undefined;
  readonly seccion?: string | null | undefined;
  readonly comentario?: string | null | undefined;
}

/** The line with all that was asked of it, as the server saves it and the editor shows it beforehand; itself where nothing was. */
export function lineAsAsked(
  asked: AskedOfLine,
  line: LineaCotizacion,
  terms: LineTerms,
): LineaCotizacion | LineProblem {
  const counted = asked.cantidad === line.cantidad ? line : changeQuantity(line, asked.cantidad, terms);
  if (isProblem(counted)) return counted;
  const { valor_propuesto, valor_total_propuesto, seccion = counted.seccion, comentario = counted.comentario } = asked;
  const told = seccion !== counted.seccion || comentario !== counted.comentario;
  const named = told ? { ...counted, seccion, comentario } : counted;
  if (valor_total_propuesto !== undefined) return proposeTotal(named, valor_total_propuesto, terms);
  if (valor_propuesto === undefined || valor_propuesto === named.valor_propuesto) return named;
  return valor_propuesto === null ? { ...named, ...withoutProposal } : proposePrice(named, valor_propuesto, terms);
}

/** The unit price that counts: the proposed one while there is one. */
export const priceOf = (line: Pick<LineaCotizacion, 'precio' | 'valor_propuesto'>): number =>
  line.valor_propuesto ?? line.precio;

/** What a unit is sold for in whole pesos at the frozen rate: the price that its order will have. */
export const pesosOf = (line: Pick<LineaCotizacion, 'precio' | 'valor_propuesto'>, tipo_cambio: number): number =>
  roundPesos(priceOf(line) * tipo_cambio);

/** Colour of the margin gauge (document 2 §5). */
export const gaugeTone = (margen: number): 'rojo' | 'amarillo' | 'verde' =>
  margen < 25 ? 'rojo' : margen < 35 ? 'amarillo' : 'verde';
