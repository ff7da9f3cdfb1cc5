import { netOf, type Totals, totalsOf } from '../../kernel/money.ts';

interface Line {
  readonly linea: number;
  readonly cantidad: number;
  readonly precio_venta: number;
  readonly producto: { readonly servicio?: true | undefined };
}

/** Work is billed and done, but never committed, picked or missing. */
export const isService = ({ producto }: Pick<Line, 'producto'>): boolean => producto.servicio === true;

/** What of an order says how much of it is delivered and billed. */
export interface Billable {
  readonly productos_pedido: readonly Line[];
  readonly picking?:
    | {
        readonly terminado: boolean;
        readonly lineas: Readonly<Record<string, { readonly pickeado: number }>>;
      }
    | undefined;
}

/** Chilean tax documents of a sale: 33 invoice, 34 exempt invoice, 39 receipt of a natural person. */
export const TIPOS_DTE = [33, 34, 39] as const;
/** Most documents that one ZIP holds. */
export const MAX_FOLIOS = 200;
/** Receipt of a natural person: its lines are gross. */
export const BOLETA = 39;
/** What goes with goods on the road, and what takes back of a sale. */
export const GUIA = 52;
export const NOTA_CREDITO = 61;
const NAMES: Readonly<Record<number, string>> = {
  33: 'Factura',
  34: 'Factura exenta',
  39: 'Boleta',
  [GUIA]: 'Guía de despacho',
  [NOTA_CREDITO]: 'Nota de crédito',
};

/** *Factura*, *Factura exenta*, *Boleta*, *Nota de crédito*; a type of another system under its number. */
export const dteName = (tipo_dte: number): string => NAMES[tipo_dte] ?? `Documento ${tipo_dte}`;

/** Units that a line is still good for: what was picked of goods once picking has finished, what was ordered before. */
export const unitsOf = ({ picking }: Billable, line: Omit<Line, 'precio_venta'>): number =>
  picking?.terminado && !isService(line) ? (picking.lineas[line.linea]?.pickeado ?? 0) : line.cantidad;

/** Whether less is delivered than was ordered. */
export const isShort = (o: Billable): boolean => o.productos_pedido.some((line) => unitsOf(o, line) < line.cantidad);

/** Amounts of the order's tax document in pesos: the units that it delivers, without IVA on an exempt one. */
export function billOf(o: Billable, tipo_dte = 33): Totals {
  const neto = netOf(
    o.productos_pedido.map((line) => ({ precio_venta: line.precio_venta, cantidad: unitsOf(o, line) })),
  );
  return tipo_dte === 34 ? { neto, iva: 0, total: neto } : totalsOf(neto);
}

/** Kinds of transfer of the tax office (`IndTraslado`) that a guide of ours has: goods on their way to who bought them. */
export const TRASLADO_VENTA = 1;
const TRANSFERS: Readonly<Record<number, string>> = { [TRASLADO_VENTA]: 'Operación constituye venta' };
/** *Operación constituye venta*. */
export const transferName = (tipo: number): string => TRANSFERS[tipo] ?? `Traslado ${tipo}`;

/** Whether a tax document goes with the order's goods: its invoice or receipt, or a guide. */
export const hasPaper = (o: { readonly facturado: boolean; readonly guia?: unknown }): boolean =>
  o.facturado || o.guia !== undefined;
