/** Units of a product that came in (above zero) or left, in the order of its stream. */
export interface StockMove {
  readonly at: string;
  readonly cantidad: number;
  /** Document that the units came with. */
  readonly documento: string | null;
  /** Order that they left for; null: none. */
  readonly pedido: string | null;
}
export interface SoldUnits {
  readonly pedido: string | null;
  readonly cantidad: number;
}
/** Receptions whose units are asked about. */
export interface Receptions {
  readonly documentos: readonly string[];
  readonly entradas: readonly { readonly fecha: string; readonly cantidad: number }[];
}

interface Layer {
  cantidad: number;
  own: number;
}

/** Units of each arrival that are of the receptions: an arrival is theirs when it names their document and is not older. */
function ownUnits(
  arrivals: readonly StockMove[],
  { documentos, entradas }: Receptions,
): ReadonlyMap<StockMove, number> {
  const own = new Map<StockMove, number>();
  const sameDocument = arrivals.filter(({ documento }) => documento !== null && documentos.includes(documento));
  for (const { fecha, cantidad } of entradas.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))) {
    let missing = cantidad;
    for (const arrival of sameDocument) {
      if (missing === 0) break;
      if (arrival.at < fecha) continue;
      const units = Math.min(missing, arrival.cantidad - (own.get(arrival) ?? 0));
      own.set(arrival, (own.get(arrival) ?? 0) + units);
      missing -= units;
    }
  }
  return own;
}

/** For what the units of receptions left, by what came in first leaves first; an order is named once, in the order of departure. */
export function soldUnits(moves: readonly StockMove[], receptions: Receptions): readonly SoldUnits[] {
  const own = ownUnits(
    moves.filter(({ cantidad }) => cantidad > 0),
    receptions,
  );
  const layers: Layer[] = [];
  const sold = new Map<string | null, number>();
  for (const move of moves) {
    if (move.cantidad > 0) {
      layers.push({ cantidad: move.cantidad, own: own.get(move) ?? 0 });
      continue;
    }
    let leaving = -move.cantidad;
    while (leaving > 0 && layers.length > 0) {
      const oldest = layers[0]!;
      const units = Math.min(leaving, oldest.cantidad);
      const ofOwn = Math.min(units, oldest.own);
      if (ofOwn > 0) sold.set(move.pedido, (sold.get(move.pedido) ?? 0) + ofOwn);
      oldest.cantidad -= units;
      oldest.own -= ofOwn;
      leaving -= units;
      if (oldest.cantidad === 0) layers.shift();
    }
  }
  return [...sold].map(([pedido, cantidad]) => ({ pedido, cantidad }));
}
