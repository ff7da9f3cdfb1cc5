/** Stock of the invented company while its history is written: goods count as gone when they are ordered, so no plan can ask for more than there is. */
import type { DemoProduct } from '../catalogue/catalogue.ts';
import type { Rng } from '../random.ts';
import type { ReceiptPlan } from './plan.ts';

interface Held {
  product: DemoProduct;
  bodega: string;
  stock: number;
  target: number;
  sold: number;
}

/** How many units of a product a usual line has, by its cost. */
export const usualQuantity = (pmp: number): number =>
  pmp < 3_000 ? 24 : pmp < 15_000 ? 8 : pmp < 60_000 ? 4 : pmp < 200_000 ? 2 : 1;

export interface Stock {
  available(bodega: string, producto: string): number;
  /** Throws RangeError when less is left. */
  take(bodega: string, producto: string, cantidad: number): void;
  /** Deliveries that fill what ran low since the last call, one per warehouse and brand. */
  refill(motivo: ReceiptPlan['motivo']): Omit<ReceiptPlan, 'number' | 'at' | 'by'>[];
}

/** `ranked` lists the products from best to worst seller; discontinued ones come in once and never again. */
export function openStock(
  ranked: readonly DemoProduct[],
  shares: Readonly<Record<string, number>>,
  weekly: number,
  rng: Rng,
): Stock {
  const held = new Map<string, Held>();
  for (const [bodega, share] of Object.entries(shares)) {
    ranked.slice(0, Math.ceil(ranked.length * Math.min(1, share * 2))).forEach((product, rank) => {
      const popular = (weekly * 10 * share) / (rank + 8) ** 0.9;
      const target = Math.max(
        1,
        Math.round(usualQuantity(product.pmp) * (1.5 * Math.sqrt(share) + popular) * rng.triangular(0.7, 1, 1.6)),
      );
      held.set(`${bodega}|${product.codigo}`, { product, bodega, stock: 0, target, sold: 0 });
    });
  }
  const seen = new Set<Held>();
  return {
    available: (bodega, producto) => held.get(`${bodega}|${producto}`)?.stock ?? 0,
    take: (bodega, producto, cantidad) => {
      const row = held.get(`${bodega}|${producto}`);
      if (!row || row.stock < cantidad) throw new RangeError(`stock negativo de ${producto} en ${bodega}`);
      row.stock -= cantidad;
      row.sold += cantidad;
    },
    refill: (motivo) => {
      const groups = new Map<string, Omit<ReceiptPlan, 'number' | 'at' | 'by'>>();
      for (const row of held.values()) {
        const first = !seen.has(row);
        if (!first && (row.product.descontinuado || row.stock > row.target * 0.3)) continue;
        seen.add(row);
        // What sold since the last delivery is the best guess of what will.
        row.target = Math.max(row.target, Math.ceil(row.sold * 1.2));
        const cantidad = row.target - row.stock;
        if (cantidad <= 0) continue;
        row.stock += cantidad;
        row.sold = 0;
        const key = `${row.bodega}|${row.product.marca}`;
        const group = groups.get(key) ?? {
          tipo: 'recepcion',
          bodega: row.bodega,
          marca: row.product.marca,
          motivo,
          lineas: [],
        };
        const drift = first ? 1 : rng.triangular(0.97, 1, 1.03);
        group.lineas.push({
          producto: row.product.codigo,
          cantidad,
          costo_unitario: Math.round(row.product.pmp * drift),
          costo_fob: Math.round(row.product.costo_fob * drift * 100) / 100,
        });
        groups.set(key, group);
      }
      return [...groups.values()];
    },
  };
}
