import { z } from 'zod';
import { ESTADOS_TRABAJO } from '../job-looks.ts';
import { defineQuery, self } from '../../kernel/query.ts';

/** State of a person's own job; the same fields arrive live as frame `trabajo`. */
export const jobStatus = defineQuery({
  scope: self,
  context: 'reports',
  name: 'job-status',
  asOf: { now: 'El trabajo es de ahora.' },
  method: 'GET',
  path: '/trabajos/:id',
  reads: [],
  access: { perfiles: 'todos' },
  summary: 'Estado de un trabajo propio',
  request: z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/, 'no es un identificador') }),
  reply: z.object({
    ok: z.literal(true),
    id: z.string(),
    nombre: z.string(),
    estado: z.enum(ESTADOS_TRABAJO),
    progreso: z.number().int(),
    texto: z.string().nullable(),
    resultado: z.unknown(),
    error: z.string().nullable(),
  }),
});
