import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { legible, shortText } from '../kernel/text.ts';
import { instantText } from '../kernel/when.ts';
import { OpportunityEventScheduled } from './events.ts';
import { ownOpportunity, refused } from './guards.ts';
import { FORECASTERS, opportunity, refOf } from './opportunity.ts';
import { forecastId, oportunidadId } from './parts.ts';
import { closedProblem } from './tracking.ts';

const TITLE = 'El evento no se agendó';
/** Dates of one opportunity; a sheet shows them all. */
const MOST = 200;

/** Puts a date of an opportunity into its owner's calendar. */
export const addOpportunityEvent = defineCommand({
  name: 'add-opportunity-event',
  context: 'forecast',
  path: '/forecast/oportunidad',
  accion: 'agregarevento',
  access: { perfiles: FORECASTERS },
  summary: 'Agenda un evento de una oportunidad',
  request: z.strictObject({
    accion: z.literal('agregarevento'),
    forecast: forecastId,
    oportunidad: oportunidadId,
    evento: z.strictObject({
      titulo: shortText,
      fecha: instantText,
      comentario: z.string().overwrite(legible).trim().max(2000).default(''),
    }),
  }),
  aggregate: opportunity,
  stream: (request) => request.oportunidad,
  when(state, user) {
    const o = ownOpportunity(state, user, TITLE);
    if (isRejection(o)) return o;
    // What is ordered is still delivered and paid: it may have dates.
    const lost = closedProblem({ pedido: 0, perdida: o.perdida });
    return lost && refused(lost);
  },
  decide(state, { forecast, evento }, { commandId }) {
    const o = state!;
    if (forecast !== o.forecast)
      return reject('FORECAST_CAMBIO', TITLE, 'La oportunidad cambió de mes. Ábrela otra vez y agenda el evento.');
    if (o.eventos.length >= MOST)
      return reject('CALENDARIO_LLENO', TITLE, `La oportunidad ya tiene ${MOST} eventos. Usa el seguimiento.`);
    const fecha = new Date(evento.fecha).toISOString();
    return [OpportunityEventScheduled({ oportunidad: refOf(o), evento: { ...evento, fecha, _id: commandId } })];
  },
  answer: () => ({ mensaje: 'El evento fue agendado' }),
});
