import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { parseRut } from '../kernel/rut.ts';
import { QuotationAccepted } from './events.ts';
import { personName, publicCommand, tokenText } from './public-base.ts';
import { refOf } from './quotation.ts';
import { answered, type SharedFacts, sharedQuotation } from './shared-quotation.ts';

const TITLE = 'La cotización no se aceptó';

/** The customer accepts what is on the page: with name and RUT, and only the version that was read. */
export const acceptQuotation = defineCommand({
  ...publicCommand,
  name: 'accept-quotation',
  accion: 'aceptar',
  summary: 'El cliente acepta su cotización',
  request: z.strictObject({
    accion: z.literal('aceptar'),
    token: tokenText,
    nombre: personName,
    rut: z.string().trim().max(20),
    /** The version that was on the page. */
    version_guardada: z.number().int().positive(),
  }),
  decide(state, { nombre, rut, version_guardada }, { facts, now }: DecideContext<SharedFacts>) {
    const q = sharedQuotation(state, facts.token_hash, now);
    if (isRejection(q)) return q;
    const person = parseRut(rut);
    if (!person)
      return reject(
        'RUT_INVALIDO',
        TITLE,
        'El RUT no es válido. Escríbelo con su dígito verificador, como 12.345.678-5.',
      );
    if (q.respuesta?.estado === 'aceptada' && q.respuesta.rut === person.rut) return [];
    const no = answered(q, now, TITLE);
    if (no) return no;
    if (version_guardada !== q.version_guardada)
      return reject('VERSION_DISTINTA', TITLE, 'La cotización cambió mientras la leías. Revísala y acéptala de nuevo.');
    const change = { cotizacion: refOf(q), estado: q.estado };
    return [QuotationAccepted({ ...change, nombre, rut: person.rut, version_guardada, fecha: now })];
  },
  answer: ({ state }) => ({ mensaje: `Gracias. ${state!.ejecutivo.nombre} recibió tu aceptación.` }),
});
