/** Invented demo data: Pesos Mobile that customers use on the web. */
import { totalsOf } from '@power/domain/kernel/money';
import type { OrderPlan, Plan } from './plan.ts';
import { timeline } from './timeline.ts';

/** As the system gives them when nobody says otherwise (PUNTOS_PORCENTAJE). */
const PERCENT = 1;
const LEAST = 1000;
const GOOD_MS = 360 * 86_400_000;

/** Net pesos of what was found. */
function billed(plan: OrderPlan): number {
  const missing = (plan.picking?.faltantes ?? []).reduce(
    (sum, { linea, cantidad }) => sum + cantidad * (plan.lineas[linea - 1]?.precio_venta ?? 0),
    0,
  );
  return plan.neto - missing;
}

interface Lot {
  /** Milliseconds since 1970. */
  readonly at: number;
  puntos: number;
}

/** Points of a customer that are good for sure: those of less than a year. */
function goodOf(lots: Lot[], now: number): number {
  while (lots[0] && lots[0].at < now - GOOD_MS) lots.shift();
  return lots.reduce((sum, lot) => sum + lot.puntos, 0);
}

function use(lots: Lot[], puntos: number): void {
  for (let left = puntos; left > 0;) {
    const part = Math.min(left, lots[0]!.puntos);
    left -= part;
    if ((lots[0]!.puntos -= part) === 0) lots.shift();
  }
}

/** Web orders whose customer has points by then pay a part with them: never more than there are, and at most half. */
export function givePoints(plans: Plan[]): Plan[] {
  const has = new Map<string, Lot[]>();
  for (const step of timeline(plans)) {
    if (step.paso === 'recepcionar') continue;
    const { plan, paso } = step;
    const { web, cliente } = plan;
    const at = Date.parse(step.at);
    const lots = has.get(cliente) ?? has.set(cliente, []).get(cliente)!;
    if (paso === 'crear' && web) {
      const most = Math.min(goodOf(lots, at), Math.floor(totalsOf(plan.neto).total / 2));
      web.puntos = most < LEAST ? 0 : most;
      use(lots, web.puntos);
    }
    const over = paso === 'rechazar' || paso === 'vencer' || paso === 'anular';
    if (over && web && web.puntos > 0) lots.push({ at, puntos: web.puntos });
    if (paso === 'entregar' || paso === 'facturar_sin_picking')
      lots.push({ at, puntos: Math.floor((billed(plan) * PERCENT) / 100) });
  }
  return plans;
}
