import { roundCents, roundPesos } from '../kernel/money.ts';
import { priceFor, TIPOS_CLIENTE_PRECIO } from '../products/prices.shared.ts';
import type { LineaCotizacion, Moneda, ProductoCotizado, Transporte } from './parts.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

/** What of a quotation its lines depend on. */
export interface LineTerms {
  readonly moneda: Moneda;
  readonly transporte: Transporte;
  /** Customer type; prices are held against its list (document 2 §4). */
  readonly tipo: string | null;
  /** Pesos per unit of the currency; 1 in pesos. */
  readonly tipo_cambio: number;
  /** Whoever works it out is not told what things cost: margins are for the server to judge. */
  readonly sinCostos?: boolean;
}

/** Why an edit is refused: title and text of its dialog (document 2 §5). */
export interface LineProblem {
  readonly titulo: string;
  readonly texto: string;
}
export const isProblem = (value: LineaCotizacion | LineProblem): value is LineProblem => 'texto' in value;

const LEAST_TOTAL: LineProblem = { titulo: 'Valor Incorrecto', texto: 'El valor No puede ser menor a 1' };
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

/** Least margin of a price, percent: 1 for a unit price in pesos, 10 for a total and abroad (document 2 §5). */
const leastOf = (from: LineaCotizacion['propuesta_de'], { moneda }: LineTerms): 1 | 10 =>
  moneda === 'pesos' && from !== 'total' ? 1 : 10;

/**
 * Whether a line waits for somebody with `validar`: without list price or cost, under the least margin of its kind, or
 * under the customer's tier. What is offered in a currency is the tier in it: at that price or above it no list in pesos
 * holds it back.
 */
export function mustWait(line: LineaCotizacion, terms: LineTerms): boolean {
  const list = tierPrice(line.producto, terms.tipo);
  if (list === 0 || (list === undefined && line.precio === 0)) return true;
  const price = priceOf(line);
  if (!terms.sinCostos && !line.servicio) {
    if (costOf(line, terms) === 0) return true;
    if (underMargin(line, price, leastOf(line.propuesta_de, terms), terms)) return true;
  }
  const offered = line.precio > 0 && price >= line.precio;
  return list !== undefined && !offered && roundPesos(price * terms.tipo_cambio) < list;
}

/** Judged anew, as if nobody had decided on its price yet. */
function judged(line: LineaCotizacion, terms: LineTerms): LineaCotizacion {
  const waits = mustWait(line, terms);
  return { ...line, requiere_validacion: waits, validado: !waits, rechazo: null };
}

/** Whether it waits: nobody with `validar` has let it pass, by its own word or because no rule had asked. */
export const isWaiting = (line: LineaCotizacion, terms: LineTerms): boolean =>
  !line.validado || (!line.requiere_validacion && mustWait(line, terms));

/** A line made or kept under older rules, as the rule of today has it; what somebody approved stays approved. */
export const settled = (line: LineaCotizacion, terms: LineTerms): LineaCotizacion =>
  line.validado && isWaiting(line, terms) ? judged(line, terms) : line;

/** The line at the price that it was offered at, as the rule has it. */
export const asOffered = (line: LineaCotizacion, terms: LineTerms): LineaCotizacion =>
  judged(
    { ...line, valor_propuesto: null, margen_propuesto: null, valor_total_propuesto: null, propuesta_de: null },
    terms,
  );
/** Proposing what it is offered at takes a proposal back; of a line without one nothing changes. */
const back = (line: LineaCotizacion, terms: LineTerms): LineaCotizacion =>
  line.valor_propuesto === null ? line : asOffered(line, terms);

/** The line with this unit price proposed: validated at or above what it is offered at, else it waits. */
const propose = (line: LineaCotizacion, price: number, from: 'precio' | 'total', terms: LineTerms): LineaCotizacion =>
  judged(
    {
      ...line,
      valor_propuesto: price,
      margen_propuesto: marginOf(line, price, terms),
      valor_total_propuesto: roundIn(terms.moneda, price * line.cantidad),
      propuesta_de: from,
    },
    terms,
  );

