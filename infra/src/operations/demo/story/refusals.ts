/** Invented demo data: the two waiting orders whose validation must be refused, one for want of stock, one because others hold it. */
import type { OrderPlan, Plan, PlannedLine } from './plan.ts';

/** Units of a product in a warehouse: handed over, picked for somebody, or held by orders that are not picked yet. */
interface Level {
  received: number;
  handedOver: number;
  picked: number;
  committed: number;
}

const missingOf = (plan: OrderPlan, index: number): number =>
  (plan.picking?.faltantes ?? [])
    .filter((shortage) => shortage.linea === index + 1)
    .reduce((sum, shortage) => sum + shortage.cantidad, 0);

/** What the plans leave of each `bodega|producto`; units that a picker did not find stay on the books. */
export function levelsOf(plans: readonly Plan[]): Map<string, Level> {
  const levels = new Map<string, Level>();
  const at = (key: string): Level =>
    levels.get(key) ?? (levels.set(key, { received: 0, handedOver: 0, picked: 0, committed: 0 }).get(key) as Level);
  for (const plan of plans) {
    if (plan.tipo === 'recepcion')
      for (const line of plan.lineas) at(`${plan.bodega}|${line.producto}`).received += line.cantidad;
    else if (plan.validado && !plan.anulado) {
      const stage =
        plan.entregado || plan.facturado_sin_picking ? 'handedOver' : plan.picking?.terminado ? 'picked' : 'committed';
      plan.lineas.forEach(
        (line, i) => (at(`${plan.bodega}|${line.producto}`)[stage] += line.cantidad - missingOf(plan, i)),
      );
    }
  }
  return levels;
}

/** Changes the quantity of the first line that can show the scenario; the order goes without it when none can. */
export function refuse(
  plan: OrderPlan,
  levels: ReadonlyMap<string, Level>,
  candidates: readonly PlannedLine[],
): OrderPlan {
  const scenario = plan.escenario;
  const quantity = (line: PlannedLine): number | undefined => {
    const level = levels.get(`${plan.bodega}|${line.producto}`);
    if (!level) return undefined;
    const physical = level.received - level.handedOver;
    // Refused on every reading of "gone": at the end of the picking as well as at handover.
    if (scenario === 'comprometido')
      return level.committed > 0
        ? physical - level.picked - level.committed + Math.ceil(level.committed / 2)
        : undefined;
    return physical + 4;
  };
  const cost = (line: PlannedLine): number => quantity(line) ?? Infinity;
  const best = candidates.filter((line) => quantity(line) !== undefined).sort((a, b) => cost(a) - cost(b))[0];
  if (!best || !scenario) {
    const { escenario: _, ...rest } = plan;
    return rest;
  }
  // Stock alone refuses it: a price to approve would be said first.
  const others = plan.lineas.filter((line) => line.producto !== best.producto && !line.bajo_lista);
  const lineas = [{ ...best, cantidad: cost(best) }, ...others];
  return { ...plan, lineas, neto: lineas.reduce((sum, line) => sum + line.cantidad * line.precio_venta, 0) };
}
