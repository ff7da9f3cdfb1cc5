import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { dayText } from '../kernel/when.ts';
import { OpportunityLost, OpportunityMoved, OpportunityTracked } from './events.ts';
import { openOpportunity, ownOpportunity, refused } from './guards.ts';
import { FORECASTERS, type Opportunity, opportunity, refOf } from './opportunity.ts';
import { forecastId, forecastOf, month, oportunidadId, ownForecast, year } from './parts.ts';
import {
  changesForecast,
  lostProblem,
  noAmount,
  nombreCierre,
  PORCENTAJES,
  stageOf,
  trackingProblem,
} from './tracking.ts';

/** Document 3 §8. */
const TITLE = 'Error al actualizar';
const LOST = 'Oportunidad Perdida';

// What is missing or blank is a business refusal with its own text (document 3 §5), not a malformed request.
const texto = z.string().trim().max(4000).nullish();
export const datosSeguimiento = z.strictObject({
  porcentaje: z.literal([...PORCENTAJES, 0]).nullish(),
  comentario: texto,
  next_step: texto,
  fechaAccion: z.union([z.literal(''), dayText], 'Elige un día que exista').nullish(),
  year_cierre: year.optional(),
  mes_cierre: month.optional(),
  /** Of one by hand: its amount anew, net, in its currency. */
  monto: z.number().positive().max(1e12).optional(),
});
type Datos = z.output<typeof datosSeguimiento>;

export interface UpdateFacts {
  /** The server's pesos per dollar; null before the first. */
  readonly dolar: number | null;
}

/** What it comes to: the dollars of one by hand by the server's own rate, whatever the request said; null where there is none. */
export const pesosOfDollars = (dollars: number, dolar: number | null): number | null =>
  dolar === null ? null : Math.round(dollars * dolar);

/** Amounts that the update leaves it with; a quotation's are its own. */
function amountsOf(o: Opportunity, { monto }: Datos, dolar: number | null) {
  const { monto_total, montos, monto_dolares } = o;
  if (o.cotizacion !== null)
    return monto === undefined
      ? { monto_total, montos, monto_dolares }
      : reject(
          'MONTO_DE_COTIZACION',
          TITLE,
          `El monto es el de la Cotización N° ${o.cotizacion}: modifica la cotización para cambiarlo.`,
        );
  const dollars = monto_dolares === null ? null : (monto ?? monto_dolares);
  const total = dollars === null ? Math.round(monto ?? monto_total) : (pesosOfDollars(dollars, dolar) ?? monto_total);
  if (total < 1) return refused(noAmount);
  return { monto_total: total, montos: montos.map((of) => ({ ...of, monto: total })), monto_dolares: dollars };
}

/** Follows an opportunity a step further (document 3 §4, §5): stage, month of closing, next action; or ends it as lost. */
export const updateOpportunity = defineCommand({
  name: 'update-opportunity',
  context: 'forecast',
  path: '/forecast/oportunidad',
  accion: 'actualizar',
  access: { perfiles: FORECASTERS },
  summary: 'Registra el seguimiento de una oportunidad',
  request: z.strictObject({
    accion: z.literal('actualizar'),
    forecast: forecastId,
    oportunidad: oportunidadId,
    datos: datosSeguimiento,
    /** What the client takes a dollar for: recorded; the server's own rate decides. */
    dolar: z.number().positive().max(100_000).nullish(),
    expectedVersion,
  }),
  reply: z.object({ forecast: z.string() }),
  aggregate: opportunity,
  needsFacts: true,
  stream: (request) => request.oportunidad,
  when(state, user) {
    const o = openOpportunity(state, user, TITLE);
    return isRejection(o) ? o : undefined;
  },
  decide(state, request, { facts, user, now }: DecideContext<UpdateFacts>): readonly DomainEvent[] | Rejection {
    const o = ownOpportunity(state, user, TITLE);
    if (isRejection(o)) return o;
    if (forecastOf(request.forecast) === undefined || request.forecast !== o.forecast)
      return reject(
        'FORECAST_CAMBIO',
        TITLE,
        `La oportunidad está en el forecast de ${nombreCierre(o)}. Ábrela otra vez para ver cómo quedó.`,
      );
    const { datos } = request;
    const dolar = { informado: request.dolar ?? null, servidor: facts.dolar };
    const step = {
      estatus: 'PENDIENTE' as const,
      fecha: now,
      comentario: datos.comentario ?? '',
      year_cierre: datos.year_cierre ?? o.year_cierre,
      mes_cierre: datos.mes_cierre ?? o.mes_cierre,
    };
    if (datos.porcentaje === 0) {
      const blank = lostProblem(datos.comentario);
      if (blank) return refused(blank);
      const { year_cierre, mes_cierre, monto_total } = o;
      const { perdida: _, ...stage } = stageOf(0, monto_total);
      const { porcentaje, etapa } = stage;
      const last = { ...step, year_cierre, mes_cierre, porcentaje, etapa, next_step: LOST, fechaAccion: null };
      return [OpportunityLost({ oportunidad: refOf(o), paso: last, ...stage, monto_total, dolar })];
    }
    const problem = trackingProblem({ ...datos, ...step }, dayOf(now));
    if (problem) return refused(problem);
    const amounts = amountsOf(o, datos, facts.dolar);
    if (isRejection(amounts)) return amounts;
    const { perdida: _, ...stage } = stageOf(datos.porcentaje!, amounts.monto_total);
    const paso = {
      ...step,
      porcentaje: stage.porcentaje,
      etapa: stage.etapa,
      next_step: datos.next_step!,
      fechaAccion: datos.fechaAccion!,
    };
    const { year_cierre, mes_cierre } = step;
    return [
      OpportunityTracked({ oportunidad: refOf(o), paso, ...stage, ...amounts, dolar }),
      ...(changesForecast(o, step)
        ? [
            OpportunityMoved({
              oportunidad: refOf(o),
              desde: o.forecast,
              forecast: ownForecast(o.usuario._id, step),
              year_cierre,
              mes_cierre,
            }),
          ]
        : []),
    ];
  },
  answer: ({ state }) => ({ mensaje: 'La Oportunidad se actualizó con éxito', forecast: state!.forecast }),
});
