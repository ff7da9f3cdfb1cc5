/** Units of a product that came into a warehouse, whoever brought them. */
export interface Arrival {
  readonly at: string;
  readonly cantidad: number;
}
/** What there is of a product. */
export interface InHand {
  /** Units in hand, all warehouses. */
  readonly fisico: number;
  readonly llegadas: readonly Arrival[];
}

const arrivedSince = ({ llegadas }: Pick<InHand, 'llegadas'>, since: string): number =>
  llegadas.reduce((sum, { at, cantidad }) => (at >= since ? sum + cantidad : sum), 0);

/** How many of so many units that were in hand at an instant are still there; what came later takes no part. */
export const leftOf = (units: number, at: string, { fisico, llegadas }: InHand): number =>
  Math.min(
    units,
    Math.max(
      0,
      llegadas.reduce((left, arrival) => (arrival.at > at ? left - arrival.cantidad : left), fisico),
    ),
  );

/** How many of the units that came in so are still there: what came first leaves first, as *Informe Aging* counts. */
export function stillThere(
  entradas: readonly { readonly fecha: string; readonly cantidad: number }[],
  product: InHand,
): number {
  let own = 0;
  let there = 0;
  for (const { fecha, cantidad } of entradas.toSorted((a, b) => (a.fecha < b.fecha ? 1 : -1))) {
    own += cantidad;
    // Of others, come later: those are still there before any of these are.
    const newer = Math.max(0, arrivedSince(product, fecha) - own);
    there += Math.min(cantidad, Math.max(0, product.fisico - newer - there));
  }
  return there;
}
