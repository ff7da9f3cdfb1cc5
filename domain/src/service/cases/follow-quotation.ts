import { z } from 'zod';
import { defineClaim } from '../../kernel/claim.ts';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { type Principal } from '../../kernel/principal.ts';
import { systemOnly } from '../../kernel/system-only.ts';
import { refOf, type RmaState, serviceCase } from './case.ts';
import { RmaQuoted, RmaQuoteFollowed } from './events.ts';
import { RMA_QUOTERS, rmaId } from './guards.ts';
import type { EstadoReparacion } from './parts.ts';

/** For which repair a quotation is made: one at a time. Streams `cotizacionrma-<number of the case>`. */
export const repairClaim = defineClaim('cotizacionrma', 'RmaQuotationClaimed', 'Cotización de un RMA');

const base = {
  kit: 'document' as const,
  context: 'service',
  path: '/rma/modificar',
  access: { perfiles: RMA_QUOTERS },
  aggregate: serviceCase,
  stream: ({ id }: { readonly id: string | number }) => String(id),
  when: (_state: RmaState, user: Principal) =>
    systemOnly(user, 'No se anotó', 'Lo que pasa con la cotización de un RMA lo anota el sistema.'),
};
const cotizacion = z.number().int().positive();

/** The quotation that was made from the case is its own; asked for by the process that follows quotations. */
export const linkRepair = defineCommand({
  ...base,
  name: 'link-rma-quotation',
  accion: 'cotizada',
  summary: 'Anota en un RMA la cotización que se hizo desde él; lo pide el sistema',
  request: z.strictObject({ accion: z.literal('cotizada'), id: rmaId, cotizacion }),
  decide: (state, { cotizacion: number }) =>
    !state || state.cotizacion === number
      ? []
      : [RmaQuoted({ rma: refOf(state), antes: state.cotizacion, cotizacion: number })],
  answer: () => ({ mensaje: 'La cotización quedó en el RMA' }),
});

/** What became of it, as the quotation's own stream says now: a repeat changes nothing. */
export const followRepair = defineCommand({
  ...base,
  name: 'follow-rma-quotation',
  accion: 'cotizacionsigue',
  summary: 'Anota en un RMA qué pasó con la cotización de su reparación; lo pide el sistema',
  request: z.strictObject({ accion: z.literal('cotizacionsigue'), id: rmaId, cotizacion }),
  needsFacts: true,
  decide(state, { cotizacion: number }, { facts: { estado } }: DecideContext<{ readonly estado: EstadoReparacion }>) {
    // Another quotation may have taken its place.
    if (!state || state.cotizacion !== number || state.cotizacion_estado === estado) return [];
    return [RmaQuoteFollowed({ rma: refOf(state), cotizacion: number, antes: state.cotizacion_estado, estado })];
  },
  answer: () => ({ mensaje: 'El RMA sigue su cotización' }),
});
