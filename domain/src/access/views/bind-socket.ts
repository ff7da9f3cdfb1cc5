import { z } from 'zod';
import { defineQuery, self } from '../../kernel/query.ts';

/**
 * Kept for clients of the former system (document 1 §7, answer ignored). Here a socket says itself who it is, with its
 * token in the first frame (docs/adr/0003), so nothing is bound: an id that anybody could send would prove nothing.
 */
export const bindSocket = defineQuery({
  scope: self,
  name: 'bind-socket',
  asOf: { now: 'La conexión es la de ahora.' },
  context: 'access',
  path: '/usuarios/actualizarsocket',
  accion: 'simple',
  access: { perfiles: 'todos' },
  reads: [],
  summary: 'Recibe el socket del cliente; sin efecto',
  request: z.strictObject({ accion: z.literal('simple'), idSocket: z.string().max(200).nullish() }),
  reply: z.object({ ok: z.literal(true) }),
});