/** The line at what it is offered at now, with the price that was proposed; a proposal that is the offered price is none. */
export const pricedAnew = (line: LineaCotizacion, proposed: number | null, terms: LineTerms): LineaCotizacion =>
  proposed === null || proposed === line.precio
    ? asOffered(line, terms)
    : propose(line, proposed, line.propuesta_de ?? 'precio', terms);

/** By another transport a line takes the price that was frozen for it; a price that was proposed stays, and is judged anew. */
export function byTransport(line: LineaCotizacion, terms: LineTerms): LineaCotizacion {
  const precio = line[`precio_${terms.transporte}`] ?? line.precio;
  const valor_total = roundIn(terms.moneda, precio * line.cantidad);
  return pricedAnew(
    { ...line, precio, valor_total, margen: marginOf(line, precio, terms) },
    line.valor_propuesto,
    terms,
  );
}

/** Another unit price (document 2 §5): at least 1 % margin in pesos, 10 % in dollars and euros. */
export function proposePrice(line: LineaCotizacion, price: number, terms: LineTerms): LineaCotizacion | LineProblem {
  if (!line.modificable) return FIXED;
  const rounded = roundIn(terms.moneda, price);
  if (rounded < (terms.moneda === 'pesos' ? 1 : 0.01)) return LEAST_TOTAL;
  if (rounded > MAX_PRICE) return MOST_PRICE;
  if (roundIn(terms.moneda, rounded * line.cantidad) === line.valor_total) return back(line, terms);
  const least = leastOf('precio', terms);
  return underMargin(line, rounded, least, terms) ? LEAST_MARGIN[least] : propose(line, rounded, 'precio', terms);
}

/**
 * Another total: at least 10 % margin. What is kept is a unit price, so that quotation, order and invoice agree; the total
 * becomes the nearest that the quantity allows.
 */
export function proposeTotal(line: LineaCotizacion, total: number, terms: LineTerms): LineaCotizacion | LineProblem {
  if (!line.modificable) return FIXED;
  if (total < 1) return LEAST_TOTAL;
  if (roundIn(terms.moneda, total) === line.valor_total) return back(line, terms);
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
  /** Whether it may be changed from now on. */
  readonly modificable?: boolean | undefined;
}

/** The line with all that was asked of it, as the server saves it and the editor shows it beforehand; itself where nothing was. */
export function lineAsAsked(
  asked: AskedOfLine,
  line: LineaCotizacion,
  terms: LineTerms,
): LineaCotizacion | LineProblem {
  const done = changedAsAsked(asked, opened(asked, line), terms);
  return asked.modificable === false && !isProblem(done) && done.modificable ? { ...done, modificable: false } : done;
}

/** The line with the lock off that somebody took off it: what else is asked is asked of it so. */
export const opened = ({ modificable }: Pick<AskedOfLine, 'modificable'>, line: LineaCotizacion): LineaCotizacion =>
  modificable === true && !line.modificable ? { ...line, modificable } : line;

function changedAsAsked(asked: AskedOfLine, line: LineaCotizacion, terms: LineTerms): LineaCotizacion | LineProblem {
  const counted = asked.cantidad === line.cantidad ? line : changeQuantity(line, asked.cantidad, terms);
  if (isProblem(counted)) return counted;
  const { valor_propuesto, valor_total_propuesto, seccion = counted.seccion, comentario = counted.comentario } = asked;
  const told = seccion !== counted.seccion || comentario !== counted.comentario;
  const named = told ? { ...counted, seccion, comentario } : counted;
  if (valor_total_propuesto !== undefined) return proposeTotal(named, valor_total_propuesto, terms);
  if (valor_propuesto === undefined || valor_propuesto === named.valor_propuesto) return named;
  return valor_propuesto === null ? asOffered(named, terms) : proposePrice(named, valor_propuesto, terms);
}

/** The units of a line that is not saved yet, which are chosen freely, whether its price is fixed or not. */
export function unitsOfNew(line: LineaCotizacion, cantidad: number, terms: LineTerms): LineaCotizacion {
  if (line.modificable) return line;
  const done = changeQuantity({ ...line, modificable: true }, cantidad, terms);
  return isProblem(done) ? { ...line, modificable: true } : { ...done, modificable: false };
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
