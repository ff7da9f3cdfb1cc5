import { z } from 'zod';
import type { Lacking } from '../inventory/unmet/lacking.shared.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { QuotationCancelled } from './events.ts';
import { cotizacionId, notOwn, QUOTERS, visibleQuotation } from './guards.ts';
import { quotation, refOf } from './quotation.ts';

export interface CancelFacts {
  /** What its lines want beyond what its warehouse has; gathered only where the reason says so. */
  readonly faltantes: readonly Lacking[];
}

const TITLE = 'La cotización no se anuló';

/** Ends a quotation that became no order; its reason is asked for (requirements §3). */
export const cancelQuotation = defineCommand({
  name: 'cancel-quotation',
  context: 'quotations',
  path: '/web/cotizaciones/anularcotizacion',
  access: { perfiles: QUOTERS },
  summary: 'Anula una cotización',
  request: z.strictObject({
    accion: z.string().max(40).optional(),
    id: cotizacionId,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().trim().max(4000).default(''),
    expectedVersion,
  }),
  aggregate: quotation,
  stream: (request) => String(request.id),
  when(state, user) {
    const q = visibleQuotation(state, user);
    if (isRejection(q)) return q;
    const refuse = (mensaje: string) => reject('ESTADO_NO_PERMITE', TITLE, mensaje);
    if (q.estado === 'Anulada') return refuse(`La Cotización N° ${q.number} ya está anulada.`);
    return q.estado === 'Convertida'
      ? refuse(`La Cotización N° ${q.number} ya es el Pedido N° ${q.pedido}.`)
      : notOwn(q, user, TITLE);
  },
  decide(state, { motivo }, { facts }: DecideContext<CancelFacts | undefined>) {
    const q = state!;
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    const faltantes = facts?.faltantes ?? [];
    return [
      QuotationCancelled({
        cotizacion: refOf(q),
        estado: 'Anulada',
        motivo,
        ...(faltantes.length > 0 && { faltantes: [...faltantes] }),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La Cotización N° ${state!.number} fue anulada` }),
});
