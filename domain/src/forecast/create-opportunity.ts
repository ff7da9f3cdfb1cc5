import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import { personOf } from '../kernel/principal.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { OpportunityCreated } from './events.ts';
import { refused } from './guards.ts';
import { FORECASTERS, opportunity } from './opportunity.ts';
import { type MontoMarca, forecastId, forecastOf, nombreMarca, ownForecast } from './parts.ts';
import { cierreOf, noAmount, nombreCierre, pastMonth, stageOf } from './tracking.ts';

const TITLE = 'La oportunidad no se creó';

export interface OpportunityFacts {
  readonly _id: string;
  readonly number: number;
  /** Whose forecast it goes into. */
  readonly usuario: { readonly _id: string; readonly nombre: string };
  readonly cotizacion: number | null;
  readonly cliente_id: string | null;
  readonly cliente_nombre: string;
  /** Net pesos. */
  readonly monto_total: number;
  readonly montos: readonly MontoMarca[];
  readonly monto_dolares: number | null;
  /** The server's pesos per dollar; null before the first. */
  readonly dolar: number | null;
}

/** Of a quotation, or by hand: for whom, of which brand and how much. */
export const nuevaOportunidad = z.strictObject({
  cotizacion: z.union([z.number().int().positive(), z.string().regex(/^\d{1,9}$/)]).optional(),
  cliente: z.string().min(1).max(60).optional(),
  /** Somebody who is no customer yet. */
  cliente_nombre: shortText.optional(),
  marca: nombreMarca.optional(),
  moneda: z.enum(['pesos', 'dolares']).optional(),
  /** Net, in its currency. */
  monto: z.number().positive().max(1e12).optional(),
});
export type NuevaOportunidad = z.output<typeof nuevaOportunidad>;

/** Takes an opportunity into the forecast of a month: one for each quotation, at 20 %. */
export const createOpportunity = defineCommand({
  name: 'create-opportunity',
  context: 'forecast',
  path: '/forecast/oportunidad',
  accion: 'nueva',
  access: { perfiles: FORECASTERS },
  summary: 'Agrega una oportunidad al forecast de un mes',
  request: z.strictObject({ accion: z.literal('nueva'), forecastID: forecastId, oportunidad: nuevaOportunidad }),
  reply: z.object({ _id: z.string(), number: z.number(), forecast: z.string() }),
  aggregate: opportunity,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<OpportunityFacts>) => facts._id,
  decide(state, { forecastID }, { facts, user, now }: DecideContext<OpportunityFacts>) {
    if (state)
      return reject(
        'OPORTUNIDAD_REPETIDA',
        TITLE,
        state.cotizacion === null
          ? 'Vuelve a intentarlo.'
          : `La Cotización N° ${state.cotizacion} ya está en el forecast de ${state.usuario.nombre}, ${nombreCierre(state)}.`,
      );
    const cierre = forecastOf(forecastID)!;
    const late = pastMonth(cierre, cierreOf(dayOf(now)));
    if (late) return refused(late);
    if (facts.monto_total < 1) return refused(noAmount);
    const { dolar, montos, ...of } = facts;
    const { perdida: _, ...stage } = stageOf(20, facts.monto_total);
    return [
      OpportunityCreated({
        ...of,
        montos: [...montos],
        creado_por: personOf(user),
        ...stage,
        dolar: { informado: null, servidor: dolar },
        forecast: ownForecast(facts.usuario._id, cierre),
        year_cierre: cierre.year_cierre,
        mes_cierre: cierre.mes_cierre,
        createdAt: now,
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `La oportunidad de ${state!.cliente_nombre} está en el forecast de ${nombreCierre(state!)}`,
    _id: state!._id,
    number: state!.number,
    forecast: state!.forecast,
  }),
});
