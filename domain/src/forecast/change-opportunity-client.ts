import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { OpportunityClientChanged } from './events.ts';
import { opportunity, refOf } from './opportunity.ts';
import { oportunidadId } from './parts.ts';

export interface OpportunityClient {
  readonly _id: string;
  readonly nombre: string;
}

/**
 * The opportunity of a customer that was merged is the other one's; what was lost or billed keeps the name. Issued by the
 * process that follows merges, and a repeat changes nothing.
 */
export const changeOpportunityClient = defineCommand({
  name: 'change-opportunity-client',
  context: 'forecast',
  path: '/forecast/clienteunido',
  access: { perfiles: ['Administrador'] },
  summary: 'Pasa una oportunidad al cliente al que se unió el suyo',
  request: z.strictObject({ oportunidad: oportunidadId }),
  aggregate: opportunity,
  needsFacts: true,
  stream: (request) => request.oportunidad,
  decide(state, _request, { facts }: DecideContext<OpportunityClient | null>) {
    if (!state || !facts || state.cliente_id === facts._id) return [];
    const closed = state.perdida || state.facturado_at !== null;
    const { cliente_id, cliente_nombre } = state;
    const now = { cliente_id: facts._id, cliente_nombre: closed ? cliente_nombre : facts.nombre };
    return [
      OpportunityClientChanged({
        oportunidad: refOf({ ...state, ...now }),
        antes: { cliente_id, cliente_nombre },
        ...now,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La oportunidad es de ${state?.cliente_nombre ?? 'nadie'}` }),
});
