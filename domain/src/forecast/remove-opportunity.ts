import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { personOf } from '../kernel/principal.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { OpportunityRemoved } from './events.ts';
import { openOpportunity } from './guards.ts';
import { FORECASTERS, opportunity, refOf } from './opportunity.ts';
import { oportunidadId } from './parts.ts';

const TITLE = 'La oportunidad no se borró';

/** Takes out what was put in by mistake: followed once, it is lost and not removed (requirements §3). */
export const removeOpportunity = defineCommand({
  name: 'remove-opportunity',
  context: 'forecast',
  path: '/forecast/oportunidad',
  accion: 'borrar',
  access: { perfiles: FORECASTERS },
  summary: 'Borra una oportunidad sin seguimiento',
  request: z.strictObject({ accion: z.literal('borrar'), oportunidad: oportunidadId, expectedVersion }),
  aggregate: opportunity,
  stream: (request) => request.oportunidad,
  when(state, user) {
    const o = openOpportunity(state, user, TITLE);
    if (isRejection(o)) return o;
    return o.tracking.length > 0
      ? reject('CON_SEGUIMIENTO', TITLE, 'Ya tiene seguimiento. Márcala como perdida si no seguirá.')
      : undefined;
  },
  decide: (state, _request, { user }) => [OpportunityRemoved({ oportunidad: refOf(state!), usuario: personOf(user) })],
  answer: () => ({ mensaje: 'La oportunidad fue borrada' }),
});
