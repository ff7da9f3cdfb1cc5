import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { QuotationClientChanged } from './events.ts';
import { cotizacionId } from './guards.ts';
import type { ClienteCotizado, EstadoCotizacion } from './parts.ts';
import { quotation, refOf } from './quotation.ts';

/** What was sent, and is over, keeps the name and the RUT that it was sent with. */
const CLOSED: readonly EstadoCotizacion[] = ['Convertida', 'Expirada', 'Anulada'];

/**
 * The quotation of a customer that was merged is the other one's; its prices stay as they are. Issued by the process that
 * follows merges, and a repeat changes nothing.
 */
export const changeQuotationClient = defineCommand({
  name: 'change-quotation-client',
  context: 'quotations',
  path: '/web/cotizaciones/clienteunido',
  access: { perfiles: ['Administrador'] },
  summary: 'Pasa una cotización al cliente al que se unió el suyo',
  request: z.strictObject({ cotizacion: cotizacionId }),
  aggregate: quotation,
  needsFacts: true,
  stream: (request) => request.cotizacion,
  decide(state, _request, { facts }: DecideContext<ClienteCotizado | null>) {
    if (!state || !facts || state.cliente._id === facts._id) return [];
    const cliente = CLOSED.includes(state.estado) ? { ...state.cliente, _id: facts._id } : facts;
    return [
      QuotationClientChanged({
        cotizacion: refOf({ ...state, cliente }),
        estado: state.estado,
        antes: state.cliente,
        cliente,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La Cotización es de ${state?.cliente.nombre ?? 'nadie'}` }),
});
