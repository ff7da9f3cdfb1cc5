import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { seenVersion } from '../kernel/text.ts';
import { QuotationHeaderChanged } from './events.ts';
import { cotizacionId, forOwnQuotation, openQuotation, QUOTERS } from './guards.ts';
import { type CabeceraPedida, cabeceraPedida, extendedAgain, refusedHeader } from './header.ts';
import type { NewQuotationFacts } from './new-quotation.ts';
import type { CabeceraCotizacion } from './parts.ts';
import { type Quotation, quotation, refOf } from './quotation.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';

const TITLE = 'La cotización no se guardó';

/** What of the conditions differs from what is asked for; undefined when nothing does. `used` are the text blocks named. */
export function headerChange(
  q: Quotation,
  { condiciones, ...fields }: CabeceraPedida,
  used: NewQuotationFacts['condiciones'],
) {
  const wanted = { ...fields, ...(condiciones && { condiciones: used }) };
  const changes = changesOf<CabeceraCotizacion>(q, wanted as Partial<CabeceraCotizacion>);
  return changes && { cotizacion: refOf(q), estado: q.estado, ...changes };
}

/** Conditions, delivery and validity of a quotation; its lines stay as they are. */
export const editQuotationHeader = defineCommand({
  name: 'edit-quotation-header',
  context: 'quotations',
  path: '/web/cotizaciones/editar',
  accion: 'simple',
  access: { perfiles: QUOTERS },
  summary: 'Modifica las condiciones de una cotización',
  request: z.strictObject({
    accion: z.literal('simple'),
    id: cotizacionId,
    cotizacion: cabeceraPedida,
    expectedVersion: seenVersion,
  }),
  refers: { 'cotizacion.bodega_entrega': openWarehouse },
  aggregate: quotation,
  needsFacts: true,
  stream: (request) => String(request.id),
  when: forOwnQuotation(TITLE),
  decide(state, { cotizacion }, context: DecideContext<Pick<NewQuotationFacts, 'condiciones'>>) {
    const q = openQuotation(state, context, TITLE);
    if (isRejection(q)) return q;
    const refused = refusedHeader(cotizacion, q, context, TITLE) ?? extendedAgain(cotizacion, q, context.user, TITLE);
    if (refused) return refused;
    const change = headerChange(q, cotizacion, context.facts.condiciones);
    return change ? [QuotationHeaderChanged(change)] : [];
  },
  answer: ({ state }) => ({ mensaje: `Las condiciones de la Cotización N° ${state!.number} fueron modificadas` }),
});
