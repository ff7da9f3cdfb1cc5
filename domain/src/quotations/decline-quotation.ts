import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { QuotationDeclined } from './events.ts';
import { personName, publicCommand, tokenText } from './public-base.ts';
import { refOf } from './quotation.ts';
import { answered, type SharedFacts, sharedQuotation } from './shared-quotation.ts';

const TITLE = 'La respuesta no se guardó';

/** The customer declines, and says why. */
export const declineQuotation = defineCommand({
  ...publicCommand,
  name: 'decline-quotation',
  accion: 'declinar',
  summary: 'El cliente declina su cotización',
  request: z.strictObject({
    accion: z.literal('declinar'),
    token: tokenText,
    motivo: z.string().trim().min(1, 'Cuéntanos el motivo').max(1000),
    nombre: personName.optional(),
    /** The version that was on the page; absent: whichever there is. */
    version_guardada: z.number().int().positive().optional(),
  }),
  decide(state, { motivo, nombre, version_guardada: read }, { facts, now }: DecideContext<SharedFacts>) {
    const q = sharedQuotation(state, facts.token_hash, now);
    if (isRejection(q)) return q;
    if (q.respuesta?.estado === 'declinada') return [];
    const no = answered(q, now, TITLE);
    if (no) return no;
    const { version_guardada } = q;
    if (read !== undefined && read !== version_guardada)
      return reject('VERSION_DISTINTA', TITLE, 'La cotización cambió mientras la leías. Revísala antes de responder.');
    const change = { cotizacion: refOf(q), estado: q.estado };
    return [QuotationDeclined({ ...change, motivo, nombre: nombre ?? null, version_guardada, fecha: now })];
  },
  answer: ({ state }) => ({ mensaje: `Gracias por avisar. ${state!.ejecutivo.nombre} recibió tu respuesta.` }),
});
