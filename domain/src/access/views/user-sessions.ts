import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { sessionRow } from './session-row.ts';

/** A session: device, address, when it began, was last used and ended. */
const openedSession = sessionRow.schema
  .pick({ _id: true, usuario: true, activa: true, inicio: true, fin: true, motivo: true, ip: true, dispositivo: true })
  .extend({ ultimo_uso: z.string(), actual: z.boolean() });

/** Open sessions first, then the latest ended ones. */
export const userSessions = defineQuery({
  name: 'user-sessions',
  asOf: { none: 'Las sesiones no guardan su historia.' },
  context: 'access',
  path: '/usuarios/sesiones',
  accion: 'listar',
  access: { perfiles: ['Administrador'] },
  reads: [sessionRow.projection],
  topic: sessionRow.topic!,
  scope: sessionRow.scope,
  summary: 'Sesiones de un usuario',
  request: z.strictObject({ accion: z.literal('listar'), usuario: z.string().min(1).max(80) }),
  reply: z.object({
    /** Of all time; the reply holds the open and the latest of them. */ total: z.number().int(),
    sesiones: z.array(openedSession),
  }),
});
