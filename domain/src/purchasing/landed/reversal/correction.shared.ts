import { roundCents, roundPesos } from '../../../kernel/money.ts';
import { carriedUnits, type CostedProduct, reversalOf } from '../effect.shared.ts';
import type { EfectoCorreccion, EfectoProducto } from '../parts.ts';

/** A product whose average a reversal moved by a replay of its posting. */
export interface ReplayedProduct {
  /** When the average moved, and by how much a unit; where it did not move, when the cost was reverted. */
  readonly at: string;
  readonly movido: number;
  /** The product just before that, and as it stands. */
  readonly entonces: CostedProduct;
  readonly ahora: CostedProduct;
}

/** Less a unit than this is rounding. */
const CENT = 0.01;

/**
 * What puts a replayed reversal right, or undefined where the replay did what {@link reversalOf} does. A wrong average made
 * all units in hand wrong: those that are still there move now, what those that left were told at too little or too much
 * is told, and what somebody set by hand since then stays. Both sums correct what the replay had named, so that they add
 * up to what the stock and the sold really took.
 */
export function correctionOf(
  posted: EfectoProducto,
  contabilizado: string,
  { at, movido, entonces, ahora }: ReplayedProduct,
): EfectoCorreccion | undefined {
  const right = reversalOf(posted, contabilizado, entonces);
  const off = roundCents(movido - right.pmp_cambio);
  const error = Math.abs(off) < CENT ? 0 : off;
  const diferencia = roundPesos(error * entonces.fisico);
  const { units, overwrittenUnits, byHand } = carriedUnits(entonces.fisico, at, ahora);
  const { fisico, pmp } = ahora;
  const perUnit = fisico > 0 ? (error * units) / fisico : byHand ? 0 : error;
  const pmp_cambio = Math.max(-pmp, -roundCents(perUnit)) || 0;
  const moved = Math.max(-roundPesos(fisico * pmp), -roundPesos(error * units));
  const ajuste_stock = right.ajuste_stock + posted.ajuste_stock + diferencia + moved;
  const ajuste_vendido =
    right.ajuste_vendido + posted.ajuste_vendido - diferencia + roundPesos(error * overwrittenUnits) - moved;
  if (pmp_cambio === 0 && ajuste_stock === 0 && ajuste_vendido === 0) return undefined;
  return {
    linea: posted.linea,
    producto_id: posted.producto_id,
    part_number: posted.part_number,
    fisico,
    pmp_antes: pmp,
    pmp: roundCents(pmp + pmp_cambio),
    pmp_cambio,
    ajuste_stock,
    ajuste_vendido,
    diferencia,
  };
}
