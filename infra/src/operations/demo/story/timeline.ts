/** The invented history as one line of steps, for whoever turns plans into commands. */
import { webmaster } from './crew.ts';
import type { OrderPlan, Plan, ReceiptPlan } from './plan.ts';

type OrderStep =
  | 'crear'
  | 'pagar'
  | 'rechazar'
  | 'vencer'
  | 'mensaje'
  | 'validar'
  | 'tomar'
  | 'pausar'
  | 'reanudar'
  | 'escanear'
  | 'faltante'
  | 'terminar'
  | 'sala'
  | 'facturar'
  | 'facturar_sin_picking'
  | 'despachar'
  | 'entregar'
  | 'anular';

/** One thing to do at an instant. `indice` points into the plan's `mensajes`, `pausas`, `escaneos` or `faltantes`. */
export type Step =
  | { at: string; by: string; paso: 'recepcionar'; plan: ReceiptPlan }
  | { at: string; by: string; paso: OrderStep; plan: OrderPlan; indice: number };

function stepsOf(plan: OrderPlan): Step[] {
  const steps: Step[] = [];
  const add = (paso: OrderStep, at: string | undefined, by: string, indice = 0): void => {
    if (at !== undefined) steps.push({ at, by, paso, plan, indice });
  };
  const done = (paso: OrderStep, what: { at: string; by: string } | undefined): void =>
    add(paso, what?.at, what?.by ?? '');
  const { picking } = plan;
  add('crear', plan.at, plan.web ? webmaster() : plan.ejecutivo);
  done('pagar', plan.web?.pagado);
  done('rechazar', plan.web?.rechazado);
  done('vencer', plan.web?.vencido);
  plan.mensajes.forEach((m, i) => add('mensaje', m.at, m.by, i));
  done('validar', plan.validado);
  if (picking) {
    add('tomar', picking.tomado, picking.by);
    picking.escaneos.forEach((scan, i) => add('escanear', scan.at, picking.by, i));
    picking.faltantes.forEach((shortage, i) => add('faltante', shortage.at, picking.by, i));
    picking.pausas.forEach((pause, i) => {
      add('pausar', pause.at, picking.by, i);
      add('reanudar', pause.hasta, picking.by, i);
    });
    add('terminar', picking.terminado, picking.by);
  }
  done('sala', plan.en_sala);
  done('facturar_sin_picking', plan.facturado_sin_picking);
  done('facturar', plan.facturado);
  done('despachar', plan.despachado);
  done('entregar', plan.entregado);
  done('anular', plan.anulado);
  return steps;
}

/** Every step of every plan in order of time; steps of one order at the same instant keep their natural order. */
export function timeline(plans: readonly Plan[]): Step[] {
  return plans
    .flatMap((plan): Step[] =>
      plan.tipo === 'recepcion' ? [{ at: plan.at, by: plan.by, paso: 'recepcionar', plan }] : stepsOf(plan),
    )
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
