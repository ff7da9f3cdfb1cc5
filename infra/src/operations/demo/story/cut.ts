/** What of a planned order has happened at an instant. */
import { estatusOf, type OrderPlan, type PickingPlan, type WebPlan } from './plan.ts';

const STEPS = [
  'validado',
  'en_sala',
  'facturado',
  'facturado_sin_picking',
  'despachado',
  'entregado',
  'anulado',
] as const;

/** A picking as it stands at `until` (ISO); undefined when it was not taken yet. */
function cutPicking(picking: PickingPlan, until: string): PickingPlan | undefined {
  if (picking.tomado > until) return undefined;
  const { terminado, ...rest } = picking;
  return {
    ...rest,
    pausas: picking.pausas
      .filter((p) => p.at <= until)
      .map(({ hasta, ...p }) => (hasta && hasta <= until ? { ...p, hasta } : p)),
    escaneos: picking.escaneos.filter((scan) => scan.at <= until),
    faltantes: picking.faltantes.filter((shortage) => shortage.at <= until),
    ...(terminado && terminado <= until ? { terminado } : {}),
  };
}

function cutWeb(web: WebPlan, until: string): WebPlan {
  const out = { ...web };
  for (const end of ['pagado', 'rechazado', 'vencido'] as const) if ((out[end]?.at ?? '') > until) delete out[end];
  return out;
}

/** The plan without the steps later than `until` (ISO), its `estatus` made to fit. */
export function cut(plan: OrderPlan, until: string): OrderPlan {
  const out: OrderPlan = { ...plan, mensajes: plan.mensajes.filter((m) => m.at <= until) };
  for (const step of STEPS) if ((out[step]?.at ?? '') > until) delete out[step];
  const picking = plan.picking && cutPicking(plan.picking, until);
  if (picking) out.picking = picking;
  else delete out.picking;
  if (plan.web) out.web = cutWeb(plan.web, until);
  return { ...out, estatus: estatusOf(out) };
}
