import { roundCents } from '../../kernel/money.ts';
import type { LineaFacturada } from '../../streams/order/billed.shared.ts';

/** Units of a product that left for an order, and the average that they left at; units below zero came back. */
export interface Departure {
  readonly cantidad: number;
  readonly pmp: number;
}

/** Units that left once those that came back are taken off, the latest first. */
function departed(departures: readonly Departure[]): readonly Departure[] {
  const left: Departure[] = [];
  for (const one of departures) {
    if (one.cantidad > 0) left.push(one);
    for (let back = -one.cantidad; back > 0 && left.length > 0;) {
      const last = left.pop()!;
      if (last.cantidad > back) left.push({ ...last, cantidad: last.cantidad - back });
      back -= Math.min(back, last.cantidad);
    }
  }
  return left;
}

/** Of a billed line: units that have left, and pesos that they cost more than they were billed with. */
export interface DeliveredCost {
  readonly linea: number;
  readonly cantidad: number;
  readonly ajuste: number;
}

/** Lines of one product take the units in their order; what leaves beyond what was billed is of none of them. */
export function deliveredCosts(
  lineas: readonly Pick<LineaFacturada, 'linea' | 'cantidad' | 'pmp'>[],
  departures: readonly Departure[],
): readonly DeliveredCost[] {
  const waiting = departed(departures).map((one) => ({ ...one }));
  return lineas.map(({ linea, cantidad: billed, pmp: billedAt }) => {
    let cantidad = 0;
    let ajuste = 0;
    while (cantidad < billed && waiting.length > 0) {
      const next = waiting[0]!;
      const units = Math.min(billed - cantidad, next.cantidad);
      cantidad += units;
      ajuste += units * (next.pmp - (billedAt ?? 0));
      next.cantidad -= units;
      if (next.cantidad === 0) waiting.shift();
    }
    return { linea, cantidad, ajuste: roundCents(ajuste) };
  });
}
