import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { roundCents } from '../../kernel/money.ts';
import { type RepartoVendido, SaleCostAdjusted, SoldCostShared, type LineaAjustada } from './events.ts';

/** The part of a landed cost that an order bears. */
export interface LateCost {
  readonly reparto: string;
  readonly documento: string;
  /** When the order was billed; null: it counts once it is. */
  readonly facturado: string | null;
  readonly lineas: readonly LineaAjustada[];
}
/** What the cost of an order's lines was adjusted by. */
export interface SaleCost {
  /** Pesos by line, of units that left at another average than they were billed with. */
  readonly entrega: Readonly<Record<number, number>>;
  /** Units by line that the amounts are of. */
  readonly unidades: Readonly<Record<number, number>>;
  /** Amounts that were posted after the goods had left, each share once. */
  readonly tardios: readonly LateCost[];
}
export const NO_ADJUSTMENT: SaleCost = { entrega: {}, unidades: {}, tardios: [] };

/** Stream `salecost-<order>`: beside the order, whose history sellers read. */
export const saleCost = defineAggregate<SaleCost>('salecost', NO_ADJUSTMENT, [
  on(SaleCostAdjusted, (s, { reparto, documento, facturado, lineas }) => {
    const unidades = { ...s.unidades };
    for (const { linea, cantidad } of lineas) unidades[linea] = Math.max(unidades[linea] ?? 0, cantidad);
    if (reparto !== null) {
      const others = s.tardios.filter((one) => one.reparto !== reparto);
      return { ...s, unidades, tardios: [...others, { reparto, documento, facturado, lineas }] };
    }
    const entrega = { ...s.entrega };
    for (const { linea, ajuste_costo } of lineas) entrega[linea] = roundCents((entrega[linea] ?? 0) + ajuste_costo);
    return { ...s, unidades, entrega };
  }),
]);

/** Stream `soldcost-<cost>-<event>-<product>`. */
export const soldCost = defineAggregate<RepartoVendido | undefined>('soldcost', undefined, [
  on(SoldCostShared, (_, d) => d),
]);

/** Pesos that a billed line cost more than its document said, and the units that they are of. */
export interface LineAdjustment {
  readonly pesos: number;
  readonly unidades: number;
}

/** The adjustment of a line; undefined where its cost is what its document said. */
export function adjustmentOf({ entrega, unidades, tardios }: SaleCost, linea: number): LineAdjustment | undefined {
  const late = tardios.flatMap(({ facturado, lineas }) => (facturado === null ? [] : lineas));
  const pesos = late.reduce((sum, one) => (one.linea === linea ? sum + one.ajuste_costo : sum), entrega[linea] ?? 0);
  return pesos === 0 ? undefined : { pesos: roundCents(pesos), unidades: unidades[linea]! };
}
