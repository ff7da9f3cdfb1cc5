/** Invented demo data: one picking, scan by scan. */
import type { DemoProduct } from '../catalogue/catalogue.ts';
import type { Rng } from '../random.ts';
import type { PickingPlan, PlannedLine } from './plan.ts';
import { pauseReason, shortageReason } from './words.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Minutes of work that an order asks for. */
export const pickingMinutes = (lineas: readonly PlannedLine[], rng: Rng): number =>
  Math.min(
    85,
    3 + lineas.reduce((sum, line) => sum + 1.1 + Math.min(6, line.cantidad * 0.08), 0) * rng.triangular(0.7, 1, 1.5),
  );

/** Serial numbers of the units of a line: brand, order, line, unit; never twice, since an order has a line once. */
const serials = (product: DemoProduct, number: number, linea: number, cantidad: number): string[] =>
  Array.from(
    { length: cantidad },
    (_, unit) =>
      `${product.marca.slice(0, 2).toUpperCase()}${number}${String(linea).padStart(2, '0')}${String(unit + 1).padStart(3, '0')}`,
  );

export interface PickingWish {
  number: number;
  lineas: readonly PlannedLine[];
  by: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  pausa: boolean;
  faltante: boolean;
}

/** A finished picking from `from` to `to`: each line scanned once in between, in order. */
export function pickingOf(
  wish: PickingWish,
  productOf: (codigo: string) => DemoProduct,
  rng: Rng,
): PickingPlan & { terminado: string } {
  const { lineas, from, to } = wish;
  const span = to - from;
  // A pause takes the third quarter of the time, scans keep out of it.
  const when = (share: number): number =>
    from + Math.round(span * (wish.pausa && share > 0.5 ? 0.75 + (share - 0.5) * 0.5 : share));
  // Something must be found, or there is nothing to finish.
  const missing = wish.faltante ? rng.int(0, lineas.length - 1) : -1;
  const plan: PickingPlan & { terminado: string } = {
    by: wish.by,
    tomado: iso(from),
    pausas: [],
    escaneos: [],
    faltantes: [],
    terminado: iso(to),
  };
  if (wish.pausa)
    plan.pausas.push({
      at: iso(from + Math.round(span * 0.51)),
      hasta: iso(from + Math.round(span * 0.74)),
      motivo: pauseReason(rng),
    });
  lineas.forEach((line, index) => {
    const linea = index + 1;
    const at = iso(when(linea / (lineas.length + 1)));
    const short = index === missing && line.cantidad > 1 ? rng.int(1, Math.max(1, Math.floor(line.cantidad / 3))) : 0;
    const cantidad = line.cantidad - short;
    const product = productOf(line.producto);
    if (short > 0)
      plan.faltantes.push({ at, linea, producto: line.producto, cantidad: short, motivo: shortageReason(rng) });
    if (cantidad > 0)
      plan.escaneos.push({
        at,
        linea,
        producto: line.producto,
        cantidad,
        ...(product.serializable ? { series: serials(product, wish.number, linea, cantidad) } : {}),
      });
  });
  return plan;
}
