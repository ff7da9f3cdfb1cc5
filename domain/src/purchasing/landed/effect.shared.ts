import { roundCents, roundPesos } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { EfectoProducto, LineaCosteada } from './parts.ts';
import { type InHand, stillThere } from './still-there.shared.ts';

/** A move of a product's weighted average cost; `costeo`: it came of a landed cost. */
export interface PmpMove {
  readonly at: string;
  readonly antes: number;
  readonly despues: number;
  readonly costeo: boolean;
}
/** A product as posting finds it. */
export interface CostedProduct extends InHand {
  readonly pmp: number;
  /** The earliest first. */
  readonly movimientos: readonly PmpMove[];
}

/**
 * What units that came at an instant are kept at, apart from other landed costs: receiving does not move the weighted
 * average, so that they came in at what it was; whoever set it by hand since then, set it for them too. Without
 * this, two costs of one product would come to another sum in another order.
 */
function keptAt({ pmp, movimientos }: CostedProduct, fecha: string): number {
  let landed = 0;
  for (const { at, antes, despues, costeo } of movimientos) {
    if (at < fecha) continue;
    landed = costeo ? landed + despues - antes : 0;
  }
  return pmp - landed;
}

/**
 * What the real cost of a line does to its product: PMP' = (stock × PMP + entered × unit cost) / (stock + entered). Units
 * that are gone by now had cost more, or less, than was told: that part is told apart and moves nothing (FACTS, Chile).
 */
export function effectOf(
  line: Pick<LineaCosteada, 'linea' | 'producto_id' | 'part_number' | 'cantidad' | 'costo_total' | 'entradas'>,
  product: CostedProduct,
): EfectoProducto {
  const { linea, producto_id, part_number, cantidad, costo_total } = line;
  const { fisico, pmp } = product;
  const kept = line.entradas.reduce((sum, one) => sum + one.cantidad * keptAt(product, one.fecha), 0);
  const difference = costo_total - kept;
  const inHand = stillThere(line.entradas, product);
  const held = (difference * inHand) / cantidad;
  const ajuste_stock = roundPesos(held);
  const pmp_cambio = roundCents(fisico > 0 ? held / fisico : difference / cantidad);
  return {
    linea,
    producto_id,
    part_number,
    fisico,
    pmp_antes: pmp,
    pmp: roundCents(pmp + pmp_cambio),
    pmp_cambio,
    ajuste_stock,
    ajuste_vendido: roundPesos(difference) - ajuste_stock,
  };
}

/** The average after a landed cost is applied, or taken back: back to the peso where nothing else moved it meanwhile. */
export function movedPmp(
  pmp: number,
  { pmp_antes, pmp: after, pmp_cambio }: Pick<EfectoProducto, 'pmp_antes' | 'pmp' | 'pmp_cambio'>,
  back: boolean,
): number {
  if (back) return pmp === after ? pmp_antes : Math.max(0, roundCents(pmp - pmp_cambio));
  return pmp === pmp_antes ? after : Math.max(0, roundCents(pmp + pmp_cambio));
}

const MAX_PMP = 1_000_000_000;

/** The refusal where an average would be none. */
export function impossible(
  titulo: string,
  aplicado: readonly Pick<EfectoProducto, 'pmp' | 'part_number'>[],
): Rejection | undefined {
  const odd = aplicado.find(({ pmp }) => pmp < 0 || pmp > MAX_PMP);
  return (
    odd &&
    reject(
      'PMP_IMPOSIBLE',
      titulo,
      `El PMP de ${odd.part_number} quedaría fuera de lo posible. Revisa montos y tipos de cambio.`,
    )
  );
}
