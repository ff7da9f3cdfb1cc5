import { netOf, type Totals, totalsOf } from '../../kernel/money.ts';
import { type Billable, unitsOf } from './billing.shared.ts';

interface Amounts {
  readonly neto: number;
  readonly iva: number;
  readonly total: number;
}
/** What of an order says how much of its tax document still stands. */
export interface Creditable extends Billable {
  readonly factura?: (Amounts & { readonly tipo_dte: number }) | undefined;
  readonly notas_credito?:
    | readonly (Amounts & { readonly lineas: readonly { readonly linea: number; readonly cantidad: number }[] })[]
    | undefined;
}
/** Units by line. */
export type Units = ReadonlyMap<number, number>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Units of each line that were billed and that no credit note has taken back. */
export const stillBilled = (o: Creditable): Units =>
  new Map(
    o.productos_pedido.map((line) => {
      const back = (o.notas_credito ?? []).flatMap(({ lineas }) => lineas.filter(({ linea }) => linea === line.linea));
      return [line.linea, unitsOf(o, line) - sum(back.map(({ cantidad }) => cantidad))];
    }),
  );

/** Pesos of the tax document that credit notes have taken back. */
export const creditedOf = ({ notas_credito }: Pick<Creditable, 'notas_credito'>): Totals => ({
  neto: sum((notas_credito ?? []).map(({ neto }) => neto)),
  iva: sum((notas_credito ?? []).map(({ iva }) => iva)),
  total: sum((notas_credito ?? []).map(({ total }) => total)),
});

/** Pesos of the tax document that are still to be paid by somebody; of an order without one, what was ordered. */
export const standingTotal = (o: Pick<Creditable, 'factura' | 'notas_credito'> & { readonly total: number }): number =>
  (o.factura?.total ?? o.total) - creditedOf(o).total;

/**
 * Amounts of a credit note over so many units by line. The one that takes back the last of them takes whatever roundings of
 * those before left, so that all together are the document to the peso.
 */
export function creditOf(o: Creditable, units: Units): Totals {
  const left = stillBilled(o);
  const before = creditedOf(o);
  if (o.factura && [...left].every(([linea, n]) => (units.get(linea) ?? 0) === n))
    return {
      neto: o.factura.neto - before.neto,
      iva: o.factura.iva - before.iva,
      total: o.factura.total - before.total,
    };
  const neto = netOf(
    o.productos_pedido.map(({ linea, precio_venta }) => ({ precio_venta, cantidad: units.get(linea) ?? 0 })),
  );
  return o.factura?.tipo_dte === 34 ? { neto, iva: 0, total: neto } : totalsOf(neto);
}
