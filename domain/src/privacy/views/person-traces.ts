import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';

const count = z.number().int();

/** Mails that are named before they are erased. */
export const MAILS_SHOWN = 5;

/** What is erased beside the log when a person is forgotten: shown before it is decided. */
export const personTraces = defineQuery({
  name: 'person-traces',
  context: 'privacy',
  path: '/privacidad/listar',
  accion: 'rastros',
  access: { perfiles: ['Administrador'] },
  summary: 'Qué se borra, además, al olvidar a una persona: correos, borradores, avisos y planillas',
  reads: ['privacy/person-list'],
  scope: everyone,
  asOf: { now: 'Se cuenta lo que se borraría ahora.' },
  request: z.strictObject({
    accion: z.literal('rastros'),
    persona: z.string('Elige a la persona').min(1, 'Elige a la persona').max(400),
  }),
  reply: z.object({
    correos: count,
    /** The newest of these mails. */
    ejemplos: z.array(z.object({ para: z.string(), asunto: z.string() })).max(MAILS_SHOWN),
    borradores: count,
    avisos: count,
    /** Spreadsheets that wait for their owners: all of them go. */
    planillas: count,
    /** Texts are looked through for the name, too: it is of two words or more. */
    por_nombre: z.boolean(),
  }),
});
export type PersonTraces = z.output<typeof personTraces.reply>;
