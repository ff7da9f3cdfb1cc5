import { roundCents, roundPesos } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { EfectoProducto, LineaCosteada } from './parts.ts';
import { type InHand, leftOf, stillThere } from './still-there.shared.ts';

/** A move of a product's weighted average cost; `costeo`: it came of a landed cost. */
export interface PmpMove {
  readonly at: string;
  readonly antes: number;
  readonly despues: number;
  readonly costeo: boolean;
  /** Units in hand at that moment, all warehouses; only moves that somebody made by hand need it. */
  readonly fisico?: number;
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

/** Units of those in hand at an instant that still carry what was added to them then. */
interface Carried {
  readonly units: number;
  /** Units whose value somebody set by hand since then: nothing of what was added is left in it. */
  readonly overwrittenUnits: number;
  readonly byHand: boolean;
}

/** What came first leaves first; an average that was set by hand counts for whatever was in hand at that moment. */
export function carriedUnits(units: number, since: string, product: CostedProduct): Carried {
  const set = product.movimientos.find(({ at, costeo }) => !costeo && at > since);
  if (!set) return { units: leftOf(units, since, product), overwrittenUnits: 0, byHand: false };
  const llegadas = product.llegadas.filter(({ at }) => at <= set.at);
  return {
    units: 0,
    overwrittenUnits: leftOf(units, since, { fisico: set.fisico ?? product.fisico, llegadas }),
    byHand: true,
  };
}

/** The same when the effect is carried out: where nothing was in hand, what has come meanwhile was expected at it. */
export function movedUnits(fisico: number, since: string, product: CostedProduct): Carried {
  const carried = carriedUnits(fisico, since, product);
  return fisico === 0 && !carried.byHand ? { ...carried, units: product.fisico } : carried;
}

type Done = Pick<
  EfectoProducto,
  'linea' | 'producto_id' | 'part_number' | 'fisico' | 'pmp_cambio' | 'ajuste_stock' | 'ajuste_vendido'
>;

/**
 * An effect of an instant taken back now: out of the stock goes the part that is still in it, and what left meanwhile took
 * its part along, so that this part is told as cost of what was sold. Both together are the effect, to the peso. The
 * average never falls below zero: what the stock cannot give back is told too.
 */
export function reversalOf(done: Done, since: string, product: CostedProduct): EfectoProducto {
  const { fisico, pmp } = product;
  const { units, overwrittenUnits, byHand } = carriedUnits(done.fisico, since, product);
  const partOf = (some: number): number => (done.fisico > 0 ? roundPesos((done.ajuste_stock * some) / done.fisico) : 0);
  // With nothing in hand the average is what the next unit is expected at, and goes back as a whole.
  const perUnit = fisico > 0 ? (done.pmp_cambio * units) / fisico : byHand ? 0 : done.pmp_cambio;
  const pmp_cambio = Math.max(-pmp, -roundCents(perUnit)) || 0;
  const ajuste_stock = Math.max(-roundPesos(fisico * pmp), -partOf(units)) || 0;
  return {
    linea: done.linea,
    producto_id: done.producto_id,
    part_number: done.part_number,
    fisico,
    pmp_antes: pmp,
    pmp: roundCents(pmp + pmp_cambio),
    pmp_cambio,
    ajuste_stock,
    ajuste_vendido: partOf(overwrittenUnits) - done.ajuste_stock - done.ajuste_vendido - ajuste_stock || 0,
  };
}

/** The average after an effect is applied: to the peso where nothing else moved it meanwhile. */
export function movedPmp(
  pmp: number,
  { pmp_antes, pmp: after, pmp_cambio }: Pick<EfectoProducto, 'pmp_antes' | 'pmp' | 'pmp_cambio'>,
): number {
  return pmp === pmp_antes ? after : Math.max(0, roundCents(pmp + pmp_cambio));
}

/**
 * The same where the effect is carried out later than it was decided: units that came in between came at the average of
 * their day, and keep it; what somebody set by hand in between stays.
 */
export function appliedPmp(
  pmp: number,
  effect: Pick<EfectoProducto, 'fisico' | 'pmp_antes' | 'pmp' | 'pmp_cambio'>,
  since: string,
  product: CostedProduct,
): number {
  const { units, byHand } = movedUnits(effect.fisico, since, product);
  if (byHand) return pmp;
  return units === product.fisico
    ? movedPmp(pmp, effect)
    : Math.max(0, roundCents(pmp + (effect.pmp_cambio * units) / product.fisico));
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
