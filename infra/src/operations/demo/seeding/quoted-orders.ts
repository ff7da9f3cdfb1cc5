import { dayOf } from '@power/domain/kernel/dates';
import { ownForecast } from '@power/domain/forecast/parts';
import { cierreOf } from '@power/domain/forecast/tracking';
import type { DemoCompany } from '../company.ts';
import { seededRandom } from '../random.ts';
import { isRoom, type OrderPlan, type Plan } from '../story/plan.ts';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
import type { Directory } from './directory.ts';
import type { OrderStep } from './order-requests.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const YEAR = 365 * DAY;
/** So many sales of a year are followed to their order: some of them to their seller's goal; of a short history most. */
const FOLLOWED = 1500;

/** Orders that came of a quotation that was followed in the forecast, by order number. */
export type Quoted = ReadonlyMap<number, { readonly cotizacion: number }>;

/** Of the orders of the last year, those that a seller quoted at list price; numbered as they were quoted. */
export function quotedOrders(
  plans: readonly Plan[],
  { productos }: DemoCompany,
  directory: Directory,
  run: Run,
): Quoted {
  const since = Date.parse(run.until) - YEAR;
  const off = new Set(productos.flatMap((p) => (p.bloqueado || p.descontinuado ? [p.codigo] : [])));
  const fit = plans.filter((plan): plan is OrderPlan => {
    if (plan.tipo !== 'pedido' || plan.web || plan.turno || plan.escenario || Date.parse(plan.at) < since) return false;
    const { tipo_cliente, ejecutivo } = directory.customerData(plan.cliente);
    const { lineas } = plan;
    const listed = lineas.every(({ producto, bajo_lista }) => !bajo_lista && !off.has(producto));
    const once = new Set(lineas.map(({ producto }) => producto)).size === lineas.length;
    return tipo_cliente !== undefined && ejecutivo === plan.ejecutivo && listed && once;
  });
  // Spread over the whole year, this month too.
  const share = Math.min(1, FOLLOWED / fit.length);
  const chosen = fit.filter((_, n) => Math.floor((n + 1) * share) > Math.floor(n * share));
  return new Map(chosen.map(({ number }, n) => [number, { cotizacion: n + 1 }]));
}

/** In place of the order's creation: its quotation, weeks before, what was said of it on the way, and its conversion. */
export function quotedCreation({ plan }: OrderStep, cotizacion: number, directory: Directory, run: Run): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/seguimiento/${plan.number}`);
  const as = directory.user(plan.ejecutivo);
  const ordered = Date.parse(plan.at);
  const begun = ordered - rng.int(8, 45) * DAY;
  const step = (
    what: string,
    name: string,
    at: number,
    request: object,
    more: Partial<DemoCommand> = {},
  ): DemoCommand => ({
    name,
    request,
    commandId: commandIdOf(run, 'oportunidad', plan.number, what),
    as,
    now: new Date(at).toISOString(),
    ...more,
  });
  const { direccion, comuna, region } = directory.customerData(plan.cliente);
  const cierre = cierreOf(dayOf(plan.at));
  const forecast = ownForecast(as, cierre);
  const follow = (what: string, share: number, porcentaje: number, comentario: string): DemoCommand => {
    const at = begun + (ordered - begun) * share;
    return step(what, 'update-opportunity', at, {
      accion: 'actualizar',
      forecast,
      oportunidad: String(cotizacion),
      datos: { porcentaje, comentario, next_step: 'Confirmar la compra', fechaAccion: dayOf(plan.at), ...cierre },
    });
  };
  return [
    step(
      'cotizar',
      'create-quotation',
      begun,
      {
        accion: 'crearsistema',
        cotizacion: {
          cliente: String(directory.customer(plan.cliente)),
          metodo_pago: plan.metodo_pago,
          tipo_entrega: plan.tipo_entrega,
          bodega_entrega: plan.bodega,
          validez: dayOf(new Date(ordered + DAY)),
          ...(!isRoom(plan.tipo_entrega) && { direccion_despacho: { calle: direccion, comuna, region } }),
          productos_cotizacion: plan.lineas.map(({ producto, cantidad }) => ({
            producto: String(directory.product(producto)),
            cantidad,
          })),
        },
      },
      { numbers: { cotizacion } },
    ),
    step('nueva', 'create-opportunity', begun + HOUR, {
      accion: 'nueva',
      forecastID: forecast,
      oportunidad: { cotizacion },
    }),
    ...(rng.chance(0.8) ? [follow('cliente', 0.35, 50, 'El cliente final la está revisando')] : []),
    ...(rng.chance(0.6) ? [follow('adjudicada', 0.75, 80, 'Adjudicada, falta la orden de compra')] : []),
    step(
      'convertir',
      'convert-quotation',
      ordered,
      { accion: 'convertir', cotizacion },
      { numbers: { pedido: plan.number } },
    ),
    followed({ plan, paso: 'crear', at: plan.at }, run),
  ];
}

/** What the process that follows sales would do, as soon as it would. */
export const followed = ({ plan, paso, at }: Pick<OrderStep, 'plan' | 'paso' | 'at'>, run: Run): DemoCommand => ({
  name: 'follow-sale',
  request: { pedido: plan.number },
  as: SYSTEM_ID,
  now: at,
  commandId: commandIdOf(run, 'pedido', plan.number, paso, 'oportunidad'),
});
